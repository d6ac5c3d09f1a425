# Low Tide in German.

in-one-line = jede Welle lässt drei Dinge liegen; nimm welche von vorn, und lass den anderen die Krebse
goal = Sammle Muscheln und überlass den anderen die Krebse.
mood = Für einen kurzen Strandspaziergang in Gesellschaft.

came = Welle { $wave } lässt drei Dinge am Strand liegen.
took = { $seat } nimmt { $count ->
    [one] ein Ding
   *[other] { $count } Dinge
}, zusammen { $worth } wert.

too-many = von dieser Welle sind nur noch { $left } da

empty-beach = der Strand ist leer

catch = am Strand gefunden
