"""Values as JSON and back, and strict parsing of the notation in records."""
