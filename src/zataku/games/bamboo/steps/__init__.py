"""The rules of Bamboo: one small class for each thing that happens or is asked, by season."""
