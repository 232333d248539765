"""The log, its writer and its databases."""
