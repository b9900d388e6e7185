"""Many PDFs in one run: a plan becomes combinations, these become orders, and processes make them."""
