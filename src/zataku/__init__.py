"""Zataku: an open digital table for four Japanese-themed eurogames."""
