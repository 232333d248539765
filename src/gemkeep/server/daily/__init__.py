"""The daily challenge: one deal a day for everyone."""
