"""What many jobs have in common is laid out once: contents that come again, in settings that differ in the slug."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from generator.content import Content
from generator.sheets.draft import Draft
from generator.sheets.setting import Setting

MOST = 8  # contents that are kept; each further one would be compared with all of them


def known_or_laid(
    content: Content, setting: Setting, layout: Callable[[Any, Setting], tuple[Draft, ...]]
) -> tuple[Draft, ...]:
    """The pages of a content without their slugs; laid out now, or known from a job before."""
    known = setting.known
    if known is None:
        return layout(content, setting)
    for past, drafts in known:
        if type(past) is type(content) and past == content:
            same: tuple[Draft, ...] = drafts
            return same
    drafts = layout(content, setting)
    # A draft that brings a slug of its own has the setting of this job in it.
    if len(known) < MOST and all(draft.slug is None for draft in drafts):
        known.append((content, drafts))
    return drafts
