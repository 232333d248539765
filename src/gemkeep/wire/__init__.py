"""Messages in and out: one closed union for each direction."""
