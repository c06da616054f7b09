<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutSection</name>
    <message>
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Burning Planets {version}</source>
        <translation>Burning Planets {version}</translation>
    </message>
    <message>
        <source>New versions are on a page that opens in your browser. The program itself never connects to anything.</source>
        <translation>Новые версии — на странице, которая откроется в браузере. Сама программа никуда не подключается.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>Look for a new version</source>
        <translation>Проверить обновления</translation>
    </message>
</context>
<context>
    <name>AmountForm</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>{count} of {total} cards</source>
        <translation>Карт: {count} из {total}</translation>
    </message>
</context>
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
        <source>{number} destroyed</source>
        <translation>Уничтожено: {number}</translation>
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
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>Ещё: {count}</translation>
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
        <source>Simulated fights: {runs}, seed {seed}, total: {count}. The true value of playing this way lies within {span} (95 %); the best way can only be better.</source>
        <translation>Смоделировано боёв: {runs}, зерно {seed}, всего: {count}. Истинное значение при такой игре лежит в пределах {span} (95 %); лучшая игра может дать только больше.</translation>
    </message>
    <message>
        <source>Simulated fights: {runs}, seed {seed}, total: {count}. The true value lies within {span} (95 %).</source>
        <translation>Смоделировано боёв: {runs}, зерно {seed}, всего: {count}. Истинное значение лежит в пределах {span} (95 %).</translation>
    </message>
    <message>
        <source>Nothing here can destroy: {targets}</source>
        <translation>Здесь ничто не может уничтожить: {targets}</translation>
    </message>
    <message>
        <source>Enemy attacks prevented, on average</source>
        <translation>Предотвращённые атаки врага, в среднем</translation>
    </message>
    <message>
        <source>The attacker never loses a unit.</source>
        <translation>Атакующий никогда не теряет фигур.</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>Calculated by</source>
        <translation>Рассчитано по правилам</translation>
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
        <source>Theme</source>
        <translation>Тема</translation>
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
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Less: changes appear at once, without animation. Nothing ever flashes.</source>
        <translation>Меньше: изменения видны сразу, без анимации. Ничего не мигает.</translation>
    </message>
    <message>
        <source>Large buttons; one finger moves lists and boards, two fingers zoom, and a long press is a right click. Mouse and keyboard work as before.</source>
        <translation>Крупные кнопки; один палец двигает списки и поле, два меняют масштаб, а долгое нажатие заменяет правую кнопку мыши. Мышь и клавиатура работают как прежде.</translation>
    </message>
    <message>
        <source>At the first touch</source>
        <translation>С первого касания</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Включён</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключен</translation>
    </message>
    <message>
        <source>Touch mode</source>
        <translation>Сенсорный режим</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Dark for the evening, light for the day.</source>
        <translation>Тёмная для вечера, светлая для дня.</translation>
    </message>
</context>
<context>
    <name>AskingPanel</name>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>AsteroidForm</name>
    <message>
        <source>Remove this asteroid</source>
        <translation>Убрать этот астероид</translation>
    </message>
    <message>
        <source>Nothing is on it. The structure tool can place something here.</source>
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
        <source>{what} of {owner} stands on it</source>
        <translation>На нём: {what}, владелец — {owner}</translation>
    </message>
    <message>
        <source>Nothing is on it</source>
        <translation>На нём ничего нет</translation>
    </message>
</context>
<context>
    <name>AttackForm</name>
    <message>
        <source>Fee for each vessel that supports</source>
        <translation>Плата за каждый корабль поддержки</translation>
    </message>
    <message>
        <source>Only if the attack hits</source>
        <translation>Только при попадании</translation>
    </message>
    <message>
        <source>Share of the salvage for each</source>
        <translation>Доля обломков за каждый корабль</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Declare only</source>
        <translation>Только объявить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Репетиция</translation>
    </message>
    <message>
        <source>Try it as often as you like: none of it counts</source>
        <translation>Пробуйте сколько угодно: ничего из этого не считается</translation>
    </message>
    <message>
        <source>Attack on {unit}</source>
        <translation>Атака: {unit}</translation>
    </message>
    <message>
        <source>{unit}: +{bonus}, distance {distance}</source>
        <translation>{unit}: +{bonus}, расстояние {distance}</translation>
    </message>
    <message>
        <source>no hit possible</source>
        <translation>попадание невозможно</translation>
    </message>
    <message>
        <source>first hit of the fight {percent} %</source>
        <translation>первое попадание {percent} %</translation>
    </message>
</context>
<context>
    <name>AuditLine</name>
    <message>
        <source>These accounts do not add up: {accounts}</source>
        <translation>Эти счета не сходятся: {accounts}</translation>
    </message>
    <message numerus="yes">
        <source>Ledger is correct: %n entries checked.</source>
        <translation>
            <numerusform>Учёт сходится: проверена %n запись.</numerusform>
            <numerusform>Учёт сходится: проверено %n записи.</numerusform>
            <numerusform>Учёт сходится: проверено %n записей.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check the ledger</source>
        <translation>Сверить учёт</translation>
    </message>
</context>
<context>
    <name>BackupActions</name>
    <message>
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
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
        <translation>Резервная копия сделана: {path}</translation>
    </message>
    <message>
        <source>Not everything in this box is as it was written. {reason} Earlier backups are kept beside the new ones.</source>
        <translation>Не всё в этой коробке осталось таким, как было записано. {reason} Прежние резервные копии хранятся рядом с новыми.</translation>
    </message>
    <message>
        <source>Restore from a backup …</source>
        <translation>Восстановить из резервной копии …</translation>
    </message>
    <message>
        <source>Restored as a copy: “{title}”. Nothing else changed.</source>
        <translation>Восстановлено как копия: «{title}». Остальное без изменений.</translation>
    </message>
    <message>
        <source>No backup could be made; the program will try again later. {reason}</source>
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
        <source>Back up now</source>
        <translation>Сделать копию сейчас</translation>
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
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>with something damaged or edited</source>
        <translation>есть повреждённое или изменённое</translation>
    </message>
    <message>
        <source>in the bin</source>
        <translation>в корзине</translation>
    </message>
    <message>
        <source>No backups yet. They are made automatically when a round ends, when a match or a map is closed, and when you quit.</source>
        <translation>Резервных копий ещё нет. Они делаются автоматически в конце раунда, при закрытии партии или карты и при выходе.</translation>
    </message>
    <message>
        <source>Restore a copy</source>
        <translation>Восстановить копию</translation>
    </message>
    <message>
        <source>Restored items are added; nothing is replaced or removed.</source>
        <translation>Восстановленное добавляется: ничего не заменяется и не удаляется.</translation>
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
        <translation>Астероиды не дальше {steps} шагов</translation>
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
    <message>
        <source>All starting positions are equal.</source>
        <translation>Все стартовые позиции равны.</translation>
    </message>
    <message>
        <source>Balanced: the differences are small.</source>
        <translation>Карта уравновешена: различия невелики.</translation>
    </message>
    <message>
        <source>Almost balanced. Look at: {measure}</source>
        <translation>Карта почти уравновешена. Обратите внимание: {measure}</translation>
    </message>
    <message>
        <source>Not balanced. Look at: {measure}</source>
        <translation>Карта не уравновешена. Обратите внимание: {measure}</translation>
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
        <source>Steps to {player}</source>
        <translation>Шагов до: {player}</translation>
    </message>
    <message>
        <source>Point at a cell of space to see whose it is, and why.</source>
        <translation>Наведите указатель на ячейку космоса, чтобы узнать, чья она и почему.</translation>
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
        <source>Steps to {name}</source>
        <translation>Шагов до: {name}</translation>
    </message>
    <message>
        <source>There are no starting planets yet. Select a planet and set its player in the inspector.</source>
        <translation>Стартовых планет пока нет. Выберите планету и укажите игрока в инспекторе.</translation>
    </message>
    <message>
        <source>{cell}: no ship can get here; every way is blocked.</source>
        <translation>{cell}: сюда не попасть ни одному кораблю, всё перекрыто.</translation>
    </message>
    <message>
        <source>Going around planets and asteroids costs {player} {steps}.</source>
        <translation>Из них на обход планет и астероидов ({player}): {steps}.</translation>
    </message>
</context>
<context>
    <name>BankerForm</name>
    <message>
        <source>Who is the banker</source>
        <translation>Кто банкир</translation>
    </message>
    <message>
        <source>{player} agrees</source>
        <translation>{player}: согласие есть</translation>
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
        <source>Banker</source>
        <translation>Банкир</translation>
    </message>
    <message>
        <source>Nobody: everyone adds entries</source>
        <translation>Никто: записывают все</translation>
    </message>
    <message>
        <source>PIN (optional)</source>
        <translation>PIN-код (необязательно)</translation>
    </message>
    <message>
        <source>Everyone has to agree to a change:</source>
        <translation>На замену нужно согласие всех:</translation>
    </message>
    <message>
        <source>Only the banker adds or removes money. The program asks for the PIN.</source>
        <translation>Только банкир добавляет и забирает деньги. Программа спросит PIN-код.</translation>
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
        <source>PIN of the banker, {player}</source>
        <translation>PIN-код банкира: {player}</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Wrong PIN. Nothing was recorded.</source>
        <translation>Неверный PIN-код. Ничего не записано.</translation>
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
        <source>Make the offer</source>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>This game has no such deals.</source>
        <translation>В этой игре таких сделок не бывает.</translation>
    </message>
</context>
<context>
    <name>BattleCard</name>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
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
        <source>No roll can destroy it. Choose another target.</source>
        <translation>Никакой бросок эту цель не уничтожит. Выберите другую.</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Attack anyway</source>
        <translation>Всё равно атаковать</translation>
    </message>
    <message>
        <source>Attack roll, d{die}:</source>
        <translation>Бросок атаки, d{die}:</translation>
    </message>
    <message>
        <source>Defence roll, d{die}:</source>
        <translation>Бросок защиты, d{die}:</translation>
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
        <source>The outline is not a rectangle.</source>
        <translation>Контур — не прямоугольник.</translation>
    </message>
    <message>
        <source>New tiles come on the right and below; the Tiles tool lays them anywhere.</source>
        <translation>Новые участки добавляются справа и снизу; инструментом «Участки» их можно класть где угодно.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
</context>
<context>
    <name>BodyForm</name>
    <message>
        <source>Planet</source>
        <translation>Планета</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Астероид</translation>
    </message>
    <message>
        <source>Planet or asteroid</source>
        <translation>Планета или астероид</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ресурс</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>On the real board, but not in the list yet</source>
        <translation>На настоящем поле, но ещё не в списке</translation>
    </message>
</context>
<context>
    <name>BoxLostPanel</name>
    <message>
        <source>Save everything elsewhere …</source>
        <translation>Сохранить всё в другом месте …</translation>
    </message>
    <message>
        <source>This step was not made. Everything up to it is still here: what is open comes from memory, the rest as far as it can be read.</source>
        <translation>Этот шаг не сделан. Всё, что было до него, на месте: открытое берётся из памяти, остальное — насколько читается.</translation>
    </message>
    <message>
        <source>The file of this box is not as we left it</source>
        <translation>Файл этой коробки не такой, каким мы его оставили</translation>
    </message>
    <message>
        <source>Keep looking</source>
        <translation>Смотреть дальше</translation>
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
        <translation>Открыть обычную коробку</translation>
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
        <source>Save what can be read …</source>
        <translation>Сохранить то, что читается …</translation>
    </message>
    <message>
        <source>This box is damaged</source>
        <translation>Эта коробка повреждена</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… и ещё %n.</numerusform>
            <numerusform>… и ещё %n.</numerusform>
            <numerusform>… и ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved in {folder}; import the files into another box:</source>
        <translation>Сохранено в {folder}; импортируйте файлы в другую коробку:</translation>
    </message>
    <message>
        <source>None of it can be read any more.</source>
        <translation>Из неё больше ничего нельзя прочитать.</translation>
    </message>
    <message>
        <source>Restore from a backup …</source>
        <translation>Восстановить из резервной копии …</translation>
    </message>
    <message>
        <source>Your box could not be opened</source>
        <translation>Не удалось открыть вашу коробку</translation>
    </message>
</context>
<context>
    <name>BoxQuestionPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Another box</source>
        <translation>Другая коробка</translation>
    </message>
    <message>
        <source>Open the box {new}? {old} will be closed; nothing in it is lost.</source>
        <translation>Открыть коробку {new}? Коробка {old} закроется; всё, что в ней, останется.</translation>
    </message>
</context>
<context>
    <name>BoxSaver</name>
    <message>
        <source>Save a copy of the box …</source>
        <translation>Сохранить копию коробки …</translation>
    </message>
    <message>
        <source>{box} (copy)</source>
        <translation>{box} (копия)</translation>
    </message>
    <message>
        <source>The copy is open now: {path}</source>
        <translation>Теперь открыта копия: {path}</translation>
    </message>
</context>
<context>
    <name>BranchForm</name>
    <message>
        <source>{title}, from step {step}</source>
        <translation>{title}, с шага {step}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>A new match begins with everything up to step {step}. “{title}” stays as it is.</source>
        <translation>Начнётся новая партия, в которой есть всё до шага {step}. «{title}» остаётся как есть.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
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
    <name>CardTextForm</name>
    <message>
        <source>What it changes</source>
        <translation>Что меняется</translation>
    </message>
    <message>
        <source>Which unit</source>
        <translation>Какая фигура</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>Какая фигура</translation>
    </message>
    <message>
        <source>By how much</source>
        <translation>На сколько</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Read out: {card}</source>
        <translation>Прочитать вслух: {card}</translation>
    </message>
    <message>
        <source>Attack in this fight</source>
        <translation>Атака в этом бою</translation>
    </message>
    <message>
        <source>Defence in this fight</source>
        <translation>Защита в этом бою</translation>
    </message>
    <message>
        <source>Range, until the end of the turn</source>
        <translation>Дальность, до конца хода</translation>
    </message>
    <message>
        <source>Movement, until the end of the turn</source>
        <translation>Движение, до конца хода</translation>
    </message>
    <message>
        <source>Cards gained</source>
        <translation>Получение карт</translation>
    </message>
    <message>
        <source>Cards lost</source>
        <translation>Потеря карт</translation>
    </message>
    <message>
        <source>Cost: cards given back</source>
        <translation>Цена: карты возвращаются</translation>
    </message>
    <message>
        <source>Cost: more cards to pay</source>
        <translation>Цена: карты доплачиваются</translation>
    </message>
    <message>
        <source>A unit is added</source>
        <translation>Фигура добавляется</translation>
    </message>
    <message>
        <source>A unit is removed</source>
        <translation>Фигура убирается</translation>
    </message>
    <message>
        <source>{unit}: choose where it stands</source>
        <translation>{unit}: выберите, где она стоит</translation>
    </message>
</context>
<context>
    <name>CardsPanel</name>
    <message>
        <source>Look at the hand</source>
        <translation>Посмотреть карты на руках</translation>
    </message>
    <message>
        <source>Event cards: {count}</source>
        <translation>Карт событий: {count}</translation>
    </message>
    <message>
        <source>Texts that you read out</source>
        <translation>Тексты для чтения вслух</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Космопорт</translation>
    </message>
    <message>
        <source>Exchange {count} cards for 1</source>
        <translation>Обмен карт: {count} на 1</translation>
    </message>
    <message>
        <source>Give {count} cards to the bank</source>
        <translation>Отдать карт в банк: {count}</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>and take one of:</source>
        <translation>и взять одну из:</translation>
    </message>
    <message>
        <source>Trade contacts: nobody now</source>
        <translation>Торговые контакты: сейчас ни с кем</translation>
    </message>
    <message>
        <source>Trade contacts</source>
        <translation>Торговые контакты</translation>
    </message>
    <message>
        <source>cargo ships side by side</source>
        <translation>грузовые корабли рядом</translation>
    </message>
    <message>
        <source>colonies side by side</source>
        <translation>колонии рядом</translation>
    </message>
    <message>
        <source>cargo ship beside a colony</source>
        <translation>грузовой корабль рядом с колонией</translation>
    </message>
    <message>
        <source>both docked at the port</source>
        <translation>оба у причалов порта</translation>
    </message>
    <message>
        <source>Events in force: {count} of {most} markers</source>
        <translation>Действующие события: {count} из {most} жетонов</translation>
    </message>
    <message>
        <source>End: {card}</source>
        <translation>Завершить: {card}</translation>
    </message>
    <message>
        <source>turns left: {count}</source>
        <translation>осталось ходов: {count}</translation>
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
        <translation>Выгрузка: {site}</translation>
    </message>
    <message>
        <source>Room in the hold: {count}</source>
        <translation>Места в трюме: {count}</translation>
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
        <translation>Выгрузить</translation>
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
        <source>Seal</source>
        <translation>Запечатать</translation>
    </message>
    <message>
        <source>Your sealed load needs your passphrase. You may leave it empty. By sealing you agree to the load.</source>
        <translation>Ваш запечатанный груз ждёт парольной фразы. Можно оставить её пустой. Запечатав груз, вы соглашаетесь на загрузку.</translation>
    </message>
    <message>
        <source>Your sealed load needs your passphrase. By sealing you agree to the load.</source>
        <translation>Ваш запечатанный груз ждёт парольной фразы. Запечатав груз, вы соглашаетесь на загрузку.</translation>
    </message>
    <message>
        <source>Either passphrase opens it. Until then these goods still count in the treasury: if they are spent elsewhere, the load cannot be opened and the players must decide.</source>
        <translation>Откроет любая из фраз. До тех пор эти товары учитываются в казне: если потратить их на другое, груз уже не вскрыть, и решать придётся игрокам.</translation>
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
        <source>Your treasury still includes %n sealed load(s).</source>
        <translation>
            <numerusform>В вашей казне ещё учтён %n запечатанный груз.</numerusform>
            <numerusform>В вашей казне ещё учтены %n запечатанных груза.</numerusform>
            <numerusform>В вашей казне ещё учтено %n запечатанных грузов.</numerusform>
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
        <source>Correct step {step}</source>
        <translation>Исправить шаг {step}</translation>
    </message>
    <message>
        <source>recount</source>
        <translation>пересчёт</translation>
    </message>
    <message>
        <source>step {step}, {sentence} ({amounts})</source>
        <translation>шаг {step}, {sentence} ({amounts})</translation>
    </message>
    <message>
        <source>Who has counted</source>
        <translation>Кто пересчитал</translation>
    </message>
    <message>
        <source>What {player} has matches the ledger.</source>
        <translation>Пересчитанное ({player}) сходится с учётом.</translation>
    </message>
    <message>
        <source>What {player} has differs from the ledger: {amounts}.</source>
        <translation>Пересчитанное ({player}) расходится с учётом: {amounts}.</translation>
    </message>
    <message>
        <source>No single entry or pair explains the difference. Check the ledger, or record the difference.</source>
        <translation>Ни одна запись и ни одна пара записей не объясняет разницу. Проверьте учёт или запишите разницу.</translation>
    </message>
    <message>
        <source>Record the difference</source>
        <translation>Записать разницу</translation>
    </message>
    <message>
        <source>Possibly paid twice in part: {entries}</source>
        <translation>Возможно, частично оплачено дважды: {entries}</translation>
    </message>
    <message>
        <source>Possibly not fully paid: {entries}</source>
        <translation>Возможно, оплачено не полностью: {entries}</translation>
    </message>
    <message>
        <source>Possibly never paid: {entries}</source>
        <translation>Возможно, не оплачено: {entries}</translation>
    </message>
    <message>
        <source>Possibly paid twice: {entries}</source>
        <translation>Возможно, оплачено дважды: {entries}</translation>
    </message>
</context>
<context>
    <name>ChangeFields</name>
    <message>
        <source>Dice rolled</source>
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
    <message>
        <source>Hidden until revealed</source>
        <translation>Скрыто, пока не откроют</translation>
    </message>
</context>
<context>
    <name>ChronicleExport</name>
    <message>
        <source>Story as text</source>
        <translation>Рассказ текстом</translation>
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
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Data as CSV</source>
        <translation>Данные в CSV</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>отменено</translation>
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
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Комментарий или фото</translation>
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
        <source>One turn back</source>
        <translation>Ход назад</translation>
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
        <source>Step {step} of {last} · set-up</source>
        <translation>Шаг {step} из {last} · подготовка</translation>
    </message>
    <message>
        <source>Step {step} of {last} · round {round} · turn of {player}</source>
        <translation>Шаг {step} из {last} · раунд {round} · ходит {player}</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Ход вперёд</translation>
    </message>
    <message>
        <source>The match is over: what was hidden may be revealed.</source>
        <translation>Партия окончена: скрытое можно открыть.</translation>
    </message>
</context>
<context>
    <name>ClaimRow</name>
    <message>
        <source>asteroids: {cards}</source>
        <translation>астероиды: {cards}</translation>
    </message>
    <message>
        <source>1 card of choice if the number is nowhere on the board</source>
        <translation>1 карта на выбор, если такого номера нет на поле</translation>
    </message>
    <message>
        <source>the number is nowhere: 1 card of choice</source>
        <translation>такого номера нет: 1 карта на выбор</translation>
    </message>
    <message>
        <source>{count} of {resources}</source>
        <translation>{count} на выбор: {resources}</translation>
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
        <source>For every</source>
        <translation>За каждые</translation>
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
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>Each turn of your own adds</source>
        <translation>Каждый ваш ход добавляет</translation>
    </message>
    <message>
        <source>Overtime costs</source>
        <translation>Лишнее время стоит</translation>
    </message>
    <message>
        <source>What overtime is paid in</source>
        <translation>Чем платят за лишнее время</translation>
    </message>
    <message>
        <source>The clock stops nobody. The price of overtime is recorded only when you say so.</source>
        <translation>Часы никого не останавливают. Плата за лишнее время записывается, когда вы это скажете.</translation>
    </message>
    <message>
        <source>Time for everyone</source>
        <translation>Время для всех</translation>
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
    <name>ClosingContent</name>
    <message>
        <source>Reading the match …</source>
        <translation>Читаю партию …</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message>
        <source>Luck: hits above expected</source>
        <translation>Удача: попадания сверх ожидаемых</translation>
    </message>
</context>
<context>
    <name>ClosingPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Назад к столу</translation>
    </message>
    <message>
        <source>The poster is on the clipboard.</source>
        <translation>Плакат в буфере обмена.</translation>
    </message>
    <message>
        <source>Save the poster</source>
        <translation>Сохранить плакат</translation>
    </message>
    <message>
        <source>As a picture (PNG, 1920 × 1080)</source>
        <translation>Как картинка (PNG, 1920 × 1080)</translation>
    </message>
    <message>
        <source>As a page (PDF, A4)</source>
        <translation>Как страница (PDF, A4)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Летопись</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>A new match with the same people and rules</source>
        <translation>Новая партия с теми же людьми и правилами</translation>
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
        <source>A player is always colour, sign and pattern together.</source>
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
    <name>CombatDicePage</name>
    <message>
        <source>Plan a fight</source>
        <translation>План боя</translation>
    </message>
    <message>
        <source>Table of odds</source>
        <translation>Таблица шансов</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Conquer a planet</source>
        <translation>Завоевание планеты</translation>
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
        <source>one action each, once no defence is left</source>
        <translation>по действию на каждое, когда обороны не останется</translation>
    </message>
    <message>
        <source>Economic structures</source>
        <translation>Экономические сооружения</translation>
    </message>
    <message>
        <source>Assumes that every ship touches the planet, stands beside all its defences and has all its actions. All resources count the same.</source>
        <translation>Считается, что каждый корабль касается планеты, стоит рядом со всей её обороной и имеет все действия. Все ресурсы равноценны.</translation>
    </message>
    <message>
        <source>Select at least one ship.</source>
        <translation>Выберите хотя бы один корабль.</translation>
    </message>
</context>
<context>
    <name>ConsentCard</name>
    <message>
        <source>{player} agrees</source>
        <translation>{player}: согласие</translation>
    </message>
    <message>
        <source>{player} declines</source>
        <translation>{player}: отказ</translation>
    </message>
    <message>
        <source>Agreeing makes an exception to the rules, on record: {rules}</source>
        <translation>Согласие — исключение из правил, о нём остаётся запись: {rules}</translation>
    </message>
    <message>
        <source>{player} agrees: {why}</source>
        <translation>{player}: согласие. {why}</translation>
    </message>
    <message>
        <source>{player} declines: {why}</source>
        <translation>{player}: отказ. {why}</translation>
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
        <source>Keep all of these</source>
        <translation>Оставить все</translation>
    </message>
    <message>
        <source>Now: {step}</source>
        <translation>Теперь: {step}</translation>
    </message>
    <message>
        <source>Show the other {count}</source>
        <translation>Показать остальные: {count}</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Бросить кости</translation>
    </message>
    <message>
        <source>Roll the dice for all of these</source>
        <translation>Бросить кости для всех</translation>
    </message>
    <message>
        <source>Delete this one too</source>
        <translation>Удалить и этот</translation>
    </message>
    <message>
        <source>Accept the change</source>
        <translation>Принять изменение</translation>
    </message>
    <message>
        <source>Keep it anyway</source>
        <translation>Всё равно оставить</translation>
    </message>
    <message>
        <source>Delete all of these</source>
        <translation>Удалить все эти</translation>
    </message>
    <message>
        <source>Accept all of these</source>
        <translation>Принять все эти</translation>
    </message>
    <message>
        <source>Different result: {count}</source>
        <translation>Дадут другой результат: {count}</translation>
    </message>
    <message>
        <source>It reads the same, with a hidden result.</source>
        <translation>Читается так же, но итог скрыт.</translation>
    </message>
    <message>
        <source>Record the difference now instead</source>
        <translation>Вместо этого записать разницу сейчас</translation>
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
        <source>Change the text</source>
        <translation>Изменить текст</translation>
    </message>
    <message>
        <source>Reveal to everyone</source>
        <translation>Открыть всем</translation>
    </message>
    <message>
        <source>Place it face down</source>
        <translation>Положить лицом вниз</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Ввести в действие</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>ContractForm</name>
    <message>
        <source>A contract needs two different players.</source>
        <translation>Для контракта нужны два разных игрока.</translation>
    </message>
    <message>
        <source>Passphrase of {player}</source>
        <translation>Парольная фраза: {player}</translation>
    </message>
    <message>
        <source>Do not sign</source>
        <translation>Не подписывать</translation>
    </message>
    <message>
        <source>{player} cannot sign a contract now.</source>
        <translation>Сейчас этот игрок не может подписать контракт: {player}.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Подписать</translation>
    </message>
    <message>
        <source>{player} signs</source>
        <translation>Подписывает {player}</translation>
    </message>
    <message>
        <source>Sign and pass on to {player}</source>
        <translation>Подписать и передать: {player}</translation>
    </message>
    <message>
        <source>Sign and ask {player}</source>
        <translation>Подписать и спросить: {player}</translation>
    </message>
    <message>
        <source>Not saved yet: it is lost when you close the program.</source>
        <translation>Ещё не сохранено: пропадёт, когда вы закроете программу.</translation>
    </message>
    <message>
        <source>Only you know it. Either passphrase opens the contract later; leave it empty and only your partner can open the contract.</source>
        <translation>Её знаете только вы. Потом контракт откроет любая из двух фраз; оставите пустой — откроет только партнёр.</translation>
    </message>
    <message>
        <source>Finish this contract first, or discard it.</source>
        <translation>Сначала закончите этот контракт или удалите его.</translation>
    </message>
    <message>
        <source>Sign anyway</source>
        <translation>Всё равно подписать</translation>
    </message>
    <message>
        <source>Sign and lay it on the table</source>
        <translation>Подписать и положить на стол</translation>
    </message>
    <message>
        <source>Contract between two players</source>
        <translation>Контракт двух игроков</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Удалить</translation>
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
        <translation>Второй партнёр</translation>
    </message>
    <message>
        <source>By which cargo ship</source>
        <translation>Каким грузовым кораблём</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>даёт</translation>
    </message>
    <message>
        <source>Other terms (optional)</source>
        <translation>Другие условия (необязательно)</translation>
    </message>
    <message>
        <source>{player}'s cargo ship {number}</source>
        <translation>Грузовой корабль {number} ({player})</translation>
    </message>
    <message>
        <source>{player}'s cargo ship {number}, not built yet</source>
        <translation>Грузовой корабль {number} ({player}), ещё не построен</translation>
    </message>
</context>
<context>
    <name>CorrectionPanel</name>
    <message>
        <source>Reason, for the journal</source>
        <translation>Причина, для журнала</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Make the correction</source>
        <translation>Исправить</translation>
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
        <source>Instead of correcting step {step}</source>
        <translation>Вместо исправления шага {step}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>For example: anna +5{first}, or anna &gt; boris 3{second}</source>
        <translation>Например: анна +5{first} или анна &gt; борис 3{second}</translation>
    </message>
    <message>
        <source>Forgotten entry</source>
        <translation>Забытая запись</translation>
    </message>
    <message>
        <source>Select a step to correct it.</source>
        <translation>Выберите шаг, чтобы исправить его.</translation>
    </message>
    <message>
        <source>Select the original step, not its undo or correction entry.</source>
        <translation>Выберите сам шаг, а не запись о его отмене или исправлении.</translation>
    </message>
    <message>
        <source>This step was undone. Redo it or play it again.</source>
        <translation>Шаг отменён. Верните его или сыграйте заново.</translation>
    </message>
    <message>
        <source>Delete step</source>
        <translation>Удалить шаг</translation>
    </message>
    <message>
        <source>Restore step</source>
        <translation>Вернуть шаг</translation>
    </message>
    <message>
        <source>Insert a forgotten step before it</source>
        <translation>Вставить забытый шаг перед ним</translation>
    </message>
    <message>
        <source>Every later step is replayed after it.</source>
        <translation>Все следующие шаги проигрываются заново.</translation>
    </message>
    <message>
        <source>Everyone agrees</source>
        <translation>Все согласны</translation>
    </message>
</context>
<context>
    <name>Countdown</name>
    <message>
        <source>Time left: {time}</source>
        <translation>Осталось времени: {time}</translation>
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
        <source>Everyone else looks away for a moment.</source>
        <translation>Остальные на минуту отворачиваются.</translation>
    </message>
    <message>
        <source>The program plays for {player}: it signs nothing, and nobody sees its secrets.</source>
        <translation>За игрока играет программа: {player}. Она ничего не подписывает, и её тайн никто не видит.</translation>
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
        <source>I am {player}: open it (Enter)</source>
        <translation>Я {player}: открыть (Enter)</translation>
    </message>
    <message>
        <source>Hold to reveal (Space)</source>
        <translation>Держите, чтобы открыть (пробел)</translation>
    </message>
    <message>
        <source>Keep it open until I hide it (Enter)</source>
        <translation>Не закрывать, пока не скрою (Enter)</translation>
    </message>
    <message>
        <source>Let go and it is hidden at once.</source>
        <translation>Отпустите — и всё сразу скроется.</translation>
    </message>
    <message>
        <source>Seal (Enter)</source>
        <translation>Запечатать (Enter)</translation>
    </message>
    <message>
        <source>Let go to hide</source>
        <translation>Отпустите, чтобы скрыть</translation>
    </message>
    <message>
        <source>Hold to reveal, or press Enter to keep it open.</source>
        <translation>Держите, чтобы открыть, или нажмите Enter, чтобы не держать.</translation>
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
        <translation>Журнал программы</translation>
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
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Restore …</source>
        <translation>Восстановить …</translation>
    </message>
    <message>
        <source>Made automatically when a round ends, when a match or a map is closed, and when you quit; the last 20 are kept, and one for each of the last 30 days.</source>
        <translation>Делаются автоматически в конце раунда, при закрытии партии или карты и при выходе; хранятся последние 20 и по одной за каждый из последних 30 дней.</translation>
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
        <source>Let the program roll</source>
        <translation>Бросает программа</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Что выпало</translation>
    </message>
</context>
<context>
    <name>DicePage</name>
    <message>
        <source>Dice</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросок</translation>
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
        <source>Who rolls</source>
        <translation>Кто бросает</translation>
    </message>
    <message>
        <source>By hand: you type in what real dice show. You can still choose for every roll.</source>
        <translation>Вручную: вы вводите то, что выпало на настоящих костях. Для каждого броска можно выбрать заново.</translation>
    </message>
    <message>
        <source>Animate dice</source>
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
        <source>What these dice are for</source>
        <translation>Для чего эти кости</translation>
    </message>
    <message>
        <source>The d{die} shows:</source>
        <translation>На d{die} выпало:</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввести</translation>
    </message>
    <message>
        <source>Dice to roll</source>
        <translation>Какие кости бросить</translation>
    </message>
    <message>
        <source>What for? (optional)</source>
        <translation>Для чего? (необязательно)</translation>
    </message>
    <message>
        <source>What for?</source>
        <translation>Для чего?</translation>
    </message>
    <message>
        <source>The program rolls</source>
        <translation>Бросает программа</translation>
    </message>
    <message>
        <source>I roll by hand</source>
        <translation>Бросаю я</translation>
    </message>
    <message>
        <source>Dice rolled</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Roll {dice} and type what they show</source>
        <translation>Бросьте {dice} и введите, что выпало</translation>
    </message>
    <message>
        <source>What they show</source>
        <translation>Что выпало</translation>
    </message>
    <message>
        <source>Roll {dice}</source>
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
        <source>Opened: the sealed load of {player}</source>
        <translation>Вскрыт запечатанный груз: {player}</translation>
    </message>
    <message>
        <source>Fingerprint: {hash}</source>
        <translation>Отпечаток: {hash}</translation>
    </message>
    <message>
        <source>Revealed: the contract of {players}</source>
        <translation>Открыт контракт: {players}</translation>
    </message>
    <message>
        <source>Decided by the players, not proven by a seal: {reason}</source>
        <translation>Решение игроков, печатью не доказано: {reason}</translation>
    </message>
    <message>
        <source>Verified: not a letter has changed since it was sealed.</source>
        <translation>Проверено: с момента запечатывания никто не изменил ни буквы.</translation>
    </message>
</context>
<context>
    <name>DoNowPanel</name>
    <message>
        <source>Bombard</source>
        <translation>Бомбардировать</translation>
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
        <source>Barter …</source>
        <translation>Обмен …</translation>
    </message>
    <message>
        <source>Next unit</source>
        <translation>Следующая фигура</translation>
    </message>
    <message>
        <source>No enemy in the cells beside it</source>
        <translation>В соседних ячейках нет врагов</translation>
    </message>
    <message>
        <source>Nothing to do now</source>
        <translation>Сейчас действовать не могут</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Фигуры</translation>
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
        <translation>Готовы: {able} из {all}</translation>
    </message>
    <message>
        <source>{player} may answer</source>
        <translation>{player}: можно ответить огнём</translation>
    </message>
    <message>
        <source>Treasuries are hidden. Reveal yours to see what you can afford.</source>
        <translation>Казна скрыта. Откройте свою, чтобы увидеть, что можно оплатить.</translation>
    </message>
    <message>
        <source>Bombard {planet}: every structure is destroyed</source>
        <translation>Бомбардировать: {planet}, все сооружения уничтожаются</translation>
    </message>
    <message>
        <source>Nothing within reach.</source>
        <translation>В пределах досягаемости ничего нет.</translation>
    </message>
    <message>
        <source>The main button shows what comes next.</source>
        <translation>Главная кнопка показывает, что дальше.</translation>
    </message>
    <message>
        <source>Reveal my treasury</source>
        <translation>Открыть мою казну</translation>
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
        <source>Renamed to “{title}”.</source>
        <translation>Новое название: «{title}».</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (копия)</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Экспортировано в {path}</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Moved to the bin: “{title}”.</source>
        <translation>Перемещено в корзину: «{title}».</translation>
    </message>
    <message>
        <source>Restored from the bin: “{title}”.</source>
        <translation>Восстановлено из корзины: «{title}».</translation>
    </message>
    <message>
        <source>Tags of “{title}” changed.</source>
        <translation>Метки документа «{title}» изменены.</translation>
    </message>
    <message numerus="yes">
        <source>Permanently deleted: %n.</source>
        <translation>
            <numerusform>Удалено навсегда: %n.</numerusform>
            <numerusform>Удалено навсегда: %n.</numerusform>
            <numerusform>Удалено навсегда: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Created: “{title}”.</source>
        <translation>Создано: «{title}».</translation>
    </message>
    <message>
        <source>Reading {file} …</source>
        <translation>Чтение {file} …</translation>
    </message>
    <message>
        <source>Stopped; nothing was imported.</source>
        <translation>Остановлено: ничего не импортировано.</translation>
    </message>
    <message>
        <source>Imported: “{title}”.</source>
        <translation>Импортировано: «{title}».</translation>
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
    <name>EndQuestion</name>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>Not over: undo</source>
        <translation>Ещё не конец: отменить</translation>
    </message>
    <message>
        <source>The rules say that the match is over.</source>
        <translation>По правилам партия окончена.</translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message>
        <source>Your turns</source>
        <translation>Ваших ходов</translation>
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
        <translation>Рисунок (SVG)</translation>
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
        <translation>{width} × {height} пикс.</translation>
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
    <message>
        <source>Pages to glue together</source>
        <translation>Листы для склейки</translation>
    </message>
    <message>
        <source>One tile per sheet</source>
        <translation>Участок на лист</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт …</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Ход экспорта</translation>
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
    <name>FightCard</name>
    <message>
        <source>+{attack} against +{defence} ({lead}): {odds}</source>
        <translation>+{attack} против +{defence} ({lead}): {odds}</translation>
    </message>
    <message>
        <source>{die} + {attack} = {total} against {other} + {defence} = {their}: {result}</source>
        <translation>{die} + {attack} = {total} против {other} + {defence} = {their}: {result}</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>попадание</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>промах</translation>
    </message>
    <message>
        <source>{attacker} attacks {defender}</source>
        <translation>Атакует: {attacker}, защищается: {defender}</translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>Решает {player}:</translation>
    </message>
    <message>
        <source>{strikers} → {target}</source>
        <translation>{strikers} → {target}</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Сейчас невозможно</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Карты событий</translation>
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
    <name>FileOpener</name>
    <message>
        <source>{file} was not opened: there is no box to put it into.</source>
        <translation>Файл {file} не открыт: нет коробки, куда его положить.</translation>
    </message>
    <message>
        <source>This box is open already.</source>
        <translation>Эта коробка уже открыта.</translation>
    </message>
    <message>
        <source>This program has no page for that: update it to open this.</source>
        <translation>В этой программе нет такой страницы: обновите её, чтобы это открыть.</translation>
    </message>
    <message>
        <source>Opening “{title}” …</source>
        <translation>Открывается «{title}» …</translation>
    </message>
    <message>
        <source>Stopped; it was not opened.</source>
        <translation>Остановлено; документ не открыт.</translation>
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
        <source>Choose a folder</source>
        <translation>Выберите папку</translation>
    </message>
    <message>
        <source>Matches and maps</source>
        <translation>Партии и карты</translation>
    </message>
    <message>
        <source>Import a match or a map</source>
        <translation>Импорт партии или карты</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Фото</translation>
    </message>
    <message>
        <source>Choose a photo</source>
        <translation>Выбор фото</translation>
    </message>
    <message>
        <source>Export a match or a map</source>
        <translation>Экспорт партии или карты</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
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
    <name>FileWays</name>
    <message>
        <source>Import …</source>
        <translation>Импорт …</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт …</translation>
    </message>
