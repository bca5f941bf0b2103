# What stands between the host's module and CPython in the page: output, an event loop that needs no browser, and the
# end of what only this build of Python has. The worker runs it once, and it is in every interpreter from then on.

import asyncio
import gc
import random
import sys
import time
import traceback
import types

# Modules that reach the page's side of this build. No server has them.
_OURS = ('js', 'pyodide_js', 'pyodide', '_pyodide', '_pyodide_core', 'micropip', '_plugbench')
# What finds modules in the page's JavaScript, and in paths of Windows.
_FINDERS = ('JsFinder', 'WindowsToLinuxPathFinder')

_host = None


class _Absent:
    """Refuses the modules of this build, in the words of the import system."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition('.')[0] in _OURS:
            raise ModuleNotFoundError(f'No module named {name!r}', name=name)
        return None


class _Waiting:
    """A selector without files: it only lets time go by."""

    def select(self, timeout):
        if timeout is None:
            while True:
                time.sleep(60)
        if timeout > 0:
            time.sleep(timeout)
        return []


class _Loop(asyncio.BaseEventLoop):
    """Runs coroutines to their end, as a loop on a server does; this build's own would give them to the browser."""

    def __init__(self):
        super().__init__()
        self._selector = _Waiting()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class _Policy(asyncio.DefaultEventLoopPolicy):
    def new_event_loop(self):
        return _Loop()


def install(source):
    """Runs the host's module, and its `warm_up()` where it has one. Interpreters are copies of this one."""
    global _host
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(line_buffering=True)
    asyncio.set_event_loop_policy(_Policy())
    # This build has put its own in their places.
    asyncio.run, time.sleep = sys.modules['pyodide.webloop']._orig_run, sys.modules['pyodide.webloop']._orig_sleep
    finders, modules = list(sys.meta_path), dict(sys.modules)
    _leave_browser()
    _host = types.ModuleType('plugbench_host')
    sys.modules['plugbench_host'] = _host
    exec(compile(source, '<host>', 'exec'), _host.__dict__)
    warm_up = getattr(_host, 'warm_up', None)
    if warm_up is not None:
        warm_up()
    # The start of a copy asks for them.
    sys.meta_path[:] = finders
    sys.modules.update(modules)
    gc.collect()


def _leave_browser():
    """What the start of an interpreter puts back is taken away again. Not the boundary: that is the frame's policy."""
    kept = [one for one in sys.meta_path if _name_of(one) not in _FINDERS and one is not _Absent]
    sys.meta_path[:] = [_Absent, *kept]
    for name in list(sys.modules):
        if name.partition('.')[0] in _OURS and not name.startswith('_'):
            del sys.modules[name]
    asyncio._set_running_loop(None)


def _name_of(finder):
    return finder.__name__ if isinstance(finder, type) else type(finder).__name__


def begin():
    """Makes this copy one of its own: random numbers do not repeat those of another."""
    _leave_browser()
    random.seed()


def call(entry, args):
    """Gives `returned` or `crashed` with a text."""
    try:
        value = getattr(_host, entry)(*args)
        if type(value) is not str:
            raise TypeError(f'{entry} returned {type(value).__name__}')
        end = ('returned', value)
    except BaseException as error:
        end = ('crashed', traceback.format_exception_only(error)[-1].strip())
    for stream in (sys.__stdout__, sys.__stderr__):
        try:
            stream.write('')
            stream.flush()
        except BaseException:
            pass
    return end


sys.modules['_plugbench'] = types.ModuleType('_plugbench')
sys.modules['_plugbench'].__dict__.update(install=install, begin=begin, call=call)
