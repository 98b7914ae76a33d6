"""Which types the page has, and in which file each stands."""

from importlib import import_module

from tilewright.games.kind import GAMES, AnyKind, kind_of
from tilewright.live import client_messages, server_messages as messages
from tilewright.web.app import application
from tilewright.web.bot_games import BotMessage
from tilewright.web.config import Config
from tilewright.web.openapi.document import answers_of, bodies_of
from tools.typescript.declaring import Declarations
from tools.typescript.keys import faces_text, keys_text

HEAD = "// Written by `make types` from the types of the server. Change those, and not this.\n"
GAME = "tilewright.games."
#: What is of a game is called after it, as CrosswordView; the rest has names of its own.
CALLED = {f"{GAME}{name}": name.capitalize() for name in GAMES} | {f"{GAME}hall": "Hall"}
#: The wire carries any game; these fields hold what is of the one that it is about.
KNOWN = {
    ("About", "kind"): "GameName",
    ("TableProposal", "kind"): "GameName",
    ("GameShown", "kind"): "GameName",
    ("KindShown", "name"): "GameName",
    ("Agreed", "kind"): "GameName",
    ("ViewMessage", "view"): "AnyView",
    ("EventsMessage", "events"): "readonly AnyEvent[]",
    ("Do", "action"): "AnyAction",
    ("MoveRequest", "action"): "AnyAction | null",
    ("MayAct", "view"): "AnyView",
    ("IsOver", "view"): "AnyView",
    ("KindShown", "rules"): "AnyRules",
    ("Agreed", "rules"): "AnyRules",
}
PARTS = ("view", "event", "action", "rules")


def written() -> dict[str, str]:
    """The files by their names."""
    types = Declarations(CALLED, KNOWN)
    app = application(Config(db="sqlite://"))
    bodies, answers = list(bodies_of(app)), list(answers_of(app))
    kinds = [kind_of(name) for name in GAMES]
    types.mark_sent([*bodies, client_messages.AnyClientMessage, *(kind.action for kind in kinds)])
    for kind in kinds:
        for part in PARTS:
            _declare_part(types, kind, part)
    types.alias("AnyServerMessage", messages.AnyServerMessage, messages.__name__)
    types.alias("AnyClientMessage", client_messages.AnyClientMessage, messages.__name__)
    types.alias("BotMessage", BotMessage, "tilewright.web")
    for one in (*bodies, *answers):
        types.text_of(one)
    return _files(types)


def _declare_part(types: Declarations, kind: AnyKind, part: str) -> None:
    """A union needs a name; a struct brings its own."""
    found = import_module(f"{GAME}{kind.name}.view").View if part == "view" else getattr(kind, part)
    if isinstance(found, type):
        types.text_of(found)
    else:
        types.alias(f"{kind.name.capitalize()}{part.capitalize()}", found, f"{GAME}{kind.name}")


def _files(types: Declarations) -> dict[str, str]:
    at = {name: _file_of(home) for name, home in types.homes.items()}
    at |= dict.fromkeys(["GameName", *(f"Any{part.capitalize()}" for part in PARTS)], "games")
    texts: dict[str, str] = {}
    for file in sorted(set(at.values()) - {"games"}):
        names = sorted(name for name in types.found if at[name] == file)
        body = "\n".join(types.found[name].text for name in names)
        texts[f"{file}.ts"] = f"{HEAD}{_imports(types, names, at, file)}\n{body}"
    texts["games.ts"] = _games()
    texts["keys.ts"] = keys_text(HEAD)
    texts["faces.ts"] = faces_text(HEAD)
    texts["index.ts"] = HEAD + "".join(f'\nexport type * from "./{name[:-3]}";' for name in sorted(texts)) + "\n"
    return texts


def _file_of(home: str) -> str:
    """A game's types stand together, so do those of the core, of the socket, and of what is asked over HTTP."""
    game = home.removeprefix(GAME).split(".")[0]
    if game in GAMES:
        return game
    if home.startswith("tilewright.core."):
        return "core"
    return "socket" if home.startswith(("tilewright.live.", GAME)) else "http"


def _imports(types: Declarations, names: list[str], at: dict[str, str], file: str) -> str:
    wanted: dict[str, set[str]] = {}
    for name in names:
        for other in types.found[name].names:
            if at[other] != file:
                wanted.setdefault(at[other], set()).add(other)
    return "".join(
        f'\nimport type {{ {", ".join(sorted(found))} }} from "./{other}";' for other, found in sorted(wanted.items())
    ) + ("\n" if wanted else "")


def _games() -> str:
    """By its name, all that is of a game."""
    named = {name: [f"{name.capitalize()}{part.capitalize()}" for part in PARTS] for name in GAMES}
    imports = "".join(f'import type {{ {", ".join(sorted(of))} }} from "./{name}";\n' for name, of in named.items())
    rows = []
    for name, each in named.items():
        inside = "".join(f"    readonly {part}: {of};\n" for part, of in zip(PARTS, each, strict=True))
        rows.append(f"  readonly {name}: {{\n{inside}  }};\n")
    unions = "".join(f'export type Any{part.capitalize()} = Games[GameName]["{part}"];\n' for part in PARTS)
    interface = f"/** By the name of a game, what is of it. */\nexport interface Games {{\n{''.join(rows)}}}\n"
    return f"{HEAD}\n{imports}\n{interface}\nexport type GameName = keyof Games;\n{unions}"
