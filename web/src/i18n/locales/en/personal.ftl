### My key and everything that is stored about me.

personal-change = Change my key
personal-change-ask = Change your key?
personal-change-more = This device gets a new key. The old link stops working, and your other devices are signed out until you open the new link there.
personal-change-yes = Yes, change it
personal-changed = You have a new key. Keep its link somewhere safe.
personal-download = Download my data
personal-delete = Delete me
personal-delete-ask = Delete yourself for good?
personal-delete-more = Your name, key, statistics and ratings are deleted, and so is everything you wrote in chats. Bots take your seats in running games. The games you played remain, without your name. This can’t be undone.
personal-delete-yes = Yes, delete me
personal-deleted = Everything about you is deleted. Thanks for playing!
personal-no = Cancel
key-revoked =
    This device’s key no longer works: it was replaced on another device, or deleted. Open your new
    personal link here, or go to your profile and make this device forget the old key.
