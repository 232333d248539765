"""Shared by all commands: exit codes, numbers as text, tables, progress bars."""
