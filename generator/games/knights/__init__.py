"""Knights of the Round Cheese: decks of Fox cards, the rules of play as a model, and the score of a finished game."""
