// What a returned or thrown value becomes for the model, per way of running (sheet 2.7; recorded in ownpilot-run).

import type { End } from '../../../sandbox/guest/messages.ts';
import { NativeString, isObjectLike, slice, stringify } from '../../../sandbox/guest/primordials.ts';
import type { Foreign } from './foreign.ts';

const copy = structuredClone;

/** The registry cuts longer texts of tools that it does not trust (core/agent/tools.ts). */
const LONGEST = 1_000_000;

export interface Outcomes {
  readonly returned: (value: unknown) => End;
  readonly threw: (error: unknown) => End;
}

/** The whole value is handed over, as JSON. */
export function chatOutcomes(foreign: Foreign): Outcomes {
  return {
    returned: (value) => serialised(value, (error) => messageOf(error)),
    threw: (error) => ({ isError: true, content: textOr(() => failure(foreign, error), '') }),
  };
}

/** As the guide says: only what stands in `content` is handed over. */
export function guideOutcomes(foreign: Foreign): Outcomes {
  const whole = chatOutcomes(foreign);
  return {
    ...whole,
    returned(value) {
      const end = whole.returned(value);
      if (end.isError) return end;
      // A text or a number has no `content` either.
      if (!isObjectLike(value))
        return end.content === undefined ? end : { isError: false, value: end.content };
      const inner = serialised((value as { content?: unknown }).content, messageOf);
      return end.content === undefined ? inner : { ...inner, value: end.content };
    },
  };
}

/** The value crosses from a worker thread to the host by structured clone. */
export function workerOutcomes(foreign: Foreign): Outcomes {
  return {
    returned(value) {
      let cloned: unknown;
      try {
        cloned = copy(value);
      } catch (error) {
        return { isError: true, content: uncloned(messageOf(error)) };
      }
      return serialised(cloned, messageOf);
    },
    threw: (error) => ({ isError: true, content: textOr(() => foreign.textOf(error), 'Worker error: ') }),
  };
}

/** Engines name the caller first; and of an object of another realm, as in the host, V8 writes its tag. */
function uncloned(message: string): string {
  return message.replace(/^Failed to execute '.*?' on '.*?': /, '').replace(/^#<(\w+)>/, '[object $1]');
}

function serialised(value: unknown, failed: (error: unknown) => string): End {
  let content: string | undefined;
  try {
    content = stringify(value);
  } catch (error) {
    return { isError: true, content: failed(error) };
  }
  if (content === undefined) return { isError: false };
  return {
    isError: false,
    content: content.length > LONGEST ? `${slice(content, 0, LONGEST)}\n... [output truncated]` : content,
  };
}

function failure(foreign: Foreign, error: unknown): string {
  return `Tool execution failed: ${foreign.textOf(error)}`;
}

/** What has no text of its own (`throw Object.create(null)`) makes the host stumble in turn. */
function textOr(text: () => string, otherwise: string): string {
  try {
    return text();
  } catch (error) {
    return `${otherwise}${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return isObjectLike(error) && 'message' in error ? NativeString(error.message) : NativeString(error);
}
