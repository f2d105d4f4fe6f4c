"""A package, so that folders of the same name below it are told apart: see kit/browser.py."""
