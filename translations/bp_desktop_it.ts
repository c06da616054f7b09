<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
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
        <source>Thrown {runs} times with seed {seed}: {count} in all. The true value of this way to play lies within {span} (95 %); the best way can only be better.</source>
        <translation>Tirato {runs} volte con il seme {seed}: {count} in tutto. Il valore vero di questo modo di giocare sta in {span} (95 %); il modo migliore può solo fare meglio.</translation>
    </message>
    <message>
        <source>Thrown {runs} times with seed {seed}: {count} in all. The true value lies within {span} (95 %).</source>
        <translation>Tirato {runs} volte con il seme {seed}: {count} in tutto. Il valore vero sta in {span} (95 %).</translation>
    </message>
    <message>
        <source>{number} destroyed</source>
        <translation>{number} distrutti</translation>
    </message>
    <message>
        <source>Nobody here can ever destroy: {targets}</source>
        <translation>Nessuno qui può mai distruggere: {targets}</translation>
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
        <source>Attacks they can no longer make, on average</source>
        <translation>Attacchi che non potranno più fare, in media</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>altri {count}</translation>
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
        <source>An attack costs you no unit, whatever you roll (BP-COMBAT-10).</source>
        <translation>Attaccare non ti costa unità, comunque vada il tiro (BP-COMBAT-10).</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
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
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Deep space for the evening, paper for the day.</source>
        <translation>Spazio profondo per la sera, carta per il giorno.</translation>
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
        <source>Reduce motion</source>
        <translation>Riduci il movimento</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>AsteroidForm</name>
    <message>
        <source>Remove this asteroid</source>
        <translation>Togli questo asteroide</translation>
    </message>
    <message>
        <source>Nothing stands on it. The structure tool can put something here.</source>
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
        <source>Nothing stands on it</source>
        <translation>Non c'è niente</translation>
    </message>
    <message>
        <source>{what} of {owner} stands on it</source>
        <translation>C'è {what} di {owner}</translation>
    </message>
</context>
<context>
    <name>AuditLine</name>
    <message>
        <source>Check the books</source>
        <translation>Verifica i conti</translation>
    </message>
    <message>
        <source>These accounts do not add up: {accounts}</source>
        <translation>Questi conti non tornano: {accounts}</translation>
    </message>
    <message numerus="yes">
        <source>The books balance: %n posting(s) checked.</source>
        <translation>
            <numerusform>I conti tornano: %n voce verificata.</numerusform>
            <numerusform>I conti tornano: %n voci verificate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupActions</name>
    <message>
        <source>Back up now</source>
        <translation>Fai una copia ora</translation>
    </message>
    <message>
        <source>Bring back from a backup …</source>
        <translation>Recupera da una copia di sicurezza …</translation>
    </message>
    <message>
        <source>“{title}” is back as a copy. Everything else is as it was.</source>
        <translation>«{title}» è tornata come copia. Tutto il resto è come prima.</translation>
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
        <source>No backup could be made; it is tried again later. {reason}</source>
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
        <source>There is no backup yet. One is made by itself when a round ends, when a match or a map is closed, and when you quit.</source>
        <translation>Non c’è ancora nessuna copia di sicurezza. Se ne fa una da sola quando finisce un giro, quando si chiude una partita o una mappa e quando si esce.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fai una copia ora</translation>
    </message>
    <message>
        <source>Bring back a copy</source>
        <translation>Recupera una copia</translation>
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
        <source>What you bring back comes beside what you have: nothing is replaced or removed.</source>
        <translation>Ciò che recuperi si aggiunge a ciò che hai: nulla viene sostituito o tolto.</translation>
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
        <source>in the bin</source>
        <translation>nel cestino</translation>
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
        <translation>Caselle di spazio più vicine a lui</translation>
    </message>
    <message>
        <source>Contested cells</source>
        <translation>Caselle contese</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Strettoie</translation>
    </message>
    <message>
        <source>The largest difference: {least} against {most}, {percent} % less</source>
        <translation>La differenza più grande: {least} contro {most}, il {percent} % in meno</translation>
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
        <source>No planet is anybody's starting planet yet. Choose a planet, and set in the inspector whose it is.</source>
        <translation>Nessun pianeta è ancora di partenza. Scegline uno e imposta nell'ispettore di chi è.</translation>
    </message>
    <message>
        <source>Steps to {player}</source>
        <translation>Passi da {player}</translation>
    </message>
    <message>
        <source>Point at a cell of space to see whose it is, and why.</source>
        <translation>Indica una casella di spazio per vedere di chi è, e perché.</translation>
    </message>
    <message>
        <source>{cell}: no ship gets here; everything is blocked.</source>
        <translation>{cell}: nessuna nave arriva qui; tutto è bloccato.</translation>
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
        <source>Planets and asteroids cost {player} {steps} of them.</source>
        <translation>Pianeti e asteroidi ne costano a {player} {steps}.</translation>
    </message>
    <message>
        <source>Steps to {name}</source>
        <translation>Passi fino a: {name}</translation>
    </message>
</context>
<context>
    <name>BalancesPanel</name>
    <message>
        <source>Look at my treasury</source>
        <translation>Guarda la mia cassa</translation>
    </message>
    <message>
        <source>Cover my treasury</source>
        <translation>Copri la mia cassa</translation>
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
        <source>Offer it</source>
        <translation>Offri</translation>
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
        <source>Done: both treasuries are booked.</source>
        <translation>Fatto: le due casse sono aggiornate.</translation>
    </message>
    <message>
        <source>This game knows no such deal.</source>
        <translation>Questo gioco non prevede accordi di questo tipo.</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>What the dice show</source>
        <translation>Che cosa mostrano i dadi</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Attack all the same</source>
        <translation>Attacca lo stesso</translation>
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
        <source>The attack, d{die}, shows:</source>
        <translation>L'attacco, d{die}, mostra:</translation>
    </message>
    <message>
        <source>The defence, d{die}, shows:</source>
        <translation>La difesa, d{die}, mostra:</translation>
    </message>
    <message>
        <source>No roll can destroy it. Choose another target.</source>
        <translation>Nessun tiro può distruggerlo. Scegli un altro bersaglio.</translation>
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
        <translation>Riquadri in largo</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Riquadri in alto</translation>
    </message>
    <message>
        <source>Cells wide</source>
        <translation>Caselle in largo</translation>
    </message>
    <message>
        <source>Cells high</source>
        <translation>Caselle in alto</translation>
    </message>
    <message>
        <source>The outline is no rectangle.</source>
        <translation>Il contorno non è un rettangolo.</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>space</source>
        <translation>spazio</translation>
    </message>
    <message>
        <source>Not there: choose one of the lit cells.</source>
        <translation>Lì no: scegli una delle caselle illuminate.</translation>
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
        <source>Bring back from a backup …</source>
        <translation>Recupera da una copia di sicurezza …</translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation>Non si è riusciti ad aprire le tue partite</translation>
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
        <source>Seal it</source>
        <translation>Sigilla</translation>
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
        <source>A sealed load of yours waits for your passphrase. It may stay empty. By sealing it you agree to the load.</source>
        <translation>Un tuo carico sigillato aspetta la tua frase segreta. Può restare vuota. Sigillandolo accetti il carico.</translation>
    </message>
    <message>
        <source>A sealed load of yours waits for your passphrase. By sealing it you agree to the load.</source>
        <translation>Un tuo carico sigillato aspetta la tua frase segreta. Sigillandolo accetti il carico.</translation>
    </message>
    <message>
        <source>Either passphrase opens it. Until then the treasury goes on counting these goods: whoever spends them elsewhere cannot open it any more, and the table has to rule.</source>
        <translation>La apre una qualsiasi delle due frasi. Fino ad allora la cassa continua a contare queste merci: chi le spende altrove non può più aprirla, e deve decidere il tavolo.</translation>
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
        <source>Your treasury still counts what is in %n sealed load(s).</source>
        <translation>
            <numerusform>La tua cassa conta ancora ciò che è in %n carico sigillato.</numerusform>
            <numerusform>La tua cassa conta ancora ciò che è in %n carichi sigillati.</numerusform>
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
        <source>The notes of {player} agree with the book.</source>
        <translation>Le banconote di {player} concordano col libro.</translation>
    </message>
    <message>
        <source>The notes of {player} differ from the book: {amounts}.</source>
        <translation>Le banconote di {player} differiscono dal libro: {amounts}.</translation>
    </message>
    <message>
        <source>No one or two entries explain it. Look through the book, or book it.</source>
        <translation>Nessuna voce, né due insieme, lo spiega. Scorri il libro, o registra la differenza.</translation>
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
        <source>Book the difference</source>
        <translation>Registra la differenza</translation>
    </message>
    <message>
        <source>As if that much of it had been paid twice: {entries}</source>
        <translation>Come se questa parte fosse stata pagata due volte: {entries}</translation>
    </message>
    <message>
        <source>As if that much of it had never been paid: {entries}</source>
        <translation>Come se questa parte non fosse mai stata pagata: {entries}</translation>
    </message>
    <message>
        <source>As if this had never been paid: {entries}</source>
        <translation>Come se questo non fosse mai stato pagato: {entries}</translation>
    </message>
    <message>
        <source>As if this had been paid twice: {entries}</source>
        <translation>Come se questo fosse stato pagato due volte: {entries}</translation>
    </message>
    <message>
        <source>step {step}, {sentence} ({amounts})</source>
        <translation>passo {step}, {sentence} ({amounts})</translation>
    </message>
    <message>
        <source>Whose notes are counted</source>
        <translation>Di chi sono le banconote contate</translation>
    </message>
</context>
<context>
    <name>ChangeFields</name>
    <message>
        <source>What the dice show</source>
        <translation>Che cosa mostrano i dadi</translation>
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
        <source>Hidden until the table looks</source>
        <translation>Nascoste finché il tavolo non guarda</translation>
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
</context>
<context>
    <name>ChronicleExport</name>
    <message>
        <source>Story as text</source>
        <translation>Racconto come testo</translation>
    </message>
    <message>
        <source>Figures as CSV</source>
        <translation>Cifre in CSV</translation>
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
        <source>taken back</source>
        <translation>annullato</translation>
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
        <source>One step on</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un turno indietro</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un turno avanti</translation>
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
        <source>The match is over: the table may look at what was hidden.</source>
        <translation>La partita è finita: il tavolo può guardare ciò che era nascosto.</translation>
    </message>
    <message>
        <source>Treasuries are hidden. They appear here when the match is over.</source>
        <translation>Le casse sono nascoste. Appaiono qui a partita finita.</translation>
    </message>
    <message>
        <source>Cover treasuries</source>
        <translation>Copri le casse</translation>
    </message>
    <message>
        <source>Show treasuries</source>
        <translation>Mostra le casse</translation>
    </message>
    <message>
        <source>Step {step} of {last} · set-up</source>
        <translation>Passo {step} di {last} · preparazione</translation>
    </message>
    <message>
        <source>Step {step} of {last} · round {round} · turn of {player}</source>
        <translation>Passo {step} di {last} · giro {round} · turno di {player}</translation>
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
        <source>Each own turn adds</source>
        <translation>Ogni proprio turno aggiunge</translation>
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
        <source>Over-time costs</source>
        <translation>Il tempo in più costa</translation>
    </message>
    <message>
        <source>What over-time is paid in</source>
        <translation>Con cosa si paga il tempo in più</translation>
    </message>
    <message>
        <source>For every</source>
        <translation>Per ogni</translation>
    </message>
    <message>
        <source>The clock stops nobody. What over-time costs is booked when you say so.</source>
        <translation>L'orologio non ferma nessuno. Il costo del tempo in più si registra quando lo dite voi.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Imposta l'orologio</translation>
    </message>
    <message>
        <source>Time for everybody</source>
        <translation>Tempo per tutti</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
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
    <name>ClosingPage</name>
    <message>
        <source>New match with the same people</source>
        <translation>Nuova partita con le stesse persone</translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation>Leggi la cronaca</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Annulla l'ultimo passo</translation>
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
        <source>A player is always colour, glyph and pattern together.</source>
        <translation>Un giocatore è sempre colore, segno e motivo insieme.</translation>
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
    <name>CombatDicePage</name>
    <message>
        <source>Plan a fight</source>
        <translation>Pianifica uno scontro</translation>
    </message>
    <message>
        <source>Take a planet</source>
        <translation>Prendere un pianeta</translation>
    </message>
    <message>
        <source>Table of odds</source>
        <translation>Tabella delle probabilità</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventi</translation>
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
        <source>Counted as if every ship touched the planet, beside all its defences and with all its actions. Resources of different kinds count the same.</source>
        <translation>Si calcola come se ogni nave toccasse il pianeta, accanto a tutte le difese e con tutte le azioni. Le risorse di tipo diverso valgono uguale.</translation>
    </message>
    <message>
        <source>one action each, once no defence is left</source>
        <translation>un’azione ciascuna, quando non restano difese</translation>
    </message>
    <message>
        <source>Economic structures</source>
        <translation>Strutture economiche</translation>
    </message>
    <message>
        <source>Choose at least one ship.</source>
        <translation>Scegli almeno una nave.</translation>
    </message>
</context>
<context>
    <name>ConsentCard</name>
    <message>
        <source>Agreeing makes an exception from the rules, on record: {rules}</source>
        <translation>Chi accetta fa un'eccezione alle regole, che resta a verbale: {rules}</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} è d'accordo</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player} rifiuta</translation>
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
        <translation>Ora si farebbe in un’altra fase</translation>
    </message>
    <message>
        <source>Now it would be done with something else</source>
        <translation>Ora si farebbe con qualcos’altro</translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation>Mancano dei dadi</translation>
    </message>
    <message>
        <source>Strike it too</source>
        <translation>Cancella anche questo</translation>
    </message>
    <message>
        <source>Do it that way</source>
        <translation>Fallo così</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>Tienilo lo stesso</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Tira i dadi</translation>
    </message>
    <message>
        <source>Strike all of these</source>
        <translation>Cancella tutti questi</translation>
    </message>
    <message>
        <source>Do all of these that way</source>
        <translation>Falli tutti così</translation>
    </message>
    <message>
        <source>Keep all of these</source>
        <translation>Tieni tutti questi</translation>
    </message>
    <message>
        <source>Throw the dice for all of these</source>
        <translation>Tira i dadi per tutti questi</translation>
    </message>
    <message>
        <source>Come out otherwise: {count}</source>
        <translation>Danno un altro risultato: {count}</translation>
    </message>
    <message>
        <source>Now: {step}</source>
        <translation>Ora: {step}</translation>
    </message>
    <message>
        <source>Now it reads the same, with a result that is not told here.</source>
        <translation>Ora si legge uguale, con un risultato che qui non si dice.</translation>
    </message>
    <message>
        <source>Show the other {count}</source>
        <translation>Mostra gli altri {count}</translation>
    </message>
    <message>
        <source>Book the difference today instead</source>
        <translation>Registra invece la differenza oggi</translation>
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
        <source>Turn it over for all</source>
        <translation>Scopri per tutti</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perduta</translation>
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
        <source>Lay it face down</source>
        <translation>Posala coperta</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>Metti in vigore</translation>
    </message>
    <message>
        <source>Change the text</source>
        <translation>Cambia il testo</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Buttala via</translation>
    </message>
