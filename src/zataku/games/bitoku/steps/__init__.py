"""The rules of Bitoku as steps: one small class for each thing that happens or is asked."""
