share-link = Odkaz
share-picture = Obrázek
share-animation = Animace
share-drawing = Kreslí se…
