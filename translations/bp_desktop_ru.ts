<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AnswerCard</name>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Which ones</source>
        <translation>Какие</translation>
    </message>
    <message>
        <source>What exactly</source>
        <translation>Что именно</translation>
    </message>
    <message>
        <source>Loot</source>
        <translation>Трофеи</translation>
    </message>
    <message>
        <source>Their losses</source>
        <translation>Их потери</translation>
    </message>
    <message>
        <source>Thrown {runs} times with seed {seed}: {count} in all. The true value of this way to play lies within {span} (95 %); the best way can only be better.</source>
        <translation>Брошено {runs} раз с зерном {seed}: всего {count}. Истинное значение при такой игре лежит в пределах {span} (95 %); лучшая игра может быть только лучше.</translation>
    </message>
    <message>
        <source>Thrown {runs} times with seed {seed}: {count} in all. The true value lies within {span} (95 %).</source>
        <translation>Брошено {runs} раз с зерном {seed}: всего {count}. Истинное значение лежит в пределах {span} (95 %).</translation>
    </message>
    <message>
        <source>{number} destroyed</source>
        <translation>Уничтожено: {number}</translation>
    </message>
    <message>
        <source>Nobody here can ever destroy: {targets}</source>
        <translation>Никто здесь не может уничтожить: {targets}</translation>
    </message>
    <message>
        <source>Chance to destroy everything</source>
        <translation>Шанс уничтожить всё</translation>
    </message>
    <message>
        <source>Chance to destroy {target}</source>
        <translation>Шанс уничтожить: {target}</translation>
    </message>
    <message>
        <source>Chance to destroy at least {number}</source>
        <translation>Шанс уничтожить не меньше {number}</translation>
    </message>
    <message>
        <source>Destroyed on average</source>
        <translation>Уничтожено в среднем</translation>
    </message>
    <message>
        <source>Loot on average, all resources together</source>
        <translation>Трофеи в среднем, все ресурсы вместе</translation>
    </message>
    <message>
        <source>Their losses on average, all resources together</source>
        <translation>Их потери в среднем, все ресурсы вместе</translation>
    </message>
    <message>
        <source>Attacks they can no longer make, on average</source>
        <translation>Атаки, которых у них не станет, в среднем</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>ещё {count}</translation>
    </message>
    <message>
        <source>Destroyed on average: {mean}</source>
        <translation>Уничтожено в среднем: {mean}</translation>
    </message>
    <message>
        <source>Loot on average: {amounts}</source>
        <translation>Трофеи в среднем: {amounts}</translation>
    </message>
    <message>
        <source>Their losses on average: {amounts}</source>
        <translation>Их потери в среднем: {amounts}</translation>
    </message>
    <message>
        <source>An attack costs you no unit, whatever you roll (BP-COMBAT-10).</source>
        <translation>Атака не стоит вам ни одного юнита, что бы ни выпало (BP-COMBAT-10).</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
</context>
<context>
    <name>AppearanceSection</name>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Deep space for the evening, paper for the day.</source>
        <translation>Глубокий космос для вечера, бумага для дня.</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Масштаб интерфейса</translation>
    </message>
    <message>
        <source>Text, buttons and spacing; a board has its own zoom.</source>
        <translation>Текст, кнопки и отступы; у поля свой масштаб.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
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
        <translation>Убрать этот астероид</translation>
    </message>
    <message>
        <source>Nothing stands on it. The structure tool can put something here.</source>
        <translation>На нём ничего нет. Поставить сюда что-нибудь можно инструментом «Сооружение».</translation>
    </message>
</context>
<context>
    <name>AsteroidStructurePicker</name>
    <message>
        <source>What stands on the asteroid</source>
        <translation>Что стоит на астероиде</translation>
    </message>
    <message>
        <source>Nothing stands on it</source>
        <translation>На нём ничего нет</translation>
    </message>
    <message>
        <source>{what} of {owner} stands on it</source>
        <translation>На нём {what}, владелец — {owner}</translation>
    </message>
</context>
<context>
    <name>AuditLine</name>
    <message>
        <source>Check the books</source>
        <translation>Сверить учёт</translation>
    </message>
    <message>
        <source>These accounts do not add up: {accounts}</source>
        <translation>Эти счета не сходятся: {accounts}</translation>
    </message>
    <message numerus="yes">
        <source>The books balance: %n posting(s) checked.</source>
        <translation>
            <numerusform>Учёт сходится: проверена %n запись.</numerusform>
            <numerusform>Учёт сходится: проверено %n записи.</numerusform>
            <numerusform>Учёт сходится: проверено %n записей.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupActions</name>
    <message>
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
    </message>
    <message>
        <source>Bring back from a backup …</source>
        <translation>Вернуть из резервной копии …</translation>
    </message>
    <message>
        <source>“{title}” is back as a copy. Everything else is as it was.</source>
        <translation>«{title}» возвращено как копия. Всё остальное как было.</translation>
    </message>
    <message>
        <source>{title} (from a backup)</source>
        <translation>{title} (из резервной копии)</translation>
    </message>
    <message>
        <source>The backup is open as a new box: {path}</source>
        <translation>Резервная копия открыта как новая коробка: {path}</translation>
    </message>
    <message>
        <source>Backed up: {path}</source>
        <translation>Резервная копия: {path}</translation>
    </message>
    <message>
        <source>No backup could be made; it is tried again later. {reason}</source>
        <translation>Резервную копию сделать не удалось; позже будет новая попытка. {reason}</translation>
    </message>
</context>
<context>
    <name>BackupsPanel</name>
    <message>
        <source>Backups, the newest first</source>
        <translation>Резервные копии, сначала новые</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>Что внутри</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made by itself when a round ends, when a match or a map is closed, and when you quit.</source>
        <translation>Резервных копий ещё нет. Копия делается сама, когда кончается раунд, когда закрывается партия или карта и при выходе.</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
    </message>
    <message>
        <source>Bring back a copy</source>
        <translation>Вернуть копию</translation>
    </message>
    <message>
        <source>Open all of it as a new box</source>
        <translation>Открыть всё как новую коробку</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>What you bring back comes beside what you have: nothing is replaced or removed.</source>
        <translation>Возвращённое встаёт рядом с тем, что есть: ничего не заменяется и не удаляется.</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>в корзине</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Cells of the planet</source>
        <translation>Ячейки планеты</translation>
    </message>
    <message>
        <source>Free border cells</source>
        <translation>Свободные ячейки границы</translation>
    </message>
    <message>
        <source>Natural resources</source>
        <translation>Натуральные ресурсы</translation>
    </message>
    <message>
        <source>of these forests</source>
        <translation>из них леса</translation>
    </message>
    <message>
        <source>of these mountains</source>
        <translation>из них горы</translation>
    </message>
    <message>
        <source>Steps to the nearest free planet</source>
        <translation>Шагов до ближайшей свободной планеты</translation>
    </message>
    <message>
        <source>Steps to free planets, on average</source>
        <translation>Шагов до свободных планет, в среднем</translation>
    </message>
    <message>
        <source>Steps to the nearest asteroid</source>
        <translation>Шагов до ближайшего астероида</translation>
    </message>
    <message>
        <source>Asteroids within {steps} steps</source>
        <translation>Астероиды в пределах шагов: {steps}</translation>
    </message>
    <message>
        <source>Steps to the nearest opponent</source>
        <translation>Шагов до ближайшего соперника</translation>
    </message>
    <message>
        <source>Steps to opponents, on average</source>
        <translation>Шагов до соперников, в среднем</translation>
    </message>
    <message>
        <source>Space cells nearest to it</source>
        <translation>Ближайшие к ней ячейки космоса</translation>
    </message>
    <message>
        <source>Contested cells</source>
        <translation>Спорные ячейки</translation>
    </message>
    <message>
        <source>Choke points</source>
        <translation>Узкие места</translation>
    </message>
    <message>
        <source>The largest difference: {least} against {most}, {percent} % less</source>
        <translation>Наибольшая разница: {least} против {most}, на {percent} % меньше</translation>
    </message>
</context>
<context>
    <name>BalanceCard</name>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Показать на поле</translation>
    </message>
    <message>
        <source>No planet is anybody's starting planet yet. Choose a planet, and set in the inspector whose it is.</source>
        <translation>Стартовых планет пока нет. Выберите планету и укажите в инспекторе, чья она.</translation>
    </message>
    <message>
        <source>Steps to {player}</source>
        <translation>Шагов до: {player}</translation>
    </message>
    <message>
        <source>Point at a cell of space to see whose it is, and why.</source>
        <translation>Наведите указатель на ячейку космоса, чтобы узнать, чья она и почему.</translation>
    </message>
    <message>
        <source>{cell}: no ship gets here; everything is blocked.</source>
        <translation>{cell}: сюда не попасть ни одному кораблю, всё перекрыто.</translation>
    </message>
    <message numerus="yes">
        <source>{cell}: contested. {players} are equally near: %n step(s).</source>
        <translation>
            <numerusform>{cell}: спорная. Одинаково близко: {players}, %n шаг.</numerusform>
            <numerusform>{cell}: спорная. Одинаково близко: {players}, %n шага.</numerusform>
            <numerusform>{cell}: спорная. Одинаково близко: {players}, %n шагов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell}: nearest to {player}, %n step(s).</source>
        <translation>
            <numerusform>{cell}: ближе всех {player}, %n шаг.</numerusform>
            <numerusform>{cell}: ближе всех {player}, %n шага.</numerusform>
            <numerusform>{cell}: ближе всех {player}, %n шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {player}, {steps}.</source>
        <translation>Затем {player}: {steps}.</translation>
    </message>
    <message>
        <source>Planets and asteroids cost {player} {steps} of them.</source>
        <translation>Из них на обход планет и астероидов ({player}): {steps}.</translation>
    </message>
    <message>
        <source>Steps to {name}</source>
        <translation>Шагов до: {name}</translation>
    </message>
</context>
<context>
    <name>BalancesPanel</name>
    <message>
        <source>Look at my treasury</source>
        <translation>Взглянуть на мою казну</translation>
    </message>
    <message>
        <source>Cover my treasury</source>
        <translation>Скрыть мою казну</translation>
    </message>
</context>
<context>
    <name>BarterForm</name>
    <message>
        <source>Who offers</source>
        <translation>Кто предлагает</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Offer it</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Написать контракт</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>даёт</translation>
    </message>
    <message>
        <source>Barter or pay</source>
        <translation>Обмен или оплата</translation>
    </message>
    <message>
        <source>Nothing is offered yet: type an amount.</source>
        <translation>Пока ничего не предложено: введите количество.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {goods}.</source>
        <translation>{giver} → {receiver}: {goods}.</translation>
    </message>
    <message>
        <source>{receiver} gives {giver}: {goods}.</source>
        <translation>{receiver} → {giver}: {goods}.</translation>
    </message>
    <message>
        <source>{player} declines. Nothing has changed.</source>
        <translation>{player}: отказ. Ничего не изменилось.</translation>
    </message>
    <message>
        <source>Done: both treasuries are booked.</source>
        <translation>Готово: обе казны обновлены.</translation>
    </message>
    <message>
        <source>This game knows no such deal.</source>
        <translation>В этой игре таких сделок не бывает.</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>What the dice show</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Attack all the same</source>
        <translation>Всё равно атаковать</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>атакует</translation>
    </message>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Выпало: {dice}</translation>
    </message>
    <message>
        <source>The attack, d{die}, shows:</source>
        <translation>Атака, d{die}, выпало:</translation>
    </message>
    <message>
        <source>The defence, d{die}, shows:</source>
        <translation>Защита, d{die}, выпало:</translation>
    </message>
    <message>
        <source>No roll can destroy it. Choose another target.</source>
        <translation>Никакой бросок это не уничтожит. Выберите другую цель.</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>nobody's</source>
        <translation>ничья</translation>
    </message>
</context>
<context>
    <name>BoardForm</name>
    <message>
        <source>Tiles wide</source>
        <translation>Участков в ширину</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Участков в высоту</translation>
    </message>
    <message>
        <source>Cells wide</source>
        <translation>Ячеек в ширину</translation>
    </message>
    <message>
        <source>Cells high</source>
        <translation>Ячеек в высоту</translation>
    </message>
    <message>
        <source>The outline is no rectangle.</source>
        <translation>Контур — не прямоугольник.</translation>
    </message>
</context>
<context>
    <name>BoardPanel</name>
    <message>
        <source>space</source>
        <translation>космос</translation>
    </message>
    <message>
        <source>Not there: choose one of the lit cells.</source>
        <translation>Не там: выберите одну из подсвеченных клеток.</translation>
    </message>
</context>
<context>
    <name>BoxProblemPanel</name>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Open my usual box</source>
        <translation>Моя обычная коробка</translation>
    </message>
    <message>
        <source>Open another box …</source>
        <translation>Открыть другую коробку …</translation>
    </message>
    <message>
        <source>Create a new box …</source>
        <translation>Создать новую коробку …</translation>
    </message>
    <message>
        <source>Bring back from a backup …</source>
        <translation>Вернуть из резервной копии …</translation>
    </message>
    <message>
        <source>Your games could not be opened</source>
        <translation>Не удалось открыть ваши игры</translation>
    </message>
</context>
<context>
    <name>CardDelegate</name>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
</context>
<context>
    <name>CargoForm</name>
    <message>
        <source>Load at {site}</source>
        <translation>Загрузка: {site}</translation>
    </message>
    <message>
        <source>Unload at {site}</source>
        <translation>Разгрузка: {site}</translation>
    </message>
    <message>
        <source>Room in the hold: {count}</source>
        <translation>Места в трюме: {count}</translation>
    </message>
    <message>
        <source>Seal it</source>
        <translation>Запечатать</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Парольная фраза: {player}</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Разгрузить</translation>
    </message>
    <message>
        <source>A sealed load needs a passphrase.</source>
        <translation>Запечатанному грузу нужна парольная фраза.</translation>
    </message>
    <message>
        <source>Nothing is in it yet: type an amount.</source>
        <translation>Внутри пока пусто: введите количество.</translation>
    </message>
    <message>
        <source>A sealed load of yours waits for your passphrase. It may stay empty. By sealing it you agree to the load.</source>
        <translation>Ваш запечатанный груз ждёт парольной фразы. Можно оставить её пустой. Запечатав груз, вы соглашаетесь на погрузку.</translation>
    </message>
    <message>
        <source>A sealed load of yours waits for your passphrase. By sealing it you agree to the load.</source>
        <translation>Ваш запечатанный груз ждёт парольной фразы. Запечатав груз, вы соглашаетесь на погрузку.</translation>
    </message>
    <message>
        <source>Either passphrase opens it. Until then the treasury goes on counting these goods: whoever spends them elsewhere cannot open it any more, and the table has to rule.</source>
        <translation>Откроет любая из фраз. До тех пор казна по-прежнему учитывает эти товары: кто потратит их на другое, уже не сможет вскрыть конверт, и решать придётся столу.</translation>
    </message>
</context>
<context>
    <name>CargoManifests</name>
    <message>
        <source>Cargo ships</source>
        <translation>Грузовые корабли</translation>
    </message>
    <message>
        <source>No cargo ships yet.</source>
        <translation>Грузовых кораблей пока нет.</translation>
    </message>
    <message>
        <source>What the cargo ships carry</source>
        <translation>Что везут грузовые корабли</translation>
    </message>
    <message numerus="yes">
        <source>Your treasury still counts what is in %n sealed load(s).</source>
        <translation>
            <numerusform>Ваша казна ещё считает то, что в %n запечатанном грузе.</numerusform>
            <numerusform>Ваша казна ещё считает то, что в %n запечатанных грузах.</numerusform>
            <numerusform>Ваша казна ещё считает то, что в %n запечатанных грузах.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CashCard</name>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>The notes of {player} agree with the book.</source>
        <translation>Купюры ({player}) сходятся с учётом.</translation>
    </message>
    <message>
        <source>The notes of {player} differ from the book: {amounts}.</source>
        <translation>Купюры ({player}) расходятся с учётом: {amounts}.</translation>
    </message>
    <message>
        <source>No one or two entries explain it. Look through the book, or book it.</source>
        <translation>Одной или двумя записями это не объяснить. Просмотрите учёт или запишите разницу.</translation>
    </message>
    <message>
        <source>Correct step {step}</source>
        <translation>Исправить шаг {step}</translation>
    </message>
    <message>
        <source>recount</source>
        <translation>пересчёт</translation>
    </message>
    <message>
        <source>Book the difference</source>
        <translation>Записать разницу</translation>
    </message>
    <message>
        <source>As if that much of it had been paid twice: {entries}</source>
        <translation>Как будто столько из этого было оплачено дважды: {entries}</translation>
    </message>
    <message>
        <source>As if that much of it had never been paid: {entries}</source>
        <translation>Как будто столько из этого не было оплачено: {entries}</translation>
    </message>
    <message>
        <source>As if this had never been paid: {entries}</source>
        <translation>Как будто это не было оплачено: {entries}</translation>
    </message>
    <message>
        <source>As if this had been paid twice: {entries}</source>
        <translation>Как будто это было оплачено дважды: {entries}</translation>
    </message>
    <message>
        <source>step {step}, {sentence} ({amounts})</source>
        <translation>шаг {step}, {sentence} ({amounts})</translation>
    </message>
    <message>
        <source>Whose notes are counted</source>
        <translation>Чьи купюры считают</translation>
    </message>
</context>
<context>
    <name>ChangeFields</name>
    <message>
        <source>What the dice show</source>
        <translation>Что выпало</translation>
    </message>
</context>
<context>
    <name>ChartsPanel</name>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>All charts</source>
        <translation>Все графики</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ресурс</translation>
    </message>
    <message>
        <source>Rounds from left to right. Click in a chart to go there.</source>
        <translation>Раунды слева направо. Щёлкните по графику, чтобы перейти туда.</translation>
    </message>
    <message>
        <source>All resources</source>
        <translation>Все ресурсы</translation>
    </message>
    <message>
        <source>Hidden until the match is over</source>
        <translation>Скрыто до конца партии</translation>
    </message>
    <message>
        <source>Hidden until the table looks</source>
        <translation>Скрыто, пока стол не посмотрит</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Step {step}, set-up</source>
        <translation>Шаг {step}, подготовка</translation>
    </message>
    <message>
        <source>Step {step}, round {round}, {player}</source>
        <translation>Шаг {step}, раунд {round}, {player}</translation>
    </message>
</context>
<context>
    <name>ChronicleExport</name>
    <message>
        <source>Story as text</source>
        <translation>Рассказ текстом</translation>
    </message>
    <message>
        <source>Figures as CSV</source>
        <translation>Цифры в CSV</translation>
    </message>
    <message>
        <source>Everything as JSON</source>
        <translation>Всё в JSON</translation>
    </message>
    <message>
        <source>Charts as a picture (PNG)</source>
        <translation>Графики картинкой (PNG)</translation>
    </message>
    <message>
        <source>This moment as a picture (PNG)</source>
        <translation>Этот момент картинкой (PNG)</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Шаг за шагом</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>the picture could not be written</source>
        <translation>не удалось записать картинку</translation>
    </message>
    <message>
        <source>match</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
</context>
<context>
    <name>ChronicleView</name>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Рассказ</translation>
    </message>
    <message>
        <source>Dice and luck</source>
        <translation>Кости и удача</translation>
    </message>
    <message>
        <source>Another match</source>
        <translation>Другая партия</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Reading the match …</source>
        <translation>Читаю партию …</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Летопись</translation>
    </message>
    <message>
        <source>Play and pause</source>
        <translation>Пуск и пауза</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Ход назад</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Ход вперёд</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message>
        <source>The match is over: the table may look at what was hidden.</source>
        <translation>Партия окончена: стол может посмотреть на скрытое.</translation>
    </message>
    <message>
        <source>Treasuries are hidden. They appear here when the match is over.</source>
        <translation>Казны скрыты. Они появятся здесь, когда партия закончится.</translation>
    </message>
    <message>
        <source>Cover treasuries</source>
        <translation>Закрыть казны</translation>
    </message>
    <message>
        <source>Show treasuries</source>
        <translation>Показать казны</translation>
    </message>
    <message>
        <source>Step {step} of {last} · set-up</source>
        <translation>Шаг {step} из {last} · подготовка</translation>
    </message>
    <message>
        <source>Step {step} of {last} · round {round} · turn of {player}</source>
        <translation>Шаг {step} из {last} · раунд {round} · ходит {player}</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>For the whole match</source>
        <translation>На всю партию</translation>
    </message>
    <message>
        <source>Each own turn adds</source>
        <translation>Каждый свой ход добавляет</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>For each turn</source>
        <translation>На каждый ход</translation>
    </message>
    <message>
        <source>For each phase</source>
        <translation>На каждую фазу</translation>
    </message>
    <message>
        <source>Over-time costs</source>
        <translation>Лишнее время стоит</translation>
    </message>
    <message>
        <source>What over-time is paid in</source>
        <translation>Чем платят за лишнее время</translation>
    </message>
    <message>
        <source>For every</source>
        <translation>За каждые</translation>
    </message>
    <message>
        <source>The clock stops nobody. What over-time costs is booked when you say so.</source>
        <translation>Часы никого не останавливают. Плата за лишнее время записывается, когда вы это скажете.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Установить часы</translation>
    </message>
    <message>
        <source>Time for everybody</source>
        <translation>Время для всех</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
</context>
<context>
    <name>ClockPanel</name>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>time used</source>
        <translation>потрачено</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>New match with the same people</source>
        <translation>Новая партия в том же составе</translation>
    </message>
    <message>
        <source>Read the chronicle</source>
        <translation>Читать летопись</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Назад к столу</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Отменить последний шаг</translation>
    </message>
</context>
<context>
    <name>ColorButton</name>
    <message>
        <source>Choose another colour</source>
        <translation>Выбрать другой цвет</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <translation>Цвет {number}</translation>
    </message>
</context>
<context>
    <name>ColorsSection</name>
    <message>
        <source>Player colours</source>
        <translation>Цвета игроков</translation>
    </message>
    <message>
        <source>A player is always colour, glyph and pattern together.</source>
        <translation>Игрок — это всегда цвет, знак и узор вместе.</translation>
    </message>
    <message>
        <source>Colour-blind safe</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>Vivid</source>
        <translation>Яркие</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастные</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Палитра</translation>
    </message>
</context>
<context>
    <name>CombatDicePage</name>
    <message>
        <source>Plan a fight</source>
        <translation>План боя</translation>
    </message>
    <message>
        <source>Take a planet</source>
        <translation>Захват планеты</translation>
    </message>
    <message>
        <source>Table of odds</source>
        <translation>Таблица шансов</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
</context>
<context>
    <name>ConquestPanel</name>
    <message>
        <source>Ships at the planet</source>
        <translation>Корабли у планеты</translation>
    </message>
    <message>
        <source>On the planet</source>
        <translation>На планете</translation>
    </message>
    <message>
        <source>Counted as if every ship touched the planet, beside all its defences and with all its actions. Resources of different kinds count the same.</source>
        <translation>Считается, будто каждый корабль касается планеты, стоит рядом со всей её защитой и имеет все действия. Разные ресурсы равноценны.</translation>
    </message>
    <message>
        <source>one action each, once no defence is left</source>
        <translation>по действию на каждое, когда защиты не останется</translation>
    </message>
    <message>
        <source>Economic structures</source>
        <translation>Хозяйственные сооружения</translation>
    </message>
    <message>
        <source>Choose at least one ship.</source>
        <translation>Выберите хотя бы один корабль.</translation>
    </message>
</context>
<context>
    <name>ConsentCard</name>
    <message>
        <source>Agreeing makes an exception from the rules, on record: {rules}</source>
        <translation>Согласие — исключение из правил, о нём остаётся запись: {rules}</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}: согласие</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player}: отказ</translation>
    </message>
</context>
<context>
    <name>ConsequenceList</name>
    <message>
        <source>Can no longer be done</source>
        <translation>Больше невозможно</translation>
    </message>
    <message>
        <source>Now against the rules</source>
        <translation>Теперь против правил</translation>
    </message>
    <message>
        <source>Now another player would do it</source>
        <translation>Теперь это сделал бы другой игрок</translation>
    </message>
    <message>
        <source>Now it would be done in another phase</source>
        <translation>Теперь это было бы в другой фазе</translation>
    </message>
    <message>
        <source>Now it would be done with something else</source>
        <translation>Теперь это было бы с чем-то другим</translation>
    </message>
    <message>
        <source>Dice are missing</source>
        <translation>Не хватает костей</translation>
    </message>
    <message>
        <source>Strike it too</source>
        <translation>Вычеркнуть тоже</translation>
    </message>
    <message>
        <source>Do it that way</source>
        <translation>Пусть будет так</translation>
    </message>
    <message>
        <source>Keep it all the same</source>
        <translation>Всё равно оставить</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Бросить кости</translation>
    </message>
    <message>
        <source>Strike all of these</source>
        <translation>Вычеркнуть все эти</translation>
    </message>
    <message>
        <source>Do all of these that way</source>
        <translation>Пусть все будут так</translation>
    </message>
    <message>
        <source>Keep all of these</source>
        <translation>Оставить все эти</translation>
    </message>
    <message>
        <source>Throw the dice for all of these</source>
        <translation>Бросить кости для всех этих</translation>
    </message>
    <message>
        <source>Come out otherwise: {count}</source>
        <translation>Дадут другой результат: {count}</translation>
    </message>
    <message>
        <source>Now: {step}</source>
        <translation>Теперь: {step}</translation>
    </message>
    <message>
        <source>Now it reads the same, with a result that is not told here.</source>
        <translation>Теперь читается так же, но с итогом, который здесь не раскрывают.</translation>
    </message>
    <message>
        <source>Show the other {count}</source>
        <translation>Показать остальные: {count}</translation>
    </message>
    <message>
        <source>Book the difference today instead</source>
        <translation>Вместо этого записать разницу сегодня</translation>
    </message>
</context>
<context>
    <name>ContractCard</name>
    <message>
        <source>secret</source>
        <translation>тайный</translation>
    </message>
    <message>
        <source>public</source>
        <translation>открытый</translation>
    </message>
    <message>
        <source>A promise was broken</source>
        <translation>Обещание нарушено</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Лицом вниз.</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Исполнен</translation>
    </message>
    <message>
        <source>Read it first, with your passphrase.</source>
        <translation>Сначала прочтите, по своей парольной фразе.</translation>
    </message>
    <message>
        <source>Turn it over for all</source>
        <translation>Открыть всем</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Утрачен</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Нарушен</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Недействителен</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>Подпись: {player}</translation>
    </message>
    <message>
        <source>Lay it face down</source>
        <translation>Положить лицом вниз</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>Ввести в силу</translation>
    </message>
    <message>
        <source>Change the text</source>
        <translation>Изменить текст</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Выбросить</translation>
    </message>
</context>
<context>
    <name>ContractForm</name>
    <message>
        <source>A contract of two</source>
        <translation>Контракт двоих</translation>
    </message>
    <message>
        <source>Throw it away</source>
        <translation>Выбросить</translation>
    </message>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Для контракта нужны два разных игрока.</translation>
    </message>
    <message>
        <source>Not written down yet: it waits here until you close the program.</source>
        <translation>Ещё не записано: ждёт здесь, пока вы не закроете программу.</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Парольная фраза: {player}</translation>
    </message>
    <message>
        <source>Only you type and know it. Either passphrase opens the contract later; left empty, you depend on the other one.</source>
        <translation>Её вводите и знаете только вы. Потом контракт откроет любая из двух фраз; оставите пустой — будете зависеть от партнёра.</translation>
    </message>
    <message>
        <source>Finish this contract first, or throw it away.</source>
        <translation>Сначала закончите этот контракт или выбросьте его.</translation>
    </message>
    <message>
        <source>Do not sign</source>
        <translation>Не подписывать</translation>
    </message>
    <message>
        <source>Sign it all the same</source>
        <translation>Всё равно подписать</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>Подписывает {player}</translation>
    </message>
    <message>
        <source>Sign: it lies on the table</source>
        <translation>Подписать и положить на стол</translation>
    </message>
    <message>
        <source>Sign and pass on to {player}</source>
        <translation>Подписать и передать: {player}</translation>
    </message>
    <message>
        <source>Sign and ask {player}</source>
        <translation>Подписать и спросить: {player}</translation>
    </message>
</context>
<context>
    <name>ContractText</name>
    <message>
        <source>Public</source>
        <translation>Открытый</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Тайный</translation>
    </message>
    <message>
        <source>First partner</source>
        <translation>Первый партнёр</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Второй</translation>
    </message>
    <message>
        <source>By which cargo ship</source>
        <translation>Каким грузовым кораблём</translation>
    </message>
    <message>
        <source>Further words, if any</source>
        <translation>Другие слова, если нужны</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>даёт</translation>
    </message>
    <message>
        <source>{number} of {player}</source>
        <translation>№ {number}, {player}</translation>
    </message>
    <message>
        <source>{number} of {player}, not built yet</source>
        <translation>№ {number}, {player}, ещё не построен</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>The table agrees</source>
        <translation>Стол согласен</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Причина, для журнала</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>For example: anna +5m, or anna &gt; boris 3c</source>
        <translation>Например: anna +5m или anna &gt; boris 3c</translation>
    </message>
    <message>
        <source>Forgotten booking</source>
        <translation>Забытая запись</translation>
    </message>
    <message>
        <source>Make the correction</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Choose a step to correct it.</source>
        <translation>Чтобы исправить шаг, надо его выбрать.</translation>
    </message>
    <message>
        <source>Steps are corrected, not what became of them: choose the step itself.</source>
        <translation>Исправляют сам шаг, а не то, что с ним стало: надо выбрать его строку.</translation>
    </message>
    <message>
        <source>It was taken back: redo it, or play it again.</source>
        <translation>Шаг отменён: его можно вернуть или сыграть заново.</translation>
    </message>
    <message>
        <source>Strike it</source>
        <translation>Вычеркнуть</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Change the amounts</source>
        <translation>Изменить суммы</translation>
    </message>
    <message>
        <source>Change the dice</source>
        <translation>Изменить кости</translation>
    </message>
    <message>
        <source>Add what was forgotten before it</source>
        <translation>Добавить забытое перед ним</translation>
    </message>
    <message>
        <source>Every later step is carried out again after it.</source>
        <translation>После неё все поздние шаги выполняются заново.</translation>
    </message>
    <message>
        <source>It concerns a hidden treasury: only the last button tells if it fits.</source>
        <translation>Это касается скрытой казны: сойдётся ли, скажет только последняя кнопка.</translation>
    </message>
    <message>
        <source>Instead of correcting step {step}</source>
        <translation>Вместо исправления шага {step}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>CountersCard</name>
    <message>
        <source>Fewer: {what}</source>
        <translation>Меньше: {what}</translation>
    </message>
    <message>
        <source>More: {what}</source>
        <translation>Больше: {what}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everybody else looks away for a moment.</source>
        <translation>Остальные на минуту отворачиваются.</translation>
    </message>
</context>
<context>
    <name>CurtainCard</name>
    <message>
        <source>Pass the laptop to</source>
        <translation>Передайте ноутбук:</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Not now (Esc)</source>
        <translation>Не сейчас (Esc)</translation>
    </message>
    <message>
        <source>Hold to look (space bar)</source>
        <translation>Держите, чтобы смотреть (пробел)</translation>
    </message>
    <message>
        <source>Open it until I cover it (Enter)</source>
        <translation>Открыть, пока не скрою (Enter)</translation>
    </message>
    <message>
        <source>I am {player}: open it (Enter)</source>
        <translation>Я {player}: открыть (Enter)</translation>
    </message>
    <message>
        <source>Let go and it is covered at once.</source>
        <translation>Отпустите — и сразу будет скрыто.</translation>
    </message>
    <message>
        <source>Seal it (Enter)</source>
        <translation>Запечатать (Enter)</translation>
    </message>
    <message>
        <source>Let go to cover</source>
        <translation>Отпустите, чтобы скрыть</translation>
    </message>
    <message>
        <source>Hold it down to look, or press Enter to open it.</source>
        <translation>Держите, чтобы смотреть, или нажмите Enter, чтобы открыть.</translation>
    </message>
</context>
<context>
    <name>DataSection</name>
    <message>
        <source>Data</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
    </message>
    <message>
        <source>Bring back …</source>
        <translation>Вернуть …</translation>
    </message>
    <message>
        <source>Made by themselves when a round ends, when a match or a map is closed, and when you quit; the last 20 are kept, and one for each of the last 30 days.</source>
        <translation>Делаются сами, когда кончается раунд, когда закрывается партия или карта и при выходе; хранятся последние 20 и по одной за каждый из последних 30 дней.</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
</context>
<context>
    <name>Describe</name>
    <message>
        <source>note: {words}</source>
        <translation>заметка: {words}</translation>
    </message>
    <message>
        <source>player {number} ({faction})</source>
        <translation>игрок {number} ({faction})</translation>
    </message>
    <message>
        <source>{biome}, {size}</source>
        <translation>{biome}, {size}</translation>
    </message>
    <message>
        <source>{what} of {owner}</source>
        <translation>{what} · {owner}</translation>
    </message>
    <message>
        <source>asteroid</source>
        <translation>астероид</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>орбита</translation>
    </message>
    <message>
        <source>space</source>
        <translation>космос</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>центр</translation>
    </message>
    <message>
        <source>interior</source>
        <translation>внутри</translation>
    </message>
    <message>
        <source>border</source>
        <translation>граница</translation>
    </message>
    <message>
        <source>{what} no. {number}</source>
        <translation>{what} № {number}</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>вне поля</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>ячейка {cell}</translation>
    </message>
    <message>
        <source>owner: {owner}</source>
        <translation>владелец: {owner}</translation>
    </message>
</context>
<context>
    <name>DiceBar</name>
    <message>
        <source>What the dice show</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Let the program roll</source>
        <translation>Пусть бросит программа</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Throw</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
</context>
<context>
    <name>DiceSection</name>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>Who throws</source>
        <translation>Кто бросает</translation>
    </message>
    <message>
        <source>By hand: you type in what real dice show. Every throw can still be changed.</source>
        <translation>Вручную: вы вводите то, что выпало на настоящих костях. Для каждого броска это можно изменить.</translation>
    </message>
    <message>
        <source>Show dice rolling</source>
        <translation>Показывать бросок костей</translation>
    </message>
</context>
<context>
    <name>DiceTray</name>
    <message>
        <source>or any dice: 3d6, 2d8 + d4</source>
        <translation>или любые кости: 3d6, 2d8 + d4</translation>
    </message>
    <message>
        <source>Dice to throw</source>
        <translation>Какие кости бросить</translation>
    </message>
    <message>
        <source>What for? (if you like)</source>
        <translation>Зачем? (по желанию)</translation>
    </message>
    <message>
        <source>What these dice are for</source>
        <translation>Зачем эти кости</translation>
    </message>
    <message>
        <source>The program throws</source>
        <translation>Бросает программа</translation>
    </message>
    <message>
        <source>I throw by hand</source>
        <translation>Бросаю я</translation>
    </message>
    <message>
        <source>What the dice show</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>The d{die} shows:</source>
        <translation>На d{die} выпало:</translation>
    </message>
    <message>
        <source>Throw {dice} and type what they show</source>
        <translation>Бросьте {dice} и введите, что выпало</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Throw {dice}</source>
        <translation>Бросить {dice}</translation>
    </message>
