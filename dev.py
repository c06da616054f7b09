"""One command for everything a developer does: `python3 dev.py --help`."""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent


def main() -> int:
    """Make .venv with the locked requirements; the other commands follow."""
    folder = ROOT / ".venv"
    if not (folder / "bin" / "python").exists():
        venv.create(folder, with_pip=True)
    lock = ROOT / "packaging" / "dev-requirements.txt"
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--compile"]
    return subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
