<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutSection</name>
    <message>
        <source>About</source>
        <translation>Informazioni</translation>
    </message>
    <message>
        <source>Burning Planets {version}</source>
        <translation>Burning Planets {version}</translation>
    </message>
    <message>
        <source>New versions are on a page that opens in your browser. The program itself never connects to anything.</source>
        <translation>Le nuove versioni sono su una pagina che si apre nel browser. Il programma non si collega mai a niente.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>Look for a new version</source>
        <translation>Cerca una nuova versione</translation>
    </message>
</context>
<context>
    <name>AmountForm</name>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{count} of {total} cards</source>
        <translation>Carte: {count} di {total}</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation>Quali</translation>
    </message>
    <message>
        <source>What exactly</source>
        <translation>Nel dettaglio</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Bottino</translation>
    </message>
    <message>
        <source>Their losses</source>
        <translation>Le loro perdite</translation>
    </message>
    <message>
        <source>{number} destroyed</source>
        <translation>Distrutti: {number}</translation>
    </message>
    <message>
        <source>Chance to destroy everything</source>
        <translation>Probabilità di distruggere tutto</translation>
    </message>
    <message>
        <source>Chance to destroy {target}</source>
        <translation>Probabilità di distruggere: {target}</translation>
    </message>
    <message>
        <source>Chance to destroy at least {number}</source>
        <translation>Probabilità di distruggerne almeno {number}</translation>
    </message>
    <message>
        <source>Destroyed on average</source>
        <translation>Distrutti in media</translation>
    </message>
    <message>
        <source>Loot on average, all resources together</source>
        <translation>Bottino medio, tutte le risorse insieme</translation>
    </message>
    <message>
        <source>Their losses on average, all resources together</source>
        <translation>Loro perdite medie, tutte le risorse insieme</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>Altri: {count}</translation>
    </message>
    <message>
        <source>Destroyed on average: {mean}</source>
        <translation>Distrutti in media: {mean}</translation>
    </message>
    <message>
        <source>Loot on average: {amounts}</source>
        <translation>Bottino medio: {amounts}</translation>
    </message>
    <message>
        <source>Their losses on average: {amounts}</source>
        <translation>Loro perdite medie: {amounts}</translation>
    </message>
    <message>
        <source>Simulated fights: {runs}, seed {seed}, total: {count}. The true value of playing this way lies within {span} (95 %); the best way can only be better.</source>
        <translation>Combattimenti simulati: {runs}, seme {seed}, totale: {count}. Il valore vero di questo modo di giocare sta in {span} (95 %); il modo migliore può solo fare meglio.</translation>
    </message>
    <message>
        <source>Simulated fights: {runs}, seed {seed}, total: {count}. The true value lies within {span} (95 %).</source>
        <translation>Combattimenti simulati: {runs}, seme {seed}, totale: {count}. Il valore vero sta in {span} (95 %).</translation>
    </message>
    <message>
        <source>Nothing here can destroy: {targets}</source>
        <translation>Qui niente può distruggere: {targets}</translation>
    </message>
    <message>
        <source>Enemy attacks prevented, on average</source>
        <translation>Attacchi nemici impediti, in media</translation>
    </message>
    <message>
        <source>The attacker never loses a unit.</source>
        <translation>Chi attacca non perde mai unità.</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Calculated by</source>
        <translation>Calcolato secondo</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Scala dell'interfaccia</translation>
    </message>
    <message>
        <source>Text, buttons and spacing; a board has its own zoom.</source>
        <translation>Testo, pulsanti e spazi; un tabellone ha il suo zoom.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Completo</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Less: changes appear at once, without animation. Nothing ever flashes.</source>
        <translation>Ridotto: i cambiamenti appaiono subito, senza animazioni. Niente lampeggia mai.</translation>
    </message>
    <message>
        <source>Large buttons; one finger moves lists and boards, two fingers zoom, and a long press is a right click. Mouse and keyboard work as before.</source>
        <translation>Pulsanti grandi; un dito sposta elenchi e tabelloni, due dita ingrandiscono, e una pressione lunga vale come clic destro. Mouse e tastiera funzionano come prima.</translation>
    </message>
    <message>
        <source>At the first touch</source>
        <translation>Al primo tocco</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>Modalità tocco</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Dark for the evening, light for the day.</source>
        <translation>Scuro per la sera, chiaro per il giorno.</translation>
    </message>
</context>
<context>
    <name>AskingPanel</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>AsteroidForm</name>
    <message>
        <source>Remove this asteroid</source>
        <translation>Togli questo asteroide</translation>
    </message>
    <message>
        <source>Nothing is on it. The structure tool can place something here.</source>
        <translation>Non c'è niente sopra. Lo strumento struttura può metterci qualcosa.</translation>
    </message>
</context>
<context>
    <name>AsteroidStructurePicker</name>
    <message>
        <source>What stands on the asteroid</source>
        <translation>Cosa c'è sull'asteroide</translation>
    </message>
    <message>
        <source>{what} of {owner} stands on it</source>
        <translation>Sopra: {what}, di {owner}</translation>
    </message>
    <message>
        <source>Nothing is on it</source>
        <translation>Non c'è niente</translation>
    </message>
</context>
<context>
    <name>AttackForm</name>
    <message>
        <source>Fee for each vessel that supports</source>
        <translation>Compenso per ogni vascello di supporto</translation>
    </message>
    <message>
        <source>Only if the attack hits</source>
        <translation>Solo se l'attacco va a segno</translation>
    </message>
    <message>
        <source>Share of the salvage for each</source>
        <translation>Quota del recupero per ciascuna</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Declare only</source>
        <translation>Solo dichiarare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Try it as often as you like: none of it counts</source>
        <translation>Prova quante volte vuoi: niente di questo conta</translation>
    </message>
    <message>
        <source>Attack on {unit}</source>
        <translation>Attacco a: {unit}</translation>
    </message>
    <message>
        <source>{unit}: +{bonus}, distance {distance}</source>
        <translation>{unit}: +{bonus}, distanza {distance}</translation>
    </message>
    <message>
        <source>no hit possible</source>
        <translation>nessun colpo possibile</translation>
    </message>
    <message>
        <source>first hit of the fight {percent} %</source>
        <translation>primo colpo a segno {percent} %</translation>
    </message>
</context>
<context>
    <name>AuditLine</name>
    <message>
        <source>These accounts do not add up: {accounts}</source>
        <translation>Questi conti non tornano: {accounts}</translation>
    </message>
    <message numerus="yes">
        <source>Ledger is correct: %n entries checked.</source>
        <translation>
            <numerusform>I conti tornano: %n voce verificata.</numerusform>
            <numerusform>I conti tornano: %n voci verificate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the ledger</source>
        <translation>Verifica i conti</translation>
    </message>
</context>
<context>
    <name>BackupActions</name>
    <message>
        <source>Back up now</source>
        <translation>Fai una copia ora</translation>
    </message>
    <message>
        <source>{title} (from a backup)</source>
        <translation>{title} (da una copia)</translation>
    </message>
    <message>
        <source>The backup is open as a new box: {path}</source>
        <translation>La copia di sicurezza è aperta come nuova scatola: {path}</translation>
    </message>
    <message>
        <source>Backed up: {path}</source>
        <translation>Copia di sicurezza fatta: {path}</translation>
    </message>
    <message>
        <source>Not everything in this box is as it was written. {reason} Earlier backups are kept beside the new ones.</source>
        <translation>Non tutto in questa scatola è come è stato scritto. {reason} Le copie di sicurezza precedenti restano accanto alle nuove.</translation>
    </message>
    <message>
        <source>Restore from a backup …</source>
        <translation>Ripristina da una copia di sicurezza …</translation>
    </message>
    <message>
        <source>Restored as a copy: “{title}”. Nothing else changed.</source>
        <translation>Ripristinato come copia: «{title}». Nient'altro è cambiato.</translation>
    </message>
    <message>
        <source>No backup could be made; the program will try again later. {reason}</source>
        <translation>Nessuna copia di sicurezza è stata fatta; si riproverà più tardi. {reason}</translation>
    </message>
</context>
<context>
    <name>BackupsPanel</name>
    <message>
        <source>Backups, the newest first</source>
        <translation>Copie di sicurezza, le più recenti prima</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Che cosa contiene</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fai una copia ora</translation>
    </message>
    <message>
        <source>Open all of it as a new box</source>
        <translation>Apri tutto come nuova scatola</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Le più recenti prima</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>with something damaged or edited</source>
        <translation>con qualcosa di danneggiato o modificato</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>nel cestino</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when a round ends, when a match or a map is closed, and when you quit.</source>
        <translation>Ancora nessuna copia di sicurezza. Si fanno in automatico quando finisce un giro, quando si chiude una partita o una mappa e quando si esce.</translation>
    </message>
    <message>
        <source>Restore a copy</source>
        <translation>Ripristina una copia</translation>
    </message>
    <message>
        <source>Restored items are added; nothing is replaced or removed.</source>
        <translation>Gli elementi ripristinati si aggiungono: nulla viene sostituito o tolto.</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Cells of the planet</source>
        <translation>Caselle del pianeta</translation>
    </message>
    <message>
        <source>Free border cells</source>
        <translation>Caselle di bordo libere</translation>
    </message>
    <message>
        <source>Natural resources</source>
        <translation>Risorse naturali</translation>
    </message>
    <message>
        <source>of these forests</source>
        <translation>di cui foreste</translation>
    </message>
    <message>
        <source>of these mountains</source>
        <translation>di cui montagne</translation>
    </message>
    <message>
        <source>Steps to the nearest free planet</source>
        <translation>Passi dal pianeta libero più vicino</translation>
    </message>
    <message>
        <source>Steps to free planets, on average</source>
        <translation>Passi dai pianeti liberi, in media</translation>
    </message>
    <message>
        <source>Steps to the nearest asteroid</source>
        <translation>Passi dall'asteroide più vicino</translation>
    </message>
    <message>
        <source>Asteroids within {steps} steps</source>
        <translation>Asteroidi entro {steps} passi</translation>
    </message>
    <message>
        <source>Steps to the nearest opponent</source>
        <translation>Passi dall'avversario più vicino</translation>
    </message>
    <message>
        <source>Steps to opponents, on average</source>
        <translation>Passi dagli avversari, in media</translation>
    </message>
    <message>
        <source>Space cells nearest to it</source>
        <translation>Caselle di spazio più vicine</translation>
    </message>
    <message>
        <source>Contested cells</source>
        <translation>Caselle contese</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Passaggi stretti</translation>
    </message>
    <message>
        <source>The largest difference: {least} against {most}, {percent} % less</source>
        <translation>La differenza più grande: {least} contro {most}, il {percent} % in meno</translation>
    </message>
    <message>
        <source>All starting positions are equal.</source>
        <translation>Tutte le posizioni di partenza sono uguali.</translation>
    </message>
    <message>
        <source>Balanced: the differences are small.</source>
        <translation>Equilibrata: le differenze sono piccole.</translation>
    </message>
    <message>
        <source>Almost balanced. Look at: {measure}</source>
        <translation>Quasi equilibrata. Da guardare: {measure}</translation>
    </message>
    <message>
        <source>Not balanced. Look at: {measure}</source>
        <translation>Non equilibrata. Da guardare: {measure}</translation>
    </message>
</context>
<context>
    <name>BalanceCard</name>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sul tabellone</translation>
    </message>
    <message>
        <source>Steps to {player}</source>
        <translation>Passi fino a {player}</translation>
    </message>
    <message>
        <source>Point at a cell of space to see whose it is, and why.</source>
        <translation>Indica una casella di spazio per vedere di chi è, e perché.</translation>
    </message>
    <message numerus="yes">
        <source>{cell}: contested. {players} are equally near: %n step(s).</source>
        <translation>
            <numerusform>{cell}: contesa. {players} sono ugualmente vicini: %n passo.</numerusform>
            <numerusform>{cell}: contesa. {players} sono ugualmente vicini: %n passi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell}: nearest to {player}, %n step(s).</source>
        <translation>
            <numerusform>{cell}: più vicina a {player}, %n passo.</numerusform>
            <numerusform>{cell}: più vicina a {player}, %n passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {player}, {steps}.</source>
        <translation>Poi {player}, {steps}.</translation>
    </message>
    <message>
        <source>Steps to {name}</source>
        <translation>Passi fino a: {name}</translation>
    </message>
    <message>
        <source>There are no starting planets yet. Select a planet and set its player in the inspector.</source>
        <translation>Non ci sono ancora pianeti di partenza. Seleziona un pianeta e imposta il giocatore nell'ispettore.</translation>
    </message>
    <message>
        <source>{cell}: no ship can get here; every way is blocked.</source>
        <translation>{cell}: nessuna nave arriva qui; tutto è bloccato.</translation>
    </message>
    <message>
        <source>Going around planets and asteroids costs {player} {steps}.</source>
        <translation>Aggirare pianeti e asteroidi costa a {player}: {steps}.</translation>
    </message>
</context>
<context>
    <name>BankerForm</name>
    <message>
        <source>Who is the banker</source>
        <translation>Chi è il banchiere</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} è d'accordo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banchiere</translation>
    </message>
    <message>
        <source>Nobody: everyone adds entries</source>
        <translation>Nessuno: registrano tutti</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN (facoltativo)</translation>
    </message>
    <message>
        <source>Everyone has to agree to a change:</source>
        <translation>Per un cambio devono essere d'accordo tutti:</translation>
    </message>
    <message>
        <source>Only the banker adds or removes money. The program asks for the PIN.</source>
        <translation>Solo il banchiere aggiunge o toglie denaro. Il programma chiede il PIN.</translation>
    </message>
</context>
<context>
    <name>BankerPinForm</name>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>PIN of the banker, {player}</source>
        <translation>PIN del banchiere, {player}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registra</translation>
    </message>
    <message>
        <source>Wrong PIN. Nothing was recorded.</source>
        <translation>PIN errato. Non è stato registrato nulla.</translation>
    </message>
</context>
<context>
    <name>BarterForm</name>
    <message>
        <source>Who offers</source>
        <translation>Chi offre</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A chi</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Scrivi una bolla</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>Barter or pay</source>
        <translation>Baratta o paga</translation>
    </message>
    <message>
        <source>Nothing is offered yet: type an amount.</source>
        <translation>Non si offre ancora niente: scrivi una quantità.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {goods}.</source>
        <translation>{giver} dà a {receiver}: {goods}.</translation>
    </message>
    <message>
        <source>{receiver} gives {giver}: {goods}.</source>
        <translation>{receiver} dà a {giver}: {goods}.</translation>
    </message>
    <message>
        <source>{player} declines. Nothing has changed.</source>
        <translation>{player} rifiuta. Non è cambiato niente.</translation>
    </message>
    <message>
        <source>Make the offer</source>
        <translation>Fai l'offerta</translation>
    </message>
    <message>
        <source>This game has no such deals.</source>
        <translation>Questo gioco non prevede affari di questo tipo.</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacca</translation>
    </message>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Usciti: {dice}</translation>
    </message>
    <message>
        <source>No roll can destroy it. Choose another target.</source>
        <translation>Nessun tiro può distruggere questo bersaglio. Scegline un altro.</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dadi usciti</translation>
    </message>
    <message>
        <source>Attack anyway</source>
        <translation>Attacca comunque</translation>
    </message>
    <message>
        <source>Attack roll, d{die}:</source>
        <translation>Tiro d'attacco, d{die}:</translation>
    </message>
    <message>
        <source>Defence roll, d{die}:</source>
        <translation>Tiro di difesa, d{die}:</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>nobody's</source>
        <translation>di nessuno</translation>
    </message>
</context>
<context>
    <name>BoardForm</name>
    <message>
        <source>Tiles wide</source>
        <translation>Riquadri in larghezza</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Riquadri in altezza</translation>
    </message>
    <message>
        <source>Cells wide</source>
        <translation>Caselle in larghezza</translation>
    </message>
    <message>
        <source>Cells high</source>
        <translation>Caselle in altezza</translation>
    </message>
    <message>
        <source>The outline is not a rectangle.</source>
        <translation>Il contorno non è un rettangolo.</translation>
    </message>
    <message>
        <source>New tiles come on the right and below; the Tiles tool lays them anywhere.</source>
        <translation>I nuovi riquadri si aggiungono a destra e in basso; con lo strumento Riquadri si mettono ovunque.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>BodyForm</name>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Planet or asteroid</source>
        <translation>Pianeta o asteroide</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Risorsa</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>On the real board, but not in the list yet</source>
        <translation>Sul tabellone vero, ma non ancora nell'elenco</translation>
    </message>
</context>
<context>
    <name>BoxLostPanel</name>
    <message>
        <source>Save everything elsewhere …</source>
        <translation>Salva tutto altrove …</translation>
    </message>
    <message>
        <source>This step was not made. Everything up to it is still here: what is open comes from memory, the rest as far as it can be read.</source>
        <translation>Questo passo non è stato fatto. Tutto ciò che viene prima c'è ancora: quello che è aperto viene dalla memoria, il resto per quanto si può leggere.</translation>
    </message>
    <message>
        <source>The file of this box is not as we left it</source>
        <translation>Il file di questa scatola non è come l'abbiamo lasciato</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Continua a guardare</translation>
    </message>
</context>
<context>
    <name>BoxProblemPanel</name>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Open my usual box</source>
        <translation>Apri la mia solita scatola</translation>
    </message>
    <message>
        <source>Open another box …</source>
        <translation>Apri un'altra scatola …</translation>
    </message>
    <message>
        <source>Create a new box …</source>
        <translation>Crea una nuova scatola …</translation>
    </message>
    <message>
        <source>Save what can be read …</source>
        <translation>Salva ciò che si può leggere …</translation>
    </message>
    <message>
        <source>This box is damaged</source>
        <translation>Questa scatola è danneggiata</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… e ancora %n.</numerusform>
            <numerusform>… e altri %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in {folder}; import the files into another box:</source>
        <translation>Salvato in {folder}; importa i file in un'altra scatola:</translation>
    </message>
    <message>
        <source>None of it can be read any more.</source>
        <translation>Non se ne può più leggere nulla.</translation>
    </message>
    <message>
        <source>Restore from a backup …</source>
        <translation>Ripristina da una copia di sicurezza …</translation>
    </message>
    <message>
        <source>Your box could not be opened</source>
        <translation>Non è stato possibile aprire la tua scatola</translation>
    </message>
</context>
<context>
    <name>BoxQuestionPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Another box</source>
        <translation>Un'altra scatola</translation>
    </message>
    <message>
        <source>Open the box {new}? {old} will be closed; nothing in it is lost.</source>
        <translation>Aprire la scatola {new}? {old} verrà chiusa; niente di ciò che contiene va perso.</translation>
    </message>
</context>
<context>
    <name>BoxSaver</name>
    <message>
        <source>Save a copy of the box …</source>
        <translation>Salva una copia della scatola …</translation>
    </message>
    <message>
        <source>{box} (copy)</source>
        <translation>{box} (copia)</translation>
    </message>
    <message>
        <source>The copy is open now: {path}</source>
        <translation>Ora è aperta la copia: {path}</translation>
    </message>
</context>
<context>
    <name>BranchForm</name>
    <message>
        <source>{title}, from step {step}</source>
        <translation>{title}, dal passo {step}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>A new match begins with everything up to step {step}. “{title}” stays as it is.</source>
        <translation>Inizia una nuova partita con tutto fino al passo {step}. «{title}» resta com'è.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua a giocare da qui</translation>
    </message>
</context>
<context>
    <name>CardDelegate</name>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
</context>
<context>
    <name>CardTextForm</name>
    <message>
        <source>What it changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>Which unit</source>
        <translation>Quale unità</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>Quale pezzo</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>Di quanto</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Read out: {card}</source>
        <translation>Da leggere: {card}</translation>
    </message>
    <message>
        <source>Attack in this fight</source>
        <translation>Attacco in questo combattimento</translation>
    </message>
    <message>
        <source>Defence in this fight</source>
        <translation>Difesa in questo combattimento</translation>
    </message>
    <message>
        <source>Range, until the end of the turn</source>
        <translation>Gittata, fino alla fine del turno</translation>
    </message>
    <message>
        <source>Movement, until the end of the turn</source>
        <translation>Movimento, fino alla fine del turno</translation>
    </message>
    <message>
        <source>Cards gained</source>
        <translation>Carte ottenute</translation>
    </message>
    <message>
        <source>Cards lost</source>
        <translation>Carte perse</translation>
    </message>
    <message>
        <source>Cost: cards given back</source>
        <translation>Costo: carte restituite</translation>
    </message>
    <message>
        <source>Cost: more cards to pay</source>
        <translation>Costo: altre carte da pagare</translation>
    </message>
    <message>
        <source>A unit is added</source>
        <translation>Si aggiunge un'unità</translation>
    </message>
    <message>
        <source>A unit is removed</source>
        <translation>Si toglie un'unità</translation>
    </message>
    <message>
        <source>{unit}: choose where it stands</source>
        <translation>{unit}: scegli dove si trova</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Look at the hand</source>
        <translation>Guarda la mano</translation>
    </message>
    <message>
        <source>Event cards: {count}</source>
        <translation>Carte Evento: {count}</translation>
    </message>
    <message>
        <source>Texts that you read out</source>
        <translation>Testi da leggere</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Porto Spaziale</translation>
    </message>
    <message>
        <source>Exchange {count} cards for 1</source>
        <translation>Scambio di carte: {count} per 1</translation>
    </message>
    <message>
        <source>Give {count} cards to the bank</source>
        <translation>Carte da dare alla banca: {count}</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Scambia</translation>
    </message>
    <message>
        <source>and take one of:</source>
        <translation>e prendine una di:</translation>
    </message>
    <message>
        <source>Trade contacts: nobody now</source>
        <translation>Contatti commerciali: ora nessuno</translation>
    </message>
    <message>
        <source>Trade contacts</source>
        <translation>Contatti commerciali</translation>
    </message>
    <message>
        <source>cargo ships side by side</source>
        <translation>cargo affiancati</translation>
    </message>
    <message>
        <source>colonies side by side</source>
        <translation>colonie affiancate</translation>
    </message>
    <message>
        <source>cargo ship beside a colony</source>
        <translation>cargo accanto a una colonia</translation>
    </message>
    <message>
        <source>both docked at the port</source>
        <translation>attraccati entrambi al porto</translation>
    </message>
    <message>
        <source>Events in force: {count} of {most} markers</source>
        <translation>Eventi in vigore: {count} di {most} segnalini</translation>
    </message>
    <message>
        <source>End: {card}</source>
        <translation>Termina: {card}</translation>
    </message>
    <message>
        <source>turns left: {count}</source>
        <translation>turni rimasti: {count}</translation>
    </message>
</context>
<context>
    <name>CargoForm</name>
    <message>
        <source>Load at {site}</source>
        <translation>Carica presso {site}</translation>
    </message>
    <message>
        <source>Unload at {site}</source>
        <translation>Scarica presso {site}</translation>
    </message>
    <message>
        <source>Room in the hold: {count}</source>
        <translation>Posto nella stiva: {count}</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Frase segreta: {player}</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>A sealed load needs a passphrase.</source>
        <translation>Per un carico sigillato serve una frase segreta.</translation>
    </message>
    <message>
        <source>Nothing is in it yet: type an amount.</source>
        <translation>È ancora vuoto: scrivi una quantità.</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sigilla</translation>
    </message>
    <message>
        <source>Your sealed load needs your passphrase. You may leave it empty. By sealing you agree to the load.</source>
        <translation>Per il tuo carico sigillato serve la tua frase segreta. Puoi lasciarla vuota. Se lo sigilli, accetti il carico.</translation>
    </message>
    <message>
        <source>Your sealed load needs your passphrase. By sealing you agree to the load.</source>
        <translation>Per il tuo carico sigillato serve la tua frase segreta. Se lo sigilli, accetti il carico.</translation>
    </message>
    <message>
        <source>Either passphrase opens it. Until then these goods still count in the treasury: if they are spent elsewhere, the load cannot be opened and the players must decide.</source>
        <translation>Lo apre una qualsiasi delle due frasi. Fino ad allora queste merci contano ancora nella cassa: se vengono spese altrove, il carico non si può più aprire e devono decidere i giocatori.</translation>
    </message>
</context>
<context>
    <name>CargoManifests</name>
    <message>
        <source>Cargo ships</source>
        <translation>Navi cargo</translation>
    </message>
    <message>
        <source>No cargo ships yet.</source>
        <translation>Ancora nessuna nave cargo.</translation>
    </message>
    <message>
        <source>What the cargo ships carry</source>
        <translation>Che cosa portano le navi cargo</translation>
    </message>
    <message numerus="yes">
        <source>Your treasury still includes %n sealed load(s).</source>
        <translation>
            <numerusform>La tua cassa comprende ancora %n carico sigillato.</numerusform>
            <numerusform>La tua cassa comprende ancora %n carichi sigillati.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CashCard</name>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Correct step {step}</source>
        <translation>Correggi il passo {step}</translation>
    </message>
    <message>
        <source>recount</source>
        <translation>riconteggio</translation>
    </message>
    <message>
        <source>step {step}, {sentence} ({amounts})</source>
        <translation>passo {step}, {sentence} ({amounts})</translation>
    </message>
    <message>
        <source>Who has counted</source>
        <translation>Chi ha contato</translation>
    </message>
    <message>
        <source>What {player} has matches the ledger.</source>
        <translation>Il conteggio di {player} corrisponde al libro mastro.</translation>
    </message>
    <message>
        <source>What {player} has differs from the ledger: {amounts}.</source>
        <translation>Il conteggio di {player} differisce dal libro mastro: {amounts}.</translation>
    </message>
    <message>
        <source>No single entry or pair explains the difference. Check the ledger, or record the difference.</source>
        <translation>Nessuna voce, né due insieme, spiega la differenza. Controlla il libro mastro, o registra la differenza.</translation>
    </message>
    <message>
        <source>Record the difference</source>
        <translation>Registra la differenza</translation>
    </message>
    <message>
        <source>Possibly paid twice in part: {entries}</source>
        <translation>Forse pagato due volte, in parte: {entries}</translation>
    </message>
    <message>
        <source>Possibly not fully paid: {entries}</source>
        <translation>Forse non pagato del tutto: {entries}</translation>
    </message>
    <message>
        <source>Possibly never paid: {entries}</source>
        <translation>Forse mai pagato: {entries}</translation>
    </message>
    <message>
        <source>Possibly paid twice: {entries}</source>
        <translation>Forse pagato due volte: {entries}</translation>
    </message>
</context>
<context>
    <name>ChangeFields</name>
    <message>
        <source>Dice rolled</source>
        <translation>Dadi usciti</translation>
    </message>
</context>
<context>
    <name>ChartsPanel</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>Tutti i grafici</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Risorsa</translation>
    </message>
    <message>
        <source>Rounds from left to right. Click in a chart to go there.</source>
        <translation>I giri da sinistra a destra. Clicca in un grafico per andarci.</translation>
    </message>
    <message>
        <source>All resources</source>
        <translation>Tutte le risorse</translation>
    </message>
    <message>
        <source>Hidden until the match is over</source>
        <translation>Nascoste fino alla fine della partita</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Step {step}, set-up</source>
        <translation>Passo {step}, preparazione</translation>
    </message>
    <message>
        <source>Step {step}, round {round}, {player}</source>
        <translation>Passo {step}, giro {round}, {player}</translation>
    </message>
    <message>
        <source>Hidden until revealed</source>
        <translation>Nascoste finché non si mostrano</translation>
    </message>
</context>
<context>
    <name>ChronicleExport</name>
    <message>
        <source>Story as text</source>
        <translation>Racconto come testo</translation>
    </message>
    <message>
        <source>Everything as JSON</source>
        <translation>Tutto in JSON</translation>
    </message>
    <message>
        <source>Charts as a picture (PNG)</source>
        <translation>Grafici come immagine (PNG)</translation>
    </message>
    <message>
        <source>This moment as a picture (PNG)</source>
        <translation>Questo momento come immagine (PNG)</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>non è stato possibile scrivere l'immagine</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partita</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Di chi è il turno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Data as CSV</source>
        <translation>Dati in CSV</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annullato</translation>
    </message>
</context>
<context>
    <name>ChronicleView</name>
    <message>
        <source>Charts</source>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Racconto</translation>
    </message>
    <message>
        <source>Dice and luck</source>
        <translation>Dadi e fortuna</translation>
    </message>
    <message>
        <source>Another match</source>
        <translation>Un'altra partita</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua a giocare da qui</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Commento o foto</translation>
    </message>
    <message>
        <source>Reading the match …</source>
        <translation>Leggo la partita …</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Avvia e ferma</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>All'inizio</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Step {step} of {last} · set-up</source>
        <translation>Passo {step} di {last} · preparazione</translation>
    </message>
    <message>
        <source>Step {step} of {last} · round {round} · turn of {player}</source>
        <translation>Passo {step} di {last} · giro {round} · turno di {player}</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un turno avanti</translation>
    </message>
    <message>
        <source>The match is over: what was hidden may be revealed.</source>
        <translation>La partita è finita: si può mostrare ciò che era nascosto.</translation>
    </message>
</context>
<context>
    <name>ClaimRow</name>
    <message>
        <source>asteroids: {cards}</source>
        <translation>asteroidi: {cards}</translation>
    </message>
    <message>
        <source>1 card of choice if the number is nowhere on the board</source>
        <translation>1 carta a scelta se il numero non compare sul tabellone</translation>
    </message>
    <message>
        <source>the number is nowhere: 1 card of choice</source>
        <translation>il numero non c'è: 1 carta a scelta</translation>
    </message>
    <message>
        <source>{count} of {resources}</source>
        <translation>{count} tra {resources}</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>For the whole match</source>
        <translation>Per tutta la partita</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>For each turn</source>
        <translation>Per ogni turno</translation>
    </message>
    <message>
        <source>For each phase</source>
        <translation>Per ogni fase</translation>
    </message>
    <message>
        <source>For every</source>
        <translation>Per ogni</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Imposta l'orologio</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>Each turn of your own adds</source>
        <translation>Ogni tuo turno aggiunge</translation>
    </message>
    <message>
        <source>Overtime costs</source>
        <translation>Il tempo in più costa</translation>
    </message>
    <message>
        <source>What overtime is paid in</source>
        <translation>Con cosa si paga il tempo in più</translation>
    </message>
    <message>
        <source>The clock stops nobody. The price of overtime is recorded only when you say so.</source>
        <translation>L'orologio non ferma nessuno. Il costo del tempo in più si registra solo quando lo decidi tu.</translation>
    </message>
    <message>
        <source>Time for everyone</source>
        <translation>Tempo per tutti</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>tempo usato</translation>
    </message>
</context>
<context>
    <name>ClosingContent</name>
    <message>
        <source>Reading the match …</source>
        <translation>Leggo la partita …</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>giri</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Momenti chiave</translation>
    </message>
    <message>
        <source>Luck: hits above expected</source>
        <translation>Fortuna: colpi oltre l'atteso</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>The poster is on the clipboard.</source>
        <translation>Il manifesto è negli appunti.</translation>
    </message>
    <message>
        <source>Save the poster</source>
        <translation>Salva il manifesto</translation>
    </message>
    <message>
        <source>As a picture (PNG, 1920 × 1080)</source>
        <translation>Come immagine (PNG, 1920 × 1080)</translation>
    </message>
    <message>
        <source>As a page (PDF, A4)</source>
        <translation>Come pagina (PDF, A4)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca ancora</translation>
    </message>
    <message>
        <source>A new match with the same people and rules</source>
        <translation>Una nuova partita con le stesse persone e le stesse regole</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>Choose another colour</source>
        <translation>Scegli un altro colore</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Colore {number}</translation>
    </message>
</context>
<context>
    <name>ColorsSection</name>
    <message>
        <source>Player colours</source>
        <translation>Colori dei giocatori</translation>
    </message>
    <message>
        <source>A player is always colour, sign and pattern together.</source>
        <translation>Un giocatore è sempre colore, simbolo e motivo insieme.</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Per daltonici</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Vivaci</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Tavolozza</translation>
    </message>
</context>
<context>
    <name>ColumnsPanel</name>
    <message>
        <source>Earlier players</source>
        <translation>Giocatori precedenti</translation>
    </message>
    <message>
        <source>Further players</source>
        <translation>Giocatori successivi</translation>
    </message>
    <message>
        <source>Planet or ship …</source>
        <translation>Pianeta o nave …</translation>
    </message>
</context>
<context>
    <name>CombatDicePage</name>
    <message>
        <source>Plan a fight</source>
        <translation>Pianifica un combattimento</translation>
    </message>
    <message>
        <source>Table of odds</source>
        <translation>Tabella delle probabilità</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
    </message>
    <message>
        <source>Conquer a planet</source>
        <translation>Conquista un pianeta</translation>
    </message>
</context>
<context>
    <name>ConquestPanel</name>
    <message>
        <source>Ships at the planet</source>
        <translation>Navi presso il pianeta</translation>
    </message>
    <message>
        <source>On the planet</source>
        <translation>Sul pianeta</translation>
    </message>
    <message>
        <source>one action each, once no defence is left</source>
        <translation>un'azione ciascuna, quando non restano difese</translation>
    </message>
    <message>
        <source>Economic structures</source>
        <translation>Strutture economiche</translation>
    </message>
    <message>
        <source>Assumes that every ship touches the planet, stands beside all its defences and has all its actions. All resources count the same.</source>
        <translation>Si suppone che ogni nave tocchi il pianeta, sia accanto a tutte le difese e abbia tutte le azioni. Tutte le risorse valgono uguale.</translation>
    </message>
    <message>
        <source>Select at least one ship.</source>
        <translation>Scegli almeno una nave.</translation>
    </message>
</context>
<context>
    <name>ConsentCard</name>
    <message>
        <source>{player} agrees</source>
        <translation>{player} è d'accordo</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} rifiuta</translation>
    </message>
    <message>
        <source>Agreeing makes an exception to the rules, on record: {rules}</source>
        <translation>Chi accetta fa un'eccezione alle regole, che resta a verbale: {rules}</translation>
    </message>
    <message>
        <source>{player} agrees: {why}</source>
        <translation>{player} accetta: {why}</translation>
    </message>
    <message>
        <source>{player} declines: {why}</source>
        <translation>{player} rifiuta: {why}</translation>
    </message>
</context>
<context>
    <name>ConsequenceList</name>
    <message>
        <source>Can no longer be done</source>
        <translation>Non si può più fare</translation>
    </message>
    <message>
        <source>Now against the rules</source>
        <translation>Ora contro le regole</translation>
    </message>
    <message>
        <source>Now another player would do it</source>
        <translation>Ora lo farebbe un altro giocatore</translation>
    </message>
    <message>
        <source>Now it would be done in another phase</source>
        <translation>Ora si farebbe in un'altra fase</translation>
    </message>
    <message>
        <source>Now it would be done with something else</source>
        <translation>Ora si farebbe con qualcos'altro</translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation>Mancano dei dadi</translation>
    </message>
    <message>
        <source>Keep all of these</source>
        <translation>Tieni tutti</translation>
    </message>
    <message>
        <source>Now: {step}</source>
        <translation>Ora: {step}</translation>
    </message>
    <message>
        <source>Show the other {count}</source>
        <translation>Mostra il resto ({count})</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Roll the dice for all of these</source>
        <translation>Tira i dadi per tutti</translation>
    </message>
    <message>
        <source>Delete this one too</source>
        <translation>Elimina anche questo</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <translation>Accetta il cambiamento</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Tienilo comunque</translation>
    </message>
    <message>
        <source>Delete all of these</source>
        <translation>Elimina tutti</translation>
    </message>
    <message>
        <source>Accept all of these</source>
        <translation>Accetta tutti</translation>
    </message>
    <message>
        <source>Different result: {count}</source>
        <translation>Danno un altro risultato: {count}</translation>
    </message>
    <message>
        <source>It reads the same, with a hidden result.</source>
        <translation>Si legge uguale, con un risultato nascosto.</translation>
    </message>
    <message>
        <source>Record the difference now instead</source>
        <translation>Registra invece la differenza ora</translation>
    </message>
</context>
<context>
    <name>ContractCard</name>
    <message>
        <source>secret</source>
        <translation>segreta</translation>
    </message>
    <message>
        <source>public</source>
        <translation>pubblica</translation>
    </message>
    <message>
        <source>A promise was broken</source>
        <translation>Una promessa è stata violata</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Coperta.</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Adempiuta</translation>
    </message>
    <message>
        <source>Read it first, with your passphrase.</source>
        <translation>Prima leggila, con la tua frase segreta.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Infranta</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>{player} firma</translation>
    </message>
    <message>
        <source>Change the text</source>
        <translation>Cambia il testo</translation>
    </message>
    <message>
        <source>Reveal to everyone</source>
        <translation>Rivela a tutti</translation>
    </message>
    <message>
        <source>Place it face down</source>
        <translation>Posala coperta</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Attiva</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>ContractForm</name>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Per una bolla servono due giocatori diversi.</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Frase segreta: {player}</translation>
    </message>
    <message>
        <source>Do not sign</source>
        <translation>Non firmare</translation>
    </message>
    <message>
        <source>{player} cannot sign a contract now.</source>
        <translation>Ora questo giocatore non può firmare una bolla: {player}.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>Firma {player}</translation>
    </message>
    <message>
        <source>Sign and pass on to {player}</source>
        <translation>Firma e passa a {player}</translation>
    </message>
    <message>
        <source>Sign and ask {player}</source>
        <translation>Firma e chiedi a {player}</translation>
    </message>
    <message>
        <source>Not saved yet: it is lost when you close the program.</source>
        <translation>Non ancora salvata: si perde quando chiudi il programma.</translation>
    </message>
    <message>
        <source>Only you know it. Either passphrase opens the contract later; leave it empty and only your partner can open the contract.</source>
        <translation>La conosci solo tu. Poi basta una delle due frasi per aprire la bolla; se la lasci vuota può aprirla solo l'altra parte.</translation>
    </message>
    <message>
        <source>Finish this contract first, or discard it.</source>
        <translation>Prima completa questa bolla, oppure eliminala.</translation>
    </message>
    <message>
        <source>Sign anyway</source>
        <translation>Firma comunque</translation>
    </message>
    <message>
        <source>Sign and lay it on the table</source>
        <translation>Firma e mettila sul tavolo</translation>
    </message>
    <message>
        <source>Contract between two players</source>
        <translation>Bolla tra due giocatori</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Public</source>
        <translation>Pubblica</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Segreta</translation>
    </message>
    <message>
        <source>First partner</source>
        <translation>Prima parte</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconda parte</translation>
    </message>
    <message>
        <source>By which cargo ship</source>
        <translation>Con quale nave cargo</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>Other terms (optional)</source>
        <translation>Altre condizioni (facoltativo)</translation>
    </message>
    <message>
        <source>{player}'s cargo ship {number}</source>
        <translation>Nave cargo {number} di {player}</translation>
    </message>
    <message>
        <source>{player}'s cargo ship {number}, not built yet</source>
        <translation>Nave cargo {number} di {player}, non ancora costruita</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Reason, for the journal</source>
        <translation>Motivo, per il diario</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Make the correction</source>
        <translation>Fai la correzione</translation>
    </message>
    <message>
        <source>Change the amounts</source>
        <translation>Cambia le quantità</translation>
    </message>
    <message>
        <source>Change the dice</source>
        <translation>Cambia i dadi</translation>
    </message>
    <message>
        <source>Instead of correcting step {step}</source>
        <translation>Invece di correggere il passo {step}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>For example: anna +5{first}, or anna &gt; boris 3{second}</source>
        <translation>Per esempio: anna +5{first}, oppure anna &gt; boris 3{second}</translation>
    </message>
    <message>
        <source>Forgotten entry</source>
        <translation>Registrazione dimenticata</translation>
    </message>
    <message>
        <source>Select a step to correct it.</source>
        <translation>Scegli un passo per correggerlo.</translation>
    </message>
    <message>
        <source>Select the original step, not its undo or correction entry.</source>
        <translation>Seleziona il passo originale, non il suo annullamento o la sua correzione.</translation>
    </message>
    <message>
        <source>This step was undone. Redo it or play it again.</source>
        <translation>Questo passo è stato annullato. Ripetilo o giocalo di nuovo.</translation>
    </message>
    <message>
        <source>Delete step</source>
        <translation>Elimina il passo</translation>
    </message>
    <message>
        <source>Restore step</source>
        <translation>Ripristina il passo</translation>
    </message>
    <message>
        <source>Insert a forgotten step before it</source>
        <translation>Inserisci prima un passo dimenticato</translation>
    </message>
    <message>
        <source>Every later step is replayed after it.</source>
        <translation>Ogni passo successivo viene rigiocato dopo.</translation>
    </message>
    <message>
        <source>Everyone agrees</source>
        <translation>Tutti d'accordo</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Tempo rimasto: {time}</translation>
    </message>
</context>
<context>
    <name>CountersCard</name>
    <message>
        <source>Fewer: {what}</source>
        <translation>Meno: {what}</translation>
    </message>
    <message>
        <source>More: {what}</source>
        <translation>Più: {what}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everyone else looks away for a moment.</source>
        <translation>Gli altri guardano altrove per un momento.</translation>
    </message>
    <message>
        <source>The program plays for {player}: it signs nothing, and nobody sees its secrets.</source>
        <translation>Il programma gioca al posto di: {player}. Non firma nulla e nessuno vede i suoi segreti.</translation>
    </message>
</context>
<context>
    <name>CurtainCard</name>
    <message>
        <source>Pass the laptop to</source>
        <translation>Passa il portatile a</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Not now (Esc)</source>
        <translation>Non ora (Esc)</translation>
    </message>
    <message>
        <source>I am {player}: open it (Enter)</source>
        <translation>Sono {player}: apri (Invio)</translation>
    </message>
    <message>
        <source>Hold to reveal (Space)</source>
        <translation>Tieni premuto per mostrare (Spazio)</translation>
    </message>
    <message>
        <source>Keep it open until I hide it (Enter)</source>
        <translation>Tieni aperto finché non nascondo (Invio)</translation>
    </message>
    <message>
        <source>Let go and it is hidden at once.</source>
        <translation>Appena lasci, si nasconde.</translation>
    </message>
    <message>
        <source>Seal (Enter)</source>
        <translation>Sigilla (Invio)</translation>
    </message>
    <message>
        <source>Let go to hide</source>
        <translation>Lascia per nascondere</translation>
    </message>
    <message>
        <source>Hold to reveal, or press Enter to keep it open.</source>
        <translation>Tieni premuto per mostrare, o premi Invio per tenere aperto.</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Tutto resta su questo computer.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Scatola</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fai una copia ora</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Ripristina …</translation>
    </message>
    <message>
        <source>Made automatically when a round ends, when a match or a map is closed, and when you quit; the last 20 are kept, and one for each of the last 30 days.</source>
        <translation>Si fanno in automatico quando finisce un giro, quando si chiude una partita o una mappa e quando si esce; restano le ultime 20 e una per ciascuno degli ultimi 30 giorni.</translation>
    </message>
</context>
<context>
    <name>Describe</name>
    <message>
        <source>note: {words}</source>
        <translation>nota: {words}</translation>
    </message>
    <message>
        <source>player {number} ({faction})</source>
        <translation>giocatore {number} ({faction})</translation>
    </message>
    <message>
        <source>{biome}, {size}</source>
        <translation>{biome}, {size}</translation>
    </message>
    <message>
        <source>{what} of {owner}</source>
        <translation>{what} di {owner}</translation>
    </message>
    <message>
        <source>asteroid</source>
        <translation>asteroide</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>orbita</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>interno</translation>
    </message>
    <message>
        <source>border</source>
        <translation>bordo</translation>
    </message>
    <message>
        <source>{what} no. {number}</source>
        <translation>{what} n. {number}</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuori dal tabellone</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>casella {cell}</translation>
    </message>
    <message>
        <source>owner: {owner}</source>
        <translation>proprietario: {owner}</translation>
    </message>
</context>
<context>
    <name>DiceBar</name>
    <message>
        <source>Let the program roll</source>
        <translation>Fai tirare il programma</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dadi usciti</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tiro</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Who rolls</source>
        <translation>Chi tira</translation>
    </message>
    <message>
        <source>By hand: you type in what real dice show. You can still choose for every roll.</source>
        <translation>A mano: scrivi ciò che mostrano i dadi veri. A ogni tiro puoi scegliere di nuovo.</translation>
    </message>
    <message>
        <source>Animate dice</source>
        <translation>Anima i dadi</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>or any dice: 3d6, 2d8 + d4</source>
        <translation>o dadi qualsiasi: 3d6, 2d8 + d4</translation>
    </message>
    <message>
        <source>What these dice are for</source>
        <translation>A che cosa servono questi dadi</translation>
    </message>
    <message>
        <source>The d{die} shows:</source>
        <translation>Il d{die} mostra:</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <translation>Dadi da tirare</translation>
    </message>
    <message>
        <source>What for? (optional)</source>
        <translation>Per che cosa? (facoltativo)</translation>
    </message>
    <message>
        <source>What for?</source>
        <translation>Per cosa?</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Tira il programma</translation>
    </message>
    <message>
        <source>I roll by hand</source>
        <translation>Tiro a mano</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Dadi usciti</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll {dice} and type what they show</source>
        <translation>Tira {dice} e scrivi che cosa mostrano</translation>
    </message>
    <message>
        <source>What they show</source>
        <translation>Che cosa mostrano</translation>
    </message>
    <message>
        <source>Roll {dice}</source>
        <translation>Tira {dice}</translation>
    </message>
</context>
<context>
    <name>DisclosureCard</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Opened: the sealed load of {player}</source>
        <translation>Aperto: il carico sigillato di {player}</translation>
    </message>
    <message>
        <source>Fingerprint: {hash}</source>
        <translation>Impronta: {hash}</translation>
    </message>
    <message>
        <source>Revealed: the contract of {players}</source>
        <translation>Rivelata: la bolla di {players}</translation>
    </message>
    <message>
        <source>Decided by the players, not proven by a seal: {reason}</source>
        <translation>Deciso dai giocatori, non provato da un sigillo: {reason}</translation>
    </message>
    <message>
        <source>Verified: not a letter has changed since it was sealed.</source>
        <translation>Verificato: dal sigillo non è cambiata una lettera.</translation>
    </message>
</context>
<context>
    <name>DoNowPanel</name>
    <message>
        <source>Bombard</source>
        <translation>Bombarda</translation>
    </message>
    <message>
        <source>No planets of your own.</source>
        <translation>Non hai pianeti.</translation>
    </message>
    <message>
        <source>Ships need a spaceport or a space station.</source>
        <translation>Per le navi serve uno spazioporto o una stazione spaziale.</translation>
    </message>
    <message>
        <source>No ships and no defences yet.</source>
        <translation>Non ci sono ancora navi né difese.</translation>
    </message>
    <message>
        <source>acting now</source>
        <translation>agisce ora</translation>
    </message>
    <message>
        <source>Barter …</source>
        <translation>Baratta …</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Unità successiva</translation>
    </message>
    <message>
        <source>No enemy in the cells beside it</source>
        <translation>Nessun nemico nelle caselle accanto</translation>
    </message>
    <message>
        <source>Nothing to do now</source>
        <translation>Niente da fare ora</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>ha costruito</translation>
    </message>
    <message>
        <source>may build 1</source>
        <translation>può costruire 1</translation>
    </message>
    <message>
        <source>{able} of {all} units can act</source>
        <translation>Pronte: {able} su {all}</translation>
    </message>
    <message>
        <source>{player} may answer</source>
        <translation>{player} può rispondere</translation>
    </message>
    <message>
        <source>Treasuries are hidden. Reveal yours to see what you can afford.</source>
        <translation>Le casse sono nascoste. Mostra la tua per vedere che cosa puoi pagare.</translation>
    </message>
    <message>
        <source>Bombard {planet}: every structure is destroyed</source>
        <translation>Bombarda {planet}: ogni struttura viene distrutta</translation>
    </message>
    <message>
        <source>Nothing within reach.</source>
        <translation>Nulla a portata.</translation>
    </message>
    <message>
        <source>The main button shows what comes next.</source>
        <translation>Il pulsante principale mostra che cosa viene dopo.</translation>
    </message>
    <message>
        <source>Reveal my treasury</source>
        <translation>Mostra la mia cassa</translation>
    </message>
</context>
<context>
    <name>DocumentGrid</name>
    <message>
        <source>Matches and maps</source>
        <translation>Partite e mappe</translation>
    </message>
</context>
<context>
    <name>DocumentManager</name>
    <message>
        <source>Renamed to “{title}”.</source>
        <translation>Rinominato in «{title}».</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copia)</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Esportato in {path}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>Moved to the bin: “{title}”.</source>
        <translation>Spostato nel cestino: «{title}».</translation>
    </message>
    <message>
        <source>Restored from the bin: “{title}”.</source>
        <translation>Ripristinato dal cestino: «{title}».</translation>
    </message>
    <message>
        <source>Tags of “{title}” changed.</source>
        <translation>Etichette di «{title}» cambiate.</translation>
    </message>
    <message numerus="yes">
        <source>Permanently deleted: %n.</source>
        <translation>
            <numerusform>Eliminati per sempre: %n.</numerusform>
            <numerusform>Eliminati per sempre: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Created: “{title}”.</source>
        <translation>Creato: «{title}».</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Lettura di {file} …</translation>
    </message>
    <message>
        <source>Stopped; nothing was imported.</source>
        <translation>Interrotto: non è stato importato nulla.</translation>
    </message>
    <message>
        <source>Imported: “{title}”.</source>
        <translation>Importato: «{title}».</translation>
    </message>
</context>
<context>
    <name>EditorStatusBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Step {count}</source>
        <translation>Passo {count}</translation>
    </message>
</context>
<context>
    <name>EndQuestion</name>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Not over: undo</source>
        <translation>Non è finita: annulla</translation>
    </message>
    <message>
        <source>The rules say that the match is over.</source>
        <translation>Secondo le regole la partita è finita.</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Your turns</source>
        <translation>I tuoi turni</translation>
    </message>
    <message>
        <source>At least once</source>
        <translation>Almeno una volta</translation>
    </message>
    <message>
        <source>Not once</source>
        <translation>Nemmeno una volta</translation>
    </message>
    <message>
        <source>How many events in all</source>
        <translation>Quanti eventi in tutto</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n evento</numerusform>
            <numerusform>%n eventi</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} o più</translation>
    </message>
    <message>
        <source>On average: {mean}</source>
        <translation>In media: {mean}</translation>
    </message>
    <message>
        <source>Any event</source>
        <translation>Un evento qualsiasi</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1 mm: measure it to check the scale</source>
        <translation>%1 mm: misuralo per controllare la scala</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Riquadro %1</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Immagine (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Disegno (SVG)</translation>
    </message>
    <message>
        <source>Print (PDF)</source>
        <translation>Stampa (PDF)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>One large sheet</source>
        <translation>Un foglio grande</translation>
    </message>
    <message>
        <source>Leave out hidden layers</source>
        <translation>Ometti i livelli nascosti</translation>
    </message>
    <message>
        <source>With the notes of the map</source>
        <translation>Con le note della mappa</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Fogli</translation>
    </message>
    <message>
        <source>Width of a cell, in mm</source>
        <translation>Larghezza di una casella, in mm</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Punti per pollice</translation>
    </message>
    <message>
        <source>Overlap for glue, in mm</source>
        <translation>Margine per la colla, in mm</translation>
    </message>
    <message>
        <source>For screens, forums and chats.</source>
        <translation>Per schermi, forum e chat.</translation>
    </message>
    <message>
        <source>For drawing programs and large prints; stays sharp at any size.</source>
        <translation>Per programmi di disegno e grandi stampe; nitido a ogni misura.</translation>
    </message>
    <message>
        <source>True to scale, with cut marks, a page map and a ruler to check.</source>
        <translation>In scala vera, con segni di taglio, mappa delle pagine e righello di controllo.</translation>
    </message>
    <message>
        <source>The board: {width} × {height} mm</source>
        <translation>Il tabellone: {width} × {height} mm</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} px</translation>
    </message>
    <message>
        <source>Sheets of paper: {count}</source>
        <translation>Fogli di carta: {count}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Scritto: {name}</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Fermato; niente è stato scritto.</translation>
    </message>
    <message>
        <source>map</source>
        <translation>mappa</translation>
    </message>
    <message>
        <source>Pages to glue together</source>
        <translation>Pagine da incollare</translation>
    </message>
    <message>
        <source>One tile per sheet</source>
        <translation>Un riquadro per foglio</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Avanzamento dell'esportazione</translation>
    </message>
</context>
<context>
    <name>FacePad</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>FactCard</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>per turno</translation>
    </message>
    <message>
        <source>Plan the fight</source>
        <translation>Pianifica il combattimento</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
</context>
<context>
    <name>FightCard</name>
    <message>
        <source>+{attack} against +{defence} ({lead}): {odds}</source>
        <translation>+{attack} contro +{defence} ({lead}): {odds}</translation>
    </message>
    <message>
        <source>{die} + {attack} = {total} against {other} + {defence} = {their}: {result}</source>
        <translation>{die} + {attack} = {total} contro {other} + {defence} = {their}: {result}</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>colpito</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>mancato</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender}</source>
        <translation>Attacca {attacker}, difende {defender}</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>Decide {player}:</translation>
    </message>
    <message>
        <source>{strikers} → {target}</source>
        <translation>{strikers} → {target}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Ora non possibile</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte Evento</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Who had what</source>
        <translation>Chi aveva cosa</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>{file} was not opened: there is no box to put it into.</source>
        <translation>{file} non è stato aperto: non c'è una scatola in cui metterlo.</translation>
    </message>
    <message>
        <source>This box is open already.</source>
        <translation>Questa scatola è già aperta.</translation>
    </message>
    <message>
        <source>This program has no page for that: update it to open this.</source>
        <translation>Questo programma non ha una pagina per questo: aggiornalo per aprirlo.</translation>
    </message>
    <message>
        <source>Opening “{title}” …</source>
        <translation>Apertura di «{title}» …</translation>
    </message>
    <message>
        <source>Stopped; it was not opened.</source>
        <translation>Interrotto; non è stato aperto.</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>Open a box</source>
        <translation>Apri una scatola</translation>
    </message>
    <message>
        <source>Create a box</source>
        <translation>Crea una scatola</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Scegli una cartella</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Partite e mappe</translation>
    </message>
    <message>
        <source>Import a match or a map</source>
        <translation>Importa una partita o una mappa</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Foto</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Scegli una foto</translation>
    </message>
    <message>
        <source>Export a match or a map</source>
        <translation>Esporta una partita o una mappa</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Burning Planets boxes</source>
        <translation>Scatole di Burning Planets</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Scritto: {file}</translation>
    </message>
</context>
<context>
    <name>FileWays</name>
    <message>
        <source>Import …</source>
        <translation>Importa …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Esporta …</translation>
    </message>
</context>
<context>
    <name>FixPanel</name>
    <message>
        <source>Whose piece</source>
        <translation>Di chi è il pezzo</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>Quale pezzo</translation>
    </message>
    <message>
        <source>Put on the board …</source>
        <translation>Metti sul tabellone …</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Pezzi sul tabellone</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>A piece that is missing</source>
        <translation>Un pezzo che manca</translation>
    </message>
    <message>
        <source>A piece too many</source>
        <translation>Un pezzo di troppo</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Togli: {unit}</translation>
    </message>
    <message>
        <source>{unit}: choose where it stands</source>
        <translation>{unit}: scegli dove si trova</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Next collection of {player}</source>
        <translation>Prossima raccolta di {player}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>If an event is rolled</source>
        <translation>Se esce un evento</translation>
    </message>
    <message>
        <source>Nothing produces resources yet.</source>
        <translation>Per ora niente produce risorse.</translation>
    </message>
    <message>
        <source>The forecast appears during play.</source>
        <translation>La previsione c'è mentre si gioca.</translation>
    </message>
</context>
<context>
    <name>FormPages</name>
    <message>
        <source>Back to the match</source>
        <translation>Torna alla partita</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>New</source>
        <translation>Nuovo</translation>
    </message>
</context>
<context>
    <name>GenerationRollForm</name>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Tira il resto</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Ferma qui</translation>
    </message>
    <message>
        <source>1 to {die}</source>
        <translation>da 1 a {die}</translation>
    </message>
    <message>
        <source>Typed face</source>
        <translation>Faccia scritta</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cell(s)</source>
        <translation>
            <numerusform>Estrai %n casella</numerusform>
            <numerusform>Estrai %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Typed cells</source>
        <translation>Caselle scritte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Click the board, or type 3:7,2 3:8,2</source>
        <translation>Clicca il tabellone o scrivi 3:7,2 3:8,2</translation>
    </message>
    <message>
        <source>Animate dice</source>
        <translation>Anima i dadi</translation>
    </message>
    <message>
        <source>Roll the d{die}</source>
        <translation>Tira il d{die}</translation>
    </message>
    <message>
        <source>Or type it</source>
        <translation>Oppure scrivi</translation>
    </message>
    <message>
        <source>This generation no longer fits its map</source>
        <translation>Questa generazione non corrisponde più alla mappa</translation>
    </message>
</context>
<context>
    <name>GenerationStartForm</name>
    <message>
        <source>None: new dice every time</source>
        <translation>Nessuno: ogni volta dadi nuovi</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Sblocca tutto</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Che cosa resta</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Typed dice</source>
        <translation>Dadi scritti</translation>
    </message>
    <message>
        <source>Such as 3 1 4: the first dice</source>
        <translation>Per esempio 3 1 4</translation>
    </message>
    <message>
        <source>Generate map</source>
        <translation>Genera la mappa</translation>
    </message>
    <message>
        <source>Lock the selection</source>
        <translation>Blocca la selezione</translation>
    </message>
    <message>
        <source>The dice of the rulebook make the map: planets first, then asteroids. What is not locked is removed; you can undo it.</source>
        <translation>I dadi del regolamento fanno la mappa: prima i pianeti, poi gli asteroidi. Ciò che non è bloccato viene tolto; si può annullare.</translation>
    </message>
    <message numerus="yes">
        <source>All asteroids: %n</source>
        <translation>
            <numerusform>L'asteroide</numerusform>
            <numerusform>Tutti gli asteroidi: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>Where the planet lies</source>
        <translation>Dove sta il pianeta</translation>
    </message>
    <message>
        <source>Its size</source>
        <translation>La sua taglia</translation>
    </message>
    <message>
        <source>Its biome</source>
        <translation>Il suo bioma</translation>
    </message>
    <message>
        <source>Its forests</source>
        <translation>Le sue foreste</translation>
    </message>
    <message>
        <source>Its mountains</source>
        <translation>Le sue montagne</translation>
    </message>
    <message>
        <source>Cells for its natural resources</source>
        <translation>Caselle per le sue risorse naturali</translation>
    </message>
    <message>
        <source>How many asteroids</source>
        <translation>Quanti asteroidi</translation>
    </message>
    <message>
        <source>Where the asteroid lies</source>
        <translation>Dove sta l'asteroide</translation>
    </message>
    <message>
        <source>The asteroid's cell</source>
        <translation>La casella dell'asteroide</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>riquadro {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n forest(s)</source>
        <translation>
            <numerusform>%n foresta</numerusform>
            <numerusform>%n foreste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain(s)</source>
        <translation>
            <numerusform>%n montagna</numerusform>
            <numerusform>%n montagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s) more than tiles</source>
        <translation>
            <numerusform>%n asteroide più dei riquadri</numerusform>
            <numerusform>%n asteroidi più dei riquadri</numerusform>
        </translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
</context>
<context>
    <name>GeneratorPanel</name>
    <message>
        <source>The dice so far</source>
        <translation>I dadi finora</translation>
    </message>
</context>
<context>
    <name>GlanceCard</name>
    <message>
        <source>each turn</source>
        <translation>per turno</translation>
    </message>
    <message>
        <source>click for details</source>
        <translation>clic per i dettagli</translation>
    </message>
</context>
<context>
    <name>GoalRow</name>
    <message>
        <source>Goal</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Which target</source>
        <translation>Quale bersaglio</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quanti</translation>
    </message>
    <message>
        <source>Order of the attackers</source>
        <translation>Ordine degli attaccanti</translation>
    </message>
    <message>
        <source>in the best order</source>
        <translation>nell'ordine migliore</translation>
    </message>
    <message>
        <source>in the order listed</source>
        <translation>nell'ordine elencato</translation>
    </message>
    <message>
        <source>Destroy everything</source>
        <translation>Distruggere tutto</translation>
    </message>
    <message>
        <source>Destroy this one</source>
        <translation>Distruggere questo</translation>
    </message>
    <message>
        <source>Destroy at least</source>
        <translation>Distruggerne almeno</translation>
    </message>
    <message>
        <source>Destroy as many as possible</source>
        <translation>Distruggerne il più possibile</translation>
    </message>
    <message>
        <source>Most loot</source>
        <translation>Più bottino</translation>
    </message>
    <message>
        <source>Most damage by cost</source>
        <translation>Più danni in costo</translation>
    </message>
    <message>
        <source>Weakest counter-attack</source>
        <translation>Contrattacco più debole</translation>
    </message>
</context>
<context>
    <name>GroundForm</name>
    <message>
        <source>Remove it</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Select the planet</source>
        <translation>Scegli il pianeta</translation>
    </message>
</context>
<context>
    <name>HeadPanel</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Table options …</source>
        <translation>Opzioni del tavolo …</translation>
    </message>
    <message>
        <source>Nothing to end now</source>
        <translation>Ora non c'è niente da chiudere</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Banker: {player} …</source>
        <translation>Banchiere: {player} …</translation>
    </message>
    <message>
        <source>Choose a banker …</source>
        <translation>Scegli un banchiere …</translation>
    </message>
    <message>
        <source>Rules: warn</source>
        <translation>Regole: avviso</translation>
    </message>
    <message>
        <source>Rules: strict</source>
        <translation>Regole: rigide</translation>
    </message>
    <message>
        <source>Rules: log only</source>
        <translation>Regole: solo nota</translation>
    </message>
    <message>
        <source>Who plays …</source>
        <translation>Chi gioca …</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Termina la partita</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nell'aiuto</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>No page mentions that.</source>
        <translation>Nessuna pagina ne parla.</translation>
    </message>
</context>
<context>
    <name>HeroCard</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Altre azioni</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <translation>Continua da dov'eri</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Dove eravamo?</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>L'inizio</translation>
    </message>
    <message>
        <source>Corrected an earlier step</source>
        <translation>Corretto un passo precedente</translation>
    </message>
    <message numerus="yes">
        <source>Undone steps: %n. A click redoes them until you draw again.</source>
        <translation>
            <numerusform>Passi annullati: %n. Un clic li ripete finché non disegni ancora.</numerusform>
            <numerusform>Passi annullati: %n. Un clic li ripete finché non disegni ancora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a step to return the map to it.</source>
        <translation>Clicca un passo per riportare lì la mappa.</translation>
    </message>
</context>
<context>
    <name>HoldingsList</name>
    <message>
        <source>Holdings</source>
        <translation>Possedimenti</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>Nobody's</source>
        <translation>Di nessuno</translation>
    </message>
    <message>
        <source>no. {numbers}</source>
        <translation>n. {numbers}</translation>
    </message>
</context>
<context>
    <name>HoldingsPanel</name>
    <message>
        <source>Add a planet</source>
        <translation>Aggiungi un pianeta</translation>
    </message>
    <message>
        <source>Nobody's: {planets}</source>
        <translation>Di nessuno: {planets}</translation>
    </message>
    <message>
        <source>Fix …</source>
        <translation>Correggi …</translation>
    </message>
</context>
<context>
    <name>HomeContent</name>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Cerca ovunque</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Scatole</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Good evening</source>
        <translation>Buonasera</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Buongiorno</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buon pomeriggio</translation>
    </message>
    <message>
        <source>The table's treasurer, dice and memory</source>
        <translation>Cassiere, dadi e memoria del tavolo</translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>Search the journal</source>
        <translation>Cerca nel diario</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Che cosa è stato fatto</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Tutti i passi</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Commento o foto</translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sul tabellone</translation>
    </message>
    <message>
        <source>Hide undone steps</source>
        <translation>Nascondi i passi annullati</translation>
    </message>
</context>
<context>
    <name>JournalPresenter</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n commento</numerusform>
            <numerusform>%n commenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annullamento</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>in deroga</translation>
    </message>
    <message>
        <source>{before} Corrected: {after}</source>
        <translation>{before} Corretto: {after}</translation>
    </message>
    <message>
        <source>Corrected: step {step}.</source>
        <translation>Corretto: passo {step}.</translation>
    </message>
    <message>
        <source>Undone: step {step} ({what}).</source>
        <translation>Annullato: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>Correction of step {step}</source>
        <translation>Correzione del passo {step}</translation>
    </message>
    <message>
        <source>Redone: step {step} ({what}).</source>
        <translation>Ripetuto: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>Everyone agreed.</source>
        <translation>Tutti erano d'accordo.</translation>
    </message>
    <message>
        <source>Deleted: step {step} ({what}).</source>
        <translation>Eliminato: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>Deleted with it: {steps}.</source>
        <translation>Eliminati insieme: {steps}.</translation>
    </message>
    <message>
        <source>Inserted before step {step}:</source>
        <translation>Inserito prima del passo {step}:</translation>
    </message>
</context>
<context>
    <name>KeptPlans</name>
    <message>
        <source>Plans side by side</source>
        <translation>Piani a confronto</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Plan {letter}</source>
        <translation>Piano {letter}</translation>
    </message>
    <message>
        <source>the best of these plans</source>
        <translation>il migliore di questi piani</translation>
    </message>
    <message>
        <source>Name of the plan</source>
        <translation>Nome del piano</translation>
    </message>
    <message>
        <source>Open {plan} again</source>
        <translation>Riapri {plan}</translation>
    </message>
    <message>
        <source>Save another plan to compare it here.</source>
        <translation>Salva un altro piano per confrontarlo qui.</translation>
    </message>
    <message>
        <source>Remove {plan}</source>
        <translation>Togli {plan}</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Keys for {action}</source>
        <translation>Tasti per {action}</translation>
    </message>
</context>
<context>
    <name>KeyMomentButton</name>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>Open the chronicle there</source>
        <translation>Apri la cronaca in quel punto</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Changes at once; open maps and matches stay open.</source>
        <translation>Cambia subito; mappe e partite restano aperte.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Come il sistema</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Grid of cells</source>
        <translation>Griglia delle caselle</translation>
    </message>
    <message>
        <source>Edges of tiles</source>
        <translation>Bordi dei riquadri</translation>
    </message>
    <message>
        <source>Numbers of tiles</source>
        <translation>Numeri dei riquadri</translation>
    </message>
    <message>
        <source>Coordinates in the cells</source>
        <translation>Coordinate nelle caselle</translation>
    </message>
    <message>
        <source>Forests and mountains</source>
        <translation>Foreste e montagne</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Strutture</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Proprietari</translation>
    </message>
    <message>
        <source>Names of planets</source>
        <translation>Nomi dei pianeti</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <translation>Asteroidi</translation>
    </message>
    <message>
        <source>Ships and stations</source>
        <translation>Navi e stazioni</translation>
    </message>
    <message>
        <source>Edges of modules</source>
        <translation>Bordi dei moduli</translation>
    </message>
    <message>
        <source>Numbers of modules</source>
        <translation>Numeri dei moduli</translation>
    </message>
    <message>
        <source>Numbers and resources</source>
        <translation>Numeri e risorse</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Righelli</translation>
    </message>
    <message>
        <source>Overview map</source>
        <translation>Mappa d'insieme</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Axes of symmetry</source>
        <translation>Assi di simmetria</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Il tabellone</translation>
    </message>
    <message>
        <source>Around it</source>
        <translation>Intorno</translation>
    </message>
    <message>
        <source>How others see it</source>
        <translation>Come la vedono gli altri</translation>
    </message>
    <message>
        <source>Every player can be told apart by colour alone.</source>
        <translation>Ogni giocatore si distingue già dal solo colore.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pezzi</translation>
    </message>
    <message>
        <source>Territory (nearest starting planet)</source>
        <translation>Territorio (pianeta di partenza più vicino)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Sovrapposizioni</translation>
    </message>
</context>
<context>
    <name>LearnRow</name>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Turn {turn}, step {step}</source>
        <translation>Turno {turn}, passo {step}</translation>
    </message>
    <message>
        <source>Enter or a double click corrects it.</source>
        <translation>Invio o un doppio clic la corregge.</translation>
    </message>
</context>
<context>
    <name>LedgerPanel</name>
    <message>
        <source>Ledger</source>
        <translation>Libro mastro</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Add entry: anna +5{first} -2{second} reason</source>
        <translation>Registra: anna +5{first} -2{second} motivo</translation>
    </message>
    <message>
        <source>Add entry: anna +5{first}</source>
        <translation>Registra: anna +5{first}</translation>
    </message>
    <message>
        <source>Add entry: anna +5{first} -2{second} reason, or anna &gt; boris 3{second}</source>
        <translation>Registra: anna +5{first} -2{second} motivo, oppure anna &gt; boris 3{second}</translation>
    </message>
    <message>
        <source>Count and compare</source>
        <translation>Conta e confronta</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Salva come CSV</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>libro mastro</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tutti i giocatori</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tutti i turni</translation>
    </message>
    <message>
        <source>Balance: {resource}</source>
        <translation>Saldo: {resource}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Voce</translation>
    </message>
</context>
<context>
    <name>LegendButton</name>
    <message>
        <source>Show or hide this player's lines</source>
        <translation>Mostra o nascondi le linee di questo giocatore</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Skip this step</source>
        <translation>Salta il passo</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
</context>
<context>
    <name>LessonCoach</name>
    <message>
        <source>Finish</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · passo {number} di {count}</translation>
    </message>
    <message>
        <source>The lesson is waiting for you where you left it.</source>
        <translation>La lezione ti aspetta dove l'hai lasciata.</translation>
    </message>
    <message>
        <source>Back to the lesson?</source>
        <translation>Tornare alla lezione?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>In the real window, one thing at a time. You can do something else, leave and come back.</source>
        <translation>Nella finestra vera, una cosa alla volta. Puoi fare altro, uscire e tornare.</translation>
    </message>
</context>
<context>
    <name>LineCard</name>
    <message>
        <source>{number}. Cargo ship {ship} of {player}</source>
        <translation>{number}. Nave cargo {ship} di {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, from {giver}: {state}</source>
        <translation>Turno {turn}, da {giver}: {state}</translation>
    </message>
    <message>
        <source>Turn {turn}, from {giver} at {site}: {state}</source>
        <translation>Turno {turn}, da {giver}, {site}: {state}</translation>
    </message>
    <message>
        <source>The ship is gone. Nobody gets the goods before the envelope is opened.</source>
        <translation>La nave non c'è più. Nessuno riceve le merci finché la busta non si apre.</translation>
    </message>
    <message>
        <source>Hidden.</source>
        <translation>Nascosto.</translation>
    </message>
    <message>
        <source>Reveal the contents to everyone</source>
        <translation>Rivela a tutti il contenuto</translation>
    </message>
    <message>
        <source>Unloaded in turn {turn} for {player}: {goods}</source>
        <translation>Scaricato per {player} al turno {turn}: {goods}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>LoadingPanel</name>
    <message>
        <source>Opening the box …</source>
        <translation>Apro la scatola …</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message>
        <source>Dice of the program</source>
        <translation>Dadi del programma</translation>
    </message>
    <message>
        <source>Dice by hand</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>{successes} of {tries} ({expected} expected)</source>
        <translation>{successes} su {tries} (attesi {expected})</translation>
    </message>
    <message numerus="yes">
        <source>%n undone roll(s) not counted.</source>
        <translation>
            <numerusform>%n tiro annullato non conta.</numerusform>
            <numerusform>%n tiri annullati non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rolls yet.</source>
        <translation>Ancora nessun tiro.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} succeeded, {expected} expected. Fewer than {enough} tries say nothing about luck.</source>
        <translation>{dice}: prove riuscite {successes} su {tries}, attese {expected}. Meno di {enough} prove non dicono nulla sulla fortuna.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} succeeded, {expected} expected, usually {least} to {most}. Luckier than {percent} % of such matches (between {low} and {high}).</source>
        <translation>{dice}: prove riuscite {successes} su {tries}, attese {expected}, di solito da {least} a {most}. Più fortuna che nel {percent} % delle partite così (tra {low} e {high}).</translation>
    </message>
</context>
<context>
    <name>MainButtonPanel</name>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Usciti: {dice}</translation>
    </message>
    <message>
        <source>Roll the dice and enter what they show</source>
        <translation>Tira i dadi e inserisci i risultati</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still open</source>
        <translation>
            <numerusform>Resta aperta %n cosa</numerusform>
            <numerusform>Restano aperte %n cose</numerusform>
        </translation>
    </message>
    <message>
        <source>The program plays for {player}</source>
        <translation>Il programma gioca al posto di: {player}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>{player} …</source>
        <translation>{player} …</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Esci dalla prova</translation>
    </message>
    <message>
        <source>Waiting for a choice</source>
        <translation>In attesa di una scelta</translation>
    </message>
    <message>
        <source>{players} roll the d{die}: enter what they show</source>
        <translation>{players} tirano il d{die}: inserisci i risultati</translation>
    </message>
    <message>
        <source>{player} rolls the d{die}: enter what it shows</source>
        <translation>{player} tira il d{die}: inserisci il risultato</translation>
    </message>
    <message>
        <source>See the final standing</source>
        <translation>Alla classifica finale</translation>
    </message>
    <message>
        <source>{player}, d{die}:</source>
        <translation>{player}, d{die}:</translation>
    </message>
    <message>
        <source>Skip the rest of the turn (End)</source>
        <translation>Salta il resto del turno (Fine)</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Burning Planets</source>
        <translation>Burning Planets</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Secret text that is not saved yet will be lost. Close again to leave.</source>
        <translation>Il testo segreto non ancora salvato andrà perso. Chiudi di nuovo per uscire.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>MapEditorView</name>
    <message>
        <source>Symmetry: {fold}</source>
        <translation>Simmetria: {fold}</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Specchia</translation>
    </message>
</context>
<context>
    <name>MapForm</name>
    <message>
        <source>No title yet</source>
        <translation>Ancora senza titolo</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Table options …</source>
        <translation>Opzioni del tavolo …</translation>
    </message>
</context>
<context>
    <name>MapPicture</name>
    <message>
        <source>The map so far</source>
        <translation>La mappa finora</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>Vai a Inizio</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Cronaca</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>Quale partita?</translation>
    </message>
    <message>
        <source>The chronicle tells a match step by step, with charts and luck. Begin a match from Home, and it appears here.</source>
        <translation>La cronaca racconta una partita passo per passo, con grafici e fortuna. Comincia una partita dalla pagina Inizio e apparirà qui.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Ancora nessuna partita</translation>
    </message>
    <message>
        <source>Every step of a match is saved. Choose a match to look through it again.</source>
        <translation>Ogni passo di una partita è salvato. Scegline una per rivederla.</translation>
    </message>
</context>
<context>
    <name>MatchDice</name>
    <message>
        <source>The open match</source>
        <translation>La partita aperta</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Questa sessione</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Keep placing</source>
        <translation>Continua a piazzare</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Piazza per me</translation>
    </message>
    <message>
        <source>{what}: not placed yet</source>
        <translation>{what}: da piazzare</translation>
    </message>
</context>
<context>
    <name>MatchTools</name>
    <message>
        <source>From the match</source>
        <translation>Dalla partita</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Svuota</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Odds of every attack die against every target</source>
        <translation>Probabilità di ogni dado attacco contro ogni bersaglio</translation>
    </message>
    <message>
        <source>{who} with d{die} at {what} with {defence}, shield {shield}: {percent} = {exact}</source>
        <translation>{who} con d{die} contro {what} con {defence}, scudo {shield}: {percent} = {exact}</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>nessun dado</translation>
    </message>
</context>
<context>
    <name>MessagePlace</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Passo {step}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Annulla: {step}</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Ripeti: {step}</translation>
    </message>
    <message>
        <source>Needs everyone's agreement (dice or revealed secret)</source>
        <translation>Serve il consenso di tutti (dadi o segreto rivelato)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>MinimapPanel</name>
    <message>
        <source>Overview of the board</source>
        <translation>Vista d'insieme del tabellone</translation>
    </message>
</context>
<context>
    <name>MomentList</name>
    <message>
        <source>Story</source>
        <translation>Racconto</translation>
    </message>
</context>
<context>
    <name>NeedsCard</name>
    <message>
        <source>What do I need?</source>
        <translation>Che cosa mi serve?</translation>
    </message>
    <message>
        <source>Required chance</source>
        <translation>Probabilità richiesta</translation>
    </message>
    <message>
        <source>Maximum ships</source>
        <translation>Navi al massimo</translation>
    </message>
    <message>
        <source>Assumes that every ship stands beside all targets with all its actions. All resources count the same.</source>
        <translation>Si suppone che ogni nave stia accanto a tutti i bersagli con tutte le sue azioni. Tutte le risorse valgono uguale.</translation>
    </message>
    <message>
        <source>Select at least one target.</source>
        <translation>Scegli almeno un bersaglio.</translation>
    </message>
    <message>
        <source>Too many different targets to calculate quickly. Use fewer targets or ships.</source>
        <translation>Troppi bersagli diversi per un calcolo rapido. Usa meno bersagli o meno navi.</translation>
    </message>
    <message>
        <source>No fleet of up to {ships} ships is enough.</source>
        <translation>Nessuna flotta basta (navi al massimo: {ships}).</translation>
    </message>
</context>
<context>
    <name>NewMapForm</name>
    <message>
        <source>A name for the map</source>
        <translation>Un nome per la mappa</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Consigliati</translation>
    </message>
    <message>
        <source>Tiles wide</source>
        <translation>Riquadri in larghezza</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Riquadri in altezza</translation>
    </message>
    <message>
        <source>Any word: the same one gives the same map</source>
        <translation>Una parola qualsiasi: la stessa dà la stessa mappa</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Begin with an empty board</source>
        <translation>Comincia con un tabellone vuoto</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>{count} in tutto</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Togli un giocatore</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizzati</translation>
    </message>
    <message>
        <source>Generate map</source>
        <translation>Genera la mappa</translation>
    </message>
    <message>
        <source>The dice of the rulebook place planets, forests, mountains and asteroids; every roll is saved, and everything can be changed afterwards.</source>
        <translation>I dadi del regolamento dispongono pianeti, foreste, montagne e asteroidi; ogni tiro è salvato, e dopo si può cambiare tutto.</translation>
    </message>
</context>
<context>
    <name>NewMatchForm</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>Da {fewest} a {most} giocatori</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Ricomincia da capo</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Name, for example “Friday”</source>
        <translation>Nome, per esempio «Venerdì»</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Giocatori, in ordine di turno</translation>
    </message>
    <message>
        <source>Same players and rules as last time</source>
        <translation>Stessi giocatori e regole dell'ultima volta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{key} begins from anywhere</source>
        <translation>{key} comincia da qualsiasi punto</translation>
    </message>
    <message>
        <source>House rules: {rules} …</source>
        <translation>Regole della casa: {rules} …</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>custom</source>
        <translation>personalizzate</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <translation>come nel regolamento</translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n ora</numerusform>
            <numerusform>%n ore</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>less than two minutes</source>
        <translation>meno di due minuti</translation>
    </message>
    <message>
        <source>Repeat it</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>The two differ. Type it again.</source>
        <translation>Non coincidono. Scrivi di nuovo.</translation>
    </message>
    <message>
        <source>You used another one before. Type this one again to use it here.</source>
        <translation>Finora ne hai usata un'altra. Riscrivi questa per usarla qui.</translation>
    </message>
    <message>
        <source>Weak: whoever has the file finds it in {time} with one computer. Three unrelated words are enough. Press again to use it anyway.</source>
        <translation>Debole: chi ha il file la trova in {time} con un solo computer. Bastano tre parole senza legame tra loro. Premi di nuovo per usarla comunque.</translation>
    </message>
</context>
<context>
    <name>NewPlanetForm</name>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Bioma</translation>
    </message>
    <message>
        <source>Name, if it has one</source>
        <translation>Nome, se ne ha uno</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Owner from the start</source>
        <translation>Proprietario fin dall'inizio</translation>
    </message>
    <message>
        <source>Nobody's planet</source>
        <translation>Pianeta di nessuno</translation>
    </message>
</context>
<context>
    <name>NewSetForm</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>A name for the set</source>
        <translation>Un nome per la raccolta</translation>
    </message>
    <message>
        <source>Columns of a module</source>
        <translation>Colonne di un modulo</translation>
    </message>
    <message>
        <source>Rows of a module</source>
        <translation>Righe di un modulo</translation>
    </message>
    <message>
        <source>Begin with empty modules</source>
        <translation>Comincia con moduli vuoti</translation>
    </message>
    <message>
        <source>Create sample set</source>
        <translation>Crea la raccolta di esempio</translation>
    </message>
    <message>
        <source>A set has the modules, event cards and factions you own: draw and type them in once, and play with them in every match. Without any you can play with the samples, which are invented and marked as such everywhere.</source>
        <translation>Una raccolta contiene i moduli, le carte Evento e le fazioni che possiedi: disegnali e scrivili una volta sola e giocaci in ogni partita. Senza, puoi giocare con gli esempi, che sono inventati e ovunque indicati come tali.</translation>
    </message>
    <message>
        <source>Size of a module</source>
        <translation>Grandezza di un modulo</translation>
    </message>
    <message>
        <source>New set of definitions</source>
        <translation>Nuova raccolta di definizioni</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definizioni</translation>
    </message>
</context>
<context>
    <name>NewsPanel</name>
    <message>
        <source>What is new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>What should be remembered here?</source>
        <translation>Che cosa va ricordato qui?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>NoteForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Allied with</source>
        <translation>In alleanza con</translation>
    </message>
    <message>
        <source>Private note of {player}</source>
        <translation>Appunto privato di {player}</translation>
    </message>
    <message>
        <source>A private note needs a passphrase.</source>
        <translation>Per un appunto privato serve una frase segreta.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Elimina l'appunto</translation>
    </message>
    <message>
        <source>Protected by your passphrase: neither the screen nor the file shows it to others. If you forget it, the note can only be deleted.</source>
        <translation>Protetto dalla tua frase segreta: né lo schermo né il file lo mostrano agli altri. Se la dimentichi, l'appunto si può solo eliminare.</translation>
    </message>
    <message>
        <source>Saved. Your passphrase opens it again.</source>
        <translation>Salvato. La tua frase segreta lo apre di nuovo.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Leggi</translation>
    </message>
    <message>
        <source>To save changes, type a passphrase again.</source>
        <translation>Per salvare le modifiche scrivi di nuovo una frase segreta.</translation>
    </message>
    <message>
        <source>Only for you</source>
        <translation>Solo per te</translation>
    </message>
</context>
<context>
    <name>NothingFoundPanel</name>
    <message>
        <source>Show everything</source>
        <translation>Mostra tutto</translation>
    </message>
    <message>
        <source>Search in all sections</source>
        <translation>Cerca in tutte le sezioni</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Nothing here has all of these tags.</source>
        <translation>Qui niente ha tutte queste etichette.</translation>
    </message>
    <message>
        <source>No name, tag, kind or summary here contains “{query}”.</source>
        <translation>Qui nessun nome, etichetta, tipo o riassunto contiene «{query}».</translation>
    </message>
    <message>
        <source>Nothing with these tags contains “{query}” in its name or summary.</source>
        <translation>Niente con queste etichette ha «{query}» nel nome o nel riassunto.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{told} Compare it with a backup, or with the fingerprint you wrote down.</source>
        <translation>{told} Confrontala con una copia di sicurezza, o con l'impronta che hai annotato.</translation>
    </message>
    <message>
        <source>{path} could not be saved ({why}): this choice lasts until you quit.</source>
        <translation>Non è stato possibile salvare {path} ({why}): questa scelta vale finché non esci.</translation>
    </message>
    <message>
        <source>This step could not be saved, so it was not made. {reason} Your game is saved up to the last step.</source>
        <translation>Non è stato possibile salvare questo passo, quindi non è stato fatto. {reason} La partita è salva fino all'ultimo passo.</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Attacks on the same target</source>
        <translation>Attacchi sullo stesso bersaglio</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Chance that one attack destroys its target</source>
        <translation>Probabilità che un attacco distrugga il bersaglio</translation>
    </message>
    <message>
        <source>Chance to destroy a target within {times} attacks</source>
        <translation>Probabilità di distruggere un bersaglio entro {times} attacchi</translation>
    </message>
    <message>
        <source>table of odds</source>
        <translation>tabella delle probabilità</translation>
    </message>
    <message>
        <source>Written: {file}.</source>
        <translation>Scritto: {file}.</translation>
    </message>
    <message>
        <source>Below each target: its die and shield. A structure on an asteroid is attacked as usual; if the asteroid is destroyed, so is the structure.</source>
        <translation>Sotto ogni bersaglio: dado e scudo. Una struttura su un asteroide si attacca come al solito; se viene distrutto l'asteroide, viene distrutta anche la struttura.</translation>
    </message>
</context>
<context>
    <name>OnlyToReadStrip</name>
    <message>
        <source>This box is write-protected. Everything can be looked at and exported; to play on, save a copy elsewhere.</source>
        <translation>Questa scatola è protetta da scrittura. Si può guardare ed esportare tutto; per continuare a giocare, salva una copia altrove.</translation>
    </message>
    <message>
        <source>Save a copy elsewhere …</source>
        <translation>Salva una copia altrove …</translation>
    </message>
    <message>
        <source>Only to look at</source>
        <translation>Solo da guardare</translation>
    </message>
</context>
<context>
    <name>OptionLines</name>
    <message>
        <source>No matching option.</source>
        <translation>Nessuna opzione trovata.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>What the dice may give</source>
        <translation>Che cosa possono dare i dadi</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Search the options</source>
        <translation>Cerca tra le opzioni</translation>
    </message>
    <message>
        <source>table options</source>
        <translation>opzioni del tavolo</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Il file non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>Save to a file …</source>
        <translation>Salva su file …</translation>
    </message>
    <message>
        <source>Load from a file …</source>
        <translation>Carica da file …</translation>
    </message>
    <message>
        <source>Loaded from {file}</source>
        <translation>Caricate da {file}</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>number {number} in turn</source>
        <translation>in ordine: {number}</translation>
    </message>
    <message>
        <source>rolls again</source>
        <translation>tira di nuovo</translation>
    </message>
</context>
<context>
    <name>OutNotice</name>
    <message>
        <source>{player} is out of the game</source>
        <translation>{player} è fuori dal gioco</translation>
    </message>
</context>
<context>
    <name>OutlookPresenter</name>
    <message>
        <source>Nothing would change.</source>
        <translation>Non cambierebbe nulla.</translation>
    </message>
    <message>
        <source>Everything is decided.</source>
        <translation>Tutto è deciso.</translation>
    </message>
    <message>
        <source>Later steps: {same} the same, {changed} changed, {conflicts} in conflict.</source>
        <translation>Passi successivi: uguali {same}, cambiati {changed}, in conflitto {conflicts}.</translation>
    </message>
    <message>
        <source>To decide: {count}.</source>
        <translation>Da decidere: {count}.</translation>
    </message>
    <message>
        <source>Dice or revealed secrets of these steps would no longer count: {steps}</source>
        <translation>Dadi o segreti rivelati di questi passi non varrebbero più: {steps}</translation>
    </message>
    <message>
        <source>Dice are rolled for step {step}; then the rest is decided.</source>
        <translation>Si tirano dadi per il passo {step}; poi si giudica il resto.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sul tabellone</translation>
    </message>
    <message>
        <source>Close to victory</source>
        <translation>Vicini alla vittoria</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Il tempo è scaduto</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Nient'altro</translation>
    </message>
    <message>
        <source>Structures with their bonus</source>
        <translation>Strutture con il loro bonus</translation>
    </message>
    <message>
        <source>Dominated and contested modules</source>
        <translation>Moduli dominati e contesi</translation>
    </message>
    <message>
        <source>Trade contacts</source>
        <translation>Contatti commerciali</translation>
    </message>
    <message>
        <source>Production of {number}</source>
        <translation>Produzione del {number}</translation>
    </message>
    <message>
        <source>Connected modules (in all), colonies, and cards expected from a roll</source>
        <translation>Moduli collegati (in tutto), colonie e carte attese da un tiro</translation>
    </message>
    <message>
        <source>Resource cards and event cards</source>
        <translation>Carte Risorsa e carte Evento</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Carte in mano</translation>
    </message>
    <message>
        <source>Would win at the start of the turn</source>
        <translation>Vincerebbe all'inizio del turno</translation>
    </message>
    <message>
        <source>Can pay for</source>
        <translation>Può permettersi</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>ancora niente</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>risorse</translation>
    </message>
    <message>
        <source>event cards</source>
        <translation>carte Evento</translation>
    </message>
    <message>
        <source>event card</source>
        <translation>carta Evento</translation>
    </message>
    <message>
        <source>permanent events</source>
        <translation>eventi permanenti</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>Find an action, a place, a ship, a rule, a match, a map …</source>
        <translation>Trova un'azione, un luogo, una nave, una regola, una partita, una mappa …</translation>
    </message>
    <message>
        <source>Search everything …</source>
        <translation>Cerca ovunque …</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Nessun risultato.</translation>
    </message>
</context>
<context>
    <name>ParsecDicePage</name>
    <message>
        <source>An attack</source>
        <translation>Un attacco</translation>
    </message>
</context>
<context>
    <name>ParsecNowPanel</name>
    <message>
        <source>Your vessels</source>
        <translation>I tuoi vascelli</translation>
    </message>
    <message>
        <source>The first purchase has closed the actions of this turn.</source>
        <translation>Il primo acquisto ha chiuso le azioni di questo turno.</translation>
    </message>
    <message>
        <source>Every turn begins with the roll for production.</source>
        <translation>Ogni turno comincia con il tiro di produzione.</translation>
    </message>
    <message>
        <source>Then: {players}</source>
        <translation>Poi: {players}</translation>
    </message>
    <message>
        <source>{player} takes a start kit</source>
        <translation>{player} prende la dotazione iniziale</translation>
    </message>
    <message>
        <source>Take the start kit</source>
        <translation>Prendi la dotazione iniziale</translation>
    </message>
    <message>
        <source>{count} cards of your choice and an event card</source>
        <translation>Carte a scelta: {count}, e una carta Evento</translation>
    </message>
    <message>
        <source>carries {count}</source>
        <translation>a bordo: {count}</translation>
    </message>
    <message>
        <source>Attack …</source>
        <translation>Attacca …</translation>
    </message>
    <message>
        <source>Take over the faction: {faction}</source>
        <translation>Eredita la fazione: {faction}</translation>
    </message>
    <message>
        <source>Leave the faction: {faction}</source>
        <translation>Lascia la fazione: {faction}</translation>
    </message>
    <message>
        <source>No free planet has the number {number}</source>
        <translation>Nessun pianeta libero ha il numero {number}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ParsecTable</name>
    <message>
        <source>Build</source>
        <translation>Cantiere</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Vittoria</translation>
    </message>
    <message>
        <source>{unit} passes through units of {players}</source>
        <translation>{unit} attraversa unità di altri: {players}</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
    <message>
        <source>Toll for each of them:</source>
        <translation>Pedaggio per ciascuno:</translation>
    </message>
    <message>
        <source>Out of everyone's reach</source>
        <translation>Fuori dalla portata di tutti</translation>
    </message>
    <message>
        <source>Still within reach</source>
        <translation>Ancora a portata</translation>
    </message>
    <message>
        <source>Where does it evade to?</source>
        <translation>Dove si sposta con la manovra evasiva?</translation>
    </message>
    <message>
        <source>{unit} evades; safe cells: {count}</source>
        <translation>{unit}: manovra evasiva; caselle sicure: {count}</translation>
    </message>
    <message>
        <source>Module {number}</source>
        <translation>Modulo {number}</translation>
    </message>
    <message>
        <source>At {unit}</source>
        <translation>Presso: {unit}</translation>
    </message>
    <message>
        <source>Aboard {unit}</source>
        <translation>A bordo di: {unit}</translation>
    </message>
    <message>
        <source>{what}: choose a colony</source>
        <translation>{what}: scegli una colonia</translation>
    </message>
    <message>
        <source>{player}: choose a cell for a colony and a cargo ship</source>
        <translation>{player}: scegli una casella per una colonia e un cargo</translation>
    </message>
    <message>
        <source>Cards of {player}: {count}</source>
        <translation>Carte di {player}: {count}</translation>
    </message>
</context>
<context>
    <name>PartnerButtons</name>
    <message>
        <source>New contract with</source>
        <translation>Nuova bolla con</translation>
    </message>
    <message>
        <source>A contract takes two people: the program signs none.</source>
        <translation>Una bolla richiede due persone: il programma non ne firma.</translation>
    </message>
</context>
<context>
    <name>PassphraseForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Frase segreta errata.</translation>
    </message>
    <message>
        <source>The sealed text has been altered.</source>
        <translation>Il testo sigillato è stato alterato.</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>Path</source>
        <translation>Percorso</translation>
    </message>
</context>
<context>
    <name>PhotoPanel</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PlacingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Piazza per me</translation>
    </message>
</context>
<context>
    <name>PlanSides</name>
    <message>
        <source>Whose targets they are</source>
        <translation>Di chi sono i bersagli</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Attaccanti</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Bersagli</translation>
    </message>
    <message>
        <source>My units and what stands beside them</source>
        <translation>Le mie unità e ciò che hanno accanto</translation>
    </message>
    <message>
        <source>No unit of {player} is beside a target now. Select units here, or a target from the match.</source>
        <translation>Nessuna unità di {player} ha un bersaglio accanto ora. Scegli qui le unità, o un bersaglio dalla partita.</translation>
    </message>
    <message>
        <source>Select at least one attacker and one target.</source>
        <translation>Scegli almeno un attaccante e un bersaglio.</translation>
    </message>
    <message>
        <source>Units of {player} are beside targets, but cannot act this turn. Select units here, or a target from the match.</source>
        <translation>Unità di {player} sono accanto a bersagli, ma in questo turno non possono agire. Scegli qui le unità, oppure un bersaglio dalla partita.</translation>
    </message>
</context>
<context>
    <name>PlanetForm</name>
    <message>
        <source>No name yet</source>
        <translation>Ancora senza nome</translation>
    </message>
    <message>
        <source>Remove this planet</source>
        <translation>Togli questo pianeta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Bioma</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Starting planet of</source>
        <translation>Pianeta di partenza di</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>{cells} cells · {free} of {border} border cells free</source>
        <translation>{cells} caselle · bordo libero {free} su {border}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Togli {name}</translation>
    </message>
</context>
<context>
    <name>PlanetShop</name>
    <message>
        <source>Demolish {what}</source>
        <translation>Demolisci: {what}</translation>
    </message>
    <message>
        <source>{deed}: choose which one on {planet}</source>
        <translation>{deed}: scegli quale su {planet}</translation>
    </message>
    <message>
        <source>Destroy {what}</source>
        <translation>Distruggi: {what}</translation>
    </message>
    <message>
        <source>{what}: choose a cell on {planet}</source>
        <translation>{what}: scegli una casella su {planet}</translation>
    </message>
    <message>
        <source>Demolish or destroy …</source>
        <translation>Demolisci o distruggi …</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Si può annullare.</translation>
    </message>
    <message>
        <source>Highlighted cells: {count} · or use arrow keys and Enter · cost: {price}</source>
        <translation>Caselle evidenziate: {count} · anche con frecce e Invio · costo: {price}</translation>
    </message>
</context>
<context>
    <name>PlannerPanel</name>
    <message>
        <source>Save this plan</source>
        <translation>Salva questo piano</translation>
    </message>
    <message>
        <source>{count} of {most} saved, below</source>
        <translation>{count} di {most} salvati, qui sotto</translation>
    </message>
</context>
<context>
    <name>PlayerColors</name>
    <message>
        <source>red</source>
        <translation>rosso</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>giallo</translation>
    </message>
    <message>
        <source>white</source>
        <translation>bianco</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>porpora</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>viola</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>azzurro</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>marrone</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancione</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>rosa</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>turchese</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>verde chiaro</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>verde scuro</translation>
    </message>
</context>
<context>
    <name>PlayerColumn</name>
    <message>
        <source>Planets</source>
        <translation>Pianeti</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navi</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosto</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Nome del giocatore {number}</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Dice, or the program plays</source>
        <translation>Dadi, o gioca il programma</translation>
    </message>
    <message>
        <source>Who rolls for this player, or that the program plays</source>
        <translation>Chi tira i dadi per questo giocatore, o se gioca il programma</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Togli questo giocatore</translation>
    </message>
    <message>
        <source>Move to another seat: drag, or use the up and down arrows</source>
        <translation>Cambia posto: trascina, o freccia su e giù</translation>
    </message>
</context>
<context>
    <name>PlayersPreview</name>
    <message>
        <source>The nine players in these colours</source>
        <translation>I nove giocatori in questi colori</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>Fix</source>
        <translation>Risolvi</translation>
    </message>
    <message>
        <source>No longer accept</source>
        <translation>Non accettare più</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message numerus="yes">
        <source>{cell} and %n more cell(s)</source>
        <translation>
            <numerusform>{cell} e un'altra casella</numerusform>
            <numerusform>{cell} e altre %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept …</source>
        <translation>Accetta …</translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copia il rapporto</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Apri la cartella del registro</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Your game is saved up to the last step.</source>
        <translation>La partita è salva fino all'ultimo passo.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. You can continue; if you copy the report and send it to us, we can fix it. It contains versions, paths and the fault itself, nothing of your game.</source>
        <translation>È un difetto del programma, non colpa tua. Puoi andare avanti; se copi il rapporto e ce lo mandi, possiamo ripararlo. Contiene versioni, percorsi e il difetto stesso, niente della tua partita.</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No open problems</source>
        <translation>Nessun problema aperto</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Gioca questa mappa</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n errore</numerusform>
            <numerusform>%n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix everything</source>
        <translation>Risolvi tutto</translation>
    </message>
    <message>
        <source>Does one fix after the other, and none that would break another rule.</source>
        <translation>Applica una correzione dopo l'altra, e nessuna che violerebbe un'altra regola.</translation>
    </message>
    <message>
        <source>Play has begun on this map: it has ships, structures, a treasury or a turn. So it may have any number of planets, asteroids and natural resources.</source>
        <translation>Su questa mappa la partita è già iniziata: ci sono navi, strutture, una cassa o un turno. Perciò può avere un numero qualsiasi di pianeti, asteroidi e risorse naturali.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettato</translation>
    </message>
    <message>
        <source>Fix all {count}</source>
        <translation>Risolvi tutti e {count}</translation>
    </message>
    <message>
        <source>Does this: {what}</source>
        <translation>Farà questo: {what}</translation>
    </message>
    <message>
        <source>No rules are broken</source>
        <translation>Nessuna regola è violata</translation>
    </message>
    <message>
        <source>No problems. New ones appear here as you draw.</source>
        <translation>Nessun problema. Quelli nuovi appaiono qui mentre disegni.</translation>
    </message>
</context>
<context>
    <name>ProductionSheet</name>
    <message>
        <source>Confirm for all</source>
        <translation>Conferma per tutti</translation>
    </message>
    <message>
        <source>Production of {number}</source>
        <translation>Produzione del {number}</translation>
    </message>
    <message>
        <source>These cards do not fit: {players}</source>
        <translation>Queste carte non vanno bene: {players}</translation>
    </message>
    <message>
        <source>The bank is short of {cards}</source>
        <translation>Alla banca mancano: {cards}</translation>
    </message>
</context>
<context>
    <name>PromiseBar</name>
    <message>
        <source>Not kept</source>
        <translation>Non mantenuta</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantenuta</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
</context>
<context>
    <name>PromiseForm</name>
    <message>
        <source>Who promises</source>
        <translation>Chi promette</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>A chi</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Che cosa si promette</translation>
    </message>
    <message>
        <source>In whose turn to remind</source>
        <translation>Nel turno di chi va ricordata</translation>
    </message>
    <message>
        <source>In which phase</source>
        <translation>In quale fase</translation>
    </message>
    <message>
        <source>From which round</source>
        <translation>Da quale giro</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Annota</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Beginning of the turn</source>
        <translation>Inizio del turno</translation>
    </message>
    <message>
        <source>promises</source>
        <translation>promette a</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Ricorda</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>Dal giro</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Ogni turno</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tutti</translation>
    </message>
</context>
<context>
    <name>PromiseLine</name>
    <message>
        <source>Kept</source>
        <translation>Mantenuta</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Non mantenuta</translation>
    </message>
    <message>
        <source>Turn of {player}</source>
        <translation>Turno di {player}</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Ogni turno</translation>
    </message>
    <message>
        <source>Beginning of the turn</source>
        <translation>Inizio del turno</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>dal giro {round}</translation>
    </message>
</context>
<context>
    <name>PromisesCard</name>
    <message>
        <source>No promise is open.</source>
        <translation>Nessuna promessa in sospeso.</translation>
    </message>
    <message>
        <source>Note a promise</source>
        <translation>Annota una promessa</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Promesse</translation>
    </message>
</context>
<context>
    <name>ProspectCards</name>
    <message>
        <source>Chance to own the planet at the end of this turn</source>
        <translation>Probabilità di avere il pianeta a fine turno</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>In quest'ordine</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Che cosa aiuterebbe di più</translation>
    </message>
    <message>
        <source>… and the planet is yours</source>
        <translation>… e il pianeta è tuo</translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>fino a %n volta</numerusform>
            <numerusform>fino a %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship} attacks {target} {times}: {chance} each time.</source>
        <translation>{ship} attacca: {target}, {times}; {chance} ogni volta.</translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n struttura</numerusform>
            <numerusform>%n strutture</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship} destroys {what}.</source>
        <translation>{ship} distrugge: {what}.</translation>
    </message>
    <message>
        <source>{ship} conquers the planet.</source>
        <translation>{ship} conquista il pianeta.</translation>
    </message>
    <message>
        <source>The bottleneck: {what}</source>
        <translation>Il punto critico: {what}</translation>
    </message>
    <message>
        <source>The bottleneck: too few actions for the structures</source>
        <translation>Il punto critico: poche azioni per le strutture</translation>
    </message>
    <message>
        <source>The bottleneck: too few ships</source>
        <translation>Il punto critico: poche navi</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>senza: {what}</translation>
    </message>
    <message>
        <source>one structure fewer</source>
        <translation>una struttura in meno</translation>
    </message>
    <message>
        <source>Simulated attacks: {runs}, seed {seed}; planet conquered: {count}. The true value of playing this way lies within {span} (95 %); the best way can only be better.</source>
        <translation>Attacchi simulati: {runs}, seme {seed}; pianeta conquistato: {count}. Il valore vero di questo modo di giocare sta in {span} (95 %); il modo migliore può solo fare meglio.</translation>
    </message>
    <message>
        <source>Actions needed even without a fight: {needed}; available: {there}.</source>
        <translation>Azioni necessarie anche senza combattere: {needed}; disponibili: {there}.</translation>
    </message>
    <message>
        <source>A warship of its owner guards the planet: at this table it must be destroyed first.</source>
        <translation>Una nave da guerra del proprietario fa la guardia al pianeta: a questo tavolo va distrutta prima quella.</translation>
    </message>
    <message>
        <source>All defences destroyed</source>
        <translation>Tutte le difese distrutte</translation>
    </message>
    <message>
        <source>Actions after the last defence: {needed} needed, {there} available at first.</source>
        <translation>Azioni dopo l'ultima difesa: ne servono {needed}, all'inizio ce ne sono {there}.</translation>
    </message>
    <message>
        <source>As soon as the last defence is destroyed, continue with the structures: a ship that has not acted yet keeps all its actions.</source>
        <translation>Appena è distrutta l'ultima difesa, passa alle strutture: una nave che non ha ancora agito conserva tutte le sue azioni.</translation>
    </message>
    <message>
        <source>No single change is enough.</source>
        <translation>Nessun cambiamento da solo basta.</translation>
    </message>
    <message>
        <source>one more: {what}</source>
        <translation>in più: {what}</translation>
    </message>
</context>
<context>
    <name>PublicWindow</name>
    <message>
        <source>Smaller text (-)</source>
        <translation>Testo più piccolo (-)</translation>
    </message>
    <message>
        <source>Larger text (+)</source>
        <translation>Testo più grande (+)</translation>
    </message>
    <message>
        <source>Dark or light (T)</source>
        <translation>Scuro o chiaro (T)</translation>
    </message>
    <message>
        <source>Fill the screen (F)</source>
        <translation>Schermo intero (F)</translation>
    </message>
    <message>
        <source>{game}: the table</source>
        <translation>{game}: il tavolo</translation>
    </message>
</context>
<context>
    <name>PurseLine</name>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
</context>
<context>
    <name>ReadyMaps</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message numerus="yes">
        <source>Sample: {title}, %n player(s)</source>
        <translation>
            <numerusform>Esempio: {title}, %n giocatore</numerusform>
            <numerusform>Esempio: {title}, %n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonEdit</name>
    <message>
        <source>Reason for accepting</source>
        <translation>Motivo per accettare</translation>
    </message>
    <message>
        <source>Why is this acceptable here?</source>
        <translation>Perché qui è accettabile?</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>last played {when}</source>
        <translation>ultima volta: {when}</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Dove eravamo?</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>L'ultimo giro</translation>
    </message>
    <message>
        <source>Open deals</source>
        <translation>Affari aperti</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Giro {round} · {phase}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situazione</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Tocca a {player}</translation>
    </message>
    <message>
        <source>the break does not count on anyone's clock</source>
        <translation>la pausa non conta per nessuno</translation>
    </message>
    <message>
        <source>Still to do: {what}</source>
        <translation>Ancora da fare: {what}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>Begin again</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Esci dalla prova</translation>
    </message>
</context>
<context>
    <name>RehearsalController</name>
    <message>
        <source>There is nothing to rehearse now.</source>
        <translation>Ora non c'è niente da provare.</translation>
    </message>
</context>
<context>
    <name>RehearsalScreen</name>
    <message>
        <source>Rehearsal: nothing here counts, and nothing is kept.</source>
        <translation>Prova: qui niente conta e niente viene conservato.</translation>
    </message>
    <message>
        <source>The rehearsal ends here: the match would be over, or a player out.</source>
        <translation>Qui la prova finisce: la partita sarebbe conclusa o un giocatore eliminato.</translation>
    </message>
</context>
<context>
    <name>RemarkCards</name>
    <message>
        <source>Comments and photos</source>
        <translation>Commenti e foto</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>This photo cannot be shown.</source>
        <translation>Questa foto non si può mostrare.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Photo of step {step}</source>
        <translation>Foto del passo {step}</translation>
    </message>
</context>
<context>
    <name>RemarkForm</name>
    <message>
        <source>What is to be remembered?</source>
        <translation>Che cosa va ricordato?</translation>
    </message>
    <message>
        <source>Whose comment it is</source>
        <translation>Di chi è il commento</translation>
    </message>
    <message>
        <source>Choose a photo …</source>
        <translation>Scegli una foto …</translation>
    </message>
    <message>
        <source>Without the photo</source>
        <translation>Senza la foto</translation>
    </message>
    <message>
        <source>The chosen photo</source>
        <translation>La foto scelta</translation>
    </message>
    <message>
        <source>Or drop one here. Where and when it was taken is left out.</source>
        <translation>Oppure trascinala qui. Luogo e ora dello scatto vengono tolti.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Commento o foto</translation>
    </message>
    <message>
        <source>This is too long: {length} of at most {most} characters.</source>
        <translation>È troppo lungo: {length} caratteri su un massimo di {most}.</translation>
    </message>
</context>
<context>
    <name>RemarkKeeper</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>It could not be saved.</source>
        <translation>Non è stato possibile salvarlo.</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Owner of a planet</source>
        <translation>Proprietario di un pianeta</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Azioni rimaste</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Turno e fase</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Di chi</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>There is nothing of that kind.</source>
        <translation>Non c'è nulla di questo tipo.</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>New owner</source>
        <translation>Nuovo proprietario</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Quante</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Motivo, per il diario</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Choose the cell …</source>
        <translation>Scegli la casella …</translation>
    </message>
    <message>
        <source>Change the owner</source>
        <translation>Cambia proprietario</translation>
    </message>
    <message>
        <source>Click the cell for: {what}</source>
        <translation>Clicca la casella per: {what}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Matches the real table.</source>
        <translation>Come sul tavolo vero.</translation>
    </message>
    <message>
        <source>Has not acted</source>
        <translation>Non ha agito</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>Enter a reason for the record.</source>
        <translation>Scrivi un motivo: resta a verbale.</translation>
    </message>
    <message>
        <source>One after another, until Esc</source>
        <translation>Uno dopo l'altro, fino a Esc</translation>
    </message>
</context>
<context>
    <name>RevisionsPanel</name>
    <message>
        <source>Name of the revision</source>
        <translation>Nome della revisione</translation>
    </message>
    <message>
        <source>What changed from</source>
        <translation>Che cosa è cambiato da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Give a state of the map a name, and it can be compared and restored.</source>
        <translation>Dai un nome a uno stato della mappa: si potrà confrontare e ripristinare.</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Com'è ora</translation>
    </message>
    <message>
        <source>Restore “{name}”</source>
        <translation>Ripristina «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n differenza</numerusform>
            <numerusform>%n differenze</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Nessuna differenza</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un'altra</numerusform>
            <numerusform>e altre %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this revision</source>
        <translation>Nome di questa revisione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Remove the name “{name}”</source>
        <translation>Togli il nome «{name}»</translation>
    </message>
</context>
<context>
    <name>RollLog</name>
    <message>
        <source>Log of the dice</source>
        <translation>Registro dei dadi</translation>
    </message>
</context>
<context>
    <name>RolledMapForm</name>
    <message>
        <source>Roll each die (or use real dice)</source>
        <translation>Tira ogni dado (o usa dadi veri)</translation>
    </message>
    <message>
        <source>Generate another one</source>
        <translation>Genera un'altra</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule {id}</source>
        <translation>Regola {id}</translation>
    </message>
</context>
<context>
    <name>RulePopover</name>
    <message>
        <source>Open the rule</source>
        <translation>Apri la regola</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>A cheat sheet on both sides of one page</source>
        <translation>Un promemoria su due facciate di un foglio</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>No time limit</source>
        <translation>Senza limite di tempo</translation>
    </message>
    <message>
        <source>{minutes} for each player</source>
        <translation>{minutes} a testa</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How strict the rules are</source>
        <translation>Quanto sono rigide le regole</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Altro …</translation>
    </message>
    <message>
        <source>{count} min each</source>
        <translation>{count} min a testa</translation>
    </message>
    <message>
        <source>Rules: strict</source>
        <translation>Regole: rigide</translation>
    </message>
    <message>
        <source>Only log rule violations</source>
        <translation>Annota solo le violazioni</translation>
    </message>
    <message>
        <source>Warn, and let players overrule</source>
        <translation>Avvisa, i giocatori possono derogare</translation>
    </message>
    <message>
        <source>+{count} s per turn</source>
        <translation>+{count} s a turno</translation>
    </message>
    <message>
        <source>overtime costs</source>
        <translation>il tempo in più si paga</translation>
    </message>
    <message>
        <source>turn limit {count} s</source>
        <translation>turno max {count} s</translation>
    </message>
    <message>
        <source>phase limit {count} s</source>
        <translation>fase max {count} s</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Questa partita</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capitoli</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Copied: {id}</source>
        <translation>Copiato: {id}</translation>
    </message>
    <message>
        <source>Editions compared</source>
        <translation>Edizioni a confronto</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>{game} · chapter {number}</source>
        <translation>{game} · capitolo {number}</translation>
    </message>
    <message>
        <source>No game of this program has rules to read.</source>
        <translation>Nessun gioco di questo programma ha regole da leggere.</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Nobody knows the passphrase</source>
        <translation>Nessuno conosce la frase segreta</translation>
    </message>
    <message>
        <source>The players' reason</source>
        <translation>Motivo dei giocatori</translation>
    </message>
    <message>
        <source>Players decide</source>
        <translation>Decidono i giocatori</translation>
    </message>
    <message>
        <source>What was inside, as the players agree</source>
        <translation>Che cosa c'era dentro, secondo i giocatori</translation>
    </message>
    <message>
        <source>What became of it, as the players agree</source>
        <translation>Come è finita, secondo i giocatori</translation>
    </message>
    <message>
        <source>A decision of the players needs a reason.</source>
        <translation>Per una decisione dei giocatori serve un motivo.</translation>
    </message>
</context>
<context>
    <name>SafeguardController</name>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>The program plays on …</source>
        <translation>Continua il programma …</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>The turn has ended. {left}</source>
        <translation>Il turno è finito. {left}</translation>
    </message>
    <message>
        <source>{left}
End the turn anyway?</source>
        <translation>{left}
Terminare comunque il turno?</translation>
    </message>
    <message>
        <source>{ending}: is that right? You can undo it.</source>
        <translation>{ending}: è giusto? Si può annullare.</translation>
    </message>
</context>
<context>
    <name>SampleButton</name>
    <message>
        <source>From a sample …</source>
        <translation>Da un esempio …</translation>
    </message>
</context>
<context>
    <name>SampleShelf</name>
    <message>
        <source>Sample maps</source>
        <translation>Mappe di esempio</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealedUnloadForm</name>
    <message>
        <source>Open it</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Unload, for all to see</source>
        <translation>Scarica, davanti a tutti</translation>
    </message>
    <message>
        <source>Open the sealed load at {site}</source>
        <translation>Apri il carico sigillato presso {site}</translation>
    </message>
    <message>
        <source>Inside: {goods}</source>
        <translation>Dentro: {goods}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Search matches and maps</source>
        <translation>Cerca partite e mappe</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>next</source>
        <translation>prossimo</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Colour and sign</source>
        <translation>Colore e simbolo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fazione</translation>
    </message>
    <message>
        <source>Earlier in turn order</source>
        <translation>Prima nell'ordine di turno</translation>
    </message>
    <message>
        <source>Treasury at the start</source>
        <translation>Cassa all'inizio</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Togli questo giocatore</translation>
    </message>
    <message>
        <source>Starting resources of the rules</source>
        <translation>Risorse iniziali delle regole</translation>
    </message>
    <message>
        <source>Set a treasury …</source>
        <translation>Imposta una cassa …</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
</context>
<context>
    <name>SeatPlayersForm</name>
    <message>
        <source>Who plays for {player}</source>
        <translation>Chi gioca al posto di: {player}</translation>
    </message>
    <message>
        <source>Pace of the program</source>
        <translation>Ritmo del programma</translation>
    </message>
    <message>
        <source>The program sees only what its seat may see, and says why it does something. It rolls for its seats and whoever they attack. Undo stops it until you continue.</source>
        <translation>Il programma vede solo ciò che può vedere il suo posto e dice perché fa qualcosa. Tira i dadi per i suoi posti e per chi attaccano. Annulla lo ferma finché non continui.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Chi gioca</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>Add a player</source>
        <translation>Aggiungi un giocatore</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Giocatori, in ordine di turno</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Verified: this is what was sealed.</source>
        <translation>Verificato: è ciò che è stato sigillato.</translation>
    </message>
    <message>
        <source>Fingerprint, published when it was sealed: {hash}</source>
        <translation>Impronta, resa pubblica al momento del sigillo: {hash}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Read privately</source>
        <translation>Leggi in privato</translation>
    </message>
    <message>
        <source>Decided: {reason}</source>
        <translation>Deciso: {reason}</translation>
    </message>
    <message>
        <source>Fingerprint, computed again from the text, the same: {hash}</source>
        <translation>Impronta, rifatta dal testo e identica: {hash}</translation>
    </message>
</context>
<context>
    <name>SecretsPanel</name>
    <message>
        <source>Private note</source>
        <translation>Appunto privato</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Bolle</translation>
    </message>
    <message>
        <source>Transport register</source>
        <translation>Registro dei trasporti</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier transport(s)</source>
        <translation>
            <numerusform>%n trasporto precedente</numerusform>
            <numerusform>%n trasporti precedenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you see your contracts and transports.</source>
        <translation>Le tue bolle e i tuoi trasporti si mostrano solo a te.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
    <message>
        <source>No contracts on the table.</source>
        <translation>Sul tavolo non c'è nessuna bolla.</translation>
    </message>
    <message>
        <source>No transports yet.</source>
        <translation>Ancora nessun trasporto.</translation>
    </message>
    <message>
        <source>Who is looking</source>
        <translation>Chi guarda</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>Create sample set</source>
        <translation>Crea la raccolta di esempio</translation>
    </message>
    <message>
        <source>Include what owners have entered</source>
        <translation>Anche ciò che hanno inserito i proprietari</translation>
    </message>
    <message>
        <source>To be fixed</source>
        <translation>Da correggere</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definizioni</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduli</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte Evento</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fazioni</translation>
    </message>
    <message>
        <source>Nothing: all that is entered can be played.</source>
        <translation>Niente: tutto ciò che è stato inserito si può giocare.</translation>
    </message>
</context>
<context>
    <name>SetUpSheet</name>
    <message>
        <source>Empty space.</source>
        <translation>Spazio vuoto.</translation>
    </message>
    <message>
        <source>{thing}, {count}: {cells}.</source>
        <translation>{thing}, {count}: {cells}.</translation>
    </message>
    <message>
        <source>Monolith of {player} in the centre.</source>
        <translation>Monolito di {player} al centro.</translation>
    </message>
    <message>
        <source>Starting planet of {player}.</source>
        <translation>Pianeta di partenza di {player}.</translation>
    </message>
    <message>
        <source>Asteroid with {thing} of {player}: {cell}.</source>
        <translation>Asteroide con {thing} di {player}: {cell}.</translation>
    </message>
    <message>
        <source>Asteroids, {count}: {cells}.</source>
        <translation>Asteroidi, {count}: {cells}.</translation>
    </message>
    <message>
        <source>Note on {cell}: {words}</source>
        <translation>Nota su {cell}: {words}</translation>
    </message>
    <message>
        <source>{thing}: {cell}.</source>
        <translation>{thing}: {cell}.</translation>
    </message>
    <message>
        <source>{thing} of {player}: {cell}.</source>
        <translation>{thing} di {player}: {cell}.</translation>
    </message>
    <message>
        <source>{name} ({faction})</source>
        <translation>{name} ({faction})</translation>
    </message>
    <message>
        <source>player {number}, {color} ({faction})</source>
        <translation>giocatore {number}, {color} ({faction})</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Riquadro %1</translation>
    </message>
    <message>
        <source>How to set up the board</source>
        <translation>Come preparare il tabellone</translation>
    </message>
    <message>
        <source>Lay out the tiles as below. (7, 3) is the seventh cell of the third row of its tile, counted from the left and from the top.</source>
        <translation>Disponi i riquadri come sotto. (7, 3) è la settima casella della terza riga del suo riquadro, contando da sinistra e dall'alto.</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Foglio di preparazione</translation>
    </message>
    <message>
        <source>Tells, tile by tile, what to put on the real table.</source>
        <translation>Dice, riquadro per riquadro, che cosa mettere sul tavolo vero.</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>preparazione</translation>
    </message>
    <message>
        <source>{planet}: {size}, {biome}, with its centre on {cell}.</source>
        <translation>{planet}: {size}, {biome}, con il centro su {cell}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>SeveralForm</name>
    <message>
        <source>Owner of the planets</source>
        <translation>Proprietario dei pianeti</translation>
    </message>
    <message>
        <source>Remove them all</source>
        <translation>Togli tutto</translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n pianeta</numerusform>
            <numerusform>%n pianeti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s)</source>
        <translation>
            <numerusform>%n asteroide</numerusform>
            <numerusform>%n asteroidi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n nave</numerusform>
            <numerusform>%n navi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) in space</source>
        <translation>
            <numerusform>%n struttura nello spazio</numerusform>
            <numerusform>%n strutture nello spazio</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>%n elemento selezionato</numerusform>
            <numerusform>%n elementi selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>Different owners</source>
        <translation>Proprietari diversi</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) on planets</source>
        <translation>
            <numerusform>%n elemento sui pianeti</numerusform>
            <numerusform>%n elementi sui pianeti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Svuota il cestino …</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Concluse</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>documents</comment>
        <translation>
            <numerusform>Trovati: %n</numerusform>
            <numerusform>Trovati: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Nel cestino</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Ultima modifica</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Partite e mappe</translation>
    </message>
    <message>
        <source>Restore from the bin</source>
        <translation>Ripristina dal cestino</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n document(s)</source>
        <translation>
            <numerusform>Elimina per sempre %n documento</numerusform>
            <numerusform>Elimina per sempre %n documenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Tags …</source>
        <translation>Etichette …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <translation>Esporta in un file …</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Metti nel cestino</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Svuota il cestino …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Sort by last change</source>
        <translation>Ordina per ultima modifica</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Ordina per nome</translation>
    </message>
    <message>
        <source>Sort by kind</source>
        <translation>Ordina per tipo</translation>
    </message>
    <message>
        <source>Begin with a sample match</source>
        <translation>Comincia con una partita di prova</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>Nothing else here.</source>
        <translation>Nient'altro qui.</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Partite e mappe</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Search matches and maps</source>
        <translation>Cerca partite e mappe</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Gioca questa mappa</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutti i giochi</translation>
    </message>
    <message>
        <source>Show only {game}</source>
        <translation>Mostra solo {game}</translation>
    </message>
    <message>
        <source>Matches and maps appear here as cards.</source>
        <translation>Qui appaiono partite e mappe, come schede.</translation>
    </message>
    <message>
        <source>Restore from the bin</source>
        <translation>Ripristina dal cestino</translation>
    </message>
    <message>
        <source>It keeps the money, turns and secrets of a space war on the board, rolls its dice and draws its maps. Try it with the sample match; every step is saved at once.</source>
        <translation>Tiene i conti, i turni e i segreti di una guerra spaziale sul tabellone, ne tira i dadi e ne disegna le mappe. Provalo con la partita di prova; ogni passo viene salvato subito.</translation>
    </message>
</context>
<context>
    <name>ShipForm</name>
    <message>
        <source>Remove this ship</source>
        <translation>Togli questa nave</translation>
    </message>
    <message>
        <source>In the hold</source>
        <translation>Nella stiva</translation>
    </message>
    <message>
        <source>Space structure aboard</source>
        <translation>Struttura spaziale a bordo</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Number in the fleet</source>
        <translation>Numero nella flotta</translation>
    </message>
    <message>
        <source>{model} no. {number}</source>
        <translation>{model} n. {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
</context>
<context>
    <name>Shop</name>
    <message>
        <source>a turn</source>
        <translation>a turno</translation>
    </message>
    <message>
        <source>{what} here</source>
        <translation>{what} qui</translation>
    </message>
    <message>
        <source>Missing: {amounts}</source>
        <translation>Manca: {amounts}</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Esc closes this sheet. Change keys in the settings.</source>
        <translation>Esc chiude questo foglio. I tasti si cambiano nelle impostazioni.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSection</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Click a field and press the new keys; Backspace removes them.</source>
        <translation>Clicca un campo e premi i nuovi tasti; Backspace li toglie.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Ripristina i tasti predefiniti</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”. Remove it there first.</source>
        <translation>{keys} è già usato per «{action}». Prima toglilo là.</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Other values</source>
        <translation>Altri valori</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus di attacco</translation>
    </message>
    <message>
        <source>Defence bonus</source>
        <translation>Bonus di difesa</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Open on a page of its own</source>
        <translation>Apri in una pagina a parte</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Regole e aiuto</translation>
    </message>
</context>
<context>
    <name>SpaceForm</name>
    <message>
        <source>Remove it</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
</context>
<context>
    <name>StandingForm</name>
    <message>
        <source>The match begins with</source>
        <translation>La partita comincia con</translation>
    </message>
    <message>
        <source>in the phase</source>
        <translation>nella fase</translation>
    </message>
    <message>
        <source>A new game</source>
        <translation>Una partita nuova</translation>
    </message>
</context>
<context>
    <name>StartLine</name>
    <message>
        <source>Size of the starting planet</source>
        <translation>Taglia del pianeta di partenza</translation>
    </message>
    <message>
        <source>Starting planet</source>
        <translation>Pianeta di partenza</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message numerus="yes">
        <source>{die}: %n roll(s), too few to say anything.</source>
        <translation>
            <numerusform>{die}: %n tiro, troppo poco per dire qualcosa.</numerusform>
            <numerusform>{die}: %n tiri, troppo pochi per dire qualcosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>{die} · {total} · expected per face: {expected}, usually {low} to {high}</source>
        <translation>{die} · {total} · attesi per faccia: {expected}, di solito da {low} a {high}</translation>
    </message>
    <message>
        <source>{die}: chi-square {value} over {total} rolls; a fair die would be at least this uneven {percent} % of the time.</source>
        <translation>{die}: chi quadro {value} su {total} tiri; un dado onesto sarebbe almeno così irregolare nel {percent} % dei casi.</translation>
    </message>
    <message>
        <source>No rolls yet. Choose a die.</source>
        <translation>Ancora nessun tiro. Scegli un dado.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>e un altro</numerusform>
            <numerusform>e altri %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Began the map</source>
        <translation>Mappa cominciata</translation>
    </message>
    <message>
        <source>Changed table options</source>
        <translation>Opzioni del tavolo cambiate</translation>
    </message>
    <message>
        <source>Changed the outline</source>
        <translation>Contorno cambiato</translation>
    </message>
    <message>
        <source>Named a revision “{name}”</source>
        <translation>Revisione chiamata «{name}»</translation>
    </message>
    <message>
        <source>Made tiles {width} × {height} cells large</source>
        <translation>Riquadri di {width} × {height} caselle</translation>
    </message>
    <message>
        <source>Drew a planet around {cell}</source>
        <translation>Pianeta disegnato intorno a {cell}</translation>
    </message>
    <message>
        <source>Pasted a planet</source>
        <translation>Pianeta incollato</translation>
    </message>
    <message>
        <source>Moved a planet to {cell}</source>
        <translation>Pianeta spostato in {cell}</translation>
    </message>
    <message>
        <source>Removed a planet</source>
        <translation>Pianeta tolto</translation>
    </message>
    <message>
        <source>Resized a planet: {size}</source>
        <translation>Taglia di un pianeta cambiata: {size}</translation>
    </message>
    <message>
        <source>Changed a planet's biome: {biome}</source>
        <translation>Bioma di un pianeta cambiato: {biome}</translation>
    </message>
    <message>
        <source>Gave a planet an owner</source>
        <translation>Pianeta assegnato a un giocatore</translation>
    </message>
    <message>
        <source>Gave a player a starting planet</source>
        <translation>Pianeta di partenza assegnato a un giocatore</translation>
    </message>
    <message numerus="yes">
        <source>{kind}: %n cell(s)</source>
        <translation>
            <numerusform>{kind}: %n casella</numerusform>
            <numerusform>{kind}: %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} built in {cell}</source>
        <translation>{kind}: costruzione in {cell}</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n cell(s)</source>
        <translation>
            <numerusform>Liberata %n casella</numerusform>
            <numerusform>Liberate %n caselle</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved something from {start} to {cell}</source>
        <translation>Elemento spostato da {start} a {cell}</translation>
    </message>
    <message>
        <source>Drew an asteroid in {cell}</source>
        <translation>Asteroide disegnato in {cell}</translation>
    </message>
    <message>
        <source>Moved an asteroid to {cell}</source>
        <translation>Asteroide spostato in {cell}</translation>
    </message>
    <message>
        <source>Removed an asteroid</source>
        <translation>Asteroide tolto</translation>
    </message>
    <message>
        <source>Moved a ship to {cell}</source>
        <translation>Nave spostata in {cell}</translation>
    </message>
    <message>
        <source>Removed a ship</source>
        <translation>Nave tolta</translation>
    </message>
    <message>
        <source>Numbered a ship {number}</source>
        <translation>Nave numerata {number}</translation>
    </message>
    <message>
        <source>Changed what a ship carries</source>
        <translation>Carico di una nave cambiato</translation>
    </message>
    <message>
        <source>Moved a space structure to {cell}</source>
        <translation>Struttura spaziale spostata in {cell}</translation>
    </message>
    <message>
        <source>Removed a space structure</source>
        <translation>Struttura spaziale tolta</translation>
    </message>
    <message>
        <source>Changed a treasury</source>
        <translation>Cassa cambiata</translation>
    </message>
    <message>
        <source>Changed a reserve</source>
        <translation>Riserva cambiata</translation>
    </message>
    <message>
        <source>Changed who begins</source>
        <translation>Cambiato chi comincia</translation>
    </message>
    <message>
        <source>Note in {cell}: {words}</source>
        <translation>Nota in {cell}: {words}</translation>
    </message>
    <message>
        <source>Removed the note in {cell}</source>
        <translation>Nota in {cell} tolta</translation>
    </message>
    <message>
        <source>Accepted {rule}</source>
        <translation>Accettata {rule}</translation>
    </message>
    <message>
        <source>No longer accepted {rule}</source>
        <translation>Non più accettata {rule}</translation>
    </message>
    <message>
        <source>Loaded a map from a file</source>
        <translation>Mappa caricata da un file</translation>
    </message>
    <message>
        <source>Named the map “{title}”</source>
        <translation>Mappa chiamata «{title}»</translation>
    </message>
    <message>
        <source>Added a tile (column {column}, row {row})</source>
        <translation>Riquadro aggiunto (colonna {column}, riga {row})</translation>
    </message>
    <message>
        <source>Removed a tile (column {column}, row {row})</source>
        <translation>Riquadro tolto (colonna {column}, riga {row})</translation>
    </message>
    <message>
        <source>Added {wide} × {high} tiles</source>
        <translation>Aggiunti {wide} × {high} riquadri</translation>
    </message>
    <message>
        <source>Removed the name of a revision</source>
        <translation>Nome di una revisione tolto</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n item(s)</source>
        <translation>
            <numerusform>Incollato %n elemento</numerusform>
            <numerusform>Incollati %n elementi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made the map symmetric: %n change(s)</source>
        <translation>
            <numerusform>Mappa resa simmetrica: %n modifica</numerusform>
            <numerusform>Mappa resa simmetrica: %n modifiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fixed problems: %n change(s)</source>
        <translation>
            <numerusform>Problemi risolti: %n modifica</numerusform>
            <numerusform>Problemi risolti: %n modifiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turned or mirrored %n item(s)</source>
        <translation>
            <numerusform>Ruotato o specchiato %n elemento</numerusform>
            <numerusform>Ruotati o specchiati %n elementi</numerusform>
        </translation>
    </message>
    <message>
        <source>Named a planet “{name}”</source>
        <translation>Pianeta chiamato «{name}»</translation>
    </message>
    <message>
        <source>Removed a planet's name</source>
        <translation>Nome di un pianeta tolto</translation>
    </message>
    <message>
        <source>Removed a planet's owner</source>
        <translation>Pianeta tolto al suo proprietario</translation>
    </message>
    <message>
        <source>Removed a player's starting planet</source>
        <translation>Pianeta di partenza tolto a un giocatore</translation>
    </message>
    <message>
        <source>Placed a ship ({name}) in {cell}</source>
        <translation>Nave ({name}) piazzata in {cell}</translation>
    </message>
    <message>
        <source>{kind} placed in {cell}</source>
        <translation>{kind}: piazzamento in {cell}</translation>
    </message>
    <message numerus="yes">
        <source>Players seated: %n</source>
        <translation>
            <numerusform>Giocatori al tavolo: %n</numerusform>
            <numerusform>Giocatori al tavolo: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated the map (seed {seed})</source>
        <translation>Mappa generata (seme {seed})</translation>
    </message>
    <message>
        <source>Generated the map</source>
        <translation>Mappa generata</translation>
    </message>
    <message>
        <source>Began to generate the map</source>
        <translation>Generazione della mappa cominciata</translation>
    </message>
    <message>
        <source>Rolled a die for the map</source>
        <translation>Dado tirato per la mappa</translation>
    </message>
    <message>
        <source>Generated the rest of the map</source>
        <translation>Resto della mappa generato</translation>
    </message>
    <message>
        <source>Stopped generating the map</source>
        <translation>Generazione della mappa fermata</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>Obiettivo raggiunto.</translation>
    </message>
    <message>
        <source>No attack is left.</source>
        <translation>Non restano attacchi.</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… e altri {count}</translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>fino a %n volta</numerusform>
            <numerusform>fino a %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {attacker} attacks {target} {times}: {chance}. {then}</source>
        <translation>{place}. {attacker} attacca: {target}, {times}; {chance}. {then}</translation>
    </message>
    <message>
        <source>{place}. {attacker} attacks {target}: {chance}. {then}</source>
        <translation>{place}. {attacker} attacca: {target}; {chance}. {then}</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Distrutto</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancato</translation>
    </message>
    <message>
        <source>Now: {attacker} attacks {target}. Chance of the goal from here: {value}</source>
        <translation>Ora: {attacker} attacca: {target}. Probabilità da qui: {value}</translation>
    </message>
    <message>
        <source>If all of them miss, the attack is over.</source>
        <translation>Se falliscono tutti, l'attacco è finito.</translation>
    </message>
    <message>
        <source>If destroyed, the goal is reached.</source>
        <translation>Se è distrutto, l'obiettivo è raggiunto.</translation>
    </message>
    <message>
        <source>If destroyed, no attack is left.</source>
        <translation>Se è distrutto, non restano attacchi.</translation>
    </message>
    <message>
        <source>If destroyed: {attacker} attacks {target}.</source>
        <translation>Se è distrutto: {attacker} contro {target}.</translation>
    </message>
    <message>
        <source>If destroyed, continue with {target}.</source>
        <translation>Se è distrutto, continua: {target}.</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Turn by turn</source>
        <translation>Turno per turno</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo per passo</translation>
    </message>
</context>
<context>
    <name>StrikePanel</name>
    <message>
        <source>An equal total hits (a house rule)</source>
        <translation>Un totale uguale colpisce (regola della casa)</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Chi attacca</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Il bersaglio</translation>
    </message>
    <message>
        <source>This attack</source>
        <translation>Questo attacco</translation>
    </message>
    <message>
        <source>Against every target</source>
        <translation>Contro ogni bersaglio</translation>
    </message>
    <message>
        <source>+{attack} against +{defence}: {hits} of {pairs} rolls hit</source>
        <translation>+{attack} contro +{defence}: colpiscono {hits} tiri su {pairs}</translation>
    </message>
    <message>
        <source>The attack hits</source>
        <translation>L'attacco colpisce</translation>
    </message>
    <message>
        <source>The attacker hits first</source>
        <translation>Chi attacca colpisce per primo</translation>
    </message>
    <message>
        <source>Attacks until the first hit, on average: {mean}</source>
        <translation>Attacchi fino al primo colpo, in media: {mean}</translation>
    </message>
    <message>
        <source>A counter-attack hits</source>
        <translation>Un contrattacco colpisce</translation>
    </message>
    <message>
        <source>No hit is possible.</source>
        <translation>Nessun colpo è possibile.</translation>
    </message>
</context>
<context>
    <name>SwitcherCard</name>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} di {count}</translation>
    </message>
</context>
<context>
    <name>SymmetryKind</name>
    <message>
        <source>No symmetry</source>
        <translation>Nessuna simmetria</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Sinistra e destra</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Sopra e sotto</translation>
    </message>
    <message>
        <source>Four quarters</source>
        <translation>Quattro quarti</translation>
    </message>
    <message>
        <source>Half turn of the board</source>
        <translation>Mezzo giro del tabellone</translation>
    </message>
    <message>
        <source>2-fold</source>
        <translation>Rotazione ×2</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>Rotazione ×3</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>Rotazione ×6</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Sotto</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Sinistra</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Destra</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>In alto a sinistra</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>In alto a destra</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>In basso a sinistra</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>In basso a destra</translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message>
        <source>Symmetry while drawing</source>
        <translation>Simmetria mentre disegni</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Rendi simmetrico</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Eccezioni</translation>
    </message>
    <message>
        <source>Make symmetric …</source>
        <translation>Rendi simmetrico …</translation>
    </message>
    <message>
        <source>Mirror …</source>
        <translation>Specchia …</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n aggiunto</numerusform>
            <numerusform>%n aggiunti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n cambiato</numerusform>
            <numerusform>%n cambiati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n tolto</numerusform>
            <numerusform>%n tolti</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed.</source>
        <translation>Non si può cambiare nulla.</translation>
    </message>
    <message numerus="yes">
        <source>%n left out: {why}</source>
        <translation>
            <numerusform>%n tralasciato: {why}</numerusform>
            <numerusform>%n tralasciati: {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles are added.</source>
        <translation>Si aggiungono riquadri.</translation>
    </message>
    <message>
        <source>All parts: nothing is removed</source>
        <translation>Tutte le parti: non si toglie nulla</translation>
    </message>
    <message>
        <source>The centre is cell {cell}. Press C with the pointer on another to move it.</source>
        <translation>Il centro è la casella {cell}. Premi C col puntatore su un'altra per spostarlo.</translation>
    </message>
    <message>
        <source>Not drawn: {why}</source>
        <translation>Non disegnato: {why}</translation>
    </message>
    <message>
        <source>A tile is missing in column {column}, row {row} of the tiles</source>
        <translation>Manca un riquadro nella colonna {column}, riga {row} dei riquadri</translation>
    </message>
    <message>
        <source>Exceptions to the symmetry</source>
        <translation>Eccezioni alla simmetria</translation>
    </message>
    <message>
        <source>Mirror the selection (or everything) so that the map is symmetric</source>
        <translation>Specchia la selezione (o tutto) per rendere simmetrica la mappa</translation>
    </message>
    <message>
        <source>{what} in {cell}: its mirror images would be off the board</source>
        <translation>{what} in {cell}: le sue immagini cadrebbero fuori dal tabellone</translation>
    </message>
    <message>
        <source>{what} in {cell} has no mirror image in {there}; others would be off the board</source>
        <translation>{what} in {cell} non ha un'immagine in {there}; altre cadrebbero fuori dal tabellone</translation>
    </message>
    <message>
        <source>{what} in {cell} has no mirror image in {there}</source>
        <translation>{what} in {cell} non ha immagine in {there}</translation>
    </message>
    <message>
        <source>Choose a symmetry, and every stroke is mirrored.</source>
        <translation>Scegli una simmetria, e ogni tratto viene specchiato.</translation>
    </message>
    <message>
        <source>{count} not mirrored. Hold Alt while drawing to skip the symmetry.</source>
        <translation>Non specchiati: {count}. Tieni Alt mentre disegni per saltare la simmetria.</translation>
    </message>
    <message>
        <source>Everything is mirrored.</source>
        <translation>Tutto è specchiato.</translation>
    </message>
    <message>
        <source>Part to copy</source>
        <translation>Parte da copiare</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Not there: choose one of the highlighted cells.</source>
        <translation>Lì no: scegli una delle caselle evidenziate.</translation>
    </message>
</context>
<context>
    <name>TablePages</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
</context>
<context>
    <name>TableSection</name>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Keep the screen awake while a match is in play</source>
        <translation>Tieni acceso lo schermo durante la partita</translation>
    </message>
    <message>
        <source>Frame the table in the player's colour when a turn begins</source>
        <translation>All'inizio di un turno, cornice nel colore del giocatore</translation>
    </message>
    <message>
        <source>Let the system beep when a turn begins; there is no other sound</source>
        <translation>All'inizio di un turno, segnale acustico del sistema; non ci sono altri suoni</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Breve</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lunga</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Scena</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>First time in a match</source>
        <translation>La prima volta in una partita</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>Pace of the program</source>
        <translation>Ritmo del programma</translation>
    </message>
    <message>
        <source>How fast it plays its seats.</source>
        <translation>A che velocità gioca per i suoi posti.</translation>
    </message>
    <message>
        <source>Show how long everyone takes</source>
        <translation>Mostra quanto tempo usa ciascuno</translation>
    </message>
    <message>
        <source>Shows rolls, fights and turns large. Any key or click closes it.</source>
        <translation>Mostra in grande tiri, combattimenti e turni. Un tasto o un clic la chiude.</translation>
    </message>
    <message>
        <source>Ask before a turn ends with something left to do</source>
        <translation>Chiedi prima che un turno finisca con qualcosa in sospeso</translation>
    </message>
    <message>
        <source>Without the question, the message offers Undo.</source>
        <translation>Senza domanda, il messaggio offre «Annulla».</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Write it down after an evening: the same one means the same journal.</source>
        <translation>Annotala dopo una serata: la stessa impronta vuol dire lo stesso diario.</translation>
    </message>
    <message>
        <source>Same fingerprint, same journal.</source>
        <translation>Stessa impronta, stesso diario.</translation>
    </message>
</context>
<context>
    <name>TagFilter</name>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Tutte le etichette</translation>
    </message>
</context>
<context>
    <name>TagForm</name>
    <message>
        <source>New tag</source>
        <translation>Nuova etichetta</translation>
    </message>
    <message>
        <source>Chosen tags</source>
        <translation>Etichette scelte</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Etichette in uso</translation>
    </message>
    <message>
        <source>In use elsewhere</source>
        <translation>Usate altrove</translation>
    </message>
    <message>
        <source>No tags yet.</source>
        <translation>Ancora nessuna etichetta.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Tags of “{title}”</source>
        <translation>Etichette di «{title}»</translation>
    </message>
    <message>
        <source>One tag, or several separated by commas</source>
        <translation>Un'etichetta, o più separate da virgole</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>TalePresenter</name>
    <message>
        <source>Round {round} · {player}</source>
        <translation>Giro {round} · {player}</translation>
    </message>
</context>
<context>
    <name>TaleView</name>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Non è stato ancora giocato nessun turno.</translation>
    </message>
</context>
<context>
    <name>TargetPicker</name>
    <message>
        <source>Target</source>
        <translation>Bersaglio</translation>
    </message>
</context>
<context>
    <name>TileForm</name>
    <message>
        <source>60° left</source>
        <translation>60° a sinistra</translation>
    </message>
    <message>
        <source>60° right</source>
        <translation>60° a destra</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>Remove this tile</source>
        <translation>Togli questo riquadro</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Turn what is on it about the middle</source>
        <translation>Ruota ciò che c'è sopra intorno al centro</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Riquadro {number}</translation>
    </message>
    <message>
        <source>Empty space.</source>
        <translation>Spazio vuoto.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n note</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column}, row {row} of the tiles · {width} × {height} cells</source>
        <translation>Colonna {column}, riga {row} dei riquadri · {width} × {height} caselle</translation>
    </message>
    <message>
        <source>Select all of it</source>
        <translation>Seleziona tutto</translation>
    </message>
    <message>
        <source>Remove it with everything on it</source>
        <translation>Toglilo con ciò che c'è sopra</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>One turn back (Page Up)</source>
        <translation>Un turno indietro (Pag↑)</translation>
    </message>
    <message>
        <source>{steps}/s</source>
        <translation>{steps}/s</translation>
    </message>
    <message>
        <source>How many steps a second</source>
        <translation>Quanti passi al secondo</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>One turn forward (Page Down)</source>
        <translation>Un turno avanti (Pag↓)</translation>
    </message>
</context>
<context>
    <name>TimeLinePanel</name>
    <message>
        <source>{thing}: {changes}</source>
        <translation>{thing}: {changes}</translation>
    </message>
    <message>
        <source>{player} from round {round}</source>
        <translation>{player} dal giro {round}</translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>ToolSettingsBar</name>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Click places it, Shift places one more; [ and ] turn, H mirrors, Esc cancels</source>
        <translation>Clic piazza, Shift ne piazza un altro; [ e ] ruotano, H specchia, Esc rinuncia</translation>
    </message>
</context>
<context>
    <name>Toolbox</name>
    <message>
        <source>Select</source>
        <translation>Seleziona</translation>
    </message>
    <message>
        <source>Click or draw a box; Shift adds, Ctrl draws a lasso; drag to move; numbers are tiles</source>
        <translation>Clicca o traccia un rettangolo; Shift aggiunge, Ctrl traccia un lazo; trascina per spostare; i numeri sono i riquadri</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Forest brush</source>
        <translation>Pennello foresta</translation>
    </message>
    <message>
        <source>Paint over planets; Ctrl clears</source>
        <translation>Dipingi sui pianeti; Ctrl libera</translation>
    </message>
    <message>
        <source>Mountain brush</source>
        <translation>Pennello montagna</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Nave</translation>
    </message>
    <message>
        <source>Click a free cell of space</source>
        <translation>Clicca una casella libera di spazio</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Risorse</translation>
    </message>
    <message>
        <source>Click or draw a box; Shift adds; drag to move</source>
        <translation>Clicca o traccia un rettangolo; Shift aggiunge; trascina per spostare</translation>
    </message>
    <message>
        <source>Click its centre; on a planet: new number and resources</source>
        <translation>Clicca il centro; su un pianeta: nuovo numero e nuove risorse</translation>
    </message>
    <message>
        <source>Click a cell; on an asteroid: new number and resource</source>
        <translation>Clicca una casella; su un asteroide: nuovo numero e nuova risorsa</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Porto Spaziale</translation>
    </message>
    <message>
        <source>Click its core; six docks come with it</source>
        <translation>Clicca il centro: arrivano anche sei aree di attracco</translation>
    </message>
    <message>
        <source>Docking cell</source>
        <translation>Area di attracco</translation>
    </message>
    <message>
        <source>Click a cell beside the core</source>
        <translation>Clicca una casella accanto al centro</translation>
    </message>
    <message>
        <source>Click or draw over what to remove</source>
        <translation>Clicca o passa su ciò che vuoi togliere</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Click a planet to give it to the player selected here; Alt skips the symmetry</source>
        <translation>Clicca un pianeta per darlo al giocatore scelto qui; Alt salta la simmetria</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomma</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Click for a ship's reach, then point for the way there</source>
        <translation>Clicca per la portata di una nave, poi indica la meta</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Click a cell and write</source>
        <translation>Clicca una casella e scrivi</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 casella</translation>
    </message>
    <message>
        <source>7 cells</source>
        <translation>7 caselle</translation>
    </message>
    <message>
        <source>19 cells</source>
        <translation>19 caselle</translation>
    </message>
    <message>
        <source>37 cells</source>
        <translation>37 caselle</translation>
    </message>
    <message>
        <source>Planet size</source>
        <translation>Taglia del pianeta</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Bioma</translation>
    </message>
    <message>
        <source>Kind of structure</source>
        <translation>Tipo di struttura</translation>
    </message>
    <message>
        <source>Ship class</source>
        <translation>Classe di nave</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation>Che cosa diventa</translation>
    </message>
    <message>
        <source>Starting planet</source>
        <translation>Pianeta di partenza</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Pennello</translation>
    </message>
    <message>
        <source>Drag, or click to pick up and click again to place</source>
        <translation>Trascina, o clicca per prendere e clicca ancora per posare</translation>
    </message>
    <message>
        <source>Click to place one; drag from its centre to size it</source>
        <translation>Clicca per piazzarlo; trascina dal centro per la taglia</translation>
    </message>
    <message>
        <source>Click to place one; Alt skips the symmetry</source>
        <translation>Clicca per piazzarlo; Alt salta la simmetria</translation>
    </message>
    <message>
        <source>Click a planet cell, an asteroid or space, depending on the kind</source>
        <translation>Clicca una casella di pianeta, un asteroide o lo spazio, secondo il tipo</translation>
    </message>
    <message>
        <source>Click or draw over what to remove; a planet by its centre</source>
        <translation>Clicca o passa su ciò che vuoi togliere; un pianeta dal suo centro</translation>
    </message>
    <message>
        <source>Click to add or remove a tile; Ctrl removes everything on it too; Alt skips the symmetry</source>
        <translation>Clicca per aggiungere o togliere un riquadro; Ctrl toglie anche ciò che c'è sopra; Alt salta la simmetria</translation>
    </message>
</context>
<context>
    <name>TouchMode</name>
    <message>
        <source>Touch mode is on: large buttons, and fingers move and zoom.</source>
        <translation>Modalità tocco attiva: pulsanti grandi, le dita spostano e ingrandiscono.</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Procedi comunque</translation>
    </message>
    <message>
        <source>As the banker, {player} …</source>
        <translation>Come banchiere, {player} …</translation>
    </message>
    <message>
        <source>Everyone agrees</source>
        <translation>Tutti d'accordo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Step {step} includes dice or a revealed secret. Does everyone agree to undo it?</source>
        <translation>Il passo {step} contiene dadi o un segreto rivelato. Sono tutti d'accordo nell'annullarlo?</translation>
    </message>
</context>
<context>
    <name>TurnUndoController</name>
    <message>
        <source>Undo the whole turn</source>
        <translation>Annulla tutto il turno</translation>
    </message>
    <message>
        <source>Undo the whole turn: {steps}</source>
        <translation>Annulla tutto il turno: {steps}</translation>
    </message>
    <message>
        <source>There is nothing to undo in this turn.</source>
        <translation>In questo turno non c'è niente da annullare.</translation>
    </message>
    <message>
        <source>Undo {steps}</source>
        <translation>Annulla {steps}</translation>
    </message>
    <message>
        <source>{way}. This undoes dice rolls or revealed secrets. Does everyone agree?</source>
        <translation>{way}. Così si annullano tiri di dadi o segreti rivelati. Sono tutti d'accordo?</translation>
    </message>
    <message>
        <source>Everyone agrees: {steps}</source>
        <translation>Tutti d'accordo: {steps}</translation>
    </message>
    <message>
        <source>Only {steps} (no agreement needed)</source>
        <translation>Solo {steps} (senza consenso)</translation>
    </message>
    <message>
        <source>Undone: {steps}</source>
        <translation>Annullati: {steps}</translation>
    </message>
</context>
<context>
    <name>UnfinishedPopover</name>
    <message>
        <source>Discard and continue</source>
        <translation>Elimina e continua</translation>
    </message>
    <message>
        <source>Continuing would discard it.</source>
        <translation>Continuando si perderebbe.</translation>
    </message>
    <message>
        <source>{way}, then continue</source>
        <translation>{way}, poi continua</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Qualcos'altro</translation>
    </message>
    <message>
        <source>Plan the fight</source>
        <translation>Pianifica il combattimento</translation>
    </message>
    <message>
        <source>Aboard: {goods}</source>
        <translation>Stiva: {goods}</translation>
    </message>
    <message>
        <source>{unit} loses its remaining actions as soon as another unit acts.</source>
        <translation>{unit} perde le azioni rimaste appena agisce un'altra unità.</translation>
    </message>
    <message>
        <source>Open a sealed load at {site} …</source>
        <translation>Apri un carico sigillato presso {site} …</translation>
    </message>
    <message>
        <source>Move: {count} cells</source>
        <translation>Muovi: {count} caselle</translation>
    </message>
    <message>
        <source>Choose a cell for: {what}</source>
        <translation>Scegli una casella per: {what}</translation>
    </message>
    <message>
        <source>defence {defence}, shield {shield}</source>
        <translation>difesa {defence}, scudo {shield}</translation>
    </message>
    <message>
        <source>Attack {target}</source>
        <translation>Attacca: {target}</translation>
    </message>
    <message>
        <source>Buy {what} at {site} and load it</source>
        <translation>Compra e carica: {what}, {site}</translation>
    </message>
    <message>
        <source>Load at {site} …</source>
        <translation>Carica presso {site} …</translation>
    </message>
    <message>
        <source>Unload at {site} …</source>
        <translation>Scarica presso {site} …</translation>
    </message>
    <message>
        <source>Load a space structure from the reserve at {site}</source>
        <translation>Carica una struttura spaziale dalla riserva presso {site}</translation>
    </message>
    <message>
        <source>Conquer {planet}</source>
        <translation>Conquista {planet}</translation>
    </message>
    <message>
        <source>Destroy {what} on {planet}</source>
        <translation>Distruggi: {what}, {planet}</translation>
    </message>
    <message>
        <source>Take aboard: {what}</source>
        <translation>Imbarca: {what}</translation>
    </message>
    <message>
        <source>Hand {what} over at {site}</source>
        <translation>Consegna: {what}, {site}</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>attacchi</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>scudo</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocità</translation>
    </message>
    <message>
        <source>{count} more targets …</source>
        <translation>Altri bersagli: {count} …</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>Nothing within reach.</source>
        <translation>Nulla a portata.</translation>
    </message>
    <message>
        <source>Load, unload, buy or place …</source>
        <translation>Carica, scarica, compra o piazza …</translation>
    </message>
    <message>
        <source>Reveal your treasury first</source>
        <translation>Prima mostra la tua cassa</translation>
    </message>
    <message>
        <source>Place {what}</source>
        <translation>Piazza: {what}</translation>
    </message>
    <message>
        <source>Place {what} on asteroid {asteroid}</source>
        <translation>Piazza sull'asteroide {asteroid}: {what}</translation>
    </message>
    <message>
        <source>{chance} per roll</source>
        <translation>{chance} a tiro</translation>
    </message>
    <message>
        <source>{owner} · {chance} per roll</source>
        <translation>{owner} · {chance} a tiro</translation>
    </message>
</context>
<context>
    <name>UnitHead</name>
    <message>
        <source>All about it</source>
        <translation>Tutto su questa unità</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>Do now</source>
        <translation>Ora</translation>
    </message>
</context>
<context>
    <name>ViewerBar</name>
    <message>
        <source>{player} is looking</source>
        <translation>{player} sta guardando</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Nascondi</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Number of rolls</source>
        <translation>Numero di tiri</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simula</translation>
    </message>
    <message>
        <source>Calculate exactly</source>
        <translation>Calcola esattamente</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>An exact answer would take longer than a second. Instead the program can simulate the fight many times and show the margin of error.</source>
        <translation>Una risposta esatta richiederebbe più di un secondo. Il programma può invece simulare il combattimento molte volte e mostrare il margine di errore.</translation>
    </message>
    <message>
        <source>Calculating: {percent} %</source>
        <translation>Calcolo: {percent} %</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>For evenings with a board game in space: it keeps money, turns and secrets, rolls the dice, draws the maps and remembers every step.</source>
        <translation>Per serate con un gioco da tavolo nello spazio: tiene i conti, i turni e i segreti, tira i dadi, disegna le mappe e ricorda ogni passo.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Benvenuti</translation>
    </message>
    <message>
        <source>Go to Home (Esc)</source>
        <translation>Vai all'inizio (Esc)</translation>
    </message>
    <message>
        <source>A first match, step by step</source>
        <translation>Una prima partita, passo per passo</translation>
    </message>
    <message>
        <source>The rules, in short paragraphs</source>
        <translation>Le regole, in brevi paragrafi</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Impara a giocare</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Interrompi</translation>
    </message>
</context>
<context>
    <name>WritingPlace</name>
    <message>
        <source>You were writing a secret contract.</source>
        <translation>Stavi scrivendo una bolla segreta.</translation>
    </message>
    <message>
        <source>A secret contract waits for your signature.</source>
        <translation>Una bolla segreta aspetta la tua firma.</translation>
    </message>
    <message>
        <source>Your private note is open.</source>
        <translation>Il tuo appunto privato è aperto.</translation>
    </message>
    <message>
        <source>{player}: read and sign a secret contract</source>
        <translation>{player}: leggi e firma una bolla segreta</translation>
    </message>
    <message>
        <source>The other player has not signed your contract.</source>
        <translation>L'altra parte non ha firmato la tua bolla.</translation>
    </message>
    <message>
        <source>{player}: continue your secret contract</source>
        <translation>{player}: continua la tua bolla segreta</translation>
    </message>
    <message>
        <source>A secret contract is being written.</source>
        <translation>Si sta scrivendo una bolla segreta.</translation>
    </message>
</context>
<context>
    <name>YardPanel</name>
    <message>
        <source>Things are bought at the end of your own turn.</source>
        <translation>Si acquista alla fine del proprio turno.</translation>
    </message>
    <message>
        <source>Vessels</source>
        <translation>Vascelli</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Carta Evento</translation>
    </message>
    <message>
        <source>{count} of {wanted} colonies, and the arms race has not begun</source>
        <translation>Colonie: {count} di {wanted}, e la corsa agli armamenti non è iniziata</translation>
    </message>
    <message>
        <source>No colony to place it at</source>
        <translation>Nessuna colonia dove possa stare</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>restano: {count}</translation>
    </message>
    <message>
        <source>usable from the next turn</source>
        <translation>utilizzabile dal prossimo turno</translation>
    </message>
</context>
<context>
    <name>YardShop</name>
    <message>
        <source>How many: {ship}</source>
        <translation>Quante: {ship}</translation>
    </message>
    <message>
        <source>{what}: choose a cell at {planet}</source>
        <translation>{what}: scegli una casella presso {planet}</translation>
    </message>
    <message>
        <source>The first goes there, the others beside it · cost: {price}</source>
        <translation>La prima va lì, le altre accanto · costo: {price}</translation>
    </message>
    <message>
        <source>Highlighted cells: {count} · cost: {price}</source>
        <translation>Caselle evidenziate: {count} · costo: {price}</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Ingrandisci (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Rimpicciolisci (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation>Mostra tutto il tabellone (0)</translation>
    </message>
    <message>
        <source>Board on the whole screen (F11)</source>
        <translation>Tabellone a tutto schermo (F11)</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Box</source>
        <translation>Scatola</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Impara giocando</translation>
    </message>
    <message>
        <source>Go to the lesson and back</source>
        <translation>Alla lezione e indietro</translation>
    </message>
    <message>
        <source>Skip this step of the lesson</source>
        <translation>Salta questo passo della lezione</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Esci dalla lezione</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Open a box …</source>
        <translation>Apri una scatola …</translation>
    </message>
    <message>
        <source>Create a box …</source>
        <translation>Crea una scatola …</translation>
    </message>
    <message>
        <source>Show the box in its folder</source>
        <translation>Mostra la scatola nella sua cartella</translation>
    </message>
    <message>
        <source>Import a file …</source>
        <translation>Importa un file …</translation>
    </message>
    <message>
        <source>Plan a fight with units of this match</source>
        <translation>Pianifica un combattimento con le unità di questa partita</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Switch between dark and light</source>
        <translation>Passa tra scuro e chiaro</translation>
    </message>
    <message>
        <source>Rule or help for what is in use</source>
        <translation>Regola o aiuto per ciò che si usa</translation>
    </message>
    <message>
        <source>Print a cheat sheet of the rules</source>
        <translation>Stampa un promemoria delle regole</translation>
    </message>
    <message>
        <source>Larger interface</source>
        <translation>Interfaccia più grande</translation>
    </message>
    <message>
        <source>Smaller interface</source>
        <translation>Interfaccia più piccola</translation>
    </message>
    <message>
        <source>Interface at 100 %</source>
        <translation>Interfaccia al 100 %</translation>
    </message>
    <message>
        <source>What is new in this version</source>
        <translation>Novità di questa versione</translation>
    </message>
    <message>
        <source>Look for a new version</source>
        <translation>Cerca una nuova versione</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Cerca ovunque</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Your settings could not be read. The old file was moved to {path}; default settings are in use.</source>
        <translation>Non è stato possibile leggere le impostazioni. Il vecchio file è stato spostato in {path}; valgono le impostazioni predefinite.</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>It must also beat the shield of {shield}.</source>
        <translation>Deve superare anche lo scudo {shield}.</translation>
    </message>
    <message>
        <source>{attack} beats the shield of {shield}.</source>
        <translation>{attack} supera lo scudo {shield}.</translation>
    </message>
    <message>
        <source>{attack} does not beat the shield of {shield}.</source>
        <translation>{attack} non supera lo scudo {shield}.</translation>
    </message>
    <message>
        <source>Destroyed.</source>
        <translation>Bersaglio distrutto.</translation>
    </message>
    <message>
        <source>The target holds; nobody is harmed.</source>
        <translation>Il bersaglio resiste; nessuno subisce danni.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the shield of {shield}; there is no defence die.</source>
        <translation>Il d{attack} deve superare lo scudo {shield}; la difesa non tira dadi.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the d{defence}; a tie is not enough.</source>
        <translation>Il d{attack} deve superare il d{defence}; il pareggio non basta.</translation>
    </message>
    <message>
        <source>{attack} beats the defence roll of {defence}.</source>
        <translation>{attack} supera il {defence} della difesa.</translation>
    </message>
    <message>
        <source>{attack} does not beat the defence roll of {defence}.</source>
        <translation>{attack} non supera il {defence} della difesa.</translation>
    </message>
    <message>
        <source>{percent} ({chance}) within {times} attacks</source>
        <translation>{percent} ({chance}) entro {times} attacchi</translation>
    </message>
</context>
<context>
    <name>cheat sheet</name>
    <message>
        <source>By the rulebook</source>
        <translation>Secondo il regolamento</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Regole della casa a questo tavolo</translation>
    </message>
    <message numerus="yes">
        <source>and %n more house rule(s)</source>
        <translation>
            <numerusform>e %n altra regola della casa</numerusform>
            <numerusform>e altre %n regole della casa</numerusform>
        </translation>
    </message>
    <message>
        <source>None: everything is played by the rulebook.</source>
        <translation>Nessuna: si gioca tutto secondo il regolamento.</translation>
    </message>
    <message>
        <source>{game}: cheat sheet</source>
        <translation>{game}: promemoria</translation>
    </message>
    <message>
        <source>★ and colour: not played by the rulebook at this table.</source>
        <translation>★ e colore: a questo tavolo si gioca diversamente dal regolamento.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Promemoria</translation>
    </message>
    <message>
        <source>cheat sheet</source>
        <translation>promemoria</translation>
    </message>
    <message>
        <source>Written: {file}. Print it on both sides.</source>
        <translation>Salvato: {file}. Stampalo fronte e retro.</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>a break</source>
        <translation>una sosta</translation>
    </message>
    <message>
        <source>food and drink</source>
        <translation>cibo e bevande</translation>
    </message>
    <message>
        <source>a talk about the rules</source>
        <translation>una discussione sulle regole</translation>
    </message>
    <message>
        <source>somebody is away</source>
        <translation>qualcuno è via</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Another reason, then Enter</source>
        <translation>Altro motivo, poi Invio</translation>
    </message>
    <message>
        <source>Reason for the pause</source>
        <translation>Motivo della pausa</translation>
    </message>
    <message>
        <source>Time for each player</source>
        <translation>Tempo per giocatore</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>More time for one</source>
        <translation>Più tempo a uno</translation>
    </message>
    <message>
        <source>Hide the clock</source>
        <translation>Nascondi l'orologio</translation>
    </message>
    <message>
        <source>As much as the others</source>
        <translation>Come gli altri</translation>
    </message>
    <message>
        <source>Paused: {reason}</source>
        <translation>In pausa: {reason}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>over by {time}</source>
        <translation>oltre di {time}</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>per questo turno</translation>
    </message>
    <message>
        <source>for this phase</source>
        <translation>per questa fase</translation>
    </message>
    <message>
        <source>of {minutes}</source>
        <translation>di {minutes}</translation>
    </message>
    <message>
        <source>Set the clock …</source>
        <translation>Imposta l'orologio …</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Paused: nobody was at the table</source>
        <translation>In pausa: nessuno al tavolo</translation>
    </message>
    <message>
        <source>Charge overtime: {player}, {amounts}</source>
        <translation>Registra il tempo in più: {player}, {amounts}</translation>
    </message>
    <message>
        <source>{player} owes for overtime. Charge it from the clock menu.</source>
        <translation>Tempo in più da pagare: {player}. Si registra dal menu dell'orologio.</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>poster</source>
        <translation>manifesto</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>next</source>
        <translation>poi</translation>
    </message>
    <message>
        <source>now</source>
        <translation>di turno</translation>
    </message>
</context>
<context>
    <name>consents</name>
    <message>
        <source>{player} gives to {ship}: {goods}</source>
        <translation>{player} dà a {ship}: {goods}</translation>
    </message>
    <message>
        <source>{what} of {player} is handed over at {site}</source>
        <translation>Si consegna presso {site}: {what} di {player}</translation>
    </message>
    <message>
        <source>{ship} takes aboard: {what} of {player}</source>
        <translation>{ship} prende a bordo: {what} di {player}</translation>
    </message>
    <message>
        <source>Lend ships for a bombardment of {planet}: {players}. Lent ships lose their own next turn.</source>
        <translation>Prestano navi per bombardare {planet}: {players}. Le navi prestate perdono il loro prossimo turno.</translation>
    </message>
    <message>
        <source>Asked first: {players}</source>
        <translation>Prima si chiede a: {players}</translation>
    </message>
</context>
<context>
    <name>fingerprint</name>
    <message>
        <source>Fingerprint: {fingerprint}</source>
        <translation>Impronta: {fingerprint}</translation>
    </message>
    <message>
        <source>Edited outside the program at step {step}</source>
        <translation>Modificata fuori dal programma al passo {step}</translation>
    </message>
</context>
<context>
    <name>guarded</name>
    <message>
        <source>This cannot be shown.</source>
        <translation>Non si può mostrare.</translation>
    </message>
</context>
<context>
    <name>inspect</name>
    <message>
        <source>{what}: {reason}</source>
        <translation>{what}: {reason}</translation>
    </message>
</context>
<context>
    <name>keywords</name>
    <message>
        <source>next phase roll dice collect</source>
        <translation>fase successiva tirare dadi raccolta</translation>
    </message>
    <message>
        <source>next player done</source>
        <translation>giocatore successivo finito</translation>
    </message>
    <message>
        <source>ships planets structures cargo</source>
        <translation>navi pianeti strutture carico</translation>
    </message>
    <message>
        <source>cargo hold manifest</source>
        <translation>carico stiva manifesto</translation>
    </message>
    <message>
        <source>log history correct strike</source>
        <translation>registro storia correggere cancellare</translation>
    </message>
    <message>
        <source>filter corrections undone</source>
        <translation>filtro correzioni annullati</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>riassunto</translation>
    </message>
    <message>
        <source>clock break stop</source>
        <translation>orologio pausa fermare</translation>
    </message>
    <message>
        <source>money cash count balance correction</source>
        <translation>soldi contanti contare saldo correzione</translation>
    </message>
    <message>
        <source>secret deal seal promise</source>
        <translation>contratto segreto affare sigillo promessa</translation>
    </message>
    <message>
        <source>secret alliance</source>
        <translation>nota segreto alleanza</translation>
    </message>
    <message>
        <source>trade goods deal</source>
        <translation>commercio merci affare</translation>
    </message>
    <message>
        <source>television second screen</source>
        <translation>televisore secondo schermo</translation>
    </message>
    <message>
        <source>print banknotes</source>
        <translation>stampare carta banconote</translation>
    </message>
    <message>
        <source>load unload cargo build move attack conquer ship</source>
        <translation>caricare scaricare carico costruire muovere attaccare conquistare nave</translation>
    </message>
    <message>
        <source>time timer budget limit handicap</source>
        <translation>tempo timer limite handicap</translation>
    </message>
    <message>
        <source>time timer</source>
        <translation>tempo timer</translation>
    </message>
    <message>
        <source>bot computer opponent seat level pace leave</source>
        <translation>bot computer avversario posto livello ritmo lasciare</translation>
    </message>
    <message>
        <source>hash verify check proof cheat</source>
        <translation>hash verifica controllo prova imbroglio</translation>
    </message>
    <message>
        <source>zoom centre everything</source>
        <translation>zoom centra tutto</translation>
    </message>
    <message>
        <source>full screen large</source>
        <translation>schermo intero grande</translation>
    </message>
    <message>
        <source>player opponent</source>
        <translation>giocatore avversario</translation>
    </message>
    <message>
        <source>statistics chart graph figures</source>
        <translation>statistiche grafico cifre</translation>
    </message>
    <message>
        <source>house rule option</source>
        <translation>regola della casa opzione</translation>
    </message>
    <message>
        <source>planet home world</source>
        <translation>pianeta casa mondo</translation>
    </message>
    <message>
        <source>first match basics</source>
        <translation>prima partita basi</translation>
    </message>
    <message>
        <source>studio draw map editor</source>
        <translation>studio disegnare mappa editor</translation>
    </message>
    <message>
        <source>secret curtain treasury contract seal</source>
        <translation>segreto sipario tenda cassa bolla contratto sigillo</translation>
    </message>
    <message>
        <source>ship unit</source>
        <translation>nave unità</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>struttura</translation>
    </message>
    <message>
        <source>tutorial lesson guide teach beginner how to play</source>
        <translation>tutorial lezione guida insegnare principiante come si gioca</translation>
    </message>
    <message>
        <source>start matches maps export share file</source>
        <translation>inizio partite mappe esporta condividi file</translation>
    </message>
    <message>
        <source>map editor draw design printing picture</source>
        <translation>mappa editor disegnare immagine</translation>
    </message>
    <message>
        <source>odds chance probability simulate</source>
        <translation>probabilità possibilità simulare</translation>
    </message>
    <message>
        <source>statistics charts luck story replay timeline export figures</source>
        <translation>statistiche grafici fortuna storia rivedere cronologia esporta cifre</translation>
    </message>
    <message>
        <source>rulebook paragraph law tables costs</source>
        <translation>regolamento paragrafo legge tabelle costi</translation>
    </message>
    <message>
        <source>manual handbook instructions</source>
        <translation>manuale guida istruzioni</translation>
    </message>
    <message>
        <source>preferences options language sound</source>
        <translation>preferenze opzioni lingua suono</translation>
    </message>
    <message>
        <source>attack combat odds conquest simulate</source>
        <translation>attacco combattimento probabilità conquista simulare</translation>
    </message>
    <message>
        <source>file database collection</source>
        <translation>file archivio raccolta</translation>
    </message>
    <message>
        <source>file path where</source>
        <translation>file percorso dove</translation>
    </message>
    <message>
        <source>file open load bpmatch bpmap</source>
        <translation>file apri carica bpmatch bpmap</translation>
    </message>
    <message>
        <source>explain context what is this</source>
        <translation>spiega contesto che cos'è</translation>
    </message>
    <message>
        <source>summary reference card PDF costs overview</source>
        <translation>riassunto promemoria scheda PDF costi panoramica</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>tasti tastiera scorciatoie</translation>
    </message>
    <message>
        <source>theme colours night day</source>
        <translation>tema colori notte giorno</translation>
    </message>
    <message>
        <source>zoom bigger letters font</source>
        <translation>zoom ingrandire lettere carattere</translation>
    </message>
    <message>
        <source>zoom letters font</source>
        <translation>zoom rimpicciolire lettere carattere</translation>
    </message>
    <message>
        <source>changelog release notes changes about</source>
        <translation>novità modifiche cambiamenti note informazioni</translation>
    </message>
    <message>
        <source>update upgrade download release website</source>
        <translation>aggiornamento aggiornare scaricare sito</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>chiudi termina</translation>
    </message>
    <message>
        <source>curtain hide secret secrecy treasury hand</source>
        <translation>sipario tenda nascondere segreto cassa mano segretezza</translation>
    </message>
    <message>
        <source>note remark picture camera image annotate</source>
        <translation>nota osservazione immagine fotografia annotare</translation>
    </message>
    <message>
        <source>practise simulate trial what if fight</source>
        <translation>esercitarsi simulare prova e se combattimento</translation>
    </message>
    <message>
        <source>bank money PIN code password</source>
        <translation>banca denaro PIN codice password</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Mappe</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nuova mappa</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>On the screen or beside a real board</source>
        <translation>Sullo schermo o con un tabellone vero</translation>
    </message>
    <message>
        <source>Play a sample match</source>
        <translation>Gioca una partita di prova</translation>
    </message>
    <message>
        <source>Three players, ready to go</source>
        <translation>Tre giocatori, si comincia subito</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>nessun problema</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n giro</numerusform>
            <numerusform>%n giri</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparazione</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Interrotta</translation>
    </message>
    <message>
        <source>Sample match</source>
        <translation>Partita di prova</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Raccolte</translation>
    </message>
    <message>
        <source>New set of definitions</source>
        <translation>Nuova raccolta di definizioni</translation>
    </message>
    <message>
        <source>Your own modules, event cards and factions</source>
        <translation>Moduli, carte Evento e fazioni personalizzati</translation>
    </message>
    <message>
        <source>New match of Parsec</source>
        <translation>Nuova partita a Parsec</translation>
    </message>
    <message>
        <source>Colonies, trade and fights on modules of hexes</source>
        <translation>Colonie, commercio e combattimenti su moduli di esagoni</translation>
    </message>
    <message>
        <source>Play a sample match of Parsec</source>
        <translation>Gioca una partita di prova a Parsec</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Turno di: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>{winners} won</source>
        <translation>Ha vinto: {winners}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>Generated by the rules, or empty</source>
        <translation>Generata secondo le regole, o vuota</translation>
    </message>
    <message>
        <source>{player}'s turn, {phase}</source>
        <translation>Turno di {player}, {phase}</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Your first match</source>
        <translation>La tua prima partita</translation>
    </message>
    <message>
        <source>Your first contract</source>
        <translation>La tua prima bolla</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Capitano</translation>
    </message>
    <message>
        <source>Vega</source>
        <translation>Vega</translation>
    </message>
    <message>
        <source>Rigel</source>
        <translation>Rigel</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Nova</translation>
    </message>
    <message>
        <source>Ares</source>
        <translation>Ares</translation>
    </message>
    <message>
        <source>Flora</source>
        <translation>Flora</translation>
    </message>
    <message>
        <source>Two turns against the program, on a small map. About 15 minutes.</source>
        <translation>Due turni contro il programma, su una mappa piccola. Circa 15 minuti.</translation>
    </message>
    <message>
        <source>Draw a map</source>
        <translation>Disegna una mappa</translation>
    </message>
    <message>
        <source>A small map for two in the studio that passes its checks. 5 minutes.</source>
        <translation>Nello studio, una piccola mappa per due che supera i controlli. 5 minuti.</translation>
    </message>
    <message>
        <source>Curtain and contract</source>
        <translation>Sipario e bolla</translation>
    </message>
    <message>
        <source>Look at a hidden treasury, and sign a sealed contract. 5 minutes.</source>
        <translation>Guarda una cassa nascosta e firma una bolla sigillata. 5 minuti.</translation>
    </message>
    <message>
        <source>Continue the lesson: {lesson}</source>
        <translation>Continua la lezione: {lesson}</translation>
    </message>
    <message>
        <source>{lesson} (done)</source>
        <translation>{lesson} (finita)</translation>
    </message>
    <message>
        <source>My first map</source>
        <translation>La mia prima mappa</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>forte</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message numerus="yes">
        <source>%n biomass</source>
        <translation>
            <numerusform>%n biomassa</numerusform>
            <numerusform>%n biomassa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concrete</source>
        <translation>
            <numerusform>%n cemento</numerusform>
            <numerusform>%n cemento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n cibo</numerusform>
            <numerusform>%n cibo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n metallo</numerusform>
            <numerusform>%n metallo</numerusform>
        </translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>una bozza</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>in vigore</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>adempiuta</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>infranta</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Cells added to the board: {cells}.</source>
        <translation>Caselle aggiunte al tabellone: {cells}.</translation>
    </message>
    <message>
        <source>Cells removed from the board: {cells}.</source>
        <translation>Caselle tolte dal tabellone: {cells}.</translation>
    </message>
    <message>
        <source>New in {cell}: {kind:kind}.</source>
        <translation>Nuovo in {cell}: {kind:kind}.</translation>
    </message>
    <message>
        <source>Gone from {cell}: {kind:kind}.</source>
        <translation>Tolto da {cell}: {kind:kind}.</translation>
    </message>
    <message>
        <source>In {cell}: {kind:kind} instead of {was:kind}.</source>
        <translation>In {cell}: {kind:kind} al posto di {was:kind}.</translation>
    </message>
    <message>
        <source>A note in {cell} is new.</source>
        <translation>C'è una nuova nota in {cell}.</translation>
    </message>
    <message>
        <source>The note in {cell} is gone.</source>
        <translation>La nota in {cell} non c'è più.</translation>
    </message>
    <message>
        <source>The note in {cell} is different.</source>
        <translation>La nota in {cell} è diversa.</translation>
    </message>
    <message>
        <source>The title is different.</source>
        <translation>Il titolo è diverso.</translation>
    </message>
    <message>
        <source>The players are different.</source>
        <translation>I giocatori sono diversi.</translation>
    </message>
    <message>
        <source>Somebody else begins.</source>
        <translation>Comincia qualcun altro.</translation>
    </message>
    <message>
        <source>Table options are different.</source>
        <translation>Le opzioni del tavolo sono diverse.</translation>
    </message>
    <message>
        <source>Other problems are accepted.</source>
        <translation>Sono accettati altri problemi.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}); choose another place.</source>
        <translation>Non si può scrivere {path} ({reason}); scegli un altro posto.</translation>
    </message>
    <message>
        <source>{left} of {whole} left out: something is in the way.</source>
        <translation>{left} su {whole} tralasciati: qualcosa è d'intralcio.</translation>
    </message>
    <message>
        <source>Zoom in to see the coordinates in the cells.</source>
        <translation>Ingrandisci per vedere le coordinate nelle caselle.</translation>
    </message>
    <message>
        <source>It would break a rule that is kept now ({rule}).</source>
        <translation>Violerebbe una regola che ora è rispettata ({rule}).</translation>
    </message>
    <message>
        <source>This map has no tiles yet, so there is nothing to export.</source>
        <translation>Questa mappa non ha ancora riquadri: non c'è niente da esportare.</translation>
    </message>
    <message>
        <source>A cell can be from {least} to {most} mm wide.</source>
        <translation>Una casella può essere larga da {least} a {most} mm.</translation>
    </message>
    <message>
        <source>The picture would be {width} × {height} pixels, more than {most} a side; choose fewer dots per inch or smaller cells.</source>
        <translation>L'immagine sarebbe di {width} × {height} pixel, più di {most} per lato; scegli meno punti per pollice o caselle più piccole.</translation>
    </message>
    <message>
        <source>A tile does not fit on this page with cells of {asked} mm; up to {most} mm would fit.</source>
        <translation>Un riquadro non entra in questa pagina con caselle di {asked} mm; ci stanno fino a {most} mm.</translation>
    </message>
    <message>
        <source>This page is too small for its margins; choose a larger one.</source>
        <translation>Questa pagina è troppo piccola per i suoi margini; scegline una più grande.</translation>
    </message>
    <message>
        <source>That would be {pages} pages; choose smaller cells or a larger page.</source>
        <translation>Sarebbero {pages} pagine; scegli caselle più piccole o una pagina più grande.</translation>
    </message>
    <message>
        <source>An asteroid that was kept would lie in the orbit of a planet of this size: roll again.</source>
        <translation>Un asteroide mantenuto cadrebbe nell'orbita di un pianeta di questa taglia: ritira.</translation>
    </message>
    <message>
        <source>Cells to choose: {expected}, all different; given: {given}.</source>
        <translation>Caselle da scegliere: {expected}, tutte diverse; date: {given}.</translation>
    </message>
    <message>
        <source>The planet has no room for so many natural resources ({count} more): roll again.</source>
        <translation>Il pianeta non ha posto per tante risorse naturali (altre {count}): ritira.</translation>
    </message>
    <message>
        <source>A planet of this size would overlap what is there: roll again.</source>
        <translation>Un pianeta di questa taglia coprirebbe ciò che c'è: ritira.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}: roll again.</source>
        <translation>Un d{die} non ha la faccia {face}: ritira.</translation>
    </message>
    <message>
        <source>There is no tile {tile}: roll again.</source>
        <translation>Non c'è il riquadro {tile}: ritira.</translation>
    </message>
    <message>
        <source>Nobody sits at this board yet: planets are generated for players.</source>
        <translation>A questo tabellone non siede ancora nessuno: i pianeti si generano per i giocatori.</translation>
    </message>
    <message>
        <source>No generation is under way.</source>
        <translation>Nessuna generazione è in corso.</translation>
    </message>
    <message>
        <source>This asteroid was drawn for tile {tile}.</source>
        <translation>Questo asteroide è stato estratto per il riquadro {tile}.</translation>
    </message>
    <message>
        <source>Tile {tile} is less than {distance} tiles away from another starting planet: roll again.</source>
        <translation>Il riquadro {tile} dista meno di {distance} riquadri da un altro pianeta di partenza: ritira.</translation>
    </message>
    <message>
        <source>There is no room for a planet on tile {tile}: roll again.</source>
        <translation>Nel riquadro {tile} non c'è posto per un pianeta: ritira.</translation>
    </message>
    <message>
        <source>No asteroid fits on tile {tile} any more: roll again.</source>
        <translation>Nel riquadro {tile} non entra più nessun asteroide: ritira.</translation>
    </message>
    <message>
        <source>Tile {tile} has a planet already: roll again.</source>
        <translation>Il riquadro {tile} ha già un pianeta: ritira.</translation>
    </message>
    <message>
        <source>Planets to place: {needed}; tiles with room for one: {free}.</source>
        <translation>Pianeti da piazzare: {needed}; riquadri con posto per uno: {free}.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} lies at the edge of the board.</source>
        <translation>L'asteroide nella casella {cell} sta sul bordo del tabellone.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} lies in the orbit of a planet.</source>
        <translation>L'asteroide nella casella {cell} sta nell'orbita di un pianeta.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} does not lie in space.</source>
        <translation>L'asteroide nella casella {cell} non sta nello spazio.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} has a structure already.</source>
        <translation>L'asteroide nella casella {cell} ha già una struttura.</translation>
    </message>
    <message>
        <source>Between the asteroids in cells {cell} and {other} there is no free cell.</source>
        <translation>Tra gli asteroidi nelle caselle {cell} e {other} non c'è una casella libera.</translation>
    </message>
    <message>
        <source>Turns are counted from 1, so there is no turn {turn}.</source>
        <translation>I turni si contano da 1: il turno {turn} non esiste.</translation>
    </message>
    <message>
        <source>{kind:kind}: not on this planet ({biome:biome}).</source>
        <translation>{kind:kind}: non su questo pianeta ({biome:biome}).</translation>
    </message>
    <message>
        <source>A board has at most {limit} cells.</source>
        <translation>Un tabellone ha al massimo {limit} caselle.</translation>
    </message>
    <message>
        <source>Cell {cell} is the centre of a planet, which is for the monolith alone.</source>
        <translation>La casella {cell} è il centro di un pianeta, riservato al monolito.</translation>
    </message>
    <message>
        <source>{kind:kind} in cell {cell}: defences stand on the outer border only.</source>
        <translation>{kind:kind} nella casella {cell}: le difese stanno solo sul bordo esterno.</translation>
    </message>
    <message>
        <source>A note needs some words.</source>
        <translation>Una nota ha bisogno di qualche parola.</translation>
    </message>
    <message>
        <source>Two players have the same faction: {faction:faction}.</source>
        <translation>Due giocatori hanno la stessa fazione: {faction:faction}.</translation>
    </message>
    <message>
        <source>The hold takes {capacity}, not {amount}.</source>
        <translation>La stiva porta {capacity}, non {amount}.</translation>
    </message>
    <message>
        <source>Two things have the same id: {id}.</source>
        <translation>Due cose hanno lo stesso id: {id}.</translation>
    </message>
    <message>
        <source>The natural resource in cell {cell} is on the border although an inner cell is free.</source>
        <translation>La risorsa naturale nella casella {cell} sta sul bordo benché ci sia una casella interna libera.</translation>
    </message>
    <message>
        <source>{kind:kind}: there is no asteroid in cell {cell} to put it on.</source>
        <translation>{kind:kind}: nella casella {cell} non c'è un asteroide adatto.</translation>
    </message>
    <message>
        <source>{ship_class:ship_class}: ships of this class carry nothing.</source>
        <translation>{ship_class:ship_class}: le navi di questa classe non trasportano nulla.</translation>
    </message>
    <message>
        <source>There is no note in cell {cell}.</source>
        <translation>Nella casella {cell} non c'è nessuna nota.</translation>
    </message>
    <message>
        <source>The tiles do not form a full rectangle.</source>
        <translation>I riquadri non formano un rettangolo pieno.</translation>
    </message>
    <message>
        <source>There is no tile in column {tx} and row {ty} of the grid.</source>
        <translation>Nella griglia non c'è un riquadro in colonna {tx} e riga {ty}.</translation>
    </message>
    <message>
        <source>The board has no tiles yet.</source>
        <translation>Il tabellone non ha ancora riquadri.</translation>
    </message>
    <message>
        <source>A problem with {rule} was not accepted here.</source>
        <translation>Un problema con {rule} qui non era accettato.</translation>
    </message>
    <message>
        <source>Nothing was chosen.</source>
        <translation>Non è stato scelto nulla.</translation>
    </message>
    <message>
        <source>There is nothing there.</source>
        <translation>Lì non c'è niente.</translation>
    </message>
    <message>
        <source>Players at this board: {players}; {least} to {most} can play.</source>
        <translation>Giocatori a questo tabellone: {players}; si gioca da {least} a {most}.</translation>
    </message>
    <message>
        <source>Cell {cell} is taken: only one thing can stand in a cell.</source>
        <translation>La casella {cell} è occupata: in una casella sta una cosa sola.</translation>
    </message>
    <message>
        <source>Cell {cell} is not on the board.</source>
        <translation>La casella {cell} non è sul tabellone.</translation>
    </message>
    <message>
        <source>The planet in cell {cell} does not lie in the centre of its tile.</source>
        <translation>Il pianeta nella casella {cell} non sta al centro del suo riquadro.</translation>
    </message>
    <message>
        <source>{kind:kind}: this stands on planets only.</source>
        <translation>{kind:kind}: sta solo sui pianeti.</translation>
    </message>
    <message>
        <source>Cell {cell} belongs to another planet.</source>
        <translation>La casella {cell} appartiene a un altro pianeta.</translation>
    </message>
    <message>
        <source>Cell {cell} belongs to a planet.</source>
        <translation>La casella {cell} appartiene a un pianeta.</translation>
    </message>
    <message>
        <source>The planet in cell {cell} does not fit on the board.</source>
        <translation>Il pianeta nella casella {cell} non entra nel tabellone.</translation>
    </message>
    <message>
        <source>Two planets overlap; one of them is {planet}.</source>
        <translation>Due pianeti si sovrappongono; uno è {planet}.</translation>
    </message>
    <message>
        <source>{kind:kind}: {count} here, and the dice give {least} to {most}.</source>
        <translation>{kind:kind}: qui {count}, e i dadi ne danno da {least} a {most}.</translation>
    </message>
    <message>
        <source>Two seats have the same id: {seat}.</source>
        <translation>Due posti hanno lo stesso id: {seat}.</translation>
    </message>
    <message>
        <source>Two starting planets are less than {distance} tiles apart.</source>
        <translation>Due pianeti di partenza distano meno di {distance} riquadri.</translation>
    </message>
    <message>
        <source>{kind:kind}: this stands in empty space, not on an asteroid.</source>
        <translation>{kind:kind}: sta nello spazio vuoto, non su un asteroide.</translation>
    </message>
    <message>
        <source>There is a tile in column {tx} and row {ty} of the grid already.</source>
        <translation>Nella griglia c'è già un riquadro in colonna {tx} e riga {ty}.</translation>
    </message>
    <message>
        <source>That is too far away: tiles lie within {limit} columns and rows of the first.</source>
        <translation>È troppo lontano: i riquadri stanno entro {limit} colonne e righe dal primo.</translation>
    </message>
    <message>
        <source>That is too much for one step: it can name {limit} cells. Do it in parts.</source>
        <translation>È troppo per un passo: può nominare {limit} caselle. Fallo a parti.</translation>
    </message>
    <message>
        <source>That is too much for one step: it can do {limit} things. Do it in parts.</source>
        <translation>È troppo per un passo: può fare {limit} cose. Fallo a parti.</translation>
    </message>
    <message>
        <source>Things that would lose their place: {count}. Clear the tiles first, or along with them.</source>
        <translation>Cose che perderebbero il loro posto: {count}. Libera prima i riquadri, o insieme a loro.</translation>
    </message>
    <message>
        <source>With such tiles not everything would be on the board.</source>
        <translation>Con tali riquadri non tutto starebbe sul tabellone.</translation>
    </message>
    <message>
        <source>Too few tiles for these players: {tiles}; at least {least} needed.</source>
        <translation>Troppo pochi riquadri per questi giocatori: {tiles}; ne servono almeno {least}.</translation>
    </message>
    <message>
        <source>A map has at most {limit} seats.</source>
        <translation>Una mappa ha al massimo {limit} posti.</translation>
    </message>
    <message>
        <source>Tile {tile} holds another planet already: {planet}.</source>
        <translation>Il riquadro {tile} contiene già un altro pianeta: {planet}.</translation>
    </message>
    <message>
        <source>There is no biome {biome}.</source>
        <translation>Il bioma {biome} non esiste.</translation>
    </message>
    <message>
        <source>There is no ship class {ship_class}.</source>
        <translation>La classe di navi {ship_class} non esiste.</translation>
    </message>
    <message>
        <source>There is no faction {faction}.</source>
        <translation>La fazione {faction} non esiste.</translation>
    </message>
    <message>
        <source>There is no structure of the kind {kind}.</source>
        <translation>Una struttura del tipo {kind} non esiste.</translation>
    </message>
    <message>
        <source>An owner has no seat at this board: {seat}.</source>
        <translation>Un proprietario non ha posto a questo tabellone: {seat}.</translation>
    </message>
    <message>
        <source>There is no phase {phase}.</source>
        <translation>La fase {phase} non esiste.</translation>
    </message>
    <message>
        <source>There is no planet {planet}.</source>
        <translation>Il pianeta {planet} non esiste.</translation>
    </message>
    <message>
        <source>There is no resource {resource}.</source>
        <translation>La risorsa {resource} non esiste.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Il posto {seat} non esiste.</translation>
    </message>
    <message>
        <source>There is no ship {ship}.</source>
        <translation>La nave {ship} non esiste.</translation>
    </message>
    <message>
        <source>There is no planet size {size}.</source>
        <translation>La taglia di pianeta {size} non esiste.</translation>
    </message>
    <message>
        <source>There is no table option {option}.</source>
        <translation>L'opzione del tavolo {option} non esiste.</translation>
    </message>
    <message>
        <source>The match begins: {players}.</source>
        <translation>La partita comincia: {players}.</translation>
    </message>
    <message>
        <source>{ship} moves {cells:cells}.</source>
        <translation>{ship} si muove di {cells:cells}.</translation>
    </message>
    <message>
        <source>The rules are now enforced like this: {enforcement:enforcement}.</source>
        <translation>Ora le regole si applicano così: {enforcement:enforcement}.</translation>
    </message>
    <message>
        <source>The contract of {players} is closed: {status:status}. {reason}</source>
        <translation>La bolla di {players} è chiusa: {status:status}. {reason}</translation>
    </message>
    <message>
        <source>{player} has {minutes:minutes} more than the others.</source>
        <translation>{player} ha {minutes:minutes} in più degli altri.</translation>
    </message>
    <message>
        <source>{player} has as much time as the others.</source>
        <translation>{player} ha tanto tempo quanto gli altri.</translation>
    </message>
    <message>
        <source>This contract is {status:status}; only one in force can be closed.</source>
        <translation>Questa bolla è {status:status}; si chiude solo una in vigore.</translation>
    </message>
    <message>
        <source>Rolls for the first turn: {rolls}.</source>
        <translation>Tiri per il primo turno: {rolls}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
    </message>
    <message>
        <source>Planet {number}</source>
        <translation>Pianeta {number}</translation>
    </message>
    <message>
        <source>Choose from {least} to {most} dots per inch.</source>
        <translation>Scegli da {least} a {most} punti per pollice.</translation>
    </message>
    <message>
        <source>Pages can overlap by 0 to {most} mm.</source>
        <translation>Le pagine possono sovrapporsi da 0 a {most} mm.</translation>
    </message>
    <message>
        <source>There is no paper called {asked}; there are {known}.</source>
        <translation>Non esiste un formato di carta {asked}; ci sono {known}.</translation>
    </message>
    <message>
        <source>{option} would change nothing in this kind of file; leave it out.</source>
        <translation>{option} non cambierebbe nulla in questo tipo di file: toglila.</translation>
    </message>
    <message>
        <source>What stands in cell {cell} belongs in empty space: {kind:thing}.</source>
        <translation>Ciò che sta nella casella {cell} va nello spazio vuoto: {kind:thing}.</translation>
    </message>
    <message>
        <source>Something stands nowhere on the board: {kind:thing}.</source>
        <translation>Qualcosa non sta da nessuna parte sul tabellone: {kind:thing}.</translation>
    </message>
    <message>
        <source>{player} gets a starting treasury.</source>
        <translation>{player} riceve la cassa iniziale.</translation>
    </message>
    <message>
        <source>{player} collects.</source>
        <translation>{player} raccoglie.</translation>
    </message>
    <message>
        <source>Correction of the treasury of {player}. {reason}</source>
        <translation>Correzione della cassa di {player}. {reason}</translation>
    </message>
    <message>
        <source>A note is passed.</source>
        <translation>Passa un biglietto.</translation>
    </message>
    <message>
        <source>{player} cannot pay that.</source>
        <translation>{player} non può pagarlo.</translation>
    </message>
    <message>
        <source>{ship} does not carry that much.</source>
        <translation>{ship} non trasporta tanto.</translation>
    </message>
    <message>
        <source>The hold of {ship} takes {capacity} in all; that would be too much.</source>
        <translation>La stiva di {ship} tiene {capacity} in tutto; sarebbe troppo.</translation>
    </message>
    <message>
        <source>Rolls for the first turn: {rolls}. {players} roll again.</source>
        <translation>Tiri per il primo turno: {rolls}. Tirano di nuovo: {players}.</translation>
    </message>
    <message>
        <source>The order is {players}.</source>
        <translation>L'ordine è {players}.</translation>
    </message>
    <message>
        <source>Play begins.</source>
        <translation>Si comincia a giocare.</translation>
    </message>
    <message>
        <source>Round {round}: it is the turn of {player}.</source>
        <translation>Giro {round}: è il turno di {player}.</translation>
    </message>
    <message>
        <source>Phase: {phase:phase}.</source>
        <translation>Fase: {phase:phase}.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: no event.</source>
        <translation>{player} tira {face}: nessun evento.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: {event:event}.</source>
        <translation>{player} tira {face}: {event:event}.</translation>
    </message>
    <message>
        <source>Events of the round: {rolls}.</source>
        <translation>Eventi del giro: {rolls}.</translation>
    </message>
    <message>
        <source>{player} collects nothing.</source>
        <translation>{player} non raccoglie nulla.</translation>
    </message>
    <message>
        <source>{ship} moves.</source>
        <translation>{ship} si muove.</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} of {owner}.</source>
        <translation>{player} distrugge: {kind:kind} di {owner}.</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid.</source>
        <translation>{player} distrugge un asteroide.</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid, and the {kind:kind} on it.</source>
        <translation>{player} distrugge un asteroide e ciò che c'era sopra: {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} has lost everything and is out of the game.</source>
        <translation>{player} ha perso tutto ed è fuori dal gioco.</translation>
    </message>
    <message>
        <source>{player} concedes and leaves the board.</source>
        <translation>{player} si arrende e lascia il tabellone.</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} vince la partita.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} condividono la vittoria.</translation>
    </message>
    <message>
        <source>The match ends without a winner. {reason}</source>
        <translation>La partita finisce senza vincitore. {reason}</translation>
    </message>
    <message>
        <source>The match is called “{title}” now.</source>
        <translation>La partita ora si chiama «{title}».</translation>
    </message>
    <message>
        <source>Correction of the hold of {ship} ({player}). {reason}</source>
        <translation>Correzione della stiva di {ship} ({player}). {reason}</translation>
    </message>
    <message>
        <source>Correction: {player} gets {ship}. {reason}</source>
        <translation>Correzione: {player} riceve {ship}. {reason}</translation>
    </message>
    <message>
        <source>Correction: there is another asteroid. {reason}</source>
        <translation>Correzione: c'è un asteroide in più. {reason}</translation>
    </message>
    <message>
        <source>Correction: an asteroid is gone. {reason}</source>
        <translation>Correzione: un asteroide non c'è più. {reason}</translation>
    </message>
    <message>
        <source>Correction: {ship} stands elsewhere. {reason}</source>
        <translation>Correzione: {ship} sta altrove. {reason}</translation>
    </message>
    <message>
        <source>Correction: {ship} of {player} is gone. {reason}</source>
        <translation>Correzione: {ship} di {player} non c'è più. {reason}</translation>
    </message>
    <message>
        <source>{player} writes a private note.</source>
        <translation>{player} scrive un appunto privato.</translation>
    </message>
    <message>
        <source>{player} drafts a contract with {partner}.</source>
        <translation>{player} prepara una bolla con {partner}.</translation>
    </message>
    <message>
        <source>{player} changes the draft of a contract.</source>
        <translation>{player} cambia la bozza di una bolla.</translation>
    </message>
    <message>
        <source>{player} signs a contract.</source>
        <translation>{player} firma una bolla.</translation>
    </message>
    <message>
        <source>The contract of {players} is in force.</source>
        <translation>La bolla di {players} è in vigore.</translation>
    </message>
    <message>
        <source>Pause.</source>
        <translation>Pausa.</translation>
    </message>
    <message>
        <source>Pause: {reason}.</source>
        <translation>Pausa: {reason}.</translation>
    </message>
    <message>
        <source>The pause is over.</source>
        <translation>La pausa è finita.</translation>
    </message>
    <message>
        <source>It is the turn of {active}, not of {player}.</source>
        <translation>È il turno di {active}, non di {player}.</translation>
    </message>
    <message>
        <source>This belongs to the phase “{needed:phase}”; now it is “{phase:phase}”.</source>
        <translation>Questo va nella fase «{needed:phase}»; ora è «{phase:phase}».</translation>
    </message>
    <message>
        <source>The phase “{phase:phase}” is on already.</source>
        <translation>La fase «{phase:phase}» è già in corso.</translation>
    </message>
    <message>
        <source>The phase “{phase:phase}” is over for this turn.</source>
        <translation>La fase «{phase:phase}» è finita per questo turno.</translation>
    </message>
    <message>
        <source>The event die has not been rolled yet.</source>
        <translation>Il dado degli eventi non è ancora stato tirato.</translation>
    </message>
    <message>
        <source>The resources have not been collected yet.</source>
        <translation>Le risorse non sono ancora state raccolte.</translation>
    </message>
    <message>
        <source>The event die has been rolled for this turn.</source>
        <translation>Il dado degli eventi è già stato tirato in questo turno.</translation>
    </message>
    <message>
        <source>The resources of this turn have been collected.</source>
        <translation>Le risorse di questo turno sono già state raccolte.</translation>
    </message>
    <message>
        <source>{event:event}: no {kind:kind} can be built in this turn.</source>
        <translation>{event:event}: in questo turno non si può costruire: {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be built.</source>
        <translation>Non si può costruire: {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} is bought when a cargo ship loads it.</source>
        <translation>{kind:kind}: si compra al carico su una nave cargo.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands on the outer border only.</source>
        <translation>{kind:kind}: solo sul bordo esterno.</translation>
    </message>
    <message>
        <source>Cell {cell} is off the board.</source>
        <translation>La casella {cell} è fuori dal tabellone.</translation>
    </message>
    <message>
        <source>Cell {cell} is not open space.</source>
        <translation>La casella {cell} non è spazio aperto.</translation>
    </message>
    <message>
        <source>Cell {cell} is taken.</source>
        <translation>La casella {cell} è occupata.</translation>
    </message>
    <message>
        <source>{event:event}: no ship can act in this turn.</source>
        <translation>{event:event}: in questo turno nessuna nave può agire.</translation>
    </message>
    <message>
        <source>{ship} was built in this turn and cannot act yet.</source>
        <translation>{ship} è stata costruita in questo turno e non può ancora agire.</translation>
    </message>
    <message>
        <source>A bombardment takes the whole turn of {ship}.</source>
        <translation>Un bombardamento prende l'intero turno di {ship}.</translation>
    </message>
    <message>
        <source>{ship} cannot get there with one action.</source>
        <translation>{ship} non può arrivarci con un'azione.</translation>
    </message>
    <message>
        <source>{ship} cannot go that far: at most {allowed}, here {asked}.</source>
        <translation>{ship} si muove al massimo di {allowed} caselle; qui sono {asked}.</translation>
    </message>
    <message>
        <source>Something stands in the way of {ship}.</source>
        <translation>Qualcosa sbarra la strada a {ship}.</translation>
    </message>
    <message>
        <source>It is in a hold and cannot attack.</source>
        <translation>È in una stiva e non può attaccare.</translation>
    </message>
    <message>
        <source>Asteroids cannot be attacked at this table.</source>
        <translation>A questo tavolo gli asteroidi non si attaccano.</translation>
    </message>
    <message>
        <source>By that rule nobody would be left in the match.</source>
        <translation>Con questa regola nessuno resterebbe in gioco.</translation>
    </message>
    <message>
        <source>Overrule …</source>
        <translation>Procedi comunque …</translation>
    </message>
    <message>
        <source>Players: {seats}, tiles: {tiles}, planets: {planets}, asteroids: {asteroids}, problems: {problems}</source>
        <translation>Giocatori: {seats}, riquadri: {tiles}, pianeti: {planets}, asteroidi: {asteroids}, problemi: {problems}</translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) gone</source>
        <translation>
            <numerusform>%n struttura distrutta</numerusform>
            <numerusform>%n strutture distrutte</numerusform>
        </translation>
    </message>
    <message>
        <source>All places are equally good: this one was drawn.</source>
        <translation>Un posto vale l'altro: questo è stato estratto.</translation>
    </message>
    <message>
        <source>Somebody has to begin.</source>
        <translation>Qualcuno deve cominciare.</translation>
    </message>
    <message>
        <source>Every turn begins with this roll.</source>
        <translation>Ogni turno comincia con questo tiro.</translation>
    </message>
    <message>
        <source>Takes what its planets and structures yield.</source>
        <translation>Prende ciò che producono i suoi pianeti e le sue strutture.</translation>
    </message>
    <message>
        <source>The program saw nothing more worth doing.</source>
        <translation>Il programma non ha visto altro che valesse la pena.</translation>
    </message>
    <message>
        <source>Gives up: after {round} rounds others are stronger.</source>
        <translation>Si arrende: dopo {round} giri altri sono più forti.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, for a higher income.</source>
        <translation>{planet}: {thing}, per guadagnare di più.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, because enemy ships are near.</source>
        <translation>{planet}: {thing}, perché ci sono navi nemiche vicine.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, to build ships.</source>
        <translation>{planet}: {thing}, per costruire navi.</translation>
    </message>
    <message>
        <source>{ship}, to take a free planet.</source>
        <translation>{ship}, per prendere un pianeta libero.</translation>
    </message>
    <message>
        <source>{ship}, to settle asteroids.</source>
        <translation>{ship}, per gli asteroidi.</translation>
    </message>
    <message>
        <source>{ship}, for the fleet.</source>
        <translation>{ship}, per la flotta.</translation>
    </message>
    <message>
        <source>Saves for: {thing}.</source>
        <translation>Risparmia per: {thing}.</translation>
    </message>
    <message>
        <source>Saves for: {ship}.</source>
        <translation>Risparmia per: {ship}.</translation>
    </message>
    <message>
        <source>Attacks: {target}, {chance} %.</source>
        <translation>Attacca: {target}, {chance} %.</translation>
    </message>
    <message>
        <source>Moves up to attack: {target}, {chance} % this turn.</source>
        <translation>Si avvicina per attaccare: {target}, {chance} % in questo turno.</translation>
    </message>
    <message>
        <source>Takes the free planet: {planet}.</source>
        <translation>Prende il pianeta libero: {planet}.</translation>
    </message>
    <message>
        <source>Conquers: {planet}. Nothing is left on it.</source>
        <translation>Conquista: {planet}. Non vi è rimasto nulla.</translation>
    </message>
    <message>
        <source>{planet}: {thing} stands in the way of conquest.</source>
        <translation>{planet}: {thing} ostacola la conquista.</translation>
    </message>
    <message>
        <source>Bombards: {planet}. No dice, and everything on it is gone.</source>
        <translation>Bombarda: {planet}. Senza dadi, e tutto ciò che vi sta è distrutto.</translation>
    </message>
    <message>
        <source>Heads for an enemy planet: {planet}.</source>
        <translation>Va verso un pianeta nemico: {planet}.</translation>
    </message>
    <message>
        <source>Heads for a free planet: {planet}.</source>
        <translation>Va verso un pianeta libero: {planet}.</translation>
    </message>
    <message>
        <source>Comes to defend: {planet}.</source>
        <translation>Viene a difendere: {planet}.</translation>
    </message>
    <message>
        <source>Hunts the last enemies.</source>
        <translation>Dà la caccia agli ultimi nemici.</translation>
    </message>
    <message>
        <source>Draws back: here the chance of being destroyed is {chance} %.</source>
        <translation>Si ritira: qui la probabilità di andare distrutta è del {chance} %.</translation>
    </message>
    <message>
        <source>Loads cargo for an asteroid.</source>
        <translation>Carica merci per un asteroide.</translation>
    </message>
    <message>
        <source>Places: {thing}, for a higher income.</source>
        <translation>Piazza: {thing}, per guadagnare di più.</translation>
    </message>
    <message>
        <source>On the way to an asteroid.</source>
        <translation>In viaggio verso un asteroide.</translation>
    </message>
    <message>
        <source>Returns to load again.</source>
        <translation>Torna a caricare.</translation>
    </message>
    <message>
        <source>This seat decides nothing now.</source>
        <translation>Questo posto ora non decide nulla.</translation>
    </message>
    <message>
        <source>Accepts with thanks: {goods}.</source>
        <translation>Accetta e ringrazia: {goods}.</translation>
    </message>
    <message>
        <source>Gives nothing away for nothing.</source>
        <translation>Non regala nulla.</translation>
    </message>
    <message>
        <source>Plays on to win.</source>
        <translation>Continua, per vincere.</translation>
    </message>
    <message>
        <source>Signs no contracts.</source>
        <translation>Non firma bolle.</translation>
    </message>
    <message>
        <source>Does not agree to that.</source>
        <translation>Non è d'accordo.</translation>
    </message>
    <message>
        <source>{unit} can hand over: {kind:kind}</source>
        <translation>{unit} può consegnare: {kind:kind}</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Consegna</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) failed</source>
        <translation>
            <numerusform>%n attacco fallito</numerusform>
            <numerusform>%n attacchi falliti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) by the players</source>
        <translation>
            <numerusform>%n correzione dei giocatori</numerusform>
            <numerusform>%n correzioni dei giocatori</numerusform>
        </translation>
    </message>
    <message>
        <source>The program plays for its seats. Watch, or press here if it waits or you do not want to wait.</source>
        <translation>Il programma gioca i suoi turni. Guarda, o premi qui se aspetta o se non vuoi aspettare.</translation>
    </message>
    <message>
        <source>This step is done on the board: show it.</source>
        <translation>Questo passo si fa sul tabellone: mostralo.</translation>
    </message>
    <message>
        <source>Your home planet</source>
        <translation>Il tuo pianeta</translation>
    </message>
    <message>
        <source>You are Captain, in red. The program plays Vega and Rigel. You win when all others are destroyed: so build, conquer and fight. Do as you like at any time; the lesson follows you.</source>
        <translation>Sei Capitano, in rosso. Il programma gioca per Vega e Rigel. Vinci quando tutti gli altri sono distrutti: costruisci, conquista e combatti. Fai pure altro quando vuoi: la lezione ti segue.</translation>
    </message>
    <message>
        <source>Your treasury</source>
        <translation>La tua cassa</translation>
    </message>
    <message>
        <source>Everything is paid with these four resources. The small green numbers are what you collect every turn.</source>
        <translation>Tutto si paga con queste quattro risorse. I piccoli numeri verdi sono quello che raccogli ogni turno.</translation>
    </message>
    <message>
        <source>The gold button always does what comes next. A turn begins with a d20: a 1 or a 20 brings a bad event for this turn, anything else nothing. Press it.</source>
        <translation>Il pulsante dorato porta sempre avanti. Il turno inizia con un d20: con 1 o 20 capita una catastrofe per questo turno, altrimenti niente. Premilo.</translation>
    </message>
    <message>
        <source>Forests give biomass, mountains concrete. Food and metal come from greenhouses and furnaces that you build. Press the button to collect.</source>
        <translation>Le foreste danno biomassa, le montagne cemento. Cibo e metallo vengono da serre e altiforni che costruisci. Premi il pulsante per raccogliere.</translation>
    </message>
    <message>
        <source>This tab shows what you can do in this phase.</source>
        <translation>Questa scheda mostra che cosa puoi fare in questa fase.</translation>
    </message>
    <message>
        <source>Build a spaceport</source>
        <translation>Costruisci uno spazioporto</translation>
    </message>
    <message>
        <source>Ships are built only where there is a spaceport. Each planet may build one structure a turn. Press the card; the price is on it.</source>
        <translation>Le navi si costruiscono solo dove c'è uno spazioporto. Su ogni pianeta si può costruire una struttura per turno. Premi la carta: il prezzo è lì.</translation>
    </message>
    <message>
        <source>Choose its place: click any highlighted cell.</source>
        <translation>Scegli il posto: fai clic su una casella evidenziata.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Annulla il passo</translation>
    </message>
    <message>
        <source>Every step can be undone, so try things out. Press Undo, or Ctrl+Z. Only dice and revealed secrets need everyone's agreement.</source>
        <translation>Ogni passo si può annullare: prova pure. Premi Annulla, o Ctrl+Z. Solo per dadi e segreti rivelati devono essere d'accordo tutti.</translation>
    </message>
    <message>
        <source>And redo it</source>
        <translation>E ripetilo</translation>
    </message>
    <message>
        <source>Your resources are back. Redo, or Ctrl+Y, brings the spaceport back too.</source>
        <translation>Le risorse sono tornate. Ripeti, o Ctrl+Y, riporta anche lo spazioporto.</translation>
    </message>
    <message>
        <source>You will need a spaceport: press its card once more.</source>
        <translation>Ti servirà uno spazioporto: premi ancora la sua carta.</translation>
    </message>
    <message>
        <source>Build a ship</source>
        <translation>Costruisci una nave</translation>
    </message>
    <message>
        <source>Nothing more to build here: the gold button leads to the next phase, Ships.</source>
        <translation>Qui non c'è altro da costruire: il pulsante dorato porta alla fase Navi.</translation>
    </message>
    <message>
        <source>The Spear is small, cheap and fast: die d4, speed 4. A new ship can act from the next turn on. Press its card.</source>
        <translation>La Spear è piccola, economica e veloce: dado d4, velocità 4. Una nave nuova agisce dal prossimo turno. Premi la sua carta.</translation>
    </message>
    <message>
        <source>New ships begin beside their planet: click a highlighted cell.</source>
        <translation>Le navi nuove iniziano accanto al pianeta: fai clic su una casella evidenziata.</translation>
    </message>
    <message>
        <source>That ship cannot act any more this turn. End the turn with this button and try it in your next one, or skip this step.</source>
        <translation>Quella nave non può più agire in questo turno. Chiudi il turno con questo pulsante e prova nel prossimo, o salta il passo.</translation>
    </message>
    <message>
        <source>This is your Eagle, a big ship. Click to select it.</source>
        <translation>Questa è la tua Eagle, una nave grande. Fai clic per selezionarla.</translation>
    </message>
    <message>
        <source>You can reach the highlighted cells. Click this one: it is beside the enemy scout, and only the next cell can be attacked.</source>
        <translation>Le caselle evidenziate sono raggiungibili. Fai clic su questa: è accanto alla nave nemica, e si attacca solo una casella vicina.</translation>
    </message>
    <message>
        <source>The scout is beside you. Click it to see your chances.</source>
        <translation>La nave nemica è accanto. Fai clic per vedere le probabilità.</translation>
    </message>
    <message>
        <source>Both roll: your d8 must be higher than the other die and than the shield. The chance is exact. A failed attack costs you nothing but the action. Roll!</source>
        <translation>Tirano entrambi: il tuo d8 deve superare l'altro dado e lo scudo. La probabilità è esatta. Un attacco fallito costa solo l'azione. Tira!</translation>
    </message>
    <message>
        <source>Hit or miss, that fight is over for now. Close it to see what else can be done.</source>
        <translation>Riuscito o no, per ora il combattimento è finito. Chiudilo per vedere cos'altro si può fare.</translation>
    </message>
    <message>
        <source>Nova belongs to nobody. Your Hammer is close: click it. Finish with one ship before you act with the next.</source>
        <translation>Nova non è di nessuno. La tua Hammer è vicina: fai clic. Finisci con una nave prima di agire con la prossima.</translation>
    </message>
    <message>
        <source>Click this cell: a ship beside a planet can conquer it.</source>
        <translation>Fai clic su questa casella: una nave accanto a un pianeta può conquistarlo.</translation>
    </message>
    <message>
        <source>No dice are needed for a planet without structures. Click here, and Nova is yours; it pays from your next turn on.</source>
        <translation>Per un pianeta senza strutture non servono dadi. Fai clic qui e Nova è tua; rende dal prossimo turno.</translation>
    </message>
    <message>
        <source>Unused actions are lost. The button says what is still left to do; press it when you are done.</source>
        <translation>Le azioni non usate vanno perse. Il pulsante dice che cosa resta da fare; premilo quando hai finito.</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Giocano gli altri</translation>
    </message>
    <message>
        <source>Vega and Rigel take their turns. What they do, and why, is shown here. The gold button speeds them up.</source>
        <translation>Vega e Rigel fanno i loro turni. Cosa fanno, e perché, si legge qui. Il pulsante dorato li accelera.</translation>
    </message>
    <message>
        <source>The journal</source>
        <translation>Il diario</translation>
    </message>
    <message>
        <source>Every step is written down, and can be corrected later. Open the journal to see what the others did.</source>
        <translation>Ogni passo è annotato e si può correggere dopo. Apri il diario per vedere cosa hanno fatto gli altri.</translation>
    </message>
    <message>
        <source>Every step is written down, and can be corrected later. Open this menu and choose the journal to see what the others did.</source>
        <translation>Ogni passo è annotato e si può correggere dopo. Apri questo menu e scegli il diario per vedere cosa hanno fatto gli altri.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Di nuovo al tabellone</translation>
    </message>
    <message>
        <source>Look around as long as you like, then show the board again.</source>
        <translation>Guarda con calma, poi torna al tabellone.</translation>
    </message>
    <message>
        <source>Look around as long as you like, then choose the board in this menu again.</source>
        <translation>Guarda con calma, poi scegli di nuovo il tabellone in questo menu.</translation>
    </message>
    <message>
        <source>The rules are inside</source>
        <translation>Le regole sono qui</translation>
    </message>
    <message>
        <source>Press F1 at any time: it opens the rule for what you are doing. So does a click on a small code like the one below.</source>
        <translation>Premi F1 in ogni momento: apre la regola di quello che fai. Lo stesso fa un clic su una piccola sigla come quella qui sotto.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Leggi la regola</translation>
    </message>
    <message>
        <source>Rules can be searched while you play. Close them with Esc or the cross.</source>
        <translation>Nelle regole si può cercare mentre giochi. Chiudile con Esc o con la croce.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>Il tuo secondo turno</translation>
    </message>
    <message>
        <source>Roll and collect as before. If you hold Nova, it pays you now, too.</source>
        <translation>Tira e raccogli come prima. Se Nova è tua, ora rende anche questo pianeta.</translation>
    </message>
    <message>
        <source>Load cargo</source>
        <translation>Carica la nave</translation>
    </message>
    <message>
        <source>Your cargo ship waits between your home and an asteroid. Click it.</source>
        <translation>La tua nave cargo aspetta tra il pianeta e un asteroide. Fai clic.</translation>
    </message>
    <message>
        <source>Press this: you buy a drilling facility and load it. Loading and unloading are one action each.</source>
        <translation>Premi qui: compri una trivellatrice e la carichi. Caricare e scaricare sono un'azione ciascuno.</translation>
    </message>
    <message>
        <source>A drilling facility cannot be bought here now. It takes a spaceport at your home, what it costs, and no other structure built there this turn. Undo something, or skip this step.</source>
        <translation>Qui ora non si può comprare una trivellatrice. Servono uno spazioporto sul tuo pianeta, il suo prezzo e nessun'altra struttura costruita lì in questo turno. Annulla qualcosa, o salta il passo.</translation>
    </message>
    <message>
        <source>Settle the asteroid</source>
        <translation>Occupa l'asteroide</translation>
    </message>
    <message>
        <source>Press this: the facility goes to the asteroid beside the ship and brings 1 concrete and 1 metal a turn.</source>
        <translation>Premi qui: la trivellatrice va sull'asteroide accanto e dà 1 cemento e 1 metallo per turno.</translation>
    </message>
    <message>
        <source>Click the asteroid.</source>
        <translation>Fai clic sull'asteroide.</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>Ora sai giocare</translation>
    </message>
    <message>
        <source>Events, resources, structures, ships, actions: every turn is like that. Play on against Vega and Rigel. More lessons are on Home, under Learn by playing.</source>
        <translation>Evento, risorse, strutture, navi, azioni: ogni turno è così. Continua contro Vega e Rigel. Altre lezioni sono su Inizio, sotto Impara giocando.</translation>
    </message>
    <message>
        <source>What this step points at is not in sight. Press 0 to see the whole board, or skip the step.</source>
        <translation>Ciò che questo passo indica non si vede. Premi 0 per vedere tutto il tabellone, o salta il passo.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>Un tabellone vuoto</translation>
    </message>
    <message>
        <source>Four tiles for two players. You will draw two planets for each, forests, mountains and asteroids. Every step can be undone with Ctrl+Z, and you can always draw something else.</source>
        <translation>Quattro riquadri per due giocatori. Disegnerai due pianeti a testa, foreste, montagne e asteroidi. Ogni passo si annulla con Ctrl+Z, e puoi sempre disegnare altro.</translation>
    </message>
    <message>
        <source>Draw half of it</source>
        <translation>Disegnane metà</translation>
    </message>
    <message>
        <source>A fair map looks the same to everyone. With a symmetry on, whatever you draw is drawn on the other side too. Press here.</source>
        <translation>Una mappa equa è uguale per tutti. Con una simmetria, ciò che disegni appare anche dall'altra parte. Premi qui.</translation>
    </message>
    <message>
        <source>Choose the half turn: each side faces the other.</source>
        <translation>Scegli il mezzo giro: le due parti stanno una di fronte all'altra.</translation>
    </message>
    <message>
        <source>Place a planet</source>
        <translation>Piazza un pianeta</translation>
    </message>
    <message>
        <source>Take the planet tool: click it, or press P.</source>
        <translation>Prendi lo strumento pianeta: fai clic o premi P.</translation>
    </message>
    <message>
        <source>Click the middle of this tile. A second planet appears opposite. Its size and biome are chosen in the bar above.</source>
        <translation>Fai clic al centro di questo riquadro. Di fronte appare un secondo pianeta. Taglia e bioma si scelgono nella barra in alto.</translation>
    </message>
    <message>
        <source>And another one</source>
        <translation>E un altro</translation>
    </message>
    <message>
        <source>Each player gets two planets: click the middle of this tile as well.</source>
        <translation>Ogni giocatore ha due pianeti: fai clic anche al centro di questo riquadro.</translation>
    </message>
    <message>
        <source>What is missing?</source>
        <translation>Che cosa manca?</translation>
    </message>
    <message>
        <source>The studio checks the map against the rules while you draw. Open the list of problems.</source>
        <translation>Mentre disegni, lo studio confronta la mappa con le regole. Apri l'elenco dei problemi.</translation>
    </message>
    <message>
        <source>Starting planets</source>
        <translation>Pianeti di partenza</translation>
    </message>
    <message>
        <source>Nobody has a starting planet yet. Press Fix: the studio does what the rules ask for, on both sides, with forests and mountains.</source>
        <translation>Nessuno ha ancora un pianeta di partenza. Premi Risolvi: lo studio fa ciò che chiedono le regole, da entrambe le parti, con foreste e montagne.</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>Foreste</translation>
    </message>
    <message>
        <source>Take the forest brush: click it, or press F.</source>
        <translation>Prendi il pennello foresta: fai clic o premi F.</translation>
    </message>
    <message>
        <source>By the dice of the rulebook every planet has at least one forest. Paint some cells of this one, for example here.</source>
        <translation>Con i dadi del regolamento ogni pianeta ha almeno una foresta. Dipingi qualche casella di questo, per esempio qui.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Montagne</translation>
    </message>
    <message>
        <source>Take the mountain brush: click it, or press T.</source>
        <translation>Prendi il pennello montagna: fai clic o premi T.</translation>
    </message>
    <message>
        <source>And at least one mountain: paint some cells, for example here.</source>
        <translation>E almeno una montagna: dipingi qualche casella, per esempio qui.</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <translation>Asteroidi</translation>
    </message>
    <message>
        <source>This map needs at least five asteroids. Take their tool: click it, or press A.</source>
        <translation>A questa mappa servono almeno cinque asteroidi. Prendi il loro strumento: fai clic o premi A.</translation>
    </message>
    <message>
        <source>Click here. Asteroids keep away from planets and from each other; the status line says why a cell does not fit.</source>
        <translation>Fai clic qui. Gli asteroidi stanno lontani dai pianeti e tra loro; la riga in basso dice perché una casella non va bene.</translation>
    </message>
    <message>
        <source>Until nothing is wrong</source>
        <translation>Finché è tutto in regola</translation>
    </message>
    <message>
        <source>Some problems are fixed with a click: press Fix.</source>
        <translation>Alcuni problemi si correggono con un clic: premi Risolvi.</translation>
    </message>
    <message>
        <source>Read what is listed here, and draw what is missing; or accept it with a reason. A click on a problem shows the place.</source>
        <translation>Leggi ciò che è elencato qui e disegna quel che manca, oppure accettalo con un motivo. Un clic su un problema mostra il posto.</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Gioca questa mappa</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Press Ctrl+Shift+P to set up a match on it; Esc leads back here.</source>
        <translation>Nessuna regola è violata: la mappa è pronta. Premi Ctrl+Shift+P per preparare una partita su di essa; Esc riporta qui.</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Press here, or Ctrl+Shift+P, to set up a match on it; Esc leads back here.</source>
        <translation>Nessuna regola è violata: la mappa è pronta. Premi qui, oppure Ctrl+Shift+P, per preparare una partita su di essa; Esc riporta qui.</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Open the list of problems: from there you can play it.</source>
        <translation>Nessuna regola è violata: la mappa è pronta. Apri l'elenco dei problemi: da lì puoi giocarla.</translation>
    </message>
    <message>
        <source>You can draw maps</source>
        <translation>Sai disegnare mappe</translation>
    </message>
    <message>
        <source>Play the map, or export it as a picture or a print with Ctrl+E. The generator draws whole maps for you.</source>
        <translation>Gioca la mappa, oppure esportala come immagine o stampa con Ctrl+E. Il generatore disegna mappe intere per te.</translation>
    </message>
    <message>
        <source>Hidden treasuries</source>
        <translation>Casse nascoste</translation>
    </message>
    <message>
        <source>At this table everyone keeps their amounts secret, on one screen. You are Captain, and later Vega.</source>
        <translation>A questo tavolo ognuno tiene segrete le proprie risorse, su un solo schermo. Sei Capitano, e poi Vega.</translation>
    </message>
    <message>
        <source>Look behind the curtain</source>
        <translation>Guarda dietro il sipario</translation>
    </message>
    <message>
        <source>It is the turn of Captain, so Captain may look: reveal the treasury.</source>
        <translation>È il turno di Capitano, che quindi può guardare: mostra la cassa.</translation>
    </message>
    <message>
        <source>Everyone else looks away now. Whoever is named presses here, and sees what is theirs alone.</source>
        <translation>Ora tutti gli altri guardano altrove. Chi è nominato preme qui, e vede ciò che è solo suo.</translation>
    </message>
    <message>
        <source>And hide it again</source>
        <translation>E nascondila di nuovo</translation>
    </message>
    <message>
        <source>This says who is looking. Hide before you pass the laptop on; it is also hidden after a while, and when the turn ends.</source>
        <translation>Qui si legge chi sta guardando. Nascondi prima di passare il portatile; si nasconde anche dopo un po', e alla fine del turno.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>Contracts, sealed cargo and private notes are under this tab.</source>
        <translation>Bolle, carichi sigillati e appunti privati sono in questa scheda.</translation>
    </message>
    <message>
        <source>A secret contract</source>
        <translation>Una bolla segreta</translation>
    </message>
    <message>
        <source>The contract waits here: continue to write it.</source>
        <translation>La bolla aspetta qui: continua a scriverla.</translation>
    </message>
    <message>
        <source>Who gives what</source>
        <translation>Chi dà che cosa</translation>
    </message>
    <message>
        <source>What Captain gives: type for example 5 metal.</source>
        <translation>Che cosa dà Capitano: scrivi per esempio 5 metallo.</translation>
    </message>
    <message>
        <source>What Vega gives in return: for example 5 concrete.</source>
        <translation>Che cosa dà Vega in cambio: per esempio 5 cemento.</translation>
    </message>
    <message>
        <source>And by which cargo ship it goes: choose the one of Captain.</source>
        <translation>E con quale nave cargo viaggia: scegli quella di Capitano.</translation>
    </message>
    <message>
        <source>Sign it</source>
        <translation>Firmala</translation>
    </message>
    <message>
        <source>A passphrase is your signature: type three words that do not belong together, twice. Only with it can the contract be opened later. Then sign and pass on.</source>
        <translation>La tua firma è una frase segreta: scrivi due volte tre parole senza legame. Solo con essa la bolla si aprirà più tardi. Poi firma e passa.</translation>
    </message>
    <message>
        <source>The other one signs</source>
        <translation>Firma l'altra parte</translation>
    </message>
    <message>
        <source>Now the laptop goes to Vega, who presses here. This time that is you, too.</source>
        <translation>Ora il portatile va a Vega, che preme qui. Questa volta sei ancora tu.</translation>
    </message>
    <message>
        <source>Vega reads the contract, signs with a passphrase of their own, and lays it on the table. Or does not sign.</source>
        <translation>Vega legge la bolla, firma con una propria frase segreta e la mette sul tavolo. Oppure non firma.</translation>
    </message>
    <message>
        <source>Face down on the table</source>
        <translation>Coperta sul tavolo</translation>
    </message>
    <message>
        <source>Everyone sees that there is a contract, and nobody what it says. When the deal is done, either passphrase opens it for all to read.</source>
        <translation>Tutti vedono che c'è una bolla, e nessuno che cosa dice. Ad affare concluso, una qualsiasi delle due frasi la apre e tutti la leggono.</translation>
    </message>
    <message>
        <source>That is too far away from the other tiles: the rectangle around all of them has room for {limit} tiles.</source>
        <translation>È troppo lontano dagli altri riquadri: il rettangolo attorno a tutti ne contiene al massimo {limit}.</translation>
    </message>
    <message>
        <source>There is no such asteroid on the map.</source>
        <translation>Sulla mappa non c'è questo asteroide.</translation>
    </message>
    <message>
        <source>{planet}: there is no biome {biome}.</source>
        <translation>{planet}: il bioma {biome} non esiste.</translation>
    </message>
    <message>
        <source>{planet}: there is no structure of the kind {kind}.</source>
        <translation>{planet}: una struttura del tipo {kind} non esiste.</translation>
    </message>
    <message>
        <source>There is no natural resource {kind}.</source>
        <translation>La risorsa naturale {kind} non esiste.</translation>
    </message>
    <message>
        <source>{planet}: there is no natural resource {kind}.</source>
        <translation>{planet}: la risorsa naturale {kind} non esiste.</translation>
    </message>
    <message>
        <source>{planet}: there is no planet size {size}.</source>
        <translation>{planet}: la taglia di pianeta {size} non esiste.</translation>
    </message>
    <message>
        <source>There is no such structure on the map.</source>
        <translation>Sulla mappa non c'è questa struttura.</translation>
    </message>
    <message>
        <source>Fixed, but another rule is broken now: the list shows it.</source>
        <translation>Corretto, ma ora è violata un'altra regola: è nell'elenco.</translation>
    </message>
    <message>
        <source>Nothing was fixed: every fix here would break another rule.</source>
        <translation>Non è stato corretto nulla: qui ogni correzione violerebbe un'altra regola.</translation>
    </message>
    <message>
        <source>New in {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Novità in {cell}: nave {number} di {seat} ({ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Gone from {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Non più in {cell}: nave {number} di {seat} ({ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Moved to {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Ora in {cell}: nave {number} di {seat} ({ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Different in {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Diversa in {cell}: nave {number} di {seat} ({ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Different, with no place on the board: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Diversa, senza un posto sul tabellone: nave {number} di {seat} ({ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}): a hit.</source>
        <translation>{unit} di {player} tira {attack} contro {defence} (scudo {shield}): colpito.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}): a hit.</source>
        <translation>{unit} di {player} tira {attack} (scudo {shield}): colpito.</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures:structures_gone}.</source>
        <translation>{player} bombarda {planet}: {structures:structures_gone}.</translation>
    </message>
    <message>
        <source>The {kind:kind} is not on an asteroid.</source>
        <translation>Non sta su un asteroide: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} belongs to somebody else, who has not lent it.</source>
        <translation>{ship} è di qualcun altro, che non l'ha prestata.</translation>
    </message>
    <message>
        <source>{ship} has acted in this turn.</source>
        <translation>{ship} ha già agito in questo turno.</translation>
    </message>
    <message>
        <source>{ship} has no hold.</source>
        <translation>{ship} non ha stiva.</translation>
    </message>
    <message>
        <source>{player} does not have that much.</source>
        <translation>{player} non ha così tanto.</translation>
    </message>
    <message>
        <source>{player} has to agree.</source>
        <translation>{player} deve essere d'accordo.</translation>
    </message>
    <message>
        <source>{ship} carries {capacity} at most; this would be {asked}.</source>
        <translation>{ship} porta al massimo {capacity}; qui sarebbero {asked}.</translation>
    </message>
    <message>
        <source>{ship} carries one space structure at most.</source>
        <translation>{ship} porta al massimo una struttura spaziale.</translation>
    </message>
    <message>
        <source>{player} has no such structure in reserve.</source>
        <translation>{player} non ha questa struttura in riserva.</translation>
    </message>
    <message>
        <source>{ship} carries no space structure.</source>
        <translation>{ship} non porta strutture spaziali.</translation>
    </message>
    <message>
        <source>Goods change hands by cargo ship only.</source>
        <translation>Le merci passano di mano solo con una nave cargo.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands in open space, not on an asteroid.</source>
        <translation>{kind:kind}: sta nello spazio aperto, non su un asteroide.</translation>
    </message>
    <message>
        <source>There is a structure on that asteroid already.</source>
        <translation>Su quell'asteroide c'è già una struttura.</translation>
    </message>
    <message>
        <source>{ship} is not beside that place.</source>
        <translation>{ship} non è accanto a quel posto.</translation>
    </message>
    <message>
        <source>This envelope is damaged. Seal it again.</source>
        <translation>Questa busta è danneggiata. Sigillala di nuovo.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase: without one anybody could read it.</source>
        <translation>Un appunto privato vuole una frase segreta: senza, lo leggerebbe chiunque.</translation>
    </message>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Per una bolla servono due giocatori diversi.</translation>
    </message>
    <message>
        <source>The contract has no text.</source>
        <translation>La bolla non ha testo.</translation>
    </message>
    <message>
        <source>A contract is either secret or public, not both.</source>
        <translation>Una bolla è o segreta o pubblica, non entrambe.</translation>
    </message>
    <message>
        <source>The contract names no resources.</source>
        <translation>La bolla non nomina risorse.</translation>
    </message>
    <message>
        <source>There is no cargo ship number {number} in that fleet.</source>
        <translation>In quella flotta non c'è una nave cargo numero {number}.</translation>
    </message>
    <message>
        <source>The cargo ship must belong to one of the two partners.</source>
        <translation>La nave cargo deve essere di una delle due parti.</translation>
    </message>
    <message>
        <source>{player} is not a partner of this contract.</source>
        <translation>{player} non è parte di questa bolla.</translation>
    </message>
    <message>
        <source>{player} has signed already.</source>
        <translation>{player} ha già firmato.</translation>
    </message>
    <message>
        <source>{player} has not signed yet.</source>
        <translation>{player} non ha ancora firmato.</translation>
    </message>
    <message>
        <source>The contract is still a draft.</source>
        <translation>La bolla è ancora una bozza.</translation>
    </message>
    <message>
        <source>The deal is not done yet: not everything has been delivered, and the ship is still under way.</source>
        <translation>L'affare non è concluso: non tutto è consegnato e la nave è ancora in viaggio.</translation>
    </message>
    <message>
        <source>The set-up is not finished yet.</source>
        <translation>La preparazione non è ancora finita.</translation>
    </message>
    <message>
        <source>The set-up is over: play has begun.</source>
        <translation>La preparazione è finita: si gioca.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>There is no faction {faction:faction}.</source>
        <translation>La fazione {faction:faction} non esiste.</translation>
    </message>
    <message>
        <source>Two players play {faction:faction}, which this table does not allow.</source>
        <translation>Due giocatori hanno {faction:faction}, e questo tavolo non lo permette.</translation>
    </message>
    <message>
        <source>The rules tables contradict themselves: {problem}.</source>
        <translation>Le tabelle delle regole si contraddicono: {problem}.</translation>
    </message>
    <message>
        <source>There is no phase {phase:phase}.</source>
        <translation>La fase {phase:phase} non esiste.</translation>
    </message>
    <message>
        <source>There is no turn {turn}: turns count from 1.</source>
        <translation>Il turno {turn} non esiste: si conta da 1.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be where the map puts it.</source>
        <translation>{kind:kind}: posto non valido sulla mappa.</translation>
    </message>
    <message>
        <source>Two things on the map are called “{name}”.</source>
        <translation>Due cose sulla mappa si chiamano «{name}».</translation>
    </message>
    <message>
        <source>The map has no board. Choose another one, or play beside a real board.</source>
        <translation>La mappa non ha un tabellone. Scegline un'altra, o gioca accanto a un tabellone vero.</translation>
    </message>
    <message>
        <source>Something on the map stands nowhere.</source>
        <translation>Qualcosa sulla mappa non sta da nessuna parte.</translation>
    </message>
    <message>
        <source>What stands in cell {cell} is not on its planet, or in the centre of it.</source>
        <translation>Ciò che sta nella casella {cell} non è sul suo pianeta, o è al suo centro.</translation>
    </message>
    <message>
        <source>Two planets overlap around cell {cell}.</source>
        <translation>Due pianeti si sovrappongono intorno alla casella {cell}.</translation>
    </message>
    <message>
        <source>The map has no free seat {seat}.</source>
        <translation>La mappa non ha il posto libero {seat}.</translation>
    </message>
    <message>
        <source>{player} has no starting planet on this map.</source>
        <translation>{player} non ha un pianeta di partenza su questa mappa.</translation>
    </message>
    <message>
        <source>The order is settled.</source>
        <translation>L'ordine è deciso.</translation>
    </message>
    <message>
        <source>The order is rolled for at this table.</source>
        <translation>A questo tavolo l'ordine si tira.</translation>
    </message>
    <message>
        <source>The order must name every player once.</source>
        <translation>L'ordine deve nominare ogni giocatore una volta.</translation>
    </message>
    <message>
        <source>{player} has no {kind:kind} left to place.</source>
        <translation>{player} non ha più da piazzare: {kind:kind}.</translation>
    </message>
    <message>
        <source>The order comes first, then the cannons.</source>
        <translation>Prima l'ordine, poi i cannoni.</translation>
    </message>
    <message>
        <source>{player} places the next cannon.</source>
        <translation>Tocca a {player} piazzare il prossimo cannone.</translation>
    </message>
    <message>
        <source>The planets of this match are on its board; none can be added.</source>
        <translation>I pianeti di questa partita sono sul tabellone; non se ne aggiungono.</translation>
    </message>
    <message>
        <source>There is no {kind:kind} on a planet of the biome {biome:biome}.</source>
        <translation>{kind:kind}: non su un pianeta del bioma {biome:biome}.</translation>
    </message>
    <message>
        <source>{player} has a starting planet already.</source>
        <translation>{player} ha già un pianeta di partenza.</translation>
    </message>
    <message>
        <source>The starting planet of {player} should have the biome {biome:biome}.</source>
        <translation>Il pianeta di partenza di {player} dovrebbe avere il bioma {biome:biome}.</translation>
    </message>
    <message>
        <source>A starting planet has {expected} natural resources.</source>
        <translation>Un pianeta di partenza ha {expected} risorse naturali.</translation>
    </message>
    <message>
        <source>There is no player {player}.</source>
        <translation>Il giocatore {player} non esiste.</translation>
    </message>
    <message>
        <source>There is no ship class {cls}.</source>
        <translation>La classe di navi {cls} non esiste.</translation>
    </message>
    <message>
        <source>There is no planet or station {yard}.</source>
        <translation>Il pianeta o la stazione {yard} non esiste.</translation>
    </message>
    <message>
        <source>There is no planet or station {site}.</source>
        <translation>Il pianeta o la stazione {site} non esiste.</translation>
    </message>
    <message>
        <source>There is nothing called {thing} on the board.</source>
        <translation>Sul tabellone niente si chiama {thing}.</translation>
    </message>
    <message>
        <source>{players} · round {round}, {player}: {phase:phase}</source>
        <translation>{players} · giro {round}, {player}: {phase:phase}</translation>
    </message>
    <message>
        <source>{players} · won by {winners} in round {round}</source>
        <translation>{players} · vince {winners} al giro {round}</translation>
    </message>
    <message>
        <source>Attacks: {unit}, {percent} %.</source>
        <translation>Attacca: {unit}, {percent} %.</translation>
    </message>
    <message>
        <source>Builds what helps most now: {type}.</source>
        <translation>Costruisce ciò che ora serve di più: {type}.</translation>
    </message>
    <message>
        <source>Buys an event card with what is left.</source>
        <translation>Compra una carta Evento con ciò che resta.</translation>
    </message>
    <message>
        <source>Goes to the Space Port, to exchange cards.</source>
        <translation>Va al Porto Spaziale, per scambiare carte.</translation>
    </message>
    <message>
        <source>Dominated modules after this: {count}.</source>
        <translation>Moduli dominati dopo la mossa: {count}.</translation>
    </message>
    <message>
        <source>Evades: staying is worse.</source>
        <translation>Si sottrae: restare è peggio.</translation>
    </message>
    <message>
        <source>Exchanges what it has too much of for what is missing.</source>
        <translation>Scambia ciò che ha in eccesso con ciò che manca.</translation>
    </message>
    <message>
        <source>Founds a colony, for more cards.</source>
        <translation>Fonda una colonia, per avere più carte.</translation>
    </message>
    <message>
        <source>Founds a colony, for more cards: {body}.</source>
        <translation>Fonda una colonia, per avere più carte: {body}.</translation>
    </message>
    <message>
        <source>Accepts: the trade helps.</source>
        <translation>Accetta: lo scambio conviene.</translation>
    </message>
    <message>
        <source>Does not have these cards.</source>
        <translation>Non ha queste carte.</translation>
    </message>
    <message>
        <source>Heads for an asteroid: {body}.</source>
        <translation>Va verso un asteroide: {body}.</translation>
    </message>
    <message>
        <source>Heads for a planet with a free cell: {body}.</source>
        <translation>Va verso un pianeta con una casella libera: {body}.</translation>
    </message>
    <message>
        <source>Another attack is not worth it.</source>
        <translation>Un altro attacco non conviene.</translation>
    </message>
    <message>
        <source>Lets nobody pass.</source>
        <translation>Non lascia passare nessuno.</translation>
    </message>
    <message>
        <source>This loss hurts least: {unit}.</source>
        <translation>È la perdita meno grave: {unit}.</translation>
    </message>
    <message>
        <source>Plays a card that helps now: {card}.</source>
        <translation>Gioca una carta che ora serve: {card}.</translation>
    </message>
    <message>
        <source>Rolls the dice.</source>
        <translation>Tira i dadi.</translation>
    </message>
    <message>
        <source>All choices are equally good: this one was drawn.</source>
        <translation>Tutte le scelte si equivalgono: questa è stata sorteggiata.</translation>
    </message>
    <message>
        <source>Settles where the most cards can be expected: {body}.</source>
        <translation>Si insedia dove può aspettarsi più carte: {body}.</translation>
    </message>
    <message>
        <source>Counter-attacks, {percent} %.</source>
        <translation>Contrattacca, {percent} %.</translation>
    </message>
    <message>
        <source>Supports nobody.</source>
        <translation>Non dà supporto a nessuno.</translation>
    </message>
    <message>
        <source>Takes what the hand has least of.</source>
        <translation>Prende ciò che manca di più in mano.</translation>
    </message>
    <message>
        <source>This planet is not in the list yet. Its resources were drawn.</source>
        <translation>Questo pianeta non è ancora nell'elenco. Le sue risorse sono sorteggiate.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Così vince la partita.</translation>
    </message>
    <message>
        <source>More than {most} copies of one card: {card}.</source>
        <translation>Più di {most} copie di una carta: {card}.</translation>
    </message>
    <message>
        <source>The event deck has {count} cards instead of {wanted}.</source>
        <translation>Il mazzo degli eventi ha {count} carte invece di {wanted}.</translation>
    </message>
    <message>
        <source>Unknown category or rarity of a card: {card}.</source>
        <translation>Categoria o rarità sconosciuta di una carta: {card}.</translation>
    </message>
    <message>
        <source>Unknown unit or resource in what a card does: {card}.</source>
        <translation>Unità o risorsa sconosciuta in ciò che fa una carta: {card}.</translation>
    </message>
    <message>
        <source>That faction cannot be inherited.</source>
        <translation>Quella fazione non si può ereditare.</translation>
    </message>
    <message>
        <source>{module}: a port has {wanted} docking cells, this one has {count}.</source>
        <translation>{module}: un porto ha {wanted} aree di attracco, questo {count}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: the number must be from 1 to {most}.</source>
        <translation>{module}, colonna {column}, riga {row}: il numero va da 1 a {most}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: it touches the edge of the module.</source>
        <translation>{module}, colonna {column}, riga {row}: tocca il bordo del modulo.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: two things are on one cell.</source>
        <translation>{module}, colonna {column}, riga {row}: due cose su una casella.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: different resources wanted: {wanted}.</source>
        <translation>{module}, colonna {column}, riga {row}: risorse diverse richieste: {wanted}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: the game has no such resource.</source>
        <translation>{module}, colonna {column}, riga {row}: il gioco non ha questa risorsa.</translation>
    </message>
    <message>
        <source>This module has the core of a port already.</source>
        <translation>Questo modulo ha già il centro di un porto.</translation>
    </message>
    <message>
        <source>There is no module here.</source>
        <translation>Qui non c'è nessun modulo.</translation>
    </message>
    <message>
        <source>There is nothing here to remove.</source>
        <translation>Qui non c'è niente da togliere.</translation>
    </message>
    <message>
        <source>Nothing may touch the edge of a module.</source>
        <translation>Niente può toccare il bordo di un modulo.</translation>
    </message>
    <message>
        <source>Something is here already.</source>
        <translation>Qui c'è già qualcosa.</translation>
    </message>
    <message>
        <source>The whole set is replaced.</source>
        <translation>L'intera raccolta è sostituita.</translation>
    </message>
    <message>
        <source>Modules are drawn.</source>
        <translation>I moduli sono disegnati.</translation>
    </message>
    <message>
        <source>Definitions entered: {count}.</source>
        <translation>Definizioni inserite: {count}.</translation>
    </message>
    <message>
        <source>Samples and definitions of your own together: what is played with them stays a sample.</source>
        <translation>Esempi e definizioni proprie insieme: ciò che si gioca così resta un esempio.</translation>
    </message>
    <message>
        <source>The file is not text in UTF-8.</source>
        <translation>Il file non è testo in UTF-8.</translation>
    </message>
    <message>
        <source>The file is not TOML: {detail}</source>
        <translation>Il file non è TOML: {detail}</translation>
    </message>
    <message>
        <source>The set has no such thing: {item}.</source>
        <translation>Nella raccolta non c'è: {item}.</translation>
    </message>
    <message>
        <source>The rows of a module must be an even number.</source>
        <translation>Le righe di un modulo devono essere in numero pari.</translation>
    </message>
    <message>
        <source>A set has exactly one Space Port; this one has {count}.</source>
        <translation>Una raccolta ha esattamente un Porto Spaziale; questa {count}.</translation>
    </message>
    <message>
        <source>These modules differ in size from those of the set.</source>
        <translation>Questi moduli hanno una grandezza diversa da quelli della raccolta.</translation>
    </message>
    <message>
        <source>A definition is removed.</source>
        <translation>Definizione tolta.</translation>
    </message>
    <message>
        <source>Modules: {modules}, event cards: {cards}, factions: {factions}.</source>
        <translation>Moduli: {modules}, carte Evento: {cards}, fazioni: {factions}.</translation>
    </message>
    <message>
        <source>Still empty: draw your first module, or type in event cards and factions.</source>
        <translation>Ancora vuota: disegna il primo modulo, o inserisci carte Evento e fazioni.</translation>
    </message>
    <message>
        <source>SAMPLE. Modules: {modules}, event cards: {cards}, factions: {factions}.</source>
        <translation>ESEMPIO. Moduli: {modules}, carte Evento: {cards}, fazioni: {factions}.</translation>
    </message>
    <message>
        <source>{item}: its effect is not understood, only its text is used ({detail}).</source>
        <translation>{item}: l'effetto non è chiaro, si usa solo il testo ({detail}).</translation>
    </message>
    <message>
        <source>The file is larger than {most} kB.</source>
        <translation>Il file supera {most} kB.</translation>
    </message>
    <message>
        <source>Aboard: {transport}</source>
        <translation>A bordo: {transport}</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Attack with {unit}</source>
        <translation>Attacco con: {unit}</translation>
    </message>
    <message>
        <source>An event stops its production.</source>
        <translation>Un evento ferma la produzione.</translation>
    </message>
    <message>
        <source>{player}: {count} for its number</source>
        <translation>{player}: {count} con il suo numero</translation>
    </message>
    <message>
        <source>Can attack; targets in reach: {count}</source>
        <translation>Può attaccare; bersagli a portata: {count}</translation>
    </message>
    <message>
        <source>Can move; cells in reach: {cells}</source>
        <translation>Può muovere; caselle raggiungibili: {cells}</translation>
    </message>
    <message>
        <source>Cannot attack now</source>
        <translation>Ora non può attaccare</translation>
    </message>
    <message>
        <source>Cannot move now</source>
        <translation>Ora non può muovere</translation>
    </message>
    <message>
        <source>Carries: {units}</source>
        <translation>Trasporta: {units}</translation>
    </message>
    <message>
        <source>Carries nothing</source>
        <translation>Non trasporta nulla</translation>
    </message>
    <message>
        <source>Cell of {body}</source>
        <translation>Casella: {body}</translation>
    </message>
    <message>
        <source>Hits {hits} of {of}, {percent} %</source>
        <translation>Colpisce {hits} su {of}, {percent} %</translation>
    </message>
    <message>
        <source>Hits {hits} of {of}, {percent} %; first hit of the fight {blood} %</source>
        <translation>Colpisce {hits} su {of}, {percent} %; primo colpo a segno {blood} %</translation>
    </message>
    <message>
        <source>Civil vessel</source>
        <translation>Vascello civile</translation>
    </message>
    <message>
        <source>Colonies: {count} of {wanted}</source>
        <translation>Colonie: {count} di {wanted}</translation>
    </message>
    <message>
        <source>New vessels are placed here.</source>
        <translation>Qui si piazzano i nuovi vascelli.</translation>
    </message>
    <message>
        <source>Never moves or attacks; it may counter-attack.</source>
        <translation>Non si muove e non attacca; può contrattaccare.</translation>
    </message>
    <message>
        <source>One card for every roll of {number}</source>
        <translation>Una carta per ogni tiro di {number}</translation>
    </message>
    <message>
        <source>Move here: {unit}</source>
        <translation>Muove qui: {unit}</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Conteso</translation>
    </message>
    <message>
        <source>Becomes a colony here</source>
        <translation>Diventa qui una colonia</translation>
    </message>
    <message>
        <source>Core of the Space Port: nobody enters it</source>
        <translation>Centro del Porto Spaziale: nessuno vi entra</translation>
    </message>
    <message>
        <source>Docking cell of the Space Port</source>
        <translation>Area di attracco del Porto Spaziale</translation>
    </message>
    <message>
        <source>Docked: no military vessel can attack it.</source>
        <translation>Attraccato: nessun vascello militare può attaccarlo.</translation>
    </message>
    <message>
        <source>Dominated by {player}</source>
        <translation>Dominato da {player}</translation>
    </message>
    <message>
        <source>Event cards: {count}</source>
        <translation>Carte Evento: {count}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Fonda</translation>
    </message>
    <message>
        <source>Founds a colony here and stays</source>
        <translation>Fonda qui una colonia e resta</translation>
    </message>
    <message>
        <source>Places the colony from the reserve here</source>
        <translation>Piazza qui la colonia di riserva</translation>
    </message>
    <message>
        <source>Found a colony with {unit}</source>
        <translation>Fonda una colonia: {unit}</translation>
    </message>
    <message>
        <source>Cells free for colonies: {count}</source>
        <translation>Caselle libere per colonie: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {amounts}</source>
        <translation>Carte in mano: {amounts}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}, face down</source>
        <translation>Carte in mano: {count}, coperte</translation>
    </message>
    <message>
        <source>Cell {cell}</source>
        <translation>Casella {cell}</translation>
    </message>
    <message>
        <source>In open space</source>
        <translation>Nello spazio aperto</translation>
    </message>
    <message>
        <source>One structure of {count} colonies</source>
        <translation>Una struttura di {count} colonie</translation>
    </message>
    <message>
        <source>Can move, cells at most: {most}</source>
        <translation>Può muoversi, caselle al massimo: {most}</translation>
    </message>
    <message>
        <source>Large military vessel</source>
        <translation>Vascello militare grande</translation>
    </message>
    <message>
        <source>Small military vessel</source>
        <translation>Vascello militare piccolo</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Dominated modules: {count} of {wanted}</source>
        <translation>Moduli dominati: {count} di {wanted}</translation>
    </message>
    <message>
        <source>Further vessels: {count}</source>
        <translation>Altri vascelli: {count}</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>Never attacks; it may counter-attack.</source>
        <translation>Non attacca; può contrattaccare.</translation>
    </message>
    <message>
        <source>New in this turn</source>
        <translation>Nuova in questo turno</translation>
    </message>
    <message>
        <source>Nobody dominates it</source>
        <translation>Nessuno lo domina</translation>
    </message>
    <message>
        <source>Dominated in all: {count}; they must be connected.</source>
        <translation>Dominati in tutto: {count}; devono essere collegati.</translation>
    </message>
    <message>
        <source>Nothing to attack is in reach</source>
        <translation>Nulla da attaccare a portata</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Offers {first} or {second}</source>
        <translation>Offre: {first} o {second}</translation>
    </message>
    <message>
        <source>Offers {first}</source>
        <translation>Offre: {first}</translation>
    </message>
    <message>
        <source>On {body}</source>
        <translation>Su: {body}</translation>
    </message>
    <message>
        <source>On {module}</source>
        <translation>Su: {module}</translation>
    </message>
    <message>
        <source>It is their turn</source>
        <translation>È di turno</translation>
    </message>
    <message>
        <source>{type}: {count}, left: {left}</source>
        <translation>{type}: {count}, restano: {left}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Plays {faction:parsec_faction}</source>
        <translation>Gioca con: {faction:parsec_faction}</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Fuori dal gioco</translation>
    </message>
    <message>
        <source>Module of the Space Port</source>
        <translation>Modulo del Porto Spaziale</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>Colonies in reserve: {count}</source>
        <translation>Colonie di riserva: {count}</translation>
    </message>
    <message>
        <source>{resource}: {count} of {wanted}</source>
        <translation>{resource}: {count} di {wanted}</translation>
    </message>
    <message>
        <source>Belongs to {modules}</source>
        <translation>Appartiene a: {modules}</translation>
    </message>
    <message>
        <source>Open space</source>
        <translation>Spazio aperto</translation>
    </message>
    <message>
        <source>Can be unloaded beside its transport</source>
        <translation>Si può scaricare accanto al trasporto</translation>
    </message>
    <message>
        <source>On the way to victory</source>
        <translation>Verso la vittoria</translation>
    </message>
    <message>
        <source>Waits for the next turn</source>
        <translation>Attende il prossimo turno</translation>
    </message>
    <message>
        <source>{player}: military vessels {count}</source>
        <translation>{player}: vascelli militari {count}</translation>
    </message>
    <message>
        <source>What {player} can do here</source>
        <translation>Che cosa può fare qui {player}</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>Who can come here</source>
        <translation>Chi può venire qui</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>Chi c'è</translation>
    </message>
    <message>
        <source>The program does what this card says: play it.</source>
        <translation>Il programma fa ciò che dice questa carta: giocala.</translation>
    </message>
    <message>
        <source>Choose what the text of the card changes.</source>
        <translation>Scegli che cosa cambia il testo della carta.</translation>
    </message>
    <message>
        <source>{card} is played as the answer in a fight.</source>
        <translation>{card}: si gioca come risposta in un combattimento.</translation>
    </message>
    <message>
        <source>That cell is taken.</source>
        <translation>Quella casella è occupata.</translation>
    </message>
    <message>
        <source>Choose exactly {wanted} cards.</source>
        <translation>Scegli esattamente {wanted} carte.</translation>
    </message>
    <message>
        <source>Choose a module.</source>
        <translation>Scegli un modulo.</translation>
    </message>
    <message>
        <source>Choose one of the player's own vessels.</source>
        <translation>Scegli uno dei vascelli del giocatore.</translation>
    </message>
    <message>
        <source>The event deck is empty.</source>
        <translation>Il mazzo degli eventi è vuoto.</translation>
    </message>
    <message>
        <source>{card} is played in a fight only.</source>
        <translation>{card}: si gioca solo in un combattimento.</translation>
    </message>
    <message>
        <source>{card} is played before or after a roll.</source>
        <translation>{card}: si gioca prima o dopo un tiro di dadi.</translation>
    </message>
    <message>
        <source>Choose a military vessel.</source>
        <translation>Scegli un vascello militare.</translation>
    </message>
    <message>
        <source>{unit} has moved in this turn.</source>
        <translation>{unit}: ha già mosso in questo turno.</translation>
    </message>
    <message>
        <source>{card} would have no effect now.</source>
        <translation>{card}: ora non avrebbe effetto.</translation>
    </message>
    <message>
        <source>There is no such rarity: {rarity}.</source>
        <translation>Questa rarità non esiste: {rarity}.</translation>
    </message>
    <message>
        <source>{player} does not hold that card.</source>
        <translation>{player} non ha quella carta.</translation>
    </message>
    <message>
        <source>That event is not in force.</source>
        <translation>Quell'evento non è in corso.</translation>
    </message>
    <message>
        <source>{player} has no part in this fight.</source>
        <translation>{player} non partecipa a questo combattimento.</translation>
    </message>
    <message>
        <source>{card} does not help this side now.</source>
        <translation>{card}: ora non aiuta questa parte.</translation>
    </message>
    <message>
        <source>{card} is played in its owner's turn only.</source>
        <translation>{card}: si gioca solo nel proprio turno.</translation>
    </message>
    <message>
        <source>That cell is too far away; at most: {most}.</source>
        <translation>Quella casella è troppo lontana; al massimo: {most}.</translation>
    </message>
    <message>
        <source>Neither side played another card: it is too late for one in this attack.</source>
        <translation>Nessuna delle due parti ha giocato un'altra carta: per questo attacco è troppo tardi.</translation>
    </message>
    <message>
        <source>{card} was bought in this turn and can be played from the next one on.</source>
        <translation>{card}: comprata in questo turno, si gioca dal prossimo.</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport and does not fight on its own.</source>
        <translation>{unit}: è a bordo di un trasporto e non combatte da sé.</translation>
    </message>
    <message>
        <source>{unit} has attacked in this turn.</source>
        <translation>{unit}: ha già attaccato in questo turno.</translation>
    </message>
    <message>
        <source>At most {most} bonus cards for this unit.</source>
        <translation>Al massimo {most} carte bonus per questa unità.</translation>
    </message>
    <message>
        <source>The attack has hit: choose the unit that is lost.</source>
        <translation>Il colpo è andato a segno: scegli l'unità persa.</translation>
    </message>
    <message>
        <source>{unit} never evades.</source>
        <translation>{unit}: non si sottrae mai.</translation>
    </message>
    <message>
        <source>Each attacker and each target only once.</source>
        <translation>Ogni attaccante e ogni bersaglio una volta sola.</translation>
    </message>
    <message>
        <source>An event forbids attacks on this module.</source>
        <translation>Un evento vieta gli attacchi su questo modulo.</translation>
    </message>
    <message>
        <source>{unit} cannot attack {target} now.</source>
        <translation>{unit}: ora non può attaccare {target}.</translation>
    </message>
    <message>
        <source>The attack has missed: nothing is lost.</source>
        <translation>Il colpo è fallito: non si perde nulla.</translation>
    </message>
    <message>
        <source>{player} has to counter-attack or evade.</source>
        <translation>{player} deve contrattaccare o sottrarsi.</translation>
    </message>
    <message>
        <source>{unit} is new in this turn and cannot attack.</source>
        <translation>{unit}: è nuova in questo turno e non può attaccare.</translation>
    </message>
    <message>
        <source>Nobody has to answer now.</source>
        <translation>Ora nessuno deve rispondere.</translation>
    </message>
    <message>
        <source>{unit} cannot support: it belongs to one of the two sides.</source>
        <translation>{unit}: non può dare supporto, è di una delle due parti.</translation>
    </message>
    <message>
        <source>There is no fight now.</source>
        <translation>Ora non c'è nessun combattimento.</translation>
    </message>
    <message>
        <source>{target} took no part in the last attack or is out of reach.</source>
        <translation>{target}: non ha partecipato all'ultimo attacco o è fuori portata.</translation>
    </message>
    <message>
        <source>Choose a unit of the other side in this fight.</source>
        <translation>Scegli un'unità dell'altra parte in questo combattimento.</translation>
    </message>
    <message>
        <source>Now it is up to {player} to play cards.</source>
        <translation>Ora tocca a {player} giocare carte.</translation>
    </message>
    <message>
        <source>A fight is under way: finish it first.</source>
        <translation>È in corso un combattimento: prima finiscilo.</translation>
    </message>
    <message>
        <source>{unit} cannot be lost by this hit.</source>
        <translation>{unit}: non può andare persa con questo colpo.</translation>
    </message>
    <message>
        <source>Not now: the fight is at “{stage:fight_stage}”.</source>
        <translation>Non ora: il combattimento è a «{stage:fight_stage}».</translation>
    </message>
    <message>
        <source>{target} is out of reach: {unit}.</source>
        <translation>{target}: fuori portata per {unit}.</translation>
    </message>
    <message>
        <source>Choose your own units to attack with.</source>
        <translation>Scegli tue unità con cui attaccare.</translation>
    </message>
    <message>
        <source>Choose one of your own vessels in this fight.</source>
        <translation>Scegli un tuo vascello di questo combattimento.</translation>
    </message>
    <message>
        <source>That is your own unit.</source>
        <translation>È una tua unità.</translation>
    </message>
    <message>
        <source>{unit} has supported an attack in this turn.</source>
        <translation>{unit}: ha già dato supporto in questo turno.</translation>
    </message>
    <message>
        <source>{unit} has no cell to evade to.</source>
        <translation>{unit}: non ha caselle in cui sottrarsi.</translation>
    </message>
    <message>
        <source>Team-mates do not attack each other.</source>
        <translation>I compagni di squadra non si attaccano.</translation>
    </message>
    <message>
        <source>A separate counter-attack needs at least two of your own units.</source>
        <translation>Per un contrattacco separato servono almeno due tue unità.</translation>
    </message>
    <message>
        <source>Asteroid {number}</source>
        <translation>Asteroide {number}</translation>
    </message>
    <message>
        <source>Module {number}</source>
        <translation>Modulo {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <translation>
            <numerusform>%n titanio</numerusform>
            <numerusform>%n titanio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n oro</numerusform>
            <numerusform>%n oro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n energia</numerusform>
            <numerusform>%n energia</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of {player} was corrected.</source>
        <translation>La mano di {player} è stata corretta.</translation>
    </message>
    <message>
        <source>The arms race begins.</source>
        <translation>Comincia la corsa agli armamenti.</translation>
    </message>
    <message>
        <source>The match begins with samples: {players}.</source>
        <translation>La partita comincia con esempi: {players}.</translation>
    </message>
    <message>
        <source>The board stays as it is.</source>
        <translation>Il tabellone resta com'è.</translation>
    </message>
    <message>
        <source>{unit} goes aboard {transport}.</source>
        <translation>{unit} sale a bordo: {transport}.</translation>
    </message>
    <message>
        <source>Added: {body}.</source>
        <translation>Aggiunto: {body}.</translation>
    </message>
    <message>
        <source>{player} builds: {type}, for {cost}.</source>
        <translation>{player} costruisce: {type}, per {cost}.</translation>
    </message>
    <message>
        <source>{player} gets free of charge: {type}.</source>
        <translation>{player} riceve gratis: {type}.</translation>
    </message>
    <message>
        <source>{player} buys an event card: {card}.</source>
        <translation>{player} compra una carta Evento: {card}.</translation>
    </message>
    <message>
        <source>{player} buys an event card.</source>
        <translation>{player} compra una carta Evento.</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} gioca: {card}.</translation>
    </message>
    <message>
        <source>{player} sells to the port: {card}.</source>
        <translation>{player} vende al porto: {card}.</translation>
    </message>
    <message>
        <source>{player} turns a cargo ship into a colony.</source>
        <translation>{player} trasforma un cargo in colonia.</translation>
    </message>
    <message>
        <source>{player} counter-attacks.</source>
        <translation>{player} contrattacca.</translation>
    </message>
    <message>
        <source>{player} counter-attacks with each unit separately.</source>
        <translation>{player} contrattacca con ogni unità per conto suo.</translation>
    </message>
    <message>
        <source>Modules dealt: {count}.</source>
        <translation>Moduli distribuiti: {count}.</translation>
    </message>
    <message>
        <source>{units}: attack on {target}.</source>
        <translation>{units}: attacco a {target}.</translation>
    </message>
    <message>
        <source>{unit} evades and is out of the fight.</source>
        <translation>{unit} si sottrae ed è fuori dal combattimento.</translation>
    </message>
    <message>
        <source>{unit} evades and is still in reach.</source>
        <translation>{unit} si sottrae ma resta a portata.</translation>
    </message>
    <message>
        <source>An event is over: {card}.</source>
        <translation>Un evento è finito: {card}.</translation>
    </message>
    <message>
        <source>The factions are dealt.</source>
        <translation>Le fazioni sono distribuite.</translation>
    </message>
    <message>
        <source>The fight is over.</source>
        <translation>Il combattimento è finito.</translation>
    </message>
    <message>
        <source>{player} plays first.</source>
        <translation>Comincia {player}.</translation>
    </message>
    <message>
        <source>A tie: {players} roll again.</source>
        <translation>Parità: {players} tirano di nuovo.</translation>
    </message>
    <message>
        <source>{player} places the colony from the reserve.</source>
        <translation>{player} piazza la colonia di riserva.</translation>
    </message>
    <message>
        <source>{unit}: the die shows {face}.</source>
        <translation>{unit}: il dado mostra {face}.</translation>
    </message>
    <message>
        <source>{player} takes over a faction card.</source>
        <translation>{player} eredita una carta Fazione.</translation>
    </message>
    <message>
        <source>{player} starts with {amounts} and an event card.</source>
        <translation>{player} comincia con {amounts} e una carta Evento.</translation>
    </message>
    <message>
        <source>{player} takes the start kit.</source>
        <translation>{player} prende la dotazione iniziale.</translation>
    </message>
    <message>
        <source>Modules placed as on the real table: {count}.</source>
        <translation>Moduli come sul tavolo vero: {count}.</translation>
    </message>
    <message>
        <source>Lost: {unit}.</source>
        <translation>Persa: {unit}.</translation>
    </message>
    <message>
        <source>Lost: {unit}. {player} salvages {amounts}.</source>
        <translation>Persa: {unit}. {player} recupera {amounts}.</translation>
    </message>
    <message>
        <source>A miss.</source>
        <translation>Mancato.</translation>
    </message>
    <message>
        <source>{unit} moves to {cell}.</source>
        <translation>{unit} va in {cell}.</translation>
    </message>
    <message>
        <source>{unit} moves.</source>
        <translation>{unit} muove.</translation>
    </message>
    <message>
        <source>A rule of the table was changed: {option:parsec_option}.</source>
        <translation>Una regola del tavolo è cambiata: {option:parsec_option}.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} è fuori.</translation>
    </message>
    <message>
        <source>{player} is out; {by} takes the cards.</source>
        <translation>{player} è fuori; {by} prende le carte.</translation>
    </message>
    <message>
        <source>{player} exchanges at the port: {amounts:signed_cards}.</source>
        <translation>{player} scambia al porto: {amounts:signed_cards}.</translation>
    </message>
    <message>
        <source>Nobody produces.</source>
        <translation>Nessuno produce.</translation>
    </message>
    <message>
        <source>Cards produced: {count}.</source>
        <translation>Carte prodotte: {count}.</translation>
    </message>
    <message>
        <source>{player} rolls {face} for production.</source>
        <translation>{player} tira {face} per la produzione.</translation>
    </message>
    <message>
        <source>Cards produced: {count}; the bank is short of {missing}.</source>
        <translation>Carte prodotte: {count}; alla banca mancano {missing}.</translation>
    </message>
    <message>
        <source>Put on the board for {player}: {type}.</source>
        <translation>Piazzato sul tabellone per {player}: {type}.</translation>
    </message>
    <message>
        <source>Removed from the board: {unit}.</source>
        <translation>Tolto dal tabellone: {unit}.</translation>
    </message>
    <message>
        <source>{player} keeps the second colony in reserve.</source>
        <translation>{player} tiene la seconda colonia di riserva.</translation>
    </message>
    <message>
        <source>{player} attacks again.</source>
        <translation>{player} attacca di nuovo.</translation>
    </message>
    <message>
        <source>{player}: no free planet has the number {number}.</source>
        <translation>{player}: nessun pianeta libero ha il numero {number}.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: no planet for it.</source>
        <translation>{player} tira {face}: nessun pianeta adatto.</translation>
    </message>
    <message>
        <source>{player} rolls {face} to settle.</source>
        <translation>{player} tira {face} per insediarsi.</translation>
    </message>
    <message>
        <source>{player} rolls {face} and settles there.</source>
        <translation>{player} tira {face} e si insedia lì.</translation>
    </message>
    <message>
        <source>{player} settles: {place}.</source>
        <translation>{player} si insedia: {place}.</translation>
    </message>
    <message>
        <source>{player} settles: {body}.</source>
        <translation>{player} si insedia: {body}.</translation>
    </message>
    <message>
        <source>The match is over without a winner.</source>
        <translation>La partita finisce senza vincitore.</translation>
    </message>
    <message>
        <source>{attack} against {defence}.</source>
        <translation>{attack} contro {defence}.</translation>
    </message>
    <message>
        <source>{player} applies the text of: {card}.</source>
        <translation>{player} applica il testo di: {card}.</translation>
    </message>
    <message>
        <source>{player} applies the text of: {card} ({amounts:signed_cards}).</source>
        <translation>{player} applica il testo di: {card} ({amounts:signed_cards}).</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Il tempo è scaduto.</translation>
    </message>
    <message>
        <source>{player} and {other} trade: {amounts:signed_cards}.</source>
        <translation>{player} e {other} commerciano: {amounts:signed_cards}.</translation>
    </message>
    <message>
        <source>{player} and {other} trade.</source>
        <translation>{player} e {other} commerciano.</translation>
    </message>
    <message>
        <source>The turn of {player}.</source>
        <translation>Turno di {player}.</translation>
    </message>
    <message>
        <source>{unit} leaves its transport.</source>
        <translation>{unit} lascia il trasporto.</translation>
    </message>
    <message>
        <source>Before the arms race only a player with {wanted} colonies may build military vessels; this one has {colonies}.</source>
        <translation>Prima della corsa agli armamenti può costruire vascelli militari solo chi ha {wanted} colonie; questo giocatore ne ha {colonies}.</translation>
    </message>
    <message>
        <source>The bank does not hold that many cards.</source>
        <translation>La banca non ha così tante carte.</translation>
    </message>
    <message>
        <source>The bank is short of: {missing}.</source>
        <translation>Alla banca mancano: {missing}.</translation>
    </message>
    <message>
        <source>That cell is off the board or is the core of the Space Port.</source>
        <translation>Quella casella è fuori dal tabellone o è il centro del Porto Spaziale.</translation>
    </message>
    <message>
        <source>Planets and asteroids have numbers from 1 to {most}.</source>
        <translation>Pianeti e asteroidi hanno numeri da 1 a {most}.</translation>
    </message>
    <message>
        <source>This match has its board on screen: its planets are known.</source>
        <translation>Questa partita ha il tabellone sullo schermo: i pianeti sono noti.</translation>
    </message>
    <message>
        <source>A planet has two different resources, an asteroid one; here: {wanted}.</source>
        <translation>Un pianeta ha due risorse diverse, un asteroide una; qui: {wanted}.</translation>
    </message>
    <message>
        <source>There is no such planet or asteroid: {body}.</source>
        <translation>Questo pianeta o asteroide non esiste: {body}.</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport and cannot found a colony.</source>
        <translation>{unit}: è a bordo di un trasporto e non può fondare una colonia.</translation>
    </message>
    <message>
        <source>A colony is founded by a cargo ship on its cell.</source>
        <translation>Una colonia si fonda con un cargo, sulla sua casella.</translation>
    </message>
    <message>
        <source>There is a colony on {cell} already.</source>
        <translation>Su {cell} c'è già una colonia.</translation>
    </message>
    <message>
        <source>{player} has all {most} pieces on the board: {type}.</source>
        <translation>{player} ha già tutti i {most} pezzi sul tabellone: {type}.</translation>
    </message>
    <message>
        <source>There is no colony in reserve.</source>
        <translation>Non c'è nessuna colonia di riserva.</translation>
    </message>
    <message>
        <source>New vessels are placed on a colony of their owner.</source>
        <translation>I nuovi vascelli si piazzano su una colonia di chi li costruisce.</translation>
    </message>
    <message>
        <source>Colonies stand on cells of planets only.</source>
        <translation>Le colonie stanno solo su caselle di pianeti.</translation>
    </message>
    <message>
        <source>Choose a colony or a transport for the new unit.</source>
        <translation>Scegli una colonia o un trasporto per la nuova unità.</translation>
    </message>
    <message>
        <source>{player} does not hold that many cards.</source>
        <translation>{player} non ha così tante carte.</translation>
    </message>
    <message>
        <source>{player} cannot pay that; missing: {missing}.</source>
        <translation>{player} non può pagare; mancano: {missing}.</translation>
    </message>
    <message>
        <source>Those are not amounts of this game's resources.</source>
        <translation>Non sono quantità delle risorse di questo gioco.</translation>
    </message>
    <message>
        <source>Parsec, not begun</source>
        <translation>Parsec, non iniziata</translation>
    </message>
    <message>
        <source>{players} · round {round} · {player}</source>
        <translation>{players} · giro {round} · {player}</translation>
    </message>
    <message>
        <source>{players} · in preparation</source>
        <translation>{players} · in preparazione</translation>
    </message>
    <message>
        <source>{players} · over</source>
        <translation>{players} · finita</translation>
    </message>
    <message>
        <source>{players} · won by {winners}</source>
        <translation>{players} · vittoria di {winners}</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport: unload it first.</source>
        <translation>{unit}: è a bordo di un trasporto, prima scaricala.</translation>
    </message>
    <message>
        <source>{unit} stands on {cell}; its owner has to allow passing.</source>
        <translation>{unit} sta in {cell}; il proprietario deve dare il permesso.</translation>
    </message>
    <message>
        <source>{unit} never moves.</source>
        <translation>{unit}: non si muove mai.</translation>
    </message>
    <message>
        <source>{unit} is new and moves from the next turn on.</source>
        <translation>{unit}: è nuova e muove dal prossimo turno.</translation>
    </message>
    <message>
        <source>There is no way to {cell}.</source>
        <translation>Non c'è via per {cell}.</translation>
    </message>
    <message>
        <source>A way leads from cell to adjacent cell.</source>
        <translation>Una via va da casella a casella adiacente.</translation>
    </message>
    <message>
        <source>A unit of {player} stands on {cell}.</source>
        <translation>In {cell} c'è un'unità di {player}.</translation>
    </message>
    <message>
        <source>Choose another cell.</source>
        <translation>Scegli un'altra casella.</translation>
    </message>
    <message>
        <source>Only those whose cells are passed get a toll.</source>
        <translation>Il pedaggio spetta a chi occupa le caselle attraversate.</translation>
    </message>
    <message>
        <source>{unit} cannot go that far: at most {most}, here {steps}.</source>
        <translation>{unit}: troppo lontano, al massimo {most}, qui {steps}.</translation>
    </message>
    <message>
        <source>Teams are agreed on before a match begins: alliances cannot be added now.</source>
        <translation>Le squadre si concordano prima della partita: ora non si possono aggiungere alleanze.</translation>
    </message>
    <message>
        <source>{player} has not agreed to it.</source>
        <translation>{player} non ha acconsentito.</translation>
    </message>
    <message>
        <source>Nobody with that name is playing: {player}.</source>
        <translation>Nessuno che gioca si chiama così: {player}.</translation>
    </message>
    <message>
        <source>An event keeps the port closed.</source>
        <translation>Un evento tiene chiuso il porto.</translation>
    </message>
    <message>
        <source>A cargo ship at a docking cell is needed.</source>
        <translation>Serve un cargo su un'area di attracco.</translation>
    </message>
    <message>
        <source>An exchange takes exactly {wanted} cards.</source>
        <translation>Per uno scambio servono esattamente {wanted} carte.</translation>
    </message>
    <message>
        <source>There is nothing to pay out now.</source>
        <translation>Ora non c'è nulla da distribuire.</translation>
    </message>
    <message>
        <source>Those are not the cards that {player} can take.</source>
        <translation>Non sono le carte che spettano a {player}.</translation>
    </message>
    <message>
        <source>The production die has been rolled.</source>
        <translation>Il dado di produzione è stato tirato.</translation>
    </message>
    <message>
        <source>There is a colony on that cell.</source>
        <translation>Su quella casella c'è una colonia.</translation>
    </message>
    <message>
        <source>Choose a cell on a planet with the number {number}.</source>
        <translation>Scegli una casella su un pianeta con il numero {number}.</translation>
    </message>
    <message>
        <source>No planet is left for {player}: choose any free cell of a planet.</source>
        <translation>Nessun pianeta resta per {player}: scegli una casella libera di un pianeta.</translation>
    </message>
    <message>
        <source>{body} does not fit the roll {number}.</source>
        <translation>{body} non va con il tiro {number}.</translation>
    </message>
    <message>
        <source>{body} has the number rolled, and no other player is there.</source>
        <translation>{body} ha il numero tirato, e non ci sono altri giocatori.</translation>
    </message>
    <message>
        <source>Choose a cell of a planet.</source>
        <translation>Scegli una casella di un pianeta.</translation>
    </message>
    <message>
        <source>Roll the die first.</source>
        <translation>Prima tira il dado.</translation>
    </message>
    <message>
        <source>A faction is dealt twice.</source>
        <translation>Una fazione è assegnata due volte.</translation>
    </message>
    <message>
        <source>One faction for each of {wanted} players.</source>
        <translation>Una fazione per ognuno dei {wanted} giocatori.</translation>
    </message>
    <message>
        <source>{player} takes exactly {wanted} resource cards.</source>
        <translation>{player} prende esattamente {wanted} carte Risorsa.</translation>
    </message>
    <message>
        <source>A module is used twice.</source>
        <translation>Un modulo è presente due volte.</translation>
    </message>
    <message>
        <source>The board needs {wanted} known modules.</source>
        <translation>Al tabellone servono {wanted} moduli noti.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Due giocatori si chiamano {name}.</translation>
    </message>
    <message>
        <source>There is no board yet.</source>
        <translation>Non c'è ancora un tabellone.</translation>
    </message>
    <message>
        <source>The match has not begun yet.</source>
        <translation>La partita non è ancora cominciata.</translation>
    </message>
    <message>
        <source>Finish the preparation first.</source>
        <translation>Prima finisci la preparazione.</translation>
    </message>
    <message>
        <source>The board needs exactly one Space Port.</source>
        <translation>Al tabellone serve esattamente un Porto Spaziale.</translation>
    </message>
    <message>
        <source>Not now: the preparation is at “{part:setup_part}”.</source>
        <translation>Non ora: la preparazione è a «{part:setup_part}».</translation>
    </message>
    <message>
        <source>Play has begun.</source>
        <translation>Il gioco è già cominciato.</translation>
    </message>
    <message>
        <source>At least {least} players with names are needed.</source>
        <translation>Servono almeno {least} giocatori con un nome.</translation>
    </message>
    <message>
        <source>Everyone has to agree to a port in the middle.</source>
        <translation>Per il porto al centro serve l'accordo di tutti.</translation>
    </message>
    <message>
        <source>Alliances need at least two teams.</source>
        <translation>Per le alleanze servono almeno due squadre.</translation>
    </message>
    <message>
        <source>A port and {wanted} other modules are needed.</source>
        <translation>Servono un porto e altri {wanted} moduli.</translation>
    </message>
    <message>
        <source>The rules allow at most {most} players; there are {given}.</source>
        <translation>Le regole ammettono al massimo {most} giocatori; qui sono {given}.</translation>
    </message>
    <message>
        <source>Only cargo ships dock at {cell}.</source>
        <translation>In {cell} attraccano solo i cargo.</translation>
    </message>
    <message>
        <source>{cell} is full.</source>
        <translation>{cell} è piena.</translation>
    </message>
    <message>
        <source>A large vessel stands alone: {cell} is taken.</source>
        <translation>Un vascello grande sta da solo: {cell} è occupata.</translation>
    </message>
    <message>
        <source>A large vessel stands on {cell}.</source>
        <translation>In {cell} c'è un vascello grande.</translation>
    </message>
    <message>
        <source>This match has no time limit.</source>
        <translation>Questa partita non ha limite di tempo.</translation>
    </message>
    <message>
        <source>The time is up already.</source>
        <translation>Il tempo è già scaduto.</translation>
    </message>
    <message>
        <source>No cargo ship or colony is beside one of {player}'s.</source>
        <translation>Nessun cargo o colonia è accanto a quelli di {player}.</translation>
    </message>
    <message>
        <source>Both have to give something.</source>
        <translation>Entrambi devono dare qualcosa.</translation>
    </message>
    <message>
        <source>{player} has not agreed.</source>
        <translation>{player} non ha acconsentito.</translation>
    </message>
    <message>
        <source>Nothing changes hands.</source>
        <translation>Non passa di mano nulla.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Scegli un altro giocatore.</translation>
    </message>
    <message>
        <source>Cargo ships are built aboard only at a colony of your own: {transport}.</source>
        <translation>I cargo si costruiscono a bordo solo presso una tua colonia: {transport}.</translation>
    </message>
    <message>
        <source>Choose a cell beside the transport.</source>
        <translation>Scegli una casella accanto al trasporto.</translation>
    </message>
    <message>
        <source>The transport stands on another cell.</source>
        <translation>Il trasporto è su un'altra casella.</translation>
    </message>
    <message>
        <source>{transport} has no room left.</source>
        <translation>{transport}: non c'è più posto.</translation>
    </message>
    <message>
        <source>{unit} went aboard in this turn.</source>
        <translation>{unit}: è salita a bordo in questo turno.</translation>
    </message>
    <message>
        <source>{unit} is not aboard a transport.</source>
        <translation>{unit}: non è a bordo di un trasporto.</translation>
    </message>
    <message>
        <source>{cell} is not empty.</source>
        <translation>{cell} non è vuota.</translation>
    </message>
    <message>
        <source>Choose one of your own transports.</source>
        <translation>Scegli un tuo trasporto.</translation>
    </message>
    <message>
        <source>{transport} carries small vessels only.</source>
        <translation>{transport}: porta solo vascelli piccoli.</translation>
    </message>
    <message>
        <source>The first purchase has closed the actions of this turn.</source>
        <translation>Il primo acquisto ha chiuso le azioni di questo turno.</translation>
    </message>
    <message>
        <source>The production die comes first.</source>
        <translation>Prima viene il dado di produzione.</translation>
    </message>
    <message>
        <source>That unit is not on the board: {unit}.</source>
        <translation>Quell'unità non è sul tabellone: {unit}.</translation>
    </message>
    <message>
        <source>That unit is in a fight.</source>
        <translation>Quell'unità è in un combattimento.</translation>
    </message>
    <message>
        <source>There is no such type of unit: {type}.</source>
        <translation>Questo tipo di unità non esiste: {type}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>{player}: correction</source>
        <translation>{player}: correzione</translation>
    </message>
    <message>
        <source>{player}: correction ({reason})</source>
        <translation>{player}: correzione ({reason})</translation>
    </message>
    <message>
        <source>{player}: event card</source>
        <translation>{player}: carta Evento</translation>
    </message>
    <message>
        <source>{player} sells an event card to the port</source>
        <translation>{player} vende una carta Evento al porto</translation>
    </message>
    <message>
        <source>{player} is paid for support</source>
        <translation>{player} riceve il compenso per il supporto</translation>
    </message>
    <message>
        <source>{player} pays for support</source>
        <translation>{player} paga il supporto</translation>
    </message>
    <message>
        <source>{player} takes the cards of {other}</source>
        <translation>{player} prende le carte di {other}</translation>
    </message>
    <message>
        <source>{player} is out and gives up all cards</source>
        <translation>{player} è fuori e lascia tutte le carte</translation>
    </message>
    <message>
        <source>{player} pays for time over the limit</source>
        <translation>{player} paga il tempo oltre il limite</translation>
    </message>
    <message>
        <source>{player} exchanges at the port</source>
        <translation>{player} scambia al porto</translation>
    </message>
    <message>
        <source>{player}: production</source>
        <translation>{player}: produzione</translation>
    </message>
    <message>
        <source>{player} buys: {type}</source>
        <translation>{player} compra: {type}</translation>
    </message>
    <message>
        <source>{player} buys an event card</source>
        <translation>{player} compra una carta Evento</translation>
    </message>
    <message>
        <source>{player}: the text of a card changes a cost</source>
        <translation>{player}: il testo di una carta cambia un costo</translation>
    </message>
    <message>
        <source>{player} salvages: {type}</source>
        <translation>{player} recupera: {type}</translation>
    </message>
    <message>
        <source>{player}: start kit</source>
        <translation>{player}: dotazione iniziale</translation>
    </message>
    <message>
        <source>{player} is paid for the passage</source>
        <translation>{player} riceve il pedaggio</translation>
    </message>
    <message>
        <source>{player} pays for the passage</source>
        <translation>{player} paga il pedaggio</translation>
    </message>
    <message>
        <source>{player} trades with {other}</source>
        <translation>{player} commercia con {other}</translation>
    </message>
    <message>
        <source>{player}: card of choice, the number is nowhere</source>
        <translation>{player}: carta a scelta, il numero non c'è</translation>
    </message>
    <message>
        <source>Play on this board</source>
        <translation>Gioca su questo tabellone</translation>
    </message>
    <message>
        <source>Accept the miss</source>
        <translation>Accetta il colpo mancato</translation>
    </message>
    <message>
        <source>Correct a hand</source>
        <translation>Correggi una mano</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Comincia la partita</translation>
    </message>
    <message>
        <source>Build a vessel</source>
        <translation>Costruisci un vascello</translation>
    </message>
    <message>
        <source>Buy an event card</source>
        <translation>Compra una carta Evento</translation>
    </message>
    <message>
        <source>Change a rule of the table</source>
        <translation>Cambia una regola del tavolo</translation>
    </message>
    <message>
        <source>Choose the lost unit</source>
        <translation>Scegli l'unità persa</translation>
    </message>
    <message>
        <source>Counter-attack</source>
        <translation>Contrattacco</translation>
    </message>
    <message>
        <source>Separate counter-attack</source>
        <translation>Contrattacco separato</translation>
    </message>
    <message>
        <source>Deal the factions</source>
        <translation>Distribuisci le fazioni</translation>
    </message>
    <message>
        <source>Deal the modules</source>
        <translation>Distribuisci i moduli</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Dichiara un attacco</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Nessuna risposta</translation>
    </message>
    <message>
        <source>End the match by agreement</source>
        <translation>Termina la partita di comune accordo</translation>
    </message>
    <message>
        <source>End an event</source>
        <translation>Termina un evento</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Manovra evasiva</translation>
    </message>
    <message>
        <source>Exchange at the port</source>
        <translation>Scambia al porto</translation>
    </message>
    <message>
        <source>No planet is free</source>
        <translation>Nessun pianeta è libero</translation>
    </message>
    <message>
        <source>Found a colony</source>
        <translation>Fonda una colonia</translation>
    </message>
    <message>
        <source>Take over a faction</source>
        <translation>Eredita una fazione</translation>
    </message>
    <message>
        <source>Lay out the modules</source>
        <translation>Disponi i moduli</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Lascia andare</translation>
    </message>
    <message>
        <source>Move a vessel</source>
        <translation>Muovi un vascello</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Non giocare carte</translation>
    </message>
    <message>
        <source>Hand out the production</source>
        <translation>Distribuisci la produzione</translation>
    </message>
    <message>
        <source>Apply the text of a card</source>
        <translation>Applica il testo di una carta</translation>
    </message>
    <message>
        <source>Play an event card</source>
        <translation>Gioca una carta Evento</translation>
    </message>
    <message>
        <source>Put a unit on the board</source>
        <translation>Metti un'unità sul tabellone</translation>
    </message>
    <message>
        <source>Remove a unit from the board</source>
        <translation>Togli un'unità dal tabellone</translation>
    </message>
    <message>
        <source>Attack again</source>
        <translation>Attacca di nuovo</translation>
    </message>
    <message>
        <source>Roll for the first player</source>
        <translation>Tira per il primo giocatore</translation>
    </message>
    <message>
        <source>Roll for production</source>
        <translation>Tira per la produzione</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Tira l'attacco</translation>
    </message>
    <message>
        <source>Roll for a planet</source>
        <translation>Tira per un pianeta</translation>
    </message>
    <message>
        <source>Sell an event card</source>
        <translation>Vendi una carta Evento</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Insediati</translation>
    </message>
    <message>
        <source>Take the start kit</source>
        <translation>Prendi la dotazione iniziale</translation>
    </message>
    <message>
        <source>Add a planet or asteroid</source>
        <translation>Aggiungi un pianeta o asteroide</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commercio</translation>
    </message>
    <message>
        <source>Everyone agrees that {player} wins</source>
        <translation>Tutti concordano: vince {player}</translation>
    </message>
    <message>
        <source>End the match without a winner</source>
        <translation>Termina la partita senza vincitore</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Il tempo è scaduto</translation>
    </message>
    <message>
        <source>Agreed by everyone in round {round}</source>
        <translation>Di comune accordo nel giro {round}</translation>
    </message>
    <message>
        <source>Military and economic victory in round {round}</source>
        <translation>Vittoria militare ed economica nel giro {round}</translation>
    </message>
    <message>
        <source>Economic victory in round {round}</source>
        <translation>Vittoria economica nel giro {round}</translation>
    </message>
    <message>
        <source>The last one left, in round {round}</source>
        <translation>Ultimo giocatore rimasto, nel giro {round}</translation>
    </message>
    <message>
        <source>Military victory in round {round}</source>
        <translation>Vittoria militare nel giro {round}</translation>
    </message>
    <message>
        <source>The match was ended in round {round}</source>
        <translation>La partita è finita nel giro {round}</translation>
    </message>
    <message>
        <source>Most points when the time was up, in round {round}</source>
        <translation>Più punti allo scadere del tempo, nel giro {round}</translation>
    </message>
    <message>
        <source>{winners} win together</source>
        <translation>Vincono insieme: {winners}</translation>
    </message>
    <message>
        <source>Eliminated in round {round}</source>
        <translation>Eliminazione nel giro {round}</translation>
    </message>
    <message>
        <source>The board is laid out</source>
        <translation>Si prepara il tabellone</translation>
    </message>
    <message>
        <source>The factions are dealt</source>
        <translation>Si distribuiscono le fazioni</translation>
    </message>
    <message>
        <source>Fight · {stage:fight_stage}</source>
        <translation>Combattimento · {stage:fight_stage}</translation>
    </message>
    <message>
        <source>takes the start kit</source>
        <translation>prende la dotazione iniziale</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Giro {round}</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2: roll again</source>
        <translation>insediamento, giro {round} di 2: tira di nuovo</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2: last roll, then reserve</source>
        <translation>insediamento, giro {round} di 2: ultimo tiro, poi la riserva</translation>
    </message>
    <message>
        <source>Resource cards in hand</source>
        <translation>Carte Risorsa in mano</translation>
    </message>
    <message>
        <source>What the vessels have cost</source>
        <translation>Quanto sono costati i vascelli</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Connected dominated modules</source>
        <translation>Moduli dominati collegati</translation>
    </message>
    <message>
        <source>Expected cards per roll</source>
        <translation>Carte attese da un tiro</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>A fight is under way.</source>
        <translation>È in corso un combattimento.</translation>
    </message>
    <message>
        <source>The production has not been handed out.</source>
        <translation>La produzione non è stata distribuita.</translation>
    </message>
    <message>
        <source>The production die has not been rolled.</source>
        <translation>Il dado di produzione non è stato tirato.</translation>
    </message>
    <message>
        <source>Something can still be bought.</source>
        <translation>Si può ancora comprare qualcosa.</translation>
    </message>
    <message>
        <source>Vessels that have not moved: {count}</source>
        <translation>Vascelli che non hanno mosso: {count}</translation>
    </message>
    <message>
        <source>This is not a file with options of Parsec ({detail}).</source>
        <translation>Questo non è un file con le opzioni di Parsec ({detail}).</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Eliminazione</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Carta Evento</translation>
    </message>
    <message>
        <source>Sale of an event card</source>
        <translation>Vendita di una carta Evento</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Porto Spaziale</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produzione</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Acquisto</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>Start kit</source>
        <translation>Dotazione iniziale</translation>
    </message>
    <message>
        <source>Fee for support</source>
        <translation>Compenso per il supporto</translation>
    </message>
    <message>
        <source>Toll</source>
        <translation>Pedaggio</translation>
    </message>
    <message>
        <source>Card of choice</source>
        <translation>Carta a scelta</translation>
    </message>
    <message>
        <source>{faction:parsec_faction} · team {team}</source>
        <translation>{faction:parsec_faction} · squadra {team}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Squadra {team}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Colonie</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduli</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Produced</source>
        <translation>Prodotte</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>Punti della squadra</translation>
    </message>
    <message>
        <source>Military vessels</source>
        <translation>Vascelli militari</translation>
    </message>
    <message>
        <source>Continue: missed</source>
        <translation>Continua: mancato</translation>
    </message>
    <message>
        <source>End the fight without an answer</source>
        <translation>Termina il combattimento senza risposta</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Togli: {unit}</translation>
    </message>
    <message>
        <source>Attacks that hit: {share}</source>
        <translation>Attacchi a segno: {share}</translation>
    </message>
    <message>
        <source>Attacks survived: {share}</source>
        <translation>Attacchi superati: {share}</translation>
    </message>
    <message>
        <source>How often dice gave what they were rolled for, compared with what was expected.</source>
        <translation>Quante volte i dadi hanno dato ciò per cui erano tirati, rispetto a quanto atteso.</translation>
    </message>
    <message>
        <source>Hits above expected</source>
        <translation>Colpi oltre l'atteso</translation>
    </message>
    <message>
        <source>Production rolls that paid: {share}</source>
        <translation>Tiri di produzione fruttuosi: {share}</translation>
    </message>
    <message>
        <source>{player} destroys: {unit}</source>
        <translation>{player} distrugge: {unit}</translation>
    </message>
    <message>
        <source>Lost: {unit}</source>
        <translation>Persa: {unit}</translation>
    </message>
    <message>
        <source>{unit} hits {target}, {attack} to {defence}, with a chance of {percent} %</source>
        <translation>{unit} colpisce {target}, {attack} a {defence}, con probabilità del {percent} %</translation>
    </message>
    <message>
        <source>{player} plays permanently: {card}</source>
        <translation>{player} gioca in modo permanente: {card}</translation>
    </message>
    <message>
        <source>{player} begins the arms race</source>
        <translation>{player} comincia la corsa agli armamenti</translation>
    </message>
    <message>
        <source>The match ends without a winner</source>
        <translation>La partita finisce senza vincitore</translation>
    </message>
    <message>
        <source>{player} wins: {how:parsec_ending}</source>
        <translation>Vince {player}: {how:parsec_ending}</translation>
    </message>
    <message>
        <source>Who dominated which module</source>
        <translation>Chi ha dominato quale modulo</translation>
    </message>
    <message>
        <source>Arms race</source>
        <translation>Corsa agli armamenti</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Colpito</translation>
    </message>
    <message>
        <source>No planet</source>
        <translation>Nessun pianeta</translation>
    </message>
    <message>
        <source>{player} plays an event card</source>
        <translation>{player} gioca una carta Evento</translation>
    </message>
    <message>
        <source>{number} produces</source>
        <translation>Produce il {number}</translation>
    </message>
    <message>
        <source>{number}: nothing</source>
        <translation>{number}: nulla</translation>
    </message>
    <message>
        <source>{player} rolls for production</source>
        <translation>{player} tira per la produzione</translation>
    </message>
    <message>
        <source>{player} settles</source>
        <translation>{player} si insedia</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Together: {units}</source>
        <translation>Insieme: {units}</translation>
    </message>
    <message>
        <source>{how:parsec_ending}, round {round}</source>
        <translation>{how:parsec_ending}, giro {round}</translation>
    </message>
    <message>
        <source>built {things}</source>
        <translation>costruisce: {things}</translation>
    </message>
    <message>
        <source>corrections: {count}</source>
        <translation>correzioni: {count}</translation>
    </message>
    <message>
        <source>{player} destroyed {things}</source>
        <translation>{player} distrugge: {things}</translation>
    </message>
    <message>
        <source>lost {things}</source>
        <translation>perdite: {things}</translation>
    </message>
    <message>
        <source>vessels moved: {count}</source>
        <translation>vascelli mossi: {count}</translation>
    </message>
    <message>
        <source>cards for all: {count}</source>
        <translation>carte per tutti: {count}</translation>
    </message>
    <message>
        <source>rolled {face}</source>
        <translation>tiro: {face}</translation>
    </message>
    <message>
        <source>Attack: {unit}</source>
        <translation>Attacco: {unit}</translation>
    </message>
    <message>
        <source>Defence: {unit}</source>
        <translation>Difesa: {unit}</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Event: {unit}</source>
        <translation>Evento: {unit}</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Insediamento</translation>
    </message>
    <message>
        <source>A match or a map</source>
        <translation>Una partita o una mappa</translation>
    </message>
    <message>
        <source>Luck: hits above (+) or below (−) expected</source>
        <translation>Fortuna: colpi oltre (+) o sotto (−) l'atteso</translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation>Vince {winner}</translation>
    </message>
    <message>
        <source>The last one standing, in round {round}.</source>
        <translation>Ultimo giocatore rimasto, al giro {round}.</translation>
    </message>
    <message>
        <source>The last one standing, in round {round}, with {held} of {planets} planets.</source>
        <translation>Ultimo giocatore rimasto, al giro {round}, con {held} pianeti su {planets}.</translation>
    </message>
    <message>
        <source>Who held which planet</source>
        <translation>Chi ha tenuto quale pianeta</translation>
    </message>
    <message>
        <source>Enemies destroyed</source>
        <translation>Nemici distrutti</translation>
    </message>
    <message>
        <source>{player} is the last one standing: the end</source>
        <translation>Resta in gioco soltanto {player}: la fine</translation>
    </message>
    <message>
        <source>The players stop the match</source>
        <translation>I giocatori interrompono la partita</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} si arrende</translation>
    </message>
    <message>
        <source>{player} settles {planet}</source>
        <translation>{player} colonizza {planet}</translation>
    </message>
    <message>
        <source>{planet} falls to {player}</source>
        <translation>{planet} cade: ora è di {player}</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures:structures_gone}</source>
        <translation>{player} bombarda {planet}: {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost with {amounts} aboard</source>
        <translation>{ship} di {owner} va persa con a bordo {amounts}</translation>
    </message>
    <message>
        <source>{unit} destroys {target}: {attack} against {defence}, a {percent} % chance</source>
        <translation>{unit} distrugge {target}: {attack} contro {defence}, probabilità {percent} %</translation>
    </message>
    <message>
        <source>{event:event} pins the fleet of {player}: {ships:ships}</source>
        <translation>{event:event} blocca la flotta di {player}: {ships:ships}</translation>
    </message>
    <message>
        <source>removed: {things}</source>
        <translation>tolto: {things}</translation>
    </message>
    <message>
        <source>gave {receiver} {amounts}</source>
        <translation>ceduto a {receiver}: {amounts}</translation>
    </message>
    <message>
        <source>gave {receiver} goods</source>
        <translation>ceduto merce a {receiver}</translation>
    </message>
    <message>
        <source>loaded {amounts} at {site}</source>
        <translation>caricato presso {site}: {amounts}</translation>
    </message>
    <message>
        <source>loaded cargo at {site}</source>
        <translation>caricato presso {site}</translation>
    </message>
    <message>
        <source>unloaded {amounts} at {site}</source>
        <translation>scaricato presso {site}: {amounts}</translation>
    </message>
    <message>
        <source>unloaded cargo at {site}</source>
        <translation>scaricato presso {site}</translation>
    </message>
    <message>
        <source>took a {kind:kind} aboard</source>
        <translation>preso a bordo: {kind:kind}</translation>
    </message>
    <message>
        <source>destroyed {things}</source>
        <translation>distrutto: {things}</translation>
    </message>
    <message>
        <source>bombarded {planet} with {ships}: {structures:structures_gone}</source>
        <translation>bombardato: {planet}, con {ships}; {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{by} bombarded {planet} with {ships}: {structures:structures_gone}</source>
        <translation>{by} ha bombardato {planet} con {ships}; {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{player} gave up</source>
        <translation>{player} si arrende</translation>
    </message>
    <message>
        <source>A turn has no such phase: choose one of its phases.</source>
        <translation>Un turno non ha questa fase: scegline una delle sue.</translation>
    </message>
    <message>
        <source>Write something, or choose a photo.</source>
        <translation>Scrivi qualcosa o scegli una foto.</translation>
    </message>
    <message>
        <source>This photo tells more than what is seen on it; add it in the window, which leaves that out.</source>
        <translation>Questa foto dice più di quello che vi si vede; aggiungila dalla finestra, che lo toglie.</translation>
    </message>
    <message>
        <source>A photo has at most {pixels} pixels a side and {limit} kB; make it smaller.</source>
        <translation>Una foto ha al massimo {pixels} pixel per lato e {limit} kB: rimpiccioliscila.</translation>
    </message>
    <message>
        <source>A match keeps at most {most} photos, removed ones included.</source>
        <translation>Una partita conserva al massimo {most} foto, comprese quelle tolte.</translation>
    </message>
    <message>
        <source>{player} comments on step {step}.</source>
        <translation>Commento al passo {step}: {player}.</translation>
    </message>
    <message>
        <source>A comment on step {step}.</source>
        <translation>Un commento al passo {step}.</translation>
    </message>
    <message>
        <source>{player} adds a photo to step {step}.</source>
        <translation>Foto del passo {step}: {player}.</translation>
    </message>
    <message>
        <source>A photo of step {step}.</source>
        <translation>Una foto del passo {step}.</translation>
    </message>
    <message>
        <source>Removed: a comment on step {step}.</source>
        <translation>Tolto: un commento al passo {step}.</translation>
    </message>
    <message>
        <source>Removed: a photo of step {step}.</source>
        <translation>Tolta: una foto del passo {step}.</translation>
    </message>
    <message>
        <source>Branched from {title}, step {step}.</source>
        <translation>Diramata da {title}, passo {step}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Continua a giocare da qui</translation>
    </message>
    <message>
        <source>The match has that name already.</source>
        <translation>La partita si chiama già così.</translation>
    </message>
    <message>
        <source>Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} ({cls:ship_class}).</source>
        <translation>Distanza {steps}; la via intorno agli ostacoli è di {way:steps}. Turni: {turns} ({cls:ship_class}).</translation>
    </message>
    <message>
        <source>Nothing stands here. To erase the whole planet, click its centre.</source>
        <translation>Qui non c'è niente. Per cancellare tutto il pianeta, clicca sul suo centro.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n casella</numerusform>
            <numerusform>%n caselle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>Planets on the board cannot change their size.</source>
        <translation>I pianeti sul tabellone non cambiano taglia.</translation>
    </message>
    <message>
        <source>Which player is “{name}”? Write the beginning of one name: {players}.</source>
        <translation>Chi è «{name}»? Scrivi l'inizio di un nome: {players}.</translation>
    </message>
    <message>
        <source>Which resource is “{text}”? Write the beginning of one: {resources}.</source>
        <translation>Quale risorsa è «{text}»? Scrivi l'inizio di una: {resources}.</translation>
    </message>
    <message>
        <source>{giver} hands goods over to {receiver}. {reason}</source>
        <translation>{giver} consegna merci a {receiver}. {reason}</translation>
    </message>
    <message>
        <source>This unit has not acted.</source>
        <translation>Questa unità non ha agito.</translation>
    </message>
    <message>
        <source>{player} is out of the game.</source>
        <translation>{player} è fuori dal gioco.</translation>
    </message>
    <message>
        <source>A shared victory takes at least two players.</source>
        <translation>Una vittoria condivisa vuole almeno due giocatori.</translation>
    </message>
    <message>
        <source>With two players there is no alliance, and no victory to share.</source>
        <translation>In due non ci sono alleanze, né vittorie da condividere.</translation>
    </message>
    <message>
        <source>A match without players</source>
        <translation>Una partita senza giocatori</translation>
    </message>
    <message>
        <source>{players} · set-up</source>
        <translation>{players} · preparazione</translation>
    </message>
    <message>
        <source>{players} · stopped in round {round}</source>
        <translation>{players} · interrotta al giro {round}</translation>
    </message>
    <message>
        <source>Distance {steps}, but no ship gets there: everything around is blocked.</source>
        <translation>Distanza {steps}, ma nessuna nave ci arriva: intorno è tutto bloccato.</translation>
    </message>
    <message>
        <source>Distance {steps}; click for the way around obstacles.</source>
        <translation>Distanza {steps}; clicca per la via intorno agli ostacoli.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Choose one of the marked cells, but not the centre of the planet.</source>
        <translation>Scegli una delle caselle segnate, ma non il centro del pianeta.</translation>
    </message>
    <message>
        <source>Cells chosen: {given} of {expected}; forests come first, then mountains.</source>
        <translation>Caselle scelte: {given} su {expected}; prima le foreste, poi le montagne.</translation>
    </message>
    <message>
        <source>Choose above whose it is: this always belongs to a player.</source>
        <translation>Scegli sopra di chi è: appartiene sempre a un giocatore.</translation>
    </message>
    <message>
        <source>There is no planet here that could have an owner.</source>
        <translation>Qui non c'è un pianeta che possa avere un proprietario.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dado</numerusform>
            <numerusform>%n dadi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MB</source>
        <translation>
            <numerusform>%n MB</numerusform>
            <numerusform>%n MB</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attacco</numerusform>
            <numerusform>%n attacchi</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file {path}; check the name.</source>
        <translation>Non c'è il file {path}; controlla il nome.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}); check its permissions.</source>
        <translation>Non si può leggere {path} ({reason}); controlla i permessi.</translation>
    </message>
    <message>
        <source>A plan takes at most {most} attackers.</source>
        <translation>Un piano ha al massimo {most} attaccanti.</translation>
    </message>
    <message>
        <source>A plan takes at most {most} targets.</source>
        <translation>Un piano ha al massimo {most} bersagli.</translation>
    </message>
    <message>
        <source>{id} is named twice; give each unit a name of its own.</source>
        <translation>{id} è nominato due volte; dai a ogni unità un nome suo.</translation>
    </message>
    <message>
        <source>{attacker} cannot reach {target}, which is not among the targets.</source>
        <translation>{attacker} non raggiunge {target}, che non è tra i bersagli.</translation>
    </message>
    <message>
        <source>The goal names {target}, which is not among the targets.</source>
        <translation>L'obiettivo nomina {target}, che non è tra i bersagli.</translation>
    </message>
    <message>
        <source>The goal names no target; say which ones are meant.</source>
        <translation>L'obiettivo non nomina bersagli: di' quali intendi.</translation>
    </message>
    <message>
        <source>The event has not been rolled yet.</source>
        <translation>L'evento non è ancora stato tirato.</translation>
    </message>
    <message>
        <source>Nothing has been collected yet.</source>
        <translation>Non si è ancora raccolto nulla.</translation>
    </message>
    <message>
        <source>A tag needs at least one letter.</source>
        <translation>Un'etichetta deve avere almeno una lettera.</translation>
    </message>
    <message>
        <source>A tag can have at most {limit} characters: choose a shorter word.</source>
        <translation>Un'etichetta può avere al massimo {limit} caratteri: scegli una parola più corta.</translation>
    </message>
    <message>
        <source>It has the tag “{tag}” already.</source>
        <translation>Ha già l'etichetta «{tag}».</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c'è niente da annullare.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c'è niente da ripetere.</translation>
    </message>
    <message>
        <source>That would leave step {step} as it is.</source>
        <translation>Il passo {step} resterebbe com'è.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}.</source>
        <translation>Un d{die} non ha la faccia {face}.</translation>
    </message>
    <message>
        <source>The file was written by a newer Burning Planets (format {version}, this one knows {known}): update the program.</source>
        <translation>Il file è stato scritto da un Burning Planets più nuovo (formato {version}, questo conosce {known}): aggiorna il programma.</translation>
    </message>
    <message>
        <source>The file is damaged at step {step} ({detail}): use another copy of it.</source>
        <translation>Il file è danneggiato al passo {step} ({detail}): usa un'altra copia.</translation>
    </message>
    <message>
        <source>There is no file {path}: choose another box or create a new one.</source>
        <translation>Non c'è il file {path}: scegli un'altra scatola o creane una nuova.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist, so {path} cannot be opened or created: create the folder, plug in its disk, or choose another place.</source>
        <translation>La cartella {folder} non esiste, quindi {path} non si può aprire né creare: crea la cartella, collega il disco o scegli un altro posto.</translation>
    </message>
    <message>
        <source>{path} already exists and was left as it is: choose another name.</source>
        <translation>{path} esiste già ed è rimasto com'era: scegli un altro nome.</translation>
    </message>
    <message>
        <source>{path} is not a file: choose a box (.bpbox).</source>
        <translation>{path} non è un file: scegli una scatola (.bpbox).</translation>
    </message>
    <message>
        <source>You are not allowed to read {path}: change its permissions or choose another box.</source>
        <translation>Non hai il permesso di leggere {path}: cambia i permessi o scegli un'altra scatola.</translation>
    </message>
    <message>
        <source>{path} is not a box, or its beginning is damaged: choose another file or restore a backup.</source>
        <translation>{path} non è una scatola, o il suo inizio è danneggiato: scegli un altro file o ripristina una copia di sicurezza.</translation>
    </message>
    <message>
        <source>{path} belongs to another program and was left as it is: choose a Burning Planets box.</source>
        <translation>{path} è di un altro programma ed è rimasto com'era: scegli una scatola di Burning Planets.</translation>
    </message>
    <message>
        <source>{path} was written by a newer Burning Planets (file version {version}, this program knows {known}): update the program to open it.</source>
        <translation>{path} è stato scritto da un Burning Planets più nuovo (versione {version}, questo programma conosce {known}): aggiorna il programma per aprirlo.</translation>
    </message>
    <message>
        <source>{path} is in use by another program or window: close it there first, or choose another box.</source>
        <translation>{path} è in uso in un altro programma o finestra: chiudilo là, o scegli un'altra scatola.</translation>
    </message>
    <message>
        <source>{path} is write-protected: remove the protection, or copy the file to a place where you may write.</source>
        <translation>{path} è protetto da scrittura: togli la protezione, o copia il file dove puoi scrivere.</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder {folder}, so {path} cannot be used: copy the box to a folder where you may write.</source>
        <translation>Nella cartella {folder} non si può scrivere, quindi {path} non si può usare: copia la scatola in una cartella dove puoi scrivere.</translation>
    </message>
    <message>
        <source>The disk of {path} is full and nothing was written: free some space and try again.</source>
        <translation>Il disco di {path} è pieno e non è stato scritto nulla: libera spazio e riprova.</translation>
    </message>
    <message>
        <source>The disk of {path} reported an error ({detail}) and nothing was written: check the disk or the network and try again.</source>
        <translation>Il disco di {path} ha dato un errore ({detail}) e non è stato scritto nulla: controlla il disco o la rete e riprova.</translation>
    </message>
    <message>
        <source>{path} was moved or deleted while it was open: put it back, or save a copy of the box elsewhere.</source>
        <translation>{path} è stato spostato o cancellato mentre era aperto: rimettilo a posto, o salva una copia della scatola altrove.</translation>
    </message>
    <message>
        <source>A program was stopped while it wrote to {path}: open the box once to tidy it up, then check again.</source>
        <translation>Un programma è stato fermato mentre scriveva in {path}: apri una volta la scatola per riordinarla, poi controlla di nuovo.</translation>
    </message>
    <message>
        <source>The backup {path} was damaged ({detail}) and has been removed: the box may be damaged too, run a check.</source>
        <translation>La copia di sicurezza {path} era danneggiata ({detail}) ed è stata tolta: la scatola può essere danneggiata, fai un controllo.</translation>
    </message>
    <message>
        <source>The file is damaged: {detail}.</source>
        <translation>Il file è danneggiato: {detail}.</translation>
    </message>
    <message>
        <source>“{title}” cannot be opened: step {step} is damaged ({detail}).</source>
        <translation>«{title}» non si può aprire: il passo {step} è danneggiato ({detail}).</translation>
    </message>
    <message>
        <source>“{title}” was edited outside the program at step {step}.</source>
        <translation>Il passo {step} di «{title}» è stato modificato fuori dal programma.</translation>
    </message>
    <message>
        <source>Now somebody else would do this.</source>
        <translation>Ora lo farebbe qualcun altro.</translation>
    </message>
    <message>
        <source>Now this would be done in another phase.</source>
        <translation>Ora avverrebbe in un'altra fase.</translation>
    </message>
    <message>
        <source>Now this would be done with something else.</source>
        <translation>Ora riguarderebbe un'altra cosa.</translation>
    </message>
    <message>
        <source>The file was made by an earlier test version (format {version}, this one reads {oldest} and later) and cannot be opened any more.</source>
        <translation>Il file è stato creato da una versione di prova precedente (formato {version}, questa legge da {oldest} in poi) e non si può più aprire.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier test version (file version {version}, this program reads {oldest} and later) and stays as it is: create a new box.</source>
        <translation>{path} è stato creato da una versione di prova precedente (versione {version}, questo programma legge da {oldest} in poi) e resta com'è: crea una nuova scatola.</translation>
    </message>
    <message>
        <source>Roll for an event</source>
        <translation>Tira l'evento</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Raccogli</translation>
    </message>
    <message>
        <source>End the turn: {player} is next</source>
        <translation>Fine del turno: tocca a {player}</translation>
    </message>
    <message>
        <source>Round {round} · {faction:faction}</source>
        <translation>Giro {round} · {faction:faction}</translation>
    </message>
    <message>
        <source>places the starting cannon</source>
        <translation>piazza il cannone iniziale</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Chi comincia?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Pianeti</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Strutture</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navi</translation>
    </message>
    <message>
        <source>Cost to build</source>
        <translation>Costo di costruzione</translation>
    </message>
    <message>
        <source>out of the game in round {round}</source>
        <translation>fuori dal gioco al giro {round}</translation>
    </message>
    <message>
        <source>{player} concedes</source>
        <translation>{player} si arrende</translation>
    </message>
    <message>
        <source>Stop without a winner</source>
        <translation>Interrompi senza vincitore</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Nessuno ha vinto</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Comincia una partita</translation>
    </message>
    <message>
        <source>Agree on the order</source>
        <translation>Concorda l'ordine</translation>
    </message>
    <message>
        <source>Place the starting cannon</source>
        <translation>Piazza il cannone iniziale</translation>
    </message>
    <message>
        <source>Add a planet</source>
        <translation>Aggiungi un pianeta</translation>
    </message>
    <message>
        <source>Collect resources</source>
        <translation>Raccogli le risorse</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Fase successiva</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Build a structure</source>
        <translation>Costruisci una struttura</translation>
    </message>
    <message>
        <source>Demolish a structure</source>
        <translation>Demolisci una struttura</translation>
    </message>
    <message>
        <source>Destroy a natural resource</source>
        <translation>Distruggi una risorsa naturale</translation>
    </message>
    <message>
        <source>Build ships</source>
        <translation>Costruisci navi</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Muovi una nave</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacca</translation>
    </message>
    <message>
        <source>Conquer a planet</source>
        <translation>Conquista un pianeta</translation>
    </message>
    <message>
        <source>Destroy a structure</source>
        <translation>Distruggi una struttura</translation>
    </message>
    <message>
        <source>Bombard a planet</source>
        <translation>Bombarda un pianeta</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carica</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Scarica</translation>
    </message>
    <message>
        <source>Take a space structure aboard</source>
        <translation>Imbarca una struttura spaziale</translation>
    </message>
    <message>
        <source>Hand resources over</source>
        <translation>Consegna risorse</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Baratta</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Share the victory</source>
        <translation>Condividi la vittoria</translation>
    </message>
    <message>
        <source>Stop the match</source>
        <translation>Interrompi la partita</translation>
    </message>
    <message>
        <source>Change a table option</source>
        <translation>Cambia un'opzione del tavolo</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Rinomina la partita</translation>
    </message>
    <message>
        <source>Correct a treasury</source>
        <translation>Correggi una cassa</translation>
    </message>
    <message>
        <source>Correct a hold</source>
        <translation>Correggi una stiva</translation>
    </message>
    <message>
        <source>Put a ship on the board</source>
        <translation>Metti una nave sul tabellone</translation>
    </message>
    <message>
        <source>Put a structure on a planet</source>
        <translation>Metti una struttura su un pianeta</translation>
    </message>
    <message>
        <source>Put a structure in space</source>
        <translation>Metti una struttura nello spazio</translation>
    </message>
    <message>
        <source>Put a natural resource on a planet</source>
        <translation>Metti una risorsa naturale su un pianeta</translation>
    </message>
    <message>
        <source>Put an asteroid on the board</source>
        <translation>Metti un asteroide sul tabellone</translation>
    </message>
    <message>
        <source>Remove a natural resource</source>
        <translation>Togli una risorsa naturale</translation>
    </message>
    <message>
        <source>Remove from the board</source>
        <translation>Togli dal tabellone</translation>
    </message>
    <message>
        <source>Set the owner of a planet</source>
        <translation>Imposta il proprietario di un pianeta</translation>
    </message>
    <message>
        <source>Set turn and phase</source>
        <translation>Imposta turno e fase</translation>
    </message>
    <message>
        <source>Give actions back</source>
        <translation>Restituisci azioni</translation>
    </message>
    <message>
        <source>Load sealed goods</source>
        <translation>Carica merci sigillate</translation>
    </message>
    <message>
        <source>Open and unload</source>
        <translation>Apri e scarica</translation>
    </message>
    <message>
        <source>Change a draft</source>
        <translation>Cambia una bozza</translation>
    </message>
    <message>
        <source>Sign a contract</source>
        <translation>Firma una bolla</translation>
    </message>
    <message>
        <source>Seal a contract</source>
        <translation>Sigilla una bolla</translation>
    </message>
    <message>
        <source>Close a contract</source>
        <translation>Chiudi una bolla</translation>
    </message>
    <message>
        <source>Write a private note</source>
        <translation>Scrivi un appunto privato</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Imposta l'orologio</translation>
    </message>
    <message>
        <source>Give more time</source>
        <translation>Più tempo</translation>
    </message>
    <message>
        <source>Pass a note</source>
        <translation>Passa un biglietto</translation>
    </message>
    <message>
        <source>Collect: {goods}</source>
        <translation>Raccogli: {goods}</translation>
    </message>
    <message>
        <source>{player} starts with {amounts}.</source>
        <translation>{player} comincia con {amounts}.</translation>
    </message>
    <message>
        <source>{player} places the starting {kind:kind} on {planet}.</source>
        <translation>{player} piazza su {planet}: {kind:kind} iniziale.</translation>
    </message>
    <message>
        <source>{player} collects {amounts}.</source>
        <translation>{player} raccoglie {amounts}.</translation>
    </message>
    <message>
        <source>{player} builds a {kind:kind} on {planet} for {price}.</source>
        <translation>{player} costruisce: {kind:kind}, {planet} ({price}).</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} on {planet}.</source>
        <translation>{player} distrugge: {kind:kind}, {planet}.</translation>
    </message>
    <message>
        <source>{ship} destroys a {kind:kind} on {planet}.</source>
        <translation>{ship} distrugge: {kind:kind}, {planet}.</translation>
    </message>
    <message>
        <source>{player} conquers {planet}.</source>
        <translation>{player} conquista {planet}.</translation>
    </message>
    <message>
        <source>Correction for {player}: {change:signed}. {reason}</source>
        <translation>Correzione per {player}: {change:signed}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {planet} belongs to {player}. {reason}</source>
        <translation>Correzione: {planet} appartiene a {player}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {planet} belongs to nobody. {reason}</source>
        <translation>Correzione: {planet} non appartiene a nessuno. {reason}</translation>
    </message>
    <message>
        <source>The envelope of {giver} is opened: {amounts}.</source>
        <translation>La busta di {giver} è aperta: {amounts}.</translation>
    </message>
    <message>
        <source>A structure has been built on {planet} in this turn.</source>
        <translation>In questo turno su {planet} è già stata costruita una struttura.</translation>
    </message>
    <message>
        <source>A structure has been demolished on {planet} in this turn.</source>
        <translation>In questo turno su {planet} è già stata demolita una struttura.</translation>
    </message>
    <message>
        <source>A natural resource has been destroyed on {planet} in this turn.</source>
        <translation>In questo turno su {planet} è già stata distrutta una risorsa naturale.</translation>
    </message>
    <message>
        <source>{planet} has no free cell.</source>
        <translation>{planet} non ha caselle libere.</translation>
    </message>
    <message>
        <source>The border of {planet} has no free cell.</source>
        <translation>Il bordo di {planet} non ha caselle libere.</translation>
    </message>
    <message>
        <source>Choose a cell of {planet}.</source>
        <translation>Scegli una casella di {planet}.</translation>
    </message>
    <message>
        <source>That cell is not on {planet}.</source>
        <translation>Quella casella non è su {planet}.</translation>
    </message>
    <message>
        <source>The centre of {planet} is reserved for the monolith.</source>
        <translation>Il centro di {planet} è riservato al monolito.</translation>
    </message>
    <message>
        <source>That cell of {planet} is taken.</source>
        <translation>Quella casella di {planet} è occupata.</translation>
    </message>
    <message>
        <source>There is no such {kind:kind} on {planet}.</source>
        <translation>{planet}: non c'è {kind:kind}.</translation>
    </message>
    <message>
        <source>{planet} has no working spaceport.</source>
        <translation>{planet} non ha uno spazioporto in funzione.</translation>
    </message>
    <message>
        <source>{ship} does not touch {planet}.</source>
        <translation>{ship} non tocca {planet}.</translation>
    </message>
    <message>
        <source>{planet} belongs to this player already.</source>
        <translation>{planet} appartiene già a questo giocatore.</translation>
    </message>
    <message>
        <source>{planet} cannot be conquered while structures stand on it: {left} left.</source>
        <translation>{planet} non si conquista finché vi stanno strutture: ne restano {left}.</translation>
    </message>
    <message>
        <source>Cargo ships may not conquer {planet} at this table.</source>
        <translation>A questo tavolo le navi cargo non possono conquistare {planet}.</translation>
    </message>
    <message>
        <source>A warship of its owner guards {planet}.</source>
        <translation>Una nave da guerra del proprietario presidia {planet}.</translation>
    </message>
    <message>
        <source>A defence still stands on {planet}.</source>
        <translation>Su {planet} c'è ancora una difesa.</translation>
    </message>
    <message>
        <source>There is nothing to bombard on {planet}.</source>
        <translation>Su {planet} non c'è niente da bombardare.</translation>
    </message>
    <message>
        <source>{planet} is not a planet of another player.</source>
        <translation>{planet} non è il pianeta di un altro giocatore.</translation>
    </message>
    <message>
        <source>{ship} does not carry that much: {missing} missing.</source>
        <translation>{ship} non porta così tanto: mancano {missing}.</translation>
    </message>
    <message>
        <source>The cannon belongs on the outer border of {planet}.</source>
        <translation>Il cannone va sul bordo esterno di {planet}.</translation>
    </message>
    <message>
        <source>It cannot be the turn of {seat} in phase {phase:phase}.</source>
        <translation>Non può essere il turno di {seat} nella fase {phase:phase}.</translation>
    </message>
    <message>
        <source>Ship {number} of {seat} carries another player's structure.</source>
        <translation>La nave {number} di {seat} trasporta la struttura di un altro giocatore.</translation>
    </message>
    <message>
        <source>{seat} has no starting planet.</source>
        <translation>{seat} non ha un pianeta di partenza.</translation>
    </message>
    <message>
        <source>{seat} still owns something on this map.</source>
        <translation>{seat} possiede ancora qualcosa su questa mappa.</translation>
    </message>
    <message>
        <source>{seat} has a starting planet already: {planet}.</source>
        <translation>{seat} ha già un pianeta di partenza: {planet}.</translation>
    </message>
    <message>
        <source>{player} builds {ship} at {yard}.</source>
        <translation>{player} costruisce {ship} presso {yard}.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and fails to destroy {target} of {defender}.</source>
        <translation>{unit} di {player} tira {attack} contro {defence} (scudo {shield}) e non distrugge {target} di {defender}.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}): the asteroid holds.</source>
        <translation>{unit} di {player} tira {attack} (scudo {shield}): l'asteroide regge.</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}.</source>
        <translation>{ship} di {player} carica presso {site}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}.</source>
        <translation>{ship} di {player} scarica presso {site} per {receiver}.</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now Small: {small}, Medium: {medium}, Big: {big}.</source>
        <translation>Opzione del tavolo «{option:option}»: ora piccoli: {small}, medi: {medium}, grandi: {big}.</translation>
    </message>
    <message>
        <source>Correction: {unit} has not acted. {reason}</source>
        <translation>Correzione: {unit} non ha agito. {reason}</translation>
    </message>
    <message>
        <source>{ship} takes a sealed load aboard at {site}.</source>
        <translation>{ship} imbarca un carico sigillato presso {site}.</translation>
    </message>
    <message>
        <source>{missing} missing: {player} cannot pay that.</source>
        <translation>Mancano {missing}: {player} non può pagare.</translation>
    </message>
    <message>
        <source>{yard} does not belong to the active player.</source>
        <translation>{yard} non appartiene al giocatore di turno.</translation>
    </message>
    <message>
        <source>No ships can be built there: {yard}.</source>
        <translation>Lì non si possono costruire navi: {yard}.</translation>
    </message>
    <message>
        <source>There is not enough free space around {yard}.</source>
        <translation>Intorno a {yard} non c'è abbastanza spazio libero.</translation>
    </message>
    <message>
        <source>{unit} has no action left for this.</source>
        <translation>{unit} non ha più azioni per questo.</translation>
    </message>
    <message>
        <source>{unit} cannot attack.</source>
        <translation>{unit} non può attaccare.</translation>
    </message>
    <message>
        <source>{target} cannot be attacked.</source>
        <translation>{target} non si può attaccare.</translation>
    </message>
    <message>
        <source>{target} is not in an adjacent cell.</source>
        <translation>{target} non è in una casella adiacente.</translation>
    </message>
    <message>
        <source>{site} belongs to nobody: there is no one to trade with.</source>
        <translation>{site} non è di nessuno: non c'è con chi commerciare.</translation>
    </message>
    <message>
        <source>{ship} does not touch {site}.</source>
        <translation>{ship} non tocca {site}.</translation>
    </message>
    <message>
        <source>Goods are loaded and unloaded at planets, not here: {site}.</source>
        <translation>Le merci si caricano e scaricano presso i pianeti, non qui: {site}.</translation>
    </message>
    <message>
        <source>Space structures come from planets with a spaceport, not from here: {site}.</source>
        <translation>Le strutture spaziali vengono da pianeti con spazioporto, non da qui: {site}.</translation>
    </message>
    <message>
        <source>There is no ship {number} ({player}): it may have been destroyed.</source>
        <translation>Non c'è la nave {number} ({player}): forse è stata distrutta.</translation>
    </message>
    <message>
        <source>{planet} has that owner already.</source>
        <translation>{planet} ha già quel proprietario.</translation>
    </message>
    <message>
        <source>That is not part of a rehearsal: leave it first.</source>
        <translation>Non fa parte di una prova: prima escine.</translation>
    </message>
    <message>
        <source>This file ({lines:steps}, {size:megabytes}) is too large to be imported again: keep the box or a backup of it as well.</source>
        <translation>Questo file ({lines:steps}, {size:megabytes}) è troppo grande per essere importato di nuovo: conserva anche la scatola o una sua copia di sicurezza.</translation>
    </message>
    <message>
        <source>{path} was changed by another program while it was open, so nothing more is written to it: save everything elsewhere.</source>
        <translation>Un altro programma ha modificato {path} mentre era aperto, perciò non vi si scrive più nulla: salva tutto altrove.</translation>
    </message>
    <message>
        <source>“{title}”: saved whole, {saved:steps}.</source>
        <translation>«{title}»: salvato per intero, {saved:steps}.</translation>
    </message>
    <message>
        <source>“{title}”: saved up to step {saved} of {steps}; the rest is damaged.</source>
        <translation>«{title}»: salvato fino al passo {saved} di {steps}; il resto è danneggiato.</translation>
    </message>
    <message>
        <source>“{title}”: saved, {saved:steps}; step {step} is not as the program wrote it.</source>
        <translation>«{title}»: salvato, {saved:steps}; il passo {step} non è come il programma lo ha scritto.</translation>
    </message>
    <message>
        <source>“{title}” could not be saved ({detail}).</source>
        <translation>Non è stato possibile salvare «{title}» ({detail}).</translation>
    </message>
    <message>
        <source>There is nothing to play on from here.</source>
        <translation>Da qui non c'è niente da continuare.</translation>
    </message>
    <message>
        <source>A match or a map can have at most {limit} tags: remove one first.</source>
        <translation>Una partita o una mappa può avere al massimo {limit} etichette: prima togline una.</translation>
    </message>
    <message>
        <source>The file holds more than this program can keep in memory: it was not opened.</source>
        <translation>Il file contiene più di quanto questo programma possa tenere in memoria: non è stato aperto.</translation>
    </message>
    <message>
        <source>That goes beyond what can be kept ({detail}): nothing was changed.</source>
        <translation>Va oltre ciò che si può conservare ({detail}): nulla è cambiato.</translation>
    </message>
    <message>
        <source>This file holds something of another kind ({found}; {expected} is needed here).</source>
        <translation>Questo file contiene altro ({found}; qui serve {expected}).</translation>
    </message>
    <message>
        <source>The match or map {document} is no longer in {path}.</source>
        <translation>La partita o mappa {document} non è più in {path}.</translation>
    </message>
    <message>
        <source>Step {step} was not saved in {path}, because the match or map is open twice: close it and open it again.</source>
        <translation>Il passo {step} non è stato salvato in {path}, perché la partita o la mappa è aperta due volte: chiudila e riaprila.</translation>
    </message>
    <message>
        <source>This program does not know the game “{system}”, so its matches and maps were left out of {path}: update the program.</source>
        <translation>Questo programma non conosce il gioco «{system}», quindi le sue partite e mappe non sono finite in {path}: aggiorna il programma.</translation>
    </message>
    <message>
        <source>{count} without a mirror image now: this was not mirrored.</source>
        <translation>{count} ora senza immagine speculare: questa modifica non è stata specchiata.</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now {value:choice}.</source>
        <translation>Opzione del tavolo «{option:option}»: ora {value:choice}.</translation>
    </message>
    <message>
        <source>{some} and {one}</source>
        <comment>the end of a list of names</comment>
        <translation>{some} e {one}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) moved</source>
        <translation>
            <numerusform>%n nave mossa</numerusform>
            <numerusform>%n navi mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>{winners:together} share the victory</source>
        <translation>{winners:together} condividono la vittoria</translation>
    </message>
    <message>
        <source>built: {things}</source>
        <translation>ha costruito: {things}</translation>
    </message>
    <message>
        <source>new ships: {ships}</source>
        <translation>nuove navi: {ships}</translation>
    </message>
    <message>
        <source>destroyed {things} of {owner}</source>
        <translation>ha distrutto: {things} di {owner}</translation>
    </message>
    <message>
        <source>{by} destroyed {things} of {owner}</source>
        <translation>{by} ha distrutto: {things} di {owner}</translation>
    </message>
    <message>
        <source>conquered {planet}</source>
        <translation>ha conquistato {planet}</translation>
    </message>
    <message>
        <source>{player} is out of the game</source>
        <translation>{player} è fuori dal gioco</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}.</source>
        <translation>«{option}» non può essere {value}.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struttura</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Nave</translation>
    </message>
    <message>
        <source>Space structure</source>
        <translation>Struttura spaziale</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Caricato</translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation>Scaricato</translation>
    </message>
    <message>
        <source>Loot: hold</source>
        <translation>Bottino: stiva</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correzione</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Consegna</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} comincia</translation>
    </message>
    <message>
        <source>{player} collects: {source}</source>
        <translation>{player} raccoglie: {source}</translation>
    </message>
    <message>
        <source>{player} collects</source>
        <translation>{player} raccoglie</translation>
    </message>
    <message>
        <source>{player} gets money back: {source}</source>
        <translation>{player} riceve un rimborso: {source}</translation>
    </message>
    <message>
        <source>{player} builds: {source}</source>
        <translation>{player} costruisce: {source}</translation>
    </message>
    <message>
        <source>{player} builds</source>
        <translation>{player} costruisce</translation>
    </message>
    <message>
        <source>{player} builds a ship</source>
        <translation>{player} costruisce una nave</translation>
    </message>
    <message>
        <source>{player} buys: {source}</source>
        <translation>{player} compra: {source}</translation>
    </message>
    <message>
        <source>{player} loads goods: {source}</source>
        <translation>{player} carica merci: {source}</translation>
    </message>
    <message>
        <source>{player} loads goods</source>
        <translation>{player} carica merci</translation>
    </message>
    <message>
        <source>{player} unloads goods: {source}</source>
        <translation>{player} scarica merci: {source}</translation>
    </message>
    <message>
        <source>{player} unloads goods</source>
        <translation>{player} scarica merci</translation>
    </message>
    <message>
        <source>{player} takes loot: {source}</source>
        <translation>{player} fa bottino: {source}</translation>
    </message>
    <message>
        <source>{player} takes the goods of a destroyed ship</source>
        <translation>{player} prende le merci di una nave distrutta</translation>
    </message>
    <message>
        <source>{player} is paid by {source}</source>
        <translation>{player} riceve da {source}</translation>
    </message>
    <message>
        <source>{player} is paid by {source}: {reason}</source>
        <translation>{player} riceve da {source}: {reason}</translation>
    </message>
    <message>
        <source>{player} pays {source}</source>
        <translation>{player} paga {source}</translation>
    </message>
    <message>
        <source>{player} pays {source}: {reason}</source>
        <translation>{player} paga {source}: {reason}</translation>
    </message>
    <message>
        <source>{player} pays or is paid</source>
        <translation>{player} paga o riceve</translation>
    </message>
    <message>
        <source>{player} pays or is paid: {reason}</source>
        <translation>{player} paga o riceve: {reason}</translation>
    </message>
    <message>
        <source>{player} is out: the treasury is lost</source>
        <translation>{player} è fuori: la cassa è persa</translation>
    </message>
    <message>
        <source>Correction for {player}: {reason}</source>
        <translation>Correzione per {player}: {reason}</translation>
    </message>
    <message>
        <source>Correction for {player}</source>
        <translation>Correzione per {player}</translation>
    </message>
    <message>
        <source>Treasuries</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Income per turn</source>
        <translation>Produzione per turno</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Produzione</translation>
    </message>
    <message>
        <source>Fleet value</source>
        <translation>Valore della flotta</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotta</translation>
    </message>
    <message>
        <source>attack with {unit}</source>
        <translation>attacco con {unit}</translation>
    </message>
    <message>
        <source>defence of {unit}</source>
        <translation>difesa di {unit}</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>primo turno</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>estratto a sorte</translation>
    </message>
    <message>
        <source>attacks {share}</source>
        <translation>attacchi {share}</translation>
    </message>
    <message>
        <source>survived {share}</source>
        <translation>superati {share}</translation>
    </message>
    <message>
        <source>turns without an event {share}</source>
        <translation>turni senza evento {share}</translation>
    </message>
    <message>
        <source>“{what}” is set to that already.</source>
        <translation>«{what}» è già impostata così.</translation>
    </message>
    <message>
        <source>The rules are enforced like that already.</source>
        <translation>Le regole si applicano già così.</translation>
    </message>
    <message>
        <source>There is no such ship: it may have been destroyed.</source>
        <translation>Questa nave non c'è: forse è stata distrutta.</translation>
    </message>
    <message>
        <source>There is no such structure: it may have been destroyed.</source>
        <translation>Questa struttura non c'è: forse è stata distrutta.</translation>
    </message>
    <message>
        <source>There is no such asteroid: it may have been destroyed.</source>
        <translation>Questo asteroide non c'è: forse è stato distrutto.</translation>
    </message>
    <message>
        <source>There is no such unit: it may have been destroyed.</source>
        <translation>Questa unità non c'è: forse è stata distrutta.</translation>
    </message>
    <message>
        <source>There is no such target: it may have been destroyed.</source>
        <translation>Questo bersaglio non c'è: forse è stato distrutto.</translation>
    </message>
    <message>
        <source>No {kind:kind} on a {biome:biome}.</source>
        <translation>{kind:kind}: non su un {biome:biome}.</translation>
    </message>
    <message>
        <source>It does not have: {goods}.</source>
        <translation>Non ha: {goods}.</translation>
    </message>
    <message>
        <source>What it gets is worth more to it: {goods}.</source>
        <translation>Ciò che riceve vale di più: {goods}.</translation>
    </message>
    <message>
        <source>What it would give is worth more to it: {goods}.</source>
        <translation>Ciò che darebbe vale di più: {goods}.</translation>
    </message>
    <message>
        <source>Cargo ship</source>
        <translation>Nave cargo</translation>
    </message>
    <message>
        <source>Economic structure</source>
        <translation>Struttura economica</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>Natural resource</source>
        <translation>Risorsa naturale</translation>
    </message>
    <message>
        <source>Belongs to nobody</source>
        <translation>Non appartiene a nessuno</translation>
    </message>
    <message>
        <source>on {planet}</source>
        <translation>su {planet}</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>riquadro {tile}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>giro {round}</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>dall'inizio</translation>
    </message>
    <message>
        <source>starting planet</source>
        <translation>pianeta di partenza</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>attacco</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>difesa</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>scudo</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocità</translation>
    </message>
    <message>
        <source>The hold is empty.</source>
        <translation>La stiva è vuota.</translation>
    </message>
    <message>
        <source>Something is aboard; its owner knows what.</source>
        <translation>A bordo c'è qualcosa; solo il proprietario sa cosa.</translation>
    </message>
    <message>
        <source>Aboard: {goods}</source>
        <translation>A bordo: {goods}</translation>
    </message>
    <message>
        <source>Aboard: {kind:kind}</source>
        <translation>A bordo: {kind:kind}</translation>
    </message>
    <message>
        <source>Sealed envelopes aboard: {count}</source>
        <translation>Buste sigillate a bordo: {count}</translation>
    </message>
    <message>
        <source>Nothing stands on it.</source>
        <translation>Non c'è niente sopra.</translation>
    </message>
    <message>
        <source>On it: {kind:kind} ({player})</source>
        <translation>Sopra: {kind:kind} ({player})</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>Ships are built here</source>
        <translation>Qui si costruiscono navi</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non adesso</translation>
    </message>
    <message>
        <source>{count:actions} left</source>
        <translation>Ancora {count:actions}</translation>
    </message>
    <message>
        <source>{count:attacks} left</source>
        <translation>Ancora {count:attacks}</translation>
    </message>
    <message>
        <source>{moves:moves} and {attacks:attacks} left</source>
        <translation>Ancora {moves:moves} e {attacks:attacks}</translation>
    </message>
    <message>
        <source>Can move to {cells:cells}</source>
        <translation>Può raggiungere {cells:cells}</translation>
    </message>
    <message>
        <source>No free cell to move to</source>
        <translation>Nessuna casella libera in cui muoversi</translation>
    </message>
    <message>
        <source>Can attack {count:targets} beside it</source>
        <translation>Può attaccare {count:targets} accanto</translation>
    </message>
    <message>
        <source>Nothing to attack in the cells beside it</source>
        <translation>Niente da attaccare nelle caselle accanto</translation>
    </message>
    <message>
        <source>Can conquer the planet it touches</source>
        <translation>Può conquistare il pianeta che tocca</translation>
    </message>
    <message>
        <source>Can destroy a structure of the planet it touches</source>
        <translation>Può distruggere una struttura del pianeta che tocca</translation>
    </message>
    <message>
        <source>It cannot be attacked</source>
        <translation>Non si può attaccare</translation>
    </message>
    <message>
        <source>Only a roll of 19 or 20 destroys it</source>
        <translation>Solo un 19 o un 20 lo distrugge</translation>
    </message>
    <message>
        <source>Ships do not pass through it</source>
        <translation>Le navi non lo attraversano</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>What {player} can do to it</source>
        <translation>Che cosa può farci {player}</translation>
    </message>
    <message>
        <source>{unit}, beside it</source>
        <translation>{unit}, lì accanto</translation>
    </message>
    <message>
        <source>{unit} can conquer it</source>
        <translation>{unit} può conquistarlo</translation>
    </message>
    <message>
        <source>{unit} can destroy it, without dice</source>
        <translation>{unit} può distruggere senza dadi</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Bombardamento</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Conquista</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Distruggi</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Bombarda</translation>
    </message>
    <message>
        <source>{percent} % · {later} % in {times:attacks}</source>
        <translation>{percent} % · {later} % in {times:attacks}</translation>
    </message>
    <message>
        <source>It is {cells:cells} away; only what stands beside a unit can be attacked.</source>
        <translation>Dista {cells:cells}; si attacca solo ciò che sta accanto.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e altri {count}</translation>
    </message>
    <message>
        <source>and {count} more that cannot</source>
        <translation>e altri {count} che non possono</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>È di turno.</translation>
    </message>
    <message>
        <source>Waits for the next turn.</source>
        <translation>Aspetta il prossimo turno.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Fuori dal gioco.</translation>
    </message>
    <message>
        <source>What they have</source>
        <translation>Che cosa possiede</translation>
    </message>
    <message>
        <source>Treasury: {goods}</source>
        <translation>Cassa: {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n azione</numerusform>
            <numerusform>%n azioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n movimento</numerusform>
            <numerusform>%n movimenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n bersaglio</numerusform>
            <numerusform>%n bersagli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unità</numerusform>
            <numerusform>%n unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n pianeta</numerusform>
            <numerusform>%n pianeti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n nave</numerusform>
            <numerusform>%n navi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n struttura</numerusform>
            <numerusform>%n strutture</numerusform>
        </translation>
    </message>
    <message>
        <source>This tells what happened before. Continue from here.</source>
        <translation>Qui si racconta cosa è successo prima. Continua da qui per giocare.</translation>
    </message>
    <message>
        <source>This cannot be done now. Continue with this button until it can, or skip this step.</source>
        <translation>Ora non si può fare. Vai avanti con questo pulsante finché si può, o salta il passo.</translation>
    </message>
    <message>
        <source>Now the actions: every ship may act twice, for example move and attack. Continue with the gold button.</source>
        <translation>Ora le azioni: ogni nave agisce due volte, per esempio muove e attacca. Vai avanti con il pulsante dorato.</translation>
    </message>
    <message>
        <source>Leave your home alone this turn: a drilling facility counts as its one structure. Build on Nova if you like, then continue to Actions.</source>
        <translation>Sul tuo pianeta non costruire ora: una trivellatrice vale come la sua unica struttura. Costruisci su Nova se vuoi, poi vai alle Azioni.</translation>
    </message>
    <message>
        <source>Captain wants to barter with Vega, and nobody else should know. Press Vega to begin a contract.</source>
        <translation>Capitano vuole fare un baratto con Vega, e nessun altro deve saperlo. Premi Vega per cominciare una bolla.</translation>
    </message>
    <message>
        <source>There is no such envelope.</source>
        <translation>Questa busta non esiste.</translation>
    </message>
    <message>
        <source>This envelope has been opened or decided already.</source>
        <translation>Questa busta è già stata aperta o decisa.</translation>
    </message>
    <message>
        <source>The ship with this envelope is gone: reveal the contents; they cannot be unloaded.</source>
        <translation>La nave con questa busta non c'è più: rivela il contenuto, non si può scaricare.</translation>
    </message>
    <message>
        <source>There is no such contract.</source>
        <translation>Questa bolla non esiste.</translation>
    </message>
    <message>
        <source>The trade is a loss.</source>
        <translation>Lo scambio è in perdita.</translation>
    </message>
    <message>
        <source>Name: {title}.</source>
        <translation>Nome: {title}.</translation>
    </message>
    <message>
        <source>Won by {winners}: {how:parsec_ending}.</source>
        <translation>Vittoria di {winners}: {how:parsec_ending}.</translation>
    </message>
    <message>
        <source>This mixes samples with your own definitions: confirm that first.</source>
        <translation>Si mescolerebbero esempi e definizioni proprie: prima va confermato.</translation>
    </message>
    <message>
        <source>Too few playable factions: {wanted} needed. Enter more of them, or play without factions.</source>
        <translation>Troppo poche fazioni giocabili: ne servono {wanted}. Inseriscine altre, oppure gioca senza fazioni.</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2</source>
        <translation>insediamento, giro {round} di 2</translation>
    </message>
    <message>
        <source>settles: number {number}</source>
        <translation>si insedia: numero {number}</translation>
    </message>
    <message>
        <source>“{text}” has no amount; write for example: anna +5{first} -2{second} reason</source>
        <translation>In «{text}» non c'è un importo; scrivi per esempio: anna +5{first} -2{second} motivo</translation>
    </message>
    <message>
        <source>That comment is removed already.</source>
        <translation>Questo commento è già stato tolto.</translation>
    </message>
    <message>
        <source>{file} is larger than {limit} MB; choose a smaller photo.</source>
        <translation>{file} supera {limit} MB: scegli una foto più piccola.</translation>
    </message>
    <message>
        <source>{file} has too many pixels; make it smaller first.</source>
        <translation>{file} ha troppi pixel: prima rimpiccioliscila.</translation>
    </message>
    <message>
        <source>Played on the map {title}, revision {revision}.</source>
        <translation>Giocata sulla mappa {title}, revisione {revision}.</translation>
    </message>
    <message>
        <source>Played on the map {title}, revision “{name}”.</source>
        <translation>Giocata sulla mappa {title}, revisione «{name}».</translation>
    </message>
    <message>
        <source>Played on the map {title}.</source>
        <translation>Giocata sulla mappa {title}.</translation>
    </message>
    <message>
        <source>From now on the program plays for {player}; level: {level:bot_level}.</source>
        <translation>Da ora il programma gioca al posto di: {player}; livello: {level:bot_level}.</translation>
    </message>
    <message>
        <source>From now on a person plays for {player}.</source>
        <translation>Da ora una persona gioca al posto di: {player}.</translation>
    </message>
    <message>
        <source>The program has no level “{level}”.</source>
        <translation>Il programma non ha il livello «{level}».</translation>
    </message>
    <message>
        <source>A person plays for {player} already.</source>
        <translation>Una persona gioca già al posto di: {player}.</translation>
    </message>
    <message>
        <source>Change who plays a seat</source>
        <translation>Cambia chi gioca a un posto</translation>
    </message>
    <message>
        <source>Add a comment or a photo</source>
        <translation>Aggiungi un commento o una foto</translation>
    </message>
    <message>
        <source>Remove a comment or a photo</source>
        <translation>Togli un commento o una foto</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}: {amounts}.</source>
        <translation>{ship} di {player} carica presso {site}: {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts}.</source>
        <translation>{ship} di {player} scarica presso {site} per {receiver}: {amounts}.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {amounts}. {reason}</source>
        <translation>{giver} dà a {receiver}: {amounts}. {reason}</translation>
    </message>
    <message>
        <source>A second planet belongs to nobody until it is conquered; this table has not agreed on anything else, or the first round is over.</source>
        <translation>Un secondo pianeta non è di nessuno finché non viene conquistato: questo tavolo non ha deciso altro, oppure il primo giro è finito.</translation>
    </message>
    <message>
        <source>{player} has a second planet already.</source>
        <translation>{player} ha già un secondo pianeta.</translation>
    </message>
    <message>
        <source>{player} agrees.</source>
        <translation>{player} è d'accordo.</translation>
    </message>
    <message>
        <source>{players} agree.</source>
        <translation>Sono d'accordo: {players}.</translation>
    </message>
    <message>
        <source>A tie: roll again</source>
        <translation>Parità: si tira di nuovo</translation>
    </message>
    <message>
        <source>{player} rolls {face}</source>
        <translation>{player} tira {face}</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Nessun evento</translation>
    </message>
    <message>
        <source>Events of the round</source>
        <translation>Eventi del giro</translation>
    </message>
    <message>
        <source>{resource:resource}: nothing</source>
        <translation>{resource:resource}: niente</translation>
    </message>
    <message>
        <source>No ship acts</source>
        <translation>Nessuna nave agisce</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Distrutto</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Mancato</translation>
    </message>
    <message>
        <source>{attack} beats {defence}</source>
        <translation>{attack} supera {defence}</translation>
    </message>
    <message>
        <source>{attack} does not beat {defence}</source>
        <translation>{attack} non supera {defence}</translation>
    </message>
    <message>
        <source>{attack} beats shield {shield}</source>
        <translation>{attack} supera lo scudo {shield}</translation>
    </message>
    <message>
        <source>{attack} does not beat shield {shield}</source>
        <translation>{attack} non supera lo scudo {shield}</translation>
    </message>
    <message>
        <source>Conquered</source>
        <translation>Conquistato</translation>
    </message>
    <message>
        <source>{player} conquers {planet}</source>
        <translation>{player} conquista {planet}</translation>
    </message>
    <message>
        <source>{player} loses it</source>
        <translation>{player} lo perde</translation>
    </message>
    <message>
        <source>{player} bombards {planet}</source>
        <translation>{player} bombarda {planet}</translation>
    </message>
    <message>
        <source>{player} is out</source>
        <translation>{player} è fuori</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>Vince {player}</translation>
    </message>
    <message>
        <source>Victory is shared</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>At most {most} promises can be open: settle one first.</source>
        <translation>Possono essere aperte al massimo {most} promesse: prima chiudine una.</translation>
    </message>
    <message>
        <source>That promise is settled already.</source>
        <translation>Quella promessa è già chiusa.</translation>
    </message>
    <message>
        <source>{player} promises: {text}</source>
        <translation>{player} promette: {text}</translation>
    </message>
    <message>
        <source>{player} promises {other}: {text}</source>
        <translation>Promessa, {player} a {other}: {text}</translation>
    </message>
    <message>
        <source>Promise of {player} kept: {text}</source>
        <translation>Promessa mantenuta, {player}: {text}</translation>
    </message>
    <message>
        <source>Promise of {player} not kept: {text}</source>
        <translation>Promessa non mantenuta, {player}: {text}</translation>
    </message>
    <message>
        <source>The banker is {player} from now on.</source>
        <translation>Da ora il banchiere è {player}.</translation>
    </message>
    <message>
        <source>The banker is {player} from now on; agreed: {agreed}.</source>
        <translation>Da ora il banchiere è {player}; d'accordo: {agreed}.</translation>
    </message>
    <message>
        <source>There is no banker any more; agreed: {agreed}.</source>
        <translation>Non c'è più un banchiere; d'accordo: {agreed}.</translation>
    </message>
    <message>
        <source>Make a promise</source>
        <translation>Fai una promessa</translation>
    </message>
    <message>
        <source>Settle a promise</source>
        <translation>Chiudi una promessa</translation>
    </message>
    <message>
        <source>Choose the banker</source>
        <translation>Scegli il banchiere</translation>
    </message>
    <message>
        <source>{planet} is new.</source>
        <translation>Nuovo pianeta: {planet}.</translation>
    </message>
    <message>
        <source>{planet} is gone.</source>
        <translation>{planet} non c'è più.</translation>
    </message>
    <message>
        <source>{planet} lies here now.</source>
        <translation>{planet} ora sta qui.</translation>
    </message>
    <message>
        <source>{what} was here.</source>
        <translation>{what} stava qui.</translation>
    </message>
    <message>
        <source>{planet} has a different size: {size:size}.</source>
        <translation>{planet} ha un'altra taglia: {size:size}.</translation>
    </message>
    <message>
        <source>{planet} has a different biome: {biome:biome}.</source>
        <translation>{planet} ha un altro bioma: {biome:biome}.</translation>
    </message>
    <message>
        <source>{planet} is called {name} now.</source>
        <translation>{planet} ora si chiama {name}.</translation>
    </message>
    <message>
        <source>{planet} belongs to somebody else.</source>
        <translation>{planet} appartiene a qualcun altro.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet: it needs a forest and a mountain at least.</source>
        <translation>{planet} è un pianeta di partenza: gli servono almeno una foresta e una montagna.</translation>
    </message>
    <message>
        <source>The edge of the board cuts off the orbit of {planet}.</source>
        <translation>Il bordo del tabellone taglia l'orbita di {planet}.</translation>
    </message>
    <message>
        <source>{planet} is nobody's starting planet and yet has an owner.</source>
        <translation>{planet} non è il pianeta di partenza di nessuno eppure ha un proprietario.</translation>
    </message>
    <message>
        <source>What stands on {planet} does not fit on a smaller planet.</source>
        <translation>Ciò che sta su {planet} non entra in un pianeta più piccolo.</translation>
    </message>
    <message>
        <source>With these radii {planet} would not fit where it is.</source>
        <translation>Con questi raggi {planet} non entrerebbe dove sta.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet and does not belong to its player.</source>
        <translation>{planet} è un pianeta di partenza e non appartiene al suo giocatore.</translation>
    </message>
    <message>
        <source>{kind:kind} on {planet}, which belongs to nobody.</source>
        <translation>{kind:kind} su {planet}, che non è di nessuno.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet without the biome of {faction:faction}: {biome:biome}.</source>
        <translation>{planet} è un pianeta di partenza senza il bioma di {faction:faction}: {biome:biome}.</translation>
    </message>
    <message>
        <source>Planet {number} (tile {tile})</source>
        <translation>Pianeta {number} (riquadro {tile})</translation>
    </message>
    <message>
        <source>Planet in {cell}</source>
        <translation>Pianeta in {cell}</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>{player}'s home</source>
        <translation>Casa di {player}</translation>
    </message>
    <message>
        <source>Player {number}'s home</source>
        <translation>Casa del giocatore {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}: give one of them another name.</source>
        <translation>Due giocatori si chiamano {name}: dai un altro nome a uno dei due.</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>casella {cell}</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Scrivi una bolla</translation>
    </message>
    <message>
        <source>{unit} can take it aboard</source>
        <translation>{unit} può prendere a bordo</translation>
    </message>
    <message>
        <source>Take aboard</source>
        <translation>Prendi a bordo</translation>
    </message>
    <message>
        <source>Planets to build on: {count}</source>
        <translation>Pianeti dove costruire: {count}</translation>
    </message>
    <message>
        <source>Places to build ships: {count}</source>
        <translation>Dove costruire navi: {count}</translation>
    </message>
    <message>
        <source>Ships with actions left: {count}</source>
        <translation>Navi con azioni: {count}</translation>
    </message>
    <message>
        <source>Structures that can attack: {count}</source>
        <translation>Strutture pronte: {count}</translation>
    </message>
    <message>
        <source>Every try has an exact chance: hitting, surviving an attack, a turn without an event. Luck is the share of such matches that would have gone worse. The bar shows the usual range, the line in it the expected value, the dot the result.</source>
        <translation>Ogni prova ha una probabilità esatta: colpire, sopravvivere a un attacco, un turno senza evento. La fortuna è la quota di partite così che sarebbero andate peggio. La barra mostra la fascia usuale, la linea il valore atteso, il punto il risultato.</translation>
    </message>
    <message>
        <source>Pause: nobody was at the table.</source>
        <translation>Pausa: nessuno al tavolo.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>Charge overtime</source>
        <translation>Registra il tempo in più</translation>
    </message>
    <message>
        <source>{path}: unsupported file type; use the extension .png, .svg or .pdf.</source>
        <translation>{path}: tipo di file non supportato; usa l'estensione .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>The board is full. Asteroids not placed: {missing}.</source>
        <translation>Il tabellone è pieno. Asteroidi non piazzati: {missing}.</translation>
    </message>
    <message>
        <source>This generation no longer fits the map: stop it and begin again.</source>
        <translation>Questa generazione non corrisponde più alla mappa: fermala e ricomincia.</translation>
    </message>
    <message>
        <source>Roll a d{die} now; no cells are chosen yet.</source>
        <translation>Ora tira un d{die}; le caselle si scelgono dopo.</translation>
    </message>
    <message>
        <source>No tile is {distance} tiles away from every starting planet, so this option is ignored.</source>
        <translation>Nessun riquadro dista {distance} riquadri da ogni pianeta di partenza: l'opzione viene ignorata.</translation>
    </message>
    <message>
        <source>The generation is not finished: finish or stop it first.</source>
        <translation>La generazione non è finita: prima finiscila o fermala.</translation>
    </message>
    <message>
        <source>{amount} is not a possible amount of {resource:resource}.</source>
        <translation>{resource:resource}: {amount} non è una quantità possibile.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid grid of tiles: write it like 4x2.</source>
        <translation>«{text}» non è una griglia di riquadri valida: scrivi per esempio 4x2.</translation>
    </message>
    <message>
        <source>Cell {cell} is not a planet cell that something can stand on.</source>
        <translation>La casella {cell} non è una casella di pianeta su cui possa stare qualcosa.</translation>
    </message>
    <message>
        <source>{kind:kind}: this is placed in space, not built on planets.</source>
        <translation>{kind:kind}: si piazza nello spazio, non si costruisce sui pianeti.</translation>
    </message>
    <message>
        <source>Asteroids: {asteroids}; the dice give {least} to {most}.</source>
        <translation>Asteroidi: {asteroids}; i dadi ne danno da {least} a {most}.</translation>
    </message>
    <message>
        <source>Planets: {planets} instead of {expected}.</source>
        <translation>Pianeti: {planets} invece di {expected}.</translation>
    </message>
    <message>
        <source>Natural resources of a starting planet: {expected}; here: {count}.</source>
        <translation>Risorse naturali di un pianeta di partenza: {expected}; qui: {count}.</translation>
    </message>
    <message>
        <source>With such tiles two things would share one cell.</source>
        <translation>Con tali riquadri due cose finirebbero nella stessa casella.</translation>
    </message>
    <message>
        <source>A tile side of {side} cells is not possible: it must be odd and at least {least}.</source>
        <translation>Un lato di {side} caselle non è possibile: dev'essere dispari e almeno {least}.</translation>
    </message>
    <message>
        <source>Something saved as {id} is called {other}.</source>
        <translation>Qualcosa registrato come {id} si chiama {other}.</translation>
    </message>
    <message>
        <source>{kind:kind}: placed, but not on an asteroid.</source>
        <translation>{kind:kind}: piazzamento fuori da un asteroide.</translation>
    </message>
    <message>
        <source>Everyone has {minutes:minutes}.</source>
        <translation>Ognuno ha {minutes:minutes}.</translation>
    </message>
    <message>
        <source>Push aside</source>
        <translation>Sposta di lato</translation>
    </message>
    <message>
        <source>Paste again, and move what is in the way to the nearest free place.</source>
        <translation>Incolla di nuovo e sposta ciò che ingombra nel posto libero più vicino.</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Incolla comunque</translation>
    </message>
    <message>
        <source>Paste again, and remove what is in the way (or Ctrl+click).</source>
        <translation>Incolla di nuovo e togli ciò che ingombra (o Ctrl+clic).</translation>
    </message>
    <message>
        <source>A set-up sheet is a PDF; give {path} the extension .pdf.</source>
        <translation>Il foglio di preparazione è un PDF: dai a {path} l'estensione .pdf.</translation>
    </message>
    <message>
        <source>Use positive amounts; swap the names to reverse a payment.</source>
        <translation>Usa quantità positive; scambia i nomi per invertire un pagamento.</translation>
    </message>
    <message>
        <source>These are not table options of Burning Planets ({detail}).</source>
        <translation>Queste non sono opzioni del tavolo di Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains. Correct the treasury, or let the players decide.</source>
        <translation>{player} non ha più ciò che contiene la busta. Correggi la cassa, o lascia decidere i giocatori.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner}.</source>
        <translation>{player} distrugge {ship} di {owner}.</translation>
    </message>
    <message>
        <source>{ship} of {player} places: {kind:kind}.</source>
        <translation>{ship} di {player} piazza: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes aboard: {kind:kind}.</source>
        <translation>{ship} di {player} imbarca: {kind:kind}.</translation>
    </message>
    <message>
        <source>Correction: {player} gets: {kind:kind}. {reason}</source>
        <translation>Correzione: {player} riceve: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: removed: {kind:kind}. {reason}</source>
        <translation>Correzione: tolto: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {player}'s turn, phase “{phase:phase}”. {reason}</source>
        <translation>Correzione: è il turno di {player}, fase «{phase:phase}». {reason}</translation>
    </message>
    <message>
        <source>{player} deletes a private note.</source>
        <translation>{player} elimina un appunto privato.</translation>
    </message>
    <message>
        <source>{player} discards the draft of a contract.</source>
        <translation>{player} elimina la bozza di una bolla.</translation>
    </message>
    <message>
        <source>The contract of {players} is revealed to everyone.</source>
        <translation>La bolla di {players} è rivelata a tutti.</translation>
    </message>
    <message>
        <source>The match continues; time while the program was closed is not counted.</source>
        <translation>La partita riprende; il tempo a programma chiuso non conta.</translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Nessun limite di tempo.</translation>
    </message>
    <message>
        <source>An amount of {resource:resource} is below zero.</source>
        <translation>{resource:resource}: quantità sotto zero.</translation>
    </message>
    <message>
        <source>More than {limit} at once looks like a typo.</source>
        <translation>Più di {limit} in una volta sembra un errore di battitura.</translation>
    </message>
    <message>
        <source>This match uses a real board, so no cell is needed.</source>
        <translation>Questa partita usa un tabellone vero: la casella non serve.</translation>
    </message>
    <message>
        <source>Choose either a path or a destination.</source>
        <translation>Scegli o il percorso o la meta.</translation>
    </message>
    <message>
        <source>Choose where {ship} goes.</source>
        <translation>Scegli dove va {ship}.</translation>
    </message>
    <message>
        <source>{ship} moves from cell to adjacent cell.</source>
        <translation>{ship} va di casella in casella adiacente.</translation>
    </message>
    <message>
        <source>Only a match on a real board asks what stands on an asteroid.</source>
        <translation>Che cosa sta su un asteroide si indica solo con un tabellone vero.</translation>
    </message>
    <message>
        <source>{event:event}: structures cannot attack in this turn.</source>
        <translation>{event:event}: in questo turno le strutture non possono attaccare.</translation>
    </message>
    <message>
        <source>{kind:kind}: built in this turn and cannot attack yet.</source>
        <translation>{kind:kind}: costruzione di questo turno, non può ancora attaccare.</translation>
    </message>
    <message>
        <source>{ship} is not a warship and cannot destroy anything.</source>
        <translation>{ship} non è una nave da guerra e non può distruggere nulla.</translation>
    </message>
    <message>
        <source>{kind:kind}: must be attacked, not just destroyed.</source>
        <translation>{kind:kind}: serve un combattimento.</translation>
    </message>
    <message>
        <source>A ship is chosen twice.</source>
        <translation>Una nave è scelta due volte.</translation>
    </message>
    <message>
        <source>{ship} is not an enormous ship.</source>
        <translation>{ship} non è una nave enorme.</translation>
    </message>
    <message>
        <source>Choose what to load.</source>
        <translation>Scegli che cosa caricare.</translation>
    </message>
    <message>
        <source>{kind:kind}: not a space structure.</source>
        <translation>{kind:kind}: non è una struttura spaziale.</translation>
    </message>
    <message>
        <source>Choose what to unload.</source>
        <translation>Scegli che cosa scaricare.</translation>
    </message>
    <message>
        <source>Space structures are not handed over; they are placed in space.</source>
        <translation>Le strutture spaziali non si consegnano; si piazzano nello spazio.</translation>
    </message>
    <message>
        <source>Choose what to hand over, and to whom.</source>
        <translation>Scegli che cosa consegnare, e a chi.</translation>
    </message>
    <message>
        <source>Choose either a cell or an asteroid.</source>
        <translation>Scegli o una casella o un asteroide.</translation>
    </message>
    <message>
        <source>{kind:kind}: choose where it goes.</source>
        <translation>Scegli dove piazzare: {kind:kind}.</translation>
    </message>
    <message>
        <source>{kind:kind}: is placed on an asteroid.</source>
        <translation>{kind:kind}: si piazza su un asteroide.</translation>
    </message>
    <message>
        <source>It belongs to {player}; only their ships may move it.</source>
        <translation>È di {player}: solo le sue navi possono spostarlo.</translation>
    </message>
    <message>
        <source>This envelope was sealed for something else.</source>
        <translation>Questa busta è sigillata per qualcos'altro.</translation>
    </message>
    <message>
        <source>{player} is not part of this envelope and cannot set a passphrase for it.</source>
        <translation>{player} non ha parte in questa busta e non può darle una frase segreta.</translation>
    </message>
    <message>
        <source>That is not what was sealed: it does not match the published fingerprint.</source>
        <translation>Non è ciò che è stato sigillato: non corrisponde all'impronta pubblicata.</translation>
    </message>
    <message>
        <source>The envelope matches its fingerprint, but nobody can read what is in it. The players have to decide.</source>
        <translation>La busta corrisponde all'impronta, ma nessuno può leggere che cosa contiene. Devono decidere i giocatori.</translation>
    </message>
    <message>
        <source>A decision of the players needs a reason.</source>
        <translation>Per una decisione dei giocatori serve un motivo.</translation>
    </message>
    <message>
        <source>{player} has no private note.</source>
        <translation>{player} non ha appunti privati.</translation>
    </message>
    <message>
        <source>Goods go from one partner to the other and to nobody else.</source>
        <translation>Le merci vanno da una parte all'altra e a nessun altro.</translation>
    </message>
    <message>
        <source>It is too late for a passphrase: the text was saved without one. Write a new draft.</source>
        <translation>È tardi per una frase segreta: il testo è stato salvato senza. Fai una nuova bozza.</translation>
    </message>
    <message>
        <source>The contract is sealed and can no longer be changed.</source>
        <translation>La bolla è sigillata e non si può più cambiare.</translation>
    </message>
    <message>
        <source>Everyone can read this contract already.</source>
        <translation>Questa bolla la possono già leggere tutti.</translation>
    </message>
    <message>
        <source>A secret contract is fulfilled by revealing it: open it.</source>
        <translation>Una bolla segreta si adempie rivelandola: aprila.</translation>
    </message>
    <message>
        <source>Begin the match first: choose who plays, and where.</source>
        <translation>Prima comincia la partita: scegli chi gioca, e dove.</translation>
    </message>
    <message>
        <source>Players: {given}; this table plays with {least} to {most}.</source>
        <translation>Giocatori: {given}; a questo tavolo si gioca da {least} a {most}.</translation>
    </message>
    <message>
        <source>The map gives a player an impossible amount.</source>
        <translation>La mappa dà a un giocatore una quantità impossibile.</translation>
    </message>
    <message>
        <source>In the scenario it is the turn of somebody who does not play.</source>
        <translation>Nello scenario è il turno di qualcuno che non gioca.</translation>
    </message>
    <message>
        <source>Ship {number} on the map carries something, but it is not a cargo ship.</source>
        <translation>La nave {number} sulla mappa porta qualcosa, ma non è una nave cargo.</translation>
    </message>
    <message>
        <source>Seats on the map: {given}; players: {needed}.</source>
        <translation>Posti sulla mappa: {given}; giocatori: {needed}.</translation>
    </message>
    <message>
        <source>Empty seats of the map: {seats}; what belongs to them will be nobody's.</source>
        <translation>Posti della mappa che restano vuoti: {seats}; ciò che è loro non sarà di nessuno.</translation>
    </message>
    <message>
        <source>{player} takes a seat that the map has for {faction:faction}.</source>
        <translation>{player} prende un posto che la mappa prevede per {faction:faction}.</translation>
    </message>
    <message>
        <source>At this table the order is agreed, not rolled.</source>
        <translation>A questo tavolo l'ordine si concorda, non si tira.</translation>
    </message>
    <message>
        <source>That is more than the cells of a planet of this size ({size:size}).</source>
        <translation>È più delle caselle di un pianeta di questa taglia ({size:size}).</translation>
    </message>
    <message>
        <source>Unknown kind: {kind}.</source>
        <translation>Tipo sconosciuto: {kind}.</translation>
    </message>
    <message>
        <source>Not enough room: free cells for {count} only.</source>
        <translation>Non c'è abbastanza posto: caselle libere solo per {count}.</translation>
    </message>
    <message>
        <source>Fixed, but not symmetrically everywhere. New exceptions to the symmetry: {count}; the Symmetry panel lists them.</source>
        <translation>Corretto, ma non ovunque in modo simmetrico. Nuove eccezioni alla simmetria: {count}; le elenca il pannello Simmetria.</translation>
    </message>
    <message>
        <source>Only one unit at a time can be in the middle of its actions.</source>
        <translation>Una sola unità alla volta è a metà delle sue azioni.</translation>
    </message>
    <message>
        <source>Who is paid? Write the beginning of one name after the arrow: {players}.</source>
        <translation>Chi viene pagato? Scrivi dopo la freccia l'inizio di un nome: {players}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount of a resource. Write for example -2c, or begin the reason with a word.</source>
        <translation>«{text}» non è una quantità di una risorsa. Scrivi per esempio -2ce, o comincia il motivo con una parola.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; write digits only, for example 5 or 1200.</source>
        <translation>«{text}» non è un numero intero; scrivi solo cifre, per esempio 5 o 1200.</translation>
    </message>
    <message>
        <source>{amount} is too much for one line; at most {most}.</source>
        <translation>{amount} è troppo per una riga; al massimo {most}.</translation>
    </message>
    <message>
        <source>Choose what to correct.</source>
        <translation>Scegli che cosa correggere.</translation>
    </message>
    <message>
        <source>Choose a cell.</source>
        <translation>Scegli una casella.</translation>
    </message>
    <message>
        <source>Choose exactly one place.</source>
        <translation>Scegli un posto solo.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last step to continue.</source>
        <translation>La partita è finita. Annulla l'ultimo passo per continuare.</translation>
    </message>
    <message>
        <source>Shared victory is switched off in the table options.</source>
        <translation>La vittoria condivisa è disattivata nelle opzioni del tavolo.</translation>
    </message>
    <message>
        <source>Everyone left has to agree; not yet: {players}.</source>
        <translation>Devono essere d'accordo tutti i rimasti; mancano: {players}.</translation>
    </message>
    <message>
        <source>{cls:ship_of_class}: {steps:steps} in one turn, {cells:cells} within reach from here.</source>
        <translation>{cls:ship_of_class}: {steps:steps} in un turno, {cells:cells} a portata da qui.</translation>
    </message>
    <message>
        <source>That is more than {limit} things at once: do it in parts.</source>
        <translation>Sono più di {limit} cose insieme: dividile in più parti.</translation>
    </message>
    <message>
        <source>Nothing is selected: click something on the map first.</source>
        <translation>Non è selezionato niente: prima clicca qualcosa sulla mappa.</translation>
    </message>
    <message>
        <source>The clipboard contains nothing copied from a map.</source>
        <translation>Gli appunti non contengono nulla copiato da una mappa.</translation>
    </message>
    <message>
        <source>Copied: {count}.</source>
        <translation>Copiati: {count}.</translation>
    </message>
    <message>
        <source>Choose a symmetry first; then the map can be mirrored.</source>
        <translation>Prima scegli una simmetria; poi la mappa si può specchiare.</translation>
    </message>
    <message>
        <source>Step {step} does not exist or was undone, so it cannot be shown or corrected.</source>
        <translation>Il passo {step} non esiste o è stato annullato: non si può mostrare né correggere.</translation>
    </message>
    <message>
        <source>This needs a d{die} that was never rolled ({purpose}).</source>
        <translation>Serve un d{die} che non è mai stato tirato ({purpose}).</translation>
    </message>
    <message>
        <source>This text is too long: {length} characters; at most {limit} can be saved.</source>
        <translation>Questo testo è troppo lungo: {length} caratteri; se ne possono salvare al massimo {limit}.</translation>
    </message>
    <message>
        <source>This cannot be saved, because it contains an invalid character ({detail}). Type it again.</source>
        <translation>Non si può salvare, perché contiene un carattere non valido ({detail}). Scrivilo di nuovo.</translation>
    </message>
    <message>
        <source>The step could not be saved to disk ({detail}).</source>
        <translation>Il passo non è stato salvato su disco ({detail}).</translation>
    </message>
    <message>
        <source>Dice needed: {expected}; typed in: {given}.</source>
        <translation>Dadi necessari: {expected}; inseriti: {given}.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid roll: write it like 2d6, d20 or 3d8 + d4.</source>
        <translation>«{text}» non è un tiro: scrivi per esempio 2d6, d20 o 3d8 + d4.</translation>
    </message>
    <message>
        <source>At most {most} dice of at most {sides} sides can be rolled at once.</source>
        <translation>Si tirano insieme al massimo {most} dadi di al massimo {sides} facce.</translation>
    </message>
    <message>
        <source>The file contains more than {limit:steps}.</source>
        <translation>Il file contiene più di {limit:steps}.</translation>
    </message>
    <message>
        <source>The contents of the file cannot be read ({detail}).</source>
        <translation>Il contenuto del file non si può leggere ({detail}).</translation>
    </message>
    <message>
        <source>{path} could not be updated ({detail}) and is unchanged: report this problem.</source>
        <translation>Non è stato possibile aggiornare {path} ({detail}); è rimasto com'era: segnala il problema.</translation>
    </message>
    <message>
        <source>The backup {path} was damaged after it was made, and nothing was restored: choose another one.</source>
        <translation>La copia di sicurezza {path} si è danneggiata dopo essere stata fatta, e nulla è stato ripristinato: scegline un'altra.</translation>
    </message>
    <message>
        <source>Play in seat order</source>
        <translation>Gioca nell'ordine dei posti</translation>
    </message>
    <message>
        <source>Roll to see who goes first</source>
        <translation>Tira per chi comincia</translation>
    </message>
    <message>
        <source>Next: {phase:phase_short}</source>
        <translation>Avanti: {phase:phase_short}</translation>
    </message>
    <message>
        <source>conceded in round {round}</source>
        <translation>resa al giro {round}</translation>
    </message>
    <message>
        <source>Everyone left shares the victory</source>
        <translation>I rimasti condividono la vittoria</translation>
    </message>
    <message>
        <source>The players stopped in round {round}.</source>
        <translation>I giocatori hanno smesso al giro {round}.</translation>
    </message>
    <message>
        <source>Place a space structure</source>
        <translation>Piazza una struttura spaziale</translation>
    </message>
    <message>
        <source>Change the rule enforcement</source>
        <translation>Cambia l'applicazione delle regole</translation>
    </message>
    <message>
        <source>Move a ship by hand</source>
        <translation>Sposta una nave a mano</translation>
    </message>
    <message>
        <source>Reveal sealed goods</source>
        <translation>Rivela merci sigillate</translation>
    </message>
    <message>
        <source>Decide on sealed goods</source>
        <translation>Decidi su merci sigillate</translation>
    </message>
    <message>
        <source>Discard a draft</source>
        <translation>Elimina una bozza</translation>
    </message>
    <message>
        <source>Reveal a contract</source>
        <translation>Rivela una bolla</translation>
    </message>
    <message>
        <source>Delete a private note</source>
        <translation>Elimina un appunto privato</translation>
    </message>
    <message>
        <source>Continue after a pause</source>
        <translation>Continua dopo una pausa</translation>
    </message>
    <message>
        <source>New planet: {planet} ({size:size}, {biome:biome}).</source>
        <translation>Nuovo pianeta: {planet} ({size:size}, {biome:biome}).</translation>
    </message>
    <message>
        <source>Demolished on {planet}: {kind:kind}.</source>
        <translation>{planet}, demolizione: {kind:kind}.</translation>
    </message>
    <message>
        <source>Destroyed on {planet}: {kind:kind}.</source>
        <translation>{planet}, perdita definitiva: {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner} and takes {amounts}.</source>
        <translation>{player} distrugge {ship} di {owner} e prende {amounts}.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner} and takes {amounts}; also {kind:kind}.</source>
        <translation>{player} distrugge {ship} di {owner} e prende {amounts}; inoltre: {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} conquers {planet} from {former}.</source>
        <translation>{player} conquista {planet}, che era di {former}.</translation>
    </message>
    <message>
        <source>Correction: added on {planet}: {kind:kind}. {reason}</source>
        <translation>Correzione: aggiunto su {planet}: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: removed from {planet}: {kind:kind}. {reason}</source>
        <translation>Correzione: tolto da {planet}: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>The players decide on the envelope of {giver}: {amounts}. {reason}</source>
        <translation>I giocatori decidono sulla busta di {giver}: {amounts}. {reason}</translation>
    </message>
    <message>
        <source>{planet} is not the active player's planet.</source>
        <translation>{planet} non è un pianeta del giocatore di turno.</translation>
    </message>
    <message>
        <source>{planet} is your own: demolish instead.</source>
        <translation>{planet} è tuo: usa la demolizione.</translation>
    </message>
    <message>
        <source>Enormous ships needed at the vertices of {planet}: {needed}; there: {given}.</source>
        <translation>Navi enormi necessarie ai vertici di {planet}: {needed}; presenti: {given}.</translation>
    </message>
    <message>
        <source>The ships are not at the six vertices of {planet}.</source>
        <translation>Le navi non stanno ai sei vertici di {planet}.</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains ({missing} missing). Correct the treasury, or let the players decide.</source>
        <translation>{player} non ha più ciò che la busta contiene (mancano {missing}). Correggi la cassa, o lascia decidere i giocatori.</translation>
    </message>
    <message>
        <source>Ship {number} of {seat} carries a negative amount of a resource.</source>
        <translation>La nave {number} di {seat} trasporta una quantità negativa di una risorsa.</translation>
    </message>
    <message>
        <source>The reserve of {seat} contains something that is not a space structure.</source>
        <translation>La riserva di {seat} contiene qualcosa che non è una struttura spaziale.</translation>
    </message>
    <message>
        <source>Ship number {number} of {seat} is used twice, or is not a number.</source>
        <translation>Il numero di nave {number} di {seat} è usato due volte, o non è un numero.</translation>
    </message>
    <message>
        <source>{seat} has a negative amount of a resource.</source>
        <translation>{seat} ha una quantità negativa di una risorsa.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes aboard at {site}: new {kind:kind}.</source>
        <translation>{ship} di {player} imbarca presso {site}: {kind:kind}.</translation>
    </message>
    <message>
        <source>New ships go to a free cell touching {yard}, or to the nearest free one.</source>
        <translation>Le navi nuove stanno in una casella libera che tocca {yard}, o nella più vicina libera.</translation>
    </message>
    <message>
        <source>{unit} lost its remaining actions because another unit acted in between.</source>
        <translation>{unit} ha perso le azioni rimaste perché nel frattempo ha agito un'altra unità.</translation>
    </message>
    <message>
        <source>{target} is your own unit.</source>
        <translation>{target} è una tua unità.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid option: write it like name=value.</source>
        <translation>«{text}» non è un'opzione valida: scrivi nome=valore.</translation>
    </message>
    <message>
        <source>In this game nobody pays anybody: add the entry for one player.</source>
        <translation>In questo gioco nessuno paga nessuno: registralo per un solo giocatore.</translation>
    </message>
    <message>
        <source>Loot: ship</source>
        <translation>Bottino: nave</translation>
    </message>
    <message>
        <source>{player} begins with the production of {source}</source>
        <translation>{player} comincia con la produzione di {source}</translation>
    </message>
    <message>
        <source>{player} takes the value of a destroyed ship</source>
        <translation>{player} prende il valore di una nave distrutta</translation>
    </message>
    <message>
        <source>{free} of {cells} cells free</source>
        <translation>{free} di {cells} caselle libere</translation>
    </message>
    <message>
        <source>{count:actions} per turn: move up to {speed:cells}, attack, conquer, destroy a structure</source>
        <translation>{count:actions} per turno: muoversi fino a {speed:cells}, attaccare, conquistare, distruggere una struttura</translation>
    </message>
    <message>
        <source>{count:actions} per turn: move up to {speed:cells}, load, unload, conquer; it never attacks</source>
        <translation>{count:actions} per turno: muoversi fino a {speed:cells}, caricare, scaricare, conquistare; non attacca mai</translation>
    </message>
    <message>
        <source>{moves:moves} of up to {speed:cells} and {attacks:attacks} per turn</source>
        <translation>{moves:moves} fino a {speed:cells} e {attacks:attacks} per turno</translation>
    </message>
    <message>
        <source>{count:attacks} per turn, at the cells beside it</source>
        <translation>{count:attacks} per turno, alle caselle accanto</translation>
    </message>
    <message>
        <source>Produces {goods} per turn</source>
        <translation>Produce {goods} per turno</translation>
    </message>
    <message>
        <source>Only the planet's owner may destroy it, one per turn</source>
        <translation>Solo il proprietario del pianeta può distruggerla, una per turno</translation>
    </message>
    <message>
        <source>Once destroyed, it never comes back</source>
        <translation>Una volta distrutta, non torna più</translation>
    </message>
    <message>
        <source>A cargo ship beside it can place: {kinds}</source>
        <translation>Una nave cargo accanto può piazzare: {kinds}</translation>
    </message>
    <message>
        <source>What can still be built</source>
        <translation>Che cosa si può ancora costruire</translation>
    </message>
    <message>
        <source>{price} · produces {goods}</source>
        <translation>{price} · produce {goods}</translation>
    </message>
    <message>
        <source>The treasury is hidden.</source>
        <translation>La cassa è nascosta.</translation>
    </message>
    <message>
        <source>{player} pays for overtime</source>
        <translation>{player} paga il tempo in più</translation>
    </message>
    <message>
        <source>Time limits: match {budget:time_limit}, added per turn {increment:time_limit}, turn {turn:time_limit}, phase {phase:time_limit}.</source>
        <translation>Limiti di tempo: partita {budget:time_limit}, in più per turno {increment:time_limit}, turno {turn:time_limit}, fase {phase:time_limit}.</translation>
    </message>
    <message>
        <source>{player} pays for {minutes:minutes} of overtime.</source>
        <translation>{player} paga {minutes:minutes} di tempo in più.</translation>
    </message>
    <message>
        <source>Overtime cannot be paid in “{resource}”: there is no such resource.</source>
        <translation>Il tempo in più non si può pagare con «{resource}»: non esiste questa risorsa.</translation>
    </message>
    <message>
        <source>Overtime costs nothing at this table: set a price first.</source>
        <translation>A questo tavolo il tempo in più non costa niente: prima imposta un prezzo.</translation>
    </message>
    <message>
        <source>New planet: {planet} ({size:size}, {biome:biome}), owned by {player} from the start.</source>
        <translation>Nuovo pianeta: {planet} ({size:size}, {biome:biome}), di {player} fin dall'inizio.</translation>
    </message>
    <message>
        <source>{ship} of {player} hands over to {receiver} at {site}: {kind:kind}.</source>
        <translation>{ship} di {player} consegna presso {site} a {receiver}: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts}, also {kind:kind}.</source>
        <translation>{ship} di {player} scarica presso {site} per {receiver}: {amounts}, e inoltre {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} does not have that much: {missing} missing. Subtract less.</source>
        <translation>{player} non ha così tanto: mancano {missing}. Togli di meno.</translation>
    </message>
    <message>
        <source>{player} does not have that much. Subtract less.</source>
        <translation>{player} non ha così tanto. Togli di meno.</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Tocca a {player}</translation>
    </message>
    <message>
        <source>You cannot promise anything to yourself: choose another player.</source>
        <translation>Non si promette a se stessi: scegli un altro giocatore.</translation>
    </message>
    <message>
        <source>Write what is promised.</source>
        <translation>Scrivi che cosa si promette.</translation>
    </message>
    <message>
        <source>There is no banker: everyone may add entries.</source>
        <translation>Non c'è un banchiere: tutti possono registrare.</translation>
    </message>
    <message>
        <source>Another banker or PIN needs everyone's consent; still to agree: {players}.</source>
        <translation>Per un altro banchiere o PIN serve il consenso di tutti; mancano: {players}.</translation>
    </message>
    <message>
        <source>Only the banker adds or removes money.</source>
        <translation>Solo il banchiere aggiunge o toglie denaro.</translation>
    </message>
    <message>
        <source>{planet} is nowhere on the board.</source>
        <translation>{planet} non sta da nessuna parte sul tabellone.</translation>
    </message>
    <message>
        <source>{kind:kind}: belongs to {planet} but is not in one of its cells.</source>
        <translation>{kind:kind}: in elenco su {planet} ma non in una sua casella.</translation>
    </message>
    <message>
        <source>Bombardment with ships lent by {players}</source>
        <translation>Bombardamento con navi in prestito da: {players}</translation>
    </message>
    <message>
        <source>Place {player}'s starting cannon automatically</source>
        <translation>Piazza automaticamente il cannone iniziale di {player}</translation>
    </message>
    <message>
        <source>This photo cannot be saved: it has to be a JPEG picture.</source>
        <translation>Non è una foto che si possa conservare: deve essere un'immagine JPEG.</translation>
    </message>
    <message>
        <source>{path} is damaged ({detail}) and was left as it is: restore a backup, or save what can be read of it.</source>
        <translation>{path} è danneggiato ({detail}) ed è rimasto com'è: ripristina una copia di sicurezza, o salva ciò che si può ancora leggere.</translation>
    </message>
    <message>
        <source>{path} is write-protected and can only be read: save a copy elsewhere to continue.</source>
        <translation>{path} è protetto da scrittura e si può solo guardare: salva una copia altrove per continuare.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:megabytes}, so it is not a match or map of ours.</source>
        <translation>Il file supera {limit:megabytes}, quindi non è una nostra partita o mappa.</translation>
    </message>
    <message>
        <source>This is not a match or map of Burning Planets ({detail}).</source>
        <translation>Questa non è una partita o una mappa di Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>{file} cannot be read as a photo; use JPEG, PNG or WebP.</source>
        <translation>{file} non è una foto leggibile; vanno bene JPEG, PNG e WebP.</translation>
    </message>
    <message>
        <source>Everyone still in the game agreed in round {round}.</source>
        <translation>Tutti quelli ancora in gioco si sono accordati al giro {round}.</translation>
    </message>
    <message>
        <source>{path} could not be opened ({detail}): try again, or restore a backup.</source>
        <translation>Non è stato possibile aprire {path} ({detail}): riprova, o ripristina una copia di sicurezza.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Fewest players</source>
        <translation>Minimo di giocatori</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Massimo di giocatori</translation>
    </message>
    <message>
        <source>Two players may share a faction</source>
        <translation>Due giocatori possono avere la stessa fazione</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Larghezza di un riquadro</translation>
    </message>
    <message>
        <source>Height of a tile</source>
        <translation>Altezza di un riquadro</translation>
    </message>
    <message>
        <source>Radius of small planets</source>
        <translation>Raggio dei pianeti piccoli</translation>
    </message>
    <message>
        <source>Radius of medium planets</source>
        <translation>Raggio dei pianeti medi</translation>
    </message>
    <message>
        <source>Radius of big planets</source>
        <translation>Raggio dei pianeti grandi</translation>
    </message>
    <message>
        <source>Size of starting planets</source>
        <translation>Taglia dei pianeti di partenza</translation>
    </message>
    <message>
        <source>Second planets are owned from the start</source>
        <translation>I secondi pianeti sono già di un giocatore</translation>
    </message>
    <message>
        <source>Cells of natural resources</source>
        <translation>Caselle delle risorse naturali</translation>
    </message>
    <message>
        <source>Natural resources on the border</source>
        <translation>Risorse naturali sul bordo</translation>
    </message>
    <message>
        <source>Tiles between starting planets</source>
        <translation>Riquadri tra i pianeti di partenza</translation>
    </message>
    <message>
        <source>Cells between asteroids and planets</source>
        <translation>Caselle tra asteroidi e pianeti</translation>
    </message>
    <message>
        <source>Asteroids may stand at the edge</source>
        <translation>Gli asteroidi possono stare sul bordo</translation>
    </message>
    <message>
        <source>Modifier die for asteroids</source>
        <translation>Dado modificatore per gli asteroidi</translation>
    </message>
    <message>
        <source>Cells of asteroids</source>
        <translation>Caselle degli asteroidi</translation>
    </message>
    <message>
        <source>Cell of the starting cannon</source>
        <translation>Casella del cannone iniziale</translation>
    </message>
    <message>
        <source>Events are rolled on the first turn</source>
        <translation>Eventi già al primo turno</translation>
    </message>
    <message>
        <source>Resources come on the first turn</source>
        <translation>Risorse già al primo turno</translation>
    </message>
    <message>
        <source>When events are rolled</source>
        <translation>Quando si tirano gli eventi</translation>
    </message>
    <message>
        <source>Refund for demolition, percent</source>
        <translation>Rimborso per demolizione, per cento</translation>
    </message>
    <message>
        <source>New structures work at once</source>
        <translation>Le strutture nuove funzionano subito</translation>
    </message>
    <message>
        <source>A looted space structure</source>
        <translation>Una struttura spaziale depredata</translation>
    </message>
    <message>
        <source>Others' cargo ships move my space structures</source>
        <translation>Navi cargo altrui spostano le mie strutture spaziali</translation>
    </message>
    <message>
        <source>Attacks of a space station</source>
        <translation>Attacchi di una stazione spaziale</translation>
    </message>
    <message>
        <source>Room in a hold (0: without limit)</source>
        <translation>Spazio in stiva (0: senza limite)</translation>
    </message>
    <message>
        <source>Moving through ships</source>
        <translation>Passare attraverso le navi</translation>
    </message>
    <message>
        <source>Actions of enormous ships</source>
        <translation>Azioni delle navi enormi</translation>
    </message>
    <message>
        <source>Conquest by enormous ships counts as</source>
        <translation>La conquista con navi enormi conta come</translation>
    </message>
    <message>
        <source>Asteroids can be attacked</source>
        <translation>Gli asteroidi si possono attaccare</translation>
    </message>
    <message>
        <source>Cargo ships conquer</source>
        <translation>Le navi cargo conquistano</translation>
    </message>
    <message>
        <source>Conquest of an enemy planet</source>
        <translation>Conquista di un pianeta nemico</translation>
    </message>
    <message>
        <source>A guard in orbit prevents conquest</source>
        <translation>Un presidio in orbita impedisce la conquista</translation>
    </message>
    <message>
        <source>Where ships stand to bombard</source>
        <translation>Dove stanno le navi per bombardare</translation>
    </message>
    <message>
        <source>Allies may lend ships to bombard</source>
        <translation>Gli alleati possono prestare navi per bombardare</translation>
    </message>
    <message>
        <source>A player is out with</source>
        <translation>Un giocatore è fuori con</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Resources may be handed over directly</source>
        <translation>Le risorse si possono consegnare direttamente</translation>
    </message>
    <message>
        <source>Space structures may be traded</source>
        <translation>Le strutture spaziali si possono scambiare</translation>
    </message>
    <message>
        <source>Radius of planets</source>
        <translation>Raggio dei pianeti</translation>
    </message>
    <message>
        <source>Rolled with the d20</source>
        <translation>Tirato col d20</translation>
    </message>
    <message>
        <source>Drawn by the program</source>
        <translation>Estratto dal programma</translation>
    </message>
    <message>
        <source>Agreed by hand</source>
        <translation>Concordato</translation>
    </message>
    <message>
        <source>Rolled like any other</source>
        <translation>Tirato come gli altri</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Drawn, then moved by hand</source>
        <translation>Estratte, poi spostate a mano</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Un avviso</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Contro le regole</translation>
    </message>
    <message>
        <source>Chosen by the placing player</source>
        <translation>Scelte da chi piazza</translation>
    </message>
    <message>
        <source>Chosen by the owner</source>
        <translation>Scelta dal proprietario</translation>
    </message>
    <message>
        <source>For all at the start of a round</source>
        <translation>Per tutti all'inizio del giro</translation>
    </message>
    <message>
        <source>Goes to the reserve</source>
        <translation>Va nella riserva</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>È persa</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>If both agree</source>
        <translation>Se entrambi sono d'accordo</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossibile</translation>
    </message>
    <message>
        <source>Through your own ships</source>
        <translation>Attraverso le proprie navi</translation>
    </message>
    <message>
        <source>Through all ships</source>
        <translation>Attraverso tutte le navi</translation>
    </message>
    <message>
        <source>Separate moves and attacks</source>
        <translation>Movimenti e attacchi separati</translation>
    </message>
    <message>
        <source>Four, one of them a move</source>
        <translation>Quattro, di cui un movimento</translation>
    </message>
    <message>
        <source>Either a move or attacks</source>
        <translation>O un movimento o gli attacchi</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Un attacco</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Un movimento</translation>
    </message>
    <message>
        <source>Also in answer to a move</source>
        <translation>Anche in risposta a un movimento</translation>
    </message>
    <message>
        <source>Any planet</source>
        <translation>Qualsiasi pianeta</translation>
    </message>
    <message>
        <source>Only nobody's planets</source>
        <translation>Solo pianeti di nessuno</translation>
    </message>
    <message>
        <source>Costs an action</source>
        <translation>Costa un'azione</translation>
    </message>
    <message>
        <source>Happens automatically</source>
        <translation>Avviene da sé</translation>
    </message>
    <message>
        <source>Nothing left at all</source>
        <translation>Niente del tutto</translation>
    </message>
    <message>
        <source>No planets left</source>
        <translation>Nessun pianeta</translation>
    </message>
    <message>
        <source>Neither planets nor ships left</source>
        <translation>Né pianeti né navi</translation>
    </message>
    <message>
        <source>Their owner</source>
        <translation>Al proprietario</translation>
    </message>
    <message>
        <source>Players and order</source>
        <translation>Giocatori e ordine</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Turn and events</source>
        <translation>Turno ed eventi</translation>
    </message>
    <message>
        <source>Building and cargo</source>
        <translation>Costruzione e carico</translation>
    </message>
    <message>
        <source>Movement and combat</source>
        <translation>Movimento e combattimento</translation>
    </message>
    <message>
        <source>End, trade and secrets</source>
        <translation>Fine, commercio e segreti</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Inizio rapido</translation>
    </message>
    <message>
        <source>Chosen by hand</source>
        <translation>Scelte a mano</translation>
    </message>
    <message>
        <source>Easier for beginners</source>
        <translation>Più facile per chi comincia</translation>
    </message>
    <message>
        <source>Tougher, one winner only</source>
        <translation>Più dura, un solo vincitore</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>A tutti</translation>
    </message>
    <message>
        <source>A climatic anomaly forbids placing habitats</source>
        <translation>Un'anomalia climatica vieta di piazzare habitat</translation>
    </message>
    <message>
        <source>Stellar wind also stops structures from attacking</source>
        <translation>La tempesta stellare ferma anche gli attacchi delle strutture</translation>
    </message>
    <message>
        <source>Buying a space structure counts as the planet's build this turn</source>
        <translation>Comprare una struttura spaziale conta come costruzione del pianeta</translation>
    </message>
    <message>
        <source>Goods can be traded at stations too</source>
        <translation>Si commercia anche presso le stazioni</translation>
    </message>
    <message>
        <source>Structures make all their attacks in a row</source>
        <translation>Le strutture fanno tutti gli attacchi di fila</translation>
    </message>
    <message>
        <source>When defences attack</source>
        <translation>Quando attaccano le difese</translation>
    </message>
    <message>
        <source>Treasuries are visible to</source>
        <translation>Le casse sono visibili a</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Mosse contro le regole</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permesso</translation>
    </message>
    <message>
        <source>In each player's own turn</source>
        <translation>Nel turno di ciascuno</translation>
    </message>
    <message>
        <source>Refunded at its cost</source>
        <translation>Rimborsata al suo costo</translation>
    </message>
    <message>
        <source>In the orbit cells at the vertices</source>
        <translation>Nelle caselle d'orbita ai vertici</translation>
    </message>
    <message>
        <source>In any cell at a vertex</source>
        <translation>In ogni casella a un vertice</translation>
    </message>
    <message>
        <source>If everyone left agrees</source>
        <translation>Se tutti i rimasti sono d'accordo</translation>
    </message>
    <message>
        <source>strictly, nothing can be overruled</source>
        <translation>con rigore, senza eccezioni</translation>
    </message>
    <message>
        <source>with a warning that the players may overrule</source>
        <translation>con un avviso a cui i giocatori possono derogare</translation>
    </message>
    <message>
        <source>violations are only logged</source>
        <translation>annotando solo le violazioni</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>No map is open</source>
        <translation>Nessuna mappa aperta</translation>
    </message>
    <message>
        <source>The studio is where maps are drawn. Open a map from Home and it appears here.</source>
        <translation>Nello studio si disegnano le mappe. Apri una mappa da Inizio e appare qui.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Nessuna partita aperta</translation>
    </message>
    <message>
        <source>The table keeps treasuries, turns and phases while you play. Open a match from Home and it appears here.</source>
        <translation>Il tavolo tiene il conto di casse, turni e fasi durante la partita. Apri una partita da Inizio e appare qui.</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>Vai a Inizio</translation>
    </message>
    <message>
        <source>Nothing is open here</source>
        <translation>Qui non è aperto niente</translation>
    </message>
    <message>
        <source>No game of this program has anything for this page.</source>
        <translation>Nessun gioco di questo programma usa questa pagina.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>The match is not in play.</source>
        <translation>La partita non è in corso.</translation>
    </message>
    <message>
        <source>Round {round}: the turn of {player}, phase {phase}</source>
        <translation>Giro {round}: turno di {player}, fase {phase}</translation>
    </message>
    <message>
        <source>Order of play: {players}</source>
        <translation>Ordine di gioco: {players}</translation>
    </message>
    <message>
        <source>Actions left: {units}</source>
        <translation>Azioni rimaste: {units}</translation>
    </message>
    <message>
        <source>Where ships are: [tile: column, row]</source>
        <translation>Dove sono le navi: [riquadro: colonna, riga]</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
    <message>
        <source>For {player} alone</source>
        <translation>Solo per {player}</translation>
    </message>
    <message>
        <source>Open deals</source>
        <translation>Affari aperti</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sigillato</translation>
    </message>
    <message>
        <source>Written: {file}. Cut the strips before anybody reads them.</source>
        <translation>Scritto: {file}. Taglia le strisce prima che qualcuno le legga.</translation>
    </message>
    <message>
        <source>{when}, after step {step}</source>
        <translation>{when}, dopo il passo {step}</translation>
    </message>
    <message>
        <source>{game}: continue on paper</source>
        <translation>{game}: continuare su carta</translation>
    </message>
    <message>
        <source>continue on paper</source>
        <translation>su carta</translation>
    </message>
</context>
<context>
    <name>parsec</name>
    <message>
        <source>In your own fights</source>
        <translation>Nei propri combattimenti</translation>
    </message>
    <message>
        <source>In your own turn</source>
        <translation>Nel proprio turno</translation>
    </message>
    <message>
        <source>Exchange at the port</source>
        <translation>Scambio al porto</translation>
    </message>
    <message>
        <source>Roll your own die again</source>
        <translation>Tira di nuovo il proprio dado</translation>
    </message>
    <message>
        <source>Value of a unit, permanently</source>
        <translation>Valore di un'unità, per sempre</translation>
    </message>
    <message>
        <source>before the roll</source>
        <translation>prima del tiro</translation>
    </message>
    <message>
        <source>after the roll</source>
        <translation>dopo il tiro</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>la risposta</translation>
    </message>
    <message>
        <source>the next attack</source>
        <translation>il prossimo attacco</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>il tabellone</translation>
    </message>
    <message>
        <source>who plays first</source>
        <translation>chi gioca per primo</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>le fazioni</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>l'insediamento</translation>
    </message>
    <message>
        <source>start kits</source>
        <translation>le dotazioni iniziali</translation>
    </message>
    <message>
        <source>military victory</source>
        <translation>vittoria militare</translation>
    </message>
    <message>
        <source>economic victory</source>
        <translation>vittoria economica</translation>
    </message>
    <message>
        <source>military and economic victory</source>
        <translation>vittoria militare ed economica</translation>
    </message>
    <message>
        <source>most points when the time was up</source>
        <translation>più punti allo scadere del tempo</translation>
    </message>
    <message>
        <source>everyone else is out</source>
        <translation>tutti gli altri sono fuori</translation>
    </message>
    <message>
        <source>agreed by everyone</source>
        <translation>di comune accordo</translation>
    </message>
    <message>
        <source>The Space Port lies in the middle</source>
        <translation>Il Porto Spaziale sta al centro</translation>
    </message>
    <message>
        <source>Dominated modules must be connected</source>
        <translation>I moduli dominati devono essere collegati</translation>
    </message>
    <message>
        <source>Modules that touch at a point are adjacent</source>
        <translation>I moduli che si toccano in un punto sono adiacenti</translation>
    </message>
    <message>
        <source>Colonies in reserve count</source>
        <translation>Le colonie di riserva contano</translation>
    </message>
    <message>
        <source>Custom board and victory targets</source>
        <translation>Tabellone e soglie di vittoria personalizzati</translation>
    </message>
    <message>
        <source>In the second round of settlement players may choose their own planet</source>
        <translation>Nel secondo giro di insediamento si può scegliere il proprio pianeta</translation>
    </message>
    <message>
        <source>Stopping on others' cells with their consent</source>
        <translation>Fermarsi sulle caselle altrui con il consenso</translation>
    </message>
    <message>
        <source>Passing over a colony needs consent</source>
        <translation>Per passare su una colonia serve il consenso</translation>
    </message>
    <message>
        <source>Founding a colony uses up the cargo ship</source>
        <translation>Fondare una colonia consuma il cargo</translation>
    </message>
    <message>
        <source>Turning a cargo ship into a colony is a purchase</source>
        <translation>Trasformare un cargo in colonia è un acquisto</translation>
    </message>
    <message>
        <source>The colony in reserve is free</source>
        <translation>La colonia di riserva è gratuita</translation>
    </message>
    <message>
        <source>A vessel from an event may attack at once</source>
        <translation>Un vascello ottenuto da un evento può attaccare subito</translation>
    </message>
    <message>
        <source>A bought event card can be played</source>
        <translation>Una carta Evento comprata si gioca</translation>
    </message>
    <message>
        <source>Unloading is the vessel's move</source>
        <translation>Scaricare è il movimento del vascello</translation>
    </message>
    <message>
        <source>Unloading on empty cells only</source>
        <translation>Si scarica solo su caselle vuote</translation>
    </message>
    <message>
        <source>A fighter aboard that helps has attacked</source>
        <translation>Un caccia a bordo che aiuta ha attaccato</translation>
    </message>
    <message>
        <source>Cargo ships aboard trade and found colonies</source>
        <translation>I cargo a bordo commerciano e fondano colonie</translation>
    </message>
    <message>
        <source>Only cargo ships dock, one at each place</source>
        <translation>Attraccano solo i cargo, uno per posto</translation>
    </message>
    <message>
        <source>Selling event cards needs a docked cargo ship</source>
        <translation>Per vendere carte Evento serve un cargo attraccato</translation>
    </message>
    <message>
        <source>Defence of several units on one cell</source>
        <translation>Difesa di più unità su una casella</translation>
    </message>
    <message>
        <source>Colony lost by a group of colonies</source>
        <translation>Colonia persa da un gruppo di colonie</translation>
    </message>
    <message>
        <source>Whoever is attacked may do nothing</source>
        <translation>Chi è attaccato può non fare nulla</translation>
    </message>
    <message>
        <source>Vessels of anyone can surround</source>
        <translation>I vascelli di chiunque possono circondare</translation>
    </message>
    <message>
        <source>Evading is the vessel's move</source>
        <translation>La manovra evasiva è il movimento del vascello</translation>
    </message>
    <message>
        <source>Every vessel of the defender in reach may counter-attack</source>
        <translation>Ogni vascello del difensore a portata può contrattaccare</translation>
    </message>
    <message>
        <source>Long range in straight lines only</source>
        <translation>Lungo raggio solo in linea retta</translation>
    </message>
    <message>
        <source>Support costs the ally's own attack</source>
        <translation>Il supporto costa l'attacco dell'alleato</translation>
    </message>
    <message>
        <source>Supporting vessels can be counter-attacked</source>
        <translation>I vascelli di supporto si possono contrattaccare</translation>
    </message>
    <message>
        <source>Salvage after an attack with support</source>
        <translation>Recupero dopo un attacco con supporto</translation>
    </message>
    <message>
        <source>Salvage also when events destroy units</source>
        <translation>Recupero anche quando gli eventi distruggono unità</translation>
    </message>
    <message>
        <source>Salvage is worth</source>
        <translation>Il recupero vale</translation>
    </message>
    <message>
        <source>Hands are hidden</source>
        <translation>Le mani sono nascoste</translation>
    </message>
    <message>
        <source>When the bank is short</source>
        <translation>Quando alla banca mancano carte</translation>
    </message>
    <message>
        <source>Colonies that count for the arms race</source>
        <translation>Colonie che contano per la corsa agli armamenti</translation>
    </message>
    <message>
        <source>Gifts are allowed</source>
        <translation>I regali sono permessi</translation>
    </message>
    <message>
        <source>Permanent events are inherited</source>
        <translation>Gli eventi permanenti si ereditano</translation>
    </message>
    <message>
        <source>When the time is up, the match ends</source>
        <translation>Allo scadere del tempo la partita finisce</translation>
    </message>
    <message>
        <source>A tie in points</source>
        <translation>Parità di punti</translation>
    </message>
    <message>
        <source>Points for a transport</source>
        <translation>Punti per un trasporto</translation>
    </message>
    <message>
        <source>Allies reach victory</source>
        <translation>Gli alleati raggiungono la vittoria</translation>
    </message>
    <message>
        <source>Time limit in minutes (0: none)</source>
        <translation>Limite di tempo in minuti (0: nessuno)</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Alleanze</translation>
    </message>
    <message>
        <source>Absolute victory</source>
        <translation>Vittoria assoluta</translation>
    </message>
    <message>
        <source>Without factions</source>
        <translation>Senza fazioni</translation>
    </message>
    <message>
        <source>Simplified battles</source>
        <translation>Combattimenti semplificati</translation>
    </message>
    <message>
        <source>From the next player's turn</source>
        <translation>Dal turno del giocatore successivo</translation>
    </message>
    <message>
        <source>From the buyer's next turn</source>
        <translation>Dal prossimo turno di chi compra</translation>
    </message>
    <message>
        <source>Of the target</source>
        <translation>Del bersaglio</translation>
    </message>
    <message>
        <source>The best of them</source>
        <translation>La migliore</translation>
    </message>
    <message>
        <source>Chosen by the owner</source>
        <translation>Scelta dal proprietario</translation>
    </message>
    <message>
        <source>The attacked one</source>
        <translation>Quella attaccata</translation>
    </message>
    <message>
        <source>Any of the group</source>
        <translation>Una qualsiasi del gruppo</translation>
    </message>
    <message>
        <source>To whoever leads the attack</source>
        <translation>A chi guida l'attacco</translation>
    </message>
    <message>
        <source>As agreed before</source>
        <translation>Come concordato prima</translation>
    </message>
    <message>
        <source>The listed cost</source>
        <translation>Il costo di listino</translation>
    </message>
    <message>
        <source>What was paid</source>
        <translation>Quanto è stato pagato</translation>
    </message>
    <message>
        <source>Served in the order of play</source>
        <translation>Si serve in ordine di turno</translation>
    </message>
    <message>
        <source>Nobody gets what is missing</source>
        <translation>Nessuno riceve ciò che manca</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Those standing now</source>
        <translation>Quelle presenti ora</translation>
    </message>
    <message>
        <source>All ever built</source>
        <translation>Tutte quelle mai costruite</translation>
    </message>
    <message>
        <source>After this turn</source>
        <translation>Dopo questo turno</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>Dopo questo giro</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Colonies, cards, military vessels decide</source>
        <translation>Decidono colonie, carte, vascelli militari</translation>
    </message>
    <message>
        <source>Each by themselves</source>
        <translation>Ognuno per sé</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Victory and end</source>
        <translation>Vittoria e fine</translation>
    </message>
    <message>
        <source>Preparation and expansion</source>
        <translation>Preparazione ed espansione</translation>
    </message>
    <message>
        <source>Cards, bank and port</source>
        <translation>Carte, banca e porto</translation>
    </message>
    <message>
        <source>Movement and transports</source>
        <translation>Movimento e trasporti</translation>
    </message>
    <message>
        <source>Combat and support</source>
        <translation>Combattimento e supporto</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Prima partita</translation>
    </message>
    <message>
        <source>Long game, absolute victory</source>
        <translation>Partita lunga, vittoria assoluta</translation>
    </message>
    <message>
        <source>Open the shipyard</source>
        <translation>Apri il cantiere</translation>
    </message>
    <message>
        <source>Show event cards and the port</source>
        <translation>Mostra le carte Evento e il porto</translation>
    </message>
    <message>
        <source>Show who is close to victory</source>
        <translation>Mostra chi è vicino alla vittoria</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>now roll for production</source>
        <translation>ora tira il dado di produzione</translation>
    </message>
    <message>
        <source>now hand out the production</source>
        <translation>ora distribuisci la produzione</translation>
    </message>
    <message>
        <source>now act, or buy</source>
        <translation>ora agisci o acquista</translation>
    </message>
    <message>
        <source>now buy, or end the turn</source>
        <translation>ora acquista, oppure termina il turno</translation>
    </message>
    <message>
        <source>Modules, row by row: {modules}</source>
        <translation>Moduli, riga per riga: {modules}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produzione</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Bonus di attacco</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>Destroyed on these rolls</source>
        <translation>Distrutta con questi tiri</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Facce del dado</translation>
    </message>
    <message>
        <source>Duration on the card</source>
        <translation>Durata sulla carta</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Che cosa fa</translation>
    </message>
    <message>
        <source>Cards given for one</source>
        <translation>Carte date per una</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Che cosa cambia</translation>
    </message>
    <message>
        <source>One more change</source>
        <translation>Un'altra variazione</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Caselle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Da dove viene</translation>
    </message>
    <message>
        <source>For so many cards a turn (0: all)</source>
        <translation>Per quante carte a turno (0: tutte)</translation>
    </message>
    <message>
        <source>Can be dealt</source>
        <translation>Può essere distribuita</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Rarità</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Risorsa</translation>
    </message>
    <message>
        <source>Cells on the rim of the board can be entered</source>
        <translation>Le caselle sul bordo del tabellone sono accessibili</translation>
    </message>
    <message>
        <source>Turns it lasts (0: at once)</source>
        <translation>Durata in turni (0: subito)</translation>
    </message>
    <message>
        <source>Where it acts</source>
        <translation>Dove agisce</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unità</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versione</translation>
    </message>
    <message>
        <source>When it can be played</source>
        <translation>Quando si può giocare</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>As the text says</source>
        <translation>Come dice il testo</translation>
    </message>
    <message>
        <source>In any turn</source>
        <translation>In qualsiasi turno</translation>
    </message>
    <message>
        <source>On any free cell of a planet</source>
        <translation>Su una casella libera di un pianeta</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attacco</translation>
    </message>
    <message>
        <source>On the whole board</source>
        <translation>Su tutto il tabellone</translation>
    </message>
    <message>
        <source>On a planet or asteroid</source>
        <translation>Su un pianeta o asteroide</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Difesa</translation>
    </message>
    <message>
        <source>On a cell</source>
        <translation>Su una casella</translation>
    </message>
    <message>
        <source>On a module</source>
        <translation>Su un modulo</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Movimento</translation>
    </message>
    <message>
        <source>Entered by its owner</source>
        <translation>Inserita dal proprietario</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gittata</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Dal regolamento</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Text only</source>
        <translation>Solo testo</translation>
    </message>
    <message>
        <source>More cards from asteroids</source>
        <translation>Più carte dagli asteroidi</translation>
    </message>
    <message>
        <source>A planet or asteroid gives nothing</source>
        <translation>Un pianeta o asteroide non produce niente</translation>
    </message>
    <message>
        <source>Cargo ships may attack</source>
        <translation>I cargo possono attaccare</translation>
    </message>
    <message>
        <source>Cost of units</source>
        <translation>Costo delle unità</translation>
    </message>
    <message>
        <source>Defence bonus</source>
        <translation>Bonus di difesa</translation>
    </message>
    <message>
        <source>Escape from a fight</source>
        <translation>Fuga da un combattimento</translation>
    </message>
    <message>
        <source>Price of event cards</source>
        <translation>Prezzo delle carte Evento</translation>
    </message>
    <message>
        <source>A free unit</source>
        <translation>Un'unità gratuita</translation>
    </message>
    <message>
        <source>Take cards</source>
        <translation>Prendi carte</translation>
    </message>
    <message>
        <source>Take cards of free choice</source>
        <translation>Prendi carte a scelta</translation>
    </message>
    <message>
        <source>A die for every unit in danger</source>
        <translation>Un dado per ogni unità in pericolo</translation>
    </message>
    <message>
        <source>Movement on a module</source>
        <translation>Movimento su un modulo</translation>
    </message>
    <message>
        <source>No attack on a module</source>
        <translation>Nessun attacco su un modulo</translation>
    </message>
    <message>
        <source>More movement</source>
        <translation>Più movimento</translation>
    </message>
    <message>
        <source>The Space Port is closed</source>
        <translation>Il Porto Spaziale è chiuso</translation>
    </message>
    <message>
        <source>More range</source>
        <translation>Più gittata</translation>
    </message>
    <message>
        <source>More cards from salvage</source>
        <translation>Più carte dal recupero</translation>
    </message>
    <message>
        <source>Value of a unit</source>
        <translation>Valore di un'unità</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Acquisti</translation>
    </message>
</context>
<context>
    <name>parsec consents</name>
    <message>
        <source>{unit} passes through; toll for each: {toll}</source>
        <translation>{unit} attraversa; pedaggio per ciascuno: {toll}</translation>
    </message>
    <message>
        <source>Support of {units}; fee for each: {fee}</source>
        <translation>Supporto di: {units}; compenso per ciascuna: {fee}</translation>
    </message>
    <message>
        <source>Support of {units}; fee for each if it hits: {fee}</source>
        <translation>Supporto di: {units}; compenso per ciascuna se va a segno: {fee}</translation>
    </message>
    <message>
        <source>; share of the salvage for each: {share} %</source>
        <translation>; quota del recupero per ciascuna: {share} %</translation>
    </message>
</context>
<context>
    <name>parsec deeds</name>
    <message>
        <source>first hit {percent} %</source>
        <translation>primo colpo a segno {percent} %</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Roll: {odds}</source>
        <translation>Tira: {odds}</translation>
    </message>
    <message>
        <source>cells: {count}</source>
        <translation>caselle: {count}</translation>
    </message>
    <message>
        <source>Go aboard: {unit}</source>
        <translation>Sali a bordo: {unit}</translation>
    </message>
    <message>
        <source>Move …</source>
        <translation>Muovi …</translation>
    </message>
    <message>
        <source>Unload: {unit}</source>
        <translation>Scarica: {unit}</translation>
    </message>
    <message>
        <source>Attack: {unit}</source>
        <translation>Attacca: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack: {unit}</source>
        <translation>Contrattacca: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack together: {unit}</source>
        <translation>Contrattacca insieme: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack one by one</source>
        <translation>Contrattacca separatamente</translation>
    </message>
    <message>
        <source>Attack again: {unit}</source>
        <translation>Attacca di nuovo: {unit}</translation>
    </message>
    <message>
        <source>Evade with: {unit}</source>
        <translation>Manovra evasiva: {unit}</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Togli: {unit}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Gioca: {card}</translation>
    </message>
    <message>
        <source>Sell to the port: {card}</source>
        <translation>Vendi al porto: {card}</translation>
    </message>
    <message>
        <source>Turn into a colony</source>
        <translation>Trasforma in colonia</translation>
    </message>
    <message>
        <source>Colony from the reserve</source>
        <translation>Colonia di riserva</translation>
    </message>
    <message>
        <source>Found a colony</source>
        <translation>Fonda una colonia</translation>
    </message>
    <message>
        <source>In open space</source>
        <translation>Nello spazio aperto</translation>
    </message>
</context>
<context>
    <name>parsec dice</name>
    <message>
        <source>{unit}: {count} joined</source>
        <translation>{unit}: {count} unite</translation>
    </message>
    <message>
        <source>{unit}, fighters aboard: {count}</source>
        <translation>{unit}, caccia a bordo: {count}</translation>
    </message>
</context>
<context>
    <name>parsec set</name>
    <message>
        <source>SAMPLE</source>
        <translation>ESEMPIO</translation>
    </message>
    <message>
        <source>Nothing: remove it</source>
        <translation>Niente: togli</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Planets and asteroids: {count}</source>
        <translation>Pianeti e asteroidi: {count}</translation>
    </message>
    <message>
        <source>New module</source>
        <translation>Nuovo modulo</translation>
    </message>
    <message>
        <source>Modules entered</source>
        <translation>Moduli inseriti</translation>
    </message>
    <message>
        <source>Event cards entered</source>
        <translation>Carte Evento inserite</translation>
    </message>
    <message>
        <source>New event card</source>
        <translation>Nuova carta Evento</translation>
    </message>
    <message>
        <source>New faction</source>
        <translation>Nuova fazione</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>ancora non distribuita</translation>
    </message>
    <message>
        <source>Factions entered</source>
        <translation>Fazioni inserite</translation>
    </message>
    <message>
        <source>{place}: edge of the module</source>
        <translation>{place}: bordo del modulo</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Raccolta</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Moduli</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Carte Evento</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fazioni</translation>
    </message>
</context>
<context>
    <name>parsec setup</name>
    <message>
        <source>No team</source>
        <translation>Nessuna squadra</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Squadra {number}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Sample modules, dealt when the match begins.</source>
        <translation>Moduli di esempio, distribuiti all'inizio della partita.</translation>
    </message>
    <message>
        <source>Modules and definitions …</source>
        <translation>Moduli e definizioni …</translation>
    </message>
    <message>
        <source>Mix samples and your own definitions; the sample mark stays</source>
        <translation>Mescola esempi e definizioni proprie; il segno di esempio resta</translation>
    </message>
    <message>
        <source>sample modules</source>
        <translation>moduli di esempio</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mani</translation>
    </message>
    <message>
        <source>Hands: hidden</source>
        <translation>Mani: nascoste</translation>
    </message>
    <message>
        <source>Hands: open</source>
        <translation>Mani: scoperte</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definizioni</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Modules of the board</source>
        <translation>Moduli del tabellone</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Seme della distribuzione</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Distribuisci di nuovo</translation>
    </message>
    <message>
        <source>The same seed gives the same board. Drag a module onto another to swap them; click one to choose what lies there, as on your table.</source>
        <translation>Lo stesso seme dà lo stesso tabellone. Trascina un modulo su un altro per scambiarli; clic su uno per scegliere che cosa c'è, come sul tuo tavolo.</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>now roll for an event</source>
        <translation>ora tira il dado dell'evento</translation>
    </message>
    <message>
        <source>now collect what is due</source>
        <translation>ora raccogli quanto ti spetta</translation>
    </message>
    <message>
        <source>now choose a unit, or end the turn</source>
        <translation>ora scegli un'unità, o termina il turno</translation>
    </message>
    <message>
        <source>now choose what to build, or continue</source>
        <translation>ora scegli che cosa costruire, o continua</translation>
    </message>
    <message>
        <source>now choose ships to build, or continue</source>
        <translation>ora scegli le navi da costruire, o continua</translation>
    </message>
</context>
<context>
    <name>planner</name>
    <message>
        <source>Attackers</source>
        <translation>Attaccanti</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Bersagli</translation>
    </message>
    <message>
        <source>Everything destroyed</source>
        <translation>Tutto distrutto</translation>
    </message>
    <message>
        <source>Nothing destroyed</source>
        <translation>Niente distrutto</translation>
    </message>
    <message>
        <source>Destroyed on average</source>
        <translation>Distrutti in media</translation>
    </message>
    <message>
        <source>Loot on average</source>
        <translation>Bottino medio</translation>
    </message>
    <message>
        <source>Their losses on average</source>
        <translation>Loro perdite medie</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Distrutti</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attacco</numerusform>
            <numerusform>%n attacchi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n azione</numerusform>
            <numerusform>%n azioni</numerusform>
        </translation>
    </message>
    <message>
        <source>no die · shield {shield}</source>
        <translation>nessun dado · scudo {shield}</translation>
    </message>
    <message>
        <source>d{die} · shield {shield}</source>
        <translation>d{die} · scudo {shield}</translation>
    </message>
    <message>
        <source>has begun, goes first</source>
        <translation>inizia da qui</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>nothing new on the board</source>
        <translation>niente di nuovo sul tabellone</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Worked examples</source>
        <translation>Esempi svolti</translation>
    </message>
    <message>
        <source>By the rulebook, without house rules.</source>
        <translation>Secondo il regolamento, senza regole della casa.</translation>
    </message>
    <message>
        <source>No rule mentions that. Try other words, or fewer.</source>
        <translation>Nessuna regola ne parla. Prova con altre parole, o con meno parole.</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Questioni aperte</translation>
    </message>
    <message>
        <source>Editions compared</source>
        <translation>Edizioni a confronto</translation>
    </message>
    <message>
        <source>This table: {option}: {value}</source>
        <translation>A questo tavolo: {option}: {value}</translation>
    </message>
    <message>
        <source>Table option: {option}: {value}</source>
        <translation>Opzione del tavolo: {option}: {value}</translation>
    </message>
    <message>
        <source>{decision} (house rule)</source>
        <translation>{decision} (regola della casa)</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>regola della casa</translation>
    </message>
    <message>
        <source>What the rulebook leaves open, and how this table plays it.</source>
        <translation>Ciò che il regolamento lascia aperto, e come si gioca a questo tavolo.</translation>
    </message>
    <message>
        <source>What the rulebook leaves open, and how it is played here.</source>
        <translation>Ciò che il regolamento lascia aperto, e come si gioca qui.</translation>
    </message>
    <message>
        <source>Followed here: {editions}</source>
        <translation>Edizione seguita: {editions}</translation>
    </message>
    <message>
        <source>First questions</source>
        <translation>Prime domande</translation>
    </message>
    <message>
        <source>What a new group asks in its first evenings, with the rules.</source>
        <translation>Che cosa chiede un gruppo nuovo nelle prime serate, con le regole.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Cerca nelle regole</translation>
    </message>
    <message>
        <source>Back in the rules</source>
        <translation>Indietro nelle regole</translation>
    </message>
    <message>
        <source>Forward in the rules</source>
        <translation>Avanti nelle regole</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Bot: easy</source>
        <translation>Bot: facile</translation>
    </message>
    <message>
        <source>Bot: medium</source>
        <translation>Bot: medio</translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation>Bot: forte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lento</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Subito</translation>
    </message>
</context>
<context>
    <name>secret words</name>
    <message>
        <source>Reveal my treasury</source>
        <translation>Mostra la mia cassa</translation>
    </message>
    <message>
        <source>Hide my treasury</source>
        <translation>Nascondi la mia cassa</translation>
    </message>
    <message>
        <source>Reveal treasuries</source>
        <translation>Mostra le casse</translation>
    </message>
    <message>
        <source>Hide treasuries</source>
        <translation>Nascondi le casse</translation>
    </message>
    <message>
        <source>Treasuries are hidden: only their owner sees these lines.</source>
        <translation>Le casse sono nascoste: queste righe le vede solo il proprietario.</translation>
    </message>
    <message>
        <source>Treasuries are hidden. They appear here when the match is over.</source>
        <translation>Le casse sono nascoste. Appaiono qui a partita finita.</translation>
    </message>
    <message>
        <source>This affects a hidden treasury; you will see whether it works only after confirming.</source>
        <translation>Riguarda una cassa nascosta: solo dopo la conferma si vede se funziona.</translation>
    </message>
    <message>
        <source>Done: both treasuries updated.</source>
        <translation>Fatto: le due casse sono aggiornate.</translation>
    </message>
    <message>
        <source>Reveal my hand</source>
        <translation>Mostra la mia mano</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Nascondi la mia mano</translation>
    </message>
    <message>
        <source>Reveal hands</source>
        <translation>Mostra le mani</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Nascondi le mani</translation>
    </message>
    <message>
        <source>Hands are hidden: only their owner sees these lines.</source>
        <translation>Le mani sono nascoste: queste righe le vede solo il proprietario.</translation>
    </message>
    <message>
        <source>Hands are hidden. They appear here when the match is over.</source>
        <translation>Le mani sono nascoste. Appaiono qui a partita finita.</translation>
    </message>
    <message>
        <source>This affects a hidden hand; you will see whether it works only after confirming.</source>
        <translation>Riguarda una mano nascosta: solo dopo la conferma si vede se funziona.</translation>
    </message>
    <message>
        <source>Done: both hands updated.</source>
        <translation>Fatto: le due mani sono aggiornate.</translation>
    </message>
</context>
<context>
    <name>secrets</name>
    <message>
        <source>face down</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Bozza</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>In vigore</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Adempiuta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Infranta</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nulla</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>In viaggio</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Arrivato</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Distrutto</translation>
    </message>
    <message>
        <source>{giver} to {receiver}: {goods}</source>
        <translation>{giver} a {receiver}: {goods}</translation>
    </message>
    <message>
        <source>Cargo ship {number} of {player}</source>
        <translation>Nave cargo {number} di {player}</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Who goes first</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>Tabellone vero</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Scegli …</translation>
    </message>
    <message>
        <source>Where is the board?</source>
        <translation>Dov'è il tabellone?</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>Sullo schermo</translation>
    </message>
    <message>
        <source>beside a real board</source>
        <translation>accanto a un tabellone vero</translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n pianeta</numerusform>
            <numerusform>%n pianeti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>su %n riquadro</numerusform>
            <numerusform>su %n riquadri</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: rolled with the d20</source>
        <translation>Primo giocatore: si tira il d20</translation>
    </message>
    <message>
        <source>First player: the first in the list</source>
        <translation>Primo giocatore: il primo della lista</translation>
    </message>
    <message>
        <source>Turn order: drawn by the program</source>
        <translation>Ordine di turno: a sorte</translation>
    </message>
    <message>
        <source>Treasuries</source>
        <translation>Casse</translation>
    </message>
    <message>
        <source>Open treasuries</source>
        <translation>Casse aperte</translation>
    </message>
    <message>
        <source>open treasuries</source>
        <translation>casse aperte</translation>
    </message>
    <message>
        <source>Secret treasuries</source>
        <translation>Casse segrete</translation>
    </message>
    <message>
        <source>secret treasuries</source>
        <translation>casse segrete</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>The board is on the table; the program keeps money, turns and dice.</source>
        <translation>Il tabellone è sul tavolo; il programma pensa a denaro, turni e dadi.</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Genera di nuovo</translation>
    </message>
    <message>
        <source>A new map, generated when the match begins.</source>
        <translation>Una mappa nuova, generata all'inizio della partita.</translation>
    </message>
    <message>
        <source>A map that is being generated, die by die.</source>
        <translation>Una mappa in corso di generazione, dado per dado.</translation>
    </message>
    <message>
        <source>Generated map: {size}</source>
        <translation>Mappa generata: {size}</translation>
    </message>
    <message>
        <source>Everyone sees everything. Best for the first evenings.</source>
        <translation>Tutti vedono tutto. L'ideale per le prime serate.</translation>
    </message>
    <message>
        <source>For bluffing with secret cargo and contracts. Pass the laptop: hold Space to reveal, let go to hide.</source>
        <translation>Per bluffare con carichi e bolle segreti. Il portatile passa di mano: tieni premuto Spazio per mostrare, lascia per nascondere.</translation>
    </message>
    <message>
        <source>Generate a new map</source>
        <translation>Genera una nuova mappa</translation>
    </message>
    <message>
        <source>Use an existing map</source>
        <translation>Usa una mappa esistente</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message>
        <source>Attack die d{die}, shield {shield}, speed {speed}</source>
        <translation>Dado attacco d{die}, scudo {shield}, velocità {speed}</translation>
    </message>
    <message>
        <source>Unarmed, shield {shield}, speed {speed}</source>
        <translation>Disarmata, scudo {shield}, velocità {speed}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>azioni: {count}</translation>
    </message>
    <message>
        <source>attacks {count}×</source>
        <translation>attacca {count}×</translation>
    </message>
    <message>
        <source>builds ships on this planet</source>
        <translation>costruisce navi su questo pianeta</translation>
    </message>
    <message>
        <source>carries goods</source>
        <translation>trasporta merci</translation>
    </message>
    <message>
        <source>carries up to {count}</source>
        <translation>trasporta fino a {count}</translation>
    </message>
    <message>
        <source>moves: {moves}, attacks: {attacks}</source>
        <translation>movimenti: {moves}, attacchi: {attacks}</translation>
    </message>
    <message>
        <source>Attack die d{die}, shield {shield}, attacks per turn: {count}</source>
        <translation>Dado attacco d{die}, scudo {shield}, attacchi per turno: {count}</translation>
    </message>
    <message>
        <source>produces {amounts} per turn</source>
        <translation>produce {amounts} per turno</translation>
    </message>
</context>
<context>
    <name>studio</name>
    <message>
        <source>Inspector</source>
        <translation>Ispettore</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generatore</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Equilibrio</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Simmetria</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Revisioni</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Studio: tools</source>
        <translation>Studio: strumenti</translation>
    </message>
    <message>
        <source>Smaller: brush or planet</source>
        <translation>Più piccolo: pennello o pianeta</translation>
    </message>
    <message>
        <source>Larger: brush or planet</source>
        <translation>Più grande: pennello o pianeta</translation>
    </message>
    <message>
        <source>Next biome, kind or class</source>
        <translation>Bioma, tipo o classe seguente</translation>
    </message>
    <message>
        <source>Studio: edit</source>
        <translation>Studio: modifica</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Taglia</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Nudge to the left</source>
        <translation>Sposta a sinistra</translation>
    </message>
    <message>
        <source>Nudge to the right</source>
        <translation>Sposta a destra</translation>
    </message>
    <message>
        <source>Nudge up</source>
        <translation>Sposta in su</translation>
    </message>
    <message>
        <source>Nudge down</source>
        <translation>Sposta in giù</translation>
    </message>
    <message>
        <source>Symmetry on or off</source>
        <translation>Attiva o disattiva la simmetria</translation>
    </message>
    <message>
        <source>Make symmetric …</source>
        <translation>Rendi simmetrico …</translation>
    </message>
    <message>
        <source>Studio: turn and mirror</source>
        <translation>Studio: ruota e specchia</translation>
    </message>
    <message>
        <source>Turn right by 60°</source>
        <translation>Ruota a destra di 60°</translation>
    </message>
    <message>
        <source>Turn left by 60°</source>
        <translation>Ruota a sinistra di 60°</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Specchia sinistra e destra</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Specchia sopra e sotto</translation>
    </message>
    <message>
        <source>Mirror on the axis at 30°</source>
        <translation>Specchia sull'asse a 30°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 60°</source>
        <translation>Specchia sull'asse a 60°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 120°</source>
        <translation>Specchia sull'asse a 120°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 150°</source>
        <translation>Specchia sull'asse a 150°</translation>
    </message>
    <message>
        <source>Studio: symmetry</source>
        <translation>Studio: simmetria</translation>
    </message>
    <message>
        <source>Symmetry: {fold}</source>
        <translation>Simmetria: {fold}</translation>
    </message>
    <message>
        <source>Symmetry around this cell</source>
        <translation>Simmetria intorno a questa casella</translation>
    </message>
    <message>
        <source>Studio: view</source>
        <translation>Studio: vista</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostra tutto il tabellone</translation>
    </message>
    <message>
        <source>Coordinates in cells</source>
        <translation>Coordinate nelle caselle</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Righelli</translation>
    </message>
    <message>
        <source>Panels at the side</source>
        <translation>Pannelli a lato</translation>
    </message>
    <message>
        <source>See the map: {eyes}</source>
        <translation>Vedi la mappa: {eyes}</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Tutti i colori</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Senza verde (deuteranopia)</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Senza rosso (protanopia)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Senza blu (tritanopia)</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Scala di grigi</translation>
    </message>
    <message>
        <source>Players {one} and {other} look alike: their signs differ.</source>
        <translation>I giocatori {one} e {other} si somigliano: li distinguono i simboli.</translation>
    </message>
    <message>
        <source>Player {one} is pale on this board: only the edge stands out.</source>
        <translation>Il giocatore {one} è pallido su questo tabellone: risalta solo il bordo.</translation>
    </message>
    <message>
        <source>Export or print the map</source>
        <translation>Esporta o stampa la mappa</translation>
    </message>
    <message>
        <source>Panel: {name}</source>
        <translation>Pannello: {name}</translation>
    </message>
    <message>
        <source>Draw as player {number}</source>
        <translation>Disegna per il giocatore {number}</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleziona tutto</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Deseleziona</translation>
    </message>
    <message>
        <source>Overview map</source>
        <translation>Mappa d'insieme</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>no permission</source>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>your share of the disk is full</source>
        <translation>la tua quota di disco è esaurita</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>il file è troppo grande</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>il disco è protetto da scrittura</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>il nome è già in uso</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>una parte del percorso non è una cartella</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>the name is not valid here</source>
        <translation>il nome qui non è valido</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>è in uso in un altro programma</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>troppi file aperti</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>il disco ha segnalato un errore</translation>
    </message>
    <message>
        <source>the disk is not connected</source>
        <translation>il disco non è collegato</translation>
    </message>
    <message>
        <source>the network does not answer</source>
        <translation>la rete non risponde</translation>
    </message>
    <message>
        <source>system error {code}</source>
        <translation>errore di sistema {code}</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Forecast</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Mastro</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Commercio</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Opzioni del tavolo</translation>
    </message>
    <message>
        <source>{player}: choose a cell for the starting cannon</source>
        <translation>{player}: scegli una casella per il cannone iniziale</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Navi</translation>
    </message>
    <message>
        <source>On a planet</source>
        <translation>Su un pianeta</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>Nello spazio</translation>
    </message>
    <message>
        <source>Do now</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Annulla l'ultimo passo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Cosa si può fare ora</translation>
    </message>
    <message>
        <source>Show the holdings</source>
        <translation>Mostra i possedimenti</translation>
    </message>
    <message>
        <source>Moves: {moves} · attacks: {attacks}</source>
        <translation>Movimenti: {moves} · attacchi: {attacks}</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Possedimenti</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Prendi</translation>
    </message>
    <message>
        <source>{what}: choose a cell</source>
        <translation>{what}: scegli una casella</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Esci dalla prova</translation>
    </message>
    <message>
        <source>Show the journal</source>
        <translation>Mostra il diario</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Dove eravamo?</translation>
    </message>
    <message>
        <source>Print a cheat sheet of the rules</source>
        <translation>Stampa un promemoria delle regole</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>Impronta di questa partita</translation>
    </message>
    <message>
        <source>Rehearse: try it out first</source>
        <translation>Prova: prima un tentativo senza conseguenze</translation>
    </message>
    <message>
        <source>Reveal or hide what I have</source>
        <translation>Mostra o nascondi ciò che ho</translation>
    </message>
    <message>
        <source>Comment on a step, or add a photo</source>
        <translation>Commenta un passo o aggiungi una foto</translation>
    </message>
    <message>
        <source>Show or hide the clock</source>
        <translation>Mostra o nascondi l'orologio</translation>
    </message>
    <message>
        <source>Barter or pay</source>
        <translation>Baratta o paga</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Scrivi una bolla</translation>
    </message>
    <message>
        <source>Open a private note</source>
        <translation>Apri un appunto privato</translation>
    </message>
    <message>
        <source>Open the public window</source>
        <translation>Apri la finestra pubblica</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Mostra il tabellone</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>riquadro {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed load(s)</source>
        <translation>
            <numerusform>%n carico sigillato</numerusform>
            <numerusform>%n carichi sigillati</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>cannot be built: {kinds}</source>
        <translation>non si possono costruire: {kinds}</translation>
    </message>
    <message>
        <source>no ship acts in this turn</source>
        <translation>nessuna nave agisce in questo turno</translation>
    </message>
    <message>
        <source>Attacks left: {count}</source>
        <translation>Attacchi rimasti: {count}</translation>
    </message>
    <message>
        <source>Actions left: {count}</source>
        <translation>Azioni rimaste: {count}</translation>
    </message>
    <message>
        <source>Clock and time for each player</source>
        <translation>Orologio e tempo per giocatore</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Che cos'è questo?</translation>
    </message>
    <message>
        <source>Who plays: people or the program</source>
        <translation>Chi gioca: persone o il programma</translation>
    </message>
    <message>
        <source>That is no longer on the board.</source>
        <translation>Non è più sul tabellone.</translation>
    </message>
    <message>
        <source>Next unit that can act</source>
        <translation>Prossima unità che può agire</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostra tutto il tabellone</translation>
    </message>
    <message>
        <source>Board on the whole screen</source>
        <translation>Tabellone a tutto schermo</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>Statistics in the chronicle</source>
        <translation>Statistiche nella cronaca</translation>
    </message>
    <message>
        <source>Table option: {value}</source>
        <translation>Opzione del tavolo: {value}</translation>
    </message>
    <message>
        <source>Cell {cell}</source>
        <translation>Casella {cell}</translation>
    </message>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>Choose the banker</source>
        <translation>Scegli il banchiere</translation>
    </message>
    <message>
        <source>Fix board</source>
        <translation>Correggi</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Fix the board …</source>
        <translation>Correggi il tabellone …</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Annulla tutto il turno</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Pausa o continua</translation>
    </message>
    <message>
        <source>Add an entry to the ledger</source>
        <translation>Registra nel libro mastro</translation>
    </message>
    <message>
        <source>Print a page to continue on paper</source>
        <translation>Stampa una pagina per continuare su carta</translation>
    </message>
    <message>
        <source>Journal with or without undone steps</source>
        <translation>Diario con o senza i passi annullati</translation>
    </message>
    <message>
        <source>loaded, contents hidden</source>
        <translation>carica, contenuto nascosto</translation>
    </message>
    <message>
        <source>no production: {kinds}</source>
        <translation>nessuna produzione: {kinds}</translation>
    </message>
    <message>
        <source>Move the selected unit</source>
        <translation>Muovi l'unità selezionata</translation>
    </message>
</context>
<context>
    <name>throws</name>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>giro {round}</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>prima del primo turno</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver. There is no other way at this table.</source>
        <translation>Le merci viaggiano in nave cargo: caricate presso un pianeta di chi dà, scaricate presso uno di chi riceve. A questo tavolo non c'è altro modo.</translation>
    </message>
    <message>
        <source>By the rules goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver. Exchanging them directly is an exception the players make, on record.</source>
        <translation>Per regola le merci viaggiano in nave cargo: caricate presso un pianeta di chi dà, scaricate presso uno di chi riceve. Scambiarle direttamente è un'eccezione dei giocatori, messa a verbale.</translation>
    </message>
    <message>
        <source>House rule: goods can be exchanged directly, at any distance.</source>
        <translation>Regola della casa: le merci si scambiano direttamente, a qualsiasi distanza.</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message>
        <source>just now</source>
        <translation>adesso</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minuto fa</numerusform>
            <numerusform>%n minuti fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n ora fa</numerusform>
            <numerusform>%n ore fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>oggi, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>ieri, {time}</translation>
    </message>
</context>
</TS>
