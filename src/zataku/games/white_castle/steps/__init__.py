"""Turn flow and actions.

gains      what is received and paid: goods, resources of choice, influence and its borders, lantern, well
members    warriors, gardeners, courtiers
actions    lists of actions to do: rooms, outside, clan rows, yards, gardens, icons; effects compiled to steps
turn       taking and placing dice, rounds, gardens at their end, starting pairs
"""
