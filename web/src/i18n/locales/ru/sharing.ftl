### Общее устройство, заполнение мест и игроки без имени

player-numbered = Игрок { $number }
preset-fill = Заполнить места
preset-bots = Я и боты
preset-friends = Друзья по ссылке
preset-device = Все на этом устройстве
sharing-device = Играете на одном устройстве
sharing-curtain = С занавесом
sharing-curtain-more = Каждый выбирает тайно; между игроками опускается занавес.
sharing-open = Открыто
sharing-open-more = Один человек нажимает за всех; вы все видите, кто что выбирает.
