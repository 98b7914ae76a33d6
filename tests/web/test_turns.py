"""The turns of a game over HTTP: for one's own seat, for a bystander, and for nobody else's seat."""

from pathlib import Path
from typing import Any

from tests.web.desk import desk_at, guest, table_for


def test_turns_are_told_for_ones_own_seat_or_for_a_bystander(tmp_path: Path) -> None:
    with desk_at(tmp_path) as client:
        ann, ben = guest(client, "Ann"), guest(client, "Ben")
        game = table_for(client, ann, ben, rules={"first_player": {"type": "from-seat", "seat": 0}})
        action = {"seat": 0, "id": "k1", "n": 0, "action": {"do": "pass"}}
        assert client.post(f"/api/games/{game}/moves", json=action, headers=ann).status_code == 201

        def told(who: dict[str, str] | None = None, **query: Any) -> Any:
            return client.get(f"/api/games/{game}/turns", headers=who, params=query).json()

        own, bystander = told(ann, seat=0), told()
        assert [(one["t"], one["n"], one.get("seat"), one.get("id")) for one in own] == [
            ("events", 0, 0, None),
            ("events", 1, 0, "k1"),
        ]
        assert [(one["n"], one.get("id")) for one in bystander] == [(0, None), (1, None)]
        assert bystander[1]["events"][0] == {"is": "passed", "seat": 0, "late": False}
        assert [_drawn(one[0]) for one in (own, bystander)][1] == {"*"}
        assert "*" not in _drawn(own[0], 0)
        assert told(ann, seat=1)["key"] == "not-your-seat"
        assert told(seat=0)["key"] == "not-known"


def _drawn(told: dict[str, Any], *seats: int) -> set[str]:
    drew = [event for event in told["events"] if event["is"] == "drew" and event["seat"] in (seats or (0, 1))]
    return set("".join("".join(event["tiles"]) for event in drew))
