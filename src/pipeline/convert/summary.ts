// What a person counts in a conversion: tools, parameters, settings and secrets, and the details that are lost.

import type { FilePlace, InventedValue, Reason } from '../../model/ledger.ts';
import type { Code, Convention, Setting, Sourced, Tool } from '../../model/plugin.ts';
import type { Remark } from '../../model/portable.ts';
import { Remembered } from '../../text/remembered.ts';
import type { ConvertedFiles } from './convert.ts';
import type { Endpoint } from './endpoints.ts';
import { detailNames, detailOf, detailsOf } from './details.ts';
import { inventedIn, type LeafMapping } from './mapping.ts';
import { placeName, PlaceSet, sourcedPlaces } from './places.ts';
import { apartIn, namesIn } from './source-places.ts';

/**
 * What became of one tool. runs: its code works in the target. partly: it runs, but uses things that only its own host
 * has. described: the target holds no code of it. stub: the source has no code, so a placeholder stands for it. blocked:
 * the code cannot work in the target.
 */
export interface ToolOutcome {
  readonly name: string;
  readonly kind: 'runs' | 'partly' | 'described' | 'stub' | 'blocked';
  /** Why it is blocked; null for all others. */
  readonly reason: Reason | null;
  /** What its code uses that only its own host has; [] unless it runs partly. */
  readonly ownOnly: readonly string[];
  readonly hasCode: boolean;
  /** Whether code that runs, if only in part, reads files from where it is: these are not converted. */
  readonly readsFiles: boolean;
}

export interface SettingsOutcome {
  readonly names: readonly string[];
  readonly secrets: number;
  /** Secret settings whose value is stored in the source, and all other secrets in it. */
  readonly stored: number;
  /** Secrets that were left out of the output. */
  readonly leftOut: number;
  /** Where the target keeps them; none also where there are no settings. */
  readonly place: 'target' | 'environment' | 'none';
  readonly environment: readonly string[];
}

/** One reason why something cannot work in the target, and all that it keeps from working. */
export interface Blocked {
  readonly reason: Reason;
  readonly names: readonly string[];
}

/** A name that the target does not allow, and the one that replaces it. */
export interface ChangedName {
  readonly from: string;
  readonly to: string;
  /** The detail whose name it is, such as `tools.name`; null where the name becomes the same everywhere. */
  readonly of: string | null;
}

/** A detail of the target that the source does not give. */
export interface InventedDetail {
  readonly name: string;
  /** null where it is long, or several values have the name. */
  readonly value: string | null;
}

/** What the headline says of a conversion. Constants of either host are not in it. */
export interface Counts {
  /** What is missing in the source, so that no target gets a plugin that works. */
  readonly notices: readonly Reason[];
  readonly tools: readonly ToolOutcome[];
  readonly parameters: number;
  readonly settings: SettingsOutcome;
  /** Details that are not in the target's files: `icon`, `author.email`. */
  readonly lost: readonly string[];
}

/** A conversion in a few numbers and names. Constants of either host are in none of them. */
export interface Summary extends Counts {
  /** What cannot work in the target, by reason: tools by their names, then details. */
  readonly blocked: readonly Blocked[];
  readonly names: readonly ChangedName[];
  /** Details of which the target says less, or something else. */
  readonly changed: readonly string[];
  readonly invented: readonly InventedDetail[];
  /** Why tools without code have none, where the reader knows it; else null. */
  readonly noCode: Reason | null;
  /** Lines that the reader of the source adds. */
  readonly remarks: readonly Remark[];
  /** Whether the target has a placeholder for a tool because the source describes none. */
  readonly placeholder: boolean;
}

/** The target's own convention, and all that there are. */
type Target = Pick<Endpoint, 'convention' | 'conventions'>;

/** Sums a conversion up. */
export function summaryOf(converted: ConvertedFiles, to: Target): Summary {
  const settings = settingsOf(converted);
  const details = detailsIn(converted, settings);
  const counts = countsWith(converted, to, settings, details);
  const { tools } = counts;
  const invented = inventedIn(converted.nodes);
  return {
    ...counts,
    blocked: blockedOf(tools, details),
    names: changedNames(converted),
    changed: details.named(
      ({ status, reason }) => status === 'approximated' && !reason.changesName && reason.code !== 'filled-in',
    ),
    invented: inventedOf(converted, invented),
    noCode: converted.read.noCode ?? null,
    remarks: converted.read.remarks ?? [],
    placeholder: tools.length === 0 && invented.some(isPlaceholder),
  };
}

