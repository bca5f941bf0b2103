# What the server's process has and this interpreter lacks besides modules: settings of its environment, threads,
# sockets and processes.

import builtins
import os
import socket
import subprocess
import threading

# Names of settings that were asked for and are not set here.
_unset = []
_real_build_class = builtins.__build_class__
_Environ = type(os.environ)
_real_item, _real_get, _real_contains = _Environ.__getitem__, _Environ.get, _Environ.__contains__


def _build_class(body, name, *bases, **kwargs):
    """`class` statements: of those that inherit a stub only the server knows what comes of them."""
    lacking = [base for base in bases if type(base) is _Lacking]
    meta = kwargs.get("metaclass")
    if type(meta) is _Lacking:
        need(meta._shown_)
        del kwargs["metaclass"]
    if not lacking:
        return _real_build_class(body, name, *bases, **kwargs)
    if any(isinstance(base, PluginType) for base in bases):
        cannot_tell(lacking[0]._shown_)
    need(lacking[0]._shown_)
    return _real_build_class(body, name, lacking[0])


def _note_unset(name):
    """Whether the plugin's code asks for a setting that is not set here; notes its name."""
    if os.environ.encodekey(name) in os.environ._data:
        return False
    frame = _frame_of_asker()
    while frame is not None and (
        frame.f_globals is globals() or frame.f_globals.get("__name__") in ("os", "_collections_abc")
    ):
        frame = frame.f_back
    if _is_library(frame):
        return False
    if name not in _unset and len(_unset) < 50:
        _unset.append(name)
    return True


def _item(self, name):
    if isinstance(name, str) and _note_unset(name):
        cannot_tell(f"the environment variable {name}")
    return _real_item(self, name)


def _get(self, name, default=None):
    return default if isinstance(name, str) and _note_unset(name) else _real_get(self, name, default)


def _contains(self, name):
    return not (isinstance(name, str) and _note_unset(name)) and _real_contains(self, name)


def _lacks(what):
    def refuse(*args, **kwargs):
        return cannot_tell(what)

    return refuse


def enter_environment():
    """Makes the interpreter like the server's process, as far as that goes. For the rest of its life."""
    builtins.__build_class__ = _build_class
    threading.Thread.start = _lacks("threads")
    for name in ("connect", "connect_ex", "bind", "sendto"):
        setattr(socket.socket, name, _lacks("the network"))
    for name in ("getaddrinfo", "gethostbyname", "create_connection"):
        setattr(socket, name, _lacks("the network"))
    subprocess.Popen.__init__ = _lacks("other programs")
    for name in ("system", "popen", "fork", "execv", "execve", "posix_spawn"):
        setattr(os, name, _lacks("other programs"))
    _Environ.__getitem__, _Environ.get, _Environ.__contains__ = _item, _get, _contains
