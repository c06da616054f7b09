"""Lesson of the curtain and a contract: you write it for one seat, and sign it for another."""

from bp_desktop.core.messages import say
from bp_desktop.ui.games.burning_planets.lessons.guided_board import OTHER
from bp_desktop.ui.lessons.lesson import LessonPoint, LessonSight, LessonStep

UNSAID = ("unsaid give", "unsaid take", "unsaid ship")
"""What a contract still needs."""


def has_contract(sight: LessonSight) -> bool:
    return bool(sight.state.secrets.contracts)


def is_worded(sight: LessonSight) -> bool:
    """Whether all of it is written, or more than that."""
    written = sight.sees("contract") and not any(sight.sees(one) for one in UNSAID)
    return written or is_passed(sight)


def is_passed(sight: LessonSight) -> bool:
    """Whether the first has signed."""
    return sight.sees("contract passed") or has_contract(sight)


def steps() -> tuple[LessonStep, ...]:
    return (*_curtain(), *_contract())


def _curtain() -> tuple[LessonStep, ...]:
    return (
        LessonStep(
            "covered",
            say("bp.lesson.deal.covered.title"),
            (LessonPoint("balances", say("bp.lesson.deal.covered", "BP-APP-6")),),
        ),
        LessonStep(
            "look",
            say("bp.lesson.deal.look.title"),
            (
                LessonPoint("curtain", say("bp.lesson.deal.curtain")),
                LessonPoint("reveal", say("bp.lesson.deal.look")),
            ),
            lambda sight: sight.sees("look"),
        ),
        LessonStep(
            "cover",
            say("bp.lesson.deal.cover.title"),
            (LessonPoint("look", say("bp.lesson.deal.cover")),),
            lambda sight: not sight.sees("look"),
        ),
    )


def _contract() -> tuple[LessonStep, ...]:
    to_curtain = LessonPoint("curtain", say("bp.lesson.deal.curtain"))
    to_secrets = LessonPoint(
        "tab secrets",
        say("bp.lesson.deal.secrets", "BP-SECRET-1"),
        lambda sight: not sight.sees("panel secrets"),
    )
    resume = LessonPoint("contract resume", say("bp.lesson.deal.resume"))
    return (
        LessonStep(
            "secrets",
            say("bp.lesson.deal.secrets.title"),
            (to_secrets,),
            lambda sight: sight.sees("panel secrets"),
        ),
        LessonStep(
            "partner",
            say("bp.lesson.deal.partner.title"),
            (
                to_curtain,
                to_secrets,
                resume,
                LessonPoint(f"partner {OTHER}", say("bp.lesson.deal.partner", "BP-SECRET-2")),
            ),
            lambda sight: sight.sees("contract") or is_passed(sight),
        ),
        LessonStep(
            "terms",
            say("bp.lesson.deal.terms.title"),
            (
                to_curtain,
                to_secrets,
                resume,
                LessonPoint("unsaid give", say("bp.lesson.deal.give")),
                LessonPoint("unsaid take", say("bp.lesson.deal.take")),
                LessonPoint("unsaid ship", say("bp.lesson.deal.ship", "BP-SECRET-3")),
            ),
            is_worded,
        ),
        LessonStep(
            "sign",
            say("bp.lesson.deal.sign.title"),
            (
                to_secrets,
                resume,
                LessonPoint("contract sign", say("bp.lesson.deal.sign", "BP-SECRET-2")),
            ),
            is_passed,
        ),
        LessonStep(
            "countersign",
            say("bp.lesson.deal.countersign.title"),
            (
                LessonPoint("curtain", say("bp.lesson.deal.pass")),
                to_secrets,
                resume,
                LessonPoint("contract sign", say("bp.lesson.deal.countersign", "BP-SECRET-4")),
            ),
            has_contract,
        ),
        LessonStep(
            "finish",
            say("bp.lesson.deal.finish.title"),
            (
                LessonPoint("panel secrets", say("bp.lesson.deal.finish", "BP-SECRET-6")),
                LessonPoint("", say("bp.lesson.deal.finish", "BP-SECRET-6")),
            ),
        ),
    )


def ways() -> tuple[LessonPoint, ...]:
    """Where nothing of a step is to be seen."""
    return (
        LessonPoint("recap", say("bp.lesson.way.recap")),
        LessonPoint("tab now", say("bp.lesson.first.tab_now")),
    )
