// What the page shows of a run: the guest's report in words, and the place of an error in the plugin's own files.

import { member, parsedJson } from '../../../model/guards.ts';
import type { HostResult, ResultWords, RunKind } from '../../../model/run.ts';
import { cutText } from '../../../sandbox/cut.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import type { Core, Report } from '../guest/start.ts';
import { recordOf, reported } from './record.ts';
import { fileAt, type MappedModule } from './program.ts';

/** What was called. */
interface Called {
  readonly kind: RunKind;
  readonly name: string;
  readonly core: Core;
  readonly places: readonly MappedModule[];
}

type Returned = Parameters<CallPlan['result']>[0];

/** What came of a call of a member. */
export function resultOf(returned: Returned, called: Called): HostResult {
  const place = fileAt(called.places, returned.line, returned.column) ?? {};
  if (returned.kind === 'syntax') {
    const words = { headline: 'The modules could not be read', label: 'Error' };
    return { kind: 'threw', isError: true, content: returned.message, words, ...place };
  }
  const { isError, content } = returned;
  const report = reportOf(returned.value);
  const isMessage = called.kind === 'message' || (called.kind === 'action' && called.core === '1.7');
  const what = report.record === undefined ? null : reported(recordOf(report.record), called.core, isMessage);
  if (what) return { ...what, ...place };
  const early = before(report, content, called);
  if (early) return { ...early, ...place };
  const value = report.value === undefined || report.value === content ? {} : { value: report.value };
  const common = { isError, ...(content === undefined ? {} : { content }), ...value, ...place };
  return { kind: isError ? 'threw' : 'ok', ...common, ...SAYS[called.kind](report, common) };
}

/** Where the member itself was not called. */
function before(report: Report, content: string | undefined, { kind, name }: Called): HostResult | null {
  const error = content === undefined ? {} : { content };
  if (report.before !== undefined) {
    const [headline, note] = BEFORE[report.before];
    return { kind: 'threw', isError: true, ...error, words: { headline, label: 'Error' }, note };
  }
  if (report.notOffered !== undefined) {
    return { kind: 'refused', isError: false, note: notOffered(cutText(report.notOffered, MAX_QUOTE), kind) };
  }
  if (report.lacks !== undefined)
    return { kind: 'unavailable', isError: true, note: LACKS[report.lacks](kind, name) };
  if (report.folder !== undefined) {
    const note = `The host serves the files of \`${cutText(report.folder, MAX_QUOTE)}\`; no code runs.`;
    return { kind: 'refused', isError: false, note };
  }
  return null;
}

const BEFORE = {
  load: ['The modules throw when they are loaded', 'The host has no plugin then.'],
  init: ['init failed', 'The host does not go on with the plugin then.'],
} as const;

const MAX_QUOTE = 100;

const notOffered = (gave: string, kind: RunKind): string =>
  kind === 'evaluator'
    ? `\`validate\` returned ${gave}, so the evaluator does not run after this message.`
    : `Not offered to the model: \`validate\` returned ${gave}, so the handler does not run.`;

const LACKS: Readonly<Record<NonNullable<Report['lacks']>, (kind: RunKind, name: string) => string>> = {
  member: (kind, name) =>
    `When the plugin is loaded, it has no ${kind} \`${cutText(name, MAX_QUOTE)}\`: no list of the exported plugin holds it.`,
  function: (kind) => `This ${kind} has no function to call.`,
  'old-form': () =>
    'This evaluator has `shouldRun` and `prompt`, the form of newer cores. The documented form has `validate` and `handler`, and only that can be run here.',
};

type Stated = Partial<Pick<HostResult, 'kind' | 'words' | 'note'>>;
type Common = Pick<HostResult, 'isError' | 'content'>;

/** What is said of each kind, beside the value. */
const SAYS: Readonly<Record<RunKind, (report: Report, common: Common) => Stated>> = {
  message: () => ({}),
  action: (_, { content }) =>
    content === undefined ? { note: 'The handler gave no text, so the model gets nothing.' } : {},
  provider: ({ leftOut }, { isError, content }) => ({
    words: words(isError, 'provider', 'answered', 'Text for the prompt'),
    ...(isError ? {} : providerNote(leftOut, content)),
  }),
  evaluator: (_, { isError }) => ({
    words: words(isError, 'evaluator', 'ended', 'Error'),
    note: 'The model gets nothing of an evaluator.',
  }),
  route: ({ status }, { isError }) => {
    if (status !== undefined)
      return {
        kind: 'ok',
        words: { headline: `Answered with status ${String(status)}`, label: 'Body of the response' },
      };
    if (isError) return { words: words(isError, 'route', '', '') };
    return {
      words: { headline: 'No response', label: 'Error' },
      note: 'The handler ended without a response, so the client keeps waiting.',
    };
  },
  model: (_, { isError }) => ({
    words: words(isError, 'model handler', 'answered', 'Given to the caller'),
  }),
  event: ({ handlers = 0 }, { isError }) => {
    const ran = `${String(handlers)} ${handlers === 1 ? 'handler' : 'handlers'} ran`;
    return { words: { headline: isError ? 'A handler failed' : ran, label: 'Error' } };
  },
  test: ({ passed, all }, { isError }) => ({
    words:
      passed === undefined || all === undefined
        ? words(isError, 'test suite', 'ended', 'Tests')
        : { headline: `${String(passed)} of ${String(all)} tests passed`, label: 'Tests' },
  }),
};

function words(isError: boolean, what: string, did: string, label: string): ResultWords {
  return { headline: `The ${what} ${isError ? 'failed' : did}`, label: isError ? 'Error' : label };
}

function providerNote(leftOut: Report['leftOut'], content: string | undefined): Pick<HostResult, 'note'> {
  const notes = [
    ...(content === undefined ? ['It gave no text, so it adds nothing to the prompt.'] : []),
    ...(leftOut === undefined
      ? []
      : [
          `It is \`${leftOut}\`: the host does not include it by itself, so the model sees it only where something names it.`,
        ]),
  ];
  return notes.length === 0 ? {} : { note: notes.join(' ') };
}

/** Sandboxed code may have changed it; what is not of its type is left out. */
function reportOf(text: string | undefined): Report {
  const given = parsedJson(text ?? '{}');
  const report: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(TYPES)) {
    const value = member(given, name);
    const fits = typeof type === 'string' ? typeof value === type : type.includes(String(value));
    if (fits) report[name] = value;
  }
  return report;
}

const TYPES: Readonly<Record<keyof Report, 'string' | 'number' | readonly string[]>> = {
  before: ['load', 'init'],
  notOffered: 'string',
  lacks: ['member', 'function', 'old-form'],
  status: 'number',
  folder: 'string',
  leftOut: ['private', 'dynamic'],
  passed: 'number',
  all: 'number',
  handlers: 'number',
  value: 'string',
  record: 'string',
};
