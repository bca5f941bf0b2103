# What a plugin finds as `pluginlib`: the parent class, its metaclass, and the checks of classes that inherit it
# (pluginlib 0.11.0, pluginlib/_parent.py).

import abc
import inspect
import sys
import types
import warnings

# Group → type → the plugins of that type.
_groups = {}
# Lines of the log: [level, text].
_log = []


class PluginImportError(Exception):
    """What ends the server's start where a file cannot be imported."""

    __module__ = "builtins"


class PluginWarning(UserWarning):
    """What the log says about classes that are left out."""

    __module__ = "pluginlib.exceptions"


class _Kind(dict):
    """The plugins of one type: name → text of the version → class, in the order of definition."""

    def __init__(self, parent):
        super().__init__()
        self.parent = parent


class _OfClass:
    """A property of classes."""

    def __init__(self, get):
        self.get = get

    def __get__(self, _, owner):
        return self.get(owner)


class PluginType(type):
    """Registers every class that inherits a parent, when its class statement ends (_parent.py:PluginType.__new__)."""

    def __new__(meta, name, bases, namespace, **kwargs):
        for flag in ("_parent_", "_skipload_"):
            namespace.setdefault(flag, False)
        made = super().__new__(meta, name, bases, namespace, **kwargs)
        kinds = _groups.setdefault(made._group_ or "_default", {})
        kind = kinds.get(made._type_)
        if kind is not None:
            _register(kind, made)
        elif made._parent_:
            kinds[made._type_] = _Kind(made)
            _note_abstract(made)
        else:
            raise ValueError(f"Unknown parent type: {made._type_}")
        return made


def _register(kind, made):
    if made._parent_:
        raise ValueError(f"parent must be unique: {made._type_}")
    version = str(made.version or 0)
    first = kind.get(made.name, {}).get(version)
    if first is not None:
        _warn(f"Duplicate plugins found for {made}: {_path_of(made)} and {_path_of(first)}")
        return
    fault = _fault_of(kind.parent, made)
    if fault is None:
        kind.setdefault(made.name, {})[version] = made
        return
    code, reason = fault
    text = f"Skipping {made} class {_path_of(made)}: Reason: {reason}"
    # Below 100 it is only said at the level DEBUG, which the server's log does not show.
    if code >= 200:
        _warn(text)
    elif code >= 100:
        write_log("INFO", text)


def _path_of(made):
    return f"{made.__module__}.{made.__name__}"


def _warn(text):
    # To the class statement: over this function, `_register`, the metaclass and the builder of classes.
    warnings.warn(text, PluginWarning, stacklevel=5)


def _note_abstract(parent):
    # Filled afterwards, so that CPython does not take the class for an abstract one.
    parent.__abstractmethods__ = {}
    for base in reversed(parent.__mro__):
        for name, value in base.__dict__.items():
            if getattr(value, "__isabstractmethod__", False):
                parent.__abstractmethods__[name] = value


def _fault_of(parent, made):
    """Code and reason why a class is left out; None where it stays (_parent.py:ClassInspector)."""
    skip = made._skipload_
    if callable(skip):
        answer = skip()
        answer, message = answer if isinstance(answer, tuple) else (answer, None)
        if answer:
            return 156, message
    elif skip:
        return 50, "Skipload flag is True"
    for name, wanted in parent.__abstractmethods__.items():
        own = next(base.__dict__[name] for base in made.__mro__ if name in base.__dict__)
        fault = _method_fault(name, wanted, own)
        if fault is not None:
            return fault
    return None


# What a member of the parent is → code where it is missing, and what the reason calls it.
_MISSING = (
    (property, 210, "property"),
    (staticmethod, 211, "static method"),
    (classmethod, 212, "class method"),
    (types.FunctionType, 213, "method"),
)


def _method_fault(name, wanted, own):
    refuse_stub(own)
    missing = own is wanted
    for kind, code, word in _MISSING:
        if not isinstance(wanted, kind):
            continue
        if missing or not isinstance(own, kind):
            return code, f"Does not contain required {word} ({name})"
        if kind is not property and _signature(wanted) != _signature(own):
            return 220, f"Argument spec does not match parent for method {name}"
        break
    else:
        if missing:
            return 214, f"Does not contain required attribute ({name})"
    if inspect.iscoroutinefunction(wanted) and not inspect.iscoroutinefunction(own):
        return 215, f"Does not contain required coroutine method ({name})"
    theirs, ours = getattr(wanted, "__annotations__", {}), getattr(own, "__annotations__", {})
    if theirs and ours and theirs != ours:
        return 216, f"Type annotations differ for ({name})"
    return None


def _signature(method):
    """Everything of the parameters but their annotations."""
    function = getattr(method, "__func__", method)
    refuse_stub(function)
    return inspect.getfullargspec(function)._replace(annotations=None)


class Plugin:
    """The mixin of all plugins."""

    __slots__ = ()
    __module__ = "pluginlib._parent"

    _alias_ = None
    _skipload_ = False
    _version_ = None
    version = _OfClass(
        lambda cls: cls._version_ or getattr(sys.modules.get(cls.__module__), "__version__", None)
    )
    name = _OfClass(lambda cls: cls._alias_ or cls.__name__)
    plugin_type = _OfClass(lambda cls: cls._type_)
    plugin_group = _OfClass(lambda cls: cls._group_)


def _make_parent(cls, plugin_type, group):
    """The class again, as a parent (_parent.py:Parent.__call__); one that was a plugin is none any more."""
    if isinstance(cls, PluginType):
        kind = _groups[cls._group_ or "_default"][cls._type_]
        versions = kind.get(cls.name, {})
        for version in [key for key, value in versions.items() if value is cls]:
            del versions[version]
        if cls.name in kind and not versions:
            del kind[cls.name]
    members = {
        key: value
        for key, value in cls.__dict__.items()
        if key not in ("__dict__", "__weakref__", *cls.__dict__.get("__slots__", ()))
    }
    members.update(_type_=plugin_type or cls.__name__, _group_=group, _parent_=True, _skipload_=True)
    bases = [base for base in cls.__bases__ if base not in (object, Plugin)]
    return PluginType(cls.__name__, (*bases, Plugin), members)


def parent_decorator(*args, **kwargs):
    """`Parent`, with arguments or bare."""
    if not kwargs and len(args) == 1 and isinstance(args[0], type):
        return _make_parent(args[0], None, None)
    given = dict(zip(("plugin_type", "group"), args, strict=False), **kwargs)
    return lambda cls: _make_parent(cls, given.get("plugin_type"), given.get("group"))


def newest_plugins():
    """Type → name → the class of the newest version (_objects.py:_filter). Raises InvalidVersion."""
    return {
        kind_name: {
            name: versions[sorted(versions, key=version_order)[-1]] for name, versions in kind.items() if versions
        }
        for kind_name, kind in _groups.get("_default", {}).items()
    }


class _AbstractAttribute:
    __isabstractmethod__ = True


def pluginlib_members():
    """What the module has for plugins; the rest of it is a stub."""
    return {
        "Parent": parent_decorator,
        "Plugin": Plugin,
        "PluginWarning": PluginWarning,
        "PluginImportError": PluginImportError,
        "abstractmethod": abc.abstractmethod,
        "abstractattribute": _AbstractAttribute,
        "__version__": "0.11.0",
    }
