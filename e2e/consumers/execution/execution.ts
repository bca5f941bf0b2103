// Runs tools in their own host and in what they were converted to, over one and two conversions, and compares.

import { spawnSync } from 'node:child_process';
import { isObject } from '../../../src/model/guards.ts';
import type { PluginFile } from '../../../src/model/file.ts';
import type { PluginFiles } from '../../../src/model/portable.ts';
import { convert, type Converted } from '../../../src/convert/convert.ts';
import type { Endpoint } from '../../../src/convert/endpoints.ts';
import { summaryOf } from '../../../src/convert/report/summary.ts';
import { readJson } from '../../../src/lang/json/read.ts';
import type { Output } from '../consumer.ts';
import type { Manifest } from '../manifests.ts';
import { answersOf, SERVED, type Answer, type Job } from './answers.ts';
import type { Call, Program } from './program.ts';
import { programs as written } from './programs.ts';
import { publishedPrograms } from './published-programs.ts';

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

const [PLAIN, BARE] = ['plain', 'bare'];

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** What a report says of a tool's code: adapted, the same in part with what it lacks, or that it cannot work, and why. */
type Claim =
  | { readonly kind: 'adapted' }
  | { readonly kind: 'partly'; readonly why: string }
  | { readonly kind: 'blocked'; readonly why: string };

const ADAPTED: Claim = { kind: 'adapted' };

/** A call of a tool in what was made of its plugin. */
interface Attempt extends Job {
  readonly output: Output;
  readonly claim: Claim;
}

/**
 * What came of one call of one tool. equal: it gives the same and asks for the same. named: it does not, and the report
 * says why. differs: it does not, and the report says nothing.
 */
export interface Outcome {
  readonly output: Output;
  readonly kind: 'equal' | 'named' | 'differs';
  /** What the report says, or what differs; '' where the call is equal and the report says nothing. */
  readonly says: string;
}

/** What is converted and run. */
export interface Extent {
  /** Whether tools are converted over two hosts as well as one. */
  readonly chains: boolean;
  /** Folder of published manifests; null to leave them out. */
  readonly corpus: string | null;
  /** Folder with the client of MCP servers and with `@elizaos/core`; null leaves out what needs them. */
  readonly sdk: string | null;
}

/** Converts every program, runs all tools before and after, and says what came of each call. */
export async function execute(
  given: readonly Endpoint[],
  { chains, corpus, sdk }: Extent,
): Promise<readonly Outcome[]> {
  const endpoints = given.filter(({ id }) => sdk !== null || id !== SERVED);
  const programs = [...written, ...publishedPrograms(endpoints, corpus)].filter(
    ({ host }) => hasPython || host !== 'ragflow',
  );
  const own = programs.flatMap(ownJobs);
  const attempts = programs
    .flatMap((program, i) => attemptsOf(program, i, endpoints, chains))
    .filter(({ host }) => sdk !== null || host !== IN_CORE);
  const answers = await answersOf([...own, ...attempts], sdk);
  const expected = new Map(own.map(({ call }, i) => [call, answers[i]]));
  return attempts.map(({ output, host, claim, call }, i): Outcome => {
    const says = claim.kind === 'adapted' ? '' : `${claim.kind}: ${claim.why}`;
    if (claim.kind === 'blocked') return { output, kind: 'named', says };
    const differs = difference(call, expected.get(call), answers[own.length + i]);
    if (differs === null) return { output, kind: 'equal', says };
    if (claim.kind === 'partly') return { output, kind: 'named', says };
    return { output, kind: 'differs', says: `${host ?? ''}: tool ${String(call.tool)} ${differs}` };
  });
}

function ownJobs(program: Program): Job[] {
  const { main, others } = program.source;
  const files = wholePaths(main, others);
  return program.calls.map((call) => ({
    program,
    files,
    call,
    host: program.host,
    launch: PLAIN,
    steps: [],
  }));
}

function manifestOf({ name, source }: Program, chain: string): Manifest {
  return { name: `code: ${name} (${chain})`, source, ours: true };
}

function wholePaths(main: PluginFile, others: readonly PluginFile[]): PluginFile[] {
  const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1);
  const isWhole = (path: string): boolean => folder !== '' && path.startsWith(folder);
  return [
    main,
    ...others.map(({ path, text }) => ({ path: isWhole(path) ? path : `${folder}${path}`, text })),
  ];
}

