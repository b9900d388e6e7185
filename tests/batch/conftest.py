"""Signals of POSIX are tested where there are such."""

import sys

collect_ignore = ["test_batch_signals.py"] if sys.platform == "win32" else []
