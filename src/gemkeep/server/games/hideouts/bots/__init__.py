"""The bots of Hideouts at a table: what they say, and their vote before the boxes are lifted."""