</context>
<context>
    <name>FixPanel</name>
    <message>
        <source>Whose piece</source>
        <translation>Чья фигура</translation>
    </message>
    <message>
        <source>Which piece</source>
        <translation>Какая фигура</translation>
    </message>
    <message>
        <source>Put on the board …</source>
        <translation>Поставить на поле …</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Фигуры на поле</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>A piece that is missing</source>
        <translation>Фигура, которой не хватает</translation>
    </message>
    <message>
        <source>A piece too many</source>
        <translation>Лишняя фигура</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Убрать: {unit}</translation>
    </message>
    <message>
        <source>{unit}: choose where it stands</source>
        <translation>{unit}: выберите, где она стоит</translation>
    </message>
</context>
<context>
    <name>ForecastPanel</name>
    <message>
        <source>Next collection of {player}</source>
        <translation>Следующий сбор ресурсов: {player}</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>If an event is rolled</source>
        <translation>Если выпадет событие</translation>
    </message>
    <message>
        <source>Nothing produces resources yet.</source>
        <translation>Пока ничто не приносит ресурсов.</translation>
    </message>
    <message>
        <source>The forecast appears during play.</source>
        <translation>Прогноз появляется, когда идёт партия.</translation>
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
    <name>GameCard</name>
    <message>
        <source>New</source>
        <translation>Начать</translation>
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
    <message>
        <source>Animate dice</source>
        <translation>Показывать бросок костей</translation>
    </message>
    <message>
        <source>Roll the d{die}</source>
        <translation>Бросить d{die}</translation>
    </message>
    <message>
        <source>Or type it</source>
        <translation>Или введите</translation>
    </message>
    <message>
        <source>This generation no longer fits its map</source>
        <translation>Эта генерация больше не подходит к своей карте</translation>
    </message>
</context>
<context>
    <name>GenerationStartForm</name>
    <message>
        <source>None: new dice every time</source>
        <translation>Нет: каждый раз новые броски</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>По шагам</translation>
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
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Typed dice</source>
        <translation>Введённые кости</translation>
    </message>
    <message>
        <source>Such as 3 1 4: the first dice</source>
        <translation>Например 3 1 4</translation>
    </message>
    <message>
        <source>Generate map</source>
        <translation>Создать карту</translation>
    </message>
    <message>
        <source>Lock the selection</source>
        <translation>Закрепить выбранное</translation>
    </message>
    <message>
        <source>The dice of the rulebook make the map: planets first, then asteroids. What is not locked is removed; you can undo it.</source>
        <translation>Карту создают кости из правил: сначала планеты, затем астероиды. Незакреплённое убирается; это можно отменить.</translation>
    </message>
    <message numerus="yes">
        <source>All asteroids: %n</source>
        <translation>
            <numerusform>Все астероиды: %n</numerusform>
            <numerusform>Все астероиды: %n</numerusform>
            <numerusform>Все астероиды: %n</numerusform>
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
        <source>click for details</source>
        <translation>щелчок — подробности</translation>
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
        <source>Most loot</source>
        <translation>Больше всего трофеев</translation>
    </message>
    <message>
        <source>Most damage by cost</source>
        <translation>Наибольший урон по цене</translation>
    </message>
    <message>
        <source>Weakest counter-attack</source>
        <translation>Самая слабая контратака</translation>
    </message>
</context>
<context>
    <name>GroundForm</name>
    <message>
        <source>Remove it</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Select the planet</source>
        <translation>Выбрать планету</translation>
    </message>
</context>
<context>
    <name>HeadPanel</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
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
        <source>Banker: {player} …</source>
        <translation>Банкир: {player} …</translation>
    </message>
    <message>
        <source>Choose a banker …</source>
        <translation>Выбрать банкира …</translation>
    </message>
    <message>
        <source>Rules: warn</source>
        <translation>Правила: предупреждают</translation>
    </message>
    <message>
        <source>Rules: strict</source>
        <translation>Правила: строгие</translation>
    </message>
    <message>
        <source>Rules: log only</source>
        <translation>Правила: только запись</translation>
    </message>
    <message>
        <source>Who plays …</source>
        <translation>Кто играет …</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Завершить партию</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>No page mentions that.</source>
        <translation>Об этом нет страницы.</translation>
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
    <message numerus="yes">
        <source>Undone steps: %n. A click redoes them until you draw again.</source>
        <translation>
            <numerusform>Отменено шагов: %n. Щелчок вернёт их, пока вы не начали рисовать дальше.</numerusform>
            <numerusform>Отменено шагов: %n. Щелчок вернёт их, пока вы не начали рисовать дальше.</numerusform>
            <numerusform>Отменено шагов: %n. Щелчок вернёт их, пока вы не начали рисовать дальше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a step to return the map to it.</source>
        <translation>Щелчок по шагу возвращает карту к нему.</translation>
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
        <source>Nobody's: {planets}</source>
        <translation>Ничьи: {planets}</translation>
    </message>
    <message>
        <source>Fix …</source>
        <translation>Исправить …</translation>
    </message>
</context>
<context>
    <name>HomeContent</name>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Искать везде</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Коробки</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Good evening</source>
        <translation>Добрый вечер</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Доброе утро</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добрый день</translation>
    </message>
    <message>
        <source>The table's treasurer, dice and memory</source>
        <translation>Казначей, кости и память стола</translation>
    </message>
</context>
<context>
    <name>JournalFilter</name>
    <message>
        <source>Search the journal</source>
        <translation>Искать в журнале</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Что было сделано</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Все шаги</translation>
    </message>
</context>
<context>
    <name>JournalPage</name>
    <message>
        <source>Journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Комментарий или фото</translation>
    </message>
    <message>
        <source>Correct this step</source>
        <translation>Исправить этот шаг</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>Показать на поле</translation>
    </message>
    <message>
        <source>Hide undone steps</source>
        <translation>Скрыть отменённые шаги</translation>
    </message>
</context>
<context>
    <name>JournalPresenter</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n комментарий</numerusform>
            <numerusform>%n комментария</numerusform>
            <numerusform>%n комментариев</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
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
        <source>Corrected: step {step}.</source>
        <translation>Исправлен шаг {step}.</translation>
    </message>
    <message>
        <source>Undone: step {step} ({what}).</source>
        <translation>Отменён шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>Correction of step {step}</source>
        <translation>Исправление шага {step}</translation>
    </message>
    <message>
        <source>Redone: step {step} ({what}).</source>
        <translation>Возвращён шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>Everyone agreed.</source>
        <translation>Все согласились.</translation>
    </message>
    <message>
        <source>Deleted: step {step} ({what}).</source>
        <translation>Удалён шаг {step} ({what}).</translation>
    </message>
    <message>
        <source>Deleted with it: {steps}.</source>
        <translation>Удалено вместе с ним: {steps}.</translation>
    </message>
    <message>
        <source>Inserted before step {step}:</source>
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
        <source>Name of the plan</source>
        <translation>Название плана</translation>
    </message>
    <message>
        <source>Open {plan} again</source>
        <translation>Открыть снова: {plan}</translation>
    </message>
    <message>
        <source>Save another plan to compare it here.</source>
        <translation>Сохраните ещё один план, чтобы сравнить.</translation>
    </message>
    <message>
        <source>Remove {plan}</source>
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
    <name>KeyMomentButton</name>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>Open the chronicle there</source>
        <translation>Открыть летопись на этом месте</translation>
    </message>
</context>
<context>
    <name>LanguageSection</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Changes at once; open maps and matches stay open.</source>
        <translation>Меняется сразу; открытые карты и партии остаются открытыми.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Как в системе</translation>
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
        <source>Edges of modules</source>
        <translation>Края модулей</translation>
    </message>
    <message>
        <source>Numbers of modules</source>
        <translation>Номера модулей</translation>
    </message>
    <message>
        <source>Numbers and resources</source>
        <translation>Номера и ресурсы</translation>
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
        <source>Around it</source>
        <translation>Вокруг него</translation>
    </message>
    <message>
        <source>How others see it</source>
        <translation>Как это видят другие</translation>
    </message>
    <message>
        <source>Every player can be told apart by colour alone.</source>
        <translation>Всех игроков можно различить уже по цвету.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Territory (nearest starting planet)</source>
        <translation>Территория (ближайшая стартовая планета)</translation>
    </message>
    <message>
        <source>Overlays</source>
        <translation>Поверх карты</translation>
    </message>
</context>
<context>
    <name>LearnRow</name>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться играя</translation>
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
        <source>Add entry: anna +5{first} -2{second} reason</source>
        <translation>Запись: анна +5{first} -2{second} причина</translation>
    </message>
    <message>
        <source>Add entry: anna +5{first}</source>
        <translation>Запись: анна +5{first}</translation>
    </message>
    <message>
        <source>Add entry: anna +5{first} -2{second} reason, or anna &gt; boris 3{second}</source>
        <translation>Запись: анна +5{first} -2{second} причина или анна &gt; борис 3{second}</translation>
    </message>
    <message>
        <source>Count and compare</source>
        <translation>Пересчёт и сверка</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Сохранить в CSV</translation>
    </message>
    <message>
        <source>ledger</source>
        <translation>учёт</translation>
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
    <message>
        <source>Balance: {resource}</source>
        <translation>Остаток: {resource}</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Запись</translation>
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
    <name>LessonBubble</name>
    <message>
        <source>Skip this step</source>
        <translation>Пропустить шаг</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
</context>
<context>
    <name>LessonCoach</name>
    <message>
        <source>Finish</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · шаг {number} из {count}</translation>
    </message>
    <message>
        <source>The lesson is waiting for you where you left it.</source>
        <translation>Урок ждёт там, где вы остановились.</translation>
    </message>
    <message>
        <source>Back to the lesson?</source>
        <translation>Вернуться к уроку?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться играя</translation>
    </message>
    <message>
        <source>In the real window, one thing at a time. You can do something else, leave and come back.</source>
        <translation>В настоящем окне, шаг за шагом. Можно делать по-своему, выйти и вернуться.</translation>
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
        <source>Hidden.</source>
        <translation>Скрыто.</translation>
    </message>
    <message>
        <source>Reveal the contents to everyone</source>
        <translation>Открыть содержимое всем</translation>
    </message>
    <message>
        <source>Unloaded in turn {turn} for {player}: {goods}</source>
        <translation>Ход {turn}: выгружено, получатель {player}: {goods}</translation>
    </message>
    <message>
        <source>hidden</source>
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
    <message>
        <source>Dice of the program</source>
        <translation>Кости программы</translation>
    </message>
    <message>
        <source>Dice by hand</source>
        <translation>Настоящие кости</translation>
    </message>
    <message>
        <source>{successes} of {tries} ({expected} expected)</source>
        <translation>{successes} из {tries} (ожидалось {expected})</translation>
    </message>
    <message numerus="yes">
        <source>%n undone roll(s) not counted.</source>
        <translation>
            <numerusform>%n отменённый бросок не учтён.</numerusform>
            <numerusform>%n отменённых броска не учтены.</numerusform>
            <numerusform>%n отменённых бросков не учтены.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rolls yet.</source>
        <translation>Бросков ещё не было.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} succeeded, {expected} expected. Fewer than {enough} tries say nothing about luck.</source>
        <translation>{dice}: удачно {successes} из {tries}, ожидалось {expected}. Меньше {enough} попыток ничего не говорят об удаче.</translation>
    </message>
    <message>
        <source>{dice}: {successes} of {tries} succeeded, {expected} expected, usually {least} to {most}. Luckier than {percent} % of such matches (between {low} and {high}).</source>
        <translation>{dice}: удачно {successes} из {tries}, ожидалось {expected}, обычно от {least} до {most}. Удачнее, чем в {percent} % таких партий (от {low} до {high}).</translation>
    </message>
</context>
<context>
    <name>MainButtonPanel</name>
    <message>
        <source>Rolled: {dice}</source>
        <translation>Выпало: {dice}</translation>
    </message>
    <message>
        <source>Roll the dice and enter what they show</source>
        <translation>Бросьте кости и введите, что выпало</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) still open</source>
        <translation>
            <numerusform>Осталось %n дело</numerusform>
            <numerusform>Осталось %n дела</numerusform>
            <numerusform>Осталось %n дел</numerusform>
        </translation>
    </message>
    <message>
        <source>The program plays for {player}</source>
        <translation>Программа играет за: {player}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>{player} …</source>
        <translation>{player} …</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Закончить репетицию</translation>
    </message>
    <message>
        <source>Waiting for a choice</source>
        <translation>Ждём выбора</translation>
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
        <source>See the final standing</source>
        <translation>К итогам партии</translation>
    </message>
    <message>
        <source>{player}, d{die}:</source>
        <translation>{player}, d{die}:</translation>
    </message>
    <message>
        <source>Skip the rest of the turn (End)</source>
        <translation>Пропустить остаток хода (End)</translation>
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
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Secret text that is not saved yet will be lost. Close again to leave.</source>
        <translation>Секретный текст, который ещё не сохранён, пропадёт. Закройте ещё раз, чтобы выйти.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
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
        <source>The map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Table options …</source>
        <translation>Правила стола …</translation>
    </message>
</context>
<context>
    <name>MapPicture</name>
    <message>
        <source>The map so far</source>
        <translation>Карта на данный момент</translation>
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
        <source>The chronicle tells a match step by step, with charts and luck. Begin a match from Home, and it appears here.</source>
        <translation>Летопись рассказывает партию шаг за шагом, с графиками и удачей. Начните партию на Главной, и она появится здесь.</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Партий пока нет</translation>
    </message>
    <message>
        <source>Every step of a match is saved. Choose a match to look through it again.</source>
        <translation>Каждый шаг партии сохранён. Выберите партию и пройдите её снова.</translation>
    </message>
</context>
<context>
    <name>MatchDice</name>
    <message>
        <source>The open match</source>
        <translation>Открытая партия</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Этот сеанс</translation>
    </message>
</context>
<context>
    <name>MatchTable</name>
    <message>
        <source>Keep placing</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Place for me</source>
        <translation>Поставить за меня</translation>
    </message>
    <message>
        <source>{what}: not placed yet</source>
        <translation>{what}: место не выбрано</translation>
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
        <translation>без кости</translation>
    </message>
</context>
<context>
    <name>MessagePlace</name>
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
        <source>Redo: {step}</source>
        <translation>Вернуть: {step}</translation>
    </message>
    <message>
        <source>Needs everyone's agreement (dice or revealed secret)</source>
        <translation>Нужно согласие всех (кости или раскрытая тайна)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
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
        <source>What do I need?</source>
        <translation>Что мне нужно?</translation>
    </message>
    <message>
        <source>Required chance</source>
        <translation>Нужный шанс</translation>
    </message>
    <message>
        <source>Maximum ships</source>
        <translation>Кораблей не больше</translation>
    </message>
    <message>
        <source>Assumes that every ship stands beside all targets with all its actions. All resources count the same.</source>
        <translation>Считается, что каждый корабль стоит рядом со всеми целями и не тратил действий. Все ресурсы равноценны.</translation>
    </message>
    <message>
        <source>Select at least one target.</source>
        <translation>Выберите хотя бы одну цель.</translation>
    </message>
    <message>
        <source>Too many different targets to calculate quickly. Use fewer targets or ships.</source>
        <translation>Слишком много разных целей для быстрого расчёта. Возьмите меньше целей или кораблей.</translation>
    </message>
    <message>
        <source>No fleet of up to {ships} ships is enough.</source>
        <translation>Никакого флота не хватит (кораблей не больше {ships}).</translation>
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
        <source>Recommended</source>
        <translation>Рекомендуется</translation>
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
        <source>Begin with an empty board</source>
        <translation>Начать с пустого поля</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Новая карта</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Участки</translation>
    </message>
    <message>
        <source>{count} in all</source>
        <translation>всего {count}</translation>
    </message>
    <message>
        <source>Remove a player</source>
        <translation>Убрать игрока</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Generate map</source>
        <translation>Создать карту</translation>
    </message>
    <message>
        <source>The dice of the rulebook place planets, forests, mountains and asteroids; every roll is saved, and everything can be changed afterwards.</source>
        <translation>Кости из правил расставляют планеты, леса, горы и астероиды; каждый бросок сохраняется, и потом всё можно изменить.</translation>
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
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>custom</source>
        <translation>свои</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <translation>как в правилах</translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n день</numerusform>
            <numerusform>%n дня</numerusform>
            <numerusform>%n дней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n час</numerusform>
            <numerusform>%n часа</numerusform>
            <numerusform>%n часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минуту</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>less than two minutes</source>
        <translation>меньше чем две минуты</translation>
    </message>
    <message>
        <source>Repeat it</source>
        <translation>Повторите</translation>
    </message>
    <message>
        <source>The two differ. Type it again.</source>
        <translation>Они не совпали. Введите заново.</translation>
    </message>
    <message>
        <source>You used another one before. Type this one again to use it here.</source>
        <translation>До сих пор у вас была другая. Введите эту ещё раз, чтобы использовать её здесь.</translation>
    </message>
    <message>
        <source>Weak: whoever has the file finds it in {time} with one computer. Three unrelated words are enough. Press again to use it anyway.</source>
        <translation>Слабая: у кого есть файл, тот подберёт её на одном компьютере за {time}. Достаточно трёх не связанных между собой слов. Нажмите ещё раз, чтобы всё равно взять её.</translation>
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
    <name>NewSetForm</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>A name for the set</source>
        <translation>Название набора</translation>
    </message>
    <message>
        <source>Columns of a module</source>
        <translation>Столбцы модуля</translation>
    </message>
    <message>
        <source>Rows of a module</source>
        <translation>Ряды модуля</translation>
    </message>
    <message>
        <source>Begin with empty modules</source>
        <translation>Начать с пустых модулей</translation>
    </message>
    <message>
        <source>Create sample set</source>
        <translation>Создать набор образцов</translation>
    </message>
    <message>
        <source>A set has the modules, event cards and factions you own: draw and type them in once, and play with them in every match. Without any you can play with the samples, which are invented and marked as such everywhere.</source>
        <translation>В наборе модули, карты событий и фракции, которые у вас есть: нарисуйте и впишите их один раз и играйте с ними в каждой партии. Без них можно играть с образцами: они придуманы и везде так помечены.</translation>
    </message>
    <message>
        <source>Size of a module</source>
        <translation>Размер модуля</translation>
    </message>
    <message>
        <source>New set of definitions</source>
        <translation>Новый набор определений</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
</context>
<context>
    <name>NewsPanel</name>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>What should be remembered here?</source>
        <translation>Что здесь запомнить?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
</context>
<context>
    <name>NoteForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
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
        <source>A private note needs a passphrase.</source>
        <translation>Личной заметке нужна парольная фраза.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Delete note</source>
        <translation>Удалить заметку</translation>
    </message>
    <message>
        <source>Protected by your passphrase: neither the screen nor the file shows it to others. If you forget it, the note can only be deleted.</source>
        <translation>Под защитой вашей парольной фразы: ни экран, ни файл другим её не покажут. Забудете фразу — заметку можно будет только удалить.</translation>
    </message>
    <message>
        <source>Saved. Your passphrase opens it again.</source>
        <translation>Сохранено. Откроет снова ваша парольная фраза.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Прочесть</translation>
    </message>
    <message>
        <source>To save changes, type a passphrase again.</source>
        <translation>Чтобы сохранить изменения, введите фразу снова.</translation>
    </message>
    <message>
        <source>Only for you</source>
        <translation>Только для вас</translation>
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
        <source>Nothing here has all of these tags.</source>
        <translation>Здесь нет ничего со всеми этими метками.</translation>
    </message>
    <message>
        <source>No name, tag, kind or summary here contains “{query}”.</source>
        <translation>Здесь «{query}» не встречается ни в названиях, ни в метках, ни в описаниях.</translation>
    </message>
    <message>
        <source>Nothing with these tags contains “{query}” in its name or summary.</source>
        <translation>Среди помеченного этими метками «{query}» не встречается ни в названиях, ни в описаниях.</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>{told} Compare it with a backup, or with the fingerprint you wrote down.</source>
        <translation>{told} Сравните с резервной копией или с отпечатком, который вы записали.</translation>
    </message>
    <message>
        <source>{path} could not be saved ({why}): this choice lasts until you quit.</source>
        <translation>Не удалось записать {path} ({why}): этот выбор действует до выхода.</translation>
    </message>
    <message>
        <source>This step could not be saved, so it was not made. {reason} Your game is saved up to the last step.</source>
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
    <message>
        <source>Below each target: its die and shield. A structure on an asteroid is attacked as usual; if the asteroid is destroyed, so is the structure.</source>
        <translation>Под каждой целью: её кость и щит. Сооружение на астероиде атакуют как обычно; с уничтоженным астероидом гибнет и сооружение.</translation>
    </message>
</context>
<context>
    <name>OnlyToReadStrip</name>
    <message>
        <source>This box is write-protected. Everything can be looked at and exported; to play on, save a copy elsewhere.</source>
        <translation>Эта коробка защищена от записи. Всё можно смотреть и экспортировать; чтобы играть дальше, сохраните копию в другом месте.</translation>
    </message>
    <message>
        <source>Save a copy elsewhere …</source>
        <translation>Сохранить копию в другом месте …</translation>
    </message>
    <message>
        <source>Only to look at</source>
        <translation>Только для просмотра</translation>
    </message>
</context>
<context>
    <name>OptionLines</name>
    <message>
        <source>No matching option.</source>
        <translation>Правил не найдено.</translation>
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
        <source>table options</source>
        <translation>правила стола</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}</source>
        <translation>Файл не читается: {reason}</translation>
    </message>
    <message>
        <source>Save to a file …</source>
        <translation>Сохранить в файл …</translation>
    </message>
    <message>
        <source>Load from a file …</source>
        <translation>Загрузить из файла …</translation>
    </message>
    <message>
        <source>Loaded from {file}</source>
        <translation>Загружено из {file}</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>number {number} in turn</source>
        <translation>по порядку: {number}</translation>
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
        <source>Everything is decided.</source>
        <translation>Всё решено.</translation>
    </message>
    <message>
        <source>Later steps: {same} the same, {changed} changed, {conflicts} in conflict.</source>
        <translation>Следующие шаги: без изменений {same}, изменено {changed}, не сходятся {conflicts}.</translation>
    </message>
    <message>
        <source>To decide: {count}.</source>
        <translation>Нужно решить: {count}.</translation>
    </message>
    <message>
        <source>Dice or revealed secrets of these steps would no longer count: {steps}</source>
        <translation>Кости или раскрытые тайны этих шагов перестали бы считаться: {steps}</translation>
    </message>
    <message>
        <source>Dice are rolled for step {step}; then the rest is decided.</source>
        <translation>Для шага {step} бросят кости; затем решится остальное.</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Show on the board</source>
        <translation>Показать на поле</translation>
    </message>
    <message>
        <source>Close to victory</source>
        <translation>Близость к победе</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Nothing more</source>
        <translation>Ничего больше</translation>
    </message>
    <message>
        <source>Structures with their bonus</source>
        <translation>Постройки и их прибавки</translation>
    </message>
    <message>
        <source>Dominated and contested modules</source>
        <translation>Господство и спорные модули</translation>
    </message>
    <message>
        <source>Trade contacts</source>
        <translation>Торговые контакты</translation>
    </message>
    <message>
        <source>Production of {number}</source>
        <translation>Производство: {number}</translation>
    </message>
    <message>
        <source>Connected modules (in all), colonies, and cards expected from a roll</source>
        <translation>Связанные модули (всего), колонии и ожидаемые карты за бросок</translation>
    </message>
    <message>
        <source>Resource cards and event cards</source>
        <translation>Карты ресурсов и карты событий</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Карты на руках</translation>
    </message>
    <message>
        <source>Would win at the start of the turn</source>
        <translation>Победа в начале хода</translation>
    </message>
    <message>
        <source>Can pay for</source>
        <translation>Хватает на</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ни на что</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>ресурсы</translation>
    </message>
    <message>
        <source>event cards</source>
        <translation>карты событий</translation>
    </message>
    <message>
        <source>event card</source>
        <translation>карта события</translation>
    </message>
    <message>
        <source>permanent events</source>
        <translation>постоянные события</translation>
    </message>
</context>
<context>
    <name>PalettePanel</name>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Find an action, a place, a ship, a rule, a match, a map …</source>
        <translation>Найти действие, место, корабль, правило, партию, карту …</translation>
    </message>
    <message>
        <source>Search everything …</source>
        <translation>Искать везде …</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>Ничего не найдено.</translation>
    </message>
</context>
<context>
    <name>ParsecDicePage</name>
    <message>
        <source>An attack</source>
        <translation>Атака</translation>
    </message>
</context>
<context>
    <name>ParsecNowPanel</name>
    <message>
        <source>Your vessels</source>
        <translation>Ваши корабли</translation>
    </message>
    <message>
        <source>The first purchase has closed the actions of this turn.</source>
        <translation>Покупки начались: действовать в этом ходу больше нельзя.</translation>
    </message>
    <message>
        <source>Every turn begins with the roll for production.</source>
        <translation>Каждый ход начинается с броска производства.</translation>
    </message>
    <message>
        <source>Then: {players}</source>
        <translation>Затем: {players}</translation>
    </message>
    <message>
        <source>{player} takes a start kit</source>
        <translation>{player}: начальный набор</translation>
    </message>
    <message>
        <source>Take the start kit</source>
        <translation>Взять начальный набор</translation>
    </message>
    <message>
        <source>{count} cards of your choice and an event card</source>
        <translation>Карт на выбор: {count}, и одна карта события</translation>
    </message>
    <message>
        <source>carries {count}</source>
        <translation>на борту: {count}</translation>
    </message>
    <message>
        <source>Attack …</source>
        <translation>Атаковать …</translation>
    </message>
    <message>
        <source>Take over the faction: {faction}</source>
        <translation>Унаследовать фракцию: {faction}</translation>
    </message>
    <message>
        <source>Leave the faction: {faction}</source>
        <translation>Отказаться от фракции: {faction}</translation>
    </message>
    <message>
        <source>No free planet has the number {number}</source>
        <translation>Нет свободной планеты с номером {number}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>ParsecTable</name>
    <message>
        <source>Build</source>
        <translation>Верфь</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Victory</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>{unit} passes through units of {players}</source>
        <translation>{unit} проходит через чужие фигуры: {players}</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Toll for each of them:</source>
        <translation>Плата каждому:</translation>
    </message>
    <message>
        <source>Out of everyone's reach</source>
        <translation>Вне досягаемости</translation>
    </message>
    <message>
        <source>Still within reach</source>
        <translation>Всё ещё в досягаемости</translation>
    </message>
    <message>
        <source>Where does it evade to?</source>
        <translation>Куда уклониться?</translation>
    </message>
    <message>
        <source>{unit} evades; safe cells: {count}</source>
        <translation>{unit}: уклонение; безопасных ячеек: {count}</translation>
    </message>
    <message>
        <source>Module {number}</source>
        <translation>Модуль {number}</translation>
    </message>
    <message>
        <source>At {unit}</source>
        <translation>Место: {unit}</translation>
    </message>
    <message>
        <source>Aboard {unit}</source>
        <translation>На борту: {unit}</translation>
    </message>
    <message>
        <source>{what}: choose a colony</source>
        <translation>{what}: выберите колонию</translation>
    </message>
    <message>
        <source>{player}: choose a cell for a colony and a cargo ship</source>
        <translation>{player}: выберите ячейку для колонии и грузового корабля</translation>
    </message>
    <message>
        <source>Cards of {player}: {count}</source>
        <translation>Карты, {player}: {count}</translation>
    </message>
</context>
<context>
    <name>PartnerButtons</name>
    <message>
        <source>New contract with</source>
        <translation>Новый контракт с игроком:</translation>
    </message>
    <message>
        <source>A contract takes two people: the program signs none.</source>
        <translation>Для контракта нужны два человека: программа контрактов не подписывает.</translation>
    </message>
</context>
<context>
    <name>PassphraseForm</name>
    <message>
        <source>Passphrase</source>
        <translation>Парольная фраза</translation>
    </message>
    <message>
        <source>Wrong passphrase.</source>
        <translation>Неверная парольная фраза.</translation>
    </message>
    <message>
        <source>The sealed text has been altered.</source>
        <translation>Запечатанный текст изменён.</translation>
    </message>
</context>
<context>
    <name>PathText</name>
    <message>
        <source>Path</source>
        <translation>Путь</translation>
    </message>
</context>
<context>
    <name>PhotoPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Мои фигуры и то, что рядом с ними</translation>
    </message>
    <message>
        <source>No unit of {player} is beside a target now. Select units here, or a target from the match.</source>
        <translation>Рядом с фигурами игрока {player} сейчас нет целей. Выберите фигуры здесь или цель из партии.</translation>
    </message>
    <message>
        <source>Select at least one attacker and one target.</source>
        <translation>Выберите хотя бы одного атакующего и одну цель.</translation>
    </message>
    <message>
        <source>Units of {player} are beside targets, but cannot act this turn. Select units here, or a target from the match.</source>
        <translation>Фигуры игрока {player} стоят рядом с целями, но в этот ход действовать не могут. Выберите фигуры здесь или цель из партии.</translation>
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
        <source>{deed}: choose which one on {planet}</source>
        <translation>{deed}: выберите, что именно, {planet}</translation>
    </message>
    <message>
        <source>Destroy {what}</source>
        <translation>Уничтожить: {what}</translation>
    </message>
    <message>
        <source>{what}: choose a cell on {planet}</source>
        <translation>{what}: выберите ячейку, {planet}</translation>
    </message>
    <message>
        <source>Demolish or destroy …</source>
        <translation>Снести или уничтожить …</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Это можно отменить.</translation>
    </message>
    <message>
        <source>Highlighted cells: {count} · or use arrow keys and Enter · cost: {price}</source>
        <translation>Подсвечено ячеек: {count} · можно стрелками и Enter · цена: {price}</translation>
    </message>
</context>
<context>
    <name>PlannerPanel</name>
    <message>
        <source>Save this plan</source>
        <translation>Сохранить план</translation>
    </message>
    <message>
        <source>{count} of {most} saved, below</source>
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
        <source>Real dice</source>
        <translation>Свои кости</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Dice, or the program plays</source>
        <translation>Кости или игра программы</translation>
    </message>
    <message>
        <source>Who rolls for this player, or that the program plays</source>
        <translation>Кто бросает кости за этого игрока или играет ли за него программа</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Move to another seat: drag, or use the up and down arrows</source>
        <translation>Пересадить: перетащите или нажмите стрелку вверх или вниз</translation>
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
    <message>
        <source>Accept …</source>
        <translation>Принять …</translation>
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
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>This is a fault of the program, not yours. You can continue; if you copy the report and send it to us, we can fix it. It contains versions, paths and the fault itself, nothing of your game.</source>
        <translation>Это ошибка программы, а не ваша. Можно продолжать; если вы скопируете отчёт и пришлёте его нам, мы её исправим. В нём версии, пути и сама ошибка, и ничего из вашей игры.</translation>
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
        <source>No open problems</source>
        <translation>Открытых проблем нет</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Играть на этой карте</translation>
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
        <source>Fix everything</source>
        <translation>Исправить всё</translation>
    </message>
    <message>
        <source>Does one fix after the other, and none that would break another rule.</source>
        <translation>Исправляет всё по очереди, кроме того, что нарушило бы другое правило.</translation>
    </message>
    <message>
        <source>Play has begun on this map: it has ships, structures, a treasury or a turn. So it may have any number of planets, asteroids and natural resources.</source>
        <translation>На этой карте игра уже идёт: есть корабли, сооружения, казна или ход. Поэтому планет, астероидов и натуральных ресурсов может быть сколько угодно.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>Fix all {count}</source>
        <translation>Исправить все: {count}</translation>
    </message>
    <message>
        <source>Does this: {what}</source>
        <translation>Будет сделано: {what}</translation>
    </message>
    <message>
        <source>No rules are broken</source>
        <translation>Нарушений нет</translation>
    </message>
    <message>
        <source>No problems. New ones appear here as you draw.</source>
        <translation>Проблем нет. Новые появятся здесь, пока вы рисуете.</translation>
    </message>
</context>
<context>
    <name>ProductionSheet</name>
    <message>
        <source>Confirm for all</source>
        <translation>Подтвердить за всех</translation>
    </message>
    <message>
        <source>Production of {number}</source>
        <translation>Производство: {number}</translation>
    </message>
    <message>
        <source>These cards do not fit: {players}</source>
        <translation>Эти карты не подходят: {players}</translation>
    </message>
    <message>
        <source>The bank is short of {cards}</source>
        <translation>В банке не хватает: {cards}</translation>
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
        <source>In whose turn to remind</source>
        <translation>В чей ход напомнить</translation>
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
        <source>Every turn</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Всем</translation>
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
        <source>… and the planet is yours</source>
        <translation>… и планета ваша</translation>
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
        <translation>{ship} уничтожает: {what}.</translation>
    </message>
    <message>
        <source>{ship} conquers the planet.</source>
        <translation>{ship} завоёвывает планету.</translation>
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
        <translation>без цели «{what}»</translation>
    </message>
    <message>
        <source>one structure fewer</source>
        <translation>на одно сооружение меньше</translation>
    </message>
    <message>
        <source>Simulated attacks: {runs}, seed {seed}; planet conquered: {count}. The true value of playing this way lies within {span} (95 %); the best way can only be better.</source>
        <translation>Смоделировано нападений: {runs}, зерно {seed}; планета завоёвана: {count}. Истинное значение при такой игре лежит в пределах {span} (95 %); лучшая игра может дать только больше.</translation>
    </message>
    <message>
        <source>Actions needed even without a fight: {needed}; available: {there}.</source>
        <translation>Даже без боя нужно действий: {needed}, а есть: {there}.</translation>
    </message>
    <message>
        <source>A warship of its owner guards the planet: at this table it must be destroyed first.</source>
        <translation>Планету охраняет боевой корабль владельца: за этим столом сначала надо уничтожить его.</translation>
    </message>
    <message>
        <source>All defences destroyed</source>
        <translation>Вся оборона уничтожена</translation>
    </message>
    <message>
        <source>Actions after the last defence: {needed} needed, {there} available at first.</source>
        <translation>Действий после падения обороны: нужно {needed}, вначале есть {there}.</translation>
    </message>
    <message>
        <source>As soon as the last defence is destroyed, continue with the structures: a ship that has not acted yet keeps all its actions.</source>
        <translation>Как только оборона пала, переходите к сооружениям: у корабля, который ещё не действовал, целы все действия.</translation>
    </message>
    <message>
        <source>No single change is enough.</source>
        <translation>Одного изменения мало.</translation>
    </message>
    <message>
        <source>one more: {what}</source>
        <translation>добавить: {what}</translation>
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
        <source>Reason for accepting</source>
        <translation>Почему принято</translation>
    </message>
    <message>
        <source>Why is this acceptable here?</source>
        <translation>Почему так можно?</translation>
    </message>
</context>
<context>
    <name>RecapPage</name>
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
        <source>Open deals</source>
        <translation>Незавершённые сделки</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>Раунд {round} · {phase}</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Положение игроков</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>the break does not count on anyone's clock</source>
        <translation>перерыв никому не засчитан</translation>
    </message>
    <message>
        <source>Still to do: {what}</source>
        <translation>Осталось сделать: {what}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>RecordsPanel</name>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>RehearsalBar</name>
    <message>
        <source>Begin again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Закончить репетицию</translation>
    </message>
</context>
<context>
    <name>RehearsalController</name>
    <message>
        <source>There is nothing to rehearse now.</source>
        <translation>Сейчас репетировать нечего.</translation>
    </message>
</context>
<context>
    <name>RehearsalScreen</name>
    <message>
        <source>Rehearsal: nothing here counts, and nothing is kept.</source>
        <translation>Репетиция: здесь ничего не считается и ничего не сохраняется.</translation>
    </message>
    <message>
        <source>The rehearsal ends here: the match would be over, or a player out.</source>
        <translation>Здесь репетиция заканчивается: дальше завершилась бы партия или выбыл бы игрок.</translation>
    </message>
</context>
<context>
    <name>RemarkCards</name>
    <message>
        <source>Comments and photos</source>
        <translation>Комментарии и фото</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>This photo cannot be shown.</source>
        <translation>Это фото нельзя показать.</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>Photo of step {step}</source>
        <translation>Фото к шагу {step}</translation>
    </message>
</context>
<context>
    <name>RemarkForm</name>
    <message>
        <source>What is to be remembered?</source>
        <translation>Что стоит запомнить?</translation>
    </message>
    <message>
        <source>Whose comment it is</source>
        <translation>Чей это комментарий</translation>
    </message>
    <message>
        <source>Choose a photo …</source>
        <translation>Выбрать фото …</translation>
    </message>
    <message>
        <source>Without the photo</source>
        <translation>Без фото</translation>
    </message>
    <message>
        <source>The chosen photo</source>
        <translation>Выбранное фото</translation>
    </message>
    <message>
        <source>Or drop one here. Where and when it was taken is left out.</source>
        <translation>Или перетащите его сюда. Место и время съёмки не сохраняются.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Comment or photo</source>
        <translation>Комментарий или фото</translation>
    </message>
    <message>
        <source>This is too long: {length} of at most {most} characters.</source>
        <translation>Слишком длинно: знаков {length}, а можно не больше {most}.</translation>
    </message>
</context>
<context>
    <name>RemarkKeeper</name>
    <message>
        <source>The table</source>
        <translation>Весь стол</translation>
    </message>
    <message>
        <source>It could not be saved.</source>
        <translation>Сохранить не удалось.</translation>
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
        <source>Owner of a planet</source>
        <translation>Владелец планеты</translation>
    </message>
    <message>
        <source>Actions left</source>
        <translation>Осталось действий</translation>
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
        <source>Click the cell for: {what}</source>
        <translation>Щёлкните ячейку: {what}</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Matches the real table.</source>
        <translation>Как на настоящем столе.</translation>
    </message>
    <message>
        <source>Has not acted</source>
        <translation>Действий ещё не было</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>Enter a reason for the record.</source>
        <translation>Укажите причину: она останется в записи.</translation>
    </message>
    <message>
        <source>One after another, until Esc</source>
        <translation>Одно за другим, до Esc</translation>
    </message>
