"""A package, so that one browser and one server serve all its tests: see kit/browser.py."""
