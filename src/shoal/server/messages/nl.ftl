# Wat gestuurd wordt aan wie ergens anders is. { $names } zijn mensen, de een na de ander.

turn-title = Jij bent aan zet
turn-text = { $game }, met { $names }
test-title = Zo hoor je het
test-text = Als anderen op jouw zet wachten, brengt een bericht als dit je naar de tafel.
