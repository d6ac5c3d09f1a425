// The types and lists of the server, written by `make generate`.

export const LEVELS = ["easy","medium","hard","expert","master"] as const
export type Level = (typeof LEVELS)[number]
export const USUAL_LEVEL: Level = "medium"

/** Who plays so. */
export const OPPONENTS: Record<Level, string> = {"easy":"Blub","medium":"Zip","hard":"Snap","expert":"Okto","master":"Glim"}

/** Behind the name, where several of a level sit at a table. */
export const NUMERALS = [""," II"," III"," IV"," V"," VI"]

/** By what they call themselves. */
export const LANGUAGES = {"en":"English","de":"Deutsch","fr":"Français","nl":"Nederlands","hu":"Magyar"} as const
export type Language = keyof typeof LANGUAGES

/** Arguments of texts that are a seat or a list of them. */
export const SEATS: string[] = ["seat","other","giver","seats"]

/** What every game's picture has; the whole of it is in the game's folder: games/NAME/picture.ts. */
export interface Picture {
  phase: string
  seats: { points: number | null; hand?: string[] | null }[]
}

/** A move in the notation, made in sight of a version. */
export interface Move {
  type: "move"
  id: string
  version: number
  move: string
}

/** Take back the own last move, where the rules allow it. */
export interface Undo {
  type: "undo"
  id: string
  version: number
}

/** Give the game up; a computer plays on in this seat. */
export interface Resign {
  type: "resign"
  id: string
}

/** Take a free seat, or before the game one's own again with another nonce, which goes into the shuffles. */
export interface Sit {
  type: "sit"
  id: string
  seat: number
  nonce?: string
}

/** Get up before the game begins. */
export interface Leave {
  type: "leave"
  id: string
}

/** Send whoever sits there away, before the game begins: the host. They can't come back to this table. */
export interface Remove {
  type: "remove"
  id: string
  seat: number
}

/** For how many the table is, before the game begins: the host. Seats come and go at its end, where nobody sits. */
export interface Seats {
  type: "seats"
  id: string
  players: number
}

/** Begin: the host, when every seat is taken. */
export interface Start {
  type: "start"
  id: string
}

/** Let a computer play in a seat, take the own seat back (`person`), or free it for others (`open`). */
export interface Swap {
  type: "swap"
  id: string
  seat: number
  to: "easy" | "expert" | "hard" | "master" | "medium" | "open" | "person"
}

/** A line of chat. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  type: "mute"
  id: string
  person: string
  muted?: boolean
}

/** What a strong player would do here, knowing what this seat knows. Asked again before the move: the same. */
export interface Hint {
  type: "hint"
  id: string
  version: number
}

/** Why a move is not legal now. */
export interface Why {
  type: "why"
  id: string
  move: string
}

/** The same table again, everybody one seat further. */
export interface Rematch {
  type: "rematch"
  id: string
}

/** What everybody knows of a table. */
export interface Table {
  type: "table"
  version: number
  id: string
  code: string | null
  plan: Plan
  host: string
  status: "open" | "over" | "running"
  seats: Chair[]
  watching: number
  commitment: string
  nonces: string[]
  you: number | null
  person: string
  rematch: string | null
  warming_up: boolean
  tournament: string | null
  sealed: boolean
}

/** A table as its host wants it. `seats` has a word for each: `me`, `open` or a level. */
export interface Plan {
  game: string
  seats: ("me" | "open" | "easy" | "expert" | "hard" | "master" | "medium")[]
  options?: Record<string, string>
  components?: "standard" | Record<string, unknown>
  clock?: Clock
  visibility?: "link" | "open" | "private"
  stand_in?: "easy" | "expert" | "hard" | "master" | "medium"
  hints?: boolean
  memory?: boolean
  undo?: boolean
  chat?: boolean
  rated?: boolean
  turned?: number
}

