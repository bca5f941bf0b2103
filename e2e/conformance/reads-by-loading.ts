// What loading in the built page's CPython says of recorded sources: the plugins, or the error at its line.

import type { LoadedPlugin, LoadResult } from '../../src/model/load.ts';
import { loadsOf } from './python-loads.ts';
import type { Comparison } from './suite.ts';

/** A source with what was recorded of it. */
export interface ReadCase {
  readonly id: string;
  readonly source: string;
  readonly expected: {
    readonly plugins?: readonly { readonly version?: unknown; readonly metadata?: unknown }[];
  };
}

/** Every case, in every browser that is there; a brief run takes every eighth. */
export async function* readsByLoading(all: readonly ReadCase[], brief: boolean): AsyncIterable<Comparison> {
  const cases = all.filter((_, at) => !brief || at % 8 === 0);
  const sets = cases.map(({ source }) => [{ path: 'p.py', text: source }]);
  for await (const { at, browser, result } of loadsOf(sets)) {
    const one = cases[at];
    if (!one) continue;
    const actual = recorded(result, one);
    yield { id: one.id, release: `CPython in ${browser}`, expected: one.expected, actual };
  }
}

function recorded({ kind, plugins, abort, notes }: LoadResult, { source, expected }: ReadCase): unknown {
  if (kind === 'loaded') {
    return { plugins: plugins.map((plugin, at) => recordedPlugin(plugin, expected.plugins?.[at]?.version)) };
  }
  if (!abort) return { kind, notes };
  const syntax = /(?:Syntax|Indentation|Tab)Error\((["'])(.*?)\1, \(/.exec(abort.text);
  if (syntax) {
    const line = source.slice(0, abort.place?.from ?? 0).split('\n').length;
    return { syntaxError: { line, message: syntax[2] } };
  }
  const missing = /ModuleNotFoundError\((["'])(.*?)\1\)$/.exec(abort.text);
  return { importError: missing ? `ModuleNotFoundError: ${missing[2] ?? ''}` : abort.text };
}

/** The log shows every version as a text; the recording has the value itself. */
function recordedPlugin(plugin: LoadedPlugin, version: unknown): unknown {
  const { name, metadata, tool, toolError } = plugin;
  return {
    class: plugin.class ?? name,
    version: typeof version === 'number' ? Number(plugin.version) : plugin.version,
    metadata,
    ...(toolError === undefined ? { tool } : { toolError }),
  };
}
