### Кути, коротко, як на компасі

corner-short-nw = ПнЗх
corner-short-ne = ПнСх
corner-short-se = ПдСх
corner-short-sw = ПдЗх
