// The head of a report: one headline, and at most nine lines with what a person has to know.

import type { ConversionView } from './view.ts';
import type { Summary, ToolOutcome } from './summary.ts';
import { baseName } from '../../files/paths.ts';
import { codeSpan } from '../../lang/markdown/escape.ts';

/** How grave a line is: `blocked` keeps a tool from working. */
export type LeadTone = 'blocked' | 'stub' | 'lost' | 'note';

export interface LeadLine {
  readonly tone: LeadTone;
  /** Sentences; names are between backticks, which hold no backtick. */
  readonly text: string;
}

/** How many tools are adapted: all, some or none of them. described: the target holds no code. */
export type Works = 'all' | 'some' | 'none' | 'described';

/** How many tools are adapted, in one word. */
export function worksOf({ tools, notices }: Pick<Summary, 'tools' | 'notices'>): Works {
  const adapted = tools.filter(({ kind }) => kind === 'adapted').length;
  const partly = tools.some(({ kind }) => kind === 'partly');
  const fail = tools.some(({ kind }) => kind === 'stub' || kind === 'blocked');
  if (notices.length > 0 || tools.length === 0) return 'none';
  if (fail || partly) return adapted > 0 || partly ? 'some' : 'none';
  return adapted > 0 ? 'all' : 'described';
}

/** Names of the tools that were tried. */
export interface Tried {
  /** They gave the same with every example. */
  readonly runs: readonly string[];
  readonly differs: readonly string[];
  /** Of the tools that run. */
  readonly examples: number;
}

const NOT_TRIED: Tried = { runs: [], differs: [], examples: 0 };

/** “2 of 2 tools adapted, not tried”, “3 parameters” …: tools first, and no part that is nothing. */
export function headlineOf(
  { tools, parameters, settings, lost, notices }: Summary,
  tried: Tried = NOT_TRIED,
): string[] {
  return [
    ...toolParts(tools, tried),
    ...(parameters > 0 ? [counted(parameters, 'parameter')] : []),
    ...settingsPart(settings),
    lost.length === 0
      ? `nothing ${notices.length > 0 ? 'else ' : ''}lost`
      : `${counted(lost.length, 'detail')} ${lost.length === 1 ? 'does' : 'do'} not fit`,
  ];
}

function toolParts(tools: readonly ToolOutcome[], { runs, differs, examples }: Tried): string[] {
  const count = (kind: ToolOutcome['kind']): number =>
    tools.filter((tool) => tool.kind === kind && !runs.includes(tool.name) && !differs.includes(tool.name))
      .length;
  const [adapted, described, partly] = [count('adapted'), count('described'), count('partly')];
  const toWrite = count('blocked') + count('stub');
  const all = tools.length;
  if (all === 0) return ['No tools'];
  if (described === all) return [`${counted(all, 'tool')} described`];
  const parts = [
    [runs.length, ` ${runs.length === 1 ? 'runs' : 'run'}, tried with ${counted(examples, 'example')}`],
    [differs.length, ` ${differs.length === 1 ? 'gives' : 'give'} something else`],
    [adapted, ' adapted, not tried'],
    [partly, ' adapted in part'],
    [described, ' described'],
    [toWrite, ' to write by hand'],
  ] as const;
  const named = parts.filter(([number]) => number > 0);
  return named.map(([number, words], i) =>
    i === 0 ? `${String(number)} of ${counted(all, 'tool')}${words}` : `${String(number)}${words}`,
  );
}

function settingsPart({ names, secrets, place }: Summary['settings']): string[] {
  if (names.length === 0) return [];
  const secret = secrets === 0 ? '' : names.length === 1 ? ' (secret)' : ` (${String(secrets)} secret)`;
  const where = place === 'none' ? ' left out' : place === 'environment' ? ' from the environment' : '';
  return [`${counted(names.length, 'setting')}${secret}${where}`];
}

function counted(count: number, word: string): string {
  return `${String(count)} ${word}${count === 1 ? '' : 's'}`;
}

export type Lead = Pick<ConversionView, 'summary' | 'sidecar' | 'back' | 'restored'> & {
  readonly to: Pick<ConversionView['to'], 'name'>;
};

