"""Guests, accounts, keys, clubs and bests."""

import pytest

from tests.store.conftest import opened
from tilewright.store.clubs import Club, Clubs
from tilewright.store.people import Key, NameTaken, People, Person, PersonalBest, PersonGone, TooMany, hashed


async def test_a_guest_becomes_somebody_and_names_are_not_shared(url: str) -> None:
    async with opened(url) as database:
        people = People(database)
        for name in ("ann", "ben"):
            await people.add(Person(name, "Guest", made=1))
        assert await people.register("ann", "Ann Lee", "argon")
        assert not await people.register("ann", "Annie", "other")
        found = await people.by_login(" ann  LEE ")
        assert found == Person("ann", "Ann Lee", 1, "ann lee", "argon")
        with pytest.raises(NameTaken):
            await people.register("ben", "ANN LEE", "argon")
        await people.rename("ben", "Ann Lee")
        assert await people.find("ben") == Person("ben", "Ann Lee", 1)
        await people.register("ben", "Benny", "argon")
        with pytest.raises(NameTaken):
            await people.rename("ben", "Ann Leé")
        await people.rename("ben", "Ben")
        assert await people.find("ben") == Person("ben", "Ben", 1, "ben", "argon")
        assert await people.change_password("ben", "argon", "argon 2")
        assert not await people.change_password("ben", "argon", "argon 3")


async def test_keys_open_only_for_who_has_the_secret_and_can_be_revoked_by_their_owner(url: str) -> None:
    async with opened(url) as database:
        people = People(database)
        for name in ("ann", "ben"):
            await people.add(Person(name, name, made=1))
        first = Key(hashed("s1"), "ann", "browser", "Firefox", 1, 1)
        await people.give_key(first)
        await people.give_key(Key(hashed("s2"), "ann", "token", "my bot", 1, 2))
        assert await people.key_by_hash(hashed("s1")) == first
        assert await people.key_by_hash(hashed("other")) is None
        await people.seen(hashed("s1"), 9)
        assert [key.label for key in await people.keys_of("ann")] == ["Firefox", "my bot"]
        await people.revoke("ben", [hashed("s1")])
        assert await people.key_by_hash(hashed("s1"))
        await people.revoke("ann", [hashed("s1")])
        assert await people.key_by_hash(hashed("s1")) is None
        await people.forget("ann")
        assert await people.key_by_hash(hashed("s2")) is None


async def test_a_key_is_given_only_while_the_password_is_the_one_that_was_checked(url: str) -> None:
    async with opened(url) as database:
        people = People(database)
        await people.add(Person("ann", "Ann", 1, "ann", "argon"))
        key = Key(hashed("s1"), "ann", "token", "bot", 1, 1)
        with pytest.raises(PersonGone):
            await people.give_key(key, "an older one")
        with pytest.raises(PersonGone):
            await people.give_key(Key(hashed("s1"), "nobody", "token", "bot", 1, 1))
        await people.give_key(key, "argon", most=1)
        with pytest.raises(TooMany):
            await people.give_key(Key(hashed("s2"), "ann", "token", "bot", 1, 1), "argon", most=1)
        await people.give_key(Key(hashed("s2"), "ann", "device", "phone", 1, 1), "argon", most=1)


async def test_a_club_is_joined_by_its_code(url: str) -> None:
    async with opened(url) as database:
        people = People(database)
        for name in ("teacher", "ann", "ben"):
            await people.add(Person(name, name.title(), made=1))
        clubs, club = Clubs(database), Club("c1", "Class 4b", "FROG", "teacher", 1)
        await clubs.add(club, most=2)
        with pytest.raises(NameTaken):
            await clubs.add(Club("c2", "Other", "FROG", "teacher", 1), most=2)
        with pytest.raises(PersonGone):
            await clubs.add(Club("c2", "Other", "TOAD", "nobody", 1), most=2)
        assert await clubs.by_code("FROG") == await clubs.find("c1") == club
        assert await clubs.by_code("NONE") is None
        for name in ("ben", "ann", "ann"):
            assert await clubs.join("c1", name, 2, most=2)
        with pytest.raises(TooMany):
            await clubs.join("c1", "teacher", 2, most=2)
        assert not await clubs.join("c9", "ann", 2, most=2)
        assert [one.name for one in await clubs.members("c1")] == ["Ann", "Ben"]
        assert await clubs.of_person("ann") == await clubs.of_person("teacher") == [club]


async def test_a_club_changes_its_name_and_code_and_is_left_and_closed(url: str) -> None:
    async with opened(url) as database:
        people, clubs = People(database), Clubs(database)
        for name in ("teacher", "ann"):
            await people.add(Person(name, name.title(), made=1))
        for number in (1, 2):
            await clubs.add(Club(f"c{number}", f"Class {number}", f"CODE{number}", "teacher", number), most=2)
        with pytest.raises(TooMany):
            await clubs.add(Club("c3", "Class 3", "CODE3", "teacher", 3), most=2)
        await clubs.rename("c1", "Owls")
        with pytest.raises(NameTaken):
            await clubs.recode("c1", "CODE2")
        await clubs.recode("c1", "HOOT")
        assert await clubs.by_code("CODE1") is None
        assert await clubs.by_code("HOOT") == Club("c1", "Owls", "HOOT", "teacher", 1)
        await clubs.join("c1", "ann", 2, most=2)
        assert [await clubs.leave("c1", "ann"), await clubs.leave("c1", "ann")] == [True, False]
        await clubs.remove("c1")
        assert [club.id for club in await clubs.of_person("teacher")] == ["c2"]


async def test_only_a_better_result_replaces_a_best(url: str) -> None:
    async with opened(url) as database:
        people = People(database)
        await people.add(Person("ann", "Ann", made=1))
        assert await people.best("ann", PersonalBest("solitaire", 300, None, 1))
        assert not await people.best("ann", PersonalBest("solitaire", 300, None, 2))
        assert await people.best("ann", PersonalBest("solitaire", 301, None, 3))
        assert await people.bests_of("ann") == [PersonalBest("solitaire", 301, None, 3)]
        assert await people.best(
            "ann", PersonalBest("solitaire", 2**53, None, 4)
        )  # as a board of quadruple words may give
        assert await people.bests_of("ann") == [PersonalBest("solitaire", 2**53, None, 4)]
