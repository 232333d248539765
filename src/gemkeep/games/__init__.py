"""The games, each in its own package; `catalogue` lists them."""
