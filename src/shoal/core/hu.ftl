# What players of every game may meet, in Hungarian. Errors fit on one line and say what to do.

players = { $game }: { $least }–{ $most } játékosra készült, nem { $players } játékosra
unknown-game = nincs „{ $game }” nevű játék; a játékok: { $known }
unknown-option = { $game }: nincs „{ $option }” nevű beállítás; a beállítások: { $known }
option-value = { $option }: ez a beállítás nem lehet „{ $value }”, csak ezek egyike: { $values }
missing-option = hiányzik ez a beállítás: { $option }
no-such-seat = nincs ilyen hely: { $seat }; a helyek számozása 0-tól { $last }-ig tart
game-over = vége a játéknak
not-your-turn = most nem te jössz; soron van: { $seats }
chance-due = most nem lehet lépni: keverés következik
no-move = ebben a játékban nincs ilyen lépés: { $move }
nothing-to-undo = nincs mit visszavonnod: még nem léptél, vagy azóta már továbbment a játék
revealed = ez nem vonható vissza: valami új derült ki belőle
