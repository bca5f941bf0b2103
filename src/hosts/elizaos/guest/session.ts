// What all calls of a plugin's members share: what is around them, values as texts, a conversation that is made up.

import { apply, isObjectLike, parse, stringify } from '../../../sandbox/guest/primordials.ts';
import { worded } from '../../../sandbox/guest/words.ts';
import type { AgentRuntime } from './agent/agent.ts';
import type { Memory, PluginFunction, State, Tell } from './agent/shapes.ts';
import { ID, newId, PERSON, ROOM } from './agent/store.ts';
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

/** A message of a person, with this text. */
export function messageWith(text: string): Memory {
  return {
    id: newId(),
    entityId: PERSON,
    agentId: ID,
    roomId: ROOM,
    content: { text, source: 'test' },
    metadata: { type: 'message' },
  };
}

/** A state that no provider has added anything to. */
export const emptyState = (): State => ({ values: {}, data: {}, text: '' });

/** Tells what is thrown apart by its message. */
export function messageOf(error: unknown): string {
  const own = worded(error);
  return String(isObjectLike(own) && 'message' in own ? own.message : own);
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
