"""The soak: scripted players, faults, and a checker of what they were sent.

`make soak` plays both games over real sockets on a real server, kills the server and its database,
cuts sockets, and sends messages late and twice. Then the checker compares what each client was sent
with what the logs hold.
"""
