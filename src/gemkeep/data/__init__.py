"""Many games as a table: Parquet files, statistics and plots; an extra, `gemkeep[data]`."""
