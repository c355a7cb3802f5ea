"""Bitoku: spirits of the forest play yokai, send guardian dice over the river, and strive to be the Great Spirit."""
