// One run of a plugin: what all calls of it share.

import { apply, isObjectLike, parse } from '../../../sandbox/guest/primordials.ts';
import type { AgentRuntime } from './agent/agent.ts';
import type { PluginFunction, Tell } from './agent/shapes.ts';
import type { PluginStart, Report } from './start.ts';

/** What every call of a plugin's member has at hand. */
export interface Session {
  readonly start: PluginStart;
  /** The one whose member is called. */
  readonly plugin: unknown;
  /** What the plugin's functions get as `runtime`. */
  readonly runtime: AgentRuntime;
  /** Adds a line to the timeline, under a word for what it is about. */
  readonly tell: Tell;
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

/** Calls a function of the plugin as a method of its object. */
export function call(method: unknown, self: unknown, args: readonly unknown[]): unknown {
  return apply(method as PluginFunction, self, args);
}
