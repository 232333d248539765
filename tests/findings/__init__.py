"""What a security review of commit 8c601e0 found, repeated from outside.

Each test does what the reviewer's client did, over HTTP, WebSockets and in the database's file, and
uses only what both versions understand. So it can be run against the old source, where it fails:

    git worktree add --detach ../old 8c601e0
    GEMKEEP_SOURCE=../old/src .venv/bin/pytest tests/findings
"""
