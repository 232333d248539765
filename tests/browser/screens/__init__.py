"""Every size of screen, every language, keyboards and screen readers."""
