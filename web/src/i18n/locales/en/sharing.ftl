### Sharing a device, filling the seats, and players without a name
## $number: of the seat

player-numbered = Player { $number }
preset-fill = Fill the seats
preset-bots = Me and bots
preset-friends = Friends by link
preset-device = All on this device
sharing-device = Sharing this device
sharing-curtain = With a curtain
sharing-curtain-more = Each player chooses in secret; a curtain hides the screen in between.
sharing-open = Openly
sharing-open-more = One person taps for everyone; all of you see who chooses what.
