# The board of Low Tide in Hungarian.

low-tide-yours = Vedd el az első egy, két vagy három dolgot.
low-tide-theirs = { $seat } választ.
low-tide-over = A part üres.
low-tide-wave = { $wave }. hullám, összesen { $waves }
low-tide-beach = A part
low-tide-take = Az első { $count } elvétele
low-tide-thing = { $thing ->
    [crab] egy rák
   *[other] { $thing } pontos kagyló
}
low-tide-seat = { $name }: { $things ->
    [one] egy
   *[other] { $things }
} dolog, { $points } pont

# Moves in words

move-take = az első { $a } elvétele

# Pictures of the rules

low-tide-figure-things = A kagyló annyit ér, amennyi rajta áll; a rák kettőbe kerül.
low-tide-figure-turn = Egyet, kettőt vagy mind a hármat elveheted, elölről.

# The first game

low-tide-lesson-welcome = Minden hullám három dolgot hagy a parton.
low-tide-lesson-take = A rák a második: csak az első dolgot vedd el.
low-tide-lesson-rest = A másiknak el kell vennie a rákot, vagy neked hagynia, ami mögötte van.
low-tide-lesson-end = Ennyi az egész. Jó játékot!