</context>
<context>
    <name>RevisionsPanel</name>
    <message>
        <source>Name of the revision</source>
        <translation>Название версии</translation>
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
        <translation>Дайте состоянию карты название, и его можно будет сравнить и восстановить.</translation>
    </message>
    <message>
        <source>As it is now</source>
        <translation>Как сейчас</translation>
    </message>
    <message>
        <source>Restore “{name}”</source>
        <translation>Восстановить «{name}»</translation>
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
    <message>
        <source>Name of this revision</source>
        <translation>Название версии</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Remove the name “{name}”</source>
        <translation>Убрать название «{name}»</translation>
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
        <source>Roll each die (or use real dice)</source>
        <translation>По одной кости (или своими костями)</translation>
    </message>
    <message>
        <source>Generate another one</source>
        <translation>Создать другую</translation>
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
    <name>RulePopover</name>
    <message>
        <source>Open the rule</source>
        <translation>Открыть правило</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>A cheat sheet on both sides of one page</source>
        <translation>Памятка на двух сторонах одного листа</translation>
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
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>How strict the rules are</source>
        <translation>Насколько строги правила</translation>
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
        <source>Rules: strict</source>
        <translation>Правила: строгие</translation>
    </message>
    <message>
        <source>Only log rule violations</source>
        <translation>Только записывать нарушения</translation>
    </message>
    <message>
        <source>Warn, and let players overrule</source>
        <translation>Предупреждать, игроки могут разрешить</translation>
    </message>
    <message>
        <source>+{count} s per turn</source>
        <translation>+{count} с за ход</translation>
    </message>
    <message>
        <source>overtime costs</source>
        <translation>лишнее время платное</translation>
    </message>
    <message>
        <source>turn limit {count} s</source>
        <translation>ход до {count} с</translation>
    </message>
    <message>
        <source>phase limit {count} s</source>
        <translation>фаза до {count} с</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Эта партия</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Книга правил</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Copied: {id}</source>
        <translation>Скопировано: {id}</translation>
    </message>
    <message>
        <source>Editions compared</source>
        <translation>Сравнение изданий</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
    <message>
        <source>{game} · chapter {number}</source>
        <translation>{game} · глава {number}</translation>
    </message>
    <message>
        <source>No game of this program has rules to read.</source>
        <translation>Ни у одной игры этой программы нет правил для чтения.</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>Nobody knows the passphrase</source>
        <translation>Фразу никто не знает</translation>
    </message>
    <message>
        <source>The players' reason</source>
        <translation>Причина, по мнению игроков</translation>
    </message>
    <message>
        <source>Players decide</source>
        <translation>Решают игроки</translation>
    </message>
    <message>
        <source>What was inside, as the players agree</source>
        <translation>Что было внутри, по мнению игроков</translation>
    </message>
    <message>
        <source>What became of it, as the players agree</source>
        <translation>Чем кончилось, по мнению игроков</translation>
    </message>
    <message>
        <source>A decision of the players needs a reason.</source>
        <translation>Решению игроков нужна причина.</translation>
    </message>
</context>
<context>
    <name>SafeguardController</name>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The program plays on …</source>
        <translation>Дальше играет программа …</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>The turn has ended. {left}</source>
        <translation>Ход закончен. {left}</translation>
    </message>
    <message>
        <source>{left}
End the turn anyway?</source>
        <translation>{left}
Всё равно закончить ход?</translation>
    </message>
    <message>
        <source>{ending}: is that right? You can undo it.</source>
        <translation>{ending}: всё верно? Это можно отменить.</translation>
    </message>
</context>
<context>
    <name>SampleButton</name>
    <message>
        <source>From a sample …</source>
        <translation>Из образца …</translation>
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
        <source>Treasury at the start</source>
        <translation>Казна в начале</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Убрать этого игрока</translation>
    </message>
    <message>
        <source>Starting resources of the rules</source>
        <translation>Начальные ресурсы по правилам</translation>
    </message>
    <message>
        <source>Set a treasury …</source>
        <translation>Задать казну …</translation>
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
    <name>SeatPlayersForm</name>
    <message>
        <source>Who plays for {player}</source>
        <translation>Кто играет за: {player}</translation>
    </message>
    <message>
        <source>Pace of the program</source>
        <translation>Темп программы</translation>
    </message>
    <message>
        <source>The program sees only what its seat may see, and says why it does something. It rolls for its seats and whoever they attack. Undo stops it until you continue.</source>
        <translation>Программа видит только то, что видно с её места, и говорит, почему так ходит. Она бросает кости за свои места и за тех, кого они атакуют. Отмена останавливает её, пока вы не продолжите.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
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
        <translation>Игроки по порядку ходов</translation>
    </message>
</context>
<context>
    <name>SecretCard</name>
    <message>
        <source>Verified: this is what was sealed.</source>
        <translation>Проверено: запечатано было именно это.</translation>
    </message>
    <message>
        <source>Fingerprint, published when it was sealed: {hash}</source>
        <translation>Отпечаток, объявленный при запечатывании: {hash}</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Read privately</source>
        <translation>Прочесть наедине</translation>
    </message>
    <message>
        <source>Decided: {reason}</source>
        <translation>Решение: {reason}</translation>
    </message>
    <message>
        <source>Fingerprint, computed again from the text, the same: {hash}</source>
        <translation>Отпечаток, снятый с текста заново, тот же: {hash}</translation>
    </message>
</context>
<context>
    <name>SecretsPanel</name>
    <message>
        <source>Private note</source>
        <translation>Личная заметка</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Контракты</translation>
    </message>
    <message>
        <source>Transport register</source>
        <translation>Регистр перевозок</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier transport(s)</source>
        <translation>
            <numerusform>%n прежняя перевозка</numerusform>
            <numerusform>%n прежние перевозки</numerusform>
            <numerusform>%n прежних перевозок</numerusform>
        </translation>
    </message>
    <message>
        <source>Only you see your contracts and transports.</source>
        <translation>Ваши контракты и перевозки видны только вам.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>No contracts on the table.</source>
        <translation>На столе нет контрактов.</translation>
    </message>
    <message>
        <source>No transports yet.</source>
        <translation>Перевозок ещё не было.</translation>
    </message>
    <message>
        <source>Who is looking</source>
        <translation>Кто смотрит</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>SetPanel</name>
    <message>
        <source>Create sample set</source>
        <translation>Создать набор образцов</translation>
    </message>
    <message>
        <source>Include what owners have entered</source>
        <translation>И то, что вписали владельцы</translation>
    </message>
    <message>
        <source>To be fixed</source>
        <translation>Нужно исправить</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Карты событий</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Фракции</translation>
    </message>
    <message>
        <source>Nothing: all that is entered can be played.</source>
        <translation>Ничего: всем введённым можно играть.</translation>
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
        <translation>Как расставить поле</translation>
    </message>
    <message>
        <source>Lay out the tiles as below. (7, 3) is the seventh cell of the third row of its tile, counted from the left and from the top.</source>
        <translation>Разложите участки, как показано ниже. (7, 3) — седьмая ячейка третьего ряда участка, считая слева и сверху.</translation>
    </message>
    <message>
        <source>Set-up sheet</source>
        <translation>Лист расстановки</translation>
    </message>
    <message>
        <source>Tells, tile by tile, what to put on the real table.</source>
        <translation>Перечисляет по участкам, что поставить на настоящий стол.</translation>
    </message>
    <message>
        <source>set-up</source>
        <translation>расстановка</translation>
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
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>Выбран %n объект</numerusform>
            <numerusform>Выбрано %n объекта</numerusform>
            <numerusform>Выбрано %n объектов</numerusform>
        </translation>
    </message>
    <message>
        <source>Different owners</source>
        <translation>Разные владельцы</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) on planets</source>
        <translation>
            <numerusform>%n объект на планетах</numerusform>
            <numerusform>%n объекта на планетах</numerusform>
            <numerusform>%n объектов на планетах</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Очистить корзину …</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завершённые</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <comment>documents</comment>
        <translation>
            <numerusform>Найдено: %n</numerusform>
            <numerusform>Найдено: %n</numerusform>
            <numerusform>Найдено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>В корзине</translation>
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
    <message>
        <source>Restore from the bin</source>
        <translation>Восстановить из корзины</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n document(s)</source>
        <translation>
            <numerusform>Удалить навсегда %n документ</numerusform>
            <numerusform>Удалить навсегда %n документа</numerusform>
            <numerusform>Удалить навсегда %n документов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfPanel</name>
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
        <source>Begin with a sample match</source>
        <translation>Начните с пробной партии</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
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
        <source>Matches and maps appear here as cards.</source>
        <translation>Здесь карточками появятся партии и карты.</translation>
    </message>
    <message>
        <source>Restore from the bin</source>
        <translation>Восстановить из корзины</translation>
    </message>
    <message>
        <source>It keeps the money, turns and secrets of a space war on the board, rolls its dice and draws its maps. Try it with the sample match; every step is saved at once.</source>
        <translation>Ведёт счёт деньгам и ходам космической войны, хранит её тайны, бросает кости и рисует карты. Начните с пробной партии; каждый шаг сохраняется сразу.</translation>
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
        <source>{what} here</source>
        <translation>{what} здесь</translation>
    </message>
    <message>
        <source>Missing: {amounts}</source>
        <translation>Не хватает: {amounts}</translation>
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
        <source>Click a field and press the new keys; Backspace removes them.</source>
        <translation>Щёлкните поле и нажмите новые клавиши; Backspace их убирает.</translation>
    </message>
    <message>
        <source>Reset all shortcuts</source>
        <translation>Сбросить все сочетания</translation>
    </message>
    <message>
        <source>{keys} is already used for “{action}”. Remove it there first.</source>
        <translation>{keys} уже занято: «{action}». Сначала уберите там.</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Other values</source>
        <translation>Другие значения</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Прибавка к атаке</translation>
    </message>
    <message>
        <source>Defence bonus</source>
        <translation>Прибавка к защите</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Open on a page of its own</source>
        <translation>Открыть на отдельной странице</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Rules and help</source>
        <translation>Правила и справка</translation>
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
        <source>A new game</source>
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
        <source>by hand</source>
        <translation>вручную</translation>
    </message>
    <message>
        <source>program</source>
        <translation>программа</translation>
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
        <source>Distribution</source>
        <translation>Распределение</translation>
    </message>
    <message>
        <source>{die} · {total} · expected per face: {expected}, usually {low} to {high}</source>
        <translation>{die} · {total} · ожидается на грань: {expected}, обычно от {low} до {high}</translation>
    </message>
    <message>
        <source>{die}: chi-square {value} over {total} rolls; a fair die would be at least this uneven {percent} % of the time.</source>
        <translation>{die}: хи-квадрат {value}, бросков: {total}; честная кость была бы не ровнее в {percent} % случаев.</translation>
    </message>
    <message>
        <source>No rolls yet. Choose a die.</source>
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
        <source>Changed table options</source>
        <translation>Изменены правила стола</translation>
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
        <source>Gave a planet an owner</source>
        <translation>У планеты появился владелец</translation>
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
        <source>Moved a space structure to {cell}</source>
        <translation>Космическое сооружение перенесено в {cell}</translation>
    </message>
    <message>
        <source>Removed a space structure</source>
        <translation>Убрано космическое сооружение</translation>
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
        <source>Loaded a map from a file</source>
        <translation>Карта загружена из файла</translation>
    </message>
    <message>
        <source>Named the map “{title}”</source>
        <translation>Карта названа «{title}»</translation>
    </message>
    <message>
        <source>Added a tile (column {column}, row {row})</source>
        <translation>Добавлен участок (столбец {column}, ряд {row})</translation>
    </message>
    <message>
        <source>Removed a tile (column {column}, row {row})</source>
        <translation>Убран участок (столбец {column}, ряд {row})</translation>
    </message>
    <message>
        <source>Added {wide} × {high} tiles</source>
        <translation>Добавлены участки: {wide} × {high}</translation>
    </message>
    <message>
        <source>Removed the name of a revision</source>
        <translation>Название версии убрано</translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n item(s)</source>
        <translation>
            <numerusform>Вставлен %n объект</numerusform>
            <numerusform>Вставлено %n объекта</numerusform>
            <numerusform>Вставлено %n объектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made the map symmetric: %n change(s)</source>
        <translation>
            <numerusform>Карта сделана симметричной: %n изменение</numerusform>
            <numerusform>Карта сделана симметричной: %n изменения</numerusform>
            <numerusform>Карта сделана симметричной: %n изменений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fixed problems: %n change(s)</source>
        <translation>
            <numerusform>Проблемы исправлены: %n изменение</numerusform>
            <numerusform>Проблемы исправлены: %n изменения</numerusform>
            <numerusform>Проблемы исправлены: %n изменений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turned or mirrored %n item(s)</source>
        <translation>
            <numerusform>Повёрнут или отражён %n объект</numerusform>
            <numerusform>Повёрнуты или отражены %n объекта</numerusform>
            <numerusform>Повёрнуто или отражено %n объектов</numerusform>
        </translation>
    </message>
    <message>
        <source>Named a planet “{name}”</source>
        <translation>Планета названа «{name}»</translation>
    </message>
    <message>
        <source>Removed a planet's name</source>
        <translation>Название планеты убрано</translation>
    </message>
    <message>
        <source>Removed a planet's owner</source>
        <translation>У планеты больше нет владельца</translation>
    </message>
    <message>
        <source>Removed a player's starting planet</source>
        <translation>У игрока больше нет стартовой планеты</translation>
    </message>
    <message>
        <source>Placed a ship ({name}) in {cell}</source>
        <translation>Поставлен корабль ({name}) в {cell}</translation>
    </message>
    <message>
        <source>{kind} placed in {cell}</source>
        <translation>{kind}: размещено в {cell}</translation>
    </message>
    <message numerus="yes">
        <source>Players seated: %n</source>
        <translation>
            <numerusform>Игроков за столом: %n</numerusform>
            <numerusform>Игроков за столом: %n</numerusform>
            <numerusform>Игроков за столом: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Generated the map (seed {seed})</source>
        <translation>Карта создана (зерно {seed})</translation>
    </message>
    <message>
        <source>Generated the map</source>
        <translation>Карта создана</translation>
    </message>
    <message>
        <source>Began to generate the map</source>
        <translation>Начато создание карты</translation>
    </message>
    <message>
        <source>Rolled a die for the map</source>
        <translation>Брошена кость для карты</translation>
    </message>
    <message>
        <source>Generated the rest of the map</source>
        <translation>Остаток карты создан</translation>
    </message>
    <message>
        <source>Stopped generating the map</source>
        <translation>Создание карты остановлено</translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
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
        <source>Destroyed</source>
        <translation>Уничтожена</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Мимо</translation>
    </message>
    <message>
        <source>Now: {attacker} attacks {target}. Chance of the goal from here: {value}</source>
        <translation>Сейчас: {attacker} → {target}. Шанс отсюда: {value}</translation>
    </message>
    <message>
        <source>If all of them miss, the attack is over.</source>
        <translation>Если всё мимо, атака окончена.</translation>
    </message>
    <message>
        <source>If destroyed, the goal is reached.</source>
        <translation>Если цель уничтожена, задача выполнена.</translation>
    </message>
    <message>
        <source>If destroyed, no attack is left.</source>
        <translation>Если цель уничтожена, атак больше нет.</translation>
    </message>
    <message>
        <source>If destroyed: {attacker} attacks {target}.</source>
        <translation>Если цель уничтожена: {attacker} → {target}.</translation>
    </message>
    <message>
        <source>If destroyed, continue with {target}.</source>
        <translation>Если цель уничтожена, дальше: {target}.</translation>
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
    <name>StrikePanel</name>
    <message>
        <source>An equal total hits (a house rule)</source>
        <translation>Равная сумма — попадание (домашнее правило)</translation>
    </message>
    <message>
        <source>The attacker</source>
        <translation>Кто атакует</translation>
    </message>
    <message>
        <source>The target</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>This attack</source>
        <translation>Эта атака</translation>
    </message>
    <message>
        <source>Against every target</source>
        <translation>Против каждой цели</translation>
    </message>
    <message>
        <source>+{attack} against +{defence}: {hits} of {pairs} rolls hit</source>
        <translation>+{attack} против +{defence}: попаданий {hits} из {pairs}</translation>
    </message>
    <message>
        <source>The attack hits</source>
        <translation>Атака попадает</translation>
    </message>
    <message>
        <source>The attacker hits first</source>
        <translation>Первым попадает атакующий</translation>
    </message>
    <message>
        <source>Attacks until the first hit, on average: {mean}</source>
        <translation>Атак до первого попадания, в среднем: {mean}</translation>
    </message>
    <message>
        <source>A counter-attack hits</source>
        <translation>Контратака попадает</translation>
    </message>
    <message>
        <source>No hit is possible.</source>
        <translation>Попасть невозможно.</translation>
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
        <translation>Поворот ×2</translation>
    </message>
    <message>
        <source>3-fold</source>
        <translation>Поворот ×3</translation>
    </message>
    <message>
        <source>6-fold</source>
        <translation>Поворот ×6</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Верх</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Низ</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Лево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Право</translation>
    </message>
    <message>
        <source>Upper left</source>
        <translation>Слева вверху</translation>
    </message>
    <message>
        <source>Upper right</source>
        <translation>Справа вверху</translation>
    </message>
    <message>
        <source>Lower left</source>
        <translation>Слева внизу</translation>
    </message>
    <message>
        <source>Lower right</source>
        <translation>Справа внизу</translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message>
        <source>Symmetry while drawing</source>
        <translation>Симметрия при рисовании</translation>
    </message>
    <message>
        <source>Make symmetric</source>
        <translation>Сделать симметричным</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Исключения</translation>
    </message>
    <message>
        <source>Make symmetric …</source>
        <translation>Сделать симметричным …</translation>
    </message>
    <message>
        <source>Mirror …</source>
        <translation>Отразить …</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>Добавлен %n объект</numerusform>
            <numerusform>Добавлено %n объекта</numerusform>
            <numerusform>Добавлено %n объектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>Изменён %n объект</numerusform>
            <numerusform>Изменено %n объекта</numerusform>
            <numerusform>Изменено %n объектов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>Убран %n объект</numerusform>
            <numerusform>Убрано %n объекта</numerusform>
            <numerusform>Убрано %n объектов</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be changed.</source>
        <translation>Ничего изменить нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>%n left out: {why}</source>
        <translation>
            <numerusform>Пропущен %n объект: {why}</numerusform>
            <numerusform>Пропущено %n объекта: {why}</numerusform>
            <numerusform>Пропущено %n объектов: {why}</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles are added.</source>
        <translation>Добавляются участки.</translation>
    </message>
    <message>
        <source>All parts: nothing is removed</source>
        <translation>Все части: ничего не убирается</translation>
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
        <source>Exceptions to the symmetry</source>
        <translation>Исключения из симметрии</translation>
    </message>
    <message>
        <source>Mirror the selection (or everything) so that the map is symmetric</source>
        <translation>Отразить выбранное (или всё), чтобы карта стала симметричной</translation>
    </message>
    <message>
        <source>{what} in {cell}: its mirror images would be off the board</source>
        <translation>{what} в {cell}: отражения оказались бы за краем поля</translation>
    </message>
    <message>
        <source>{what} in {cell} has no mirror image in {there}; others would be off the board</source>
        <translation>{what} в {cell}: нет отражения в {there}; другие оказались бы за краем поля</translation>
    </message>
    <message>
        <source>{what} in {cell} has no mirror image in {there}</source>
        <translation>{what} в {cell}: нет отражения в {there}</translation>
    </message>
    <message>
        <source>Choose a symmetry, and every stroke is mirrored.</source>
        <translation>Выберите симметрию, и каждый штрих будет отражён.</translation>
    </message>
    <message>
        <source>{count} not mirrored. Hold Alt while drawing to skip the symmetry.</source>
        <translation>Не отражено: {count}. Чтобы рисовать без симметрии, держите Alt.</translation>
    </message>
    <message>
        <source>Everything is mirrored.</source>
        <translation>Всё отражено.</translation>
    </message>
    <message>
        <source>Part to copy</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>TableBoard</name>
    <message>
        <source>Not there: choose one of the highlighted cells.</source>
        <translation>Не там: выберите одну из подсвеченных ячеек.</translation>
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
        <source>Keep the screen awake while a match is in play</source>
        <translation>Не гасить экран, пока идёт партия</translation>
    </message>
    <message>
        <source>Frame the table in the player's colour when a turn begins</source>
        <translation>В начале хода обвести стол цветом игрока</translation>
    </message>
    <message>
        <source>Let the system beep when a turn begins; there is no other sound</source>
        <translation>В начале хода подать системный звуковой сигнал; других звуков нет</translation>
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
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Pace of the program</source>
        <translation>Темп программы</translation>
    </message>
    <message>
        <source>How fast it plays its seats.</source>
        <translation>Как быстро она играет за свои места.</translation>
    </message>
    <message>
        <source>Show how long everyone takes</source>
        <translation>Показывать, сколько времени тратит каждый</translation>
    </message>
    <message>
        <source>Shows rolls, fights and turns large. Any key or click closes it.</source>
        <translation>Крупно показывает броски, бои и ходы. Любая клавиша или щелчок убирает её.</translation>
    </message>
    <message>
        <source>Ask before a turn ends with something left to do</source>
        <translation>Спрашивать, если в конце хода что-то осталось</translation>
    </message>
    <message>
        <source>Without the question, the message offers Undo.</source>
        <translation>Без вопроса сообщение предложит «Отменить».</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Write it down after an evening: the same one means the same journal.</source>
        <translation>Запишите его после вечера: тот же отпечаток — тот же журнал.</translation>
    </message>
    <message>
        <source>Same fingerprint, same journal.</source>
        <translation>Тот же отпечаток — тот же журнал.</translation>
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
        <source>New tag</source>
        <translation>Новая метка</translation>
    </message>
    <message>
        <source>Chosen tags</source>
        <translation>Выбранные метки</translation>
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
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Tags of “{title}”</source>
        <translation>Метки: «{title}»</translation>
    </message>
    <message>
        <source>One tag, or several separated by commas</source>
        <translation>Метка или несколько через запятую</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
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
        <translation>Столбец {column}, ряд {row} участков · {width} × {height} ячеек</translation>
    </message>
    <message>
        <source>Select all of it</source>
        <translation>Выбрать всё</translation>
    </message>
    <message>
        <source>Remove it with everything on it</source>
        <translation>Убрать со всем, что на нём</translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>One turn back (Page Up)</source>
        <translation>Ход назад (Page Up)</translation>
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
    <message>
        <source>One turn forward (Page Down)</source>
        <translation>Ход вперёд (Page Down)</translation>
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
        <translation>{player} с раунда {round}</translation>
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
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ToolSettingsBar</name>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Click places it, Shift places one more; [ and ] turn, H mirrors, Esc cancels</source>
        <translation>Щелчок кладёт, с Shift — ещё раз; [ и ] вращают, H отражает, Esc отменяет</translation>
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
        <source>Planet</source>
        <translation>Планета</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Астероид</translation>
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
        <source>Ship</source>
        <translation>Корабль</translation>
    </message>
    <message>
        <source>Click a free cell of space</source>
        <translation>Щёлкните свободную ячейку космоса</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ресурсы</translation>
    </message>
    <message>
        <source>Click or draw a box; Shift adds; drag to move</source>
        <translation>Щелчок или рамка; Shift добавляет; перетащите, чтобы сдвинуть</translation>
    </message>
    <message>
        <source>Click its centre; on a planet: new number and resources</source>
        <translation>Щелчок по центру; на планете: новый номер и ресурсы</translation>
    </message>
    <message>
        <source>Click a cell; on an asteroid: new number and resource</source>
        <translation>Щелчок по ячейке; на астероиде: новый номер и ресурс</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Космопорт</translation>
    </message>
    <message>
        <source>Click its core; six docks come with it</source>
        <translation>Щелчок по середине порта: с ней появятся шесть причалов</translation>
    </message>
    <message>
        <source>Docking cell</source>
        <translation>Причал</translation>
    </message>
    <message>
        <source>Click a cell beside the core</source>
        <translation>Щелчок по ячейке рядом с серединой порта</translation>
    </message>
    <message>
        <source>Click or draw over what to remove</source>
        <translation>Щёлкните или проведите по лишнему</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Владелец</translation>
    </message>
    <message>
        <source>Click a planet to give it to the player selected here; Alt skips the symmetry</source>
        <translation>Щёлкните по планете, чтобы отдать её выбранному здесь игроку; с Alt — без симметрии</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Ластик</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Участки</translation>
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
    <message>
        <source>Drag, or click to pick up and click again to place</source>
        <translation>Перетащите, или щёлкните, чтобы взять, и ещё раз, чтобы положить</translation>
    </message>
    <message>
        <source>Click to place one; drag from its centre to size it</source>
        <translation>Щёлкните, чтобы поставить; тяните от центра, чтобы задать размер</translation>
    </message>
    <message>
        <source>Click to place one; Alt skips the symmetry</source>
        <translation>Щёлкните, чтобы поставить; Alt — без симметрии</translation>
    </message>
    <message>
        <source>Click a planet cell, an asteroid or space, depending on the kind</source>
        <translation>Щёлкните ячейку планеты, астероид или космос — что требуется</translation>
    </message>
    <message>
        <source>Click or draw over what to remove; a planet by its centre</source>
        <translation>Щёлкните или проведите по лишнему; планету — за центр</translation>
    </message>
    <message>
        <source>Click to add or remove a tile; Ctrl removes everything on it too; Alt skips the symmetry</source>
        <translation>Щёлкните, чтобы добавить или убрать участок; Ctrl убирает и всё на нём; Alt — без симметрии</translation>
    </message>
</context>
<context>
    <name>TouchMode</name>
    <message>
        <source>Touch mode is on: large buttons, and fingers move and zoom.</source>
        <translation>Сенсорный режим включён: кнопки крупнее, пальцы двигают и меняют масштаб.</translation>
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
        <source>As the banker, {player} …</source>
        <translation>Как банкир, {player} …</translation>
    </message>
    <message>
        <source>Everyone agrees</source>
        <translation>Все согласны</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Step {step} includes dice or a revealed secret. Does everyone agree to undo it?</source>
        <translation>В шаге {step} есть кости или раскрытая тайна. Все согласны его отменить?</translation>
    </message>
</context>
<context>
    <name>TurnUndoController</name>
    <message>
        <source>Undo the whole turn</source>
        <translation>Отменить весь ход</translation>
    </message>
    <message>
        <source>Undo the whole turn: {steps}</source>
        <translation>Отменить весь ход: {steps}</translation>
    </message>
    <message>
        <source>There is nothing to undo in this turn.</source>
        <translation>В этом ходу нечего отменять.</translation>
    </message>
    <message>
        <source>Undo {steps}</source>
        <translation>Отменить {steps}</translation>
    </message>
    <message>
        <source>{way}. This undoes dice rolls or revealed secrets. Does everyone agree?</source>
        <translation>{way}. Это отменит броски костей или раскрытые тайны. Все согласны?</translation>
    </message>
    <message>
        <source>Everyone agrees: {steps}</source>
        <translation>Все согласны: {steps}</translation>
    </message>
    <message>
        <source>Only {steps} (no agreement needed)</source>
        <translation>Только {steps} (согласие не нужно)</translation>
    </message>
    <message>
        <source>Undone: {steps}</source>
        <translation>Отменено: {steps}</translation>
    </message>
</context>
<context>
    <name>UnfinishedPopover</name>
    <message>
        <source>Discard and continue</source>
        <translation>Отказаться и продолжить</translation>
    </message>
    <message>
        <source>Continuing would discard it.</source>
        <translation>Если идти дальше, это пропадёт.</translation>
    </message>
    <message>
        <source>{way}, then continue</source>
        <translation>{way} и продолжить</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Move</source>
        <translation>Движение</translation>
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
        <translation>{unit}: остаток действий пропадёт, как только начнёт действовать другая фигура.</translation>
    </message>
    <message>
        <source>Open a sealed load at {site} …</source>
        <translation>Вскрыть запечатанный груз: {site} …</translation>
    </message>
    <message>
        <source>Move: {count} cells</source>
        <translation>Движение: ячеек {count}</translation>
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
        <translation>Выгрузить: {site} …</translation>
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
        <source>Take aboard: {what}</source>
        <translation>Взять на борт: {what}</translation>
    </message>
    <message>
        <source>Hand {what} over at {site}</source>
        <translation>Передать: {what} → {site}</translation>
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
        <source>{count} more targets …</source>
        <translation>Ещё целей: {count} …</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Что может сделать</translation>
    </message>
    <message>
        <source>Nothing within reach.</source>
        <translation>В пределах досягаемости ничего нет.</translation>
    </message>
    <message>
        <source>Load, unload, buy or place …</source>
        <translation>Загрузить, выгрузить, купить или разместить …</translation>
    </message>
    <message>
        <source>Reveal your treasury first</source>
        <translation>Сначала откройте свою казну</translation>
    </message>
    <message>
        <source>Place {what}</source>
        <translation>Разместить: {what}</translation>
    </message>
    <message>
        <source>Place {what} on asteroid {asteroid}</source>
        <translation>Разместить на астероиде {asteroid}: {what}</translation>
    </message>
    <message>
        <source>{chance} per roll</source>
        <translation>{chance} за бросок</translation>
    </message>
    <message>
        <source>{owner} · {chance} per roll</source>
        <translation>{owner} · {chance} за бросок</translation>
    </message>
</context>
<context>
    <name>UnitHead</name>
    <message>
        <source>All about it</source>
        <translation>Подробнее</translation>
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
        <source>{player} is looking</source>
        <translation>Смотрит: {player}</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
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
        <source>Seed</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Number of rolls</source>
        <translation>Число бросков</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Смоделировать</translation>
    </message>
    <message>
        <source>Calculate exactly</source>
        <translation>Вычислить точно</translation>
    </message>
    <message>
        <source>Rolls</source>
        <translation>Бросков</translation>
    </message>
    <message>
        <source>An exact answer would take longer than a second. Instead the program can simulate the fight many times and show the margin of error.</source>
        <translation>Точный ответ занял бы больше секунды. Вместо этого программа может много раз смоделировать бой и показать погрешность.</translation>
    </message>
    <message>
        <source>Calculating: {percent} %</source>
        <translation>Считаю: {percent} %</translation>
    </message>
</context>
<context>
    <name>WelcomePanel</name>
    <message>
        <source>For evenings with a board game in space: it keeps money, turns and secrets, rolls the dice, draws the maps and remembers every step.</source>
        <translation>Для вечеров за настольной игрой о космосе: ведёт счёт деньгам и ходам, хранит тайны, бросает кости, рисует карты и помнит каждый шаг.</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>Go to Home (Esc)</source>
        <translation>На главную (Esc)</translation>
    </message>
    <message>
        <source>A first match, step by step</source>
        <translation>Первая партия, шаг за шагом</translation>
    </message>
    <message>
        <source>The rules, in short paragraphs</source>
        <translation>Правила в коротких абзацах</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Научиться играть</translation>
    </message>
</context>
<context>
    <name>WorkPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>WritingPlace</name>
    <message>
        <source>You were writing a secret contract.</source>
        <translation>Вы писали тайный контракт.</translation>
    </message>
    <message>
        <source>A secret contract waits for your signature.</source>
        <translation>Тайный контракт ждёт вашей подписи.</translation>
    </message>
    <message>
        <source>Your private note is open.</source>
        <translation>Ваша личная заметка открыта.</translation>
    </message>
    <message>
        <source>{player}: read and sign a secret contract</source>
        <translation>{player}: прочитать и подписать тайный контракт</translation>
    </message>
    <message>
        <source>The other player has not signed your contract.</source>
        <translation>Второй партнёр не подписал ваш контракт.</translation>
    </message>
    <message>
        <source>{player}: continue your secret contract</source>
        <translation>{player}: продолжить тайный контракт</translation>
    </message>
    <message>
        <source>A secret contract is being written.</source>
        <translation>Пишется тайный контракт.</translation>
    </message>
</context>
<context>
    <name>YardPanel</name>
    <message>
        <source>Things are bought at the end of your own turn.</source>
        <translation>Покупают в конце своего хода.</translation>
    </message>
    <message>
        <source>Vessels</source>
        <translation>Корабли</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Колонии</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Карта события</translation>
    </message>
    <message>
        <source>{count} of {wanted} colonies, and the arms race has not begun</source>
        <translation>Колонии: {count} из {wanted}, и гонка вооружений не началась</translation>
    </message>
    <message>
        <source>No colony to place it at</source>
        <translation>Нет своей колонии для размещения</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>осталось: {count}</translation>
    </message>
    <message>
        <source>usable from the next turn</source>
        <translation>можно сыграть со следующего хода</translation>
    </message>
</context>
<context>
    <name>YardShop</name>
    <message>
        <source>How many: {ship}</source>
        <translation>Сколько: {ship}</translation>
    </message>
    <message>
        <source>{what}: choose a cell at {planet}</source>
        <translation>{what}: выберите ячейку, {planet}</translation>
    </message>
    <message>
        <source>The first goes there, the others beside it · cost: {price}</source>
        <translation>Первый встанет там, остальные рядом · цена: {price}</translation>
    </message>
    <message>
        <source>Highlighted cells: {count} · cost: {price}</source>
        <translation>Подсвечено ячеек: {count} · цена: {price}</translation>
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
        <source>Box</source>
        <translation>Коробка</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Учиться играя</translation>
    </message>
    <message>
        <source>Go to the lesson and back</source>
        <translation>К уроку и обратно</translation>
    </message>
    <message>
        <source>Skip this step of the lesson</source>
        <translation>Пропустить этот шаг урока</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
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
        <translation>Спланировать бой фигурами этой партии</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Switch between dark and light</source>
        <translation>Переключить тёмную и светлую тему</translation>
    </message>
    <message>
        <source>Rule or help for what is in use</source>
        <translation>Правило или справка о том, что выбрано</translation>
    </message>
    <message>
        <source>Print a cheat sheet of the rules</source>
        <translation>Напечатать памятку по правилам</translation>
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
        <source>What is new in this version</source>
        <translation>Что нового в этой версии</translation>
    </message>
    <message>
        <source>Look for a new version</source>
        <translation>Проверить обновления</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>Искать везде</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Your settings could not be read. The old file was moved to {path}; default settings are in use.</source>
        <translation>Не удалось прочитать настройки. Старый файл перемещён в {path}; действуют настройки по умолчанию.</translation>
    </message>
</context>
<context>
    <name>battle</name>
    <message>
        <source>It must also beat the shield of {shield}.</source>
        <translation>И ещё превысить щит {shield}.</translation>
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
        <translation>Цель уничтожена.</translation>
    </message>
    <message>
        <source>The target holds; nobody is harmed.</source>
        <translation>Цель устояла; никто не пострадал.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the shield of {shield}; there is no defence die.</source>
        <translation>d{attack} должна превысить щит {shield}; защита кость не бросает.</translation>
    </message>
    <message>
        <source>The d{attack} must beat the d{defence}; a tie is not enough.</source>
        <translation>d{attack} должна превысить d{defence}; ничья — промах.</translation>
    </message>
    <message>
        <source>{attack} beats the defence roll of {defence}.</source>
        <translation>{attack} больше, чем {defence} у защиты.</translation>
    </message>
    <message>
        <source>{attack} does not beat the defence roll of {defence}.</source>
        <translation>{attack} не больше, чем {defence} у защиты.</translation>
    </message>
    <message>
        <source>{percent} ({chance}) within {times} attacks</source>
        <translation>{percent} ({chance}), атак: {times}</translation>
    </message>
</context>
<context>
    <name>cheat sheet</name>
    <message>
        <source>By the rulebook</source>
        <translation>По книге правил</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Домашние правила этого стола</translation>
    </message>
    <message numerus="yes">
        <source>and %n more house rule(s)</source>
        <translation>
            <numerusform>и ещё %n домашнее правило</numerusform>
            <numerusform>и ещё %n домашних правила</numerusform>
            <numerusform>и ещё %n домашних правил</numerusform>
        </translation>
    </message>
    <message>
        <source>None: everything is played by the rulebook.</source>
        <translation>Нет: играют строго по книге правил.</translation>
    </message>
    <message>
        <source>{game}: cheat sheet</source>
        <translation>{game}: памятка</translation>
    </message>
    <message>
        <source>★ and colour: not played by the rulebook at this table.</source>
        <translation>★ и цвет: за этим столом играют иначе, чем в книге правил.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Памятка</translation>
    </message>
    <message>
        <source>cheat sheet</source>
        <translation>памятка</translation>
    </message>
    <message>
        <source>Written: {file}. Print it on both sides.</source>
        <translation>Записано: {file}. Напечатайте с двух сторон.</translation>
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
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Paused: nobody was at the table</source>
        <translation>Пауза: за столом никого</translation>
    </message>
    <message>
        <source>Charge overtime: {player}, {amounts}</source>
        <translation>Записать лишнее время: {player}, {amounts}</translation>
    </message>
    <message>
        <source>{player} owes for overtime. Charge it from the clock menu.</source>
        <translation>За лишнее время платит: {player}. Записать можно в меню часов.</translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} мин</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ч {minutes} мин</translation>
    </message>
    <message>
        <source>poster</source>
        <translation>плакат</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>next</source>
        <translation>следующий</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ходит</translation>
    </message>
</context>
<context>
    <name>consents</name>
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
    <message>
        <source>Asked first: {players}</source>
        <translation>Сначала спросить: {players}</translation>
    </message>
</context>
<context>
    <name>fingerprint</name>
    <message>
        <source>Fingerprint: {fingerprint}</source>
        <translation>Отпечаток: {fingerprint}</translation>
    </message>
    <message>
        <source>Edited outside the program at step {step}</source>
        <translation>Шаг {step} изменён вне программы</translation>
    </message>
