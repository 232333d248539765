"""Copies of the database: saved while a server runs, restored while none does.

A backup is one SQLite file, whichever kind of database it comes from and goes to.
"""
