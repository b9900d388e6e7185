"""Käseblatt: print-ready sheets for four cheese games, and the scores of the games played on them."""

__version__ = "0.1.0"
