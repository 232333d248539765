"""Bots that play Hideouts, and proofs about its levels."""
