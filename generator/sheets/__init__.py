"""Content, theme and paper become pages of marks here; no game is known."""
