// The page's own check of everything that the sandbox says: the frame's check is the other party's.

import type { FromGuest, GuestResult } from './guest/messages.ts';
import { CAPS } from './limits.ts';

/** Holds what comes in to the caps; one per run. */
export class Counter {
  #messages = 0;
  #length = 0;

  /** The name of the rule that a message breaks; null where it is a text within the caps. */
  count(data: unknown): string | null {
    if (typeof data !== 'string') return 'type';
    this.#messages++;
    this.#length += data.length;
    if (data.length > CAPS.longestMessage) return 'length';
    if (this.#messages > CAPS.messages) return 'count';
    return this.#length > CAPS.total ? 'total' : null;
  }
}

/** Counts what comes in; one per run. */
export class Inbox {
  readonly #counter = new Counter();
  #calls = 0;

  /** The message, or the name of the rule that it breaks; then the run must end. */
  take(data: unknown): FromGuest {
    const broken = this.#counter.count(data);
    if (broken !== null) return { t: 'cap', what: broken };
    const message = read(String(data));
    if (message.t === 'ask' && ++this.#calls > CAPS.calls) return { t: 'cap', what: 'calls' };
    return message;
  }
}

const MALFORMED: FromGuest = { t: 'cap', what: 'form' };

/** Gives the members of a message by name; null for what is not a message. */
export function membersOf(text: string): ((name: string) => unknown) | null {
  if (!isSmall(text, MESSAGE)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return (name) =>
    Object.hasOwn(value as object, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function read(text: string): FromGuest {
  const member = membersOf(text);
  if (!member) return MALFORMED;
  const string = (name: string): string => textOf(member(name)) ?? '';
  const number = (name: string): number => (Number.isFinite(member(name)) ? Number(member(name)) : 0);
  switch (member('t')) {
    case 'made':
      return { t: 'made' };
    case 'up':
      return { t: 'up' };
    case 'yielded':
      return { t: 'yielded' };
    case 'log':
      return { t: 'log', level: string('level'), text: string('text') };
    case 'note':
      return { t: 'note', name: string('name'), detail: string('detail') };
    case 'ask':
      return { t: 'ask', id: number('id'), method: string('method'), params: string('params') };
    case 'fault':
      return { t: 'fault', message: string('message'), line: number('line'), column: number('column') };
    case 'cap':
      return { t: 'cap', what: string('what') };
    case 'end':
      return {
        t: 'end',
        isError: member('isError') === true,
        ...result('content', textOf(member('content'))),
        ...result('value', textOf(member('value'))),
        ...result('of', textOf(member('of'))),
        ...result('error', textOf(member('error'))),
        ...(number('line') > 0 ? { line: number('line'), column: number('column') } : {}),
      };
    default:
      return MALFORMED;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function result(
  name: 'content' | 'value' | 'of' | 'error',
  text: string | undefined,
): Pick<GuestResult, typeof name> {
  return text === undefined ? {} : { [name]: text.slice(0, CAPS.result) };
}

/** More than any message, and than the parameters of any call, have. */
const MESSAGE = { depth: 1, members: 10 };
const PARAMETERS = { depth: 3, members: 1_000 };

/** The parameters of a call; throws for what is not JSON or is nested or spread beyond all need. */
export function readParameters(text: string): unknown {
  if (!isSmall(text, PARAMETERS)) throw new TypeError('The parameters of this call cannot be read.');
  return JSON.parse(text);
}

/**
 * Whether an object's JSON has few levels and members, seen from the text: what is deep or has very many members
 * would hold the page up while it is parsed. Texts inside of it may be long.
 */
function isSmall(text: string, most: { readonly depth: number; readonly members: number }): boolean {
  if (!text.startsWith('{')) return false;
  let [members, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfString(text, at);
      if (at < 0) return false;
    } else if (char === COMMA && ++members >= most.members) {
      return false;
    } else if ((char === BRACKET || char === BRACE) && ++depth > most.depth) {
      return false;
    } else if (char === BRACKET + 2 || char === BRACE + 2) {
      depth--;
    }
  }
  return true;
}

const [QUOTE, COMMA, BRACKET, BRACE, BACKSLASH] = [0x22, 0x2c, 0x5b, 0x7b, 0x5c];

/** Offset of the closing quote; -1 where there is none. */
function endOfString(text: string, open: number): number {
  for (let at = open; ;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return -1;
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at;
  }
}
