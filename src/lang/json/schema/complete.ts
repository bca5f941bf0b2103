// Completes members and values at the caret from a host's schema, in half-typed text too, and explains those that are there.

import { getLocation, type Location, type Node } from 'jsonc-parser';
import type { Span, TextEdit } from '../../../model/finding.ts';
import type { JsonSchema } from '../../../model/host.ts';
import { MAX_DEPTH, nestingDepth } from '../depth.ts';
import { readLenient } from '../lenient/parse.ts';
import type { TreeMember, TreeNode } from '../lenient/tree.ts';
import type { Completion, CompletionOption, Hover } from '../../../model/assist.ts';

/** Options at an offset (UTF-16 units) of any text; null where the schema knows nothing. */
export function complete(text: string, offset: number, root: JsonSchema): Completion | null {
  if (nestingDepth(text) > MAX_DEPTH) return null;
  const location = getLocation(text, offset);
  const range = rangeAt(text, offset, location.previousNode);
  if (location.isAtPropertyKey || isAfterMember(text, range.from, location)) {
    const container = location.path.slice(0, -1);
    const options = keyOptions(text, root, container, range);
    return options.length > 0 ? { ...range, options, also: commaBefore(text, range.from) } : null;
  }
  const options = valueOptions(schemasAt(root, location.path));
  return options.length > 0 ? { ...range, options, also: [] } : null;
}

/** True after a finished member that has no comma yet, where a new member may begin. */
function isAfterMember(text: string, from: number, { path, previousNode }: Location): boolean {
  return (
    typeof path.at(-1) === 'string' &&
    (!previousNode || previousNode.offset + previousNode.length < from) &&
    /["\]}\w]\s+$/.test(text.slice(Math.max(0, from - 200), from))
  );
}

function keyOptions(text: string, root: JsonSchema, container: Path, range: Span): CompletionOption[] {
  const members = membersOf(root, schemasAt(root, container));
  const present = presentKeys(text, container, range);
  const rest = text.slice(range.to);
  const hasValue = /^\s*:/.test(rest);
  const comma = /^\s*"/.test(rest) ? ',' : '';
  return [...members]
    .filter(([key]) => !present.has(key))
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([key, { schema, required }]) => {
      const name = JSON.stringify(key);
      const value = starterValue(schema);
      const insert = hasValue ? name : `${name}: ${value}${comma}`;
      // The caret goes inside an empty string, list or object, where its content is typed next.
      const inside = /^(""|\[\]|\{\})$/.test(value) ? 1 : value.length;
      return {
        label: key,
        insert,
        caret: hasValue ? insert.length : name.length + 2 + inside,
        detail: required ? 'required' : typeWords(schema),
        info: schema.description ?? '',
      };
    });
}

function valueOptions(schemas: readonly JsonSchema[]): CompletionOption[] {
  const seen = new Map<string, CompletionOption>();
  for (const schema of schemas) {
    for (const [value, detail] of valuesOf(schema)) {
      const insert = JSON.stringify(value);
      const label = typeof value === 'string' ? value : insert;
      if (!seen.has(insert)) {
        seen.set(insert, { label, insert, caret: insert.length, detail, info: schema.description ?? '' });
      }
    }
  }
  return [...seen.values()];
}

function* valuesOf(schema: JsonSchema): Iterable<[unknown, string]> {
  if (schema.const !== undefined) yield [schema.const, 'only value'];
  for (const value of schema.enum ?? []) yield [value, ''];
  if (schema.type === 'boolean') yield* [[true, 'boolean'] as [unknown, string], [false, 'boolean']];
  if (schema.default !== undefined) yield [schema.default, 'default'];
  for (const value of schema.examples ?? []) yield [value, 'example'];
}

/** The JSON text that a new member has as its value. */
function starterValue(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.default !== undefined) return JSON.stringify(schema.default);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  const starters: Readonly<Record<string, string>> = {
    object: '{}',
    array: '[]',
    boolean: 'false',
    number: '0',
    integer: '0',
    null: 'null',
  };
  return (type === undefined ? undefined : starters[type]) ?? '""';
}

