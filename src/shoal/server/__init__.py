"""Tables on which people and computer players meet: `shoal serve`."""
