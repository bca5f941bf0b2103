// Composes what the providers say of a message (`runtime.ts` of 1.7.2, `composeState`).

import { isObjectLike } from '../../../../sandbox/guest/primordials.ts';
import type { Memory, Provider, ProviderResult, State } from './shapes.ts';

/** Which providers are asked: all that are neither private nor dynamic and those that are named, or only the named. */
export function asked(
  providers: readonly Provider[],
  include: readonly string[] | null,
  only: boolean,
): Provider[] {
  const named = include ?? [];
  const isOpen = (provider: Provider): boolean => !provider.private && !provider.dynamic;
  const names =
    only && named.length > 0
      ? new Set(named)
      : new Set([...providers.filter(isOpen).map((provider) => provider.name), ...named]);
  return [...new Set(providers.filter((provider) => names.has(provider.name)))].sort(
    (a, b) => (a.position || 0) - (b.position || 0),
  );
}

/** What is composed of an agent, which its providers get whole. */
interface Composed {
  readonly providers: readonly Provider[];
  readonly stateCache: Map<string, State>;
}

/** Names of providers, whether no others are asked, and whether what was composed before counts no more. */
export type Composing = [include?: readonly string[] | null, only?: boolean, fresh?: boolean];

/** What was composed before for the same message is there again; rejects where a provider does. */
export async function composeState(
  agent: Composed,
  message: Memory,
  ...[include = null, only = false, fresh = false]: Composing
): Promise<State> {
  const { providers, stateCache } = agent;
  const cached = (!fresh && message.id && stateCache.get(message.id)) || { values: {}, data: {}, text: '' };
  const wanted = asked(providers, include, only);
  const results = await Promise.all(
    wanted.map(async (provider): Promise<ProviderResult> => {
      const result = (await provider.get(agent, message, cached)) as object | undefined;
      return { ...result, providerName: provider.name };
    }),
  );
  const byName: Record<string, ProviderResult> = { ...(cached.data.providers as object | undefined) };
  for (const result of results) byName[result.providerName] = result;
  const text = textsOf(wanted, byName).join('\n');
  const values = { ...cached.values };
  const names = wanted.map(({ name }) => name);
  for (const name of [...names, ...Object.keys(byName).filter((one) => !names.includes(one))]) {
    const given = byName[name]?.values;
    if (isObjectLike(given)) Object.assign(values, given);
  }
  const state: State = {
    values: { ...values, providers: text },
    data: { ...cached.data, providers: byName },
    text,
  };
  if (message.id) stateCache.set(message.id, state);
  return state;
}

/** Texts that are not blank, by the name of the provider. */
export function textsOf(
  providers: readonly Provider[],
  byName: Readonly<Record<string, ProviderResult>>,
): string[] {
  return providers
    .map(({ name }) => byName[name]?.text)
    .filter((text): text is string => typeof text === 'string' && text.trim() !== '');
}
