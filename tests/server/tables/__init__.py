"""Live tables: deciding, broadcasting, people who come and go."""
