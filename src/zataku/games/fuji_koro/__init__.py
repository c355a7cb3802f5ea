"""Fuji Koro: samurai in a volcano that is about to erupt, against each other, together or alone."""
