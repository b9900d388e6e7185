"""PDFs as pictures: pages as PNG, contact sheets, and square pictures for a shop."""
