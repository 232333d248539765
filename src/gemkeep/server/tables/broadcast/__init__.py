"""Who is connected to a table, and what each of them is sent."""
