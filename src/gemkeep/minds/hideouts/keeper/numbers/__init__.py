"""The tokens that a level of numbers takes: tables made once on a machine and kept on disk."""
