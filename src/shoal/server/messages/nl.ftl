# Wat gestuurd wordt aan wie ergens anders is. { $names } zijn mensen, de een na de ander.

turn-title = Jij bent aan zet
turn-text = { $game }, met { $names }
test-title = Zo hoor je het
test-text = Als anderen op jouw zet wachten, brengt een bericht als dit je naar de tafel.
mail-why = Je krijgt dit omdat je bericht wilde als anderen op jouw zet wachten.
mail-stop = Geen e-mails meer zoals deze:
confirm-title = Mogen we je hier schrijven?
confirm-text = Iemand, waarschijnlijk jij, wil op dit adres horen wanneer die aan zet is in een visspel. Klopt dat, open dit dan binnen een dag:
confirm-not = Was jij het niet, doe dan niets: er komt niets meer.
invitation-title = { $name } nodigt je uit
friend-title = { $name } wil je vriend zijn
friend-text = Zeg ja of nee op de pagina.
