"""A field of a position, a step or a part is declared once; its constructor and its copy follow from that.

    class Draw(Step[Position]):
        seat: int
        left: int = 1

is all that such a class says about its fields. Both methods are plain text, made here: run once for each
class where the package is interpreted, and written into the classes before mypyc compiles them (see
`hatch_fields.py`).

A field is a number, a text, a list of what can be a field, or a part. What never changes in a game is
`Shared[...]`; what is the driver's and not the position's is `Driver[...]`. A field that is set once is
`Final[...]`: a part or a step that has no others is never changed but replaced, so that copies share it.
Constants of a class (`Final`, `ClassVar`) are no fields.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any, TypeVar, dataclass_transform, get_args, get_origin

T = TypeVar("T")

Shared = Annotated[T, "copies share it, a snapshot leaves it out, `set_up` makes it again"]
Driver = Annotated[T, "a copy has the default, a snapshot leaves it out"]

PLAIN = {"int": int, "bool": bool, "str": str, "tuple": tuple}  # values that nobody can change

Fields = dict[str, str]  # what stands behind the colon: {"seat": "int", "left": "int = 1"}


@dataclass_transform(eq_default=False)
class Declared(type):
    """Interpreted classes get slots for their fields; compiled ones have places for them anyway."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **keywords: Any
    ) -> Declared:
        own = declared(annotations_in(namespace), namespace)
        namespace["FIELDS"] = inherited(bases) | own
        namespace["__slots__"] = tuple(own)
        for field in own:
            namespace.pop(field, None)  # its default stands in the constructor
        return super().__new__(mcs, name, bases, namespace, **keywords)


@dataclass_transform(eq_default=False, kw_only_default=True)
class DeclaredByName(Declared):
    """Of positions: they have many fields, and each is set by its name."""


def annotations_in(namespace: dict[str, Any]) -> Mapping[str, object]:
    """Those of a class that is being made."""
    if sys.version_info >= (3, 14) and "__annotations__" not in namespace:
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        if annotate is not None:
            return annotationlib.call_annotate_function(annotate, annotationlib.Format.STRING)
    found: Mapping[str, object] = namespace.get("__annotations__", {})
    return found


def declared(annotations: Mapping[str, object], values: Mapping[str, object]) -> Fields:
    """The fields among the annotations of a class body."""
    found: Fields = {}
    for name, annotation in annotations.items():
        text = spelled(annotation)
        if is_field(parsed(name, text).annotation):
            default = values.get(name)
            if isinstance(default, (list, dict, set)):
                raise TypeError(f"{name}: all that are made would share this default")
            found[name] = f"{text} = {default!r}" if name in values else text
    return found


def inherited(bases: tuple[type, ...]) -> Fields:
    found: Fields = {}
    for base in bases:
        found |= getattr(base, "FIELDS", {})
    return found


def spelled(annotation: object) -> str:
    """The text of an annotation; it is one already where annotations are not evaluated."""
    if isinstance(annotation, str):
        return annotation
    inner = get_args(annotation)
    if get_origin(annotation) is Annotated:
        return f"{'Shared' if inner[1:] == get_args(Shared)[1:] else 'Driver'}[object]"
    name = getattr(annotation, "__name__", str(annotation))
    return f"{name}[{', '.join([spelled(part) for part in inner])}]" if inner else name


def write_methods(cls: Any, copy: str) -> None:
    """Give a class its constructor and its `copy` or `clone`, where it does not have its own."""
    if "FIELDS" not in cls.__dict__:  # an interpreted class of a compiled kind
        cls.FIELDS = inherited(cls.__bases__) | declared(inspect.get_annotations(cls), cls.__dict__)
    missing = [method for method in ("__init__", copy) if method not in cls.__dict__]
    if missing:
        texts = methods(cls.__name__, cls.FIELDS, copy, lambda kind: replaced(found_by(cls, kind)))
        code = compile("\n".join([texts[method] for method in missing]), f"<{cls.__qualname__}>", "exec")
        scope = {cls.__name__: cls}
        exec(code, scope)
        for method in missing:
            setattr(cls, method, scope[method])