/** How long people may take. `move` and `days`: for each move; `bank`: for all of them, with a bonus a move. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none"
  seconds?: number
  bonus?: number
}

/** A seat of a table, as everybody sees it. */
export interface Chair {
  seat: number
  kind: "computer" | "open" | "person"
  name: string
  person: string | null
  level: "easy" | "expert" | "hard" | "master" | "medium" | null
  away: boolean
  resigned: boolean
  online: boolean
  hints: number
  free: boolean
}

/** The game as a seat, or a spectator, sees it. `events` are those from number `told` on. */
export interface View {
  type: "view"
  version: number
  seat: number | null
  to_act: number[]
  picture: Picture
  legal: string[]
  not_legal: NotLegal[]
  can_undo: boolean
  clocks: Time[]
  told: number
  events: Told[]
  end: End | null
}

/** Why a move is not legal, as a key with arguments, and the heading of the rules that says so. */
export interface NotLegal {
  move: string
  key: string
  args: Record<string, unknown>
  section: string
}

/** The clock of a seat: seconds left, and whether it is running. */
export interface Time {
  seat: number
  left: number
  running: boolean
}

/** Something that happened, as a key of the game's catalogue with its arguments. */
export interface Told {
  key: string
  args: Record<string, unknown>
}

/** How a game ended, with a score sheet for each seat and the seed of the shuffles. */
export interface End {
  result: Result
  ending: string
  sheets: Points[][]
  seed: string
}

/** How a match ended. The reason is for people. */
export interface Result {
  scores: number[]
  places: number[]
  reason: string
}

/** A line of a score sheet. */
export interface Points {
  key: string
  args: Record<string, unknown>
  points: number
}

/** Done, and kept. The version is the table's after it. */
export interface Ack {
  type: "ack"
  id: string
  version: number
}

/** Not done, and why: a key with arguments, the heading of the rules where there is one, and English words. */
export interface Refusal {
  type: "refused"
  id: string | null
  key: string
  args: Record<string, unknown>
  text: string
  section: string
  version: number | null
}

/** A line of chat. */
export interface Said {
  type: "said"
  number: number
  person: string
  name: string
  at: number
  text: string
}

/** What a strong player would do, the best first. */
export interface Hinted {
  type: "hinted"
  id: string
  version: number
  move: string
  candidates: Candidate[]
  playouts: number
  compiled: boolean
  merits: Merit[]
}

/** A move that was thought about: how much, its chance of the first place, and its points. */
export interface Candidate {
  move: string
  share: number
  chance: number | null
  points: number | null
  gain: number | null
}

/** What speaks for a move, as a key of the game's catalogue with its arguments. */
export interface Merit {
  key: string
  args: Record<string, unknown>
}

/** Why a move is not legal; None: it is. */
export interface Explained {
  type: "explained"
  id: string
  why: NotLegal | null
}

/** A rematch: the table at which it goes on. */
export interface Next {
  type: "next"
  id: string
  table: string
}

export interface Health {
  status: "ok"
  connections: number
}

/** What a page wants to know first. */
export interface Hello {
  me: Me | null
  games: GameCard[]
}

/** Who somebody is. The token, and the code to come back with without the password, are only told once. */
export interface Me {
  id: string
  name: string
  login: string | null
  token: string | null
  recovery: string | null
}

export interface GameCard {
  name: string
  title: string
  credit: string
  players: number[]
  options: OptionCard[]
  levels: string[]
  ratings: LevelRating[]
}

export interface OptionCard {
  name: string
  values: string[]
}

/** How strong a computer is at a game: `mean` ± `reach`, 95 times in 100. */
export interface LevelRating {
  level: "easy" | "expert" | "hard" | "master" | "medium"
  mean: number
  reach: number
}

export interface Lesson {
  players: number
  seat: number
  steps: LessonStep[]
}

/** What is told, beside how the table looks; `move` is what the reader is to do now. */
export interface LessonStep {
  text: string
  move: string | null
  view: View
}

/** The puzzle of the day of each game, and your streaks. */
export interface PuzzlesToday {
  day: number
  puzzles: PuzzleCard[]
  streaks: Record<string, Streak>
}

