# Amit azok kapnak, akik máshol vannak. A { $names } emberek, egymás után.

turn-title = Te jössz
turn-text = { $game }, veled játszik: { $names }
test-title = Így értesítünk
test-text = Ha mások a lépésedre várnak, egy ilyen üzenet vezet az asztalhoz.