</context>
<context>
    <name>DisclosureCard</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Turned over: the contract of {players}</source>
        <translation>Открыт контракт: {players}</translation>
    </message>
    <message>
        <source>The table's ruling, not proven by a seal: {reason}</source>
        <translation>Решение стола, печатью не доказано: {reason}</translation>
    </message>
    <message>
        <source>Opened: the sealed load of {player}</source>
        <translation>Вскрыт запечатанный груз: {player}</translation>
    </message>
    <message>
        <source>Verified: nobody has changed a letter since it was sealed.</source>
        <translation>Проверено: с момента запечатывания никто не изменил ни буквы.</translation>
    </message>
    <message>
        <source>Fingerprint: {hash}</source>
        <translation>Отпечаток: {hash}</translation>
    </message>
</context>
<context>
    <name>DoNowPanel</name>
    <message>
        <source>Look at my treasury</source>
        <translation>Взглянуть на мою казну</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Бомбардировать</translation>
    </message>
    <message>
        <source>Treasuries are hidden. What can be paid for is shown to its owner.</source>
        <translation>Казна скрыта. Что можно оплатить, видит только владелец.</translation>
    </message>
    <message>
        <source>No planets of your own.</source>
        <translation>Своих планет нет.</translation>
    </message>
    <message>
        <source>Ships need a spaceport or a space station.</source>
        <translation>Для кораблей нужен космодром или орбитальная станция.</translation>
    </message>
    <message>
        <source>No ships and no defences yet.</source>
        <translation>Пока нет ни кораблей, ни оборонительных сооружений.</translation>
    </message>
    <message>
        <source>acting now</source>
        <translation>действует сейчас</translation>
    </message>
    <message>
        <source>Bombard {planet}: every structure goes</source>
        <translation>Бомбардировать: {planet}, исчезнут все сооружения</translation>
    </message>
    <message>
        <source>Barter …</source>
        <translation>Бартер …</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Следующий юнит</translation>
    </message>
    <message>
        <source>No enemy in the cells beside it</source>
        <translation>В соседних клетках нет врагов</translation>
    </message>
    <message>
        <source>Nothing is within its reach.</source>
        <translation>В пределах досягаемости ничего нет.</translation>
    </message>
    <message>
        <source>Nothing to do now</source>
        <translation>Сейчас действовать не могут</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Юниты</translation>
    </message>
    <message>
        <source>has built</source>
        <translation>уже построено</translation>
    </message>
    <message>
        <source>may build 1</source>
        <translation>можно построить 1</translation>
    </message>
    <message>
        <source>{able} of {all} units can act</source>
        <translation>Могут действовать: {able} из {all}</translation>
    </message>
    <message>
        <source>{player} may answer</source>
        <translation>{player}: можно ответить огнём</translation>
    </message>
    <message>
        <source>The main button says what comes next.</source>
        <translation>Главная кнопка говорит, что дальше.</translation>
    </message>
</context>
<context>
    <name>DocumentGrid</name>
    <message>
        <source>Matches and maps</source>
        <translation>Партии и карты</translation>
    </message>
</context>
<context>
    <name>DocumentManager</name>
    <message>
        <source>Taken back.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>“{title}” is in the bin.</source>
        <translation>«{title}» теперь в корзине.</translation>
    </message>
    <message>
        <source>“{title}” is back from the bin.</source>
        <translation>«{title}» снова здесь, не в корзине.</translation>
    </message>
    <message>
        <source>Renamed to “{title}”.</source>
        <translation>Новое название: «{title}».</translation>
    </message>
    <message>
        <source>“{title}” has other tags now.</source>
        <translation>Метки документа «{title}» изменены.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) are gone for good.</source>
        <translation>
            <numerusform>%n документ удалён навсегда.</numerusform>
            <numerusform>%n документа удалены навсегда.</numerusform>
            <numerusform>%n документов удалены навсегда.</numerusform>
        </translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (копия)</translation>
    </message>
    <message>
        <source>“{title}” was made.</source>
        <translation>Создано: «{title}».</translation>
    </message>
    <message>
        <source>“{title}” was imported.</source>
        <translation>Импортировано: «{title}».</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Экспортировано в {path}</translation>
    </message>
</context>
<context>
    <name>EditorCanvas</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
</context>
<context>
    <name>EditorStatusBar</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Step {count}</source>
        <translation>Шаг {count}</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Own turns</source>
        <translation>Своих ходов</translation>
    </message>
    <message>
        <source>At least once</source>
        <translation>Хотя бы раз</translation>
    </message>
    <message>
        <source>Not once</source>
        <translation>Ни разу</translation>
    </message>
    <message>
        <source>How many events in all</source>
        <translation>Сколько событий всего</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n событие</numerusform>
            <numerusform>%n события</numerusform>
            <numerusform>%n событий</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} or more</source>
        <translation>{number} или больше</translation>
    </message>
    <message>
        <source>On average: {mean}</source>
        <translation>В среднем: {mean}</translation>
    </message>
    <message>
        <source>Any event</source>
        <translation>Любое событие</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>%1 mm: measure it to check the scale</source>
        <translation>%1 мм: измерьте, чтобы проверить масштаб</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Участок %1</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Картинка (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Чертёж (SVG)</translation>
    </message>
    <message>
        <source>Print (PDF)</source>
        <translation>Печать (PDF)</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Pages to glue</source>
        <translation>Листы для склейки</translation>
    </message>
    <message>
        <source>One tile a sheet</source>
        <translation>Участок на лист</translation>
    </message>
    <message>
        <source>One large sheet</source>
        <translation>Один большой лист</translation>
    </message>
    <message>
        <source>Leave out hidden layers</source>
        <translation>Без скрытых слоёв</translation>
    </message>
    <message>
        <source>With the notes of the map</source>
        <translation>С заметками карты</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>How far the export is</source>
        <translation>Насколько готов экспорт</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Листы</translation>
    </message>
    <message>
        <source>Width of a cell, in mm</source>
        <translation>Ширина ячейки, мм</translation>
    </message>
    <message>
        <source>Dots per inch</source>
        <translation>Точек на дюйм</translation>
    </message>
    <message>
        <source>Overlap for glue, in mm</source>
        <translation>Нахлёст для клея, мм</translation>
    </message>
    <message>
        <source>For screens, forums and chats.</source>
        <translation>Для экранов, форумов и чатов.</translation>
    </message>
    <message>
        <source>For drawing programs and large prints; stays sharp at any size.</source>
        <translation>Для графических программ и больших отпечатков; чётко в любом размере.</translation>
    </message>
    <message>
        <source>True to scale, with cut marks, a page map and a ruler to check.</source>
        <translation>Точно в масштабе, с метками реза, схемой листов и линейкой для проверки.</translation>
    </message>
    <message>
        <source>The board: {width} × {height} mm</source>
        <translation>Поле: {width} × {height} мм</translation>
    </message>
    <message>
        <source>{width} × {height} pixels</source>
        <translation>{width} × {height} пикселей</translation>
    </message>
    <message>
        <source>Sheets of paper: {count}</source>
        <translation>Листов бумаги: {count}</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>Записано: {name}</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
    <message>
        <source>map</source>
        <translation>карта</translation>
    </message>
</context>
<context>
    <name>FacePad</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>FactCard</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>each turn</source>
        <translation>за ход</translation>
    </message>
    <message>
        <source>Plan the fight</source>
        <translation>Спланировать бой</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Who had what</source>
        <translation>У кого что было</translation>
    </message>
</context>
<context>
    <name>FilePrompts</name>
    <message>
        <source>Open a box</source>
        <translation>Открыть коробку</translation>
    </message>
    <message>
        <source>Create a box</source>
        <translation>Создать коробку</translation>
    </message>
    <message>
        <source>Import a document</source>
        <translation>Импорт документа</translation>
    </message>
    <message>
        <source>Burning Planets documents</source>
        <translation>Документы Burning Planets</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Export a document</source>
        <translation>Экспорт документа</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Burning Planets boxes</source>
        <translation>Коробки Burning Planets</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Записано: {file}</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>There is a forecast while a match is played.</source>
        <translation>Прогноз появляется, когда идёт партия.</translation>
    </message>
    <message>
        <source>Next collection of {player}</source>
        <translation>Следующий сбор ресурсов: {player}</translation>
    </message>
    <message>
        <source>Nothing yields yet.</source>
        <translation>Пока ничто не приносит ресурсов.</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>If an event is rolled</source>
        <translation>Если выпадет событие</translation>
    </message>
</context>
<context>
    <name>FormPages</name>
    <message>
        <source>Back to the match</source>
        <translation>Назад к партии</translation>
    </message>
</context>
<context>
    <name>GenerationRollForm</name>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Roll the rest</source>
        <translation>Бросить остальное</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>Остановить здесь</translation>
    </message>
    <message>
        <source>Let the dice tumble</source>
        <translation>Показывать бросок костей</translation>
    </message>
    <message>
        <source>Or typed</source>
        <translation>Или введите</translation>
    </message>
    <message>
        <source>This generation does not fit its map any more</source>
        <translation>Эта генерация больше не подходит к своей карте</translation>
    </message>
    <message>
        <source>Throw the d{die}</source>
        <translation>Бросить d{die}</translation>
    </message>
    <message>
        <source>1 to {die}</source>
        <translation>От 1 до {die}</translation>
    </message>
    <message>
        <source>Typed face</source>
        <translation>Введённое число</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n cell(s)</source>
        <translation>
            <numerusform>Выбрать %n ячейку</numerusform>
            <numerusform>Выбрать %n ячейки</numerusform>
            <numerusform>Выбрать %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>Typed cells</source>
        <translation>Введённые ячейки</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Click the board, or type 3:7,2 3:8,2</source>
        <translation>Щёлкните поле или введите 3:7,2 3:8,2</translation>
    </message>
</context>
<context>
    <name>GenerationStartForm</name>
    <message>
        <source>None: new dice every time</source>
        <translation>Нет: каждый раз новые броски</translation>
    </message>
    <message>
        <source>Such as 3 1 4: the first dice, in order</source>
        <translation>3 1 4: первые кости подряд</translation>
    </message>
    <message>
        <source>Roll the map</source>
        <translation>Создать карту</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Lock what is chosen</source>
        <translation>Закрепить выбранное</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Открепить всё</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Что остаётся</translation>
    </message>
    <message>
        <source>The dice of the rule book make the map: planets first, then asteroids. What is not locked is cleared away; undo brings it back.</source>
        <translation>Карту создают кости из правил: сначала планеты, затем астероиды. Незакреплённое убирается; отмена вернёт его.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Typed dice</source>
        <translation>Введённые кости</translation>
    </message>
    <message numerus="yes">
        <source>All %n asteroid(s)</source>
        <translation>
            <numerusform>%n астероид</numerusform>
            <numerusform>Все %n астероида</numerusform>
            <numerusform>Все %n астероидов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>Where the planet lies</source>
        <translation>Где лежит планета</translation>
    </message>
    <message>
        <source>Its size</source>
        <translation>Её размер</translation>
    </message>
    <message>
        <source>Its biome</source>
        <translation>Её биом</translation>
    </message>
    <message>
        <source>Its forests</source>
        <translation>Её леса</translation>
    </message>
    <message>
        <source>Its mountains</source>
        <translation>Её горы</translation>
    </message>
    <message>
        <source>Cells for its natural resources</source>
        <translation>Ячейки для её натуральных ресурсов</translation>
    </message>
    <message>
        <source>How many asteroids</source>
        <translation>Сколько астероидов</translation>
    </message>
    <message>
        <source>Where the asteroid lies</source>
        <translation>Где лежит астероид</translation>
    </message>
    <message>
        <source>The asteroid's cell</source>
        <translation>Ячейка астероида</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>участок {tile}</translation>
    </message>
    <message numerus="yes">
        <source>%n forest(s)</source>
        <translation>
            <numerusform>%n лес</numerusform>
            <numerusform>%n леса</numerusform>
            <numerusform>%n лесов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain(s)</source>
        <translation>
            <numerusform>%n гора</numerusform>
            <numerusform>%n горы</numerusform>
            <numerusform>%n гор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s) more than tiles</source>
        <translation>
            <numerusform>на %n астероид больше, чем участков</numerusform>
            <numerusform>на %n астероида больше, чем участков</numerusform>
            <numerusform>на %n астероидов больше, чем участков</numerusform>
        </translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
</context>
<context>
    <name>GeneratorPanel</name>
    <message>
        <source>The dice so far</source>
        <translation>Броски до сих пор</translation>
    </message>
</context>
<context>
    <name>GlanceCard</name>
    <message>
        <source>each turn</source>
        <translation>за ход</translation>
    </message>
    <message>
        <source>click for all</source>
        <translation>щелчок: всё</translation>
    </message>
</context>
<context>
    <name>GoalRow</name>
    <message>
        <source>Goal</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Which target</source>
        <translation>Какая цель</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Order of the attackers</source>
        <translation>Порядок атакующих</translation>
    </message>
    <message>
        <source>in the best order</source>
        <translation>в лучшем порядке</translation>
    </message>
    <message>
        <source>in the order listed</source>
        <translation>в порядке списка</translation>
    </message>
    <message>
        <source>Destroy everything</source>
        <translation>Уничтожить всё</translation>
    </message>
    <message>
        <source>Destroy this one</source>
        <translation>Уничтожить эту цель</translation>
    </message>
    <message>
        <source>Destroy at least</source>
        <translation>Уничтожить не меньше</translation>
    </message>
    <message>
        <source>Destroy as many as possible</source>
        <translation>Уничтожить как можно больше</translation>
    </message>
    <message>
        <source>Gain the most loot</source>
        <translation>Больше всего трофеев</translation>
    </message>
    <message>
        <source>Cost them the most</source>
        <translation>Нанести самый дорогой урон</translation>
    </message>
    <message>
        <source>Lose the least to their answer</source>
        <translation>Меньше потерять от ответа</translation>
    </message>
</context>
<context>
    <name>GroundForm</name>
    <message>
        <source>Choose the planet</source>
        <translation>Выбрать планету</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
</context>
<context>
    <name>HeadPanel</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Rules warn</source>
        <translation>Правила: совет</translation>
    </message>
    <message>
        <source>Rules are strict</source>
        <translation>Правила: закон</translation>
    </message>
    <message>
        <source>Rules only note</source>
        <translation>Правила: заметка</translation>
    </message>
    <message>
        <source>Table options …</source>
        <translation>Правила стола …</translation>
    </message>
    <message>
        <source>Nothing to end now</source>
        <translation>Сейчас нечего заканчивать</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Banker: {player} …</source>
        <translation>Банкир: {player} …</translation>
    </message>
    <message>
        <source>Choose a banker …</source>
        <translation>Выбрать банкира …</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
</context>
<context>
    <name>HeroCard</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Другие действия</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <translation>Продолжить с того же места</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>На чём мы остановились?</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message numerus="yes">
        <source>%n step(s) undone; a click brings them back until you draw on.</source>
        <translation>
            <numerusform>%n шаг отменён; щелчок вернёт его, пока вы не начали рисовать дальше.</numerusform>
            <numerusform>%n шага отменены; щелчок вернёт их, пока вы не начали рисовать дальше.</numerusform>
            <numerusform>%n шагов отменены; щелчок вернёт их, пока вы не начали рисовать дальше.</numerusform>
        </translation>
    </message>
    <message>
        <source>A click on a step takes the map back to it.</source>
        <translation>Щелчок по шагу возвращает карту к нему.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Corrected an earlier step</source>
        <translation>Исправление более раннего шага</translation>
    </message>
</context>
<context>
    <name>HoldingsList</name>
    <message>
        <source>Holdings</source>
        <translation>Владения</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>Nobody's</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>no. {numbers}</source>
        <translation>№ {numbers}</translation>
    </message>
</context>
<context>
    <name>HoldingsPanel</name>
    <message>
        <source>Add a planet</source>
        <translation>Добавить планету</translation>
    </message>
    <message>
        <source>Set right …</source>
        <translation>Поправить …</translation>
    </message>
    <message>
        <source>Nobody's: {planets}</source>
        <translation>Ничьи: {planets}</translation>
    </message>
</context>
<context>
    <name>HomeContent</name>
    <message>
        <source>Find anything</source>
        <translation>Найти что угодно</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои игры</translation>
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
        <translation>Казначей, кости и память стола</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation>Исправить этот шаг</translation>
    </message>
    <message>
        <source>Without what was taken back</source>
        <translation>Без отменённого</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Показать на поле</translation>
    </message>
</context>
<context>
    <name>JournalPresenter</name>
    <message>
        <source>correction of step {step}</source>
        <translation>исправление шага {step}</translation>
    </message>
    <message>
        <source>Taken back: step {step} ({what}).</source>
        <translation>Отменён шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>Done again: step {step} ({what}).</source>
        <translation>Возвращён шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>The table agreed.</source>
        <translation>Стол согласился.</translation>
    </message>
    <message>
        <source>overruled</source>
        <translation>вопреки правилам</translation>
    </message>
    <message>
        <source>{before} Corrected: {after}</source>
        <translation>{before} Исправлено: {after}</translation>
    </message>
    <message>
        <source>Struck: step {step} ({what}).</source>
        <translation>Вычеркнут шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>Corrected: step {step}.</source>
        <translation>Исправлен шаг {step}.</translation>
    </message>
    <message>
        <source>Struck with it: {steps}.</source>
        <translation>Вычеркнуто вместе с ним: {steps}.</translation>
    </message>
    <message>
        <source>Put in before step {step}:</source>
        <translation>Вставлено перед шагом {step}:</translation>
    </message>
</context>
<context>
    <name>KeptPlans</name>
    <message>
        <source>Plans side by side</source>
        <translation>Планы рядом</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Plan {letter}</source>
        <translation>План {letter}</translation>
    </message>
    <message>
        <source>the best of these plans</source>
        <translation>лучший из этих планов</translation>
    </message>
    <message>
        <source>Keep another plan to compare it here.</source>
        <translation>Сохраните ещё один план, чтобы сравнить.</translation>
    </message>
    <message>
        <source>Name of the plan</source>
        <translation>Название плана</translation>
    </message>
    <message>
        <source>Open {plan} again</source>
        <translation>Открыть снова: {plan}</translation>
    </message>
    <message>
        <source>Drop {plan}</source>
        <translation>Убрать: {plan}</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Keys for {action}</source>
        <translation>Клавиши: {action}</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Язык окна</translation>
    </message>
    <message>
        <source>Changes at once; open maps and matches stay open.</source>
        <translation>Меняется сразу; открытые карты и партии остаются открытыми.</translation>
    </message>
</context>
<context>
    <name>LayersPanel</name>
    <message>
        <source>Grid of cells</source>
        <translation>Сетка ячеек</translation>
    </message>
    <message>
        <source>Edges of tiles</source>
        <translation>Края участков</translation>
    </message>
    <message>
        <source>Numbers of tiles</source>
        <translation>Номера участков</translation>
    </message>
    <message>
        <source>Coordinates in the cells</source>
        <translation>Координаты в ячейках</translation>
    </message>
    <message>
        <source>Forests and mountains</source>
        <translation>Леса и горы</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Сооружения</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Владельцы</translation>
    </message>
    <message>
        <source>Names of planets</source>
        <translation>Названия планет</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <translation>Астероиды</translation>
    </message>
    <message>
        <source>Ships and stations</source>
        <translation>Корабли и станции</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Линейки</translation>
    </message>
    <message>
        <source>Overview map</source>
        <translation>Обзорная карта</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Axes of symmetry</source>
        <translation>Оси симметрии</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>На нём</translation>
    </message>
    <message>
        <source>Around it</source>
        <translation>Вокруг него</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Whose cells are: nearest starts</source>
        <translation>Чьи ячейки: ближайший старт</translation>
    </message>
    <message>
        <source>Laid over it</source>
        <translation>Поверх него</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>Turn {turn}, step {step}</source>
        <translation>Ход {turn}, шаг {step}</translation>
    </message>
    <message>
        <source>Enter or a double click corrects it.</source>
        <translation>Enter или двойной щелчок — исправить.</translation>
    </message>
</context>
<context>
    <name>LedgerPanel</name>
    <message>
        <source>Look at my treasury</source>
        <translation>Взглянуть на мою казну</translation>
    </message>
    <message>
        <source>Treasuries are hidden: only their owner sees these lines.</source>
        <translation>Казна скрыта: эти строки видит только её владелец.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Учёт</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Book: anna +5m -2c reason</source>
        <translation>Запись: анна +5м -2ц причина</translation>
    </message>
    <message>
        <source>Book: anna +5m -2c reason, or anna &gt; boris 3c</source>
        <translation>Запись: анна +5м -2ц причина, или анна &gt; борис 3ц</translation>
    </message>
    <message>
        <source>Booking</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Файл CSV</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>учёт</translation>
    </message>
    <message>
        <source>Count the cash</source>
        <translation>Пересчёт</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Все типы</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Все ходы</translation>
    </message>
</context>
<context>
    <name>LegendButton</name>
    <message>
        <source>Show or hide this player's lines</source>
        <translation>Показать или скрыть линии этого игрока</translation>
    </message>
</context>
<context>
    <name>LineCard</name>
    <message>
        <source>{number}. Cargo ship {ship} of {player}</source>
        <translation>{number}. Грузовой корабль {ship} ({player})</translation>
    </message>
    <message>
        <source>Turn {turn}, from {giver}: {state}</source>
        <translation>Ход {turn}, отправитель {giver}: {state}</translation>
    </message>
    <message>
        <source>Turn {turn}, from {giver} at {site}: {state}</source>
        <translation>Ход {turn}, {giver}, {site}: {state}</translation>
    </message>
    <message>
        <source>The ship is gone. Nobody gets the goods before the envelope is opened.</source>
        <translation>Корабля больше нет. Пока конверт не вскрыт, товары не получит никто.</translation>
    </message>
    <message>
        <source>Concealed.</source>
        <translation>Скрыто.</translation>
    </message>
    <message>
        <source>Show the contents to all</source>
        <translation>Показать всем</translation>
    </message>
    <message>
        <source>Unloaded for {player} in turn {turn}: {goods}</source>
        <translation>Разгружено на ходу {turn}, получатель {player}: {goods}</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>скрыто</translation>
    </message>
</context>
<context>
    <name>LoadingPanel</name>
    <message>
        <source>Opening the box …</source>
        <translation>Коробка открывается …</translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message numerus="yes">
        <source>%n throw(s) were taken back and are not counted.</source>
        <translation>
            <numerusform>%n бросок отменён и не учтён.</numerusform>
            <numerusform>%n броска отменены и не учтены.</numerusform>
            <numerusform>%n бросков отменены и не учтены.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has not thrown yet.</source>
        <translation>Бросков ещё не было.</translation>
    </message>
    <message>
        <source>Dice of the program</source>
        <translation>Кости программы</translation>
    </message>
    <message>
        <source>Dice by hand</source>
        <translation>Настоящие кости</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} went well, {expected} were to be expected. Fewer than {enough} tries say nothing about luck.</source>
        <translation>{dice}: удачно {successes} из {tries}, ожидалось {expected}. Меньше {enough} попыток ничего не говорят об удаче.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} went well, {expected} were to be expected, usually {least} to {most}. Better than {percent} of 100 such matches (between {low} and {high}).</source>
        <translation>{dice}: удачно {successes} из {tries}, ожидалось {expected}, обычно от {least} до {most}. Лучше, чем в {percent} из 100 таких партий (от {low} до {high}).</translation>
    </message>
    <message>
        <source>{successes} of {tries} ({expected} expected)</source>
        <translation>{successes} из {tries} (ожидалось {expected})</translation>
    </message>
</context>
<context>
    <name>MainButtonPanel</name>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Выпало: {dice}</translation>
    </message>
    <message>
        <source>To the final standing</source>
        <translation>К итогам партии</translation>
    </message>
    <message>
        <source>Roll the dice and enter what they show</source>
        <translation>Бросьте кости и введите, что выпало</translation>
    </message>
    <message>
        <source>{players} roll the d{die}: enter what they show</source>
        <translation>{players} бросают d{die}: что выпало?</translation>
    </message>
    <message>
        <source>{player} rolls the d{die}: enter what it shows</source>
        <translation>{player} бросает d{die}: что выпало?</translation>
    </message>
    <message>
        <source>{player}: the d{die} shows</source>
        <translation>{player}: на d{die} выпало</translation>
    </message>
    <message>
        <source>End the turn and leave out whatever is left (End)</source>
        <translation>Закончить ход, пропустив остальное (End)</translation>
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
        <translation>Главная</translation>
    </message>
    <message>
        <source>Studio</source>
        <translation>Студия</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Летопись</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>This program has no page for such a document: update it to open this.</source>
        <translation>В этой программе нет страницы для такого документа: обновите её, чтобы его открыть.</translation>
    </message>
</context>
<context>
    <name>MapEditorView</name>
    <message>
        <source>Symmetry: {fold}</source>
        <translation>Симметрия: {fold}</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Отразить</translation>
    </message>
</context>
<context>
    <name>MapForm</name>
    <message>
        <source>No title yet</source>
        <translation>Пока без названия</translation>
    </message>
    <message>
        <source>Table options…</source>
        <translation>Правила стола…</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
</context>
<context>
    <name>MapPicture</name>
    <message>
        <source>The map so far</source>
        <translation>Карта на сейчас</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>На главную</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Летопись</translation>
    </message>
    <message>
        <source>Which match?</source>
        <translation>Какая партия?</translation>
    </message>
    <message>
        <source>There is no match to look back on</source>
        <translation>Пока нечего вспоминать</translation>
    </message>
    <message>
        <source>Every step of a match is kept. Choose one and go through it again.</source>
        <translation>Каждый шаг партии сохранён. Выберите партию и пройдите её снова.</translation>
    </message>
    <message>
        <source>The chronicle tells a match step by step, with charts and luck. Begin a match from Home, and it appears here.</source>
        <translation>Летопись рассказывает партию шаг за шагом, с графиками и удачей. Начните партию на Главной, и она появится здесь.</translation>
    </message>
</context>
<context>
    <name>MatchDice</name>
    <message>
        <source>This sitting</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>The open match</source>
        <translation>Открытая партия</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Holdings</source>
        <translation>Владения</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Keep placing</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Поставить за меня</translation>
    </message>
    <message>
        <source>{what} not placed yet</source>
        <translation>{what}: место не выбрано</translation>
    </message>
    <message>
        <source>{what}: not placed yet</source>
        <translation>{what}: место ещё не выбрано</translation>
    </message>
</context>
<context>
    <name>MatchTools</name>
    <message>
        <source>From the match</source>
        <translation>Из партии</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>MatrixView</name>
    <message>
        <source>Odds of every attack die against every target</source>
        <translation>Шансы каждой кости атаки против каждой цели</translation>
    </message>
    <message>
        <source>{who} with d{die} at {what} with {defence}, shield {shield}: {percent} = {exact}</source>
        <translation>{who}, d{die} → {what}, {defence}, щит {shield}: {percent} = {exact}</translation>
    </message>
    <message>
        <source>no die</source>
        <translation>без кубика</translation>
    </message>
</context>
<context>
    <name>MessagePlace</name>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Step {step}</source>
        <translation>Шаг {step}</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Отменить: {step}</translation>
    </message>
    <message>
        <source>The table is asked: dice or a disclosure</source>
        <translation>Вопрос к столу: кости или раскрытие</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Повторить: {step}</translation>
    </message>
</context>
<context>
    <name>MinimapPanel</name>
    <message>
        <source>Overview of the board</source>
        <translation>Обзор поля</translation>
    </message>
</context>
<context>
    <name>MomentList</name>
    <message>
        <source>Story</source>
        <translation>Рассказ</translation>
    </message>
</context>
<context>
    <name>NeedsCard</name>
    <message>
        <source>Chance wanted</source>
        <translation>Нужный шанс</translation>
    </message>
    <message>
        <source>Ships at most</source>
        <translation>Кораблей не больше</translation>
    </message>
    <message>
        <source>What do I need?</source>
        <translation>Что мне нужно?</translation>
    </message>
    <message>
        <source>Counted as if every ship stood beside all targets with all its actions. Resources of different kinds count the same.</source>
        <translation>Считается, что каждый корабль стоит рядом со всеми целями и не тратил действий. Разные ресурсы равноценны.</translation>
    </message>
    <message>
        <source>Choose at least one target.</source>
        <translation>Выберите хотя бы одну цель.</translation>
    </message>
    <message>
        <source>So many different targets would take longer than a second: ask about fewer, or for fewer ships.</source>
        <translation>Для стольких разных целей нужно больше секунды: возьмите меньше целей или кораблей.</translation>
    </message>
    <message>
        <source>No fleet of up to {ships} ships reaches it.</source>
        <translation>Флота до {ships} кораблей не хватит.</translation>
    </message>
</context>
<context>
    <name>NewMapForm</name>
    <message>
        <source>A name for the map</source>
        <translation>Название карты</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Take one away</source>
        <translation>Убрать одного</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>Рекомендуется</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>Своё</translation>
    </message>
    <message>
        <source>Tiles wide</source>
        <translation>Участков в ширину</translation>
    </message>
    <message>
        <source>Tiles high</source>
        <translation>Участков в высоту</translation>
    </message>
    <message>
        <source>Any word: the same one gives the same map</source>
        <translation>Любое слово: одно и то же даёт одну и ту же карту</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Roll the map</source>
        <translation>Создать карту</translation>
    </message>
    <message>
        <source>Begin with an empty board</source>
        <translation>Начать с пустого поля</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Новая карта</translation>
    </message>
    <message>
        <source>The dice of the rule book lay out planets, forests, mountains and asteroids; every throw is kept, and everything can be changed afterwards.</source>
        <translation>Кости из правил расставляют планеты, леса, горы и астероиды; каждый бросок сохраняется, и потом всё можно изменить.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Участки</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>всего {count}</translation>
    </message>
</context>
<context>
    <name>NewMatchForm</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>От {fewest} до {most} игроков</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать сначала</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>our own</source>
        <translation>свои</translation>
    </message>
    <message>
        <source>Name, for example “Friday”</source>
        <translation>Название, например «Пятница»</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Игроки по порядку ходов</translation>
    </message>
    <message>
        <source>Same players and rules as last time</source>
        <translation>Игроки и правила прошлого раза</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{key} begins from anywhere</source>
        <translation>{key} начинает партию откуда угодно</translation>
    </message>
    <message>
        <source>House rules: {rules} …</source>
        <translation>Домашние правила: {rules} …</translation>
    </message>
    <message>
        <source>as in the rule book</source>
        <translation>как в книге правил</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message>
        <source>The same once more</source>
        <translation>Ещё раз то же</translation>
    </message>
    <message>
        <source>The two are not the same. Type it again.</source>
        <translation>Они не совпали. Введите заново.</translation>
    </message>
    <message>
        <source>You have used another one so far. Type this one again to use it here.</source>
        <translation>До сих пор у вас была другая. Введите эту ещё раз, чтобы использовать её здесь.</translation>
    </message>
</context>
<context>
    <name>NewPlanetForm</name>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Биом</translation>
    </message>
    <message>
        <source>Name, if it has one</source>
        <translation>Название, если есть</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Owner from the start</source>
        <translation>Владелец с самого начала</translation>
    </message>
    <message>
        <source>Nobody's planet</source>
        <translation>Ничья планета</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>What is to be remembered here?</source>
        <translation>Что здесь запомнить?</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>NoteForm</name>
    <message>
        <source>For your eyes only</source>
        <translation>Только для вас</translation>
    </message>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Tear it up</source>
        <translation>Порвать</translation>
    </message>
    <message>
        <source>Allied with</source>
        <translation>В союзе с</translation>
    </message>
    <message>
        <source>Private note of {player}</source>
        <translation>Личная заметка: {player}</translation>
    </message>
    <message>
        <source>Kept under your passphrase: neither the screen nor the file tells it to others. Forgotten, it can only be torn up.</source>
        <translation>Под вашей парольной фразой: ни экран, ни файл другим её не выдадут. Забудете фразу — останется только порвать.</translation>
    </message>
    <message>
        <source>It is kept. Your passphrase shows it again.</source>
        <translation>Сохранено. Покажет снова ваша парольная фраза.</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Прочесть</translation>
    </message>
    <message>
        <source>To keep changes, type a passphrase again.</source>
        <translation>Чтобы сохранить изменения, введите фразу снова.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase.</source>
        <translation>Личной заметке нужна парольная фраза.</translation>
    </message>
</context>
<context>
    <name>NothingFoundPanel</name>
    <message>
        <source>Show everything</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Search in all sections</source>
        <translation>Искать во всех разделах</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No name, tag, kind or summary here has “{query}” in it.</source>
        <translation>Здесь «{query}» не встречается ни в названиях, ни в метках, ни в описаниях.</translation>
    </message>
    <message>
        <source>Nothing here has all of these tags.</source>
        <translation>Здесь ни у чего нет всех этих меток.</translation>
    </message>
    <message>
        <source>Nothing with these tags has “{query}” in its name or summary.</source>
        <translation>С этими метками ничего нет с «{query}» в названии или описании.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{path} could not be written ({why}): this choice lasts until you quit.</source>
        <translation>Не удалось записать {path} ({why}): этот выбор действует до выхода.</translation>
    </message>
    <message>
        <source>This step could not be kept, so it was not made. {reason} Your game is saved up to the last step.</source>
        <translation>Этот шаг не удалось сохранить, поэтому он не сделан. {reason} Ваша игра сохранена до последнего шага.</translation>
    </message>
</context>
<context>
    <name>OddsPanel</name>
    <message>
        <source>Attacks on the same target</source>
        <translation>Атак на одну цель</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Below each target: its die and its shield. A structure on an asteroid is attacked as what it is; an asteroid that is destroyed takes it along (BP-COMBAT-18, BP-AST-14).</source>
        <translation>Под каждой целью: её кубик и щит. Сооружение на астероиде атакуют само по себе; уничтоженный астероид забирает его с собой (BP-COMBAT-18, BP-AST-14).</translation>
    </message>
    <message>
        <source>Chance that one attack destroys its target</source>
        <translation>Шанс, что одна атака уничтожит цель</translation>
    </message>
    <message>
        <source>Chance to destroy a target within {times} attacks</source>
        <translation>Шанс уничтожить цель, атак не больше {times}</translation>
    </message>
    <message>
        <source>table of odds</source>
        <translation>таблица шансов</translation>
    </message>
    <message>
        <source>Written: {file}.</source>
        <translation>Записано: {file}.</translation>
    </message>
</context>
<context>
    <name>OptionLines</name>
    <message>
        <source>No option is called so.</source>
        <translation>Такого правила нет.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>What the dice may give</source>
        <translation>Что могут дать кости</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>Search the options</source>
        <translation>Поиск по правилам стола</translation>
    </message>
    <message>
        <source>Write to a file …</source>
        <translation>Записать в файл …</translation>
    </message>
    <message>
        <source>Take from a file …</source>
        <translation>Взять из файла …</translation>
    </message>
    <message>
        <source>table options</source>
        <translation>правила стола</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Файл не читается: {reason}</translation>
    </message>
    <message>
        <source>Taken from {file}</source>
        <translation>Взято из {file}</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>number {number} in turn</source>
        <translation>ходит {number}-м</translation>
    </message>
    <message>
        <source>rolls again</source>
        <translation>бросает ещё раз</translation>
    </message>
</context>
<context>
    <name>OutNotice</name>
    <message>
        <source>{player} is out of the game</source>
        <translation>{player} выбывает из игры</translation>
    </message>
