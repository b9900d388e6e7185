"""`kaeseblatt batch`: many PDFs."""

from __future__ import annotations

import signal
import sys
import threading
from typing import TYPE_CHECKING, Annotated, Any

import typer

from generator.cli import options
from generator.cli.endings import DONE, INTERRUPTED, WRONG_INPUT, on_one_line, run, say, say_json, tell, tell_problems
from generator.problems import FileError, counted

if TYPE_CHECKING:
    from generator.batch.request import Summary
    from generator.batch.run import Prepared
    from generator.config.plan import Plan

EPILOG = """\b
Examples:
  kaeseblatt batch --themes all --count 10 --out shop
  kaeseblatt batch shop --out shop --zip --previews
  kaeseblatt batch my_plan.yaml --dry-run
  kaeseblatt batch --themes all --count 100 --one-file --out shop
  kaeseblatt batch my_plan.yaml --cluster tcp://192.168.1.5:8786
"""

ARCHIVE = "kaeseblatt.zip"
NAMED = 3


def _list(what: str, default: str) -> Any:
    return typer.Option(metavar="NAME,...|all", help=f"{what}  [{default}]")


def batch(
    plan: Annotated[
        str | None, typer.Argument(metavar="PLAN.yaml", help="A plan, by name or path; options stand over it.")
    ] = None,
    games: Annotated[list[str] | None, _list("Games.", "all")] = None,
    materials: Annotated[
        list[str] | None, _list("What to print; also as game/material.", "the first of each game")
    ] = None,
    themes: Annotated[list[str] | None, _list("Themes, by name or path.", "kaesekeller")] = None,
    papers: Annotated[list[str] | None, _list("Papers, by name or path.", "a4")] = None,
    langs: Annotated[list[str] | None, _list("Languages.", "de")] = None,
    inks: Annotated[list[str] | None, _list("Inks: full, light, grey.", "full")] = None,
    count: Annotated[
        int | None, typer.Option("--count", metavar="N", help="Different booklets of each combination.  [1]")
    ] = None,
    seed: options.Seed = None,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", help="Processes.  [one per processor]")] = None,
    out: Annotated[str, typer.Option("--out", "-o", metavar="DIR", help="Folder of the files and their manifest.")] = (
        "output"
    ),
    one_file: Annotated[
        bool, typer.Option("--one-file", help="All booklets of a combination in one PDF with bookmarks.")
    ] = False,
    archive: Annotated[bool, typer.Option("--zip", help="Put all files into kaeseblatt.zip as well.")] = False,
    previews: Annotated[bool, typer.Option("--previews", help="A PNG of all pages beside each PDF.")] = False,
    resume: Annotated[
        bool, typer.Option("--resume/--fresh", help="Go on where the last run in DIR ended, or start over.")
    ] = True,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster of that scheduler.")
    ] = None,
    folder_limit: Annotated[
        int, typer.Option("--folder-limit", metavar="N", help="At most N files in one folder; 0 for no limit.")
    ] = 0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Check everything, name the files, make none.")] = False,
    force: options.Force = False,
    as_json: options.Json = False,
    quiet: options.Quiet = False,
    debug: options.Debug = False,
) -> None:
    """Make many PDFs: games x materials x themes x papers x languages x inks, with a manifest."""
    lists = {
        "games": games, "materials": materials, "themes": themes, "papers": papers, "langs": langs, "inks": inks,
    }  # fmt: skip

    result: dict[str, Any] = {"files": [], "failed": []}

    def work() -> int:
        from pathlib import Path

        from generator.batch.ledger import Ledger
        from generator.batch.request import Request
        from generator.batch.run import prepare
        from generator.batch.run import run as run_batch

        request = Request(
            plan=_plan(plan, lists, count, seed),
            out=Path(out),
            jobs=jobs,
            together=one_file,
            archive=archive,
            previews=previews,
            fresh=not resume,
            force=force,
            cluster=cluster,
            folder_limit=folder_limit,
            debug=debug,
        )
        ledger = Ledger(request.out, request.fresh)
        prepared = prepare(request, ledger.seed)
        tell_problems(prepared.matrix.notes)
        if dry_run:
            _name_files(prepared, as_json, quiet)
            return DONE
        from generator.cli.batch_progress import watch_for

        with watch_for(quiet) as watch:
            summary = run_batch(prepared, ledger, watch)
        for path, problems in summary.failures:
            for problem in problems:
                tell(on_one_line(f"{path}: {problem}"))
        manifest = summary.manifest.read_text(encoding="utf-8") if as_json and summary.manifest else ""
        if not (quiet or as_json):
            _report(summary, out)
        if summary.stopped:
            if manifest:
                result.update(_parsed(manifest))
            raise _stop(summary.stopped, out)
        sys.stdout.write(manifest)
        if summary.interrupted:
            return INTERRUPTED
        return WRONG_INPUT if summary.failures else DONE

    _let_sigterm_interrupt()
    run(work, as_json=as_json, debug=debug, without_result=result)


