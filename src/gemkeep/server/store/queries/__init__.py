"""Queries and statements, one module per subject."""
