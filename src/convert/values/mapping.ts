// The mapping of one conversion: every leaf of the source with its status, and where it went.

import { isObject } from '../../model/guards.ts';
import type { OutputNode } from '../../model/output.ts';
import type { FilePlace, LedgerRow, MappingStatus, Reason } from '../../model/ledger.ts';
import type { PluginRead, SourceFile } from '../../model/portable.ts';
import type { Sourced } from '../../model/plugin.ts';
import { parent, valueAt } from '../../lang/json/pointer.ts';
import type { PlacedNode } from './flatten.ts';
import { identical, leavesOf } from './leaves.ts';
import { placeName, placesOfPlugin } from '../places.ts';
import { LEFT_OUT, type Secrets } from '../secrets.ts';
import { isTooLarge, isUnread, TOO_LARGE, UNREAD } from './unread.ts';

/** A leaf of the source with its best status and every place where that became of it. */
export interface LeafMapping {
  readonly place: FilePlace;
  readonly value: unknown;
  readonly status: MappingStatus;
  readonly reason: Reason;
  readonly targets: readonly FilePlace[];
}

/** A mapping in the making: `node` is null until the leaf has a target. */
interface OpenMapping {
  readonly place: FilePlace;
  readonly value: unknown;
  node: OutputNode | null;
  targets: FilePlace[];
}

/** The best first. */
const RANK: readonly OutputNode['kind'][] = ['kept', 'approximated', 'blocked', 'invented'];

const NO_PLACE: Reason = { code: 'no-place', says: 'The target has no place for it.' };
const NOT_READ: Reason = {
  code: 'not-read',
  says: 'It has no meaning outside the host it was written for.',
};

/**
 * One mapping per leaf of the files, in their order, whatever the writer did: a leaf that it did not write is carried
 * in the sidecar, or dropped without one; `reasons` say why, where the reader knows, of a value and all that it holds. `implied` are values that the output expresses by leaving a member out.
 * Secrets are dropped either way.
 */
export function mappingsOf(
  files: readonly SourceFile[],
  secrets: Secrets,
  nodes: readonly PlacedNode[],
  implied: readonly OutputNode[],
  keepsRest: boolean,
  reasons: PluginRead['reasons'] = [],
): LeafMapping[] {
  const open = new Map(files.map((file) => [file.path, openLeaves(file)]));
  const sources = new Map(files.map(({ path, value }) => [path, value]));
  const reach = (origin: Sourced, node: OutputNode, target: FilePlace | null): void => {
    const held = valueAt(sources.get(origin.file), origin.pointer);
    // A name says all where what it names says nothing more, as the schema of anything.
    if (origin.key && held !== true && !isEmpty(held)) return;
    const leaves = open.get(origin.file);
    for (const { pointer, value } of leavesOf(held)) {
      const leaf = leaves?.get(origin.pointer + pointer);
      // Inside a value that was copied whole every leaf has its own place.
      const isCopied = pointer !== '' && identical(valueAt(node.value, pointer), value);
      const at = target && isCopied ? { ...target, pointer: target.pointer + pointer } : target;
      if (leaf) addTarget(leaf, node, at);
    }
  };
  for (const { file, pointer, node } of nodes) {
    for (const origin of node.origins) reach(origin, node, { file, pointer });
  }
  for (const node of implied) for (const origin of node.origins) reach(origin, node, null);
  const read = placesOfPlugin(secrets.plugin).all;
  const known = new Map(reasons.map(({ reason, ...place }) => [placeName(place), reason]));
  const rest = keepsRest ? 'carried' : 'dropped';
  return files.flatMap((file) => {
    const whole = isUnread(file) ? wholeFile(file, secrets) : null;
    return [...(open.get(file.path)?.values() ?? [])].map(({ place, value, node, targets }): LeafMapping => {
      // A report shows values.
      if (secrets.has(place.file, place.pointer, value) || (whole === LEFT_OUT && !node))
        return { place, value: '', status: 'dropped', reason: LEFT_OUT, targets: [] };
      if (node) {
        const { kind, reason } = node;
        return { place, value, status: kind === 'invented' ? 'kept' : kind, reason, targets };
      }
      const status = whole === TOO_LARGE ? 'dropped' : rest;
      const reason = whole ?? reasonAt(known, place) ?? (read.covers(place) ? NO_PLACE : NOT_READ);
      return { place, value, status, reason, targets };
    });
  });
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** The leaves of a file by their pointers, in its order. */
function openLeaves({ path, value: whole }: SourceFile): ReadonlyMap<string, OpenMapping> {
  return new Map(
    leavesOf(whole).map(({ pointer, value }) => [
      pointer,
      { place: { file: path, pointer }, value, node: null, targets: [] },
    ]),
  );
}

/** The reason for a value, or for the nearest one around it. */
function reasonAt(known: ReadonlyMap<string, Reason>, { file, pointer }: FilePlace): Reason | undefined {
  if (known.size === 0) return undefined;
  for (let at = pointer; ; at = parent(at)) {
    const reason = known.get(placeName({ file, pointer: at }));
    if (reason || at === '') return reason;
  }
}

/** What becomes of a file that no reader knows and no target takes. */
function wholeFile(file: SourceFile, secrets: Secrets): Reason {
  if (secrets.without(file.path, file.text) !== file.text) return LEFT_OUT;
  return isTooLarge(file) ? TOO_LARGE : UNREAD;
}

function addTarget(leaf: OpenMapping, node: OutputNode, target: FilePlace | null): void {
  const rank = RANK.indexOf(node.kind);
  const best = leaf.node ? RANK.indexOf(leaf.node.kind) : RANK.length;
  if (rank > best) return;
  if (rank < best) {
    leaf.node = node;
    leaf.targets = [];
  }
  if (target) leaf.targets.push(target);
}

/**
 * One row per leaf of the source, in its order; then one for each name of a member that changed, and one for each value
 * that was made of none. A leaf is a text, number, flag, null, or empty container.
 */
export function rowsOf(mappings: readonly LeafMapping[], nodes: readonly PlacedNode[]): LedgerRow[] {
  return [
    ...mappings.map(({ place, value, status, reason, targets }) =>
      row(status, reason, value, place, targets),
    ),
    ...nodes.flatMap(({ node: { kind, reason, origins }, value: _value, ...target }) =>
      kind === 'kept' || kind === 'invented'
        ? []
        : origins.flatMap((name) => (name.key ? row(kind, reason, name.value, name, [target]) : [])),
    ),
    ...nodes.flatMap(({ node, value, ...target }) =>
      node.kind === 'invented' ? row('invented', node.reason, value, null, [target]) : [],
    ),
  ];
}

function row(
  status: LedgerRow['status'],
  { code, says }: Reason,
  value: unknown,
  source: FilePlace | null,
  targets: readonly FilePlace[],
): LedgerRow {
  return {
    code: `${status}/${code}`,
    status,
    reason: says,
    source: source && { file: source.file, pointer: source.pointer },
    value: shown(value),
    targets: targets.map(({ file, pointer }) => ({ file, pointer })),
  };
}

/** A value on one line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
