# What is said of exceptions, values and warnings, for the page.

import json
import logging
import os
import traceback


def _text_of(error):
    try:
        return str(error)
    except Exception:
        return type(error).__name__


def _plain(value):
    """The value as JSON has it. Raises for what JSON cannot hold."""
    return _decode(json.JSONEncoder(allow_nan=False, default=_refuse).encode(value))


def _refuse(value):
    refuse_stub(value)
    raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")


def last_line(error):
    """The exception as a traceback ends, without notes."""
    try:
        shown = traceback.TracebackException(type(error), error, None, compact=True)
        shown.__notes__ = None
        text = "".join(shown.format_exception_only()).strip()
    except Exception:
        return type(error).__name__
    # The line of code and its mark come before it.
    return text.rpartition("\n")[2] if isinstance(error, SyntaxError) else text


def place_of(error, root):
    """The last place in the plugins' files. Columns begin at 0, in bytes of UTF-8 or, of syntax errors, characters."""
    if isinstance(error, SyntaxError) and str(error.filename).startswith(root):
        end = error.end_offset or 0
        return {
            "file": error.filename,
            "line": error.lineno,
            "column": (error.offset or 1) - 1,
            "endLine": error.end_lineno,
            "endColumn": end - 1 if end > 0 else None,
            "unit": "characters",
        }
    frames = [one for one in traceback.extract_tb(error.__traceback__) if one.filename.startswith(root)]
    if not frames:
        return None
    last = frames[-1]
    return {
        "file": last.filename,
        "line": last.lineno,
        "column": last.colno,
        "endLine": last.end_lineno,
        "endColumn": last.end_colno,
        "unit": "bytes",
    }


def cause_of(error):
    """What a plugin raised while it was imported; any other exception itself."""
    return error.__cause__ if isinstance(error, PluginImportError) else error


def need_file(error, root):
    """Remembers a file that was not there, where the server may have it."""
    error = cause_of(error)
    name = getattr(error, "filename", None)
    if isinstance(error, OSError) and isinstance(name, str) and not os.path.realpath(name).startswith(root):
        need(f"the file {name}")


class _LogHandler(logging.Handler):
    """The server's log: every line at INFO and above."""

    def emit(self, record):
        try:
            text = record.getMessage()
        except Exception:
            return
        write_log(record.levelname, text)


def write_log(level, text):
    """Adds a line to the log, as long as it is one that a person may read."""
    if len(_log) < _MOST_LINES:
        _log.append([level, text[:_LONGEST_LINE]])


_MOST_LINES = 2_000
_LONGEST_LINE = 20_000


def _show_warning(message, category, filename, lineno, file=None, line=None):
    """Warnings go to the log (common/log_utils.py:48), which has their place and the line of code around the words."""
    write_log("WARNING", str(message))
