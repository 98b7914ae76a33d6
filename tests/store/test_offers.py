"""A proposal waits in the store until it is settled."""

from msgspec.structs import replace

from tests.store.conftest import opened
from tilewright.store.journal import StoredTurn
from tilewright.store.offers import Offers, StoredOffer
from tilewright.store.records import GameRecord, GameRecords


async def test_one_of_each_kind_is_kept_until_it_is_dropped(url: str) -> None:
    async with opened(url) as database:
        for game in ("g", "h"):
            await GameRecords(database).add(
                GameRecord(game, "crossword", b"{}", "00" * 32, made=1), StoredTurn(game, 0, 1, b"[]")
            )
        offers = Offers(database)
        pause = StoredOffer("g", "pause", 1, n=4, agreed=(1,), at=50)
        takeback = StoredOffer("g", "takeback", 0, n=5, agreed=(0, 2), at=60)
        for one in (takeback, pause, replace(pause, game="h")):
            await offers.keep(one)
        assert await offers.of("g") == [pause, takeback]
        await offers.keep(replace(pause, agreed=(1, 0)))
        assert (await offers.of("g"))[0].agreed == (1, 0)
        await offers.drop(takeback)
        assert [one.what for one in await offers.of("g")] == ["pause"]
        assert await offers.of("h") == [replace(pause, game="h")]
        assert await offers.of("none") == []
        rematch = StoredOffer("g", "rematch", 0, n=9, agreed=(0, 1), at=70, became="h")
        await offers.keep(rematch)
        assert rematch in await offers.of("g")
