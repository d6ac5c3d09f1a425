# Was denen geschickt wird, die anderswo sind. { $names } sind Leute, einer nach dem anderen.

turn-title = Du bist dran
turn-text = { $game }, mit { $names }
test-title = So erfährst du es
test-text = Wenn andere auf deinen Zug warten, führt dich eine Nachricht wie diese an den Tisch.
