// The exceptions that Milady's settings page dies of, and what it makes of values that are put into the page as they are.

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

/**
 * What React shows for a value between tags: nothing for null, true and false; lists one after the other.
 * An object is no child; `pointer` says which member it came from.
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

/** The list that the host maps over; anything else makes its `call` fail. */
export function listOrDie(value: unknown, call: string, pointer: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PageDies(`${call} is not a function`, pointer, 'Write a list here.');
}
