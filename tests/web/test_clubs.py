"""A club or a class: joined by a code, with no more than a name; the teacher sees its games, and nobody is exposed."""

from pathlib import Path
from typing import Any

from tests.web.browsers import Browser, ServedApp, served
from tilewright.web.routes.clubs import MOST_LED

CHILDREN = ("Ann", "Ben", "Cid", "Dora", "Eve")


async def class_of(server: ServedApp, *names: str) -> tuple[Browser, list[Browser], dict[str, Any]]:
    """A teacher, the children who have joined, and the club as the teacher sees it."""
    teacher = await server.browser()
    await teacher.registers("Ms Hopper")
    club = await teacher.post("/api/clubs", name="Class 4b")
    children = [await server.browser() for _ in names]
    for child, name in zip(children, names, strict=True):
        await child.arrives(name)
        await child.post(f"/api/clubs/join/{club['code'].lower()}")
    return teacher, children, club


def table_of(club: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"kind": "crossword", "edition": "folio", "places": [{"mine": True}, {}], "club": club["id"], **more}


async def test_a_class_of_five_joins_by_code_and_the_teacher_sees_their_games(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (ann, ben, cid, dora, eve), club = await class_of(server, *CHILDREN)
        at = f"/api/clubs/{club['id']}"
        assert [member["name"] for member in await teacher.get(f"{at}/members")] == list(CHILDREN)
        waiting = await ann.post("/api/tables", **table_of(club, watching="closed"))
        assert [table["code"] for table in await eve.get(f"{at}/tables")] == [waiting["code"]]
        game = (await ben.post(f"/api/tables/{waiting['code']}/join"))["game"]
        other = (await cid.post("/api/tables", **table_of(club)))["code"]
        running = (await dora.post(f"/api/tables/{other}/join"))["game"]
        assert await teacher.get(f"{at}/tables") == []
        assert {one["id"] for one in await teacher.get(f"{at}/games")} == {game, running}

        assert (await teacher.get(f"/api/games/{game}/view"))["view"]  # though nobody else may look on
        assert await eve.no("GET", f"/api/games/{game}/view") == "not-to-be-watched"
        assert (await eve.get(f"/api/games/{running}/view"))["view"]

        await ann.post(f"/api/games/{game}/moves", seat=0, id="k1", action={"do": "resign"})
        assert [one["id"] for one in await teacher.get(f"{at}/games?over=true")] == [game]
        assert [one["id"] for one in await teacher.get(f"{at}/games")] == [running]


async def test_the_teacher_never_sees_a_rack_of_a_running_game(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (ann, ben), club = await class_of(server, "Ann", "Ben")
        code = (await ann.post("/api/tables", **table_of(club, watching="closed")))["code"]
        game = (await ben.post(f"/api/tables/{code}/join"))["game"]
        seen = await teacher.get(f"/api/games/{game}/view")
        outsider = await teacher.client.get(f"/api/games/{game}/view?seat=0")
        assert (outsider.status_code, outsider.json()["key"]) == (403, "not-your-seat")
        own = (await ann.get(f"/api/games/{game}/view?seat=0"))["view"]
        assert seen["view"] != own
        assert seen["seat"] is None


async def test_members_see_each_others_names_and_nothing_else(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (ann, ben), club = await class_of(server, "Ann", "Ben")
        at = f"/api/clubs/{club['id']}"
        assert await ann.get(f"{at}/members") == [
            {"name": "Ann", "mine": True, "id": None},
            {"name": "Ben", "mine": False, "id": None},
        ]
        assert (await ann.get(at))["code"] is None
        assert [one["name"] for one in await ann.get("/api/clubs")] == ["Class 4b"]
        assert await ann.get(f"/api/clubs/join/{club['code']}") == {"name": "Class 4b", "id": club["id"]}
        picture = await ann.client.get(f"/api/clubs/join/{club['code'].lower()}/qr.svg")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        refused = [
            await ann.no("GET", f"{at}/games"),
            await ann.no("POST", f"{at}/code"),
            await ann.no("PATCH", at, name="Mine"),
            await ann.no("DELETE", at),
            await ann.no("DELETE", f"{at}/members/{(await ben.get('/api/me'))['id']}"),
        ]
        assert refused == ["owner-only"] * 5
        assert (await teacher.get("/api/clubs"))[0]["leading"]


async def test_to_who_is_not_in_it_a_club_is_not_there(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (_,), club = await class_of(server, "Ann")
        outsider, nobody = await server.browser(), await server.browser()
        await outsider.arrives("Outsider")
        at = f"/api/clubs/{club['id']}"
        for path in (at, f"{at}/members", f"{at}/tables", f"{at}/games", "/api/clubs/nothing"):
            assert await outsider.no("GET", path) == "no-such-club"
            assert await nobody.no("GET", path) == "not-known"
        assert await outsider.no("DELETE", f"{at}/members/me") == "no-such-club"
        assert await outsider.no("POST", "/api/tables", **table_of(club)) == "no-such-club"
        assert await outsider.no("POST", "/api/clubs/join/AAAAAAA") == "no-such-club"
        assert await outsider.no("GET", "/api/clubs/join/AAAAAAA/qr.svg") == "no-such-club"
        for who in (outsider, nobody):
            assert await who.get(f"/api/clubs/join/{club['code']}") == {"name": "Class 4b", "id": None}
        assert await nobody.no("POST", f"/api/clubs/join/{club['code']}") == "not-known"
        assert len(await teacher.get(f"{at}/members")) == 1


async def test_a_teacher_removes_renames_renews_and_closes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (ann, ben), club = await class_of(server, "Ann", "Ben")
        at = f"/api/clubs/{club['id']}"
        assert (await teacher.patch(at, name=" Owls  of 4b "))["name"] == "Owls of 4b"
        renewed = (await teacher.post(f"{at}/code"))["code"]
        assert await ben.no("POST", f"/api/clubs/join/{club['code']}") == "no-such-club"
        gone = next(one for one in await teacher.get(f"{at}/members") if one["name"] == "Ann")
        await teacher.delete(f"{at}/members/{gone['id']}")
        assert await teacher.no("DELETE", f"{at}/members/{gone['id']}") == "no-such-member"
        assert await ann.get("/api/clubs") == []
        await ann.post(f"/api/clubs/join/{renewed[:3]}-{renewed[3:]}")
        await ben.delete(f"{at}/members/me")
        assert [one["name"] for one in await teacher.get(f"{at}/members")] == ["Ann"]
        assert await teacher.no("DELETE", f"{at}/members/me") == "own-club"

        waiting = (await ann.post("/api/tables", **table_of(club)))["code"]
        begun = (await ann.post("/api/tables", **table_of(club)))["code"]
        game = (await ben.post(f"/api/tables/{begun}/join"))["game"]
        await teacher.delete(at)
        assert await ann.get("/api/clubs") == []
        assert await ann.no("GET", f"/api/tables/{waiting}") == "no-such-table"
        assert [one["id"] for one in await ann.get("/api/games")] == [game]


async def test_joining_twice_is_joining_once_and_the_teacher_is_no_member(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher, (ann,), club = await class_of(server, "Ann")
        for browser in (ann, teacher):
            assert (await browser.post(f"/api/clubs/join/{club['code']}"))["name"] == "Class 4b"
        assert len(await teacher.get(f"/api/clubs/{club['id']}/members")) == 1


async def test_nobody_leads_more_than_twenty_and_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        teacher = await server.browser()
        await teacher.arrives("Teacher")
        for number in range(MOST_LED):
            await teacher.post("/api/clubs", name=f"Class {number}")
        assert await teacher.no("POST", "/api/clubs", name="One more") == "too-many-clubs"
        server.stop_the_clock()
        tried = [await teacher.no("GET", f"/api/clubs/join/AAAAA{number}") for number in range(61)]
        assert tried == ["no-such-club"] * 60 + ["slow-down"]
        server.seconds += 0.5
        assert await teacher.no("GET", "/api/clubs/join/AAAAAA") == "no-such-club"
