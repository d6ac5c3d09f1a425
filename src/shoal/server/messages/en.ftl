# What is sent to people who are elsewhere. { $names } are people, one after the other.

turn-title = It is your turn
turn-text = { $game }, with { $names }
test-title = This is how you are told
test-text = When others wait for your move, a message like this leads you to the table.
