"""A result asked step by step. The questions are the game's own; here they are put, corrected, and the answers kept."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from generator.calculator import Calculator, Files
from generator.cli.endings import DONE, INTERRUPTED, on_one_line, tell
from generator.cli.keeping import keep_draft, offer_to_save
from generator.cli.score_text import standing
from generator.cli.wrap import terminal_width, wrapped
from generator.config.yaml_source import Source
from generator.problems import FileError, InputError, Problem, errors_of
from generator.question import Question, Reason, RefusedError, is_back
from generator.scoring_way import Examined, Scored, examine, scored
from generator.told import Told
from generator.words import Words

_ENTERED = "answers"
"""What stands for the file in problems of a result that is only being entered."""


class Line(Protocol):
    """Where lines come from: `read` shows a mark and waits; EOFError when there are no more."""

    def read(self) -> str: ...


class Terminal:
    """Lines typed in a terminal. The dialogue is told on stderr, so that stdout holds the result alone."""

    def __init__(self) -> None:
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")

    def read(self) -> str:
        sys.stderr.write("> ")
        sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()


class Dialogue:
    """One sitting at the keyboard: answers in their order, and what was typed for them, also after going back."""

    def __init__(
        self,
        calculator: Calculator,
        words: Words,
        line: Line,
        show: Callable[[Scored], None],
        kept: Mapping[str, str] | None = None,
        draft: Path | None = None,
    ) -> None:
        """`kept` is what was typed in an earlier sitting, which the file `draft` holds."""
        self.calculator = calculator
        self.words = words
        self.line = line
        self.show = show
        self.answers: dict[str, Any] = {}
        self.typed: dict[str, str] = dict(kept or {})
        self.draft = draft
        self.files: Files = {}
        self.totals: tuple[tuple[str, ...], str] = ((), "")

    def run(self) -> int:
        """Ask everything, show the score, offer to save. Whatever breaks it off keeps a draft: the end of input is an
        end like another, Ctrl-C is an interruption, and a bug of ours takes nothing away."""
        try:
            self.say("dialogue.start", game=self.calculator.title[self.words.lang])
            self.take_up()
            while not self.is_finished(self.result()):
                self.back()
        except EOFError:
            return self.keep(DONE)
        except KeyboardInterrupt:
            return self.keep(INTERRUPTED)
        except Exception:
            self.keep(DONE)
            raise
        return DONE

    def keep(self, code: int) -> int:
        """Keep a draft. `code` unless that fails."""
        tell("")
        typed = {key: self.typed[key] for key in self.answers}
        return keep_draft(self.calculator, typed, self.words, self.draft) or code

    def take_up(self) -> None:
        """Give the answers of the earlier sitting as they were typed, up to one that does not hold any more."""
        if not self.typed:
            return
        self.say("dialogue.taken_up", answers=len(self.typed))
        while question := self.calculator.next_question(self.answers, self.files):
            text = self.typed.get(question.key)
            if text is None or not self.is_taken(question, text):
                break

    def is_finished(self, found: Scored) -> bool:
        """Show the score and offer to save the result; False when the last answer shall be taken back."""
        tell("")
        self.show(found)
        return offer_to_save(self.calculator, self.data(), self.words, self.ask)

    def result(self) -> Scored:
        """Ask until nothing is left to ask and the result is right."""
        while True:
            question = self.calculator.next_question(self.answers, self.files)
            if question is None:
                try:
                    return scored(self.calculator, self.told(self.answers), self.words)
                except InputError as error:
                    self.say("dialogue.not_yet")
                    for problem in error.problems:
                        self.tell("  " + _sentence(problem))
                    self.say("dialogue.correct")
                    question = Question("check", "check", _never)
            self.step(question)

    def step(self, question: Question) -> None:
        """Put one question until it is answered or the last answer is taken back."""
        text = self.ask(question, self.typed.get(question.key, ""))
        if is_back(text):
            self.back()
            return
        self.is_taken(question, text)

    def is_taken(self, question: Question, text: str) -> bool:
        """Read what was typed for a question; False, with the reasons told, when it is no answer."""
        try:
            answer = question.read(text)
        except RefusedError as refused:
            self.say_reasons(refused.reasons)
            return False
        answers = {**self.answers, question.key: answer}
        refusals, examined = self.refusals(question, answers)
        if refusals:
            self.say("dialogue.wrong")
            for refusal in refusals:
                self.tell("  " + refusal)
            return False
        self.answers = answers
        self.typed[question.key] = text
        if examined:
            self.files = examined.files
            self.tell_standing(examined)
        return True

    def ask(self, question: Question, kept: str = "") -> str:
        """Put the question with its range once; an empty line keeps what was typed before."""
        tell("")
        self.say(f"ask.{question.text}.question", **question.values)
        self.say("dialogue.range", range=self.words.text(f"ask.{question.text}.range", **question.values))
        if kept:
            self.say("dialogue.kept", answer=kept)
        return self.line.read() or kept

    def back(self) -> None:
        if self.answers:
            self.answers.popitem()
        else:
            self.say("dialogue.first")

    def refusals(self, question: Question, answers: dict[str, Any]) -> tuple[tuple[str, ...], Examined | None]:
        """All that the game or a file it names has against the answer."""
        try:
            examined = examine(self.calculator, self.told(answers))
        except FileError as error:
            return (str(error),), None
        except InputError as error:
            found = [problem for problem in error.problems if problem.place.file != _ENTERED]
            found += [problem for problem in error.problems if _concerns(question, problem.key)]
            return tuple(problem.message for problem in found), None
        wrong = [found.message for found in examined.misfits if _concerns(question, found.key)]
        wrong += [found.message for found in errors_of(examined.complaints) if _concerns(question, found.key)]
        return tuple(dict.fromkeys(wrong)), examined

    def tell_standing(self, examined: Examined) -> None:
        """The running total, whenever it has changed for the same players."""
        if examined.misfits or errors_of(examined.complaints):
            return
        score = self.calculator.score(examined.play, self.words)
        names = tuple(player.name for player in score.players)
        totals = standing(score, self.words)
        if names == self.totals[0] and totals != self.totals[1]:
            self.say("dialogue.standing", totals=totals)
        self.totals = (names, totals)

    def told(self, answers: dict[str, Any]) -> Told:
        return Told(Source(_ENTERED, self.calculator.result_of(answers), {}))

    def data(self) -> dict[str, Any]:
        return self.calculator.result_of(self.answers)

    def say_reasons(self, reasons: Sequence[Reason]) -> None:
        """Why an answer was refused; the range of the question says enough where there is no reason."""
        for key, values in reasons or (("dialogue.wrong", {}),):
            self.say(key, **values)

    def say(self, key: str, **values: object) -> None:
        self.tell(self.words.text(key, **values))

    def tell(self, text: str) -> None:
        for line in wrapped(on_one_line(text), terminal_width()):
            tell(line)


def _concerns(question: Question, key: str) -> bool:
    return any(key == own or key.startswith((f"{own}.", f"{own}[")) for own in question.keys)


def _sentence(problem: Problem) -> str:
    return f"{problem.key}: {problem.message}" if problem.key else problem.message


def _never(_: str) -> None:
    raise RefusedError
