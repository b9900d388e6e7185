"""What a job asks of its game."""

from __future__ import annotations

from collections.abc import Mapping

from generator.game import Ask
from generator.job import Job, game_of, materials_of, size_of
from generator.surroundings import Surroundings
from generator.unused import used_by
from generator.words import Phrase


def ask_of(job: Job, around: Surroundings) -> Ask:
    """What the job asks of its game."""
    titles, taglines = around.theme.titles, around.theme.taglines
    title, tagline = (
        Phrase(texts[job.lang], f"{key}.{job.lang}") for key, texts in (("title", titles), ("tagline", taglines))
    )
    return ask_with(job, title, tagline, around.mix, around.codes)


def ask_with(job: Job, title: Phrase, tagline: Phrase, mix: Mapping[str, int], codes: tuple[str, ...]) -> Ask:
    """The same with the title, tagline, mix and codes given."""
    materials = materials_of(job, game_of(job))
    return Ask(
        materials=tuple(material.name for material in materials),
        lang=job.lang,
        seed=job.seed or 0,
        title=title,
        tagline=tagline,
        size=size_of(job),
        mix=mix if "mix" in used_by(materials) else {},
        mix_scales=job.mix is None,
        codes=codes,
        count=job.count,
        deck=job.deck,
        players=job.players,
        dice=job.dice,
        pieces=job.pieces,
        large=job.large,
    )
