"""The pages of the web app, and what goes with them: files, languages, previews."""
