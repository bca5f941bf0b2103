// The Python file of one tool: its metadata, and an `invoke` that says that it is still to be written.

import type { WrittenFile, OutputPart } from '../../../../model/output.ts';
import type { Convention, Tool } from '../../../../model/plugin.ts';
import { commented } from '../../../kit/convert/literals.ts';
import { block, invent, keep, reshape } from '../../../kit/convert/output.ts';
import { PYTHON_METHOD, pythonLiteral } from '../../../kit/convert/python.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { methodIn, moduleFile, type PythonTool } from './module-file.ts';
import { signatureOf } from './signature.ts';

/** Methods of a plugin's class. */
export const convention: Convention = {
  id: PYTHON_METHOD,
  shell: {
    code: 'python-code',
    says: 'Python cannot run here. It is kept in a comment and must be rewritten.',
  },
};

/** The file as stretches of text and of values. */
export function pythonFile(written: PythonTool): WrittenFile {
  const { path, className, version, metadata, tool } = written;
  const whole = moduleFile(written);
  if (whole) return whole;
  return {
    path,
    language: 'python',
    manifest: '/tools/0/metadata',
    content: [
      HEAD,
      `class ${className}(LLMToolPlugin):\n    _version_ = `,
      { pointer: '/tools/0/version', node: version, print: (value) => pythonLiteral(value) },
      '\n\n    @classmethod\n    def get_metadata(cls) -> LLMToolMetadata:\n        return ',
      { pointer: '/tools/0/metadata', node: metadata, print: (value) => pythonLiteral(value, 8) },
      '\n\n',
      invoke(tool),
      '\n',
    ],
  };
}

/** The package has another name since 0.24. */
const HEAD = `# Made by Plugbench.

try:
    from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin
except ImportError:
    from plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


`;

const ONLY_METHOD = {
  code: 'only-method',
  says: 'Only the method is copied: what else it uses of its file must be added.',
};

function invoke(tool: Tool): OutputPart {
  const { code } = tool;
  const pointer = '/tools/0/code';
  const print = String;
  if (code?.convention === convention.id) {
    const method = methodIn(code);
    const node = method === null ? keep(code.text) : reshape(code.text, method, ONLY_METHOD);
    return { pointer, node, print };
  }
  const { list, note } = signatureOf(tool.parameters);
  const start = `    def invoke(${list}) -> str:\n${note === undefined ? '' : `        ${note}\n`}`;
  const raise = (why: string): string => `        raise NotImplementedError(${pythonLiteral(why)})`;
  const name = tool.id?.value ?? 'This tool';
  if (!code) {
    return { pointer, node: invent(start + raise(`${name} is not written yet.`), why.NO_CODE), print };
  }
  const original = commented(code.text.value, '#').replace(/^/gm, '        ');
  const text = `${start}        # The original code, in JavaScript:\n        #\n${original}\n`;
  return {
    pointer,
    node: block(code.text, text + raise(`${name} must be rewritten in Python.`), why.NEEDS_REWRITING),
    print,
  };
}
