"""Marks into ink: the only folder that knows ReportLab and font files."""
