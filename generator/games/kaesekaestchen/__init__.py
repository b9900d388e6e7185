"""Käsekästchen with twists: fields, their codes, the rules move by move, and the score."""
