// What a person counts in a conversion: tools, parameters, settings and secrets, and the details that are lost.

import type { FilePlace, Reason } from '../../model/ledger.ts';
import type { Setting, Tool } from '../../model/plugin.ts';
import type { Remark } from '../../model/portable.ts';
import { baseName } from '../../files/paths.ts';
import { isIndex, join, split } from '../../lang/json/pointer.ts';
import type { ConvertedFiles } from '../convert.ts';
import type { Endpoint } from '../endpoints.ts';
import { shown, type LeafMapping } from '../values/mapping.ts';
import { isHeld } from '../secrets.ts';
import { placeName, placesOfPlugin, PlaceSet, sourcedPlaces } from '../places.ts';

/**
 * What became of one tool. adapted: its code is called as the target calls tools, which proves nothing before it is tried.
 * partly: the same, but it uses things that only its own host has. described: the target holds no code of it. left-out:
 * the target takes no more tools. stub: the source has no code, so a placeholder stands for it. blocked:
 * the code cannot work in the target.
 */
export interface ToolOutcome {
  readonly name: string;
  readonly kind: 'adapted' | 'partly' | 'described' | 'left-out' | 'stub' | 'blocked';
  /** Why it is blocked; null for all others. */
  readonly reason: Reason | null;
  /** What its code uses that only its own host has; [] unless it is `partly`. */
  readonly ownOnly: readonly string[];
  readonly hasCode: boolean;
  /** Whether code that is adapted, if only in part, reads files from where it is: these are not converted. */
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

/** A conversion in a few numbers and names. Constants of either host are in none of them. */
export interface Summary {
  /** What is missing in the source, so that no target gets a plugin that works. */
  readonly notices: readonly Reason[];
  readonly tools: readonly ToolOutcome[];
  readonly parameters: number;
  readonly settings: SettingsOutcome;
  /** Details that are not in the target's files: `icon`, `author.email`. */
  readonly lost: readonly string[];
  /** What cannot work in the target, by reason: tools by their names, then details. */
  readonly blocked: readonly { readonly reason: Reason; readonly names: readonly string[] }[];
  /** Names that the target does not allow, with those that replace them. */
  readonly names: readonly { readonly from: string; readonly to: string }[];
  /** Details of which the target says less, or something else. */
  readonly weaker: readonly string[];
  /** Details that the target requires and the source does not give, with their values. */
  readonly added: readonly string[];
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
  const { read, mappings, nodes } = converted;
  const { plugin } = read;
  const settings = settingsOf(converted);
  const codes = new Map(mappings.map((mapping) => [placeName(mapping.place), mapping]));
  const inventions = nodes.filter(({ node }) => node.kind === 'invented');
  const isStub = inventions.some(({ node }) => node.reason.code === 'no-code');
  const tools = plugin.tools.map((tool, i) => toolOutcome(tool, i, codes, isStub, to));
  const leftOut = plugin.tools.filter((_, i) => tools[i]?.kind === 'left-out');
  const details = detailsIn(converted, settings, sourcedPlaces(leftOut));
  const named = (test: (mapping: LeafMapping) => boolean): string[] => [
    ...new Set(details.flatMap(({ mapping, name }) => (test(mapping) ? name : []))),
  ];
  const reasons = [...tools, ...details.map(({ mapping }) => mapping)].flatMap(({ reason, ...one }) =>
    'status' in one && one.status !== 'blocked' ? [] : (reason ?? []),
  );
  return {
    notices: read.notices ?? [],
    tools,
    parameters: plugin.tools.reduce(
      (sum, { parameters }, i) => sum + (tools[i]?.kind === 'left-out' ? 0 : parameters.length),
      0,
    ),
    settings,
    lost: named(isAway),
    blocked: reasons
      .filter(({ code }, i) => reasons.findIndex((one) => one.code === code) === i)
      .map((reason) => ({
        reason,
        names: [
          ...tools.flatMap((tool) => (tool.reason?.code === reason.code ? tool.name : [])),
          ...named((one) => one.status === 'blocked' && one.reason.code === reason.code),
        ],
      })),
    names: changedNames(converted),
    weaker: named(({ status, reason }) => status === 'approximated' && !reason.changesName),
    added: addedIn(converted),
    noCode: read.noCode ?? null,
    remarks: read.remarks ?? [],
    placeholder:
      tools.length === 0 &&
      inventions.some(
        ({ node, value }) => ['no-tool', 'no-code'].includes(node.reason.code) && !isNothing(value),
      ),
  };
}

/** All that is not kept, and neither a constant, nor code, nor of a tool that is left out, nor a setting that was counted, with what a person would call it. */
function detailsIn(
  { read, mappings, main }: ConvertedFiles,
  { place: kept }: SettingsOutcome,
  leftOut: readonly FilePlace[],
): { readonly mapping: LeafMapping; readonly name: string }[] {
  const { plugin, constants = [] } = read;
  const apart = new PlaceSet([
    ...constants,
    ...leftOut,
    ...plugin.tools.flatMap(({ code }) => code?.text ?? []),
    // The members that hold the settings, whole: nothing inside of them is a detail of its own.
    ...(kept === 'target' ? [] : settingMembers(plugin)),
  ]);
  const { keys } = placesOfPlugin(plugin);
  const settingKeys = new Set(plugin.settings.map(({ key }) => key.value));
  const isKey = (place: FilePlace): boolean => {
    // A host may keep what belongs to a setting in several members: `uiHints.<key>` beside `configSchema.<key>`.
    const [, name, ...more] = split(place.pointer);
    return keys.has(place) || (name !== undefined && more.length === 0 && settingKeys.has(name));
  };
  return mappings
    .filter(
      ({ status, place, value, reason }) =>
        // Nothing is said of what is kept.
        status !== 'kept' && !apart.covers(place) && !isNothing(value) && reason.code !== 'secret',
    )
    .map((mapping) => ({ mapping, name: detailName(mapping.place, main, isKey) }));
}

function settingMembers({ settings, services, secrets }: ConvertedFiles['read']['plugin']): FilePlace[] {
  return sourcedPlaces([settings, services, secrets]).map(({ file, pointer }) => ({
    file,
    pointer: join('', ...split(pointer).slice(0, 1)),
  }));
}

/** `author.email`: the names on the way to a place, without indexes and names that the author chose. */
function detailName(
  { file, pointer }: FilePlace,
  main: string,
  isKey: (place: FilePlace) => boolean = () => false,
): string {
  let at = '';
  const names = split(pointer).filter((name) => {
    at = join(at, name);
    return !isIndex(name) && !isKey({ file, pointer: at });
  });
  const base = baseName(file);
  // The files of the plugin's other tools have the same name, or are the same kind of source.
  const isOwn =
    base === baseName(main) || (!base.endsWith('.json') && extensionOf(base) === extensionOf(main));
  return isOwn && names.length > 0
    ? names.join('.')
    : [names.join('.'), base].filter((one) => one !== '').join(' in ');
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.'));
}

/** Each change once, however many places have the name. */
function changedNames({ nodes }: ConvertedFiles): Summary['names'] {
  const changes = nodes.flatMap(({ node }) => {
    const [from, to] = [node.origins[0]?.value, node.value];
    const isText = typeof from === 'string' && typeof to === 'string' && from.trim() !== '';
    return node.reason.changesName && isText ? [{ from, to }] : [];
  });
  return [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];
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
  const outcome = { name, reason: null, ownOnly: [], hasCode: code !== undefined, readsFiles: false };
  if (isLeftOut(id, rows)) return { ...outcome, kind: 'left-out' };
  const row = code && rows.get(placeName(code.text));
  if (!row) return { ...outcome, kind: isStub ? 'stub' : 'described' };
  const { status, reason } = row;
  if (status === 'blocked') return { ...outcome, kind: 'blocked', reason };
  if (isAway(row)) return { ...outcome, kind: 'described' };
  const own = conventions.find(({ id: known }) => known === code.convention);
  const ownOnly = code.convention === convention?.id ? [] : (own?.ownOnly?.(code.text.value) ?? []);
  const readsFiles = READS_FILES.test(code.text.value);
  return { ...outcome, kind: ownOnly.length > 0 ? 'partly' : 'adapted', ownOnly, readsFiles };
}

/** Whether the target has a place for what names a tool, but not for this one. */
function isLeftOut(named: Tool['id'], rows: ReadonlyMap<string, LeafMapping>): boolean {
  const row = named && rows.get(placeName(named));
  return row !== undefined && isAway(row);
}

function isAway({ status }: LeafMapping): boolean {
  return status === 'carried' || status === 'dropped';
}

/** The code's own folder, and calls that read a relative path. Loading with `require` is not meant. */
const READS_FILES =
  /\b__(?:dirname|filename)\b|\b(?:readFile|readdir|createReadStream)(?:Sync)?\(\s*['"`](?![/~$])/;

function settingsOf({ read, mappings, nodes, environment, keys, leftOut }: ConvertedFiles): SettingsOutcome {
  const { settings } = read.plugin;
  const isSecret = ({ kind }: Setting): boolean => kind === 'secret';
  const places = new PlaceSet(sourcedPlaces(settings.map((setting) => ({ ...setting, service: undefined }))));
  const keeps =
    nodes.some(({ node }) => node.origins.some((origin) => places.has(origin))) ||
    mappings.some(({ place, targets }) => targets.length > 0 && places.has(place));
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
  return isHeld(value) || isHeld(preset);
}

/** What the target demands; what follows from the source or is the same in every manifest is not listed. */
function addedIn({ nodes, files, main }: ConvertedFiles): string[] {
  const added = nodes.flatMap(({ node, value, file, pointer }) => {
    if (node.kind !== 'invented' || node.reason.code !== 'demanded' || isNothing(value)) return [];
    // Inside of a manifest a member needs no path: `description`, not `tools.metadata.description`.
    const around = files.find(({ path }) => path === file)?.manifest ?? '';
    const inside = pointer.startsWith(`${around}/`) ? pointer.slice(around.length) : pointer;
    return `${detailName({ file: files[0]?.path ?? main, pointer: inside }, files[0]?.path ?? main)}: ${shown(value)}`;
  });
  return [...new Set(added)];
}
