# The board of Low Tide in German.

low-tide-yours = Nimm das erste Ding, die ersten zwei oder drei.
low-tide-theirs = { $seat } wählt.
low-tide-over = Der Strand ist leer.
low-tide-wave = Welle { $wave } von { $waves }
low-tide-beach = Der Strand
low-tide-take = Die ersten { $count } nehmen
low-tide-thing = { $thing ->
    [crab] ein Krebs
   *[other] eine Muschel im Wert von { $thing }
}
low-tide-seat = { $name }: { $things ->
    [one] ein Ding
   *[other] { $things } Dinge
}, { $points } Punkte

# Moves in words

move-take = die ersten { $a } nehmen

# Pictures of the rules

low-tide-figure-things = Muscheln sind wert, was darauf steht; ein Krebs kostet zwei.
low-tide-figure-turn = Du darfst eins, zwei oder alle drei nehmen, von vorn.

# The first game

low-tide-lesson-welcome = Jede Welle lässt drei Dinge am Strand liegen.
low-tide-lesson-take = Der Krebs liegt an zweiter Stelle: Nimm nur das erste Ding.
low-tide-lesson-rest = Der andere muss den Krebs nehmen, oder dir lassen, was dahinter liegt.
low-tide-lesson-end = Das ist alles. Viel Spaß!
