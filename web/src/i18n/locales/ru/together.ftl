### Вместе: сыграть ещё, сбор за столом, зрители

## Сыграть ещё
## $name: игрок, который приглашает

again-asks = { $name } хочет сыграть ещё.
again-join = Присоединиться
again-not-now = Не сейчас
again-declined-by-me = Вы ответили «не сейчас». Остальные могут играть без вас.
again-after-all = Всё же присоединиться
again-change = Изменить стол
again-watch = Смотреть следующую игру
again-too-late = Остальные уже начали без вас. Можно посмотреть.
# Под именем приглашённого игрока.
again-asked = приглашение отправлено
again-declined = не сейчас

## Сбор за столом
## $name: игрок

lobby-here = Здесь { $here } из { $seats }
lobby-full = Все в сборе
lobby-drop-seat = Убрать это место
lobby-bot-level = Сменить бота
lobby-bots-start = Начать с ботами на свободных местах
lobby-bots-level = Боты:
lobby-change = Изменить стол
lobby-change-done = Сохранить
lobby-removed = Хозяин стола исключил вас. Впустить вас обратно может только он.
lobby-let-in = Впустить обратно: { $name }
lobby-new-link = Новая ссылка
lobby-new-link-done = Ссылка новая. Старая больше не работает.
refused-removed = Хозяин этого стола исключил вас.

## Зрители

spectators = Зрители
spectators-why = В чате стола пишут только игроки. Здесь можно поговорить с другими зрителями; игроки прочтут это после игры.
spectators-empty = Никто из зрителей ещё ничего не написал.
spectators-write = Написать зрителям
# $right (number) из $made (number) догадок
guess-score = Ваши догадки: { $right } из { $made } верно

## Карточка стола
## $levels: насколько сильны боты

facts-bots = боты: { $levels }
