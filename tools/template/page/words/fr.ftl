# The board of Low Tide in French.

low-tide-yours = Prenez la première chose, les deux ou les trois premières.
low-tide-theirs = { $seat } choisit.
low-tide-over = La plage est vide.
low-tide-wave = Vague { $wave } sur { $waves }
low-tide-beach = La plage
low-tide-take = Prendre les { $count } premières
low-tide-thing = { $thing ->
    [crab] un crabe
   *[other] un coquillage de { $thing }
}
low-tide-seat = { $name } : { $things ->
    [one] une chose
   *[other] { $things } choses
}, { $points } points

# Moves in words

move-take = prendre les { $a } premières

# Pictures of the rules

low-tide-figure-things = Un coquillage vaut ce qui est écrit dessus ; un crabe coûte deux points.
low-tide-figure-turn = Vous pouvez en prendre une, deux ou trois, par l'avant.

# The first game

low-tide-lesson-welcome = Chaque vague laisse trois choses sur la plage.
low-tide-lesson-take = Le crabe est en deuxième place : ne prenez que la première chose.
low-tide-lesson-rest = L'autre doit prendre le crabe, ou vous laisser ce qui est derrière.
low-tide-lesson-end = C'est tout. Bonne partie !
