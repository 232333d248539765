### Coming and going: the link by which others watch a game, and a seat that is lost

watch-invite = Invite spectators
watch-invite-more = Anyone who opens this link can watch, but can’t play or write in the table’s chat.
watch-invite-text = Watch us play
seat-freed = The host has freed your seat.
