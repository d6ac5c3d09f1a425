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
play-now-more = against computers
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
computer = { $seat ->
    [0] Pike
    [1] Perch
    [2] Trout
    [3] Carp
    [4] Eel
   *[other] Roach
} ({ $level })
a-computer = Computer: { $level }
open-seat = free seat
you = you
host = host
away = away
sit-here = Sit here
leave-seat = Get up
add-computer = Computer
begin = Begin
waiting-for-host = Waiting for the host to begin.
waiting-for-people = Waiting for people: send them the link.
copy-link = Copy link
copied = Copied
table-code = Code { $code }
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
plays-for = a computer ({ $level }) plays
not-here = not connected
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
take-back-seat = Take your seat back
hint-says = A strong player would choose
hint-chance = wins about { $percent } %
hint-about-points = about { $points } points
hint-do-it = Play this
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
one-more = One more
one-less = One less
pass-device = Pass the device to { $name }
pass-device-more = Nobody else looks.
i-am = I am { $name }
go-on-here = Play on from here
judgement = Looking back
judge = What would a strong player have done? ({ $name })
judging = { $count } moves looked at …
judged = { $name }: { $same } of { $count } choices were those of a strong player who knew the same.
move-number = Move { $number }
instead-of = instead of
cost-of-move = cost about { $percent } points in 100 of the chance to win (the best move had { $chance })
learn-it = Learn it
lesson-you = Alex
lesson-step = Step { $step } of { $steps }
lesson-your-move = Your move: try it on the board.
lesson-do-it = Do it for me
lesson-astray = Not that one for now. Look for what is marked, or let it be done for you.
lesson-end = Play a real game