</context>
<context>
    <name>OutlookPresenter</name>
    <message>
        <source>Nothing would change.</source>
        <translation>Ничего бы не изменилось.</translation>
    </message>
    <message>
        <source>Later steps: the same {same}, changed {changed}, in conflict {conflicts}.</source>
        <translation>Следующие шаги: без изменений {same}, изменённых {changed}, спорных {conflicts}.</translation>
    </message>
    <message>
        <source>To be decided: {count}.</source>
        <translation>Нужно решить: {count}.</translation>
    </message>
    <message>
        <source>Dice or disclosures of these steps would no longer count: {steps}</source>
        <translation>Кости или раскрытия этих шагов перестали бы считаться: {steps}</translation>
    </message>
    <message>
        <source>Dice are thrown for step {step}; then the rest is judged.</source>
        <translation>Для шага {step} бросят кости; затем решится остальное.</translation>
    </message>
    <message>
        <source>Everything is decided.</source>
        <translation>Всё решено.</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Ничего с таким названием.</translation>
    </message>
    <message>
        <source>Find an action, a place, a ship, a rule, a document …</source>
        <translation>Найти действие, место, корабль, правило, документ …</translation>
    </message>
</context>
<context>
    <name>PassphraseForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>No lock takes this passphrase.</source>
        <translation>Ни один замок не принимает эту фразу.</translation>
    </message>
    <message>
        <source>What is stored is not what was sealed.</source>
        <translation>Сохранено не то, что было запечатано.</translation>
    </message>
</context>
<context>
    <name>PastBoard</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
</context>
<context>
    <name>PlacingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Поставить за меня</translation>
    </message>
</context>
<context>
    <name>PlanSides</name>
    <message>
        <source>Whose targets they are</source>
        <translation>Чьи это цели</translation>
    </message>
    <message>
        <source>Attackers</source>
        <translation>Атакующие</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>My units and what stands beside them</source>
        <translation>Мои юниты и что рядом с ними</translation>
    </message>
    <message>
        <source>Nobody of {player} stands beside a target now. Choose units here, or a target from the match.</source>
        <translation>Рядом с юнитами игрока {player} сейчас нет целей. Выберите юниты здесь или цель из партии.</translation>
    </message>
    <message>
        <source>Choose at least one attacker and one target.</source>
        <translation>Выберите хотя бы одного атакующего и одну цель.</translation>
    </message>
    <message>
        <source>Units of {player} stand beside targets, but may not act in this turn. Choose units here, or a target from the match.</source>
        <translation>Юниты игрока {player} стоят рядом с целями, но в этот ход действовать не могут. Выберите юниты здесь или цель из партии.</translation>
    </message>
</context>
<context>
    <name>PlanetForm</name>
    <message>
        <source>No name yet</source>
        <translation>Пока без названия</translation>
    </message>
    <message>
        <source>Remove this planet</source>
        <translation>Убрать эту планету</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Биом</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Starting planet of</source>
        <translation>Стартовая планета игрока</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>На ней</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>{cells} cells · {free} of {border} border cells free</source>
        <translation>Ячеек: {cells} · на границе свободно {free} из {border}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Убрать: {name}</translation>
    </message>
</context>
<context>
    <name>PlanetShop</name>
    <message>
        <source>Demolish {what}</source>
        <translation>Снести: {what}</translation>
    </message>
    <message>
        <source>Clear {what}</source>
        <translation>Расчистить: {what}</translation>
    </message>
    <message>
        <source>Choose a cell for the {what} on {planet}</source>
        <translation>{what}: выберите клетку, {planet}</translation>
    </message>
    <message>
        <source>Demolish or clear …</source>
        <translation>Снести или расчистить …</translation>
    </message>
    <message>
        <source>Undo brings it back.</source>
        <translation>Отмена вернёт всё назад.</translation>
    </message>
    <message>
        <source>{count} lit cells · arrow keys and Enter work too · then {price} is paid</source>
        <translation>Подсвечено клеток: {count} · можно стрелками и Enter · затем оплата: {price}</translation>
    </message>
    <message>
        <source>{deed}: choose which one on {planet}</source>
        <translation>{deed}: выберите, что именно, {planet}</translation>
    </message>
</context>
<context>
    <name>PlannerPanel</name>
    <message>
        <source>Keep this plan</source>
        <translation>Сохранить план</translation>
    </message>
    <message>
        <source>{count} of {most} kept, below</source>
        <translation>Сохранено {count} из {most}, ниже</translation>
    </message>
</context>
<context>
    <name>PlayerColors</name>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белый</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>пурпурный</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>фиолетовый</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>голубой</translation>
    </message>
    <message>
        <source>brown</source>
        <translation>коричневый</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>оранжевый</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>розовый</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>серый</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>бирюзовый</translation>
    </message>
    <message>
        <source>light green</source>
        <translation>светло-зелёный</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>тёмно-зелёный</translation>
    </message>
</context>
<context>
    <name>PlayerLine</name>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>Имя игрока {number}</translation>
    </message>
    <message>
        <source>Move to another seat: drag, or arrow up and down</source>
        <translation>Пересадить: перетащите или нажмите стрелку вверх или вниз</translation>
    </message>
    <message>
        <source>Real dice</source>
        <translation>Кости: свои</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
</context>
<context>
    <name>PlayersPreview</name>
    <message>
        <source>The nine players in these colours</source>
        <translation>Девять игроков в этих цветах</translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message>
        <source>Fix</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Принять…</translation>
    </message>
    <message>
        <source>No longer accept</source>
        <translation>Больше не принимать</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message numerus="yes">
        <source>{cell} and %n more cell(s)</source>
        <translation>
            <numerusform>{cell} и ещё %n ячейка</numerusform>
            <numerusform>{cell} и ещё %n ячейки</numerusform>
            <numerusform>{cell} и ещё %n ячеек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Open the log folder</source>
        <translation>Папка журнала</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Your game is saved up to the last step.</source>
        <translation>Ваша игра сохранена до последнего шага.</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. You can go on; if you copy the report and send it to us, we can mend it. It holds versions, paths and the fault itself, nothing of your game.</source>
        <translation>Это ошибка программы, а не ваша. Можно продолжать; если вы скопируете отчёт и пришлёте его нам, мы её исправим. В нём версии, пути и сама ошибка, и ничего из вашей игры.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule is broken</source>
        <translation>Нарушений нет</translation>
    </message>
    <message>
        <source>No open problems</source>
        <translation>Открытых проблем нет</translation>
    </message>
    <message>
        <source>This map can be played as it is. Problems appear here while you draw.</source>
        <translation>На этой карте уже можно играть. Проблемы появляются здесь, пока вы рисуете.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>Fix all {count}</source>
        <translation>Исправить все: {count}</translation>
    </message>
</context>
<context>
    <name>PromiseBar</name>
    <message>
        <source>Not kept</source>
        <translation>Не сдержано</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Сдержано</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
</context>
<context>
    <name>PromiseForm</name>
    <message>
        <source>Who promises</source>
        <translation>Кто обещает</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>Что обещано</translation>
    </message>
    <message>
        <source>In whose turn the table is reminded</source>
        <translation>В чей ход напомнить столу</translation>
    </message>
    <message>
        <source>In which phase</source>
        <translation>В какой фазе</translation>
    </message>
    <message>
        <source>From which round</source>
        <translation>С какого раунда</translation>
    </message>
    <message>
        <source>Note it</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Beginning of the turn</source>
        <translation>Начало хода</translation>
    </message>
    <message>
        <source>promises</source>
        <translation>обещает</translation>
    </message>
    <message>
        <source>Remind</source>
        <translation>Напомнить</translation>
    </message>
    <message>
        <source>From round</source>
        <translation>С раунда</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Всем</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Каждый ход</translation>
    </message>
</context>
<context>
    <name>PromiseLine</name>
    <message>
        <source>Kept</source>
        <translation>Сдержано</translation>
    </message>
    <message>
        <source>Not kept</source>
        <translation>Не сдержано</translation>
    </message>
    <message>
        <source>Turn of {player}</source>
        <translation>Ход игрока {player}</translation>
    </message>
    <message>
        <source>Every turn</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Beginning of the turn</source>
        <translation>Начало хода</translation>
    </message>
    <message>
        <source>from round {round}</source>
        <translation>с раунда {round}</translation>
    </message>
</context>
<context>
    <name>PromisesCard</name>
    <message>
        <source>No promise is open.</source>
        <translation>Открытых обещаний нет.</translation>
    </message>
    <message>
        <source>Note a promise</source>
        <translation>Записать обещание</translation>
    </message>
    <message>
        <source>Promises</source>
        <translation>Обещания</translation>
    </message>
</context>
<context>
    <name>ProspectCards</name>
    <message>
        <source>Chance to own the planet at the end of this turn</source>
        <translation>Шанс владеть планетой в конце этого хода</translation>
    </message>
    <message>
        <source>In this order</source>
        <translation>В таком порядке</translation>
    </message>
    <message>
        <source>What would help most</source>
        <translation>Что помогло бы больше всего</translation>
    </message>
    <message>
        <source>Thrown {runs} times with seed {seed}: the planet was taken {count} times. The true value of this way to play lies within {span} (95 %); the best way can only be better.</source>
        <translation>Брошено {runs} раз с зерном {seed}: планета взята {count} раз. Истинное значение при такой игре лежит в пределах {span} (95 %); лучшая игра может быть только лучше.</translation>
    </message>
    <message>
        <source>Even without a fight {needed} actions are needed, and {there} are there.</source>
        <translation>Даже без боя нужно действий: {needed}, а есть {there}.</translation>
    </message>
    <message>
        <source>A warship of its owner guards the planet: destroy that first, this table says.</source>
        <translation>Планету охраняет боевой корабль владельца: за этим столом сначала надо уничтожить его.</translation>
    </message>
    <message>
        <source>All defences fall</source>
        <translation>Вся защита пала</translation>
    </message>
    <message>
        <source>… and the planet is yours</source>
        <translation>… и планета ваша</translation>
    </message>
    <message>
        <source>Actions after the last defence: {needed} needed, {there} there at first.</source>
        <translation>Действий после последней защиты: нужно {needed}, вначале есть {there}.</translation>
    </message>
    <message>
        <source>As soon as the last defence falls, go on with the structures: a ship that has not acted yet keeps all its actions (BP-ACT-8).</source>
        <translation>Как только пала последняя защита, переходите к сооружениям: у корабля, который ещё не действовал, целы все действия (BP-ACT-8).</translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>до %n раза</numerusform>
            <numerusform>до %n раз</numerusform>
            <numerusform>до %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship} attacks {target} {times}: {chance} each time.</source>
        <translation>{ship} → {target}, {times}: каждый раз {chance}.</translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n сооружение</numerusform>
            <numerusform>%n сооружения</numerusform>
            <numerusform>%n сооружений</numerusform>
        </translation>
    </message>
    <message>
        <source>{ship} destroys {what}.</source>
        <translation>{ship} уничтожает {what}.</translation>
    </message>
    <message>
        <source>{ship} conquers the planet.</source>
        <translation>{ship} захватывает планету.</translation>
    </message>
    <message>
        <source>No single change would help.</source>
        <translation>Одно изменение не поможет.</translation>
    </message>
    <message>
        <source>The bottleneck: {what}</source>
        <translation>Узкое место: {what}</translation>
    </message>
    <message>
        <source>The bottleneck: too few actions for the structures</source>
        <translation>Узкое место: мало действий на сооружения</translation>
    </message>
    <message>
        <source>The bottleneck: too few ships</source>
        <translation>Узкое место: мало кораблей</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>не будь цели: {what}</translation>
    </message>
    <message>
        <source>one structure fewer</source>
        <translation>на одно сооружение меньше</translation>
    </message>
    <message>
        <source>one more like {what}</source>
        <translation>ещё один такой: {what}</translation>
    </message>
</context>
<context>
    <name>PublicWindow</name>
    <message>
        <source>Smaller text (-)</source>
        <translation>Текст мельче (-)</translation>
    </message>
    <message>
        <source>Larger text (+)</source>
        <translation>Текст крупнее (+)</translation>
    </message>
    <message>
        <source>Dark or light (T)</source>
        <translation>Тёмная или светлая (T)</translation>
    </message>
    <message>
        <source>Fill the screen (F)</source>
        <translation>На весь экран (F)</translation>
    </message>
    <message>
        <source>{game}: the table</source>
        <translation>{game}: стол</translation>
    </message>
</context>
<context>
    <name>PurseLine</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
</context>
<context>
    <name>ReadyMaps</name>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message numerus="yes">
        <source>Sample: {title}, %n player(s)</source>
        <translation>
            <numerusform>Образец: {title}, %n игрок</numerusform>
            <numerusform>Образец: {title}, %n игрока</numerusform>
            <numerusform>Образец: {title}, %n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReasonEdit</name>
    <message>
        <source>Why is it all right here?</source>
        <translation>Почему так можно?</translation>
    </message>
    <message>
        <source>Reason for accepting</source>
        <translation>Почему принято</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>last played {when}</source>
        <translation>последний шаг {when}</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>На чём мы остановились?</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>How everybody stands</source>
        <translation>Положение игроков</translation>
    </message>
    <message>
        <source>Open deals</source>
        <translation>Незавершённые сделки</translation>
    </message>
    <message>
        <source>It is the turn of {player}</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Раунд {round} · {phase}</translation>
    </message>
    <message>
        <source>the time in between counts for nobody</source>
        <translation>прошедшее время не считается никому</translation>
    </message>
    <message>
        <source>Still open: {what}</source>
        <translation>Ещё не сделано: {what}</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переставить</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Owner of a planet</source>
        <translation>Владелец планеты</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Turn and phase</source>
        <translation>Ход и фаза</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>Чьё</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>There is nothing of that kind.</source>
        <translation>Такого здесь нет.</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Планета</translation>
    </message>
    <message>
        <source>New owner</source>
        <translation>Новый владелец</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>As it is on the table.</source>
        <translation>Так на столе.</translation>
    </message>
    <message>
        <source>Reason, for the journal</source>
        <translation>Причина, для журнала</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Choose the cell …</source>
        <translation>Выбрать ячейку …</translation>
    </message>
    <message>
        <source>Change the owner</source>
        <translation>Сменить владельца</translation>
    </message>
    <message>
        <source>It has not acted</source>
        <translation>Ещё не действовал</translation>
    </message>
    <message>
        <source>Go on from there</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>Say why: it goes on record.</source>
        <translation>Назовите причину: она останется в записи.</translation>
    </message>
    <message>
        <source>Click the cell for: {what}</source>
        <translation>Щёлкните ячейку: {what}</translation>
    </message>
    <message>
        <source>One after the other, until Esc</source>
        <translation>Одно за другим, до Esc</translation>
    </message>
    <message>
        <source>A ship put here acts from its next turn on.</source>
        <translation>Поставленный корабль действует со своего следующего хода.</translation>
    </message>
</context>
<context>
    <name>RevisionsPanel</name>
    <message>
        <source>A name for the map as it is now</source>
        <translation>Имя версии</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Name of the revision</source>
        <translation>Имя версии</translation>
    </message>
    <message>
        <source>What changed from</source>
        <translation>Что изменилось с</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>Give a state of the map a name, and it can be compared and restored.</source>
        <translation>Дайте состоянию карты имя, и его можно будет сравнить и восстановить.</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Как сейчас</translation>
    </message>
    <message>
        <source>Restore “{name}”</source>
        <translation>Восстановить «{name}»</translation>
    </message>
    <message>
        <source>Forget the name “{name}”</source>
        <translation>Забыть имя «{name}»</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n различие</numerusform>
            <numerusform>%n различия</numerusform>
            <numerusform>%n различий</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>Различий нет</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RollLog</name>
    <message>
        <source>Log of the dice</source>
        <translation>Журнал бросков</translation>
    </message>
</context>
<context>
    <name>RolledMapForm</name>
    <message>
        <source>Die by die, or real dice</source>
        <translation>По одной кости или своими костями</translation>
    </message>
    <message>
        <source>Roll another one</source>
        <translation>Бросить другую</translation>
    </message>
</context>
<context>
    <name>RuleLink</name>
    <message>
        <source>Rule {id}</source>
        <translation>Правило {id}</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>The rule before</source>
        <translation>Предыдущее правило</translation>
    </message>
    <message>
        <source>The rule after</source>
        <translation>Следующее правило</translation>
    </message>
</context>
<context>
    <name>RulePopover</name>
    <message>
        <source>Open the rule</source>
        <translation>Открыть правило</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>No time limit</source>
        <translation>Без ограничения времени</translation>
    </message>
    <message>
        <source>{minutes} for each player</source>
        <translation>{minutes} на игрока</translation>
    </message>
    <message>
        <source>Rules are strict</source>
        <translation>Правила строгие</translation>
    </message>
    <message>
        <source>Rules only note what went against them</source>
        <translation>Правила только отмечают нарушения</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>How strict the rules are</source>
        <translation>Насколько строги правила</translation>
    </message>
    <message>
        <source>Rules warn, the table may overrule</source>
        <translation>Правила предупреждают, решает стол</translation>
    </message>
    <message>
        <source>More …</source>
        <translation>Ещё …</translation>
    </message>
    <message>
        <source>{count} min each</source>
        <translation>{count} мин каждому</translation>
    </message>
    <message>
        <source>+{count} s a turn</source>
        <translation>+{count} с за ход</translation>
    </message>
    <message>
        <source>{count} s for a turn</source>
        <translation>{count} с на ход</translation>
    </message>
    <message>
        <source>{count} s for a phase</source>
        <translation>{count} с на фазу</translation>
    </message>
    <message>
        <source>over-time costs</source>
        <translation>опоздание стоит денег</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Nobody can open it</source>
        <translation>Открыть некому</translation>
    </message>
    <message>
        <source>Reason of the table</source>
        <translation>Причина, по мнению стола</translation>
    </message>
    <message>
        <source>The table rules</source>
        <translation>Решает стол</translation>
    </message>
    <message>
        <source>What was inside, in the table's judgement</source>
        <translation>Что было внутри, по мнению стола</translation>
    </message>
    <message>
        <source>What became of it, in the table's judgement</source>
        <translation>Чем кончилось, по мнению стола</translation>
    </message>
    <message>
        <source>A ruling of the table needs a reason.</source>
        <translation>Решению стола нужна причина.</translation>
    </message>
</context>
<context>
    <name>SafeguardController</name>
    <message>
        <source>{ending}: is that meant? Undo takes it back.</source>
        <translation>{ending}: так и задумано? «Отменить» вернёт всё назад.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>{left}
End the turn all the same?</source>
        <translation>{left}
Всё равно закончить ход?</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>The turn has ended. {left}</source>
        <translation>Ход закончен. {left}</translation>
    </message>
</context>
<context>
    <name>SampleButton</name>
    <message>
        <source>From a sample…</source>
        <translation>Из образца…</translation>
    </message>
</context>
<context>
    <name>SampleShelf</name>
    <message>
        <source>Sample maps</source>
        <translation>Образцы карт</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealedUnloadForm</name>
    <message>
        <source>Open it</source>
        <translation>Вскрыть</translation>
    </message>
    <message>
        <source>Unload, for all to see</source>
        <translation>Выгрузить на виду у всех</translation>
    </message>
    <message>
        <source>Open the sealed load at {site}</source>
        <translation>Вскрыть запечатанный груз: {site}</translation>
    </message>
    <message>
        <source>Inside: {goods}</source>
        <translation>Внутри: {goods}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Search matches and maps</source>
        <translation>Поиск партий и карт</translation>
    </message>
</context>
<context>
    <name>SeatButton</name>
    <message>
        <source>next</source>
        <translation>следующий</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Colour and sign</source>
        <translation>Цвет и знак</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Фракция</translation>
    </message>
    <message>
        <source>Earlier in turn order</source>
        <translation>Раньше в порядке ходов</translation>
    </message>
    <message>
        <source>Take this player away</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Start grant of the rules</source>
        <translation>Начальные ресурсы по правилам</translation>
    </message>
    <message>
        <source>Set a treasury…</source>
        <translation>Задать казну…</translation>
    </message>
    <message>
        <source>Treasury at the start</source>
        <translation>Казна в начале</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
</context>
<context>
    <name>SeatLine</name>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
</context>
<context>
    <name>SeatsForm</name>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Players, in turn order</source>
        <translation>Игроки в порядке ходов</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Verified: this is what was sealed.</source>
        <translation>Проверено: запечатано было именно это.</translation>
    </message>
    <message>
        <source>Read it alone</source>
        <translation>Прочесть одному</translation>
    </message>
    <message>
        <source>Ruled: {reason}</source>
        <translation>Решение: {reason}</translation>
    </message>
    <message>
        <source>Fingerprint, published when it was sealed: {hash}</source>
        <translation>Отпечаток, объявленный при запечатывании: {hash}</translation>
    </message>
    <message>
        <source>Fingerprint, made again from the text, and the same: {hash}</source>
        <translation>Отпечаток, снятый с текста заново, тот же: {hash}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
</context>
<context>
    <name>SecretsPanel</name>
    <message>
        <source>Who looks</source>
        <translation>Кто смотрит</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Взглянуть</translation>
    </message>
    <message>
        <source>New contract</source>
        <translation>Новый контракт</translation>
    </message>
    <message>
        <source>Private note</source>
        <translation>Личная заметка</translation>
    </message>
    <message>
        <source>Contracts and transports of your own are shown to you alone.</source>
        <translation>Ваши контракты и перевозки видны только вам.</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>No contract lies on the table.</source>
        <translation>На столе нет контрактов.</translation>
    </message>
    <message>
        <source>Transport register</source>
        <translation>Регистр перевозок</translation>
    </message>
    <message>
        <source>Nothing was carried yet.</source>
        <translation>Ещё ничего не перевозили.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier transport(s)</source>
        <translation>
            <numerusform>%n прежняя перевозка</numerusform>
            <numerusform>%n прежние перевозки</numerusform>
            <numerusform>%n прежних перевозок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUpSheet</name>
    <message>
        <source>Empty space.</source>
        <translation>Пустой космос.</translation>
    </message>
    <message>
        <source>{thing}, {count}: {cells}.</source>
        <translation>{thing}, {count}: {cells}.</translation>
    </message>
    <message>
        <source>Monolith of {player} in the centre.</source>
        <translation>В центре монолит: {player}.</translation>
    </message>
    <message>
        <source>Starting planet of {player}.</source>
        <translation>Стартовая планета: {player}.</translation>
    </message>
    <message>
        <source>Asteroid with {thing} of {player}: {cell}.</source>
        <translation>Астероид, на нём {thing} ({player}): {cell}.</translation>
    </message>
    <message>
        <source>Asteroids, {count}: {cells}.</source>
        <translation>Астероиды, {count}: {cells}.</translation>
    </message>
    <message>
        <source>Note on {cell}: {words}</source>
        <translation>Заметка на {cell}: {words}</translation>
    </message>
    <message>
        <source>{thing}: {cell}.</source>
        <translation>{thing}: {cell}.</translation>
    </message>
    <message>
        <source>{thing} of {player}: {cell}.</source>
        <translation>{thing} ({player}): {cell}.</translation>
    </message>
    <message>
        <source>{name} ({faction})</source>
        <translation>{name} ({faction})</translation>
    </message>
    <message>
        <source>player {number}, {color} ({faction})</source>
        <translation>игрок {number}, {color} ({faction})</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Участок %1</translation>
    </message>
    <message>
        <source>How to set up the board</source>
        <translation>Как собрать поле</translation>
    </message>
    <message>
        <source>Lay out the tiles as below. (7, 3) is the seventh cell of the third row of its tile, counted from the left and from the top.</source>
        <translation>Разложите участки, как показано ниже. (7, 3) — седьмая ячейка третьего ряда участка, считая слева и сверху.</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Лист сборки</translation>
    </message>
    <message>
        <source>Tells, tile by tile, what to put on the real table.</source>
        <translation>Говорит участок за участком, что поставить на настоящий стол.</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>сборка</translation>
    </message>
    <message>
        <source>{planet}: {size}, {biome}, with its centre on {cell}.</source>
        <translation>{planet}: {size}, {biome}, центр в {cell}.</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
</context>
<context>
    <name>SeveralForm</name>
    <message numerus="yes">
        <source>%n thing(s) chosen</source>
        <translation>
            <numerusform>Выбран %n предмет</numerusform>
            <numerusform>Выбрано %n предмета</numerusform>
            <numerusform>Выбрано %n предметов</numerusform>
        </translation>
    </message>
    <message>
        <source>Owner of the planets</source>
        <translation>Владелец планет</translation>
    </message>
    <message>
        <source>Remove them all</source>
        <translation>Убрать всё это</translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n планета</numerusform>
            <numerusform>%n планеты</numerusform>
            <numerusform>%n планет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) on planets</source>
        <translation>
            <numerusform>%n предмет на планетах</numerusform>
            <numerusform>%n предмета на планетах</numerusform>
            <numerusform>%n предметов на планетах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s)</source>
        <translation>
            <numerusform>%n астероид</numerusform>
            <numerusform>%n астероида</numerusform>
            <numerusform>%n астероидов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n корабль</numerusform>
            <numerusform>%n корабля</numerusform>
            <numerusform>%n кораблей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) in space</source>
        <translation>
            <numerusform>%n сооружение в космосе</numerusform>
            <numerusform>%n сооружения в космосе</numerusform>
            <numerusform>%n сооружений в космосе</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Достать из корзины</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Очистить корзину …</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>documents</comment>
        <translation>
            <numerusform>Найден %n</numerusform>
            <numerusform>Найдено %n</numerusform>
            <numerusform>Найдено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>В корзине</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Недавние</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>По дате</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>По названию</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>По виду</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Партии и карты</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n thing(s) for good</source>
        <translation>
            <numerusform>Удалить %n запись навсегда</numerusform>
            <numerusform>Удалить %n записи навсегда</numerusform>
            <numerusform>Удалить %n записей навсегда</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
    <message>
        <source>Nothing here yet</source>
        <translation>Пока ничего нет</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Импортировать файл</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Tags …</source>
        <translation>Метки …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <translation>Экспорт в файл …</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>В корзину</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Достать из корзины</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Очистить корзину …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Sort by last change</source>
        <translation>Сортировать по дате изменения</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <translation>Сортировать по названию</translation>
    </message>
    <message>
        <source>Sort by kind</source>
        <translation>Сортировать по виду</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Корзина пуста.</translation>
    </message>
    <message>
        <source>Nothing else here.</source>
        <translation>Больше ничего нет.</translation>
    </message>
    <message>
        <source>A {endings} file</source>
        <translation>Файл {endings}</translation>
    </message>
    <message>
        <source>{these} or {that}</source>
        <translation>{these} или {that}</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Партии и карты</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Search matches and maps</source>
        <translation>Поиск партий и карт</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Играть на этой карте</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Показать все игры</translation>
    </message>
    <message>
        <source>Show only {game}</source>
        <translation>Показать только {game}</translation>
    </message>
    <message>
        <source>The table’s treasurer, dice and memory</source>
        <translation>Казначей, кости и память стола</translation>
    </message>
    <message>
        <source>It keeps money, turns and secrets of a space war on the board, rolls its dice and draws its maps. See it with the sample match; every step is kept as you make it.</source>
        <translation>Ведёт деньги, ходы и тайны космической войны на поле, бросает кости и рисует карты. Начните с пробной партии; каждый шаг сохраняется сразу.</translation>
    </message>
    <message>
        <source>Matches and maps appear here as cards.</source>
        <translation>Здесь карточками появятся партии и карты.</translation>
    </message>
</context>
<context>
    <name>ShipForm</name>
    <message>
        <source>Remove this ship</source>
        <translation>Убрать этот корабль</translation>
    </message>
    <message>
        <source>In the hold</source>
        <translation>В трюме</translation>
    </message>
    <message>
        <source>Space structure aboard</source>
        <translation>Космическое сооружение на борту</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Number in the fleet</source>
        <translation>Номер во флоте</translation>
    </message>
    <message>
        <source>{model} no. {number}</source>
        <translation>{model} № {number}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>Shop</name>
    <message>
        <source>a turn</source>
        <translation>за ход</translation>
    </message>
    <message>
        <source>{amounts} missing</source>
        <translation>Не хватает: {amounts}</translation>
    </message>
    <message>
        <source>{what} here</source>
        <translation>{what} здесь</translation>
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Esc closes this sheet. Change keys in the settings.</source>
        <translation>Esc закрывает этот лист. Клавиши меняются в настройках.</translation>
    </message>
</context>
<context>
    <name>ShortcutsSection</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Click a field and press the new keys; Backspace takes them away.</source>
        <translation>Щёлкните поле и нажмите новые клавиши; Backspace их убирает.</translation>
    </message>
    <message>
        <source>Give all actions their first keys</source>
        <translation>Вернуть исходные клавиши</translation>
    </message>
    <message>
        <source>{keys} already means “{action}”: take it away there first.</source>
        <translation>{keys} уже значит «{action}»: сначала уберите это там.</translation>
    </message>
</context>
<context>
    <name>SpaceForm</name>
    <message>
        <source>Remove it</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
</context>
<context>
    <name>StandingForm</name>
    <message>
        <source>The match begins with</source>
        <translation>Партию начинает</translation>
    </message>
    <message>
        <source>in the phase</source>
        <translation>в фазе</translation>
    </message>
    <message>
        <source>A fresh game</source>
        <translation>Новая игра</translation>
    </message>
</context>
<context>
    <name>StartLine</name>
    <message>
        <source>Size of the starting planet</source>
        <translation>Размер стартовой планеты</translation>
    </message>
    <message>
        <source>Starting planet</source>
        <translation>Стартовая планета</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Rolls</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>How they fell</source>
        <translation>Как выпадало</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>{die} · {total} · each face {expected} times expected, usually {low} to {high}</source>
        <translation>{die} · {total} · каждую грань ждём {expected} раза, обычно от {low} до {high}</translation>
    </message>
    <message numerus="yes">
        <source>{die}: %n roll(s), too few to say anything.</source>
        <translation>
            <numerusform>{die}: %n бросок — слишком мало для выводов.</numerusform>
            <numerusform>{die}: %n броска — слишком мало для выводов.</numerusform>
            <numerusform>{die}: %n бросков — слишком мало для выводов.</numerusform>
        </translation>
    </message>
    <message>
        <source>{die}: chi-square {value} over {total} rolls; a fair die strays at least this far {percent} % of the time.</source>
        <translation>{die}: хи-квадрат {value}, бросков {total}; честная кость отклоняется не меньше в {percent} % случаев.</translation>
    </message>
    <message>
        <source>Nothing thrown yet. Choose a die.</source>
        <translation>Бросков ещё не было. Выберите кость.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Began the map</source>
        <translation>Карта начата</translation>
    </message>
    <message>
        <source>Took over a map from a file</source>
        <translation>Карта взята из файла</translation>
    </message>
    <message>
        <source>Called the map “{title}”</source>
        <translation>Карта названа «{title}»</translation>
    </message>
    <message>
        <source>Changed table options</source>
        <translation>Изменены правила стола</translation>
    </message>
    <message>
        <source>Laid a tile (column {column}, row {row})</source>
        <translation>Положен участок (столбец {column}, ряд {row})</translation>
    </message>
    <message>
        <source>Took a tile (column {column}, row {row})</source>
        <translation>Снят участок (столбец {column}, ряд {row})</translation>
    </message>
    <message>
        <source>Laid {wide} × {high} tiles</source>
        <translation>Положены участки: {wide} × {high}</translation>
    </message>
    <message>
        <source>Changed the outline</source>
        <translation>Изменён контур</translation>
    </message>
    <message>
        <source>Named a revision “{name}”</source>
        <translation>Версия названа «{name}»</translation>
    </message>
    <message>
        <source>Forgot the name of a revision</source>
        <translation>Имя версии забыто</translation>
    </message>
    <message>
        <source>Made tiles {width} × {height} cells large</source>
        <translation>Участки теперь {width} × {height} ячеек</translation>
    </message>
    <message>
        <source>Drew a planet around {cell}</source>
        <translation>Нарисована планета вокруг {cell}</translation>
    </message>
    <message>
        <source>Pasted a planet</source>
        <translation>Вставлена планета</translation>
    </message>
    <message numerus="yes">
        <source>Turned or mirrored %n thing(s)</source>
        <translation>
            <numerusform>Повёрнут или отражён %n предмет</numerusform>
            <numerusform>Повёрнуты или отражены %n предмета</numerusform>
            <numerusform>Повёрнуто или отражено %n предметов</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved a planet to {cell}</source>
        <translation>Планета перенесена в {cell}</translation>
    </message>
    <message>
        <source>Removed a planet</source>
        <translation>Планета убрана</translation>
    </message>
    <message>
        <source>Resized a planet: {size}</source>
        <translation>Размер планеты изменён: {size}</translation>
    </message>
    <message>
        <source>Changed a planet's biome: {biome}</source>
        <translation>Биом планеты изменён: {biome}</translation>
    </message>
    <message>
        <source>Called a planet “{name}”</source>
        <translation>Планета названа «{name}»</translation>
    </message>
    <message>
        <source>Took a planet's name away</source>
        <translation>Имя планеты убрано</translation>
    </message>
    <message>
        <source>Took a planet from its owner</source>
        <translation>У планеты больше нет владельца</translation>
    </message>
    <message>
        <source>Gave a planet an owner</source>
        <translation>У планеты появился владелец</translation>
    </message>
    <message>
        <source>Took a starting planet from a player</source>
        <translation>У игрока больше нет стартовой планеты</translation>
    </message>
    <message>
        <source>Gave a player a starting planet</source>
        <translation>Игрок получил стартовую планету</translation>
    </message>
    <message numerus="yes">
        <source>{kind}: %n cell(s)</source>
        <translation>
            <numerusform>{kind}: %n ячейка</numerusform>
            <numerusform>{kind}: %n ячейки</numerusform>
            <numerusform>{kind}: %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} built in {cell}</source>
        <translation>{kind}: построено в {cell}</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n cell(s)</source>
        <translation>
            <numerusform>Очищена %n ячейка</numerusform>
            <numerusform>Очищены %n ячейки</numerusform>
            <numerusform>Очищено %n ячеек</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved something from {start} to {cell}</source>
        <translation>Перенесено из {start} в {cell}</translation>
    </message>
    <message>
        <source>Drew an asteroid in {cell}</source>
        <translation>Нарисован астероид в {cell}</translation>
    </message>
    <message>
        <source>Moved an asteroid to {cell}</source>
        <translation>Астероид перенесён в {cell}</translation>
    </message>
    <message>
        <source>Removed an asteroid</source>
        <translation>Убран астероид</translation>
    </message>
    <message>
        <source>Put a ship ({name}) in {cell}</source>
        <translation>Поставлен корабль ({name}) в {cell}</translation>
    </message>
    <message>
        <source>Moved a ship to {cell}</source>
        <translation>Корабль перенесён в {cell}</translation>
    </message>
    <message>
        <source>Removed a ship</source>
        <translation>Убран корабль</translation>
    </message>
    <message>
        <source>Numbered a ship {number}</source>
        <translation>Номер корабля: {number}</translation>
    </message>
    <message>
        <source>Changed what a ship carries</source>
        <translation>Изменён груз корабля</translation>
    </message>
    <message>
        <source>{kind} deployed in {cell}</source>
        <translation>{kind}: размещено в {cell}</translation>
    </message>
    <message>
        <source>Moved a space structure to {cell}</source>
        <translation>Космическое сооружение перенесено в {cell}</translation>
    </message>
    <message>
        <source>Removed a space structure</source>
        <translation>Убрано космическое сооружение</translation>
    </message>
    <message numerus="yes">
        <source>Seated %n player(s)</source>
        <translation>
            <numerusform>Посажен %n игрок</numerusform>
            <numerusform>Посажены %n игрока</numerusform>
            <numerusform>Посажено %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed a treasury</source>
        <translation>Изменена казна</translation>
    </message>
    <message>
        <source>Changed a reserve</source>
        <translation>Изменён резерв</translation>
    </message>
    <message>
        <source>Changed who begins</source>
        <translation>Изменено, кто начинает</translation>
    </message>
    <message>
        <source>Note in {cell}: {words}</source>
        <translation>Заметка в {cell}: {words}</translation>
    </message>
    <message>
        <source>Removed the note in {cell}</source>
        <translation>Убрана заметка в {cell}</translation>
    </message>
    <message>
        <source>Accepted {rule}</source>
        <translation>Принято: {rule}</translation>
    </message>
    <message>
        <source>No longer accepted {rule}</source>
        <translation>Больше не принято: {rule}</translation>
    </message>
    <message>
        <source>Rolled the map (seed {seed})</source>
        <translation>Карта создана (зерно {seed})</translation>
    </message>
    <message>
        <source>Rolled the map</source>
        <translation>Карта создана</translation>
    </message>
    <message>
        <source>Began to roll the map</source>
        <translation>Начато создание карты</translation>
    </message>
    <message>
        <source>Threw a die for the map</source>
        <translation>Брошена кость для карты</translation>
    </message>
    <message>
        <source>Rolled the rest of the map</source>
        <translation>Остаток карты создан</translation>
    </message>
    <message>
        <source>Stopped rolling the map</source>
        <translation>Создание карты остановлено</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message>
        <source>It fell</source>
        <translation>Цель пала</translation>
    </message>
    <message>
        <source>It failed</source>
        <translation>Не вышло</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Шаг за шагом</translation>
    </message>
    <message>
        <source>The goal is reached.</source>
        <translation>Задача выполнена.</translation>
    </message>
    <message>
        <source>No attack is left.</source>
        <translation>Атак не осталось.</translation>
    </message>
    <message>
        <source>Now: {attacker} attacks {target}. The goal from here: {value}</source>
        <translation>Сейчас: {attacker} → {target}. Задача отсюда: {value}</translation>
    </message>
    <message>
        <source>… and {count} more</source>
        <translation>… и ещё {count}</translation>
    </message>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>до %n раза</numerusform>
            <numerusform>до %n раз</numerusform>
            <numerusform>до %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}. {attacker} attacks {target} {times}: {chance}. {then}</source>
        <translation>{place}. {attacker} → {target}, {times}: {chance}. {then}</translation>
    </message>
    <message>
        <source>{place}. {attacker} attacks {target}: {chance}. {then}</source>
        <translation>{place}. {attacker} → {target}: {chance}. {then}</translation>
    </message>
    <message>
        <source>If all of them fail, the attack is over.</source>
        <translation>Если всё не удалось, атака окончена.</translation>
    </message>
    <message>
        <source>If it falls, the goal is reached.</source>
        <translation>Если цель пала, задача выполнена.</translation>
    </message>
    <message>
        <source>If it falls, no attack is left.</source>
        <translation>Если цель пала, атак больше нет.</translation>
    </message>
    <message>
        <source>If it falls: {attacker} at {target}.</source>
        <translation>Если цель пала: {attacker} → {target}.</translation>
    </message>
    <message>
        <source>If it falls, go on at {target}.</source>
        <translation>Если цель пала, дальше: {target}.</translation>
    </message>
