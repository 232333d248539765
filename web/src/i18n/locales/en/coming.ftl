### Coming and going: the link by which others watch a game, and a seat that is lost

watch-invite = Invite watchers
watch-invite-more = Whoever opens this link can watch, but neither play nor talk.
watch-invite-text = Watch us play
seat-freed = Your seat has been freed.
