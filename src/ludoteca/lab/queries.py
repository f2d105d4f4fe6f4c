"""Questions to any number of runs at once, in SQL, by DuckDB. Needs the extra `data`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludoteca.engine.errors import LudotecaError
from ludoteca.lab.runs import ORDER, Run, in_words, open_run
from ludoteca.missing import needed

MOST_DEEP = 4  # folders within folders, when runs are looked for
OBSERVATION = "observation"

# In its file an observation is bytes, one, two or four for each of so many numbers; here it is a list.
SIGNED = (
    "CREATE MACRO signed(value, all_of) AS CASE WHEN value >= all_of // 2 THEN value - all_of ELSE value END"
)
AS_LIST = """CREATE MACRO as_list(bytes, numbers) AS CASE octet_length(bytes) // numbers
WHEN 1 THEN list_transform(regexp_extract_all(hex(bytes), '..'), lambda b: signed(('0x' || b)::BIGINT, 256))
WHEN 2 THEN list_transform(regexp_extract_all(hex(bytes), '.{4}'),
    lambda b: signed(('0x' || b[3:4] || b[1:2])::BIGINT, 65536))
ELSE list_transform(regexp_extract_all(hex(bytes), '.{8}'),
    lambda b: signed(('0x' || b[7:8] || b[5:6] || b[3:4] || b[1:2])::BIGINT, 4294967296)) END"""


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
    the folder of its `run`. An observation is a list of numbers.
    """
    duckdb = needed("duckdb", "data")
    base = duckdb.connect()
    base.execute(SIGNED)
    base.execute(AS_LIST)
    base.execute("CREATE TABLE runs (run TEXT, kind TEXT, game TEXT, parts INTEGER, ordered TEXT)")
    base.execute("CREATE TEMP TABLE sizes (run TEXT, numbers INTEGER)")
    for run in runs:
        row = [str(run.folder), run.order["kind"], run.order.get("game"), len(run.numbers())]
        base.execute("INSERT INTO runs VALUES (?, ?, ?, ?, ?)", [*row, in_words(run.order)])
        base.execute("INSERT INTO sizes VALUES (?, ?)", [str(run.folder), run.order.get("numbers")])
    for table in sorted({table for run in runs for table in run.tables if table.endswith(".parquet")}):
        files = [str(file) for run in runs for file in run.files(table)]
        if files:
            name = table.partition(".")[0]
            listed = ", ".join(["'" + file.replace("'", "''") + "'" for file in files])
            found = (
                "SELECT parse_dirpath(filename) AS run, * EXCLUDE (filename) "
                f"FROM read_parquet([{listed}], filename = true, union_by_name = true)"
            )
            if (OBSERVATION, "BLOB") in base.execute(
                f"SELECT column_name, column_type FROM (DESCRIBE {found})"
            ).fetchall():
                found = (
                    f"SELECT found.* REPLACE (as_list({OBSERVATION}, numbers) AS {OBSERVATION}) "
                    f"FROM ({found}) AS found JOIN sizes USING (run)"
                )
            base.execute(f"CREATE VIEW {name} AS {found}")
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
