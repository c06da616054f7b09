<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AuditLine</name>
    <message numerus="yes">
        <source>Ledger is correct: %n entries checked.</source>
        <translation>
            <numerusform>Ledger is correct: %n entry checked.</numerusform>
            <numerusform>Ledger is correct: %n entries checked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message numerus="yes">
        <source>{cell}: contested. {players} are equally near: %n step(s).</source>
        <translation>
            <numerusform>{cell}: contested. {players} are equally near: %n step.</numerusform>
            <numerusform>{cell}: contested. {players} are equally near: %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell}: nearest to {player}, %n step(s).</source>
        <translation>
            <numerusform>{cell}: nearest to {player}, %n step.</numerusform>
            <numerusform>{cell}: nearest to {player}, %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BoxProblemPanel</name>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CargoManifests</name>
    <message numerus="yes">
        <source>Your treasury still includes %n sealed load(s).</source>
        <translation>
            <numerusform>Your treasury still includes %n sealed load.</numerusform>
            <numerusform>Your treasury still includes %n sealed loads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DocumentManager</name>
    <message numerus="yes">
        <source>Permanently deleted: %n.</source>
        <translation>
            <numerusform>Permanently deleted: %n.</numerusform>
            <numerusform>Permanently deleted: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventsPanel</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerationRollForm</name>
    <message numerus="yes">
        <source>Draw %n cell(s)</source>
        <translation>
            <numerusform>Draw %n cell</numerusform>
            <numerusform>Draw %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GenerationStartForm</name>
    <message numerus="yes">
        <source>All asteroids: %n</source>
        <translation>
            <numerusform>The asteroid</numerusform>
            <numerusform>All %n asteroids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message numerus="yes">
        <source>%n forest(s)</source>
        <translation>
            <numerusform>%n forest</numerusform>
            <numerusform>%n forests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mountain(s)</source>
        <translation>
            <numerusform>%n mountain</numerusform>
            <numerusform>%n mountains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s) more than tiles</source>
        <translation>
            <numerusform>%n asteroid more than tiles</numerusform>
            <numerusform>%n asteroids more than tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message numerus="yes">
        <source>Undone steps: %n. A click redoes them until you draw again.</source>
        <translation>
            <numerusform>%n step undone. A click redoes it until you draw again.</numerusform>
            <numerusform>%n steps undone. A click redoes them until you draw again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalPresenter</name>
    <message numerus="yes">
        <source>%n comment(s)</source>
        <translation>
            <numerusform>%n comment</numerusform>
            <numerusform>%n comments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LuckPanel</name>
    <message numerus="yes">
        <source>%n undone roll(s) not counted.</source>
        <translation>
            <numerusform>%n undone roll not counted.</numerusform>
            <numerusform>%n undone rolls not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainButtonPanel</name>
    <message numerus="yes">
        <source>%n thing(s) still open</source>
        <translation>
            <numerusform>%n thing still open</numerusform>
            <numerusform>%n things still open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatchForm</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewPassphrase</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemCard</name>
    <message numerus="yes">
        <source>{cell} and %n more cell(s)</source>
        <translation>
            <numerusform>{cell} and %n more cell</numerusform>
            <numerusform>{cell} and %n more cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProspectCards</name>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>up to %n time</numerusform>
            <numerusform>up to %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n structure</numerusform>
            <numerusform>%n structures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadyMaps</name>
    <message numerus="yes">
        <source>Sample: {title}, %n player(s)</source>
        <translation>
            <numerusform>Sample: {title}, %n player</numerusform>
            <numerusform>Sample: {title}, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RevisionsPanel</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleShelf</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecretsPanel</name>
    <message numerus="yes">
        <source>%n earlier transport(s)</source>
        <translation>
            <numerusform>%n earlier transport</numerusform>
            <numerusform>%n earlier transports</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeveralForm</name>
    <message numerus="yes">
        <source>%n item(s) selected</source>
        <translation>
            <numerusform>%n item selected</numerusform>
            <numerusform>%n items selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n planet</numerusform>
            <numerusform>%n planets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) on planets</source>
        <translation>
            <numerusform>%n item on planets</numerusform>
            <numerusform>%n items on planets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n asteroid(s)</source>
        <translation>
            <numerusform>%n asteroid</numerusform>
            <numerusform>%n asteroids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) in space</source>
        <translation>
            <numerusform>%n structure in space</numerusform>
            <numerusform>%n structures in space</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message numerus="yes">
        <source>%n found</source>
        <comment>documents</comment>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Permanently delete %n document(s)</source>
        <translation>
            <numerusform>Permanently delete %n document</numerusform>
            <numerusform>Permanently delete %n documents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message numerus="yes">
        <source>{die}: %n roll(s), too few to say anything.</source>
        <translation>
            <numerusform>{die}: %n roll, too few to say anything.</numerusform>
            <numerusform>{die}: %n rolls, too few to say anything.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message numerus="yes">
        <source>{kind}: %n cell(s)</source>
        <translation>
            <numerusform>{kind}: %n cell</numerusform>
            <numerusform>{kind}: %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n cell(s)</source>
        <translation>
            <numerusform>Cleared %n cell</numerusform>
            <numerusform>Cleared %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players seated: %n</source>
        <translation>
            <numerusform>Players seated: %n</numerusform>
            <numerusform>Players seated: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pasted %n item(s)</source>
        <translation>
            <numerusform>Pasted %n item</numerusform>
            <numerusform>Pasted %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Made the map symmetric: %n change(s)</source>
        <translation>
            <numerusform>Made the map symmetric: %n change</numerusform>
            <numerusform>Made the map symmetric: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fixed problems: %n change(s)</source>
        <translation>
            <numerusform>Fixed problems: %n change</numerusform>
            <numerusform>Fixed problems: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turned or mirrored %n item(s)</source>
        <translation>
            <numerusform>Turned or mirrored %n item</numerusform>
            <numerusform>Turned or mirrored %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepsCard</name>
    <message numerus="yes">
        <source>up to %n time(s)</source>
        <translation>
            <numerusform>up to %n time</numerusform>
            <numerusform>up to %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SymmetryPanel</name>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n added</numerusform>
            <numerusform>%n added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out: {why}</source>
        <translation>
            <numerusform>%n left out: {why}</numerusform>
            <numerusform>%n left out: {why}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TileForm</name>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cheat sheet</name>
    <message numerus="yes">
        <source>and %n more house rule(s)</source>
        <translation>
            <numerusform>and %n more house rule</numerusform>
            <numerusform>and %n more house rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clock</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>closing</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kinds</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>messages</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
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
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n biomass</source>
        <translation>
            <numerusform>%n biomass</numerusform>
            <numerusform>%n biomass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concrete</source>
        <translation>
            <numerusform>%n concrete</numerusform>
            <numerusform>%n concrete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <translation>
            <numerusform>%n metal</numerusform>
            <numerusform>%n metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s) moved</source>
        <translation>
            <numerusform>%n ship moved</numerusform>
            <numerusform>%n ships moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n target(s)</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n planet</numerusform>
            <numerusform>%n planets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n structure</numerusform>
            <numerusform>%n structures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s) gone</source>
        <translation>
            <numerusform>%n structure gone</numerusform>
            <numerusform>%n structures gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack(s) failed</source>
        <translation>
            <numerusform>%n attack failed</numerusform>
            <numerusform>%n attacks failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n correction(s) by the players</source>
        <translation>
            <numerusform>%n correction by the players</numerusform>
            <numerusform>%n corrections by the players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titanium</source>
        <translation>
            <numerusform>%n titanium</numerusform>
            <numerusform>%n titanium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n energy</numerusform>
            <numerusform>%n energy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>planner</name>
    <message numerus="yes">
        <source>%n attack(s)</source>
        <translation>
            <numerusform>%n attack</numerusform>
            <numerusform>%n attacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message numerus="yes">
        <source>%n planet(s)</source>
        <translation>
            <numerusform>%n planet</numerusform>
            <numerusform>%n planets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n tile(s)</source>
        <translation>
            <numerusform>on %n tile</numerusform>
            <numerusform>on %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n sealed load(s)</source>
        <translation>
            <numerusform>%n sealed load</numerusform>
            <numerusform>%n sealed loads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
</TS>
