share-link = Ссылка
share-picture = Картинка
share-animation = Анимация
share-drawing = Рисуем…
