"""What can be asked for over HTTP."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any, Literal

import msgspec

from ... import __version__
from ...core.record import FORMAT
from .. import rows, wire
from ..analysis import Judged
from ..http import LINES, Call, Route
from ..lessons import Lesson
from ..meeting import Circle, News
from ..openapi import describe
from ..puzzles import PosedPuzzle, PuzzleArchive, PuzzlesToday
from ..replay import Proof, Replay
from ..reviews import Reviewing
from ..waiting import Waited, Wish
from . import (
    calling,
    clubs,
    conduct,
    finished,
    games,
    meeting,
    people,
    puzzles,
    ratings,
    record,
    tables,
    tournaments,
    waiting,
)
from .games import GameCard
from .people import Me


class Health(msgspec.Struct):
    status: Literal["ok"]
    connections: int


class Hello(msgspec.Struct):
    """What a page wants to know first."""

    me: Me | None
    games: list[GameCard]


async def health(call: Call) -> Health:
    return Health("ok", call.services.hall.people_connected)


async def ready(call: Call) -> Health:
    await call.services.store.write(rows.touched())
    return await health(call)


async def openapi(call: Call) -> dict[str, Any]:
    return document()


@cache
def document() -> dict[str, Any]:
    return describe(ROUTES, __version__)


async def hello(call: Call) -> Hello:
    return Hello(people.me_of(call.known) if call.known else None, await games.games(call))


ROUTES = [
    Route("GET", "/health", "Whether the server is there", health, answer=Health, private=False),
    Route("GET", "/ready", "Whether it can keep what is played: whether its database can be written now", ready,
          answer=Health, private=False),
    Route("GET", "/api/openapi.json", "This description", openapi, answer=dict[str, Any], private=False),
    Route("GET", "/api/hello", "What a page wants to know first: who you are, if anybody, and the games", hello,
          answer=Hello, private=False),
    Route("GET", "/api/games", "The games, their options and the levels of the computer players", games.games,
          answer=list[GameCard], private=False),
    Route("GET", "/api/games/{game}/lesson", "A first game, to be read and played along", games.lesson, answer=Lesson,
          private=False),
    Route("GET", "/api/puzzles", "The puzzle of the day of each game, and how you did", puzzles.today,
          answer=PuzzlesToday, private=False),
    Route("GET", "/api/puzzles/{game}", "Puzzles of other days, by theme and difficulty", puzzles.archive,
          query=puzzles.Wanted, answer=PuzzleArchive, private=False),
    Route("GET", "/api/puzzles/{game}/{puzzle}", "A puzzle by its id, or `today`; who has tried is told its key",
          puzzles.posed, answer=PosedPuzzle, private=False),
    Route("POST", "/api/puzzles/{game}/{puzzle}/tries", "Try a puzzle: the first try counts", puzzles.attempt,
          body=puzzles.PuzzleTry, answer=PosedPuzzle),
    Route("POST", "/api/guests", "Become known as a guest", people.new_guest, body=people.Guest, answer=Me,
          status=HTTPStatus.CREATED, private=False, is_attempt=True),
    Route("POST", "/api/logins", "Log in to an account", people.log_in, body=people.Shown, answer=Me,
          status=HTTPStatus.CREATED, private=False, is_attempt=True),
    Route("POST", "/api/logins/passkey", "What a passkey has to sign for a login", people.login_options,
          body=people.Account, answer=dict[str, Any], private=False, is_attempt=True),
    Route("GET", "/api/me", "Who you are", people.me, answer=Me),
    Route("PATCH", "/api/me", "Take another name", people.rename, body=people.Guest, answer=Me),
    Route("DELETE", "/api/me", "Take all your data away; what you played stays, by someone", people.erase,
          body=people.OwnPassword, needs_body=False, status=HTTPStatus.NO_CONTENT),
    Route("POST", "/api/recoveries", "Come back with the recovery code and a new password; all sessions end",
          people.recover, body=people.Recovery, answer=Me, status=HTTPStatus.CREATED, private=False, is_attempt=True),
    Route("POST", "/api/me/recovery", "Another recovery code; the one before is void", people.new_recovery,
          body=people.OwnPassword, answer=Me, is_attempt=True),
    Route("PUT", "/api/me/account", "Make your guest's place an account; other sessions end", people.register,
          body=people.Account, answer=Me, is_attempt=True),
    Route("PUT", "/api/me/password", "Change the password; other sessions end", people.change_password,
          body=people.Passwords, status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("GET", "/api/me/passkeys", "Your passkeys, one of which a login takes beside the password",
          people.own_passkeys, answer=list[people.Passkey]),
    Route("POST", "/api/me/passkeys/options", "What a new passkey is to be made with", people.passkey_options,
          body=people.OwnPassword, answer=dict[str, Any], is_attempt=True),
    Route("POST", "/api/me/passkeys", "Keep a new passkey", people.add_passkey, body=people.NewPasskey,
          answer=people.Passkey, status=HTTPStatus.CREATED, is_attempt=True),
    Route("DELETE", "/api/me/passkeys/{passkey}", "Remove a passkey", people.remove_passkey, body=people.OwnPassword,
          status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("GET", "/api/me/sessions", "Your sessions", people.sessions, answer=list[people.Session]),
    Route("POST", "/api/me/sessions", "A token for a program that plays in your name", people.new_session,
          body=people.Label, answer=Me, status=HTTPStatus.CREATED, is_attempt=True),
    Route("DELETE", "/api/me/sessions/{session}", "End a session", people.revoke, status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/me/tables", "Your tables", tables.my_tables, query=tables.Page, answer=list[tables.Listed]),
    Route("DELETE", "/api/me/tables/{table}", "Take a table off your list: you get up, or resign if the game runs",
          tables.put_away, status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/me/record", "What you have played: places, points, streaks, best games", record.my_record,
          answer=record.PlayerRecord),
    Route("GET", "/api/me/opponents", "The computers you have met at each game, and how often you were first",
          record.my_opponents, answer=list[record.Opponent]),
    Route("GET", "/api/me/times", "What you have played over time", record.my_times, query=record.OfGame,
          answer=record.Times),
    Route("GET", "/api/me/games", "Your finished games, the latest first", record.my_games, query=record.GamesPage,
          answer=list[record.PlayedGame]),
    Route("PUT", "/api/me/profile", "Let anybody see your record, or nobody any more", record.make_public,
          body=record.Publicity, status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/me/ratings", "How you are rated at each game", ratings.my_ratings,
          answer=list[ratings.PlayerRating]),
    Route("GET", "/api/me/ratings/steps", "How you were rated at a game over time", ratings.my_steps,
          query=record.OfGame, answer=list[ratings.RatingStep]),
    Route("GET", "/api/leaderboards/{game}", "Who is rated highest at a game, people and computers",
          ratings.leaderboard, answer=list[ratings.Ranked], private=False),
    Route("GET", "/api/me/export", "All that is kept about you, a line each", record.export, answer=dict[str, Any],
          media=LINES, is_attempt=True),
    Route("GET", "/api/people/{person}", "What somebody has played, if they let anybody see it", record.profile,
          answer=record.PlayerRecord, private=False),
    Route("GET", "/api/me/news", "What is new for you: turns, invitations, who asks to be a friend; who looks is there",
          meeting.news, query=meeting.Looking, answer=News, private=False),
    Route("GET", "/api/me/friends", "Your friends, who asks, whom you have muted or blocked", meeting.friends,
          answer=Circle),
    Route("POST", "/api/me/friends", "Ask somebody to be your friend, or say yes to who asks you", meeting.ask_friend,
          body=meeting.Asked, status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("DELETE", "/api/me/friends/{person}", "Be no friends any more, or say no to who asks", meeting.part,
          status=HTTPStatus.NO_CONTENT),
    Route("PUT", "/api/me/hidden", "Let your friends see that you are there, or not", meeting.hide,
          body=meeting.Hidden, status=HTTPStatus.NO_CONTENT),
    Route("PUT", "/api/me/blocks/{person}", "Have nothing to do with somebody", meeting.block,
          status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("DELETE", "/api/me/blocks/{person}", "Take a block back", meeting.unblock, status=HTTPStatus.NO_CONTENT),
    Route("DELETE", "/api/me/mutes/{person}", "Hear somebody again in chats", meeting.unmute,
          status=HTTPStatus.NO_CONTENT),
    Route("DELETE", "/api/me/invitations/{table}", "Take an invitation off your list", meeting.decline,
          status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/me/calls", "How you are told that others wait for your move", calling.calls,
          answer=calling.Calls),
    Route("PUT", "/api/me/calls/push", "Be told in this browser", calling.subscribe, body=calling.PushSubscription,
          status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("DELETE", "/api/me/calls/push", "Be told nothing in this browser any more", calling.unsubscribe,
          status=HTTPStatus.NO_CONTENT),
    Route("POST", "/api/me/calls/test", "Be told something in this browser now", calling.call_me_now,
          status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("PUT", "/api/me/calls/quiet", "Be told nothing at certain hours", calling.be_quiet, body=calling.QuietHours,
          status=HTTPStatus.NO_CONTENT),
    Route("DELETE", "/api/me/calls/quiet", "Have no such hours", calling.never_be_quiet, status=HTTPStatus.NO_CONTENT),
    Route("PUT", "/api/me/calls/mail", "Be written to, once you have opened the link that is sent there",
          calling.write_to_me, body=calling.Letterbox, status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("DELETE", "/api/me/calls/mail", "Be written to no more", calling.write_no_more,
          status=HTTPStatus.NO_CONTENT),
    Route("POST", "/api/mail/confirmed", "Confirm an address by the link that was sent there", calling.confirm_mail,
          body=calling.MailLink, status=HTTPStatus.NO_CONTENT, private=False, is_attempt=True),
    Route("POST", "/api/mail/unsubscribed/{token}", "End all letters by what each of them says, whatever the body",
          calling.stop_mail, status=HTTPStatus.NO_CONTENT, private=False, is_attempt=True),
    Route("GET", "/api/people/{person}/name", "Who somebody is, by the id in the link that they have given you",
          meeting.known, answer=meeting.Known, is_attempt=True),
    Route("POST", "/api/tables/{table}/invitations", "Show a friend the table at which you sit", meeting.invite,
          body=meeting.Invited, status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("GET", "/api/tables", "Open tables", tables.open_tables, query=tables.Page, answer=list[tables.Listed],
          private=False),
    Route("POST", "/api/tables", "Make a table", tables.create, body=tables.NewTable, answer=wire.Table,
          status=HTTPStatus.CREATED),
    Route("GET", "/api/tables/{table}", "A table", tables.table, answer=wire.Table),
    Route("POST", "/api/waiting", "Wait for others who want the same, as long as you listen: how far it is, "
          "a line each, and at last the table", waiting.wait, body=Wish, answer=Waited, media=LINES, is_attempt=True),
    Route("GET", "/api/codes/{code}", "The table of a short code", tables.by_code,
          answer=tables.Found, is_attempt=True),
    Route("POST", "/api/tables/{table}/acts", "Do something at a table", tables.act, body=wire.Act,
          answer=wire.Ack | wire.Hinted | wire.Explained | wire.Next),
    Route("POST", "/api/tables/{table}/reports", "Tell the server's host how somebody at this table behaves",
          conduct.report, body=conduct.Report, status=HTTPStatus.NO_CONTENT, is_attempt=True),
    Route("GET", "/api/tables/{table}/stream", "All that a socket would be told, a line each", tables.follow,
          query=tables.Seen, answer=str, media=LINES),
    Route("GET", "/api/tables/{table}/replay", "A game step by step, in somebody's eyes", finished.replay,
          query=finished.Eyes, answer=Replay),
    Route("GET", "/api/tables/{table}/points", "The points of all seats at each step of a finished game",
          finished.points, answer=list[list[int]]),
    Route("GET", "/api/tables/{table}/analysis", "What `hard` thinks of a seat's moves in a finished game, a line each",
          finished.analysis, query=finished.Whose, answer=Judged, media=LINES, is_attempt=True),
    Route("GET", "/api/tables/{table}/review", "Luck and play of a finished game: how far it is, and at last all of it",
          finished.review, answer=Reviewing, media=LINES, is_attempt=True),
    Route("POST", "/api/tables/{table}/branches", "Go on from a moment of a finished game, against computers",
          finished.go_on, body=finished.GoOn, answer=wire.Table, status=HTTPStatus.CREATED),
    Route("GET", "/api/tables/{table}/record", f"A finished game as {FORMAT}", finished.record, answer=dict[str, Any]),
    Route("GET", "/api/tables/{table}/proof", "How the shuffles of a finished game came about", finished.proof,
          answer=Proof),
    Route("GET", "/api/records", "Finished games of open tables", finished.finished, query=finished.RecordPage,
          answer=list[finished.Finished]),
    Route("POST", "/api/clubs", "Make a club, whose host you are", clubs.make, body=clubs.NewClub, answer=clubs.Club,
          status=HTTPStatus.CREATED, is_attempt=True),
    Route("GET", "/api/me/clubs", "Your clubs", clubs.own, answer=list[clubs.OwnClub]),
    Route("GET", "/api/club-codes/{code}", "What somebody is invited to", clubs.invited, answer=clubs.ClubInvited,
          private=False, is_attempt=True),
    Route("POST", "/api/me/clubs", "Become a member of the club of a code", clubs.join, body=clubs.Invitation,
          answer=clubs.Club, is_attempt=True),
    Route("GET", "/api/clubs/{club}", "A club of yours", clubs.club, answer=clubs.Club),
    Route("PATCH", "/api/clubs/{club}", "Give it another name or another host: its host", clubs.change,
          body=clubs.ClubChange, answer=clubs.Club),
    Route("DELETE", "/api/clubs/{club}", "Close it: its host. Its tables stay", clubs.close,
          status=HTTPStatus.NO_CONTENT),
    Route("POST", "/api/clubs/{club}/code", "Another code; the one before is void: its host", clubs.renew_code,
          answer=clubs.Club),
    Route("DELETE", "/api/clubs/{club}/members/{person}", "Leave a club, or remove somebody: its host", clubs.remove,
          status=HTTPStatus.NO_CONTENT),
    Route("GET", "/api/clubs/{club}/tables", "The tables of a club, or its finished games", clubs.tables,
          query=clubs.ClubPage, answer=list[tables.Listed]),
    Route("GET", "/api/clubs/{club}/ladder", "How the members stand after the club's finished games", clubs.ladder,
          query=clubs.LadderPage, answer=list[clubs.ClubStanding]),
    Route("POST", "/api/clubs/{club}/tournaments", "Announce a tournament: the club's host", tournaments.announce,
          body=tournaments.NewTournament, answer=tournaments.Tournament, status=HTTPStatus.CREATED, is_attempt=True),
    Route("GET", "/api/clubs/{club}/tournaments", "The tournaments of a club, the latest first", tournaments.of_club,
          answer=list[tournaments.OfClub]),
    Route("GET", "/api/tournaments/{tournament}", "A tournament of a club of yours: who takes part, rounds, standings",
          tournaments.tournament, answer=tournaments.Tournament),
    Route("DELETE", "/api/tournaments/{tournament}", "End it before its time: the club's host. Games go on",
          tournaments.cancel, answer=tournaments.Tournament),
    Route("POST", "/api/tournaments/{tournament}/start", "Begin the first round: the club's host", tournaments.start,
          answer=tournaments.Tournament),
    Route("POST", "/api/tournaments/{tournament}/entrants", "Take part; while it runs, come back to it",
          tournaments.enter, body=tournaments.Entering, answer=tournaments.Tournament, is_attempt=True),
    Route("DELETE", "/api/tournaments/{tournament}/entrants/{person}", "Take part no more, or let somebody: the club's "
          "host. In a running game a computer plays on", tournaments.withdraw, answer=tournaments.Tournament),
]  # fmt: skip
