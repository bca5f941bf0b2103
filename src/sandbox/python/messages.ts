// The page's own check of what an interpreter says: the frame's check is the other party's.

import type { FromPython } from '../guest/python/messages.ts';
import { Counter, membersOf } from '../messages.ts';

/** Counts what comes in; one per interpreter. */
export class PythonInbox {
  readonly #counter = new Counter();

  /** The message, or the name of the rule that it breaks; then the interpreter must end. */
  take(data: unknown): FromPython {
    const broken = this.#counter.count(data);
    return broken === null ? read(String(data)) : { t: 'cap', what: broken };
  }
}

const MALFORMED: FromPython = { t: 'cap', what: 'form' };

function read(text: string): FromPython {
  const member = membersOf(text);
  if (!member) return MALFORMED;
  const string = (name: string): string => {
    const value = member(name);
    return typeof value === 'string' ? value : '';
  };
  switch (member('t')) {
    case 'ready':
      return { t: 'ready' };
    case 'line':
      return { t: 'line', stream: string('stream') === 'err' ? 'err' : 'out', text: string('text') };
    case 'end':
      return {
        t: 'end',
        kind: string('kind') === 'returned' ? 'returned' : 'crashed',
        text: string('text'),
      };
    case 'fault':
      return { t: 'fault', message: string('message') };
    case 'cap':
      return { t: 'cap', what: string('what') };
    default:
      return MALFORMED;
  }
}
