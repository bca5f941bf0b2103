// The mapping of one conversion: every leaf of the source with its status, and where it went.

import type { OutputNode } from '../../model/output.ts';
import type {
  FilePlace,
  InventedValue,
  Ledger,
  LedgerRow,
  MappingStatus,
  Reason,
} from '../../model/ledger.ts';
import type { PluginRead, SourceFile } from '../../model/portable.ts';
import type { Sourced } from '../../model/plugin.ts';
import { isIndex, parent, valueAt } from '../../text/pointer.ts';
import type { PlacedNode } from './flatten.ts';
import { identical, leavesOf } from './leaves.ts';
import { placeName, placesOfPlugin } from './places.ts';
import { LEFT_OUT, type Secrets } from './secrets.ts';
import { isTooLarge, isUnread, TOO_LARGE, UNREAD } from './unread.ts';

export interface PlaceStatus {
  readonly status: MappingStatus;
  readonly reason: Reason;
}

/** Where a value went, and what is there now. */
export interface LeafTarget extends FilePlace {
  readonly key: boolean;
  readonly wrote: unknown;
  /** Set where something else became of the value here than the mapping says: its name in capitals, a part of it. */
  readonly other?: PlaceStatus;
}

/** A leaf of the source with its status and every place that it went to, the best first. */
export interface LeafMapping {
  readonly place: FilePlace;
  readonly value: unknown;
  readonly status: MappingStatus;
  readonly reason: Reason;
  readonly targets: readonly LeafTarget[];
}

/** A mapping in the making: `became` is null until the leaf has a target. */
interface OpenMapping {
  readonly place: FilePlace;
  readonly value: unknown;
  readonly name: string;
  became: PlaceStatus | null;
  targets: { readonly target: LeafTarget; readonly became: PlaceStatus }[];
}

/** The leaves of a file in its order, and the number of each by its pointer. */
interface FileLeaves {
  readonly list: readonly Pick<OpenMapping, 'place' | 'value' | 'name'>[];
  readonly numbers: ReadonlyMap<string, number>;
}

const leavesOfFiles = new WeakMap<SourceFile, FileLeaves>();

/** Remembered, because a source is converted to several targets. */
function leavesOfFile(file: SourceFile): FileLeaves {
  const known = leavesOfFiles.get(file);
  if (known) return known;
  const list = leavesOf(file.value).map(({ pointer, value }) => {
    return { place: { file: file.path, pointer }, value, name: lastName(pointer) };
  });
  const leaves = { list, numbers: new Map(list.map(({ place }, i) => [place.pointer, i])) };
  leavesOfFiles.set(file, leaves);
  return leaves;
}

class OpenFile {
  readonly leaves: readonly OpenMapping[];
  readonly #numbers: FileLeaves['numbers'];

  constructor(file: SourceFile) {
    const { list, numbers } = leavesOfFile(file);
    this.leaves = list.map(({ place, value, name }) => ({ place, value, name, became: null, targets: [] }));
    this.#numbers = numbers;
  }

  at(pointer: string): OpenMapping | undefined {
    const number = this.#numbers.get(pointer);
    return number === undefined ? undefined : this.leaves[number];
  }
}

const RANK: readonly MappingStatus[] = ['exact', 'renamed', 'reshaped', 'approximated', 'blocked'];

const NO_PLACE: Reason = { code: 'no-place', says: 'The target has no place for it.' };
const NOT_READ: Reason = {
  code: 'not-read',
  says: 'It has no meaning outside the host it was written for.',
};
const MOVED: Reason = { code: 'same', says: 'The same value is under another name or in another file.' };

/**
 * One mapping per leaf of the files, in their order, whatever the writer did: a leaf that it did not write is carried
 * in the sidecar, or dropped without one; `reasons` say why, where reader or writer know, of a value and all that it holds. `implied` are values that the output expresses by leaving a member out.
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
  const open = new Map(files.map((file) => [file.path, new OpenFile(file)]));
  const close = (origin: Sourced, node: OutputNode, target: LeafTarget | null): void => {
    if (origin.key) return;
    const leaves = open.get(origin.file);
    const leaf = leaves?.at(origin.pointer);
    if (leaf) {
      addTarget(leaf, node, target);
      return;
    }
    const source = files.find(({ path }) => path === origin.file);
    for (const { pointer } of leavesOf(valueAt(source?.value, origin.pointer))) {
      const inside = leaves?.at(origin.pointer + pointer);
      if (inside) addTarget(inside, node, target && targetOf(inside, node, target, pointer));
    }
  };
  for (const { file, pointer, value, key, node } of nodes) {
    for (const origin of node.origins) close(origin, node, { file, pointer, key, wrote: value });
  }
  for (const node of implied) for (const origin of node.origins) close(origin, node, null);
  const read = placesOfPlugin(secrets.plugin).all;
  const known = new Map(reasons.map(({ reason, ...place }) => [placeName(place), reason]));
  const why = (place: FilePlace): Reason =>
    reasonAt(known, place) ?? (read.covers(place) ? NO_PLACE : NOT_READ);
  return files.flatMap((file) => {
    const whole = isUnread(file) ? wholeFile(file, secrets) : null;
    return (open.get(file.path)?.leaves ?? []).map((leaf): LeafMapping => {
      const { place, value } = leaf;
      if (secrets.has(place.file, place.pointer, value)) return leftOut(leaf, LEFT_OUT);
      if (leaf.became !== null || !whole) return closed(leaf, why, keepsRest);
      if (whole !== UNREAD) return leftOut(leaf, whole);
      return { ...closed(leaf, why, keepsRest), reason: whole };
    });
  });
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

function leftOut({ place, value }: OpenMapping, reason: Reason): LeafMapping {
  // A report shows values.
  return { place, value: reason === LEFT_OUT ? '' : value, status: 'dropped', reason, targets: [] };
}

/** Inside a value that was copied whole every leaf has its own place. */
function targetOf(leaf: OpenMapping, node: OutputNode, target: LeafTarget, inside: string): LeafTarget {
  if (node.kind !== 'same' || inside === '') return target;
  return { ...target, pointer: target.pointer + inside, wrote: leaf.value };
}

