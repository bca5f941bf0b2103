// Runs tools in their own host and in what they were converted to, over one and two conversions, and compares.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject, member } from '../../../src/model/guards.ts';
import type { PluginFile } from '../../../src/model/file.ts';
import type { PluginFiles } from '../../../src/model/portable.ts';
import library from '../../../src/hosts/ownpilot/convert/utils-library.ts?library';
import { convert, type Converted } from '../../../src/convert/convert.ts';
import type { Endpoint } from '../../../src/convert/endpoints.ts';
import { readJson } from '../../../src/lang/json/read.ts';
import { atOnce, run } from '../at-once.ts';
import { batches, grouped, type Output, type Refusal } from '../consumer.ts';
import type { Manifest } from '../manifests.ts';
import type { Call, Program } from './program.ts';
import { programs as all } from './programs.ts';
import { settingsOf } from './settings.ts';

/** By a message to an agent of the installed `@elizaos/core`. */
const IN_CORE = 'elizaos-core';

/** What runs tools that others wrote, and how each is called. */
const RUNS: Readonly<Record<string, readonly string[]>> = {
  ownpilot: ['ownpilot'],
  anythingllm: ['anythingllm'],
  elizaos: ['elizaos', IN_CORE],
  gloodata: ['gloodata'],
  'agent-skill': ['agent-skill'],
  'agent-plugins': ['agent-plugins'],
};

/** The target whose tools are called through a server, and the ways to start it (`WAYS` of mcp-client.mjs). */
const SERVED = 'agent-plugins';
const [PLAIN, BARE] = ['plain', 'bare'];

const hasPython = spawnSync('python3', ['--version']).status === 0;
const programs = all.filter(({ host }) => hasPython || host !== 'ragflow');

/** One call of one tool. */
interface Job {
  readonly program: Program;
  readonly output: Output;
  /** Why the target cannot run it, where the conversion says so; null where it runs. */
  readonly blocked: string | null;
  readonly call: Call;
  readonly host: string;
  /** How a server is started; null for what has none. */
  readonly launch: string | null;
  readonly steps: readonly string[];
}

/** Converted programs, and what differs after conversion. */
export interface Execution {
  readonly outputs: readonly Output[];
  readonly refusals: readonly Refusal[];
}

interface Answer {
  readonly text?: string;
  readonly error?: string;
}

/**
 * Converts every program, `chains` over two hosts as well as one, and runs all tools before and after. `sdk` is the folder
 * with the client of MCP servers and with `@elizaos/core`; null leaves out what needs them.
 */
export async function execute(
  given: readonly Endpoint[],
  chains: boolean,
  sdk: string | null,
): Promise<Execution> {
  const endpoints = given.filter(({ id }) => sdk !== null || id !== SERVED);
  const own = programs.flatMap((program) => ownJobs(program, endpoints));
  const jobs = programs
    .flatMap((program) => jobsOf(program, endpoints, chains))
    .filter(({ host }) => sdk !== null || host !== IN_CORE);
  const answers = await answersOf([...own, ...jobs], sdk);
  const expected = new Map(own.map(({ call }, i) => [call, answers[i]]));
  const refusals = jobs.flatMap(({ output, host, blocked, call }, i): Refusal[] => {
    if (blocked !== null) return [{ output, says: `blocked: ${blocked}` }];
    const differs = difference(call, expected.get(call), answers[own.length + i]);
    return differs === null ? [] : [{ output, says: `${host}: tool ${String(call.tool)} ${differs}` }];
  });
  return { outputs: [...new Set(jobs.map(({ output }) => output))], refusals };
}

function ownJobs(program: Program, endpoints: readonly Endpoint[]): Job[] {
  const host = endpoints.find(({ id }) => id === program.host);
  if (!host) return [];
  const { main, others } = program.source;
  const files = wholePaths(main, others);
  const output: Output = {
    from: host,
    to: host,
    manifest: manifestOf(program, program.host),
    files,
    sidecar: null,
  };
  return program.calls.map((call) => ({
    program,
    output,
    blocked: null,
    call,
    host: host.id,
    launch: null,
    steps: [],
  }));
}

function manifestOf({ name, source }: Program, chain: string): Manifest {
  return { name: `code: ${name} (${chain})`, source, ours: true };
}

function wholePaths(main: PluginFile, others: readonly PluginFile[]): PluginFile[] {
  const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1);
  return [main, ...others.map(({ path, text }) => ({ path: `${folder}${path}`, text }))];
}