function attemptsOf(program: Program, i: number, endpoints: readonly Endpoint[], chains: boolean): Attempt[] {
  const from = endpoints.find(({ id }) => id === program.host);
  if (!from) return [];
  return endpoints.flatMap((to) => {
    // Every program needs a server of its own.
    const skipped = to === from || (to.id === SERVED && !chains && i % 2 > 0);
    const made = skipped ? null : convert(from, to, program.source, true);
    if (!made) return [];
    const launch = i % 4 < 2 ? PLAIN : BARE;
    const calls = { program, from, to, chain: `${from.id} → ${to.id}`, launch };
    const direct = RUNS[to.id] ? callsIn(calls, made, claimsOf(made, to)) : [];
    if (to.id === SERVED && chains) {
      // Each call in both ways; else every other program in one of them, in turn.
      direct.push(...direct.map((one) => ({ ...one, launch: one.launch === PLAIN ? BARE : PLAIN })));
    }
    return chains
      ? [...direct, ...[true, false].flatMap((keeps) => onward(calls, endpoints, keeps))]
      : direct;
  });
}

interface Calls {
  readonly program: Program;
  readonly from: Endpoint;
  readonly to: Endpoint;
  readonly chain: string;
  readonly launch: string | undefined;
}

/** Conversions of a conversion, to every host that runs JavaScript. */
function onward({ to: over, ...calls }: Calls, endpoints: readonly Endpoint[], keeps: boolean): Attempt[] {
  const { program, from, chain } = calls;
  if (!over.read) return [];
  const first = convert(from, over, program.source, keeps);
  const source = first && sourceOf(first);
  // Without a sidecar nothing brings the code out of what holds none.
  if (!source || (!keeps && !RUNS[over.id])) return [];
  const before = RUNS[over.id] ? claimsOf(first, over) : [];
  return endpoints.flatMap((to) => {
    if (to === over || !RUNS[to.id] || (!RUNS[over.id] && to !== from)) return [];
    const second = convert(over, to, source, keeps);
    if (!second) return [];
    const isBack = to === from && second.restored === 'unedited';
    const after = claimsOf(second, to);
    // What was blocked in the first conversion is a placeholder in the second.
    const claims = after.map((claim, i) => (before[i]?.kind === 'blocked' ? before[i] : claim));
    const whole = `${chain} → ${to.id}${keeps ? '' : ' bare'}`;
    return callsIn({ ...calls, to, chain: whole }, second, isBack ? [] : claims);
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

/** What the report says of each tool. */
function claimsOf(made: Converted, to: Endpoint): Claim[] {
  return summaryOf(made, to).tools.map(({ kind, reason, ownOnly, readsFiles }): Claim => {
    if (kind === 'partly') return { kind, why: ownOnly.join(', ') };
    if (kind === 'adapted') return readsFiles ? { kind: 'partly', why: 'files beside the code' } : ADAPTED;
    return { kind: 'blocked', why: reason?.code ?? kind };
  });
}

function callsIn(
  { program, from, to, chain, launch = '' }: Calls,
  made: Converted,
  claims: readonly Claim[],
): Attempt[] {
  const { files, sidecar } = made;
  const output: Output = { from, to, manifest: manifestOf(program, chain), files, sidecar };
  // What the page shows beside the files.
  const steps = [...made.install.flatMap((note) => note.steps), ...(made.environment ?? [])];
  // Code that comes home is called as it was before.
  const ways = to === from ? [to.id] : (RUNS[to.id] ?? []);
  const paths = made.calls?.tools.map(({ path }) => path);
  return ways.flatMap((runner) =>
    program.calls.map((call): Attempt => {
      const claim = claims[call.tool] ?? ADAPTED;
      const host = claim.kind === 'blocked' ? null : runner;
      return { program, output, files, claim, call, host, launch, steps, ...(paths ? { paths } : {}) };
    }),
  );
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
  if (contentOf(actual.text) !== contentOf(expected.text))
    return `gives ${JSON.stringify(actual.text)}, not ${JSON.stringify(expected.text)}`;
  const [asked, wanted] = [actual, expected].map((one) => (one.asked ?? []).join(' · '));
  return asked === wanted ? null : `asks for ${asked ?? ''}, not ${wanted ?? ''}`;
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
