// The page's own check of everything that the sandbox says: the frame's check is the other party's.

import { member, parsedJson } from '../model/guards.ts';
import type { FromGuest } from './guest/messages.ts';
import type { FromPython } from './guest/python/messages.ts';
import { CAPS } from './limits.ts';

/** How the members of each message are read, by its `t`; what is read as undefined is left out. */
type Forms = Readonly<Record<string, Readonly<Record<string, (value: unknown) => unknown>>>>;

/** A text; '' for anything else. */
const textMember = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (Number.isFinite(value) ? Number(value) : 0);
const resultOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, CAPS.result) : undefined;
const placeOf = (value: unknown): number | undefined => (numberOf(value) > 0 ? numberOf(value) : undefined);

const FORMS = {
  made: {},
  up: {},
  yielded: {},
  log: { level: textMember, text: textMember },
  note: { name: textMember, detail: textMember },
  ask: { id: numberOf, method: textMember, params: textMember },
  fault: { message: textMember, line: numberOf, column: numberOf },
  cap: { what: textMember },
  end: {
    isError: (value: unknown) => value === true,
    content: resultOf,
    value: resultOf,
    of: resultOf,
    error: resultOf,
    line: placeOf,
    column: placeOf,
  },
} satisfies Forms;

/** The members of messages that an interpreter of Python sends. */
const OF_PYTHON = {
  ready: {},
  line: { stream: (value) => (value === 'err' ? 'err' : 'out'), text: textMember },
  end: { kind: (value) => (value === 'returned' ? 'returned' : 'crashed'), text: textMember },
  fault: { message: textMember },
  cap: { what: textMember },
} satisfies Forms;

/** Counts and reads the messages of an interpreter of Python. */
export const pythonInbox = (): Inbox<FromPython> => new Inbox<FromPython>(OF_PYTHON);

/** Counts what comes in; one per run, or interpreter. */
export class Inbox<M extends { readonly t: string } = FromGuest> {
  readonly #forms: Forms;
  #messages = 0;
  #length = 0;
  #calls = 0;

  constructor(forms: Forms = FORMS) {
    this.#forms = forms;
  }

  /** The message, or the name of the rule that it breaks; then the run must end. */
  take(data: unknown): M | { readonly t: 'cap'; readonly what: string } {
    if (typeof data !== 'string') return { t: 'cap', what: 'type' };
    this.#messages++;
    this.#length += data.length;
    if (data.length > CAPS.longest) return { t: 'cap', what: 'length' };
    if (this.#messages > CAPS.count) return { t: 'cap', what: 'count' };
    if (this.#length > CAPS.total) return { t: 'cap', what: 'total' };
    const message = this.#read(data);
    if (!message) return { t: 'cap', what: 'form' };
    return message.t === 'ask' && ++this.#calls > CAPS.calls ? { t: 'cap', what: 'calls' } : message;
  }

  /** null for what is not a message. */
  #read(text: string): M | null {
    const members = isSmall(text, MESSAGE) ? parsedJson(text) : null;
    const t = member(members, 't');
    const form = typeof t === 'string' && Object.hasOwn(this.#forms, t) ? this.#forms[t] : undefined;
    if (!form) return null;
    const read = Object.entries(form).map(([name, read]) => [name, read(member(members, name))] as const);
    return Object.fromEntries([['t', t], ...read.filter(([, value]) => value !== undefined)]) as M;
  }
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