def methods(name: str, fields: Fields, copy: str, is_fixed: Callable[[str], bool]) -> dict[str, str]:
    """The text of both. In the constructor, what has no default comes first: a base may have some.

    `is_fixed` says of the name of a part whether such parts never change.
    """
    nodes = {field: parsed(field, fields[field]) for field in fields}
    ordered = sorted(nodes, key=lambda field: nodes[field].value is not None)
    for node in nodes.values():
        node.annotation = settled(node.annotation)
    arguments = ["self", *[ast.unparse(nodes[field]) for field in ordered]]
    sets = [f"    self.{field} = {field}\n" for field in fields] or ["    pass\n"]
    copies = [
        copied(nodes[field].annotation, f"self.{field}", is_fixed)
        for field in ordered
        if outer(nodes[field].annotation) != "Driver"
    ]
    copy_of = "self" if never_changes(fields) else f"{name}({', '.join(copies)})"
    return {
        "__init__": f"def __init__({', '.join(arguments)}) -> None:\n{''.join(sets)}",
        copy: f"def {copy}(self) -> {name}:\n    return {copy_of}\n",
    }


def never_changes(fields: Fields) -> bool:
    """Whether all fields are set once, and none is a list, into which one could still write."""
    annotations = [parsed(field, fields[field]).annotation for field in fields]
    return not [node for node in annotations if outer(node) != "Final" or outer(settled(node)) == "list"]


def parsed(name: str, text: str) -> ast.AnnAssign:
    node = ast.parse(f"{name}: {text}").body[0]
    assert isinstance(node, ast.AnnAssign)
    return node


def is_field(annotation: ast.expr) -> bool:
    kind = outer(annotation)
    return kind != "ClassVar" and (kind != "Final" or isinstance(annotation, ast.Subscript))


def settled(annotation: ast.expr) -> ast.expr:
    """`int` of `Final[int]`, and of `int`."""
    if outer(annotation) == "Final" and isinstance(annotation, ast.Subscript):
        return annotation.slice
    return annotation


def copied(annotation: ast.expr, value: str, is_fixed: Callable[[str], bool], depth: int = 0) -> str:
    """The text that copies a value of this type."""
    annotation = settled(annotation)
    kind = outer(annotation)
    if kind in PLAIN or kind == "Shared":
        return value
    if kind != "list":
        return value if is_fixed(kind) else f"{value}.copy()"
    assert isinstance(annotation, ast.Subscript)
    item = f"item{depth or ''}"
    inner = copied(annotation.slice, item, is_fixed, depth + 1)
    return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"


def outer(annotation: ast.expr) -> str:
    """`list` of `list[int]`."""
    while isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    if isinstance(annotation, ast.Attribute):
        return annotation.attr
    if isinstance(annotation, ast.Name) and annotation.id not in ("dict", "set", "object", "float"):
        return annotation.id
    raise TypeError(f"a field is no {ast.unparse(annotation)}")


SHAPES: dict[type, dict[str, Any]] = {}  # of the classes that were asked for


def shapes(cls: type) -> dict[str, Any]:
    """What a position holds, by field: `int`, `[int]` for a list, `(int,)` for a tuple, `Deck`, `[Deck]`."""
    if cls not in SHAPES:
        fields: Fields = getattr(cls, "FIELDS")  # noqa: B009
        nodes = {name: parsed(name, fields[name]).annotation for name in fields}
        SHAPES[cls] = {
            name: shape(node, cls) for name, node in nodes.items() if outer(node) not in ("Shared", "Driver")
        }
    return SHAPES[cls]


def shape(annotation: ast.expr, cls: type) -> Any:
    annotation = settled(annotation)
    kind = outer(annotation)
    if isinstance(annotation, ast.Subscript) and kind == "list":
        return [shape(annotation.slice, cls)]
    if isinstance(annotation, ast.Subscript) and isinstance(annotation.slice, ast.Tuple):
        return (shape(annotation.slice.elts[0], cls),)
    if kind in PLAIN:
        return PLAIN[kind]
    found = found_by(cls, kind)
    if found is None:
        raise TypeError(f"{cls.__qualname__} has a field of a kind that its module does not know: {kind}")
    return found


def found_by(cls: type, name: str) -> Any:
    """What a name means where a class or one of its bases is declared."""
    for base in cls.__mro__:
        if hasattr(sys.modules.get(base.__module__), name):
            return getattr(sys.modules[base.__module__], name)
    return None


def replaced(part: Any) -> bool:
    """Whether parts of a class never change but are replaced."""
    return hasattr(part, "FIELDS") and bool(part.FIELDS) and never_changes(part.FIELDS)
