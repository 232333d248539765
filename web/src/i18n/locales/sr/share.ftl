share-link = Link
share-picture = Slika
share-animation = Animacija
share-drawing = Crta se…
