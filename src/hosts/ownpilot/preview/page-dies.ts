// The exceptions that OwnPilot's page dies of, and what it makes of values that are put into the page as they are.

/** Thrown where the host's own code throws; `message` is the host's, word for word. */
export class PageDies extends Error {
  /** The member that causes it. */
  readonly pointer: string;
  /** What to change, one sentence. */
  readonly advice: string;

  constructor(message: string, pointer: string, advice: string) {
    super(message);
    this.name = 'PageDies';
    this.pointer = pointer;
    this.advice = advice;
  }
}

/** The same as plain data, which can go from the worker to the page. */
export interface Death {
  readonly message: string;
  readonly advice: string;
  readonly pointer: string;
}

/** What `draw` gives, or the exception that the host dies of meanwhile. */
export function drawn<T extends object>(draw: () => T): T | { readonly died: Death } {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof PageDies)) throw error;
    const { message, advice, pointer } = error;
    return { died: { message, advice, pointer } };
  }
}

/** A text of the page with the member that it comes from. */
export interface Pointed {
  readonly text: string;
  readonly pointer: string;
}

/**
 * What React shows for a value between tags: nothing for null, true and false; lists one after the other.
 * An object is no child.
 */
export function childText(value: unknown, pointer: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => childText(item, pointer)).join('');
  if (typeof value !== 'object' || value === null) return '';
  throw new PageDies(
    `Objects are not valid as a React child (found: object with keys {${Object.keys(value).join(', ')}}). If you meant to render a collection of children, use an array instead.`,
    pointer,
    'Write plain text here. The page cannot show an object.',
  );
}

/** What `value?.map` goes through: nothing where there is none, and anything but a list makes `call` fail. */
export function listed(value: unknown, call: string, pointer: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new PageDies(`${call} is not a function`, pointer, 'Write a list here, or remove the member.');
}