/** The lines below the headline, the gravest first. */
export function leadOf({ summary, sidecar, back, restored, to }: Lead): LeadLine[] {
  const { notices, blocked, lost, names, weaker, added, remarks } = summary;
  const remarksOf = (tone: LeadTone): [LeadTone, string][] =>
    remarks.flatMap((one) => (one.tone === tone ? [[tone, one.says]] : []));
  const listing = (before: string, list: readonly string[], after = ''): string =>
    list.length === 0 ? '' : `${before}: ${listed(list)}.${after}`;
  const renamed = names.map(({ from, to: now }) => `${spanOf(from)} to ${spanOf(now)}`);
  const lines: [LeadTone, string][] = [
    ['blocked', notices.map(({ says }) => says).join(' ')],
    ...blocked.map(({ names: own, reason }): [LeadTone, string] => [
      'blocked',
      listing(`Cannot work in ${to.name}`, own, ` ${reason.says}`),
    ]),
    ['stub', partlyText(summary)],
    [
      'stub',
      listing(
        'Reads files beside its code, which are not converted',
        summary.tools.flatMap(({ readsFiles, name }) => (readsFiles ? [name] : [])),
      ),
    ],
    ...remarksOf('stub'),
    ['stub', stubText(summary)],
    ...remarksOf('note'),
    ['note', RESTORED[restored]],
    [
      'lost',
      listing(
        'Tools left out',
        summary.tools.flatMap(({ kind, name }) => (kind === 'left-out' ? [name] : [])),
      ),
    ],
    [
      'note',
      listing(
        'Code left out',
        summary.tools.flatMap(({ kind, hasCode, name }) => (kind === 'described' && hasCode ? [name] : [])),
        ` ${to.name} only describes tools.`,
      ),
    ],
    ['note', settingsText(summary, to.name)],
    [
      'lost',
      listing(`Not in the output${sidecar === null ? '' : `, kept in ${spanOf(baseName(sidecar))}`}`, lost),
    ],
    ['note', renamed.length === 0 ? '' : `Names changed to valid ones: ${some(renamed)}.`],
    ['note', listing(`Weaker in ${to.name}`, weaker)],
    ['note', listing(`Added, because ${to.name} requires it`, added, ' Please check.')],
    [back === 'differs' ? 'lost' : 'note', BACK[back]],
  ];
  return lines.flatMap(([tone, text]) => (text === '' ? [] : [{ tone, text }])).slice(0, MAX_LINES);
}

const MAX_LINES = 9;

function partlyText({ tools }: Summary): string {
  const partly = tools.filter(({ kind }) => kind === 'partly');
  if (partly.length === 0) return '';
  const uses = [...new Set(partly.flatMap(({ ownOnly }) => ownOnly))];
  return `Adapted in part: ${listed(partly.map(({ name }) => name))}. The code uses ${listed(uses)}, which only its own host has.`;
}

function stubText({ tools, placeholder, notices, noCode }: Summary): string {
  // A notice says why there are none.
  const why = notices.length > 0 ? 'The' : 'The source describes no tool, so the';
  if (placeholder) return `${why} output has a placeholder for a tool.`;
  if (tools.length === 0) return notices.length > 0 ? '' : `${why} output has none.`;
  const stubs = tools.flatMap(({ kind, name }) => (kind === 'stub' ? [name] : []));
  if (stubs.length === 0) return '';
  const reason = noCode?.says ?? `No open file has ${stubs.length === 1 ? 'its' : 'their'} code.`;
  return `To write by hand: ${listed(stubs)}. ${reason}`;
}

/** What the sidecar of an earlier conversion gave. */
const RESTORED: Readonly<Record<Lead['restored'], string>> = {
  none: '',
  unedited: 'Nothing was edited since the conversion, so the sidecar gave the original back.',
  edited:
    'Edited since the conversion, so it was read as a plugin of its own host. The sidecar added what that host has no place for.',
  'other-version': 'The sidecar is of another version of Plugbench: it was not used, and is kept as it is.',
};

function settingsText({ settings }: Summary, target: string): string {
  const { names, place, environment, leftOut } = settings;
  const texts = [
    ...(environment.length > 0 ? [`Settings are environment variables: ${listed(environment)}.`] : []),
    ...(place === 'none' && names.length > 0
      ? [`Settings left out: ${listed(names)}. ${target} has no settings.`]
      : []),
    ...(leftOut > 0 ? [`Left out: ${counted(leftOut, 'secret value')}.`] : []),
  ];
  return texts.join(' ');
}

/** One sentence on the way back; nothing where there is none. */
const BACK: Readonly<Record<Lead['back'], string>> = {
  none: '',
  same: 'Converting back gives the original.',
  order: 'Converting back gives all values in a different order.',
  differs: 'Converting back does not give the original.',
};

const MAX_NAMES = 8;
const MAX_NAME_LENGTH = 60;

/** Names between backticks; of many only the first, and how many more. */
function listed(names: readonly string[]): string {
  return some(names.map(spanOf));
}

/** The same of parts that are worded already. */
function some(parts: readonly string[]): string {
  const shown = parts.length > MAX_NAMES + 1 ? parts.slice(0, MAX_NAMES) : parts;
  const more = parts.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

/** A name as code; what would end the code is replaced. */
function spanOf(name: string): string {
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;
  return codeSpan(short.replaceAll('`', '’'));
}
