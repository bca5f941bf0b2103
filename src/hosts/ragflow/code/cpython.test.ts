// What the text shows of a plugin is what CPython makes of it: no reading of the text contradicts the load.

import { expect, test } from 'vitest';
import { forgetPython, nodePython } from '../../../../test/python/node-python.ts';
import { runs } from '../../../../test/runs.ts';
import type { LoadedPlugin, LoadResult } from '../../../model/load.ts';
import type { Verdict } from '../../../model/verdict.ts';
import { truth } from '../../../lang/python/dicts.ts';
import type { PythonValue } from '../../../lang/python/value.ts';
import { loader } from '../loader.ts';
import { checkFile, folderOf } from './check.ts';
import { brokenPlugin, generatedPlugin } from './generated.fixtures.ts';
import type { PluginClass } from './plugin-source.ts';
import { readPluginSource } from './read.ts';
import { verdictsOf } from './verdicts.ts';

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
  if (!version || truth(version) === false) return null;
  if (version.kind === 'bool') return 'True';
  return version.kind === 'int' || version.kind === 'str' ? String(version.value) : undefined;
}

/** What one source or several gave. */
interface Tally {
  loaded: number;
  complete: number;
  /** Verdicts of the text alone. */
  accepted: number;
  crashes: number;
  readonly wrong: string[];
}

/** Where the verdict from the text alone says something else than CPython does; null for nowhere. */
function contradictionOf({ kind, texts }: Verdict, result: LoadResult, tally: Tally): string | null {
  const is = `${kind} (${texts.join()}), not ${result.kind} (${result.abort?.text ?? ''})`;
  if (kind === 'accepted' || kind === 'broken') {
    tally.accepted++;
    return result.kind === 'loaded' && result.plugins.length > 0 ? null : is;
  }
  if (kind !== 'crashes') return kind === 'refused' && result.kind === 'aborted' ? is : null;
  tally.crashes++;
  return result.kind === 'aborted' && texts.every((text) => text === result.abort?.text) ? null : is;
}

async function loaded(text: string): Promise<LoadResult> {
  return loader.load([{ path: 'p.py', text }], null, nodePython);
}

async function compare(seed: number): Promise<Tally> {
  const tally: Tally = { loaded: 0, complete: 0, accepted: 0, crashes: 0, wrong: [] };
  const text = seed % 3 === 0 ? brokenPlugin(seed) : generatedPlugin(seed);
  const result = await loaded(text);
  const folder = folderOf({ path: 'p.py', text }, []);
  const verdict = verdictsOf(folder.file, checkFile(folder)).at(-1);
  const contradiction = verdict ? contradictionOf(verdict, result, tally) : 'no verdict';
  if (contradiction !== null) tally.wrong.push(`${String(seed)}: ${contradiction}\n${text}`);
  if (result.kind !== 'loaded') return tally;
  tally.loaded++;
  const source = readPluginSource(text);
  if (source.unread || source.importDoubt) return tally;
  const all = result.plugins.flatMap((plugin) => wrongIn(plugin, source.plugins, tally));
  if (all.length > 0) tally.wrong.push(`${String(seed)}: ${all.join('; ')}\n${text}`);
  return tally;
}

const PROBE = `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolParameter, LLMToolPlugin


class Tide(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls) -> LLMToolMetadata:
        parameters = {"a": LLMToolParameter(type=str("string"), description="", required=True)}
        return dict(name="tide", description="", parameters=parameters)
`;

/** Whether the interpreter still loads a plugin that changes nothing. */
async function isSound(): Promise<boolean> {
  const { kind, plugins } = await loaded(PROBE);
  const parameters = { a: { type: 'string', description: '', required: true } };
  const metadata = { name: 'tide', description: '', parameters };
  return kind === 'loaded' && JSON.stringify(plugins[0]?.metadata) === JSON.stringify(metadata);
}

/** The same in an interpreter of its own where an earlier source may have changed what this one met. */
async function comparedAlone(seed: number): Promise<Tally> {
  const tally = await compare(seed);
  const isGood = tally.wrong.length === 0 && (tally.loaded > 0 || (await isSound()));
  if (isGood) return tally;
  forgetPython();
  return compare(seed);
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
  const all: Tally = { loaded: 0, complete: 0, accepted: 0, crashes: 0, wrong: [] };
  const sources = runs(40, 3_000);
  for (let seed = 1; seed <= sources; seed++) {
    const { wrong, ...one } = await comparedAlone(seed);
    for (const key of ['loaded', 'complete', 'accepted', 'crashes'] as const) all[key] += one[key];
    all.wrong.push(...wrong);
  }
  expect(all.wrong.join('\n\n')).toBe('');
  expect(all.loaded).toBeGreaterThan(sources / 2);
  expect(all.complete).toBeGreaterThan(0);
  expect(all.accepted).toBeGreaterThan(0);
  expect(all.crashes).toBeGreaterThan(0);
}, 1_200_000);
