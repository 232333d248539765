"""The conformance kit anyone can run on a game or a bot."""
