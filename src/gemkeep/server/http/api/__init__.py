"""The HTTP API: the handlers of each subject."""
