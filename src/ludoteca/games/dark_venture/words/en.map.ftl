# The map on the table in the browser.

dv-map = The map
dv-map-help = The map. Arrows go from location to location, Enter chooses, plus and minus zoom, Shift with an arrow moves the map.
dv-map-closer = Closer
dv-map-farther = Farther
dv-map-whole = The whole map
dv-map-list = List of locations
dv-side-n = north
dv-side-e = east
dv-side-s = south
dv-side-w = west
dv-health-of = { $now } of { $most } health
dv-lies-dead = dead
dv-lies-unconscious = unconscious
dv-attacks = attacks
dv-way = { $side } to { $place }
dv-place-facts = About the location
dv-place-close = Close
dv-place-here = Here: { $who }.
dv-place-lies = On the ground: { $things }.
dv-place-ways = Ways: { $ways }.
dv-place-open = Open: { $sides }.
dv-place-shut = Shut: { $sides }.
dv-place-searched = Searched.
dv-place-waits = A story waits.
dv-lay-turns = How it is turned
dv-lay-fits = { $count ->
    [4] All turns fit
   *[other] { $count } of 4 turns fit
}: it meets { $places }
dv-lay-opens = opens { $sides }
dv-lay-opens-none = opens no other side
dv-lay-meets-none = meets no entrance
dv-lay-closes = no entrance would stay open
dv-lay-here = Lay it here
dv-lay-next = Next cell
dv-lay-back = Take it back
dv-lay-doors = { $count ->
    [one] 1 entrance stays open
   *[other] { $count } entrances stay open
}
dv-card-doors = { $count ->
    [one] 1 entrance
   *[other] { $count } entrances
}
dv-card-health = { $count } health
