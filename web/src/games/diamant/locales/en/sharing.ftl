### Choosing openly on one device, and players’ tiles on a phone
## $name: a player

open-decide = { $name }: onward or back?
open-all-on = Everyone onward
open-rest-on = The others onward
brief-chosen = chosen
brief-thinks = thinking
brief-cave = in cave
brief-camp = in camp
brief-away = away
