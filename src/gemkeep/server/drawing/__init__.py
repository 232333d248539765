"""Drawing pictures with Pillow: a canvas, its letters, its art and its colours."""
