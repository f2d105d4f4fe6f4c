## After the end: figures, charts and moments

story-heroic = Points of heroic quests
story-side = Points of side quests
story-otherwise = Points otherwise
story-fights = Fights
story-dealt = Damage dealt
story-suffered = Health lost
story-items = Items gained
story-points = Points by hour
story-fulfils =
    { $count ->
        [one] { $seat } fulfils { $quest }, for 1 point.
       *[other] { $seat } fulfils { $quest }, for { $count } points.
    }
story-falls = { $figure } falls.
story-dies = { $figure } dies.
