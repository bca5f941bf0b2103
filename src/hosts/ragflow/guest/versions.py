# Versions in the order of PEP 440, by which the newest of several plugins of one name is found
# (pluginlib 0.11.0, pluginlib/_objects.py:_sorted_keys; packaging/version.py).

import re

_VERSION = re.compile(
    r"""\s*v?
    (?:(?P<epoch>\d+)!)?
    (?P<numbers>\d+(?:\.\d+)*)
    (?:[-_.]?(?P<stage>alpha|a|beta|b|preview|pre|c|rc)[-_.]?(?P<stage_n>\d+)?)?
    (?P<post>-(?P<post_n>\d+)|[-_.]?(?:post|rev|r)[-_.]?(?P<post_m>\d+)?)?
    (?P<dev>[-_.]?dev[-_.]?(?P<dev_n>\d+)?)?
    (?:\+(?P<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?
    \s*""",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)

_STAGES = {"a": 0, "alpha": 0, "b": 1, "beta": 1}
_NEVER = float("inf")


class InvalidVersion(ValueError):
    """What packaging raises for a text that is not a version."""

    # A traceback shows it without its package here, as the log lines were recorded.
    __module__ = "builtins"


def version_order(text):
    """A key that sorts texts of versions. Raises InvalidVersion."""
    found = _VERSION.fullmatch(text)
    if found is None:
        raise InvalidVersion(f"Invalid version: {text!r}")
    numbers = [int(part) for part in found["numbers"].split(".")]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return (
        int(found["epoch"] or 0),
        numbers,
        _stage_order(found),
        int(found["post_n"] or found["post_m"] or 0) if found["post"] else -1,
        int(found["dev_n"] or 0) if found["dev"] else _NEVER,
        _local_order(found["local"]),
    )


def _stage_order(found):
    """1.0.dev1 comes before 1.0a1, and that before 1.0."""
    if found["stage"]:
        return (_STAGES.get(found["stage"].lower(), 2), int(found["stage_n"] or 0))
    return (-1, 0) if found["dev"] and not found["post"] else (3, 0)


def _local_order(local):
    """Nothing is before words, and words are before numbers."""
    parts = re.split(r"[-_.]", local) if local else []
    return tuple((int(part), "") if part.isdigit() else (-1, part.lower()) for part in parts)
