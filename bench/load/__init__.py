"""Many people at many tables at once: the same lean program for our server and for its peer."""