</context>
<context>
    <name>ContractForm</name>
    <message>
        <source>A contract of two</source>
        <translation>Una bolla tra due</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Butta via</translation>
    </message>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Per una bolla servono due giocatori diversi.</translation>
    </message>
    <message>
        <source>Not written down yet: it waits here until you close the program.</source>
        <translation>Non ancora scritta: aspetta qui finché non chiudi il programma.</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Frase segreta: {player}</translation>
    </message>
    <message>
        <source>Only you type and know it. Either passphrase opens the contract later; left empty, you depend on the other one.</source>
        <translation>La scrivi e la sai solo tu. Poi basta una delle due frasi per aprire la bolla; se la lasci vuota dipendi dall'altro.</translation>
    </message>
    <message>
        <source>Finish this contract first, or throw it away.</source>
        <translation>Prima completa questa bolla, oppure buttala via.</translation>
    </message>
    <message>
        <source>Do not sign</source>
        <translation>Non firmare</translation>
    </message>
    <message>
        <source>Sign it all the same</source>
        <translation>Firma comunque</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>Firma {player}</translation>
    </message>
    <message>
        <source>Sign: it lies on the table</source>
        <translation>Firma: è sul tavolo</translation>
    </message>
    <message>
        <source>Sign and pass on to {player}</source>
        <translation>Firma e passa a {player}</translation>
    </message>
    <message>
        <source>Sign and ask {player}</source>
        <translation>Firma e chiedi a {player}</translation>
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
        <translation>Primo socio</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Secondo</translation>
    </message>
    <message>
        <source>By which cargo ship</source>
        <translation>Con quale nave cargo</translation>
    </message>
    <message>
        <source>Further words, if any</source>
        <translation>Altre parole, se servono</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>dà</translation>
    </message>
    <message>
        <source>{number} of {player}</source>
        <translation>{number} di {player}</translation>
    </message>
    <message>
        <source>{number} of {player}, not built yet</source>
        <translation>{number} di {player}, ancora da costruire</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>The table agrees</source>
        <translation>Il tavolo è d'accordo</translation>
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
        <source>For example: anna +5m, or anna &gt; boris 3c</source>
        <translation>Per esempio: anna +5m, oppure anna &gt; boris 3ci</translation>
    </message>
    <message>
        <source>Forgotten booking</source>
        <translation>Registrazione dimenticata</translation>
    </message>
    <message>
        <source>Make the correction</source>
        <translation>Fai la correzione</translation>
    </message>
    <message>
        <source>Choose a step to correct it.</source>
        <translation>Scegli un passo per correggerlo.</translation>
    </message>
    <message>
        <source>Steps are corrected, not what became of them: choose the step itself.</source>
        <translation>Si correggono i passi, non ciò che ne è stato: scegli il passo stesso.</translation>
    </message>
    <message>
        <source>It was taken back: redo it, or play it again.</source>
        <translation>È stato annullato: ripristinalo, o giocalo di nuovo.</translation>
    </message>
    <message>
        <source>Strike it</source>
        <translation>Cancellalo</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Rimettilo</translation>
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
        <source>Add what was forgotten before it</source>
        <translation>Aggiungi prima ciò che mancava</translation>
    </message>
    <message>
        <source>Every later step is carried out again after it.</source>
        <translation>Ogni passo successivo viene rifatto dopo di essa.</translation>
    </message>
    <message>
        <source>It concerns a hidden treasury: only the last button tells if it fits.</source>
        <translation>Riguarda una cassa nascosta: solo l'ultimo pulsante dice se torna.</translation>
    </message>
    <message>
        <source>Instead of correcting step {step}</source>
        <translation>Invece di correggere il passo {step}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lascia stare</translation>
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
        <source>Everybody else looks away for a moment.</source>
        <translation>Gli altri guardano altrove per un momento.</translation>
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
        <source>Hold to look (space bar)</source>
        <translation>Tieni premuto per guardare (spazio)</translation>
    </message>
    <message>
        <source>Open it until I cover it (Enter)</source>
        <translation>Apri finché non copro (Invio)</translation>
    </message>
    <message>
        <source>I am {player}: open it (Enter)</source>
        <translation>Sono {player}: apri (Invio)</translation>
    </message>
    <message>
        <source>Let go and it is covered at once.</source>
        <translation>Appena lasci, è di nuovo coperto.</translation>
    </message>
    <message>
        <source>Seal it (Enter)</source>
        <translation>Sigilla (Invio)</translation>
    </message>
    <message>
        <source>Let go to cover</source>
        <translation>Lascia per coprire</translation>
    </message>
    <message>
        <source>Hold it down to look, or press Enter to open it.</source>
        <translation>Tieni premuto per guardare, o premi Invio per aprire.</translation>
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
        <source>Bring back …</source>
        <translation>Recupera …</translation>
    </message>
    <message>
        <source>Made by themselves when a round ends, when a match or a map is closed, and when you quit; the last 20 are kept, and one for each of the last 30 days.</source>
        <translation>Si fanno da sole quando finisce un giro, quando si chiude una partita o una mappa e quando si esce; restano le ultime 20 e una per ciascuno degli ultimi 30 giorni.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
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
        <source>What the dice show</source>
        <translation>Che cosa mostrano i dadi</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation>Fai tirare il programma</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Throw</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
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
        <source>Who throws</source>
        <translation>Chi tira</translation>
    </message>
    <message>
        <source>By hand: you type in what real dice show. Every throw can still be changed.</source>
        <translation>A mano: scrivi ciò che mostrano i dadi veri. A ogni tiro puoi cambiare.</translation>
    </message>
    <message>
        <source>Show dice rolling</source>
        <translation>Mostra i dadi che rotolano</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>or any dice: 3d6, 2d8 + d4</source>
        <translation>o dadi qualsiasi: 3d6, 2d8 + d4</translation>
    </message>
    <message>
        <source>Dice to throw</source>
        <translation>Dadi da tirare</translation>
    </message>
    <message>
        <source>What for? (if you like)</source>
        <translation>Per che cosa? (se vuoi)</translation>
    </message>
    <message>
        <source>What these dice are for</source>
        <translation>A che cosa servono questi dadi</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Tira il programma</translation>
    </message>
    <message>
        <source>I throw by hand</source>
        <translation>Tiro a mano</translation>
    </message>
    <message>
        <source>What the dice show</source>
        <translation>Che cosa mostrano i dadi</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>The d{die} shows:</source>
        <translation>Il d{die} mostra:</translation>
    </message>
    <message>
        <source>Throw {dice} and type what they show</source>
        <translation>Tira {dice} e scrivi che cosa mostrano</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Inserisci</translation>
    </message>
    <message>
        <source>Throw {dice}</source>
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
        <source>Turned over: the contract of {players}</source>
        <translation>Scoperta: la bolla di {players}</translation>
    </message>
    <message>
        <source>The table's ruling, not proven by a seal: {reason}</source>
        <translation>Decisione del tavolo, non provata da un sigillo: {reason}</translation>
    </message>
    <message>
        <source>Opened: the sealed load of {player}</source>
        <translation>Aperto: il carico sigillato di {player}</translation>
    </message>
    <message>
        <source>Verified: nobody has changed a letter since it was sealed.</source>
        <translation>Verificato: da quando è stata sigillata nessuno ha cambiato una lettera.</translation>
    </message>
    <message>
        <source>Fingerprint: {hash}</source>
        <translation>Impronta: {hash}</translation>
    </message>
</context>
<context>
    <name>DoNowPanel</name>
    <message>
        <source>Look at my treasury</source>
        <translation>Guarda la mia cassa</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Bombarda</translation>
    </message>
    <message>
        <source>Treasuries are hidden. What can be paid for is shown to its owner.</source>
        <translation>Le casse sono nascoste: che cosa puoi pagare lo vedi solo tu.</translation>
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
        <source>Bombard {planet}: every structure goes</source>
        <translation>Bombarda {planet}: ogni struttura sparisce</translation>
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
        <source>Nothing is within its reach.</source>
        <translation>Non c’è nulla alla sua portata.</translation>
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
        <translation>Possono agire {able} unità su {all}</translation>
    </message>
    <message>
        <source>{player} may answer</source>
        <translation>{player} può rispondere</translation>
    </message>
    <message>
        <source>The main button says what comes next.</source>
        <translation>Il pulsante principale dice che cosa viene dopo.</translation>
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
        <source>Taken back.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>“{title}” is in the bin.</source>
        <translation>«{title}» è nel cestino.</translation>
    </message>
    <message>
        <source>“{title}” is back from the bin.</source>
        <translation>«{title}» è tornato dal cestino.</translation>
    </message>
    <message>
        <source>Renamed to “{title}”.</source>
        <translation>Rinominato in «{title}».</translation>
    </message>
    <message>
        <source>“{title}” has other tags now.</source>
        <translation>“{title}” ora ha altre etichette.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) are gone for good.</source>
        <translation>
            <numerusform>%n documento eliminato per sempre.</numerusform>
            <numerusform>%n documenti eliminati per sempre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (copia)</translation>
    </message>
    <message>
        <source>“{title}” was made.</source>
        <translation>«{title}» è pronto.</translation>
    </message>
    <message>
        <source>“{title}” was imported.</source>
        <translation>«{title}» è stato importato.</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Esportato in {path}</translation>
    </message>
</context>
<context>
    <name>EditorCanvas</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
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
    <name>EventsPanel</name>
    <message>
        <source>Own turns</source>
        <translation>Turni propri</translation>
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
        <source>Pages to glue</source>
        <translation>Pagine da incollare</translation>
    </message>
    <message>
        <source>One tile a sheet</source>
        <translation>Un riquadro per foglio</translation>
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
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>How far the export is</source>
        <translation>A che punto è l'esportazione</translation>
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
        <translation>{width} × {height} pixel</translation>
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
        <translation>Pianifica lo scontro</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
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
        <source>Import a document</source>
        <translation>Importa un documento</translation>
    </message>
    <message>
        <source>Burning Planets documents</source>
        <translation>Documenti di Burning Planets</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Export a document</source>
        <translation>Esporta un documento</translation>
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
    <name>ForecastPanel</name>
    <message>
        <source>There is a forecast while a match is played.</source>
        <translation>La previsione c'è mentre si gioca.</translation>
    </message>
    <message>
        <source>Next collection of {player}</source>
        <translation>Prossima raccolta di {player}</translation>
    </message>
    <message>
        <source>Nothing yields yet.</source>
        <translation>Per ora non rende nulla.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>In tutto</translation>
    </message>
    <message>
        <source>If an event is rolled</source>
        <translation>Se esce un evento</translation>
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
        <source>Let the dice tumble</source>
        <translation>Fai rotolare i dadi</translation>
    </message>
    <message>
        <source>Or typed</source>
        <translation>Oppure scrivi</translation>
    </message>
    <message>
        <source>This generation does not fit its map any more</source>
        <translation>Questa generazione non va più d'accordo con la mappa</translation>
    </message>
    <message>
        <source>Throw the d{die}</source>
        <translation>Tira il d{die}</translation>
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
        <translation>Fai clic sul tabellone o scrivi 3:7,2 3:8,2</translation>
    </message>
</context>
<context>
    <name>GenerationStartForm</name>
    <message>
        <source>None: new dice every time</source>
        <translation>Nessuno: ogni volta dadi nuovi</translation>
    </message>
    <message>
        <source>Such as 3 1 4: the first dice, in order</source>
        <translation>Per esempio 3 1 4: i primi dadi, in ordine</translation>
    </message>
    <message>
        <source>Roll the map</source>
        <translation>Tira la mappa</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo passo</translation>
    </message>
    <message>
        <source>Lock what is chosen</source>
        <translation>Blocca ciò che è scelto</translation>
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
        <source>The dice of the rule book make the map: planets first, then asteroids. What is not locked is cleared away; undo brings it back.</source>
        <translation>I dadi del regolamento fanno la mappa: prima i pianeti, poi gli asteroidi. Ciò che non è bloccato sparisce; annulla lo riporta.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Typed dice</source>
        <translation>Dadi scritti</translation>
    </message>
    <message numerus="yes">
        <source>All %n asteroid(s)</source>
        <translation>
            <numerusform>Tutto l'asteroide</numerusform>
            <numerusform>Tutti i %n asteroidi</numerusform>
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
        <source>click for all</source>
        <translation>clic per il resto</translation>
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
        <translation>nell’ordine migliore</translation>
    </message>
    <message>
        <source>in the order listed</source>
        <translation>nell’ordine elencato</translation>
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
        <source>Gain the most loot</source>
        <translation>Il bottino più ricco</translation>
    </message>
    <message>
        <source>Cost them the most</source>
        <translation>Il danno più caro</translation>
    </message>
    <message>
        <source>Lose the least to their answer</source>
        <translation>Subire meno dalla risposta</translation>
    </message>
</context>
<context>
    <name>GroundForm</name>
    <message>
        <source>Choose the planet</source>
        <translation>Scegli il pianeta</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
</context>
<context>
    <name>HeadPanel</name>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Rules warn</source>
        <translation>Le regole avvisano</translation>
    </message>
    <message>
        <source>Rules are strict</source>
        <translation>Regole severe</translation>
    </message>
    <message>
        <source>Rules only note</source>
        <translation>Le regole annotano</translation>
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
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Banker: {player} …</source>
        <translation>Banchiere: {player} …</translation>
    </message>
    <message>
        <source>Choose a banker …</source>
        <translation>Scegli un banchiere …</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
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
    <message numerus="yes">
        <source>%n step(s) undone; a click brings them back until you draw on.</source>
        <translation>
            <numerusform>%n passo annullato; un clic lo riporta finché non disegni ancora.</numerusform>
            <numerusform>%n passi annullati; un clic li riporta finché non disegni ancora.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a step takes the map back to it.</source>
        <translation>Un clic su un passo riporta la mappa lì.</translation>
    </message>
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
        <source>Set right …</source>
        <translation>Correggere …</translation>
    </message>
    <message>
        <source>Nobody's: {planets}</source>
        <translation>Di nessuno: {planets}</translation>
    </message>
</context>
<context>
    <name>HomeContent</name>
    <message>
        <source>Find anything</source>
        <translation>Cerca tutto</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Le mie partite</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Burning Planets</source>
        <translation>Burning Planets</translation>
    </message>
    <message>
        <source>The table’s treasurer, dice and memory</source>
        <translation>Cassiere, dadi e memoria del tavolo</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation>Correggi questo passo</translation>
    </message>
    <message>
        <source>Without what was taken back</source>
        <translation>Senza i passi ritirati</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Mostra sul tabellone</translation>
    </message>
</context>
<context>
    <name>JournalPresenter</name>
    <message>
        <source>correction of step {step}</source>
        <translation>correzione del passo {step}</translation>
    </message>
    <message>
        <source>Taken back: step {step} ({what}).</source>
        <translation>Annullato: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>Done again: step {step} ({what}).</source>
        <translation>Ripristinato: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>The table agreed.</source>
        <translation>Il tavolo era d'accordo.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>regola superata</translation>
    </message>
    <message>
        <source>{before} Corrected: {after}</source>
        <translation>{before} Corretto: {after}</translation>
    </message>
    <message>
        <source>Struck: step {step} ({what}).</source>
        <translation>Cancellato: passo {step} ({what}).</translation>
    </message>
    <message>
        <source>Corrected: step {step}.</source>
        <translation>Corretto: passo {step}.</translation>
    </message>
    <message>
        <source>Struck with it: {steps}.</source>
        <translation>Cancellati insieme: {steps}.</translation>
    </message>
    <message>
        <source>Put in before step {step}:</source>
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
        <source>Keep another plan to compare it here.</source>
        <translation>Tieni un altro piano per confrontarlo qui.</translation>
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
        <source>Drop {plan}</source>
        <translation>Elimina {plan}</translation>
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
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Lingua della finestra</translation>
    </message>
    <message>
        <source>Changes at once; open maps and matches stay open.</source>
        <translation>Cambia subito; mappe e partite restano aperte.</translation>
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
        <source>On it</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Around it</source>
        <translation>Intorno</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Whose cells are: nearest starts</source>
        <translation>Di chi sono le caselle: partenze più vicine</translation>
    </message>
    <message>
        <source>Laid over it</source>
        <translation>In sovrimpressione</translation>
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
        <source>Look at my treasury</source>
        <translation>Guarda la mia cassa</translation>
    </message>
    <message>
        <source>Treasuries are hidden: only their owner sees these lines.</source>
        <translation>Le casse sono nascoste: queste righe le vede solo chi le possiede.</translation>
    </message>
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
        <source>Book: anna +5m -2c reason</source>
        <translation>Registra: anna +5m -2c motivo</translation>
    </message>
    <message>
        <source>Book: anna +5m -2c reason, or anna &gt; boris 3c</source>
        <translation>Registra: anna +5m -2ce motivo, oppure anna &gt; boris 3ci</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Registrazione</translation>
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
        <source>Count the cash</source>
        <translation>Conta la cassa</translation>
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
</context>
<context>
    <name>LegendButton</name>
    <message>
        <source>Show or hide this player's lines</source>
        <translation>Mostra o nascondi le linee di questo giocatore</translation>
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
        <source>Concealed.</source>
        <translation>Nascosto.</translation>
    </message>
    <message>
        <source>Show the contents to all</source>
        <translation>Mostra a tutti il contenuto</translation>
    </message>
    <message>
        <source>Unloaded for {player} in turn {turn}: {goods}</source>
        <translation>Scaricato per {player} al turno {turn}: {goods}</translation>
    </message>
    <message>
        <source>concealed</source>
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
    <message numerus="yes">
        <source>%n throw(s) were taken back and are not counted.</source>
        <translation>
            <numerusform>%n tiro è stato annullato e non conta.</numerusform>
            <numerusform>%n tiri sono stati annullati e non contano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not thrown yet.</source>
        <translation>Non ha ancora tirato.</translation>
    </message>
    <message>
        <source>Dice of the program</source>
        <translation>Dadi del programma</translation>
    </message>
    <message>
        <source>Dice by hand</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} went well, {expected} were to be expected. Fewer than {enough} tries say nothing about luck.</source>
        <translation>{dice}: prove riuscite {successes} su {tries}, attese {expected}. Meno di {enough} prove non dicono nulla sulla fortuna.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} went well, {expected} were to be expected, usually {least} to {most}. Better than {percent} of 100 such matches (between {low} and {high}).</source>
        <translation>{dice}: prove riuscite {successes} su {tries}, attese {expected}, di solito da {least} a {most}. Meglio che in {percent} partite così su 100 (tra {low} e {high}).</translation>
    </message>
    <message>
        <source>{successes} of {tries} ({expected} expected)</source>
        <translation>{successes} su {tries} (attesi {expected})</translation>
    </message>
</context>
<context>
    <name>MainButtonPanel</name>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Usciti: {dice}</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>Alla classifica finale</translation>
    </message>
    <message>
        <source>Roll the dice and enter what they show</source>
        <translation>Tirate i dadi e inserite i risultati</translation>
    </message>
    <message>
        <source>{players} roll the d{die}: enter what they show</source>
        <translation>{players} tirano il d{die}: inserite i risultati</translation>
    </message>
    <message>
        <source>{player} rolls the d{die}: enter what it shows</source>
        <translation>{player} tira il d{die}: inserite il risultato</translation>
    </message>
    <message>
        <source>{player}: the d{die} shows</source>
        <translation>{player}: il d{die} mostra</translation>
    </message>
    <message>
        <source>End the turn and leave out whatever is left (End)</source>
        <translation>Termina il turno e tralascia ciò che resta (Fine)</translation>
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
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>This program has no page for such a document: update it to open this.</source>
        <translation>Questo programma non ha una pagina per un tale documento: aggiornalo per aprirlo.</translation>
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
        <translation>Rifletti</translation>
    </message>
</context>
<context>
    <name>MapForm</name>
    <message>
        <source>No title yet</source>
        <translation>Ancora senza titolo</translation>
    </message>
    <message>
        <source>Table options…</source>
        <translation>Opzioni del tavolo…</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La mappa</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titolo</translation>
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
        <source>There is no match to look back on</source>
        <translation>Non c'è ancora una partita da rivedere</translation>
    </message>
    <message>
        <source>Every step of a match is kept. Choose one and go through it again.</source>
        <translation>Ogni passo di una partita è conservato. Scegline una e rivivila.</translation>
    </message>
    <message>
        <source>The chronicle tells a match step by step, with charts and luck. Begin a match from Home, and it appears here.</source>
        <translation>La cronaca racconta una partita passo per passo, con grafici e fortuna. Comincia una partita dalla pagina Inizio e apparirà qui.</translation>
    </message>
