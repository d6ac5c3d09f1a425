# Low Tide in English.

in-one-line = each wave leaves three shells; take some from the front, and leave the crabs to the others
goal = Collect shells and leave the crabs to the others.
mood = For a quick stroll along the beach with company.

came = Wave { $wave } leaves three things on the beach.
took = { $seat } takes { $count ->
    [one] one thing
   *[other] { $count } things
}, worth { $worth } in all.

too-many = only { $left } are left of this wave

empty-beach = the beach is empty

catch = caught on the beach
