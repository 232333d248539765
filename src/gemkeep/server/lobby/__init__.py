"""Who is here, quick matches with anyone, and invitations to play again."""
