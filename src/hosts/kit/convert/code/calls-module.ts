// A JavaScript module for Node.js that holds the code of several tools, each behind its adapter.

import type { OutputPart } from '../../../../model/output.ts';
import type { BundleFile, SourceFile } from '../../../../model/portable.ts';
import type { Code, SettingName, Tool } from '../../../../model/plugin.ts';
import { commentLine } from '../literals.ts';
import { block, invent, reshape } from '../output.ts';
import * as why from '../reasons.ts';
import { adapterOf, isCallable, whyNot } from './adapter.ts';
import { commented } from './comment.ts';
import { markedCode } from './marks.ts';

/** What a module starts with so that adapters find modules of Node.js: `node('crypto')`. */
export const NODE_HEAD = `import { createRequire } from 'node:module';

const node = createRequire(import.meta.url);
`;

/**
 * Declares `const calls`: one async function `(args, setting)` per tool, in their order, that gives the text which the
 * model gets.
 */
export function callsOf(tools: readonly Tool[], settings: readonly SettingName[]): (string | OutputPart)[] {
  return ['const calls = [\n', ...tools.flatMap((tool, i) => callOf(tool, i, settings)), '];\n'];
}

function callOf({ id, code }: Tool, i: number, settings: readonly SettingName[]): (string | OutputPart)[] {
  const pointer = `/code/tool-${String(i)}`;
  const name = `// ${commentLine(id?.value ?? `tool ${String(i + 1)}`)}\n`;
  const print = (value: unknown): string => `${String(value)}\n`;
  if (!code) return [name, { pointer, node: invent(MISSING, why.NO_CODE), print }];
  if (!isCallable(code)) {
    const text = `${commented(code.text.value, '//')}\n${MISSING}`;
    return [name, { pointer, node: block(code.text, text, whyNot(code)), print }];
  }
  const { before, after } = adapterOf(code, settings, i);
  const node = reshape(code.text, code.text.value, why.ADAPTED_CODE);

  return [
    `${name}(() => {\n${before}`,
    { pointer, node, print: String },
    `${after}return (args, setting) => call(args, setting, node);\n})(),\n`,
  ];
}

const MISSING = `async () => {
  throw new Error('This tool is not written yet.');
},`;

/** A module that `callsOf` made, read back: its tools' code. */
export function callsFile(file: BundleFile): SourceFile {
  const marked = markedCode(file.text);
  if (marked.length === 0) return { ...file, value: undefined };
  const code = Object.fromEntries(marked.map(({ tool, text }) => [`tool-${String(tool)}`, text]));
  return { ...file, value: { code } };
}

/** The code of one tool of such a module. */
export function codeInCalls(file: BundleFile | undefined, tool: number): Code | undefined {
  if (!file) return undefined;
  const marked = markedCode(file.text).find((one) => one.tool === tool);
  if (!marked) return undefined;
  const pointer = `/code/tool-${String(tool)}`;
  return { convention: marked.convention, text: { value: marked.text, file: file.path, pointer } };
}
