// The guest's own script for AnythingLLM skills: the handler's module has run, now its handler is called as the host
// calls it (server/utils/agents/imported.js:214-246, server/utils/agents/aibitat/index.js:1076-1088).

import { boot } from '../../../sandbox/guest/boot.ts';
import { provide } from '../../../sandbox/guest/harden.ts';
import type { Link } from '../../../sandbox/guest/link.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import { provideNode, type Fetch } from '../../../sandbox/guest/node-like.ts';
import { NativeString, apply, isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { watched } from '../../../sandbox/guest/settings.ts';
import type { NodeStart } from '../../../sandbox/guest/node-start.ts';

interface Runtime {
  readonly handler?: unknown;
}

/** Members that only the host sets; the members of the skill's own `runtime` replace all others. */
interface Members {
  readonly runtimeArgs: object;
}

boot((global, given, link) => {
  const start = given as SkillStart;
  const { fetch } = provideNode(global, start, link);
  provide(global, '__run__', (module: { exports?: { runtime?: Runtime } }) => {
    const members = parse(start.members) as Members;
    const self = {
      ...members,
      runtimeArgs: watched(link, start.hubId, members.runtimeArgs),
      logger: (...words: unknown[]) => say(link, 'log', words),
      introspect: (text: unknown) => say(link, 'introspect', [text]),
      runtime: 'docker',
      webScraper: { getLinkContent: scraper(fetch) },
      ...module.exports?.runtime,
      requestToolApproval: () =>
        Promise.resolve({ approved: true, message: 'Approval not required in this context.' }),
      caller: '@agent',
    };
    const { handler } = self as Runtime;
    if (typeof handler !== 'function') throw new TypeError('fn.handler is not a function');
    return apply(handler as (args: unknown) => unknown, self, [parse(start.args)]);
  });
  return { returned, threw };
});

function say(link: Link, level: string, words: readonly unknown[]): void {
  let text = '';
  for (const word of words)
    text += (text === '' ? '' : ' ') + (isObjectLike(word) ? stringify(word) : NativeString(word));
  link.say('log', [
    ['level', stringify(level)],
    ['text', stringify(text)],
  ]);
}

/** A port of server/utils/collectorApi/index.js:294-322, with the page's mocks in place of the collector. */
function scraper(fetch: Fetch): (url?: unknown) => Promise<unknown> {
  return async (url) => {
    if (!url) return false;
    try {
      const answer = (await fetch(url)) as Response;
      if (!answer.ok) return { success: false, content: null };
      return { success: true, content: await answer.text() };
    } catch {
      return { success: false, content: null };
    }
  };
}

/** What OpenAI-compatible providers send on (aibitat/providers/helpers/tooled.js:110-114). */
function returned(value: unknown): GuestResult {
  if (typeof value === 'string') return { isError: false, content: value };
  let content: string | undefined;
  try {
    content = stringify(value);
  } catch (error) {
    return threw(error);
  }
  return content === undefined ? { isError: false } : { isError: false, content, value: content };
}

function threw(error: unknown): GuestResult {
  const message = isObjectLike(error) && 'message' in error ? error.message : error;
  return { isError: true, content: NativeString(message) };
}

/** Everything that the guest needs for one call. */
export interface SkillStart extends NodeStart {
  /** JSON of the arguments. */
  readonly args: string;
  readonly hubId: string;
  /** JSON of the members that the host sets: `runtimeArgs`, `config`, `name` and so on. */
  readonly members: string;
}
