// The page's own check of everything that the sandbox says: the frame's check is the other party's.

import type { FromGuest } from './guest/messages.ts';
import { CAPS } from './limits.ts';

/** Counts what comes in; one per run. */
export class Inbox {
  #messages = 0;
  #length = 0;
  #calls = 0;

  /** The message, or the name of the rule that it breaks; then the run must end. */
  take(data: unknown): FromGuest {
    if (typeof data !== 'string') return { t: 'cap', what: 'type' };
    this.#messages++;
    this.#length += data.length;
    if (data.length > CAPS.longestMessage) return { t: 'cap', what: 'length' };
    if (this.#messages > CAPS.messages) return { t: 'cap', what: 'count' };
    if (this.#length > CAPS.total) return { t: 'cap', what: 'total' };
    const message = read(data);
    if (message.t === 'ask' && ++this.#calls > CAPS.calls) return { t: 'cap', what: 'calls' };
    return message;
  }
}

const MALFORMED: FromGuest = { t: 'cap', what: 'form' };

function read(text: string): FromGuest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return MALFORMED;
  }
  if (typeof value !== 'object' || value === null) return MALFORMED;
  const fields = new Map(Object.entries(value));
  const string = (name: string): string =>
    typeof fields.get(name) === 'string' ? String(fields.get(name)) : '';
  const number = (name: string): number => (Number.isFinite(fields.get(name)) ? Number(fields.get(name)) : 0);
  switch (fields.get('t')) {
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
        isError: fields.get('isError') === true,
        ...(typeof fields.get('content') === 'string'
          ? { content: string('content').slice(0, CAPS.result) }
          : {}),
        ...(typeof fields.get('value') === 'string' ? { value: string('value').slice(0, CAPS.result) } : {}),
        ...(number('line') > 0 ? { line: number('line'), column: number('column') } : {}),
      };
    default:
      return MALFORMED;
  }
}
