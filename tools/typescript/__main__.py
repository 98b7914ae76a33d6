"""Writes ui/src/net/types; with --check, only says whether it is up to date."""

import sys
from pathlib import Path

from tools.typescript.subjects import written

FOLDER = Path(__file__).resolve().parents[2] / "ui/src/net/types"


def main() -> None:
    files = written()
    if "--check" in sys.argv[1:]:
        stale = [name for name, text in files.items() if not (FOLDER / name).is_file() or _kept(name) != text]
        stale += [path.name for path in FOLDER.glob("*.ts") if path.name not in files]
        if stale:
            sys.exit(f"{', '.join(stale)}: not what the server says; `make types` writes it anew")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.ts"):
        path.unlink()
    for name, text in files.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def _kept(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    main()
