// What is known of the corpus: whose file each one is and which releases refuse it, from its INDEX files and recordings.

import { hasFile, textOf } from './corpus.ts';

export interface Expectation {
  /** Host that detection must name; null where no host may claim the file. */
  readonly host: string | null;
  /** Host to check the file for, where it is not the one to be detected. */
  readonly checkFor?: string;
  /** Release → whether it refuses the manifest or crashes on it. */
  readonly refused: Readonly<Record<string, boolean>>;
  /** First messages of a release, word for word, and how many there are. */
  readonly texts?: { readonly release: string; readonly count: number; readonly first: readonly string[] };
}

type Expect = (file: string) => Expectation | null;

const byHost: Readonly<Record<string, Expect>> = {
  ownpilot: ownpilot(textOf('ownpilot/INDEX.md')),
  anythingllm: anythingllm(textOf('anythingllm-load.jsonl'), textOf('anythingllm/INDEX.md')),
  gloodata: (file) => (file.includes('/golden/') ? null : { host: 'gloodata', refused: { observed: false } }),
  elizaos: (file) =>
    file.includes('/openclaw-plugin/')
      ? { host: null, refused: {} }
      : { host: 'elizaos', refused: { '2026-03': false } },
  ragflow,
};

/** By a file's path below the corpus; null for files that are not manifests. */
export function expectationOf(file: string): Expectation | null {
  return byHost[file.split('/')[0] ?? '']?.(file) ?? null;
}

/** The INDEX has 0.8.3's verdict: `valid`, or `2 error(s): first; second …`. */
function ownpilot(index: string): Expect {
  const verdicts = new Map(
    [...index.matchAll(/^\| (\S+\.json) \|[^|]*\| ([^|]*) \|/gm)].map((row) => [row[1], row[2] ?? '']),
  );
  return (file) => {
    const name = file.split('/').at(-1) ?? '';
    const verdict = verdicts.get(name) ?? '';
    const other = name.startsWith('foreign_');
    const errors = /^(\d+) error\(s\): (.*?)( …)?$/.exec(verdict);
    const first = errors?.[2]?.split('; ') ?? [];
    return {
      host: other ? null : 'ownpilot',
      checkFor: 'ownpilot',
      refused: { '0.8.3': verdict !== 'valid' },
      ...(errors ? { texts: { release: '0.8.3', count: Number(errors[1]), first } } : {}),
    };
  };
}

interface Loaded {
  readonly file: string;
  readonly expected: {
    readonly active?: readonly string[];
    readonly activeCrash?: string;
    readonly loadCrash?: string;
    readonly handlerFound?: boolean;
  };
}

/** A session crashes while it looks for active skills or loads an active one; the INDEX says where the settings page crashes. */
function anythingllm(recordings: string, index: string): Expect {
  const loads = new Map(
    recordings
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Loaded)
      .map(({ file, expected }) => [file, expected]),
  );
  const pageCrashes = new Set(
    index
      .split('\n')
      .filter((row) => row.includes('crashes Agents page'))
      .map((row) => row.split('|')[1]?.trim()),
  );
  return (file) => {
    const name = file.split('/').at(-1) ?? '';
    const load = loads.get(name);
    if (!load) return { host: 'anythingllm', refused: {} };
    // The file is empty: it says nothing about its host.
    if (load.activeCrash !== undefined) return { host: null, refused: {} };
    const active = (load.active ?? []).length > 0;
    const crashes = active && (load.loadCrash !== undefined || load.handlerFound !== true);
    return { host: 'anythingllm', refused: { '2026-08': crashes || pageCrashes.has(name) } };
  };
}

/** The host's converter raises for the files without a twin in openai/; nothing calls it any more in 2026-08. */
function ragflow(file: string): Expectation | null {
  if (file.includes('/openai/') || file.endsWith('/locales.json')) return null;
  const name = file.split('/').at(-1) ?? '';
  const raises = !name.startsWith('api_') && !hasFile(`ragflow/openai/${name}`);
  return { host: 'ragflow', refused: { '0.19': raises, '2026-08': false } };
}
