# Low Tide in Dutch.

in-one-line = elke golf laat drie dingen liggen; pak er van voren, en laat de krabben aan de anderen
goal = Verzamel schelpen en laat de krabben aan de anderen.
mood = Voor een korte strandwandeling in gezelschap.

came = Golf { $wave } laat drie dingen op het strand liggen.
took = { $seat } pakt { $count ->
    [one] één ding
   *[other] { $count } dingen
}, samen { $worth } waard.

too-many = van deze golf liggen er nog maar { $left }

empty-beach = het strand is leeg

catch = op het strand gevonden
