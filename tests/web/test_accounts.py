"""Accounts, for who wants one: a guest becomes somebody, comes back elsewhere, and can go for good."""

from pathlib import Path

import pytest

from tests.web.browsers import PASSWORD, served
from tilewright.store.people import PersonalBest

SOLITAIRE = {"kind": "crossword", "edition": "folio", "places": [{"mine": True}, {}]}


async def test_a_guest_becomes_an_account_comes_in_elsewhere_and_shows_the_first_browser_out(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        school, home = await server.browser(**{"user-agent": "School"}), await server.browser()
        guest = await school.arrives("Ann")
        table = await school.post("/api/tables", **SOLITAIRE)
        planted = school.secret
        assert await school.post("/api/me/account", name="Ann Lee", password=PASSWORD) == {
            "id": guest,
            "name": "Ann Lee",
            "registered": True,
        }
        assert school.secret != planted
        assert await home.logs_in(" ann  LEE ") == guest
        assert [one["code"] for one in await home.get("/api/tables/mine")] == [table["code"]]
        first = next(key for key in await home.get("/api/me/keys") if not key["this"])
        assert (first["kind"], first["label"]) == ("browser", "School")
        await home.delete(f"/api/me/keys/{first['id']}")
        assert await school.no("GET", "/api/me") == "not-known"
        assert (await home.get("/api/me"))["name"] == "Ann Lee"


async def test_the_secret_of_before_opens_nothing_any_more(tmp_path: Path) -> None:
    """Whoever planted a cookie, or found one, is shut out by registering and by logging in."""

    async with served(tmp_path) as server:
        ann, thief = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        for step in (
            lambda: ann.post("/api/me/account", password=PASSWORD),
            lambda: ann.logs_in("Ann"),
            lambda: ann.put("/api/me/password", old=PASSWORD, new="another horse"),
            lambda: ann.delete("/api/sessions"),
        ):
            assert ann.secret
            thief.client.cookies.set("tilewright", ann.secret)
            assert await thief.get("/api/me")
            await step()
            assert await thief.no("GET", "/api/me") == "not-known"
        assert ann.secret is None


async def test_a_changed_password_closes_every_other_way_in(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, other, bot = [await server.browser() for _ in range(3)]
        await ann.registers("Ann")
        await other.logs_in("Ann")
        token = (await ann.post("/api/me/keys", kind="token", label="bot"))["secret"]
        bot.client.headers["authorization"] = f"Bearer {token}"
        assert await bot.get("/api/me")
        assert await ann.no("PUT", "/api/me/password", old="a guess of mine", new="another horse") == (
            "not-your-password"
        )
        assert await ann.no("PUT", "/api/me/password", old=PASSWORD, new="short") == "bad-password"
        await ann.put("/api/me/password", old=PASSWORD, new="another horse")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert [await one.no("GET", "/api/me") for one in (other, bot)] == ["not-known"] * 2
        assert await other.no("POST", "/api/sessions", name="Ann", password=PASSWORD) == "wrong-password"
        await other.logs_in("Ann", "another horse")


async def test_who_wants_to_be_forgotten_is_and_the_games_stay(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, ben = await server.browser(), await server.browser()
        await ann.registers("Ann")
        await ben.arrives("Ben")
        waiting = (await ann.post("/api/tables", **SOLITAIRE))["code"]
        begun = (await ann.post("/api/tables", **SOLITAIRE))["code"]
        game = (await ben.post(f"/api/tables/{begun}/join"))["game"]
        club = await ann.post("/api/clubs", name="Owls")
        await ben.post(f"/api/clubs/join/{club['code']}")
        assert await ann.no("DELETE", "/api/me") == "password-needed"
        assert await ann.no("DELETE", "/api/me", password="a guess of mine") == "not-your-password"
        await ann.delete("/api/me", password=PASSWORD)
        assert await ann.get("/api/me") is None
        assert await ann.no("POST", "/api/sessions", name="Ann", password=PASSWORD) == "wrong-password"
        assert await ben.no("GET", f"/api/tables/{waiting}") == "no-such-table"
        assert await ben.get("/api/clubs") == []
        assert (await ben.get(f"/api/games/{game}"))["players"] == ["Ann", "Ben"]
        await ben.delete("/api/me")
        assert await ben.get("/api/me") is None
        await ann.registers("Ann")


async def test_an_address_that_guesses_has_to_wait_whomever_it_tries(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.registers("Ann")
        server.stop_the_clock()
        thief = await server.browser_at("10.9.9.9")

        async def guess(name: str, password: str = "a guess of mine") -> str:
            return await thief.no("POST", "/api/sessions", name=name, password=password)

        assert {await guess("ann") for _ in range(10)} == {"wrong-password"}
        assert await guess("ann", PASSWORD) == "slow-down"
        assert await guess("somebody else") == "slow-down"
        assert (await ann.get("/api/me"))["name"] == "Ann"  # who is in already notices nothing
        server.seconds += 6
        assert await guess("ann") == "wrong-password"
        assert await guess("ann") == "slow-down"


async def test_who_knows_a_name_can_slow_down_others_but_never_shut_out_its_owner(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        server.stop_the_clock()
        await (await server.browser_at("10.1.1.1")).registers("Ann")
        waited: list[float] = []

        async def wait(seconds: float) -> None:
            waited.append(seconds)

        server.change_desk(sleep=wait)
        for number in range(30):
            thief = await server.browser_at(f"10.9.9.{number}")
            assert await thief.no("POST", "/api/sessions", name="ann", password="a guess") == "wrong-password"
        assert waited == [3.0] * 20, "ten are free, whoever tries them; then each takes seconds"
        del waited[:]
        assert await (await server.browser_at("10.1.1.1")).logs_in("Ann"), "at home the owner comes in at once"
        assert waited == []
        assert await (await server.browser_at("10.7.7.7")).logs_in("Ann"), "and elsewhere a little later"
        assert waited == [3.0]


async def test_a_stolen_browser_cannot_try_out_passwords_either(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        await ann.registers("Ann")
        server.stop_the_clock()
        guesses = [await ann.no("DELETE", "/api/me", password=f"a guess {number}") for number in range(11)]
        assert guesses == ["not-your-password"] * 10 + ["slow-down"]
        assert await ann.no("PUT", "/api/me/password", old=PASSWORD, new="another horse") == "slow-down"


async def test_an_account_is_made_once_and_a_name_taken_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, ben = await server.browser(), await server.browser()
        await ann.registers("Zoë Strauß")
        assert await ann.no("POST", "/api/me/account", password=PASSWORD) == "has-account"
        await ben.arrives("Zoë Strauß")  # guests may be called alike
        assert await ben.no("PUT", "/api/me/password", old=PASSWORD, new=PASSWORD) == "no-account"
        for alike in (
            "Zoë Strauß",
            "ZOE STRAUSS",
            "zoe\u00a0strauss",
            "Zoë\u2003Strauß",
            "Ｚoe Strauss",
            "Zoe\u0308 Strauß",
        ):
            assert await ben.no("POST", "/api/me/account", name=alike, password=PASSWORD) == "name-taken", alike
        await ben.post("/api/me/account", name="Ben", password=PASSWORD)
        assert await ben.no("PATCH", "/api/me", name="zoe strauss") == "name-taken"
        assert (await ben.patch("/api/me", name="Bén"))["name"] == "Bén"
        assert (await ben.get("/api/me"))["name"] == "Bén"
        await (await server.browser()).logs_in("ben")


@pytest.mark.parametrize("secure", [False, True])
async def test_the_cookie_is_kept_from_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    async with served(tmp_path, secure=secure) as server:
        ann = await server.browser()
        answers = [await ann.client.post("/api/me", json={"name": "Ann"})]
        ann.client.cookies.set("tilewright", answers[0].cookies["tilewright"])  # httpx sends it though it is secure
        answers.append(await ann.client.post("/api/me/account", json={"password": PASSWORD}))
        answers.append(await ann.client.post("/api/sessions", json={"name": "Ann", "password": PASSWORD}))
        for answer in answers:
            parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "path=/"} <= parts
            assert ("secure" in parts) == secure


async def test_ones_bests_are_told_and_nobody_elses(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, ben = await server.browser(), await server.browser()
        await server.services.server.people.best(await ann.arrives("Ann"), PersonalBest("solitaire", 812, None, 5))
        await ben.arrives("Ben")
        assert await ann.get("/api/me/bests") == [{"what": "solitaire", "points": 812, "game": None, "at": 5}]
        assert await ben.get("/api/me/bests") == []
