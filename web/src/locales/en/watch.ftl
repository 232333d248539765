### The link by which others watch a game

watch-invite = Invite watchers
watch-invite-more = Whoever opens this link can watch, but neither play nor talk.
watch-invite-text = Watch us play
