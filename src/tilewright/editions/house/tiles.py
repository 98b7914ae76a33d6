"""Which tiles players hold and draw."""

from msgspec.structs import replace

from tilewright.editions.house.record import EngineSupport, HouseRule, InForce, Odds
from tilewright.editions.house.texts import Text, Texts
from tilewright.games.crossword import policies as p
from tilewright.games.crossword.rules import Rules

_SEVEN = 50  # for seven tiles, and for each number above it
_FEW = 6

RECYCLING = HouseRule(
    name="recycling",
    rule="R-6.1",
    texts=Texts(
        en=Text(
            "Reuse the blanks",
            "Before you play, you may swap a blank on the board for the letter it stands for.",
            played="Blanks can be swapped for their letter",
        ),
        de=Text(
            "Joker eintauschen",
            "Wer den Buchstaben hat, darf ihn vor dem Zug gegen den Joker auf dem Brett tauschen.",
            played="Joker gegen ihren Buchstaben zurück",
        ),
    ),
    touches=("blanks",),
    apply=lambda rules, _: replace(rules, blanks=p.Blanks.RECYCLED),
    reads=lambda rules: InForce() if rules.blanks is p.Blanks.RECYCLED else None,
    engine=EngineSupport.NEAREST,
)

DOUBLE_BAG = HouseRule(
    name="double-bag",
    rule="R-6.5",
    texts=Texts(
        en=Text(
            "Two bags",
            "Vowels and consonants in two bags: draw from either.",
            played="Vowels and consonants in two bags",
        ),
        de=Text(
            "Zwei Beutel",
            "Vokale und Konsonanten in zwei Beuteln: Zieh, woraus du magst.",
            played="Vokale und Konsonanten in zwei Beuteln",
        ),
    ),
    touches=("drawing",),
    apply=lambda rules, _: replace(rules, drawing=p.VowelsApart()),
    reads=lambda rules: InForce() if isinstance(rules.drawing, p.VowelsApart) else None,
    engine=EngineSupport.MOVES,
    odds=Odds(off=2),
)


def _rack(rules: Rules, size: int) -> Rules:
    return replace(rules, rack_size=size, bonus=tuple((tiles, _SEVEN) for tiles in range(7, size + 1)))


EIGHT_TILE = HouseRule(
    name="eight-tile",
    rule="R-6.6",
    texts=Texts(
        en=Text("Eight tiles", "Racks of 8 tiles; 50 extra points for laying 7 or 8."),
        de=Text("Acht Steine", "Acht Steine auf der Bank; 50 Punkte extra, wenn du 7 oder 8 legst."),
    ),
    touches=("rack_size",),
    apply=lambda rules, _: _rack(rules, 8),
    reads=lambda rules: InForce() if rules.rack_size == 8 else None,
    engine=EngineSupport.GAMES,
)

NINE_TILE = HouseRule(
    name="nine-tile",
    rule="R-6.6",
    texts=Texts(
        en=Text("Nine tiles", "Racks of 9 tiles; 50 extra points for laying 7, 8 or 9."),
        de=Text("Neun Steine", "Neun Steine auf der Bank; 50 Punkte extra, wenn du 7, 8 oder 9 legst."),
    ),
    touches=("rack_size",),
    apply=lambda rules, _: _rack(rules, 9),
    reads=lambda rules: InForce() if rules.rack_size == 9 else None,
    engine=EngineSupport.GAMES,
)


def _closed_at(rules: Rules) -> InForce | None:
    return InForce(count=rules.exchanging.closed_at) if rules.exchanging.closed_at else None


RESTRICTED_CHANGING = HouseRule(
    name="restricted-changing",
    rule="R-7.3",
    texts=Texts(
        en=Text(
            "Limited exchanges",
            "No exchange with {count} or fewer tiles in the bag.",
            played="No exchange with {count} or fewer in the bag",
        ),
        de=Text(
            "Tausch begrenzt",
            "Kein Tausch mit {count} oder weniger Steinen im Beutel.",
            played="Kein Tausch bei {count} oder weniger Steinen im Beutel",
        ),
    ),
    touches=("exchanging",),
    apply=lambda rules, _: replace(rules, exchanging=replace(rules.exchanging, closed_at=_FEW)),
    reads=_closed_at,
    engine=EngineSupport.GAMES,
)

RULES = (RECYCLING, DOUBLE_BAG, EIGHT_TILE, NINE_TILE, RESTRICTED_CHANGING)
