// What is known of the corpus: whose file each one is and which releases refuse it, from its INDEX files and recordings.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Expectation {
  /** Host that detection must name; null where no host may claim the file. */
  readonly host: string | null;
  /** Host to check the file for, where it is not the one to be detected. */
  readonly checkFor?: string;
  /** Release → whether it refuses the manifest or dies of it. */
  readonly refused: Readonly<Record<string, boolean>>;
  /** First messages of a release, word for word, and how many there are. */
  readonly texts?: { readonly release: string; readonly count: number; readonly first: readonly string[] };
}

/** Expectation for a file by its path below the corpus; null for files that are no manifests. */
export type Expect = (file: string) => Expectation | null;

export function expectationsFrom(folder: string): Expect {
  const byHost: Readonly<Record<string, Expect>> = {
    ownpilot: ownpilot(readFileSync(join(folder, 'ownpilot/INDEX.md'), 'utf8')),
    anythingllm: anythingllm(
      readFileSync(join(folder, 'anythingllm-load.jsonl'), 'utf8'),
      readFileSync(join(folder, 'anythingllm/INDEX.md'), 'utf8'),
    ),
    gloodata: (file) =>
      file.includes('/golden/') ? null : { host: 'gloodata', refused: { observed: false } },
    elizaos: (file) =>
      file.includes('/openclaw-plugin/')
        ? { host: null, refused: {} }
        : { host: 'elizaos', refused: { '2026-03': false } },
    ragflow: ragflow(folder),
  };
  return (file) => byHost[file.split('/')[0] ?? '']?.(file) ?? null;
}

/** The INDEX has 0.8.3's verdict: `valid`, or `2 error(s): first; second …`. */
function ownpilot(index: string): Expect {
  const verdicts = new Map(
    [...index.matchAll(/^\| (\S+\.json) \|[^|]*\| ([^|]*) \|/gm)].map((row) => [row[1], row[2] ?? '']),
  );
  return (file) => {
    const name = file.split('/').at(-1) ?? '';
    const verdict = verdicts.get(name) ?? '';
    const foreign = name.startsWith('foreign_');
    const errors = /^(\d+) error\(s\): (.*?)( …)?$/.exec(verdict);
    const first = errors?.[2]?.split('; ') ?? [];
    return {
      host: foreign ? null : 'ownpilot',
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

/** A session dies while it looks for active skills or loads an active one; the INDEX knows what the settings page dies of. */
function anythingllm(recordings: string, index: string): Expect {
  const loads = new Map(
    recordings
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Loaded)
      .map(({ file, expected }) => [file, expected]),
  );
  const pageDies = new Set(
    index
      .split('\n')
      .filter((row) => row.includes('crashes Agents page'))
      .map((row) => row.split('|')[1]?.trim()),
  );
  return (file) => {
    const name = file.split('/').at(-1) ?? '';
    const load = loads.get(name);
    if (!load) return { host: 'anythingllm', refused: {} };
    // The file is empty: nothing can be told from it.
    if (load.activeCrash !== undefined) return { host: null, refused: {} };
    const active = (load.active ?? []).length > 0;
    const dies = active && (load.loadCrash !== undefined || load.handlerFound !== true);
    return { host: 'anythingllm', refused: { '2026-08': dies || pageDies.has(name) } };
  };
}

/** The host's converter raises for the files without a twin in openai/; nothing calls it any more in 2026-08. */
function ragflow(folder: string): Expect {
  return (file) => {
    if (file.includes('/openai/') || file.endsWith('/locales.json')) return null;
    const name = file.split('/').at(-1) ?? '';
    const raises = !name.startsWith('api_') && !existsSync(join(folder, 'ragflow/openai', name));
    return { host: 'ragflow', refused: { '0.19': raises, '2026-08': false } };
  };
}
