"""Live tables: the authority, the broadcast to everyone connected, and the registry of them all."""
