"""Benchmarks that measure Gemkeep and comparable projects in the same run."""
