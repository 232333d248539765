"""The strong player of Diamant: it values positions with a network and solves each decision."""