</context>
<context>
    <name>StoryPanel</name>
    <message>
        <source>Turn by turn</source>
        <translation>Ход за ходом</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Шаг за шагом</translation>
    </message>
</context>
<context>
    <name>SwitcherCard</name>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} из {count}</translation>
    </message>
</context>
<context>
    <name>SymmetryKind</name>
    <message>
        <source>No symmetry</source>
        <translation>Без симметрии</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Слева и справа</translation>
    </message>
    <message>
        <source>Top and bottom</source>
        <translation>Сверху и снизу</translation>
    </message>
    <message>
        <source>Four quarters</source>
        <translation>Четыре четверти</translation>
    </message>
    <message>
        <source>Half turn of the board</source>
        <translation>Полоборота поля</translation>
    </message>
    <message>
        <source>2-fold</source>
        <translation>2 луча</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>3 луча</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>6 лучей</translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message>
        <source>Symmetry while drawing</source>
        <translation>Симметрия при рисовании</translation>
    </message>
    <message>
        <source>Exceptions from the symmetry</source>
        <translation>Исключения из симметрии</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Сделать симметричным</translation>
    </message>
    <message>
        <source>What is chosen, or everything, gets its missing images in one step</source>
        <translation>Выбранное (или всё) получает недостающие отражения за один шаг</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Исключения</translation>
    </message>
    <message>
        <source>The centre is cell {cell}. Press C with the pointer on another to move it.</source>
        <translation>Центр — ячейка {cell}. Чтобы сдвинуть его, наведите указатель на другую и нажмите C.</translation>
    </message>
    <message>
        <source>Not drawn: {why}</source>
        <translation>Не нарисовано: {why}</translation>
    </message>
    <message>
        <source>A tile is missing in column {column}, row {row} of the tiles</source>
        <translation>Нет участка в столбце {column}, ряду {row} участков</translation>
    </message>
    <message>
        <source>{what} in {cell}: its images would lie off the board</source>
        <translation>{what} в {cell}: отражения оказались бы за краем поля</translation>
    </message>
    <message>
        <source>{what} in {cell} has no image in {there}; others would lie off the board</source>
        <translation>{what} в {cell}: нет отражения в {there}; другие оказались бы за краем поля</translation>
    </message>
    <message>
        <source>{what} in {cell} has no image in {there}</source>
        <translation>{what} в {cell}: нет отражения в {there}</translation>
    </message>
    <message>
        <source>Choose a symmetry, and every stroke is drawn in all its images.</source>
        <translation>Выберите симметрию, и каждый штрих появится во всех отражениях.</translation>
    </message>
    <message>
        <source>{count} without an image. Hold Alt while drawing to make one on purpose.</source>
        <translation>Без отражения: {count}. Чтобы сделать так нарочно, держите Alt при рисовании.</translation>
    </message>
    <message>
        <source>Everything has its image.</source>
        <translation>Отражения есть у всего.</translation>
    </message>
</context>
<context>
    <name>TablePages</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
</context>
<context>
    <name>TableSection</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Show how long everybody takes</source>
        <translation>Показывать, сколько времени тратит каждый</translation>
    </message>
    <message>
        <source>Keep the screen awake while a match is in play</source>
        <translation>Не гасить экран, пока идёт партия</translation>
    </message>
    <message>
        <source>Tell by a soft sound and a flash whose turn begins</source>
        <translation>Тихий звук и вспышка, когда начинается чей-то ход</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Коротко</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Долго</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Сцена</translation>
    </message>
    <message>
        <source>Shows rolls, fights and turns in large. Any key or click ends it.</source>
        <translation>Крупно показывает броски, бои и ходы. Любая клавиша или щелчок убирает её.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>First time in a match</source>
        <translation>Первый раз за партию</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Ask before a turn ends with something left</source>
        <translation>Спрашивать, если в конце хода что-то осталось</translation>
    </message>
    <message>
        <source>Without a question the message offers Undo.</source>
        <translation>Без вопроса сообщение предложит «Отменить».</translation>
    </message>
</context>
<context>
    <name>TagFilter</name>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Все метки</translation>
    </message>
</context>
<context>
    <name>TagForm</name>
    <message>
        <source>A tag, or several with commas between</source>
        <translation>Метка или несколько через запятую</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Новая метка</translation>
    </message>
    <message>
        <source>Tags of this document</source>
        <translation>Метки этого документа</translation>
    </message>
    <message>
        <source>Tags in use</source>
        <translation>Метки в ходу</translation>
    </message>
    <message>
        <source>In use elsewhere</source>
        <translation>Уже используются</translation>
    </message>
    <message>
        <source>No tags yet.</source>
        <translation>Меток пока нет.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Tags of “{title}”</source>
        <translation>Метки: «{title}»</translation>
    </message>
</context>
<context>
    <name>TalePresenter</name>
    <message>
        <source>Round {round} · {player}</source>
        <translation>Раунд {round} · {player}</translation>
    </message>
</context>
<context>
    <name>TaleView</name>
    <message>
        <source>No turn has been played yet.</source>
        <translation>Ещё не сделано ни одного хода.</translation>
    </message>
</context>
<context>
    <name>TargetPicker</name>
    <message>
        <source>Target</source>
        <translation>Цель</translation>
    </message>
</context>
<context>
    <name>TileForm</name>
    <message>
        <source>Choose all of it</source>
        <translation>Выбрать всё</translation>
    </message>
    <message>
        <source>60° left</source>
        <translation>60° влево</translation>
    </message>
    <message>
        <source>60° right</source>
        <translation>60° вправо</translation>
    </message>
    <message>
        <source>180°</source>
        <translation>180°</translation>
    </message>
    <message>
        <source>Remove this tile</source>
        <translation>Убрать участок</translation>
    </message>
    <message>
        <source>Remove it with all on it</source>
        <translation>Убрать со всем, что на нём</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>На нём</translation>
    </message>
    <message>
        <source>Turn what is on it about the middle</source>
        <translation>Повернуть всё на нём вокруг середины</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Участок {number}</translation>
    </message>
    <message>
        <source>Empty space.</source>
        <translation>Пустой космос.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n заметка</numerusform>
            <numerusform>%n заметки</numerusform>
            <numerusform>%n заметок</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {column}, row {row} of the tiles · {width} × {height} cells</source>
        <translation>Столбец {column}, ряд {row} участков · {width} × {height} клеток</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>One turn back (Page Up)</source>
        <translation>Ход назад (Page Up)</translation>
    </message>
    <message>
        <source>One turn on (Page Down)</source>
        <translation>Ход вперёд (Page Down)</translation>
    </message>
    <message>
        <source>{steps}/s</source>
        <translation>{steps}/с</translation>
    </message>
    <message>
        <source>How many steps a second</source>
        <translation>Сколько шагов в секунду</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Скрыть</translation>
    </message>
</context>
<context>
    <name>ToolSettingsBar</name>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Click puts it, Shift puts one more; [ and ] turn, H mirrors, Esc drops it</source>
        <translation>Щелчок кладёт, Shift — ещё одну; [ и ] вращают, H отражает, Esc отменяет</translation>
    </message>
</context>
<context>
    <name>Toolbox</name>
    <message>
        <source>Select</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Click or draw a box; Shift adds, Ctrl draws a lasso; drag to move; numbers are tiles</source>
        <translation>Щёлкните или обведите рамкой; Shift добавляет, Ctrl рисует лассо; тяните, чтобы сдвинуть; номер — это участок</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Перенос</translation>
    </message>
    <message>
        <source>Drag, or click to pick up and click again to put down</source>
        <translation>Перетащите, или щёлкните, чтобы взять, и ещё раз, чтобы положить</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Планета</translation>
    </message>
    <message>
        <source>Click to put one; drag from its centre to size it</source>
        <translation>Щёлкните, чтобы поставить; тяните от центра, чтобы задать размер</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Астероид</translation>
    </message>
    <message>
        <source>Click to put one; Alt leaves the symmetry out</source>
        <translation>Щёлкните, чтобы поставить; Alt — без симметрии</translation>
    </message>
    <message>
        <source>Forest brush</source>
        <translation>Кисть леса</translation>
    </message>
    <message>
        <source>Paint over planets; Ctrl clears</source>
        <translation>Рисуйте по планетам; Ctrl стирает</translation>
    </message>
    <message>
        <source>Mountain brush</source>
        <translation>Кисть гор</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Сооружение</translation>
    </message>
    <message>
        <source>Click a planet cell, an asteroid or space, as it needs</source>
        <translation>Щёлкните ячейку планеты, астероид или космос — что требуется</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Корабль</translation>
    </message>
    <message>
        <source>Click a free cell of space</source>
        <translation>Щёлкните свободную ячейку космоса</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Click a planet to give it to the player chosen here</source>
        <translation>Щёлкните планету, чтобы отдать её выбранному здесь игроку</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Ластик</translation>
    </message>
    <message>
        <source>Click or draw over what should go; a planet by its centre</source>
        <translation>Щёлкните или проведите по лишнему; планету — за центр</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Участки</translation>
    </message>
    <message>
        <source>Click to lay or take a tile; Ctrl takes all on it too; Alt leaves the symmetry out</source>
        <translation>Щёлкните, чтобы положить или снять участок; Ctrl снимает и всё на нём; Alt — без симметрии</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Click for a ship's reach, then point for the way there</source>
        <translation>Щелчок: досягаемость; потом наведите: путь</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Click a cell and write</source>
        <translation>Щёлкните ячейку и пишите</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>1 cell</source>
        <translation>1 ячейка</translation>
    </message>
    <message>
        <source>7 cells</source>
        <translation>7 ячеек</translation>
    </message>
    <message>
        <source>19 cells</source>
        <translation>19 ячеек</translation>
    </message>
    <message>
        <source>37 cells</source>
        <translation>37 ячеек</translation>
    </message>
    <message>
        <source>Planet size</source>
        <translation>Размер планеты</translation>
    </message>
    <message>
        <source>Biome</source>
        <translation>Биом</translation>
    </message>
    <message>
        <source>Kind of structure</source>
        <translation>Вид сооружения</translation>
    </message>
    <message>
        <source>Ship class</source>
        <translation>Класс корабля</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>What it becomes</source>
        <translation>Чем становится</translation>
    </message>
    <message>
        <source>Starting planet</source>
        <translation>Стартовая планета</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Кисть</translation>
    </message>
</context>
<context>
    <name>TroubleCard</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>Разрешить</translation>
    </message>
    <message>
        <source>Step {step} holds dice or a disclosure. Does the table agree to take it back?</source>
        <translation>В шаге {step} есть кости или раскрытие. Стол согласен его отменить?</translation>
    </message>
    <message>
        <source>The table agrees</source>
        <translation>Стол согласен</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>As the banker, {player} …</source>
        <translation>Как банкир, {player} …</translation>
    </message>
</context>
<context>
    <name>TurnUndoController</name>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Вернуться к началу хода</translation>
    </message>
    <message>
        <source>Back to the start of the turn: {steps}</source>
        <translation>Вернуться к началу хода: {steps}</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>В этом ходу нечего отменять.</translation>
    </message>
    <message>
        <source>Take back {steps}</source>
        <translation>Отменить {steps}</translation>
    </message>
    <message>
        <source>{way}. Dice or a disclosure are among them: does the table agree?</source>
        <translation>{way}. Среди них кости или раскрытие: стол согласен?</translation>
    </message>
    <message>
        <source>The table agrees: {steps}</source>
        <translation>Стол согласен: {steps}</translation>
    </message>
    <message>
        <source>Without asking: {steps}</source>
        <translation>Без вопроса: {steps}</translation>
    </message>
    <message>
        <source>Taken back: {steps}</source>
        <translation>Отменено: {steps}</translation>
    </message>
</context>
<context>
    <name>UnfinishedPopover</name>
    <message>
        <source>Drop it, go on</source>
        <translation>Отказаться и дальше</translation>
    </message>
    <message>
        <source>Going on would drop it.</source>
        <translation>Если идти дальше, это пропадёт.</translation>
    </message>
    <message>
        <source>{way}, then go on</source>
        <translation>{way} и дальше</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Что может сделать</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Другое действие</translation>
    </message>
    <message>
        <source>Plan the fight</source>
        <translation>Спланировать бой</translation>
    </message>
    <message>
        <source>Aboard: {goods}</source>
        <translation>На борту: {goods}</translation>
    </message>
    <message>
        <source>{unit} loses its remaining actions as soon as another unit acts.</source>
        <translation>{unit}: остаток действий пропадёт, как только начнёт действовать другой.</translation>
    </message>
    <message>
        <source>Nothing is within its reach.</source>
        <translation>Ничего в пределах досягаемости.</translation>
    </message>
    <message>
        <source>Load, unload, buy or deploy …</source>
        <translation>Погрузить, выгрузить, купить или разместить …</translation>
    </message>
    <message>
        <source>Look first</source>
        <translation>Сначала загляните к себе</translation>
    </message>
    <message>
        <source>Open a sealed load at {site} …</source>
        <translation>Вскрыть запечатанный груз: {site} …</translation>
    </message>
    <message>
        <source>Choose a cell for: {what}</source>
        <translation>Выберите ячейку: {what}</translation>
    </message>
    <message>
        <source>defence {defence}, shield {shield}</source>
        <translation>защита {defence}, щит {shield}</translation>
    </message>
    <message>
        <source>Attack {target}</source>
        <translation>Атаковать: {target}</translation>
    </message>
    <message>
        <source>Buy {what} at {site} and load it</source>
        <translation>Купить и загрузить: {what}, {site}</translation>
    </message>
    <message>
        <source>Load at {site} …</source>
        <translation>Загрузить: {site} …</translation>
    </message>
    <message>
        <source>Unload at {site} …</source>
        <translation>Разгрузить: {site} …</translation>
    </message>
    <message>
        <source>Load a space structure from the reserve at {site}</source>
        <translation>Загрузить космическое сооружение из резерва: {site}</translation>
    </message>
    <message>
        <source>Conquer {planet}</source>
        <translation>Завоевать: {planet}</translation>
    </message>
    <message>
        <source>Destroy {what} on {planet}</source>
        <translation>Уничтожить: {what}, {planet}</translation>
    </message>
    <message>
        <source>Deploy {what}</source>
        <translation>Разместить: {what}</translation>
    </message>
    <message>
        <source>Deploy {what} on asteroid {asteroid}</source>
        <translation>Разместить на астероиде {asteroid}: {what}</translation>
    </message>
    <message>
        <source>Take aboard: {what}</source>
        <translation>Взять на борт: {what}</translation>
    </message>
    <message>
        <source>Hand {what} over at {site}</source>
        <translation>Передать: {what} → {site}</translation>
    </message>
    <message>
        <source>Move: {count} lit cells, click or drag</source>
        <translation>Ход: клеток {count}, щёлкнуть или тащить</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>атаки</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>щит</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>{chance} a roll</source>
        <translation>{chance} за бросок</translation>
    </message>
    <message>
        <source>{count} more targets …</source>
        <translation>Ещё целей: {count} …</translation>
    </message>
    <message>
        <source>{owner} · {chance} a roll</source>
        <translation>{owner} · {chance} за бросок</translation>
    </message>
</context>
<context>
    <name>UnitHead</name>
    <message>
        <source>All about it</source>
        <translation>Всё о нём</translation>
    </message>
</context>
<context>
    <name>ViewSwitch</name>
    <message>
        <source>Do now</source>
        <translation>Сейчас</translation>
    </message>
</context>
<context>
    <name>ViewerBar</name>
    <message>
        <source>Cover</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>{player} is looking</source>
        <translation>Смотрит {player}</translation>
    </message>
</context>
<context>
    <name>WaitingPanel</name>
    <message>
        <source>Progress</source>
        <translation>Ход вычисления</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Number of throws</source>
        <translation>Число бросков</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Throw it</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Work it out exactly</source>
        <translation>Вычислить точно</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Бросков</translation>
    </message>
    <message>
        <source>An exact answer to this would take longer than a second. Instead the program can throw the fight many times and say how far off that may be.</source>
        <translation>Точный ответ занял бы больше секунды. Вместо этого программа может много раз бросить бой и сказать, насколько это неточно.</translation>
    </message>
    <message>
        <source>Working: {percent} %</source>
        <translation>Считаю: {percent} %</translation>
    </message>
</context>
<context>
    <name>WritingPlace</name>
    <message>
        <source>{player} goes on writing a secret contract</source>
        <translation>{player}: писать тайный контракт дальше</translation>
    </message>
    <message>
        <source>A secret contract is written.</source>
        <translation>Пишется тайный контракт.</translation>
    </message>
    <message>
        <source>You were writing a secret contract.</source>
        <translation>Вы писали тайный контракт.</translation>
    </message>
    <message>
        <source>Your private note is opened.</source>
        <translation>Открывается ваша личная заметка.</translation>
    </message>
    <message>
        <source>{player} reads and signs a secret contract</source>
        <translation>{player} читает и подписывает тайный контракт</translation>
    </message>
    <message>
        <source>A secret contract waits for your signature.</source>
        <translation>Тайный контракт ждёт вашей подписи.</translation>
    </message>
    <message>
        <source>The other one has not signed your contract.</source>
        <translation>Вторая сторона не подписала ваш контракт.</translation>
    </message>
</context>
<context>
    <name>YardShop</name>
    <message>
        <source>How many: {ship}</source>
        <translation>Сколько: {ship}</translation>
    </message>
    <message>
        <source>Choose a cell for the {what} at {planet}</source>
        <translation>{what}: выберите клетку, {planet}</translation>
    </message>
    <message>
        <source>The first stands there, the others beside it · paid then: {price}</source>
        <translation>Первый станет там, остальные рядом · оплата тогда: {price}</translation>
    </message>
    <message>
        <source>{count} lit cells · paid when it stands: {price}</source>
        <translation>Подсвечено клеток: {count} · оплата при постановке: {price}</translation>
    </message>
