"""How passwords are kept: by argon2, at today's costs, a few at a time, and without telling who has an account."""

import asyncio
from pathlib import Path

import pytest
from argon2 import PasswordHasher, extract_parameters

from tests.web.browsers import PASSWORD, served
from tilewright.live.refusal import ServerRefusal
from tilewright.web.passwords import AT_ONCE, MOST_WAITING, Passwords


async def test_a_password_is_kept_at_todays_costs_and_fits_only_itself() -> None:
    with Passwords() as passwords:
        kept = await passwords.kept(PASSWORD)
        costs = extract_parameters(kept)
        assert (costs.memory_cost, costs.time_cost, costs.parallelism) == (19 * 1024, 2, 1)
        assert PASSWORD not in kept
        assert kept != await passwords.kept(PASSWORD)
        assert await passwords.fit(PASSWORD, kept)
        assert not await passwords.fit("Correct horse", kept)
        assert not await passwords.fit(PASSWORD, "what argon2 never wrote")


async def test_an_unknown_name_costs_as_much_as_a_known_one(monkeypatch: pytest.MonkeyPatch) -> None:
    verified: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, kept: str, password: str) -> bool:
        verified.append(kept)
        return verify(self, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)

    with Passwords() as passwords:
        assert not await passwords.fit(PASSWORD, None)
        (instead,) = verified
        assert extract_parameters(instead) == extract_parameters(await passwords.kept(PASSWORD))


async def test_who_comes_when_too_many_wait_is_asked_to_come_again() -> None:
    with Passwords() as passwords:
        kept = await passwords.kept(PASSWORD)
        tries = [passwords.fit(PASSWORD, kept) for _ in range(MOST_WAITING + 5)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert [answer for answer in answers if answer is True] == [True] * MOST_WAITING
        assert [answer.key for answer in answers if isinstance(answer, ServerRefusal)] == ["crowded"] * 5
        assert len(passwords._pool._threads) <= AT_ONCE
        assert await passwords.fit(PASSWORD, kept)


async def test_a_password_of_older_costs_is_kept_anew_at_the_next_login(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, people = await server.browser(), server.services.server.people
        person = await ann.registers("Ann")
        now = await people.find(person)
        assert now
        assert now.password
        cheap = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
        await people.change_password(person, now.password, cheap)
        assert await ann.no("POST", "/api/sessions", name="Ann", password="a guess of mine") == "wrong-password"
        unchanged = await people.find(person)
        assert unchanged
        assert unchanged.password == cheap
        await ann.logs_in("Ann")
        renewed = await people.find(person)
        assert renewed
        assert renewed.password
        assert extract_parameters(renewed.password) == extract_parameters(now.password)
        await ann.logs_in("Ann")
