// Makes the model's text of a returned or thrown value, per run mode (docs/hosts/ownpilot.md#results).

import type { ResultMaker } from '../../../sandbox/guest/boot.ts';
import type { GuestResult } from '../../../sandbox/guest/messages.ts';
import {
  apply,
  get,
  getPrototypeOf,
  inherits,
  isObjectLike,
  matches,
  slice,
} from '../../../sandbox/guest/primordials.ts';
import { jsonOf } from '../../../sandbox/guest/words.ts';
import type { HostRealm } from './host-realm.ts';

const copy = structuredClone;
const CloneError = DOMException;

/** The registry cuts longer texts of tools that it does not trust (core/agent/tools.ts). */
const MAX_LENGTH = 1_000_000;

/** The results of a chat: the whole value as JSON. Only 0.8.3 has a message for errors without a text. */
export function chatResults(realm: HostRealm, fatal: 'Fatal sandbox error: ' | ''): ResultMaker {
  return {
    returned: (value) => serialised(value, (error) => textOf(realm, error)),
    threw(error) {
      try {
        return {
          isError: true,
          content: timedOut(realm, error) ?? `Tool execution failed: ${realm.textOf(error)}`,
        };
      } catch (second) {
        return { isError: true, content: `${fatal}${textOf(realm, second)}` };
      }
    },
  };
}

/** The host treats every error of its own with this text as that of its clock (core/sandbox/executor.ts). */
function timedOut(realm: HostRealm, error: unknown): string | null {
  if (!realm.owns(error)) return null;
  const { message } = error as { readonly message: unknown };
  const includes = read(message, 'includes');
  if (typeof includes !== 'function') throw realm.adoptOne(new TypeError(NO_TEXT));
  const late = apply(includes as (text: string) => boolean, message, ['Script execution timed out']);
  return late ? 'Tool execution error: Operation timed out after 5000ms: sandbox:cpu' : null;

  function read(value: unknown, member: string): unknown {
    if (value !== null && value !== undefined) return get(Object(value) as object, member);
    const text = `Cannot read properties of ${String(value)} (reading '${member}')`;
    throw realm.adoptOne(new TypeError(text));
  }
}

const NO_TEXT = 'error.message.includes is not a function';

/** The results as the guide describes them: only the value of `content`. */
export function guideResults(realm: HostRealm): ResultMaker {
  const whole = chatResults(realm, '');
  return {
    ...whole,
    returned(value) {
      const end = whole.returned(value);
      if (end.isError) return end;
      // A string or a number has no `content` either.
      if (!isObjectLike(value))
        return end.content === undefined ? end : { isError: false, value: end.content };
      const inner = serialised((value as { content?: unknown }).content, (error) => textOf(realm, error));
      return end.content === undefined ? inner : { ...inner, value: end.content };
    },
  };
}

/** The results of the worker, whose value reaches the host by structured clone. */
export function workerResults(realm: HostRealm): ResultMaker {
  return {
    returned(value) {
      let cloned: unknown;
      try {
        cloned = copy(value);
      } catch (error) {
        return { isError: true, content: textOf(realm, error) };
      }
      return serialised(cloned, (error) => textOf(realm, error));
    },
    threw: (error) => ({ isError: true, content: textOr(() => realm.textOf(error), 'Worker error: ') }),
  };
}

/** Engines name the caller first; and of an object of another realm, as in the host, V8 writes its tag. */
function uncloned(message: string): string {
  return message.replace(/^Failed to execute '.*?' on '.*?': /, '').replace(/^#<(\w+)>/, '[object $1]');
}

function serialised(value: unknown, failed: (error: unknown) => string): GuestResult {
  let content: string | undefined;
  try {
    content = jsonOf(value);
  } catch (error) {
    return { isError: true, content: failed(error) };
  }
  if (content === undefined) return { isError: false };
  return {
    isError: false,
    content:
      content.length > MAX_LENGTH ? `${slice(content, 0, MAX_LENGTH)}\n... [output truncated]` : content,
  };
}

/** A thrown value without a text (`throw Object.create(null)`) makes the host throw in turn. */
function textOr(text: () => string, otherwise: string): string {
  try {
    return text();
  } catch (error) {
    return `${otherwise}${messageOf(error)}`;
  }
}

/** For an error that the engine throws while the host converts a value, only the message is shown. */
function textOf(realm: HostRealm, error: unknown): string {
  if (isObjectLike(error) && inherits(error, CloneError.prototype)) {
    return uncloned((error as DOMException).message);
  }
  if (isObjectLike(error) && getPrototypeOf(error) === TypeError.prototype) {
    const message = String((error as TypeError).message);
    if (matches(OF_THE_ENGINE, message)) return message;
  }
  return realm.textOf(error);
}

const OF_THE_ENGINE =
  /^(?:Do not know how to serialize a BigInt|Converting circular structure to JSON|Cannot convert object to primitive value)/;

function messageOf(error: unknown): string {
  return isObjectLike(error) && 'message' in error ? String(error.message) : String(error);
}
