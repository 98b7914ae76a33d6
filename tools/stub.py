"""Writes src/tilewright/_native.pyi from the built module; with --check, only says whether it agrees.

Signatures are compared with what nanobind knows of them, and mypy's stubtest looks at the rest.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from mypy import stubtest

MODULE = "tilewright._native"
#: nanobind's classes have a metaclass and static methods of their own kind; what they offer is compared above.
CLASSES = r"tilewright\._native\.[A-Z]\w*(\.\w+)?" + "\n"
STUB = Path(__file__).resolve().parent.parent / "src/tilewright/_native.pyi"


def generated() -> str:
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, STUB.name)
        subprocess.run([sys.executable, "-m", "nanobind.stubgen", "-q", "-m", MODULE, "-o", fresh], check=True)
        raw = fresh.read_bytes()
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(STUB), "-"]
    return subprocess.run(ruff, check=True, input=raw, stdout=subprocess.PIPE).stdout.decode()


def is_native(runtime: object) -> bool:
    return type(runtime).__module__ == "nanobind"


def tested() -> bool:
    """Run stubtest, having told it what it does not know: what nanobind binds are functions, compared above."""
    is_function, signature = stubtest.is_probably_a_function, stubtest.safe_inspect_signature
    stubtest.is_probably_a_function = lambda runtime: is_native(runtime) or is_function(runtime)
    stubtest.safe_inspect_signature = lambda runtime: None if is_native(runtime) else signature(runtime)
    with tempfile.TemporaryDirectory() as folder:
        allowed = Path(folder, "allowed")
        allowed.write_text(CLASSES, encoding="utf-8")
        return stubtest.test_stubs(stubtest.parse_options([MODULE, "--allowlist", str(allowed)])) == 0


def main() -> None:
    if "--check" not in sys.argv[1:]:
        STUB.write_text(generated(), encoding="utf-8")
    elif STUB.read_text(encoding="utf-8") != generated():
        sys.exit(f"{STUB.name} is not what the native module says of itself; `make format` writes it anew")
    elif not tested():
        sys.exit(1)


if __name__ == "__main__":
    main()
