"""Environments for learning machines. Each needs the library it is for: import the one you want."""
