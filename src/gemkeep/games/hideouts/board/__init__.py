"""The casket itself: the geometry of its tray, a working copy of it, and who sees which wall."""
