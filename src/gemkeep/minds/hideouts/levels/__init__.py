"""How hard a level is, proven and played; and levels of a requested difficulty."""