/** A puzzle as lists show it: nothing of what it is about, but to who has tried it. */
export interface PuzzleCard {
  game: string
  id: string
  day: number
  difficulty: "easy" | "hard" | "middling"
  tries: number
  solved_by: number
  solved: boolean | null
  themes: string[]
}

/** Days in a row on which the puzzle of the day was solved: up to now, and the most. */
export interface Streak {
  now: number
  best: number
}

/** A page of the archive, the latest first. */
export interface PuzzleArchive {
  cards: PuzzleCard[]
  count: number
  themes: string[]
}

/** A puzzle to be solved, or to be looked at again. */
export interface PosedPuzzle {
  card: PuzzleCard
  players: number
  seat: number
  view: View
  explained: Solution | null
  streak: Streak
}

/** What is told to who has tried. */
export interface Solution {
  move: string
  solved: boolean
  key: string
  moves: PuzzleMove[]
  reasons: Merit[]
  themes: string[]
  found_by: Record<string, number>
}

/** A move that was looked at: the chance to win, how far it is behind the key, and half of their 95 % intervals. */
export interface PuzzleMove {
  move: string
  chance: number
  error: number
  behind: number
  behind_error: number
}

export interface PuzzleTry {
  move: string
}

export interface Guest {
  name: string
}

/** Beside the password the answer of a browser's authenticator, where there are passkeys. */
export interface Shown {
  login: string
  password: string
  passkey?: Record<string, unknown> | null
}

export interface Account {
  login: string
  password: string
}

/** That it is really they who want something. */
export interface OwnPassword {
  password: string
}

/** Coming back with the code that was told at registration, and a new password. */
export interface Recovery {
  login: string
  code: string
  password: string
}

export interface Passwords {
  old: string
  new: string
}

export interface Passkey {
  id: string
  label: string
  since: number
}

/** What a browser's authenticator has made. */
export interface NewPasskey {
  label: string
  credential: Record<string, unknown>
}

export interface Session {
  id: string
  label: string
  since: number
  seen: number
  this: boolean
}

export interface Label {
  label: string
}

/** A table in a list. */
export interface Listed {
  id: string
  code: string | null
  game: string
  status: "open" | "over" | "running"
  names: (string | null)[]
  plan: Plan
  free: number[]
  your_seat: number | null
  your_turn: boolean
  touched: number
  result: Result | null
}

/** What somebody has played. */
export interface PlayerRecord {
  id: string
  name: string
  since: number
  public: boolean
  sums: Sum[]
  streak: number
  longest_streak: number
  best: Best[]
}

/** What came of all games of a kind: how often each place, the first one first; who had left has the last. */
export interface Sum {
  game: string
  company: "computers" | "easy" | "expert" | "hard" | "master" | "medium" | "people"
  games: number
  places: number[]
  beaten: number
  points: number | null
  seconds: number
}

/** The game with most points. */
export interface Best {
  game: string
  table: string | null
  players: number
  place: number
  points: number
  at: number
}

/** A computer whom somebody has met at a game, with none but its like at the other seats. */
export interface Opponent {
  game: string
  level: "easy" | "expert" | "hard" | "master" | "medium"
  games: number
  firsts: number
}

/** Spans of time, all of the same length, from the first in which something was played to the last. */
export interface Times {
  days: number
  spans: TimeSpan[]
}

/** What was played in some time. */
export interface TimeSpan {
  begins: number
  games: number
  firsts: number
  beaten: number
}

/** A finished game in the list of somebody who played it. */
export interface PlayedGame {
  table: string
  game: string
  seat: number
  company: "computers" | "easy" | "expert" | "hard" | "master" | "medium" | "people"
  seconds: number
  at: number
  seats: PlayedSeat[]
  luck: number | null
  error: number | null
}

/** Who sat at a seat: a person by their name, or a computer by its level. */
export interface PlayedSeat {
  name: string | null
  level: string | null
  place: number
  points: number | null
}

/** Whether anybody may see your profile. */
export interface Publicity {
  public: boolean
}

