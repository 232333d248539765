"""What the server does for Diamant."""