</context>
<context>
    <name>MatchDice</name>
    <message>
        <source>This sitting</source>
        <translation>Questa seduta</translation>
    </message>
    <message>
        <source>The open match</source>
        <translation>La partita aperta</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Holdings</source>
        <translation>Possedimenti</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Keep placing</source>
        <translation>Continua a piazzare</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Piazza per me</translation>
    </message>
    <message>
        <source>{what} not placed yet</source>
        <translation>{what}: non ancora piazzato</translation>
    </message>
    <message>
        <source>{what}: not placed yet</source>
        <translation>{what}: non ancora piazzato</translation>
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
        <translation>Probabilità di ogni dado d'attacco contro ogni bersaglio</translation>
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
        <source>Go on</source>
        <translation>Continua</translation>
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
        <source>Step {step}</source>
        <translation>Passo {step}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Annulla: {step}</translation>
    </message>
    <message>
        <source>The table is asked: dice or a disclosure</source>
        <translation>Si chiede al tavolo: dadi o una rivelazione</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Ripeti: {step}</translation>
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
        <source>Chance wanted</source>
        <translation>Probabilità voluta</translation>
    </message>
    <message>
        <source>Ships at most</source>
        <translation>Navi al massimo</translation>
    </message>
    <message>
        <source>What do I need?</source>
        <translation>Che cosa mi serve?</translation>
    </message>
    <message>
        <source>Counted as if every ship stood beside all targets with all its actions. Resources of different kinds count the same.</source>
        <translation>Si conta come se ogni nave stesse accanto a tutti i bersagli con tutte le sue azioni. Risorse diverse valgono uguale.</translation>
    </message>
    <message>
        <source>Choose at least one target.</source>
        <translation>Scegli almeno un bersaglio.</translation>
    </message>
    <message>
        <source>So many different targets would take longer than a second: ask about fewer, or for fewer ships.</source>
        <translation>Con tanti bersagli diversi ci vorrebbe più di un secondo: chiedine meno, o meno navi.</translation>
    </message>
    <message>
        <source>No fleet of up to {ships} ships reaches it.</source>
        <translation>Nessuna flotta fino a {ships} navi ci arriva.</translation>
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
        <source>Take one away</source>
        <translation>Togline uno</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Consigliati</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Scelti da me</translation>
    </message>
    <message>
        <source>Tiles wide</source>
        <translation>Riquadri in largo</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Riquadri in alto</translation>
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
        <source>Roll the map</source>
        <translation>Tira la mappa</translation>
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
        <source>The dice of the rule book lay out planets, forests, mountains and asteroids; every throw is kept, and everything can be changed afterwards.</source>
        <translation>I dadi del regolamento dispongono pianeti, foreste, montagne e asteroidi; ogni tiro è conservato, e dopo si può cambiare tutto.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>{count} in tutto</translation>
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
        <source>our own</source>
        <translation>le nostre</translation>
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
        <translation>Stessi giocatori e regole dell’ultima volta</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>{key} begins from anywhere</source>
        <translation>{key} comincia da qualsiasi punto</translation>
    </message>
    <message>
        <source>House rules: {rules} …</source>
        <translation>Regole della casa: {rules} …</translation>
    </message>
    <message>
        <source>as in the rule book</source>
        <translation>come nel regolamento</translation>
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
    <name>NewPassphrase</name>
    <message>
        <source>The same once more</source>
        <translation>Di nuovo la stessa</translation>
    </message>
    <message>
        <source>The two are not the same. Type it again.</source>
        <translation>Non sono uguali. Scrivila di nuovo.</translation>
    </message>
    <message>
        <source>You have used another one so far. Type this one again to use it here.</source>
        <translation>Finora ne hai usata un'altra. Riscrivi questa per usarla qui.</translation>
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
    <name>NoteCard</name>
    <message>
        <source>What is to be remembered here?</source>
        <translation>Che cosa va ricordato qui?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Lascia stare</translation>
    </message>
</context>
<context>
    <name>NoteForm</name>
    <message>
        <source>For your eyes only</source>
        <translation>Solo per i tuoi occhi</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Tear it up</source>
        <translation>Strappa</translation>
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
        <source>Kept under your passphrase: neither the screen nor the file tells it to others. Forgotten, it can only be torn up.</source>
        <translation>Sotto la tua frase segreta: né lo schermo né il file lo dicono agli altri. Se la dimentichi, si può solo strappare.</translation>
    </message>
    <message>
        <source>It is kept. Your passphrase shows it again.</source>
        <translation>È al sicuro. La tua frase segreta lo mostra di nuovo.</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Leggi</translation>
    </message>
    <message>
        <source>To keep changes, type a passphrase again.</source>
        <translation>Per conservare le modifiche scrivi di nuovo una frase segreta.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase.</source>
        <translation>Per un appunto privato serve una frase segreta.</translation>
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
        <source>No name, tag, kind or summary here has “{query}” in it.</source>
        <translation>Qui nessun nome, etichetta, tipo o riassunto contiene “{query}”.</translation>
    </message>
    <message>
        <source>Nothing here has all of these tags.</source>
        <translation>Qui niente ha tutte queste etichette.</translation>
    </message>
    <message>
        <source>Nothing with these tags has “{query}” in its name or summary.</source>
        <translation>Niente con queste etichette ha «{query}» nel nome o nel riassunto.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{path} could not be written ({why}): this choice lasts until you quit.</source>
        <translation>Non si è potuto scrivere {path} ({why}): questa scelta vale finché non esci.</translation>
    </message>
    <message>
        <source>This step could not be kept, so it was not made. {reason} Your game is saved up to the last step.</source>
        <translation>Questo passo non si è potuto conservare, quindi non è stato fatto. {reason} La partita è salva fino all'ultimo passo.</translation>
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
        <source>Below each target: its die and its shield. A structure on an asteroid is attacked as what it is; an asteroid that is destroyed takes it along (BP-COMBAT-18, BP-AST-14).</source>
        <translation>Sotto ogni bersaglio: il suo dado e il suo scudo. Una struttura su un asteroide si attacca per quello che è; un asteroide distrutto la porta con sé (BP-COMBAT-18, BP-AST-14).</translation>
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
</context>
<context>
    <name>OptionLines</name>
    <message>
        <source>No option is called so.</source>
        <translation>Nessuna opzione si chiama così.</translation>
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
        <source>Write to a file …</source>
        <translation>Scrivi su file …</translation>
    </message>
    <message>
        <source>Take from a file …</source>
        <translation>Prendi da file …</translation>
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
        <source>Taken from {file}</source>
        <translation>Prese da {file}</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>number {number} in turn</source>
        <translation>gioca per {number}º</translation>
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
        <source>Later steps: the same {same}, changed {changed}, in conflict {conflicts}.</source>
        <translation>Passi successivi: uguali {same}, cambiati {changed}, in conflitto {conflicts}.</translation>
    </message>
    <message>
        <source>To be decided: {count}.</source>
        <translation>Da decidere: {count}.</translation>
    </message>
    <message>
        <source>Dice or disclosures of these steps would no longer count: {steps}</source>
        <translation>Dadi o rivelazioni di questi passi non varrebbero più: {steps}</translation>
    </message>
    <message>
        <source>Dice are thrown for step {step}; then the rest is judged.</source>
        <translation>Si tirano dadi per il passo {step}; poi si giudica il resto.</translation>
    </message>
    <message>
        <source>Everything is decided.</source>
        <translation>Tutto è deciso.</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Found</source>
        <translation>Trovati</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Niente si chiama così.</translation>
    </message>
    <message>
        <source>Find an action, a place, a ship, a rule, a document …</source>
        <translation>Cerca un'azione, un luogo, una nave, una regola, un documento …</translation>
    </message>
</context>
<context>
    <name>PassphraseForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Frase segreta</translation>
    </message>
    <message>
        <source>No lock takes this passphrase.</source>
        <translation>Nessuna serratura accetta questa frase.</translation>
    </message>
    <message>
        <source>What is stored is not what was sealed.</source>
        <translation>Ciò che è salvato non è ciò che fu sigillato.</translation>
    </message>
</context>
<context>
    <name>PastBoard</name>
    <message>
        <source>Board</source>
        <translation>Tabellone</translation>
    </message>
</context>
<context>
    <name>PlacingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
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
        <source>Nobody of {player} stands beside a target now. Choose units here, or a target from the match.</source>
        <translation>Nessuna unità di {player} ha un bersaglio accanto ora. Scegli qui le unità, o un bersaglio dalla partita.</translation>
    </message>
    <message>
        <source>Choose at least one attacker and one target.</source>
        <translation>Scegli almeno un attaccante e un bersaglio.</translation>
    </message>
    <message>
        <source>Units of {player} stand beside targets, but may not act in this turn. Choose units here, or a target from the match.</source>
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
        <translation>Demolisci {what}</translation>
    </message>
    <message>
        <source>Clear {what}</source>
        <translation>Elimina {what}</translation>
    </message>
    <message>
        <source>Choose a cell for the {what} on {planet}</source>
        <translation>{what}: scegli una casella su {planet}</translation>
    </message>
    <message>
        <source>Demolish or clear …</source>
        <translation>Demolisci o sgombera …</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>Con Annulla torna com’era.</translation>
    </message>
    <message>
        <source>{count} lit cells · arrow keys and Enter work too · then {price} is paid</source>
        <translation>Caselle illuminate: {count} · anche frecce e Invio · si paga dopo: {price}</translation>
    </message>
    <message>
        <source>{deed}: choose which one on {planet}</source>
        <translation>{deed}: scegli quale su {planet}</translation>
    </message>
</context>
<context>
    <name>PlannerPanel</name>
    <message>
        <source>Keep this plan</source>
        <translation>Tieni questo piano</translation>
    </message>
    <message>
        <source>{count} of {most} kept, below</source>
        <translation>{count} di {most} tenuti, qui sotto</translation>
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
        <source>Move to another seat: drag, or arrow up and down</source>
        <translation>Cambia posto: trascina, o freccia su e giù</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Dadi veri</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dadi</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Togli questo giocatore</translation>
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
        <translation>Ripara</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Accetta…</translation>
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
        <source>This is a fault of the program, not yours. You can go on; if you copy the report and send it to us, we can mend it. It holds versions, paths and the fault itself, nothing of your game.</source>
        <translation>È un difetto del programma, non colpa tua. Puoi andare avanti; se copi il rapporto e ce lo mandi, possiamo ripararlo. Contiene versioni, percorsi e il difetto stesso, niente della tua partita.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
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
        <source>No rule is broken</source>
        <translation>Nessuna regola è violata</translation>
    </message>
    <message>
        <source>No open problems</source>
        <translation>Nessun problema aperto</translation>
    </message>
    <message>
        <source>This map can be played as it is. Problems appear here while you draw.</source>
        <translation>Questa mappa si può giocare così com'è. I problemi appaiono qui mentre disegni.</translation>
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
        <source>accepted</source>
        <translation>accettato</translation>
    </message>
    <message>
        <source>Fix all {count}</source>
        <translation>Ripara tutti e {count}</translation>
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
        <source>In whose turn the table is reminded</source>
        <translation>Nel turno di chi il tavolo lo ricorda</translation>
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
        <translation>Annulla</translation>
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
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Ogni turno</translation>
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
        <translation>In quest’ordine</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Che cosa aiuterebbe di più</translation>
    </message>
    <message>
        <source>Thrown {runs} times with seed {seed}: the planet was taken {count} times. The true value of this way to play lies within {span} (95 %); the best way can only be better.</source>
        <translation>Tirato {runs} volte con il seme {seed}: pianeta preso {count} volte. Il valore vero di questo modo di giocare sta in {span} (95 %); il modo migliore può solo fare meglio.</translation>
    </message>
    <message>
        <source>Even without a fight {needed} actions are needed, and {there} are there.</source>
        <translation>Anche senza combattere servono {needed} azioni, e ce ne sono {there}.</translation>
    </message>
    <message>
        <source>A warship of its owner guards the planet: destroy that first, this table says.</source>
        <translation>Una nave da guerra del proprietario fa la guardia al pianeta: a questo tavolo va distrutta prima quella.</translation>
    </message>
    <message>
        <source>All defences fall</source>
        <translation>Cadono tutte le difese</translation>
    </message>
    <message>
        <source>… and the planet is yours</source>
        <translation>… e il pianeta è tuo</translation>
    </message>
    <message>
        <source>Actions after the last defence: {needed} needed, {there} there at first.</source>
        <translation>Azioni dopo l’ultima difesa: ne servono {needed}, all’inizio ce ne sono {there}.</translation>
    </message>
    <message>
        <source>As soon as the last defence falls, go on with the structures: a ship that has not acted yet keeps all its actions (BP-ACT-8).</source>
        <translation>Appena cade l’ultima difesa, passa alle strutture: una nave che non ha ancora agito conserva tutte le sue azioni (BP-ACT-8).</translation>
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
        <translation>{ship} attacca {target} {times}: {chance} ogni volta.</translation>
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
        <translation>{ship} distrugge {what}.</translation>
    </message>
    <message>
        <source>{ship} conquers the planet.</source>
        <translation>{ship} conquista il pianeta.</translation>
    </message>
    <message>
        <source>No single change would help.</source>
        <translation>Nessun cambiamento da solo aiuterebbe.</translation>
    </message>
    <message>
        <source>The bottleneck: {what}</source>
        <translation>La strozzatura: {what}</translation>
    </message>
    <message>
        <source>The bottleneck: too few actions for the structures</source>
        <translation>La strozzatura: poche azioni per le strutture</translation>
    </message>
    <message>
        <source>The bottleneck: too few ships</source>
        <translation>La strozzatura: poche navi</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>senza {what}</translation>
    </message>
    <message>
        <source>one structure fewer</source>
        <translation>una struttura in meno</translation>
    </message>
    <message>
        <source>one more like {what}</source>
        <translation>un’altra come {what}</translation>
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
        <source>Why is it all right here?</source>
        <translation>Perché qui va bene?</translation>
    </message>
    <message>
        <source>Reason for accepting</source>
        <translation>Motivo per accettare</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>ultima mossa {when}</translation>
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
        <source>How everybody stands</source>
        <translation>La situazione</translation>
    </message>
    <message>
        <source>Open deals</source>
        <translation>Affari aperti</translation>
    </message>
    <message>
        <source>It is the turn of {player}</source>
        <translation>Tocca a {player}</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Giro {round} · {phase}</translation>
    </message>
    <message>
        <source>the time in between counts for nobody</source>
        <translation>il tempo trascorso non conta per nessuno</translation>
    </message>
    <message>
        <source>Still open: {what}</source>
        <translation>Ancora da fare: {what}</translation>
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
        <source>Take away</source>
        <translation>Togli</translation>
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
        <source>As it is on the table.</source>
        <translation>Come sta sul tavolo.</translation>
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
        <source>It has not acted</source>
        <translation>Non ha agito</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Si riprende da qui</translation>
    </message>
    <message>
        <source>Say why: it goes on record.</source>
        <translation>Di' perché: resta scritto.</translation>
    </message>
    <message>
        <source>Click the cell for: {what}</source>
        <translation>Clicca la casella per: {what}</translation>
    </message>
    <message>
        <source>One after the other, until Esc</source>
        <translation>Uno dopo l’altro, fino a Esc</translation>
    </message>
    <message>
        <source>A ship put here acts from its next turn on.</source>
        <translation>Una nave messa qui agisce dal suo prossimo turno.</translation>
    </message>
</context>
<context>
    <name>RevisionsPanel</name>
    <message>
        <source>A name for the map as it is now</source>
        <translation>Un nome per la mappa com'è ora</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
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
        <translation>Dai un nome a uno stato della mappa: si potrà confrontare e riprendere.</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Com'è ora</translation>
    </message>
    <message>
        <source>Restore “{name}”</source>
        <translation>Riprendi «{name}»</translation>
    </message>
    <message>
        <source>Forget the name “{name}”</source>
        <translation>Dimentica il nome «{name}»</translation>
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
        <source>Die by die, or real dice</source>
        <translation>Un dado alla volta, o dadi veri</translation>
    </message>
    <message>
        <source>Roll another one</source>
        <translation>Tirane un'altra</translation>
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
    <name>RulePanel</name>
    <message>
        <source>The rule before</source>
        <translation>La regola prima</translation>
    </message>
    <message>
        <source>The rule after</source>
        <translation>La regola dopo</translation>
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
        <source>Rules are strict</source>
        <translation>Regole severe</translation>
    </message>
    <message>
        <source>Rules only note what went against them</source>
        <translation>Le regole annotano soltanto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How strict the rules are</source>
        <translation>Quanto sono severe le regole</translation>
    </message>
    <message>
        <source>Rules warn, the table may overrule</source>
        <translation>Le regole avvertono, decide il tavolo</translation>
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
        <source>+{count} s a turn</source>
        <translation>+{count} s a turno</translation>
    </message>
    <message>
        <source>{count} s for a turn</source>
        <translation>{count} s per turno</translation>
    </message>
    <message>
        <source>{count} s for a phase</source>
        <translation>{count} s per fase</translation>
    </message>
    <message>
        <source>over-time costs</source>
        <translation>il ritardo si paga</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Nobody can open it</source>
        <translation>Nessuno può aprirla</translation>
    </message>
    <message>
        <source>Reason of the table</source>
        <translation>Motivo del tavolo</translation>
    </message>
    <message>
        <source>The table rules</source>
        <translation>Decide il tavolo</translation>
    </message>
    <message>
        <source>What was inside, in the table's judgement</source>
        <translation>Che cosa c'era dentro, secondo il tavolo</translation>
    </message>
    <message>
        <source>What became of it, in the table's judgement</source>
        <translation>Come è finita, secondo il tavolo</translation>
    </message>
    <message>
        <source>A ruling of the table needs a reason.</source>
        <translation>Per una decisione del tavolo serve un motivo.</translation>
    </message>
</context>
<context>
    <name>SafeguardController</name>
    <message>
        <source>{ending}: is that meant? Undo takes it back.</source>
        <translation>{ending}: è proprio così? «Annulla» lo riporta indietro.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>{left}
End the turn all the same?</source>
        <translation>{left}
Finire comunque il turno?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Fine del turno</translation>
    </message>
    <message>
        <source>The turn has ended. {left}</source>
        <translation>Il turno è finito. {left}</translation>
    </message>
</context>
<context>
    <name>SampleButton</name>
    <message>
        <source>From a sample…</source>
        <translation>Da un esempio…</translation>
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
        <translation>Apri il carico sigillato a {site}</translation>
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
        <translation>Colore e segno</translation>
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
        <source>Take this player away</source>
        <translation>Togli questo giocatore</translation>
    </message>
    <message>
        <source>Start grant of the rules</source>
        <translation>Dotazione iniziale delle regole</translation>
    </message>
    <message>
        <source>Set a treasury…</source>
        <translation>Imposta una cassa…</translation>
    </message>
    <message>
        <source>Treasury at the start</source>
        <translation>Cassa all'inizio</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Giocatore {number}</translation>
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
        <translation>Verificato: è ciò che fu sigillato.</translation>
    </message>
    <message>
        <source>Read it alone</source>
        <translation>Leggi in privato</translation>
    </message>
    <message>
        <source>Ruled: {reason}</source>
        <translation>Deciso: {reason}</translation>
    </message>
    <message>
        <source>Fingerprint, published when it was sealed: {hash}</source>
        <translation>Impronta, resa pubblica al momento del sigillo: {hash}</translation>
    </message>
    <message>
        <source>Fingerprint, made again from the text, and the same: {hash}</source>
        <translation>Impronta, rifatta dal testo e identica: {hash}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
