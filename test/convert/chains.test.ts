// Tool code after two conversions, really called by the last target's convention: it gives what it gives in its source.

import { expect, test } from 'vitest';
import { formats } from '../../src/convert/targets/registry.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert } from '../../src/convert/convert.ts';
import { endpointsOf, type Endpoint } from '../../src/convert/endpoints.ts';
import { hosts } from '../hosts/loaded.ts';
import { chainTools, VALUES, type ChainTool } from './chain-tools.ts';
import { made, sourceOf } from './pairs.ts';
import { runs } from './running.ts';

const endpoints = await endpointsOf(hosts, formats);

function endpoint(id: string): Endpoint {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

/** All ways from a host over one or two others. */
function chainsFrom(from: string): string[][] {
  const targets = Object.keys(runs);
  return targets
    .filter((id) => id !== from)
    .flatMap((id) => [[from, id], ...targets.filter((next) => next !== id).map((next) => [from, id, next])]);
}

function converted(chain: readonly string[], source: PluginFiles, keepsRest: boolean): PluginFiles {
  let files = source;
  for (let i = 1; i < chain.length; i++) {
    const done = convert(endpoint(chain[i - 1] ?? ''), endpoint(chain[i] ?? ''), files, keepsRest);
    files = sourceOf(made(done));
  }
  return files;
}

const cases = chainTools.map((tool): [string, ChainTool] => [`${tool.from}: ${tool.title}`, tool]);

test.each(cases)('%s', async (_, { from, source, tool, args, loads }) => {
  const expected = await runs[from]?.(source, tool, args, VALUES);
  const got: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const chain of chainsFrom(from)) {
    if (loads && chain.includes('ownpilot')) continue;
    // The sidecar matters on the way back; every other chain goes without one.
    for (const keepsRest of chain.at(-1) === from ? [true, false] : [false]) {
      const files = converted(chain, source, keepsRest);
      const name = `${chain.join(' → ')}${keepsRest ? '' : ', without sidecar'}`;
      got[name] = await runs[chain.at(-1) ?? '']?.(files, tool, args, VALUES);
      wanted[name] = expected;
    }
  }
  expect(got).toEqual(wanted);
});
