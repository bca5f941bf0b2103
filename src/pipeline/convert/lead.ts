// The head of a report: one headline, and at most nine lines with what a person has to know.

import type { ConversionView } from './view.ts';
import type { Counts, Summary, ToolOutcome } from './summary.ts';
import { codeSpan } from '../../text/markdown.ts';

/** How grave a line is: `blocked` keeps a tool from working. */
export type LeadTone = 'blocked' | 'stub' | 'lost' | 'note';

export interface LeadLine {
  readonly tone: LeadTone;
  /** Sentences; names are between backticks, which hold no backtick. */
  readonly text: string;
}

/** Whether anything works: all tools run, some, none, or there is no code to run. */
export type Works = 'all' | 'some' | 'none' | 'described';

/** How far the tools work. */
export function worksOf({ tools, notices }: Counts): Works {
  const run = tools.filter(({ kind }) => kind === 'runs').length;
  const partly = tools.some(({ kind }) => kind === 'partly');
  const fail = tools.filter(({ kind }) => kind === 'stub' || kind === 'blocked').length;
  if (notices.length > 0 || tools.length === 0) return 'none';
  if (fail > 0 || partly) return run > 0 || partly ? 'some' : 'none';
  return run > 0 ? 'all' : 'described';
}

/** “2 of 2 tools run”, “3 parameters” …: tools first, and no part that is nothing. */
export function headlineOf(summary: Counts): string[] {
  const { parameters, settings, lost, notices } = summary;
  return [
    ...toolParts(summary.tools),
    ...(parameters > 0 ? [counted(parameters, 'parameter')] : []),
    ...settingsPart(settings),
    lost.length === 0
      ? `nothing ${notices.length > 0 ? 'else ' : ''}lost`
      : `${counted(lost.length, 'detail')} ${lost.length === 1 ? 'does' : 'do'} not fit`,
  ];
}

function toolParts(tools: readonly ToolOutcome[]): string[] {
  const count = (kind: ToolOutcome['kind']): number => tools.filter((tool) => tool.kind === kind).length;
  const run = count('runs');
  const described = count('described');
  const partly = count('partly');
  const toWrite = count('blocked') + count('stub');
  const all = tools.length;
  if (all === 0) return ['No tools'];
  if (described === all) return [`${counted(all, 'tool')} described`];
  const inPart = run === 0 && partly > 0;
  return [
    inPart ? `${ranOf(partly, all)} in part` : ranOf(run, all),
    ...(described > 0 ? [`${String(described)} described`] : []),
    ...(partly > 0 && !inPart ? [`${String(partly)} ${partly === 1 ? 'runs' : 'run'} in part`] : []),
    ...(toWrite > 0 ? [`${String(toWrite)} to write by hand`] : []),
  ];
}