function addTarget(leaf: OpenMapping, node: OutputNode, target: LeafTarget | null): void {
  const status = statusOf(leaf, node, target);
  const became = { status, reason: status === 'renamed' ? MOVED : node.reason };
  const { became: before } = leaf;
  const isBest = before === null || RANK.indexOf(status) < RANK.indexOf(before.status);
  if (isBest) leaf.became = became;
  if (!target) return;
  // The best place comes first: clicking on the row goes there, and restoring looks there.
  if (isBest) leaf.targets.unshift({ target, became });
  else leaf.targets.push({ target, became });
}

/** Whether one row can say both: the value itself stands at the places of either, or what became of it is the same. */
function saysSame(one: PlaceStatus, other: PlaceStatus): boolean {
  const isValue = ({ status }: PlaceStatus): boolean => status === 'exact' || status === 'renamed';
  if (isValue(one) || isValue(other)) return isValue(one) && isValue(other);
  return one.status === other.status && one.reason.code === other.reason.code;
}

function statusOf(leaf: OpenMapping, node: OutputNode, target: LeafTarget | null): MappingStatus {
  if (node.kind !== 'same' && node.kind !== 'invented') return node.kind;
  if (!target || !identical(target.wrote, leaf.value)) return 'reshaped';
  return !target.key && lastName(target.pointer) === leaf.name ? 'exact' : 'renamed';
}

/** The last name of a pointer that is not an index, as the pointer writes it. */
function lastName(pointer: string): string {
  let end = pointer.length;
  while (end > 0) {
    const from = pointer.lastIndexOf('/', end - 1);
    const name = pointer.slice(from + 1, end);
    if (!isIndex(name)) return name;
    end = from;
  }
  return '';
}

function closed(
  { place, value, became, targets: reached }: OpenMapping,
  why: (place: FilePlace) => Reason,
  keepsRest: boolean,
): LeafMapping {
  if (!became) {
    return { place, value, status: keepsRest ? 'carried' : 'dropped', reason: why(place), targets: [] };
  }
  const targets = reached.map(({ target, became: here }) =>
    here === became || saysSame(became, here) ? target : { ...target, other: here },
  );
  return { place, value, status: became.status, reason: became.reason, targets };
}

/** The mappings and changed names as rows, and the nodes that were made of no value of the source. */
export function ledgerOf(mappings: readonly LeafMapping[], nodes: readonly PlacedNode[]): Ledger {
  const rows = mappings.map((mapping) =>
    rowOf(
      mapping,
      mapping,
      mapping.targets.filter(({ other }) => !other),
    ),
  );
  const further = mappings.flatMap((mapping) =>
    byStatus(
      mapping.targets.flatMap(({ other, ...target }) => (other ? [{ target, became: other }] : [])),
    ).map(({ became, targets }) => rowOf(mapping, became, targets)),
  );
  return { rows: [...rows, ...further, ...nameRows(nodes)], invented: inventedIn(nodes) };
}

/** The nodes that were made of no value of the source. */
export function inventedIn(nodes: readonly PlacedNode[]): InventedValue[] {
  return nodes
    .filter(({ node }) => node.kind === 'invented')
    .map(({ node, file, pointer, value }) => ({
      code: `invented/${node.reason.code}`,
      reason: node.reason.says,
      target: { file, pointer },
      value: shown(value),
    }));
}

interface Reached {
  readonly target: FilePlace;
  readonly became: PlaceStatus;
}

function rowOf(
  { place, value }: Pick<LeafMapping, 'place' | 'value'>,
  { status, reason }: PlaceStatus,
  targets: readonly FilePlace[],
): LedgerRow {
  return {
    code: `${status}/${reason.code}`,
    status,
    reason: reason.says,
    source: place,
    value: shown(value),
    targets: targets.map(({ file, pointer }) => ({ file, pointer })),
  };
}

/** Places of which the same can be said. */
function byStatus(
  reached: readonly Reached[],
): { readonly became: PlaceStatus; readonly targets: FilePlace[] }[] {
  const groups: { readonly became: PlaceStatus; readonly targets: FilePlace[] }[] = [];
  for (const { target, became } of reached) {
    const known = groups.find((group) => saysSame(group.became, became));
    if (known) known.targets.push(target);
    else groups.push({ became, targets: [target] });
  }
  return groups;
}

/** Names of members are not leaves: where something else was made of one, a row says so. */
function nameRows(nodes: readonly PlacedNode[]): LedgerRow[] {
  const names = new Map<string, { readonly name: Sourced; readonly reached: Reached[] }>();
  for (const { file, pointer, value, node } of nodes) {
    const { kind: status, reason, origins } = node;
    if (status === 'same' || status === 'invented') continue;
    for (const name of origins) {
      if (!name.key || identical(value, name.value)) continue;
      const id = `${name.file}#${name.pointer}`;
      const known = names.get(id) ?? { name, reached: [] };
      known.reached.push({ target: { file, pointer }, became: { status, reason } });
      names.set(id, known);
    }
  }
  return [...names.values()].flatMap(({ name, reached }) => {
    const place = { file: name.file, pointer: name.pointer };
    return byStatus(reached).map(({ became, targets }) =>
      rowOf({ place, value: name.value }, became, targets),
    );
  });
}

/** A value on one line. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const line = text.slice(0, 200).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
