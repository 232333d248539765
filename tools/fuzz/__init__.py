"""Fuzzing: hostile messages, records, requests and frames against the real server.

`make fuzz [SECONDS=…]`. Nothing may crash, be answered with a 5xx, be left without an answer, or
make the server grow. Everything is drawn from a seed, which is printed.
"""
