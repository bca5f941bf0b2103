// The Python file of one tool: its metadata, and an `invoke` that says that it is still to be written.

import type { WrittenFile, OutputTree, OutputPart, OutputNode } from '../../../../model/output.ts';
import type { Convention, Tool } from '../../../../model/plugin.ts';
import { commented } from '../../../kit/convert/code/comment.ts';
import { block, invent, keep } from '../../../kit/convert/output.ts';
import { pythonLiteral } from '../../../kit/convert/python.ts';
import * as why from '../../../kit/convert/reasons.ts';
import { signatureOf } from './signature.ts';

/** Methods of a plugin's class. */
export const convention: Convention = {
  id: 'python-method',
  shell: {
    code: 'python-code',
    says: 'Python cannot run here. It is kept in a comment and must be rewritten.',
  },
};

/** What is written into the class of one tool. */
export interface PythonTool {
  readonly path: string;
  readonly className: string;
  readonly version: OutputNode;
  readonly metadata: OutputTree;
  readonly tool: Tool;
}

/** The file as stretches of text and of values. */
export function pythonFile({ path, className, version, metadata, tool }: PythonTool): WrittenFile {
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

function invoke(tool: Tool): OutputPart {
  const { code } = tool;
  const pointer = '/tools/0/code';
  const print = String;
  if (code?.convention === convention.id) return { pointer, node: keep(code.text), print };
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
