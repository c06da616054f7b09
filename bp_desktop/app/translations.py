"""Translations of a plain clone: built when the program starts and they are missing."""

from __future__ import annotations

from bp_desktop.resources import home, translation

LANGUAGES = ("it", "ru")
PATIENCE = 60
"""Seconds for both of them; they take two."""
UNBUILT = (
    "bp-desktop: the Italian and Russian texts are not built, so the window speaks English; "
    "'python3 dev.py setup' builds them\n"
)


def build_missing() -> str:
    """Build those that lie there unbuilt; the answer says in one sentence what to do if that
    cannot be done, and is empty if there is nothing to say."""
    missing = [one for one in LANGUAGES if not translation(one).exists()]
    if not missing:
        return ""
    import subprocess
    from importlib.util import find_spec
    from pathlib import Path

    found = find_spec("PySide6")
    folders = found.submodule_search_locations if found is not None else None
    for language in missing:
        source, built = (
            (home() / "translations" / f"bp_desktop_{language}.ts"),
            translation(language),
        )
        tools = [path for folder in folders or () for path in Path(folder).glob("lrelease*")]
        if not source.exists() or not tools:
            return UNBUILT
        command = [str(tools[0]), "-silent", str(source), "-qm", str(built)]
        try:
            subprocess.run(command, capture_output=True, check=True, timeout=PATIENCE)  # noqa: S603
        except (OSError, subprocess.SubprocessError):
            return UNBUILT
    return ""
