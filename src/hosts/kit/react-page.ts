// What a host's page that is written in React makes of values put into it as they are, and the exceptions it crashes with.

import type { Crash } from '../../model/preview.ts';

/** Thrown where the host's own code throws; `message` is the host's, word for word. */
export class PageCrash extends Error implements Crash {
  readonly pointer: string;
  readonly advice: string;

  /** `pointer`: the member that causes it; `advice`: what to change, one sentence. */
  constructor(message: string, pointer: string, advice: string) {
    super(message);
    this.name = 'PageCrash';
    this.pointer = pointer;
    this.advice = advice;
  }
}

/** What `draw` gives, or the exception that the page crashes with meanwhile, as data that can leave the worker. */
export function drawn<T extends object>(draw: () => T): T | { readonly crash: Crash } {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof PageCrash)) throw error;
    const { message, advice, pointer } = error;
    return { crash: { message, advice, pointer } };
  }
}

/** React's exception for an object between tags. */
export function childError(value: object): string {
  return `Objects are not valid as a React child (found: object with keys {${Object.keys(value).join(', ')}}). If you meant to render a collection of children, use an array instead.`;
}

/**
 * What React shows for a value between tags: nothing for null, true and false; lists one after the other. Throws
 * `PageCrash` for an object, which is not a valid child; `pointer` is the member that it came from.
 */
export function childText(value: unknown, pointer: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => childText(item, pointer)).join('');
  if (typeof value !== 'object' || value === null) return '';
  throw new PageCrash(childError(value), pointer, 'Write plain text here. The page cannot show an object.');
}

/** What to change where the page copes with a list and with nothing. */
export const LIST_OR_NOTHING = 'Write a list here, or remove the member.';

/** What `value?.map` goes through: nothing where there is none; throws `PageCrash` where it is not a list. */
export function optionalList(value: unknown, call: string, pointer: string): readonly unknown[] {
  return value === undefined || value === null ? [] : listOf(value, call, pointer, LIST_OR_NOTHING);
}

/** The list that the page maps over; throws `PageCrash` for anything else, on which its `call` fails. */
export function listOf(
  value: unknown,
  call: string,
  pointer: string,
  advice = 'Write a list here.',
): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PageCrash(`${call} is not a function`, pointer, advice);
}
