"""Käse Würfeln: eight dice, cheese stacks, mice and domes."""