def _plan(name: str | None, lists: dict[str, list[str] | None], count: int | None, seed: int | None) -> Plan:
    """The plan of the file, with what the options say instead."""
    from dataclasses import replace

    from generator.config.plan import Plan, read_plan
    from generator.problems import Place

    plan = read_plan(name) if name else Plan()
    places = dict(plan.places)
    said = {}
    for axis, values in lists.items():
        if values:
            entries = [entry.strip() for value in values for entry in value.split(",") if entry.strip()]
            said[axis] = tuple(entries)
            places = {key: place for key, place in places.items() if key.partition("[")[0] != axis}
            places[axis] = Place(f"--{axis}")
    if count is not None:
        plan, places["count"] = replace(plan, count=count), Place("--count")
    if seed is not None:
        plan, places["seed"] = replace(plan, seed=seed), Place("--seed")
    return replace(plan, lists={**plan.lists, **said}, places=places)


def _name_files(prepared: Prepared, as_json: bool, quiet: bool) -> None:
    if as_json:
        rows = [{"path": path, **each.words, "seed": seed} for each, _, seed, path in prepared.files()]
        say_json({"seed": prepared.wanted.seed, "files": rows, "failed": []})
        return
    count = 0
    for *_, path in prepared.files():
        count += 1
        if not quiet:
            say(path)
    tell(f"{count} file{'' if count == 1 else 's'} of {len(prepared.matrix.combinations)} combinations; none was made")


def _report(summary: Summary, out: str) -> None:
    made = summary.files - summary.unchanged
    rate = f", {made / summary.seconds:.0f} a second" if made and summary.seconds >= 1 else ""
    said = [f"{made} made{rate}", f"{summary.unchanged} unchanged", f"{len(summary.failures)} failed"]
    say(f"{', '.join(said)}; {summary.bytes / 1e6:.1f} MB in {out} after {summary.seconds:.1f} s")
    for seconds, path in summary.slowest if made > len(summary.slowest) else ():
        say(f"  slowest: {path} ({seconds * 1000:.0f} ms)")
    if summary.archive:
        say(f"Wrote {summary.archive}")
    if summary.interrupted:
        say("Interrupted: the same command goes on from here")
    if summary.removed:
        say(f"Removed {counted(len(summary.removed), 'file')} of earlier runs{_some(summary.removed)}")
    if summary.left:
        lie = "lies" if len(summary.left) == 1 else "lie"
        others = f"{counted(len(summary.left), 'file')} of earlier runs {lie} here too{_some(summary.left)}"
        say(f"{others}, not part of this run: --fresh removes {'it' if lie == 'lies' else 'them'}")
    listed = f"; every file is in {summary.manifest}" if summary.manifest else ""
    say(f"Make the same again with --seed {summary.seed}{listed}")


def _some(paths: list[str]) -> str:
    """The first of these paths, the archive before all."""
    named = sorted(paths, key=lambda path: (path != ARCHIVE, path))
    return on_one_line(f" ({', '.join(named[:NAMED])}{', ...' if len(named) > NAMED else ''})")


def _stop(error: FileError, out: str) -> FileError:
    """How a run ends whose folder takes nothing more."""
    from generator.safe_file import DiskFullError

    reason = "disk full" if isinstance(error, DiskFullError) else str(error)
    return FileError(f"{reason}; the same command goes on from here", out if reason == "disk full" else "")


def _parsed(manifest: str) -> dict[str, Any]:
    from json import loads

    document: dict[str, Any] = loads(manifest)
    return document


def _let_sigterm_interrupt() -> None:
    """Being told to end is like Ctrl-C: processes are stopped and the manifest is written."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, interrupt)
