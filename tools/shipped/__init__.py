"""What ships with Gemkeep and what it is built with: packages, licences, advisories."""