/** What is known of somebody at a game: `mean` ± `reach` holds their strength 95 times in 100. */
export interface PlayerRating {
  game: string
  mean: number
  reach: number
  games: number
}

/** What was known after a rated game. */
export interface RatingStep {
  table: string
  at: number
  mean: number
  reach: number
}

/** A line of a leaderboard: a computer by its level, or a person; those who don't want to be seen have no name. */
export interface Ranked {
  name: string | null
  person: string | null
  level: string | null
  mean: number
  reach: number
  games: number
  you: boolean
}

/** What a page tells whoever looks at it: tables at which it is their turn, invitations, and who asks them. */
export interface News {
  turns: string[]
  invitations: Invitation[]
  asks: number
}

/** A table at which there is a seat for you, and who says so. */
export interface Invitation {
  table: string
  game: string
  by: string
  name: string
  at: number
}

/** The people you know here. Hidden: your friends do not see that you are there. */
export interface Circle {
  hidden: boolean
  friends: Friend[]
  silenced: Silenced[]
}

/** A friend, somebody whom you have asked, or who asks you. */
export interface Friend {
  id: string
  name: string
  state: "asked" | "asks" | "friend"
  online: boolean
}

/** Of whom you hear nothing in chats (muted), or nothing at all (blocked). */
export interface Silenced {
  id: string
  name: string
  muted: boolean
  blocked: boolean
}

/** An id, a login, or a name that only one person has. */
export interface Asked {
  who: string
}

export interface Hidden {
  hidden: boolean
}

/** How you are told that others wait for your move. */
export interface Calls {
  key: string | null
  here: boolean
  browsers: number
  quiet: QuietHours | null
  mail: Mailed | null
}

/** When you are told nothing, in minutes after midnight in a time zone such as Europe/Budapest. */
export interface QuietHours {
  zone: string
  begins: number
  ends: number
}

/** Where you are written to, once you have opened the link that was sent there. */
export interface Mailed {
  address: string
  confirmed: boolean
}

/** Where this browser is told something: what it says of its subscription, keys in URL-safe base64. */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
  language?: string
}

/** Where you want to be written to. */
export interface Letterbox {
  address: string
  language?: string
}

/** What stands after the question mark in a link of a letter. */
export interface MailLink {
  token: string
}

/** Somebody by the link that they have given you. */
export interface Known {
  id: string
  name: string
}

export interface Invited {
  person: string
}

export interface NewTable {
  plan: Plan
  club?: string | null
}

/** What somebody wants to play. Computers of a level fill up after a wait; without a level only people will do. */
export interface Wish {
  game: string
  players: number
  pace?: "days" | "live"
  level?: "easy" | "expert" | "hard" | "master" | "medium" | null
  wait?: number
}

/** How far a wait is: how many are together, and at last the table. Ended: nobody waits here any more. */
export interface Waited {
  people: number
  players: number
  table: string | null
  ended: boolean
}

export interface Found {
  table: string
}

/** What somebody did, for the server's host to look at. */
export interface Report {
  person: string
  reason: "cheating" | "insults" | "name" | "other" | "spam" | "stalling"
  words?: string
}

export interface Replay {
  seat: number | null
  steps: Step[]
}

/** A moment of a replay: the entry that led to it, what was told, who is to act, and how the table looks. */
export interface Step {
  entry: Record<string, unknown> | null
  events: Told[]
  to_act: number[]
  picture: Picture
}

/** A move somebody made, and what `hard` would have done. `cost` is what it lost of the chance to win. */
export interface Judged {
  step: number
  move: string
  best: string
  chance: number | null
  cost: number | null
  candidates: Candidate[]
}

/** How far a review is, in entries of the record, and at last what came of it. */
export interface Reviewing {
  done: number
  of: number
  review: Review | null
}

/** Luck and play of a game. A first place alone is `whole`, a shared one a part of it. */
export interface Review {
  whole: number
  seats: SeatReview[]
  moments: LuckyMoment[]
}

/** What a seat's result is made of, in parts of `whole`: even + luck + all of `play`, by whose moves they were. */
export interface SeatReview {
  result: number
  even: number
  luck: number
  play: number[]
  error: number
  choices: number
  dearest: DearMove[]
}

