# What players of every game may meet, in Dutch. Errors fit on one line and say what to do.

players = { $game } is voor { $least } tot { $most } spelers, niet voor { $players }
unknown-game = er is geen spel "{ $game }"; de spellen zijn { $known }
unknown-option = { $game } heeft geen optie "{ $option }"; de opties: { $known }
option-value = optie { $option } kan niet "{ $value }" zijn; kies uit { $values }
missing-option = optie { $option } ontbreekt
no-such-seat = er is geen plaats { $seat }; de plaatsen lopen van 0 tot en met { $last }
game-over = het spel is afgelopen
not-your-turn = je bent niet aan de beurt; wel aan zet: { $seats }
chance-due = nu geen zet: er moet eerst worden geschud
no-move = { $move } is geen zet in dit spel
nothing-to-undo = je hebt geen zet om terug te nemen: je hebt er nog geen gedaan, of het spel is intussen verdergegaan
revealed = dat kun je niet terugnemen: er is iets nieuws zichtbaar geworden
