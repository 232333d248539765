### Napomena o mestima u uređivaču i pogledi u snimku igre.

editor-places = Gde koje skrovište leži, raspoređuje se svaki put iznova.
eyes-from =
    { $corner ->
        [NW] Sa severozapada ({ $name })
        [NE] Sa severoistoka ({ $name })
        [SE] Sa jugoistoka ({ $name })
       *[SW] Sa jugozapada ({ $name })
    }
