"""Who is online, statistics and ladders."""
