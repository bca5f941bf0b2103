// Python to start from: members of a plugin's class, and whole files.

import { humanize } from '../../kit/words.ts';
import { BOTH_IMPORTS } from './edits.ts';

/** The name of a tool, made from its class: `BadCalculatorPlugin` is `bad_calculator`. */
export function toolName(className: string): string {
  const own = className.replace(/Plugin$/, '') || className;
  const snake = own.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
  return /^[a-z0-9_]{1,64}$/.test(snake) ? snake : 'my_tool';
}

/** `get_metadata` with all members, without an indent. */
export function metadataTemplate(className: string): string {
  const name = toolName(className);
  return `@classmethod
def get_metadata(cls):
    return {
        "name": "${name}",
        "displayName": "${humanize(name)}",
        "description": "Tells the model what this tool does and when to use it",
        "displayDescription": "Tells people what this tool does",
        "parameters": {},
    }`;
}

/** \`invoke\` without an indent; `parameters` is what follows `self`. */
export function invokeTemplate(parameters = ''): string {
  return `def invoke(self${parameters}) -> str:\n    return "This tool is not written yet."`;
}

/** A whole file with one plugin. */
export function pluginTemplate(className = 'MyToolPlugin'): string {
  const members = `${metadataTemplate(className).replace('(cls):', '(cls) -> LLMToolMetadata:').replace('"parameters": {},', PARAMETERS)}

${INVOKE}`;
  return `${BOTH_IMPORTS}

class ${className}(LLMToolPlugin):
    _version_ = "1.0.0"

${members.replace(/^(?=[^\n])/gm, '    ')}
`;
}

const PARAMETERS = `"parameters": {
            "text": {
                "type": "string",
                "description": "Tells the model what to give here",
                "displayDescription": "The text",
                "required": True,
            },
        },`;

const INVOKE = `def invoke(self, text: str) -> str:
    return text`;
