"""As much of a JSON Schema validator as the schemas of the program use."""

import re
from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
KNOWN = {
    "$schema", "$defs", "$ref", "title", "description", "default", "type", "properties",
    "required", "additionalProperties", "anyOf", "discriminator", "enum", "const", "items",
    "prefixItems", "minItems", "maxItems", "minimum", "maximum", "minLength", "maxLength",
    "maxProperties", "minProperties", "contentEncoding", "format", "pattern",
    "propertyNames",
}  # fmt: skip


class Mismatch(AssertionError):
    """The value is not what the schema says."""


def validate(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> None:
    """Raise Mismatch unless the value fits. Words it does not know are mistakes, not ignored."""
    unknown = schema.keys() - KNOWN
    assert not unknown, f"{at}: this validator does not know {unknown}"
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#/$defs/")
        validate(value, root["$defs"][name], root, at)
    if "anyOf" in schema:
        _any(value, schema["anyOf"], root, at)
    if "const" in schema and value != schema["const"]:
        raise Mismatch(f"{at}: {value!r} is not {schema['const']!r}")
    if "enum" in schema and value not in schema["enum"]:
        raise Mismatch(f"{at}: {value!r} is not one of {schema['enum']}")
    if "type" in schema:
        _type(value, schema["type"], at)
    if isinstance(value, dict):
        _object(value, schema, root, at)
    elif isinstance(value, list):
        _array(value, schema, root, at)
    elif isinstance(value, str):
        _limits(len(value), schema, "minLength", "maxLength", at)
        if "pattern" in schema and not re.search(schema["pattern"], value):
            raise Mismatch(f"{at}: {value!r} does not match")
    elif isinstance(value, int | float) and not isinstance(value, bool):
        _limits(value, schema, "minimum", "maximum", at)


def _any(value: Any, schemas: list[dict[str, Any]], root: dict[str, Any], at: str) -> None:
    reasons = []
    for one in schemas:
        try:
            validate(value, one, root, at)
        except Mismatch as reason:
            reasons.append(str(reason))
        else:
            return
    raise Mismatch(f"{at}: fits none of {len(schemas)}: {reasons[:3]}")


def _type(value: Any, names: str | list[str], at: str) -> None:
    for name in [names] if isinstance(names, str) else names:
        if isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool)):
            return
    raise Mismatch(f"{at}: {value!r} is no {names}")


def _object(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> None:
    properties = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            raise Mismatch(f"{at}: {name} is missing")
    more = schema.get("additionalProperties", True)
    for name, one in value.items():
        if name in properties:
            validate(one, properties[name], root, f"{at}.{name}")
        elif more is False:
            raise Mismatch(f"{at}: {name} is not known")
        elif isinstance(more, dict):
            validate(one, more, root, f"{at}.{name}")
    for name in value if "propertyNames" in schema else ():
        validate(name, schema["propertyNames"], root, f"{at}: the name {name}")
    _limits(len(value), schema, "minProperties", "maxProperties", at)


def _array(value: list[Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> None:
    first = schema.get("prefixItems", [])
    for number, one in enumerate(value):
        if number < len(first):
            validate(one, first[number], root, f"{at}[{number}]")
        elif schema.get("items") is False:
            raise Mismatch(f"{at}: too many")
        elif isinstance(schema.get("items"), dict):
            validate(one, schema["items"], root, f"{at}[{number}]")
    _limits(len(value), schema, "minItems", "maxItems", at)


def _limits(size: float, schema: dict[str, Any], least: str, most: str, at: str) -> None:
    if size < schema.get(least, size) or size > schema.get(most, size):
        raise Mismatch(f"{at}: {size} is out of range")
