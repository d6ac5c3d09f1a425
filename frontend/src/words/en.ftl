# The page in English.

skip = Skip to the game
loading = Loading …
home = shoal, home
language = Language
theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark

welcome = Five fish games
welcome-more = Alone against computer players, with friends by a link, or at one device.
players-range = { $least } to { $most } players
minutes-about = about { $minutes } minutes
play-now = Play now
play-now-more = against { $name }
play-friends = With friends
play-device = One device
read-rules = Rules
my-tables = My tables
open-tables = Open tables
no-open-tables = No open tables at the moment.
your-turn = your turn
status-open = not begun
status-running = running
status-over = finished
some-name = Guest

level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
fish-name = { $seat ->
    [0] Pike
    [1] Perch
    [2] Trout
    [3] Carp
    [4] Eel
   *[other] Roach
}
computer = { $name } ({ $level })
opponents = Computer players
opponent-rated = rated { $mean } ± { $reach }
play-next = Play the next one: { $name }
nobody-stronger = Nobody is stronger.
is-beaten = beaten
first-steps = Your first five minutes
first-away = I know my way
first-which = Which game suits you now?
first-lesson = A short lesson
first-game = Play { $name }, with comments
first-puzzle = A first puzzle
first-next = The next opponent: { $name }
step-done = done
comment = About your move
comment-no-more = No more comments
comment-same = Well played: a strong player would have done the same.
comment-other = A strong player would have chosen: { $move }.
style-easy = Looks at a few moves only, takes the nicest of them, and never broods.
style-medium = Tries out a few dozen ways the game could go on, and decides at once.
style-hard = Plays every turn on in thought, hundreds of times, before it moves.
style-expert = Goes on thinking until the answer is clear: up to five seconds a move.
style-master = Has taught itself by playing itself, and looks ahead into what may lie hidden.
open-seat = free seat
you = you
host = host
away = away: a computer plays
sit-here = Sit here
leave-seat = Get up
begin = Begin
waiting-for-host = Waiting for the host to begin.
waiting-for-people = Waiting for people: send them the link.
copy-link = Copy link
copied = Copied
connecting = Connecting …
lost-line = The connection is lost. Trying again …
line-ended = You can't come back to this table: { $reason }
undo = Take back
hint = Hint
resign = Resign
resign-sure = Resign? A computer plays your seat to the end.
rematch = Rematch
chat = Chat
chat-line = Say something
send = Send
game-log = What happened
game-side = Players, log and chat
it-is-your-turn = It is your turn
turn-of = { $names } to move
game-is-done = The game is over
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offline = The server can't be reached. Please try again.
why-rules = Read the rule
close = Close
player-list = Players
to-move = to move
points-word = points
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
has-resigned = has resigned
plays-for = a computer ({ $level }) plays for them
not-here = not here
hints-asked = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
mute = Mute
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the first place
}
replay = Replay
to-home = All games
thinking = Thinking …
warming-up = The computer players are still warming up: for a minute or two they play weaker than they can.
take-back-seat = Take your seat back
hint-says = A strong player would choose:
hint-chance = wins about { $percent } %
hint-about-points = about { $points } points
hint-numbers = Numbers
hint-clearly = Clearly better than: { $other }
hint-a-little = A little better than: { $other }
hint-as-good = About as good as: { $other }
hint-mixed = A secret choice: drawn, so that nobody can read you
hint-do-it = Play this
recommended = { $what } (recommended)
to-start = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
play-on = Play
pause = Pause
moment = Moment of the game
eyes = In whose eyes
eyes-of = as { $name } saw it
eyes-spectator = as a spectator saw it
download = Download
check-shuffles = Check the shuffles
shuffles-right = { $count ->
    [one] Checked here: the one shuffle comes of the seed the server committed to before the game.
   *[other] Checked here: all { $count } shuffles come of the seed the server committed to before the game.
}
shuffles-wrong = These do not come of the committed seed: { $labels }
player-number = Player { $number }
device-more = You pass the device around; each sees only their own hand.
pass-device = Pass the device to { $name }
pass-device-more = Everybody else, please look away.
i-am = I am { $name }
judgement = Looking back
judging = { $count } moves looked at …
judged = { $name }: { $same } of { $count } choices were those of a strong player who knew the same.
learn-it = Learn it
new-here = New here?
learn-first = Learn it in three minutes
goal = What it is about
lesson-you = Alex
lesson-step = Step { $step } of { $steps }
lesson-your-move = Your move: try it on the board.
lesson-do-it = Do it for me
lesson-astray = Not that one for now. Look for what is marked, or let it be done for you.
lesson-only-looking = There is nothing to do on the board yet. “Next” leads on.
lesson-end = Play a real game