/** “1 of 2 tools runs”, “0 of 1 tool runs” */
function ranOf(run: number, all: number): string {
  return `${String(run)} of ${counted(all, 'tool')} ${run === 1 || all === 1 ? 'runs' : 'run'}`;
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

/** The lines below the headline, the gravest first. */
export function leadOf({ summary, sidecar, back, restored, from, to }: Lead): LeadLine[] {
  const line = (tone: LeadTone, text: string): LeadLine[] => (text === '' ? [] : [{ tone, text }]);
  const { lost, names, changed, invented } = summary;
  const renamed = renamedTexts(names);
  const made = invented.map(({ name, value }) => (value === null ? name : `${name}: ${value}`));
  const lines = [
    ...line('blocked', summary.notices.map(({ says }) => says).join(' ')),
    ...blockedLines(summary, to.name),
    ...line('stub', partlyText(summary)),
    ...line('stub', filesText(summary)),
    ...summary.remarks.flatMap(({ tone, says }) => (tone === 'stub' ? line(tone, says) : [])),
    ...line('stub', stubText(summary)),
    ...summary.remarks.flatMap(({ tone, says }) => (tone === 'note' ? line(tone, says) : [])),
    ...line('note', restoredText(restored, from.name)),
    ...line('note', describedText(summary, to.name)),
    ...line('note', settingsText(summary, to.name)),
    ...line('lost', lostText(lost, sidecar)),
    ...line('note', renamed.length === 0 ? '' : `Names changed to valid ones: ${some(renamed)}.`),
    ...line('note', changed.length === 0 ? '' : `Weaker in ${to.name}: ${listed(changed)}.`),
    ...line(
      'note',
      made.length === 0 ? '' : `Added, because ${to.name} requires it: ${listed(made)}. Please check.`,
    ),
    ...line(back.kind === 'differs' ? 'lost' : 'note', BACK[back.kind]),
  ];
  return lines.slice(0, MAX_LINES);
}

const MAX_LINES = 9;

export type Lead = Pick<ConversionView, 'summary' | 'sidecar' | 'back' | 'restored'> & {
  readonly from: Pick<ConversionView['from'], 'name'>;
  readonly to: Pick<ConversionView['to'], 'name'>;
};

const MAX_REASONS = 2;

/** A line per reason; reasons beyond the second share one of them. */
function blockedLines({ blocked }: Summary, target: string): LeadLine[] {
  const shown = blocked.length > MAX_REASONS ? blocked.slice(0, MAX_REASONS - 1) : blocked;
  const rest = blocked.slice(shown.length).flatMap(({ names }) => names);
  const texts = [
    ...shown.map(({ names, reason }) => `Cannot work in ${target}: ${listed(names)}. ${reason.says}`),
    ...(rest.length > 0 ? [`Cannot work for other reasons: ${listed(rest)}.`] : []),
  ];
  return texts.map((text) => ({ tone: 'blocked', text }));
}

function partlyText({ tools }: Summary): string {
  const partly = tools.filter(({ kind }) => kind === 'partly');
  if (partly.length === 0) return '';
  const uses = [...new Set(partly.flatMap(({ ownOnly }) => ownOnly))];
  return `Runs in part: ${listed(partly.map(({ name }) => name))}. The code uses ${listed(uses)}, which only its own host has.`;
}

function filesText({ tools }: Summary): string {
  const reading = tools.flatMap(({ readsFiles, name }) => (readsFiles ? [name] : []));
  return reading.length === 0
    ? ''
    : `Reads files beside its code, which are not converted: ${listed(reading)}.`;
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

/** What the sidecar of an earlier conversion gave; `host` is that of the output. */
function restoredText(restored: Lead['restored'], host: string): string {
  switch (restored) {
    case 'none':
      return '';
    case 'unedited':
      return 'Nothing was edited since the conversion, so the sidecar gave the original back.';
    case 'edited':
      return `Edited since the conversion, so it was read as a plugin of ${host}. The sidecar added what ${host} has no place for.`;
    case 'other-version':
      return 'The sidecar is of another version of Plugbench: it was not used, and is kept as it is.';
  }
}

function describedText({ tools }: Summary, target: string): string {
  const left = tools.flatMap(({ kind, hasCode, name }) => (kind === 'described' && hasCode ? [name] : []));
  return left.length === 0 ? '' : `Code left out: ${listed(left)}. ${target} only describes tools.`;
}

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

function lostText(lost: readonly string[], sidecar: string | null): string {
  if (lost.length === 0) return '';
  return `Not in the output${sidecar === null ? '' : `, kept in ${spanOf(baseName(sidecar))}`}: ${listed(lost)}.`;
}

/** The file's name without its folder. */
function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** “`a` to `b` and `c`”, one part per name and detail. */
function renamedTexts(names: Summary['names']): string[] {
  const parts = new Map<string, string[]>();
  for (const { from, to, of } of names) {
    const part = `${spanOf(from)}${of === null ? '' : ` (${spanOf(of)})`} to `;
    parts.set(part, [...(parts.get(part) ?? []), spanOf(to)]);
  }
  return [...parts].map(([part, to]) => part + to.join(' and '));
}

/** One sentence on the way back; nothing where there is none. */
export const BACK: Readonly<Record<ConversionView['back']['kind'], string>> = {
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
