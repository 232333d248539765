"""Tests of what a hostile client can do before, and instead of, playing."""
