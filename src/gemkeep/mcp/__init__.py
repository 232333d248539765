"""A seat at a table for language models, over the Model Context Protocol.

It is a client like a browser: it speaks the protocol of docs/protocol.md and gets only what one
seat is sent. See docs/mcp.md.
"""
