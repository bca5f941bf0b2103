// Checks the metadata of plugins with the host's own rules, at its place in the Python text.

import type { Fix, Change, Finding } from '../../../../model/finding.ts';
import type { PythonValue } from '../../../../lang/python/value.ts';
import { partsOf } from '../../../../lang/python/dicts.ts';
import { pythonEdits } from './python-edits.ts';
import { split } from '../../../../lang/json/pointer.ts';
import { check, rules } from '../../subjects.ts';
import { ended } from '../errors.ts';
import { found, type Found, type PythonFile } from '../found.ts';
import { unread } from '../loading/rules.ts';
import type { PluginClass } from '../plugin-source.ts';
import {
  documentOf,
  follow,
  isUncertain,
  memberOf,
  rangeOf,
  UNKNOWN,
  type MetadataDocument,
} from './values.ts';

/** Findings of all metadata, and of what in it cannot be read. */
export function checkMetadata(file: PythonFile): Found[] {
  const plugins = file.source.plugins.filter(({ metadata }) => metadata !== null);
  const values = plugins.flatMap(({ metadata }) => metadata ?? []);
  if (values.length === 0) return unreadIn(file, []);
  const read = documentOf(values);
  const all = check(read.document).filter(
    (finding) => !isUncertain(finding, read) && !passes(finding, plugins),
  );
  return [...all.map((finding) => place(file, plugins, read, finding)), ...unreadIn(file, values)];
}

/** Any name reaches a method with `**kwargs`. */
function passes({ code, pointer }: Finding, plugins: readonly PluginClass[]): boolean {
  const plugin = plugins[Number(split(pointer)[0])];
  const takesAll = plugin?.invoke?.parameters.some(({ kind }) => kind === 'keywords') ?? false;
  return code === 'ragflow/parameter-name' && takesAll;
}

function place(
  file: PythonFile,
  plugins: readonly PluginClass[],
  read: MetadataDocument,
  finding: Finding,
): Found {
  const [index = '0', ...keys] = split(finding.pointer);
  const plugin = plugins[Number(index)];
  const metadata = plugin?.metadata;
  if (!plugin || !metadata) return found(finding, { from: 0, to: 0 });
  const reached = follow(metadata, keys);
  const span = rangeOf(file.text, reached, finding.at);
  const fixes = (): Fix[] =>
    (rules[finding.code]?.fix?.(finding, read.document) ?? []).flatMap((fix) => editsOf(file, metadata, fix));
  const text = startText(metadata, keys, finding);
  const effect = text === null ? {} : { effect: ended('metadata', text) };
  return found(finding, span, fixes, { of: plugin.name, ...effect });
}

/** The exception that ends the start; null for what does not. */
function startText(metadata: PythonValue, keys: readonly string[], { code }: Finding): string | null {
  if (code === 'ragflow/name-missing') return "KeyError: 'name'";
  const name = memberOf(metadata, 'name');
  if (code === 'ragflow/name-unhashable' && name) return `TypeError: unhashable type: '${name.kind}'`;
  if (code !== 'ragflow/not-an-object' || keys.length > 0) return null;
  const { kind } = metadata;
  if (kind === 'str') return "TypeError: string indices must be integers, not 'str'";
  if (kind === 'list' || kind === 'tuple')
    return `TypeError: ${kind} indices must be integers or slices, not str`;
  return `TypeError: '${kind === 'none' ? 'NoneType' : kind}' object is not subscriptable`;
}

/** The fix as edits of the Python text; [] where one of its changes cannot be made there. */
function editsOf(file: PythonFile, metadata: PythonValue, { title, changes = [] }: Fix): Fix[] {
  if (JSON.stringify(changes).includes(UNKNOWN)) return [];
  const own = changes.map((change): Change => ({ ...change, pointer: below(change.pointer) }));
  const edits = pythonEdits(file.text, metadata, own);
  return edits === null ? [] : [{ title: inPython(title, changes), edits }];
}

/** The pointer without the plugin's place in the list. */
function below(pointer: string): string {
  const slash = pointer.indexOf('/', 1);
  return slash < 0 ? '' : pointer.slice(slash);
}

/** Titles name values as JSON has them. */
function inPython(title: string, changes: readonly Change[]): string {
  const isPlain = changes.some(
    (change) => change.op === 'set' && (typeof change.value === 'boolean' || change.value === null),
  );
  if (!isPlain) return title;
  return title
    .replace(/\btrue\b/, 'True')
    .replace(/\bfalse\b/, 'False')
    .replace(/\bnull\b/, 'None');
}

/** What cannot be read: at most one note per plugin, and one for the file; none where an error of syntax is the reason. */
function unreadIn({ source }: PythonFile, values: readonly PythonValue[]): Found[] {
  if (source.errors.length > 0) return [];
  // That a name is unknown has a finding of its own.
  const known = source.unbound.map(({ node }) => node.from);
  const own = values.flatMap((value) => firstUnknown(value) ?? []);
  const all = [...(source.unread ? [source.unread] : []), ...own.map(({ span, why }) => ({ span, why }))];
  const seen = new Set(known);
  return all
    .filter(({ span }) => !seen.has(span.from) && seen.add(span.from))
    .map(({ span, why }) => found(unread.at('', 'value', { why }), span));
}

function firstUnknown(value: PythonValue): Extract<PythonValue, { kind: 'unknown' }> | null {
  if (value.kind === 'unknown') return value;
  for (const one of partsOf(value)) {
    const unknown = firstUnknown(one);
    if (unknown) return unknown;
  }
  return null;
}
