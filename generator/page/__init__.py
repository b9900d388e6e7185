"""The display list: what is on a page, in millimetres from the top left corner. Knows nothing of games or PDF."""
