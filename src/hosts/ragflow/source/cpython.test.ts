// What the text shows of a plugin is what CPython makes of it: no reading of the text contradicts the load.

import { expect, test } from 'vitest';
import { nodePython } from '../../../../test/python/node-python.ts';
import { runs } from '../../../../test/runs.ts';
import type { LoadedPlugin } from '../../../model/load.ts';
import type { PythonValue } from '../../../python/value.ts';
import { loader } from '../loader.ts';
import { generatedPlugin } from './generated.fixtures.ts';
import type { PluginClass } from './plugin-source.ts';
import { readPluginSource } from './read.ts';

/** Where a value that the text shows differs from CPython's; [] for nowhere. */
function differences(value: PythonValue, actual: unknown, at: string): string[] {
  const is = JSON.stringify(actual);
  switch (value.kind) {
    case 'unknown':
    case 'set':
      return [];
    case 'none':
      return actual === null ? [] : [`${at}: None, not ${is}`];
    case 'bool':
    case 'int':
    case 'float':
    case 'str':
      return actual === (value.value === 0 ? 0 : value.value) || Object.is(actual, value.value)
        ? []
        : [`${at}: ${JSON.stringify(value.value)}, not ${is}`];
    case 'list':
    case 'tuple': {
      if (!Array.isArray(actual) || actual.length !== value.items.length) return [`${at}: a list, not ${is}`];
      return value.items.flatMap((item, i) => differences(item, actual[i], `${at}/${String(i)}`));
    }
    case 'dict':
      break;
  }
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual))
    return [`${at}: a dict, not ${is}`];
  const members = new Map(Object.entries(actual));
  const named = value.entries.filter(({ key }) => key.kind === 'str');
  const all = named.flatMap(({ key, value: member }) => {
    const name = key.kind === 'str' ? key.value : '';
    if (members.has(name)) return differences(member, members.get(name), `${at}/${name}`);
    return member.kind === 'unknown' && value.open ? [] : [`${at}/${name} is not there`];
  });
  const isWhole = !value.open && named.length === value.entries.length;
  return isWhole && members.size !== named.length ? [...all, `${at} has ${is}`] : all;
}

/** The version as the log has it; null for none, undefined where the text does not show that. */
function textOfVersion(version: PythonValue | null): string | null | undefined {
  if (!version || version.kind === 'none') return null;
  if (version.kind === 'bool') return version.value ? 'True' : 'False';
  return version.kind === 'int' || version.kind === 'str' ? String(version.value) : undefined;
}

interface Tally {
  loaded: number;
  complete: number;
  readonly wrong: string[];
}

async function compare(seed: number, tally: Tally): Promise<void> {
  const text = generatedPlugin(seed);
  const result = await loader.load([{ path: 'p.py', text }], null, nodePython);
  if (result.kind !== 'loaded') return;
  tally.loaded++;
  const source = readPluginSource(text);
  if (source.unread) return;
  const all = result.plugins.flatMap((loaded) => wrongIn(loaded, source.plugins, tally));
  if (all.length > 0) tally.wrong.push(`${String(seed)}: ${all.join('; ')}\n${text}`);
}

function wrongIn(loaded: LoadedPlugin, plugins: readonly PluginClass[], tally: Tally): string[] {
  const plugin = plugins.findLast(({ name }) => name === loaded.name);
  if (!plugin) return [`the class ${loaded.name} is not read`];
  const version = textOfVersion(plugin.version);
  const wrong = version === undefined || version === loaded.version ? [] : [`version ${String(version)}`];
  const { metadata } = plugin;
  if (!metadata) return [...wrong, 'no metadata'];
  if (!JSON.stringify(metadata).includes('"unknown"') && loaded.name === 'Tide') tally.complete++;
  return loaded.metadata === undefined ? wrong : [...wrong, ...differences(metadata, loaded.metadata, '')];
}

test('the text of generated plugins shows nothing else than CPython', async () => {
  const tally: Tally = { loaded: 0, complete: 0, wrong: [] };
  const least = runs(60, 2_000);
  for (let seed = 1; tally.loaded < least; seed++) await compare(seed, tally);
  expect(tally.wrong.join('\n\n')).toBe('');
  expect(tally.complete).toBeGreaterThan(least / 10);
}, 1_200_000);
