"""Guests, accounts, keys, clubs and bests."""

import pytest

from tests.store.conftest import opened, run
from tilewright.store.people import Best, Club, Key, NameTaken, People, Person, hashed


def test_a_guest_becomes_somebody_and_names_are_not_shared(url: str) -> None:
    async def story() -> None:
        async with opened(url) as database:
            people = People(database)
            for name in ("ann", "ben"):
                await people.add(Person(name, "Guest", made=1))
            await people.register("ann", "Ann Lee", "argon")
            found = await people.by_login(" ann  LEE ")
            assert found == Person("ann", "Ann Lee", 1, "ann lee", "argon")
            with pytest.raises(NameTaken):
                await people.register("ben", "ANN LEE", "argon")
            await people.rename("ben", "Benny")
            assert await people.find("ben") == Person("ben", "Benny", 1)

    run(story())


def test_keys_open_only_for_who_has_the_secret_and_can_be_revoked_by_their_owner(url: str) -> None:
    async def story() -> None:
        async with opened(url) as database:
            people = People(database)
            for name in ("ann", "ben"):
                await people.add(Person(name, name, made=1))
            await people.give_key(Key(hashed("s1"), "ann", "browser", "Firefox", 1, 1))
            await people.give_key(Key(hashed("s2"), "ann", "token", "my bot", 1, 2))
            assert (await people.key("s1")) == Key(hashed("s1"), "ann", "browser", "Firefox", 1, 1)
            assert await people.key("other") is None
            await people.seen(hashed("s1"), 9)
            assert [key.label for key in await people.keys_of("ann")] == ["Firefox", "my bot"]
            await people.revoke("ben", [hashed("s1")])
            assert await people.key("s1")
            await people.revoke("ann", [hashed("s1")])
            assert await people.key("s1") is None
            await people.forget("ann")
            assert await people.key("s2") is None

    run(story())


def test_a_club_is_joined_by_its_code(url: str) -> None:
    async def story() -> None:
        async with opened(url) as database:
            people = People(database)
            for name in ("teacher", "ann", "ben"):
                await people.add(Person(name, name.title(), made=1))
            club = Club("c1", "Class 4b", "FROG7", "teacher", 1)
            await people.add_club(club)
            with pytest.raises(NameTaken):
                await people.add_club(Club("c2", "Other", "FROG7", "teacher", 1))
            assert await people.club(code="FROG7") == club
            assert await people.club(code="NONE") is None
            for name in ("ben", "ann", "ann"):
                await people.join("c1", name, 2)
            assert [one.name for one in await people.members_of("c1")] == ["Ann", "Ben"]
            assert await people.clubs_of("ann") == await people.clubs_of("teacher") == [club]

    run(story())


def test_only_a_better_result_replaces_a_best(url: str) -> None:
    async def story() -> None:
        async with opened(url) as database:
            people = People(database)
            await people.add(Person("ann", "Ann", made=1))
            assert await people.best("ann", Best("solitaire", 300, None, 1))
            assert not await people.best("ann", Best("solitaire", 300, None, 2))
            assert await people.best("ann", Best("solitaire", 301, None, 3))
            assert await people.bests_of("ann") == [Best("solitaire", 301, None, 3)]

    run(story())
