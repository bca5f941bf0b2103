// Texts of the cases of rules about code.

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
