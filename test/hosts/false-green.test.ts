// No verdict is green where a load is recorded to fail, and none where a problem of any open file says that it is broken.

import { analyseFile, analyseWhole } from '../check/of-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/model/host.ts';
import type { PluginFile } from '../../src/model/file.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { withFiles, type JudgedFile } from '../../src/check/judge.ts';
import { hosts } from './loaded.ts';

interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly files: readonly JudgedFile[];
}

/** What the page says of everything that is open. */
async function judge(host: Host, path: string, text: string, others: readonly PluginFile[]): Promise<Judged> {
  const request = { text, hostId: host.id, release: null, path, older: null, others };
  const analysis = await analyseWhole(request, [host]);
  const beside = await Promise.all(
    others.map(async (file) => analyseFile({ ...request, file: file.path }, host)),
  );
  const files = [{ path, problems: analysis.problems }, ...beside];
  return { verdicts: withFiles(analysis.verdicts, beside), files };
}

describe.each(hosts)('samples of $id', (host) => {
  test.each(host.samples)('$label', async ({ path, text, others = [] }) => {
    const { verdicts, files } = await judge(host, path, text, others);
    const green = verdicts.filter(({ kind }) => kind === 'accepted').map(({ release }) => release);
    const problems = files.flatMap((file) => file.problems);
    const against = green.filter((release) =>
      problems.some(({ releases }) => releases[release] === 'refused' || releases[release] === 'broken'),
    );
    expect(against).toEqual([]);
  });
});

interface Run {
  readonly id: string;
  readonly files: Readonly<Record<string, string>>;
  readonly setup?: Readonly<Record<string, string>>;
  readonly expected: { readonly loadCrash?: string | null; readonly sessionError?: unknown };
}

/** What only a run shows: names that are not there yet, an object that makes its members when asked. */
const SEEN_BY_RUNNING: Readonly<Record<string, string>> = {
  'load-14': 'a constant that is read before its line',
  'load-22': 'a Proxy for `runtime`',
  'require-63': 'a path that a package of the skill does not export',
  'syntax-44': 'a `return` before the exports, by a variable of the environment',
};

describe('recorded loads of AnythingLLM', () => {
  const file = join(import.meta.dirname, '../../e2e/conformance/anythingllm-run.jsonl');
  const runs = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Run);
  const failing = ({ expected }: Run): boolean =>
    expected.loadCrash !== undefined || expected.sessionError === 'fn.handler is not a function';
  const host = hosts.find(({ id }) => id === 'anythingllm');

  async function kindOf({ files, setup = {} }: Run): Promise<Verdict['kind'] | undefined> {
    const settings = Object.entries(setup).map(([key, value]) => [
      key,
      { type: 'string', required: false, input: { type: 'text' }, value },
    ]);
    const manifest = {
      active: true,
      hubId: 'tide-times',
      name: 'Tide times',
      schema: 'skill-1.0.0',
      version: '1.0.0',
      description: 'Gives tide times',
      imported: true,
      entrypoint: { file: 'handler.js', params: {} },
      setup_args: Object.fromEntries(settings) as unknown,
    };
    const others = Object.entries(files).map(([path, text]) => ({ path, text }));
    const text = JSON.stringify(manifest);
    if (!host) throw new Error('AnythingLLM is not among the hosts');
    const { verdicts } = await judge(host, 'tide-times/plugin.json', text, others);
    return verdicts.find(({ release }) => release === '2026-08')?.kind;
  }

  test.each(runs.filter(failing).map((run) => [run.id, run] as const))('%s is not green', async (id, run) => {
    const green = (await kindOf(run)) === 'accepted';
    expect(green).toBe(Object.hasOwn(SEEN_BY_RUNNING, id));
  });

  test('what loads is neither refused nor said to crash', async () => {
    const wrong: string[] = [];
    for (const run of runs.filter((one) => !failing(one))) {
      const kind = await kindOf(run);
      if (kind === 'refused' || kind === 'crashes') wrong.push(`${run.id} ${kind}`);
    }
    expect(wrong).toEqual([]);
  });
});
