# Low Tide in Hungarian.

in-one-line = minden hullám három dolgot hagy ott; vegyél el elölről, a rákokat hagyd a többieknek
goal = Gyűjts kagylókat, a rákokat pedig hagyd a többieknek.
mood = Egy rövid, társas tengerparti sétához.

came = A(z) { $wave }. hullám három dolgot hagy a parton.
took = { $seat } elvesz { $count ->
    [one] egy
   *[other] { $count }
} dolgot, ezek értéke { $worth }.

too-many = ebből a hullámból már csak { $left } maradt

empty-beach = a part üres

catch = a parton talált
