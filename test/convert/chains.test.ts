// Tool code after two conversions, really called by the last target's convention: it gives what it gives in its source.

import { expect, test } from 'vitest';
import { formats } from '../../src/formats/registry.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert } from '../../src/pipeline/convert/convert.ts';
import { endpointsOf, type Endpoint } from '../../src/pipeline/convert/endpoints.ts';
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
function waysFrom(from: string): string[][] {
  const targets = Object.keys(runs);
  return targets
    .filter((id) => id !== from)
    .flatMap((id) => [[from, id], ...targets.filter((next) => next !== id).map((next) => [from, id, next])]);
}

function converted(way: readonly string[], source: PluginFiles, keepsRest: boolean): PluginFiles {
  let files = source;
  for (let i = 1; i < way.length; i++) {
    const done = convert(endpoint(way[i - 1] ?? ''), endpoint(way[i] ?? ''), files, keepsRest);
    files = sourceOf(made(done));
  }
  return files;
}

const cases = chainTools.map((tool): [string, ChainTool] => [`${tool.from}: ${tool.title}`, tool]);

test.each(cases)('%s', async (_, { from, source, tool, args, loads }) => {
  const expected = await runs[from]?.(source, tool, args, VALUES);
  const got: Record<string, unknown> = {};
  const wanted: Record<string, unknown> = {};
  for (const way of waysFrom(from)) {
    if (loads && way.includes('ownpilot')) continue;
    for (const keepsRest of [true, false]) {
      const files = converted(way, source, keepsRest);
      const name = `${way.join(' → ')}${keepsRest ? '' : ', without sidecar'}`;
      got[name] = await runs[way.at(-1) ?? '']?.(files, tool, args, VALUES);
      wanted[name] = expected;
    }
  }
  expect(got).toEqual(wanted);
});
