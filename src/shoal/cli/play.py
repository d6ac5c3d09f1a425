"""`shoal play`: choose a game and sit down."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

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
from .arguments import GameName, MatchOptions, gathered, is_number, match_options
from .seats import COMPUTER, PERSON, RANDOM, at_level, example_of, read_seats
from .terminal_game import TerminalGame

CONTINUE_LATEST = "latest"
T = TypeVar("T")


class PlayOptions(NamedTuple):
    """What `shoal play` was told."""

    game: Game | None
    match: MatchOptions
    seats: str | None
    level: str | None
    file: str | None
    memory_aid: bool


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
@gathered(PlayOptions)
def play(told: PlayOptions) -> None:
    """Play a game in the terminal, against computers or with others at the same keyboard.

    Whatever is not said on the command line is asked. Every move is saved at once; go on later with --continue.
    """
    console = Console(highlight=False, soft_wrap=False)
    try:
        chosen = Path(told.file) if told.file is not None else told.game or choose_game(console)
        if isinstance(chosen, Path):
            table = continued(console, str(chosen), told.seats, told.level)
        else:
            table = set_up(console, chosen, told)
        table.memory = table.memory or told.memory_aid
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
    waiting = [(file, head) for file, head in saved.unfinished() if saved.is_known(head)][:5]
    for number, (file, head) in enumerate(waiting, len(games) + 1):
        title = game_named(head["game"]).title
        console.print(
            f"{number:>3}  continue: {title}, {head['players']} players, {len(head['moves'])} entries ({file.stem})"
        )

    def read_choice(answer: str) -> Game | Path:
        if is_number(answer) and 1 <= int(answer) <= len(games) + len(waiting):
            return games[int(answer) - 1] if int(answer) <= len(games) else waiting[int(answer) - len(games) - 1][0]
        return game_named(answer)

    return ask(console, "Which game?", read_choice, default="1")


def set_up(console: Console, game: Game, told: PlayOptions) -> TerminalGame:
    """Ask for what was not said, and begin."""
    players, seed, options, components = told.match
    asked = told.game is None or players is None
    game.open_box(told.match.players_of(game), options, components)  # wrong input is told at once
    if told.level is not None:
        player_named(game, told.level)
    if players is None:
        players = ask_players(console, game, lambda count: game.open_box(count, options, components))
    for name in game.options:
        if asked and name not in options:
            options[name] = ask_option(console, game, name)
    kinds = seat_players(console, game, players, told.seats, told.level, asked=asked)
    match = Match(game, players, seed, options, components)
    return TerminalGame(console, match, kinds, saved.new_file(match))


def ask_players(console: Console, game: Game, check: Callable[[int], object]) -> int:
    """How many play; `check` refuses a number at which the box can't be opened."""
    least, most = game.players[0], game.players[-1]

    def read_players(answer: str) -> int:
        if not is_number(answer):
            raise BadInput("players", game=game.title, least=least, most=most, players=f'"{answer}"')
        check(int(answer))
        return int(answer)

    return ask(console, f"How many players ({least}-{most})?", read_players, default=str(least))


def ask_option(console: Console, game: Game, name: str) -> str:
    words, option = say(f"option-{name}", {}, folder=game.folder), game.options[name]
    question = f"{name}: {words} ({', '.join(option.values)})?"
    return ask(console, question, lambda answer: game.spell_out({name: answer})[name], option.default)


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


def continued(console: Console, file: str, seats: str | None, level: str | None) -> TerminalGame:
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
    return TerminalGame(console, match, kinds, path, memory=extra.memory, hints=extra.hints)


def ask(console: Console, question: str, read_answer: Callable[[str], T], default: str) -> T:
    """Ask until the answer makes sense. The end of input is an EOFError."""
    while True:
        answer = console.input(f"{question} [dim]\\[{default}][/] ").strip() or default
        try:
            return read_answer(answer)
        except (ShoalError, click.ClickException) as wrong:
            words = str(wrong) if isinstance(wrong, ShoalError) else wrong.format_message()
            console.print(words, style="red", markup=False)
