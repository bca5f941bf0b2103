// Saves plugins to folders and calls their tools there, in as many processes as there are cores.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject, member } from '../../../src/model/guards.ts';
import type { PluginFile } from '../../../src/model/file.ts';
import library from '../../../src/hosts/ownpilot/convert/utils-library.ts?library';
import { readJson } from '../../../src/lang/json/read.ts';
import { atOnce, run } from '../at-once.ts';
import { batches, grouped } from '../consumer.ts';
import type { Call, Program } from './program.ts';
import { settingsOf } from './settings.ts';

/** The target whose tools are called through a server, and the ways to start it (`WAYS` of mcp-client.mjs). */
export const SERVED = 'agent-plugins';

/** One call of one tool. */
export interface Job {
  readonly program: Program;
  readonly files: readonly PluginFile[];
  readonly call: Call;
  /** What calls it: a host, or what else runs its tools; null where nothing does. */
  readonly host: string | null;
  /** How a server is started; null for what has none. */
  readonly launch: string | null;
  readonly steps: readonly string[];
  /** Paths of the files that hold the tools, in their order, where the conversion says them. */
  readonly paths?: readonly string[];
}

/** What a tool gave or how it failed, and what it asked for on the way. */
export interface Answer {
  readonly text?: string;
  readonly error?: string;
  readonly asked?: readonly string[];
}

/** The tools' names or files, in their order. */
function orderOf(host: string, files: readonly PluginFile[]): string[] {
  const paths = files.map(({ path }) => path);
  if (host === 'anythingllm') return paths.filter((path) => path.endsWith('plugin.json'));
  if (host === 'agent-skill') return paths.filter((path) => /\/scripts\/[^/]+\.[cm]?js$/.test(path));
  if (host === SERVED) {
    const list: unknown = member(
      readJson(files.find(({ path }) => path.endsWith('/tools.json'))?.text ?? '').value,
      'tools',
    );
    return Array.isArray(list) ? list.map((one: unknown) => String(member(one, 'name'))) : [];
  }
  if (host !== 'gloodata') return [];
  const info = files.find(({ path }) => path.endsWith('info.json')) ?? files[0];
  const tools: unknown = member(info && JSON.parse(info.text), 'tools');
  return isObject(tools) ? Object.keys(tools) : [];
}

/** An answer for each, in their order. `sdk` is the folder of what consumers install. */
export async function answersOf(jobs: readonly Job[], sdk: string | null): Promise<Answer[]> {
  // Paths may have spaces.
  const root = mkdtempSync(join(tmpdir(), 'plugbench execution-'));
  try {
    const folders = new Map<readonly PluginFile[], string>();
    const asked = jobs.map(({ program, files, call: { tool, args }, host, launch, steps, paths }) => {
      if (host === null) return null;
      const folder = folders.get(files) ?? save(join(root, String(folders.size)), files);
      folders.set(files, folder);
      const settings = settingsOf(host, files, steps, program.settings);
      const order = host === 'agent-skill' && paths ? paths : orderOf(host, files);
      return { host, folder, tool, args, settings, library, launch, sdk, order };
    });
    // A call compiles or starts what is in its folder: the calls of one folder stay together.
    const shares = grouped(
      asked.flatMap((one, i) => (one ? [i] : [])),
      (i) => asked[i]?.folder,
    );
    const lines = new Map<number, string>();
    await atOnce(sharesOf([...shares.values()]), async (share) => {
      const answers = await harness(JSON.stringify(share.map((i) => asked[i])));
      for (const [n, i] of share.entries()) lines.set(i, answers[n] ?? '');
    });
    return jobs.map((_, i) => {
      const line = lines.get(i);
      return line ? (JSON.parse(line) as Answer) : { error: 'no answer' };
    });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function save(folder: string, files: readonly PluginFile[]): string {
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

/** The groups in as many lists as programs run at once. */
function sharesOf(groups: readonly (readonly number[])[]): number[][] {
  const size = Math.ceil(groups.length / availableParallelism());
  return batches(groups, size).map((share) => share.flat());
}

async function harness(input: string): Promise<string[]> {
  const script = join(import.meta.dirname, 'harness.mjs');
  const { stdout, stderr } = await run(process.execPath, [script], { input });
  if (stderr !== '') console.error(stderr);
  return stdout.trim().split('\n');
}
