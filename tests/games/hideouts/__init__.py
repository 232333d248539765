"""Tests of Hideouts."""
