"""The commands of dev.py, in the order in which its help lists them."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from devtools import SetupError, machine, translations
from devtools.environment import Environment, child_environment, compile_sources, why_disk_failed
from devtools.sizes import sizes

DEV_LOCK = "dev-requirements"
BENCH_LOCK = "bench-requirements"

CHECKS = (
    ("format", "ruff", ("format", "--check", ".")),
    ("lint", "ruff", ("check", ".")),
    ("types", "mypy", ()),
    ("contracts", "lint-imports", ("--no-logo",)),
)

NO_WINDOW = ("-h", "--help", "--version", "--tour")


def carry_out(arguments: list[str], root: Path) -> int:
    """Carry out one command line; the answer is the exit code."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if name in ("help", "-h", "--help"):
        print(usage())
        return 0
    if name not in COMMANDS:
        print(f"dev.py: there is no command {name!r}.\n\n{usage()}", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](root, rest)
    except SetupError as fault:
        print(f"dev.py: {fault}", file=sys.stderr)
    except OSError as fault:
        print(f"dev.py: {why_disk_failed(fault, Path(fault.filename or root))}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 2


def usage() -> str:
    rows = (f"  {name:8} {command.__doc__}" for name, command in COMMANDS.items())
    return "\n".join(["usage: python3 dev.py COMMAND [ARGS]", "", *rows])


def run(root: Path, arguments: list[str]) -> int:
    """start the program (with no display: play its tour off-screen)"""
    display = machine.has_display(sys.platform, os.environ)
    environment = set_up(root, window=display)
    seen = run_arguments(arguments, display=display)
    return _python(environment, "bp_desktop", seen, offscreen=not display)


def run_arguments(arguments: list[str], *, display: bool) -> list[str]:
    """What to give the program: a window that nobody could see becomes a tour."""
    wants_window = not arguments or (
        arguments[0].startswith("-") and not set(arguments) & set(NO_WINDOW)
    )
    return arguments if display or not wants_window else ["--tour", *arguments]


def test(root: Path, arguments: list[str]) -> int:
    """run the tests; ARGS go to pytest"""
    environment = set_up(root)
    workers = str(min(4, os.cpu_count() or 1))
    return _python(environment, "pytest", ["-n", workers, *arguments], cwd=root)


def check(root: Path, _arguments: list[str]) -> int:
    """check format, lint, types and import contracts, and tell the sizes"""
    environment = set_up(root)
    failed = 0
    for name, program, options in CHECKS:
        began = time.monotonic()
        done = subprocess.run(
            [environment.program(program), *options],
            cwd=root,
            env=child_environment(root, os.environ, offscreen=True),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        verdict = "ok" if done.returncode == 0 else "FAILED"
        print(f"{name:10} {verdict:6} {time.monotonic() - began:5.1f} s", flush=True)
        if done.returncode != 0:
            failed += 1
            print(done.stdout, flush=True)
    print("\n".join(sizes(root)), flush=True)
    return 1 if failed else 0


def bench(root: Path, arguments: list[str]) -> int:
    """measure, side by side with peers, as a table and as JSON"""
    environment = set_up(root)
    environment.fill(BENCH_LOCK)
    return _python(environment, "tests.bench", arguments)


def shots(root: Path, arguments: list[str]) -> int:
    """write a picture of every screen in every language"""
    return _python(set_up(root), "tests.shots", arguments)


def texts(root: Path, _arguments: list[str]) -> int:
    """collect the texts for the translators, and list what is unfinished"""
    environment = set_up(root)
    folder = root / "translations"
    folder.mkdir(exist_ok=True)
    languages = (*translations.LANGUAGES, translations.PLURALS_ONLY)
    files = [translations.file_of(folder, language) for language in languages]
    translations.update(environment, files)
    left = 0
    for file in files:
        entries = translations.entries(file)
        unfinished = [entry.text for entry in entries if not entry.is_finished]
        left += len(unfinished)
        print(f"{file.name}: {len(unfinished)} of {len(entries)} unfinished")
        for text in unfinished:
            print(f"  {text.context}: {text.source}")
    return 1 if left else 0


def prove(root: Path, arguments: list[str]) -> int:
    """run the long proofs that are no part of the test suite"""
    others = {"texts", "--only", "--collect", "--corrections"}
    if "cuts" in arguments or not others & set(arguments):
        machine.provide_tools("strace")  # records what a match writes, for the power cuts
    return _python(set_up(root), "tests.prove", arguments)


def package(root: Path, arguments: list[str]) -> int:
    """freeze the program, let it test itself, and build the installers of this system"""
    from devtools import package as packages

    return packages.carry_out(arguments, lambda: set_up(root))


def setup(root: Path, _arguments: list[str]) -> int:
    """only get everything ready: .venv, system libraries, translations"""
    set_up(root, window=machine.has_display(sys.platform, os.environ))
    return 0


COMMANDS: dict[str, Callable[[Path, list[str]], int]] = {
    command.__name__: command
    for command in (run, test, check, bench, shots, texts, prove, package, setup)
}


def set_up(root: Path, *, window: bool = False) -> Environment:
    """Make everything ready that is not; a second time this takes no time."""
    environment = Environment(root)
    made = environment.is_made()
    machine.provide(window=window, first_time=not made)
    if not made:
        environment.make()
    environment.fill(DEV_LOCK)
    translations.build(environment)
    compile_sources(root)
    return environment


def _python(
    environment: Environment,
    module: str,
    arguments: Sequence[str],
    *,
    offscreen: bool = True,
    cwd: Path | None = None,
) -> int:
    """Run a module; without `cwd` where the user stands, so that file names mean what they say."""
    variables = child_environment(environment.root, os.environ, offscreen=offscreen)
    command = [str(environment.python), "-m", module, *arguments]
    code = subprocess.run(command, cwd=cwd, env=variables, check=False).returncode
    return code if code >= 0 else 128 - code  # as a shell reports a signal
