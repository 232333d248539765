### When the server can’t keep something, or can’t say whether it did.

refused-log-full = За этим столом уже столько написано и изменено, что места больше нет. Игра продолжается.
refused-in-doubt = Сервер не может сказать, сохранилось ли это. Взгляните, что вышло, прежде чем пробовать ещё раз.
