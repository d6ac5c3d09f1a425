# Was denen geschickt wird, die anderswo sind. { $names } sind Leute, einer nach dem anderen.

turn-title = Du bist dran
turn-text = { $game }, mit { $names }
test-title = So erfährst du es
test-text = Wenn andere auf deinen Zug warten, führt dich eine Nachricht wie diese an den Tisch.
mail-why = Das bekommst du, weil du Post haben wolltest, wenn andere auf deinen Zug warten.
mail-stop = Keine solchen E-Mails mehr:
confirm-title = Sollen wir dir hierher schreiben?
confirm-text = Jemand, vermutlich du, möchte an dieser Adresse erfahren, wenn er in einem Fischspiel dran ist. Wenn das stimmt, öffne innerhalb eines Tages:
confirm-not = Wenn du es nicht warst, tu nichts: Dann kommt nichts mehr.
invitation-title = { $name } lädt dich ein
friend-title = { $name } möchte dein Freund sein
friend-text = Sag auf der Seite Ja oder Nein.
