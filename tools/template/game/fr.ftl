# Low Tide in French.

in-one-line = chaque vague laisse trois choses ; prenez-en à l'avant, et laissez les crabes aux autres
goal = Ramasse des coquillages et laisse les crabes aux autres.
mood = Pour une petite promenade sur la plage, en compagnie.

came = La vague { $wave } laisse trois choses sur la plage.
took = { $seat } prend { $count ->
    [one] une chose
   *[other] { $count } choses
}, { $worth } points en tout.

too-many = il n'en reste que { $left } de cette vague

empty-beach = la plage est vide

catch = trouvé sur la plage
