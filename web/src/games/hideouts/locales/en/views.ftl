### The editor's note on places, and the points of view of a replay.

editor-places = Where each hideout ends up is dealt again in every game.
# $corner: NW, NE, SE or SW; $name: who sits there
eyes-from =
    { $corner ->
        [NW] From the north-west ({ $name })
        [NE] From the north-east ({ $name })
        [SE] From the south-east ({ $name })
       *[SW] From the south-west ({ $name })
    }
