# What players of every game may meet, in English. Errors fit on one line and say what to do.

players = { $game } is for { $least } to { $most } players, not { $players }
unknown-game = there is no game "{ $game }"; the games are { $known }
unknown-option = { $game } has no option "{ $option }"; its options: { $known }
option-value = option { $option } can't be "{ $value }"; it is one of { $values }
missing-option = option { $option } is missing
no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
game-over = the game is over
not-your-turn = it is not your turn; to act: { $seats }
chance-due = no move now: a shuffle is due
no-move = { $move } is no move of this game
nothing-to-undo = there is no move of yours to take back: you have made none, or the game has gone on since
revealed = that can't be taken back: it has shown something new
