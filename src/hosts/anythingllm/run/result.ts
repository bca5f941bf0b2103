// What the tool loop makes of a run (server/utils/agents/aibitat/index.js:1076-1088, providers/helpers/tooled.js:110-114).

import type { HostEnd, HostResult } from '../../../model/run.ts';
import { cutText } from '../../../sandbox/cut.ts';
import { ours } from '../../../sandbox/our-results.ts';
import type { CallPlan } from '../../../sandbox/run-core.ts';
import { moduleAt } from '../../../lang/javascript/joined-modules.ts';
import type { SkillCode } from './skill.ts';

/** Characters of the host's message that a note quotes. */
const MAX_QUOTE_LENGTH = 400;

/** What the page says of the end of a session or of more. */
const ENDS: Readonly<
  Record<HostEnd['of'], { readonly headline: string; readonly note: (quote: string) => string }>
> = {
  load: {
    headline: 'The skill cannot be loaded',
    note: (quote) => `\`require\` throws${quote}, so no session of any agent starts.`,
  },
  session: {
    headline: 'The session ends',
    note: (quote) =>
      `No code catches it. The session ends, and the chat shows ${quote.trim() || 'no text'}. The model gets nothing.`,
  },
  server: {
    headline: 'The whole server ends',
    note: (quote) =>
      `Nothing catches${quote || ' it'}, so the whole server ends: for every user and every agent.`,
  },
  exit: {
    headline: 'The whole server ends',
    note: (quote) => `The code ends the process, with the code${quote}: for every user and every agent.`,
  },
};

/** A run as the host takes it. */
export function resultOf(returned: Parameters<CallPlan['result']>[0], code: SkillCode): HostResult {
  if (returned.kind === 'syntax') {
    // The page has compiled every module before: this browser cannot read what the host can.
    return unplayable(`syntax that this browser does not have: ${returned.message}`);
  }
  const { isError, content, value, of, error } = returned;
  const place = placeOf(returned, code);
  if (of === 'page') return unplayable(error ?? '');
  if (of !== undefined) {
    const { headline, note } = ENDS[of as HostEnd['of']] ?? ENDS.session;
    const quote = error === undefined ? '' : ` “${cutText(error, MAX_QUOTE_LENGTH)}”`;
    return {
      kind: 'threw',
      isError: true,
      ...(content === undefined ? {} : { content }),
      ends: { of: of as HostEnd['of'], error: error ?? null },
      words: { headline, label: 'Sent to the model before' },
      note: note(quote),
      ...place,
    };
  }
  if (content === undefined) {
    const note =
      'Nothing was returned. Anthropic’s models get “Tool executed successfully.”, others get an empty string and may call again.';
    return { kind: 'ok', isError, note };
  }
  if (value === undefined) return { kind: 'ok', isError, content };
  const note =
    'The result is not a string. OpenAI-compatible providers send it as JSON; prompt-based ones turn an object into `[object Object]`.';
  return { kind: 'ok', isError, content, note };
}

/** Never an answer of the host. */
const unplayable = (what: string): HostResult =>
  ours('unavailable', `Cannot be played here: it needs ${cutText(what, MAX_QUOTE_LENGTH)}.`);

/** Where the error arose, in the file of the skill. */
function placeOf(
  { line, column }: { readonly line?: number; readonly column?: number },
  { program, entry }: SkillCode,
): Pick<HostResult, 'line' | 'column' | 'file'> {
  const found = moduleAt(program.places, line);
  if (!found) return {};
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const { path } = found.module;
  const file = path === entry ? {} : { file: path.replace(folder, '') };
  return { line: found.line, ...(column === undefined ? {} : { column }), ...file };
}
