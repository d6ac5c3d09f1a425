"""People and computers at one game in the terminal."""

from __future__ import annotations

import difflib
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..bots.levels import HINTER
from ..bots.player import Answer, Question
from ..core.errors import Refused
from ..core.match import Match
from ..core.words import say, with_names
from . import saved
from .arguments import is_number
from .hint import print_hint
from .seats import PERSON, ask, get_ready, names_of

LONG_LIST = 45  # moves of one kind

HELP = """\
Type the number of a move, or the move itself. Besides:
  moves   list the legal moves again      table   draw the table again
  moves sail   only those that begin so, however many
  log     everything you have been told   rules   the rules page
  undo    take back your last move, where nothing was revealed
  hint    what a strong player would do in your place, and why
  quit    leave; the game is saved and can be continued"""


class Quit(Exception):
    """Somebody leaves the table."""


class TerminalGame:
    """One match with somebody at every seat."""

    def __init__(
        self,
        console: Console,
        match: Match,
        kinds: list[str],
        file: Path,
        *,
        memory: bool = False,
        hints: Sequence[int] = (),
    ) -> None:
        self.console, self.match, self.kinds, self.file, self.memory = console, match, kinds, file, memory
        self.names = names_of(kinds)
        self.hints = list(hints) if len(hints) == match.players else [0] * match.players  # that each seat asked for
        self.hint: tuple[Question, Answer] | None = None  # of this turn: who asks again is told the same
        self.dice = random.Random(match.seed)  # so that with --seed the computers play the same, too
        self.told = [0] * match.players  # how many events each seat has read
        self.at_keyboard: int | None = None

    def play(self) -> None:
        """Play to the end, or until somebody quits."""
        self.console.print(Rule(self.match.game.title))
        try:
            self.save()
            get_ready(self.console, self.match.game, self.kinds)
            while not self.match.is_over:
                self.take_turns()
        except (Quit, EOFError, KeyboardInterrupt):
            self.save()
            self.console.print(
                f"\nSaved. It is offered when you play again, or go on with: shoal play --continue {self.file}",
                soft_wrap=True,
            )
            return
        self.show_the_end()

    def save(self) -> None:
        """Keep the record; a full disk must not end the game."""
        try:
            saved.save(self.match, self.file, seats=self.kinds, memory=self.memory, hints=self.hints)
        except OSError as problem:
            self.console.print(
                f"The game can't be saved to {self.file}: {problem.strerror}", style="red", soft_wrap=True
            )

    def take_turns(self) -> None:
        """Computers answer at once; then one person moves."""
        people = [seat for seat in self.match.to_act if self.kinds[seat] == PERSON]
        computers = [seat for seat in self.match.to_act if self.kinds[seat] != PERSON]
        for seat in computers:
            dice = random.Random(self.dice.getrandbits(62))  # its own: one that is late may still be throwing it
            _, answer = ask(self.console, self.match, seat, self.kinds[seat], self.names[seat], dice)
            self.match.play_action(seat, answer.action)
        if people:
            self.ask_for_move(people[0])
        self.save()

    # -- one person --

    def ask_for_move(self, seat: int) -> None:
        self.hand_over(seat)
        self.hint = None
        self.tell_news(seat)
        self.draw(seat)
        self.list_moves(seat)
        while self.match.to_act and seat in self.match.to_act:
            answer = self.read_line(f"{self.names[seat]}> ")
            if self.carry_out(seat, answer):
                return

    def carry_out(self, seat: int, answer: str) -> bool:
        """Do what was typed. Answers whether the table has changed."""
        commands = {
            "": lambda: None,
            "help": lambda: self.console.print(HELP),
            "?": lambda: self.console.print(HELP),
            "moves": lambda: self.list_moves(seat),
            "table": lambda: self.draw(seat),
            "log": lambda: self.tell(seat, 0),
            "hint": lambda: self.give_hint(seat),
            "rules": lambda: self.console.print(Markdown(self.match.game.pages())),
        }
        if answer in commands:
            commands[answer]()
            return False
        if answer.startswith("moves "):
            self.list_moves(seat, answer.removeprefix("moves "))
            return False
        if answer in ("quit", "exit", "q"):
            raise Quit
        try:
            if answer == "undo":
                self.match.undo(seat)
                self.told = [len(self.match.events(other)) for other in range(self.match.players)]
                self.console.print("Taken back.")
            else:
                self.match.play(seat, self.move_of(seat, answer))
            return True
        except Refused as refusal:
            self.explain(seat, answer, refusal)
            return False

    def give_hint(self, seat: int) -> None:
        """What a strong player that knows what this seat knows would do. By chance of its own, not the table's."""
        if self.hint is None:
            self.hint = ask(self.console, self.match, seat, HINTER, HINTER, random.Random())
            self.hints[seat] += 1
            self.save()
        print_hint(self.console, HINTER, self.names, *self.hint)

    def move_of(self, seat: int, answer: str) -> str:
        """A move from its number in the list, or as it was typed."""
        if is_number(answer):
            legal = self.match.legal(seat)
            if 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
        return answer

    def explain(self, seat: int, answer: str, refusal: Refused) -> None:
        text = Text(f"Refused: {refusal}.", style="red")
        if refusal.section:
            text.append(f" (rules: {refusal.section})")
        elif close := difflib.get_close_matches(" ".join(answer.split()), self.match.legal(seat), 1):
            text.append(f" Did you mean: {close[0]}? Type help for help.")
        else:
            text.append(" Type moves for the legal ones, help for help.")
        self.console.print(text)

    def hand_over(self, seat: int) -> None:
        """With several people at the keyboard nobody sees another's hand."""
        if self.kinds.count(PERSON) > 1 and self.at_keyboard != seat:
            self.console.clear()
            if not self.console.is_terminal:
                self.console.print(Rule())
            self.read_line(f"{self.names[seat]} to move: the others look away. Press Enter. ")
            self.console.clear()
        self.at_keyboard = seat

    def read_line(self, prompt: str) -> str:
        """A line of input, without its end. A piped line is echoed, so that the output reads like a game."""
        line = self.console.input(Text(prompt, style="bold"))
        if not self.console.is_terminal:
            self.console.print(line, markup=False)
        return line

    # -- what is shown --

    def draw(self, seat: int) -> None:
        view = self.match.view(seat, memory=self.memory)
        self.console.print(Rule(f"{self.names[seat]}'s view", align="left", style="dim"))
        self.console.print(self.match.game.terminal.draw(view, seat, self.names))

    def list_moves(self, seat: int, start: str = "") -> None:
        """The legal moves with their numbers, or those that begin so. A long list is only summed up."""
        legal = [(number, move) for number, move in enumerate(self.match.legal(seat), 1) if move.startswith(start)]
        kinds = Counter(move.split()[0] for _, move in legal)
        long = {kind for kind in kinds if kinds[kind] > LONG_LIST and not start}
        listed = [Text(f"{number:>3} {move}") for number, move in legal if move.split()[0] not in long]
        self.console.print(Columns(listed, padding=(0, 2), equal=True))
        for kind in sorted(long):
            example = next(move for _, move in legal if move.split()[0] == kind)
            self.console.print(f"    {kinds[kind]} moves like [bold]{example}[/]; to list them: moves {kind}")

    def tell_news(self, seat: int) -> None:
        self.tell(seat, self.told[seat])
        self.told[seat] = len(self.match.events(seat))

    def tell(self, seat: int, since: int) -> None:
        for event in self.match.events(seat, since):
            self.console.print(Text(self.words(event.key, event.args)))

    def words(self, key: str, args: Any) -> str:
        return say(key, with_names(args, self.names), folder=self.match.game.folder)

    def show_the_end(self) -> None:
        for seat in range(self.match.players):
            if self.kinds[seat] == PERSON:
                self.tell_news(seat)
                break
        result = self.match.result
        assert result is not None
        self.console.print(Rule(f"The end: {result.reason}"))
        sheet = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        sheet.add_column("")
        sheet.add_column("", justify="right")
        for place, seat in sorted((place, seat) for seat, place in enumerate(result.places)):
            hints = f", {self.hints[seat]} hint{'s' * (self.hints[seat] > 1)}" if self.hints[seat] else ""
            sheet.add_row(
                Text(f"{place}. {self.names[seat]}{hints}", style="bold"), Text(str(result.scores[seat]), style="bold")
            )
            for line in self.match.score_sheet(seat):
                sheet.add_row(
                    Text(f"   {self.words(line.key, line.args)}", style="dim"), Text(f"{line.points:+d}", style="dim")
                )
        self.console.print(sheet)
        self.console.print(f"The record is in {self.file}", soft_wrap=True)
