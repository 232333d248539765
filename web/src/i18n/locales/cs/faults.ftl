### When the server can’t keep something, or can’t say whether it did.

refused-log-full = U tohoto stolu se už napsalo a změnilo tolik, že na víc není místo. Hra pokračuje.
refused-in-doubt = Server nedokáže říct, jestli se to uložilo. Než to zkusíte znovu, podívejte se, co z toho je.
