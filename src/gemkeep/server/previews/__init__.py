"""Previews of links: their texts, their pictures, and short animations of replays."""
