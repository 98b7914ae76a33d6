"""The page: each game with its graph, its players, what was missed on the board, and every turn."""

from collections.abc import Iterator
from html import escape

from tilewright.coach.html.graph import COLOURS, graph_svg
from tilewright.coach.html.style import STYLE
from tilewright.coach.mistakes import notes_of
from tilewright.coach.values import GameAnalysis, Line, Mistake, PlayerAnalysis, TurnAnalysis
from tilewright.drawing import board_svg
from tilewright.editions.books import EDITIONS, edition
from tilewright.editions.house import rules_for
from tilewright.notation import cgp
from tilewright.notation.move import Move

SHOWN = 6  # boards in a game
SEEN = 0.005  # of the chance to win: less is told in points


def page_start(title: str) -> str:
    head = f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    view = '<meta name="viewport" content="width=device-width,initial-scale=1">'
    return f"{head}{view}<style>{STYLE}</style></head><body><main>\n"


def page_end() -> str:
    return "</main></body></html>\n"


def game_html(game: GameAnalysis) -> str:
    """One game as an article."""
    missed = sorted(
        (turn for turn in game.turns if turn.mistake in (Mistake.MEDIUM, Mistake.LARGE) and turn.is_certain),
        key=lambda turn: (-turn.win_lost, -(turn.spread_lost or 0), turn.turn),
    )[:SHOWN]
    parts = [
        f"<article><h1>{escape(_headline(game))}</h1>",
        f'<p class="lead">{escape(_lead(game))}</p>',
        '<section class="card graph-card"><h2>Chance of winning</h2>',
        graph_svg(game),
        f'<p class="key">{"".join(_key(game))}</p></section>',
        f'<section class="card scroll"><h2>Skill and luck</h2>{_players(game)}</section>',
    ]
    if missed:
        boards = "".join(_missed(game, turn) for turn in sorted(missed, key=lambda turn: turn.turn))
        parts.append(f'<h2>Worth another look</h2><div class="boards">{boards}</div>')
    parts.append(f'<section class="card scroll"><h2>Every turn</h2>{_turns(game)}</section></article>\n')
    return "".join(parts)


def _headline(game: GameAnalysis) -> str:
    """
    >>> from tilewright.testing import SAMPLE_WORDS
    >>> from tilewright.session.game import Game
    >>> from tilewright.coach.front import analyse
    >>> _headline(analyse(Game.new(words=SAMPLE_WORDS, players=("Ann", "Ben"), seed=1), nodes=100))
    'Ann 0, Ben 0'
    """
    ranked = sorted(game.players, key=lambda one: (-one.result, -one.points)) if game.is_over else list(game.players)
    told = ", ".join(f"{one.player} {one.points}" for one in ranked)
    winners = [one.player for one in ranked if one.result > 0] if game.is_over else []
    return f"{' and '.join(winners)} won: {told}" if winners else told


def _lead(game: GameAnalysis) -> str:
    about = f"{len(game.turns)} turns, {game.lexicon}." + (f" {game.title}." if game.title else "")
    turn = game.turning_point
    if turn is None:
        return about
    cost = f"Turn {turn.turn} cost the most: {turn.player} played {turn.played.move}, and {turn.best.move} would have"
    return f"{cost} won {turn.win_lost:.0%} more often. {about}"


def _key(game: GameAnalysis) -> Iterator[str]:
    for one in game.players:
        line = ", the line" if len(game.players) == 2 and one.seat == 0 else ""
        colour = f"background:var(--c{one.seat % COLOURS})"
        yield f'<span><i class="dot" style="{colour}"></i>{escape(one.player)}{line}</span>'
    yield "<span>Dots: medium and large mistakes</span>"


def _players(game: GameAnalysis) -> str:
    names = ("points", "at the start", "at the end", "lost", "others lost", "luck", "accuracy")
    head = "".join(_number_head(name) for name in (*names, "small", "medium", "large"))
    rows = "".join(_player(one) for one in game.players)
    return f"<table><thead><tr><th>player</th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _player(one: PlayerAnalysis) -> str:
    chances = (f"{value:+.0%}" for value in (-one.lost, one.gained, one.luck))
    figures = (one.points, f"{one.start:.0%}", f"{one.result:.0%}", *chances, f"{one.accuracy:.0f}")
    cells = "".join(_number(cell) for cell in (*figures, one.small, one.medium, one.large))
    return f"<tr><td>{escape(one.player)}</td>{cells}</tr>"


def _missed(game: GameAnalysis, turn: TurnAnalysis) -> str:
    """The board with the best move on it, and what the other one cost."""
    look = EDITIONS.get(game.edition) or edition("folio")
    rules = rules_for(look.name, game.house)
    board = cgp.read(turn.position, rules.layout, rules.tileset, rules.rack_size).board
    laid = Move.from_text(turn.best.move).laid
    drawn = board_svg(board.lay(laid), look.palette, last=[one.square for one in laid], size=320)
    points = turn.equity_lost if turn.spread_lost is None else turn.spread_lost
    lost = f"{turn.win_lost:.0%} of the chance to win" if turn.win_lost >= SEEN else f"{points:.0f} points"
    told = f"Turn {turn.turn}: {escape(turn.player)} held {escape(turn.rack)}. Best was {_move(turn.best)}."
    return f'<section class="card">{drawn}<p>{told} Played was {_move(turn.played)}, which cost {lost}.</p></section>'


def _turns(game: GameAnalysis) -> str:
    head = f"{_number_head('turn')}<th>player</th><th>rack</th><th>played</th>{_number_head('score')}<th>best</th>"
    more = "".join(_number_head(name) for name in ("chance", "lost", "points lost", "luck"))
    rows = "".join(_turn(turn) for turn in game.turns)
    return f"<table><thead><tr>{head}{more}<th>mistake</th></tr></thead><tbody>{rows}</tbody></table>"


def _turn(turn: TurnAnalysis) -> str:
    margin = f" ±{turn.margin:.1%}" if turn.margin else ""
    points = turn.equity_lost if turn.spread_lost is None else turn.spread_lost
    best = "" if turn.best.move == turn.played.move else escape(turn.best.move)
    figures = (f"{turn.win:.1%}", f"{turn.win_lost:.1%}{margin}", f"{points:.1f}", f"{turn.luck[turn.seat]:+.1%}")
    cells = (
        _number(turn.turn),
        f"<td>{escape(turn.player)}</td><td>{escape(turn.rack)}</td>",
        f'<td class="word">{escape(turn.played.move)}</td>',
        _number(turn.played.score),
        f'<td class="word">{best}</td>',
        *(_number(figure) for figure in figures),
        f'<td class="{turn.mistake.value}">{escape(", ".join(notes_of(turn)))}</td>',
    )
    return f"<tr>{''.join(cells)}</tr>"


def _move(line: Line) -> str:
    return f'<span class="word">{escape(line.move)}</span> for {line.score}'


def _number(cell: object) -> str:
    return f'<td class="n">{cell}</td>'


def _number_head(name: str) -> str:
    return f'<th class="n">{name}</th>'
