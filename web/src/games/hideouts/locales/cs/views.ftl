### Poznámka o místech v editoru a pohledy v záznamu hry.

editor-places = Kde která skrýš leží, se rozloží pokaždé znovu.
eyes-from =
    { $corner ->
        [NW] Ze severozápadu ({ $name })
        [NE] Ze severovýchodu ({ $name })
        [SE] Z jihovýchodu ({ $name })
       *[SW] Z jihozápadu ({ $name })
    }
