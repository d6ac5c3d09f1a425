"""`shoal play`: choose a game and sit down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from ..bots.levels import LEVELS, USUAL
from ..bots.named import player_named
from ..core import backends
from ..core.errors import BadInput, ShoalError
from ..core.game import Game
from ..core.match import Match
from ..core.record import read
from ..core.words import say
from ..games import all_games, game_named, load_match
from . import saved
from .arguments import GameName, is_number, match_options
from .seats import COMPUTER, PERSON, RANDOM, at_level, example_of, read_seats
from .table import Table

CONTINUE_LATEST = "latest"


@click.command()
@click.argument("game", type=GameName(), required=False)
@match_options
@click.option("--seats", help="Who plays, seat by seat: p (a person), c (a computer) or a level: pcc or p,easy,hard.")
@click.option("--level", help=f"How strong the computers are: {', '.join(LEVELS)}.  [default: {USUAL}]")
@click.option(
    "--continue",
    "file",
    is_flag=False,
    flag_value=CONTINUE_LATEST,
    help="Go on with a saved game: the latest, or FILE.",
)
@click.option("--memory-aid", is_flag=True, help="Show what the table could only remember, too.")
def play(
    game: Game | None,
    players: int | None,
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    components: dict[str, Any] | None,
    seats: str | None,
    level: str | None,
    file: str | None,
    memory_aid: bool,
) -> None:
    """Play a game in the terminal, against computers or with others at the same keyboard.

    Whatever is not said on the command line is asked. Every move is saved at once; go on later with --continue.
    """
    console = Console(highlight=False, soft_wrap=False)
    try:
        asked = game is None or players is None
        chosen = Path(file) if file is not None else game or choose_game(console)
        if isinstance(chosen, Path):
            table = continued(console, str(chosen), seats, level)
        else:
            table = set_up(console, chosen, players, seed, dict(options), components, seats, level, asked=asked)
        table.memory = table.memory or memory_aid
    except EOFError:
        console.print("\nNo more input; nothing was started.")
        return
    if not backends.is_available() and {*table.kinds} - {PERSON, RANDOM}:
        console.print(Text(say("not-compiled", {}), style="dim"), soft_wrap=True)
    table.play()


def choose_game(console: Console) -> Game | Path:
    """Ask for a game, or for one of the saved ones."""
    games = all_games()
    for number, game in enumerate(games, 1):
        words = say("in-one-line", {}, folder=game.folder)
        console.print(f"{number:>3}  [bold]{game.title}[/] ({game.players[0]}-{game.players[-1]} players): {words}")
    waiting = [(file, head) for file, head in saved.unfinished() if saved.known(head)][:5]
    for number, (file, head) in enumerate(waiting, len(games) + 1):
        title = game_named(head["game"]).title
        console.print(
            f"{number:>3}  continue: {title}, {head['players']} players, {len(head['moves'])} entries ({file.stem})"
        )

    def read_choice(answer: str) -> Game | Path:
        if is_number(answer) and 1 <= int(answer) <= len(games) + len(waiting):
            return games[int(answer) - 1] if int(answer) <= len(games) else waiting[int(answer) - len(games) - 1][0]
        return game_named(answer)

    choice: Game | Path = ask(console, "Which game?", read_choice, default="1")
    return choice


def set_up(
    console: Console,
    game: Game,
    players: int | None,
    seed: int | None,
    options: dict[str, str],
    components: dict[str, Any] | None,
    seats: str | None,
    level: str | None,
    *,
    asked: bool,
) -> Table:
    """Ask for what was not said, and begin."""
    table = "standard" if components is None else components
    game.open_box(game.players[0] if players is None else players, options, table)  # wrong input is told at once
    if level is not None:
        player_named(game, level)
    if players is None:
        span = f"{game.players[0]}-{game.players[-1]}"

        def read_players(answer: str) -> int:
            if not is_number(answer):
                span = {"least": game.players[0], "most": game.players[-1]}
                raise BadInput("players", game=game.title, **span, players=f'"{answer}"')
            game.open_box(int(answer), options, table)
            return int(answer)

        players = ask(console, f"How many players ({span})?", read_players, default=str(game.players[0]))
    for name, option in game.options.items():
        if asked and name not in options:
            words = say(f"option-{name}", {}, folder=game.folder)

            def read_option(answer: str, name: str = name) -> str:
                return game.spell_out({name: answer})[name]

            options[name] = ask(console, f"{name}: {words} ({', '.join(option.values)})?", read_option, option.default)
    kinds = seat_players(console, game, players, seats, level, asked=asked)
    match = Match(game, players, seed, options, table)
    return Table(console, match, kinds, saved.new_file(match))


def seat_players(
    console: Console, game: Game, players: int, seats: str | None, level: str | None, *, asked: bool
) -> list[str]:
    """Who sits where, asked for if nothing was said of it."""
    usual = "p" + "c" * (players - 1)
    if seats is None and asked:
        question = f"Who plays (p person, c computer; or by level: {example_of(players)})?"
        kinds = ask(console, question, lambda answer: read_seats(game, answer, players), default=usual)
    else:
        kinds = read_seats(game, usual if seats is None else seats, players)
    if COMPUTER in kinds and level is None and asked:

        def read_level(answer: str) -> str:
            return player_named(game, answer).name

        level = ask(console, f"How strong shall the computers be ({', '.join(LEVELS)})?", read_level, default=USUAL)
    return at_level(kinds, level)


def continued(console: Console, file: str, seats: str | None, level: str | None) -> Table:
    """A saved game, where it was left. A level said now is that of all its computers from here on."""
    path = saved.latest() if file == CONTINUE_LATEST else Path(file)
    match = load_match(read(path))
    if match.is_over:
        raise click.ClickException(f"{file}: this game is over; look at it with: shoal check, or play a new one")
    if level is not None:
        player_named(match.game, level)
    extra = saved.extra_of(path)
    kinds = extra.seats or [PERSON, *[COMPUTER] * (match.players - 1)]
    if level is not None:
        kinds = [PERSON if kind == PERSON else COMPUTER for kind in kinds]
    kinds = at_level(read_seats(match.game, seats or ",".join(kinds), match.players), level)
    return Table(console, match, kinds, path, memory=extra.memory, hints=extra.hints)


def ask(console: Console, question: str, read_answer: Callable[[str], Any], default: str) -> Any:
    """Ask until the answer makes sense. The end of input is an EOFError."""
    while True:
        answer = console.input(f"{question} [dim]\\[{default}][/] ").strip() or default
        try:
            return read_answer(answer)
        except (ShoalError, click.ClickException) as wrong:
            words = str(wrong) if isinstance(wrong, ShoalError) else wrong.format_message()
            console.print(words, style="red", markup=False)