</context>
<context>
    <name>SecretsPanel</name>
    <message>
        <source>Who looks</source>
        <translation>Chi guarda</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>New contract</source>
        <translation>Nuova bolla</translation>
    </message>
    <message>
        <source>Private note</source>
        <translation>Appunto privato</translation>
    </message>
    <message>
        <source>Contracts and transports of your own are shown to you alone.</source>
        <translation>Le tue bolle e i tuoi trasporti si mostrano solo a te.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Copri</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Bolle</translation>
    </message>
    <message>
        <source>No contract lies on the table.</source>
        <translation>Sul tavolo non c'è nessuna bolla.</translation>
    </message>
    <message>
        <source>Transport register</source>
        <translation>Registro dei trasporti</translation>
    </message>
    <message>
        <source>Nothing was carried yet.</source>
        <translation>Ancora nessun trasporto.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier transport(s)</source>
        <translation>
            <numerusform>%n trasporto precedente</numerusform>
            <numerusform>%n trasporti precedenti</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>%n thing(s) chosen</source>
        <translation>
            <numerusform>%n cosa scelta</numerusform>
            <numerusform>%n cose scelte</numerusform>
        </translation>
    </message>
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
        <source>%n thing(s) on planets</source>
        <translation>
            <numerusform>%n cosa sui pianeti</numerusform>
            <numerusform>%n cose sui pianeti</numerusform>
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
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Togli dal cestino</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Svuota il cestino …</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Tienili</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>documents</comment>
        <translation>
            <numerusform>%n trovato</numerusform>
            <numerusform>%n trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>Nel cestino</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recenti</translation>
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
    <message numerus="yes">
        <source>Delete %n thing(s) for good</source>
        <translation>
            <numerusform>Elimina definitivamente %n elemento</numerusform>
            <numerusform>Elimina definitivamente %n elementi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Nothing here yet</source>
        <translation>Ancora niente</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Importa un file</translation>
    </message>
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
        <source>Take out of the bin</source>
        <translation>Togli dal cestino</translation>
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
        <source>The bin is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>Nothing else here.</source>
        <translation>Nient'altro qui.</translation>
    </message>
    <message>
        <source>A {endings} file</source>
        <translation>Un file {endings}</translation>
    </message>
    <message>
        <source>{these} or {that}</source>
        <translation>{these} o {that}</translation>
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
        <source>The table’s treasurer, dice and memory</source>
        <translation>Cassiere, dadi e memoria del tavolo</translation>
    </message>
    <message>
        <source>It keeps money, turns and secrets of a space war on the board, rolls its dice and draws its maps. See it with the sample match; every step is kept as you make it.</source>
        <translation>Tiene denaro, turni e segreti di una guerra spaziale sul tabellone, ne tira i dadi e ne disegna le mappe. Provalo con la partita di prova; ogni passo viene salvato subito.</translation>
    </message>
    <message>
        <source>Matches and maps appear here as cards.</source>
        <translation>Qui appaiono partite e mappe, come carte.</translation>
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
        <source>{amounts} missing</source>
        <translation>Manca: {amounts}</translation>
    </message>
    <message>
        <source>{what} here</source>
        <translation>{what} qui</translation>
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
        <source>Click a field and press the new keys; Backspace takes them away.</source>
        <translation>Clicca un campo e premi i nuovi tasti; Backspace li toglie.</translation>
    </message>
    <message>
        <source>Give all actions their first keys</source>
        <translation>Ridai a tutte le azioni i primi tasti</translation>
    </message>
    <message>
        <source>{keys} already means “{action}”: take it away there first.</source>
        <translation>{keys} significa già «{action}»: prima toglilo là.</translation>
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
        <source>A fresh game</source>
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
        <source>How they fell</source>
        <translation>Come sono caduti</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programma</translation>
    </message>
    <message>
        <source>{die} · {total} · each face {expected} times expected, usually {low} to {high}</source>
        <translation>{die} · {total} · ogni faccia attesa {expected} volte, di solito da {low} a {high}</translation>
    </message>
    <message numerus="yes">
        <source>{die}: %n roll(s), too few to say anything.</source>
        <translation>
            <numerusform>{die}: %n tiro, troppo poco per dire qualcosa.</numerusform>
            <numerusform>{die}: %n tiri, troppo pochi per dire qualcosa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die}: chi-square {value} over {total} rolls; a fair die strays at least this far {percent} % of the time.</source>
        <translation>{die}: chi quadro {value} su {total} tiri; un dado onesto si scosta almeno tanto nel {percent} % dei casi.</translation>
    </message>
    <message>
        <source>Nothing thrown yet. Choose a die.</source>
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
        <source>Took over a map from a file</source>
        <translation>Mappa presa da un file</translation>
    </message>
    <message>
        <source>Called the map “{title}”</source>
        <translation>Mappa chiamata «{title}»</translation>
    </message>
    <message>
        <source>Changed table options</source>
        <translation>Opzioni del tavolo cambiate</translation>
    </message>
    <message>
        <source>Laid a tile (column {column}, row {row})</source>
        <translation>Riquadro posato (colonna {column}, riga {row})</translation>
    </message>
    <message>
        <source>Took a tile (column {column}, row {row})</source>
        <translation>Riquadro tolto (colonna {column}, riga {row})</translation>
    </message>
    <message>
        <source>Laid {wide} × {high} tiles</source>
        <translation>Posati {wide} × {high} riquadri</translation>
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
        <source>Forgot the name of a revision</source>
        <translation>Nome di una revisione dimenticato</translation>
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
    <message numerus="yes">
        <source>Turned or mirrored %n thing(s)</source>
        <translation>
            <numerusform>Girato o riflesso %n elemento</numerusform>
            <numerusform>Girati o riflessi %n elementi</numerusform>
        </translation>
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
        <translation>Dimensione di un pianeta cambiata: {size}</translation>
    </message>
    <message>
        <source>Changed a planet's biome: {biome}</source>
        <translation>Bioma di un pianeta cambiato: {biome}</translation>
    </message>
    <message>
        <source>Called a planet “{name}”</source>
        <translation>Un pianeta si chiama «{name}»</translation>
    </message>
    <message>
        <source>Took a planet's name away</source>
        <translation>Nome di un pianeta tolto</translation>
    </message>
    <message>
        <source>Took a planet from its owner</source>
        <translation>Pianeta tolto al suo proprietario</translation>
    </message>
    <message>
        <source>Gave a planet an owner</source>
        <translation>Pianeta assegnato a un giocatore</translation>
    </message>
    <message>
        <source>Took a starting planet from a player</source>
        <translation>Pianeta di partenza tolto a un giocatore</translation>
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
        <translation>{kind} in {cell}</translation>
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
        <translation>Qualcosa spostato da {start} a {cell}</translation>
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
        <source>Put a ship ({name}) in {cell}</source>
        <translation>Nave ({name}) messa in {cell}</translation>
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
        <source>{kind} deployed in {cell}</source>
        <translation>{kind}: dispiegamento in {cell}</translation>
    </message>
    <message>
        <source>Moved a space structure to {cell}</source>
        <translation>Struttura spaziale spostata in {cell}</translation>
    </message>
    <message>
        <source>Removed a space structure</source>
        <translation>Struttura spaziale tolta</translation>
    </message>
    <message numerus="yes">
        <source>Seated %n player(s)</source>
        <translation>
            <numerusform>Seduto %n giocatore</numerusform>
            <numerusform>Seduti %n giocatori</numerusform>
        </translation>
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
        <source>Rolled the map (seed {seed})</source>
        <translation>Mappa tirata (seme {seed})</translation>
    </message>
    <message>
        <source>Rolled the map</source>
        <translation>Mappa tirata</translation>
    </message>
    <message>
        <source>Began to roll the map</source>
        <translation>Cominciato a tirare la mappa</translation>
    </message>
    <message>
        <source>Threw a die for the map</source>
        <translation>Dado tirato per la mappa</translation>
    </message>
    <message>
        <source>Rolled the rest of the map</source>
        <translation>Tirato il resto della mappa</translation>
    </message>
    <message>
        <source>Stopped rolling the map</source>
        <translation>Tiro della mappa fermato</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message>
        <source>It fell</source>
        <translation>È caduto</translation>
    </message>
    <message>
        <source>It failed</source>
        <translation>È fallito</translation>
    </message>
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
        <source>Now: {attacker} attacks {target}. The goal from here: {value}</source>
        <translation>Ora: {attacker} attacca {target}. L’obiettivo da qui: {value}</translation>
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
        <translation>{place}. {attacker} attacca {target} {times}: {chance}. {then}</translation>
    </message>
    <message>
        <source>{place}. {attacker} attacks {target}: {chance}. {then}</source>
        <translation>{place}. {attacker} attacca {target}: {chance}. {then}</translation>
    </message>
    <message>
        <source>If all of them fail, the attack is over.</source>
        <translation>Se falliscono tutti, l’attacco è finito.</translation>
    </message>
    <message>
        <source>If it falls, the goal is reached.</source>
        <translation>Se cade, l’obiettivo è raggiunto.</translation>
    </message>
    <message>
        <source>If it falls, no attack is left.</source>
        <translation>Se cade, non restano attacchi.</translation>
    </message>
    <message>
        <source>If it falls: {attacker} at {target}.</source>
        <translation>Se cade: {attacker} contro {target}.</translation>
    </message>
    <message>
        <source>If it falls, go on at {target}.</source>
        <translation>Se cade, continua contro {target}.</translation>
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
        <translation>Doppia</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>Tripla</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>Sestupla</translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message>
        <source>Symmetry while drawing</source>
        <translation>Simmetria mentre disegni</translation>
    </message>
    <message>
        <source>Exceptions from the symmetry</source>
        <translation>Eccezioni alla simmetria</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Rendi simmetrico</translation>
    </message>
    <message>
        <source>What is chosen, or everything, gets its missing images in one step</source>
        <translation>Ciò che è scelto, o tutto, riceve in un passo le immagini mancanti</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Eccezioni</translation>
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
        <source>{what} in {cell}: its images would lie off the board</source>
        <translation>{what} in {cell}: le sue immagini cadrebbero fuori dal tabellone</translation>
    </message>
    <message>
        <source>{what} in {cell} has no image in {there}; others would lie off the board</source>
        <translation>{what} in {cell} non ha un'immagine in {there}; altre cadrebbero fuori dal tabellone</translation>
    </message>
    <message>
        <source>{what} in {cell} has no image in {there}</source>
        <translation>{what} in {cell} non ha immagine in {there}</translation>
    </message>
    <message>
        <source>Choose a symmetry, and every stroke is drawn in all its images.</source>
        <translation>Scegli una simmetria, e ogni tratto è disegnato in tutte le sue immagini.</translation>
    </message>
    <message>
        <source>{count} without an image. Hold Alt while drawing to make one on purpose.</source>
        <translation>{count} senza immagine. Tieni Alt mentre disegni per farne una apposta.</translation>
    </message>
    <message>
        <source>Everything has its image.</source>
        <translation>Tutto ha la sua immagine.</translation>
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
        <source>Show how long everybody takes</source>
        <translation>Mostra quanto tempo usa ciascuno</translation>
    </message>
    <message>
        <source>Keep the screen awake while a match is in play</source>
        <translation>Tieni acceso lo schermo durante la partita</translation>
    </message>
    <message>
        <source>Tell by a soft sound and a flash whose turn begins</source>
        <translation>Avvisa con un suono leggero e un lampo di chi è il turno</translation>
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
        <source>Shows rolls, fights and turns in large. Any key or click ends it.</source>
        <translation>Mostra in grande tiri, combattimenti e turni. Un tasto o un clic la chiude.</translation>
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
        <source>Ask before a turn ends with something left</source>
        <translation>Chiedi prima che un turno finisca con qualcosa in sospeso</translation>
    </message>
    <message>
        <source>Without a question the message offers Undo.</source>
        <translation>Senza domanda, il messaggio offre «Annulla».</translation>
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
        <source>A tag, or several with commas between</source>
        <translation>Un'etichetta, o più separate da virgole</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Nuova etichetta</translation>
    </message>
    <message>
        <source>Tags of this document</source>
        <translation>Etichette di questo documento</translation>
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
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Tags of “{title}”</source>
        <translation>Etichette di “{title}”</translation>
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
        <source>Choose all of it</source>
        <translation>Scegli tutto</translation>
    </message>
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
        <source>Remove it with all on it</source>
        <translation>Toglilo con tutto il resto</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Sopra</translation>
    </message>
    <message>
        <source>Turn what is on it about the middle</source>
        <translation>Gira ciò che c'è sopra intorno al centro</translation>
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
        <translation>Colonna {column}, riga {row} dei riquadri · {width} × {height} celle</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>One turn back (Page Up)</source>
        <translation>Un turno indietro (Pag su)</translation>
    </message>
    <message>
        <source>One turn on (Page Down)</source>
        <translation>Un turno avanti (Pag giù)</translation>
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
        <source>Dismiss</source>
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
        <source>Click puts it, Shift puts one more; [ and ] turn, H mirrors, Esc drops it</source>
        <translation>Clic la posa, Maiusc ne posa un'altra; [ e ] girano, H specchia, Esc lascia</translation>
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
        <translation>Clicca o traccia un rettangolo; Maiusc aggiunge, Ctrl traccia un lazo; trascina per spostare; i numeri sono i riquadri</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Sposta</translation>
    </message>
    <message>
        <source>Drag, or click to pick up and click again to put down</source>
        <translation>Trascina, o clicca per prendere e clicca ancora per posare</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Pianeta</translation>
    </message>
    <message>
        <source>Click to put one; drag from its centre to size it</source>
        <translation>Clicca per metterlo; trascina dal centro per la taglia</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Asteroide</translation>
    </message>
    <message>
        <source>Click to put one; Alt leaves the symmetry out</source>
        <translation>Clicca per metterlo; Alt lascia fuori la simmetria</translation>
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
        <source>Click a planet cell, an asteroid or space, as it needs</source>
        <translation>Clicca una casella di pianeta, un asteroide o lo spazio, secondo il tipo</translation>
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
        <source>Owner</source>
        <translation>Proprietario</translation>
    </message>
    <message>
        <source>Click a planet to give it to the player chosen here</source>
        <translation>Clicca un pianeta per darlo al giocatore scelto qui</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gomma</translation>
    </message>
    <message>
        <source>Click or draw over what should go; a planet by its centre</source>
        <translation>Clicca o passa su ciò che deve sparire; un pianeta dal suo centro</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Riquadri</translation>
    </message>
    <message>
        <source>Click to lay or take a tile; Ctrl takes all on it too; Alt leaves the symmetry out</source>
        <translation>Clicca per posare o togliere un riquadro; Ctrl toglie anche ciò che c'è sopra; Alt esclude la simmetria</translation>
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
        <source>Step {step} holds dice or a disclosure. Does the table agree to take it back?</source>
        <translation>Il passo {step} contiene dadi o una rivelazione. Il tavolo è d'accordo ad annullarlo?</translation>
    </message>
    <message>
        <source>The table agrees</source>
        <translation>Il tavolo è d'accordo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lascia così</translation>
    </message>
    <message>
        <source>As the banker, {player} …</source>
        <translation>Come banchiere, {player} …</translation>
    </message>
</context>
<context>
    <name>TurnUndoController</name>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Torna all'inizio del turno</translation>
    </message>
    <message>
        <source>Back to the start of the turn: {steps}</source>
        <translation>Torna all'inizio del turno: {steps}</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>In questo turno non c'è niente da ritirare.</translation>
    </message>
    <message>
        <source>Take back {steps}</source>
        <translation>Ritira {steps}</translation>
    </message>
    <message>
        <source>{way}. Dice or a disclosure are among them: does the table agree?</source>
        <translation>{way}. Tra questi ci sono dadi o una rivelazione: il tavolo è d'accordo?</translation>
    </message>
    <message>
        <source>The table agrees: {steps}</source>
        <translation>Il tavolo è d'accordo: {steps}</translation>
    </message>
    <message>
        <source>Without asking: {steps}</source>
        <translation>Senza chiedere: {steps}</translation>
    </message>
    <message>
        <source>Taken back: {steps}</source>
        <translation>Ritirati: {steps}</translation>
    </message>
</context>
<context>
    <name>UnfinishedPopover</name>
    <message>
        <source>Drop it, go on</source>
        <translation>Lascia stare, avanti</translation>
    </message>
    <message>
        <source>Going on would drop it.</source>
        <translation>Andando avanti si perderebbe.</translation>
    </message>
    <message>
        <source>{way}, then go on</source>
        <translation>{way}, poi avanti</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Move</source>
        <translation>Muovi</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Qualcos'altro</translation>
    </message>
    <message>
        <source>Plan the fight</source>
        <translation>Pianifica lo scontro</translation>
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
        <source>Nothing is within its reach.</source>
        <translation>Non ha nulla a portata.</translation>
    </message>
    <message>
        <source>Load, unload, buy or deploy …</source>
        <translation>Carica, scarica, compra o dispiega …</translation>
    </message>
    <message>
        <source>Look first</source>
        <translation>Prima guarda la tua cassa</translation>
    </message>
    <message>
        <source>Open a sealed load at {site} …</source>
        <translation>Apri un carico sigillato a {site} …</translation>
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
        <translation>Attacca {target}</translation>
    </message>
    <message>
        <source>Buy {what} at {site} and load it</source>
        <translation>Compra e carica {what} presso {site}</translation>
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
        <translation>Distruggi {what} su {planet}</translation>
    </message>
    <message>
        <source>Deploy {what}</source>
        <translation>Dispiega: {what}</translation>
    </message>
    <message>
        <source>Deploy {what} on asteroid {asteroid}</source>
        <translation>Dispiega sull'asteroide {asteroid}: {what}</translation>
    </message>
    <message>
        <source>Take aboard: {what}</source>
        <translation>Imbarca: {what}</translation>
    </message>
    <message>
        <source>Hand {what} over at {site}</source>
        <translation>Consegna {what} presso {site}</translation>
    </message>
    <message>
        <source>Move: {count} lit cells, click or drag</source>
        <translation>Muovi: {count} caselle, clicca o trascina</translation>
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
        <source>{chance} a roll</source>
        <translation>{chance} a tiro</translation>
    </message>
    <message>
        <source>{count} more targets …</source>
        <translation>Altri bersagli: {count} …</translation>
    </message>
    <message>
        <source>{owner} · {chance} a roll</source>
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
        <translation>Da fare</translation>
    </message>
</context>
<context>
    <name>ViewerBar</name>
    <message>
        <source>Cover</source>
        <translation>Copri</translation>
    </message>
    <message>
        <source>{player} is looking</source>
        <translation>{player} sta guardando</translation>
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
        <source>Number of throws</source>
        <translation>Numero di tiri</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Throw it</source>
        <translation>Tira</translation>
    </message>
    <message>
        <source>Work it out exactly</source>
        <translation>Calcola esattamente</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Tiri</translation>
    </message>
    <message>
        <source>An exact answer to this would take longer than a second. Instead the program can throw the fight many times and say how far off that may be.</source>
        <translation>Una risposta esatta richiederebbe più di un secondo. Il programma può invece tirare lo scontro molte volte e dire di quanto può sbagliare.</translation>
    </message>
    <message>
        <source>Working: {percent} %</source>
        <translation>Calcolo: {percent} %</translation>
    </message>
