"""Field files: by code, written out, one or several."""

from __future__ import annotations

from pathlib import Path

from generator.config.field_file import FieldEntry, fields_of, read_field_file
from generator.config.yaml_source import parse

CODE = "K1-6X6-3221-7F2QX3-C"


def test_one_field_stands_alone_or_in_a_list() -> None:
    assert fields_of(parse(f"field: {CODE}", "f")).entries == (FieldEntry("", CODE),)
    text = f"fields: [{{field: {CODE}}}, {{rows: 3, columns: 4, twists: {{double: [c2, a1]}}}}]"
    entries = fields_of(parse(text, "f"))
    assert entries.entries == (
        FieldEntry("fields[0]", CODE),
        FieldEntry("fields[1]", None, 3, 4, {"double": ("c2", "a1")}),
    )
    assert entries.source.places["fields[1].twists.double[1]"].column == text.index("a1") + 1


def test_a_field_without_twists_is_a_field(tmp_path: Path) -> None:
    file = tmp_path / "plain.json"
    file.write_text('{"rows": 1, "columns": 2}', encoding="utf-8")
    assert read_field_file(file).entries == (FieldEntry("", None, 1, 2, {}),)
