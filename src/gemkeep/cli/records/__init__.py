"""Commands that read records: check, retell, analyse, count."""
