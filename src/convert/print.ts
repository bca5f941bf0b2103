// From a writer's draft to files: their texts, what is read of them, and where in them every place lies.

import type { WrittenFile, OutputLanguage, OutputPart } from '../model/output.ts';
import type { Span } from '../model/finding.ts';
import type { SourceFile } from '../model/portable.ts';
import { languageOf } from '../files/language.ts';
import { follow } from '../lang/json/locate.ts';
import { strictOutline, tolerantOutline } from '../lang/json/outline.ts';
import { split } from '../lang/json/pointer.ts';
import { flatten, type PlacedNode } from './values/flatten.ts';
import { setMember } from './values/set-member.ts';

export interface Printed {
  readonly path: string;
  readonly language: OutputLanguage;
  readonly text: string;
  /** What is read of it; of a text file the parts, each at its pointer. */
  readonly value: unknown;
  readonly nodes: readonly PlacedNode[];
  /** Pointer of the manifest in `value`, for files that have one. */
  readonly manifest?: string;
  /** The range of a place, or of the nearest one around it. */
  readonly spanOf: (pointer: string, key?: boolean) => Span;
}

/** The text of a written file. */
export function printFile({ path, language, content, manifest }: WrittenFile): Printed {
  const rest = { path, language, ...(manifest === undefined ? {} : { manifest }) };
  if (isParts(content)) return printParts(rest, content);
  const { value, nodes } = flatten(content, path);
  const text = once(() => `${JSON.stringify(value, null, 2)}\n`);
  const spans = once(() => spansOf(text(), language));
  return {
    ...rest,
    get text() {
      return text();
    },
    value,
    nodes,
    spanOf: (pointer, key) => spans()(pointer, key),
  };
}

/** Makes a value when it is first asked for: most files of the matrix are never read as text. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A file as it is, without a writer. */
export function heldFile({ path, text, value }: SourceFile): Printed {
  const known = languageOf(path);
  // A name that says nothing, such as `LICENSE`, is that of a text for people.
  const language = known === 'text' ? 'markdown' : known;
  return { path, language, text, value, nodes: [], spanOf: spansOf(text, language) };
}

/** Finds places in a text; the text is looked through when the first one is asked for. */
export function spansOf(text: string, language: OutputLanguage): Printed['spanOf'] {
  let outline: ReturnType<typeof strictOutline> | undefined;
  return (pointer, key = false) => {
    outline ??= (language === 'json' ? strictOutline : tolerantOutline)(text);
    const { member, value } = follow(outline, pointer);
    return key && member?.keySpan ? member.keySpan : value;
  };
}

/** A list whose first element is a text or a part; a list of values starts with a node. */
function isParts(content: WrittenFile['content']): content is readonly (string | OutputPart)[] {
  if (!Array.isArray(content)) return false;
  const [first] = content as readonly unknown[];
  return typeof first === 'string' || (typeof first === 'object' && first !== null && 'print' in first);
}

function printParts(
  rest: Pick<Printed, 'path' | 'language' | 'manifest'>,
  parts: readonly (string | OutputPart)[],
): Printed {
  const root: Record<string, unknown> = {};
  const nodes: PlacedNode[] = [];
  const values = parts.map((part) => {
    if (typeof part === 'string') return undefined;
    const flat = flatten(part.node, rest.path, part.pointer);
    nodes.push(...flat.nodes);
    place(root, split(part.pointer), flat.value, part.isNamed === true);
    return flat.value;
  });
  const whole = once(() => joinParts(parts, values));
  const spanOf: Printed['spanOf'] = (pointer, key) => {
    const inside = whole().stretches.find(
      (s) => pointer === s.pointer || pointer.startsWith(`${s.pointer}/`),
    );
    if (!inside) return { from: 0, to: 0 };
    if (inside.scalar) return { from: inside.from, to: inside.from + inside.text.length };
    const { from, to } = spansOf(inside.text, 'python')(pointer.slice(inside.pointer.length), key);
    return { from: inside.from + from, to: inside.from + to };
  };
  return {
    ...rest,
    get text() {
      return whole().text;
    },
    value: root,
    nodes,
    spanOf,
  };
}

interface Stretch {
  readonly pointer: string;
  readonly from: number;
  readonly text: string;
  /** Whether its value is neither an object nor a list. */
  readonly scalar: boolean;
}

/** The text of all parts, and where each that has a value stands; `values` are in the order of the parts. */
function joinParts(
  parts: readonly (string | OutputPart)[],
  values: readonly unknown[],
): { readonly text: string; readonly stretches: readonly Stretch[] } {
  let text = '';
  const stretches: Stretch[] = [];
  parts.forEach((part, i) => {
    if (typeof part === 'string') {
      text += part;
      return;
    }
    const value = values[i];
    const printed = part.print(value);
    const scalar = typeof value !== 'object' || value === null;
    stretches.push({ pointer: part.pointer, from: text.length, text: printed, scalar });
    text += printed;
  });
  return { text, stretches };
}

/** Puts a value at a path of names and indexes, making the objects and lists on the way. */
function place(
  root: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
  isNamed: boolean,
): void {
  let here: Record<string, unknown> = root;
  path.slice(0, -1).forEach((key, i) => {
    const isList = /^\d+$/.test(path[i + 1] ?? '') && !(isNamed && i === path.length - 2);
    if (!Object.hasOwn(here, key)) setMember(here, key, isList ? [] : {});
    here = here[key] as Record<string, unknown>;
  });
  setMember(here, path.at(-1) ?? '', value);
}
