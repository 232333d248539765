"""Who is online, quick matches with anyone, and invitations to play again."""
