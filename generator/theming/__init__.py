"""Making themes: starting one, seeing where its values come from, comparing two, and checking one for people."""
