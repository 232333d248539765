"""The games, each in a room of its own; `catalogue` lists them."""
