"""Text to values and back: coordinates, GCG (a game), CGP (a position). Never a disk, never a socket.

What cannot be read raises `Unreadable`, which says where and quotes the text; a coordinate raises `Refused` (R-1.4).
"""

from tilewright.notation.refusals import REFUSALS as REFUSALS
