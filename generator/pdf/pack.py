"""A written file made smaller: everything that is not a stream goes into one compressed object stream (PDF 1.5)."""

from __future__ import annotations

from typing import Any

from generator.pdf.streams import compressed

HEAD = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"  # the second line tells file transfers that this is not text
MOST_PACKED = 2000  # objects in one object stream: a reader unpacks all of them to get one


def pack(data: bytes, pdf: Any) -> bytes:
    """Rewrite what a ReportLab document has just been formatted to.

    ReportLab leaves the place of every object in the document, so nothing has to be parsed."""
    places = sorted((offset, pdf.idToObjectNumberAndVersion[name][0]) for name, offset in pdf.idToOffset.items())
    ends = [offset for offset, _ in places[1:]] + [data.rindex(b"xref\n", 0, data.rindex(b"startxref"))]
    parts, size = [HEAD], len(HEAD)
    rows: dict[int, tuple[int, int, int]] = {0: (0, 0, 65535)}
    packed: list[tuple[int, bytes]] = []
    container = len(places) + 1
    for (start, number), end in zip(places, ends, strict=True):
        text = data[start:end]
        if text.endswith(b"endstream\nendobj\n"):
            rows[number] = (1, size, 0)
            parts.append(text)
            size += len(text)
        else:
            rows[number] = (2, container + len(packed) // MOST_PACKED, len(packed) % MOST_PACKED)
            packed.append((number, text[text.index(b"obj\n") + 4 : text.rindex(b"endobj")].strip()))
    for start in range(0, len(packed), MOST_PACKED):
        rows[container] = (1, size, 0)
        parts.append(container_of(packed[start : start + MOST_PACKED], container))
        size += len(parts[-1])
        container += 1
    rows[container] = (1, size, 0)
    parts.append(index_of(rows, pdf, container))
    parts.append(f"startxref\n{size}\n%%EOF\n".encode("ascii"))
    return b"".join(parts)


def container_of(packed: list[tuple[int, bytes]], number: int) -> bytes:
    """The object stream: a table of numbers and places, then the objects."""
    table, place = [], 0
    for each, text in packed:
        table.append(f"{each} {place}")
        place += len(text) + 1
    head = " ".join(table).encode("ascii") + b"\n"
    body = b"\n".join(text for _, text in packed)
    return indirect(number, head + body, f"/Type /ObjStm /N {len(packed)} /First {len(head)}")


def index_of(rows: dict[int, tuple[int, int, int]], pdf: Any, number: int) -> bytes:
    """The cross-reference stream, which also is the trailer; places take three bytes, in a large file four."""
    wide = 3 if max(where for _, where, _ in rows.values()) < 1 << 24 else 4
    root, info = (pdf.Reference(each).format(pdf).decode("ascii") for each in (pdf.Catalog, pdf.info))
    mark = pdf.signature.hexdigest()
    entries = f"/Type /XRef /Size {len(rows)} /W [1 {wide} 2] /Root {root} /Info {info} /ID [<{mark}><{mark}>]"
    table = (
        kind.to_bytes(1, "big") + where.to_bytes(wide, "big") + index.to_bytes(2, "big")
        for kind, where, index in (rows[each] for each in sorted(rows))
    )
    return indirect(number, b"".join(table), entries)


def indirect(number: int, content: bytes, entries: str) -> bytes:
    """A stream object with its number."""
    body = compressed(content)
    head = f"{number} 0 obj\n<< {entries} /Filter /FlateDecode /Length {len(body)} >>\nstream\n"
    return head.encode("ascii") + body + b"\nendstream\nendobj\n"
