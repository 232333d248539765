"""Scripts and plugins for the checks and builds of this repository."""