</context>
<context>
    <name>WritingPlace</name>
    <message>
        <source>{player} goes on writing a secret contract</source>
        <translation>{player} continua a scrivere una bolla segreta</translation>
    </message>
    <message>
        <source>A secret contract is written.</source>
        <translation>Si scrive una bolla segreta.</translation>
    </message>
    <message>
        <source>You were writing a secret contract.</source>
        <translation>Stavi scrivendo una bolla segreta.</translation>
    </message>
    <message>
        <source>Your private note is opened.</source>
        <translation>Si apre il tuo appunto privato.</translation>
    </message>
    <message>
        <source>{player} reads and signs a secret contract</source>
        <translation>{player} legge e firma una bolla segreta</translation>
    </message>
    <message>
        <source>A secret contract waits for your signature.</source>
        <translation>Una bolla segreta aspetta la tua firma.</translation>
    </message>
    <message>
        <source>The other one has not signed your contract.</source>
        <translation>L'altro non ha firmato la tua bolla.</translation>
    </message>
</context>
<context>
    <name>YardShop</name>
    <message>
        <source>How many: {ship}</source>
        <translation>Quante: {ship}</translation>
    </message>
    <message>
        <source>Choose a cell for the {what} at {planet}</source>
        <translation>{what}: scegli una casella presso {planet}</translation>
    </message>
    <message>
        <source>The first stands there, the others beside it · paid then: {price}</source>
        <translation>La prima va lì, le altre accanto · si paga allora: {price}</translation>
    </message>
    <message>
        <source>{count} lit cells · paid when it stands: {price}</source>
        <translation>Caselle illuminate: {count} · si paga quando è piazzata: {price}</translation>
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
        <source>Go to</source>
        <translation>Vai a</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Scatola</translation>
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
        <translation>Pianifica uno scontro con le unità di questa partita</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Cerca tutto</translation>
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
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Your settings could not be read. They lie in {path} now, and everything is as on the first day.</source>
        <translation>Non si è potuto leggere le tue impostazioni. Ora stanno in {path}, e tutto è come il primo giorno.</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>The d{attack} must beat the shield of {shield}; no die answers.</source>
        <translation>Il d{attack} deve superare lo scudo {shield}; nessun dado risponde.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the d{defence}; a tie fails.</source>
        <translation>Il d{attack} deve superare il d{defence}; il pareggio non basta.</translation>
    </message>
    <message>
        <source>It must also beat the shield of {shield}.</source>
        <translation>Deve superare anche lo scudo {shield}.</translation>
    </message>
    <message>
        <source>{attack} beats the {defence} of the defence.</source>
        <translation>{attack} supera il {defence} della difesa.</translation>
    </message>
    <message>
        <source>{attack} does not beat the {defence} of the defence.</source>
        <translation>{attack} non supera il {defence} della difesa.</translation>
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
        <translation>Distrutto.</translation>
    </message>
    <message>
        <source>The target holds; nobody is harmed.</source>
        <translation>Il bersaglio resiste; nessuno subisce danni.</translation>
    </message>
    <message>
        <source>within {times} attacks {percent} ({chance})</source>
        <translation>entro {times} attacchi {percent} ({chance})</translation>
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
        <source>Go on</source>
        <translation>Riprendi</translation>
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
        <source>Paused: the table was left</source>
        <translation>In pausa: il tavolo è stato lasciato</translation>
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
        <source>Book over-time: {player}, {amounts}</source>
        <translation>Registra il tempo in più: {player}, {amounts}</translation>
    </message>
    <message>
        <source>{player} owes for over-time. The clock can book it.</source>
        <translation>Tempo in più da pagare: {player}. Si registra dal menu dell'orologio.</translation>
    </message>
