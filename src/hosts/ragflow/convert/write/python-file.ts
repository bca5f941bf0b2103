// The Python file of one tool: its metadata, and an `invoke` that says that it is still to be written.

import type { WrittenFile, OutputPart } from '../../../../model/output.ts';
import type { Convention, Tool, Parameter } from '../../../../model/plugin.ts';
import { commented, commentLine, PYTHON_METHOD, pythonLiteral } from '../../../../convert/values/literals.ts';
import { keep, block, invent } from '../../../../convert/values/output.ts';
import * as why from '../../../../convert/report/reasons.ts';
import { methodIn, moduleFile, type PythonTool } from './module-file.ts';
import { word } from '../../../../convert/schema/read.ts';
import { isParameterName } from '../../names.ts';
import { BOTH_IMPORTS } from '../../code/edits.ts';

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
      `# Made by Plugbench.\n\n${BOTH_IMPORTS}\n\n`,
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

function invoke(tool: Tool): OutputPart {
  const { code } = tool;
  const pointer = '/tools/0/code';
  const print = String;
  if (code?.convention === convention.id) {
    const method = methodIn(code);
    const node = method === null ? keep(code.text) : keep(code.text, method);
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

/** What is between the brackets of `invoke`, and a comment for its first line. */
interface Signature {
  readonly list: string;
  /** Names the parameters that only `**kwargs` can hold, on one line, not indented; undefined if there are none. */
  readonly note: string | undefined;
}

/** Letters that every Python knows. One that is newer than the server's Python would end its start. */
const SETTLED = /^[\w\u00c0-\u024f\u0370-\u04ff\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fa5\uac00-\ud7a3]+$/;

/** RAGFlow 0.19 passes all arguments by name (docs/hosts/ragflow.md#calls-in-019). Optional ones get a default. */
function signatureOf(parameters: readonly Parameter[]): Signature {
  const names = parameters.map(({ name }) => name.value);
  const once = parameters.filter(({ name }, i) => names.indexOf(name.value) === i);
  const own = once.filter(({ name }) => isOwn(name.value));
  const rest = once.filter(({ name }) => !isOwn(name.value)).map(({ name }) => name.value);
  const list = [...own]
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map((parameter) => {
      const { name, required } = parameter;
      return required ? name.value : `${name.value}=${pythonLiteral(defaultOf(parameter))}`;
    });
  if (rest.length === 0) return { list: ['self', ...list].join(', '), note: undefined };
  const kwargs = freeName(names);
  // Without the slash an argument called `self` would be passed twice.
  const self = names.includes('self') ? ['self', '/'] : ['self'];
  return {
    list: [...self, ...list, `**${kwargs}`].join(', '),
    note: `# Python has no parameters with these names: ${rest.map((name) => `${kwargs}[${commentLine(pythonLiteral(name))}]`).join(', ')}`,
  };
}

function isOwn(name: string): boolean {
  return isParameterName(name) && SETTLED.test(name);
}

/** A name for all other arguments, which no argument has. */
function freeName(used: readonly string[]): string {
  let name = 'kwargs';
  while (used.includes(name)) name = `more_${name}`;
  return name;
}

function defaultOf({ words }: Parameter): unknown {
  const value = word(words, 'default')?.value;
  return typeof value === 'object' ? null : value;
}