</context>
<context>
    <name>guarded</name>
    <message>
        <source>This cannot be shown.</source>
        <translation>Это нельзя показать.</translation>
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
        <source>bot computer opponent seat level pace leave</source>
        <translation>бот компьютер противник место уровень темп уйти</translation>
    </message>
    <message>
        <source>hash verify check proof cheat</source>
        <translation>хеш проверка доказательство обман</translation>
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
        <source>first match basics</source>
        <translation>первая партия основы</translation>
    </message>
    <message>
        <source>studio draw map editor</source>
        <translation>студия рисовать карта редактор</translation>
    </message>
    <message>
        <source>secret curtain treasury contract seal</source>
        <translation>тайна занавес шторка казна контракт печать</translation>
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
        <source>tutorial lesson guide teach beginner how to play</source>
        <translation>обучение урок руководство новичок как играть</translation>
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
        <source>rulebook paragraph law tables costs</source>
        <translation>книга правил параграф закон таблицы цены</translation>
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
        <source>explain context what is this</source>
        <translation>объяснить что это подсказка</translation>
    </message>
    <message>
        <source>summary reference card PDF costs overview</source>
        <translation>сводка шпаргалка справка PDF цены обзор</translation>
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
        <source>changelog release notes changes about</source>
        <translation>изменения новости список обновление о программе</translation>
    </message>
    <message>
        <source>update upgrade download release website</source>
        <translation>обновление обновить скачать сайт</translation>
    </message>
    <message>
        <source>exit close</source>
        <translation>закрыть завершить</translation>
    </message>
    <message>
        <source>curtain hide secret secrecy treasury hand</source>
        <translation>занавес шторка скрыть тайна казна карты на руках секретность</translation>
    </message>
    <message>
        <source>note remark picture camera image annotate</source>
        <translation>заметка замечание снимок картинка камера</translation>
    </message>
    <message>
        <source>practise simulate trial what if fight</source>
        <translation>тренировка симуляция проба что если бой</translation>
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
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n проблема</numerusform>
            <numerusform>%n проблемы</numerusform>
            <numerusform>%n проблем</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>проблем нет</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлена</translation>
    </message>
    <message>
        <source>Sample match</source>
        <translation>Пробная партия</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Наборы</translation>
    </message>
    <message>
        <source>New set of definitions</source>
        <translation>Новый набор определений</translation>
    </message>
    <message>
        <source>Your own modules, event cards and factions</source>
        <translation>Свои модули, карты событий и фракции</translation>
    </message>
    <message>
        <source>New match of Parsec</source>
        <translation>Новая партия в Parsec</translation>
    </message>
    <message>
        <source>Colonies, trade and fights on modules of hexes</source>
        <translation>Колонии, торговля и бои на модулях из шестиугольников</translation>
    </message>
    <message>
        <source>Play a sample match of Parsec</source>
        <translation>Сыграть пробную партию в Parsec</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Ходит: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
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
    <message>
        <source>Generated by the rules, or empty</source>
        <translation>Созданная по правилам или пустая</translation>
    </message>
    <message>
        <source>{player}'s turn, {phase}</source>
        <translation>Ходит {player}, {phase}</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>Your first match</source>
        <translation>Ваша первая партия</translation>
    </message>
    <message>
        <source>Your first contract</source>
        <translation>Ваш первый контракт</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Vega</source>
        <translation>Вега</translation>
    </message>
    <message>
        <source>Rigel</source>
        <translation>Ригель</translation>
    </message>
    <message>
        <source>Nova</source>
        <translation>Нова</translation>
    </message>
    <message>
        <source>Ares</source>
        <translation>Арес</translation>
    </message>
    <message>
        <source>Flora</source>
        <translation>Флора</translation>
    </message>
    <message>
        <source>Two turns against the program, on a small map. About 15 minutes.</source>
        <translation>Два хода против программы на маленькой карте. Около 15 минут.</translation>
    </message>
    <message>
        <source>Draw a map</source>
        <translation>Нарисовать карту</translation>
    </message>
    <message>
        <source>A small map for two in the studio that passes its checks. 5 minutes.</source>
        <translation>Маленькая карта на двоих в студии, без нарушений правил. 5 минут.</translation>
    </message>
    <message>
        <source>Curtain and contract</source>
        <translation>Занавес и контракт</translation>
    </message>
    <message>
        <source>Look at a hidden treasury, and sign a sealed contract. 5 minutes.</source>
        <translation>Взглянуть на скрытую казну и подписать запечатанный контракт. 5 минут.</translation>
    </message>
    <message>
        <source>Continue the lesson: {lesson}</source>
        <translation>Продолжить урок: {lesson}</translation>
    </message>
    <message>
        <source>{lesson} (done)</source>
        <translation>{lesson} (пройдено)</translation>
    </message>
    <message>
        <source>My first map</source>
        <translation>Моя первая карта</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>сильный</translation>
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
        <translation>исполнен</translation>
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
        <source>Cells added to the board: {cells}.</source>
        <translation>На поле добавлено ячеек: {cells}.</translation>
    </message>
    <message>
        <source>Cells removed from the board: {cells}.</source>
        <translation>С поля убрано ячеек: {cells}.</translation>
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
        <source>{left} of {whole} left out: something is in the way.</source>
        <translation>Не поместилось {left} из {whole}: что-то мешает.</translation>
    </message>
    <message>
        <source>Zoom in to see the coordinates in the cells.</source>
        <translation>Приблизьте карту, чтобы увидеть координаты в ячейках.</translation>
    </message>
    <message>
        <source>It would break a rule that is kept now ({rule}).</source>
        <translation>Это нарушило бы правило, которое сейчас соблюдено ({rule}).</translation>
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
        <source>An asteroid that was kept would lie in the orbit of a planet of this size: roll again.</source>
        <translation>Закреплённый астероид оказался бы на орбите планеты такого размера: бросьте ещё раз.</translation>
    </message>
    <message>
        <source>Cells to choose: {expected}, all different; given: {given}.</source>
        <translation>Нужно выбрать ячеек: {expected}, все разные; выбрано: {given}.</translation>
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
        <source>Tile {tile} is less than {distance} tiles away from another starting planet: roll again.</source>
        <translation>От участка {tile} до другой стартовой планеты меньше {distance} участков: бросьте ещё раз.</translation>
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
        <translation>Ячеек на поле не больше {limit}.</translation>
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
        <source>A problem with {rule} was not accepted here.</source>
        <translation>Проблема с {rule} здесь не была принята.</translation>
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
        <source>Two starting planets are less than {distance} tiles apart.</source>
        <translation>Расстояние между двумя стартовыми планетами меньше {distance} участков.</translation>
    </message>
    <message>
        <source>{kind:kind}: this stands in empty space, not on an asteroid.</source>
        <translation>{kind:kind}: стоит в пустом космосе, а не на астероиде.</translation>
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
        <source>Too few tiles for these players: {tiles}; at least {least} needed.</source>
        <translation>Участков ({tiles}) мало для этих игроков: нужно хотя бы {least}.</translation>
    </message>
    <message>
        <source>A map has at most {limit} seats.</source>
        <translation>Мест на карте не больше {limit}.</translation>
    </message>
    <message>
        <source>Tile {tile} holds another planet already: {planet}.</source>
        <translation>На участке {tile} уже есть другая планета: {planet}.</translation>
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
        <source>There is no table option {option}.</source>
        <translation>Правила стола {option} нет.</translation>
    </message>
    <message>
        <source>The match begins: {players}.</source>
        <translation>Партия начинается: {players}.</translation>
    </message>
    <message>
        <source>{ship} moves {cells:cells}.</source>
        <translation>{ship} движется, путь: {cells:cells}.</translation>
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
        <source>{option} would change nothing in this kind of file; leave it out.</source>
        <translation>{option} ничего не изменит в таком файле; уберите этот параметр.</translation>
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
        <source>{ship} does not carry that much.</source>
        <translation>{ship} столько не везёт.</translation>
    </message>
    <message>
        <source>The hold of {ship} takes {capacity} in all; that would be too much.</source>
        <translation>{ship}: в трюм входит всего {capacity}; это было бы слишком много.</translation>
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
        <source>{player} has lost everything and is out of the game.</source>
        <translation>{player} теряет всё и выбывает из игры.</translation>
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
        <translation>Исправление: трюм, {ship} ({player}). {reason}</translation>
    </message>
    <message>
        <source>Correction: {player} gets {ship}. {reason}</source>
        <translation>Исправление: {player} получает {ship}. {reason}</translation>
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
        <source>{player} writes a private note.</source>
        <translation>{player} пишет личную заметку.</translation>
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
        <source>The contract of {players} is in force.</source>
        <translation>Контракт ({players}) вступил в силу.</translation>
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
        <source>The pause is over.</source>
        <translation>Пауза окончена.</translation>
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
        <translation>{ship}: бомбардировка занимает весь ход.</translation>
    </message>
    <message>
        <source>{ship} cannot get there with one action.</source>
        <translation>{ship} не попадёт туда за одно действие.</translation>
    </message>
    <message>
        <source>{ship} cannot go that far: at most {allowed}, here {asked}.</source>
        <translation>{ship} проходит ячеек не больше {allowed}; здесь {asked}.</translation>
    </message>
    <message>
        <source>Something stands in the way of {ship}.</source>
        <translation>{ship}: на пути что-то стоит.</translation>
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
        <source>By that rule nobody would be left in the match.</source>
        <translation>По этому правилу в игре никого бы не осталось.</translation>
    </message>
    <message>
        <source>Overrule …</source>
        <translation>Разрешить …</translation>
    </message>
    <message>
        <source>Players: {seats}, tiles: {tiles}, planets: {planets}, asteroids: {asteroids}, problems: {problems}</source>
        <translation>Игроков: {seats}, участков: {tiles}, планет: {planets}, астероидов: {asteroids}, проблем: {problems}</translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) gone</source>
        <translation>
            <numerusform>%n сооружение уничтожено</numerusform>
            <numerusform>%n сооружения уничтожены</numerusform>
            <numerusform>%n сооружений уничтожено</numerusform>
        </translation>
    </message>
    <message>
        <source>All places are equally good: this one was drawn.</source>
        <translation>Все места равны: это выпало по жребию.</translation>
    </message>
    <message>
        <source>Somebody has to begin.</source>
        <translation>Кто-то должен начать.</translation>
    </message>
    <message>
        <source>Every turn begins with this roll.</source>
        <translation>Каждый ход начинается с этого броска.</translation>
    </message>
    <message>
        <source>Takes what its planets and structures yield.</source>
        <translation>Берёт то, что дают планеты и сооружения.</translation>
    </message>
    <message>
        <source>The program saw nothing more worth doing.</source>
        <translation>Программа больше не увидела ничего полезного.</translation>
    </message>
    <message>
        <source>Gives up: after {round} rounds others are stronger.</source>
        <translation>Сдаётся: к раунду {round} другие сильнее.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, for a higher income.</source>
        <translation>{planet}: {thing}, ради дохода.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, because enemy ships are near.</source>
        <translation>{planet}: {thing}, рядом вражеские корабли.</translation>
    </message>
    <message>
        <source>{planet}: {thing}, to build ships.</source>
        <translation>{planet}: {thing}, чтобы строить корабли.</translation>
    </message>
    <message>
        <source>{ship}, to take a free planet.</source>
        <translation>{ship}: занять свободную планету.</translation>
    </message>
    <message>
        <source>{ship}, to settle asteroids.</source>
        <translation>{ship}: осваивать астероиды.</translation>
    </message>
    <message>
        <source>{ship}, for the fleet.</source>
        <translation>{ship}: пополнение флота.</translation>
    </message>
    <message>
        <source>Saves for: {thing}.</source>
        <translation>Копит: {thing}.</translation>
    </message>
    <message>
        <source>Saves for: {ship}.</source>
        <translation>Копит: {ship}.</translation>
    </message>
    <message>
        <source>Attacks: {target}, {chance} %.</source>
        <translation>Атакует: {target}, {chance} %.</translation>
    </message>
    <message>
        <source>Moves up to attack: {target}, {chance} % this turn.</source>
        <translation>Подходит для атаки: {target}, {chance} % за этот ход.</translation>
    </message>
    <message>
        <source>Takes the free planet: {planet}.</source>
        <translation>Занимает свободную планету: {planet}.</translation>
    </message>
    <message>
        <source>Conquers: {planet}. Nothing is left on it.</source>
        <translation>Завоёвывает: {planet}. Там ничего не осталось.</translation>
    </message>
    <message>
        <source>{planet}: {thing} stands in the way of conquest.</source>
        <translation>{planet}: {thing} мешает завоеванию.</translation>
    </message>
    <message>
        <source>Bombards: {planet}. No dice, and everything on it is gone.</source>
        <translation>Бомбардирует: {planet}. Без костей уничтожается всё, что на ней построено.</translation>
    </message>
    <message>
        <source>Heads for an enemy planet: {planet}.</source>
        <translation>Идёт к вражеской планете: {planet}.</translation>
    </message>
    <message>
        <source>Heads for a free planet: {planet}.</source>
        <translation>Идёт к свободной планете: {planet}.</translation>
    </message>
    <message>
        <source>Comes to defend: {planet}.</source>
        <translation>Идёт на защиту: {planet}.</translation>
    </message>
    <message>
        <source>Hunts the last enemies.</source>
        <translation>Охотится за последними врагами.</translation>
    </message>
    <message>
        <source>Draws back: here the chance of being destroyed is {chance} %.</source>
        <translation>Отходит: здесь погибнет с вероятностью {chance} %.</translation>
    </message>
    <message>
        <source>Loads cargo for an asteroid.</source>
        <translation>Загружает груз для астероида.</translation>
    </message>
    <message>
        <source>Places: {thing}, for a higher income.</source>
        <translation>Размещает: {thing}, ради дохода.</translation>
    </message>
    <message>
        <source>On the way to an asteroid.</source>
        <translation>Идёт к астероиду.</translation>
    </message>
    <message>
        <source>Returns to load again.</source>
        <translation>Возвращается за грузом.</translation>
    </message>
    <message>
        <source>This seat decides nothing now.</source>
        <translation>Это место сейчас ничего не решает.</translation>
    </message>
    <message>
        <source>Accepts with thanks: {goods}.</source>
        <translation>Принимает с благодарностью: {goods}.</translation>
    </message>
    <message>
        <source>Gives nothing away for nothing.</source>
        <translation>Даром ничего не отдаёт.</translation>
    </message>
    <message>
        <source>Plays on to win.</source>
        <translation>Играет дальше, до победы.</translation>
    </message>
    <message>
        <source>Signs no contracts.</source>
        <translation>Не подписывает контрактов.</translation>
    </message>
    <message>
        <source>Does not agree to that.</source>
        <translation>Не соглашается.</translation>
    </message>
    <message>
        <source>{unit} can hand over: {kind:kind}</source>
        <translation>{unit} может передать: {kind:kind}</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Передать</translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) failed</source>
        <translation>
            <numerusform>%n атака не удалась</numerusform>
            <numerusform>%n атаки не удались</numerusform>
            <numerusform>%n атак не удалось</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) by the players</source>
        <translation>
            <numerusform>%n исправление игроков</numerusform>
            <numerusform>%n исправления игроков</numerusform>
            <numerusform>%n исправлений игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>The program plays for its seats. Watch, or press here if it waits or you do not want to wait.</source>
        <translation>Программа ходит за свои места. Смотрите или нажмите сюда, если она ждёт или вы не хотите ждать.</translation>
    </message>
    <message>
        <source>This step is done on the board: show it.</source>
        <translation>Этот шаг делают на поле: откройте его.</translation>
    </message>
    <message>
        <source>Your home planet</source>
        <translation>Ваша планета</translation>
    </message>
    <message>
        <source>You are Captain, in red. The program plays Vega and Rigel. You win when all others are destroyed: so build, conquer and fight. Do as you like at any time; the lesson follows you.</source>
        <translation>Вы Капитан, ваш цвет красный. За Вегу и Ригель играет программа. Вы победите, когда все остальные будут уничтожены: стройте, завоёвывайте, сражайтесь. Можно в любой момент делать по-своему: урок подстроится.</translation>
    </message>
    <message>
        <source>Your treasury</source>
        <translation>Ваша казна</translation>
    </message>
    <message>
        <source>Everything is paid with these four resources. The small green numbers are what you collect every turn.</source>
        <translation>За всё платят этими четырьмя ресурсами. Маленькие зелёные числа: столько вы собираете каждый ход.</translation>
    </message>
    <message>
        <source>The gold button always does what comes next. A turn begins with a d20: a 1 or a 20 brings a bad event for this turn, anything else nothing. Press it.</source>
        <translation>Золотая кнопка всегда ведёт дальше. Ход начинается с d20: 1 или 20 — беда на этот ход, остальное не в счёт. Нажмите её.</translation>
    </message>
    <message>
        <source>Forests give biomass, mountains concrete. Food and metal come from greenhouses and furnaces that you build. Press the button to collect.</source>
        <translation>Леса дают биомассу, горы цемент. Еда и металл приходят из теплиц и домен, которые вы построите. Нажмите кнопку, чтобы собрать.</translation>
    </message>
    <message>
        <source>This tab shows what you can do in this phase.</source>
        <translation>На этой вкладке всё, что можно сделать в этой фазе.</translation>
    </message>
    <message>
        <source>Build a spaceport</source>
        <translation>Постройте космодром</translation>
    </message>
    <message>
        <source>Ships are built only where there is a spaceport. Each planet may build one structure a turn. Press the card; the price is on it.</source>
        <translation>Корабли строят только там, где есть космодром. Планета строит одно сооружение за ход. Нажмите карточку: цена на ней.</translation>
    </message>
    <message>
        <source>Choose its place: click any highlighted cell.</source>
        <translation>Выберите место: нажмите любую подсвеченную ячейку.</translation>
    </message>
    <message>
        <source>Undo it</source>
        <translation>Отмените</translation>
    </message>
    <message>
        <source>Every step can be undone, so try things out. Press Undo, or Ctrl+Z. Only dice and revealed secrets need everyone's agreement.</source>
        <translation>Любой шаг можно отменить, так что пробуйте. Нажмите «Отменить» или Ctrl+Z. Только для бросков и раскрытых тайн нужно согласие всех.</translation>
    </message>
    <message>
        <source>And redo it</source>
        <translation>И верните</translation>
    </message>
    <message>
        <source>Your resources are back. Redo, or Ctrl+Y, brings the spaceport back too.</source>
        <translation>Ресурсы снова у вас. «Вернуть» или Ctrl+Y вернёт и космодром.</translation>
    </message>
    <message>
        <source>You will need a spaceport: press its card once more.</source>
        <translation>Космодром понадобится: нажмите его карточку ещё раз.</translation>
    </message>
    <message>
        <source>Build a ship</source>
        <translation>Постройте корабль</translation>
    </message>
    <message>
        <source>Nothing more to build here: the gold button leads to the next phase, Ships.</source>
        <translation>Строить здесь больше нечего: золотая кнопка ведёт в следующую фазу, «Корабли».</translation>
    </message>
    <message>
        <source>The Spear is small, cheap and fast: die d4, speed 4. A new ship can act from the next turn on. Press its card.</source>
        <translation>Spear маленький, дешёвый и быстрый: кость d4, скорость 4. Новый корабль действует со следующего хода. Нажмите его карточку.</translation>
    </message>
    <message>
        <source>New ships begin beside their planet: click a highlighted cell.</source>
        <translation>Новые корабли появляются рядом с планетой: нажмите подсвеченную ячейку.</translation>
    </message>
    <message>
        <source>That ship cannot act any more this turn. End the turn with this button and try it in your next one, or skip this step.</source>
        <translation>Этот корабль в этом ходу больше не действует. Закончите ход этой кнопкой и попробуйте в следующем, или пропустите шаг.</translation>
    </message>
    <message>
        <source>This is your Eagle, a big ship. Click to select it.</source>
        <translation>Это ваш Eagle, большой корабль. Нажмите, чтобы выбрать его.</translation>
    </message>
    <message>
        <source>You can reach the highlighted cells. Click this one: it is beside the enemy scout, and only the next cell can be attacked.</source>
        <translation>До подсвеченных ячеек можно долететь. Нажмите эту: рядом с ней вражеский Scout, а атаковать можно только соседнюю ячейку.</translation>
    </message>
    <message>
        <source>The scout is beside you. Click it to see your chances.</source>
        <translation>Scout рядом. Нажмите его, чтобы увидеть шансы.</translation>
    </message>
    <message>
        <source>Both roll: your d8 must be higher than the other die and than the shield. The chance is exact. A failed attack costs you nothing but the action. Roll!</source>
        <translation>Бросают оба: ваша d8 должна быть больше другой кости и щита. Шанс точный. Неудача стоит только действия. Бросайте!</translation>
    </message>
    <message>
        <source>Hit or miss, that fight is over for now. Close it to see what else can be done.</source>
        <translation>Попали или нет, этот бой пока окончен. Закройте его, чтобы увидеть, что ещё можно сделать.</translation>
    </message>
    <message>
        <source>Nova belongs to nobody. Your Hammer is close: click it. Finish with one ship before you act with the next.</source>
        <translation>Нова ничья. Ваш Hammer рядом: нажмите его. Закончите с одним кораблём, прежде чем браться за следующий.</translation>
    </message>
    <message>
        <source>Click this cell: a ship beside a planet can conquer it.</source>
        <translation>Нажмите эту ячейку: корабль рядом с планетой может её завоевать.</translation>
    </message>
    <message>
        <source>No dice are needed for a planet without structures. Click here, and Nova is yours; it pays from your next turn on.</source>
        <translation>Для планеты без сооружений кости не нужны. Нажмите сюда, и Нова ваша; доход с неё пойдёт со следующего хода.</translation>
    </message>
    <message>
        <source>Unused actions are lost. The button says what is still left to do; press it when you are done.</source>
        <translation>Неиспользованные действия пропадают. Кнопка говорит, что ещё осталось; нажмите её, когда закончите.</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Ходят остальные</translation>
    </message>
    <message>
        <source>Vega and Rigel take their turns. What they do, and why, is shown here. The gold button speeds them up.</source>
        <translation>Ходят Вега и Ригель. Что они делают и почему, написано здесь. Золотая кнопка их ускоряет.</translation>
    </message>
    <message>
        <source>The journal</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Every step is written down, and can be corrected later. Open the journal to see what the others did.</source>
        <translation>Каждый шаг записан, и его можно исправить позже. Откройте журнал и посмотрите, что делали другие.</translation>
    </message>
    <message>
        <source>Every step is written down, and can be corrected later. Open this menu and choose the journal to see what the others did.</source>
        <translation>Каждый шаг записан, и его можно исправить позже. Откройте это меню, выберите журнал и посмотрите, что делали другие.</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к полю</translation>
    </message>
    <message>
        <source>Look around as long as you like, then show the board again.</source>
        <translation>Осмотритесь, потом снова откройте поле.</translation>
    </message>
    <message>
        <source>Look around as long as you like, then choose the board in this menu again.</source>
        <translation>Осмотритесь, потом снова выберите поле в этом меню.</translation>
    </message>
    <message>
        <source>The rules are inside</source>
        <translation>Правила всегда под рукой</translation>
    </message>
    <message>
        <source>Press F1 at any time: it opens the rule for what you are doing. So does a click on a small code like the one below.</source>
        <translation>F1 в любой момент открывает правило о том, что вы делаете. То же делает щелчок по короткому номеру, как ниже.</translation>
    </message>
    <message>
        <source>Look it up</source>
        <translation>Посмотрите правило</translation>
    </message>
    <message>
        <source>Rules can be searched while you play. Close them with Esc or the cross.</source>
        <translation>В правилах можно искать прямо во время игры. Закройте их клавишей Esc или крестиком.</translation>
    </message>
    <message>
        <source>Your second turn</source>
        <translation>Ваш второй ход</translation>
    </message>
    <message>
        <source>Roll and collect as before. If you hold Nova, it pays you now, too.</source>
        <translation>Бросьте и соберите, как раньше. Если Нова ваша, она теперь тоже приносит доход.</translation>
    </message>
    <message>
        <source>Load cargo</source>
        <translation>Загрузите груз</translation>
    </message>
    <message>
        <source>Your cargo ship waits between your home and an asteroid. Click it.</source>
        <translation>Ваш грузовой корабль ждёт между планетой и астероидом. Нажмите его.</translation>
    </message>
    <message>
        <source>Press this: you buy a drilling facility and load it. Loading and unloading are one action each.</source>
        <translation>Нажмите: вы купите буровую установку и загрузите её. Загрузка и выгрузка стоят по одному действию.</translation>
    </message>
    <message>
        <source>A drilling facility cannot be bought here now. It takes a spaceport at your home, what it costs, and no other structure built there this turn. Undo something, or skip this step.</source>
        <translation>Буровую установку здесь сейчас не купить. Нужны космодром на вашей планете, её цена и чтобы в этот ход там ничего не строили. Отмените что-нибудь или пропустите шаг.</translation>
    </message>
    <message>
        <source>Settle the asteroid</source>
        <translation>Займите астероид</translation>
    </message>
    <message>
        <source>Press this: the facility goes to the asteroid beside the ship and brings 1 concrete and 1 metal a turn.</source>
        <translation>Нажмите: установка встанет на астероид рядом и будет давать за ход цемент и металл, по 1.</translation>
    </message>
    <message>
        <source>Click the asteroid.</source>
        <translation>Нажмите астероид.</translation>
    </message>
    <message>
        <source>You know how to play</source>
        <translation>Теперь вы умеете играть</translation>
    </message>
    <message>
        <source>Events, resources, structures, ships, actions: every turn is like that. Play on against Vega and Rigel. More lessons are on Home, under Learn by playing.</source>
        <translation>Событие, ресурсы, сооружения, корабли, действия: таков каждый ход. Играйте дальше против Веги и Ригеля. Другие уроки на Главной: «Учиться играя».</translation>
    </message>
    <message>
        <source>What this step points at is not in sight. Press 0 to see the whole board, or skip the step.</source>
        <translation>То, на что указывает этот шаг, сейчас не видно. Нажмите 0, чтобы увидеть всё поле, или пропустите шаг.</translation>
    </message>
    <message>
        <source>An empty board</source>
        <translation>Пустое поле</translation>
    </message>
    <message>
        <source>Four tiles for two players. You will draw two planets for each, forests, mountains and asteroids. Every step can be undone with Ctrl+Z, and you can always draw something else.</source>
        <translation>Четыре участка на двух игроков. Вы нарисуете по две планеты каждому, леса, горы и астероиды. Любой шаг отменяет Ctrl+Z, и рисовать можно и по-своему.</translation>
    </message>
    <message>
        <source>Draw half of it</source>
        <translation>Рисуйте половину</translation>
    </message>
    <message>
        <source>A fair map looks the same to everyone. With a symmetry on, whatever you draw is drawn on the other side too. Press here.</source>
        <translation>Честная карта одинакова для всех. С симметрией всё нарисованное появляется и на другой стороне. Нажмите здесь.</translation>
    </message>
    <message>
        <source>Choose the half turn: each side faces the other.</source>
        <translation>Выберите полоборота: стороны окажутся друг напротив друга.</translation>
    </message>
    <message>
        <source>Place a planet</source>
        <translation>Разместите планету</translation>
    </message>
    <message>
        <source>Take the planet tool: click it, or press P.</source>
        <translation>Возьмите инструмент планет: щёлкните по нему или нажмите P.</translation>
    </message>
    <message>
        <source>Click the middle of this tile. A second planet appears opposite. Its size and biome are chosen in the bar above.</source>
        <translation>Щёлкните в середине этого участка. Напротив появится вторая планета. Размер и биом выбирают на панели сверху.</translation>
    </message>
    <message>
        <source>And another one</source>
        <translation>И ещё одну</translation>
    </message>
    <message>
        <source>Each player gets two planets: click the middle of this tile as well.</source>
        <translation>У каждого игрока две планеты: щёлкните и в середине этого участка.</translation>
    </message>
    <message>
        <source>What is missing?</source>
        <translation>Чего не хватает?</translation>
    </message>
    <message>
        <source>The studio checks the map against the rules while you draw. Open the list of problems.</source>
        <translation>Пока вы рисуете, студия сверяет карту с правилами. Откройте список проблем.</translation>
    </message>
    <message>
        <source>Starting planets</source>
        <translation>Стартовые планеты</translation>
    </message>
    <message>
        <source>Nobody has a starting planet yet. Press Fix: the studio does what the rules ask for, on both sides, with forests and mountains.</source>
        <translation>Стартовых планет пока ни у кого нет. Нажмите «Исправить»: студия сделает то, чего требуют правила, на обеих сторонах, с лесами и горами.</translation>
    </message>
    <message>
        <source>Forests</source>
        <translation>Леса</translation>
    </message>
    <message>
        <source>Take the forest brush: click it, or press F.</source>
        <translation>Возьмите кисть леса: щёлкните по ней или нажмите F.</translation>
    </message>
    <message>
        <source>By the dice of the rulebook every planet has at least one forest. Paint some cells of this one, for example here.</source>
        <translation>По костям из правил на каждой планете есть хотя бы один лес. Закрасьте несколько ячеек этой, например здесь.</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Горы</translation>
    </message>
    <message>
        <source>Take the mountain brush: click it, or press T.</source>
        <translation>Возьмите кисть гор: щёлкните по ней или нажмите T.</translation>
    </message>
    <message>
        <source>And at least one mountain: paint some cells, for example here.</source>
        <translation>И хотя бы одна гора: закрасьте несколько ячеек, например здесь.</translation>
    </message>
    <message>
        <source>Asteroids</source>
        <translation>Астероиды</translation>
    </message>
    <message>
        <source>This map needs at least five asteroids. Take their tool: click it, or press A.</source>
        <translation>Этой карте нужно не меньше пяти астероидов. Возьмите их инструмент: щёлкните по нему или нажмите A.</translation>
    </message>
    <message>
        <source>Click here. Asteroids keep away from planets and from each other; the status line says why a cell does not fit.</source>
        <translation>Щёлкните здесь. Астероиды держатся поодаль от планет и друг от друга; строка внизу скажет, чем не подходит ячейка.</translation>
    </message>
    <message>
        <source>Until nothing is wrong</source>
        <translation>Пока всё не станет верно</translation>
    </message>
    <message>
        <source>Some problems are fixed with a click: press Fix.</source>
        <translation>Некоторые проблемы исправляет один щелчок: нажмите «Исправить».</translation>
    </message>
    <message>
        <source>Read what is listed here, and draw what is missing; or accept it with a reason. A click on a problem shows the place.</source>
        <translation>Прочтите этот список и дорисуйте недостающее или примите его, указав причину. Щелчок по проблеме покажет место.</translation>
    </message>
    <message>
        <source>Play this map</source>
        <translation>Сыграйте на этой карте</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Press Ctrl+Shift+P to set up a match on it; Esc leads back here.</source>
        <translation>Правила не нарушены: карта готова. Нажмите Ctrl+Shift+P, чтобы начать партию на ней; Esc вернёт сюда.</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Press here, or Ctrl+Shift+P, to set up a match on it; Esc leads back here.</source>
        <translation>Правила не нарушены: карта готова. Нажмите здесь или Ctrl+Shift+P, чтобы начать партию на ней; Esc вернёт сюда.</translation>
    </message>
    <message>
        <source>No rule is broken: your map is ready. Open the list of problems: from there you can play it.</source>
        <translation>Правила не нарушены: карта готова. Откройте список проблем: оттуда можно начать на ней партию.</translation>
    </message>
    <message>
        <source>You can draw maps</source>
        <translation>Вы умеете рисовать карты</translation>
    </message>
    <message>
        <source>Play the map, or export it as a picture or a print with Ctrl+E. The generator draws whole maps for you.</source>
        <translation>Сыграйте на карте или экспортируйте её как картинку или на печать: Ctrl+E. Генератор рисует карты целиком за вас.</translation>
    </message>
    <message>
        <source>Hidden treasuries</source>
        <translation>Скрытые казны</translation>
    </message>
    <message>
        <source>At this table everyone keeps their amounts secret, on one screen. You are Captain, and later Vega.</source>
        <translation>За этим столом каждый хранит свои запасы в тайне, а экран один. Вы Капитан, а потом и Вега.</translation>
    </message>
    <message>
        <source>Look behind the curtain</source>
        <translation>Загляните за занавес</translation>
    </message>
    <message>
        <source>It is the turn of Captain, so Captain may look: reveal the treasury.</source>
        <translation>Сейчас ход Капитана, ему и смотреть: откройте казну.</translation>
    </message>
    <message>
        <source>Everyone else looks away now. Whoever is named presses here, and sees what is theirs alone.</source>
        <translation>Остальные сейчас отворачиваются. Названный игрок нажимает здесь и видит то, что известно только ему.</translation>
    </message>
    <message>
        <source>And hide it again</source>
        <translation>И скройте снова</translation>
    </message>
    <message>
        <source>This says who is looking. Hide before you pass the laptop on; it is also hidden after a while, and when the turn ends.</source>
        <translation>Здесь видно, кто смотрит. Скройте казну, прежде чем передать ноутбук; она скроется и сама, через время и в конце хода.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Тайны</translation>
    </message>
    <message>
        <source>Contracts, sealed cargo and private notes are under this tab.</source>
        <translation>Контракты, запечатанный груз и личные заметки — на этой вкладке.</translation>
    </message>
    <message>
        <source>A secret contract</source>
        <translation>Тайный контракт</translation>
    </message>
    <message>
        <source>The contract waits here: continue to write it.</source>
        <translation>Контракт ждёт здесь: продолжите его.</translation>
    </message>
    <message>
        <source>Who gives what</source>
        <translation>Кто что отдаёт</translation>
    </message>
    <message>
        <source>What Captain gives: type for example 5 metal.</source>
        <translation>Что отдаёт Капитан: введите, например, металл 5.</translation>
    </message>
    <message>
        <source>What Vega gives in return: for example 5 concrete.</source>
        <translation>Что Вега отдаёт взамен: например, цемент 5.</translation>
    </message>
    <message>
        <source>And by which cargo ship it goes: choose the one of Captain.</source>
        <translation>И каким грузовым кораблём: выберите корабль Капитана.</translation>
    </message>
    <message>
        <source>Sign it</source>
        <translation>Подпишите его</translation>
    </message>
    <message>
        <source>A passphrase is your signature: type three words that do not belong together, twice. Only with it can the contract be opened later. Then sign and pass on.</source>
        <translation>Ваша подпись — парольная фраза: введите дважды три не связанных между собой слова. Только она потом откроет контракт. Затем подпишите и передайте.</translation>
    </message>
    <message>
        <source>The other one signs</source>
        <translation>Подписывает партнёр</translation>
    </message>
    <message>
        <source>Now the laptop goes to Vega, who presses here. This time that is you, too.</source>
        <translation>Теперь ноутбук переходит к Веге, которая нажимает здесь. В этот раз это тоже вы.</translation>
    </message>
    <message>
        <source>Vega reads the contract, signs with a passphrase of their own, and lays it on the table. Or does not sign.</source>
        <translation>Вега читает контракт, подписывает своей парольной фразой и кладёт на стол. Или не подписывает.</translation>
    </message>
    <message>
        <source>Face down on the table</source>
        <translation>Лицом вниз на столе</translation>
    </message>
    <message>
        <source>Everyone sees that there is a contract, and nobody what it says. When the deal is done, either passphrase opens it for all to read.</source>
        <translation>Все видят, что контракт есть, но не видят, что в нём. Когда сделка выполнена, любая из двух фраз открывает его для всех.</translation>
    </message>
    <message>
        <source>That is too far away from the other tiles: the rectangle around all of them has room for {limit} tiles.</source>
        <translation>Это слишком далеко от других участков: в прямоугольнике вокруг всех помещается не больше {limit}.</translation>
    </message>
    <message>
        <source>There is no such asteroid on the map.</source>
        <translation>На карте нет такого астероида.</translation>
    </message>
    <message>
        <source>{planet}: there is no biome {biome}.</source>
        <translation>{planet}: биома {biome} нет.</translation>
    </message>
    <message>
        <source>{planet}: there is no structure of the kind {kind}.</source>
        <translation>{planet}: сооружения вида {kind} нет.</translation>
    </message>
    <message>
        <source>There is no natural resource {kind}.</source>
        <translation>Натурального ресурса {kind} нет.</translation>
    </message>
    <message>
        <source>{planet}: there is no natural resource {kind}.</source>
        <translation>{planet}: натурального ресурса {kind} нет.</translation>
    </message>
    <message>
        <source>{planet}: there is no planet size {size}.</source>
        <translation>{planet}: размера планеты {size} нет.</translation>
    </message>
    <message>
        <source>There is no such structure on the map.</source>
        <translation>На карте нет такого сооружения.</translation>
    </message>
    <message>
        <source>Fixed, but another rule is broken now: the list shows it.</source>
        <translation>Исправлено, но теперь нарушено другое правило: оно в списке.</translation>
    </message>
    <message>
        <source>Nothing was fixed: every fix here would break another rule.</source>
        <translation>Ничего не исправлено: любое исправление здесь нарушило бы другое правило.</translation>
    </message>
    <message>
        <source>New in {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Новый в {cell}: корабль {number} ({seat}, {ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Gone from {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Больше нет в {cell}: корабль {number} ({seat}, {ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Moved to {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Теперь в {cell}: корабль {number} ({seat}, {ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Different in {cell}: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Изменился в {cell}: корабль {number} ({seat}, {ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>Different, with no place on the board: ship {number} of {seat} ({ship_class:ship_class}).</source>
        <translation>Изменился, без места на поле: корабль {number} ({seat}, {ship_class:ship_class}).</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}): a hit.</source>
        <translation>{unit} ({player}) бросает {attack} против {defence} (щит {shield}): попадание.</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}): a hit.</source>
        <translation>{unit} ({player}) бросает {attack} (щит {shield}): попадание.</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures:structures_gone}.</source>
        <translation>{player} бомбардирует: {planet}; {structures:structures_gone}.</translation>
    </message>
    <message>
        <source>The {kind:kind} is not on an asteroid.</source>
        <translation>Не стоит на астероиде: {kind:kind}.</translation>
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
        <source>{ship} carries one space structure at most.</source>
        <translation>{ship} везёт не больше одного космического сооружения.</translation>
    </message>
    <message>
        <source>{player} has no such structure in reserve.</source>
        <translation>{player}: в резерве нет такого сооружения.</translation>
    </message>
    <message>
        <source>{ship} carries no space structure.</source>
        <translation>{ship}: космического сооружения на борту нет.</translation>
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
        <source>{ship} is not beside that place.</source>
        <translation>{ship} не рядом с этим местом.</translation>
    </message>
    <message>
        <source>This envelope is damaged. Seal it again.</source>
        <translation>Этот конверт повреждён. Запечатайте его заново.</translation>
    </message>
    <message>
        <source>A private note needs a passphrase: without one anybody could read it.</source>
        <translation>Личной заметке нужна парольная фраза: без неё её прочтёт кто угодно.</translation>
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
        <source>The contract is still a draft.</source>
        <translation>Контракт ещё черновик.</translation>
    </message>
    <message>
        <source>The deal is not done yet: not everything has been delivered, and the ship is still under way.</source>
        <translation>Сделка ещё не выполнена: не всё доставлено, и корабль ещё в пути.</translation>
    </message>
    <message>
        <source>The set-up is not finished yet.</source>
        <translation>Подготовка ещё не закончена.</translation>
    </message>
    <message>
        <source>The set-up is over: play has begun.</source>
        <translation>Подготовка закончена: игра началась.</translation>
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
        <source>There is no phase {phase:phase}.</source>
        <translation>Фазы {phase:phase} нет.</translation>
    </message>
    <message>
        <source>There is no turn {turn}: turns count from 1.</source>
        <translation>Хода {turn} нет: ходы считаются с 1.</translation>
    </message>
    <message>
        <source>A {kind:kind} cannot be where the map puts it.</source>
        <translation>Там, где стоит на карте, этого быть не может: {kind:kind}.</translation>
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
        <source>{player} has no starting planet on this map.</source>
        <translation>{player}: на этой карте нет стартовой планеты.</translation>
    </message>
    <message>
        <source>The order is settled.</source>
        <translation>Порядок установлен.</translation>
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
        <source>{players} · round {round}, {player}: {phase:phase}</source>
        <translation>{players} · раунд {round}, {player}: {phase:phase}</translation>
    </message>
    <message>
        <source>{players} · won by {winners} in round {round}</source>
        <translation>{players} · победа: {winners}, раунд {round}</translation>
    </message>
    <message>
        <source>Attacks: {unit}, {percent} %.</source>
        <translation>Атакует: {unit}, {percent} %.</translation>
    </message>
    <message>
        <source>Builds what helps most now: {type}.</source>
        <translation>Строит то, что сейчас нужнее: {type}.</translation>
    </message>
    <message>
        <source>Buys an event card with what is left.</source>
        <translation>Покупает карту события на остаток.</translation>
    </message>
    <message>
        <source>Goes to the Space Port, to exchange cards.</source>
        <translation>Идёт в Космопорт менять карты.</translation>
    </message>
    <message>
        <source>Dominated modules after this: {count}.</source>
        <translation>Господство на модулях после хода: {count}.</translation>
    </message>
    <message>
        <source>Evades: staying is worse.</source>
        <translation>Уклоняется: оставаться хуже.</translation>
    </message>
    <message>
        <source>Exchanges what it has too much of for what is missing.</source>
        <translation>Меняет лишнее на недостающее.</translation>
    </message>
    <message>
        <source>Founds a colony, for more cards.</source>
        <translation>Основывает колонию ради новых карт.</translation>
    </message>
    <message>
        <source>Founds a colony, for more cards: {body}.</source>
        <translation>Основывает колонию ради новых карт: {body}.</translation>
    </message>
    <message>
        <source>Accepts: the trade helps.</source>
        <translation>Согласие: обмен выгоден.</translation>
    </message>
    <message>
        <source>Does not have these cards.</source>
        <translation>Таких карт нет.</translation>
    </message>
    <message>
        <source>Heads for an asteroid: {body}.</source>
        <translation>Идёт к астероиду: {body}.</translation>
    </message>
    <message>
        <source>Heads for a planet with a free cell: {body}.</source>
        <translation>Идёт к планете со свободной ячейкой: {body}.</translation>
    </message>
    <message>
        <source>Another attack is not worth it.</source>
        <translation>Новая атака невыгодна.</translation>
    </message>
    <message>
        <source>Lets nobody pass.</source>
        <translation>Никого не пропускает.</translation>
    </message>
    <message>
        <source>This loss hurts least: {unit}.</source>
        <translation>Самая малая потеря: {unit}.</translation>
    </message>
    <message>
        <source>Plays a card that helps now: {card}.</source>
        <translation>Играет карту, которая сейчас полезна: {card}.</translation>
    </message>
    <message>
        <source>Rolls the dice.</source>
        <translation>Бросает кости.</translation>
    </message>
    <message>
        <source>All choices are equally good: this one was drawn.</source>
        <translation>Все варианты одинаково хороши: этот выбран жребием.</translation>
    </message>
    <message>
        <source>Settles where the most cards can be expected: {body}.</source>
        <translation>Заселяет место, где ожидается больше карт: {body}.</translation>
    </message>
    <message>
        <source>Counter-attacks, {percent} %.</source>
        <translation>Контратака, {percent} %.</translation>
    </message>
    <message>
        <source>Supports nobody.</source>
        <translation>Никого не поддерживает.</translation>
    </message>
    <message>
        <source>Takes what the hand has least of.</source>
        <translation>Берёт то, чего на руках меньше всего.</translation>
    </message>
    <message>
        <source>This planet is not in the list yet. Its resources were drawn.</source>
        <translation>Этой планеты ещё нет в списке. Её ресурсы выбраны жребием.</translation>
    </message>
    <message>
        <source>This wins the match.</source>
        <translation>Это победа в партии.</translation>
    </message>
    <message>
        <source>More than {most} copies of one card: {card}.</source>
        <translation>Больше {most} копий одной карты: {card}.</translation>
    </message>
    <message>
        <source>The event deck has {count} cards instead of {wanted}.</source>
        <translation>В колоде событий карт: {count} вместо {wanted}.</translation>
    </message>
    <message>
        <source>Unknown category or rarity of a card: {card}.</source>
        <translation>Неизвестная категория или редкость карты: {card}.</translation>
    </message>
    <message>
        <source>Unknown unit or resource in what a card does: {card}.</source>
        <translation>Неизвестная фигура или ресурс в действии карты: {card}.</translation>
    </message>
    <message>
        <source>That faction cannot be inherited.</source>
        <translation>Эту фракцию нельзя унаследовать.</translation>
    </message>
    <message>
        <source>{module}: a port has {wanted} docking cells, this one has {count}.</source>
        <translation>{module}: у порта причалов {wanted}, здесь {count}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: the number must be from 1 to {most}.</source>
        <translation>{module}, столбец {column}, ряд {row}: номер от 1 до {most}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: it touches the edge of the module.</source>
        <translation>{module}, столбец {column}, ряд {row}: касается края модуля.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: two things are on one cell.</source>
        <translation>{module}, столбец {column}, ряд {row}: на ячейке два объекта.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: different resources wanted: {wanted}.</source>
        <translation>{module}, столбец {column}, ряд {row}: нужно разных ресурсов: {wanted}.</translation>
    </message>
    <message>
        <source>{module}, column {column}, row {row}: the game has no such resource.</source>
        <translation>{module}, столбец {column}, ряд {row}: в игре нет такого ресурса.</translation>
    </message>
    <message>
        <source>This module has the core of a port already.</source>
        <translation>В этом модуле уже есть середина порта.</translation>
    </message>
    <message>
        <source>There is no module here.</source>
        <translation>Здесь нет модуля.</translation>
    </message>
    <message>
        <source>There is nothing here to remove.</source>
        <translation>Здесь нечего убирать.</translation>
    </message>
    <message>
        <source>Nothing may touch the edge of a module.</source>
        <translation>Ничто не должно касаться края модуля.</translation>
    </message>
    <message>
        <source>Something is here already.</source>
        <translation>Здесь уже что-то есть.</translation>
    </message>
    <message>
        <source>The whole set is replaced.</source>
        <translation>Весь набор заменён.</translation>
    </message>
    <message>
        <source>Modules are drawn.</source>
        <translation>Модули нарисованы.</translation>
    </message>
    <message>
        <source>Definitions entered: {count}.</source>
        <translation>Введено определений: {count}.</translation>
    </message>
    <message>
        <source>Samples and definitions of your own together: what is played with them stays a sample.</source>
        <translation>Образцы и свои определения вместе: всё, что с ними сыграно, остаётся с пометкой образца.</translation>
    </message>
    <message>
        <source>The file is not text in UTF-8.</source>
        <translation>Файл — не текст в UTF-8.</translation>
    </message>
    <message>
        <source>The file is not TOML: {detail}</source>
        <translation>Файл не в формате TOML: {detail}</translation>
    </message>
    <message>
        <source>The set has no such thing: {item}.</source>
        <translation>В наборе этого нет: {item}.</translation>
    </message>
    <message>
        <source>The rows of a module must be an even number.</source>
        <translation>Число рядов модуля должно быть чётным.</translation>
    </message>
    <message>
        <source>A set has exactly one Space Port; this one has {count}.</source>
        <translation>В наборе ровно один Космопорт; здесь {count}.</translation>
    </message>
    <message>
        <source>These modules differ in size from those of the set.</source>
        <translation>Размер этих модулей не такой, как у модулей набора.</translation>
    </message>
    <message>
        <source>A definition is removed.</source>
        <translation>Определение убрано.</translation>
    </message>
    <message>
        <source>Modules: {modules}, event cards: {cards}, factions: {factions}.</source>
        <translation>Модулей: {modules}, карт событий: {cards}, фракций: {factions}.</translation>
    </message>
    <message>
        <source>Still empty: draw your first module, or type in event cards and factions.</source>
        <translation>Пока пусто: нарисуйте первый модуль или введите карты событий и фракции.</translation>
    </message>
    <message>
        <source>SAMPLE. Modules: {modules}, event cards: {cards}, factions: {factions}.</source>
        <translation>ОБРАЗЕЦ. Модулей: {modules}, карт событий: {cards}, фракций: {factions}.</translation>
    </message>
    <message>
        <source>{item}: its effect is not understood, only its text is used ({detail}).</source>
        <translation>{item}: действие непонятно, используется только текст ({detail}).</translation>
    </message>
    <message>
        <source>The file is larger than {most} kB.</source>
        <translation>Файл больше {most} кБ.</translation>
    </message>
    <message>
        <source>Aboard: {transport}</source>
        <translation>На борту: {transport}</translation>
    </message>
    <message>
        <source>Asteroid</source>
        <translation>Астероид</translation>
    </message>
    <message>
        <source>Attack with {unit}</source>
        <translation>Атака: {unit}</translation>
    </message>
    <message>
        <source>An event stops its production.</source>
        <translation>Событие остановило производство.</translation>
    </message>
    <message>
        <source>{player}: {count} for its number</source>
        <translation>{player}: {count} при этом номере</translation>
    </message>
    <message>
        <source>Can attack; targets in reach: {count}</source>
        <translation>Может атаковать; целей в досягаемости: {count}</translation>
    </message>
    <message>
        <source>Can move; cells in reach: {cells}</source>
        <translation>Может двигаться; ячеек: {cells}</translation>
    </message>
    <message>
        <source>Cannot attack now</source>
        <translation>Сейчас атаковать нельзя</translation>
    </message>
    <message>
        <source>Cannot move now</source>
        <translation>Сейчас двигаться нельзя</translation>
    </message>
    <message>
        <source>Carries: {units}</source>
        <translation>На борту: {units}</translation>
    </message>
    <message>
        <source>Carries nothing</source>
        <translation>На борту ничего нет</translation>
    </message>
    <message>
        <source>Cell of {body}</source>
        <translation>Ячейка: {body}</translation>
    </message>
    <message>
        <source>Hits {hits} of {of}, {percent} %</source>
        <translation>Попадание {hits} из {of}, {percent} %</translation>
    </message>
    <message>
        <source>Hits {hits} of {of}, {percent} %; first hit of the fight {blood} %</source>
        <translation>Попадание {hits} из {of}, {percent} %; первое попадание в бою {blood} %</translation>
    </message>
    <message>
        <source>Civil vessel</source>
        <translation>Гражданский корабль</translation>
    </message>
    <message>
        <source>Colonies: {count} of {wanted}</source>
        <translation>Колонии: {count} из {wanted}</translation>
    </message>
    <message>
        <source>New vessels are placed here.</source>
        <translation>Здесь размещают новые корабли.</translation>
    </message>
    <message>
        <source>Never moves or attacks; it may counter-attack.</source>
        <translation>Не движется и не атакует; контратака возможна.</translation>
    </message>
    <message>
        <source>One card for every roll of {number}</source>
        <translation>Одна карта за каждый бросок {number}</translation>
    </message>
    <message>
        <source>Move here: {unit}</source>
        <translation>Движение сюда: {unit}</translation>
    </message>
    <message>
        <source>Contested</source>
        <translation>Спорный модуль</translation>
    </message>
    <message>
        <source>Becomes a colony here</source>
        <translation>Становится здесь колонией</translation>
    </message>
    <message>
        <source>Core of the Space Port: nobody enters it</source>
        <translation>Середина Космопорта: входа нет</translation>
    </message>
    <message>
        <source>Docking cell of the Space Port</source>
        <translation>Причал Космопорта</translation>
    </message>
    <message>
        <source>Docked: no military vessel can attack it.</source>
        <translation>У причала: военные корабли не могут атаковать.</translation>
    </message>
    <message>
        <source>Dominated by {player}</source>
        <translation>Господство: {player}</translation>
    </message>
    <message>
        <source>Event cards: {count}</source>
        <translation>Карт событий: {count}</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Основать</translation>
    </message>
    <message>
        <source>Founds a colony here and stays</source>
        <translation>Основывает здесь колонию и остаётся</translation>
    </message>
    <message>
        <source>Places the colony from the reserve here</source>
        <translation>Размещает здесь колонию из резерва</translation>
    </message>
    <message>
        <source>Found a colony with {unit}</source>
        <translation>Основать колонию: {unit}</translation>
    </message>
    <message>
        <source>Cells free for colonies: {count}</source>
        <translation>Свободно для колоний: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {amounts}</source>
        <translation>Карты на руках: {amounts}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}, face down</source>
        <translation>Карт на руках: {count}, закрыты</translation>
    </message>
    <message>
        <source>Cell {cell}</source>
        <translation>Ячейка {cell}</translation>
    </message>
    <message>
        <source>In open space</source>
        <translation>В открытом космосе</translation>
    </message>
    <message>
        <source>One structure of {count} colonies</source>
        <translation>Одна постройка, колоний: {count}</translation>
    </message>
    <message>
        <source>Can move, cells at most: {most}</source>
        <translation>Движение, ячеек: до {most}</translation>
    </message>
    <message>
        <source>Large military vessel</source>
        <translation>Большой военный корабль</translation>
    </message>
    <message>
        <source>Small military vessel</source>
        <translation>Малый военный корабль</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Модуль</translation>
    </message>
    <message>
        <source>Dominated modules: {count} of {wanted}</source>
        <translation>Господство на модулях: {count} из {wanted}</translation>
    </message>
    <message>
        <source>Further vessels: {count}</source>
        <translation>Других кораблей: {count}</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Двигать</translation>
    </message>
    <message>
        <source>Never attacks; it may counter-attack.</source>
        <translation>Не атакует; контратака возможна.</translation>
    </message>
    <message>
        <source>New in this turn</source>
        <translation>Новая фигура этого хода</translation>
    </message>
    <message>
        <source>Nobody dominates it</source>
        <translation>Господства нет ни у кого</translation>
    </message>
    <message>
        <source>Dominated in all: {count}; they must be connected.</source>
        <translation>Всего: {count}; модули должны соприкасаться.</translation>
    </message>
    <message>
        <source>Nothing to attack is in reach</source>
        <translation>В досягаемости целей нет</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Offers {first} or {second}</source>
        <translation>Даёт: {first} или {second}</translation>
    </message>
    <message>
        <source>Offers {first}</source>
        <translation>Даёт: {first}</translation>
    </message>
    <message>
        <source>On {body}</source>
        <translation>Место: {body}</translation>
    </message>
    <message>
        <source>On {module}</source>
        <translation>Место: {module}</translation>
    </message>
    <message>
        <source>It is their turn</source>
        <translation>Сейчас ходит</translation>
    </message>
    <message>
        <source>{type}: {count}, left: {left}</source>
        <translation>{type}: {count}, осталось: {left}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Plays {faction:parsec_faction}</source>
        <translation>Фракция: {faction:parsec_faction}</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Вне игры</translation>
    </message>
    <message>
        <source>Module of the Space Port</source>
        <translation>Модуль Космопорта</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Дальность</translation>
    </message>
    <message>
        <source>Colonies in reserve: {count}</source>
        <translation>Колоний в резерве: {count}</translation>
    </message>
    <message>
        <source>{resource}: {count} of {wanted}</source>
        <translation>{resource}: {count} из {wanted}</translation>
    </message>
    <message>
        <source>Belongs to {modules}</source>
        <translation>Относится к: {modules}</translation>
    </message>
    <message>
        <source>Open space</source>
        <translation>Открытый космос</translation>
    </message>
    <message>
        <source>Can be unloaded beside its transport</source>
        <translation>Можно выгрузить рядом с транспортом</translation>
    </message>
    <message>
        <source>On the way to victory</source>
        <translation>На пути к победе</translation>
    </message>
    <message>
        <source>Waits for the next turn</source>
        <translation>Ждёт своего хода</translation>
    </message>
    <message>
        <source>{player}: military vessels {count}</source>
        <translation>{player}: военных кораблей {count}</translation>
    </message>
    <message>
        <source>What {player} can do here</source>
        <translation>Что можно сделать здесь: {player}</translation>
    </message>
    <message>
        <source>What it may do</source>
        <translation>Что может эта фигура</translation>
    </message>
    <message>
        <source>Who can come here</source>
        <translation>Кто может сюда прийти</translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>Кто здесь</translation>
    </message>
    <message>
        <source>The program does what this card says: play it.</source>
        <translation>Программа сама делает то, что сказано на карте: сыграйте её.</translation>
    </message>
    <message>
        <source>Choose what the text of the card changes.</source>
        <translation>Выберите, что меняет текст карты.</translation>
    </message>
    <message>
        <source>{card} is played as the answer in a fight.</source>
        <translation>{card}: эту карту играют как ответ в бою.</translation>
    </message>
    <message>
        <source>That cell is taken.</source>
        <translation>Эта ячейка занята.</translation>
    </message>
    <message>
        <source>Choose exactly {wanted} cards.</source>
        <translation>Выберите карты, ровно {wanted}.</translation>
    </message>
    <message>
        <source>Choose a module.</source>
        <translation>Выберите модуль.</translation>
    </message>
    <message>
        <source>Choose one of the player's own vessels.</source>
        <translation>Выберите один из своих кораблей.</translation>
    </message>
    <message>
        <source>The event deck is empty.</source>
        <translation>Колода событий пуста.</translation>
    </message>
    <message>
        <source>{card} is played in a fight only.</source>
        <translation>{card}: эту карту играют только в бою.</translation>
    </message>
    <message>
        <source>{card} is played before or after a roll.</source>
        <translation>{card}: эту карту играют до или после броска.</translation>
    </message>
    <message>
        <source>Choose a military vessel.</source>
        <translation>Выберите военный корабль.</translation>
    </message>
    <message>
        <source>{unit} has moved in this turn.</source>
        <translation>{unit}: в этом ходу уже было движение.</translation>
    </message>
    <message>
        <source>{card} would have no effect now.</source>
        <translation>{card}: сейчас карта ничего не даст.</translation>
    </message>
    <message>
        <source>There is no such rarity: {rarity}.</source>
        <translation>Нет такой редкости: {rarity}.</translation>
    </message>
    <message>
        <source>{player} does not hold that card.</source>
        <translation>{player}: этой карты нет на руках.</translation>
    </message>
    <message>
        <source>That event is not in force.</source>
        <translation>Это событие не действует.</translation>
    </message>
    <message>
        <source>{player} has no part in this fight.</source>
        <translation>{player}: не участвует в этом бою.</translation>
    </message>
    <message>
        <source>{card} does not help this side now.</source>
        <translation>{card}: сейчас этой стороне не помогает.</translation>
    </message>
    <message>
        <source>{card} is played in its owner's turn only.</source>
        <translation>{card}: играется только в свой ход.</translation>
    </message>
    <message>
        <source>That cell is too far away; at most: {most}.</source>
        <translation>Эта ячейка слишком далеко; не дальше: {most}.</translation>
    </message>
    <message>
        <source>Neither side played another card: it is too late for one in this attack.</source>
        <translation>Обе стороны больше не стали играть карты: для этой атаки уже поздно.</translation>
    </message>
    <message>
        <source>{card} was bought in this turn and can be played from the next one on.</source>
        <translation>{card}: куплена в этом ходу, играть можно со следующего.</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport and does not fight on its own.</source>
        <translation>{unit}: на борту транспорта, сама фигура не сражается.</translation>
    </message>
    <message>
        <source>{unit} has attacked in this turn.</source>
        <translation>{unit}: в этом ходу атака уже была.</translation>
    </message>
    <message>
        <source>At most {most} bonus cards for this unit.</source>
        <translation>Дополнительных карт за эту фигуру: не больше {most}.</translation>
    </message>
    <message>
        <source>The attack has hit: choose the unit that is lost.</source>
        <translation>Атака попала: выберите потерянную фигуру.</translation>
    </message>
    <message>
        <source>{unit} never evades.</source>
        <translation>{unit}: уклоняться нельзя.</translation>
    </message>
    <message>
        <source>Each attacker and each target only once.</source>
        <translation>Каждый атакующий и каждая цель только один раз.</translation>
    </message>
    <message>
        <source>An event forbids attacks on this module.</source>
        <translation>Событие запрещает атаки на этом модуле.</translation>
    </message>
    <message>
        <source>{unit} cannot attack {target} now.</source>
        <translation>{unit}: сейчас нельзя атаковать эту цель: {target}.</translation>
    </message>
    <message>
        <source>The attack has missed: nothing is lost.</source>
        <translation>Атака не попала: потерь нет.</translation>
    </message>
    <message>
        <source>{player} has to counter-attack or evade.</source>
        <translation>{player}: нужна контратака или уклонение.</translation>
    </message>
    <message>
        <source>{unit} is new in this turn and cannot attack.</source>
        <translation>{unit}: новая фигура в этом ходу не атакует.</translation>
    </message>
    <message>
        <source>Nobody has to answer now.</source>
        <translation>Сейчас отвечать никому не нужно.</translation>
    </message>
    <message>
        <source>{unit} cannot support: it belongs to one of the two sides.</source>
        <translation>{unit}: поддержать нельзя, фигура принадлежит одной из сторон.</translation>
    </message>
    <message>
        <source>There is no fight now.</source>
        <translation>Сейчас боя нет.</translation>
    </message>
    <message>
        <source>{target} took no part in the last attack or is out of reach.</source>
        <translation>{target}: не участвует в последней атаке или вне досягаемости.</translation>
    </message>
    <message>
        <source>Choose a unit of the other side in this fight.</source>
        <translation>Выберите фигуру другой стороны в этом бою.</translation>
    </message>
    <message>
        <source>Now it is up to {player} to play cards.</source>
        <translation>Сейчас карты играет {player}.</translation>
    </message>
    <message>
        <source>A fight is under way: finish it first.</source>
        <translation>Идёт бой: сначала закончите его.</translation>
    </message>
    <message>
        <source>{unit} cannot be lost by this hit.</source>
        <translation>{unit}: это попадание грозит не этой фигуре.</translation>
    </message>
    <message>
        <source>Not now: the fight is at “{stage:fight_stage}”.</source>
        <translation>Не сейчас: в бою идёт этап «{stage:fight_stage}».</translation>
    </message>
    <message>
        <source>{target} is out of reach: {unit}.</source>
        <translation>{target}: вне досягаемости, {unit}.</translation>
    </message>
    <message>
        <source>Choose your own units to attack with.</source>
        <translation>Выберите для атаки свои фигуры.</translation>
    </message>
    <message>
        <source>Choose one of your own vessels in this fight.</source>
        <translation>Выберите свой корабль из этого боя.</translation>
    </message>
    <message>
        <source>That is your own unit.</source>
        <translation>Это своя фигура.</translation>
    </message>
    <message>
        <source>{unit} has supported an attack in this turn.</source>
        <translation>{unit}: в этом ходу поддержка уже была.</translation>
    </message>
    <message>
        <source>{unit} has no cell to evade to.</source>
        <translation>{unit}: уклониться некуда.</translation>
    </message>
    <message>
        <source>Team-mates do not attack each other.</source>
        <translation>Союзники не атакуют друг друга.</translation>
    </message>
    <message>
        <source>A separate counter-attack needs at least two of your own units.</source>
        <translation>Для раздельной контратаки нужны хотя бы два своих атакующих.</translation>
    </message>
    <message>
        <source>Asteroid {number}</source>
        <translation>Астероид {number}</translation>
    </message>
    <message>
        <source>Module {number}</source>
        <translation>Модуль {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <translation>
            <numerusform>%n титан</numerusform>
            <numerusform>%n титана</numerusform>
            <numerusform>%n титана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n золото</numerusform>
            <numerusform>%n золота</numerusform>
            <numerusform>%n золота</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n энергия</numerusform>
            <numerusform>%n энергии</numerusform>
            <numerusform>%n энергии</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand of {player} was corrected.</source>
        <translation>Карты на руках исправлены: {player}.</translation>
    </message>
    <message>
        <source>The arms race begins.</source>
        <translation>Начинается гонка вооружений.</translation>
    </message>
    <message>
        <source>The match begins with samples: {players}.</source>
        <translation>Партия начинается с образцами: {players}.</translation>
    </message>
    <message>
        <source>The board stays as it is.</source>
        <translation>Поле остаётся как есть.</translation>
    </message>
    <message>
        <source>{unit} goes aboard {transport}.</source>
        <translation>{unit}: загрузка, {transport}.</translation>
    </message>
    <message>
        <source>Added: {body}.</source>
        <translation>Добавлено: {body}.</translation>
    </message>
    <message>
        <source>{player} builds: {type}, for {cost}.</source>
        <translation>{player} строит: {type}, цена: {cost}.</translation>
    </message>
    <message>
        <source>{player} gets free of charge: {type}.</source>
        <translation>{player} получает бесплатно: {type}.</translation>
    </message>
    <message>
        <source>{player} buys an event card: {card}.</source>
        <translation>{player} покупает карту события: {card}.</translation>
    </message>
    <message>
        <source>{player} buys an event card.</source>
        <translation>{player} покупает карту события.</translation>
    </message>
    <message>
        <source>{player} plays: {card}.</source>
        <translation>{player} играет карту: {card}.</translation>
    </message>
    <message>
        <source>{player} sells to the port: {card}.</source>
        <translation>{player} продаёт порту: {card}.</translation>
    </message>
    <message>
        <source>{player} turns a cargo ship into a colony.</source>
        <translation>{player} превращает грузовой корабль в колонию.</translation>
    </message>
    <message>
        <source>{player} counter-attacks.</source>
        <translation>{player}: контратака.</translation>
    </message>
    <message>
        <source>{player} counter-attacks with each unit separately.</source>
        <translation>{player}: раздельная контратака.</translation>
    </message>
    <message>
        <source>Modules dealt: {count}.</source>
        <translation>Разложено модулей: {count}.</translation>
    </message>
    <message>
        <source>{units}: attack on {target}.</source>
        <translation>{units}: атака, цель {target}.</translation>
    </message>
    <message>
        <source>{unit} evades and is out of the fight.</source>
        <translation>{unit}: уклонение, бой для этой фигуры окончен.</translation>
    </message>
    <message>
        <source>{unit} evades and is still in reach.</source>
        <translation>{unit}: уклонение, но цель всё ещё досягаема.</translation>
    </message>
    <message>
        <source>An event is over: {card}.</source>
        <translation>Событие закончилось: {card}.</translation>
    </message>
    <message>
        <source>The factions are dealt.</source>
        <translation>Фракции розданы.</translation>
    </message>
    <message>
        <source>The fight is over.</source>
        <translation>Бой окончен.</translation>
    </message>
    <message>
        <source>{player} plays first.</source>
        <translation>Первый ход: {player}.</translation>
    </message>
    <message>
        <source>A tie: {players} roll again.</source>
        <translation>Ничья, бросают ещё раз: {players}.</translation>
    </message>
    <message>
        <source>{player} places the colony from the reserve.</source>
        <translation>{player} размещает колонию из резерва.</translation>
    </message>
    <message>
        <source>{unit}: the die shows {face}.</source>
        <translation>{unit}: на кости {face}.</translation>
    </message>
    <message>
        <source>{player} takes over a faction card.</source>
        <translation>{player} наследует карту фракции.</translation>
    </message>
    <message>
        <source>{player} starts with {amounts} and an event card.</source>
        <translation>{player} начинает игру: {amounts} и карта события.</translation>
    </message>
    <message>
        <source>{player} takes the start kit.</source>
        <translation>{player} берёт начальный набор.</translation>
    </message>
    <message>
        <source>Modules placed as on the real table: {count}.</source>
        <translation>Модули лежат как на настоящем столе: {count}.</translation>
    </message>
    <message>
        <source>Lost: {unit}.</source>
        <translation>Потеря: {unit}.</translation>
    </message>
    <message>
        <source>Lost: {unit}. {player} salvages {amounts}.</source>
        <translation>Потеря: {unit}. {player} собирает обломки: {amounts}.</translation>
    </message>
    <message>
        <source>A miss.</source>
        <translation>Промах.</translation>
    </message>
    <message>
        <source>{unit} moves to {cell}.</source>
        <translation>{unit}: движение в {cell}.</translation>
    </message>
    <message>
        <source>{unit} moves.</source>
        <translation>{unit}: движение.</translation>
    </message>
    <message>
        <source>A rule of the table was changed: {option:parsec_option}.</source>
        <translation>Правило стола изменено: {option:parsec_option}.</translation>
    </message>
    <message>
        <source>{player} is out.</source>
        <translation>{player} выбывает.</translation>
    </message>
    <message>
        <source>{player} is out; {by} takes the cards.</source>
        <translation>{player} выбывает; карты берёт {by}.</translation>
    </message>
    <message>
        <source>{player} exchanges at the port: {amounts:signed_cards}.</source>
        <translation>{player} меняет в порту: {amounts:signed_cards}.</translation>
    </message>
    <message>
        <source>Nobody produces.</source>
        <translation>Производства нет ни у кого.</translation>
    </message>
    <message>
        <source>Cards produced: {count}.</source>
        <translation>Получено карт: {count}.</translation>
    </message>
    <message>
        <source>{player} rolls {face} for production.</source>
        <translation>{player}: бросок производства, {face}.</translation>
    </message>
    <message>
        <source>Cards produced: {count}; the bank is short of {missing}.</source>
        <translation>Получено карт: {count}; в банке не хватает: {missing}.</translation>
    </message>
    <message>
        <source>Put on the board for {player}: {type}.</source>
        <translation>Размещено на поле, {player}: {type}.</translation>
    </message>
    <message>
        <source>Removed from the board: {unit}.</source>
        <translation>Убрано с поля: {unit}.</translation>
    </message>
    <message>
        <source>{player} keeps the second colony in reserve.</source>
        <translation>{player} оставляет вторую колонию в резерве.</translation>
    </message>
    <message>
        <source>{player} attacks again.</source>
        <translation>{player}: новая атака.</translation>
    </message>
    <message>
        <source>{player}: no free planet has the number {number}.</source>
        <translation>{player}: нет свободной планеты с номером {number}.</translation>
    </message>
    <message>
        <source>{player} rolls {face}: no planet for it.</source>
        <translation>{player}: бросок {face}, подходящей планеты нет.</translation>
    </message>
    <message>
        <source>{player} rolls {face} to settle.</source>
        <translation>{player}: бросок {face} для заселения.</translation>
    </message>
    <message>
        <source>{player} rolls {face} and settles there.</source>
        <translation>{player}: бросок {face}, там и заселение.</translation>
    </message>
    <message>
        <source>{player} settles: {place}.</source>
        <translation>{player}: заселение, {place}.</translation>
    </message>
    <message>
        <source>{player} settles: {body}.</source>
        <translation>{player}: заселение, {body}.</translation>
    </message>
    <message>
        <source>The match is over without a winner.</source>
        <translation>Партия окончена без победителя.</translation>
    </message>
    <message>
        <source>{attack} against {defence}.</source>
        <translation>{attack} против {defence}.</translation>
    </message>
    <message>
        <source>{player} applies the text of: {card}.</source>
        <translation>{player} применяет текст карты: {card}.</translation>
    </message>
    <message>
        <source>{player} applies the text of: {card} ({amounts:signed_cards}).</source>
        <translation>{player} применяет текст карты: {card} ({amounts:signed_cards}).</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>{player} and {other} trade: {amounts:signed_cards}.</source>
        <translation>{player} и {other}: обмен, {amounts:signed_cards}.</translation>
    </message>
    <message>
        <source>{player} and {other} trade.</source>
        <translation>{player} и {other}: обмен.</translation>
    </message>
    <message>
        <source>The turn of {player}.</source>
        <translation>Ход: {player}.</translation>
    </message>
    <message>
        <source>{unit} leaves its transport.</source>
        <translation>{unit}: выгрузка из транспорта.</translation>
    </message>
    <message>
        <source>Before the arms race only a player with {wanted} colonies may build military vessels; this one has {colonies}.</source>
        <translation>До гонки вооружений военные корабли может строить только игрок, у которого колоний не меньше {wanted}; сейчас их {colonies}.</translation>
    </message>
    <message>
        <source>The bank does not hold that many cards.</source>
        <translation>В банке нет столько карт.</translation>
    </message>
    <message>
        <source>The bank is short of: {missing}.</source>
        <translation>В банке не хватает: {missing}.</translation>
    </message>
    <message>
        <source>That cell is off the board or is the core of the Space Port.</source>
        <translation>Эта ячейка вне поля или в середине Космопорта.</translation>
    </message>
    <message>
        <source>Planets and asteroids have numbers from 1 to {most}.</source>
        <translation>У планет и астероидов номера от 1 до {most}.</translation>
    </message>
    <message>
        <source>This match has its board on screen: its planets are known.</source>
        <translation>В этой партии поле на экране: планеты уже известны.</translation>
    </message>
    <message>
        <source>A planet has two different resources, an asteroid one; here: {wanted}.</source>
        <translation>У планеты два разных ресурса, у астероида один; здесь: {wanted}.</translation>
    </message>
    <message>
        <source>There is no such planet or asteroid: {body}.</source>
        <translation>Нет такой планеты и такого астероида: {body}.</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport and cannot found a colony.</source>
        <translation>{unit}: на борту транспорта нельзя основать колонию.</translation>
    </message>
    <message>
        <source>A colony is founded by a cargo ship on its cell.</source>
        <translation>Колонию основывает грузовой корабль там, где стоит.</translation>
    </message>
    <message>
        <source>There is a colony on {cell} already.</source>
        <translation>На ячейке {cell} уже есть колония.</translation>
    </message>
    <message>
        <source>{player} has all {most} pieces on the board: {type}.</source>
        <translation>{player}: все фигуры ({most}) уже на поле: {type}.</translation>
    </message>
    <message>
        <source>There is no colony in reserve.</source>
        <translation>В резерве нет колонии.</translation>
    </message>
    <message>
        <source>New vessels are placed on a colony of their owner.</source>
        <translation>Новые корабли размещают на своей колонии.</translation>
    </message>
    <message>
        <source>Colonies stand on cells of planets only.</source>
        <translation>Колонии стоят только на ячейках планет.</translation>
    </message>
    <message>
        <source>Choose a colony or a transport for the new unit.</source>
        <translation>Выберите колонию или транспорт для новой фигуры.</translation>
    </message>
    <message>
        <source>{player} does not hold that many cards.</source>
        <translation>{player}: столько карт на руках нет.</translation>
    </message>
    <message>
        <source>{player} cannot pay that; missing: {missing}.</source>
        <translation>{player}: оплатить нельзя, не хватает: {missing}.</translation>
    </message>
    <message>
        <source>Those are not amounts of this game's resources.</source>
        <translation>Это не количества ресурсов этой игры.</translation>
    </message>
    <message>
        <source>Parsec, not begun</source>
        <translation>Parsec, не начата</translation>
    </message>
    <message>
        <source>{players} · round {round} · {player}</source>
        <translation>{players} · раунд {round} · {player}</translation>
    </message>
    <message>
        <source>{players} · in preparation</source>
        <translation>{players} · подготовка</translation>
    </message>
    <message>
        <source>{players} · over</source>
        <translation>{players} · окончена</translation>
    </message>
    <message>
        <source>{players} · won by {winners}</source>
        <translation>{players} · победа: {winners}</translation>
    </message>
    <message>
        <source>{unit} is aboard a transport: unload it first.</source>
        <translation>{unit}: на борту транспорта, сначала выгрузите.</translation>
    </message>
    <message>
        <source>{unit} stands on {cell}; its owner has to allow passing.</source>
        <translation>{unit} стоит на {cell}; нужно разрешение владельца.</translation>
    </message>
    <message>
        <source>{unit} never moves.</source>
        <translation>{unit}: не движется.</translation>
    </message>
    <message>
        <source>{unit} is new and moves from the next turn on.</source>
        <translation>{unit}: новая фигура движется со следующего хода.</translation>
    </message>
    <message>
        <source>There is no way to {cell}.</source>
        <translation>Пути на {cell} нет.</translation>
    </message>
    <message>
        <source>A way leads from cell to adjacent cell.</source>
        <translation>Путь идёт от ячейки к соседней ячейке.</translation>
    </message>
    <message>
        <source>A unit of {player} stands on {cell}.</source>
        <translation>На {cell} стоит фигура: {player}.</translation>
    </message>
    <message>
        <source>Choose another cell.</source>
        <translation>Выберите другую ячейку.</translation>
    </message>
    <message>
        <source>Only those whose cells are passed get a toll.</source>
        <translation>Плату за проход получает тот, через кого проходят.</translation>
    </message>
    <message>
        <source>{unit} cannot go that far: at most {most}, here {steps}.</source>
        <translation>{unit}: движение не дальше {most}, а здесь {steps}.</translation>
    </message>
    <message>
        <source>Teams are agreed on before a match begins: alliances cannot be added now.</source>
        <translation>О командах договариваются до начала партии: теперь союзы добавить нельзя.</translation>
    </message>
    <message>
        <source>{player} has not agreed to it.</source>
        <translation>{player}: согласия нет.</translation>
    </message>
    <message>
        <source>Nobody with that name is playing: {player}.</source>
        <translation>Такого игрока нет: {player}.</translation>
    </message>
    <message>
        <source>An event keeps the port closed.</source>
        <translation>Событие закрыло порт.</translation>
    </message>
    <message>
        <source>A cargo ship at a docking cell is needed.</source>
        <translation>Нужен грузовой корабль у причала.</translation>
    </message>
    <message>
        <source>An exchange takes exactly {wanted} cards.</source>
        <translation>На обмен нужно карт: ровно {wanted}.</translation>
    </message>
    <message>
        <source>There is nothing to pay out now.</source>
        <translation>Сейчас выдавать нечего.</translation>
    </message>
    <message>
        <source>Those are not the cards that {player} can take.</source>
        <translation>{player}: взять можно другие карты.</translation>
    </message>
    <message>
        <source>The production die has been rolled.</source>
        <translation>Кость производства уже брошена.</translation>
    </message>
    <message>
        <source>There is a colony on that cell.</source>
        <translation>На этой ячейке уже есть колония.</translation>
    </message>
    <message>
        <source>Choose a cell on a planet with the number {number}.</source>
        <translation>Выберите ячейку планеты с номером {number}.</translation>
    </message>
    <message>
        <source>No planet is left for {player}: choose any free cell of a planet.</source>
        <translation>{player}: свободных планет нет, выберите любую свободную ячейку планеты.</translation>
    </message>
    <message>
        <source>{body} does not fit the roll {number}.</source>
        <translation>{body}: не подходит к броску {number}.</translation>
    </message>
    <message>
        <source>{body} has the number rolled, and no other player is there.</source>
        <translation>{body}: номер совпадает с броском, и никого из соперников там нет.</translation>
    </message>
    <message>
        <source>Choose a cell of a planet.</source>
        <translation>Выберите ячейку планеты.</translation>
    </message>
    <message>
        <source>Roll the die first.</source>
        <translation>Сначала бросьте кость.</translation>
    </message>
    <message>
        <source>A faction is dealt twice.</source>
        <translation>Фракция роздана дважды.</translation>
    </message>
    <message>
        <source>One faction for each of {wanted} players.</source>
        <translation>По фракции на каждого из игроков: {wanted}.</translation>
    </message>
    <message>
        <source>{player} takes exactly {wanted} resource cards.</source>
        <translation>{player} берёт карт ресурсов: ровно {wanted}.</translation>
    </message>
    <message>
        <source>A module is used twice.</source>
        <translation>Модуль использован дважды.</translation>
    </message>
    <message>
        <source>The board needs {wanted} known modules.</source>
        <translation>Для поля нужно известных модулей: {wanted}.</translation>
    </message>
    <message>
        <source>Two players are called {name}.</source>
        <translation>Двух игроков зовут одинаково: {name}.</translation>
    </message>
    <message>
        <source>There is no board yet.</source>
        <translation>Поля ещё нет.</translation>
    </message>
    <message>
        <source>The match has not begun yet.</source>
        <translation>Партия ещё не началась.</translation>
    </message>
    <message>
        <source>Finish the preparation first.</source>
        <translation>Сначала закончите подготовку.</translation>
    </message>
    <message>
        <source>The board needs exactly one Space Port.</source>
        <translation>На поле нужен ровно один Космопорт.</translation>
    </message>
    <message>
        <source>Not now: the preparation is at “{part:setup_part}”.</source>
        <translation>Не сейчас: идёт этап подготовки «{part:setup_part}».</translation>
    </message>
    <message>
        <source>Play has begun.</source>
        <translation>Игра уже началась.</translation>
    </message>
    <message>
        <source>At least {least} players with names are needed.</source>
        <translation>Нужно игроков с именами: не меньше {least}.</translation>
    </message>
    <message>
        <source>Everyone has to agree to a port in the middle.</source>
        <translation>Порт в середине возможен только с согласия всех.</translation>
    </message>
    <message>
        <source>Alliances need at least two teams.</source>
        <translation>Для союзов нужны хотя бы две команды.</translation>
    </message>
    <message>
        <source>A port and {wanted} other modules are needed.</source>
        <translation>Нужен порт и ещё модулей: {wanted}.</translation>
    </message>
    <message>
        <source>The rules allow at most {most} players; there are {given}.</source>
        <translation>По правилам игроков не больше {most}; здесь {given}.</translation>
    </message>
    <message>
        <source>Only cargo ships dock at {cell}.</source>
        <translation>{cell}: причалить могут только грузовые корабли.</translation>
    </message>
    <message>
        <source>{cell} is full.</source>
        <translation>{cell}: места нет.</translation>
    </message>
    <message>
        <source>A large vessel stands alone: {cell} is taken.</source>
        <translation>Большой корабль стоит отдельно: {cell} занята.</translation>
    </message>
    <message>
        <source>A large vessel stands on {cell}.</source>
        <translation>На {cell} стоит большой корабль.</translation>
    </message>
    <message>
        <source>This match has no time limit.</source>
        <translation>В этой партии нет ограничения времени.</translation>
    </message>
    <message>
        <source>The time is up already.</source>
        <translation>Время уже вышло.</translation>
    </message>
    <message>
        <source>No cargo ship or colony is beside one of {player}'s.</source>
        <translation>Рядом нет грузового корабля или колонии: {player}.</translation>
    </message>
    <message>
        <source>Both have to give something.</source>
        <translation>Отдать что-то должны оба.</translation>
    </message>
    <message>
        <source>{player} has not agreed.</source>
        <translation>{player}: согласия нет.</translation>
    </message>
    <message>
        <source>Nothing changes hands.</source>
        <translation>Никто ничего не отдаёт.</translation>
    </message>
    <message>
        <source>Choose another player.</source>
        <translation>Выберите другого игрока.</translation>
    </message>
    <message>
        <source>Cargo ships are built aboard only at a colony of your own: {transport}.</source>
        <translation>Грузовые корабли строят на борту только у своей колонии: {transport}.</translation>
    </message>
    <message>
        <source>Choose a cell beside the transport.</source>
        <translation>Выберите ячейку рядом с транспортом.</translation>
    </message>
    <message>
        <source>The transport stands on another cell.</source>
        <translation>Транспорт стоит на другой ячейке.</translation>
    </message>
    <message>
        <source>{transport} has no room left.</source>
        <translation>{transport}: места больше нет.</translation>
    </message>
    <message>
        <source>{unit} went aboard in this turn.</source>
        <translation>{unit}: загрузка была в этом ходу.</translation>
    </message>
    <message>
        <source>{unit} is not aboard a transport.</source>
        <translation>{unit}: не на борту транспорта.</translation>
    </message>
    <message>
        <source>{cell} is not empty.</source>
        <translation>{cell} не пуста.</translation>
    </message>
    <message>
        <source>Choose one of your own transports.</source>
        <translation>Выберите свой транспорт.</translation>
    </message>
    <message>
        <source>{transport} carries small vessels only.</source>
        <translation>{transport}: перевозит только малые корабли.</translation>
    </message>
    <message>
        <source>The first purchase has closed the actions of this turn.</source>
        <translation>Покупки начались: действовать в этом ходу больше нельзя.</translation>
    </message>
    <message>
        <source>The production die comes first.</source>
        <translation>Сначала бросают кость производства.</translation>
    </message>
    <message>
        <source>That unit is not on the board: {unit}.</source>
        <translation>Этой фигуры нет на поле: {unit}.</translation>
    </message>
    <message>
        <source>That unit is in a fight.</source>
        <translation>Эта фигура в бою.</translation>
    </message>
    <message>
        <source>There is no such type of unit: {type}.</source>
        <translation>Нет такого вида фигур: {type}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>{player}: correction</source>
        <translation>{player}: исправление</translation>
    </message>
    <message>
        <source>{player}: correction ({reason})</source>
        <translation>{player}: исправление ({reason})</translation>
    </message>
    <message>
        <source>{player}: event card</source>
        <translation>{player}: карта события</translation>
    </message>
    <message>
        <source>{player} sells an event card to the port</source>
        <translation>{player} продаёт порту карту события</translation>
    </message>
    <message>
        <source>{player} is paid for support</source>
        <translation>{player} получает плату за поддержку</translation>
    </message>
    <message>
        <source>{player} pays for support</source>
        <translation>{player} платит за поддержку</translation>
    </message>
    <message>
        <source>{player} takes the cards of {other}</source>
        <translation>{player} берёт карты: {other}</translation>
    </message>
    <message>
        <source>{player} is out and gives up all cards</source>
        <translation>{player} выбывает и отдаёт все карты</translation>
    </message>
    <message>
        <source>{player} pays for time over the limit</source>
        <translation>{player} платит за лишнее время</translation>
    </message>
    <message>
        <source>{player} exchanges at the port</source>
        <translation>{player} меняет карты в порту</translation>
    </message>
    <message>
        <source>{player}: production</source>
        <translation>{player}: производство</translation>
    </message>
    <message>
        <source>{player} buys: {type}</source>
        <translation>{player} покупает: {type}</translation>
    </message>
    <message>
        <source>{player} buys an event card</source>
        <translation>{player} покупает карту события</translation>
    </message>
    <message>
        <source>{player}: the text of a card changes a cost</source>
        <translation>{player}: текст карты меняет стоимость</translation>
    </message>
    <message>
        <source>{player} salvages: {type}</source>
        <translation>{player} собирает обломки: {type}</translation>
    </message>
    <message>
        <source>{player}: start kit</source>
        <translation>{player}: начальный набор</translation>
    </message>
    <message>
        <source>{player} is paid for the passage</source>
        <translation>{player} получает плату за проход</translation>
    </message>
    <message>
        <source>{player} pays for the passage</source>
        <translation>{player} платит за проход</translation>
    </message>
    <message>
        <source>{player} trades with {other}</source>
        <translation>{player} и {other}: обмен</translation>
    </message>
    <message>
        <source>{player}: card of choice, the number is nowhere</source>
        <translation>{player}: карта на выбор, такого номера на поле нет</translation>
    </message>
    <message>
        <source>Play on this board</source>
        <translation>Играть на этом поле</translation>
    </message>
    <message>
        <source>Accept the miss</source>
        <translation>Признать промах</translation>
    </message>
    <message>
        <source>Correct a hand</source>
        <translation>Исправить карты на руках</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Build a vessel</source>
        <translation>Построить корабль</translation>
    </message>
    <message>
        <source>Buy an event card</source>
        <translation>Купить карту события</translation>
    </message>
    <message>
        <source>Change a rule of the table</source>
        <translation>Изменить правило стола</translation>
    </message>
    <message>
        <source>Choose the lost unit</source>
        <translation>Выбрать потерянную фигуру</translation>
    </message>
    <message>
        <source>Counter-attack</source>
        <translation>Контратака</translation>
    </message>
    <message>
        <source>Separate counter-attack</source>
        <translation>Раздельная контратака</translation>
    </message>
    <message>
        <source>Deal the factions</source>
        <translation>Раздать фракции</translation>
    </message>
    <message>
        <source>Deal the modules</source>
        <translation>Разложить модули</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Объявить атаку</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Без ответа</translation>
    </message>
    <message>
        <source>End the match by agreement</source>
        <translation>Закончить партию по согласию</translation>
    </message>
    <message>
        <source>End an event</source>
        <translation>Закончить событие</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Уклониться</translation>
    </message>
    <message>
        <source>Exchange at the port</source>
        <translation>Обмен в порту</translation>
    </message>
    <message>
        <source>No planet is free</source>
        <translation>Свободной планеты нет</translation>
    </message>
    <message>
        <source>Found a colony</source>
        <translation>Основать колонию</translation>
    </message>
    <message>
        <source>Take over a faction</source>
        <translation>Унаследовать фракцию</translation>
    </message>
    <message>
        <source>Lay out the modules</source>
        <translation>Расположить модули</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Отпустить</translation>
    </message>
    <message>
        <source>Move a vessel</source>
        <translation>Переместить корабль</translation>
    </message>
    <message>
        <source>Play no card</source>
        <translation>Не играть карту</translation>
    </message>
    <message>
        <source>Hand out the production</source>
        <translation>Раздать карты производства</translation>
    </message>
    <message>
        <source>Apply the text of a card</source>
        <translation>Применить текст карты</translation>
    </message>
    <message>
        <source>Play an event card</source>
        <translation>Сыграть карту события</translation>
    </message>
    <message>
        <source>Put a unit on the board</source>
        <translation>Поставить фигуру на поле</translation>
    </message>
    <message>
        <source>Remove a unit from the board</source>
        <translation>Убрать фигуру с поля</translation>
    </message>
    <message>
        <source>Attack again</source>
        <translation>Атаковать снова</translation>
    </message>
    <message>
        <source>Roll for the first player</source>
        <translation>Бросить за право первого хода</translation>
    </message>
    <message>
        <source>Roll for production</source>
        <translation>Бросить кость производства</translation>
    </message>
    <message>
        <source>Roll the attack</source>
        <translation>Бросить кости атаки</translation>
    </message>
    <message>
        <source>Roll for a planet</source>
        <translation>Бросить кость заселения</translation>
    </message>
    <message>
        <source>Sell an event card</source>
        <translation>Продать карту события</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Заселить</translation>
    </message>
    <message>
        <source>Take the start kit</source>
        <translation>Взять начальный набор</translation>
    </message>
    <message>
        <source>Add a planet or asteroid</source>
        <translation>Добавить планету или астероид</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Everyone agrees that {player} wins</source>
        <translation>Все согласны: победа, {player}</translation>
    </message>
    <message>
        <source>End the match without a winner</source>
        <translation>Закончить партию без победителя</translation>
    </message>
    <message>
        <source>The time is up</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>Agreed by everyone in round {round}</source>
        <translation>По общему согласию, раунд {round}</translation>
    </message>
    <message>
        <source>Military and economic victory in round {round}</source>
        <translation>Военная и экономическая победа, раунд {round}</translation>
    </message>
    <message>
        <source>Economic victory in round {round}</source>
        <translation>Экономическая победа, раунд {round}</translation>
    </message>
    <message>
        <source>The last one left, in round {round}</source>
        <translation>Последний оставшийся игрок, раунд {round}</translation>
    </message>
    <message>
        <source>Military victory in round {round}</source>
        <translation>Военная победа, раунд {round}</translation>
    </message>
    <message>
        <source>The match was ended in round {round}</source>
        <translation>Партия остановлена, раунд {round}</translation>
    </message>
    <message>
        <source>Most points when the time was up, in round {round}</source>
        <translation>Больше всего очков, когда время вышло, раунд {round}</translation>
    </message>
    <message>
        <source>{winners} win together</source>
        <translation>Общая победа: {winners}</translation>
    </message>
    <message>
        <source>Eliminated in round {round}</source>
        <translation>Выбывание, раунд {round}</translation>
    </message>
    <message>
        <source>The board is laid out</source>
        <translation>Раскладывается поле</translation>
    </message>
    <message>
        <source>The factions are dealt</source>
        <translation>Раздаются фракции</translation>
    </message>
    <message>
        <source>Fight · {stage:fight_stage}</source>
        <translation>Бой · {stage:fight_stage}</translation>
    </message>
    <message>
        <source>takes the start kit</source>
        <translation>берёт начальный набор</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2: roll again</source>
        <translation>заселение, круг {round} из 2: бросьте ещё раз</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2: last roll, then reserve</source>
        <translation>заселение, круг {round} из 2: последний бросок, потом резерв</translation>
    </message>
    <message>
        <source>Resource cards in hand</source>
        <translation>Карты ресурсов на руках</translation>
    </message>
    <message>
        <source>What the vessels have cost</source>
        <translation>Сколько стоили корабли</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>На руках</translation>
    </message>
    <message>
        <source>Connected dominated modules</source>
        <translation>Господство на связанных модулях</translation>
    </message>
    <message>
        <source>Expected cards per roll</source>
        <translation>Ожидаемые карты за бросок</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Доход</translation>
    </message>
    <message>
        <source>A fight is under way.</source>
        <translation>Идёт бой.</translation>
    </message>
    <message>
        <source>The production has not been handed out.</source>
        <translation>Карты производства ещё не розданы.</translation>
    </message>
    <message>
        <source>The production die has not been rolled.</source>
        <translation>Кость производства ещё не брошена.</translation>
    </message>
    <message>
        <source>Something can still be bought.</source>
        <translation>Можно ещё что-то купить.</translation>
    </message>
    <message>
        <source>Vessels that have not moved: {count}</source>
        <translation>Корабли без движения: {count}</translation>
    </message>
    <message>
        <source>This is not a file with options of Parsec ({detail}).</source>
        <translation>Это не файл с правилами стола Parsec ({detail}).</translation>
    </message>
    <message>
        <source>Elimination</source>
        <translation>Выбывание</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Карта события</translation>
    </message>
    <message>
        <source>Sale of an event card</source>
        <translation>Продажа карты события</translation>
    </message>
    <message>
        <source>Space Port</source>
        <translation>Космопорт</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Производство</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Покупка</translation>
    </message>
    <message>
        <source>Salvage</source>
        <translation>Сбор обломков</translation>
    </message>
    <message>
        <source>Start kit</source>
        <translation>Начальный набор</translation>
    </message>
    <message>
        <source>Fee for support</source>
        <translation>Плата за поддержку</translation>
    </message>
    <message>
        <source>Toll</source>
        <translation>Плата за проход</translation>
    </message>
    <message>
        <source>Card of choice</source>
        <translation>Карта на выбор</translation>
    </message>
    <message>
        <source>{faction:parsec_faction} · team {team}</source>
        <translation>{faction:parsec_faction} · команда {team}</translation>
    </message>
    <message>
        <source>Team {team}</source>
        <translation>Команда {team}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Colonies</source>
        <translation>Колонии</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Produced</source>
        <translation>Произведено</translation>
    </message>
    <message>
        <source>Points of the team</source>
        <translation>Очки команды</translation>
    </message>
    <message>
        <source>Military vessels</source>
        <translation>Военные корабли</translation>
    </message>
    <message>
        <source>Continue: missed</source>
        <translation>Дальше: промах</translation>
    </message>
    <message>
        <source>End the fight without an answer</source>
        <translation>Закончить бой без ответа</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Убрать: {unit}</translation>
    </message>
    <message>
        <source>Attacks that hit: {share}</source>
        <translation>Атаки с попаданием: {share}</translation>
    </message>
    <message>
        <source>Attacks survived: {share}</source>
        <translation>Пережитые атаки: {share}</translation>
    </message>
    <message>
        <source>How often dice gave what they were rolled for, compared with what was expected.</source>
        <translation>Как часто кости приносили нужное по сравнению с ожидаемым.</translation>
    </message>
    <message>
        <source>Hits above expected</source>
        <translation>Попадания сверх ожидаемых</translation>
    </message>
    <message>
        <source>Production rolls that paid: {share}</source>
        <translation>Броски производства с картами: {share}</translation>
    </message>
    <message>
        <source>{player} destroys: {unit}</source>
        <translation>{player} уничтожает: {unit}</translation>
    </message>
    <message>
        <source>Lost: {unit}</source>
        <translation>Потеря: {unit}</translation>
    </message>
    <message>
        <source>{unit} hits {target}, {attack} to {defence}, with a chance of {percent} %</source>
        <translation>{unit}: попадание, цель {target}, {attack} к {defence} при вероятности {percent} %</translation>
    </message>
    <message>
        <source>{player} plays permanently: {card}</source>
        <translation>{player} играет постоянное событие: {card}</translation>
    </message>
    <message>
        <source>{player} begins the arms race</source>
        <translation>{player} начинает гонку вооружений</translation>
    </message>
    <message>
        <source>The match ends without a winner</source>
        <translation>Партия заканчивается без победителя</translation>
    </message>
    <message>
        <source>{player} wins: {how:parsec_ending}</source>
        <translation>Победа, {player}: {how:parsec_ending}</translation>
    </message>
    <message>
        <source>Who dominated which module</source>
        <translation>Кто господствовал на каком модуле</translation>
    </message>
    <message>
        <source>Arms race</source>
        <translation>Гонка вооружений</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Попадание</translation>
    </message>
    <message>
        <source>No planet</source>
        <translation>Планеты нет</translation>
    </message>
    <message>
        <source>{player} plays an event card</source>
        <translation>{player} играет карту события</translation>
    </message>
    <message>
        <source>{number} produces</source>
        <translation>Производит {number}</translation>
    </message>
    <message>
        <source>{number}: nothing</source>
        <translation>{number}: ничего</translation>
    </message>
    <message>
        <source>{player} rolls for production</source>
        <translation>{player}: бросок производства</translation>
    </message>
    <message>
        <source>{player} settles</source>
        <translation>{player}: заселение</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Together: {units}</source>
        <translation>Вместе: {units}</translation>
    </message>
    <message>
        <source>{how:parsec_ending}, round {round}</source>
        <translation>{how:parsec_ending}, раунд {round}</translation>
    </message>
    <message>
        <source>built {things}</source>
        <translation>строит: {things}</translation>
    </message>
    <message>
        <source>corrections: {count}</source>
        <translation>исправлений: {count}</translation>
    </message>
    <message>
        <source>{player} destroyed {things}</source>
        <translation>{player} уничтожает: {things}</translation>
    </message>
    <message>
        <source>lost {things}</source>
        <translation>потери: {things}</translation>
    </message>
    <message>
        <source>vessels moved: {count}</source>
        <translation>движений: {count}</translation>
    </message>
    <message>
        <source>cards for all: {count}</source>
        <translation>карт для всех: {count}</translation>
    </message>
    <message>
        <source>rolled {face}</source>
        <translation>бросок: {face}</translation>
    </message>
    <message>
        <source>Attack: {unit}</source>
        <translation>Атака: {unit}</translation>
    </message>
    <message>
        <source>Defence: {unit}</source>
        <translation>Защита: {unit}</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Кто ходит первым</translation>
    </message>
    <message>
        <source>Event: {unit}</source>
        <translation>Событие: {unit}</translation>
    </message>
    <message>
        <source>Drawing lots</source>
        <translation>Жребий</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Заселение</translation>
    </message>
    <message>
        <source>A match or a map</source>
        <translation>Партия или карта</translation>
    </message>
    <message>
        <source>Luck: hits above (+) or below (−) expected</source>
        <translation>Удача: попадания выше (+) или ниже (−) ожидания</translation>
    </message>
    <message>
        <source>{winner} wins</source>
        <translation>Победа: {winner}</translation>
    </message>
    <message>
        <source>The last one standing, in round {round}.</source>
        <translation>Последний оставшийся игрок, раунд {round}.</translation>
    </message>
    <message>
        <source>The last one standing, in round {round}, with {held} of {planets} planets.</source>
        <translation>Последний оставшийся игрок, раунд {round}; планеты: {held} из {planets}.</translation>
    </message>
    <message>
        <source>Who held which planet</source>
        <translation>Кто владел какой планетой</translation>
    </message>
    <message>
        <source>Enemies destroyed</source>
        <translation>Уничтожено врагов</translation>
    </message>
    <message>
        <source>{player} is the last one standing: the end</source>
        <translation>В игре остаётся только {player}: конец</translation>
    </message>
    <message>
        <source>The players stop the match</source>
        <translation>Игроки прекращают партию</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} сдаётся</translation>
    </message>
    <message>
        <source>{player} settles {planet}</source>
        <translation>{player} занимает: {planet}</translation>
    </message>
    <message>
        <source>{planet} falls to {player}</source>
        <translation>{planet}: завоевание ({player})</translation>
    </message>
    <message>
        <source>{player} bombards {planet}: {structures:structures_gone}</source>
        <translation>{player} бомбардирует: {planet}; {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{ship} of {owner} is lost with {amounts} aboard</source>
        <translation>{ship} ({owner}) гибнет; на борту: {amounts}</translation>
    </message>
    <message>
        <source>{unit} destroys {target}: {attack} against {defence}, a {percent} % chance</source>
        <translation>{unit} уничтожает: {target}; {attack} против {defence}, шанс {percent} %</translation>
    </message>
    <message>
        <source>{event:event} pins the fleet of {player}: {ships:ships}</source>
        <translation>{event:event}: флот стоит ({player}, {ships:ships})</translation>
    </message>
    <message>
        <source>removed: {things}</source>
        <translation>убрано: {things}</translation>
    </message>
    <message>
        <source>gave {receiver} {amounts}</source>
        <translation>передано ({receiver}): {amounts}</translation>
    </message>
    <message>
        <source>gave {receiver} goods</source>
        <translation>передан товар ({receiver})</translation>
    </message>
    <message>
        <source>loaded {amounts} at {site}</source>
        <translation>загружено ({site}): {amounts}</translation>
    </message>
    <message>
        <source>loaded cargo at {site}</source>
        <translation>загружен груз: {site}</translation>
    </message>
    <message>
        <source>unloaded {amounts} at {site}</source>
        <translation>выгружено ({site}): {amounts}</translation>
    </message>
    <message>
        <source>unloaded cargo at {site}</source>
        <translation>выгружен груз: {site}</translation>
    </message>
    <message>
        <source>took a {kind:kind} aboard</source>
        <translation>взято на борт: {kind:kind}</translation>
    </message>
    <message>
        <source>destroyed {things}</source>
        <translation>уничтожено: {things}</translation>
    </message>
    <message>
        <source>bombarded {planet} with {ships}: {structures:structures_gone}</source>
        <translation>бомбардировка: {planet} ({ships}); {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{by} bombarded {planet} with {ships}: {structures:structures_gone}</source>
        <translation>{by}: бомбардировка, {planet} ({ships}); {structures:structures_gone}</translation>
    </message>
    <message>
        <source>{player} gave up</source>
        <translation>{player} сдаётся</translation>
    </message>
    <message>
        <source>A turn has no such phase: choose one of its phases.</source>
        <translation>В ходе нет такой фазы: выберите одну из его фаз.</translation>
    </message>
    <message>
        <source>Write something, or choose a photo.</source>
        <translation>Напишите что-нибудь или выберите фото.</translation>
    </message>
    <message>
        <source>This photo tells more than what is seen on it; add it in the window, which leaves that out.</source>
        <translation>В этом фото записано больше, чем на нём видно; добавьте его в окне программы: лишнее будет убрано.</translation>
    </message>
    <message>
        <source>A photo has at most {pixels} pixels a side and {limit} kB; make it smaller.</source>
        <translation>У фото не больше {pixels} пикселей по стороне и {limit} кБ: уменьшите его.</translation>
    </message>
    <message>
        <source>A match keeps at most {most} photos, removed ones included.</source>
        <translation>Партия хранит не больше {most} фото, считая убранные.</translation>
    </message>
    <message>
        <source>{player} comments on step {step}.</source>
        <translation>Комментарий к шагу {step}: {player}.</translation>
    </message>
    <message>
        <source>A comment on step {step}.</source>
        <translation>Комментарий к шагу {step}.</translation>
    </message>
    <message>
        <source>{player} adds a photo to step {step}.</source>
        <translation>Фото к шагу {step}: {player}.</translation>
    </message>
    <message>
        <source>A photo of step {step}.</source>
        <translation>Фото к шагу {step}.</translation>
    </message>
    <message>
        <source>Removed: a comment on step {step}.</source>
        <translation>Убран комментарий к шагу {step}.</translation>
    </message>
    <message>
        <source>Removed: a photo of step {step}.</source>
        <translation>Убрано фото к шагу {step}.</translation>
    </message>
    <message>
        <source>Branched from {title}, step {step}.</source>
        <translation>Ответвление от партии {title}, шаг {step}.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>The match has that name already.</source>
        <translation>Партия уже так называется.</translation>
    </message>
    <message>
        <source>Distance {steps}; the way around obstacles is {way:steps}. Turns: {turns} ({cls:ship_class}).</source>
        <translation>Расстояние {steps}; путь в обход препятствий — {way:steps}. Ходов: {turns} ({cls:ship_class}).</translation>
    </message>
    <message>
        <source>Nothing stands here. To erase the whole planet, click its centre.</source>
        <translation>Здесь ничего нет. Чтобы стереть всю планету, щёлкните по её центру.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n ячейка</numerusform>
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
        <source>Planets on the board cannot change their size.</source>
        <translation>Размер планет на поле изменить нельзя.</translation>
    </message>
    <message>
        <source>Which player is “{name}”? Write the beginning of one name: {players}.</source>
        <translation>Кто это: «{name}»? Нужно начало одного имени: {players}.</translation>
    </message>
    <message>
        <source>Which resource is “{text}”? Write the beginning of one: {resources}.</source>
        <translation>Какой это ресурс: «{text}»? Нужно начало одного названия: {resources}.</translation>
    </message>
    <message>
        <source>{giver} hands goods over to {receiver}. {reason}</source>
        <translation>{giver} передаёт товары. Получатель: {receiver}. {reason}</translation>
    </message>
    <message>
        <source>This unit has not acted.</source>
        <translation>Эта фигура ещё не действовала.</translation>
    </message>
    <message>
        <source>{player} is out of the game.</source>
        <translation>{player} вне игры.</translation>
    </message>
    <message>
        <source>A shared victory takes at least two players.</source>
        <translation>Для общей победы нужны хотя бы два игрока.</translation>
    </message>
    <message>
        <source>With two players there is no alliance, and no victory to share.</source>
        <translation>Вдвоём нет ни союза, ни победы, чтобы её делить.</translation>
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
        <source>{players} · stopped in round {round}</source>
        <translation>{players} · остановлена, раунд {round}</translation>
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
        <source>A plan takes at most {most} attackers.</source>
        <translation>Атакующих в плане не больше {most}.</translation>
    </message>
    <message>
        <source>A plan takes at most {most} targets.</source>
        <translation>Целей в плане не больше {most}.</translation>
    </message>
    <message>
        <source>{id} is named twice; give each unit a name of its own.</source>
        <translation>{id} названо дважды; дайте каждой фигуре своё имя.</translation>
    </message>
    <message>
        <source>{attacker} cannot reach {target}, which is not among the targets.</source>
        <translation>{attacker}: цель {target} недостижима, её нет среди целей.</translation>
    </message>
    <message>
        <source>The goal names {target}, which is not among the targets.</source>
        <translation>В задаче названа цель {target}, но среди целей её нет.</translation>
    </message>
    <message>
        <source>The goal names no target; say which ones are meant.</source>
        <translation>В задаче нет целей; скажите, какие имеются в виду.</translation>
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
        <source>It has the tag “{tag}” already.</source>
        <translation>Метка «{tag}» уже есть.</translation>
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
        <source>That would leave step {step} as it is.</source>
        <translation>Шаг {step} остался бы таким, как есть.</translation>
    </message>
    <message>
        <source>A d{die} has no face {face}.</source>
        <translation>У d{die} нет грани {face}.</translation>
    </message>
    <message>
        <source>The file was written by a newer Burning Planets (format {version}, this one knows {known}): update the program.</source>
        <translation>Файл записан более новой программой Burning Planets (формат {version}, этой известен {known}): обновите программу.</translation>
    </message>
    <message>
        <source>The file is damaged at step {step} ({detail}): use another copy of it.</source>
        <translation>Файл повреждён на шаге {step} ({detail}): возьмите другую его копию.</translation>
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
        <translation>Нет прав на чтение {path}: измените права доступа или выберите другую коробку.</translation>
    </message>
    <message>
        <source>{path} is not a box, or its beginning is damaged: choose another file or restore a backup.</source>
        <translation>{path} — не коробка, или повреждено её начало: выберите другой файл или восстановите резервную копию.</translation>
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
        <translation>Файл {path} защищён от записи: снимите защиту или скопируйте его туда, где запись разрешена.</translation>
    </message>
    <message>
        <source>Nothing can be written in the folder {folder}, so {path} cannot be used: copy the box to a folder where you may write.</source>
        <translation>В папку {folder} нельзя ничего записать, поэтому с {path} работать нельзя: скопируйте коробку в папку, где запись разрешена.</translation>
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
        <source>The backup {path} was damaged ({detail}) and has been removed: the box may be damaged too, run a check.</source>
        <translation>Резервная копия {path} оказалась повреждена ({detail}) и удалена: коробка тоже может быть повреждена, запустите проверку.</translation>
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
        <source>Roll for an event</source>
        <translation>Бросок события</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Собрать</translation>
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
        <translation>Сооружения</translation>
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
        <source>out of the game in round {round}</source>
        <translation>вне игры с раунда {round}</translation>
    </message>
    <message>
        <source>{player} concedes</source>
        <translation>{player} сдаётся</translation>
    </message>
    <message>
        <source>Stop without a winner</source>
        <translation>Остановить без победителя</translation>
    </message>
    <message>
        <source>Nobody has won</source>
        <translation>Победителя нет</translation>
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
        <translation>Переместить корабль</translation>
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
        <translation>Выгрузить</translation>
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
        <source>Put a structure in space</source>
        <translation>Поставить сооружение в космосе</translation>
    </message>
    <message>
        <source>Put a natural resource on a planet</source>
        <translation>Поставить натуральный ресурс на планету</translation>
    </message>
    <message>
        <source>Put an asteroid on the board</source>
        <translation>Поставить астероид на поле</translation>
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
        <source>Open and unload</source>
        <translation>Вскрыть и выгрузить</translation>
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
        <source>Close a contract</source>
        <translation>Закрыть контракт</translation>
    </message>
    <message>
        <source>Write a private note</source>
        <translation>Написать личную заметку</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Set the clock</source>
        <translation>Установить часы</translation>
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
        <translation>{player} ставит стартовое сооружение: {kind:kind}, {planet}.</translation>
    </message>
    <message>
        <source>{player} collects {amounts}.</source>
        <translation>{player} собирает {amounts}.</translation>
    </message>
    <message>
        <source>{player} builds a {kind:kind} on {planet} for {price}.</source>
        <translation>{player} строит: {kind:kind}, {planet} ({price}).</translation>
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
        <source>Correction for {player}: {change:signed}. {reason}</source>
        <translation>Исправление, {player}: {change:signed}. {reason}</translation>
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
        <translation>{planet}: {ship} её не касается.</translation>
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
        <source>{ship} does not carry that much: {missing} missing.</source>
        <translation>{ship} столько не везёт: не хватает {missing}.</translation>
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
        <source>{seat} has no starting planet.</source>
        <translation>{seat}: нет стартовой планеты.</translation>
    </message>
    <message>
        <source>{seat} still owns something on this map.</source>
        <translation>{seat}: на этой карте ещё есть имущество.</translation>
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
        <source>{unit} of {player} rolls {attack} against {defence} (shield {shield}) and fails to destroy {target} of {defender}.</source>
        <translation>{unit} ({player}) бросает {attack} против {defence} (щит {shield}). Цель устояла: {target} ({defender}).</translation>
    </message>
    <message>
        <source>{unit} of {player} rolls {attack} (shield {shield}): the asteroid holds.</source>
        <translation>{unit} ({player}) бросает {attack} (щит {shield}): астероид устоял.</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}.</source>
        <translation>{ship} ({player}): загрузка, {site}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}.</source>
        <translation>{ship} ({player}): выгрузка, {site}. Получатель: {receiver}.</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now Small: {small}, Medium: {medium}, Big: {big}.</source>
        <translation>Правило стола «{option:option}»: теперь маленькие: {small}, средние: {medium}, большие: {big}.</translation>
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
        <source>{target} is not in an adjacent cell.</source>
        <translation>{target}: не в соседней ячейке.</translation>
    </message>
    <message>
        <source>{site} belongs to nobody: there is no one to trade with.</source>
        <translation>{site}: владельца нет, торговать не с кем.</translation>
    </message>
    <message>
        <source>{ship} does not touch {site}.</source>
        <translation>{site}: {ship} не касается этого места.</translation>
    </message>
    <message>
        <source>Goods are loaded and unloaded at planets, not here: {site}.</source>
        <translation>Груз загружают и выгружают у планет, а не здесь: {site}.</translation>
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
        <source>That is not part of a rehearsal: leave it first.</source>
        <translation>Это не входит в репетицию: сначала закончите её.</translation>
    </message>
    <message>
        <source>This file ({lines:steps}, {size:megabytes}) is too large to be imported again: keep the box or a backup of it as well.</source>
        <translation>Этот файл ({lines:steps}, {size:megabytes}) слишком велик, чтобы импортировать его снова: сохраните и коробку или её резервную копию.</translation>
    </message>
    <message>
        <source>{path} was changed by another program while it was open, so nothing more is written to it: save everything elsewhere.</source>
        <translation>Другая программа изменила файл {path}, пока он был открыт, поэтому в него больше ничего не записывается: сохраните всё в другом месте.</translation>
    </message>
    <message>
        <source>“{title}”: saved whole, {saved:steps}.</source>
        <translation>«{title}»: сохранено полностью, {saved:steps}.</translation>
    </message>
    <message>
        <source>“{title}”: saved up to step {saved} of {steps}; the rest is damaged.</source>
        <translation>«{title}»: сохранено до шага {saved} из {steps}; остальное повреждено.</translation>
    </message>
    <message>
        <source>“{title}”: saved, {saved:steps}; step {step} is not as the program wrote it.</source>
        <translation>«{title}»: сохранено, {saved:steps}; шаг {step} не таков, каким его записала программа.</translation>
    </message>
    <message>
        <source>“{title}” could not be saved ({detail}).</source>
        <translation>Не удалось сохранить «{title}» ({detail}).</translation>
    </message>
    <message>
        <source>There is nothing to play on from here.</source>
        <translation>Отсюда продолжать нечего.</translation>
    </message>
    <message>
        <source>A match or a map can have at most {limit} tags: remove one first.</source>
        <translation>У партии или карты может быть не больше {limit} меток: сначала уберите одну.</translation>
    </message>
    <message>
        <source>The file holds more than this program can keep in memory: it was not opened.</source>
        <translation>В файле больше данных, чем программа может держать в памяти: он не открыт.</translation>
    </message>
    <message>
        <source>That goes beyond what can be kept ({detail}): nothing was changed.</source>
        <translation>Это больше, чем можно сохранить ({detail}): ничего не изменилось.</translation>
    </message>
    <message>
        <source>This file holds something of another kind ({found}; {expected} is needed here).</source>
        <translation>В этом файле другое ({found}; здесь нужно {expected}).</translation>
    </message>
    <message>
        <source>The match or map {document} is no longer in {path}.</source>
        <translation>Партии или карты {document} больше нет в {path}.</translation>
    </message>
    <message>
        <source>Step {step} was not saved in {path}, because the match or map is open twice: close it and open it again.</source>
        <translation>Шаг {step} не сохранён в {path}: партия или карта открыта дважды. Закройте её и откройте снова.</translation>
    </message>
    <message>
        <source>This program does not know the game “{system}”, so its matches and maps were left out of {path}: update the program.</source>
        <translation>Эта программа не знает игру «{system}», поэтому её партии и карты не попали в {path}: обновите программу.</translation>
    </message>
    <message>
        <source>{count} without a mirror image now: this was not mirrored.</source>
        <translation>{count} теперь без отражения: это изменение не отражено.</translation>
    </message>
    <message>
        <source>Table option “{option:option}”: now {value:choice}.</source>
        <translation>Правило стола «{option:option}»: теперь {value:choice}.</translation>
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
            <numerusform>перемещён %n корабль</numerusform>
            <numerusform>перемещены %n корабля</numerusform>
            <numerusform>перемещено %n кораблей</numerusform>
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
        <translation>{by} уничтожает: {things} ({owner})</translation>
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
        <source>“{option}” cannot be {value}.</source>
        <translation>Правило «{option}» не может быть таким: {value}.</translation>
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
        <translation>Выгрузка</translation>
    </message>
    <message>
        <source>Loot: hold</source>
        <translation>Трофеи: трюм</translation>
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
        <translation>{player} получает трофеи: {source}</translation>
    </message>
    <message>
        <source>{player} takes the goods of a destroyed ship</source>
        <translation>{player} забирает товары уничтоженного корабля</translation>
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
        <translation>Казна</translation>
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
        <translation>Правило «{what}» уже такое.</translation>
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
        <translation>Такой фигуры нет: возможно, она уничтожена.</translation>
    </message>
    <message>
        <source>There is no such target: it may have been destroyed.</source>
        <translation>Такой цели нет: возможно, она уничтожена.</translation>
    </message>
    <message>
        <source>No {kind:kind} on a {biome:biome}.</source>
        <translation>{kind:kind}: нельзя, это «{biome:biome}».</translation>
    </message>
    <message>
        <source>It does not have: {goods}.</source>
        <translation>Не хватает: {goods}.</translation>
    </message>
    <message>
        <source>What it gets is worth more to it: {goods}.</source>
        <translation>То, что предлагают, ценнее: {goods}.</translation>
    </message>
    <message>
        <source>What it would give is worth more to it: {goods}.</source>
        <translation>То, что пришлось бы отдать, ценнее: {goods}.</translation>
    </message>
    <message>
        <source>Cargo ship</source>
        <translation>Грузовой корабль</translation>
    </message>
    <message>
        <source>Economic structure</source>
        <translation>Экономическое сооружение</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Оборона</translation>
    </message>
    <message>
        <source>Natural resource</source>
        <translation>Натуральный ресурс</translation>
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
        <source>Good to know</source>
        <translation>Полезно знать</translation>
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
        <translation>Может уничтожить сооружение планеты, которой касается</translation>
    </message>
    <message>
        <source>It cannot be attacked</source>
        <translation>Атаковать нельзя</translation>
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
        <source>What {player} can do to it</source>
        <translation>Что может сделать {player}</translation>
    </message>
    <message>
        <source>{unit}, beside it</source>
        <translation>{unit}, рядом</translation>
    </message>
    <message>
        <source>{unit} can conquer it</source>
        <translation>{unit} может завоевать</translation>
    </message>
    <message>
        <source>{unit} can destroy it, without dice</source>
        <translation>{unit} может уничтожить без костей</translation>
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
        <translation>Уничтожить</translation>
    </message>
    <message>
        <source>Bombard</source>
        <translation>Бомбардировать</translation>
    </message>
    <message>
        <source>{percent} % · {later} % in {times:attacks}</source>
        <translation>{percent} % · {later} %, {times:attacks}</translation>
    </message>
    <message>
        <source>It is {cells:cells} away; only what stands beside a unit can be attacked.</source>
        <translation>Расстояние: {cells:cells}; атакуют только то, что рядом.</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>и ещё {count}</translation>
    </message>
    <message>
        <source>and {count} more that cannot</source>
        <translation>и ещё не могут: {count}</translation>
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
        <source>This tells what happened before. Continue from here.</source>
        <translation>Здесь рассказано, что было раньше. Отсюда можно играть дальше.</translation>
    </message>
    <message>
        <source>This cannot be done now. Continue with this button until it can, or skip this step.</source>
        <translation>Сейчас этого сделать нельзя. Идите дальше этой кнопкой, пока не станет можно, или пропустите шаг.</translation>
    </message>
    <message>
        <source>Now the actions: every ship may act twice, for example move and attack. Continue with the gold button.</source>
        <translation>Теперь действия: каждый корабль действует дважды, например летит и атакует. Дальше — золотая кнопка.</translation>
    </message>
    <message>
        <source>Leave your home alone this turn: a drilling facility counts as its one structure. Build on Nova if you like, then continue to Actions.</source>
        <translation>На своей планете в этот ход не стройте: буровая установка считается её единственным сооружением. Можно строить на Нове, потом идите к «Действиям».</translation>
    </message>
    <message>
        <source>Captain wants to barter with Vega, and nobody else should know. Press Vega to begin a contract.</source>
        <translation>Капитан хочет обменяться с Вегой, и другим знать об этом незачем. Нажмите «Вега», чтобы начать контракт.</translation>
    </message>
    <message>
        <source>There is no such envelope.</source>
        <translation>Такого конверта нет.</translation>
    </message>
    <message>
        <source>This envelope has been opened or decided already.</source>
        <translation>Этот конверт уже вскрыт, или о нём уже решили.</translation>
    </message>
    <message>
        <source>The ship with this envelope is gone: reveal the contents; they cannot be unloaded.</source>
        <translation>Корабля с этим конвертом больше нет: откройте содержимое всем, выгрузить его нельзя.</translation>
    </message>
    <message>
        <source>There is no such contract.</source>
        <translation>Такого контракта нет.</translation>
    </message>
    <message>
        <source>The trade is a loss.</source>
        <translation>Обмен невыгоден.</translation>
    </message>
    <message>
        <source>Name: {title}.</source>
        <translation>Название: {title}.</translation>
    </message>
    <message>
        <source>Won by {winners}: {how:parsec_ending}.</source>
        <translation>Победа: {winners}, {how:parsec_ending}.</translation>
    </message>
    <message>
        <source>This mixes samples with your own definitions: confirm that first.</source>
        <translation>Смешались бы образцы и собственные определения: сначала это нужно подтвердить.</translation>
    </message>
    <message>
        <source>Too few playable factions: {wanted} needed. Enter more of them, or play without factions.</source>
        <translation>Слишком мало доступных фракций, нужно: {wanted}. Добавьте ещё или играйте без фракций.</translation>
    </message>
    <message>
        <source>settlement, round {round} of 2</source>
        <translation>заселение, круг {round} из 2</translation>
    </message>
    <message>
        <source>settles: number {number}</source>
        <translation>заселение: номер {number}</translation>
    </message>
    <message>
        <source>“{text}” has no amount; write for example: anna +5{first} -2{second} reason</source>
        <translation>В «{text}» нет суммы; пишите, например: анна +5{first} -2{second} причина</translation>
    </message>
    <message>
        <source>That comment is removed already.</source>
        <translation>Этот комментарий уже убран.</translation>
    </message>
    <message>
        <source>{file} is larger than {limit} MB; choose a smaller photo.</source>
        <translation>Файл {file} больше {limit} МБ: выберите фото поменьше.</translation>
    </message>
    <message>
        <source>{file} has too many pixels; make it smaller first.</source>
        <translation>В файле {file} слишком много пикселей: сначала уменьшите его.</translation>
    </message>
    <message>
        <source>Played on the map {title}, revision {revision}.</source>
        <translation>Партия на карте {title}, версия {revision}.</translation>
    </message>
    <message>
        <source>Played on the map {title}, revision “{name}”.</source>
        <translation>Партия на карте {title}, версия «{name}».</translation>
    </message>
    <message>
        <source>Played on the map {title}.</source>
        <translation>Партия на карте {title}.</translation>
    </message>
    <message>
        <source>From now on the program plays for {player}; level: {level:bot_level}.</source>
        <translation>Теперь программа играет за: {player}; уровень: {level:bot_level}.</translation>
    </message>
    <message>
        <source>From now on a person plays for {player}.</source>
        <translation>Теперь человек играет за: {player}.</translation>
    </message>
    <message>
        <source>The program has no level “{level}”.</source>
        <translation>У программы нет уровня «{level}».</translation>
    </message>
    <message>
        <source>A person plays for {player} already.</source>
        <translation>Человек уже играет за: {player}.</translation>
    </message>
    <message>
        <source>Change who plays a seat</source>
        <translation>Изменить, кто играет</translation>
    </message>
    <message>
        <source>Add a comment or a photo</source>
        <translation>Добавить комментарий или фото</translation>
    </message>
    <message>
        <source>Remove a comment or a photo</source>
        <translation>Убрать комментарий или фото</translation>
    </message>
    <message>
        <source>{ship} of {player} loads at {site}: {amounts}.</source>
        <translation>{ship} ({player}): загрузка, {site}. Взято: {amounts}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts}.</source>
        <translation>{ship} ({player}): выгрузка, {site}. Получатель: {receiver}. Выгружено: {amounts}.</translation>
    </message>
    <message>
        <source>{giver} gives {receiver}: {amounts}. {reason}</source>
        <translation>{giver} → {receiver}: {amounts}. {reason}</translation>
    </message>
    <message>
        <source>A second planet belongs to nobody until it is conquered; this table has not agreed on anything else, or the first round is over.</source>
        <translation>Вторая планета ничья, пока её не завоюют: за этим столом не договаривались об ином, или первый раунд уже закончен.</translation>
    </message>
    <message>
        <source>{player} has a second planet already.</source>
        <translation>{player}: вторая планета уже есть.</translation>
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
        <translation>Обещание сдержано, {player}: {text}</translation>
    </message>
    <message>
        <source>Promise of {player} not kept: {text}</source>
        <translation>Обещание не сдержано, {player}: {text}</translation>
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
        <source>{planet} has a different size: {size:size}.</source>
        <translation>{planet}: другой размер ({size:size}).</translation>
    </message>
    <message>
        <source>{planet} has a different biome: {biome:biome}.</source>
        <translation>{planet}: другой биом ({biome:biome}).</translation>
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
        <translation>Где строить корабли: {count}</translation>
    </message>
    <message>
        <source>Ships with actions left: {count}</source>
        <translation>Кораблей с действиями: {count}</translation>
    </message>
    <message>
        <source>Structures that can attack: {count}</source>
        <translation>Сооружений к атаке: {count}</translation>
    </message>
    <message>
        <source>Every try has an exact chance: hitting, surviving an attack, a turn without an event. Luck is the share of such matches that would have gone worse. The bar shows the usual range, the line in it the expected value, the dot the result.</source>
        <translation>У каждой попытки есть точный шанс: попасть, уцелеть, прожить ход без события. Удача — доля таких партий, которые прошли бы хуже. Полоса — обычный разброс, черта в ней — ожидание, точка — результат.</translation>
    </message>
    <message>
        <source>Pause: nobody was at the table.</source>
        <translation>Пауза: за столом никого.</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Возможности</translation>
    </message>
    <message>
        <source>Charge overtime</source>
        <translation>Записать лишнее время</translation>
    </message>
    <message>
        <source>{path}: unsupported file type; use the extension .png, .svg or .pdf.</source>
        <translation>{path}: такой тип файла не поддерживается; нужно расширение .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>The board is full. Asteroids not placed: {missing}.</source>
        <translation>Поле заполнено. Не поставлено астероидов: {missing}.</translation>
    </message>
    <message>
        <source>This generation no longer fits the map: stop it and begin again.</source>
        <translation>Эта генерация больше не подходит к карте: остановите её и начните заново.</translation>
    </message>
    <message>
        <source>Roll a d{die} now; no cells are chosen yet.</source>
        <translation>Сейчас нужно бросить d{die}, ячейки выбирают позже.</translation>
    </message>
    <message>
        <source>No tile is {distance} tiles away from every starting planet, so this option is ignored.</source>
        <translation>Ни один участок не удалён от каждой стартовой планеты на столько участков: {distance}. Это правило не применяется.</translation>
    </message>
    <message>
        <source>The generation is not finished: finish or stop it first.</source>
        <translation>Генерация не закончена: сначала закончите или остановите её.</translation>
    </message>
    <message>
        <source>{amount} is not a possible amount of {resource:resource}.</source>
        <translation>{resource:resource}: такого количества быть не может ({amount}).</translation>
    </message>
    <message>
        <source>“{text}” is not a valid grid of tiles: write it like 4x2.</source>
        <translation>«{text}» — не сетка участков: пишите, например, 4x2.</translation>
    </message>
    <message>
        <source>Cell {cell} is not a planet cell that something can stand on.</source>
        <translation>Ячейка {cell} — не ячейка планеты, на которой можно что-то поставить.</translation>
    </message>
    <message>
        <source>{kind:kind}: this is placed in space, not built on planets.</source>
        <translation>{kind:kind}: размещается в космосе, а не строится на планетах.</translation>
    </message>
    <message>
        <source>Asteroids: {asteroids}; the dice give {least} to {most}.</source>
        <translation>Астероидов: {asteroids}; кости дают от {least} до {most}.</translation>
    </message>
    <message>
        <source>Planets: {planets} instead of {expected}.</source>
        <translation>Планет: {planets} вместо {expected}.</translation>
    </message>
    <message>
        <source>Natural resources of a starting planet: {expected}; here: {count}.</source>
        <translation>Натуральных ресурсов на стартовой планете: {expected}; здесь: {count}.</translation>
    </message>
    <message>
        <source>With such tiles two things would share one cell.</source>
        <translation>С такими участками две вещи оказались бы в одной ячейке.</translation>
    </message>
    <message>
        <source>A tile side of {side} cells is not possible: it must be odd and at least {least}.</source>
        <translation>Сторона участка в ячейках не может быть {side}: нужно нечётное число, не меньше {least}.</translation>
    </message>
    <message>
        <source>Something saved as {id} is called {other}.</source>
        <translation>Записанное под {id} называет себя {other}.</translation>
    </message>
    <message>
        <source>{kind:kind}: placed, but not on an asteroid.</source>
        <translation>{kind:kind}: размещено, но не на астероиде.</translation>
    </message>
    <message>
        <source>Everyone has {minutes:minutes}.</source>
        <translation>У каждого {minutes:minutes}.</translation>
    </message>
    <message>
        <source>Push aside</source>
        <translation>Сдвинуть</translation>
    </message>
    <message>
        <source>Paste again, and move what is in the way to the nearest free place.</source>
        <translation>Вставить ещё раз и переместить то, что мешает, на ближайшее свободное место.</translation>
    </message>
    <message>
        <source>Paste anyway</source>
        <translation>Всё равно вставить</translation>
    </message>
    <message>
        <source>Paste again, and remove what is in the way (or Ctrl+click).</source>
        <translation>Вставить ещё раз и убрать то, что мешает (или Ctrl+щелчок).</translation>
    </message>
    <message>
        <source>A set-up sheet is a PDF; give {path} the extension .pdf.</source>
        <translation>Лист расстановки — это PDF; дайте файлу {path} расширение .pdf.</translation>
    </message>
    <message>
        <source>Use positive amounts; swap the names to reverse a payment.</source>
        <translation>Указывайте положительные суммы; чтобы обратить платёж, поменяйте имена местами.</translation>
    </message>
    <message>
        <source>These are not table options of Burning Planets ({detail}).</source>
        <translation>Это не правила стола Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains. Correct the treasury, or let the players decide.</source>
        <translation>У игрока {player} больше нет того, что в конверте. Исправьте казну или пусть решат игроки.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner}.</source>
        <translation>{player} уничтожает {ship} ({owner}).</translation>
    </message>
    <message>
        <source>{ship} of {player} places: {kind:kind}.</source>
        <translation>{ship} ({player}) размещает: {kind:kind}.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes aboard: {kind:kind}.</source>
        <translation>{ship} ({player}) берёт на борт: {kind:kind}.</translation>
    </message>
    <message>
        <source>Correction: {player} gets: {kind:kind}. {reason}</source>
        <translation>Исправление: {player} получает: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: removed: {kind:kind}. {reason}</source>
        <translation>Исправление: убрано: {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: {player}'s turn, phase “{phase:phase}”. {reason}</source>
        <translation>Исправление: ходит {player}, фаза «{phase:phase}». {reason}</translation>
    </message>
    <message>
        <source>{player} deletes a private note.</source>
        <translation>{player} удаляет личную заметку.</translation>
    </message>
    <message>
        <source>{player} discards the draft of a contract.</source>
        <translation>{player} удаляет черновик контракта.</translation>
    </message>
    <message>
        <source>The contract of {players} is revealed to everyone.</source>
        <translation>Контракт ({players}) раскрыт для всех.</translation>
    </message>
    <message>
        <source>The match continues; time while the program was closed is not counted.</source>
        <translation>Партия продолжается; время, пока программа была закрыта, не считается.</translation>
    </message>
    <message>
        <source>No time limit.</source>
        <translation>Время не ограничено.</translation>
    </message>
    <message>
        <source>An amount of {resource:resource} is below zero.</source>
        <translation>{resource:resource}: сумма меньше нуля.</translation>
    </message>
    <message>
        <source>More than {limit} at once looks like a typo.</source>
        <translation>Больше {limit} сразу — похоже на опечатку.</translation>
    </message>
    <message>
        <source>This match uses a real board, so no cell is needed.</source>
        <translation>Партия идёт на настоящем поле: ячейка не нужна.</translation>
    </message>
    <message>
        <source>Choose either a path or a destination.</source>
        <translation>Выберите либо путь, либо место назначения.</translation>
    </message>
    <message>
        <source>Choose where {ship} goes.</source>
        <translation>Выберите, куда идёт {ship}.</translation>
    </message>
    <message>
        <source>{ship} moves from cell to adjacent cell.</source>
        <translation>{ship} идёт из ячейки в соседнюю.</translation>
    </message>
    <message>
        <source>Only a match on a real board asks what stands on an asteroid.</source>
        <translation>Что стоит на астероиде, указывают только при игре на настоящем поле.</translation>
    </message>
    <message>
        <source>{event:event}: structures cannot attack in this turn.</source>
        <translation>{event:event}: в этом ходу сооружения не могут атаковать.</translation>
    </message>
    <message>
        <source>{kind:kind}: built in this turn and cannot attack yet.</source>
        <translation>{kind:kind}: построено в этом ходу и ещё не может атаковать.</translation>
    </message>
    <message>
        <source>{ship} is not a warship and cannot destroy anything.</source>
        <translation>{ship} — не боевой корабль и не может ничего уничтожить.</translation>
    </message>
    <message>
        <source>{kind:kind}: must be attacked, not just destroyed.</source>
        <translation>{kind:kind}: нужен бой.</translation>
    </message>
    <message>
        <source>A ship is chosen twice.</source>
        <translation>Один корабль выбран дважды.</translation>
    </message>
    <message>
        <source>{ship} is not an enormous ship.</source>
        <translation>{ship} — не огромный корабль.</translation>
    </message>
    <message>
        <source>Choose what to load.</source>
        <translation>Выберите, что загрузить.</translation>
    </message>
    <message>
        <source>{kind:kind}: not a space structure.</source>
        <translation>{kind:kind}: это не космическое сооружение.</translation>
    </message>
    <message>
        <source>Choose what to unload.</source>
        <translation>Выберите, что выгрузить.</translation>
    </message>
    <message>
        <source>Space structures are not handed over; they are placed in space.</source>
        <translation>Космические сооружения не передают; их размещают в космосе.</translation>
    </message>
    <message>
        <source>Choose what to hand over, and to whom.</source>
        <translation>Выберите, что передать и кому.</translation>
    </message>
    <message>
        <source>Choose either a cell or an asteroid.</source>
        <translation>Выберите либо ячейку, либо астероид.</translation>
    </message>
    <message>
        <source>{kind:kind}: choose where it goes.</source>
        <translation>Выберите, куда поставить: {kind:kind}.</translation>
    </message>
    <message>
        <source>{kind:kind}: is placed on an asteroid.</source>
        <translation>{kind:kind}: размещается на астероиде.</translation>
    </message>
    <message>
        <source>It belongs to {player}; only their ships may move it.</source>
        <translation>Владелец — {player}: перемещать это могут только корабли владельца.</translation>
    </message>
    <message>
        <source>This envelope was sealed for something else.</source>
        <translation>Этот конверт запечатан для другого.</translation>
    </message>
    <message>
        <source>{player} is not part of this envelope and cannot set a passphrase for it.</source>
        <translation>{player} не имеет отношения к этому конверту: парольной фразы этого игрока здесь быть не может.</translation>
    </message>
    <message>
        <source>That is not what was sealed: it does not match the published fingerprint.</source>
        <translation>Запечатано было не это: не совпадает с объявленным отпечатком.</translation>
    </message>
    <message>
        <source>The envelope matches its fingerprint, but nobody can read what is in it. The players have to decide.</source>
        <translation>Конверт совпадает с отпечатком, но прочитать содержимое никто не может. Решать игрокам.</translation>
    </message>
    <message>
        <source>A decision of the players needs a reason.</source>
        <translation>Решению игроков нужна причина.</translation>
    </message>
    <message>
        <source>{player} has no private note.</source>
        <translation>{player}: личной заметки нет.</translation>
    </message>
    <message>
        <source>Goods go from one partner to the other and to nobody else.</source>
        <translation>Товары идут от одного партнёра к другому и больше ни к кому.</translation>
    </message>
    <message>
        <source>It is too late for a passphrase: the text was saved without one. Write a new draft.</source>
        <translation>Парольную фразу задавать поздно: текст записан без неё. Напишите новый черновик.</translation>
    </message>
    <message>
        <source>The contract is sealed and can no longer be changed.</source>
        <translation>Контракт запечатан, изменить его больше нельзя.</translation>
    </message>
    <message>
        <source>Everyone can read this contract already.</source>
        <translation>Этот контракт уже могут прочитать все.</translation>
    </message>
    <message>
        <source>A secret contract is fulfilled by revealing it: open it.</source>
        <translation>Тайный контракт исполняют, раскрывая его: откройте его.</translation>
    </message>
    <message>
        <source>Begin the match first: choose who plays, and where.</source>
        <translation>Сначала начните партию: выберите, кто играет и где.</translation>
    </message>
    <message>
        <source>Players: {given}; this table plays with {least} to {most}.</source>
        <translation>Игроков {given}: за этим столом играют от {least} до {most}.</translation>
    </message>
    <message>
        <source>The map gives a player an impossible amount.</source>
        <translation>Карта даёт игроку невозможное количество.</translation>
    </message>
    <message>
        <source>In the scenario it is the turn of somebody who does not play.</source>
        <translation>В сценарии ходит тот, кто не играет.</translation>
    </message>
    <message>
        <source>Ship {number} on the map carries something, but it is not a cargo ship.</source>
        <translation>Корабль {number} на карте что-то везёт, но он не грузовой.</translation>
    </message>
    <message>
        <source>Seats on the map: {given}; players: {needed}.</source>
        <translation>Мест на карте: {given}; игроков: {needed}.</translation>
    </message>
    <message>
        <source>Empty seats of the map: {seats}; what belongs to them will be nobody's.</source>
        <translation>Мест на карте останется пустыми: {seats}; то, что им принадлежит, будет ничьим.</translation>
    </message>
    <message>
        <source>{player} takes a seat that the map has for {faction:faction}.</source>
        <translation>{player} садится на место, которое карта готовила для фракции {faction:faction}.</translation>
    </message>
    <message>
        <source>At this table the order is agreed, not rolled.</source>
        <translation>За этим столом о порядке договариваются, а не бросают кости.</translation>
    </message>
    <message>
        <source>That is more than the cells of a planet of this size ({size:size}).</source>
        <translation>Это больше, чем ячеек у планеты такого размера ({size:size}).</translation>
    </message>
    <message>
        <source>Unknown kind: {kind}.</source>
        <translation>Неизвестный вид: {kind}.</translation>
    </message>
    <message>
        <source>Not enough room: free cells for {count} only.</source>
        <translation>Столько не поместится: свободных ячеек только {count}.</translation>
    </message>
    <message>
        <source>Fixed, but not symmetrically everywhere. New exceptions to the symmetry: {count}; the Symmetry panel lists them.</source>
        <translation>Исправлено, но не везде симметрично. Новых исключений из симметрии: {count}; они перечислены на панели «Симметрия».</translation>
    </message>
    <message>
        <source>Only one unit at a time can be in the middle of its actions.</source>
        <translation>Незаконченные действия могут быть только у одной фигуры одновременно.</translation>
    </message>
    <message>
        <source>Who is paid? Write the beginning of one name after the arrow: {players}.</source>
        <translation>Кому платят? После стрелки нужно начало одного имени: {players}.</translation>
    </message>
    <message>
        <source>“{text}” is not an amount of a resource. Write for example -2c, or begin the reason with a word.</source>
        <translation>«{text}» — не количество ресурса. Например: -2ц; или начните причину со слова.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number; write digits only, for example 5 or 1200.</source>
        <translation>«{text}» — не целое число; нужны только цифры, например 5 или 1200.</translation>
    </message>
    <message>
        <source>{amount} is too much for one line; at most {most}.</source>
        <translation>{amount} — слишком много для одной строки; не больше {most}.</translation>
    </message>
    <message>
        <source>Choose what to correct.</source>
        <translation>Выберите, что исправить.</translation>
    </message>
    <message>
        <source>Choose a cell.</source>
        <translation>Выберите ячейку.</translation>
    </message>
    <message>
        <source>Choose exactly one place.</source>
        <translation>Выберите ровно одно место.</translation>
    </message>
    <message>
        <source>The match is over. Undo the last step to continue.</source>
        <translation>Партия окончена. Отмените последний шаг, чтобы играть дальше.</translation>
    </message>
    <message>
        <source>Shared victory is switched off in the table options.</source>
        <translation>Общая победа отключена в правилах стола.</translation>
    </message>
    <message>
        <source>Everyone left has to agree; not yet: {players}.</source>
        <translation>Нужно согласие всех оставшихся; не согласны: {players}.</translation>
    </message>
    <message>
        <source>{cls:ship_of_class}: {steps:steps} in one turn, {cells:cells} within reach from here.</source>
        <translation>{cls:ship_of_class}: {steps:steps} за один ход, досягаемость: {cells:cells}.</translation>
    </message>
    <message>
        <source>That is more than {limit} things at once: do it in parts.</source>
        <translation>Это больше, чем {limit}, за раз: возьмите по частям.</translation>
    </message>
    <message>
        <source>Nothing is selected: click something on the map first.</source>
        <translation>Ничего не выбрано: сначала щёлкните что-нибудь на карте.</translation>
    </message>
    <message>
        <source>The clipboard contains nothing copied from a map.</source>
        <translation>В буфере обмена нет ничего, скопированного с карты.</translation>
    </message>
    <message>
        <source>Copied: {count}.</source>
        <translation>Скопировано: {count}.</translation>
    </message>
    <message>
        <source>Choose a symmetry first; then the map can be mirrored.</source>
        <translation>Сначала выберите симметрию; тогда карту можно отразить.</translation>
    </message>
    <message>
        <source>Step {step} does not exist or was undone, so it cannot be shown or corrected.</source>
        <translation>Шага {step} нет, или он отменён, поэтому его нельзя ни посмотреть, ни исправить.</translation>
    </message>
    <message>
        <source>This needs a d{die} that was never rolled ({purpose}).</source>
        <translation>Для этого нужна d{die}, которую никто не бросал ({purpose}).</translation>
    </message>
    <message>
        <source>This text is too long: {length} characters; at most {limit} can be saved.</source>
        <translation>Текст слишком длинный: знаков {length}, а можно не больше {limit}.</translation>
    </message>
    <message>
        <source>This cannot be saved, because it contains an invalid character ({detail}). Type it again.</source>
        <translation>Это нельзя сохранить: здесь недопустимый символ ({detail}). Введите ещё раз.</translation>
    </message>
    <message>
        <source>The step could not be saved to disk ({detail}).</source>
        <translation>Шаг не удалось записать на диск ({detail}).</translation>
    </message>
    <message>
        <source>Dice needed: {expected}; typed in: {given}.</source>
        <translation>Нужно костей: {expected}; введено: {given}.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid roll: write it like 2d6, d20 or 3d8 + d4.</source>
        <translation>«{text}» — не бросок: пишите, например, 2d6, d20 или 3d8 + d4.</translation>
    </message>
    <message>
        <source>At most {most} dice of at most {sides} sides can be rolled at once.</source>
        <translation>За раз можно бросить костей не больше {most}, а граней у каждой не больше {sides}.</translation>
    </message>
    <message>
        <source>The file contains more than {limit:steps}.</source>
        <translation>Шагов в файле больше допустимого ({limit:steps}).</translation>
    </message>
    <message>
        <source>The contents of the file cannot be read ({detail}).</source>
        <translation>Содержимое файла не читается ({detail}).</translation>
    </message>
    <message>
        <source>{path} could not be updated ({detail}) and is unchanged: report this problem.</source>
        <translation>Не удалось обновить {path} ({detail}); всё осталось как было: сообщите об этой проблеме.</translation>
    </message>
    <message>
        <source>The backup {path} was damaged after it was made, and nothing was restored: choose another one.</source>
        <translation>Резервная копия {path} испортилась после создания, и ничего не восстановлено: выберите другую.</translation>
    </message>
    <message>
        <source>Play in seat order</source>
        <translation>Играть в порядке мест</translation>
    </message>
    <message>
        <source>Roll to see who goes first</source>
        <translation>Бросок: кто ходит первым</translation>
    </message>
    <message>
        <source>Next: {phase:phase_short}</source>
        <translation>Дальше: {phase:phase_short}</translation>
    </message>
    <message>
        <source>conceded in round {round}</source>
        <translation>сдача в раунде {round}</translation>
    </message>
    <message>
        <source>Everyone left shares the victory</source>
        <translation>Все оставшиеся делят победу</translation>
    </message>
    <message>
        <source>The players stopped in round {round}.</source>
        <translation>Игроки остановили партию, раунд {round}.</translation>
    </message>
    <message>
        <source>Place a space structure</source>
        <translation>Разместить космическое сооружение</translation>
    </message>
    <message>
        <source>Change the rule enforcement</source>
        <translation>Изменить строгость правил</translation>
    </message>
    <message>
        <source>Move a ship by hand</source>
        <translation>Переставить корабль</translation>
    </message>
    <message>
        <source>Reveal sealed goods</source>
        <translation>Открыть запечатанный груз</translation>
    </message>
    <message>
        <source>Decide on sealed goods</source>
        <translation>Решить о запечатанном грузе</translation>
    </message>
    <message>
        <source>Discard a draft</source>
        <translation>Удалить черновик</translation>
    </message>
    <message>
        <source>Reveal a contract</source>
        <translation>Раскрыть контракт</translation>
    </message>
    <message>
        <source>Delete a private note</source>
        <translation>Удалить личную заметку</translation>
    </message>
    <message>
        <source>Continue after a pause</source>
        <translation>Продолжить после паузы</translation>
    </message>
    <message>
        <source>New planet: {planet} ({size:size}, {biome:biome}).</source>
        <translation>Новая планета: {planet} ({size:size}, {biome:biome}).</translation>
    </message>
    <message>
        <source>Demolished on {planet}: {kind:kind}.</source>
        <translation>{planet}: снесено — {kind:kind}.</translation>
    </message>
    <message>
        <source>Destroyed on {planet}: {kind:kind}.</source>
        <translation>{planet}: уничтожено — {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner} and takes {amounts}.</source>
        <translation>{player} уничтожает {ship} ({owner}). Трофеи: {amounts}.</translation>
    </message>
    <message>
        <source>{player} destroys {ship} of {owner} and takes {amounts}; also {kind:kind}.</source>
        <translation>{player} уничтожает {ship} ({owner}). Трофеи: {amounts}, а также {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} conquers {planet} from {former}.</source>
        <translation>{player} завоёвывает: {planet}. Прежний владелец: {former}.</translation>
    </message>
    <message>
        <source>Correction: added on {planet}: {kind:kind}. {reason}</source>
        <translation>Исправление: {planet}, добавлено — {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>Correction: removed from {planet}: {kind:kind}. {reason}</source>
        <translation>Исправление: {planet}, убрано — {kind:kind}. {reason}</translation>
    </message>
    <message>
        <source>The players decide on the envelope of {giver}: {amounts}. {reason}</source>
        <translation>Игроки решили о конверте ({giver}): {amounts}. {reason}</translation>
    </message>
    <message>
        <source>{planet} is not the active player's planet.</source>
        <translation>{planet} не принадлежит тому, кто ходит.</translation>
    </message>
    <message>
        <source>{planet} is your own: demolish instead.</source>
        <translation>{planet} — ваша планета: сооружения на ней сносят.</translation>
    </message>
    <message>
        <source>Enormous ships needed at the vertices of {planet}: {needed}; there: {given}.</source>
        <translation>{planet}: у вершин нужно огромных кораблей {needed}, есть {given}.</translation>
    </message>
    <message>
        <source>The ships are not at the six vertices of {planet}.</source>
        <translation>{planet}: корабли стоят не у шести вершин.</translation>
    </message>
    <message>
        <source>{player} no longer has what the envelope contains ({missing} missing). Correct the treasury, or let the players decide.</source>
        <translation>{player}: того, что в конверте, уже нет (не хватает {missing}). Исправьте казну или пусть решат игроки.</translation>
    </message>
    <message>
        <source>Ship {number} of {seat} carries a negative amount of a resource.</source>
        <translation>Корабль {number} ({seat}) везёт отрицательное количество ресурса.</translation>
    </message>
    <message>
        <source>The reserve of {seat} contains something that is not a space structure.</source>
        <translation>{seat}: в резерве есть то, что не космическое сооружение.</translation>
    </message>
    <message>
        <source>Ship number {number} of {seat} is used twice, or is not a number.</source>
        <translation>Номер корабля {number} ({seat}) повторяется или вовсе не номер.</translation>
    </message>
    <message>
        <source>{seat} has a negative amount of a resource.</source>
        <translation>{seat}: отрицательное количество ресурса.</translation>
    </message>
    <message>
        <source>{ship} of {player} takes aboard at {site}: new {kind:kind}.</source>
        <translation>{ship} ({player}) берёт на борт новое сооружение: {kind:kind}. Место: {site}.</translation>
    </message>
    <message>
        <source>New ships go to a free cell touching {yard}, or to the nearest free one.</source>
        <translation>Новые корабли ставятся в свободную соседнюю ячейку ({yard}) или в ближайшую свободную.</translation>
    </message>
    <message>
        <source>{unit} lost its remaining actions because another unit acted in between.</source>
        <translation>{unit}: потом действовал кто-то другой, остаток действий потерян.</translation>
    </message>
    <message>
        <source>{target} is your own unit.</source>
        <translation>{target}: это ваш корабль или ваше сооружение.</translation>
    </message>
    <message>
        <source>“{text}” is not a valid option: write it like name=value.</source>
        <translation>«{text}» — не правило: пишите имя=значение.</translation>
    </message>
    <message>
        <source>In this game nobody pays anybody: add the entry for one player.</source>
        <translation>В этой игре никто никому не платит: запишите это на одного игрока.</translation>
    </message>
    <message>
        <source>Loot: ship</source>
        <translation>Трофеи: корабль</translation>
    </message>
    <message>
        <source>{player} begins with the production of {source}</source>
        <translation>{player}: начальная казна, {source}</translation>
    </message>
    <message>
        <source>{player} takes the value of a destroyed ship</source>
        <translation>{player} получает стоимость уничтоженного корабля</translation>
    </message>
    <message>
        <source>{free} of {cells} cells free</source>
        <translation>Свободно ячеек: {free} из {cells}</translation>
    </message>
    <message>
        <source>{count:actions} per turn: move up to {speed:cells}, attack, conquer, destroy a structure</source>
        <translation>{count:actions} за ход: двигаться ({speed:cells}), атаковать, завоёвывать, уничтожать сооружение</translation>
    </message>
    <message>
        <source>{count:actions} per turn: move up to {speed:cells}, load, unload, conquer; it never attacks</source>
        <translation>{count:actions} за ход: двигаться ({speed:cells}), загружать, выгружать, завоёвывать; никогда не атакует</translation>
    </message>
    <message>
        <source>{moves:moves} of up to {speed:cells} and {attacks:attacks} per turn</source>
        <translation>{moves:moves} ({speed:cells}) и {attacks:attacks} за ход</translation>
    </message>
    <message>
        <source>{count:attacks} per turn, at the cells beside it</source>
        <translation>{count:attacks} за ход, по соседним ячейкам</translation>
    </message>
    <message>
        <source>Produces {goods} per turn</source>
        <translation>Даёт {goods} за ход</translation>
    </message>
    <message>
        <source>Only the planet's owner may destroy it, one per turn</source>
        <translation>Уничтожить может только владелец планеты, по одному за ход</translation>
    </message>
    <message>
        <source>Once destroyed, it never comes back</source>
        <translation>Уничтоженное уже не вернётся</translation>
    </message>
    <message>
        <source>A cargo ship beside it can place: {kinds}</source>
        <translation>Грузовой корабль рядом может разместить: {kinds}</translation>
    </message>
    <message>
        <source>What can still be built</source>
        <translation>Что ещё можно построить</translation>
    </message>
    <message>
        <source>{price} · produces {goods}</source>
        <translation>{price} · даёт {goods}</translation>
    </message>
    <message>
        <source>The treasury is hidden.</source>
        <translation>Казна скрыта.</translation>
    </message>
    <message>
        <source>{player} pays for overtime</source>
        <translation>{player} платит за лишнее время</translation>
    </message>
    <message>
        <source>Time limits: match {budget:time_limit}, added per turn {increment:time_limit}, turn {turn:time_limit}, phase {phase:time_limit}.</source>
        <translation>Ограничения времени: партия {budget:time_limit}, прибавка за ход {increment:time_limit}, ход {turn:time_limit}, фаза {phase:time_limit}.</translation>
    </message>
    <message>
        <source>{player} pays for {minutes:minutes} of overtime.</source>
        <translation>{player} платит за лишнее время: {minutes:minutes}.</translation>
    </message>
    <message>
        <source>Overtime cannot be paid in “{resource}”: there is no such resource.</source>
        <translation>За лишнее время нельзя платить ресурсом «{resource}»: такого нет.</translation>
    </message>
    <message>
        <source>Overtime costs nothing at this table: set a price first.</source>
        <translation>За этим столом лишнее время ничего не стоит: сначала назначьте цену.</translation>
    </message>
    <message>
        <source>New planet: {planet} ({size:size}, {biome:biome}), owned by {player} from the start.</source>
        <translation>Новая планета: {planet} ({size:size}, {biome:biome}). Владелец с самого начала: {player}.</translation>
    </message>
    <message>
        <source>{ship} of {player} hands over to {receiver} at {site}: {kind:kind}.</source>
        <translation>{ship} ({player}) передаёт: {kind:kind}. Место: {site}, получатель: {receiver}.</translation>
    </message>
    <message>
        <source>{ship} of {player} unloads at {site} for {receiver}: {amounts}, also {kind:kind}.</source>
        <translation>{ship} ({player}): выгрузка, {site}. Получатель: {receiver}. Выгружено: {amounts}, а также {kind:kind}.</translation>
    </message>
    <message>
        <source>{player} does not have that much: {missing} missing. Subtract less.</source>
        <translation>{player}: столько нет, не хватает {missing}. Вычтите меньше.</translation>
    </message>
    <message>
        <source>{player} does not have that much. Subtract less.</source>
        <translation>{player}: столько нет. Вычтите меньше.</translation>
    </message>
    <message>
        <source>{player}'s turn</source>
        <translation>Ходит {player}</translation>
    </message>
    <message>
        <source>You cannot promise anything to yourself: choose another player.</source>
        <translation>Себе ничего не обещают: выберите другого игрока.</translation>
    </message>
    <message>
        <source>Write what is promised.</source>
        <translation>Напишите, что обещано.</translation>
    </message>
    <message>
        <source>There is no banker: everyone may add entries.</source>
        <translation>Банкира нет: записывать могут все.</translation>
    </message>
    <message>
        <source>Another banker or PIN needs everyone's consent; still to agree: {players}.</source>
        <translation>Для другого банкира или PIN-кода нужно согласие всех; ещё не согласились: {players}.</translation>
    </message>
    <message>
        <source>Only the banker adds or removes money.</source>
        <translation>Добавлять и забирать деньги может только банкир.</translation>
    </message>
    <message>
        <source>{planet} is nowhere on the board.</source>
        <translation>{planet}: планета лежит вне поля.</translation>
    </message>
    <message>
        <source>{kind:kind}: belongs to {planet} but is not in one of its cells.</source>
        <translation>{planet}: {kind:kind} записано на планете, но не в её ячейке.</translation>
    </message>
    <message>
        <source>Bombardment with ships lent by {players}</source>
        <translation>Бомбардировка с кораблями взаймы: {players}</translation>
    </message>
    <message>
        <source>Place {player}'s starting cannon automatically</source>
        <translation>Поставить стартовую пушку автоматически ({player})</translation>
    </message>
    <message>
        <source>This photo cannot be saved: it has to be a JPEG picture.</source>
        <translation>Такое фото сохранить нельзя: нужно изображение JPEG.</translation>
    </message>
    <message>
        <source>{path} is damaged ({detail}) and was left as it is: restore a backup, or save what can be read of it.</source>
        <translation>Файл {path} повреждён ({detail}) и оставлен как есть: восстановите резервную копию или сохраните то, что ещё читается.</translation>
    </message>
    <message>
        <source>{path} is write-protected and can only be read: save a copy elsewhere to continue.</source>
        <translation>Файл {path} защищён от записи, его можно только смотреть: чтобы продолжить, сохраните копию в другом месте.</translation>
    </message>
    <message>
        <source>The file is larger than {limit:megabytes}, so it is not a match or map of ours.</source>
        <translation>Файл больше, чем {limit:megabytes}, значит, это не наша партия и не наша карта.</translation>
    </message>
    <message>
        <source>This is not a match or map of Burning Planets ({detail}).</source>
        <translation>Это не партия и не карта Burning Planets ({detail}).</translation>
    </message>
    <message>
        <source>{file} cannot be read as a photo; use JPEG, PNG or WebP.</source>
        <translation>Файл {file} не удаётся прочитать как фото; подходят JPEG, PNG и WebP.</translation>
    </message>
    <message>
        <source>Everyone still in the game agreed in round {round}.</source>
        <translation>Все, кто ещё в игре, согласились на это в раунде {round}.</translation>
    </message>
    <message>
        <source>{path} could not be opened ({detail}): try again, or restore a backup.</source>
        <translation>Не удалось открыть {path} ({detail}): попробуйте ещё раз или восстановите резервную копию.</translation>
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
        <source>Refund for demolition, percent</source>
        <translation>Возврат при сносе, процентов</translation>
    </message>
    <message>
        <source>New structures work at once</source>
        <translation>Новые сооружения работают сразу</translation>
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
        <source>Radius of planets</source>
        <translation>Радиус планет</translation>
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
        <translation>По договорённости</translation>
    </message>
    <message>
        <source>Rolled like any other</source>
        <translation>Бросок, как для любой</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Маленькая</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Big</source>
        <translation>Большая</translation>
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
        <source>Chosen by the placing player</source>
        <translation>Выбирает тот, кто ставит</translation>
    </message>
    <message>
        <source>Chosen by the owner</source>
        <translation>Выбирает владелец</translation>
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
        <source>Through your own ships</source>
        <translation>Сквозь свои корабли</translation>
    </message>
    <message>
        <source>Through all ships</source>
        <translation>Сквозь любые корабли</translation>
    </message>
    <message>
        <source>Separate moves and attacks</source>
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
        <source>Happens automatically</source>
        <translation>Происходит само</translation>
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
        <source>Their owner</source>
        <translation>Владелец</translation>
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
    <message>
        <source>Everyone</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>A climatic anomaly forbids placing habitats</source>
        <translation>Климатическая аномалия запрещает размещать местообитания</translation>
    </message>
    <message>
        <source>Stellar wind also stops structures from attacking</source>
        <translation>Звёздный ветер запрещает атаки и сооружениям</translation>
    </message>
    <message>
        <source>Buying a space structure counts as the planet's build this turn</source>
        <translation>Покупка космического сооружения считается постройкой планеты</translation>
    </message>
    <message>
        <source>Goods can be traded at stations too</source>
        <translation>Торговля идёт и на станциях</translation>
    </message>
    <message>
        <source>Structures make all their attacks in a row</source>
        <translation>Сооружения проводят все атаки подряд</translation>
    </message>
    <message>
        <source>When defences attack</source>
        <translation>Когда атакуют оборонительные сооружения</translation>
    </message>
    <message>
        <source>Treasuries are visible to</source>
        <translation>Кто видит казну</translation>
    </message>
    <message>
        <source>Illegal moves</source>
        <translation>Ходы против правил</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Разрешено</translation>
    </message>
    <message>
        <source>In each player's own turn</source>
        <translation>В свой ход</translation>
    </message>
    <message>
        <source>Refunded at its cost</source>
        <translation>Возмещается по цене</translation>
    </message>
    <message>
        <source>In the orbit cells at the vertices</source>
        <translation>В ячейках орбиты у вершин</translation>
    </message>
    <message>
        <source>In any cell at a vertex</source>
        <translation>В любой ячейке у вершины</translation>
    </message>
    <message>
        <source>If everyone left agrees</source>
        <translation>Если согласны все оставшиеся</translation>
    </message>
    <message>
        <source>strictly, nothing can be overruled</source>
        <translation>строго, без исключений</translation>
    </message>
    <message>
        <source>with a warning that the players may overrule</source>
        <translation>с предупреждением, которое игроки могут отклонить</translation>
    </message>
    <message>
        <source>violations are only logged</source>
        <translation>нарушения только записываются</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>По правилам</translation>
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
        <translation>В студии рисуют карты. Откройте карту на Главной, и она появится здесь.</translation>
    </message>
    <message>
        <source>No match is open</source>
        <translation>Партия не открыта</translation>
    </message>
    <message>
        <source>The table keeps treasuries, turns and phases while you play. Open a match from Home and it appears here.</source>
        <translation>Стол ведёт казну, ходы и фазы, пока вы играете. Откройте партию на Главной, и она появится здесь.</translation>
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
        <source>Written: {file}. Cut the strips before anybody reads them.</source>
        <translation>Записано: {file}. Разрежьте на полоски, пока никто их не прочитал.</translation>
    </message>
    <message>
        <source>{when}, after step {step}</source>
        <translation>{when}, после шага {step}</translation>
    </message>
    <message>
        <source>{game}: continue on paper</source>
        <translation>{game}: дальше на бумаге</translation>
    </message>
    <message>
        <source>continue on paper</source>
        <translation>на бумаге</translation>
    </message>
</context>
<context>
    <name>parsec</name>
    <message>
        <source>In your own fights</source>
        <translation>В своих боях</translation>
    </message>
    <message>
        <source>In your own turn</source>
        <translation>В свой ход</translation>
    </message>
    <message>
        <source>Exchange at the port</source>
        <translation>Обмен в порту</translation>
    </message>
    <message>
        <source>Roll your own die again</source>
        <translation>Перебросить свою кость</translation>
    </message>
    <message>
        <source>Value of a unit, permanently</source>
        <translation>Показатель фигуры, навсегда</translation>
    </message>
    <message>
        <source>before the roll</source>
        <translation>перед броском</translation>
    </message>
    <message>
        <source>after the roll</source>
        <translation>после броска</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>the next attack</source>
        <translation>следующая атака</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>поле</translation>
    </message>
    <message>
        <source>who plays first</source>
        <translation>кто ходит первым</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>фракции</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>заселение</translation>
    </message>
    <message>
        <source>start kits</source>
        <translation>начальные наборы</translation>
    </message>
    <message>
        <source>military victory</source>
        <translation>военная победа</translation>
    </message>
    <message>
        <source>economic victory</source>
        <translation>экономическая победа</translation>
    </message>
    <message>
        <source>military and economic victory</source>
        <translation>военная и экономическая победа</translation>
    </message>
    <message>
        <source>most points when the time was up</source>
        <translation>больше всего очков, когда вышло время</translation>
    </message>
    <message>
        <source>everyone else is out</source>
        <translation>все остальные выбыли</translation>
    </message>
    <message>
        <source>agreed by everyone</source>
        <translation>по общему согласию</translation>
    </message>
    <message>
        <source>The Space Port lies in the middle</source>
        <translation>Космопорт лежит в середине</translation>
    </message>
    <message>
        <source>Dominated modules must be connected</source>
        <translation>Модули, на которых господствуют, должны соприкасаться</translation>
    </message>
    <message>
        <source>Modules that touch at a point are adjacent</source>
        <translation>Модули, касающиеся углом, считаются соседними</translation>
    </message>
    <message>
        <source>Colonies in reserve count</source>
        <translation>Колонии в резерве считаются</translation>
    </message>
    <message>
        <source>Custom board and victory targets</source>
        <translation>Своё поле и условия победы</translation>
    </message>
    <message>
        <source>In the second round of settlement players may choose their own planet</source>
        <translation>Во втором круге заселения можно выбрать свою планету</translation>
    </message>
    <message>
        <source>Stopping on others' cells with their consent</source>
        <translation>Остановка на чужих ячейках с согласия</translation>
    </message>
    <message>
        <source>Passing over a colony needs consent</source>
        <translation>Пролёт над колонией требует согласия</translation>
    </message>
    <message>
        <source>Founding a colony uses up the cargo ship</source>
        <translation>Основание колонии расходует грузовой корабль</translation>
    </message>
    <message>
        <source>Turning a cargo ship into a colony is a purchase</source>
        <translation>Превращение корабля в колонию — покупка</translation>
    </message>
    <message>
        <source>The colony in reserve is free</source>
        <translation>Колония из резерва бесплатна</translation>
    </message>
    <message>
        <source>A vessel from an event may attack at once</source>
        <translation>Корабль из события может сразу атаковать</translation>
    </message>
    <message>
        <source>A bought event card can be played</source>
        <translation>Купленную карту события можно сыграть</translation>
    </message>
    <message>
        <source>Unloading is the vessel's move</source>
        <translation>Выгрузка — движение корабля</translation>
    </message>
    <message>
        <source>Unloading on empty cells only</source>
        <translation>Выгрузка только на пустые ячейки</translation>
    </message>
    <message>
        <source>A fighter aboard that helps has attacked</source>
        <translation>Помощь истребителя с борта — его атака</translation>
    </message>
    <message>
        <source>Cargo ships aboard trade and found colonies</source>
        <translation>Грузовые корабли на борту торгуют и основывают колонии</translation>
    </message>
    <message>
        <source>Only cargo ships dock, one at each place</source>
        <translation>У причала только грузовые корабли, по одному</translation>
    </message>
    <message>
        <source>Selling event cards needs a docked cargo ship</source>
        <translation>Для продажи карт событий нужен корабль у причала</translation>
    </message>
    <message>
        <source>Defence of several units on one cell</source>
        <translation>Защита нескольких фигур на одной ячейке</translation>
    </message>
    <message>
        <source>Colony lost by a group of colonies</source>
        <translation>Какую колонию теряет группа колоний</translation>
    </message>
    <message>
        <source>Whoever is attacked may do nothing</source>
        <translation>Атакованный может не отвечать</translation>
    </message>
    <message>
        <source>Vessels of anyone can surround</source>
        <translation>Окружить могут корабли любого игрока</translation>
    </message>
    <message>
        <source>Evading is the vessel's move</source>
        <translation>Уклонение — движение корабля</translation>
    </message>
    <message>
        <source>Every vessel of the defender in reach may counter-attack</source>
        <translation>Контратаковать может любой корабль защитника в пределах дальности</translation>
    </message>
    <message>
        <source>Long range in straight lines only</source>
        <translation>Дальняя атака только по прямой</translation>
    </message>
    <message>
        <source>Support costs the ally's own attack</source>
        <translation>Поддержка стоит союзнику его атаки</translation>
    </message>
    <message>
        <source>Supporting vessels can be counter-attacked</source>
        <translation>Поддерживающие корабли можно контратаковать</translation>
    </message>
    <message>
        <source>Salvage after an attack with support</source>
        <translation>Обломки после атаки с поддержкой</translation>
    </message>
    <message>
        <source>Salvage also when events destroy units</source>
        <translation>Обломки и после потерь от событий</translation>
    </message>
    <message>
        <source>Salvage is worth</source>
        <translation>Обломки стоят</translation>
    </message>
    <message>
        <source>Hands are hidden</source>
        <translation>Карты на руках скрыты</translation>
    </message>
    <message>
        <source>When the bank is short</source>
        <translation>Когда в банке не хватает карт</translation>
    </message>
    <message>
        <source>Colonies that count for the arms race</source>
        <translation>Какие колонии считаются для гонки вооружений</translation>
    </message>
    <message>
        <source>Gifts are allowed</source>
        <translation>Подарки разрешены</translation>
    </message>
    <message>
        <source>Permanent events are inherited</source>
        <translation>Постоянные события наследуются</translation>
    </message>
    <message>
        <source>When the time is up, the match ends</source>
        <translation>Когда время вышло, партия кончается</translation>
    </message>
    <message>
        <source>A tie in points</source>
        <translation>Ничья по очкам</translation>
    </message>
    <message>
        <source>Points for a transport</source>
        <translation>Очки за транспорт</translation>
    </message>
    <message>
        <source>Allies reach victory</source>
        <translation>Союзники побеждают</translation>
    </message>
    <message>
        <source>Time limit in minutes (0: none)</source>
        <translation>Ограничение времени в минутах (0: нет)</translation>
    </message>
    <message>
        <source>Alliances</source>
        <translation>Союзы</translation>
    </message>
    <message>
        <source>Absolute victory</source>
        <translation>Абсолютная победа</translation>
    </message>
    <message>
        <source>Without factions</source>
        <translation>Без фракций</translation>
    </message>
    <message>
        <source>Simplified battles</source>
        <translation>Упрощённые бои</translation>
    </message>
    <message>
        <source>From the next player's turn</source>
        <translation>Со следующего хода любого игрока</translation>
    </message>
    <message>
        <source>From the buyer's next turn</source>
        <translation>Со следующего хода покупателя</translation>
    </message>
    <message>
        <source>Of the target</source>
        <translation>Цели</translation>
    </message>
    <message>
        <source>The best of them</source>
        <translation>Лучшая из них</translation>
    </message>
    <message>
        <source>Chosen by the owner</source>
        <translation>Выбирает владелец</translation>
    </message>
    <message>
        <source>The attacked one</source>
        <translation>Атакованную</translation>
    </message>
    <message>
        <source>Any of the group</source>
        <translation>Любую из группы</translation>
    </message>
    <message>
        <source>To whoever leads the attack</source>
        <translation>Тому, кто ведёт атаку</translation>
    </message>
    <message>
        <source>As agreed before</source>
        <translation>Как договорились заранее</translation>
    </message>
    <message>
        <source>The listed cost</source>
        <translation>Цена из таблицы</translation>
    </message>
    <message>
        <source>What was paid</source>
        <translation>Сколько уплачено</translation>
    </message>
    <message>
        <source>Served in the order of play</source>
        <translation>Выдача по порядку хода</translation>
    </message>
    <message>
        <source>Nobody gets what is missing</source>
        <translation>Недостающее не получает никто</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Без ограничений</translation>
    </message>
    <message>
        <source>Those standing now</source>
        <translation>Стоящие сейчас</translation>
    </message>
    <message>
        <source>All ever built</source>
        <translation>Все когда-либо построенные</translation>
    </message>
    <message>
        <source>After this turn</source>
        <translation>После этого хода</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>After this round</source>
        <translation>После этого раунда</translation>
    </message>
    <message>
        <source>Shared victory</source>
        <translation>Общая победа</translation>
    </message>
    <message>
        <source>Colonies, cards, military vessels decide</source>
        <translation>Решают колонии, карты, военные корабли</translation>
    </message>
    <message>
        <source>Each by themselves</source>
        <translation>Каждый сам</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Victory and end</source>
        <translation>Победа и конец</translation>
    </message>
    <message>
        <source>Preparation and expansion</source>
        <translation>Подготовка и расширение</translation>
    </message>
    <message>
        <source>Cards, bank and port</source>
        <translation>Карты, банк и порт</translation>
    </message>
    <message>
        <source>Movement and transports</source>
        <translation>Движение и транспорты</translation>
    </message>
    <message>
        <source>Combat and support</source>
        <translation>Бой и поддержка</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Первая партия</translation>
    </message>
    <message>
        <source>Long game, absolute victory</source>
        <translation>Долгая партия, абсолютная победа</translation>
    </message>
    <message>
        <source>Open the shipyard</source>
        <translation>Открыть верфь</translation>
    </message>
    <message>
        <source>Show event cards and the port</source>
        <translation>Показать карты событий и порт</translation>
    </message>
    <message>
        <source>Show who is close to victory</source>
        <translation>Показать, кто близок к победе</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>now roll for production</source>
        <translation>теперь бросьте кость производства</translation>
    </message>
    <message>
        <source>now hand out the production</source>
        <translation>теперь раздайте карты производства</translation>
    </message>
    <message>
        <source>now act, or buy</source>
        <translation>теперь действуйте или покупайте</translation>
    </message>
    <message>
        <source>now buy, or end the turn</source>
        <translation>теперь покупайте или завершите ход</translation>
    </message>
    <message>
        <source>Modules, row by row: {modules}</source>
        <translation>Модули по рядам: {modules}</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Производство</translation>
    </message>
    <message>
        <source>Attack bonus</source>
        <translation>Прибавка к атаке</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Заполнено</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Destroyed on these rolls</source>
        <translation>Гибнет при этих бросках</translation>
    </message>
    <message>
        <source>Sides of the die</source>
        <translation>Грани кости</translation>
    </message>
    <message>
        <source>Duration on the card</source>
        <translation>Срок на карте</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Cards given for one</source>
        <translation>Сколько карт за одну</translation>
    </message>
    <message>
        <source>What it changes</source>
        <translation>Что меняет</translation>
    </message>
    <message>
        <source>One more change</source>
        <translation>Ещё одно изменение</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Откуда взято</translation>
    </message>
    <message>
        <source>For so many cards a turn (0: all)</source>
        <translation>На сколько карт за ход (0: на все)</translation>
    </message>
    <message>
        <source>Can be dealt</source>
        <translation>Можно раздавать</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Редкость</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ресурс</translation>
    </message>
    <message>
        <source>Cells on the rim of the board can be entered</source>
        <translation>Ячейки на краю поля доступны</translation>
    </message>
    <message>
        <source>Turns it lasts (0: at once)</source>
        <translation>Сколько ходов действует (0: сразу)</translation>
    </message>
    <message>
        <source>Where it acts</source>
        <translation>Где действует</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Фигура</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>Обмены</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>When it can be played</source>
        <translation>Когда можно сыграть</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>As the text says</source>
        <translation>Как сказано в тексте</translation>
    </message>
    <message>
        <source>In any turn</source>
        <translation>В любой ход</translation>
    </message>
    <message>
        <source>On any free cell of a planet</source>
        <translation>На любой свободной ячейке планеты</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Атака</translation>
    </message>
    <message>
        <source>On the whole board</source>
        <translation>На всём поле</translation>
    </message>
    <message>
        <source>On a planet or asteroid</source>
        <translation>На планете или астероиде</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>On a cell</source>
        <translation>На ячейке</translation>
    </message>
    <message>
        <source>On a module</source>
        <translation>На модуле</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Entered by its owner</source>
        <translation>Вписано владельцем</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Дальность</translation>
    </message>
    <message>
        <source>From the rulebook</source>
        <translation>Из книги правил</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>Text only</source>
        <translation>Только текст</translation>
    </message>
    <message>
        <source>More cards from asteroids</source>
        <translation>Больше карт с астероидов</translation>
    </message>
    <message>
        <source>A planet or asteroid gives nothing</source>
        <translation>Планета или астероид ничего не даёт</translation>
    </message>
    <message>
        <source>Cargo ships may attack</source>
        <translation>Грузовые корабли могут атаковать</translation>
    </message>
    <message>
        <source>Cost of units</source>
        <translation>Цена фигур</translation>
    </message>
    <message>
        <source>Defence bonus</source>
        <translation>Прибавка к защите</translation>
    </message>
    <message>
        <source>Escape from a fight</source>
        <translation>Бегство из боя</translation>
    </message>
    <message>
        <source>Price of event cards</source>
        <translation>Цена карт событий</translation>
    </message>
    <message>
        <source>A free unit</source>
        <translation>Фигура бесплатно</translation>
    </message>
    <message>
        <source>Take cards</source>
        <translation>Взять карты</translation>
    </message>
    <message>
        <source>Take cards of free choice</source>
        <translation>Взять карты на выбор</translation>
    </message>
    <message>
        <source>A die for every unit in danger</source>
        <translation>Кость для каждой фигуры в опасности</translation>
    </message>
    <message>
        <source>Movement on a module</source>
        <translation>Движение на модуле</translation>
    </message>
    <message>
        <source>No attack on a module</source>
        <translation>Без атак на модуле</translation>
    </message>
    <message>
        <source>More movement</source>
        <translation>Больше движения</translation>
    </message>
    <message>
        <source>The Space Port is closed</source>
        <translation>Космопорт закрыт</translation>
    </message>
    <message>
        <source>More range</source>
        <translation>Больше дальности</translation>
    </message>
    <message>
        <source>More cards from salvage</source>
        <translation>Больше карт за обломки</translation>
    </message>
    <message>
        <source>Value of a unit</source>
        <translation>Показатель фигуры</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Покупки</translation>
    </message>
</context>
<context>
    <name>parsec consents</name>
    <message>
        <source>{unit} passes through; toll for each: {toll}</source>
        <translation>{unit} проходит; плата каждому: {toll}</translation>
    </message>
    <message>
        <source>Support of {units}; fee for each: {fee}</source>
        <translation>Поддержка: {units}; плата за каждую: {fee}</translation>
    </message>
    <message>
        <source>Support of {units}; fee for each if it hits: {fee}</source>
        <translation>Поддержка: {units}; плата за каждую при попадании: {fee}</translation>
    </message>
    <message>
        <source>; share of the salvage for each: {share} %</source>
        <translation>; доля обломков за каждую: {share} %</translation>
    </message>
</context>
<context>
    <name>parsec deeds</name>
    <message>
        <source>first hit {percent} %</source>
        <translation>первое попадание {percent} %</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Roll: {odds}</source>
        <translation>Бросить: {odds}</translation>
    </message>
    <message>
        <source>cells: {count}</source>
        <translation>ячеек: {count}</translation>
    </message>
    <message>
        <source>Go aboard: {unit}</source>
        <translation>На борт: {unit}</translation>
    </message>
    <message>
        <source>Move …</source>
        <translation>Двигаться …</translation>
    </message>
    <message>
        <source>Unload: {unit}</source>
        <translation>Выгрузить: {unit}</translation>
    </message>
    <message>
        <source>Attack: {unit}</source>
        <translation>Атаковать: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack: {unit}</source>
        <translation>Контратака: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack together: {unit}</source>
        <translation>Общая контратака: {unit}</translation>
    </message>
    <message>
        <source>Counter-attack one by one</source>
        <translation>Раздельная контратака</translation>
    </message>
    <message>
        <source>Attack again: {unit}</source>
        <translation>Атаковать снова: {unit}</translation>
    </message>
    <message>
        <source>Evade with: {unit}</source>
        <translation>Уклониться: {unit}</translation>
    </message>
    <message>
        <source>Remove: {unit}</source>
        <translation>Убрать: {unit}</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Сыграть: {card}</translation>
    </message>
    <message>
        <source>Sell to the port: {card}</source>
        <translation>Продать порту: {card}</translation>
    </message>
    <message>
        <source>Turn into a colony</source>
        <translation>Превратить в колонию</translation>
    </message>
    <message>
        <source>Colony from the reserve</source>
        <translation>Колония из резерва</translation>
    </message>
    <message>
        <source>Found a colony</source>
        <translation>Основать колонию</translation>
    </message>
    <message>
        <source>In open space</source>
        <translation>В открытом космосе</translation>
    </message>
</context>
<context>
    <name>parsec dice</name>
    <message>
        <source>{unit}: {count} joined</source>
        <translation>{unit}: {count} вместе</translation>
    </message>
    <message>
        <source>{unit}, fighters aboard: {count}</source>
        <translation>{unit}, истребителей на борту: {count}</translation>
    </message>
</context>
<context>
    <name>parsec set</name>
    <message>
        <source>SAMPLE</source>
        <translation>ОБРАЗЕЦ</translation>
    </message>
    <message>
        <source>Nothing: remove it</source>
        <translation>Ничего: убрать</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Planets and asteroids: {count}</source>
        <translation>Небесных тел: {count}</translation>
    </message>
    <message>
        <source>New module</source>
        <translation>Новый модуль</translation>
    </message>
    <message>
        <source>Modules entered</source>
        <translation>Введено модулей</translation>
    </message>
    <message>
        <source>Event cards entered</source>
        <translation>Введено карт событий</translation>
    </message>
    <message>
        <source>New event card</source>
        <translation>Новая карта события</translation>
    </message>
    <message>
        <source>New faction</source>
        <translation>Новая фракция</translation>
    </message>
    <message>
        <source>not dealt yet</source>
        <translation>пока не раздаётся</translation>
    </message>
    <message>
        <source>Factions entered</source>
        <translation>Введено фракций</translation>
    </message>
    <message>
        <source>{place}: edge of the module</source>
        <translation>{place}: край модуля</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Модули</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Карты событий</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Фракции</translation>
    </message>
</context>
<context>
    <name>parsec setup</name>
    <message>
        <source>No team</source>
        <translation>Без команды</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Команда {number}</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Sample modules, dealt when the match begins.</source>
        <translation>Модули из образцов, раскладываются в начале партии.</translation>
    </message>
    <message>
        <source>Modules and definitions …</source>
        <translation>Модули и определения …</translation>
    </message>
    <message>
        <source>Mix samples and your own definitions; the sample mark stays</source>
        <translation>Смешать образцы и свои определения; пометка образца остаётся</translation>
    </message>
    <message>
        <source>sample modules</source>
        <translation>модули из образцов</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карты на руках</translation>
    </message>
    <message>
        <source>Hands: hidden</source>
        <translation>Карты на руках: скрыты</translation>
    </message>
    <message>
        <source>Hands: open</source>
        <translation>Карты на руках: открыты</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Определения</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Образцы</translation>
    </message>
    <message>
        <source>Modules of the board</source>
        <translation>Модули поля</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Зерно расклада</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Разложить заново</translation>
    </message>
    <message>
        <source>The same seed gives the same board. Drag a module onto another to swap them; click one to choose what lies there, as on your table.</source>
        <translation>Одно и то же зерно даёт одно и то же поле. Перетащите модуль на другой, чтобы поменять их местами; щёлкните по модулю, чтобы выбрать, что там лежит, как у вас на столе.</translation>
    </message>
</context>
<context>
    <name>phases</name>
    <message>
        <source>now roll for an event</source>
        <translation>теперь бросьте кость событий</translation>
    </message>
    <message>
        <source>now collect what is due</source>
        <translation>теперь соберите доход</translation>
    </message>
    <message>
        <source>now choose a unit, or end the turn</source>
        <translation>выберите фигуру или закончите ход</translation>
    </message>
    <message>
        <source>now choose what to build, or continue</source>
        <translation>выберите, что строить, или продолжайте</translation>
    </message>
    <message>
        <source>now choose ships to build, or continue</source>
        <translation>выберите корабли для постройки или продолжайте</translation>
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
        <translation>без кости · щит {shield}</translation>
    </message>
    <message>
        <source>d{die} · shield {shield}</source>
        <translation>d{die} · щит {shield}</translation>
    </message>
    <message>
        <source>has begun, goes first</source>
        <translation>уже действует, очередь первая</translation>
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
    <name>rules</name>
    <message>
        <source>Worked examples</source>
        <translation>Разобранные примеры</translation>
    </message>
    <message>
        <source>By the rulebook, without house rules.</source>
        <translation>По правилам, без домашних правил.</translation>
    </message>
    <message>
        <source>No rule mentions that. Try other words, or fewer.</source>
        <translation>Ни одно правило об этом не говорит. Попробуйте другие слова или меньше слов.</translation>
    </message>
    <message>
        <source>Open questions</source>
        <translation>Открытые вопросы</translation>
    </message>
    <message>
        <source>Editions compared</source>
        <translation>Сравнение изданий</translation>
    </message>
    <message>
        <source>This table: {option}: {value}</source>
        <translation>За этим столом: {option}: {value}</translation>
    </message>
    <message>
        <source>Table option: {option}: {value}</source>
        <translation>Правило стола: {option}: {value}</translation>
    </message>
    <message>
        <source>{decision} (house rule)</source>
        <translation>{decision} (домашнее правило)</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>домашнее правило</translation>
    </message>
    <message>
        <source>What the rulebook leaves open, and how this table plays it.</source>
        <translation>Что правила оставляют открытым и как играют за этим столом.</translation>
    </message>
    <message>
        <source>What the rulebook leaves open, and how it is played here.</source>
        <translation>Что правила оставляют открытым и как играют здесь.</translation>
    </message>
    <message>
        <source>Followed here: {editions}</source>
        <translation>Принято издание: {editions}</translation>
    </message>
    <message>
        <source>First questions</source>
        <translation>Первые вопросы</translation>
    </message>
    <message>
        <source>What a new group asks in its first evenings, with the rules.</source>
        <translation>Что спрашивает новая компания в первые вечера, и правила об этом.</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n совпадение</numerusform>
            <numerusform>%n совпадения</numerusform>
            <numerusform>%n совпадений</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Back in the rules</source>
        <translation>Назад в правилах</translation>
    </message>
    <message>
        <source>Forward in the rules</source>
        <translation>Вперёд в правилах</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>A person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot: easy</source>
        <translation>Бот: лёгкий</translation>
    </message>
    <message>
        <source>Bot: medium</source>
        <translation>Бот: средний</translation>
    </message>
    <message>
        <source>Bot: strong</source>
        <translation>Бот: сильный</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
</context>
<context>
    <name>secret words</name>
    <message>
        <source>Reveal my treasury</source>
        <translation>Открыть мою казну</translation>
    </message>
    <message>
        <source>Hide my treasury</source>
        <translation>Скрыть мою казну</translation>
    </message>
    <message>
        <source>Reveal treasuries</source>
        <translation>Открыть казны</translation>
    </message>
    <message>
        <source>Hide treasuries</source>
        <translation>Скрыть казны</translation>
    </message>
    <message>
        <source>Treasuries are hidden: only their owner sees these lines.</source>
        <translation>Казна скрыта: эти строки видит только её владелец.</translation>
    </message>
    <message>
        <source>Treasuries are hidden. They appear here when the match is over.</source>
        <translation>Казна скрыта. Она появится здесь, когда партия закончится.</translation>
    </message>
    <message>
        <source>This affects a hidden treasury; you will see whether it works only after confirming.</source>
        <translation>Это касается скрытой казны: получится ли, видно только после подтверждения.</translation>
    </message>
    <message>
        <source>Done: both treasuries updated.</source>
        <translation>Готово: обе казны обновлены.</translation>
    </message>
    <message>
        <source>Reveal my hand</source>
        <translation>Открыть мои карты</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>Скрыть мои карты</translation>
    </message>
    <message>
        <source>Reveal hands</source>
        <translation>Открыть карты на руках</translation>
    </message>
    <message>
        <source>Hide hands</source>
        <translation>Скрыть карты на руках</translation>
    </message>
    <message>
        <source>Hands are hidden: only their owner sees these lines.</source>
        <translation>Карты на руках скрыты: эти строки видит только их владелец.</translation>
    </message>
    <message>
        <source>Hands are hidden. They appear here when the match is over.</source>
        <translation>Карты на руках скрыты. Они появятся здесь, когда партия закончится.</translation>
    </message>
    <message>
        <source>This affects a hidden hand; you will see whether it works only after confirming.</source>
        <translation>Это касается скрытых карт: получится ли, видно только после подтверждения.</translation>
    </message>
    <message>
        <source>Done: both hands updated.</source>
        <translation>Готово: карты у обоих обновлены.</translation>
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
        <source>Who goes first</source>
        <translation>Кто ходит первым</translation>
    </message>
    <message>
        <source>Real board</source>
        <translation>Настоящее поле</translation>
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
        <source>open treasuries</source>
        <translation>открытая казна</translation>
    </message>
    <message>
        <source>Secret treasuries</source>
        <translation>Тайная казна</translation>
    </message>
    <message>
        <source>secret treasuries</source>
        <translation>тайная казна</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The board is on the table; the program keeps money, turns and dice.</source>
        <translation>Поле на столе; программа ведёт деньги, ходы и кости.</translation>
    </message>
    <message>
        <source>Generate again</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>A new map, generated when the match begins.</source>
        <translation>Новая карта, создаётся в начале партии.</translation>
    </message>
    <message>
        <source>A map that is being generated, die by die.</source>
        <translation>Карта, которую создают кость за костью.</translation>
    </message>
    <message>
        <source>Generated map: {size}</source>
        <translation>Созданная карта: {size}</translation>
    </message>
    <message>
        <source>Everyone sees everything. Best for the first evenings.</source>
        <translation>Все видят всё. Лучше всего для первых вечеров.</translation>
    </message>
    <message>
        <source>For bluffing with secret cargo and contracts. Pass the laptop: hold Space to reveal, let go to hide.</source>
        <translation>Чтобы блефовать с тайным грузом и контрактами. Ноутбук ходит по кругу: держите пробел, чтобы открыть, отпустите, чтобы скрыть.</translation>
    </message>
    <message>
        <source>Generate a new map</source>
        <translation>Создать новую карту</translation>
    </message>
    <message>
        <source>Use an existing map</source>
        <translation>Готовая карта</translation>
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
        <source>winner</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>вне игры</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message>
        <source>Attack die d{die}, shield {shield}, speed {speed}</source>
        <translation>Кость атаки d{die}, щит {shield}, скорость {speed}</translation>
    </message>
    <message>
        <source>Unarmed, shield {shield}, speed {speed}</source>
        <translation>Без оружия, щит {shield}, скорость {speed}</translation>
    </message>
    <message>
        <source>actions: {count}</source>
        <translation>действий: {count}</translation>
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
        <translation>возит товары</translation>
    </message>
    <message>
        <source>carries up to {count}</source>
        <translation>вмещает до {count}</translation>
    </message>
    <message>
        <source>moves: {moves}, attacks: {attacks}</source>
        <translation>движений: {moves}, атак: {attacks}</translation>
    </message>
    <message>
        <source>Attack die d{die}, shield {shield}, attacks per turn: {count}</source>
        <translation>Кость атаки d{die}, щит {shield}, атак за ход: {count}</translation>
    </message>
    <message>
        <source>produces {amounts} per turn</source>
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
        <source>Remove</source>
        <translation>Убрать</translation>
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
        <source>Symmetry on or off</source>
        <translation>Включить или выключить симметрию</translation>
    </message>
    <message>
        <source>Make symmetric …</source>
        <translation>Сделать симметричным …</translation>
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
        <source>Panels at the side</source>
        <translation>Боковые панели</translation>
    </message>
    <message>
        <source>See the map: {eyes}</source>
        <translation>Показать карту: {eyes}</translation>
    </message>
    <message>
        <source>All colours</source>
        <translation>Все цвета</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Без зелёного (дейтеранопия)</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Без красного (протанопия)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Без синего (тританопия)</translation>
    </message>
    <message>
        <source>Shades of grey</source>
        <translation>Оттенки серого</translation>
    </message>
    <message>
        <source>Players {one} and {other} look alike: their signs differ.</source>
        <translation>Игроки {one} и {other} похожи: их различают знаки.</translation>
    </message>
    <message>
        <source>Player {one} is pale on this board: only the edge stands out.</source>
        <translation>Игрок {one} бледен на этом поле: виден только контур.</translation>
    </message>
    <message>
        <source>Export or print the map</source>
        <translation>Экспорт или печать карты</translation>
    </message>
    <message>
        <source>Panel: {name}</source>
        <translation>Панель: {name}</translation>
    </message>
    <message>
        <source>Draw as player {number}</source>
        <translation>Рисовать за игрока {number}</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выбрать всё</translation>
    </message>
    <message>
        <source>Deselect</source>
        <translation>Снять выбор</translation>
    </message>
    <message>
        <source>Overview map</source>
        <translation>Обзорная карта</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>no permission</source>
        <translation>нет доступа</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск полон</translation>
    </message>
    <message>
        <source>your share of the disk is full</source>
        <translation>ваша квота на диске исчерпана</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>файл слишком большой</translation>
    </message>
    <message>
        <source>the disk is write-protected</source>
        <translation>диск защищён от записи</translation>
    </message>
    <message>
        <source>no such file or folder</source>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>the name is taken</source>
        <translation>имя уже занято</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>part of the path is not a folder</source>
        <translation>часть пути — не папка</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>имя слишком длинное</translation>
    </message>
    <message>
        <source>the name is not valid here</source>
        <translation>такое имя здесь недопустимо</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>занято другой программой</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>открыто слишком много файлов</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>диск сообщил об ошибке</translation>
    </message>
    <message>
        <source>the disk is not connected</source>
        <translation>диск не подключён</translation>
    </message>
    <message>
        <source>the network does not answer</source>
        <translation>сеть не отвечает</translation>
    </message>
    <message>
        <source>system error {code}</source>
        <translation>системная ошибка {code}</translation>
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
        <source>Do now</source>
        <translation>Сейчас</translation>
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
        <source>What can be done now</source>
        <translation>Что можно сделать сейчас</translation>
    </message>
    <message>
        <source>Show the holdings</source>
        <translation>Показать владения</translation>
    </message>
    <message>
        <source>Moves: {moves} · attacks: {attacks}</source>
        <translation>Движений: {moves} · атак: {attacks}</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Владения</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>{what}: choose a cell</source>
        <translation>{what}: выберите ячейку</translation>
    </message>
    <message>
        <source>Leave the rehearsal</source>
        <translation>Закончить репетицию</translation>
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
        <source>Print a cheat sheet of the rules</source>
        <translation>Напечатать памятку по правилам</translation>
    </message>
    <message>
        <source>Fingerprint of this match</source>
        <translation>Отпечаток этой партии</translation>
    </message>
    <message>
        <source>Rehearse: try it out first</source>
        <translation>Репетиция: сначала попробовать</translation>
    </message>
    <message>
        <source>Reveal or hide what I have</source>
        <translation>Открыть или скрыть то, что у меня есть</translation>
    </message>
    <message>
        <source>Comment on a step, or add a photo</source>
        <translation>Комментарий к шагу или фото</translation>
    </message>
    <message>
        <source>Show or hide the clock</source>
        <translation>Показать или скрыть часы</translation>
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
        <source>Clock and time for each player</source>
        <translation>Часы и время для каждого игрока</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Who plays: people or the program</source>
        <translation>Кто играет: люди или программа</translation>
    </message>
    <message>
        <source>That is no longer on the board.</source>
        <translation>Этого на поле больше нет.</translation>
    </message>
    <message>
        <source>Next unit that can act</source>
        <translation>Следующая фигура, которая может действовать</translation>
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
        <translation>Правило стола: {value}</translation>
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
    <message>
        <source>Fix board</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Fix the board …</source>
        <translation>Исправить поле …</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Отменить весь ход</translation>
    </message>
    <message>
        <source>Pause or continue</source>
        <translation>Пауза или продолжение</translation>
    </message>
    <message>
        <source>Add an entry to the ledger</source>
        <translation>Сделать запись в учёте</translation>
    </message>
    <message>
        <source>Print a page to continue on paper</source>
        <translation>Напечатать лист, чтобы доиграть на бумаге</translation>
    </message>
    <message>
        <source>Journal with or without undone steps</source>
        <translation>Журнал с отменёнными шагами или без них</translation>
    </message>
    <message>
        <source>loaded, contents hidden</source>
        <translation>с грузом, содержимое скрыто</translation>
    </message>
    <message>
        <source>no production: {kinds}</source>
        <translation>не приносит: {kinds}</translation>
    </message>
    <message>
        <source>Move the selected unit</source>
        <translation>Двигать выбранную фигуру</translation>
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
        <source>Goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver. There is no other way at this table.</source>
        <translation>Товары возит грузовой корабль: загрузка у планеты дающего, выгрузка у планеты получателя. Иначе за этим столом нельзя.</translation>
    </message>
    <message>
        <source>By the rules goods travel by cargo ship: loaded at a planet of the giver, unloaded at one of the receiver. Exchanging them directly is an exception the players make, on record.</source>
        <translation>По правилам товары возит грузовой корабль: загрузка у планеты дающего, выгрузка у планеты получателя. Передать напрямую — исключение, которое игроки делают под запись.</translation>
    </message>
    <message>
        <source>House rule: goods can be exchanged directly, at any distance.</source>
        <translation>Домашнее правило: товарами можно обмениваться напрямую, на любом расстоянии.</translation>
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
</TS>
