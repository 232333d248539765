### People: who is here, quick matches, ladders, profiles, the calendar, invitations

## Who is here, and playing with anyone
## $count (number): people

here-now =
    { $count ->
        [one] { $count } person is here now
       *[other] { $count } people are here now
    }
match = Quick match
match-waiting =
    { $count ->
        [one] { $count } waiting
       *[other] { $count } waiting
    }
match-fills =
    { $seconds ->
        [one] Looking for players. In { $seconds } second bots take the free seats and the game begins.
       *[other] Looking for players. In { $seconds } seconds bots take the free seats and the game begins.
    }

## Giving up a game

give-up = Give up
give-up-ask = Give up this game?
give-up-bots = Nobody else plays here, so the game ends without a result. If you’ve already made a choice, you’re rated last.
give-up-others = A bot takes over your seat, and its result counts as yours. You can take the seat back while the game lasts.
give-up-table = The game hasn’t begun. The table closes, and its link stops working.
give-up-seat = The game hasn’t begun. Your seat becomes free for somebody else.
give-up-no = Keep playing
given-up = The game is off your list.
abandoned = This game was given up
abandoned-more = It ended without a result.

## Ladders and profiles
## $game: its name; $name: a player; $count, $won, $games, $place, $of, $rating (numbers)

ladder = Ladder
ladder-of = { $game }: ladder
ladder-wins = Who has won the most
ladder-empty = Nobody is on the ladder yet.
ladder-missing =
    { $count ->
        [one] Finish { $count } more game, and you’ll be on the ladder. Daily challenges and lessons don’t count.
       *[other] Finish { $count } more games, and you’ll be on the ladder. Daily challenges and lessons don’t count.
    }
ladder-missing-wins =
    { $count ->
        [one] Finish { $count } more game, and you’ll be on the ladder.
       *[other] Finish { $count } more games, and you’ll be on the ladder.
    }
ladder-nameless = Others see you here once you’ve entered a name.
games-won =
    { $games ->
        [one] won { $won } of { $games } game
       *[other] won { $won } of { $games } games
    }
profile-rating = Rating { $rating }
profile-none = Nobody is shown here
profile-none-more = There is no such player, or the profile is hidden.
profile-daily = Daily challenges
profile-no-games = No finished game yet.
profile-see = See my profile as others do

## The calendar of daily challenges
## $count (number): days; $day: a date; $games: the games finished that day

calendar = My days
streak-now =
    { $count ->
        [0] No streak yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
streak-longest =
    { $count ->
        [one] longest streak: { $count } day
       *[other] longest streak: { $count } days
    }
streak-days =
    { $count ->
        [one] { $count } day played in total
       *[other] { $count } days played in total
    }
calendar-done = { $day }: { $games }
calendar-open = { $day }: not played

## My place in a daily challenge
## $place, $of (numbers): mine, and how many have finished

daily-among = Among today’s players: place { $place } of { $of }
daily-among-then = Among that day’s players: place { $place } of { $of }
list-place = Place { $place } of { $of }
list-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## People I played with, and invitations
## $name: a player; $game: a game; $count (number): games together

played-with = Played with
games-together =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
is-here = here now
invite-again = Invite again
invite-again-who = Invite { $name } again
invite-told = { $name } sees your invitation.
invite-not-told = { $name } is not here right now. Share the link.
invites-you = { $name } invites you: { $game }
invitation-join = Join
invitation-ignore = Not now
block = Block
unblock = Unblock
block-who = Hide invitations from { $name }
unblock-who = Show invitations from { $name } again
privacy = Privacy
privacy-hidden = Hide my profile and my place on the ladders
privacy-invitations = People I’ve played with may invite me
