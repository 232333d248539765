"""What is made from a table's log: the table itself, lookups, replays and records."""