# Who I am
who-i-am = Who I am
me-settings = You and your settings
i-am-nobody = You are not known here yet. Give yourself a name, or log in.
i-am-a-guest = You play as { $name }, a guest of this browser.
i-am-known = You play as { $name }, logged in as { $login }.
my-name = My name
my-name-more = This is what the others at a table see.
me-name = Name
me-save = Save
me-saved = Saved.
me-copy = Copy
me-cancel = Cancel
look-and-sound = Look and sound
sounds = Sounds: cards, water, a catch, your turn, the end of a game; on a phone it also shakes
login = Login
login-more = 3 to 40 letters, digits, dots, dashes or underscores
password = Password
old-password = Old password
new-password = New password
make-account = Make an account
make-account-more = With a login and a password (8 characters or more) you can play as yourself on other devices too. Your tables stay yours.
make-account-new = A login and a password (8 characters or more), and you can play as yourself on every device.
log-in = Log in
log-in-more = With the login and password of your account.
log-in-guest = You leave your guest behind then: make it an account first if you want to come back to its tables.
forgotten = Password forgotten
forgotten-more = With the recovery code that you were shown when you made your account, you choose a new password. You are then logged out everywhere else.
come-back = Come back
recovery-code = Recovery code
recovery-once = Write it down: it is shown only once. With it and your login you can come back if you forget the password.
recovery-kept = I have written it down
recovery-new = New recovery code
recovery-new-more = If you have lost yours, or had none. The one before is then void.
passkey-add = Add a passkey
passkey-add-more = From then on logging in takes it beside the password: this device, or a key that you plug in. The recovery code is the way back without it.
passkey-name = What you call it
passkey-remove = Remove a passkey
passkey-remove-more = Without any, the password alone is enough again.
passkey-which = Which one
passkey-cancelled = no passkey was shown
log-out = Log out
log-out-more = Only in this browser. With your login and password you can come back.
change-password = Change password
change-password-more = You are then logged out everywhere but here.
my-sessions = Where I am logged in
my-sessions-more = Browsers and programs that play in your name.
session-browser = Browser ({ $system })
session-seen = last used { $when }
session-this = this one
end-session = End it
program-token = A token for a program
program-token-more = A program of yours can play in your name with it. You can end it at any time.
program-name = Name of the program
make-token = Make a token
token-once = Your token: it is shown only once
erase = Take my data away
erase-more = Your name, login, sessions and all you have said in chats are deleted. Games you have played stay, by “someone”; in running games a computer plays on.
erase-title = Really take it all away?
erase-sure = This can't be undone. To go ahead, type your name: { $name }
try-again = Try again
# At the table
skip-moves = Skip
sound-here = Sounds
one-moment = One moment …
you-look-on = You are watching
leads = { $count ->
    [one] { $names } leads
   *[other] { $names } lead
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-secret = Points are secret
in-the-lead = in the lead
since-last = Since your last move
since-nothing = Nothing new since your last move.
hurry = left, hurry
seat-menu = The seat of { $name }
seat-offered = free: anybody may sit down
computer-for-you = Let a computer play for you:
computer-here = Let a computer play here:
computer-strength = How well this computer plays:
offer-seat = Offer this seat to others
keep-playing = Play on
line-trying = Connecting again …
line-back = Connected again
try-now = Try now
new-lines = { $count } new
is-muted = { $name } is muted.
hear-again = Hear again
report = Report
report-of = Report { $name }
report-more = Whoever runs this server will read it, with the last lines that { $name } wrote at this table. { $name } is not told.
report-reason = What is wrong?
report-insults = Insults or threats
report-spam = Says the same over and over, or advertises
report-name = An offensive name
report-stalling = Keeps everybody waiting on purpose
report-cheating = Cheats
report-other = Something else
report-words = In your own words, if you like
reported = Thank you, it has been passed on.
# Setting up a table
set-up = Set up a table
name-play-as = You play as
name-change = Change name
name-yours = Your name
name-save = Take this name
name-keep = Cancel
code-join = Have a code?
code-go = Join
open-tables-more = Set up a table that everybody may see, and it is listed here.
quick-match = Quick match
quick-more = With whoever else is looking for a game now.
quick-game = Game
quick-pace = Pace
quick-live = live: a minute for each move
quick-days = over days: two days for each move
quick-fill = Computers fill up
quick-after = after { $time }
quick-never = never: people only
quick-level = They play
quick-go = Find players
quick-wait = { $people } of { $players } are here. Looking for more …
quick-leave = If you leave this page, the search ends.
quick-stop = Stop looking
quick-over = the search has ended; please try again
live-games = Live games
watch-it = watch
my-finished = Finished games
put-away = Remove from the list: { $title }
put-away-sure = Leave this table? If its game is running, you resign, and a computer plays your seat to the end.
put-away-yes = Leave
show-all = Show all { $count }
show-more = Show older ones
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
computers-number = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
no-such-game = There is no such game here.
how-many-players = Number of players
who-sits-where = Who sits where
all-computers = All computers
all-friends = All friends
seat-number = Seat { $number }
seat-me = Me
seat-open = A friend (free seat)
you-watch = You have no seat yourself: you will watch.
variants = Variants
clock = Clock
clock-none = No clock
clock-move = Time for each move
clock-bank = Time for the whole game
clock-days = Days for each move
clock-seconds = seconds for each move
clock-minutes = minutes for each player
clock-bonus = seconds more after each move
clock-day-number = days for each move
clock-more = Whose time runs out is replaced by a computer until they are back.
clock-said-move = { $time } for each move
clock-said-bank = { $time } for each player
clock-said-bonus = { $time } for each player, { $bonus } more after each move
time-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
who-may-see = Who may see it
seen-open = everybody
seen-open-more = It is listed on the home page. Anybody may watch or take a free seat.
seen-link = whoever has the link
seen-link-more = It is listed nowhere. Who gets the link or the code may come in.
seen-private = only the players
seen-private-more = Once the game has begun nobody else may watch.
allowed = Allowed
allow-hints = hints
allow-hints-more = Everybody sees how many were asked for.
allow-undo = taking back
allow-undo-more = As long as nobody has learned anything or moved since.
allow-memory = memory aid
allow-memory-more = The page shows what you could only remember.
allow-chat = chat
allow-chat-more = People at the table can write to each other.
allow-nothing = nothing special
stand-in = Plays for whoever is away
components = Components
components-other = a table of your own
components-for = For researchers: other components
components-more = A component table as JSON, as the record format has it. Empty: those of the box.
components-no-json = This is no JSON: { $problem }
this-table = This table
make-table = Make the table
make-table-more = Then you can invite people.
invite = Invite
invite-code = Code for the home page
qr-code = QR code of the link
link-label = Link to this table
link-marked = The link is marked: copy it by hand.
only-here = This address works on this device only. For others start the server with: shoal serve --host 0.0.0.0
is-here = is here
watching = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
all-are-here = Every seat is taken: you can begin.
still-missing = Not here yet: { $names }.
begin-anyway = Every seat is taken. You can wait, or begin without them: they can join at any time.
remove-person = Send away
remove-sure = Send { $name } away? They can't come back to this table.
fill-up = Fill up with computers
computer-number = Computer { $number }
not-playing = Remove player { $number }
more-people = One more person
more-computers = One more computer
# The end and the replay

you-win = You win!
your-place = You: { $place }, { $behind ->
    [0] as many points, but the tie-break decided
    [one] { $behind } point behind
   *[other] { $behind } points behind
}
so-many = { $count } × { $what }
total = Total
to-rematch = Go to the rematch
points-over-game = Points over the game
chart-is = Points over the game in { $steps } steps. At the end: { $ends }.
chart-step = Step
chart-numbers = The same in numbers
replay-of = Replay: { $game }
replay-step = Step { $at } of { $last }
to-table = To the table
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = all at once
eyes-all = all hands open
all-hands = All hands
with-this-game = With this game
share-moment = Copy a link to this moment
copy-by-hand = The browser doesn't allow copying: mark the link and copy it yourself.
share-private = The table is private: only those who sat there can open the link.
cannot-check = Shuffles can be checked only where the page comes over https or from this very device.
shuffles-prove = This proves that nobody, not even the server, chose or changed a card after the seed was sealed: the players' own random numbers came in later. It does not prove that nobody looked at the cards.
against-level = Against whom
go-on-as = Play on from here as { $name }
judge = What would a strong player have done?
judgement-more = A strong computer player looks at each choice again, knowing only what was known then.
whose-moves = Whose moves
stop-judging = Stop
no-worst-moment = No move cost much of the chance to win.
judged-you = You
judged-better = { $who }: { $made }. Better: { $best } ({ $before } % → { $after } %)
judged-unclear = { $who }: { $made }. Better: { $best } (what it cost is not clear)
judged-as-good = { $who }: { $made }. About as good: { $best }
judged-same = { $who }: { $made }. A strong player would have done the same.
judged-numbers = In brackets: the chance to win with the better move → with the move made.
better = Better
costly-moments = { $count ->
    [one] { $count } costly moment
   *[other] { $count } costly moments
}
costly-back = Costly moment before this
costly-on = Next costly moment
try-here = Try it from here
look-back = Look back at the game
luck-or-play = Luck or play?
review-begin = Was it luck, or play?
review-more = The computer goes through the game once more and says what luck was worth, and what the moves of each player were. It may take a minute.
review-goes-on = Going through the game once more …
review-later = What was luck and what was play can be told when the game is over.
review-unsure = In percent of a win; luck and moves are sure to about ± { $unsure } %.
review-about = Everybody begins with the same chance to win. Luck changes it (cards, shuffles, what was hidden), and so do moves: each is measured by what the computer would have done, knowing the same. The parts add up to the result.
review-won = { $who }: won{ $cause ->
    [luck] , above all by luck
    [own] , above all by good moves
    [others] , above all by what others gave away
   *[unclear] ; luck or play, it was too close to tell
}
review-shared = { $who }: a shared first place{ $cause ->
    [luck] , above all by luck
    [own] , above all by good moves
    [others] , above all by what others gave away
   *[unclear] ; luck or play, it was too close to tell
}
review-lost = { $who }: not won{ $cause ->
    [luck] , above all by bad luck
    [own] , above all by weak moves
    [others] , above all by what others did well
   *[unclear] ; luck or play, it was too close to tell
}
review-even = { $who }: a shared first place, as good as it began
review-sum = Luck { $luck }, { $you ->
    [yes] your own moves
   *[no] own moves
} { $own }, the moves of others { $others }: an even chance of { $even } % became { $result } %.
review-bars = What the result of { $name } is made of, in percent of a win
review-part-even = Even chance
review-part-luck = Luck
review-part-own = { $you ->
    [yes] Your moves
   *[no] Own moves
}
review-part-other = Moves of { $name }
review-part-result = Result
review-rate = { $kind ->
    [lost] Each of { $choices } choices that mattered lost { $rate } % of a win on average. The computer itself would lose 0 %; less is better.
   *[gained] Each of { $choices } choices that mattered gained { $rate } % of a win on average: better than the computer itself, at 0 %.
}
review-dearest = The dearest moves
review-dear = Step { $step }: { $move }
luck-over-game = Who was lucky when, in % of a win
luck-chart-is = Luck over the game in { $steps } steps, in percent of a win. At the end: { $ends }.
percent = { $percent } %
moves-of-game = Moves
replay-begin = The game begins
study-keys = Arrow keys, the wheel or a swipe over the board go from step to step; Home and End to the ends; N and P to the next and the previous costly moment.
# Rules and lessons
rules-contents = Contents
rules-picture = Picture: { $about }
rules-credit = { $title } is a game by { $authors } ({ $publisher }). The words and pictures of this page are our own.
lesson-back = Back
lesson-on = Next
lesson-leave = Leave the lesson

clubs = Clubs
clubs-more = Play with the same people again and again: a club has a link, tables that its members find, and a ladder.
my-clubs = My clubs
club-new = Make a club
club-new-more = You are its host and lead others in by a link.
club-name = Name of the club
club-join = Join
club-join-more = Somebody has told you the code of a club.
club-join-sure = The members see your name, and you see theirs.
club-code = Code of the club
club-invited = { $count ->
    [one] A club of { $host }, with one member.
   *[other] A club of { $host }, with { $count } members.
}
club-enter = Go to the club
club-members-number = { $count ->
    [one] one member
   *[other] { $count } members
}
club-tables-number = { $count ->
    [0] no tables now
    [one] one table
   *[other] { $count } tables
}
club-tables = Tables
club-no-tables = No tables at the moment.
club-finished = Finished games
club-game = Game
club-all-games = All games
club-ladder = Ladder
club-ladder-more = First comes whose play is most surely good: a rating is less sure (±) after few games.
club-ladder-empty = No games have been finished here yet.
club-col-name = Name
club-col-games = Games
club-col-firsts = Wins
club-col-place = Mean place
club-col-rating = Rating
club-members = Members
club-host = host
club-leave = Leave
club-leave-sure = Leave this club? You come back by its link only.
club-remove = Remove
club-remove-sure = Remove { $name } from the club? Its link becomes another one.
club-hand-over = Make host
club-hand-over-sure = Make { $name } the host of this club in your place?
club-link = Link to this club
club-link-more = Whoever has this link can join.
club-new-link = Another link
club-new-link-sure = Make another link? The one before will no longer lead here.
club-rename = Rename the club
club-rename-more = All members see the name.
club-close = Close the club
club-close-sure = Close this club for all? Its tables and games stay.
club-for = The members of your club find the table there.

tournaments = Tournaments
tournament-announce = Announce a tournament
tournament-announce-more = The members of your club can join until you begin it.
tournament-entered = you take part
tournament-round-of = Round { $round } of { $rounds }
tournament-is-open = open to join
tournament-is-over = over
tournament-is-cancelled = called off
tournament-people = { $count ->
    [0] Nobody takes part yet
    [one] One takes part
   *[other] { $count } take part
}
tournament-what = What is played
tournament-name = Name of the tournament
tournament-at-table = Seats at each table
tournament-system = Rounds
tournament-swiss = Swiss system
tournament-swiss-more = In each round those meet who stand alike and have not met yet.
tournament-robin = Everybody meets everybody
tournament-robin-more = A round robin: all meet equally often, as far as the number of rounds allows.
tournament-rounds = rounds
tournament-pace = Pace
tournament-pace-live = Live
tournament-pace-live-more = All play at the same time; the next round begins a minute after the last table is done.
tournament-pace-days = Days for each move
tournament-pace-days-more = For people who look in once a day; the next round begins when all tables are done.
tournament-pace-rounds = Days for each round
tournament-pace-rounds-more = A new round begins after so many days. Everybody has an equal part of them for all their moves.
tournament-time-live = seconds for each move
tournament-time-days = days for each move
tournament-time-rounds = days for each round
tournament-deals = Deals
tournament-duplicate = The same cards at all tables
tournament-duplicate-more = Duplicate deals: you are compared with those who sat in your seat elsewhere, so luck is shared. What happened at a table stays closed until the round is over; tell nobody your cards before.
tournament-computers = Computers
tournament-computers-more = They fill up tables, and play for whoever is away.
tournament-this = This tournament
tournament-rounds-of = { $rounds }, { $system }
tournament-said-live = live, { $time } seconds for each move
tournament-said-days = { $time ->
    [one] one day for each move
   *[other] { $time } days for each move
}
tournament-said-rounds = { $time ->
    [one] one day for each round
   *[other] { $time } days for each round
}
tournament-deals-same = the same at all tables of a round
tournament-deals-own = different at each table
tournament-now = What to do now
tournament-open-more = Whoever is in the club can join until it begins.
tournament-won = { $count ->
    [one] { $names } has won the tournament!
   *[other] { $names } have won the tournament!
}
tournament-next = Round { $round } begins at { $when }.
tournament-you-are-out = You are not in the rounds to come: you have left, or did not make one move in a round.
tournament-to-table = To your table
tournament-enter = Take part
tournament-come-back = I am here again
tournament-start = Begin
tournament-start-sure = Begin now with { $count } people? Nobody can join after that.
tournament-leave = Take part no more
tournament-leave-sure = Leave the tournament? If you are playing, a computer plays on for you.
tournament-remove-sure = Let { $name } take part no more? If they are playing, a computer plays on for them.
tournament-cancel = Call it off
tournament-cancel-sure = Call this tournament off?
tournament-stop-sure = Call this tournament off? The games go on to their end, and no round comes after this one.
tournament-keep = Keep it
tournament-standings = Standings
tournament-col-rank = Rank
tournament-col-points = Points
tournament-col-opponents = Opp.
tournament-col-direct = Direct
tournament-col-margin = Margin
tournament-points = In each round the first of a table gets one point, the last none, those between a part.
tournament-points-same = In each round you get the part of one point that says how many of those with your cards you outscored.
tournament-ties = Among equal points decide: the mean points of the opponents (Opp.), the games against each other (Direct), then what you scored above the mean of your tables (Margin).
tournament-rounds-title = Rounds and tables
tournament-round = Round { $round }
tournament-closed = Others still play with the same cards: results and replays can be seen when all tables are done.
tournament-computer = Computer
tournament-had-left = had left
tournament-table = table { $number }
tournament-out = out
tournament-shuffles = Were the cards chosen fairly?
tournament-shuffles-more = All shuffles come of a secret number and of those that everybody adds by joining. The number is fixed by this check sum; it is told when the tournament is over.
tournament-shuffles-told = All shuffles come of a number that this check sum fixed before anybody had joined, and of those that everybody added. Now all can be checked.
tournament-seeds-right = { $count ->
    [one] Right: one table was dealt as promised.
   *[other] Right: all { $count } tables were dealt as promised.
}
tournament-seeds-wrong = Not right: only { $count } tables were dealt as promised.
tournament-back = To the tournament
tournament-sealed = Others still play with the same cards, so keep yours to yourself. The replay and the points over the game can be seen when all tables of the round are done.
# What one has played
record = My record
record-of = The record of { $name }
record-empty = Nothing has been played to its end yet. What you play is added up here.
record-games = Games
record-firsts = First places
record-beaten = Others beaten
record-points = Mean points
record-time = Time played
record-streak = First places in a row
record-longest = Longest row
record-by-game = By game and opponents
record-against = Against
record-best = Best games
record-over-time = Over time
record-since = from
record-chart-is = Over time in percent, from { $from } to { $to }. At the end: { $ends }.
record-too-short = A chart is drawn when you have played on several days.
record-which-game = Game
record-all-games = all games
record-list = Finished games
record-anybody = anybody
record-result = Result
record-any-result = any
record-first = first place
record-other = not first
record-left = left early
record-name = Name of another player
record-search = Search
record-none = No such game.
record-luck = luck { $luck } %
record-error = error rate { $error } %
record-privacy = Who sees it, and all that is kept
record-public = Anybody may see my record
record-public-more = With your name, and without the list of your games. Otherwise only you see it.
record-public-link = My profile, as others see it
record-export-more = Everything this server keeps about you, as JSON lines.
record-export = Download my data
company-people = people
company-computers = computers of several levels
hours-minutes = { $hours } h { $minutes } min
rating = Rating
rating-is = { $mean } ± { $reach }
my-rating = My rating
my-rating-is = { $mean } ± { $reach } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}: with 95 % certainty your strength lies in the band.
rated-games = rated games
rating-chart-is = My rating from { $from } to { $to }. At the end: { $ends }.
rated = Played for a rating
rated-more = With a clock, without hints and taking back, as the game usually is. Who leaves has the last place. Two from the same place can't play it.
rated-best = Who is rated highest
rated-best-more = After five rated games. People are named only if anybody may see their record. With 95 % certainty the strength lies within ±.
rated-who = Who
rated-hidden = somebody
# Friends
friends = Friends
my-friends = My friends
no-friends = Nobody yet.
friends-ask = They ask to be your friend
friend-yes = Say yes
friend-no = Say no
friend-waits = asked, has not answered yet
friend-remove = Remove
friend-remove-sure = Remove { $name } from your friends? They no longer see when you are here.
friend-link = Your link
friend-link-more = Who opens it can ask to be your friend. You say yes or no.
friend-by-name = Find a friend
friend-by-name-more = By login, or by name if nobody else has it.
friend-who = Login or name
friend-ask = Ask to be friends
friend-is-asked = They have been asked.
friend-asked-by-link = { $name } has given you this link. Ask to be friends?
friends-hide = Don't show my friends when I am here
is-online = is here now
silenced = Muted and blocked
block = Block
block-sure = Block { $name }? You hear nothing of them any more, don't see their tables, and are never seated with them by quick match. They are not told.
is-blocked = { $name } is blocked.
unblock = Unblock
invite-friends = Invite friends
is-invited = invited
invited-by = { $name } invites you: { $game }
invited-go = Go there
invited-no = Not now