</context>
<context>
    <name>consents</name>
    <message>
        <source>{players}: is asked first</source>
        <translation>Prima si chiede a: {players}</translation>
    </message>
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
        <translation>filtro correzioni ritirati</translation>
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
        <source>zoom centre everything</source>
        <translation>zoom centra tutto</translation>
    </message>
    <message>
        <source>full screen large</source>
        <translation>schermo intero grande</translation>
    </message>
    <message>
        <source>curtain hide secret secrecy treasury</source>
        <translation>sipario tenda nascondere segreto cassa segretezza</translation>
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
        <source>ship unit</source>
        <translation>nave unità</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>struttura</translation>
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
        <source>exit close</source>
        <translation>chiudi termina</translation>
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
        <source>Rolled by the rules, or empty</source>
        <translation>Tirata secondo le regole, o vuota</translation>
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
        <translation>Sullo schermo o accanto a un tabellone vero</translation>
    </message>
    <message>
        <source>Play a sample match</source>
        <translation>Gioca una partita di prova</translation>
    </message>
    <message>
        <source>Three players, ready to go</source>
        <translation>Tre giocatori, si comincia subito</translation>
    </message>
    <message>
        <source>Sample match</source>
        <translation>Partita di prova</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n giocatore</numerusform>
            <numerusform>%n giocatori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n pianeta</numerusform>
            <numerusform>%n pianeti</numerusform>
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
        <translation>perduta</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>violata</translation>
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
        <source>The board grew by {cells} cells.</source>
        <translation>Il tabellone è cresciuto di {cells} caselle.</translation>
    </message>
    <message>
        <source>The board lost {cells} cells.</source>
        <translation>Il tabellone ha perso {cells} caselle.</translation>
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
        <source>Ship {number} ({ship_class:ship_class}) is new.</source>
        <translation>La nave {number} ({ship_class:ship_class}) è nuova.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) is gone.</source>
        <translation>La nave {number} ({ship_class:ship_class}) non c'è più.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) moved.</source>
        <translation>La nave {number} ({ship_class:ship_class}) si è spostata.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) is different.</source>
        <translation>La nave {number} ({ship_class:ship_class}) è diversa.</translation>
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
        <source>{path} has no ending we can write; use .png, .svg or .pdf.</source>
        <translation>{path} non ha un'estensione che sappiamo scrivere; usa .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>No amount is in “{text}”; write for example: anna +5m -2c reason</source>
        <translation>In «{text}» non c'è un importo; scrivi per esempio: anna +5m -2ce motivo</translation>
    </message>
    <message>
        <source>An asteroid that was kept would lie in the orbit of a planet of this size: roll again.</source>
        <translation>Un asteroide mantenuto cadrebbe nell'orbita di un pianeta di questa taglia: ritira.</translation>
    </message>
    <message>
        <source>The board is full: placing ends with {missing} asteroids left over.</source>
        <translation>Il tabellone è pieno: restano {missing} asteroidi da piazzare.</translation>
    </message>
    <message>
        <source>This generation does not fit the map any more: stop it and begin again.</source>
        <translation>Questa generazione non va più d'accordo con la mappa: fermala e ricomincia.</translation>
    </message>
    <message>
        <source>Cells to choose: {expected}, all different; given: {given}.</source>
        <translation>Caselle da scegliere: {expected}, tutte diverse; date: {given}.</translation>
    </message>
    <message>
        <source>A d{die} is to be thrown now, not cells to be chosen.</source>
        <translation>Ora si tira un d{die}, non si scelgono caselle.</translation>
    </message>
    <message>
        <source>No tile is {distance} tiles away from every starting planet: the wish is dropped.</source>
        <translation>Nessun riquadro dista {distance} riquadri da ogni pianeta di partenza: il desiderio decade.</translation>
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
        <source>Dice are still to fall: finish or stop the generation first.</source>
        <translation>Ci sono ancora dadi da tirare: prima finisci o ferma la generazione.</translation>
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
        <source>{amount} is no possible amount of {resource:resource}.</source>
        <translation>{amount} non è una quantità possibile di {resource:resource}.</translation>
    </message>
    <message>
        <source>The natural resource in cell {cell} is on the border although an inner cell is free.</source>
        <translation>La risorsa naturale nella casella {cell} sta sul bordo benché ci sia una casella interna libera.</translation>
    </message>
    <message>
        <source>{kind:kind}: there is no asteroid in cell {cell} to put it on.</source>
        <translation>{kind:kind}: nella casella {cell} non c'è un asteroide su cui metterla.</translation>
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
        <source>"{text}" is no grid of tiles: write it like 4x2.</source>
        <translation>"{text}" non è una griglia di riquadri: scrivi per esempio 4x2.</translation>
    </message>
    <message>
        <source>A problem with {rule} was not accepted here.</source>
        <translation>Un problema con {rule} qui non era accettato.</translation>
    </message>
    <message>
        <source>Cell {cell} is no cell of a planet on which something can stand.</source>
        <translation>La casella {cell} non è una casella di pianeta su cui possa stare qualcosa.</translation>
    </message>
    <message>
        <source>{kind:kind}: this is deployed in space, not built on planets.</source>
        <translation>{kind:kind}: si dispiega nello spazio, non si costruisce sui pianeti.</translation>
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
        <source>There are {asteroids} asteroids; the dice give {least} to {most}.</source>
        <translation>Ci sono {asteroids} asteroidi; i dadi ne danno da {least} a {most}.</translation>
    </message>
    <message>
        <source>There are {planets} planets instead of {expected}.</source>
        <translation>Ci sono {planets} pianeti invece di {expected}.</translation>
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
        <source>A starting planet has {expected} natural resources; this one has {count}.</source>
        <translation>Un pianeta di partenza ha {expected} risorse naturali; questo ne ha {count}.</translation>
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
        <source>Players: {seats}, tiles: {tiles}, planets: {planets}, asteroids: {asteroids}</source>
        <translation>Giocatori: {seats}, riquadri: {tiles}, pianeti: {planets}, asteroidi: {asteroids}</translation>
    </message>
    <message>
        <source>With such tiles two things would come to stand in one cell.</source>
        <translation>Con tali riquadri due cose finirebbero nella stessa casella.</translation>
    </message>
    <message>
        <source>A tile side of {side} cells will not do: it must be odd and at least {least}.</source>
        <translation>Un lato di {side} caselle non va: dev'essere dispari e almeno {least}.</translation>
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
        <source>{tiles} tiles are too few for these players: {least} at least.</source>
        <translation>{tiles} riquadri sono troppo pochi per questi giocatori: almeno {least}.</translation>
    </message>
    <message>
        <source>A map has at most {limit} seats.</source>
        <translation>Una mappa ha al massimo {limit} posti.</translation>
    </message>
    <message>
        <source>Something filed under {id} calls itself {other}.</source>
        <translation>Qualcosa registrato come {id} si chiama {other}.</translation>
    </message>
    <message>
        <source>Tile {tile} holds another planet already: {planet}.</source>
        <translation>Il riquadro {tile} contiene già un altro pianeta: {planet}.</translation>
    </message>
    <message>
        <source>There is no asteroid {asteroid}.</source>
        <translation>Non c'è l'asteroide {asteroid}.</translation>
    </message>
    <message>
        <source>There is no biome {biome}.</source>
        <translation>Non c'è il bioma {biome}.</translation>
    </message>
    <message>
        <source>There is no ship class {ship_class}.</source>
        <translation>Non c'è la classe di navi {ship_class}.</translation>
    </message>
    <message>
        <source>There is no faction {faction}.</source>
        <translation>Non c'è la fazione {faction}.</translation>
    </message>
    <message>
        <source>There is no structure of the kind {kind}.</source>
        <translation>Non c'è una struttura del tipo {kind}.</translation>
    </message>
    <message>
        <source>There is no natural resource {kind}.</source>
        <translation>Non c'è la risorsa naturale {kind}.</translation>
    </message>
    <message>
        <source>An owner has no seat at this board: {seat}.</source>
        <translation>Un proprietario non ha posto a questo tabellone: {seat}.</translation>
    </message>
    <message>
        <source>There is no phase {phase}.</source>
        <translation>Non c'è la fase {phase}.</translation>
    </message>
    <message>
        <source>There is no planet {planet}.</source>
        <translation>Non c'è il pianeta {planet}.</translation>
    </message>
    <message>
        <source>There is no resource {resource}.</source>
        <translation>Non c'è la risorsa {resource}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Non c'è il posto {seat}.</translation>
    </message>
    <message>
        <source>There is no ship {ship}.</source>
        <translation>Non c'è la nave {ship}.</translation>
    </message>
    <message>
        <source>There is no planet size {size}.</source>
        <translation>Non c'è la taglia di pianeta {size}.</translation>
    </message>
    <message>
        <source>There is no structure {structure}.</source>
        <translation>Non c'è la struttura {structure}.</translation>
    </message>
    <message>
        <source>{kind:kind}: deployed, but not on an asteroid.</source>
        <translation>{kind:kind}: dispiegata, ma non su un asteroide.</translation>
    </message>
    <message>
        <source>There is no table option {option}.</source>
        <translation>Non c'è l'opzione del tavolo {option}.</translation>
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
        <source>Everybody has {minutes:minutes}.</source>
        <translation>Ognuno ha {minutes:minutes}.</translation>
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
        <source>A set-up sheet is a PDF; give {path} the ending .pdf.</source>
        <translation>Il foglio di preparazione è un PDF: dai a {path} l'estensione .pdf.</translation>
    </message>
    <message>
        <source>{option} would change nothing in this kind of file; leave it out.</source>
        <translation>{option} non cambierebbe nulla in questo tipo di file: toglila.</translation>
    </message>
    <message>
        <source>A payment goes one way; turn the names round instead of taking away.</source>
        <translation>Un pagamento va in una sola direzione: scambia i nomi invece di togliere.</translation>
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
        <source>These are no table options of Burning Planets ({detail}).</source>
        <translation>Queste non sono opzioni del tavolo di Burning Planets ({detail}).</translation>
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
        <source>{player} no longer has what the envelope contains. Correct the treasury, or let the table rule.</source>
        <translation>{player} non ha più quello che contiene la busta. Correggete la cassa, o decida il tavolo.</translation>
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
        <translation>Tiri per il primo turno: {rolls}. {players} ritirano.</translation>
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
        <source>{ship} of {owner} is lost to {player}.</source>
        <translation>{ship} di {owner} cade per mano di {player}.</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} of {owner}.</source>
        <translation>{player} ha distrutto {kind:kind} di {owner}.</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid.</source>
        <translation>{player} ha distrutto un asteroide.</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid, and the {kind:kind} on it.</source>
        <translation>{player} ha distrutto un asteroide, con {kind:kind} che vi stava.</translation>
    </message>
    <message>
        <source>{ship} of {player} deploys a {kind:kind}.</source>
        <translation>{ship} di {player} dispiega {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes a {kind:kind} aboard.</source>
        <translation>{ship} di {player} imbarca {kind:kind}.</translation>
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
        <translation>La partita ora si chiama “{title}”.</translation>
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
        <source>Correction: {player} gets a {kind:kind}. {reason}</source>
        <translation>Correzione: {player} riceve {kind:kind}. {reason}</translation>
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
        <source>Correction: a {kind:kind} is gone. {reason}</source>
        <translation>Correzione: {kind:kind} non c'è più. {reason}</translation>
    </message>
    <message>
        <source>Correction: it is the turn of {player}, phase “{phase:phase}”. {reason}</source>
        <translation>Correzione: è il turno di {player}, fase «{phase:phase}». {reason}</translation>
    </message>
    <message>
        <source>{player} writes a private note.</source>
        <translation>{player} scrive un appunto privato.</translation>
    </message>
    <message>
        <source>{player} tears up a private note.</source>
        <translation>{player} strappa un appunto privato.</translation>
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
        <source>{player} throws the draft of a contract away.</source>
        <translation>{player} butta via la bozza di una bolla.</translation>
    </message>
    <message>
        <source>The contract of {players} is in force.</source>
        <translation>La bolla di {players} è in vigore.</translation>
    </message>
    <message>
        <source>The contract of {players} is turned over for all to read.</source>
        <translation>La bolla di {players} è scoperta: tutti la leggono.</translation>
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
        <source>Pause: the table was left.</source>
        <translation>Pausa: il tavolo è stato lasciato.</translation>
    </message>
    <message>
        <source>The pause is over.</source>
        <translation>La pausa è finita.</translation>
    </message>
    <message>
        <source>The match goes on; the time the program was away counts for nobody.</source>
        <translation>La partita riprende; il tempo in cui il programma era chiuso non conta per nessuno.</translation>
    </message>
    <message>
        <source>Everybody has all the time they like.</source>
        <translation>Ognuno ha tutto il tempo che vuole.</translation>
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
        <source>An amount of {resource:resource} is below nothing.</source>
        <translation>Una quantità di {resource:resource} è sotto zero.</translation>
    </message>
    <message>
        <source>More than {limit} at once is surely a slip.</source>
        <translation>Più di {limit} in una volta è di certo una svista.</translation>
    </message>
    <message>
        <source>{event:event}: no {kind:kind} can be built in this turn.</source>
        <translation>{event:event}: in questo turno non si può costruire {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be built.</source>
        <translation>{kind:kind} non si può costruire.</translation>
    </message>
    <message>
        <source>A {kind:kind} is bought when a cargo ship loads it.</source>
        <translation>{kind:kind} si compra quando una nave cargo la carica.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands on the outer border only.</source>
        <translation>{kind:kind} sta solo sul bordo esterno.</translation>
    </message>
    <message>
        <source>This match is played beside a real board: cells are not named.</source>
        <translation>Questa partita si gioca accanto a un tabellone vero: le caselle non si nominano.</translation>
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
        <source>Name either the way or the goal.</source>
        <translation>Indica o il percorso o la meta.</translation>
    </message>
    <message>
        <source>Say where {ship} goes.</source>
        <translation>Di' dove va {ship}.</translation>
    </message>
    <message>
        <source>{ship} cannot get there with one action.</source>
        <translation>{ship} non può arrivarci con un'azione.</translation>
    </message>
    <message>
        <source>{ship} moves {allowed} cells at most; this is {asked}.</source>
        <translation>{ship} si muove al massimo di {allowed} caselle; qui sono {asked}.</translation>
    </message>
    <message>
        <source>{ship} goes from cell to adjacent cell.</source>
        <translation>{ship} va di casella in casella adiacente.</translation>
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
        <source>The {kind:kind} stands on no asteroid.</source>
        <translation>Non sta su un asteroide: {kind:kind}.</translation>
    </message>
    <message>
        <source>By that rule nobody would be left in the match.</source>
        <translation>Con questa regola nessuno resterebbe in gioco.</translation>
    </message>
    <message>
        <source>What stands on an asteroid is named beside a real board only.</source>
        <translation>Ciò che sta su un asteroide si nomina solo accanto a un tabellone vero.</translation>
    </message>
    <message>
        <source>Overrule …</source>
        <translation>Procedi comunque …</translation>
    </message>
    <message>
        <source>{event:event}: no structure fires in this turn.</source>
        <translation>{event:event}: in questo turno nessuna struttura spara.</translation>
    </message>
    <message>
        <source>The {kind:kind} was built in this turn and does not fire yet.</source>
        <translation>{kind:kind}: costruzione di questo turno, non spara ancora.</translation>
    </message>
    <message>
        <source>{ship} is no warship and destroys nothing.</source>
        <translation>{ship} non è una nave da guerra e non distrugge nulla.</translation>
    </message>
    <message>
        <source>A {kind:kind} has to be fought.</source>
        <translation>{kind:kind} va affrontata in combattimento.</translation>
    </message>
    <message>
        <source>A ship is named twice.</source>
        <translation>Una nave è nominata due volte.</translation>
    </message>
    <message>
        <source>{ship} is not enormous.</source>
        <translation>{ship} non è enorme.</translation>
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
        <source>Say what is to be loaded.</source>
        <translation>Di' che cosa caricare.</translation>
    </message>
    <message>
        <source>{ship} carries one space structure at most.</source>
        <translation>{ship} porta al massimo una struttura spaziale.</translation>
    </message>
    <message>
        <source>A {kind:kind} is no space structure.</source>
        <translation>{kind:kind} non è una struttura spaziale.</translation>
    </message>
    <message>
        <source>{player} has no such structure in reserve.</source>
        <translation>{player} non ha questa struttura in riserva.</translation>
    </message>
    <message>
        <source>Say what is to be unloaded.</source>
        <translation>Di' che cosa scaricare.</translation>
    </message>
    <message>
        <source>{ship} carries no space structure.</source>
        <translation>{ship} non porta strutture spaziali.</translation>
    </message>
    <message>
        <source>Space structures are not handed over; they are deployed in space.</source>
        <translation>Le strutture spaziali non si consegnano; si dispiegano nello spazio.</translation>
    </message>
    <message>
        <source>Say what is to be handed over, and to whom.</source>
        <translation>Di' che cosa consegnare, e a chi.</translation>
    </message>
    <message>
        <source>Goods change hands by cargo ship only.</source>
        <translation>Le merci passano di mano solo con una nave cargo.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands in open space, not on an asteroid.</source>
        <translation>{kind:kind} sta nello spazio aperto, non su un asteroide.</translation>
    </message>
    <message>
        <source>There is a structure on that asteroid already.</source>
        <translation>Su quell'asteroide c'è già una struttura.</translation>
    </message>
    <message>
        <source>Name either a cell or an asteroid.</source>
        <translation>Indica o una casella o un asteroide.</translation>
    </message>
    <message>
        <source>Say where the {kind:kind} goes.</source>
        <translation>Di' dove va {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} is deployed on an asteroid.</source>
        <translation>{kind:kind} si dispiega su un asteroide.</translation>
    </message>
    <message>
        <source>{ship} is not beside that place.</source>
        <translation>{ship} non è accanto a quel posto.</translation>
    </message>
    <message>
        <source>It belongs to {player}, whose ships alone may move it.</source>
        <translation>È di {player}: solo le sue navi possono spostarla.</translation>
    </message>
    <message>
        <source>There is no envelope {seal}.</source>
        <translation>Non c'è la busta {seal}.</translation>
    </message>
    <message>
        <source>The envelope {seal} has been opened or ruled on already.</source>
        <translation>La busta {seal} è già stata aperta o giudicata.</translation>
    </message>
    <message>
        <source>The ship with the envelope {seal} is gone: show the contents, they cannot be unloaded.</source>
        <translation>La nave con la busta {seal} non c'è più: mostra il contenuto, non si può scaricare.</translation>
    </message>
    <message>
        <source>This envelope is sealed for something else.</source>
        <translation>Questa busta è sigillata per qualcos'altro.</translation>
    </message>
    <message>
        <source>{player} has no business with this envelope, so it cannot have their passphrase.</source>
        <translation>{player} non c'entra con questa busta, quindi non può averne la frase segreta.</translation>
    </message>
    <message>
        <source>This envelope is damaged. Seal it again.</source>
        <translation>Questa busta è danneggiata. Sigillala di nuovo.</translation>
    </message>
    <message>
        <source>That is not what was sealed: it does not fit the published hash.</source>
        <translation>Non è ciò che fu sigillato: non corrisponde all'impronta pubblicata.</translation>
    </message>
    <message>
        <source>The envelope fits its hash, but nobody can read what is in it. The table has to rule.</source>
        <translation>La busta corrisponde all'impronta, ma nessuno può leggere che cosa contiene. Deve decidere il tavolo.</translation>
    </message>
    <message>
        <source>A ruling of the table needs a reason.</source>
        <translation>Una decisione del tavolo ha bisogno di un motivo.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase: without one anybody could read it.</source>
        <translation>Un appunto privato vuole una frase segreta: senza, lo leggerebbe chiunque.</translation>
    </message>
    <message>
        <source>{player} keeps no private note.</source>
        <translation>{player} non ha appunti privati.</translation>
    </message>
    <message>
        <source>There is no contract {contract}.</source>
        <translation>Non c'è la bolla {contract}.</translation>
    </message>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Una bolla vuole due giocatori diversi.</translation>
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
        <translation>La nave cargo deve essere di uno dei due soci.</translation>
    </message>
    <message>
        <source>Goods go from one partner to the other, to nobody else.</source>
        <translation>Le merci vanno da un socio all'altro, a nessun altro.</translation>
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
        <source>A passphrase comes too late: the text was written down without one. Write a new draft.</source>
        <translation>Una frase segreta arriva tardi: il testo è stato scritto senza. Fai una nuova bozza.</translation>
    </message>
    <message>
        <source>The contract is sealed and cannot be changed any more.</source>
        <translation>La bolla è sigillata e non si può più cambiare.</translation>
    </message>
    <message>
        <source>The contract is still a draft.</source>
        <translation>La bolla è ancora una bozza.</translation>
    </message>
    <message>
        <source>Everybody can read this contract already.</source>
        <translation>Questa bolla la possono già leggere tutti.</translation>
    </message>
    <message>
        <source>The deal is not done yet: not everything has been delivered, and the ship is still under way.</source>
        <translation>L'affare non è concluso: non tutto è consegnato e la nave è ancora in viaggio.</translation>
    </message>
    <message>
        <source>A secret contract is fulfilled by turning it over: open it.</source>
        <translation>Una bolla segreta si adempie girandola: aprila.</translation>
    </message>
    <message>
        <source>Begin the match first: say who plays, and where.</source>
        <translation>Prima comincia la partita: di' chi gioca, e dove.</translation>
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
        <source>{given} players: this table plays with {least} to {most}.</source>
        <translation>{given} giocatori: a questo tavolo si gioca da {least} a {most}.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Ogni giocatore ha bisogno di un nome.</translation>
    </message>
    <message>
        <source>There is no faction {faction:faction}.</source>
        <translation>Non c'è la fazione {faction:faction}.</translation>
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
        <source>The map gives somebody less than nothing, or more than anyone could have.</source>
        <translation>La mappa dà a qualcuno meno di niente, o più di quanto si possa avere.</translation>
    </message>
    <message>
        <source>There is no phase {phase:phase}.</source>
        <translation>Non c'è la fase {phase:phase}.</translation>
    </message>
    <message>
        <source>There is no turn {turn}: turns count from 1.</source>
        <translation>Non c'è il turno {turn}: si conta da 1.</translation>
    </message>
    <message>
        <source>The scenario is in the turn of somebody who does not play.</source>
        <translation>Nello scenario è il turno di qualcuno che non gioca.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be where the map puts it.</source>
        <translation>{kind:kind} non può stare dove la mette la mappa.</translation>
    </message>
    <message>
        <source>Ship {number} on the map carries something, but it is no cargo ship.</source>
        <translation>La nave {number} sulla mappa porta qualcosa, ma non è una nave cargo.</translation>
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
        <source>The map has {given} seats, and {needed} players want to sit down.</source>
        <translation>La mappa ha {given} posti, e {needed} giocatori vogliono sedersi.</translation>
    </message>
    <message>
        <source>{seats} seats of the map stay empty; what belongs to them will be nobody’s.</source>
        <translation>{seats} posti della mappa restano vuoti; ciò che è loro non sarà di nessuno.</translation>
    </message>
    <message>
        <source>{player} takes a seat that the map made for {faction:faction}.</source>
        <translation>{player} prende un posto che la mappa prevede per {faction:faction}.</translation>
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
        <source>This table agrees on the order instead of rolling for it.</source>
        <translation>Questo tavolo concorda l'ordine invece di tirarlo.</translation>
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
        <translation>{player} non ha più {kind:kind} da piazzare.</translation>
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
        <source>That is more than a {size:size} planet has cells.</source>
        <translation>È più di quante caselle ha un pianeta di taglia {size:size}.</translation>
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
        <translation>Non c'è il giocatore {player}.</translation>
    </message>
    <message>
        <source>Nobody has ever seen a {kind}.</source>
        <translation>Nessuno ha mai visto {kind}.</translation>
    </message>
    <message>
        <source>There is no ship class {cls}.</source>
        <translation>Non c'è la classe di navi {cls}.</translation>
    </message>
    <message>
        <source>There is no planet or station {yard}.</source>
        <translation>Non c'è il pianeta o la stazione {yard}.</translation>
    </message>
    <message>
        <source>There is no planet or station {site}.</source>
        <translation>Non c'è il pianeta o la stazione {site}.</translation>
    </message>
    <message>
        <source>There is nothing called {thing} on the board.</source>
        <translation>Sul tabellone niente si chiama {thing}.</translation>
    </message>
    <message>
        <source>A turn has no such phase: choose one of its phases.</source>
        <translation>Un turno non ha questa fase: sceglietene una delle sue.</translation>
    </message>
    <message>
        <source>The match has that name already.</source>
        <translation>La partita si chiama già così.</translation>
    </message>
    <message>
        <source>There is not so much room: free cells for {count} only.</source>
        <translation>Non c'è tanto spazio: solo {count} caselle libere.</translation>
    </message>
    <message>
        <source>Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} ({cls:ship_class}).</source>
        <translation>Distanza {steps}; la via intorno agli ostacoli è di {way:steps}. Turni: {turns} ({cls:ship_class}).</translation>
    </message>
    <message>
        <source>Nothing stands here. To erase the whole planet, click its centre.</source>
        <translation>Qui non c'è niente. Per cancellare tutto il pianeta, clicca sul suo centro.</translation>
    </message>
    <message>
        <source>Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the Symmetry panel lists them.</source>
        <translation>Corretto, ma non ovunque in modo simmetrico. Nuove eccezioni alla simmetria: {count}; le elenca il pannello Simmetria.</translation>
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
        <source>'{given}' is not understood; write: odds plan FILE.json, odds table or odds events TURNS</source>
        <translation>'{given}' non si capisce; scrivi: odds plan FILE.json, odds table oppure odds events TURNI</translation>
    </message>
    <message>
        <source>Round {round}: {player}, phase {phase:phase}.</source>
        <translation>Giro {round}: {player}, fase {phase:phase}.</translation>
    </message>
    <message>
        <source>{player} ({faction:faction}): {treasury}; planets: {planets}, ships: {ships}.</source>
        <translation>{player} ({faction:faction}): {treasury}; pianeti: {planets}, navi: {ships}.</translation>
    </message>
    <message>
        <source>Only one unit at a time is in the middle of its actions.</source>
        <translation>Una sola unità alla volta è a metà delle sue azioni.</translation>
    </message>
    <message>
        <source>Planets on the board cannot change their size.</source>
        <translation>I pianeti sul tabellone non cambiano taglia.</translation>
    </message>
    <message>
        <source>Which player is “{name}”? Write the beginning of one name: {players}.</source>
        <translation>Chi è “{name}”? Scrivi l'inizio di un nome: {players}.</translation>
    </message>
    <message>
        <source>Who is paid? Write the beginning of one name behind the arrow: {players}.</source>
        <translation>Chi viene pagato? Scrivi dopo la freccia l'inizio di un nome: {players}.</translation>
    </message>
    <message>
        <source>Which resource is “{text}”? Write the beginning of one: {resources}.</source>
        <translation>Quale risorsa è “{text}”? Scrivi l'inizio di una: {resources}.</translation>
    </message>
    <message>
        <source>“{text}” is no amount of a resource. Write for example -2c, or begin the reason with a word.</source>
        <translation>“{text}” non è una quantità di una risorsa. Scrivi per esempio -2c, o comincia il motivo con una parola.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number; write digits only, for example 5 or 1200.</source>
        <translation>“{text}” non è un numero intero; scrivi solo cifre, per esempio 5 o 1200.</translation>
    </message>
    <message>
        <source>{amount} is too much for one line; book at most {most}.</source>
        <translation>{amount} è troppo per una riga; registra al massimo {most}.</translation>
    </message>
    <message>
        <source>{giver} hands goods over to {receiver}. {reason}</source>
        <translation>{giver} consegna merci a {receiver}. {reason}</translation>
    </message>
    <message>
        <source>Say what is to be corrected.</source>
        <translation>Di' che cosa correggere.</translation>
    </message>
    <message>
        <source>This unit has not acted.</source>
        <translation>Questa unità non ha agito.</translation>
    </message>
    <message>
        <source>Say in which cell.</source>
        <translation>Di' in quale casella.</translation>
    </message>
    <message>
        <source>Say where, and only one place.</source>
        <translation>Di' dove, e un posto solo.</translation>
    </message>
    <message>
        <source>{player} is out of the game.</source>
        <translation>{player} è fuori dal gioco.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last step to play on.</source>
        <translation>La partita è finita. Annulla l'ultimo passo per continuare.</translation>
    </message>
    <message>
        <source>A shared victory takes at least two players.</source>
        <translation>Una vittoria condivisa vuole almeno due giocatori.</translation>
    </message>
    <message>
        <source>This table knows no shared victory.</source>
        <translation>Questo tavolo non conosce la vittoria condivisa.</translation>
    </message>
    <message>
        <source>With two players there is no alliance, and no victory to share.</source>
        <translation>In due non ci sono alleanze, né vittorie da condividere.</translation>
    </message>
    <message>
        <source>Everybody who is left has to agree; {players} did not.</source>
        <translation>Tutti quelli rimasti devono essere d'accordo; {players} no.</translation>
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
        <source>{players} · round {round}</source>
        <translation>{players} · giro {round}</translation>
    </message>
    <message>
        <source>{players} · won by {winners}</source>
        <translation>{players} · vince {winners}</translation>
    </message>
    <message>
        <source>{players} · stopped in round {round}</source>
        <translation>{players} · fermata al giro {round}</translation>
    </message>
    <message>
        <source>{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here.</source>
        <translation>{cls:ship_class}: {steps:steps} in un turno, {cells} caselle raggiungibili da qui.</translation>
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
    <message>
        <source>That is more than {limit} things at once: take it in several parts.</source>
        <translation>Sono più di {limit} cose insieme: dividile in più parti.</translation>
    </message>
    <message>
        <source>Nothing is chosen: click something on the map first.</source>
        <translation>Non è scelto niente: prima clicca qualcosa sulla mappa.</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that was copied from a map.</source>
        <translation>Gli appunti non contengono nulla copiato da una mappa.</translation>
    </message>
    <message>
        <source>Copied: {count} things.</source>
        <translation>Copiate: {count} cose.</translation>
    </message>
    <message>
        <source>Choose a symmetry first; then everything can be given its image.</source>
        <translation>Prima scegli una simmetria; poi tutto può avere la sua immagine.</translation>
    </message>
    <message>
        <source>Everything has its image already.</source>
        <translation>Tutto ha già la sua immagine.</translation>
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
        <source>within {times:attacks}: {chance} ({percent} %)</source>
        <translation>entro {times:attacks}: {chance} ({percent} %)</translation>
    </message>
    <message>
        <source>This attack can never succeed.</source>
        <translation>Questo attacco non può mai riuscire.</translation>
    </message>
    <message>
        <source>{option} is {value}, but must be between {least} and {most}.</source>
        <translation>{option} è {value}, ma deve stare tra {least} e {most}.</translation>
    </message>
    <message>
        <source>'{verb}' failed through a fault of the program ({detail}); nothing was changed. See the log: bp-desktop doctor says where.</source>
        <translation>'{verb}' è fallito per un difetto del programma ({detail}); niente è cambiato. Vedi il registro: bp-desktop doctor dice dove.</translation>
    </message>
    <message>
        <source>line {number} is not a JSON command: {detail}</source>
        <translation>la riga {number} non è un comando JSON: {detail}</translation>
    </message>
    <message>
        <source>{option} is needed.</source>
        <translation>Serve {option}.</translation>
    </message>
    <message>
        <source>{path} is no plan: {detail}</source>
        <translation>{path} non è un piano: {detail}</translation>
    </message>
    <message>
        <source>{path} was written.</source>
        <translation>{path} è stato scritto.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Nessuna regola è violata.</translation>
    </message>
    <message>
        <source>A match on a tracked board needs --map; beside a real board say --positions table.</source>
        <translation>Una partita con posizioni seguite vuole --map; accanto a un tabellone vero di' --positions table.</translation>
    </message>
    <message>
        <source>'{text}' is not a player; write a name, a colon and a faction: Red:humans.</source>
        <translation>'{text}' non è un giocatore; scrivi nome, due punti e fazione: Red:humans.</translation>
    </message>
    <message>
        <source>The file was changed outside the program, at step {step} or later.</source>
        <translation>Il file è stato cambiato fuori dal programma, al passo {step} o dopo.</translation>
    </message>
    <message>
        <source>What {account} holds is not what the ledger says.</source>
        <translation>Ciò che {account} possiede non è ciò che dice il libro mastro.</translation>
    </message>
    <message>
        <source>All is well: {steps} lines replayed, chain and ledger agree.</source>
        <translation>Tutto bene: {steps} righe rigiocate, catena e libro mastro concordano.</translation>
    </message>
    <message>
        <source>{number}: done, step {step}: {events}</source>
        <translation>{number}: fatto, passo {step}: {events}</translation>
    </message>
    <message>
        <source>The match is over. Winners: {winners}.</source>
        <translation>La partita è finita. Vincitori: {winners}.</translation>
    </message>
    <message>
        <source>The match is being set up.</source>
        <translation>La partita è in preparazione.</translation>
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
        <source>--sample is for plans only; this answer is always exact.</source>
        <translation>--sample vale solo per i piani; questa risposta è sempre esatta.</translation>
    </message>
    <message>
        <source>The cheapest fleet is only worked out exactly; leave --sample out.</source>
        <translation>La flotta più economica si calcola solo in modo esatto; togli --sample.</translation>
    </message>
    <message>
        <source>{attacker} cannot reach {target}, which is not among the targets.</source>
        <translation>{attacker} non raggiunge {target}, che non è tra i bersagli.</translation>
    </message>
    <message>
        <source>The goal names {target}, which is not among the targets.</source>
        <translation>L’obiettivo nomina {target}, che non è tra i bersagli.</translation>
    </message>
    <message>
        <source>The goal names no target; say which ones are meant.</source>
        <translation>L’obiettivo non nomina bersagli: di’ quali intendi.</translation>
    </message>
    <message>
        <source>A fleet is looked for by a chance; choose all, these or at_least as the goal.</source>
        <translation>Una flotta si cerca per una probabilità: scegli come obiettivo all, these o at_least.</translation>
    </message>
    <message>
        <source>Working this out exactly would take too long; ask for a sample, such as --sample 10000.</source>
        <translation>Il calcolo esatto durerebbe troppo; chiedi dei tiri, per esempio --sample 10000.</translation>
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
        <translation>Un'etichetta ha bisogno di almeno una lettera.</translation>
    </message>
    <message>
        <source>A tag can have at most {limit} characters: choose a shorter word.</source>
        <translation>Un'etichetta può avere al massimo {limit} caratteri: scegli una parola più corta.</translation>
    </message>
    <message>
        <source>A document can have at most {limit} tags: take one away first.</source>
        <translation>Un documento può avere al massimo {limit} etichette: prima togline una.</translation>
    </message>
    <message>
        <source>It has the tag “{tag}” already.</source>
        <translation>Ha già l'etichetta “{tag}”.</translation>
    </message>
    <message>
        <source>A document</source>
        <translation>Un documento</translation>
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
        <source>Step {step} is not there, or it was undone, so it cannot be looked at or corrected.</source>
        <translation>Il passo {step} non c'è, o è stato annullato: non si può guardare né correggere.</translation>
    </message>
    <message>
        <source>That would leave step {step} as it is.</source>
        <translation>Il passo {step} resterebbe com'è.</translation>
    </message>
    <message>
        <source>A d{die} that was never thrown is needed for this ({purpose}).</source>
        <translation>Serve un d{die} che non è mai stato tirato ({purpose}).</translation>
    </message>
    <message>
        <source>This text is too long: it has {length} characters, and at most {limit} can be kept.</source>
        <translation>Questo testo è troppo lungo: ha {length} caratteri, e se ne possono tenere al massimo {limit}.</translation>
    </message>
    <message>
        <source>This cannot be written down, because it contains half a character ({detail}). Type it again.</source>
        <translation>Non si può scrivere, perché contiene mezzo carattere ({detail}). Scrivilo di nuovo.</translation>
    </message>
    <message>
        <source>The disk did not take the step ({detail}).</source>
        <translation>Il disco non ha preso il passo ({detail}).</translation>
    </message>
    <message>
        <source>{expected:dice} are needed, and {given} were typed in.</source>
        <translation>Servono {expected:dice}, e ne sono stati scritti {given}.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}.</source>
        <translation>Un d{die} non ha la faccia {face}.</translation>
    </message>
    <message>
        <source>“{text}” is no throw: write it like 2d6, d20 or 3d8 + d4.</source>
        <translation>«{text}» non è un tiro: scrivi per esempio 2d6, d20 o 3d8 + d4.</translation>
    </message>
    <message>
        <source>At most {most} dice of at most {sides} sides can be thrown at once.</source>
        <translation>Si tirano insieme al massimo {most} dadi di al massimo {sides} facce.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:megabytes}, so it is not a document of ours.</source>
        <translation>Il file è più grande di {limit:megabytes}: non è un nostro documento.</translation>
    </message>
    <message>
        <source>The file holds more than {limit:steps}.</source>
        <translation>Il file contiene più di {limit:steps}.</translation>
    </message>
    <message>
        <source>This is not a Burning Planets document ({detail}).</source>
        <translation>Questo non è un documento di Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>The file was written by a newer Burning Planets (format {version}, this one knows {known}): update the program.</source>
        <translation>Il file è stato scritto da un Burning Planets più nuovo (formato {version}, questo conosce {known}): aggiorna il programma.</translation>
    </message>
    <message>
        <source>This file holds a document of another kind ({found}; {expected} is needed here).</source>
        <translation>Questo file contiene un documento di altro tipo ({found}; qui serve {expected}).</translation>
    </message>
    <message>
        <source>The file is damaged at step {step} ({detail}): use another copy of it.</source>
        <translation>Il file è danneggiato al passo {step} ({detail}): usa un'altra copia.</translation>
    </message>
    <message>
        <source>What the file shows cannot be read ({detail}).</source>
        <translation>Ciò che il file mostra non si può leggere ({detail}).</translation>
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
        <source>{path} is damaged ({detail}) and was left as it is: restore a backup.</source>
        <translation>{path} è danneggiato ({detail}) ed è rimasto com'era: ripristina una copia di sicurezza.</translation>
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
        <source>The document {document} is no longer in {path}.</source>
        <translation>Il documento {document} non è più in {path}.</translation>
    </message>
    <message>
        <source>Step {step} was not kept in {path}, because the document is open twice: close it and open it again.</source>
        <translation>Il passo {step} non è stato conservato in {path}, perché il documento è aperto due volte: chiudilo e riaprilo.</translation>
    </message>
    <message>
        <source>This program does not know the game “{system}”, so the document was left out of {path}: update the program.</source>
        <translation>Questo programma non conosce il gioco «{system}», quindi il documento è rimasto fuori da {path}: aggiorna il programma.</translation>
    </message>
    <message>
        <source>{path} could not be brought up to date ({detail}) and is as it was: report this problem.</source>
        <translation>{path} non si è potuto aggiornare ({detail}) ed è com'era: segnala il problema.</translation>
    </message>
    <message>
        <source>The backup {path} was not sound ({detail}) and has been removed: the box may be damaged, run a check.</source>
        <translation>La copia di sicurezza {path} non era sana ({detail}) ed è stata tolta: la scatola può essere danneggiata, fai un controllo.</translation>
    </message>
    <message>
        <source>The backup {path} was damaged since it was made, and nothing was brought back: choose another one.</source>
        <translation>La copia di sicurezza {path} si è danneggiata dopo essere stata fatta, e nulla è stato recuperato: scegline un’altra.</translation>
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
        <translation>«{title}» è stato modificato fuori dal programma al passo {step}.</translation>
    </message>
    <message>
        <source>Now somebody else would do this.</source>
        <translation>Ora lo farebbe qualcun altro.</translation>
    </message>
    <message>
        <source>Now this would be done in another phase.</source>
        <translation>Ora avverrebbe in un’altra fase.</translation>
    </message>
    <message>
        <source>Now this would be done with something else.</source>
        <translation>Ora riguarderebbe un’altra cosa.</translation>
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
        <source>Play in the order of the seats</source>
        <translation>Gioca nell'ordine dei posti</translation>
    </message>
    <message>
        <source>Place the starting cannon of {player} for them</source>
        <translation>Piazza il cannone iniziale per {player}</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Tira per il primo turno</translation>
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
        <source>On to: {phase:phase}</source>
        <translation>Avanti: {phase:phase}</translation>
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
        <source>gave up in round {round}</source>
        <translation>resa al giro {round}</translation>
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
        <source>Everybody left shares the victory</source>
        <translation>I rimasti condividono la vittoria</translation>
    </message>
    <message>
        <source>Stop without a winner</source>
        <translation>Ferma senza vincitore</translation>
    </message>
    <message>
        <source>{winner} has won</source>
        <translation>{winner} ha vinto</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Nessuno ha vinto</translation>
    </message>
    <message>
        <source>The last one left, in round {round}.</source>
        <translation>L'ultimo rimasto, al giro {round}.</translation>
    </message>
    <message>
        <source>Everybody left agreed to it in round {round}.</source>
        <translation>Tutti i rimasti erano d'accordo, al giro {round}.</translation>
    </message>
    <message>
        <source>The table stopped in round {round}.</source>
        <translation>Il tavolo ha smesso al giro {round}.</translation>
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
        <translation>Attacco</translation>
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
        <source>Deploy a space structure</source>
        <translation>Dispiega una struttura spaziale</translation>
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
        <translation>Baratto</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Resa</translation>
    </message>
    <message>
        <source>Share the victory</source>
        <translation>Condividi la vittoria</translation>
    </message>
    <message>
        <source>Stop the match</source>
        <translation>Ferma la partita</translation>
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
        <source>Change the enforcement</source>
        <translation>Cambia l'applicazione delle regole</translation>
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
        <source>Put a space structure</source>
        <translation>Metti una struttura spaziale</translation>
    </message>
    <message>
        <source>Put a natural resource</source>
        <translation>Metti una risorsa naturale</translation>
    </message>
    <message>
        <source>Put an asteroid</source>
        <translation>Metti un asteroide</translation>
    </message>
    <message>
        <source>Put a ship elsewhere</source>
        <translation>Metti una nave altrove</translation>
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
        <source>Show sealed goods</source>
        <translation>Mostra merci sigillate</translation>
    </message>
    <message>
        <source>Open and unload</source>
        <translation>Apri e scarica</translation>
    </message>
    <message>
        <source>Rule on sealed goods</source>
        <translation>Decidi su merci sigillate</translation>
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
        <source>Throw a draft away</source>
        <translation>Butta via una bozza</translation>
    </message>
    <message>
        <source>Turn a contract over</source>
        <translation>Scopri una bolla</translation>
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
        <source>Tear up a private note</source>
        <translation>Strappa un appunto privato</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Go on after a pause</source>
        <translation>Riprendi dopo una pausa</translation>
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
        <translation>{player} piazza {kind:kind} iniziale su {planet}.</translation>
    </message>
    <message>
        <source>{planet} is on the list: {size:size}, {biome:biome}.</source>
        <translation>{planet} è nell'elenco: {size:size}, {biome:biome}.</translation>
    </message>
    <message>
        <source>{player} collects {amounts}.</source>
        <translation>{player} raccoglie {amounts}.</translation>
    </message>
    <message>
        <source>{player} builds a {kind:kind} on {planet} for {price}.</source>
        <translation>{player} costruisce {kind:kind} su {planet} per {price}.</translation>
    </message>
    <message>
        <source>A {kind:kind} on {planet} is demolished.</source>
        <translation>{kind:kind} su {planet}: demolizione.</translation>
    </message>
    <message>
        <source>A {kind:kind} on {planet} is gone for good.</source>
        <translation>{kind:kind} su {planet}: perduta per sempre.</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost to {player}, who takes {amounts}.</source>
        <translation>{ship} di {owner} cade per mano di {player}, che prende {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost to {player}, who takes {amounts} and a {kind:kind}.</source>
        <translation>{ship} di {owner} cade per mano di {player}, che prende {amounts} e {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} on {planet}.</source>
        <translation>{player} ha distrutto {kind:kind} su {planet}.</translation>
    </message>
    <message>
        <source>{ship} destroys a {kind:kind} on {planet}.</source>
        <translation>{ship} distrugge {kind:kind} su {planet}.</translation>
    </message>
    <message>
        <source>{player} conquers {planet}.</source>
        <translation>{player} conquista {planet}.</translation>
    </message>
    <message>
        <source>{player} takes {planet} from {former}.</source>
        <translation>{player} prende {planet} a {former}.</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures} structures are gone.</source>
        <translation>{player} bombarda {planet}: {structures} strutture distrutte.</translation>
    </message>
    <message>
        <source>Correction for {player}: {change:signed}. {reason}</source>
        <translation>Correzione per {player}: {change:signed}. {reason}</translation>
    </message>
    <message>
        <source>Correction: a {kind:kind} stands on {planet}. {reason}</source>
        <translation>Correzione: {kind:kind} su {planet}. {reason}</translation>
    </message>
    <message>
        <source>Correction: a {kind:kind} on {planet} is gone. {reason}</source>
        <translation>Correzione: {kind:kind} su {planet} non c'è più. {reason}</translation>
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
        <source>The table rules on the envelope of {giver}: {amounts}. {reason}</source>
        <translation>Il tavolo decide sulla busta di {giver}: {amounts}. {reason}</translation>
    </message>
    <message>
        <source>{planet} is not the active player’s planet.</source>
        <translation>{planet} non è un pianeta del giocatore di turno.</translation>
    </message>
    <message>
        <source>A structure has been built on {planet} in this turn.</source>
        <translation>{planet} ha già costruito in questo turno.</translation>
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
        <translation>Su {planet} non c'è {kind:kind}.</translation>
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
        <source>{planet} is the own planet: demolish instead.</source>
        <translation>{planet} è un pianeta proprio: usa la demolizione.</translation>
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
        <source>{needed} enormous ships around the corners of {planet} are needed; there are {given}.</source>
        <translation>Servono {needed} navi enormi ai vertici di {planet}; ce ne sono {given}.</translation>
    </message>
    <message>
        <source>The ships do not stand around the six corners of {planet}.</source>
        <translation>Le navi non stanno ai sei vertici di {planet}.</translation>
    </message>
    <message>
        <source>{ship} does not carry that much: {missing} missing.</source>
        <translation>{ship} non porta così tanto: mancano {missing}.</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains ({missing} missing). Correct the treasury, or let the table rule.</source>
        <translation>{player} non ha più ciò che la busta contiene (mancano {missing}). Correggi la cassa, o lascia decidere il tavolo.</translation>
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
        <source>Ship {number} of {seat} carries less than nothing.</source>
        <translation>La nave {number} di {seat} trasporta meno di niente.</translation>
    </message>
    <message>
        <source>{seat} has no starting planet.</source>
        <translation>{seat} non ha un pianeta di partenza.</translation>
    </message>
    <message>
        <source>The reserve of {seat} holds something that is no space structure.</source>
        <translation>La riserva di {seat} contiene qualcosa che non è una struttura spaziale.</translation>
    </message>
    <message>
        <source>{seat} still owns something on this map.</source>
        <translation>{seat} possiede ancora qualcosa su questa mappa.</translation>
    </message>
    <message>
        <source>Ship number {number} of {seat} is not the only one, or no number.</source>
        <translation>Il numero di nave {number} di {seat} non è unico, o non è un numero.</translation>
    </message>
    <message>
        <source>{seat} owns less than nothing.</source>
        <translation>{seat} possiede meno di niente.</translation>
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
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and destroys {target} of {defender}.</source>
        <translation>{unit} di {player} tira {attack} contro {defence} (scudo {shield}) e distrugge {target} di {defender}.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and fails to destroy {target} of {defender}.</source>
        <translation>{unit} di {player} tira {attack} contro {defence} (scudo {shield}) e non distrugge {target} di {defender}.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}) and shatters the asteroid.</source>
        <translation>{unit} di {player} tira {attack} (scudo {shield}) e frantuma l'asteroide.</translation>
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
        <source>{ship} of {player} takes a new {kind:kind} aboard at {site}.</source>
        <translation>{ship} di {player} imbarca {kind:kind} presso {site}.</translation>
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
        <source>New ships stand in a free cell touching {yard}, or in the nearest free one.</source>
        <translation>Le navi nuove stanno in una casella libera che tocca {yard}, o nella più vicina libera.</translation>
    </message>
    <message>
        <source>{unit} has acted, and then another unit: the rest of its actions is lost.</source>
        <translation>{unit} ha agito, poi un'altra unità: il resto delle sue azioni è perso.</translation>
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
        <source>{target} is an own unit.</source>
        <translation>{target} è un'unità propria.</translation>
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
        <source>There is a file {path} already; choose another name, or add --force.</source>
        <translation>Il file {path} c'è già; scegli un altro nome o aggiungi --force.</translation>
    </message>
    <message>
        <source>'{given}' is not understood; --help tells what can be asked.</source>
        <translation>«{given}» non si capisce; --help dice che cosa si può chiedere.</translation>
    </message>
    <message>
        <source>No rule speaks of “{asked}”.</source>
        <translation>Nessuna regola parla di «{asked}».</translation>
    </message>
    <message>
        <source>There are no rules of the game {game} to read.</source>
        <translation>Non ci sono regole del gioco {game} da leggere.</translation>
    </message>
    <message>
        <source>There is no schema '{asked}' of the game {game}.</source>
        <translation>Non c'è uno schema «{asked}» del gioco {game}.</translation>
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
        <translation>ha distrutto {things} di {owner}</translation>
    </message>
    <message>
        <source>{by} destroyed {things} of {owner}</source>
        <translation>{by} ha distrutto {things} di {owner}</translation>
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
        <source>"{text}" is no option: write it like name=value.</source>
        <translation>"{text}" non è un'opzione: scrivi nome=valore.</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}.</source>
        <translation>«{option}» non può essere {value}.</translation>
    </message>
    <message>
        <source>In this game nobody pays anybody: book it for one player.</source>
        <translation>In questo gioco nessuno paga nessuno: registralo per un solo giocatore.</translation>
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
        <source>Loot: hull</source>
        <translation>Bottino: scafo</translation>
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
        <source>{player} begins with what {source} yields</source>
        <translation>{player} parte con la resa di {source}</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player} parte</translation>
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
        <source>{player} takes the worth of a destroyed hull</source>
        <translation>{player} prende il valore di uno scafo distrutto</translation>
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
        <translation>Rendita per turno</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Rendita</translation>
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
        <source>Every try has an exact chance: hitting, surviving an attack, a turn without an event. Luck says how many of 100 such matches would have gone worse. The bar shows what is usual, the line in it what was to be expected, the dot what came.</source>
        <translation>Ogni prova ha una probabilità esatta: colpire, sopravvivere a un attacco, un turno senza evento. La fortuna dice quante di 100 partite così sarebbero andate peggio. La barra mostra ciò che è usuale, la linea ciò che era atteso, il punto ciò che è uscito.</translation>
    </message>
    <message>
        <source>Hits above what was to be expected</source>
        <translation>Colpi a segno oltre l'atteso</translation>
    </message>
    <message>
        <source>attacks {share}</source>
        <translation>attacchi {share}</translation>
    </message>
    <message>
        <source>survived {share}</source>
        <translation>sopravvissuti {share}</translation>
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
        <source>{cls:ship_class} ship</source>
        <translation>Nave {cls:ship_class}</translation>
    </message>
    <message>
        <source>Cargo ship</source>
        <translation>Cargo ship</translation>
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
        <translation>dall’inizio</translation>
    </message>
    <message>
        <source>starting planet</source>
        <translation>pianeta iniziale</translation>
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
        <source>{free} of {cells:cells} free</source>
        <translation>{free} di {cells:cells} libere</translation>
    </message>
    <message>
        <source>The hold is empty.</source>
        <translation>La stiva è vuota.</translation>
    </message>
    <message>
        <source>Something is aboard; its owner knows what.</source>
        <translation>A bordo c’è qualcosa; solo il proprietario sa cosa.</translation>
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
        <translation>Non c’è niente sopra.</translation>
    </message>
    <message>
        <source>On it: {kind:kind} ({player})</source>
        <translation>Sopra: {kind:kind} ({player})</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Che cosa può fare</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Buono a sapersi</translation>
    </message>
    <message>
        <source>{count:actions} in each own turn: move up to {speed:cells}, attack, conquer, destroy a structure</source>
        <translation>{count:actions} in ogni proprio turno: muoversi fino a {speed:cells}, attaccare, conquistare, distruggere una struttura</translation>
    </message>
    <message>
        <source>{count:actions} in each own turn: move up to {speed:cells}, load, unload, conquer; it never attacks</source>
        <translation>{count:actions} in ogni proprio turno: muoversi fino a {speed:cells}, caricare, scaricare, conquistare; non attacca mai</translation>
    </message>
    <message>
        <source>{moves:moves} of up to {speed:cells} and {attacks:attacks} in each own turn</source>
        <translation>{moves:moves} fino a {speed:cells} e {attacks:attacks} in ogni proprio turno</translation>
    </message>
    <message>
        <source>{count:attacks} in each own turn, at the cells beside it</source>
        <translation>{count:attacks} in ogni proprio turno, alle caselle accanto</translation>
    </message>
    <message>
        <source>Yields {goods} each turn</source>
        <translation>Produce {goods} per turno</translation>
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
        <source>Only the planet’s owner may clear it, one in each turn</source>
        <translation>Solo il proprietario del pianeta può toglierla, una per turno</translation>
    </message>
    <message>
        <source>Once it is gone, it never comes back</source>
        <translation>Una volta tolta, non torna più</translation>
    </message>
    <message>
        <source>It cannot be attacked</source>
        <translation>Non può essere attaccata</translation>
    </message>
    <message>
        <source>A cargo ship beside it can deploy: {kinds}</source>
        <translation>Una cargo ship accanto può dispiegare: {kinds}</translation>
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
        <source>What may still be built</source>
        <translation>Che cosa si può ancora costruire</translation>
    </message>
    <message>
        <source>{price} · yields {goods}</source>
        <translation>{price} · produce {goods}</translation>
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
        <translation>{unit} può distruggerla, senza dadi</translation>
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
    <message>
        <source>The treasury is covered.</source>
        <translation>La cassa è coperta.</translation>
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
        <source>{player} pays for over-time</source>
        <translation>{player} paga il tempo in più</translation>
    </message>
    <message>
        <source>Time limits: match {budget:time_limit}, more for each own turn {increment:time_limit}, turn {turn:time_limit}, phase {phase:time_limit}.</source>
        <translation>Limiti di tempo: partita {budget:time_limit}, in più per ogni proprio turno {increment:time_limit}, turno {turn:time_limit}, fase {phase:time_limit}.</translation>
    </message>
    <message>
        <source>{player} pays for {minutes:minutes} of over-time.</source>
        <translation>{player} paga {minutes:minutes} di tempo in più.</translation>
    </message>
    <message>
        <source>Over-time cannot be paid in “{resource}”: there is no such resource.</source>
        <translation>Il tempo in più non si può pagare con «{resource}»: non esiste questa risorsa.</translation>
    </message>
    <message>
        <source>Over-time costs nothing at this table: set a price first.</source>
        <translation>A questo tavolo il tempo in più non costa niente: impostate prima un prezzo.</translation>
    </message>
    <message>
        <source>Book over-time</source>
        <translation>Registra il tempo in più</translation>
    </message>
    <message>
        <source>{planet} is on the list: {size:size}, {biome:biome}, owned by {player} from the start.</source>
        <translation>{planet} è nell'elenco: {size:size}, {biome:biome}; fin dall'inizio è di {player}.</translation>
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
        <source>{ship} of {player} hands a {kind:kind} over to {receiver} at {site}.</source>
        <translation>{ship} di {player} consegna presso {site} a {receiver}: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts} and a {kind:kind}.</source>
        <translation>{ship} di {player} scarica presso {site} per {receiver}: {amounts}, e inoltre {kind:kind}.</translation>
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
        <source>{player} does not have that much: {missing} missing. Take away less.</source>
        <translation>{player} non ha così tanto: mancano {missing}. Togli di meno.</translation>
    </message>
    <message>
        <source>{player} does not have that much. Take away less.</source>
        <translation>{player} non ha così tanto. Togli di meno.</translation>
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
        <translation>Parità: si ritira</translation>
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
        <source>{player}’s turn</source>
        <translation>Tocca a {player}</translation>
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
        <translation>{attack} batte {defence}</translation>
    </message>
    <message>
        <source>{attack} does not beat {defence}</source>
        <translation>{attack} non batte {defence}</translation>
    </message>
    <message>
        <source>{attack} beats shield {shield}</source>
        <translation>{attack} batte lo scudo {shield}</translation>
    </message>
    <message>
        <source>{attack} does not beat shield {shield}</source>
        <translation>{attack} non batte lo scudo {shield}</translation>
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
        <source>Nobody promises anything to themselves: choose another player.</source>
        <translation>Nessuno promette qualcosa a se stesso: scegliete un altro giocatore.</translation>
    </message>
    <message>
        <source>Say what is promised.</source>
        <translation>Scrivete che cosa si promette.</translation>
    </message>
    <message>
        <source>At most {most} promises can be open: settle one first.</source>
        <translation>Possono essere aperte al massimo {most} promesse: chiudetene prima una.</translation>
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
        <source>There is no banker: everybody may book.</source>
        <translation>Non c'è un banchiere: tutti possono registrare.</translation>
    </message>
    <message>
        <source>Another banker or PIN needs everybody’s consent; still to agree: {players}.</source>
        <translation>Per un altro banchiere o PIN serve il consenso di tutti; mancano: {players}.</translation>
    </message>
    <message>
        <source>Only the banker creates money or takes it away.</source>
        <translation>Solo il banchiere crea denaro o lo toglie.</translation>
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
        <source>{planet} has another size: {size:size}.</source>
        <translation>{planet} ha un'altra taglia: {size:size}.</translation>
    </message>
    <message>
        <source>{planet} has another biome: {biome:biome}.</source>
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
        <source>{planet} lies nowhere on the board.</source>
        <translation>{planet} non sta da nessuna parte sul tabellone.</translation>
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
        <source>{kind:kind}: listed on {planet} but not in one of its cells.</source>
        <translation>{kind:kind}: elencata su {planet} ma non in una sua casella.</translation>
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
        <source>Bombardment with ships that {players} would lend</source>
        <translation>Bombardamento con navi in prestito da: {players}</translation>
    </message>
    <message>
        <source>{unit} can take it aboard</source>
        <translation>{unit} può prenderla a bordo</translation>
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
        <translation>Cantieri liberi: {count}</translation>
    </message>
    <message>
        <source>Ships with actions left: {count}</source>
        <translation>Navi con azioni: {count}</translation>
    </message>
    <message>
        <source>Structures that can attack: {count}</source>
        <translation>Strutture pronte: {count}</translation>
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
        <translation>I secondi pianeti hanno padrone da subito</translation>
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
        <source>A climatic anomaly forbids deploying habitats</source>
        <translation>Un'anomalia climatica vieta di dispiegare habitat</translation>
    </message>
    <message>
        <source>Stellar wind silences structures too</source>
        <translation>Il vento stellare zittisce anche le strutture</translation>
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
        <source>A space structure uses the planet's building allowance</source>
        <translation>Una struttura spaziale usa la costruzione del pianeta</translation>
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
        <source>Goods are traded at stations too</source>
        <translation>Si commercia anche presso le stazioni</translation>
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
        <source>Structures fire all their attacks in a row</source>
        <translation>Le strutture sparano tutti gli attacchi di fila</translation>
    </message>
    <message>
        <source>When defences fire</source>
        <translation>Quando sparano le difese</translation>
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
        <source>Treasuries are seen by</source>
        <translation>Le casse le vede</translation>
    </message>
    <message>
        <source>Radius of planets</source>
        <translation>Raggio dei pianeti</translation>
    </message>
    <message>
        <source>What happens to moves against the rules</source>
        <translation>Che cosa succede alle mosse contro le regole</translation>
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
        <translation>Tirata come le altre</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccola</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Media</translation>
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
        <source>All right</source>
        <translation>Va bene</translation>
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
        <source>In the own turn</source>
        <translation>Nel proprio turno</translation>
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
        <source>Is paid out at its cost</source>
        <translation>È pagata al suo costo</translation>
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
        <translation>Non possibile</translation>
    </message>
    <message>
        <source>Through own ships</source>
        <translation>Attraverso le proprie navi</translation>
    </message>
    <message>
        <source>Through all ships</source>
        <translation>Attraverso tutte le navi</translation>
    </message>
    <message>
        <source>Moves and attacks apart</source>
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
        <source>Happens by itself</source>
        <translation>Avviene da sé</translation>
    </message>
    <message>
        <source>In the orbit cells at the corners</source>
        <translation>Nelle caselle d'orbita ai vertici</translation>
    </message>
    <message>
        <source>In any cell at a corner</source>
        <translation>In ogni casella a un vertice</translation>
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
        <source>If everybody left agrees</source>
        <translation>Se tutti i rimasti sono d'accordo</translation>
    </message>
    <message>
        <source>Their owner</source>
        <translation>Il proprietario</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>strictly, nothing is overruled</source>
        <translation>con rigore, senza eccezioni</translation>
    </message>
    <message>
        <source>with a warning that the table may overrule</source>
        <translation>con un avviso che il tavolo può ignorare</translation>
    </message>
    <message>
        <source>only noted, everything is allowed</source>
        <translation>solo annotando, tutto è permesso</translation>
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
        <source>Rule book</source>
        <translation>Regolamento</translation>
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
        <translation>Il tavolo tiene casse, turni e fasi mentre giocate. Apri una partita da Inizio e appare qui.</translation>
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
        <source>{game}: paper fallback</source>
        <translation>{game}: continuare su carta</translation>
    </message>
    <message>
        <source>paper fallback</source>
        <translation>su carta</translation>
    </message>
    <message>
        <source>Written: {file}. Cut the strips before anybody reads them.</source>
        <translation>Scritto: {file}. Taglia le strisce prima che qualcuno le legga.</translation>
    </message>
    <message>
        <source>{when}, after step {step}</source>
        <translation>{when}, dopo il passo {step}</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Risorse</translation>
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
        <source>Actions</source>
        <translation>Azioni</translation>
    </message>
    <message>
        <source>first the roll for an event</source>
        <translation>prima il tiro per l'evento</translation>
    </message>
    <message>
        <source>now collect what is due</source>
        <translation>ora riscuoti quanto ti spetta</translation>
    </message>
    <message>
        <source>now choose what to build, or go on</source>
        <translation>ora scegli che cosa costruire, o prosegui</translation>
    </message>
    <message>
        <source>now choose ships to build, or go on</source>
        <translation>ora scegli le navi da costruire, o prosegui</translation>
    </message>
    <message>
        <source>now choose a unit, or end the turn</source>
        <translation>ora scegli un'unità, o termina il turno</translation>
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
        <translation>ha già iniziato, agisce per prima</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>nothing new on the board</source>
        <translation>niente di nuovo sulla mappa</translation>
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
        <source>Roll a new map</source>
        <translation>Tira una nuova mappa</translation>
    </message>
    <message>
        <source>A ready map</source>
        <translation>Una mappa pronta</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Chi comincia</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>On the table; here money, turns and dice.</source>
        <translation>Tabellone vero; qui denaro, turni e dadi.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Scegli …</translation>
    </message>
    <message>
        <source>Where is the board?</source>
        <translation>Dov’è il tabellone?</translation>
    </message>
    <message>
        <source>A new map, rolled when you begin.</source>
        <translation>Una mappa nuova, tirata quando cominciate.</translation>
    </message>
    <message>
        <source>A map that is being rolled, die by die.</source>
        <translation>Una mappa che si sta tirando, dado per dado.</translation>
    </message>
    <message>
        <source>Rolled map: {size}</source>
        <translation>Mappa tirata: {size}</translation>
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
        <source>Everybody sees everything. Best for the first evenings.</source>
        <translation>Tutti vedono tutto. L’ideale per le prime serate.</translation>
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
        <source>For bluffing with secret cargo and contracts. Pass the laptop: hold Space to look, let go to cover.</source>
        <translation>Per bluffare con carichi e contratti segreti. Il portatile passa di mano: tieni premuto Spazio per guardare, lascia per coprire.</translation>
    </message>
    <message>
        <source>secret treasuries</source>
        <translation>casse segrete</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gioco</translation>
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
        <source>out of the game</source>
        <translation>fuori dal gioco</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message>
        <source>Attack die d{die}, shield {shield}, attacks a turn: {count}</source>
        <translation>Dado d’attacco d{die}, scudo {shield}, attacchi per turno: {count}</translation>
    </message>
    <message>
        <source>Attack die d{die}, shield {shield}, speed {speed}</source>
        <translation>Dado d’attacco d{die}, scudo {shield}, velocità {speed}</translation>
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
        <source>yields {amounts} a turn</source>
        <translation>produce {amounts} a turno</translation>
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
        <source>Work for player {number}</source>
        <translation>Lavora per il giocatore {number}</translation>
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
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Choose everything</source>
        <translation>Scegli tutto</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Non scegliere niente</translation>
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
        <source>Studio: turn and mirror</source>
        <translation>Studio: ruota e rifletti</translation>
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
        <translation>Rifletti sinistra e destra</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Rifletti sopra e sotto</translation>
    </message>
    <message>
        <source>Mirror on the axis at 30°</source>
        <translation>Rifletti sull'asse a 30°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 60°</source>
        <translation>Rifletti sull'asse a 60°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 120°</source>
        <translation>Rifletti sull'asse a 120°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 150°</source>
        <translation>Rifletti sull'asse a 150°</translation>
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
        <source>Make symmetric</source>
        <translation>Rendi simmetrico</translation>
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
        <source>Minimap</source>
        <translation>Minimappa</translation>
    </message>
    <message>
        <source>Panels at the side</source>
        <translation>Pannelli a lato</translation>
    </message>
    <message>
        <source>Export or print the map</source>
        <translation>Esporta o stampa la mappa</translation>
    </message>
    <message>
        <source>Panel: {name}</source>
        <translation>Pannello: {name}</translation>
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
        <translation>Scambi</translation>
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
        <source>Set right</source>
        <translation>Correggere</translation>
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
        <source>Go on</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Do now</source>
        <translation>Da fare</translation>
    </message>
    <message>
        <source>Set the board right …</source>
        <translation>Correggere il tabellone …</translation>
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
        <source>Back to the start of the turn</source>
        <translation>Torna all'inizio del turno</translation>
    </message>
    <message>
        <source>Look at my treasury, or cover it</source>
        <translation>Guarda la mia cassa, o coprila</translation>
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
        <source>Show the journal</source>
        <translation>Mostra il diario</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>Dove eravamo?</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Pausa, o riprendi</translation>
    </message>
    <message>
        <source>Show or hide the clock</source>
        <translation>Mostra o nascondi l'orologio</translation>
    </message>
    <message>
        <source>Book in the ledger</source>
        <translation>Registra nel libro mastro</translation>
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
        <source>Write a page to play on with on paper</source>
        <translation>Scrivi una pagina per continuare su carta</translation>
    </message>
    <message>
        <source>Journal with or without what was taken back</source>
        <translation>Diario con o senza i passi ritirati</translation>
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
    <message>
        <source>laden, contents concealed</source>
        <translation>carica, contenuto celato</translation>
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
        <source>no yield: {kinds}</source>
        <translation>nessuna resa: {kinds}</translation>
    </message>
    <message>
        <source>cannot be built: {kinds}</source>
        <translation>non si costruisce: {kinds}</translation>
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
        <source>Moves left: {moves} · attacks left: {attacks}</source>
        <translation>Movimenti rimasti: {moves} · attacchi rimasti: {attacks}</translation>
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
        <source>That is no longer on the board.</source>
        <translation>Non è più sul tabellone.</translation>
    </message>
    <message>
        <source>Move the chosen unit</source>
        <translation>Muovi l’unità scelta</translation>
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
        <source>At this table goods change hands at once, wherever both are.</source>
        <translation>A questo tavolo le merci passano di mano subito, ovunque siano i due.</translation>
    </message>
    <message>
        <source>Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver (BP-TRADE-2, -3). This table allows no other way.</source>
        <translation>Le merci viaggiano in nave cargo: caricate a un pianeta di chi dà, scaricate a uno di chi riceve (BP-TRADE-2, -3). Questo tavolo non ammette altro.</translation>
    </message>
    <message>
        <source>By the rules goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver (BP-TRADE-2, -3). Handing them over at once is an exception the table makes, on record.</source>
        <translation>Per regola le merci viaggiano in nave cargo: caricate a un pianeta di chi dà, scaricate a uno di chi riceve (BP-TRADE-2, -3). Passarle subito è un'eccezione del tavolo, messa a verbale.</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message>
        <source>just now</source>
        <translation>proprio ora</translation>
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
<context>
    <name>BankerForm</name>
    <message>
        <source>Who is the banker</source>
        <translation>Chi è il banchiere</translation>
    </message>
    <message>
        <source>Nobody: everybody books</source>
        <translation>Nessuno: registrano tutti</translation>
    </message>
    <message>
        <source>PIN, if you want one</source>
        <translation>PIN, se lo volete</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player} è d’accordo</translation>
    </message>
    <message>
        <source>Everybody has to agree to a change:</source>
        <translation>Per un cambio devono essere d’accordo tutti:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Only the banker creates money or takes it away. The program asks for the PIN.</source>
        <translation>Solo il banchiere crea o toglie denaro. Il programma chiede il PIN.</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banchiere</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Registra</translation>
    </message>
    <message>
        <source>PIN of the banker, {player}</source>
        <translation>PIN del banchiere, {player}</translation>
    </message>
    <message>
        <source>That is not the PIN. Nothing was booked.</source>
        <translation>Il PIN non è questo. Non è stato registrato nulla.</translation>
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
    <name>columns</name>
    <message>
        <source>next</source>
        <translation>poi</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>di turno</translation>
    </message>
</context>
</TS>
