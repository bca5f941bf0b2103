# What the server does with its plugins: finds and imports them, asks them for their metadata, makes tools of it, and
# calls them. Texts go in and texts come out, for the page.

import importlib
import importlib.util
import json
import logging
import os
import pkgutil
import shutil
import sys

_HOME = "/ragflow"
# Plugins share this interpreter and may replace what modules have, so what is needed later is kept.
_encode = json.JSONEncoder(allow_nan=False).encode
_encode_readably = json.JSONEncoder(ensure_ascii=False).encode
_decode = json.loads
_version = sys.version.split()[0]


def load(files, options):
    """Loads all files (path below the folder of plugins → text) as the server does when it starts."""
    return _encode(_Server(_decode(files), **_decode(options)).start())


def invoke(files, options, call):
    """Starts the server and calls one tool as v0.19 does (agent/component/generate.py:LLMToolPluginCallSession)."""
    server = _Server(_decode(files), **_decode(options))
    out = server.start()
    if out["end"] == "up" and server.tools:
        _state["calling"] = True
        before, loaded = len(_needed), len(_log)
        out["call"] = _call(server, **_decode(call))
        out["call"]["log"] = _log[loaded:]
        out["log"] = _log[:loaded]
        out["call"]["needed"] = _needed[before:]
        out["needed"] = _needed[:before]
    return _encode(out)


def _is_of_build(finder):
    home = getattr(finder, "__module__", None) or type(finder).__module__
    return home.partition(".")[0] in ("pyodide", "_pyodide")


def warm_up():
    """Loads one plugin, so that interpreters which are copied from this one have all that it takes."""
    load(_encode({"llm_tools/warm.py": _WARM}), _encode({"package": "agent.plugin", "modules": []}))
    _forget()


_WARM = """
from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class Warm(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {"name": "warm", "description": "", "parameters": {}}
"""


def _forget():
    """Ends what an earlier start left."""
    for known in (_log, _needed, _unset, _groups):
        known.clear()
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("agent", "plugin", "pluginlib") or isinstance(module, StubModule):
            del sys.modules[name]
    # They are to find `ssl`.
    for name in ("http.client", "urllib.request"):
        sys.modules.pop(name, None)
    _state["calling"] = False
    shutil.rmtree(_HOME, ignore_errors=True)


