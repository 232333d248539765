"""The log of every table: rows, the writer that commits them, and the bus that announces them."""
