"""Pairs under a symmetry: things that lack their image, and things that are one another's."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic

from bp_desktop.core.hexes import Hex
from bp_desktop.core.type_variables import C, E, S
from bp_desktop.ui.editor.game import EditorGame, MapThing
from bp_desktop.ui.editor.symmetry import Symmetry, SymmetryImage


@dataclass(frozen=True, slots=True)
class UnpairedThing:
    """A thing that has not all its images."""

    thing: MapThing
    missing: tuple[Hex, ...]
    """Where images would be."""


def unpaired(game: EditorGame[S, C, E], state: S, symmetry: Symmetry) -> tuple[UnpairedThing, ...]:
    """The exceptions from a symmetry: everything that has no image where it should have one."""
    images = symmetry.images(game.frame(state))
    return tuple(_unpaired(game, state, images)) if images else ()


def _unpaired(
    game: EditorGame[S, C, E], state: S, images: tuple[SymmetryImage, ...]
) -> Iterator[UnpairedThing]:
    listed: set[MapThing] = set()
    things = game.things(state)
    models = ModelIndex(game, state, images, things)
    for thing in things:
        if game.carrier(state, thing) in listed:
            continue  # the carrier itself is listed
        places = dict.fromkeys(
            game.image_of(state, thing.at, image)
            for image in images
            if not models.has_one(thing, image)
        )
        missing = tuple(there for there in places if not game.is_like(state, thing, there))
        if missing:
            listed.add(thing)
            yield UnpairedThing(thing, missing)


class ModelIndex(Generic[S, C, E]):
    """Which things are images of others. In a mirror, rows shifted by half a cell can put an
    image where its own image would fall beside the thing it was made from; the two are a pair
    all the same."""

    def __init__(
        self,
        game: EditorGame[S, C, E],
        state: S,
        images: tuple[SymmetryImage, ...],
        things: tuple[MapThing, ...],
    ) -> None:
        self._game = game
        self._state = state
        self._of: dict[tuple[int, str, Hex], MapThing] = {
            (number, thing.sort, game.image_of(state, thing.at, image)): thing
            for number, image in enumerate(images)
            if image.is_mirror
            for thing in things
        }
        self._numbers = {id(image): number for number, image in enumerate(images)}

    def has_one(self, thing: MapThing, image: SymmetryImage) -> bool:
        """Whether a thing is itself what a mirror makes of another one like it."""
        model = self._of.get((self._numbers[id(image)], thing.sort, thing.at))
        return model is not None and self._game.is_like(self._state, model, thing.at)


def counterpart(
    game: EditorGame[S, C, E], state: S, thing: MapThing, image: SymmetryImage
) -> MapThing | None:
    """The thing like it that stands where its image should be, if there is one."""
    there = game.image_of(state, thing.at, image)
    if not game.is_like(state, thing, there):
        return None
    return next(
        (one for one in game.things(state) if (one.sort, one.at) == (thing.sort, there)), None
    )


def counterparts_of(
    game: EditorGame[S, C, E], state: S, things: Iterable[MapThing], image: SymmetryImage
) -> dict[MapThing, MapThing]:
    """Of some things those that have an image, with the thing that is it."""
    places = {(one.sort, one.at): one for one in game.things(state)}
    found: dict[MapThing, MapThing] = {}
    for thing in things:
        there = game.image_of(state, thing.at, image)
        other = places.get((thing.sort, there))
        if other is not None and other != thing and game.is_like(state, thing, there):
            found[thing] = other
    return found