class _Server:
    """One start of the server: `package` is where its plugins are, `modules` what it has, `perhaps` what it may have."""

    def __init__(self, files, package, modules, perhaps=()):
        self.files = files
        self.package = package
        self.root = f"{_HOME}/{package.replace('.', '/')}/embedded_plugins"
        self.finder = StubFinder(package, frozenset(modules), frozenset(perhaps))
        self.tools = {}
        self.classes = {}
        self.out = {
            "python": _version,
            "root": self.root,
            "end": "up",
            "log": _log,
            "plugins": [],
            "replaced": [],
            "needed": _needed,
            "unset": _unset,
            "stubs": self.finder.given,
        }

    def start(self):
        """Everything until the server listens, or what kept it from that."""
        self._write_files()
        self._enter()
        stage = ["import"]
        try:
            self._import_all()
            stage[0] = "version"
            for kind, plugins in newest_plugins().items():
                stage[0] = "metadata"
                self._take(kind, plugins)
        except CannotTell:
            self.out["end"] = "unknown"
        except BaseException as error:
            self.out["end"] = "aborted"
            self.out["abort"] = {"text": last_line(error), "place": self._place(error, stage[0])}
            need_file(error, self.root)
        return self.out

    def _write_files(self):
        os.chdir("/")
        _forget()
        os.makedirs(self.root)
        for path, text in self.files.items():
            full = f"{self.root}/{path}"
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", encoding="utf-8", errors="surrogatepass", newline="") as file:
                file.write(text)

    def _enter(self):
        enter_environment()
        # Without the finders of this build of Python, which give advice of its own.
        kept = [one for one in sys.meta_path if not _is_of_build(one) and not isinstance(one, StubFinder)]
        sys.meta_path[:] = [*kept, self.finder]
        importlib.invalidate_caches()
        sys.path_importer_cache.clear()
        sys.dont_write_bytecode = True
        os.chdir(_HOME)
        if _HOME not in sys.path:
            sys.path.insert(0, _HOME)
        _make_modules(self.package)
        root = logging.getLogger()
        root.handlers[:] = [_LogHandler()]
        root.setLevel(logging.INFO)
        warnings.showwarning = _show_warning

    def _import_all(self):
        """The walk of the folder (pluginlib/_loader.py:_recursive_path_import)."""
        write_log("INFO", f"Recursively importing plugins from path `{self.root}`")
        for folder, folders, names in os.walk(self.root):
            # On a server the file system gives the order.
            folders.sort()
            if "__init__.py" in names:
                folders.clear()
                if folder != self.root:
                    continue
            inner = "" if folder == self.root else os.path.relpath(folder, self.root).replace(os.sep, ".") + "."
            for finder, name, _ in pkgutil.walk_packages([folder], f"pluginlib.importer.embedded_plugins.{inner}"):
                self._import_one(finder, name, folder)

    def _import_one(self, finder, name, folder):
        try:
            spec = finder.find_spec(name)
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
        except Exception as error:
            text = f"Error while importing candidate plugin module {name} from {folder}: {error!r}"
            raise PluginImportError(text) from error

    def _take(self, kind, plugins):
        """What the manager keeps (agent/plugin/plugin_manager.py:17-26)."""
        for name, plugin in plugins.items():
            write_log("INFO", f"Loaded {kind} plugin {name} version {plugin.version}")
            if kind != "llm_tools":
                continue
            entry = {"name": str(name), "class": plugin.__name__}
            entry["file"] = getattr(sys.modules.get(plugin.__module__), "__file__", None)
            entry["version"] = None if plugin.version is None else str(plugin.version)
            self.now = plugin
            metadata = plugin.get_metadata()
            refuse_stub(metadata)
            try:
                known = metadata["name"]
                first = self.tools.get(known)
            except BaseException:
                self._describe(entry, metadata)
                raise
            if first is not None:
                self.out["replaced"].append([first.__name__, plugin.__name__, str(known)])
                self.out["plugins"].remove(self.classes[first])
            self.tools[known] = plugin
            self.classes[plugin] = entry
            self._describe(entry, metadata)
            self.out["plugins"].append(entry)

    def _describe(self, entry, metadata):
        """Adds what the list of plugins shows, and the tool that a model gets."""
        try:
            entry["metadata"] = _plain(metadata)
        except Exception:
            pass
        try:
            entry["tool"] = _plain(_openai_tool(metadata))
        except Exception as error:
            entry["toolError"] = last_line(error)

    def _place(self, error, stage):
        """Where an exception comes from in the plugins' files; else the part of the plugin that it is about."""
        found = place_of(cause_of(error), self.root)
        if found is not None:
            return found
        if stage == "version":
            for versions in (versions for kind in _groups["_default"].values() for versions in kind.values()):
                for version, plugin in versions.items():
                    if f"Invalid version: {version!r}" == str(error):
                        return self._place_of_class(plugin)
        if stage == "metadata":
            code = getattr(getattr(self.now.get_metadata, "__func__", None), "__code__", None)
            if code is not None:
                return {"file": code.co_filename, "line": code.co_firstlineno, "whole": True}
        return None

    def _place_of_class(self, plugin):
        file = getattr(sys.modules.get(plugin.__module__), "__file__", None)
        line = plugin.__dict__.get("__firstlineno__")
        return {"file": file, "line": line, "whole": True} if file and line else None


def _call(server, tool, name, arguments):
    """One call of the tool that the model knows by `tool`, or that the class `name` has where that is null."""
    if tool is None:
        plugin = next((one for one, entry in server.classes.items() if entry["class"] == name), None)
    else:
        plugin = server.tools.get(tool)
    try:
        if plugin is None:
            raise ValueError(f"LLM tool {tool or name} does not exist")
        returned = plugin().invoke(**arguments)
        refuse_stub(returned)
        content = str(returned)
    except CannotTell:
        return {"kind": "unknown"}
    except BaseException as error:
        need_file(error, server.root)
        return {
            "kind": "threw",
            "text": last_line(error),
            "message": _text_of(error),
            "ends": not isinstance(error, Exception),
            "place": place_of(error, server.root),
        }
    return {"kind": "returned", "content": content, "type": type(returned).__name__, "json": _json_of(returned)}


def _json_of(returned):
    """A value that is not a text as JSON; None where it is one, or cannot be written as JSON."""
    try:
        return None if isinstance(returned, str) else _encode_readably(returned)
    except Exception:
        return None
