"""What the server does for Hideouts."""
