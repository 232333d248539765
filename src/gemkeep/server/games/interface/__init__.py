"""The interface between the server and a game: the adapter and its parts."""
