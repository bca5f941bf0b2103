// Reads what was set for runs from links and drafts, which anybody may have written.

import type { ConfigValues } from '../../model/config.ts';
import { isObject, member } from '../../model/guards.ts';
import { configOf, httpMock, listOf, numberOr, toolMock } from './example.ts';
import type { RunInput } from './run-inputs.svelte.ts';

/** Whatever is missing or of a wrong type counts as not set. */
export function readRunInput(value: unknown): RunInput {
  const tool = member(value, 'tool');
  const way = member(value, 'way');
  const [id, release] = [member(way, 'id'), member(way, 'release')];
  const args = member(value, 'args');
  const texts = Object.entries(isObject(args) ? args : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    tool: typeof tool === 'string' ? tool : '',
    way: typeof id === 'string' ? { id, release: typeof release === 'string' ? release : null } : null,
    args: Object.fromEntries(texts),
    http: listOf(member(value, 'http'), httpMock) ?? [],
    tools: listOf(member(value, 'tools'), toolMock) ?? [],
    clock: numberOr(member(value, 'clock')),
    seed: numberOr(member(value, 'seed')),
  };
}

/** The settings that a link carries only if its maker chose so. */
export function readSharedConfig(value: unknown): ConfigValues {
  return configOf(member(value, 'config')) ?? {};
}
