"""The people of a table: who sits where, who hosts, who was asked to play again."""
