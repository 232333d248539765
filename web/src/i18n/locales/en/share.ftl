### What can be shared of a replay’s moment: buttons of one menu.

share-link = Link
share-picture = Picture
share-animation = Animation
share-drawing = Drawing it…