/** Only what the headline needs: the matrix has one for every target, each time that the text changes. */
export function countsOf(converted: ConvertedFiles, to: Target): Counts {
  const settings = settingsOf(converted);
  return countsWith(converted, to, settings, detailsIn(converted, settings));
}

function countsWith(
  converted: ConvertedFiles,
  to: Target,
  settings: SettingsOutcome,
  { named }: Details,
): Counts {
  const { read, mappings, nodes } = converted;
  const { tools } = read.plugin;
  const { codes } = apartIn(read);
  const rows = new Map(
    mappings.flatMap((mapping) => (codes.has(mapping.place) ? [[placeName(mapping.place), mapping]] : [])),
  );
  const isStub = nodes.some(({ node }) => node.kind === 'invented' && node.reason.code === 'no-code');
  return {
    notices: read.notices ?? [],
    tools: tools.map((tool, i) => toolOutcome(tool, i, rows, isStub, to)),
    parameters: tools.reduce((sum, { parameters }) => sum + parameters.length, 0),
    settings,
    lost: named(({ status }) => status === 'carried' || status === 'dropped'),
  };
}

/** The details of a plugin: all that is neither a constant, nor code, nor a setting that was counted. */
interface Details {
  readonly mappings: readonly LeafMapping[];
  /** The names of those that pass a test. */
  readonly named: (test: (mapping: LeafMapping) => boolean) => string[];
}

function detailsIn(converted: ConvertedFiles, settings: SettingsOutcome): Details {
  const { constants, codes, settings: ofSettings } = apartIn(converted.read);
  const isCounted = (place: FilePlace): boolean => settings.place !== 'target' && ofSettings.covers(place);
  const mappings = converted.mappings.filter(
    ({ place, value, reason }) =>
      !constants.covers(place) &&
      !codes.covers(place) &&
      !isCounted(place) &&
      !isNothing(value) &&
      reason.code !== 'secret',
  );
  const namesAt = namesIn(converted.read, converted.main);
  return {
    mappings,
    named: (test) =>
      detailsOf(
        mappings.map((mapping) => ({ place: mapping.place, counts: test(mapping) })),
        namesAt,
      ),
  };
}

function blockedOf(tools: readonly ToolOutcome[], { mappings, named }: Details): Blocked[] {
  const details = mappings.flatMap(({ status, reason }) => (status === 'blocked' ? [reason] : []));
  return [...tools.flatMap(({ reason }) => reason ?? []), ...details]
    .filter(({ code }, i, all) => all.findIndex((other) => other.code === code) === i)
    .map((reason) => ({
      reason,
      names: [
        ...tools.flatMap(({ name, reason: why }) => (why?.code === reason.code ? [name] : [])),
        ...named(({ status, reason: why }) => status === 'blocked' && why.code === reason.code),
      ],
    }));
}

function isPlaceholder({ code, value }: InventedValue): boolean {
  return (code === 'invented/no-tool' || code === 'invented/no-code') && !EMPTY.has(value);
}

/** Each change once, however many places have the name. */
function changedNames({ nodes, main }: ConvertedFiles): ChangedName[] {
  const changes = new Map<string, ChangedName>();
  const namesAt = detailNames(main, () => false);
  const details = new Map<string, Set<string | null>>();
  for (const { node } of nodes) {
    const [origin] = node.origins;
    if (!origin || !node.reason.changesName) continue;
    const [from, to] = [String(origin.value), String(node.value)];
    const key = JSON.stringify([from, to]);
    if (from.trim() === '' || changes.has(key)) continue;
    const [of = null] = detailsOf([{ place: origin, counts: true }], namesAt);
    changes.set(key, { from, to, of });
    details.set(from, (details.get(from) ?? new Set()).add(of));
  }
  return [...changes.values()].map((change) =>
    details.get(change.from)?.size === 1 ? { ...change, of: null } : change,
  );
}

