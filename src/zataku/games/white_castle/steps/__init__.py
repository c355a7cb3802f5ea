"""Turn flow and actions: a step for everything that a player is asked or that happens by itself.

start      starting pairs
rounds     the course of a match: rounds, turns in order, gardens at the end of a round, the last exchange
turn       taking and placing a die
spaces     what a die finds: rooms, outside, clan rows
icons      castle die, light action, clan board without a die
courtiers  gardeners  warriors   the clan members and what they find where they go
gains      what is received: goods, resources of choice, influence and its borders, lantern, well
effects    printed effects compiled to these steps
common     what an action is, paying, receiving, telling
"""
