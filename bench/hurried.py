"""The server, without the limit of messages that no person ever meets: `python -m bench.hurried ...`."""

from __future__ import annotations

import sys

from ludoteca.table.__main__ import make_parser
from ludoteca.table.serve import serve
from ludoteca.table.settings import Settings


def main() -> int:
    args = make_parser().parse_args()
    settings = Settings(args.data, port=args.port, messages=1e6, messages_at_once=1_000_000)
    settings.store, settings.processes = args.store, args.processes
    return serve(settings)


if __name__ == "__main__":
    sys.exit(main())
