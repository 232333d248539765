### The page of the rules, around the rules themselves.

# Above the paragraphs on what is happening at the table at this moment.
rules-now = What is happening now
rules-rest = Everything else
