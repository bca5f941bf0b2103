// Which texts are taken for Python of a plugin, with and without the base class.

import { expect, test } from 'vitest';
import { isPythonText } from './pasted.ts';

test.each([
  'class Tide:\n    _version_ = "1.0.0"\n',
  'class Tide:\n    _version_: str = "1.0.0"\n',
  'class Tide:\n    def invoke(\n        self,\n        hours: int,\n    ) -> str:\n        return ""\n',
  'class Tide:\n    @staticmethod\n    def invoke(hours):\n        return ""\n',
  'class Tide:\n    async def get_metadata(\n        cls,\n    ):\n        return {}\n',
  'import agent.plugin.llm_tool_plugin as base\n',
  'from plugin.llm_tool_plugin import (\n    LLMToolPlugin,\n)\n',
  'def invoke(self, hours):\n    return ""\n',
])('a plugin: %s', (text) => {
  expect(isPythonText(text)).toBe(true);
});

test.each([
  'import os\n\n\ndef run(hours):\n    return hours\n',
  '{"code": "\n    def invoke(self):\n"',
  'Call invoke(self) and set _version_ = 1.',
  'class Tide:\n    def invoked(self):\n        self._version_ = 1\n',
])('none: %s', (text) => {
  expect(isPythonText(text)).toBe(false);
});
