"""What can be told of a choice before it is made: prices, odds, consequences, quests, and why something is
not possible. All of it rests on what the seat that is asked may know.
"""
