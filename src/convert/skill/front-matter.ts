// The front matter of SKILL.md: values that every agent takes, printed by the YAML library.

import { Scalar, stringify } from 'yaml';
import type { OutputNode, OutputPart } from '../../model/output.ts';
import { SHORTENED } from '../report/reasons.ts';
import type { Reason } from '../../model/ledger.ts';
import type { Plugin, Sourced, Tool } from '../../model/plugin.ts';
import { isStated } from '../values/identifiers.ts';
import { wholeEscape } from '../values/literals.ts';
import { keep, approximate, invent, fixed } from '../values/output.ts';
import { MAX_COMPATIBILITY, MAX_DESCRIPTION } from '../../hosts/kit/skill-limits.ts';
import { Remembered } from '../../lang/text/remembered.ts';
import { unitEscape, withoutUnseen } from '../../files/unseen.ts';

/** The member of a SKILL.md's value that holds its front matter; reports name it. */
export const FRONT = 'front matter';

const NO_BRACKETS: Reason = {
  code: 'no-angle-brackets',
  says: 'Some agents refuse `<` and `>` here, so similar signs are used.',
};
export interface Needs {
  /** What runs them: `Node.js 18 or newer`; null where there are none. */
  readonly program: string | null;
  readonly variables: readonly string[];
  /** Names of npm packages. */
  readonly packages: readonly string[];
}

/** Everything between the two lines `---`, and these. `name` is the folder's name too. */
export function frontMatter(plugin: Plugin, name: OutputNode, needs: Needs): (string | OutputPart)[] {
  const members: [string, OutputNode | undefined][] = [
    ['name', name],
    ['description', descriptionNode(plugin)],
    ['license', lineNode(plugin.license)],
    ['compatibility', compatibilityNode(needs)],
  ];
  const metadata: [string, OutputNode | undefined][] = [
    ['version', lineNode(plugin.version)],
    ['author', lineNode(plugin.author?.name)],
    ['category', lineNode(plugin.category)],
    ['homepage', lineNode(plugin.homepage)],
  ];
  const inner = metadata.flatMap(([key, node]) => memberOf(`metadata/${key}`, `  ${key}`, node));
  return [
    '---\n',
    ...members.flatMap(([key, node]) => memberOf(key, key, node)),
    ...(inner.length > 0 ? ['metadata:\n', ...inner] : []),
    '---\n\n',
  ];
}

function memberOf(pointer: string, label: string, node: OutputNode | undefined): (string | OutputPart)[] {
  if (!node) return [];
  return [
    `${label}: `,
    { pointer: `/${FRONT}/${pointer}`, node, print: (value) => scalar(String(value)) },
    '\n',
  ];
}

/**
 * A scalar that is read as this text, by YAML 1.1 as by 1.2. Three hyphens are escaped, because the reference validator
 * ends the front matter at the first ones, wherever they are.
 */
export function scalar(text: string): string {
  return scalars.of(text, writtenScalar);
}

/** The library makes a whole document of each text, and most of them are the same after an edit. */
const scalars = new Remembered<string>(100_000);

function writtenScalar(text: string): string {
  const plain = stringify(text, { compat: 'yaml-1.1', lineWidth: 0, blockQuote: false }).slice(0, -1);
  // Libraries differ in which numbers, dates and signs they know, but not in words.
  if (plain === text && /^\p{L}/u.test(text) && !text.includes('---') && shown(text) === text) return plain;
  const quoted = new Scalar(text);
  quoted.type = Scalar.QUOTE_DOUBLE;
  const written = stringify(quoted, { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity });
  return shown(written.slice(0, -1)).replace(/-(?=--)/g, '\\x2d');
}

/** With escapes for what cannot be seen, and for the two characters that YAML does not know. */
function shown(text: string): string {
  return withoutUnseen(text, wholeEscape).replace(/[\ufffe\uffff]/g, unitEscape);
}

function oneLine(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** undefined where nothing can be seen. */
function lineNode(text: Sourced<string> | undefined): OutputNode | undefined {
  const line = text && oneLine(text.value);
  if (!text || line === '' || line === undefined) return undefined;
  return line === text.value ? keep(text) : keep(text, line);
}

function descriptionNode({ description, name, tools }: Plugin): OutputNode {
  const from = description && oneLine(description.value) !== '' ? [description] : tools.flatMap(aboutTool);
  const [only] = from.length > 0 ? from : isStated(name) ? [name] : [];
  if (!only) return invent('Tools for the agent.');
  const text = from.length < 2 ? only.value : from.map(({ value }) => withStop(oneLine(value))).join(' ');
  const origins = from.length < 2 ? [only] : from;
  const line = oneLine(text);
  if (line === '') return invent('Tools for the agent.');
  const legal = line.replaceAll('<', '‹').replaceAll('>', '›');
  // In UTF-16 units, of which there are never fewer than characters.
  if (legal.length > MAX_DESCRIPTION) return approximate(origins, cut(legal), SHORTENED);
  if (legal !== line) return approximate(origins, legal, NO_BRACKETS);
  if (legal === only.value) return keep(only);
  return keep(origins, legal);
}

/** The text that says best what a tool is for; [] where it has none. */
function aboutTool({ description, display, title }: Tool): Sourced<string>[] {
  return [description, display, title]
    .filter((text) => text && oneLine(text.value) !== '')
    .slice(0, 1) as Sourced<string>[];
}

function withStop(text: string): string {
  return /[.!?。！？…]$/.test(text) ? text : `${text}.`;
}

/** Cut between characters, at a space where one is near. */
function cut(text: string): string {
  const characters = Array.from(text.slice(0, MAX_DESCRIPTION));
  let short = characters.join('');
  while (short.length >= MAX_DESCRIPTION || /\p{Cs}$/u.test(short)) {
    characters.pop();
    short = characters.join('');
  }
  const space = short.lastIndexOf(' ');
  return `${space > short.length - 40 ? short.slice(0, space) : short}…`;
}

/** Only the program where the rest would be too long. */
function compatibilityNode({ program, variables, packages }: Needs): OutputNode | undefined {
  if (program === null) return undefined;
  const parts = [
    `Needs ${program}.`,
    ...(packages.length > 0 ? [`npm packages: ${packages.join(', ')}.`] : []),
    ...(variables.length > 0 ? [`Environment variables: ${variables.join(', ')}.`] : []),
  ];
  const text = parts.join(' ');
  return fixed(text.length > MAX_COMPATIBILITY ? parts[0] : text);
}
