"""The protocol, its sessions, and clients that misuse it."""
