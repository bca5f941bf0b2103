// The Python file of a tool whose code is a whole file: that file as it is, with what the plugin says of the tool now.

import type { OutputNode, OutputPart, OutputTree, WrittenFile } from '../../../../model/output.ts';
import type { Span } from '../../../../model/finding.ts';
import { member } from '../../../../model/guards.ts';
import type { Code, Tool } from '../../../../model/plugin.ts';
import { valueOf } from '../../../../convert/values/flatten.ts';
import { keep } from '../../../../convert/values/output.ts';
import { pythonLiteral } from '../../../../convert/values/literals.ts';
import { readPluginSource } from '../../code/read.ts';
import { readPythonPlugins } from '../read/python-plugins.ts';

export interface PythonTool {
  readonly path: string;
  readonly className: string;
  readonly version: OutputNode;
  readonly metadata: OutputTree;
  readonly tool: Tool;
}

/** The method of a tool in the file that its code is, or null where it has no such code or the file no such tool. */
export function methodIn(code: Code): string | null {
  return pluginIn(code)?.method ?? null;
}

/** The whole file, which of its plugins is the tool, and the method of that. */
function pluginIn({ text: { value }, module }: Code): { text: string; at: number; method: string } | null {
  if (module?.text !== value) return null;
  const { text, name } = module;
  const all = readPythonPlugins(text).value?.tools ?? [];
  const at = all.length === 1 ? 0 : all.findIndex(({ metadata }) => member(metadata, 'name') === name);
  const method = all[at]?.code;
  return typeof method === 'string' ? { text, at, method } : null;
}

/** A stretch of the file that something else takes the place of. */
interface Change extends Span {
  readonly part: OutputPart | null;
}

/** null where the file does not show for certain what belongs to the tool. */
export function moduleFile({ path, version, metadata, tool: { code } }: PythonTool): WrittenFile | null {
  const found = code && pluginIn(code);
  if (!code || !found?.method) return null;
  const { text, at, method } = found;
  const { plugins } = readPluginSource(text);
  const own = plugins[at];
  const from = own?.invoke ? text.indexOf(method, own.span.from) : -1;
  if (!own?.version || !own.metadata || from < 0) return null;
  const changes: Change[] = [
    ...plugins.flatMap((one) => (one === own ? [] : [{ ...one.span, part: null }])),
    {
      ...own.version.span,
      part: { pointer: '/tools/0/version', node: version, print: (value) => pythonLiteral(value) },
    },
    {
      ...own.metadata.span,
      part: { pointer: '/tools/0/metadata', node: metadata, print: (value) => pythonLiteral(value, 8) },
    },
    {
      from,
      to: from + method.length,
      part: { pointer: '/tools/0/code', node: keep(code.text, method), print: String },
    },
  ];
  const content = withChanges(text, changes);
  if (!content) return null;
  const file: WrittenFile = { path, language: 'python', manifest: '/tools/0/metadata', content };
  return saysSo(content) ? file : null;
}

/** null where two of them overlap. */
function withChanges(text: string, changes: readonly Change[]): (string | OutputPart)[] | null {
  const ordered = changes.toSorted((a, b) => a.from - b.from);
  if (ordered.some(({ from }, i) => from < (ordered[i - 1]?.to ?? 0))) return null;
  const ends = [0, ...ordered.map(({ to }) => to)];
  const before = ordered.flatMap(({ from, part }, i) => [text.slice(ends[i], from), ...(part ? [part] : [])]);
  return [...before, text.slice(ends.at(-1))];
}

/** Whether the file, read again, says what its parts say: that of its only plugin. */
function saysSo(content: readonly (string | OutputPart)[]): boolean {
  const text = content
    .map((part) => (typeof part === 'string' ? part : part.print(valueOf(part.node))))
    .join('');
  const [version, metadata, code] = ['version', 'metadata', 'code'].map((name) => {
    const part = content.find((one) => typeof one !== 'string' && one.pointer === `/tools/0/${name}`);
    return part && typeof part !== 'string' ? valueOf(part.node) : undefined;
  });
  const { value, unknown } = readPythonPlugins(text);
  return (
    unknown.length === 0 && pythonLiteral(value) === pythonLiteral({ tools: [{ version, metadata, code }] })
  );
}
