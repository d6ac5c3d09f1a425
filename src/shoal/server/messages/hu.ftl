# Amit azok kapnak, akik máshol vannak. A { $names } emberek, egymás után.

turn-title = Te jössz
turn-text = { $game }, veled játszik: { $names }
test-title = Így értesítünk
test-text = Ha mások a lépésedre várnak, egy ilyen üzenet vezet az asztalhoz.
mail-why = Azért kapod ezt, mert kérted, hogy írjunk, amikor mások a lépésedre várnak.
mail-stop = Ne jöjjön több ilyen levél:
confirm-title = Írhatunk ide neked?
confirm-text = Valaki, feltehetően te, ezen a címen szeretne értesülni, amikor ő jön egy halas játékban. Ha így van, nyisd meg ezt egy napon belül:
confirm-not = Ha nem te voltál, ne tegyél semmit: akkor nem jön több levél.
invitation-title = { $name } meghív
friend-title = { $name } a barátod szeretne lenni
friend-text = Mondj igent vagy nemet az oldalon.