function jobsOf(program: Program, endpoints: readonly Endpoint[], chains: boolean): Job[] {
  const from = endpoints.find(({ id }) => id === program.host);
  if (!from) return [];
  return endpoints.flatMap((to) => {
    // Every program needs a server of its own.
    const skipped = to === from || (to.id === SERVED && !chains && programs.indexOf(program) % 2 > 0);
    const made = skipped ? null : convert(from, to, program.source, true);
    if (!made) return [];
    const chain = `${from.id} → ${to.id}`;
    const direct = RUNS[to.id] ? callsIn(program, from, to, chain, made, blockedIn(made)) : [];
    if (to.id === SERVED && chains) {
      // Each call in both ways; else every other program in one of them, in turn.
      direct.push(...direct.map((job) => ({ ...job, launch: job.launch === PLAIN ? BARE : PLAIN })));
    }
    return chains
      ? [...direct, ...[true, false].flatMap((keeps) => onward(program, from, to, endpoints, keeps))]
      : direct;
  });
}

/** Conversions of a conversion, to every host that runs JavaScript. */
function onward(
  program: Program,
  from: Endpoint,
  over: Endpoint,
  endpoints: readonly Endpoint[],
  keeps: boolean,
): Job[] {
  if (!over.read) return [];
  const first = convert(from, over, program.source, keeps);
  const source = first && sourceOf(first);
  // Without a sidecar nothing brings the code out of what holds none.
  if (!source || (!keeps && !RUNS[over.id])) return [];
  return endpoints.flatMap((to) => {
    if (to === over || !RUNS[to.id] || (!RUNS[over.id] && to !== from)) return [];
    const second = convert(over, to, source, keeps);
    if (!second) return [];
    const chain = `${from.id} → ${over.id} → ${to.id}${keeps ? '' : ' bare'}`;
    const lost =
      to === from && second.restored === 'unedited' ? null : (blockedIn(first) ?? blockedIn(second));
    return callsIn(program, from, to, chain, second, lost);
  });
}

function sourceOf({ files, sidecar }: Converted): PluginFiles | null {
  const [main, ...rest] = files;
  if (!main) return null;
  const value = main.language === 'json' ? readJson(main.text).value : main.value;
  const others = rest.map(({ path, text }) => ({ path, text }));
  return {
    main: { path: main.path, text: main.text, value },
    others: sidecar ? [...others, sidecar] : others,
  };
}

/** Why a tool's code cannot run after this conversion. */
function blockedIn({ mappings }: Converted): string | null {
  return mappings.find(({ status }) => status === 'blocked')?.reason.code ?? null;
}

function callsIn(
  program: Program,
  from: Endpoint,
  to: Endpoint,
  chain: string,
  made: Converted,
  blocked: string | null,
): Job[] {
  const output: Output = {
    from,
    to,
    manifest: manifestOf(program, chain),
    files: made.files,
    sidecar: made.sidecar,
  };
  // What the page shows beside the files.
  const steps = [...made.install.flatMap((note) => note.steps), ...(made.environment ?? [])];
  // Code that comes home is called as it was before.
  const ways = to === from ? [to.id] : (RUNS[to.id] ?? []);
  const launch = to.id === SERVED ? (programs.indexOf(program) % 4 < 2 ? PLAIN : BARE) : null;
  return ways.flatMap((host) =>
    program.calls.map((call) => ({ program, output, blocked, call, host, launch, steps })),
  );
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

async function answersOf(jobs: readonly Job[], sdk: string | null): Promise<Answer[]> {
  // Paths may have spaces.
  const root = mkdtempSync(join(tmpdir(), 'plugbench execution-'));
  try {
    const folders = new Map<readonly PluginFile[], string>();
    const asked = jobs.map(({ output: { files }, program, call, host, launch, steps, blocked }) => {
      const folder = folders.get(files) ?? save(join(root, String(folders.size)), files);
      folders.set(files, folder);
      const settings = settingsOf(host, files, steps, program.settings);
      const { tool, args } = call;
      return {
        host: blocked === null ? host : 'none',
        folder,
        tool,
        args,
        settings,
        library,
        launch,
        sdk,
        order: orderOf(host, files),
      };
    });
    // A call compiles or starts what is in its folder: the calls of one folder stay together.
    const shares = grouped(
      asked.map((_, i) => i),
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

function difference(
  { fails }: Call,
  expected: Answer | undefined,
  actual: Answer | undefined,
): string | null {
  const got = actual?.error ?? actual?.text ?? '';
  if (fails !== undefined)
    return got.includes(fails) ? null : `fails with ${JSON.stringify(got)}, not ${fails}`;
  if (expected?.text === undefined) return `its own host fails: ${expected?.error ?? ''}`;
  if (actual?.text === undefined) return `fails: ${got}`;
  return contentOf(actual.text) === contentOf(expected.text)
    ? null
    : `gives ${JSON.stringify(actual.text)}, not ${JSON.stringify(expected.text)}`;
}

/** What the model reads, whatever a host wraps it in: `{"content": …}`, or text as JSON. */
function contentOf(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (isObject(value) && Object.keys(value).length === 1 && 'content' in value) value = value.content;
  return typeof value === 'string' ? contentOf(value) : JSON.stringify(value);
}
