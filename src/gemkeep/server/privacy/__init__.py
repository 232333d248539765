"""What a person may do with everything stored about them: take it along, or have it deleted."""
