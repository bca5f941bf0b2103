// Python that means for certain what stands in it is read; all other Python is not.

import { expect, test } from 'vitest';
import { readPython } from './python-file.ts';

const IMPORT = 'from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin\n\n';

/** A plugin whose `get_metadata` has this body. */
function plugin(body: string, before = '', rest = ''): string {
  return `${IMPORT}${before}class A(LLMToolPlugin):\n    _version_ = "1.0"\n\n    @classmethod\n    def get_metadata(cls):\n        ${body}\n\n    def invoke(self):\n        return ""\n${rest}`;
}

test('plain literals are read, with the method', () => {
  const body = `"""Says what it is."""\n        return {\n            'a': "x\\n",  # { "b": 1 }\n            "list": [1, -2.5, True, None,],\n        }`;
  expect(readPython(plugin(body))).toEqual([
    {
      version: '1.0',
      metadata: { a: 'x\n', list: [1, -2.5, true, null] },
      code: '    def invoke(self):\n        return ""',
    },
  ]);
});

test.each([
  ['texts beside one another', 'return {"a": ("x" "y")}'],
  ['texts beside one another without brackets', 'return {"a": "x" "y"}'],
  ['a raw text', 'return {"a": r"\\d"}'],
  ['a formatted text', 'return {"a": f"{1}"}'],
  ['a long text', 'return {"a": """x"""}'],
  ['a sum', 'return {"a": "x" + "y"}'],
  ['a call', 'return {"a": "{}".format(1)}'],
  ['a constant', 'return {"a": NAME}'],
  ['a member of the class', 'return {"a": cls.X}'],
  ['a spread', 'return {**BASE, "a": 1}'],
  ['two ways out', 'if True:\n            return {"a": 1}\n        return {"a": 2}'],
  ['a variable', 'data = {"a": 1}\n        return data'],
  ['a return in a comment', '# return {"a": 1}\n        return make()'],
  ['a tuple', 'return {"a": (1, 2)}'],
  ['an unknown escape', 'return {"a": "\\d"}'],
  ['a long number', 'return {"a": 9007199254740993}'],
  ['an open bracket', 'return {"a": 1'],
])('%s is not read', (_, body) => {
  expect(readPython(plugin(body))).toBeNull();
});

test.each([
  ['a decorated class', plugin('return {}', '@wrap\n')],
  ['a class under a condition', `${IMPORT}if True:\n    class A(LLMToolPlugin):\n        pass\n`],
  ['a class with another base', plugin('return {}').replace('(LLM', '(Mixin, LLM')],
  ['a method that is set later', plugin('return {}', '', 'A.get_metadata = None\n')],
  ['a class without its import', plugin('return {}').replace(IMPORT, '')],
  ['text that does not end', plugin('return {}', 'X = "\n')],
])('%s is not read', (_, text) => {
  expect(readPython(text)).toBeNull();
});
