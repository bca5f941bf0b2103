// How the test inputs of rules about Python are written: one file per code that raises it, and one near miss.

/** A file of a plugin. */
export interface PythonCase {
  readonly code: string;
  /** The range that must be marked stands between ⟦ and ⟧. */
  readonly raises: string;
  /** A file as near as possible that must not raise the code. */
  readonly misses: string;
  /** The first fix's title; absent where none is offered. */
  readonly fix?: string;
  /** Path of both files; `llm_tools/tide.py` without it. */
  readonly path?: string;
  /** Path of the near miss, where that is what differs. */
  readonly missesPath?: string;
  /** Other files beside both, path and text. */
  readonly others?: Readonly<Record<string, string>>;
}

/** The import line that works in every release. */
export const IMPORTS = `try:
    from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
except ImportError:
    from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
`;

/** What `get_metadata` returns; `parameters` and further members as they are written. */
export function dict(parameters = '', more = ''): string {
  return `{"name": "tide", "displayName": "Tide", "description": "Tells the tide", "displayDescription": "Tide", "parameters": {${parameters}}${more}}`;
}

/** A parameter of the metadata. */
export function parameter(name: string, type = 'string', required = 'True'): string {
  return `"${name}": {"type": "${type}", "description": "d", "displayDescription": "D", "required": ${required}}`;
}

/** A sound `get_metadata`. */
export function metadata(parameters = '', more = ''): string {
  return `    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return ${dict(parameters, more)}
`;
}

/** A sound `invoke` with these parameters after \`self\`. */
export function invoke(parameters = '', body = 'return ""'): string {
  return `    def invoke(self${parameters}) -> str:
        ${body}
`;
}

/** A whole file with one class and these members. */
export function plugin(...members: readonly string[]): string {
  return `${IMPORTS}

class Tide(LLMToolPlugin):
    _version_ = "1.0.0"

${members.join('\n')}`;
}

/** A sound plugin. */
export const SOUND: string = plugin(metadata(), invoke());