function rangeAt(text: string, offset: number, node: Node | undefined): Span {
  if (
    node &&
    node.offset < offset &&
    offset <= node.offset + node.length &&
    /[\w"]/.test(text.charAt(node.offset))
  ) {
    return { from: node.offset, to: node.offset + node.length };
  }
  let from = offset;
  while (from > 0 && /[\w$-]/.test(text.charAt(from - 1))) from--;
  if (text.charAt(from - 1) === '"') from--;
  return { from, to: offset };
}

/** The keys that the object at a path has already, without the one that is being typed. */
function presentKeys(text: string, container: Path, range: Span): Set<string> {
  let object: TreeNode | null | undefined = readLenient(text).root;
  for (const segment of container) {
    const members: readonly TreeMember[] = object && object.kind !== 'scalar' ? object.members : [];
    object = members.find(({ key, value }) => key === String(segment) && value)?.value;
  }
  const members = object?.kind === 'object' ? object.members : [];
  const others = members.filter(({ keySpan }) => keySpan !== null && keySpan.from !== range.from);
  return new Set(others.map(({ key }) => key));
}

/** The edit that inserts a missing comma before the completed member; [] where none is missing. */
function commaBefore(text: string, from: number): TextEdit[] {
  const before = text.slice(0, from).trimEnd();
  if (before === '' || /[{,[:]$/.test(before)) return [];
  return [{ from: before.length, to: before.length, insert: ',' }];
}

/** Title and text for an offset (UTF-16 units); null where the schema says nothing. */
export function hover(text: string, offset: number, root: JsonSchema): Hover | null {
  if (nestingDepth(text) > MAX_DEPTH) return null;
  const { path, previousNode: node } = getLocation(text, offset);
  if (!node || offset < node.offset || offset > node.offset + node.length) return null;
  const schemas = schemasAt(root, path);
  const description = schemas.find((s) => s.description)?.description;
  if (description === undefined) return null;
  const key = path.at(-1);
  const required =
    typeof key === 'string' && membersOf(root, schemasAt(root, path.slice(0, -1))).get(key)?.required;
  const type = schemas.map(typeWords).find((words) => words !== '') ?? '';
  const title = [nameOf(path), type, required ? 'required' : ''].filter(Boolean).join(' · ');
  return { from: node.offset, to: node.offset + node.length, title, text: description };
}

/** The last name of a path with its index: `tools[0]`. */
function nameOf(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (typeof last !== 'number') return last ?? 'manifest';
  return `${String(path.at(-2) ?? '')}[${String(last)}]`;
}

/** Keys and indexes from the root of a document. */
type Path = readonly (string | number)[];

/** All schemas for the value at this path, with every alternative of `anyOf` and `oneOf`; [] if no schema applies. */
function schemasAt(root: JsonSchema, path: Path): JsonSchema[] {
  let here = resolve(root, root);
  for (const segment of path) {
    here = here.flatMap((schema) => step(schema, segment).flatMap((child) => resolve(root, child)));
  }
  return here;
}

/** Members that objects here may have, with whether one of the schemas requires them; declared order. */
function membersOf(
  root: JsonSchema,
  schemas: readonly JsonSchema[],
): Map<string, { schema: JsonSchema; required: boolean }> {
  const out = new Map<string, { schema: JsonSchema; required: boolean }>();
  for (const schema of schemas) {
    for (const [key, child] of Object.entries(schema.properties ?? {})) {
      const described = { ...resolve(root, child)[0], ...child };
      if (!out.has(key))
        out.set(key, { schema: described, required: schema.required?.includes(key) ?? false });
    }
  }
  return out;
}

/** The schema with its reference followed and its alternatives beside it. */
function resolve(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const name = /^#\/definitions\/([^/]+)$/.exec(schema.$ref ?? '')?.[1];
  const target = name === undefined ? undefined : root.definitions?.[name];
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(target ? [target] : [])];
  return [schema, ...alternatives.flatMap((s) => resolve(root, s, depth + 1))];
}

function step(schema: JsonSchema, segment: string | number): JsonSchema[] {
  if (typeof segment === 'number') return schema.items ? [schema.items] : [];
  const own = Object.hasOwn(schema.properties ?? {}, segment) ? schema.properties?.[segment] : undefined;
  if (own) return [own];
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
}

/** `string`, `string or null`, `one of "a", "b"`; '' where the schema says nothing. */
function typeWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((v) => JSON.stringify(v)).join(', ')}`;
  if (schema.type === undefined) return '';
  return typeof schema.type === 'string' ? schema.type : schema.type.join(' or ');
}
