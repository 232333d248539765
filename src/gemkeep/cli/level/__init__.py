"""Commands about custom levels."""
