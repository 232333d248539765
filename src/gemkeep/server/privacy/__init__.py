"""Downloading or deleting everything stored about a person."""
