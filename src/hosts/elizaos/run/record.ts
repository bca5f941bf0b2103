// What the page says of an agent's run, from the record of what happened.

import { isObject, member, parsedJson } from '../../../model/guards.ts';
import type { HostResult } from '../../../model/run.ts';
import { cutText } from '../../../sandbox/cut.ts';
import type { Core, RunRecord } from '../guest/start.ts';

/** Sandboxed code may have changed it; what is not of its form is left out. */
export function recordOf(text: string): RunRecord {
  const given = parsedJson(text);
  const lines = member(given, 'lines');
  if (!isObject(given) || !Array.isArray(lines)) return { lines: [] };
  const kept = lines.filter(
    (one): one is [string, unknown] => Array.isArray(one) && typeof one[0] === 'string',
  );
  return { ...given, lines: kept };
}

/** Null where the record does not decide it: then a member was called, and its own result counts. */
export function reported(record: RunRecord, core: Core, isMessage: boolean): HostResult | null {
  const value = JSON.stringify(record);
  const early = ended(record, core);
  if (early) return { ...early, value };
  if (!isMessage) return null;
  const spoken = record.lines.flatMap(([kind, content]) => {
    const text = kind === 'say' ? member(content, 'text') : undefined;
    return typeof text === 'string' && text !== '' ? [text] : [];
  });
  // An error ends the message and everything after it.
  if (record.error !== undefined)
    return { ...threw('The message ends with an error', record.error, NOTHING_CATCHES), value };
  if (!record.lines.some(([kind, step]) => kind === 'step' && step === 'message')) {
    const words = { headline: 'The agent starts', label: 'Error' };
    const note = 'No message was sent: name an action or a reply for one.';
    return { kind: 'ok', isError: false, words, note, value };
  }
  const words = {
    headline: spoken.length === 0 ? 'The person gets no answer' : 'The person gets an answer',
    label: 'Said to the person',
  };
  const content = spoken.length === 0 ? {} : { content: spoken.join('\n') };
  const note = noteOf(record, spoken.length > 0);
  return { kind: 'ok', isError: false, ...content, words, ...(note !== null && { note }), value };
}

const MAX_QUOTE = 200;
const quoted = (text: string): string => `\`${cutText(text, MAX_QUOTE)}\``;

/** What was thrown, in a text. */
function thrown(error: unknown): string {
  if (typeof error === 'string') return error;
  const value = member(error, 'thrown');
  return value === undefined ? 'undefined' : typeof value === 'string' ? value : JSON.stringify(value);
}

const failed = (kind: HostResult['kind'], headline: string, note: string): HostResult => ({
  kind,
  isError: true,
  words: { headline, label: 'Error' },
  note,
});

const threw = (headline: string, error: unknown, note: string): HostResult => ({
  ...failed('threw', headline, note),
  content: thrown(error),
});

/** Where nothing of the run counts: what ended it. */
function ended(record: RunRecord, core: Core): HostResult | null {
  const { needs, loadError, startError, hangs, unhandled, uncaught, plugins } = record;
  if (needs !== undefined)
    return failed(
      'unavailable',
      `Cannot be played here: it needs ${quoted(needs)}`,
      'The host has it, this page does not. What the code did until it was used is in the timeline.',
    );
  if (uncaught !== undefined) return processEnds(uncaught, 'An exception that nothing catches');
  if (unhandled !== undefined) return processEnds(unhandled, 'A rejection that nothing handles');
  if (hangs)
    return failed(
      'timed-out',
      record.registered ? 'The message never ends' : 'The start never ends',
      'It had not ended after some seconds, and the core has no limit for it: the agent waits for ever. Look for an `await` on something that never comes, such as `runtime.initPromise` in `init`.',
    );
  if (core === 'milady') return null;
  if (loadError !== undefined)
    return threw(
      'The agent is not made',
      loadError,
      'On its search for the plugin the core looks into every export and calls functions without parameters. One of them threw, so no agent of the call is made.',
    );
  if (startError !== undefined)
    return threw(
      'The agent does not start',
      startError,
      'Loading the plugin’s members failed, or its `init`. Other plugins’ `init` ran, but the agent does not start.',
    );
  if (plugins?.length === 0) {
    const line = record.lines.find(
      ([kind, text]) => kind === 'warn' && String(text).startsWith('[CORE:PLUGIN]'),
    );
    return threw(
      'The core finds no plugin',
      typeof line?.[1] === 'string' ? line[1] : '',
      'The agent starts without it. The core takes the first export that has a `name` and actions, providers, evaluators, services, `init` or a description.',
    );
  }
  return null;
}

function processEnds(error: unknown, what: string): HostResult {
  const note = `${what} ends a Node.js process, with all its agents. Await the promise, or catch its error.`;
  return threw('The process ends', error, note);
}

const NOTHING_CATCHES =
  'Nothing catches it: no result is kept, no further action and no evaluator runs, and the person gets nothing of what the callback was given before.';

/** The first thing that a person would not expect. */
function noteOf({ lines, offered = [] }: RunRecord, isAnswered: boolean): string | null {
  const kept = lines.filter(([kind]) => kind === 'keep').map(([, content]) => content);
  const notFound = kept.find((content) => member(content, 'thought') !== undefined);
  if (notFound) return `The core finds no action for ${quoted(String(member(notFound, 'actionName')))}.`;
  const legacy = kept.find((content) => member(content, 'actionStatus') === 'failed' && !isResult(content));
  const name = String(member(legacy ?? kept[0], 'actionName'));
  const handler = quoted(name);
  if (legacy && name !== 'IGNORE')
    return `The handler of ${handler} returned no object, so the action is kept as failed.`;
  const wrapped = kept.find((content) => wrappedFailure(content));
  if (wrapped)
    return `The handler of ${quoted(String(member(wrapped, 'actionName')))} returned \`success: false\` without \`text\`, \`data\` or \`values\`: the core wraps it and keeps it as a success.`;
  if (!isAnswered && kept.length > 0)
    return `Nothing went to the callback of ${handler}. The core says only that to the person; the result’s \`text\` is kept for the next action and in the agent’s memory.`;
  const silent = kept
    .map((content) => String(member(content, 'actionName')))
    .find((one) => !HOSTS.includes(one) && !offered.includes(one));
  return silent === undefined
    ? null
    : `${quoted(silent)} was not offered to the model: its \`validate\` said no. The core still runs it where the model names it.`;
}

const HOSTS: readonly string[] = ['REPLY', 'IGNORE', 'NONE'];

function isResult(content: unknown): boolean {
  const result = member(content, 'actionResult');
  return isObject(result) && !('legacy' in result) && Object.keys(result).length > 0;
}

function wrappedFailure(content: unknown): boolean {
  return member(member(member(member(content, 'actionResult'), 'data'), 'legacyResult'), 'success') === false;
}
