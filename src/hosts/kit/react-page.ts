// What a host's React page shows for values of a manifest, and the exceptions that crash it.

import type { Crash } from '../../model/preview.ts';

/** Thrown by ports of a page where the page throws; `message` is the host's, word for word. */
export class PageCrash extends Error implements Crash {
  readonly pointer: string;
  readonly advice: string;

  /** `pointer` is the member that causes it; `advice` says in one sentence what to change. */
  constructor(message: string, pointer: string, advice: string) {
    super(message);
    this.name = 'PageCrash';
    this.pointer = pointer;
    this.advice = advice;
  }
}

/** The result of `draw`, or the crash it throws as plain data, because exceptions cannot leave the worker. */
export function drawn<T extends object>(draw: () => T): T | { readonly crash: Crash } {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof PageCrash)) throw error;
    const { message, advice, pointer } = error;
    return { crash: { message, advice, pointer } };
  }
}

/** React's message for an object as a child (react-dom, `throwOnInvalidObjectType`). */
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

/** Advice where the page accepts a list or no value. */
export const LIST_OR_NOTHING = 'Write a list here, or remove the member.';

/** The elements that `value?.map` visits: [] for null and undefined; throws `PageCrash` for other values than lists. */
export function optionalList(value: unknown, call: string, pointer: string): readonly unknown[] {
  return value === undefined || value === null ? [] : listOf(value, call, pointer, LIST_OR_NOTHING);
}

/** The list that the page maps over; throws `PageCrash` for any other value, where the page's `call` fails. */
export function listOf(
  value: unknown,
  call: string,
  pointer: string,
  advice = 'Write a list here.',
): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PageCrash(`${call} is not a function`, pointer, advice);
}
