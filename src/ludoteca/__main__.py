"""`python -m ludoteca` is the `ludoteca` command."""

from ludoteca.cli import main

main()
