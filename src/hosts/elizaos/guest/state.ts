// What the plugin's own providers make of a message, as the core composes it.

import type { FoundPlugin, PluginObject } from './plugin-of.ts';
import { isObjectLike } from '../../../sandbox/guest/primordials.ts';
import { emptyState, type State } from './conversation.ts';
import { call } from './session.ts';

/** Which providers are asked: all that are neither private nor dynamic, and those that are named. */
export interface Wanted {
  readonly include?: unknown;
  /** Only the named ones. */
  readonly only?: unknown;
}

/** Composes the state of a message. Rejects where a provider does, as the core's does (`runtime.ts`, `composeState`). */
export async function composed(
  { providers }: Pick<FoundPlugin, 'providers'>,
  runtime: unknown,
  message: unknown,
  { include, only }: Wanted = {},
): Promise<State> {
  const named: readonly unknown[] = Array.isArray(include) ? include : [];
  const onlyNamed = only === true && named.length > 0;
  const asked = providers
    .filter((one) => named.includes(one.name) || (!onlyNamed && one.private !== true && one.dynamic !== true))
    .sort((a, b) => positionOf(a) - positionOf(b));
  const results: [string, Readonly<Record<string, unknown>>][] = [];
  for (const provider of asked) {
    if (typeof provider.get !== 'function') continue;
    const result: unknown = await call(provider.get, provider, [runtime, message, emptyState()]);
    results.push([String(provider.name), isObjectLike(result) ? (result as PluginObject) : {}]);
  }
  const texts = results
    .map(([, { text }]) => text)
    .filter((text) => typeof text === 'string' && text.trim() !== '');
  const text = texts.join('\n');
  const values: Record<string, unknown> = {};
  for (const [, result] of results) if (isObjectLike(result.values)) Object.assign(values, result.values);
  const byName: Record<string, unknown> = {};
  for (const [providerName, result] of results) byName[providerName] = { ...result, providerName };
  return { values: { ...values, providers: text }, data: { providers: byName }, text };
}

const positionOf = ({ position }: PluginObject): number => (typeof position === 'number' ? position : 0);
