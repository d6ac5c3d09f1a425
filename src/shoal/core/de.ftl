# What players of every game may meet, in German. Errors fit on one line and say what to do.

players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
unknown-game = es gibt kein Spiel „{ $game }“; die Spiele sind { $known }
unknown-option = { $game } hat keine Option „{ $option }“; es gibt: { $known }
option-value = die Option { $option } kann nicht „{ $value }“ sein; möglich sind { $values }
missing-option = die Option { $option } fehlt
no-such-seat = es gibt keinen Platz { $seat }; die Plätze gehen von 0 bis { $last }
game-over = das Spiel ist zu Ende
not-your-turn = du bist nicht am Zug; am Zug: { $seats }
chance-due = gerade ist kein Zug möglich: Erst wird gemischt
no-move = { $move } ist kein Zug dieses Spiels
nothing-to-undo = du hast keinen Zug zurückzunehmen: Du hast noch keinen gemacht, oder das Spiel ist seitdem weitergegangen
revealed = das lässt sich nicht zurücknehmen: Es wurde dabei etwas Neues aufgedeckt
