# The board of Low Tide in English.

low-tide-yours = Take the first one, two or three things.
low-tide-theirs = { $seat } is choosing.
low-tide-over = The beach is empty.
low-tide-wave = Wave { $wave } of { $waves }
low-tide-beach = The beach
low-tide-take = Take the first { $count }
low-tide-thing = { $thing ->
    [crab] a crab
   *[other] a shell worth { $thing }
}
low-tide-seat = { $name }: { $things ->
    [one] one thing
   *[other] { $things } things
}, { $points } points

# Moves in words

move-take = take the first { $a }

# Pictures of the rules

low-tide-figure-things = Shells are worth what is written on them; a crab costs two.
low-tide-figure-turn = You may take one, two or all three, from the front.

# The first game

low-tide-lesson-welcome = Each wave leaves three things on the beach.
low-tide-lesson-take = The crab is second: take the first thing only.
low-tide-lesson-rest = The other player has to take the crab, or leave you what lies behind it.
low-tide-lesson-end = That is all. Have a good game!
