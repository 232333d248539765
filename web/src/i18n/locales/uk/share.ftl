share-link = Посилання
share-picture = Зображення
share-animation = Анімація
share-drawing = Малюємо…
