"""Lessons: the first game of a box, played on its engine. What it says and expects is data.

`script` reads a lesson, `course` plays it; `ludoteca.testing.lessons` plays every path of one and tells what
is wrong with it. How to write one: docs/write-a-lesson.md.
"""
