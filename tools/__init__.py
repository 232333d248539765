"""What the checks of this repository need beside the tools they run."""