/** A move that cost its seat much: so many parts of `whole`. */
export interface DearMove {
  step: number
  move: string
  cost: number
}

/** The luck of each seat, in parts of `whole`, that came with an entry of the record; 0: with the deal. */
export interface LuckyMoment {
  step: number
  luck: number[]
}

/** From which moment of a finished game to go on, so many entries from its beginning, and where. */
export interface GoOn {
  step: number
  seat: number
  level?: "easy" | "expert" | "hard" | "master" | "medium"
}

/** All that is needed to check the shuffles of a finished game. */
export interface Proof {
  commitment: string
  seed: string
  nonces: string[]
  shuffles: Shuffle[]
}

/** One shuffle: the cards in the order they came out. Before it they lay sorted. */
export interface Shuffle {
  label: string
  cards: string[]
}

/** A finished game in a list. */
export interface Finished {
  table: string
  game: string
  players: number
  at: number
}

export interface NewClub {
  name: string
}

/** A club as its members see it. The first of them is its host; the code is what leads others in. */
export interface Club {
  id: string
  name: string
  code: string
  members: Member[]
  you: string
}

export interface Member {
  person: string
  name: string
  since: number
}

/** A club in a list. */
export interface OwnClub {
  id: string
  name: string
  members: number
  tables: number
}

/** A club as who has its code sees it. */
export interface ClubInvited {
  club: string
  name: string
  host: string
  members: number
  member: boolean
}

/** Another name of a club, or another host: what is given. */
export interface ClubChange {
  name?: string | null
  host?: string | null
}

/** A member's line of the ladder. The rating is openskill's, with its 95 % interval. */
export interface ClubStanding {
  person: string
  name: string
  games: number
  firsts: number
  place: number
  rating: number
  low: number
  high: number
}

export interface NewTournament {
  name: string
  announced: Announced
}

/** What is played, and how. `time`: live, of seconds a move; else of days, a move or a whole round. */
export interface Announced {
  game: string
  players: number
  rounds: number
  options?: Record<string, string>
  system?: "robin" | "swiss"
  pace?: "days" | "live" | "rounds"
  time?: number
  level?: "easy" | "expert" | "hard" | "master" | "medium"
  duplicate?: boolean
}

/** A tournament as the members of its club see it. */
export interface Tournament {
  id: string
  club: string
  name: string
  announced: Announced
  status: "cancelled" | "open" | "over" | "running"
  host: boolean
  you: number | null
  entrants: Entrant[]
  rounds: TournamentRound[]
  standings: TournamentStanding[]
  next: number | null
  commitment: string
  seed: string
  nonces: string[]
}

/** Who takes part. Out: they are in no round to come. */
export interface Entrant {
  number: number
  person: string | null
  name: string
  out: boolean
}

export interface TournamentRound {
  number: number
  begun: number
  tables: RoundTable[]
}

/** A table of a round: who sits where, by their numbers (None is a computer), and what came of it.

    Where others still play with the same cards nobody is told yet. */
export interface RoundTable {
  table: string
  lineup: (number | null)[]
  over: boolean
  scores: number[] | null
  places: number[] | null
  left: number[]
}

/** How somebody stands after the rounds that are over, and what decides among equals, in this order. */
export interface TournamentStanding {
  number: number
  rank: number
  games: number
  points: number
  opponents: number
  direct: number
  margin: number
}

/** A tournament in a list. */
export interface OfClub {
  id: string
  name: string
  game: string
  status: "cancelled" | "open" | "over" | "running"
  entrants: number
  entered: boolean
  round: number
  rounds: number
}

/** The nonce goes into the shuffles of the tournament. */
export interface Entering {
  nonce?: string
}

export type Act = Move | Undo | Resign | Sit | Leave | Remove | Seats | Start | Swap | Say | Mute | Hint | Why | Rematch

export type Frame = Table | View | Ack | Refusal | Said | Hinted | Explained | Next
