# Everything a developer runs; the tests themselves are the README's second command.
PYTHON := .venv/bin/python

.PHONY: test lint bench fuzz golden fonts pictures schemas

test:
	$(PYTHON) -m pytest

lint:
	$(PYTHON) -m ruff check generator tests themes/fonts themes/pictures
	$(PYTHON) -m mypy
	.venv/bin/lint-imports

bench:
	$(PYTHON) -m tests.bench

fuzz:
	FUZZ=1 $(PYTHON) -m pytest -n 0 tests/fuzz

golden:
	UPDATE_GOLDEN=1 $(PYTHON) -m pytest -n 0 tests/golden

fonts:
	$(PYTHON) themes/fonts/build.py

pictures:
	PYTHONPATH=. $(PYTHON) themes/pictures/build.py

schemas:
	.venv/bin/kaeseblatt schema layouts/schemas --force
