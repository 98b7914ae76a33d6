"""A WordNet of a few words, in the files of the real one."""

from pathlib import Path

_LICENCE = "  1 This software and database is being provided to you\n"
_DATA = {
    "noun": [
        "00000001 03 n 01 animal 0 001 ~ 00000002 n 0000 | a living thing that moves",
        '00000002 05 n 02 goose 0 ice_bird 0 002 @ 00000001 n 0000 ~i 00000003 n 0000 | a web-footed bird; "a goose"',
        "00000003 05 n 01 Goose_Bay 0 000 | a place, which is no animal",
        "00000004 03 n 01 China 0 000 | a country",
        "00000005 06 n 01 china 0 000 | dishes of porcelain",
        "00000006 20 n 01 leaf 0 000 | what grows on a tree",
        "00000007 09 n 01 music 0 001 -c 00000001 v 0000 | sounds in an order; what is played",
    ],
    "verb": ["00000001 32 v 01 sing 0 001 ;c 00000007 n 0000 01 + 02 00 | make music with the voice"],
    "adj": ["00000001 00 a 01 galore(ip) 0 000 | in great numbers", "00000002 00 s 01 merry 0 000 | full of joy"],
    "adv": ["00000001 02 r 01 here 0 000 | in this place"],
}
_INDEX = {
    "noun": [
        "animal n 1 1 ~ 1 0 00000001",
        "china n 2 0 2 0 00000004 00000005",
        "goose n 1 1 @ 1 0 00000002",
        "ice_bird n 1 0 1 0 00000002",
        "leaf n 1 0 1 0 00000006",
        "music n 1 0 1 0 00000007",
    ],
    "verb": ["sing v 1 0 1 0 00000001"],
    "adj": ["galore a 1 0 1 0 00000001", "merry a 1 0 1 0 00000002"],
    "adv": ["here r 1 0 1 0 00000001"],
}
_IRREGULAR = {"noun": "geese goose\n", "verb": "sang sing\nsung sing\n", "adj": "merrier merry\n", "adv": ""}


def write_wordnet(folder: Path, irregular: bool = True) -> Path:
    folder.mkdir(parents=True)
    for part, lines in _DATA.items():
        (folder / f"data.{part}").write_text(_LICENCE + "  \n".join([*lines, ""]), encoding="ascii")
        (folder / f"index.{part}").write_text(_LICENCE + "  \n".join([*_INDEX[part], ""]), encoding="ascii")
        if irregular:
            (folder / f"{part}.exc").write_text(_IRREGULAR[part], encoding="ascii")
    return folder
