"""Questions to any number of runs at once, in SQL, by DuckDB. Needs the extra `data`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.engine.errors import LudotecaError
from ludoteca.lab.runs import ORDER, Run, in_words, open_run
from ludoteca.missing import needed

MOST_DEEP = 4  # folders within folders, when runs are looked for


def runs_in(folders: Sequence[Path]) -> list[Run]:
    """The runs in some folders, or in folders of these; one that cannot be read is told."""
    found: list[Run] = []
    for folder in folders:
        if not folder.is_dir():
            raise LudotecaError(f"there is no folder {folder}")
        found.extend([open_run(file.parent) for file in sorted(folder.rglob(ORDER)) if near(file, folder)])
    return found


def near(file: Path, folder: Path) -> bool:
    return len(file.relative_to(folder).parts) <= MOST_DEEP


def connect(runs: Sequence[Run]) -> Any:
    """A database that sees the runs as one: a table `runs`, and the tables of all their parts, each row with
    the folder of its `run`.
    """
    duckdb = needed("duckdb", "data")
    base = duckdb.connect()
    base.execute("CREATE TABLE runs (run TEXT, kind TEXT, game TEXT, parts INTEGER, ordered TEXT)")
    for run in runs:
        row = [str(run.folder), run.order["kind"], run.order.get("game"), len(run.numbers())]
        base.execute("INSERT INTO runs VALUES (?, ?, ?, ?, ?)", [*row, in_words(run.order)])
    for table in sorted({table for run in runs for table in run.tables if table.endswith(".parquet")}):
        files = [str(file) for run in runs for file in run.files(table)]
        if files:
            name = table.partition(".")[0]
            listed = ", ".join(["'" + file.replace("'", "''") + "'" for file in files])
            base.execute(
                f"CREATE VIEW {name} AS SELECT parse_dirpath(filename) AS run, * EXCLUDE (filename) "
                f"FROM read_parquet([{listed}], filename = true, union_by_name = true)"
            )
    return base


def ask(runs: Sequence[Run], sql: str) -> tuple[list[str], list[tuple[object, ...]]]:
    """The columns and the rows of an answer; what DuckDB does not understand is told."""
    duckdb = needed("duckdb", "data")
    try:
        answer = connect(runs).sql(sql)
        return (list(answer.columns), answer.fetchall()) if answer is not None else ([], [])
    except duckdb.Error as error:
        raise LudotecaError(f"DuckDB says: {str(error)[:300]}") from None


def join(runs: Sequence[Run], folder: Path) -> list[Path]:
    """All tables of the runs in one file each."""
    duckdb = needed("duckdb", "data")
    base = connect(runs)
    views = base.sql("SELECT view_name FROM duckdb_views() WHERE NOT internal ORDER BY 1").fetchall()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files = [folder / f"{name}.parquet" for name in ["runs", *[name for (name,) in views]]]
        for file in files:
            to = str(file).replace("'", "''")
            base.execute(f"COPY (SELECT * FROM {file.stem}) TO '{to}' (FORMAT parquet)")
        return files
    except OSError as error:
        raise LudotecaError(f"{folder} cannot be written: {error.strerror}") from None
    except duckdb.Error as error:
        raise LudotecaError(f"DuckDB says: {str(error)[:300]}") from None
