### The lesson: a hint next to what it explains, and a last word.
## $colour: of the newcomer’s explorer; $name: a bot

lesson-welcome =
    You’re the { $colour ->
        [red] red
        [blue] blue
        [green] green
        [yellow] yellow
        [purple] purple
        [white] white
        [orange] orange
       *[teal] teal
    } explorer. Whoever has the most points after five rounds in the cave wins.
lesson-treasure =
    A treasure! Everyone in the cave gets the same share of its rubies. What can’t be split stays on
    the card.
lesson-carry =
    You’re carrying these rubies. They’re safe only once you’re back in camp. Until then you can
    lose them.
lesson-choose =
    Now everyone decides in secret. “{ choice-on }” turns up one more card, “{ choice-back }” takes
    home what you carry. Go on for now!
lesson-path = These rubies are left over. Whoever goes back picks them up. Those who leave together share them.
lesson-hazard =
    A hazard! The first of its kind is only a warning. If a second one of the same kind turns up,
    everyone still inside loses everything they carry.
lesson-risk = The dial shows the danger: how many of the cards in the deck would end the round now.
lesson-relic = A relic! Only someone who leaves the cave alone takes it. The others want to go on, so this is your moment: “{ choice-back }”!
lesson-alone = Nobody else left, so you got everything that lay on the path: the rubies and the relic.
lesson-safe = What’s in your chest is safe. A ruby is worth 1 point, a diamond 5, and five rubies make a diamond. Now watch the others!
lesson-struck = That was the second one of a kind: everyone still inside lost what they carried. Next round: everyone goes in again.
lesson-left =
    { $name } left alone and took everything on the path. Now there are fewer of you to share what
    you find.
lesson-done-title = Now you know it all
lesson-done = You share treasures, weigh the risk, turn back before a hazard comes a second time and leave alone for a relic. After five rounds, whoever has the most points wins.
lesson-play-on = Finish this game
lesson-real-game = Play a real game
