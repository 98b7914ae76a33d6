"""Keys: every way in can be seen and closed; what is shown of one opens nothing."""

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.browsers import PASSWORD, Browser, ServedApp, served
from tests.web.hosting import hosted
from tests.web.sitter import guests
from tilewright.store.people import hashed
from tilewright.web.client import REVOKED
from tilewright.web.visitors import MOST_KEYS


async def bot_with(server: ServedApp, token: str) -> Browser:
    return await server.browser(authorization=f"Bearer {token}")


async def test_a_guest_types_a_key_on_another_device_and_is_the_same_person_there(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        tablet, phone = await server.browser(), await server.browser()
        ann = await tablet.arrives("Ann")
        given = await tablet.post("/api/me/keys", kind="device", label="for my phone")
        assert [len(group) for group in given["secret"].split("-")] == [4] * 5
        assert (await phone.post("/api/sessions", key=given["secret"].lower().replace("-", " ")))["id"] == ann
        kinds = {(key["kind"], key["label"]) for key in await phone.get("/api/me/keys")}
        assert ("device", "for my phone") in kinds
        await phone.delete(f"/api/me/keys/{given['key']['id']}")
        other = await server.browser()
        assert await other.no("POST", "/api/sessions", key=given["secret"]) == "wrong-key"
        assert (await phone.get("/api/me"))["id"] == ann  # the browser has a way in of its own


async def test_a_bots_token_plays_but_touches_neither_account_nor_keys(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        person = await ann.registers("Ann")
        given = await ann.post("/api/me/keys", kind="token", label="my bot")
        bot = await bot_with(server, given["secret"])
        assert (await bot.get("/api/me"))["id"] == person
        table = await bot.post("/api/tables", kind="crossword", edition="folio", places=[{"mine": True}, {}])
        assert [one["code"] for one in await ann.get("/api/tables/mine")] == [table["code"]]
        refused = [
            await bot.no("GET", "/api/me/keys"),
            await bot.no("POST", "/api/me/keys", kind="token", label="another"),
            await bot.no("DELETE", "/api/me/keys"),
            await bot.no("PATCH", "/api/me", name="Annie"),
            await bot.no("PUT", "/api/me/password", old=PASSWORD, new="another horse"),
            await bot.no("DELETE", "/api/me", password=PASSWORD),
            await bot.no("DELETE", "/api/sessions"),
        ]
        assert refused == ["in-person"] * 7
        await ann.delete(f"/api/me/keys/{given['key']['id']}")
        assert await bot.no("GET", "/api/me") == "not-known"


async def test_what_is_shown_or_stored_of_a_key_opens_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await server.browser()
        person = await ann.arrives("Ann")
        device = (await ann.post("/api/me/keys", kind="device", label="phone"))["secret"]
        shown = [key["id"] for key in await ann.get("/api/me/keys")]
        stored = [key.hash for key in await server.services.server.people.keys_of(person)]
        assert hashed(str(ann.secret)) in stored
        assert device not in str(stored)
        for wrong in (*shown, *stored, person, device, device.replace("-", ""), f"device {device}", "", "x" * 5000):
            assert await (await bot_with(server, wrong)).no("GET", "/api/me") == "not-known"
        visitor = await server.browser()
        for wrong in (*(one[:60] for one in stored), *shown, str(ann.secret), "KWPZ"):
            assert await visitor.no("POST", "/api/sessions", key=wrong) in {"wrong-key", "slow-down"}


async def test_nobody_closes_anothers_way_in(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, ben = await server.browser(), await server.browser()
        await ann.arrives("Ann")
        await ben.arrives("Ben")
        (key,) = await ann.get("/api/me/keys")
        assert key["this"]
        assert await ben.no("DELETE", f"/api/me/keys/{key['id']}") == "no-such-key"
        assert await ben.no("DELETE", "/api/me/keys/nothing") == "no-such-key"
        await ben.delete("/api/me/keys")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert (await ben.get("/api/me"))["name"] == "Ben"


async def test_keys_are_twenty_of_each_kind_and_the_oldest_browser_makes_room(tmp_path: Path) -> None:
    async with served(tmp_path, no_rate_limit=True) as server:
        ann = await server.browser()
        await ann.registers("Ann")
        asked = [ann.client.post("/api/me/keys", json={"kind": "token", "label": "bot"}) for _ in range(MOST_KEYS + 4)]
        answers = [one.status_code for one in await asyncio.gather(*asked)]
        assert sorted(answers) == [201] * MOST_KEYS + [409] * 4
        assert await ann.no("POST", "/api/me/keys", kind="token", label="bot") == "too-many-keys"
        await ann.post("/api/me/keys", kind="device", label="phone")
        browsers = [await server.browser() for _ in range(MOST_KEYS)]
        for browser in browsers:
            await browser.logs_in("Ann")
        assert await ann.no("GET", "/api/me") == "not-known"
        kinds = [key["kind"] for key in await browsers[-1].get("/api/me/keys")]
        assert (kinds.count("browser"), kinds.count("token"), kinds.count("device")) == (MOST_KEYS, MOST_KEYS, 1)
        await browsers[0].delete("/api/me/keys")
        assert len(await browsers[0].get("/api/me/keys")) == 1


async def test_who_is_revoked_is_shown_out_of_the_open_socket_at_once(tmp_path: Path) -> None:
    with hosted(tmp_path) as server, guests(server.url, "Ann", "Somebody") as (phone, laptop):
        laptop.post("/api/sessions", key=phone.post("/api/me/keys", kind="device", label="laptop")["secret"])
        async with (
            connect(server.ws_url, additional_headers={"Cookie": laptop.cookie}) as revoked,
            connect(server.ws_url, additional_headers={"Cookie": phone.cookie}) as stays,
        ):
            assert phone.http.delete("/api/me/keys").is_success
            with pytest.raises(ConnectionClosed) as shown_out:
                await revoked.recv()
            assert shown_out.value.rcvd is not None
            assert shown_out.value.rcvd.code == REVOKED
            await stays.send('{"t":"ping","at":1}')
            assert '"time"' in str(await stays.recv())
            with pytest.raises(AssertionError, match="not-known"):
                laptop.get("/api/me")


async def test_a_key_that_is_revoked_while_it_is_looked_up_lets_nobody_in(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        visitors = server.services.visitors
        visitor, secret = await visitors.welcome("Ann", "browser")
        looking = asyncio.create_task(visitors.known_by(secret))
        await visitors.revoke(visitor.person, [visitor.key])
        await looking
        assert await visitors.known_by(secret) is None
        left: list[bool] = []
        visitors.stays(visitor, lambda: left.append(True))  # a socket that was just opening
        assert left == [True]
