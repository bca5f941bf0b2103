// The plugins that the core paths open.

/** An OwnPilot package with one tool, whose code is `code`. */
export function packageOf(code: string, more: object = {}): string {
  const parameters = { type: 'object', properties: {} };
  const tool = { name: 'tide_level', description: 'Tells the level.', parameters, code, ...more };
  const identity = { id: 'tides', name: 'Tides', version: '1.0.0', description: 'One tool' };
  return JSON.stringify({ ...identity, tools: [tool] }, null, 2);
}

/** An AnythingLLM skill, and the code beside it. */
export const SKILL = JSON.stringify(
  {
    active: true,
    hubId: 'tide',
    name: 'Tide',
    schema: 'skill-1.0.0',
    version: '1.0.0',
    description: 'Tells the tide',
    entrypoint: { file: 'handler.js', params: {} },
    examples: [{ prompt: 'Is it high tide?', call: '{}' }],
    imported: true,
  },
  null,
  2,
);
export const HANDLER = `const path = require('path');
const { createHash } = require('crypto');
module.exports.runtime = {
  handler: async function () {
    const hash = createHash('md5').update('hello').digest('hex');
    return 'high tide at ' + path.join('a', 'b') + ', ' + hash.slice(0, 8);
  },
};
`;

/** A Milady/ElizaOS plugin whose name is a number. */
export const TYPED = `import type { Plugin } from '@elizaos/core';

export const plugin: Plugin = {
  name: 7,
  description: 'Talks to the harbour',
  actions: [],
};

export default plugin;
`;

/** A RAGFlow plugin. */
export const PYTHON = `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class TidePlugin(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        return {
            "name": "tide",
            "displayName": "Tide",
            "description": "Tells the tide",
            "displayDescription": "Tells the tide",
            "parameters": {
                "place": {
                    "type": "string",
                    "description": "Where",
                    "displayDescription": "Where",
                    "required": True,
                },
            },
        }

    def invoke(self, place: str) -> str:
        return f"Tide: {place}"
`;
