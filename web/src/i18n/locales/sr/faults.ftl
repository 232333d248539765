### When the server can’t keep something, or can’t say whether it did.

refused-log-full = Za ovim stolom je već toliko pisano i menjano da više nema mesta. Igra se nastavlja.
refused-in-doubt = Server ne može da kaže da li je ovo sačuvano. Pogledajte šta je ispalo pre nego što probate ponovo.
