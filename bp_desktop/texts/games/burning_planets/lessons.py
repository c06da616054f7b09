"""Words of the lessons of Burning Planets: one thing at a time, and why."""

TEXTS: dict[str, str] = {
    # --- where nothing of a step is to be seen
    "bp.lesson.way.recap": "This tells what happened before. Continue from here.",
    "bp.lesson.way.program": (
        "The program plays for its seats. Watch, or press here if it waits or you do not want to "
        "wait."
    ),
    "bp.lesson.way.board": "This step is done on the board: show it.",
    "bp.lesson.way.main": (
        "This cannot be done now. Continue with this button until it can, or skip this step."
    ),
    # --- the first match
    "bp.lesson.first.welcome.title": "Your home planet",
    "bp.lesson.first.welcome": (
        "You are Captain, in red. The program plays Vega and Rigel. You win when all others are "
        "destroyed: so build, conquer and fight. Do as you like at any time; the lesson follows "
        "you."
    ),
    "bp.lesson.first.balances.title": "Your treasury",
    "bp.lesson.first.balances": (
        "Everything is paid with these four resources. The small green numbers are what you "
        "collect every turn."
    ),
    "bp.lesson.first.event.title": "Roll for an event",
    "bp.lesson.first.event": (
        "The gold button always does what comes next. A turn begins with a d20: a 1 or a 20 "
        "brings a bad event for this turn, anything else nothing. Press it."
    ),
    "bp.lesson.first.collect.title": "Collect resources",
    "bp.lesson.first.collect": (
        "Forests give biomass, mountains concrete. Food and metal come from greenhouses and "
        "furnaces that you build. Press the button to collect."
    ),
    "bp.lesson.first.tab_now": "This tab shows what you can do in this phase.",
    "bp.lesson.first.spaceport.title": "Build a spaceport",
    "bp.lesson.first.spaceport": (
        "Ships are built only where there is a spaceport. Each planet may build one structure a "
        "turn. Press the card; the price is on it."
    ),
    "bp.lesson.first.spaceport_cell": "Choose its place: click any highlighted cell.",
    "bp.lesson.first.undo.title": "Undo it",
    "bp.lesson.first.undo": (
        "Every step can be undone, so try things out. Press Undo, or Ctrl+Z. Only dice and "
        "revealed secrets need everyone's agreement."
    ),
    "bp.lesson.first.redo.title": "And redo it",
    "bp.lesson.first.redo": (
        "Your resources are back. Redo, or Ctrl+Y, brings the spaceport back too."
    ),
    "bp.lesson.first.build_again": "You will need a spaceport: press its card once more.",
    "bp.lesson.first.ship.title": "Build a ship",
    "bp.lesson.first.to_ships": (
        "Nothing more to build here: the gold button leads to the next phase, Ships."
    ),
    "bp.lesson.first.ship": (
        "The Spear is small, cheap and fast: die d4, speed 4. A new ship can act from the next "
        "turn on. Press its card."
    ),
    "bp.lesson.first.ship_cell": "New ships begin beside their planet: click a highlighted cell.",
    "bp.lesson.first.to_actions": (
        "Now the actions: every ship may act twice, for example move and attack. Continue "
        "with the gold button."
    ),
    "bp.lesson.first.no_more": (
        "That ship cannot act any more this turn. End the turn with this button and try it in "
        "your next one, or skip this step."
    ),
    "bp.lesson.first.move.title": "Move a ship",
    "bp.lesson.first.take_eagle": "This is your Eagle, a big ship. Click to select it.",
    "bp.lesson.first.move": (
        "You can reach the highlighted cells. Click this one: it is beside the enemy scout, "
        "and only the next cell can be attacked."
    ),
    "bp.lesson.first.attack.title": "Attack",
    "bp.lesson.first.attack": "The scout is beside you. Click it to see your chances.",
    "bp.lesson.first.roll": (
        "Both roll: your d8 must be higher than the other die and than the shield. The chance is "
        "exact. A failed attack costs you nothing but the action. Roll!"
    ),
    "bp.lesson.first.close_fight": (
        "Hit or miss, that fight is over for now. Close it to see what else can be done."
    ),
    "bp.lesson.first.conquer.title": "Conquer a planet",
    "bp.lesson.first.take_hammer": (
        "Nova belongs to nobody. Your Hammer is close: click it. Finish with one ship before you "
        "act with the next."
    ),
    "bp.lesson.first.orbit": "Click this cell: a ship beside a planet can conquer it.",
    "bp.lesson.first.conquer": (
        "No dice are needed for a planet without structures. Click here, and Nova is yours; it "
        "pays from your next turn on."
    ),
    "bp.lesson.first.end_turn.title": "End the turn",
    "bp.lesson.first.end_turn": (
        "Unused actions are lost. The button says what is still left to do; press it when you "
        "are done."
    ),
    "bp.lesson.first.program.title": "The others play",
    "bp.lesson.first.program": (
        "Vega and Rigel take their turns. What they do, and why, is shown here. The gold "
        "button speeds them up."
    ),
    "bp.lesson.first.journal.title": "The journal",
    "bp.lesson.first.journal": (
        "Every step is written down, and can be corrected later. Open the journal to see what "
        "the others did."
    ),
    "bp.lesson.first.journal_views": (
        "Every step is written down, and can be corrected later. Open this menu and choose the "
        "journal to see what the others did."
    ),
    "bp.lesson.first.board.title": "Back to the board",
    "bp.lesson.first.board": "Look around as long as you like, then show the board again.",
    "bp.lesson.first.board_views": (
        "Look around as long as you like, then choose the board in this menu again."
    ),
    "bp.lesson.first.rules.title": "The rules are inside",
    "bp.lesson.first.rules": (
        "Press F1 at any time: it opens the rule for what you are doing. So does a click on a "
        "small code like the one below."
    ),
    "bp.lesson.first.rules_read.title": "Look it up",
    "bp.lesson.first.rules_read": (
        "Rules can be searched while you play. Close them with Esc or the cross."
    ),
    "bp.lesson.first.again.title": "Your second turn",
    "bp.lesson.first.again": (
        "Roll and collect as before. If you hold Nova, it pays you now, too."
    ),
    "bp.lesson.first.load.title": "Load cargo",
    "bp.lesson.first.spare_home": (
        "Leave your home alone this turn: a drilling facility counts as its one structure. Build "
        "on Nova if you like, then continue to Actions."
    ),
    "bp.lesson.first.take_freighter": (
        "Your cargo ship waits between your home and an asteroid. Click it."
    ),
    "bp.lesson.first.load": (
        "Press this: you buy a drilling facility and load it. Loading and unloading are one "
        "action each."
    ),
    "bp.lesson.first.cannot_load": (
        "A drilling facility cannot be bought here now. It takes a spaceport at your home, what it "
        "costs, and no other structure built there this turn. Undo something, or skip this step."
    ),
    "bp.lesson.first.deploy.title": "Settle the asteroid",
    "bp.lesson.first.deploy": (
        "Press this: the facility goes to the asteroid beside the ship and brings 1 concrete and "
        "1 metal a turn."
    ),
    "bp.lesson.first.deploy_cell": "Click the asteroid.",
    "bp.lesson.first.finish.title": "You know how to play",
    "bp.lesson.first.finish": (
        "Events, resources, structures, ships, actions: every turn is like that. Play on against "
        "Vega and Rigel. More lessons are on Home, under Learn by playing."
    ),
    # --- the first map
    "bp.lesson.map.way": (
        "What this step points at is not in sight. Press 0 to see the whole board, or skip the "
        "step."
    ),
    "bp.lesson.map.welcome.title": "An empty board",
    "bp.lesson.map.welcome": (
        "Four tiles for two players. You will draw two planets for each, forests, mountains and "
        "asteroids. Every step can be undone with Ctrl+Z, and you can always draw something else."
    ),
    "bp.lesson.map.symmetry.title": "Draw half of it",
    "bp.lesson.map.symmetry": (
        "A fair map looks the same to everyone. With a symmetry on, whatever you draw is drawn "
        "on the other side too. Press here."
    ),
    "bp.lesson.map.half_turn": "Choose the half turn: each side faces the other.",
    "bp.lesson.map.planet.title": "Place a planet",
    "bp.lesson.map.take_planet": "Take the planet tool: click it, or press P.",
    "bp.lesson.map.planet": (
        "Click the middle of this tile. A second planet appears opposite. Its size and biome are "
        "chosen in the bar above."
    ),
    "bp.lesson.map.second.title": "And another one",
    "bp.lesson.map.second": "Each player gets two planets: click the middle of this tile as well.",
    "bp.lesson.map.problems.title": "What is missing?",
    "bp.lesson.map.problems": (
        "The studio checks the map against the rules while you draw. Open the list of problems."
    ),
    "bp.lesson.map.starts.title": "Starting planets",
    "bp.lesson.map.starts": (
        "Nobody has a starting planet yet. Press Fix: the studio does what the rules ask for, on "
        "both sides, with forests and mountains."
    ),
    "bp.lesson.map.forest.title": "Forests",
    "bp.lesson.map.take_forest": "Take the forest brush: click it, or press F.",
    "bp.lesson.map.forest": (
        "By the dice of the rulebook every planet has at least one forest. Paint some cells of "
        "this one, for example here."
    ),
    "bp.lesson.map.mountain.title": "Mountains",
    "bp.lesson.map.take_mountain": "Take the mountain brush: click it, or press T.",
    "bp.lesson.map.mountain": "And at least one mountain: paint some cells, for example here.",
    "bp.lesson.map.asteroids.title": "Asteroids",
    "bp.lesson.map.take_asteroid": (
        "This map needs at least five asteroids. Take their tool: click it, or press A."
    ),
    "bp.lesson.map.asteroid": (
        "Click here. Asteroids keep away from planets and from each other; the status line says "
        "why a cell does not fit."
    ),
    "bp.lesson.map.sound.title": "Until nothing is wrong",
    "bp.lesson.map.fix": "Some problems are fixed with a click: press Fix.",
    "bp.lesson.map.by_hand": (
        "Read what is listed here, and draw what is missing; or accept it with a reason. A click "
        "on a problem shows the place."
    ),
    "bp.lesson.map.play.title": "Play this map",
    "bp.lesson.map.play": (
        "No rule is broken: your map is ready. Press Ctrl+Shift+P to set up a match on it; Esc "
        "leads back here."
    ),
    "bp.lesson.map.play_here": (
        "No rule is broken: your map is ready. Press here, or Ctrl+Shift+P, to set up a match on "
        "it; Esc leads back here."
    ),
    "bp.lesson.map.to_play": (
        "No rule is broken: your map is ready. Open the list of problems: from there you can "
        "play it."
    ),
    "bp.lesson.map.finish.title": "You can draw maps",
    "bp.lesson.map.finish": (
        "Play the map, or export it as a picture or a print with Ctrl+E. The generator draws "
        "whole maps for you."
    ),
    # --- the first contract
    "bp.lesson.deal.covered.title": "Hidden treasuries",
    "bp.lesson.deal.covered": (
        "At this table everyone keeps their amounts secret, on one screen. You are Captain, and "
        "later Vega."
    ),
    "bp.lesson.deal.look.title": "Look behind the curtain",
    "bp.lesson.deal.look": "It is the turn of Captain, so Captain may look: reveal the treasury.",
    "bp.lesson.deal.curtain": (
        "Everyone else looks away now. Whoever is named presses here, and sees what is theirs "
        "alone."
    ),
    "bp.lesson.deal.cover.title": "And hide it again",
    "bp.lesson.deal.cover": (
        "This says who is looking. Hide before you pass the laptop on; it is also hidden after "
        "a while, and when the turn ends."
    ),
    "bp.lesson.deal.secrets.title": "Secrets",
    "bp.lesson.deal.secrets": "Contracts, sealed cargo and private notes are under this tab.",
    "bp.lesson.deal.partner.title": "A secret contract",
    "bp.lesson.deal.partner": (
        "Captain wants to barter with Vega, and nobody else should know. Press Vega to begin a "
        "contract."
    ),
    "bp.lesson.deal.resume": "The contract waits here: continue to write it.",
    "bp.lesson.deal.terms.title": "Who gives what",
    "bp.lesson.deal.give": "What Captain gives: type for example 5 metal.",
    "bp.lesson.deal.take": "What Vega gives in return: for example 5 concrete.",
    "bp.lesson.deal.ship": "And by which cargo ship it goes: choose the one of Captain.",
    "bp.lesson.deal.sign.title": "Sign it",
    "bp.lesson.deal.sign": (
        "A passphrase is your signature: type three words that do not belong together, twice. "
        "Only with it can the contract be opened later. Then sign and pass on."
    ),
    "bp.lesson.deal.countersign.title": "The other one signs",
    "bp.lesson.deal.pass": (
        "Now the laptop goes to Vega, who presses here. This time that is you, too."
    ),
    "bp.lesson.deal.countersign": (
        "Vega reads the contract, signs with a passphrase of their own, and lays it on the table. "
        "Or does not sign."
    ),
    "bp.lesson.deal.finish.title": "Face down on the table",
    "bp.lesson.deal.finish": (
        "Everyone sees that there is a contract, and nobody what it says. When the deal is done, "
        "either passphrase opens it for all to read."
    ),
}
