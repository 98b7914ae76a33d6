"""CGP, the field's format for a position: board, racks, scores and scoreless turns on one line, then opcodes."""

from tilewright.notation.cgp.position import CgpPosition, read, write

__all__ = ["CgpPosition", "read", "write"]