</context>
<context>
    <name>ZoomBar</name>
    <message>
        <source>Zoom in (+)</source>
        <translation>Крупнее (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Мельче (-)</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Всё поле</translation>
    </message>
    <message>
        <source>Show the whole board (0)</source>
        <translation>Показать всё поле (0)</translation>
    </message>
    <message>
        <source>Board on the whole screen (F11)</source>
        <translation>Поле на весь экран (F11)</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Go to</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Open a box …</source>
        <translation>Открыть коробку …</translation>
    </message>
    <message>
        <source>Create a box …</source>
        <translation>Создать коробку …</translation>
    </message>
    <message>
        <source>Show the box in its folder</source>
        <translation>Показать коробку в папке</translation>
    </message>
    <message>
        <source>Import a file …</source>
        <translation>Импортировать файл …</translation>
    </message>
    <message>
        <source>Plan a fight with units of this match</source>
        <translation>Спланировать бой юнитами этой партии</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Найти что угодно</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Switch between dark and light</source>
        <translation>Тёмная или светлая тема</translation>
    </message>
    <message>
        <source>Larger interface</source>
        <translation>Крупнее интерфейс</translation>
    </message>
    <message>
        <source>Smaller interface</source>
        <translation>Мельче интерфейс</translation>
    </message>
    <message>
        <source>Interface at 100 %</source>
        <translation>Интерфейс 100 %</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Your settings could not be read. They lie in {path} now, and everything is as on the first day.</source>
        <translation>Не удалось прочитать ваши настройки. Теперь они лежат в {path}, а всё как в первый день.</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>The d{attack} must beat the shield of {shield}; no die answers.</source>
        <translation>d{attack} должен превысить щит {shield}; защита кость не бросает.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the d{defence}; a tie fails.</source>
        <translation>d{attack} должен превысить d{defence}; ничья — промах.</translation>
    </message>
    <message>
        <source>It must also beat the shield of {shield}.</source>
        <translation>И ещё превысить щит {shield}.</translation>
    </message>
    <message>
        <source>{attack} beats the {defence} of the defence.</source>
        <translation>{attack} больше {defence} защиты.</translation>
    </message>
    <message>
        <source>{attack} does not beat the {defence} of the defence.</source>
        <translation>{attack} не больше {defence} защиты.</translation>
    </message>
    <message>
        <source>{attack} beats the shield of {shield}.</source>
        <translation>{attack} больше щита {shield}.</translation>
    </message>
    <message>
        <source>{attack} does not beat the shield of {shield}.</source>
        <translation>{attack} не больше щита {shield}.</translation>
    </message>
    <message>
        <source>Destroyed.</source>
        <translation>Уничтожено.</translation>
    </message>
    <message>
        <source>The target holds; nobody is harmed.</source>
        <translation>Цель устояла; никто не пострадал.</translation>
    </message>
    <message>
        <source>within {times} attacks {percent} ({chance})</source>
        <translation>за {times} атаки {percent} ({chance})</translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message>
        <source>a break</source>
        <translation>перерыв</translation>
    </message>
    <message>
        <source>food and drink</source>
        <translation>еда и напитки</translation>
    </message>
    <message>
        <source>a talk about the rules</source>
        <translation>спор о правилах</translation>
    </message>
    <message>
        <source>somebody is away</source>
        <translation>кто-то отошёл</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Another reason, then Enter</source>
        <translation>Другая причина, затем Enter</translation>
    </message>
    <message>
        <source>Reason for the pause</source>
        <translation>Причина паузы</translation>
    </message>
    <message>
        <source>Time for each player</source>
        <translation>Время на игрока</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>More time for one</source>
        <translation>Больше времени одному</translation>
    </message>
    <message>
        <source>Hide the clock</source>
        <translation>Скрыть часы</translation>
    </message>
    <message>
        <source>As much as the others</source>
        <translation>Как у остальных</translation>
    </message>
    <message>
        <source>Paused: the table was left</source>
        <translation>Пауза: за столом никого</translation>
    </message>
    <message>
        <source>Paused: {reason}</source>
        <translation>Пауза: {reason}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>over by {time}</source>
        <translation>сверх на {time}</translation>
    </message>
    <message>
        <source>for this turn</source>
        <translation>на этот ход</translation>
    </message>
    <message>
        <source>for this phase</source>
        <translation>на эту фазу</translation>
    </message>
    <message>
        <source>of {minutes}</source>
        <translation>из {minutes}</translation>
    </message>
    <message>
        <source>Set the clock …</source>
        <translation>Установить часы …</translation>
    </message>
    <message>
        <source>Book over-time: {player}, {amounts}</source>
        <translation>Записать лишнее время: {player}, {amounts}</translation>
    </message>
    <message>
        <source>{player} owes for over-time. The clock can book it.</source>
        <translation>За лишнее время платит: {player}. Записать можно в меню часов.</translation>
    </message>
</context>
<context>
    <name>consents</name>
    <message>
        <source>{players}: is asked first</source>
        <translation>Сначала спросить: {players}</translation>
    </message>
    <message>
        <source>{player} gives to {ship}: {goods}</source>
        <translation>{player} отдаёт: {goods}. На борт: {ship}</translation>
    </message>
    <message>
        <source>{what} of {player} is handed over at {site}</source>
        <translation>Передаётся: {what} ({player}). Место: {site}</translation>
    </message>
    <message>
        <source>{ship} takes aboard: {what} of {player}</source>
        <translation>{ship} берёт на борт: {what} ({player})</translation>
    </message>
    <message>
        <source>Lend ships for a bombardment of {planet}: {players}. Lent ships lose their own next turn.</source>
        <translation>Корабли для бомбардировки ({planet}) одалживают: {players}. Одолженные корабли пропускают свой следующий ход.</translation>
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
        <translation>следующая фаза бросить кости сбор</translation>
    </message>
    <message>
        <source>next player done</source>
        <translation>следующий игрок готово</translation>
    </message>
    <message>
        <source>ships planets structures cargo</source>
        <translation>корабли планеты строения груз</translation>
    </message>
    <message>
        <source>cargo hold manifest</source>
        <translation>груз трюм накладная</translation>
    </message>
    <message>
        <source>log history correct strike</source>
        <translation>история исправить вычеркнуть</translation>
    </message>
    <message>
        <source>filter corrections undone</source>
        <translation>фильтр исправления отменённое</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>итоги сводка</translation>
    </message>
    <message>
        <source>clock break stop</source>
        <translation>часы перерыв стоп</translation>
    </message>
    <message>
        <source>money cash count balance correction</source>
        <translation>деньги касса пересчитать баланс исправление</translation>
    </message>
    <message>
        <source>secret deal seal promise</source>
        <translation>договор тайна сделка печать обещание</translation>
    </message>
    <message>
        <source>secret alliance</source>
        <translation>тайна союз</translation>
    </message>
    <message>
        <source>trade goods deal</source>
        <translation>торговля товары сделка</translation>
    </message>
    <message>
        <source>television second screen</source>
        <translation>телевизор второй экран</translation>
    </message>
    <message>
        <source>print banknotes</source>
        <translation>печать бумага банкноты</translation>
    </message>
    <message>
        <source>load unload cargo build move attack conquer ship</source>
        <translation>погрузить разгрузить загрузить груз строить лететь атаковать захватить корабль</translation>
    </message>
    <message>
        <source>time timer budget limit handicap</source>
        <translation>время таймер лимит гандикап фора</translation>
    </message>
    <message>
        <source>time timer</source>
        <translation>время таймер</translation>
    </message>
    <message>
        <source>zoom centre everything</source>
        <translation>масштаб центр целиком</translation>
    </message>
    <message>
        <source>full screen large</source>
        <translation>полный экран крупно</translation>
    </message>
    <message>
        <source>curtain hide secret secrecy treasury</source>
        <translation>занавес шторка скрыть тайна казна секретность</translation>
    </message>
    <message>
        <source>player opponent</source>
        <translation>игрок соперник противник</translation>
    </message>
    <message>
        <source>statistics chart graph figures</source>
        <translation>статистика график диаграмма цифры</translation>
    </message>
    <message>
        <source>house rule option</source>
        <translation>домашнее правило опция</translation>
    </message>
    <message>
        <source>planet home world</source>
        <translation>планета дом мир</translation>
    </message>
    <message>
        <source>ship unit</source>
        <translation>корабль единица</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>сооружение</translation>
    </message>
    <message>
        <source>start matches maps export share file</source>
        <translation>начало партии карты экспорт поделиться файл</translation>
    </message>
    <message>
        <source>map editor draw design printing picture</source>
        <translation>карта редактор рисовать картинка</translation>
    </message>
    <message>
        <source>odds chance probability simulate</source>
        <translation>вероятность шансы симуляция</translation>
    </message>
    <message>
        <source>statistics charts luck story replay timeline export figures</source>
        <translation>статистика графики удача история повтор хронология экспорт цифры</translation>
    </message>
    <message>
        <source>manual handbook instructions</source>
        <translation>руководство инструкция справка</translation>
    </message>
    <message>
        <source>preferences options language sound</source>
        <translation>предпочтения параметры язык звук</translation>
    </message>
    <message>
        <source>attack combat odds conquest simulate</source>
        <translation>атака бой шансы завоевание симуляция</translation>
    </message>
    <message>
        <source>file database collection</source>
        <translation>файл база собрание</translation>
    </message>
    <message>
        <source>file path where</source>
        <translation>файл путь где</translation>
    </message>
    <message>
        <source>file open load bpmatch bpmap</source>
        <translation>файл открыть загрузить bpmatch bpmap</translation>
    </message>
    <message>
        <source>keys keyboard hotkeys</source>
        <translation>клавиши клавиатура сочетания</translation>
    </message>
    <message>
        <source>theme colours night day</source>
        <translation>тема цвета ночь день</translation>
    </message>
    <message>
        <source>zoom bigger letters font</source>
        <translation>масштаб крупнее буквы шрифт</translation>
    </message>
    <message>
        <source>zoom letters font</source>
        <translation>масштаб мельче буквы шрифт</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>закрыть завершить</translation>
    </message>
    <message>
        <source>bank money PIN code password</source>
        <translation>банк деньги PIN код пароль</translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Новая карта</translation>
    </message>
    <message>
        <source>Rolled by the rules, or empty</source>
        <translation>По правилам или пустая</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>On the screen or beside a real board</source>
        <translation>На экране или рядом с настоящим полем</translation>
    </message>
    <message>
        <source>Play a sample match</source>
        <translation>Сыграть пробную партию</translation>
    </message>
    <message>
        <source>Three players, ready to go</source>
        <translation>Три игрока, всё готово</translation>
    </message>
    <message>
        <source>Sample match</source>
        <translation>Пробная партия</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n планета</numerusform>
            <numerusform>%n планеты</numerusform>
            <numerusform>%n планет</numerusform>
        </translation>
    </message>
    <message>
        <source>{winners} won</source>
        <translation>Победа: {winners}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message numerus="yes">
        <source>%n biomass</source>
        <translation>
            <numerusform>%n биомассы</numerusform>
            <numerusform>%n биомассы</numerusform>
            <numerusform>%n биомассы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concrete</source>
        <translation>
            <numerusform>%n цемента</numerusform>
            <numerusform>%n цемента</numerusform>
            <numerusform>%n цемента</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n еды</numerusform>
            <numerusform>%n еды</numerusform>
            <numerusform>%n еды</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n металла</numerusform>
            <numerusform>%n металла</numerusform>
            <numerusform>%n металла</numerusform>
        </translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>черновик</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>в силе</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>выполнен</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>утрачен</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>нарушен</translation>
    </message>
    <message>
        <source>void</source>
        <translation>недействителен</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>The board grew by {cells} cells.</source>
        <translation>Поле выросло, ячеек: {cells}.</translation>
    </message>
    <message>
        <source>The board lost {cells} cells.</source>
        <translation>Поле уменьшилось, ячеек: {cells}.</translation>
    </message>
    <message>
        <source>New in {cell}: {kind:kind}.</source>
        <translation>Новое в {cell}: {kind:kind}.</translation>
    </message>
    <message>
        <source>Gone from {cell}: {kind:kind}.</source>
        <translation>Исчезло из {cell}: {kind:kind}.</translation>
    </message>
    <message>
        <source>In {cell}: {kind:kind} instead of {was:kind}.</source>
        <translation>В {cell}: {kind:kind} вместо «{was:kind}».</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) is new.</source>
        <translation>Корабль {number} ({ship_class:ship_class}) новый.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) is gone.</source>
        <translation>Корабля {number} ({ship_class:ship_class}) больше нет.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) moved.</source>
        <translation>Корабль {number} ({ship_class:ship_class}) в другом месте.</translation>
    </message>
    <message>
        <source>Ship {number} ({ship_class:ship_class}) is different.</source>
        <translation>Корабль {number} ({ship_class:ship_class}) изменился.</translation>
    </message>
    <message>
        <source>A note in {cell} is new.</source>
        <translation>Новая заметка в {cell}.</translation>
    </message>
    <message>
        <source>The note in {cell} is gone.</source>
        <translation>Заметки в {cell} больше нет.</translation>
    </message>
    <message>
        <source>The note in {cell} is different.</source>
        <translation>Заметка в {cell} изменилась.</translation>
    </message>
    <message>
        <source>The title is different.</source>
        <translation>Название другое.</translation>
    </message>
    <message>
        <source>The players are different.</source>
        <translation>Игроки другие.</translation>
    </message>
    <message>
        <source>Somebody else begins.</source>
        <translation>Начинает другой игрок.</translation>
    </message>
    <message>
        <source>Table options are different.</source>
        <translation>Правила стола другие.</translation>
    </message>
    <message>
        <source>Other problems are accepted.</source>
        <translation>Приняты другие проблемы.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}); choose another place.</source>
        <translation>Не удаётся записать {path} ({reason}); выберите другое место.</translation>
    </message>
    <message>
        <source>This map has no tiles yet, so there is nothing to export.</source>
        <translation>На этой карте ещё нет участков, экспортировать нечего.</translation>
    </message>
    <message>
        <source>A cell can be from {least} to {most} mm wide.</source>
        <translation>Ширина ячейки может быть от {least} до {most} мм.</translation>
    </message>
    <message>
        <source>The picture would be {width} × {height} pixels, more than {most} a side; choose fewer dots per inch or smaller cells.</source>
        <translation>Картинка вышла бы {width} × {height} пикселей, это больше {most} по стороне; выберите меньше точек на дюйм или ячейки поменьше.</translation>
    </message>
    <message>
        <source>A tile does not fit on this page with cells of {asked} mm; up to {most} mm would fit.</source>
        <translation>Участок с ячейками {asked} мм не помещается на эту страницу; поместился бы до {most} мм.</translation>
    </message>
    <message>
        <source>This page is too small for its margins; choose a larger one.</source>
        <translation>Эта страница мала для своих полей; выберите побольше.</translation>
    </message>
    <message>
        <source>That would be {pages} pages; choose smaller cells or a larger page.</source>
        <translation>Вышло бы страниц: {pages}; выберите ячейки поменьше или страницу побольше.</translation>
    </message>
    <message>
        <source>{path} has no ending we can write; use .png, .svg or .pdf.</source>
        <translation>У {path} нет окончания, которое мы умеем записать; возьмите .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>No amount is in “{text}”; write for example: anna +5m -2c reason</source>
        <translation>В «{text}» нет суммы; пишите, например: анна +5м -2ц причина</translation>
    </message>
    <message>
        <source>An asteroid that was kept would lie in the orbit of a planet of this size: roll again.</source>
        <translation>Сохранённый астероид оказался бы на орбите планеты такого размера: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>The board is full: placing ends with {missing} asteroids left over.</source>
        <translation>Поле заполнено: расстановка окончена, осталось астероидов: {missing}.</translation>
    </message>
    <message>
        <source>This generation does not fit the map any more: stop it and begin again.</source>
        <translation>Эта генерация больше не подходит к карте: остановите её и начните заново.</translation>
    </message>
    <message>
        <source>Cells to choose: {expected}, all different; given: {given}.</source>
        <translation>Нужно выбрать ячеек: {expected}, все разные; выбрано: {given}.</translation>
    </message>
    <message>
        <source>A d{die} is to be thrown now, not cells to be chosen.</source>
        <translation>Сейчас нужно бросить d{die}, а не выбирать ячейки.</translation>
    </message>
    <message>
        <source>No tile is {distance} tiles away from every starting planet: the wish is dropped.</source>
        <translation>Ни один участок не отстоит на {distance} от каждой стартовой планеты: пожелание отброшено.</translation>
    </message>
    <message>
        <source>The planet has no room for so many natural resources ({count} more): roll again.</source>
        <translation>На планете нет места для стольких натуральных ресурсов (ещё {count}): бросьте ещё раз.</translation>
    </message>
    <message>
        <source>A planet of this size would overlap what is there: roll again.</source>
        <translation>Планета такого размера перекрыла бы то, что уже есть: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}: roll again.</source>
        <translation>У d{die} нет грани {face}: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>There is no tile {tile}: roll again.</source>
        <translation>Участка {tile} нет: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>Nobody sits at this board yet: planets are generated for players.</source>
        <translation>За этим полем ещё никто не сидит: планеты создаются для игроков.</translation>
    </message>
    <message>
        <source>No generation is under way.</source>
        <translation>Генерация не идёт.</translation>
    </message>
    <message>
        <source>This asteroid was drawn for tile {tile}.</source>
        <translation>Этот астероид выпал для участка {tile}.</translation>
    </message>
    <message>
        <source>Dice are still to fall: finish or stop the generation first.</source>
        <translation>Не все кости брошены: сначала закончите или остановите генерацию.</translation>
    </message>
    <message>
        <source>Tile {tile} is less than {distance} tiles away from another starting planet: roll again.</source>
        <translation>Участок {tile} ближе {distance} участков к другой стартовой планете: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>There is no room for a planet on tile {tile}: roll again.</source>
        <translation>На участке {tile} нет места для планеты: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>No asteroid fits on tile {tile} any more: roll again.</source>
        <translation>На участок {tile} астероид больше не помещается: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>Tile {tile} has a planet already: roll again.</source>
        <translation>На участке {tile} уже есть планета: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>Planets to place: {needed}; tiles with room for one: {free}.</source>
        <translation>Планет поставить: {needed}; участков с местом для планеты: {free}.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} lies at the edge of the board.</source>
        <translation>Астероид в ячейке {cell} лежит на краю поля.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} lies in the orbit of a planet.</source>
        <translation>Астероид в ячейке {cell} лежит на орбите планеты.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} does not lie in space.</source>
        <translation>Астероид в ячейке {cell} лежит не в космосе.</translation>
    </message>
    <message>
        <source>The asteroid in cell {cell} has a structure already.</source>
        <translation>На астероиде в ячейке {cell} уже есть сооружение.</translation>
    </message>
    <message>
        <source>Between the asteroids in cells {cell} and {other} there is no free cell.</source>
        <translation>Между астероидами в ячейках {cell} и {other} нет свободной ячейки.</translation>
    </message>
    <message>
        <source>Turns are counted from 1, so there is no turn {turn}.</source>
        <translation>Ходы считаются с 1, хода {turn} нет.</translation>
    </message>
    <message>
        <source>{kind:kind}: not on this planet ({biome:biome}).</source>
        <translation>{kind:kind}: не на этой планете ({biome:biome}).</translation>
    </message>
    <message>
        <source>A board has at most {limit} cells.</source>
        <translation>На поле не больше ячеек, чем {limit}.</translation>
    </message>
    <message>
        <source>Cell {cell} is the centre of a planet, which is for the monolith alone.</source>
        <translation>Ячейка {cell} — центр планеты, он только для монолита.</translation>
    </message>
    <message>
        <source>{kind:kind} in cell {cell}: defences stand on the outer border only.</source>
        <translation>{kind:kind} в ячейке {cell}: оборонительные сооружения стоят только на внешней границе.</translation>
    </message>
    <message>
        <source>A note needs some words.</source>
        <translation>В заметке нужны слова.</translation>
    </message>
    <message>
        <source>Two players have the same faction: {faction:faction}.</source>
        <translation>У двух игроков одна фракция: {faction:faction}.</translation>
    </message>
    <message>
        <source>The hold takes {capacity}, not {amount}.</source>
        <translation>Трюм вмещает {capacity}, а не {amount}.</translation>
    </message>
    <message>
        <source>Two things have the same id: {id}.</source>
        <translation>У двух вещей один и тот же id: {id}.</translation>
    </message>
    <message>
        <source>{amount} is no possible amount of {resource:resource}.</source>
        <translation>{resource:resource}: столько быть не может ({amount}).</translation>
    </message>
    <message>
        <source>The natural resource in cell {cell} is on the border although an inner cell is free.</source>
        <translation>Натуральный ресурс в ячейке {cell} стоит на границе, хотя внутри есть свободная ячейка.</translation>
    </message>
    <message>
        <source>{kind:kind}: there is no asteroid in cell {cell} to put it on.</source>
        <translation>{kind:kind}: в ячейке {cell} нет астероида, чтобы поставить на него.</translation>
    </message>
    <message>
        <source>{ship_class:ship_class}: ships of this class carry nothing.</source>
        <translation>{ship_class:ship_class}: корабли этого класса ничего не возят.</translation>
    </message>
    <message>
        <source>There is no note in cell {cell}.</source>
        <translation>В ячейке {cell} нет заметки.</translation>
    </message>
    <message>
        <source>The tiles do not form a full rectangle.</source>
        <translation>Участки не образуют полный прямоугольник.</translation>
    </message>
    <message>
        <source>There is no tile in column {tx} and row {ty} of the grid.</source>
        <translation>В столбце {tx}, ряду {ty} сетки нет участка.</translation>
    </message>
    <message>
        <source>The board has no tiles yet.</source>
        <translation>На поле ещё нет участков.</translation>
    </message>
    <message>
        <source>"{text}" is no grid of tiles: write it like 4x2.</source>
        <translation>"{text}" — не сетка участков: пишите, например, 4x2.</translation>
    </message>
    <message>
        <source>A problem with {rule} was not accepted here.</source>
        <translation>Проблема с {rule} здесь не была принята.</translation>
    </message>
    <message>
        <source>Cell {cell} is no cell of a planet on which something can stand.</source>
        <translation>Ячейка {cell} — не ячейка планеты, на которой можно что-то поставить.</translation>
    </message>
    <message>
        <source>{kind:kind}: this is deployed in space, not built on planets.</source>
        <translation>{kind:kind}: размещается в космосе, а не строится на планетах.</translation>
    </message>
    <message>
        <source>Nothing was chosen.</source>
        <translation>Ничего не выбрано.</translation>
    </message>
    <message>
        <source>There is nothing there.</source>
        <translation>Там ничего нет.</translation>
    </message>
    <message>
        <source>There are {asteroids} asteroids; the dice give {least} to {most}.</source>
        <translation>Астероидов: {asteroids}; кости дают от {least} до {most}.</translation>
    </message>
    <message>
        <source>There are {planets} planets instead of {expected}.</source>
        <translation>Планет: {planets} вместо {expected}.</translation>
    </message>
    <message>
        <source>Players at this board: {players}; {least} to {most} can play.</source>
        <translation>Игроков за этим полем: {players}; играть могут от {least} до {most}.</translation>
    </message>
    <message>
        <source>Cell {cell} is taken: only one thing can stand in a cell.</source>
        <translation>Ячейка {cell} занята: в ячейке стоит только что-то одно.</translation>
    </message>
    <message>
        <source>Cell {cell} is not on the board.</source>
        <translation>Ячейки {cell} нет на поле.</translation>
    </message>
    <message>
        <source>The planet in cell {cell} does not lie in the centre of its tile.</source>
        <translation>Планета в ячейке {cell} лежит не в центре своего участка.</translation>
    </message>
    <message>
        <source>{kind:kind}: this stands on planets only.</source>
        <translation>{kind:kind}: стоит только на планетах.</translation>
    </message>
    <message>
        <source>Cell {cell} belongs to another planet.</source>
        <translation>Ячейка {cell} принадлежит другой планете.</translation>
    </message>
    <message>
        <source>Cell {cell} belongs to a planet.</source>
        <translation>Ячейка {cell} принадлежит планете.</translation>
    </message>
    <message>
        <source>The planet in cell {cell} does not fit on the board.</source>
        <translation>Планета в ячейке {cell} не помещается на поле.</translation>
    </message>
    <message>
        <source>Two planets overlap; one of them is {planet}.</source>
        <translation>Две планеты перекрываются; одна из них {planet}.</translation>
    </message>
    <message>
        <source>{kind:kind}: {count} here, and the dice give {least} to {most}.</source>
        <translation>{kind:kind}: здесь {count}, а кости дают от {least} до {most}.</translation>
    </message>
    <message>
        <source>Two seats have the same id: {seat}.</source>
        <translation>У двух мест один и тот же id: {seat}.</translation>
    </message>
    <message>
        <source>A starting planet has {expected} natural resources; this one has {count}.</source>
        <translation>На стартовой планете натуральных ресурсов {expected}; на этой {count}.</translation>
    </message>
    <message>
        <source>Two starting planets are less than {distance} tiles apart.</source>
        <translation>Между двумя стартовыми планетами меньше участков, чем {distance}.</translation>
    </message>
    <message>
        <source>{kind:kind}: this stands in empty space, not on an asteroid.</source>
        <translation>{kind:kind}: стоит в пустом космосе, а не на астероиде.</translation>
    </message>
    <message>
        <source>Players: {seats}, tiles: {tiles}, planets: {planets}, asteroids: {asteroids}</source>
        <translation>Игроков: {seats}, участков: {tiles}, планет: {planets}, астероидов: {asteroids}</translation>
    </message>
    <message>
        <source>With such tiles two things would come to stand in one cell.</source>
        <translation>С такими участками две вещи оказались бы в одной ячейке.</translation>
    </message>
    <message>
        <source>A tile side of {side} cells will not do: it must be odd and at least {least}.</source>
        <translation>Сторона участка в ячейках не может быть {side}: нужно нечётное число, не меньше {least}.</translation>
    </message>
    <message>
        <source>There is a tile in column {tx} and row {ty} of the grid already.</source>
        <translation>В столбце {tx}, ряду {ty} сетки уже есть участок.</translation>
    </message>
    <message>
        <source>That is too far away: tiles lie within {limit} columns and rows of the first.</source>
        <translation>Это слишком далеко: участки лежат в пределах {limit} столбцов и рядов от первого.</translation>
    </message>
    <message>
        <source>That is too much for one step: it can name {limit} cells. Do it in parts.</source>
        <translation>Это слишком много для одного шага: в нём можно назвать ячеек не больше {limit}. Сделайте по частям.</translation>
    </message>
    <message>
        <source>That is too much for one step: it can do {limit} things. Do it in parts.</source>
        <translation>Это слишком много для одного шага: в нём можно сделать дел не больше {limit}. Сделайте по частям.</translation>
    </message>
    <message>
        <source>Things that would lose their place: {count}. Clear the tiles first, or along with them.</source>
        <translation>Потеряли бы место: {count}. Сначала очистите участки или снимите их вместе с тем, что на них.</translation>
    </message>
    <message>
        <source>With such tiles not everything would be on the board.</source>
        <translation>С такими участками не всё осталось бы на поле.</translation>
    </message>
    <message>
        <source>{tiles} tiles are too few for these players: {least} at least.</source>
        <translation>Участков ({tiles}) мало для этих игроков: нужно хотя бы {least}.</translation>
    </message>
    <message>
        <source>A map has at most {limit} seats.</source>
        <translation>На карте не больше мест, чем {limit}.</translation>
    </message>
    <message>
        <source>Something filed under {id} calls itself {other}.</source>
        <translation>Записанное под {id} называет себя {other}.</translation>
    </message>
    <message>
        <source>Tile {tile} holds another planet already: {planet}.</source>
        <translation>На участке {tile} уже есть другая планета: {planet}.</translation>
    </message>
    <message>
        <source>There is no asteroid {asteroid}.</source>
        <translation>Астероида {asteroid} нет.</translation>
    </message>
    <message>
        <source>There is no biome {biome}.</source>
        <translation>Биома {biome} нет.</translation>
    </message>
    <message>
        <source>There is no ship class {ship_class}.</source>
        <translation>Класса кораблей {ship_class} нет.</translation>
    </message>
    <message>
        <source>There is no faction {faction}.</source>
        <translation>Фракции {faction} нет.</translation>
    </message>
    <message>
        <source>There is no structure of the kind {kind}.</source>
        <translation>Сооружения вида {kind} нет.</translation>
    </message>
    <message>
        <source>There is no natural resource {kind}.</source>
        <translation>Натурального ресурса {kind} нет.</translation>
    </message>
    <message>
        <source>An owner has no seat at this board: {seat}.</source>
        <translation>У владельца нет места за этим полем: {seat}.</translation>
    </message>
    <message>
        <source>There is no phase {phase}.</source>
        <translation>Фазы {phase} нет.</translation>
    </message>
    <message>
        <source>There is no planet {planet}.</source>
        <translation>Планеты {planet} нет.</translation>
    </message>
    <message>
        <source>There is no resource {resource}.</source>
        <translation>Ресурса {resource} нет.</translation>
    </message>
    <message>
        <source>There is no seat {seat}.</source>
        <translation>Места {seat} нет.</translation>
    </message>
    <message>
        <source>There is no ship {ship}.</source>
        <translation>Корабля {ship} нет.</translation>
    </message>
    <message>
        <source>There is no planet size {size}.</source>
        <translation>Размера планеты {size} нет.</translation>
    </message>
    <message>
        <source>There is no structure {structure}.</source>
        <translation>Сооружения {structure} нет.</translation>
    </message>
    <message>
        <source>{kind:kind}: deployed, but not on an asteroid.</source>
        <translation>{kind:kind}: размещено, но не на астероиде.</translation>
    </message>
    <message>
        <source>There is no table option {option}.</source>
        <translation>Правила стола {option} нет.</translation>
    </message>
    <message>
        <source>The match begins: {players}.</source>
        <translation>Партия начинается: {players}.</translation>
    </message>
    <message>
        <source>{ship} moves {cells:cells}.</source>
        <translation>{ship} движется на {cells:cells}.</translation>
    </message>
    <message>
        <source>The rules are now enforced like this: {enforcement:enforcement}.</source>
        <translation>Правила теперь соблюдаются так: {enforcement:enforcement}.</translation>
    </message>
    <message>
        <source>The contract of {players} is closed: {status:status}. {reason}</source>
        <translation>Контракт ({players}) закрыт: {status:status}. {reason}</translation>
    </message>
    <message>
        <source>Everybody has {minutes:minutes}.</source>
        <translation>У каждого {minutes:minutes}.</translation>
    </message>
    <message>
        <source>{player} has {minutes:minutes} more than the others.</source>
        <translation>{player}: дополнительно {minutes:minutes}.</translation>
    </message>
    <message>
        <source>{player} has as much time as the others.</source>
        <translation>{player}: времени столько же, сколько у остальных.</translation>
    </message>
    <message>
        <source>This contract is {status:status}; only one in force can be closed.</source>
        <translation>Состояние этого контракта: {status:status}; закрыть можно только действующий.</translation>
    </message>
    <message>
        <source>Rolls for the first turn: {rolls}.</source>
        <translation>Броски за первый ход: {rolls}.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Planet {number}</source>
        <translation>Планета {number}</translation>
    </message>
    <message>
        <source>Choose from {least} to {most} dots per inch.</source>
        <translation>Выберите от {least} до {most} точек на дюйм.</translation>
    </message>
    <message>
        <source>Pages can overlap by 0 to {most} mm.</source>
        <translation>Нахлёст страниц — от 0 до {most} мм.</translation>
    </message>
    <message>
        <source>There is no paper called {asked}; there are {known}.</source>
        <translation>Нет бумаги формата {asked}; есть {known}.</translation>
    </message>
    <message>
        <source>A set-up sheet is a PDF; give {path} the ending .pdf.</source>
        <translation>Лист сборки — это PDF; дайте файлу {path} окончание .pdf.</translation>
    </message>
    <message>
        <source>{option} would change nothing in this kind of file; leave it out.</source>
        <translation>{option} ничего не изменит в таком файле; уберите этот параметр.</translation>
    </message>
    <message>
        <source>A payment goes one way; turn the names round instead of taking away.</source>
        <translation>Платёж идёт в одну сторону: поменяйте имена местами, а не вычитайте.</translation>
    </message>
    <message>
        <source>What stands in cell {cell} belongs in empty space: {kind:thing}.</source>
        <translation>Содержимому ячейки {cell} место в пустом космосе: {kind:thing}.</translation>
    </message>
    <message>
        <source>Something stands nowhere on the board: {kind:thing}.</source>
        <translation>Что-то стоит вне поля: {kind:thing}.</translation>
    </message>
    <message>
        <source>These are no table options of Burning Planets ({detail}).</source>
        <translation>Это не правила стола Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>{player} gets a starting treasury.</source>
        <translation>{player} получает начальную казну.</translation>
    </message>
    <message>
        <source>{player} collects.</source>
        <translation>{player} собирает ресурсы.</translation>
    </message>
    <message>
        <source>Correction of the treasury of {player}. {reason}</source>
        <translation>Исправлена казна: {player}. {reason}</translation>
    </message>
    <message>
        <source>A note is passed.</source>
        <translation>Кто-то передал записку.</translation>
    </message>
    <message>
        <source>{player} cannot pay that.</source>
        <translation>{player} не может это оплатить.</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains. Correct the treasury, or let the table rule.</source>
        <translation>У игрока {player} больше нет того, что в конверте. Исправьте казну или пусть решит стол.</translation>
    </message>
    <message>
        <source>{ship} does not carry that much.</source>
        <translation>{ship} столько не везёт.</translation>
    </message>
    <message>
        <source>The hold of {ship} takes {capacity} in all; that would be too much.</source>
        <translation>В трюм {ship} входит всего {capacity}; это было бы слишком много.</translation>
    </message>
    <message>
        <source>Rolls for the first turn: {rolls}. {players} roll again.</source>
        <translation>Броски за первый ход: {rolls}. Бросают ещё раз: {players}.</translation>
    </message>
    <message>
        <source>The order is {players}.</source>
        <translation>Порядок: {players}.</translation>
    </message>
    <message>
        <source>Play begins.</source>
        <translation>Игра начинается.</translation>
    </message>
    <message>
        <source>Round {round}: it is the turn of {player}.</source>
        <translation>Раунд {round}: ходит {player}.</translation>
    </message>
    <message>
        <source>Phase: {phase:phase}.</source>
        <translation>Фаза: {phase:phase}.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: no event.</source>
        <translation>{player} бросает {face}: события нет.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: {event:event}.</source>
        <translation>{player} бросает {face}: {event:event}.</translation>
    </message>
    <message>
        <source>Events of the round: {rolls}.</source>
        <translation>События раунда: {rolls}.</translation>
    </message>
    <message>
        <source>{player} collects nothing.</source>
        <translation>{player} ничего не собирает.</translation>
    </message>
    <message>
        <source>{ship} moves.</source>
        <translation>{ship} движется.</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost to {player}.</source>
        <translation>{owner} теряет {ship}: бой выигрывает {player}.</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} of {owner}.</source>
        <translation>{player} уничтожает: {kind:kind} ({owner}).</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid.</source>
        <translation>{player} уничтожает астероид.</translation>
    </message>
    <message>
        <source>{player} has destroyed an asteroid, and the {kind:kind} on it.</source>
        <translation>{player} уничтожает астероид и то, что на нём: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} deploys a {kind:kind}.</source>
        <translation>{ship} ({player}) размещает: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes a {kind:kind} aboard.</source>
        <translation>{ship} ({player}) берёт на борт: {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} has lost everything and is out of the game.</source>
        <translation>{player} теряет всё и выходит из игры.</translation>
    </message>
    <message>
        <source>{player} concedes and leaves the board.</source>
        <translation>{player} сдаётся и покидает поле.</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} побеждает в партии.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>Победу делят: {players}.</translation>
    </message>
    <message>
        <source>The match ends without a winner. {reason}</source>
        <translation>Партия окончена без победителя. {reason}</translation>
    </message>
    <message>
        <source>The match is called “{title}” now.</source>
        <translation>Теперь партия называется «{title}».</translation>
    </message>
    <message>
        <source>Correction of the hold of {ship} ({player}). {reason}</source>
        <translation>Исправление: трюм {ship} ({player}). {reason}</translation>
    </message>
    <message>
        <source>Correction: {player} gets {ship}. {reason}</source>
        <translation>Исправление: {player} получает {ship}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {player} gets a {kind:kind}. {reason}</source>
        <translation>Исправление: {player} получает: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: there is another asteroid. {reason}</source>
        <translation>Исправление: ещё один астероид. {reason}</translation>
    </message>
    <message>
        <source>Correction: an asteroid is gone. {reason}</source>
        <translation>Исправление: астероида больше нет. {reason}</translation>
    </message>
    <message>
        <source>Correction: {ship} stands elsewhere. {reason}</source>
        <translation>Исправление: {ship} в другом месте. {reason}</translation>
    </message>
    <message>
        <source>Correction: {ship} of {player} is gone. {reason}</source>
        <translation>Исправление: убран {ship} ({player}). {reason}</translation>
    </message>
    <message>
        <source>Correction: a {kind:kind} is gone. {reason}</source>
        <translation>Исправление: убрано: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: it is the turn of {player}, phase “{phase:phase}”. {reason}</source>
        <translation>Исправление: ходит {player}, фаза «{phase:phase}». {reason}</translation>
    </message>
    <message>
        <source>{player} writes a private note.</source>
        <translation>{player} пишет личную заметку.</translation>
    </message>
    <message>
        <source>{player} tears up a private note.</source>
        <translation>{player} рвёт личную заметку.</translation>
    </message>
    <message>
        <source>{player} drafts a contract with {partner}.</source>
        <translation>{player} составляет контракт. Партнёр: {partner}.</translation>
    </message>
    <message>
        <source>{player} changes the draft of a contract.</source>
        <translation>{player} меняет черновик контракта.</translation>
    </message>
    <message>
        <source>{player} signs a contract.</source>
        <translation>{player} подписывает контракт.</translation>
    </message>
    <message>
        <source>{player} throws the draft of a contract away.</source>
        <translation>{player} выбрасывает черновик контракта.</translation>
    </message>
    <message>
        <source>The contract of {players} is in force.</source>
        <translation>Контракт ({players}) вступил в силу.</translation>
    </message>
    <message>
        <source>The contract of {players} is turned over for all to read.</source>
        <translation>Контракт ({players}) раскрыт: его могут прочитать все.</translation>
    </message>
    <message>
        <source>Pause.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>Pause: {reason}.</source>
        <translation>Пауза: {reason}.</translation>
    </message>
    <message>
        <source>Pause: the table was left.</source>
        <translation>Пауза: за столом никого.</translation>
    </message>
    <message>
        <source>The pause is over.</source>
        <translation>Пауза окончена.</translation>
    </message>
    <message>
        <source>The match goes on; the time the program was away counts for nobody.</source>
        <translation>Партия продолжается; время, пока программа была закрыта, не считается никому.</translation>
    </message>
    <message>
        <source>Everybody has all the time they like.</source>
        <translation>Время не ограничено.</translation>
    </message>
    <message>
        <source>It is the turn of {active}, not of {player}.</source>
        <translation>Сейчас ходит {active}, а не {player}.</translation>
    </message>
    <message>
        <source>This belongs to the phase “{needed:phase}”; now it is “{phase:phase}”.</source>
        <translation>Это относится к фазе «{needed:phase}»; сейчас «{phase:phase}».</translation>
    </message>
    <message>
        <source>The phase “{phase:phase}” is on already.</source>
        <translation>Фаза «{phase:phase}» уже идёт.</translation>
    </message>
    <message>
        <source>The phase “{phase:phase}” is over for this turn.</source>
        <translation>Фаза «{phase:phase}» в этом ходу закончена.</translation>
    </message>
    <message>
        <source>The event die has not been rolled yet.</source>
        <translation>Кость событий ещё не брошена.</translation>
    </message>
    <message>
        <source>The resources have not been collected yet.</source>
        <translation>Ресурсы ещё не собраны.</translation>
    </message>
    <message>
        <source>The event die has been rolled for this turn.</source>
        <translation>Кость событий в этом ходу уже брошена.</translation>
    </message>
    <message>
        <source>The resources of this turn have been collected.</source>
        <translation>Ресурсы в этом ходу уже собраны.</translation>
    </message>
    <message>
        <source>An amount of {resource:resource} is below nothing.</source>
        <translation>{resource:resource}: сумма меньше нуля.</translation>
    </message>
    <message>
        <source>More than {limit} at once is surely a slip.</source>
        <translation>Больше {limit} сразу — наверняка описка.</translation>
    </message>
    <message>
        <source>{event:event}: no {kind:kind} can be built in this turn.</source>
        <translation>{event:event}: в этом ходу нельзя построить: {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be built.</source>
        <translation>Построить нельзя: {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} is bought when a cargo ship loads it.</source>
        <translation>{kind:kind}: покупается, когда загружается на грузовой корабль.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands on the outer border only.</source>
        <translation>{kind:kind}: только на внешней границе.</translation>
    </message>
    <message>
        <source>This match is played beside a real board: cells are not named.</source>
        <translation>Партия идёт рядом с настоящим полем: ячейки не называются.</translation>
    </message>
    <message>
        <source>Cell {cell} is off the board.</source>
        <translation>Ячейка {cell} вне поля.</translation>
    </message>
    <message>
        <source>Cell {cell} is not open space.</source>
        <translation>Ячейка {cell} — не открытый космос.</translation>
    </message>
    <message>
        <source>Cell {cell} is taken.</source>
        <translation>Ячейка {cell} занята.</translation>
    </message>
    <message>
        <source>{event:event}: no ship can act in this turn.</source>
        <translation>{event:event}: в этом ходу корабли не действуют.</translation>
    </message>
    <message>
        <source>{ship} was built in this turn and cannot act yet.</source>
        <translation>{ship} построен в этом ходу и ещё не действует.</translation>
    </message>
    <message>
        <source>A bombardment takes the whole turn of {ship}.</source>
        <translation>Бомбардировка занимает весь ход {ship}.</translation>
    </message>
    <message>
        <source>Name either the way or the goal.</source>
        <translation>Назовите либо путь, либо цель.</translation>
    </message>
    <message>
        <source>Say where {ship} goes.</source>
        <translation>Скажите, куда идёт {ship}.</translation>
    </message>
    <message>
        <source>{ship} cannot get there with one action.</source>
        <translation>{ship} не попадёт туда за одно действие.</translation>
    </message>
    <message>
        <source>{ship} moves {allowed} cells at most; this is {asked}.</source>
        <translation>{ship} проходит ячеек не больше {allowed}; здесь {asked}.</translation>
    </message>
    <message>
        <source>{ship} goes from cell to adjacent cell.</source>
        <translation>{ship} идёт из ячейки в соседнюю.</translation>
    </message>
    <message>
        <source>Something stands in the way of {ship}.</source>
        <translation>На пути {ship} что-то стоит.</translation>
    </message>
    <message>
        <source>It is in a hold and cannot attack.</source>
        <translation>Это в трюме и атаковать не может.</translation>
    </message>
    <message>
        <source>Asteroids cannot be attacked at this table.</source>
        <translation>За этим столом астероиды не атакуют.</translation>
    </message>
    <message>
        <source>The {kind:kind} stands on no asteroid.</source>
        <translation>Не стоит на астероиде: {kind:kind}.</translation>
    </message>
    <message>
        <source>By that rule nobody would be left in the match.</source>
        <translation>По этому правилу в игре никого бы не осталось.</translation>
    </message>
    <message>
        <source>What stands on an asteroid is named beside a real board only.</source>
        <translation>Что стоит на астероиде, называют только рядом с настоящим полем.</translation>
    </message>
    <message>
        <source>Overrule …</source>
        <translation>Разрешить …</translation>
    </message>
    <message>
        <source>{event:event}: no structure fires in this turn.</source>
        <translation>{event:event}: в этом ходу сооружения не стреляют.</translation>
    </message>
    <message>
        <source>The {kind:kind} was built in this turn and does not fire yet.</source>
        <translation>{kind:kind}: построено в этом ходу и ещё не стреляет.</translation>
    </message>
    <message>
        <source>{ship} is no warship and destroys nothing.</source>
        <translation>{ship} — не боевой корабль и ничего не уничтожает.</translation>
    </message>
    <message>
        <source>A {kind:kind} has to be fought.</source>
        <translation>{kind:kind}: нужен бой.</translation>
    </message>
    <message>
        <source>A ship is named twice.</source>
        <translation>Один корабль назван дважды.</translation>
    </message>
    <message>
        <source>{ship} is not enormous.</source>
        <translation>{ship} — не огромный.</translation>
    </message>
    <message>
        <source>{ship} belongs to somebody else, who has not lent it.</source>
        <translation>{ship} принадлежит другому игроку, и тот его не одалживал.</translation>
    </message>
    <message>
        <source>{ship} has acted in this turn.</source>
        <translation>{ship} в этом ходу уже действовал.</translation>
    </message>
    <message>
        <source>{ship} has no hold.</source>
        <translation>{ship}: трюма нет.</translation>
    </message>
    <message>
        <source>{player} does not have that much.</source>
        <translation>{player}: столько нет.</translation>
    </message>
    <message>
        <source>{player} has to agree.</source>
        <translation>Нужно согласие: {player}.</translation>
    </message>
    <message>
        <source>{ship} carries {capacity} at most; this would be {asked}.</source>
        <translation>{ship} везёт не больше {capacity}; вышло бы {asked}.</translation>
    </message>
    <message>
        <source>Say what is to be loaded.</source>
        <translation>Скажите, что загрузить.</translation>
    </message>
    <message>
        <source>{ship} carries one space structure at most.</source>
        <translation>{ship} везёт не больше одного космического сооружения.</translation>
    </message>
    <message>
        <source>A {kind:kind} is no space structure.</source>
        <translation>{kind:kind}: это не космическое сооружение.</translation>
    </message>
    <message>
        <source>{player} has no such structure in reserve.</source>
        <translation>{player}: в резерве нет такого сооружения.</translation>
    </message>
    <message>
        <source>Say what is to be unloaded.</source>
        <translation>Скажите, что разгрузить.</translation>
    </message>
    <message>
        <source>{ship} carries no space structure.</source>
        <translation>{ship}: космического сооружения на борту нет.</translation>
    </message>
    <message>
        <source>Space structures are not handed over; they are deployed in space.</source>
        <translation>Космические сооружения не передают; их размещают в космосе.</translation>
    </message>
    <message>
        <source>Say what is to be handed over, and to whom.</source>
        <translation>Скажите, что передать и кому.</translation>
    </message>
    <message>
        <source>Goods change hands by cargo ship only.</source>
        <translation>Товары переходят из рук в руки только на грузовом корабле.</translation>
    </message>
    <message>
        <source>A {kind:kind} stands in open space, not on an asteroid.</source>
        <translation>{kind:kind}: стоит в открытом космосе, а не на астероиде.</translation>
    </message>
    <message>
        <source>There is a structure on that asteroid already.</source>
        <translation>На этом астероиде уже есть сооружение.</translation>
    </message>
    <message>
        <source>Name either a cell or an asteroid.</source>
        <translation>Назовите либо ячейку, либо астероид.</translation>
    </message>
    <message>
        <source>Say where the {kind:kind} goes.</source>
        <translation>Скажите, куда поставить: {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} is deployed on an asteroid.</source>
        <translation>{kind:kind}: размещается на астероиде.</translation>
    </message>
    <message>
        <source>{ship} is not beside that place.</source>
        <translation>{ship} не рядом с этим местом.</translation>
    </message>
    <message>
        <source>It belongs to {player}, whose ships alone may move it.</source>
        <translation>Владелец — {player}: перемещать это могут только его корабли.</translation>
    </message>
    <message>
        <source>There is no envelope {seal}.</source>
        <translation>Конверта {seal} нет.</translation>
    </message>
    <message>
        <source>The envelope {seal} has been opened or ruled on already.</source>
        <translation>Конверт {seal} уже вскрыт, или о нём уже решили.</translation>
    </message>
    <message>
        <source>The ship with the envelope {seal} is gone: show the contents, they cannot be unloaded.</source>
        <translation>Корабля с конвертом {seal} больше нет: покажите содержимое, разгрузить его нельзя.</translation>
    </message>
    <message>
        <source>This envelope is sealed for something else.</source>
        <translation>Этот конверт запечатан для другого.</translation>
    </message>
    <message>
        <source>{player} has no business with this envelope, so it cannot have their passphrase.</source>
        <translation>{player} не имеет отношения к этому конверту, и его парольной фразы тут быть не может.</translation>
    </message>
    <message>
        <source>This envelope is damaged. Seal it again.</source>
        <translation>Этот конверт повреждён. Запечатайте его заново.</translation>
    </message>
    <message>
        <source>That is not what was sealed: it does not fit the published hash.</source>
        <translation>Запечатано было не это: не подходит к опубликованному хешу.</translation>
    </message>
    <message>
        <source>The envelope fits its hash, but nobody can read what is in it. The table has to rule.</source>
        <translation>Конверт подходит к хешу, но прочитать содержимое никто не может. Решать столу.</translation>
    </message>
    <message>
        <source>A ruling of the table needs a reason.</source>
        <translation>Решению стола нужна причина.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase: without one anybody could read it.</source>
        <translation>Личной заметке нужна парольная фраза: без неё её прочтёт кто угодно.</translation>
    </message>
    <message>
        <source>{player} keeps no private note.</source>
        <translation>{player}: личной заметки нет.</translation>
    </message>
    <message>
        <source>There is no contract {contract}.</source>
        <translation>Контракта {contract} нет.</translation>
    </message>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Для контракта нужны два разных игрока.</translation>
    </message>
    <message>
        <source>The contract has no text.</source>
        <translation>В контракте нет текста.</translation>
    </message>
    <message>
        <source>A contract is either secret or public, not both.</source>
        <translation>Контракт либо тайный, либо открытый, но не то и другое.</translation>
    </message>
    <message>
        <source>The contract names no resources.</source>
        <translation>В контракте не названы ресурсы.</translation>
    </message>
    <message>
        <source>There is no cargo ship number {number} in that fleet.</source>
        <translation>В этом флоте нет грузового корабля номер {number}.</translation>
    </message>
    <message>
        <source>The cargo ship must belong to one of the two partners.</source>
        <translation>Грузовой корабль должен принадлежать одному из двух партнёров.</translation>
    </message>
    <message>
        <source>Goods go from one partner to the other, to nobody else.</source>
        <translation>Товары идут от одного партнёра к другому и больше ни к кому.</translation>
    </message>
    <message>
        <source>{player} is not a partner of this contract.</source>
        <translation>{player} — не партнёр этого контракта.</translation>
    </message>
    <message>
        <source>{player} has signed already.</source>
        <translation>{player}: подпись уже есть.</translation>
    </message>
    <message>
        <source>{player} has not signed yet.</source>
        <translation>{player}: подписи ещё нет.</translation>
    </message>
    <message>
        <source>A passphrase comes too late: the text was written down without one. Write a new draft.</source>
        <translation>Парольная фраза опоздала: текст записан без неё. Напишите новый черновик.</translation>
    </message>
    <message>
        <source>The contract is sealed and cannot be changed any more.</source>
        <translation>Контракт запечатан, изменить его больше нельзя.</translation>
    </message>
    <message>
        <source>The contract is still a draft.</source>
        <translation>Контракт ещё черновик.</translation>
    </message>
    <message>
        <source>Everybody can read this contract already.</source>
        <translation>Этот контракт уже могут прочитать все.</translation>
    </message>
    <message>
        <source>The deal is not done yet: not everything has been delivered, and the ship is still under way.</source>
        <translation>Сделка ещё не выполнена: не всё доставлено, и корабль ещё в пути.</translation>
    </message>
    <message>
        <source>A secret contract is fulfilled by turning it over: open it.</source>
        <translation>Тайный контракт исполняют, раскрывая его: откройте его.</translation>
    </message>
    <message>
        <source>Begin the match first: say who plays, and where.</source>
        <translation>Сначала начните партию: скажите, кто играет и где.</translation>
    </message>
    <message>
        <source>The set-up is not finished yet.</source>
        <translation>Подготовка ещё не закончена.</translation>
    </message>
    <message>
        <source>The set-up is over: play has begun.</source>
        <translation>Подготовка позади: игра началась.</translation>
    </message>
    <message>
        <source>{given} players: this table plays with {least} to {most}.</source>
        <translation>Игроков {given}: за этим столом играют от {least} до {most}.</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Каждому игроку нужно имя.</translation>
    </message>
    <message>
        <source>There is no faction {faction:faction}.</source>
        <translation>Фракции {faction:faction} нет.</translation>
    </message>
    <message>
        <source>Two players play {faction:faction}, which this table does not allow.</source>
        <translation>У двух игроков одна фракция ({faction:faction}), за этим столом так нельзя.</translation>
    </message>
    <message>
        <source>The rules tables contradict themselves: {problem}.</source>
        <translation>Таблицы правил противоречат себе: {problem}.</translation>
    </message>
    <message>
        <source>The map gives somebody less than nothing, or more than anyone could have.</source>
        <translation>Карта даёт кому-то меньше, чем ничего, или больше, чем бывает.</translation>
    </message>
    <message>
        <source>There is no phase {phase:phase}.</source>
        <translation>Фазы {phase:phase} нет.</translation>
    </message>
    <message>
        <source>There is no turn {turn}: turns count from 1.</source>
        <translation>Хода {turn} нет: ходы считаются с 1.</translation>
    </message>
    <message>
        <source>The scenario is in the turn of somebody who does not play.</source>
        <translation>В сценарии ходит тот, кто не играет.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be where the map puts it.</source>
        <translation>Там, где стоит на карте, этого быть не может: {kind:kind}.</translation>
    </message>
    <message>
        <source>Ship {number} on the map carries something, but it is no cargo ship.</source>
        <translation>Корабль {number} на карте что-то везёт, но он не грузовой.</translation>
    </message>
    <message>
        <source>Two things on the map are called “{name}”.</source>
        <translation>Две вещи на карте названы «{name}».</translation>
    </message>
    <message>
        <source>The map has no board. Choose another one, or play beside a real board.</source>
        <translation>У карты нет поля. Выберите другую или играйте рядом с настоящим полем.</translation>
    </message>
    <message>
        <source>Something on the map stands nowhere.</source>
        <translation>Что-то на карте нигде не стоит.</translation>
    </message>
    <message>
        <source>What stands in cell {cell} is not on its planet, or in the centre of it.</source>
        <translation>То, что в ячейке {cell}, стоит не на своей планете или в её центре.</translation>
    </message>
    <message>
        <source>Two planets overlap around cell {cell}.</source>
        <translation>Две планеты перекрываются вокруг ячейки {cell}.</translation>
    </message>
    <message>
        <source>The map has no free seat {seat}.</source>
        <translation>На карте нет свободного места {seat}.</translation>
    </message>
    <message>
        <source>The map has {given} seats, and {needed} players want to sit down.</source>
        <translation>Мест на карте: {given}, а сесть хотят игроков: {needed}.</translation>
    </message>
    <message>
        <source>{seats} seats of the map stay empty; what belongs to them will be nobody’s.</source>
        <translation>Мест на карте останется пустыми: {seats}; то, что им принадлежит, будет ничьим.</translation>
    </message>
    <message>
        <source>{player} takes a seat that the map made for {faction:faction}.</source>
        <translation>{player} садится на место, которое карта готовила для фракции {faction:faction}.</translation>
    </message>
    <message>
        <source>{player} has no starting planet on this map.</source>
        <translation>{player}: на этой карте нет стартовой планеты.</translation>
    </message>
    <message>
        <source>The order is settled.</source>
        <translation>Порядок установлен.</translation>
    </message>
    <message>
        <source>This table agrees on the order instead of rolling for it.</source>
        <translation>За этим столом о порядке договариваются, а не бросают кости.</translation>
    </message>
    <message>
        <source>The order is rolled for at this table.</source>
        <translation>За этим столом за порядок бросают кости.</translation>
    </message>
    <message>
        <source>The order must name every player once.</source>
        <translation>В порядке каждый игрок должен быть назван один раз.</translation>
    </message>
    <message>
        <source>{player} has no {kind:kind} left to place.</source>
        <translation>{player}: больше нечего ставить ({kind:kind}).</translation>
    </message>
    <message>
        <source>The order comes first, then the cannons.</source>
        <translation>Сначала порядок, потом пушки.</translation>
    </message>
    <message>
        <source>{player} places the next cannon.</source>
        <translation>Следующую пушку ставит {player}.</translation>
    </message>
    <message>
        <source>The planets of this match are on its board; none can be added.</source>
        <translation>Планеты этой партии — на её поле; добавить нельзя.</translation>
    </message>
    <message>
        <source>That is more than a {size:size} planet has cells.</source>
        <translation>Это больше, чем ячеек у планеты такого размера ({size:size}).</translation>
    </message>
    <message>
        <source>There is no {kind:kind} on a planet of the biome {biome:biome}.</source>
        <translation>На планете с биомом {biome:biome} этого нет: {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} has a starting planet already.</source>
        <translation>{player}: стартовая планета уже есть.</translation>
    </message>
    <message>
        <source>The starting planet of {player} should have the biome {biome:biome}.</source>
        <translation>{player}: биом стартовой планеты должен быть {biome:biome}.</translation>
    </message>
    <message>
        <source>A starting planet has {expected} natural resources.</source>
        <translation>На стартовой планете натуральных ресурсов: {expected}.</translation>
    </message>
    <message>
        <source>There is no player {player}.</source>
        <translation>Игрока {player} нет.</translation>
    </message>
    <message>
        <source>Nobody has ever seen a {kind}.</source>
        <translation>Такого ещё никто не видел: {kind}.</translation>
    </message>
    <message>
        <source>There is no ship class {cls}.</source>
        <translation>Класса кораблей {cls} нет.</translation>
    </message>
    <message>
        <source>There is no planet or station {yard}.</source>
        <translation>Планеты или станции {yard} нет.</translation>
    </message>
    <message>
        <source>There is no planet or station {site}.</source>
        <translation>Планеты или станции {site} нет.</translation>
    </message>
    <message>
        <source>There is nothing called {thing} on the board.</source>
        <translation>На поле нет ничего с именем {thing}.</translation>
    </message>
    <message>
        <source>A turn has no such phase: choose one of its phases.</source>
        <translation>В ходе нет такой фазы: выберите одну из его фаз.</translation>
    </message>
    <message>
        <source>The match has that name already.</source>
        <translation>Партия уже так называется.</translation>
    </message>
    <message>
        <source>There is not so much room: free cells for {count} only.</source>
        <translation>Столько не поместится: свободных ячеек только {count}.</translation>
    </message>
    <message>
        <source>Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} ({cls:ship_class}).</source>
        <translation>Расстояние {steps}; путь в обход препятствий — {way:steps}. Ходов: {turns} ({cls:ship_class}).</translation>
    </message>
    <message>
        <source>Nothing stands here. To erase the whole planet, click its centre.</source>
        <translation>Здесь ничего нет. Чтобы стереть всю планету, щёлкните по её центру.</translation>
    </message>
    <message>
        <source>Fixed, but not symmetrically everywhere. New exceptions from the symmetry: {count}; the Symmetry panel lists them.</source>
        <translation>Исправлено, но не везде симметрично. Новых исключений из симметрии: {count}; они перечислены на панели «Симметрия».</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n ячейку</numerusform>
            <numerusform>%n ячейки</numerusform>
            <numerusform>%n ячеек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>'{given}' is not understood; write: odds plan FILE.json, odds table or odds events TURNS</source>
        <translation>'{given}' непонятно; пишите: odds plan FILE.json, odds table или odds events ХОДЫ</translation>
    </message>
    <message>
        <source>Round {round}: {player}, phase {phase:phase}.</source>
        <translation>Раунд {round}: {player}. Фаза: {phase:phase}.</translation>
    </message>
    <message>
        <source>{player} ({faction:faction}): {treasury}; planets: {planets}, ships: {ships}.</source>
        <translation>{player} ({faction:faction}): {treasury}; планет: {planets}, кораблей: {ships}.</translation>
    </message>
    <message>
        <source>Only one unit at a time is in the middle of its actions.</source>
        <translation>Посреди своих действий может быть только один юнит.</translation>
    </message>
    <message>
        <source>Planets on the board cannot change their size.</source>
        <translation>Размер планет на поле изменить нельзя.</translation>
    </message>
    <message>
        <source>Which player is “{name}”? Write the beginning of one name: {players}.</source>
        <translation>Кто такой «{name}»? Нужно начало одного имени: {players}.</translation>
    </message>
    <message>
        <source>Who is paid? Write the beginning of one name behind the arrow: {players}.</source>
        <translation>Кому платят? После стрелки нужно начало одного имени: {players}.</translation>
    </message>
    <message>
        <source>Which resource is “{text}”? Write the beginning of one: {resources}.</source>
        <translation>Какой это ресурс: «{text}»? Нужно начало одного названия: {resources}.</translation>
    </message>
    <message>
        <source>“{text}” is no amount of a resource. Write for example -2c, or begin the reason with a word.</source>
        <translation>«{text}» — не количество ресурса. Например: -2c; или начать причину со слова.</translation>
    </message>
    <message>
        <source>“{text}” is no whole number; write digits only, for example 5 or 1200.</source>
        <translation>«{text}» — не целое число; нужны только цифры, например 5 или 1200.</translation>
    </message>
    <message>
        <source>{amount} is too much for one line; book at most {most}.</source>
        <translation>{amount} — слишком много для одной строки; не больше {most}.</translation>
    </message>
    <message>
        <source>{giver} hands goods over to {receiver}. {reason}</source>
        <translation>{giver} передаёт товары. Получатель: {receiver}. {reason}</translation>
    </message>
    <message>
        <source>Say what is to be corrected.</source>
        <translation>Скажите, что исправить.</translation>
    </message>
    <message>
        <source>This unit has not acted.</source>
        <translation>Этот корабль или сооружение ещё не действовали.</translation>
    </message>
    <message>
        <source>Say in which cell.</source>
        <translation>Скажите, в какой ячейке.</translation>
    </message>
    <message>
        <source>Say where, and only one place.</source>
        <translation>Скажите, где, и только одно место.</translation>
    </message>
    <message>
        <source>{player} is out of the game.</source>
        <translation>{player} вне игры.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last step to play on.</source>
        <translation>Партия окончена. Отмените последний шаг, чтобы играть дальше.</translation>
    </message>
    <message>
        <source>A shared victory takes at least two players.</source>
        <translation>Для общей победы нужны хотя бы два игрока.</translation>
    </message>
    <message>
        <source>This table knows no shared victory.</source>
        <translation>За этим столом общей победы не бывает.</translation>
    </message>
    <message>
        <source>With two players there is no alliance, and no victory to share.</source>
        <translation>Вдвоём нет ни союза, ни победы, чтобы её делить.</translation>
    </message>
    <message>
        <source>Everybody who is left has to agree; {players} did not.</source>
        <translation>Нужно согласие всех оставшихся; не согласны: {players}.</translation>
    </message>
    <message>
        <source>A match without players</source>
        <translation>Партия без игроков</translation>
    </message>
    <message>
        <source>{players} · set-up</source>
        <translation>{players} · подготовка</translation>
    </message>
    <message>
        <source>{players} · round {round}</source>
        <translation>{players} · раунд {round}</translation>
    </message>
    <message>
        <source>{players} · won by {winners}</source>
        <translation>{players} · победа: {winners}</translation>
    </message>
    <message>
        <source>{players} · stopped in round {round}</source>
        <translation>{players} · остановлена, раунд {round}</translation>
    </message>
    <message>
        <source>{cls:ship_class}: {steps:steps} in one turn, {cells} cells within reach from here.</source>
        <translation>{cls:ship_class}: {steps:steps} за один ход, ячеек в пределах досягаемости: {cells}.</translation>
    </message>
    <message>
        <source>Distance {steps}, but no ship gets there: everything around is blocked.</source>
        <translation>Расстояние {steps}, но кораблям туда не попасть: вокруг всё перекрыто.</translation>
    </message>
    <message>
        <source>Distance {steps}; click for the way around obstacles.</source>
        <translation>Расстояние {steps}; щёлкните, чтобы увидеть путь в обход препятствий.</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Заметка: {text}</translation>
    </message>
    <message>
        <source>Choose one of the marked cells, but not the centre of the planet.</source>
        <translation>Выберите одну из отмеченных ячеек, но не центр планеты.</translation>
    </message>
    <message>
        <source>Cells chosen: {given} of {expected}; forests come first, then mountains.</source>
        <translation>Выбрано ячеек: {given} из {expected}; сначала леса, потом горы.</translation>
    </message>
    <message>
        <source>Choose above whose it is: this always belongs to a player.</source>
        <translation>Выберите выше, чьё это: у этого всегда есть владелец.</translation>
    </message>
    <message>
        <source>There is no planet here that could have an owner.</source>
        <translation>Здесь нет планеты, у которой мог бы быть владелец.</translation>
    </message>
    <message>
        <source>That is more than {limit} things at once: take it in several parts.</source>
        <translation>Это больше, чем {limit}, за раз: возьмите по частям.</translation>
    </message>
    <message>
        <source>Nothing is chosen: click something on the map first.</source>
        <translation>Ничего не выбрано: сначала щёлкните что-нибудь на карте.</translation>
    </message>
    <message>
        <source>The clipboard holds nothing that was copied from a map.</source>
        <translation>В буфере обмена нет ничего, скопированного с карты.</translation>
    </message>
    <message>
        <source>Copied: {count} things.</source>
        <translation>Скопировано: {count}.</translation>
    </message>
    <message>
        <source>Choose a symmetry first; then everything can be given its image.</source>
        <translation>Сначала выберите симметрию; тогда отражение получит всё.</translation>
    </message>
    <message>
        <source>Everything has its image already.</source>
        <translation>Отражения уже есть у всего.</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n MB</source>
        <translation>
            <numerusform>%n МБ</numerusform>
            <numerusform>%n МБ</numerusform>
            <numerusform>%n МБ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n атака</numerusform>
            <numerusform>%n атаки</numerusform>
            <numerusform>%n атак</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no file {path}; check the name.</source>
        <translation>Файла {path} нет; проверьте имя.</translation>
    </message>
    <message>
        <source>{path} cannot be read ({reason}); check its permissions.</source>
        <translation>Не удаётся прочитать {path} ({reason}); проверьте права доступа.</translation>
    </message>
    <message>
        <source>within {times:attacks}: {chance} ({percent} %)</source>
        <translation>{times:attacks}: {chance} ({percent} %)</translation>
    </message>
    <message>
        <source>This attack can never succeed.</source>
        <translation>Эта атака никогда не удастся.</translation>
    </message>
    <message>
        <source>{option} is {value}, but must be between {least} and {most}.</source>
        <translation>{option} — {value}, а должно быть от {least} до {most}.</translation>
    </message>
    <message>
        <source>'{verb}' failed through a fault of the program ({detail}); nothing was changed. See the log: bp-desktop doctor says where.</source>
        <translation>Команда '{verb}' не выполнена из-за ошибки программы ({detail}); ничего не изменено. Смотрите журнал: где он, скажет bp-desktop doctor.</translation>
    </message>
    <message>
        <source>line {number} is not a JSON command: {detail}</source>
        <translation>строка {number} — не команда в формате JSON: {detail}</translation>
    </message>
    <message>
        <source>{option} is needed.</source>
        <translation>Нужно указать {option}.</translation>
    </message>
    <message>
        <source>{path} is no plan: {detail}</source>
        <translation>{path} — не план: {detail}</translation>
    </message>
    <message>
        <source>{path} was written.</source>
        <translation>Записано: {path}.</translation>
    </message>
    <message>
        <source>No rule is broken.</source>
        <translation>Ни одно правило не нарушено.</translation>
    </message>
    <message>
        <source>A match on a tracked board needs --map; beside a real board say --positions table.</source>
        <translation>Партии с полем в программе нужен --map; рядом с настоящим полем укажите --positions table.</translation>
    </message>
    <message>
        <source>'{text}' is not a player; write a name, a colon and a faction: Red:humans.</source>
        <translation>'{text}' — не игрок; пишите имя, двоеточие и фракцию: Red:humans.</translation>
    </message>
    <message>
        <source>The file was changed outside the program, at step {step} or later.</source>
        <translation>Файл изменён вне программы, на шаге {step} или позже.</translation>
    </message>
    <message>
        <source>What {account} holds is not what the ledger says.</source>
        <translation>{account}: остаток не сходится с учётом.</translation>
    </message>
    <message>
        <source>All is well: {steps} lines replayed, chain and ledger agree.</source>
        <translation>Всё в порядке: строк воспроизведено {steps}, цепочка и учёт сходятся.</translation>
    </message>
    <message>
        <source>{number}: done, step {step}: {events}</source>
        <translation>{number}: сделано, шаг {step}: {events}</translation>
    </message>
    <message>
        <source>The match is over. Winners: {winners}.</source>
        <translation>Партия окончена. Победители: {winners}.</translation>
    </message>
    <message>
        <source>The match is being set up.</source>
        <translation>Партия готовится.</translation>
    </message>
    <message>
        <source>A plan takes at most {most} attackers.</source>
        <translation>Атакующих в плане не больше {most}.</translation>
    </message>
    <message>
        <source>A plan takes at most {most} targets.</source>
        <translation>Целей в плане не больше {most}.</translation>
    </message>
    <message>
        <source>{id} is named twice; give each unit a name of its own.</source>
        <translation>{id} названо дважды; дайте каждой единице своё имя.</translation>
    </message>
    <message>
        <source>--sample is for plans only; this answer is always exact.</source>
        <translation>--sample годится только для планов; этот ответ всегда точный.</translation>
    </message>
    <message>
        <source>The cheapest fleet is only worked out exactly; leave --sample out.</source>
        <translation>Самый дешёвый флот считается только точно; уберите --sample.</translation>
    </message>
    <message>
        <source>{attacker} cannot reach {target}, which is not among the targets.</source>
        <translation>{attacker} не достанет {target}: такой цели нет среди целей.</translation>
    </message>
    <message>
        <source>The goal names {target}, which is not among the targets.</source>
        <translation>В задаче названа {target}, но среди целей её нет.</translation>
    </message>
    <message>
        <source>The goal names no target; say which ones are meant.</source>
        <translation>В задаче нет целей; скажите, какие имеются в виду.</translation>
    </message>
    <message>
        <source>A fleet is looked for by a chance; choose all, these or at_least as the goal.</source>
        <translation>Флот ищут под шанс; выберите задачу all, these или at_least.</translation>
    </message>
    <message>
        <source>Working this out exactly would take too long; ask for a sample, such as --sample 10000.</source>
        <translation>Точный расчёт занял бы слишком много времени; попросите выборку, например --sample 10000.</translation>
    </message>
    <message>
        <source>The event has not been rolled yet.</source>
        <translation>Кость событий ещё не брошена.</translation>
    </message>
    <message>
        <source>Nothing has been collected yet.</source>
        <translation>Ещё ничего не собрано.</translation>
    </message>
    <message>
        <source>A tag needs at least one letter.</source>
        <translation>В метке должна быть хотя бы одна буква.</translation>
    </message>
    <message>
        <source>A tag can have at most {limit} characters: choose a shorter word.</source>
        <translation>В метке может быть не больше {limit} знаков: выберите слово короче.</translation>
    </message>
    <message>
        <source>A document can have at most {limit} tags: take one away first.</source>
        <translation>У документа может быть не больше {limit} меток: сначала уберите одну.</translation>
    </message>
    <message>
        <source>It has the tag “{tag}” already.</source>
        <translation>Метка «{tag}» уже есть.</translation>
    </message>
    <message>
        <source>A document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>Step {step} is not there, or it was undone, so it cannot be looked at or corrected.</source>
        <translation>Шага {step} нет, или он отменён, поэтому его нельзя ни посмотреть, ни исправить.</translation>
    </message>
    <message>
        <source>That would leave step {step} as it is.</source>
        <translation>Шаг {step} остался бы таким, как есть.</translation>
    </message>
    <message>
        <source>A d{die} that was never thrown is needed for this ({purpose}).</source>
        <translation>Для этого нужна d{die}, которую никто не бросал ({purpose}).</translation>
    </message>
    <message>
        <source>This text is too long: it has {length} characters, and at most {limit} can be kept.</source>
        <translation>Текст слишком длинный: в нём {length} знаков, а можно не больше {limit}.</translation>
    </message>
    <message>
        <source>This cannot be written down, because it contains half a character ({detail}). Type it again.</source>
        <translation>Это нельзя записать: здесь половина символа ({detail}). Введите ещё раз.</translation>
    </message>
    <message>
        <source>The disk did not take the step ({detail}).</source>
        <translation>Диск не принял этот шаг ({detail}).</translation>
    </message>
    <message>
        <source>{expected:dice} are needed, and {given} were typed in.</source>
        <translation>Нужно: {expected:dice}, введено: {given}.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}.</source>
        <translation>У d{die} нет грани {face}.</translation>
    </message>
    <message>
        <source>“{text}” is no throw: write it like 2d6, d20 or 3d8 + d4.</source>
        <translation>«{text}» — не бросок: пишите, например, 2d6, d20 или 3d8 + d4.</translation>
    </message>
    <message>
        <source>At most {most} dice of at most {sides} sides can be thrown at once.</source>
        <translation>За раз можно бросить не больше костей, чем {most}, и граней у них не больше {sides}.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:megabytes}, so it is not a document of ours.</source>
        <translation>Файл больше, чем {limit:megabytes}, значит, это не наш документ.</translation>
    </message>
    <message>
        <source>The file holds more than {limit:steps}.</source>
        <translation>В файле больше, чем {limit:steps}.</translation>
    </message>
    <message>
        <source>This is not a Burning Planets document ({detail}).</source>
        <translation>Это не документ Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>The file was written by a newer Burning Planets (format {version}, this one knows {known}): update the program.</source>
        <translation>Файл записан более новой программой Burning Planets (формат {version}, этой известен {known}): обновите программу.</translation>
    </message>
    <message>
        <source>This file holds a document of another kind ({found}; {expected} is needed here).</source>
        <translation>В этом файле документ другого вида ({found}; здесь нужен {expected}).</translation>
    </message>
    <message>
        <source>The file is damaged at step {step} ({detail}): use another copy of it.</source>
        <translation>Файл повреждён на шаге {step} ({detail}): возьмите другую его копию.</translation>
    </message>
    <message>
        <source>What the file shows cannot be read ({detail}).</source>
        <translation>Не удаётся прочитать то, что показывает файл ({detail}).</translation>
    </message>
    <message>
        <source>There is no file {path}: choose another box or create a new one.</source>
        <translation>Файла {path} нет: выберите другую коробку или создайте новую.</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist, so {path} cannot be opened or created: create the folder, plug in its disk, or choose another place.</source>
        <translation>Папки {folder} нет, поэтому {path} нельзя ни открыть, ни создать: создайте папку, подключите её диск или выберите другое место.</translation>
    </message>
    <message>
        <source>{path} already exists and was left as it is: choose another name.</source>
        <translation>{path} уже существует и оставлен без изменений: выберите другое имя.</translation>
    </message>
    <message>
        <source>{path} is not a file: choose a box (.bpbox).</source>
        <translation>{path} — не файл: выберите коробку (.bpbox).</translation>
    </message>
    <message>
        <source>You are not allowed to read {path}: change its permissions or choose another box.</source>
        <translation>Вам нельзя читать {path}: измените права доступа или выберите другую коробку.</translation>
    </message>
    <message>
        <source>{path} is not a box, or its beginning is damaged: choose another file or restore a backup.</source>
        <translation>{path} — не коробка, или повреждено её начало: выберите другой файл или восстановите резервную копию.</translation>
    </message>
    <message>
        <source>{path} is damaged ({detail}) and was left as it is: restore a backup.</source>
        <translation>{path}: повреждено ({detail}), оставлено без изменений: восстановите резервную копию.</translation>
    </message>
    <message>
        <source>{path} belongs to another program and was left as it is: choose a Burning Planets box.</source>
        <translation>{path} принадлежит другой программе и оставлен без изменений: выберите коробку Burning Planets.</translation>
    </message>
    <message>
        <source>{path} was written by a newer Burning Planets (file version {version}, this program knows {known}): update the program to open it.</source>
        <translation>Файл {path} записан более новой программой Burning Planets (версия файла {version}, этой известна {known}): обновите программу, чтобы его открыть.</translation>
    </message>
    <message>
        <source>{path} is in use by another program or window: close it there first, or choose another box.</source>
        <translation>{path} занят другой программой или окном: сначала закройте его там или выберите другую коробку.</translation>
    </message>
    <message>
        <source>{path} is write-protected: remove the protection, or copy the file to a place where you may write.</source>
        <translation>Файл {path} защищён от записи: снимите защиту или скопируйте его туда, где вам можно писать.</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder {folder}, so {path} cannot be used: copy the box to a folder where you may write.</source>
        <translation>В папку {folder} нельзя писать, поэтому {path} не использовать: скопируйте коробку в папку, где вам можно писать.</translation>
    </message>
    <message>
        <source>The disk of {path} is full and nothing was written: free some space and try again.</source>
        <translation>Диск с {path} полон, ничего не записано: освободите место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The disk of {path} reported an error ({detail}) and nothing was written: check the disk or the network and try again.</source>
        <translation>Диск с {path} сообщил об ошибке ({detail}), ничего не записано: проверьте диск или сеть и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>{path} was moved or deleted while it was open: put it back, or save a copy of the box elsewhere.</source>
        <translation>Файл {path} перемещён или удалён, пока был открыт: верните его или сохраните копию коробки в другом месте.</translation>
    </message>
    <message>
        <source>A program was stopped while it wrote to {path}: open the box once to tidy it up, then check again.</source>
        <translation>Программу остановили, пока она писала в {path}: откройте коробку один раз, чтобы привести её в порядок, затем проверьте снова.</translation>
    </message>
    <message>
        <source>The document {document} is no longer in {path}.</source>
        <translation>Документа {document} больше нет в {path}.</translation>
    </message>
    <message>
        <source>Step {step} was not kept in {path}, because the document is open twice: close it and open it again.</source>
        <translation>Шаг {step} не сохранён в {path}: документ открыт дважды. Закройте его и откройте снова.</translation>
    </message>
    <message>
        <source>This program does not know the game “{system}”, so the document was left out of {path}: update the program.</source>
        <translation>Эта программа не знает игру «{system}», поэтому документ не попал в {path}: обновите программу.</translation>
    </message>
    <message>
        <source>{path} could not be brought up to date ({detail}) and is as it was: report this problem.</source>
        <translation>Не удалось обновить {path} ({detail}); всё осталось как было: сообщите об этой проблеме.</translation>
    </message>
    <message>
        <source>The backup {path} was not sound ({detail}) and has been removed: the box may be damaged, run a check.</source>
        <translation>Резервная копия {path} была неисправна ({detail}) и удалена: коробка может быть повреждена, запустите проверку.</translation>
    </message>
    <message>
        <source>The backup {path} was damaged since it was made, and nothing was brought back: choose another one.</source>
        <translation>Резервная копия {path} испортилась после того, как была сделана, и ничего не возвращено: выберите другую.</translation>
    </message>
    <message>
        <source>The file is damaged: {detail}.</source>
        <translation>Файл повреждён: {detail}.</translation>
    </message>
    <message>
        <source>“{title}” cannot be opened: step {step} is damaged ({detail}).</source>
        <translation>Не удаётся открыть «{title}»: повреждён шаг {step} ({detail}).</translation>
    </message>
    <message>
        <source>“{title}” was edited outside the program at step {step}.</source>
        <translation>«{title}»: шаг {step} изменён вне программы.</translation>
    </message>
    <message>
        <source>Now somebody else would do this.</source>
        <translation>Теперь это сделал бы другой игрок.</translation>
    </message>
    <message>
        <source>Now this would be done in another phase.</source>
        <translation>Теперь это произошло бы в другой фазе.</translation>
    </message>
    <message>
        <source>Now this would be done with something else.</source>
        <translation>Теперь это было бы сделано с чем-то другим.</translation>
    </message>
    <message>
        <source>The file was made by an earlier test version (format {version}, this one reads {oldest} and later) and cannot be opened any more.</source>
        <translation>Файл создан более ранней пробной версией (формат {version}, эта читает начиная с {oldest}), открыть его уже нельзя.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier test version (file version {version}, this program reads {oldest} and later) and stays as it is: create a new box.</source>
        <translation>Файл {path} создан более ранней пробной версией (версия файла {version}, эта программа читает начиная с {oldest}) и останется как есть: создайте новую коробку.</translation>
    </message>
    <message>
        <source>Play in the order of the seats</source>
        <translation>Играть в порядке мест</translation>
    </message>
    <message>
        <source>Place the starting cannon of {player} for them</source>
        <translation>Поставить стартовую пушку за другого: {player}</translation>
    </message>
    <message>
        <source>Roll for the first turn</source>
        <translation>Бросок за первый ход</translation>
    </message>
    <message>
        <source>Roll for an event</source>
        <translation>Бросок события</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Собрать</translation>
    </message>
    <message>
        <source>On to: {phase:phase}</source>
        <translation>Дальше: {phase:phase}</translation>
    </message>
    <message>
        <source>End the turn: {player} is next</source>
        <translation>Закончить ход: дальше {player}</translation>
    </message>
    <message>
        <source>Round {round} · {faction:faction}</source>
        <translation>Раунд {round} · {faction:faction}</translation>
    </message>
    <message>
        <source>places the starting cannon</source>
        <translation>ставит стартовую пушку</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Кто ходит первым?</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Планеты</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Постройки</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Корабли</translation>
    </message>
    <message>
        <source>Cost to build</source>
        <translation>Стоимость постройки</translation>
    </message>
    <message>
        <source>gave up in round {round}</source>
        <translation>сдача в раунде {round}</translation>
    </message>
    <message>
        <source>out of the game in round {round}</source>
        <translation>вне игры с раунда {round}</translation>
    </message>
    <message>
        <source>{player} concedes</source>
        <translation>{player} сдаётся</translation>
    </message>
    <message>
        <source>Everybody left shares the victory</source>
        <translation>Все оставшиеся делят победу</translation>
    </message>
    <message>
        <source>Stop without a winner</source>
        <translation>Остановить без победителя</translation>
    </message>
    <message>
        <source>{winner} has won</source>
        <translation>Победа: {winner}</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Победителя нет</translation>
    </message>
    <message>
        <source>The last one left, in round {round}.</source>
        <translation>На поле осталась одна сторона, раунд {round}.</translation>
    </message>
    <message>
        <source>Everybody left agreed to it in round {round}.</source>
        <translation>Согласны все оставшиеся, раунд {round}.</translation>
    </message>
    <message>
        <source>The table stopped in round {round}.</source>
        <translation>Стол остановил партию, раунд {round}.</translation>
    </message>
    <message>
        <source>Begin a match</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Agree on the order</source>
        <translation>Договориться о порядке</translation>
    </message>
    <message>
        <source>Place the starting cannon</source>
        <translation>Поставить стартовую пушку</translation>
    </message>
    <message>
        <source>Add a planet</source>
        <translation>Добавить планету</translation>
    </message>
    <message>
        <source>Collect resources</source>
        <translation>Собрать ресурсы</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Следующая фаза</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Build a structure</source>
        <translation>Построить сооружение</translation>
    </message>
    <message>
        <source>Demolish a structure</source>
        <translation>Снести сооружение</translation>
    </message>
    <message>
        <source>Destroy a natural resource</source>
        <translation>Уничтожить натуральный ресурс</translation>
    </message>
    <message>
        <source>Build ships</source>
        <translation>Построить корабли</translation>
    </message>
    <message>
        <source>Move a ship</source>
        <translation>Двинуть корабль</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атаковать</translation>
    </message>
    <message>
        <source>Conquer a planet</source>
        <translation>Завоевать планету</translation>
    </message>
    <message>
        <source>Destroy a structure</source>
        <translation>Уничтожить сооружение</translation>
    </message>
    <message>
        <source>Bombard a planet</source>
        <translation>Бомбардировать планету</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Загрузить</translation>
    </message>
    <message>
        <source>Unload</source>
        <translation>Разгрузить</translation>
    </message>
    <message>
        <source>Deploy a space structure</source>
        <translation>Разместить космическое сооружение</translation>
    </message>
    <message>
        <source>Take a space structure aboard</source>
        <translation>Взять космическое сооружение на борт</translation>
    </message>
    <message>
        <source>Hand resources over</source>
        <translation>Передать ресурсы</translation>
    </message>
    <message>
        <source>Barter</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Share the victory</source>
        <translation>Разделить победу</translation>
    </message>
    <message>
        <source>Stop the match</source>
        <translation>Остановить партию</translation>
    </message>
    <message>
        <source>Change a table option</source>
        <translation>Изменить правило стола</translation>
    </message>
    <message>
        <source>Rename the match</source>
        <translation>Переименовать партию</translation>
    </message>
    <message>
        <source>Change the enforcement</source>
        <translation>Изменить строгость</translation>
    </message>
    <message>
        <source>Correct a treasury</source>
        <translation>Исправить казну</translation>
    </message>
    <message>
        <source>Correct a hold</source>
        <translation>Исправить трюм</translation>
    </message>
    <message>
        <source>Put a ship on the board</source>
        <translation>Поставить корабль на поле</translation>
    </message>
    <message>
        <source>Put a structure on a planet</source>
        <translation>Поставить сооружение на планету</translation>
    </message>
    <message>
        <source>Put a space structure</source>
        <translation>Поставить космическое сооружение</translation>
    </message>
    <message>
        <source>Put a natural resource</source>
        <translation>Поставить натуральный ресурс</translation>
    </message>
    <message>
        <source>Put an asteroid</source>
        <translation>Поставить астероид</translation>
    </message>
    <message>
        <source>Put a ship elsewhere</source>
        <translation>Переставить корабль</translation>
    </message>
    <message>
        <source>Remove a natural resource</source>
        <translation>Убрать натуральный ресурс</translation>
    </message>
    <message>
        <source>Remove from the board</source>
        <translation>Убрать с поля</translation>
    </message>
    <message>
        <source>Set the owner of a planet</source>
        <translation>Задать владельца планеты</translation>
    </message>
    <message>
        <source>Set turn and phase</source>
        <translation>Задать ход и фазу</translation>
    </message>
    <message>
        <source>Give actions back</source>
        <translation>Вернуть действия</translation>
    </message>
    <message>
        <source>Load sealed goods</source>
        <translation>Загрузить запечатанный груз</translation>
    </message>
    <message>
        <source>Show sealed goods</source>
        <translation>Показать запечатанный груз</translation>
    </message>
    <message>
        <source>Open and unload</source>
        <translation>Вскрыть и разгрузить</translation>
    </message>
    <message>
        <source>Rule on sealed goods</source>
        <translation>Решить о запечатанном грузе</translation>
    </message>
    <message>
        <source>Change a draft</source>
        <translation>Изменить черновик</translation>
    </message>
    <message>
        <source>Sign a contract</source>
        <translation>Подписать контракт</translation>
    </message>
    <message>
        <source>Seal a contract</source>
        <translation>Запечатать контракт</translation>
    </message>
    <message>
        <source>Throw a draft away</source>
        <translation>Выбросить черновик</translation>
    </message>
    <message>
        <source>Turn a contract over</source>
        <translation>Раскрыть контракт</translation>
    </message>
    <message>
        <source>Close a contract</source>
        <translation>Закрыть контракт</translation>
    </message>
    <message>
        <source>Write a private note</source>
        <translation>Написать личную заметку</translation>
    </message>
    <message>
        <source>Tear up a private note</source>
        <translation>Порвать личную заметку</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on after a pause</source>
        <translation>Продолжить после паузы</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Настроить часы</translation>
    </message>
    <message>
        <source>Give more time</source>
        <translation>Дать больше времени</translation>
    </message>
    <message>
        <source>Pass a note</source>
        <translation>Передать записку</translation>
    </message>
    <message>
        <source>Collect: {goods}</source>
        <translation>Собрать: {goods}</translation>
    </message>
    <message>
        <source>{player} starts with {amounts}.</source>
        <translation>{player} получает для начала {amounts}.</translation>
    </message>
    <message>
        <source>{player} places the starting {kind:kind} on {planet}.</source>
        <translation>{planet}: {player} ставит стартовое сооружение ({kind:kind}).</translation>
    </message>
    <message>
        <source>{planet} is on the list: {size:size}, {biome:biome}.</source>
        <translation>{planet} в списке: {size:size}, {biome:biome}.</translation>
    </message>
    <message>
        <source>{player} collects {amounts}.</source>
        <translation>{player} собирает {amounts}.</translation>
    </message>
    <message>
        <source>{player} builds a {kind:kind} on {planet} for {price}.</source>
        <translation>{player} строит: {kind:kind}, {planet}. Цена: {price}.</translation>
    </message>
    <message>
        <source>A {kind:kind} on {planet} is demolished.</source>
        <translation>{planet}: снесено — {kind:kind}.</translation>
    </message>
    <message>
        <source>A {kind:kind} on {planet} is gone for good.</source>
        <translation>{planet}: исчезло навсегда — {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost to {player}, who takes {amounts}.</source>
        <translation>{owner} теряет {ship} в бою. Трофеи получает {player}: {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost to {player}, who takes {amounts} and a {kind:kind}.</source>
        <translation>{owner} теряет {ship} в бою. Трофеи получает {player}: {amounts} и {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} has destroyed a {kind:kind} on {planet}.</source>
        <translation>{player} уничтожает: {kind:kind}, {planet}.</translation>
    </message>
    <message>
        <source>{ship} destroys a {kind:kind} on {planet}.</source>
        <translation>{ship} уничтожает: {kind:kind}, {planet}.</translation>
    </message>
    <message>
        <source>{player} conquers {planet}.</source>
        <translation>{player} завоёвывает: {planet}.</translation>
    </message>
    <message>
        <source>{player} takes {planet} from {former}.</source>
        <translation>{player} завоёвывает: {planet}. Прежний владелец: {former}.</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures} structures are gone.</source>
        <translation>{player} бомбардирует: {planet}. Уничтожено сооружений: {structures}.</translation>
    </message>
    <message>
        <source>Correction for {player}: {change:signed}. {reason}</source>
        <translation>Исправление, {player}: {change:signed}. {reason}</translation>
    </message>
    <message>
        <source>Correction: a {kind:kind} stands on {planet}. {reason}</source>
        <translation>Исправление: {planet}, добавлено — {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: a {kind:kind} on {planet} is gone. {reason}</source>
        <translation>Исправление: {planet}, убрано — {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {planet} belongs to {player}. {reason}</source>
        <translation>Исправление: {planet}, владелец — {player}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {planet} belongs to nobody. {reason}</source>
        <translation>Исправление: {planet}, владельца нет. {reason}</translation>
    </message>
    <message>
        <source>The envelope of {giver} is opened: {amounts}.</source>
        <translation>Конверт вскрыт ({giver}): {amounts}.</translation>
    </message>
    <message>
        <source>The table rules on the envelope of {giver}: {amounts}. {reason}</source>
        <translation>Стол решил о конверте ({giver}): {amounts}. {reason}</translation>
    </message>
    <message>
        <source>{planet} is not the active player’s planet.</source>
        <translation>{planet} не принадлежит тому, кто ходит.</translation>
    </message>
    <message>
        <source>A structure has been built on {planet} in this turn.</source>
        <translation>{planet}: в этом ходу уже построено сооружение.</translation>
    </message>
    <message>
        <source>A structure has been demolished on {planet} in this turn.</source>
        <translation>{planet}: в этом ходу уже снесено сооружение.</translation>
    </message>
    <message>
        <source>A natural resource has been destroyed on {planet} in this turn.</source>
        <translation>{planet}: в этом ходу уже уничтожен натуральный ресурс.</translation>
    </message>
    <message>
        <source>{planet} has no free cell.</source>
        <translation>{planet}: нет свободной ячейки.</translation>
    </message>
    <message>
        <source>The border of {planet} has no free cell.</source>
        <translation>{planet}: на границе нет свободной ячейки.</translation>
    </message>
    <message>
        <source>Choose a cell of {planet}.</source>
        <translation>Выберите ячейку: {planet}.</translation>
    </message>
    <message>
        <source>That cell is not on {planet}.</source>
        <translation>{planet}: такой ячейки там нет.</translation>
    </message>
    <message>
        <source>The centre of {planet} is reserved for the monolith.</source>
        <translation>{planet}: центр только для монолита.</translation>
    </message>
    <message>
        <source>That cell of {planet} is taken.</source>
        <translation>{planet}: эта ячейка занята.</translation>
    </message>
    <message>
        <source>There is no such {kind:kind} on {planet}.</source>
        <translation>{planet}: этого там нет — {kind:kind}.</translation>
    </message>
    <message>
        <source>{planet} has no working spaceport.</source>
        <translation>{planet}: нет действующего космодрома.</translation>
    </message>
    <message>
        <source>{ship} does not touch {planet}.</source>
        <translation>{planet}: {ship} не стоит на орбите.</translation>
    </message>
    <message>
        <source>{planet} belongs to this player already.</source>
        <translation>{planet} уже принадлежит этому игроку.</translation>
    </message>
    <message>
        <source>{planet} cannot be conquered while structures stand on it: {left} left.</source>
        <translation>{planet}: завоевать нельзя, пока есть сооружения. Осталось: {left}.</translation>
    </message>
    <message>
        <source>Cargo ships may not conquer {planet} at this table.</source>
        <translation>{planet}: за этим столом грузовые корабли не завоёвывают.</translation>
    </message>
    <message>
        <source>A warship of its owner guards {planet}.</source>
        <translation>{planet} под охраной боевого корабля владельца.</translation>
    </message>
    <message>
        <source>{planet} is the own planet: demolish instead.</source>
        <translation>{planet} — своя планета: сооружения на ней сносят.</translation>
    </message>
    <message>
        <source>A defence still stands on {planet}.</source>
        <translation>{planet}: ещё стоит оборонительное сооружение.</translation>
    </message>
    <message>
        <source>There is nothing to bombard on {planet}.</source>
        <translation>{planet}: бомбардировать нечего.</translation>
    </message>
    <message>
        <source>{planet} is not a planet of another player.</source>
        <translation>{planet} — не планета другого игрока.</translation>
    </message>
    <message>
        <source>{needed} enormous ships around the corners of {planet} are needed; there are {given}.</source>
        <translation>{planet}: вокруг вершин нужно огромных кораблей: {needed}, есть {given}.</translation>
    </message>
    <message>
        <source>The ships do not stand around the six corners of {planet}.</source>
        <translation>{planet}: корабли стоят не вокруг шести вершин.</translation>
    </message>
    <message>
        <source>{ship} does not carry that much: {missing} missing.</source>
        <translation>{ship} столько не везёт: не хватает {missing}.</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains ({missing} missing). Correct the treasury, or let the table rule.</source>
        <translation>{player}: того, что в конверте, уже нет (не хватает {missing}). Исправьте казну или пусть решит стол.</translation>
    </message>
    <message>
        <source>The cannon belongs on the outer border of {planet}.</source>
        <translation>{planet}: пушке место на внешней границе.</translation>
    </message>
    <message>
        <source>It cannot be the turn of {seat} in phase {phase:phase}.</source>
        <translation>Такого быть не может: ходит {seat}, фаза «{phase:phase}».</translation>
    </message>
    <message>
        <source>Ship {number} of {seat} carries another player's structure.</source>
        <translation>Корабль {number} ({seat}) везёт сооружение другого игрока.</translation>
    </message>
    <message>
        <source>Ship {number} of {seat} carries less than nothing.</source>
        <translation>Корабль {number} ({seat}) везёт меньше, чем ничего.</translation>
    </message>
    <message>
        <source>{seat} has no starting planet.</source>
        <translation>{seat}: нет стартовой планеты.</translation>
    </message>
    <message>
        <source>The reserve of {seat} holds something that is no space structure.</source>
        <translation>{seat}: в резерве есть то, что не космическое сооружение.</translation>
    </message>
    <message>
        <source>{seat} still owns something on this map.</source>
        <translation>{seat}: на этой карте ещё есть имущество.</translation>
    </message>
    <message>
        <source>Ship number {number} of {seat} is not the only one, or no number.</source>
        <translation>Номер корабля {number} ({seat}) не единственный или вовсе не номер.</translation>
    </message>
    <message>
        <source>{seat} owns less than nothing.</source>
        <translation>{seat}: имущества меньше, чем ничего.</translation>
    </message>
    <message>
        <source>{seat} has a starting planet already: {planet}.</source>
        <translation>{seat}: стартовая планета уже есть, это {planet}.</translation>
    </message>
    <message>
        <source>{player} builds {ship} at {yard}.</source>
        <translation>{player} строит {ship}. Место постройки: {yard}.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and destroys {target} of {defender}.</source>
        <translation>{unit} ({player}) бросает {attack} против {defence} (щит {shield}). Уничтожено: {target} ({defender}).</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and fails to destroy {target} of {defender}.</source>
        <translation>{unit} ({player}) бросает {attack} против {defence} (щит {shield}). Цель устояла: {target} ({defender}).</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}) and shatters the asteroid.</source>
        <translation>{unit} ({player}) бросает {attack} (щит {shield}) и разбивает астероид.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}): the asteroid holds.</source>
        <translation>{unit} ({player}) бросает {attack} (щит {shield}): астероид устоял.</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}.</source>
        <translation>{ship} ({player}) загружается: {site}.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes a new {kind:kind} aboard at {site}.</source>
        <translation>{ship} ({player}) берёт на борт новое сооружение: {kind:kind}. Место: {site}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}.</source>
        <translation>{ship} ({player}) разгружается: {site}. Получатель: {receiver}.</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now Small: {small}, Medium: {medium}, Big: {big}.</source>
        <translation>Настройка стола «{option:option}»: теперь маленькие: {small}, средние: {medium}, большие: {big}.</translation>
    </message>
    <message>
        <source>Correction: {unit} has not acted. {reason}</source>
        <translation>Исправление: {unit} — действий не было. {reason}</translation>
    </message>
    <message>
        <source>{ship} takes a sealed load aboard at {site}.</source>
        <translation>{ship} берёт на борт запечатанный груз: {site}.</translation>
    </message>
    <message>
        <source>{missing} missing: {player} cannot pay that.</source>
        <translation>Не хватает {missing}: {player} не может это оплатить.</translation>
    </message>
    <message>
        <source>{yard} does not belong to the active player.</source>
        <translation>{yard}: не принадлежит тому, кто ходит.</translation>
    </message>
    <message>
        <source>No ships can be built there: {yard}.</source>
        <translation>Корабли там не построить: {yard}.</translation>
    </message>
    <message>
        <source>There is not enough free space around {yard}.</source>
        <translation>Вокруг мало свободного места: {yard}.</translation>
    </message>
    <message>
        <source>New ships stand in a free cell touching {yard}, or in the nearest free one.</source>
        <translation>Новые корабли ставятся в свободную соседнюю ячейку ({yard}) или в ближайшую свободную.</translation>
    </message>
    <message>
        <source>{unit} has acted, and then another unit: the rest of its actions is lost.</source>
        <translation>{unit}: после его действий действовал другой, остаток действий потерян.</translation>
    </message>
    <message>
        <source>{unit} has no action left for this.</source>
        <translation>{unit}: для этого не осталось действий.</translation>
    </message>
    <message>
        <source>{unit} cannot attack.</source>
        <translation>{unit}: атаковать не может.</translation>
    </message>
    <message>
        <source>{target} cannot be attacked.</source>
        <translation>{target}: атаковать нельзя.</translation>
    </message>
    <message>
        <source>{target} is an own unit.</source>
        <translation>{target}: это своё.</translation>
    </message>
    <message>
        <source>{target} is not in an adjacent cell.</source>
        <translation>{target}: не в соседней ячейке.</translation>
    </message>
    <message>
        <source>{site} belongs to nobody: there is no one to trade with.</source>
        <translation>{site}: владельца нет, торговать не с кем.</translation>
    </message>
    <message>
        <source>{ship} does not touch {site}.</source>
        <translation>{ship} не касается: {site}.</translation>
    </message>
    <message>
        <source>Goods are loaded and unloaded at planets, not here: {site}.</source>
        <translation>Груз загружают и разгружают у планет, а не здесь: {site}.</translation>
    </message>
    <message>
        <source>Space structures come from planets with a spaceport, not from here: {site}.</source>
        <translation>Космические сооружения берут на планетах с космодромом, а не здесь: {site}.</translation>
    </message>
    <message>
        <source>There is no ship {number} ({player}): it may have been destroyed.</source>
        <translation>Корабля {number} ({player}) нет: возможно, он уничтожен.</translation>
    </message>
    <message>
        <source>{planet} has that owner already.</source>
        <translation>{planet}: владелец и так этот.</translation>
    </message>
    <message>
        <source>There is a file {path} already; choose another name, or add --force.</source>
        <translation>Файл {path} уже есть; выберите другое имя или добавьте --force.</translation>
    </message>
    <message>
        <source>'{given}' is not understood; --help tells what can be asked.</source>
        <translation>«{given}» непонятно; --help подскажет, о чём можно спросить.</translation>
    </message>
    <message>
        <source>No rule speaks of “{asked}”.</source>
        <translation>Ни в одном правиле нет «{asked}».</translation>
    </message>
    <message>
        <source>There are no rules of the game {game} to read.</source>
        <translation>Правил игры {game} здесь нет.</translation>
    </message>
    <message>
        <source>There is no schema '{asked}' of the game {game}.</source>
        <translation>У игры {game} нет схемы «{asked}».</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now {value:choice}.</source>
        <translation>Настройка стола «{option:option}»: теперь {value:choice}.</translation>
    </message>
    <message>
        <source>{some} and {one}</source>
        <comment>the end of a list of names</comment>
        <translation>{some} и {one}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) moved</source>
        <translation>
            <numerusform>%n корабль в пути</numerusform>
            <numerusform>%n корабля в пути</numerusform>
            <numerusform>%n кораблей в пути</numerusform>
        </translation>
    </message>
    <message>
        <source>{winners:together} share the victory</source>
        <translation>Победу делят: {winners:together}</translation>
    </message>
    <message>
        <source>built: {things}</source>
        <translation>построено: {things}</translation>
    </message>
    <message>
        <source>new ships: {ships}</source>
        <translation>новые корабли: {ships}</translation>
    </message>
    <message>
        <source>destroyed {things} of {owner}</source>
        <translation>уничтожено: {things} ({owner})</translation>
    </message>
    <message>
        <source>{by} destroyed {things} of {owner}</source>
        <translation>{by} уничтожает {things} ({owner})</translation>
    </message>
    <message>
        <source>conquered {planet}</source>
        <translation>завоевание: {planet}</translation>
    </message>
    <message>
        <source>{player} is out of the game</source>
        <translation>{player} выбывает из игры</translation>
    </message>
    <message>
        <source>"{text}" is no option: write it like name=value.</source>
        <translation>"{text}" — не настройка: пишите имя=значение.</translation>
    </message>
    <message>
        <source>“{option}” cannot be {value}.</source>
        <translation>Настройка «{option}» не может быть такой: {value}.</translation>
    </message>
    <message>
        <source>In this game nobody pays anybody: book it for one player.</source>
        <translation>В этой игре никто никому не платит: запишите это на одного игрока.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Сбор</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Сооружение</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Корабль</translation>
    </message>
    <message>
        <source>Space structure</source>
        <translation>Косм. сооружение</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Загрузка</translation>
    </message>
    <message>
        <source>Unloaded</source>
        <translation>Разгрузка</translation>
    </message>
    <message>
        <source>Loot: hull</source>
        <translation>Трофей: корпус</translation>
    </message>
    <message>
        <source>Loot: hold</source>
        <translation>Трофей: трюм</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Передача</translation>
    </message>
    <message>
        <source>{player} begins with what {source} yields</source>
        <translation>{player}: начальная казна, {source}</translation>
    </message>
    <message>
        <source>{player} begins</source>
        <translation>{player}: начало</translation>
    </message>
    <message>
        <source>{player} collects: {source}</source>
        <translation>{player} собирает: {source}</translation>
    </message>
    <message>
        <source>{player} collects</source>
        <translation>{player} собирает</translation>
    </message>
    <message>
        <source>{player} gets money back: {source}</source>
        <translation>{player} получает возврат: {source}</translation>
    </message>
    <message>
        <source>{player} builds: {source}</source>
        <translation>{player} строит: {source}</translation>
    </message>
    <message>
        <source>{player} builds</source>
        <translation>{player} строит</translation>
    </message>
    <message>
        <source>{player} builds a ship</source>
        <translation>{player} строит корабль</translation>
    </message>
    <message>
        <source>{player} buys: {source}</source>
        <translation>{player} покупает: {source}</translation>
    </message>
    <message>
        <source>{player} loads goods: {source}</source>
        <translation>{player} загружает товары: {source}</translation>
    </message>
    <message>
        <source>{player} loads goods</source>
        <translation>{player} загружает товары</translation>
    </message>
    <message>
        <source>{player} unloads goods: {source}</source>
        <translation>{player} выгружает товары: {source}</translation>
    </message>
    <message>
        <source>{player} unloads goods</source>
        <translation>{player} выгружает товары</translation>
    </message>
    <message>
        <source>{player} takes loot: {source}</source>
        <translation>{player} берёт добычу: {source}</translation>
    </message>
    <message>
        <source>{player} takes the worth of a destroyed hull</source>
        <translation>{player} получает цену сбитого корпуса</translation>
    </message>
    <message>
        <source>{player} takes the goods of a destroyed ship</source>
        <translation>{player} забирает товары сбитого корабля</translation>
    </message>
    <message>
        <source>{player} is paid by {source}</source>
        <translation>{player} получает от игрока {source}</translation>
    </message>
    <message>
        <source>{player} is paid by {source}: {reason}</source>
        <translation>{player} получает от игрока {source}: {reason}</translation>
    </message>
    <message>
        <source>{player} pays {source}</source>
        <translation>{player} платит игроку {source}</translation>
    </message>
    <message>
        <source>{player} pays {source}: {reason}</source>
        <translation>{player} платит игроку {source}: {reason}</translation>
    </message>
    <message>
        <source>{player} pays or is paid</source>
        <translation>{player}: платёж</translation>
    </message>
    <message>
        <source>{player} pays or is paid: {reason}</source>
        <translation>{player}: платёж ({reason})</translation>
    </message>
    <message>
        <source>{player} is out: the treasury is lost</source>
        <translation>{player} выбывает: казна потеряна</translation>
    </message>
    <message>
        <source>Correction for {player}: {reason}</source>
        <translation>Исправление, {player}: {reason}</translation>
    </message>
    <message>
        <source>Correction for {player}</source>
        <translation>Исправление, {player}</translation>
    </message>
    <message>
        <source>Treasuries</source>
        <translation>Казны</translation>
    </message>
    <message>
        <source>Income per turn</source>
        <translation>Доход за ход</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>Fleet value</source>
        <translation>Стоимость флота</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Флот</translation>
    </message>
    <message>
        <source>attack with {unit}</source>
        <translation>атака: {unit}</translation>
    </message>
    <message>
        <source>defence of {unit}</source>
        <translation>защита: {unit}</translation>
    </message>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>first turn</source>
        <translation>первый ход</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>жребий</translation>
    </message>
    <message>
        <source>Every try has an exact chance: hitting, surviving an attack, a turn without an event. Luck says how many of 100 such matches would have gone worse. The bar shows what is usual, the line in it what was to be expected, the dot what came.</source>
        <translation>У каждой попытки есть точный шанс: попасть, уцелеть, прожить ход без события. Удача показывает, сколько из 100 таких партий прошли бы хуже. Полоса — обычный разброс, черта в ней — ожидание, точка — что вышло.</translation>
    </message>
    <message>
        <source>Hits above what was to be expected</source>
        <translation>Попадания сверх ожидаемого</translation>
    </message>
    <message>
        <source>attacks {share}</source>
        <translation>атаки {share}</translation>
    </message>
    <message>
        <source>survived {share}</source>
        <translation>уцелели {share}</translation>
    </message>
    <message>
        <source>turns without an event {share}</source>
        <translation>ходы без события {share}</translation>
    </message>
    <message>
        <source>“{what}” is set to that already.</source>
        <translation>Настройка «{what}» уже такая.</translation>
    </message>
    <message>
        <source>The rules are enforced like that already.</source>
        <translation>Правила уже соблюдаются именно так.</translation>
    </message>
    <message>
        <source>There is no such ship: it may have been destroyed.</source>
        <translation>Такого корабля нет: возможно, он уничтожен.</translation>
    </message>
    <message>
        <source>There is no such structure: it may have been destroyed.</source>
        <translation>Такого сооружения нет: возможно, оно уничтожено.</translation>
    </message>
    <message>
        <source>There is no such asteroid: it may have been destroyed.</source>
        <translation>Такого астероида нет: возможно, он уничтожен.</translation>
    </message>
    <message>
        <source>There is no such unit: it may have been destroyed.</source>
        <translation>Такой боевой единицы нет: возможно, она уничтожена.</translation>
    </message>
    <message>
        <source>There is no such target: it may have been destroyed.</source>
        <translation>Такой цели нет: возможно, она уничтожена.</translation>
    </message>
    <message>
        <source>No {kind:kind} on a {biome:biome}.</source>
        <translation>{kind:kind}: нельзя на планете «{biome:biome}».</translation>
    </message>
    <message>
        <source>{cls:ship_class} ship</source>
        <translation>{cls:ship_class} корабль</translation>
    </message>
    <message>
        <source>Cargo ship</source>
        <translation>Cargo ship</translation>
    </message>
    <message>
        <source>Economic structure</source>
        <translation>Хозяйственное сооружение</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Оборона</translation>
    </message>
    <message>
        <source>Natural resource</source>
        <translation>Природный ресурс</translation>
    </message>
    <message>
        <source>Belongs to nobody</source>
        <translation>Никому не принадлежит</translation>
    </message>
    <message>
        <source>on {planet}</source>
        <translation>на: {planet}</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>участок {tile}</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>раунд {round}</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>с самого начала</translation>
    </message>
    <message>
        <source>starting planet</source>
        <translation>стартовая планета</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>атака</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>shield</source>
        <translation>щит</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>{free} of {cells:cells} free</source>
        <translation>Свободно {free} из {cells:cells}</translation>
    </message>
    <message>
        <source>The hold is empty.</source>
        <translation>Трюм пуст.</translation>
    </message>
    <message>
        <source>Something is aboard; its owner knows what.</source>
        <translation>На борту что-то есть; что именно, знает владелец.</translation>
    </message>
    <message>
        <source>Aboard: {goods}</source>
        <translation>На борту: {goods}</translation>
    </message>
    <message>
        <source>Aboard: {kind:kind}</source>
        <translation>На борту: {kind:kind}</translation>
    </message>
    <message>
        <source>Sealed envelopes aboard: {count}</source>
        <translation>Запечатанных конвертов на борту: {count}</translation>
    </message>
    <message>
        <source>Nothing stands on it.</source>
        <translation>На нём ничего не стоит.</translation>
    </message>
    <message>
        <source>On it: {kind:kind} ({player})</source>
        <translation>На нём: {kind:kind} ({player})</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Возможности</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Полезно знать</translation>
    </message>
    <message>
        <source>{count:actions} in each own turn: move up to {speed:cells}, attack, conquer, destroy a structure</source>
        <translation>{count:actions} в каждый свой ход: двигаться до {speed:cells}, атаковать, завоёвывать, разрушить сооружение</translation>
    </message>
    <message>
        <source>{count:actions} in each own turn: move up to {speed:cells}, load, unload, conquer; it never attacks</source>
        <translation>{count:actions} в каждый свой ход: двигаться до {speed:cells}, грузить, разгружать, завоёвывать; никогда не атакует</translation>
    </message>
    <message>
        <source>{moves:moves} of up to {speed:cells} and {attacks:attacks} in each own turn</source>
        <translation>{moves:moves} до {speed:cells} и {attacks:attacks} в каждый свой ход</translation>
    </message>
    <message>
        <source>{count:attacks} in each own turn, at the cells beside it</source>
        <translation>{count:attacks} в каждый свой ход, по соседним ячейкам</translation>
    </message>
    <message>
        <source>Yields {goods} each turn</source>
        <translation>Даёт {goods} за ход</translation>
    </message>
    <message>
        <source>Ships are built here</source>
        <translation>Здесь строят корабли</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>{count:actions} left</source>
        <translation>Осталось: {count:actions}</translation>
    </message>
    <message>
        <source>{count:attacks} left</source>
        <translation>Осталось: {count:attacks}</translation>
    </message>
    <message>
        <source>{moves:moves} and {attacks:attacks} left</source>
        <translation>Осталось: {moves:moves} и {attacks:attacks}</translation>
    </message>
    <message>
        <source>Can move to {cells:cells}</source>
        <translation>Может пойти: {cells:cells}</translation>
    </message>
    <message>
        <source>No free cell to move to</source>
        <translation>Нет свободной ячейки для движения</translation>
    </message>
    <message>
        <source>Can attack {count:targets} beside it</source>
        <translation>Может атаковать рядом: {count:targets}</translation>
    </message>
    <message>
        <source>Nothing to attack in the cells beside it</source>
        <translation>В соседних ячейках некого атаковать</translation>
    </message>
    <message>
        <source>Can conquer the planet it touches</source>
        <translation>Может завоевать планету, которой касается</translation>
    </message>
    <message>
        <source>Can destroy a structure of the planet it touches</source>
        <translation>Может разрушить сооружение планеты, которой касается</translation>
    </message>
    <message>
        <source>Only the planet’s owner may clear it, one in each turn</source>
        <translation>Убрать может только владелец планеты, по одному за ход</translation>
    </message>
    <message>
        <source>Once it is gone, it never comes back</source>
        <translation>Что убрано, уже не вернётся</translation>
    </message>
    <message>
        <source>It cannot be attacked</source>
        <translation>Атаковать нельзя</translation>
    </message>
    <message>
        <source>A cargo ship beside it can deploy: {kinds}</source>
        <translation>Cargo ship рядом может разместить: {kinds}</translation>
    </message>
    <message>
        <source>Only a roll of 19 or 20 destroys it</source>
        <translation>Уничтожает только бросок 19 или 20</translation>
    </message>
    <message>
        <source>Ships do not pass through it</source>
        <translation>Корабли сквозь него не проходят</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>На ней</translation>
    </message>
    <message>
        <source>What may still be built</source>
        <translation>Что ещё можно построить</translation>
    </message>
    <message>
        <source>{price} · yields {goods}</source>
        <translation>{price} · даёт {goods}</translation>
    </message>
    <message>
        <source>What {player} can do to it</source>
        <translation>Что может сделать {player}</translation>
    </message>
    <message>
        <source>{unit}, beside it</source>
        <translation>{unit}, рядом</translation>
    </message>
    <message>
        <source>{unit} can conquer it</source>
        <translation>{unit}: завоевание</translation>
    </message>
    <message>
        <source>{unit} can destroy it, without dice</source>
        <translation>{unit}: разрушение без костей</translation>
    </message>
    <message>
        <source>Bombardment</source>
        <translation>Бомбардировка</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Завоевать</translation>
    </message>
    <message>
        <source>Destroy</source>
        <translation>Разрушить</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Бомбить</translation>
    </message>
    <message>
        <source>{percent} % · {later} % in {times:attacks}</source>
        <translation>{percent} % · {later} % за {times:attacks}</translation>
    </message>
    <message>
        <source>It is {cells:cells} away; only what stands beside a unit can be attacked.</source>
        <translation>До цели {cells:cells}; атакуют только то, что рядом.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>и ещё {count}</translation>
    </message>
    <message>
        <source>and {count} more that cannot</source>
        <translation>и ещё {count}, кто не может</translation>
    </message>
    <message>
        <source>It is their turn.</source>
        <translation>Сейчас ходит.</translation>
    </message>
    <message>
        <source>Waits for the next turn.</source>
        <translation>Ждёт своего хода.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Вне игры.</translation>
    </message>
    <message>
        <source>What they have</source>
        <translation>Что есть</translation>
    </message>
    <message>
        <source>Treasury: {goods}</source>
        <translation>Казна: {goods}</translation>
    </message>
    <message>
        <source>The treasury is covered.</source>
        <translation>Казна закрыта.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n движение</numerusform>
            <numerusform>%n движения</numerusform>
            <numerusform>%n движений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n цель</numerusform>
            <numerusform>%n цели</numerusform>
            <numerusform>%n целей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n фигура</numerusform>
            <numerusform>%n фигуры</numerusform>
            <numerusform>%n фигур</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n планета</numerusform>
            <numerusform>%n планеты</numerusform>
            <numerusform>%n планет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n корабль</numerusform>
            <numerusform>%n корабля</numerusform>
            <numerusform>%n кораблей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n сооружение</numerusform>
            <numerusform>%n сооружения</numerusform>
            <numerusform>%n сооружений</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} pays for over-time</source>
        <translation>{player} платит за лишнее время</translation>
    </message>
    <message>
        <source>Time limits: match {budget:time_limit}, more for each own turn {increment:time_limit}, turn {turn:time_limit}, phase {phase:time_limit}.</source>
        <translation>Ограничения времени: партия {budget:time_limit}, прибавка за каждый свой ход {increment:time_limit}, ход {turn:time_limit}, фаза {phase:time_limit}.</translation>
    </message>
    <message>
        <source>{player} pays for {minutes:minutes} of over-time.</source>
        <translation>{player} платит за лишнее время: {minutes:minutes}.</translation>
    </message>
    <message>
        <source>Over-time cannot be paid in “{resource}”: there is no such resource.</source>
        <translation>За лишнее время нельзя платить ресурсом «{resource}»: такого нет.</translation>
    </message>
    <message>
        <source>Over-time costs nothing at this table: set a price first.</source>
        <translation>За этим столом лишнее время ничего не стоит: сначала назначьте цену.</translation>
    </message>
    <message>
        <source>Book over-time</source>
        <translation>Записать лишнее время</translation>
    </message>
    <message>
        <source>{planet} is on the list: {size:size}, {biome:biome}, owned by {player} from the start.</source>
        <translation>{planet} в списке: {size:size}, {biome:biome}. Владелец с самого начала: {player}.</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}: {amounts}.</source>
        <translation>{ship} ({player}) загружается: {site}. Взято: {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts}.</source>
        <translation>{ship} ({player}) разгружается: {site}. Получатель: {receiver}. Выгружено: {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {player} hands a {kind:kind} over to {receiver} at {site}.</source>
        <translation>{ship} ({player}) передаёт: {kind:kind}. Место: {site}, получатель: {receiver}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts} and a {kind:kind}.</source>
        <translation>{ship} ({player}) разгружается: {site}. Получатель: {receiver}. Выгружено: {amounts}, а также {kind:kind}.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {amounts}. {reason}</source>
        <translation>{giver} → {receiver}: {amounts}. {reason}</translation>
    </message>
    <message>
        <source>A second planet belongs to nobody until it is conquered; this table has not agreed on anything else, or the first round is over.</source>
        <translation>Вторая планета ничья, пока её не завоюют: за этим столом не договаривались об ином, или первый круг уже закончен.</translation>
    </message>
    <message>
        <source>{player} has a second planet already.</source>
        <translation>{player}: вторая планета уже есть.</translation>
    </message>
    <message>
        <source>{player} does not have that much: {missing} missing. Take away less.</source>
        <translation>{player}: столько нет, не хватает {missing}. Вычтите меньше.</translation>
    </message>
    <message>
        <source>{player} does not have that much. Take away less.</source>
        <translation>{player}: столько нет. Вычтите меньше.</translation>
    </message>
    <message>
        <source>{player} agrees.</source>
        <translation>Согласие: {player}.</translation>
    </message>
    <message>
        <source>{players} agree.</source>
        <translation>Согласие: {players}.</translation>
    </message>
    <message>
        <source>A tie: roll again</source>
        <translation>Поровну: ещё бросок</translation>
    </message>
    <message>
        <source>{player} rolls {face}</source>
        <translation>{player} бросает {face}</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>События нет</translation>
    </message>
    <message>
        <source>Events of the round</source>
        <translation>События раунда</translation>
    </message>
    <message>
        <source>{resource:resource}: nothing</source>
        <translation>{resource:resource}: ничего</translation>
    </message>
    <message>
        <source>No ship acts</source>
        <translation>Корабли не действуют</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Уничтожено</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>{attack} beats {defence}</source>
        <translation>{attack} больше {defence}</translation>
    </message>
    <message>
        <source>{attack} does not beat {defence}</source>
        <translation>{attack} не больше {defence}</translation>
    </message>
    <message>
        <source>{attack} beats shield {shield}</source>
        <translation>{attack} больше щита {shield}</translation>
    </message>
    <message>
        <source>{attack} does not beat shield {shield}</source>
        <translation>{attack} не больше щита {shield}</translation>
    </message>
    <message>
        <source>Conquered</source>
        <translation>Завоёвано</translation>
    </message>
    <message>
        <source>{player} conquers {planet}</source>
        <translation>{player} завоёвывает: {planet}</translation>
    </message>
    <message>
        <source>{player} loses it</source>
        <translation>{player} её теряет</translation>
    </message>
    <message>
        <source>{player} bombards {planet}</source>
        <translation>{player} бомбардирует: {planet}</translation>
    </message>
    <message>
        <source>{player} is out</source>
        <translation>{player} выбывает</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>Побеждает {player}</translation>
    </message>
    <message>
        <source>Victory is shared</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Nobody promises anything to themselves: choose another player.</source>
        <translation>Себе ничего не обещают: выберите другого игрока.</translation>
    </message>
    <message>
        <source>Say what is promised.</source>
        <translation>Напишите, что обещано.</translation>
    </message>
    <message>
        <source>At most {most} promises can be open: settle one first.</source>
        <translation>Открытых обещаний может быть не больше {most}: сначала закройте одно.</translation>
    </message>
    <message>
        <source>That promise is settled already.</source>
        <translation>Это обещание уже закрыто.</translation>
    </message>
    <message>
        <source>{player} promises: {text}</source>
        <translation>{player} обещает: {text}</translation>
    </message>
    <message>
        <source>{player} promises {other}: {text}</source>
        <translation>Обещание, {player} → {other}: {text}</translation>
    </message>
    <message>
        <source>Promise of {player} kept: {text}</source>
        <translation>Обещание выполнено, {player}: {text}</translation>
    </message>
    <message>
        <source>Promise of {player} not kept: {text}</source>
        <translation>Обещание не выполнено, {player}: {text}</translation>
    </message>
    <message>
        <source>There is no banker: everybody may book.</source>
        <translation>Банкира нет: записывать могут все.</translation>
    </message>
    <message>
        <source>Another banker or PIN needs everybody’s consent; still to agree: {players}.</source>
        <translation>Для другого банкира или PIN нужно согласие всех; ещё не согласились: {players}.</translation>
    </message>
    <message>
        <source>Only the banker creates money or takes it away.</source>
        <translation>Создавать и забирать деньги может только банкир.</translation>
    </message>
    <message>
        <source>The banker is {player} from now on.</source>
        <translation>Банкир теперь: {player}.</translation>
    </message>
    <message>
        <source>The banker is {player} from now on; agreed: {agreed}.</source>
        <translation>Банкир теперь: {player}; согласны: {agreed}.</translation>
    </message>
    <message>
        <source>There is no banker any more; agreed: {agreed}.</source>
        <translation>Банкира больше нет; согласны: {agreed}.</translation>
    </message>
    <message>
        <source>Make a promise</source>
        <translation>Дать обещание</translation>
    </message>
    <message>
        <source>Settle a promise</source>
        <translation>Закрыть обещание</translation>
    </message>
    <message>
        <source>Choose the banker</source>
        <translation>Выбрать банкира</translation>
    </message>
    <message>
        <source>{planet} is new.</source>
        <translation>Новая планета: {planet}.</translation>
    </message>
    <message>
        <source>{planet} is gone.</source>
        <translation>Этой планеты больше нет: {planet}.</translation>
    </message>
    <message>
        <source>{planet} lies here now.</source>
        <translation>{planet} теперь лежит здесь.</translation>
    </message>
    <message>
        <source>{what} was here.</source>
        <translation>Раньше здесь: {what}.</translation>
    </message>
    <message>
        <source>{planet} has another size: {size:size}.</source>
        <translation>{planet}: другой размер, {size:size}.</translation>
    </message>
    <message>
        <source>{planet} has another biome: {biome:biome}.</source>
        <translation>{planet}: другой биом, {biome:biome}.</translation>
    </message>
    <message>
        <source>{planet} is called {name} now.</source>
        <translation>{planet} теперь называется {name}.</translation>
    </message>
    <message>
        <source>{planet} belongs to somebody else.</source>
        <translation>{planet} теперь принадлежит другому.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet: it needs a forest and a mountain at least.</source>
        <translation>{planet}: стартовой планете нужны хотя бы один лес и одна гора.</translation>
    </message>
    <message>
        <source>The edge of the board cuts off the orbit of {planet}.</source>
        <translation>{planet}: край поля обрезает орбиту.</translation>
    </message>
    <message>
        <source>{planet} is nobody's starting planet and yet has an owner.</source>
        <translation>{planet} ни для кого не стартовая планета, но у неё есть владелец.</translation>
    </message>
    <message>
        <source>{planet} lies nowhere on the board.</source>
        <translation>{planet}: планета лежит вне поля.</translation>
    </message>
    <message>
        <source>What stands on {planet} does not fit on a smaller planet.</source>
        <translation>{planet}: всё, что там стоит, не поместится на планете поменьше.</translation>
    </message>
    <message>
        <source>With these radii {planet} would not fit where it is.</source>
        <translation>{planet}: с такими радиусами планета не поместилась бы на своём месте.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet and does not belong to its player.</source>
        <translation>{planet}: стартовая планета не принадлежит своему игроку.</translation>
    </message>
    <message>
        <source>{kind:kind} on {planet}, which belongs to nobody.</source>
        <translation>{planet}: {kind:kind} на ничьей планете.</translation>
    </message>
    <message>
        <source>{kind:kind}: listed on {planet} but not in one of its cells.</source>
        <translation>{planet}: {kind:kind} записано на планете, но не в её ячейке.</translation>
    </message>
    <message>
        <source>{planet} is a starting planet without the biome of {faction:faction}: {biome:biome}.</source>
        <translation>{planet}: биом стартовой планеты не подходит фракции {faction:faction}: {biome:biome}.</translation>
    </message>
    <message>
        <source>Planet {number} (tile {tile})</source>
        <translation>Планета {number} (участок {tile})</translation>
    </message>
    <message>
        <source>Planet in {cell}</source>
        <translation>Планета в {cell}</translation>
    </message>
    <message>
        <source>Planet</source>
        <translation>Планета</translation>
    </message>
    <message>
        <source>{player}'s home</source>
        <translation>Дом игрока {player}</translation>
    </message>
    <message>
        <source>Player {number}'s home</source>
        <translation>Дом игрока {number}</translation>
    </message>
    <message>
        <source>Two players are called {name}: give one of them another name.</source>
        <translation>Двух игроков зовут одинаково: {name}. Дайте одному из них другое имя.</translation>
    </message>
    <message>
        <source>cell {cell}</source>
        <translation>ячейка {cell}</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Написать контракт</translation>
    </message>
    <message>
        <source>Bombardment with ships that {players} would lend</source>
        <translation>Бомбардировка с кораблями взаймы: {players}</translation>
    </message>
    <message>
        <source>{unit} can take it aboard</source>
        <translation>{unit} может взять на борт</translation>
    </message>
    <message>
        <source>Take aboard</source>
        <translation>Взять на борт</translation>
    </message>
    <message>
        <source>Planets to build on: {count}</source>
        <translation>Планет для стройки: {count}</translation>
    </message>
    <message>
        <source>Places to build ships: {count}</source>
        <translation>Верфей свободно: {count}</translation>
    </message>
    <message>
        <source>Ships with actions left: {count}</source>
        <translation>Кораблей с действиями: {count}</translation>
    </message>
    <message>
        <source>Structures that can attack: {count}</source>
        <translation>Построек к атаке: {count}</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Fewest players</source>
        <translation>Игроков, не меньше</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Игроков, не больше</translation>
    </message>
    <message>
        <source>Two players may share a faction</source>
        <translation>Два игрока могут взять одну фракцию</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Кто ходит первым</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Ширина участка</translation>
    </message>
    <message>
        <source>Height of a tile</source>
        <translation>Высота участка</translation>
    </message>
    <message>
        <source>Radius of small planets</source>
        <translation>Радиус маленьких планет</translation>
    </message>
    <message>
        <source>Radius of medium planets</source>
        <translation>Радиус средних планет</translation>
    </message>
    <message>
        <source>Radius of big planets</source>
        <translation>Радиус больших планет</translation>
    </message>
    <message>
        <source>Size of starting planets</source>
        <translation>Размер стартовых планет</translation>
    </message>
    <message>
        <source>Second planets are owned from the start</source>
        <translation>Вторые планеты с начала имеют владельца</translation>
    </message>
    <message>
        <source>Cells of natural resources</source>
        <translation>Ячейки натуральных ресурсов</translation>
    </message>
    <message>
        <source>Natural resources on the border</source>
        <translation>Натуральные ресурсы на границе</translation>
    </message>
    <message>
        <source>Tiles between starting planets</source>
        <translation>Участков между стартовыми планетами</translation>
    </message>
    <message>
        <source>Cells between asteroids and planets</source>
        <translation>Ячеек между астероидами и планетами</translation>
    </message>
    <message>
        <source>Asteroids may stand at the edge</source>
        <translation>Астероиды могут стоять на краю</translation>
    </message>
    <message>
        <source>Modifier die for asteroids</source>
        <translation>Модифицирующая кость для астероидов</translation>
    </message>
    <message>
        <source>Cells of asteroids</source>
        <translation>Ячейки астероидов</translation>
    </message>
    <message>
        <source>Cell of the starting cannon</source>
        <translation>Ячейка стартовой пушки</translation>
    </message>
    <message>
        <source>Events are rolled on the first turn</source>
        <translation>События бросают с первого хода</translation>
    </message>
    <message>
        <source>Resources come on the first turn</source>
        <translation>Ресурсы приходят с первого хода</translation>
    </message>
    <message>
        <source>When events are rolled</source>
        <translation>Когда бросают события</translation>
    </message>
    <message>
        <source>A climatic anomaly forbids deploying habitats</source>
        <translation>Климатическая аномалия запрещает размещать местообитания</translation>
    </message>
    <message>
        <source>Stellar wind silences structures too</source>
        <translation>Звездный ветер заглушает и сооружения</translation>
    </message>
    <message>
        <source>Refund for demolition, percent</source>
        <translation>Возврат при сносе, процентов</translation>
    </message>
    <message>
        <source>New structures work at once</source>
        <translation>Новые сооружения работают сразу</translation>
    </message>
    <message>
        <source>A space structure uses the planet's building allowance</source>
        <translation>Космическое сооружение тратит право планеты на постройку</translation>
    </message>
    <message>
        <source>A looted space structure</source>
        <translation>Трофейное космическое сооружение</translation>
    </message>
    <message>
        <source>Others' cargo ships move my space structures</source>
        <translation>Чужие грузовые корабли перемещают мои космические сооружения</translation>
    </message>
    <message>
        <source>Attacks of a space station</source>
        <translation>Атаки орбитальной станции</translation>
    </message>
    <message>
        <source>Goods are traded at stations too</source>
        <translation>Торговля идёт и на станциях</translation>
    </message>
    <message>
        <source>Room in a hold (0: without limit)</source>
        <translation>Место в трюме (0: без предела)</translation>
    </message>
    <message>
        <source>Moving through ships</source>
        <translation>Движение сквозь корабли</translation>
    </message>
    <message>
        <source>Actions of enormous ships</source>
        <translation>Действия огромных кораблей</translation>
    </message>
    <message>
        <source>Conquest by enormous ships counts as</source>
        <translation>Завоевание огромным кораблём считается как</translation>
    </message>
    <message>
        <source>Structures fire all their attacks in a row</source>
        <translation>Сооружения стреляют все атаки подряд</translation>
    </message>
    <message>
        <source>When defences fire</source>
        <translation>Когда стреляют оборонительные сооружения</translation>
    </message>
    <message>
        <source>Asteroids can be attacked</source>
        <translation>Астероиды можно атаковать</translation>
    </message>
    <message>
        <source>Cargo ships conquer</source>
        <translation>Грузовые корабли завоёвывают</translation>
    </message>
    <message>
        <source>Conquest of an enemy planet</source>
        <translation>Завоевание вражеской планеты</translation>
    </message>
    <message>
        <source>A guard in orbit prevents conquest</source>
        <translation>Охрана на орбите не даёт завоевать</translation>
    </message>
    <message>
        <source>Where ships stand to bombard</source>
        <translation>Где стоят корабли при бомбардировке</translation>
    </message>
    <message>
        <source>Allies may lend ships to bombard</source>
        <translation>Союзники могут одолжить корабли для бомбардировки</translation>
    </message>
    <message>
        <source>A player is out with</source>
        <translation>Игрок выбывает, когда</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Resources may be handed over directly</source>
        <translation>Ресурсы можно передавать напрямую</translation>
    </message>
    <message>
        <source>Space structures may be traded</source>
        <translation>Космическими сооружениями можно торговать</translation>
    </message>
    <message>
        <source>Treasuries are seen by</source>
        <translation>Казну видит</translation>
    </message>
    <message>
        <source>Radius of planets</source>
        <translation>Радиус планет</translation>
    </message>
    <message>
        <source>What happens to moves against the rules</source>
        <translation>Что бывает за ход против правил</translation>
    </message>
    <message>
        <source>Rolled with the d20</source>
        <translation>Бросок d20</translation>
    </message>
    <message>
        <source>Drawn by the program</source>
        <translation>Жребий программы</translation>
    </message>
    <message>
        <source>Agreed by hand</source>
        <translation>По уговору</translation>
    </message>
    <message>
        <source>Rolled like any other</source>
        <translation>Бросок, как для любой</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Маленький</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Большой</translation>
    </message>
    <message>
        <source>Drawn, then moved by hand</source>
        <translation>Жребий, потом сдвиг вручную</translation>
    </message>
    <message>
        <source>A warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Against the rules</source>
        <translation>Против правил</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Можно</translation>
    </message>
    <message>
        <source>Chosen by the placing player</source>
        <translation>Выбирает тот, кто ставит</translation>
    </message>
    <message>
        <source>Chosen by the owner</source>
        <translation>Выбирает владелец</translation>
    </message>
    <message>
        <source>In the own turn</source>
        <translation>В свой ход</translation>
    </message>
    <message>
        <source>For all at the start of a round</source>
        <translation>За всех в начале раунда</translation>
    </message>
    <message>
        <source>Goes to the reserve</source>
        <translation>Идёт в резерв</translation>
    </message>
    <message>
        <source>Is paid out at its cost</source>
        <translation>Выплачивается по цене</translation>
    </message>
    <message>
        <source>Is lost</source>
        <translation>Пропадает</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>If both agree</source>
        <translation>Если оба согласны</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Невозможно</translation>
    </message>
    <message>
        <source>Through own ships</source>
        <translation>Сквозь свои корабли</translation>
    </message>
    <message>
        <source>Through all ships</source>
        <translation>Сквозь любые корабли</translation>
    </message>
    <message>
        <source>Moves and attacks apart</source>
        <translation>Движения и атаки отдельно</translation>
    </message>
    <message>
        <source>Four, one of them a move</source>
        <translation>Четыре, одно из них — движение</translation>
    </message>
    <message>
        <source>Either a move or attacks</source>
        <translation>Либо движение, либо атаки</translation>
    </message>
    <message>
        <source>An attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Also in answer to a move</source>
        <translation>И в ответ на движение</translation>
    </message>
    <message>
        <source>Any planet</source>
        <translation>Любая планета</translation>
    </message>
    <message>
        <source>Only nobody's planets</source>
        <translation>Только ничьи планеты</translation>
    </message>
    <message>
        <source>Costs an action</source>
        <translation>Стоит действия</translation>
    </message>
    <message>
        <source>Happens by itself</source>
        <translation>Происходит само</translation>
    </message>
    <message>
        <source>In the orbit cells at the corners</source>
        <translation>В ячейках орбиты у вершин</translation>
    </message>
    <message>
        <source>In any cell at a corner</source>
        <translation>В любой ячейке у вершины</translation>
    </message>
    <message>
        <source>Nothing left at all</source>
        <translation>Не осталось совсем ничего</translation>
    </message>
    <message>
        <source>No planets left</source>
        <translation>Не осталось планет</translation>
    </message>
    <message>
        <source>Neither planets nor ships left</source>
        <translation>Нет ни планет, ни кораблей</translation>
    </message>
    <message>
        <source>If everybody left agrees</source>
        <translation>Если согласны все оставшиеся</translation>
    </message>
    <message>
        <source>Their owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Каждый</translation>
    </message>
    <message>
        <source>strictly, nothing is overruled</source>
        <translation>строго, без исключений</translation>
    </message>
    <message>
        <source>with a warning that the table may overrule</source>
        <translation>с предупреждением, которое стол может отклонить</translation>
    </message>
    <message>
        <source>only noted, everything is allowed</source>
        <translation>нарушения лишь отмечаются, разрешено всё</translation>
    </message>
    <message>
        <source>Players and order</source>
        <translation>Игроки и порядок</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Turn and events</source>
        <translation>Ход и события</translation>
    </message>
    <message>
        <source>Building and cargo</source>
        <translation>Постройка и груз</translation>
    </message>
    <message>
        <source>Movement and combat</source>
        <translation>Движение и бой</translation>
    </message>
    <message>
        <source>End, trade and secrets</source>
        <translation>Конец, торговля и тайны</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Быстрый старт</translation>
    </message>
    <message>
        <source>Chosen by hand</source>
        <translation>Выбор вручную</translation>
    </message>
    <message>
        <source>Easier for beginners</source>
        <translation>Легче для новичков</translation>
    </message>
    <message>
        <source>Tougher, one winner only</source>
        <translation>Жёстче, победитель один</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>No map is open</source>
        <translation>Карта не открыта</translation>
    </message>
    <message>
        <source>The studio is where maps are drawn. Open a map from Home and it appears here.</source>
        <translation>В студии рисуют карты. Откройте карту на главной, и она появится здесь.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Партия не открыта</translation>
    </message>
    <message>
        <source>The table keeps treasuries, turns and phases while you play. Open a match from Home and it appears here.</source>
        <translation>Стол ведёт казну, ходы и фазы, пока вы играете. Откройте партию на главной, и она появится здесь.</translation>
    </message>
    <message>
        <source>Go to Home</source>
        <translation>На главную</translation>
    </message>
    <message>
        <source>Nothing is open here</source>
        <translation>Здесь ничего не открыто</translation>
    </message>
    <message>
        <source>No game of this program has anything for this page.</source>
        <translation>Ни одна игра этой программы не пользуется этой страницей.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>The match is not in play.</source>
        <translation>Партия не идёт.</translation>
    </message>
    <message>
        <source>Round {round}: the turn of {player}, phase {phase}</source>
        <translation>Раунд {round}: ходит {player}. Фаза: {phase}</translation>
    </message>
    <message>
        <source>Order of play: {players}</source>
        <translation>Порядок хода: {players}</translation>
    </message>
    <message>
        <source>Actions left: {units}</source>
        <translation>Осталось действий: {units}</translation>
    </message>
    <message>
        <source>Where ships are: [tile: column, row]</source>
        <translation>Где корабли: [участок: столбец, ряд]</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>For {player} alone</source>
        <translation>Лично: {player}</translation>
    </message>
    <message>
        <source>Open deals</source>
        <translation>Незавершённые сделки</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>запечатано</translation>
    </message>
    <message>
        <source>{game}: paper fallback</source>
        <translation>{game}: дальше на бумаге</translation>
    </message>
    <message>
        <source>paper fallback</source>
        <translation>на бумаге</translation>
    </message>
    <message>
        <source>Written: {file}. Cut the strips before anybody reads them.</source>
        <translation>Записано: {file}. Разрежьте на полоски, пока никто их не прочитал.</translation>
    </message>
    <message>
        <source>{when}, after step {step}</source>
        <translation>{when}, после шага {step}</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Постройки</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Корабли</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>first the roll for an event</source>
        <translation>сначала бросок на событие</translation>
    </message>
    <message>
        <source>now collect what is due</source>
        <translation>теперь соберите доход</translation>
    </message>
    <message>
        <source>now choose what to build, or go on</source>
        <translation>выберите, что строить, или продолжайте</translation>
    </message>
    <message>
        <source>now choose ships to build, or go on</source>
        <translation>выберите корабли для постройки или продолжайте</translation>
    </message>
    <message>
        <source>now choose a unit, or end the turn</source>
        <translation>выберите юнит или закончите ход</translation>
    </message>
