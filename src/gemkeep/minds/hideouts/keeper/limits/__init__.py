"""What no player can exceed: exact results that the keeper is measured against."""
