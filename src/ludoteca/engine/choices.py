"""Legal moves as people are offered them. This module is never compiled."""

from __future__ import annotations

from ludoteca.engine.actions import ActionSpace, Target
from ludoteca.engine.words import Message


class Choice:
    """A legal move as a person is offered it.

    Its verb and its targets in order make its name; its label is a sentence with targets and numbers as
    arguments. `numbers` are what helps to choose: a cost, points gained, the strength after it. `danger` says
    what it costs that cannot be taken back, where a slip is likely.
    """

    __slots__ = ("danger", "label", "name", "numbers", "targets", "verb")

    def __init__(
        self,
        name: str,
        verb: str,
        targets: tuple[Target, ...],
        label: Message,
        numbers: dict[str, int],
        danger: Message | None = None,
    ) -> None:
        self.name = name
        self.verb = verb
        self.targets = targets
        self.label = label
        self.numbers = numbers
        self.danger = danger

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "verb": self.verb,
            "targets": [{"kind": target.kind, "id": target.id} for target in self.targets],
            "label": self.label.json(),
            "numbers": dict(self.numbers),
            "danger": None if self.danger is None else self.danger.json(),
        }


def choice_in(
    space: ActionSpace, action: int, numbers: dict[str, int], danger: Message | None = None
) -> Choice:
    """An action as a person is offered it."""
    label = space.labels[action]
    if numbers:
        label = Message(label.id, {**label.args, **numbers})
    return Choice(space.names[action], space.verbs[action], space.targets(action), label, numbers, danger)
