# The server's own modules, as far as plugins meet them: `pluginlib`, and the package of plugins with its base class.

import abc
import sys
import types
import typing


def _module(name, **members):
    made = types.ModuleType(name)
    made.__dict__.update(members)
    made.__path__ = []
    sys.modules[name] = made
    parent, _, own = name.rpartition(".")
    if parent in sys.modules:
        setattr(sys.modules[parent], own, made)
    return made


def _make_modules(package):
    """The server's own modules, as far as plugins meet them."""
    library = StubModule("pluginlib")
    library.__dict__.update(pluginlib_members(), __path__=[])
    sys.modules["pluginlib"] = library
    path = _HOME
    for part in package.split("."):
        path = f"{path}/{part}"
        name = path[len(_HOME) + 1 :].replace("/", ".")
        _module(name).__path__ = [path]
    sys.modules[package].GlobalPluginManager = stub(f"{package}.GlobalPluginManager")
    _module(f"{package}.common", PLUGIN_TYPE_LLM_TOOLS="llm_tools")
    _module(f"{package}.llm_tool_plugin", **_tool_members(f"{package}.llm_tool_plugin"))


def _tool_members(module):
    """The contents of llm_tool_plugin.py (agent/plugin/llm_tool_plugin.py:7-45)."""
    parameter = typing.TypedDict(
        "LLMToolParameter", {"type": str, "description": str, "displayDescription": str, "required": bool}
    )
    metadata = typing.TypedDict(
        "LLMToolMetadata",
        {
            "name": str,
            "displayName": str,
            "description": str,
            "displayDescription": str,
            "parameters": dict[str, parameter],
        },
    )

    class LLMToolPlugin:
        @classmethod
        @abc.abstractmethod
        def get_metadata(cls) -> metadata:
            pass

        def invoke(self, **kwargs) -> str:
            raise NotImplementedError

    for one in (parameter, metadata, LLMToolPlugin):
        one.__module__ = module
        one.__qualname__ = one.__name__
    return {
        "Any": typing.Any,
        "TypedDict": typing.TypedDict,
        "pluginlib": sys.modules["pluginlib"],
        "PLUGIN_TYPE_LLM_TOOLS": "llm_tools",
        "LLMToolParameter": parameter,
        "LLMToolMetadata": metadata,
        "LLMToolPlugin": parent_decorator("llm_tools")(LLMToolPlugin),
        "llm_tool_metadata_to_openai_tool": _openai_tool,
    }


def _openai_tool(metadata):
    """What a model gets of the metadata (llm_tool_plugin.py:33-45); KeyError and others where a member is missing."""
    function = {"name": metadata["name"], "description": metadata["description"]}
    properties = {
        key: {"type": one["type"], "description": one["description"]} for key, one in metadata["parameters"].items()
    }
    required = [key for key, one in metadata["parameters"].items() if one["required"]]
    function["parameters"] = {"type": "object", "properties": properties, "required": required}
    return {"type": "function", "function": function}
