"""Files become checked shapes here: strict YAML with the place of every key, models, and the shelf they stand on."""
