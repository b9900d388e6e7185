"""A result asked step by step. The questions are the game's own; here they are put, corrected, and the answers kept."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Protocol

from generator.calculator import Calculator, Files
from generator.cli.endings import DONE, on_one_line, tell
from generator.cli.keeping import keep_draft, offer_to_save
from generator.cli.score_text import standing
from generator.config.yaml_source import Source
from generator.problems import FileError, InputError, Problem, errors_of
from generator.question import Question, RefusedError, is_back
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

    def __init__(self, calculator: Calculator, words: Words, line: Line, show: Callable[[Scored], None]) -> None:
        self.calculator = calculator
        self.words = words
        self.line = line
        self.show = show
        self.answers: dict[str, Any] = {}
        self.typed: dict[str, str] = {}
        self.files: Files = {}
        self.totals: tuple[tuple[str, ...], str] = ((), "")

    def run(self) -> int:
        """Ask everything, show the score, offer to save. The end of input or Ctrl-C keeps a draft and ends well."""
        try:
            self.say("dialogue.start", game=self.calculator.title[self.words.lang])
            while not self.is_finished(self.result()):
                self.back()
        except (EOFError, KeyboardInterrupt):
            tell("")
            typed = [(key, self.typed[key]) for key in self.answers]
            return keep_draft(self.calculator, self.data(), typed, self.words)
        return DONE

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
                        tell("  " + on_one_line(_sentence(problem)))
                    self.say("dialogue.correct")
                    question = Question("check", "check", _never)
            self.step(question)

    def step(self, question: Question) -> None:
        """Put one question until it is answered or the last answer is taken back."""
        text = self.ask(question, self.typed.get(question.key, ""))
        if is_back(text):
            self.back()
            return
        try:
            answer = question.read(text)
        except RefusedError as refused:
            self.say(refused.key or "dialogue.wrong", **refused.values)
            return
        answers = {**self.answers, question.key: answer}
        refusal, examined = self.refusal(question, answers)
        if refusal:
            self.say("dialogue.wrong")
            tell("  " + on_one_line(refusal))
            return
        self.answers = answers
        self.typed[question.key] = text
        if examined:
            self.files = examined.files
            self.tell_standing(examined)

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

    def refusal(self, question: Question, answers: dict[str, Any]) -> tuple[str, Examined | None]:
        """Why the game or a file it names refuses the answer; empty when it does not."""
        try:
            examined = examine(self.calculator, self.told(answers))
        except FileError as error:
            return str(error), None
        except InputError as error:
            own = [problem for problem in error.problems if problem.place.file != _ENTERED]
            own += [problem for problem in error.problems if _concerns(question, problem.key)]
            return (own[0].message if own else ""), None
        wrong = [found for found in errors_of(examined.complaints) if _concerns(question, found.key)]
        return (wrong[0].message if wrong else ""), examined

    def tell_standing(self, examined: Examined) -> None:
        """The running total, whenever it has changed for the same players."""
        if errors_of(examined.complaints):
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

    def say(self, key: str, **values: object) -> None:
        tell(on_one_line(self.words.text(key, **values)))


def _concerns(question: Question, key: str) -> bool:
    return any(key == own or key.startswith((f"{own}.", f"{own}[")) for own in question.keys)


def _sentence(problem: Problem) -> str:
    return f"{problem.key}: {problem.message}" if problem.key else problem.message


def _never(_: str) -> None:
    raise RefusedError
