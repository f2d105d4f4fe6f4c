# Factions

faction-beast = Beasts
line-beast = They were here before the first sunrise and have no opinion on the second.
faction-hollow = The Hollow
line-hollow = Knock on them and somebody else answers.
faction-tidewrought = Tidewrought
line-tidewrought = The sea left; they are still waiting to be collected.
faction-ashen = Ashen
line-ashen = They burned down once and found that it suited them.
faction-wayfolk = Wayfolk
line-wayfolk = They own what a mule can carry, and no mule.
faction-clockborn = Clockborn
line-clockborn = Wound every morning. Nobody remembers by whom.