puzzles-today = Today's puzzles
puzzle-today = Today's puzzle
puzzle-of = { $game }: puzzle of { $day }
puzzle-ask = One move is clearly better than all others, by what can be known here. Find it on the board: your first try counts.
puzzle-answer = Your answer: { $move }
puzzle-sure = That is my answer
puzzle-other = Choose again
puzzle-found = Found!
puzzle-missed = Not this time.
puzzle-open = not tried yet
puzzle-solved = found
puzzle-best = Best is: { $move }
puzzle-alternatives = What the moves are worth
puzzle-yours = your move
puzzle-instead = instead
puzzle-chance = wins { $percent } % ± { $error }
puzzle-not-looked-at = { $move } was not among the moves that were looked at closely.
puzzle-numbers = How often the move wins, by a computer that looks ahead in a thousand deals that fit what can be seen here. ± is half of an interval that is right 95 times in 100. Press a move to see it on the board.
puzzle-computer = Computer { $level }: finds it { $percent } times in 100.
puzzle-people = People: { $solved } of { $tries } found it.
puzzle-found-by = found by { $percent } %
puzzle-streak = { $days } days in a row
puzzle-share = Copy result
puzzle-picture = Save as picture
puzzle-share-found = { $game }, { $day }: found it at the first try
puzzle-share-missed = { $game }, { $day }: not this time
puzzle-archive = Other puzzles
puzzle-archive-of = Puzzles of { $game }
puzzle-theme = About
puzzle-difficulty = Difficulty
puzzle-any = all
puzzle-count = { $count } puzzles
puzzle-easy = easy
puzzle-middling = middling
puzzle-hard = hard
puzzle-theme-points = points now
puzzle-theme-certainty = a sure thing
puzzle-theme-risk = a good risk
puzzle-theme-growth = more later
puzzle-theme-rivals = ahead of the others
puzzle-theme-saving = saving the good
puzzle-theme-timing = the right moment
puzzle-theme-room = room in the water
puzzle-theme-restraint = leaving it be
puzzle-theme-quiet = a quiet move