</context>
<context>
    <name>planner</name>
    <message>
        <source>Attackers</source>
        <translation>Атакующие</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>Everything destroyed</source>
        <translation>Уничтожено всё</translation>
    </message>
    <message>
        <source>Nothing destroyed</source>
        <translation>Не уничтожено ничего</translation>
    </message>
    <message>
        <source>Destroyed on average</source>
        <translation>Уничтожено в среднем</translation>
    </message>
    <message>
        <source>Loot on average</source>
        <translation>Трофеи в среднем</translation>
    </message>
    <message>
        <source>Their losses on average</source>
        <translation>Их потери в среднем</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Уничтожено</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n атака</numerusform>
            <numerusform>%n атаки</numerusform>
            <numerusform>%n атак</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n действие</numerusform>
            <numerusform>%n действия</numerusform>
            <numerusform>%n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>no die · shield {shield}</source>
        <translation>без кубика · щит {shield}</translation>
    </message>
    <message>
        <source>d{die} · shield {shield}</source>
        <translation>d{die} · щит {shield}</translation>
    </message>
    <message>
        <source>has begun, goes first</source>
        <translation>уже начал, ходит первым</translation>
    </message>
</context>
<context>
    <name>recap</name>
    <message>
        <source>nothing new on the board</source>
        <translation>на поле ничего нового</translation>
    </message>
