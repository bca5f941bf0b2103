# Stand-ins for what the server has and this interpreter lacks. They can be imported, named, inherited and used as
# types; whatever would need their code is remembered, so that nothing is said which only the server could know.

import importlib.machinery
import opcode
import os
import sys
import types

# Frames of the interpreter's own library; everything else that is not this module is the plugin's code.
_LIBRARY = (os.path.dirname(os.__file__), os.path.dirname(types.__file__), "<frozen ")
# What the code needed: name, file, line.
_needed = []
_state = {"calling": False}


class CannotTell(BaseException):
    """Ends plugin code at what only the server could answer; `except Exception` does not catch it."""


def _frame_of_asker():
    """The innermost frame that is not this module's."""
    frame = sys._getframe(1)
    own = frame.f_globals
    while frame is not None and frame.f_globals is own:
        frame = frame.f_back
    return frame


def _is_library(frame):
    return frame is None or frame.f_code.co_filename.startswith(_LIBRARY)


def need(name):
    """Remembers that the code cannot go on without `name`, at the place in the plugin's code."""
    frame = _frame_of_asker()
    while _is_library(frame) and frame is not None:
        frame = frame.f_back
    place = {} if frame is None else {"file": frame.f_code.co_filename, "line": frame.f_lineno}
    if len(_needed) < 50:
        _needed.append({"name": name, **place})


def cannot_tell(name):
    """Raises for what only the server could answer."""
    need(name)
    raise CannotTell(name)


_CALLS = {opcode.opmap[name] for name in ("CALL", "CALL_KW", "CALL_FUNCTION_EX") if name in opcode.opmap}


def _asks_whether():
    """Whether the plugin's code calls `hasattr`, `getattr` or `isinstance` in place of naming a member."""
    frame = _frame_of_asker()
    if _is_library(frame):
        return False
    return frame.f_code.co_code[frame.f_lasti] in _CALLS


class _Lacking(type):
    """The metaclass of all stubs: they are classes, so they serve as annotations, bases and in `except`."""

    def __getattribute__(cls, name):
        if name == "_shown_":
            return type.__getattribute__(cls, name)
        if name.startswith("__") and name.endswith("__") and name != "__version__":
            if _asks_whether():
                cannot_tell(cls._shown_)
            return type.__getattribute__(cls, name)
        for base in type.__getattribute__(cls, "__mro__"):
            if base is _Nothing:
                break
            if name in type.__getattribute__(base, "__dict__"):
                return type.__getattribute__(cls, name)
        shown = f"{cls._shown_}.{name}"
        if _asks_whether():
            cannot_tell(shown)
        return stub(shown)

    def __setattr__(cls, name, value):
        if name.startswith("__") and name.endswith("__"):
            type.__setattr__(cls, name, value)
        else:
            _use(f"{cls._shown_}.{name}")

    def __call__(cls, *args, **kwargs):
        return _use(f"{cls._shown_}(…)")

    def __getitem__(cls, key):
        return stub(f"{cls._shown_}[…]")

    def __or__(cls, other):
        return stub(f"{cls._shown_} | …")

    __ror__ = __or__

    def __eq__(cls, other):
        if not _is_library(_frame_of_asker()):
            cannot_tell(cls._shown_)
        return cls is other

    __hash__ = type.__hash__

    def __instancecheck__(cls, value):
        return cannot_tell(cls._shown_)

    def __subclasscheck__(cls, other):
        if not _is_library(_frame_of_asker()):
            cannot_tell(cls._shown_)
        return type.__subclasscheck__(cls, other)


def _forced(cls, *_):
    cannot_tell(cls._shown_)


for _name in (
    "bool len length_hint iter next reversed contains int float complex index str repr format bytes lt le gt ge "
    "enter exit aenter aexit await aiter anext round trunc floor ceil neg pos abs invert setitem delitem delattr "
    "dir fspath missing"
).split():
    setattr(_Lacking, f"__{_name}__", _forced)
for _name in "add sub mul matmul truediv floordiv mod divmod pow lshift rshift and xor".split():
    setattr(_Lacking, f"__{_name}__", _forced)
    setattr(_Lacking, f"__r{_name}__", _forced)
del _name


def _use(shown):
    """Code of the server would run. While plugins load, what comes of it is a stub; in a call it ends the call."""
    if _state["calling"]:
        cannot_tell(shown)
    need(shown)
    return stub(shown)


_Nothing = type.__new__(_Lacking, "_Nothing", (BaseException,), {"_shown_": "…"})
_known = {}


def stub(shown):
    """The stub with this name, which a person will read; always the same for a name."""
    if shown not in _known:
        module, _, name = shown.rpartition(".")
        members = {"_shown_": shown, "__module__": module or "builtins", "__doc__": None}
        _known[shown] = type.__new__(_Lacking, name, (_Nothing,), members)
    return _known[shown]


def refuse_stub(value):
    """Raises where a value that has to be looked at is a stub."""
    if type(value) is _Lacking:
        cannot_tell(value._shown_)


class StubModule(types.ModuleType):
    """A module that is there on the server."""

    def __getattr__(self, name):
        path = f"{self.__name__}.{name}"
        if name == "__all__":
            cannot_tell(f"{self.__name__}.*")
        if name.startswith("__") and name.endswith("__") and name not in ("__version__", "__author__"):
            raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")
        if _asks_whether():
            cannot_tell(path)
        return stub(path)


class StubFinder:
    """Finds what the server has, after the interpreter's own finders; only the plugin's code gets stubs."""

    def __init__(self, package, names, perhaps):
        self.package = package
        self.names = names
        self.perhaps = perhaps
        self.given = []

    def find_spec(self, name, path=None, target=None):
        if not self._is_there(name):
            return None
        if not self._asked_by_plugin(name):
            return None
        if name.partition(".")[0] in self.perhaps:
            need(f"the module {name}")
        self.given.append(name)
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return StubModule(spec.name)

    def exec_module(self, module):
        pass

    def _is_there(self, name):
        if name.startswith("pluginlib."):
            return name.split(".")[1] in ("exceptions", "_loader", "_objects", "_parent", "_util")
        if f"{name}.".startswith("agent.plugin."):
            return self.package == "agent.plugin" and name == "agent.plugin.plugin_manager"
        if f"{name}.".startswith("plugin."):
            return self.package == "plugin" and name == "plugin.plugin_manager"
        top = name.partition(".")[0]
        return top in self.names or top in self.perhaps or (top in sys.stdlib_module_names and top not in _ELSEWHERE)

    def _asked_by_plugin(self, name):
        frame = _frame_of_asker()
        while frame is not None and (
            frame.f_code.co_filename.startswith("<frozen ") or frame.f_globals.get("__name__") == "importlib"
        ):
            frame = frame.f_back
        if not _is_library(frame):
            return True
        # Without it the library would leave out what it has on the server: addresses with https.
        return name == "ssl" and frame is not None and frame.f_globals.get("__name__") in _WITH_SSL


_WITH_SSL = ("http.client", "urllib.request", "smtplib", "imaplib", "poplib", "ftplib")

# Modules of Python's library that are only there on Windows and macOS.
_ELSEWHERE = {
    "_msi", "_overlapped", "_scproxy", "_winapi", "_winreg", "_wmi", "msilib", "msvcrt", "nt", "winreg",
    "winsound", "_ios_support", "_apple_support", "_android_support",
}
