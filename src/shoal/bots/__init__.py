"""Computer players. They see views only, never a state."""