</context>
<context>
    <name>secrets</name>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Черновик</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>В силе</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Исполнен</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Потерян</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Нарушен</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Недействителен</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>В пути</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Прибыл</translation>
    </message>
    <message>
        <source>Destroyed</source>
        <translation>Уничтожен</translation>
    </message>
    <message>
        <source>{giver} to {receiver}: {goods}</source>
        <translation>{giver} → {receiver}: {goods}</translation>
    </message>
    <message>
        <source>Cargo ship {number} of {player}</source>
        <translation>Грузовой корабль {number}, {player}</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Roll a new map</source>
        <translation>Создать новую карту</translation>
    </message>
    <message>
        <source>A ready map</source>
        <translation>Готовая карта</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Кто ходит первым</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>On the table; here money, turns and dice.</source>
        <translation>Настоящее поле; здесь деньги, ходы и кости.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Выбрать …</translation>
    </message>
    <message>
        <source>Where is the board?</source>
        <translation>Где поле?</translation>
    </message>
    <message>
        <source>A new map, rolled when you begin.</source>
        <translation>Новая карта, бросок в начале партии.</translation>
    </message>
    <message>
        <source>A map that is being rolled, die by die.</source>
        <translation>Карта, которую бросают кость за костью.</translation>
    </message>
    <message>
        <source>Rolled map: {size}</source>
        <translation>Карта из бросков: {size}</translation>
    </message>
    <message>
        <source>On the screen</source>
        <translation>На экране</translation>
    </message>
    <message>
        <source>beside a real board</source>
        <translation>рядом с настоящим полем</translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n планета</numerusform>
            <numerusform>%n планеты</numerusform>
            <numerusform>%n планет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>на %n участке</numerusform>
            <numerusform>на %n участках</numerusform>
            <numerusform>на %n участках</numerusform>
        </translation>
    </message>
    <message>
        <source>First player: rolled with the d20</source>
        <translation>Первый игрок: бросок d20</translation>
    </message>
    <message>
        <source>First player: the first in the list</source>
        <translation>Первый игрок: первый в списке</translation>
    </message>
    <message>
        <source>Turn order: drawn by the program</source>
        <translation>Порядок ходов: по жребию</translation>
    </message>
    <message>
        <source>Treasuries</source>
        <translation>Казна</translation>
    </message>
    <message>
        <source>Open treasuries</source>
        <translation>Открытая казна</translation>
    </message>
    <message>
        <source>Everybody sees everything. Best for the first evenings.</source>
        <translation>Все видят всё. Лучше всего для первых вечеров.</translation>
    </message>
    <message>
        <source>open treasuries</source>
        <translation>открытая казна</translation>
    </message>
    <message>
        <source>Secret treasuries</source>
        <translation>Тайная казна</translation>
    </message>
    <message>
        <source>For bluffing with secret cargo and contracts. Pass the laptop: hold Space to look, let go to cover.</source>
        <translation>Чтобы блефовать с тайным грузом и договорами. Ноутбук ходит по кругу: держите пробел, чтобы смотреть, отпустите, чтобы закрыть.</translation>
    </message>
    <message>
        <source>secret treasuries</source>
        <translation>тайная казна</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message>
        <source>Attack die d{die}, shield {shield}, attacks a turn: {count}</source>
        <translation>Кубик атаки d{die}, щит {shield}, атак за ход: {count}</translation>
    </message>
    <message>
        <source>Attack die d{die}, shield {shield}, speed {speed}</source>
        <translation>Кубик атаки d{die}, щит {shield}, скорость {speed}</translation>
    </message>
    <message>
        <source>Unarmed, shield {shield}, speed {speed}</source>
        <translation>Без оружия, щит {shield}, скорость {speed}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>действия: {count}</translation>
    </message>
    <message>
        <source>attacks {count}×</source>
        <translation>атакует {count}×</translation>
    </message>
    <message>
        <source>builds ships on this planet</source>
        <translation>строит корабли на этой планете</translation>
    </message>
    <message>
        <source>carries goods</source>
        <translation>возит груз</translation>
    </message>
    <message>
        <source>carries up to {count}</source>
        <translation>вмещает до {count}</translation>
    </message>
    <message>
        <source>moves: {moves}, attacks: {attacks}</source>
        <translation>ходы: {moves}, атаки: {attacks}</translation>
    </message>
    <message>
        <source>yields {amounts} a turn</source>
        <translation>даёт {amounts} за ход</translation>
    </message>
