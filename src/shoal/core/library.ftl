# What only those meet who use the command line or the library, or run a server: in English alone.

bad-seed = a seed is a whole number from 0 to { $most }, not { $seed }
bad-first = the seat that begins is a number from 0 to { $last }, not { $first }

batch-size = a batch has a whole number of slots, at least 1, not { $slots }
batch-threads = a batch needs a whole number of threads, at least 1, not { $threads }
batch-seeds = a batch of { $slots } slots needs one first seed or { $slots } whole numbers from 0 to { $most }
batch-learners = learners: { $slots } seats from 0 to { $last }, or -1 where there is none
batch-seats = seats: { $slots } numbers from 0 to { $last }, or -1 for no seat
batch-actions = a step of { $slots } slots needs { $slots } whole numbers
batch-array = { $name }: needs a writeable array of { $kind } in the shape { $shape }, its rows one behind the other
batch-no-action = slot { $slot }: { $action } is no action; actions are numbers from 0 to { $last }, -1 for a random one, -2 for a new game
batch-refused = slot { $slot }, seat { $seat }: { $move } is refused: { $reason }

# Environments for learning machines.

env-reward = there is no reward "{ $reward }"; the rewards are { $known }
env-render-mode = there is no render mode "{ $mode }"; the modes are { $known }
env-seat = the learner's seat is a number from 0 to { $last } or "random", not { $seat }
env-opponents = opponents: the name of a player, a callable, or a list of { $count } of these, one for each other seat
env-action = { $action } is no action; actions are numbers from 0 to { $last }
env-actions = a step of { $count } games needs { $count } whole numbers from 0 to { $last }

# Computer players.

unknown-player = there is no player "{ $name }"; the players are { $known }
seats = seats: say for each of the { $players } seats p (a person), c (a computer) or a player ({ $known }), such as { $example }, not "{ $seats }"
replaced = { $player } { $problem }; a fallback move was made
getting-ready = Getting the computer players ready; the first time in a game this takes up to a minute …
renamed-setting = The setting { $old } is called { $new } now; the old name still works.
not-compiled = Without Numba the computer players are weaker; this makes them strong: pip install "shoal[fast]"
no-push = Nobody is told on their phone that it is their turn (web push is off); this switches it on: pip install "shoal[push]"
bad-mail = mail: the address of a mail server, such as smtp://login:password@mail.example.org or smtps://mail.example.org
mail-needs = mail: letters need mail_from, such as fish@example.org, and address, at which people reach the server: https://…
thinks = { $name } thinks …

# Hints.

hint-head = What { $player } would do in { $name }'s place:
hint-because = { $move }: { $why }
hint-wins = wins about { $percent } % of the time
hint-points = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
}
hint-worth = seems worth { $points } points
hint-looked-at = { $playouts ->
    [one] looked at in the only playout
   *[other] looked at in { $percent } % of { $playouts } playouts
}
hint-chosen = chosen { $percent } % of the time
hint-others = { $count ->
    [one] One more move seemed less good.
   *[other] { $count } more moves seemed less good.
}
hint-better = { $games ->
    [one] { $first } wins one game in 100 more than { $second }.
   *[other] { $first } wins { $games } games in 100 more than { $second }.
}
hint-even = { $first } and { $second } win about as often.
hint-trusted = { $games ->
    [one] { $second } won one game in 100 more, but { $first } is trusted more.
   *[other] { $second } won { $games } games in 100 more, but { $first } is trusted more.
}
hint-drawn = It is a secret choice, so it is drawn from this mix and nobody can read it. This time: { $move }
hint-forced = { $move }: there is no other move.
hint-no-reason = { $move }, for no special reason.
hint-over = the game is over; ask for an earlier moment with --at, before entry 1 to { $last }
hint-at = --at: the record has { $entries } entries; say 1 to { $most }, not { $entry }
hint-shuffle = nobody is to act here: a shuffle is due
ladder-names = a ladder needs at least two players, each named once, not { $names }
ladder-file = { $file } is of another ladder, its { $field } is { $found }, not { $wanted }; name another file, or remove this one
ladder-line = { $file }: line { $line } is no game of this ladder: { $problem }
simulate-by = simulations are played by { $known }, not "{ $name }"; shoal ladder has all players
simulate-seats = --by has { $count } names for { $players } seats: give one for all, or one a seat
simulate-gpu = on a GPU games are random only; leave out --by, or --device gpu

study-games = a study needs at least two finished games, not { $games }
review-unfinished = the game is not over yet; a review is of a whole game
lost-cluster = the Dask scheduler at { $address } or its workers are gone; the same command goes on from what is done
no-cluster = no Dask scheduler answers at { $address }: { $problem }

# OpenSpiel.
spiel-action = action { $action } is not legal now
spiel-observer = an observer shows all that one player knows, and has no parameters

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

