"""For researchers: matches as environments of PettingZoo, OpenSpiel and Gymnasium, with observations as named tensors.

Needs the extra `lab`. What a learner sees is made from views, so it never holds what the seat cannot know.
"""
