"""How hard a level of Hideouts is, and levels made to order."""
