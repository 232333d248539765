"""The casket of Hideouts: what is done, shown and heard there."""
