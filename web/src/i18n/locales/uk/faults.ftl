### When the server can’t keep something, or can’t say whether it did.

refused-log-full = За цим столом уже стільки написано й змінено, що місця більше немає. Гра триває.
refused-in-doubt = Сервер не може сказати, чи це збереглося. Погляньте, що вийшло, перш ніж пробувати ще раз.
