### How fast the table goes: what happened is played back, bots wait, dangerous moves can be taken back.

ui-speed = Bots and playback
ui-speed-calm = Calm
ui-speed-brisk = Brisk
ui-speed-once = At once
ui-faster = Faster
ui-skip = Skip
ui-run = On to my next decision
ui-running = On to your next decision …
ui-think-better = Take back
ui-do-it = Do it now
ui-dangerous = Cannot be taken back
ui-orders = Standing orders
ui-answered = Answered for you, as there was one answer: { $move }
ui-answered-by-order = Answered by your order: { $move }
ui-answers-itself = There is one answer. It is given in a moment.
ui-answers-by-order = Your order answers in a moment.
ui-alone = Questions with one answer
ui-alone-answered = answer themselves, among people after a pause
ui-alone-asked = are asked each time
ui-alone-about = Against bots at once; among people after a pause as long as a thought, so that nobody can tell whether you had a choice.
ui-odds = Show odds before a choice
ui-odds-allow = Odds are shown before a choice
ui-odds-none = This table plays without odds before a choice.
ui-understood = Understood
ui-hint = What this question is about
