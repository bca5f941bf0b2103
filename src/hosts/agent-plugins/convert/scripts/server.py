# Made by Plugbench: the plugin's tools as an MCP server on standard input and output. It needs Python 3.9 or newer and
# what the tools import. Messages are JSON, one a line.

import importlib.util
import json
import os
import pathlib
import sys
import threading
import types

# Revisions of the protocol, the newest first.
VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
# How long calls may still run after the client has closed the input, in seconds.
LAST_CALLS = 1

FOLDER = pathlib.Path(__file__).resolve().parent


def read(path):
    return json.loads((FOLDER / path).read_text("utf-8"))


TOOLS = read("tools.json")["tools"]
MODULES = read("modules.json")
PLUGIN = read("../plugin.json")

# Only messages may be on standard output: what tools print goes to standard error.
OUTPUT = os.fdopen(os.dup(1), "wb")
os.dup2(2, 1)
SENDING = threading.Lock()
LOADING = threading.Lock()


def send(message):
    with SENDING:
        OUTPUT.write(json.dumps(message).encode() + b"\n")
        OUTPUT.flush()


def result(request, value):
    return {"jsonrpc": "2.0", "id": request, "result": value}


def failure(request, code, message):
    known = {} if request is None else {"id": request}
    return {"jsonrpc": "2.0", **known, "error": {"code": code, "message": message}}


# The host's own module, which the files of tools import.
class LLMToolPlugin:
    _type_ = "llm_tools"


def play_host():
    for name in ("plugin", "agent", "agent.plugin"):
        package = types.ModuleType(name)
        package.__path__ = []
        sys.modules[name] = package
    for name in ("plugin.llm_tool_plugin", "agent.plugin.llm_tool_plugin"):
        module = types.ModuleType(name)
        module.LLMToolPlugin = LLMToolPlugin
        module.LLMToolMetadata = module.LLMToolParameter = dict
        sys.modules[name] = module


LOADED = {}


def tool_of(name):
    """The function of a tool: `invoke` of a new plugin as in its host."""
    place = MODULES[name]
    with LOADING:
        module = LOADED.get(place["file"]) or load(place["file"])
    classes = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, LLMToolPlugin) and one is not LLMToolPlugin
    ]
    for one in classes:
        if len(classes) == 1 or one.get_metadata()["name"] == place["name"]:
            return one().invoke
    raise LookupError("This tool is not written yet.")


def load(file):
    spec = importlib.util.spec_from_file_location("tool_" + str(len(LOADED)), FOLDER / "tools" / file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    LOADED[file] = module
    return module


# Calls that run, by their id; True for those that were cancelled.
running = {}


def call(request, name, arguments):
    try:
        value = {"content": [{"type": "text", "text": str(tool_of(name)(**arguments))}]}
    except BaseException as error:
        words = str(error) or type(error).__name__
        value = {"content": [{"type": "text", "text": words}], "isError": True}
    if not running.pop(request, False):
        send(result(request, value))


def answer_to(message):
    """The answer to one message; None for none, or where a call will give it."""
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        return failure(None, -32600, "Invalid request")
    request, method, params = message.get("id"), message.get("method"), message.get("params", {})
    # An answer to a request, of which this server sends none.
    if method is None and ("result" in message or "error" in message):
        return None
    known = isinstance(request, (str, int, float)) and not isinstance(request, bool)
    if not isinstance(method, str) or ("id" in message and not known):
        return failure(request if known else None, -32600, "Invalid request")
    if not known:
        cancelled = params.get("requestId") if isinstance(params, dict) else None
        if method == "notifications/cancelled" and isinstance(cancelled, (str, int)) and cancelled in running:
            running[cancelled] = True
        return None
    if not isinstance(params, dict):
        return failure(request, -32602, "Invalid parameters")
    if method == "initialize":
        asked = params.get("protocolVersion")
        info = {"name": PLUGIN["name"], "version": PLUGIN.get("version", "0.0.0")}
        version = asked if asked in VERSIONS else VERSIONS[0]
        return result(request, {"protocolVersion": version, "capabilities": {"tools": {}}, "serverInfo": info})
    if method == "ping":
        return result(request, {})
    if method == "tools/list":
        return result(request, {"tools": TOOLS})
    if method == "tools/call":
        return begin(request, params.get("name"), params.get("arguments", {}))
    return failure(request, -32601, "Method not found: " + method)


def begin(request, name, arguments):
    if not any(tool["name"] == name for tool in TOOLS):
        return failure(request, -32602, "Unknown tool: " + str(name))
    if not isinstance(arguments, dict):
        return failure(request, -32602, "The arguments must be an object.")
    running[request] = False
    threading.Thread(target=call, args=(request, name, arguments), daemon=True).start()
    return None


def receive(line):
    try:
        message = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        send(failure(None, -32700, "Parse error"))
        return
    # Revision 2025-03-26 has lists of messages.
    for one in message if isinstance(message, list) and message else [message]:
        answer = answer_to(one)
        if answer is not None:
            send(answer)


def main():
    play_host()
    sys.path.insert(0, str(FOLDER / "tools"))
    for line in sys.stdin.buffer:
        if line.strip():
            receive(line)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(LAST_CALLS)
    sys.stderr.flush()
    os._exit(0)


main()