no-chance-due = no shuffle is due
chance-kind = a shuffle is due{ $whose }, not { $kind }
chance-cards = the shuffled cards must be { $due }, not { $cards }

no-json = not JSON: { $problem }
no-record = not a shoal-record/1: { $problem }
too-large = too large: a record has at most { $most } MiB
no-file = can't be read: { $problem }
corpus-ok = { $records ->
    [one] ok: one record
   *[other] ok: { $records } records
}
corpus-empty = there is no record in it
corpus-breaks-off = the file breaks off here; { $before ->
    [0] there is no whole record before it
    [one] the one record before it is whole
   *[other] the { $before } records before it are whole
}
corpus-mixed = this record is of { $found }, the ones before are of { $wanted }; say which: GAME, --players, --option
corpus-none = it has no finished game of this kind ({ $wanted })
corpus-nameless = it has no finished game that says who sat at each seat, with two different players or more
entry-shape = an entry is {"{"}"seat": …, "move": …{"}"} or {"{"}"chance": …{"}"}
chance-not-due = a move of seat { $seats } is due, not a shuffle
after-the-end = the game was over before this entry
unfinished = there is a result, but the game is not over
shuffle-missing = not dealt by committed shuffles: there is no key "shuffle"
shuffle-shape = shuffle: { $problem }
shuffle-commitment = the seed does not give the commitment
shuffle-nonces = shuffle: nonces: must be { $players }, one a seat, not { $nonces }
shuffle-first = the seat that begins does not come of the seed: it gives seat { $true }, not { $said }
shuffle-setup = setup: { $field } does not come of the seed
shuffle-cards = this shuffle does not come of the seed
verified = { $shuffles ->
    [one] ok: its one shuffle comes of the seed committed to by { $commitment }
   *[other] ok: its { $shuffles } shuffles come of the seed committed to by { $commitment }
}
wrong-result = the result says { $field } { $said }, the replay gives { $true }

# Servers.

bad-database = a database is named by sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/NAME
no-database = the database can't be opened: { $problem }
newer-database = the database was made by a newer version of shoal; this one can't read it
database-in-use = another server uses { $file } already: stop it, or choose another folder with --data
workers-need-postgresql = several processes need PostgreSQL, to which each can be connected: give --database, or leave --workers at 1
think-needs-postgresql = who thinks apart from a server shares its PostgreSQL: give --database, or let the server think itself, as it does
few-files = { $connections } connections need { $wanted } open files, and the system allows { $allowed }: set connections lower, or allow more (ulimit -n, with systemd LimitNOFILE)
other-database = the database is of another version of shoal: take the backup with that version
other-server = the database is of another version of shoal: start the server of this version first
nobody-called = there is nobody with the id, login or name "{ $who }"
several-called = several people are called "{ $who }": say which by the id, { $ids }
guest-called = "{ $who }" is a guest: there is no account to come back to
nothing-counted = the server counts nothing of itself: set `metrics` to a long random text (docs/town.md)
no-metrics = { $address } does not say what it counts: { $problem }
no-database-here = there is no server's database { $file }; name another with --data or --database
database-not-empty = there are people or tables in this database: a backup goes into an empty one
no-backup = { $file } is no backup: `shoal backup` writes a SQLite file
no-backup-over-it = { $file } is no backup of a server: it is not written over
kept-rows = people: { $people }, tables: { $tables }, entries of their logs: { $entries }
database-in-memory = a database in memory would be lost with the server: name a file, sqlite:///FILE
bad-data-folder = the data folder { $folder } can't be made: { $problem }; choose another with --data
port-in-use = port { $port } of { $host } is in use: stop what listens there, or choose another with --port
no-listening = can't listen at { $host }, port { $port }: { $problem }; choose others with --host and --port
bad-setting = the setting { $name } is wrong: { $problem }
bad-settings-file = { $file } can't be read: { $problem }
unknown-setting = there is no setting "{ $name }"; the settings are { $known }

# Training.

train-setting = setting { $setting }: "{ $value }" can't be read; write numbers plainly and texts in quotes
train-settings = these settings can't be: { $reason }
train-no-checkpoint = there is no checkpoint in { $folder } to go on from
train-checkpoint-there = there is a checkpoint in { $folder } already: go on from it with --resume, or choose another --folder
train-damaged = { $file } can't be read: { $reason }
train-other-game = { $file } is of { $game }, not of { $wanted }
train-other-version = { $file } is of version { $version }; this shoal reads version { $known }
train-other-shape = { $file } has a net of another shape than these settings ask for
train-lost = the values are no numbers any more: go on from the last checkpoint in { $folder } with a smaller rate

# Nets.

no-net = there is no net for { $game } at { $file }: train one with `shoal train`, and name it net:FILE
other-net = { $file } is no net for { $game } that this shoal can use
bad-puzzles = { $file } holds no puzzles that this shoal can use: { $reason }
bad-net = { $file } can't be read: { $reason }
