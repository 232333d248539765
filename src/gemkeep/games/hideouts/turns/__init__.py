"""One turn: what may be done, what a slide uncovers, and what follows it."""
