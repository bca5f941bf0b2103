// Replays what the host's manager of plugins did with folders of Python files: its log, the plugins that were there
// afterwards, or the exception that ended the server's start. All of it runs in the built page's CPython.

import type { LoadedPlugin, LoadResult } from '../../../src/model/load.ts';
import { loadsOf } from '../python-loads.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly expected: {
    readonly log: readonly (readonly [level: string, text: string])[];
    readonly plugins: readonly { readonly metadata: unknown }[];
    readonly abort: string | null;
  };
}

/** A brief run loads every eighth set of files. */
const BRIEF = 8;

/** A suite for a file of such cases. */
export const loadSuite = (name: string): Suite => ({
  name,
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    const cases = (lines as Case[]).filter((_, at) => !brief || at % BRIEF === 0);
    const sets = cases.map(({ files }) =>
      Object.entries(files).map(([path, text]) => ({ path: `embedded_plugins/${path}`, text })),
    );
    for await (const { at, browser, result } of loadsOf(sets)) {
      const one = cases[at];
      if (one) yield { id: one.id, release: browser, expected: one.expected, actual: recorded(result) };
    }
  },
});

export const suite = loadSuite('ragflow-load');

/** A result as the recording writes it: nothing is there where the start was ended. */
function recorded({ kind, log, plugins, abort, notes }: LoadResult): unknown {
  if (kind === 'unknown' || kind === 'failed') return { kind, notes };
  return {
    log: log.map(({ level, text }) => [level === 'WARNING' ? 'WARN' : level, text]),
    plugins: abort ? [] : plugins.map(recordedPlugin),
    abort: abort?.text ?? null,
  };
}

function recordedPlugin(plugin: LoadedPlugin): unknown {
  const { name, version, metadata, tool, toolError } = plugin;
  return {
    class: plugin.class ?? name,
    version: version ?? 'None',
    // What JSON cannot hold was recorded as the error of writing it.
    metadata: metadata ?? "<class 'TypeError'>",
    ...(toolError === undefined ? { tool } : { toolError }),
  };
}
