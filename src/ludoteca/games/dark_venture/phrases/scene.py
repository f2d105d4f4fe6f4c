"""Whom an entry is about, as its reader sees it: who is called `you`, and what the others are called."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.phrases.speech import Speech

PLURAL: Final = ("pair",)
# what a figure's ability hears of others, unless it says whose
OF_OTHERS: Final = ("stay",)


@dataclass(frozen=True)
class Scene:
    """`owner` names the texts (`slantwise-inn-a`); `called` tells who a word of the vocabulary is."""

    owner: str
    called: dict[str, str] = field(default_factory=lambda: {"actor": "you", "self": "you", "owner": "you"})
    moment: str = ""
    silent: bool = False  # tells costs and tests, not what comes of them

    def who(self, word: str) -> str:
        return self.called.get(word, word)

    def with_target(self, called: str) -> Scene:
        return replace(self, called={**self.called, "target": called})


def reader(owner: str, moment: str = "") -> Scene:
    """Places, items, quests, hours and Ancients speak to whoever is there or has them."""
    called = {"actor": "you", "self": "you", "owner": "you"}
    return Scene(owner, {**called, "target": "courted"} if moment == "court" else called, moment)


def figure_scene(owner: str, hero: bool, moment: str, whose: str) -> Scene:
    """A hero's card speaks to its player; the others speak of themselves, and to whom they meet."""
    if hero:
        own = whose in ("", "self") and moment not in OF_OTHERS
        met = whose == "here" and moment in ("act", "use")
        actor, self = ("you", "you") if own else ("you", "self") if met else ("that", "you")
    elif whose in ("hero", "pair", "kin"):
        actor, self = "that", "self"
    elif whose == "here" or moment in OF_OTHERS:
        actor, self = "you", "self"
    else:
        actor, self = "self", "self"
    called = {**reader(owner, moment).called, "actor": actor, "self": self}
    return Scene(owner, called, moment)


def subject(speech: Speech, scene: Scene, word: str) -> dict[str, str]:
    """Who acts: the form of the verb, and what they are called."""
    who = scene.who(word)
    form = "you" if who == "you" else "many" if who in PLURAL else "one"
    return {"form": form, "who": speech.phrase(f"who-{who}")}


def listener(scene: Scene, whose: str) -> str:
    """Whose moments an ability hears: a key of `who-`."""
    if scene.who("actor") == "you":
        return "you"
    return {"hero": "hero", "pair": "either", "kin": "kin", "here": "somebody"}.get(whose, "self")


assert set(v.WHOSE) == {"self", "hero", "pair", "kin", "here"}
