"""Tests of the environments, the libraries' own among them."""
