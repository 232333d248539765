"""Custom levels: reading and checking them, their errors, and their codes for links."""