calls = When it is your turn
calls-more = At tables without a clock, or with days for a move, others may wait for you while you are elsewhere. You can be told so on this device, also when the page is closed. While you look at the page you are told here alone.
calls-switch-on = Tell me on this device when it is my turn
calls-switch-off = No longer tell me here
calls-on = You are told on this device.
calls-test = Send me one now
calls-sent = It is on its way.
calls-denied = Your browser does not let this page show messages. Allow it in the browser's settings for this page, which are often behind the sign beside its address.
calls-unsupported = This browser can't be told anything while the page is closed. It takes a page that comes by HTTPS; on an iPhone or iPad put the page on the home screen first, and open it from there.
calls-not-here = This server sends no messages to browsers.
calls-no-service = Your browser could not reach the service that brings it messages. Please try again later.
quiet-hours = Quiet hours
quiet-hours-more = Nothing is sent to you between these times. If others still wait afterwards, you are told then. By the clock of { $zone }.
quiet-begins = From
quiet-ends = To
quiet-on = Quiet from { $begins } to { $ends }.
quiet-none = No quiet hours
mail = By e-mail
mail-more = The same by e-mail, every ten minutes at most. First you are sent a link by which you say that the address is yours. Nobody else sees it.
mail-address = E-mail address
mail-send = Send me the link
mail-asked = Look into your mail.
mail-waits = The link was sent to { $address }. As long as it is not opened nothing else is sent there.
mail-on = You are written to at { $address }.
mail-off = No more e-mail
mail-confirmed = Done: you are written to when others wait for your move.
mail-stopped = Done: nothing more is sent to this address.
