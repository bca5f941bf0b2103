// What a plugin's Python file says for certain without being run: versions, metadata that are plain literals, methods.

import { literalOf, textOf } from './python-literal.ts';
import { linesOf, type Line } from './python-tokens.ts';

/** What a plugin file says, as values with their places. */
export interface PythonPlugin {
  readonly version?: string;
  readonly metadata: unknown;
  /** The text of `invoke`. */
  readonly code?: string;
}

const BASE = 'LLMToolPlugin';

/**
 * One per class, in order; null where the file may mean something else than what stands in it: anything that is
 * computed, joined, decorated or built under a condition.
 */
export function readPython(text: string): PythonPlugin[] | null {
  const lines = linesOf(text);
  if (!lines?.some(importsBase)) return null;
  const plugins: PythonPlugin[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.tokens[0]?.text === '@' && line.indent === '' && isPluginClass(lines[i + 1])) return null;
    if (!isPluginClass(line)) {
      if (isDoubtful(line)) return null;
      continue;
    }
    const header = line.tokens.map(({ text }) => text).join(' ');
    if (line.indent !== '' || !/^class \S+ \( LLMToolPlugin ,? ?\) :$/u.test(header)) return null;
    const plugin = readClass(text, bodyOf(lines, i));
    if (!plugin) return null;
    plugins.push(plugin);
  }
  return plugins;
}

/** Without it the class statement fails. */
function importsBase({ tokens }: Line): boolean {
  return tokens[0]?.text === 'from' && tokens.some(({ text }) => text === BASE);
}

function isPluginClass(line: Line | undefined): boolean {
  return line?.tokens[0]?.text === 'class' && line.tokens.some(({ text }) => text === BASE);
}

/** A line that may put something else in the place of what a class says. */
function isDoubtful({ tokens }: Line): boolean {
  return tokens.some(({ text }, i) => {
    if (text === 'setattr' || (text === BASE && tokens[i + 1]?.text === '=')) return true;
    return text === 'get_metadata' && tokens[i - 1]?.text !== 'def' && tokens[i + 1]?.text === '=';
  });
}

/** The lines below a line that are further in. */
function bodyOf(lines: readonly Line[], at: number): Line[] {
  const depth = lines[at]?.indent ?? '';
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ indent }) => indent.length <= depth.length);
  return end < 0 ? rest : rest.slice(0, end);
}

function readClass(text: string, body: readonly Line[]): PythonPlugin | null {
  const indent = body[0]?.indent;
  if (indent === undefined || !body.every((line) => line.indent.startsWith(indent))) return null;
  const at = methodAt(body, indent);
  if (at === null) return null;
  const metadata = returned(bodyOf(body, at));
  if (metadata === undefined) return null;
  const members = body.filter((line) => line.indent === indent);
  if (!members.every(isPlainMember)) return null;
  const version = versionOf(members);
  const code = methodText(text, body, indent);
  return {
    ...(version === undefined ? {} : { version }),
    metadata,
    ...(code === undefined ? {} : { code }),
  };
}

/** Where `get_metadata` is defined, once and as a plain class method; null where it is anything else. */
function methodAt(body: readonly Line[], indent: string): number | null {
  const named = body.filter(({ tokens }) => tokens.some(({ text }) => text === 'get_metadata'));
  const at = body.findIndex((line) => line.indent === indent && startsWith(line, 'def', 'get_metadata'));
  const decorator = body[at - 1];
  if (named.length !== 1 || at < 1 || !decorator || !startsWith(decorator, '@', 'classmethod')) return null;
  const twice = body[at - 2]?.tokens[0]?.text === '@';
  return twice || decorator.tokens.length !== 2 || body[at]?.tokens.at(-1)?.text !== ':' ? null : at;
}

function startsWith({ tokens }: Line, ...words: readonly string[]): boolean {
  return words.every((word, i) => tokens[i]?.text === word);
}

/** Methods, decorators, assignments and a docstring; nothing that decides what the class becomes. */
function isPlainMember({ tokens }: Line): boolean {
  const [first, second] = tokens;
  if (!first) return false;
  if (first.kind === 'string') return tokens.length === 1;
  if (['def', '@', 'pass'].includes(first.text)) return true;
  if (first.text === 'async') return second?.text === 'def';
  return first.kind === 'name' && ['=', ':'].includes(second?.text ?? '');
}

/** The one literal that a method gives back; undefined where it does anything else. */
function returned(body: readonly Line[]): unknown {
  const [first] = body;
  const statements = first?.tokens.length === 1 && first.tokens[0]?.kind === 'string' ? body.slice(1) : body;
  const [only] = statements;
  if (statements.length !== 1 || only?.tokens[0]?.text !== 'return') return undefined;
  const value = literalOf(only.tokens.slice(1));
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

function versionOf(members: readonly Line[]): string | undefined {
  const line = members.findLast((member) => startsWith(member, '_version_', '='));
  const [literal, ...more] = line?.tokens.slice(2) ?? [];
  return literal?.kind === 'string' && more.length === 0 ? textOf(literal.text) : undefined;
}

/** `invoke` and what follows it in the class, with its first line's indent. */
function methodText(text: string, body: readonly Line[], indent: string): string | undefined {
  const line = body.find((one) => one.indent === indent && startsWith(one, 'def', 'invoke'));
  const from = line?.tokens[0]?.from;
  const to = body.at(-1)?.tokens.at(-1)?.to;
  return from === undefined || to === undefined ? undefined : indent + text.slice(from, to);
}
