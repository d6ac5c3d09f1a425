# What every game may have to say. Errors fit on one line and say what to do.

players = { $game } is for { $least } to { $most } players, not { $players }
unknown-game = there is no game "{ $game }"; the games are { $known }
unknown-option = { $game } has no option "{ $option }"; its options: { $known }
option-value = option { $option } can't be "{ $value }"; it is one of { $values }
missing-option = option { $option } is missing
bad-seed = a seed is a whole number from 0 to { $most }, not { $seed }
bad-first = the seat that begins is a number from 0 to { $last }, not { $first }

components-no-table = components: not a table of components
components-file = components: { $problem }
components-unknown = components: { $field }: no such name
components-missing = components: { $field } is missing
components-number = components: { $field }: must be a whole number from { $least } to { $most }, not { $value }
components-total = components: { $field }: the total must be { $total }, not { $sum }
components-shape = components: { $field }: { $problem }

setup-missing = setup: { $field } is missing
setup-shape = setup: { $field }: { $problem }
setup-cards = setup: { $field }: { $problem }

no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
game-over = the game is over
not-your-turn = it is not seat { $seat }'s turn; to act: { $seats }
chance-due = no move now: a shuffle is due
no-move = { $move } is no move of this game
no-chance-due = no shuffle is due
chance-kind = a shuffle is due{ $whose }, not { $kind }
chance-cards = the shuffled cards must be { $due }, not { $cards }
nothing-to-undo = there is no move of yours to take back: another was made since
revealed = that can't be taken back: it has shown something new

no-json = not JSON: { $problem }
no-record = not a shoal-record/1: { $problem }
too-large = too large: a record has at most { $most } MiB
no-file = can't be read: { $problem }
entry-shape = an entry is {"{"}"seat": …, "move": …{"}"} or {"{"}"chance": …{"}"}
chance-not-due = a move of seat { $seats } is due, not a shuffle
after-the-end = the game was over before this entry
unfinished = there is a result, but the game is not over
wrong-result = the result says { $field } { $said }, the replay gives { $true }