/** Whether losing the value loses nothing: null, or a text, list or object without content. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

function toolOutcome(
  { id, title, code }: Tool,
  i: number,
  rows: ReadonlyMap<string, LeafMapping>,
  isStub: boolean,
  { convention, conventions }: Target,
): ToolOutcome {
  const name = [id, title].find((text) => text && text.value !== '')?.value ?? `tool ${String(i + 1)}`;
  const row = code && rows.get(placeName(code.text));
  const outcome = { name, reason: null, ownOnly: [], hasCode: code !== undefined, readsFiles: false };
  if (!row) {
    return { ...outcome, kind: isStub ? 'stub' : 'described' };
  }
  const { status, reason } = row;
  if (status === 'blocked') return { ...outcome, kind: 'blocked', reason };
  if (status === 'carried' || status === 'dropped') return { ...outcome, kind: 'described' };
  const uses = usesOf(code, conventions);
  const ownOnly = code.convention === convention?.id ? [] : uses.ownOnly;
  const { readsFiles } = uses;
  return { ...outcome, kind: ownOnly.length > 0 ? 'partly' : 'runs', ownOnly, readsFiles };
}

type CodeUses = Pick<ToolOutcome, 'ownOnly' | 'readsFiles'>;

/** By its text, because edits of a manifest seldom change its code. */
const usesOfTexts = new Remembered<CodeUses>(1_000_000);
/** By the very code, because a plugin is converted to several targets. */
const usesOfCodes = new WeakMap<Sourced<string>, CodeUses>();

/** What code uses that not every host has. */
function usesOf({ text, convention }: Code, conventions: readonly Convention[]): CodeUses {
  const known = usesOfCodes.get(text);
  if (known) return known;
  const uses = usesOfTexts.of(`${convention}: ${text.value}`, () => {
    const own = conventions.find(({ id }) => id === convention);
    return { ownOnly: own?.ownOnly?.(text.value) ?? [], readsFiles: READS_FILES.test(text.value) };
  });
  usesOfCodes.set(text, uses);
  return uses;
}

/** The code's own folder, and calls that read a relative path. Loading with `require` is not meant. */
const READS_FILES =
  /\b__(?:dirname|filename)\b|\b(?:readFile|readdir|createReadStream)(?:Sync)?\(\s*['"`](?![/~$])/;

function settingsOf({ read, mappings, nodes, environment, keys, leftOut }: ConvertedFiles): SettingsOutcome {
  const { settings } = read.plugin;
  const isSecret = ({ kind }: Setting): boolean => kind === 'secret';
  const places = new PlaceSet(sourcedPlaces(settings.map((setting) => ({ ...setting, service: undefined }))));
  const keeps =
    settings.length > 0 &&
    (nodes.some(({ node }) => node.origins.some((origin) => places.has(origin))) ||
      mappings.some(({ place, targets }) => targets.length > 0 && places.has(place)));
  return {
    names: settings.map(({ key }) => key.value),
    secrets: settings.filter(isSecret).length,
    stored: keys + settings.filter((setting) => isSecret(setting) && isStored(setting)).length,
    leftOut: leftOut + mappings.filter(({ reason }) => reason.code === 'secret').length,
    place: settings.length === 0 ? 'none' : environment ? 'environment' : keeps ? 'target' : 'none',
    environment: settings.length === 0 ? [] : (environment ?? []),
  };
}

function isStored({ value, preset }: Setting): boolean {
  return [value, preset].some((one) => one && one.value !== '' && one.value !== null);
}

/** What the target demands; what follows from the source or is the same in every manifest is not listed. */
function inventedOf(
  { nodes, files, main }: ConvertedFiles,
  values: readonly InventedValue[],
): InventedDetail[] {
  const keys = new PlaceSet(nodes.filter(({ key }) => key));
  const details = new Map<string, Set<string>>();
  for (const { code, target, value } of values) {
    if (code !== 'invented/demanded' || EMPTY.has(value)) continue;
    // Inside of a manifest a member needs no path: `description`, not `tools.metadata.description`.
    const manifest = files.find(({ path }) => path === target.file)?.manifest ?? '';
    const isInside = target.pointer.startsWith(`${manifest}/`);
    const around = isInside ? manifest : '';
    const name = detailOf(
      { file: target.file, pointer: target.pointer.slice(around.length) },
      detailNames(files[0]?.path ?? main, ({ file, pointer }) =>
        keys.has({ file, pointer: around + pointer }),
      ),
    );
    // A package says its version in two files.
    if (details.get(name.split(' in ')[0] ?? name)?.has(value)) continue;
    details.set(name, (details.get(name) ?? new Set()).add(value));
  }
  return [...details].map(([name, [value = '', ...more]]) => {
    return { name, value: more.length === 0 && value.length <= MAX_VALUE_LENGTH ? value : null };
  });
}

const EMPTY: ReadonlySet<string> = new Set(['', '{}', '[]']);

const MAX_VALUE_LENGTH = 40;
