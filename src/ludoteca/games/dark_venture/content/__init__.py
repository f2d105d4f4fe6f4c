"""The box as data: tables in TOML, the vocabulary they are written in, and what reads and checks them."""
