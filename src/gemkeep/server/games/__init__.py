"""The games that the server offers: one adapter each, found in one registry.

Everything else in the server asks the adapter (`base.ServedGame`) and knows no game by name.
"""
