### When the server can’t keep something, or can’t say whether it did.

refused-log-full = A lot has been written and changed at this table, and there’s no room for more. The game goes on.
refused-in-doubt = The server can’t tell whether this was saved. Take a look before you try again.
