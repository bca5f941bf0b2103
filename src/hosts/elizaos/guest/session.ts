// One run of a plugin: what all calls of it share.

import type { Link } from '../../../sandbox/guest/link.ts';
import { apply, NativeString, isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import type { FoundPlugin } from './plugin-of.ts';
import type { PluginStart, Report } from './start.ts';

/** Functions of the plugin, of which nothing is known. */
type Callable = (...args: unknown[]) => unknown;

/** What every call of a plugin's member has at hand. */
export interface Session {
  readonly start: PluginStart;
  readonly plugin: FoundPlugin;
  /** What the plugin's functions get as `runtime`. */
  readonly runtime: Readonly<Record<string, unknown>>;
  /** Adds a line to the timeline, under a word for what it is about. */
  readonly tell: (about: string, text: string) => void;
}

/** What a call came to, as it reaches the end of the guest. */
export interface Outcome {
  readonly isError?: boolean;
  /** What the model gets, or what the words of the result name. */
  readonly content?: string;
  readonly report?: Report;
  /** What was thrown; its place is shown. */
  readonly error?: unknown;
}

/** The arguments, a plain object; anything else counts as empty. */
export function argumentsOf({ args }: PluginStart): Readonly<Record<string, unknown>> {
  const given: unknown = parse(args);
  return isObjectLike(given) ? (given as Readonly<Record<string, unknown>>) : {};
}

/** Tells what is thrown apart by its message. */
export function messageOf(error: unknown): string {
  return NativeString(isObjectLike(error) && 'message' in error ? error.message : error);
}

/** JSON of a value; undefined for one that has none. */
export function jsonOf(value: unknown): string | undefined {
  try {
    return stringify(value);
  } catch {
    return undefined;
  }
}

/** A value with its JSON, where it has any. */
export const valueOf = (value: unknown): Pick<Report, 'value'> => {
  const json = jsonOf(value);
  return json === undefined ? {} : { value: json };
};

/** Calls a function of the plugin as a method of its object. */
export function call(method: unknown, self: unknown, args: readonly unknown[]): unknown {
  return apply(method as Callable, self, args);
}

/** Tells the page what happened between the lines of the plugin's own console. */
export function teller(link: Link): Session['tell'] {
  return (about, text) =>
    link.say('log', [
      ['level', stringify(about)],
      ['text', stringify(text)],
    ]);
}
