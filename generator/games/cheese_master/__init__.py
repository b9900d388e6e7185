"""Cheese Master: counting dice against the clock (rules CM-1 to CM-12)."""
