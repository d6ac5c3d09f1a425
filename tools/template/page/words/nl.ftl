# The board of Low Tide in Dutch.

low-tide-yours = Pak het eerste ding, de eerste twee of drie.
low-tide-theirs = { $seat } kiest.
low-tide-over = Het strand is leeg.
low-tide-wave = Golf { $wave } van { $waves }
low-tide-beach = Het strand
low-tide-take = De eerste { $count } pakken
low-tide-thing = { $thing ->
    [crab] een krab
   *[other] een schelp van { $thing }
}
low-tide-seat = { $name }: { $things ->
    [one] één ding
   *[other] { $things } dingen
}, { $points } punten

# Moves in words

move-take = de eerste { $a } pakken

# Pictures of the rules

low-tide-figure-things = Schelpen zijn waard wat erop staat; een krab kost er twee.
low-tide-figure-turn = Je mag er één, twee of alle drie pakken, van voren.

# The first game

low-tide-lesson-welcome = Elke golf laat drie dingen op het strand liggen.
low-tide-lesson-take = De krab ligt op de tweede plaats: pak alleen het eerste ding.
low-tide-lesson-rest = De ander moet de krab pakken, of jou laten wat erachter ligt.
low-tide-lesson-end = Dat is alles. Veel plezier!
