## What the coach says of a move

coach-blow = A blow takes about { $count } of the { $count2 } health of { $figure }.
coach-hurt = { $figure } has { $count } of { $count2 } health left.
coach-flight = The chance to get away is about { $count } %.
coach-foes =
    { $count ->
        [one] Somebody waits there who would fight: { $location }.
       *[other] { $count } wait there who would fight: { $location }.
    }
coach-ap-left = { $count } AP would be lost.
coach-hours-left =
    { $count ->
        [0] This is the last hour of the day.
        [one] 1 hour is still to come.
       *[other] { $count } hours are still to come.
    }
coach-completes = It completes what { $quest } asks for now.
coach-counts = It counts for { $quest }.
coach-likely = If it succeeds, it counts for { $quest }.
coach-search = The chance to find something is about { $count } %.
