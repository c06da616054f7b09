"""What each command of a match is called, for "Undo …" and the palette."""

from bp_desktop.games.burning_planets.match import clock_commands as clock
from bp_desktop.games.burning_planets.match import commands as c
from bp_desktop.games.burning_planets.match import correction_commands as cc
from bp_desktop.games.burning_planets.match import secret_commands as sc
from bp_desktop.games.burning_planets.match.describe_secrets import is_note
from bp_desktop.games.burning_planets.match.state import Match
from bp_desktop.texts.marking import QT_TRANSLATE_NOOP
from bp_desktop.ui.words.wording import translated

LABELS: dict[type, str] = {
    c.CreateMatch: QT_TRANSLATE_NOOP("commands", "Begin a match"),
    c.RollOrder: QT_TRANSLATE_NOOP("commands", "Roll for the first turn"),
    c.SetOrder: QT_TRANSLATE_NOOP("commands", "Agree on the order"),
    c.PlaceStartingCannon: QT_TRANSLATE_NOOP("commands", "Place the starting cannon"),
    c.AddPlanet: QT_TRANSLATE_NOOP("commands", "Add a planet"),
    c.RollEvent: QT_TRANSLATE_NOOP("commands", "Roll for an event"),
    c.Collect: QT_TRANSLATE_NOOP("commands", "Collect resources"),
    c.EnterPhase: QT_TRANSLATE_NOOP("commands", "Next phase"),
    c.EndTurn: QT_TRANSLATE_NOOP("commands", "End the turn"),
    c.BuildStructure: QT_TRANSLATE_NOOP("commands", "Build a structure"),
    c.Demolish: QT_TRANSLATE_NOOP("commands", "Demolish a structure"),
    c.ClearNatural: QT_TRANSLATE_NOOP("commands", "Destroy a natural resource"),
    c.BuildShip: QT_TRANSLATE_NOOP("commands", "Build ships"),
    c.MoveShip: QT_TRANSLATE_NOOP("commands", "Move a ship"),
    c.Attack: QT_TRANSLATE_NOOP("commands", "Attack"),
    c.Conquer: QT_TRANSLATE_NOOP("commands", "Conquer a planet"),
    c.DestroyStructure: QT_TRANSLATE_NOOP("commands", "Destroy a structure"),
    c.Bombard: QT_TRANSLATE_NOOP("commands", "Bombard a planet"),
    c.LoadCargo: QT_TRANSLATE_NOOP("commands", "Load"),
    c.UnloadCargo: QT_TRANSLATE_NOOP("commands", "Unload"),
    c.DeployStructure: QT_TRANSLATE_NOOP("commands", "Deploy a space structure"),
    c.PickUpStructure: QT_TRANSLATE_NOOP("commands", "Take a space structure aboard"),
    c.TransferResources: QT_TRANSLATE_NOOP("commands", "Hand resources over"),
    c.Barter: QT_TRANSLATE_NOOP("commands", "Barter"),
    c.Concede: QT_TRANSLATE_NOOP("commands", "Concede"),
    c.ShareVictory: QT_TRANSLATE_NOOP("commands", "Share the victory"),
    c.StopMatch: QT_TRANSLATE_NOOP("commands", "Stop the match"),
    cc.ChangeOption: QT_TRANSLATE_NOOP("commands", "Change a table option"),
    cc.RenameMatch: QT_TRANSLATE_NOOP("commands", "Rename the match"),
    cc.ChangeEnforcement: QT_TRANSLATE_NOOP("commands", "Change the enforcement"),
    cc.AdjustTreasury: QT_TRANSLATE_NOOP("commands", "Correct a treasury"),
    cc.AdjustHold: QT_TRANSLATE_NOOP("commands", "Correct a hold"),
    cc.PutShip: QT_TRANSLATE_NOOP("commands", "Put a ship on the board"),
    cc.PutStructure: QT_TRANSLATE_NOOP("commands", "Put a structure on a planet"),
    cc.PutSpaceStructure: QT_TRANSLATE_NOOP("commands", "Put a space structure"),
    cc.PutNatural: QT_TRANSLATE_NOOP("commands", "Put a natural resource"),
    cc.PutAsteroid: QT_TRANSLATE_NOOP("commands", "Put an asteroid"),
    cc.RelocateShip: QT_TRANSLATE_NOOP("commands", "Put a ship elsewhere"),
    cc.RemoveNatural: QT_TRANSLATE_NOOP("commands", "Remove a natural resource"),
    cc.RemoveThing: QT_TRANSLATE_NOOP("commands", "Remove from the board"),
    cc.SetOwner: QT_TRANSLATE_NOOP("commands", "Set the owner of a planet"),
    cc.SetTurn: QT_TRANSLATE_NOOP("commands", "Set turn and phase"),
    cc.RestoreActions: QT_TRANSLATE_NOOP("commands", "Give actions back"),
    sc.LoadSealed: QT_TRANSLATE_NOOP("commands", "Load sealed goods"),
    sc.DiscloseCargo: QT_TRANSLATE_NOOP("commands", "Show sealed goods"),
    sc.UnloadSealed: QT_TRANSLATE_NOOP("commands", "Open and unload"),
    sc.RuleOnSeal: QT_TRANSLATE_NOOP("commands", "Rule on sealed goods"),
    sc.DraftContract: QT_TRANSLATE_NOOP("commands", "Draft a contract"),
    sc.RedraftContract: QT_TRANSLATE_NOOP("commands", "Change a draft"),
    sc.AgreeContract: QT_TRANSLATE_NOOP("commands", "Sign a contract"),
    sc.SealContract: QT_TRANSLATE_NOOP("commands", "Seal a contract"),
    sc.CancelContract: QT_TRANSLATE_NOOP("commands", "Throw a draft away"),
    sc.DiscloseContract: QT_TRANSLATE_NOOP("commands", "Turn a contract over"),
    sc.CloseContract: QT_TRANSLATE_NOOP("commands", "Close a contract"),
    sc.KeepNote: QT_TRANSLATE_NOOP("commands", "Write a private note"),
    sc.DropNote: QT_TRANSLATE_NOOP("commands", "Tear up a private note"),
    clock.PauseClock: QT_TRANSLATE_NOOP("commands", "Pause"),
    clock.ResumeClock: QT_TRANSLATE_NOOP("commands", "Go on after a pause"),
    clock.SetClock: QT_TRANSLATE_NOOP("commands", "Set the clock"),
    clock.SetHandicap: QT_TRANSLATE_NOOP("commands", "Give more time"),
}

NOTE_PASSED = QT_TRANSLATE_NOOP("commands", "Pass a note")


def step_name(match: Match, command: object) -> str:
    """What a step is called where everybody reads it; a secret draft is just a note."""
    marked = NOTE_PASSED if is_note(match, command) else LABELS.get(type(command), "")
    return translated("commands", marked)