</context>
<context>
    <name>studio</name>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Генератор</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Симметрия</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Revisions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Studio: tools</source>
        <translation>Студия: инструменты</translation>
    </message>
    <message>
        <source>Smaller: brush or planet</source>
        <translation>Меньше: кисть или планета</translation>
    </message>
    <message>
        <source>Larger: brush or planet</source>
        <translation>Больше: кисть или планета</translation>
    </message>
    <message>
        <source>Next biome, kind or class</source>
        <translation>Следующий биом, вид или класс</translation>
    </message>
    <message>
        <source>Work for player {number}</source>
        <translation>Рисовать за игрока {number}</translation>
    </message>
    <message>
        <source>Studio: edit</source>
        <translation>Студия: правка</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Choose everything</source>
        <translation>Выбрать всё</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Снять выбор</translation>
    </message>
    <message>
        <source>Nudge to the left</source>
        <translation>Сдвинуть влево</translation>
    </message>
    <message>
        <source>Nudge to the right</source>
        <translation>Сдвинуть вправо</translation>
    </message>
    <message>
        <source>Nudge up</source>
        <translation>Сдвинуть вверх</translation>
    </message>
    <message>
        <source>Nudge down</source>
        <translation>Сдвинуть вниз</translation>
    </message>
    <message>
        <source>Studio: turn and mirror</source>
        <translation>Студия: поворот и отражение</translation>
    </message>
    <message>
        <source>Turn right by 60°</source>
        <translation>Повернуть вправо на 60°</translation>
    </message>
    <message>
        <source>Turn left by 60°</source>
        <translation>Повернуть влево на 60°</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>Отразить слева направо</translation>
    </message>
    <message>
        <source>Mirror top and bottom</source>
        <translation>Отразить сверху вниз</translation>
    </message>
    <message>
        <source>Mirror on the axis at 30°</source>
        <translation>Отразить по оси 30°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 60°</source>
        <translation>Отразить по оси 60°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 120°</source>
        <translation>Отразить по оси 120°</translation>
    </message>
    <message>
        <source>Mirror on the axis at 150°</source>
        <translation>Отразить по оси 150°</translation>
    </message>
    <message>
        <source>Studio: symmetry</source>
        <translation>Студия: симметрия</translation>
    </message>
    <message>
        <source>Symmetry: {fold}</source>
        <translation>Симметрия: {fold}</translation>
    </message>
    <message>
        <source>Symmetry around this cell</source>
        <translation>Симметрия вокруг этой ячейки</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Сделать симметричным</translation>
    </message>
    <message>
        <source>Studio: view</source>
        <translation>Студия: вид</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Показать всё поле</translation>
    </message>
    <message>
        <source>Coordinates in cells</source>
        <translation>Координаты в ячейках</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Линейки</translation>
    </message>
    <message>
        <source>Minimap</source>
        <translation>Мини-карта</translation>
    </message>
    <message>
        <source>Panels at the side</source>
        <translation>Боковые панели</translation>
    </message>
    <message>
        <source>Export or print the map</source>
        <translation>Экспорт или печать карты</translation>
    </message>
    <message>
        <source>Panel: {name}</source>
        <translation>Панель: {name}</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Forecast</source>
        <translation>Прогноз</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Учёт</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Table options</source>
        <translation>Правила стола</translation>
    </message>
    <message>
        <source>Set right</source>
        <translation>Поправить</translation>
    </message>
    <message>
        <source>{player}: choose a cell for the starting cannon</source>
        <translation>{player}: выберите ячейку для стартовой пушки</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Корабли</translation>
    </message>
    <message>
        <source>On a planet</source>
        <translation>На планете</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>В космосе</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Do now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Set the board right …</source>
        <translation>Поправить поле …</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Undo the last step</source>
        <translation>Отменить последний шаг</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Back to the start of the turn</source>
        <translation>Вернуться к началу хода</translation>
    </message>
    <message>
        <source>Look at my treasury, or cover it</source>
        <translation>Взглянуть на мою казну или скрыть её</translation>
    </message>
    <message>
        <source>What can be done now</source>
        <translation>Что можно сделать сейчас</translation>
    </message>
    <message>
        <source>Show the holdings</source>
        <translation>Показать владения</translation>
    </message>
    <message>
        <source>Show the journal</source>
        <translation>Показать журнал</translation>
    </message>
    <message>
        <source>Where were we?</source>
        <translation>На чём мы остановились?</translation>
    </message>
    <message>
        <source>Pause, or go on</source>
        <translation>Пауза или продолжить</translation>
    </message>
    <message>
        <source>Show or hide the clock</source>
        <translation>Показать или скрыть часы</translation>
    </message>
    <message>
        <source>Book in the ledger</source>
        <translation>Сделать запись в учёте</translation>
    </message>
    <message>
        <source>Barter or pay</source>
        <translation>Обмен или оплата</translation>
    </message>
    <message>
        <source>Write a contract</source>
        <translation>Написать контракт</translation>
    </message>
    <message>
        <source>Open a private note</source>
        <translation>Открыть личную заметку</translation>
    </message>
    <message>
        <source>Open the public window</source>
        <translation>Открыть окно для всех</translation>
    </message>
    <message>
        <source>Write a page to play on with on paper</source>
        <translation>Записать лист, чтобы доиграть на бумаге</translation>
    </message>
    <message>
        <source>Journal with or without what was taken back</source>
        <translation>Журнал с отменённым или без него</translation>
    </message>
    <message>
        <source>Show the board</source>
        <translation>Показать поле</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>tile {tile}</source>
        <translation>участок {tile}</translation>
    </message>
    <message>
        <source>laden, contents concealed</source>
        <translation>с грузом, содержимое скрыто</translation>
    </message>
    <message numerus="yes">
        <source>%n sealed load(s)</source>
        <translation>
            <numerusform>%n запечатанный груз</numerusform>
            <numerusform>%n запечатанных груза</numerusform>
            <numerusform>%n запечатанных грузов</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>no yield: {kinds}</source>
        <translation>не приносит: {kinds}</translation>
    </message>
    <message>
        <source>cannot be built: {kinds}</source>
        <translation>нельзя построить: {kinds}</translation>
    </message>
    <message>
        <source>no ship acts in this turn</source>
        <translation>корабли в этом ходу не действуют</translation>
    </message>
    <message>
        <source>Attacks left: {count}</source>
        <translation>Осталось атак: {count}</translation>
    </message>
    <message>
        <source>Actions left: {count}</source>
        <translation>Осталось действий: {count}</translation>
    </message>
    <message>
        <source>Moves left: {moves} · attacks left: {attacks}</source>
        <translation>Осталось движений: {moves} · атак: {attacks}</translation>
    </message>
    <message>
        <source>Clock and time for each player</source>
        <translation>Часы и время для каждого игрока</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>That is no longer on the board.</source>
        <translation>Этого на поле больше нет.</translation>
    </message>
    <message>
        <source>Move the chosen unit</source>
        <translation>Двигать выбранный юнит</translation>
    </message>
    <message>
        <source>Next unit that can act</source>
        <translation>Следующий юнит, который может действовать</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Показать всё поле</translation>
    </message>
    <message>
        <source>Board on the whole screen</source>
        <translation>Поле на весь экран</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Statistics in the chronicle</source>
        <translation>Статистика в летописи</translation>
    </message>
    <message>
        <source>Table option: {value}</source>
        <translation>Опция стола: {value}</translation>
    </message>
    <message>
        <source>Cell {cell}</source>
        <translation>Ячейка {cell}</translation>
    </message>
    <message>
        <source>space</source>
        <translation>космос</translation>
    </message>
    <message>
        <source>Choose the banker</source>
        <translation>Выбрать банкира</translation>
    </message>
</context>
<context>
    <name>throws</name>
    <message>
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
    </message>
    <message>
        <source>round {round}</source>
        <translation>раунд {round}</translation>
    </message>
    <message>
        <source>before the first turn</source>
        <translation>до первого хода</translation>
    </message>
</context>
<context>
    <name>trade</name>
    <message>
        <source>At this table goods change hands at once, wherever both are.</source>
        <translation>За этим столом товары переходят сразу, где бы ни были оба.</translation>
    </message>
    <message>
        <source>Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver (BP-TRADE-2, -3). This table allows no other way.</source>
        <translation>Товары возит грузовой корабль: погрузка у планеты дающего, выгрузка у планеты получателя (BP-TRADE-2, -3). Другого этот стол не допускает.</translation>
    </message>
    <message>
        <source>By the rules goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver (BP-TRADE-2, -3). Handing them over at once is an exception the table makes, on record.</source>
        <translation>По правилам товары возит грузовой корабль: погрузка у планеты дающего, выгрузка у планеты получателя (BP-TRADE-2, -3). Передать сразу — исключение, которое стол делает под запись.</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message>
        <source>just now</source>
        <translation>только что</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n минуту назад</numerusform>
            <numerusform>%n минуты назад</numerusform>
            <numerusform>%n минут назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n час назад</numerusform>
            <numerusform>%n часа назад</numerusform>
            <numerusform>%n часов назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n день назад</numerusform>
            <numerusform>%n дня назад</numerusform>
            <numerusform>%n дней назад</numerusform>
        </translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>сегодня, {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>вчера, {time}</translation>
    </message>
</context>
<context>
    <name>BankerForm</name>
    <message>
        <source>Who is the banker</source>
        <translation>Кто банкир</translation>
    </message>
    <message>
        <source>Nobody: everybody books</source>
        <translation>Никто: записывают все</translation>
    </message>
    <message>
        <source>PIN, if you want one</source>
        <translation>PIN-код, если нужен</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}: согласие есть</translation>
    </message>
    <message>
        <source>Everybody has to agree to a change:</source>
        <translation>На замену нужно согласие всех:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Only the banker creates money or takes it away. The program asks for the PIN.</source>
        <translation>Только банкир создаёт и убирает деньги. Программа спросит PIN-код.</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Банкир</translation>
    </message>
</context>
<context>
    <name>BankerPinForm</name>
    <message>
        <source>PIN</source>
        <translation>PIN-код</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>PIN of the banker, {player}</source>
        <translation>PIN-код банкира: {player}</translation>
    </message>
    <message>
        <source>That is not the PIN. Nothing was booked.</source>
        <translation>PIN-код не тот. Ничего не записано.</translation>
    </message>
</context>
<context>
    <name>ColumnsPanel</name>
    <message>
        <source>Earlier players</source>
        <translation>Предыдущие игроки</translation>
    </message>
    <message>
        <source>Further players</source>
        <translation>Следующие игроки</translation>
    </message>
    <message>
        <source>Planet or ship …</source>
        <translation>Планета или корабль …</translation>
    </message>
</context>
<context>
    <name>PlayerColumn</name>
    <message>
        <source>Planets</source>
        <translation>Планеты</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Корабли</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>next</source>
        <translation>следующий</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ходит</translation>
    </message>
</context>
</TS>
