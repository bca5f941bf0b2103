// Converts all pairs, feeds the output to every consumer, and counts what each accepts.

import { writeFileSync } from 'node:fs';
import { formats } from '../../src/convert/targets/registry.ts';
import { convert } from '../../src/convert/convert.ts';
import { endpointsOf } from '../../src/convert/endpoints.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import { grouped, type Consumer, type Output, type Refusal } from './consumer.ts';
import { exceptionFor } from './exceptions.ts';
import { execute, type Outcome } from './execution/execution.ts';
import { manifestsFor, type Extent } from './manifests.ts';
import { packages, servers } from './readers/agent-plugin.ts';
import { documentedInterfaces, elizaCore } from './readers/elizaos.ts';
import { hostChecks } from './readers/hosts.ts';
import { ajv, mcpSdk } from './readers/mcp.ts';
import { nodeModules } from './readers/node-modules.ts';
import { openaiLimits, openaiTypes } from './readers/openai.ts';
import { packageBuild } from './readers/package-build.ts';
import { python } from './readers/python.ts';
import { secrets } from './readers/secrets.ts';
import { skills } from './readers/skill.ts';

/** What a run covers. */
export interface Run {
  readonly extent: Extent;
  /** Whether tools also run after two conversions, and more packages are built. */
  readonly thorough: boolean;
  /** Part of a consumer's name; null for all of them. */
  readonly only: string | null;
  /** Ids of the host or format to convert from and to; null for all of them. */
  readonly from: string | null;
  readonly to: string | null;
  /** Where to write every refusal as JSON; null for nowhere. */
  readonly report: string | null;
  /** Folder of the installed packages; null if they could not be installed. */
  readonly tools: string | null;
}

const endpoints = await endpointsOf(hosts, formats);

const SHOWN = 10;
const EXECUTION = 'tools that run';

/** Prints a line per consumer, the first refusals of each class, and `N passed, N failed`; true if none refused. */
export async function runConsumers(run: Run): Promise<boolean> {
  const consumers = [
    hostChecks,
    elizaCore(run.tools),
    packageBuild(run.tools, run.thorough),
    documentedInterfaces,
    mcpSdk(run.tools),
    ajv,
    openaiTypes(run.tools),
    openaiLimits,
    skills,
    packages,
    servers(run.tools, run.thorough),
    python,
    nodeModules,
    secrets,
  ].filter(({ name }) => run.only === null || name.includes(run.only));
  const outputs = consumers.length > 0 ? outputsOf(run) : [];
  const results: { consumer: string; refusals: readonly Refusal[] }[] = [];
  let passed = 0;
  const add = (name: string, result: Result | null): void => {
    passed += result?.accepted ?? 0;
    results.push({ consumer: name, refusals: result?.refusals ?? [] });
  };
  for (const consumer of consumers) add(consumer.name, await consult(consumer, outputs));
  if (run.only === null || EXECUTION.includes(run.only)) add(EXECUTION, await runTools(run));
  if (run.report !== null) writeFileSync(run.report, JSON.stringify(results.flatMap(listed), null, 1));
  const failed = results.reduce((sum, { refusals }) => sum + countOf(refusals), 0);
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  return failed === 0 && passed > 0;
}

function outputsOf({ extent, from: source, to: target }: Run): Output[] {
  return endpoints
    .filter(({ id, read }) => read && (source === null || id === source))
    .flatMap((from) => {
      const manifests = manifestsFor(from, endpoints, extent);
      const targets = endpoints.filter(
        (to) => to.write && to !== from && (target === null || to.id === target),
      );
      return targets.flatMap((to) =>
        manifests.flatMap((manifest): Output[] => {
          const made = convert(from, to, manifest.source, true);
          return made ? [{ from, to, manifest, files: made.files, sidecar: made.sidecar }] : [];
        }),
      );
    });
}

interface Result {
  readonly accepted: number;
  readonly refusals: readonly Refusal[];
}

/** Tools give the same in the target, and after another conversion, or the report says why not. */
async function runTools({ thorough, extent, from, to, tools }: Run): Promise<Result> {
  const began = Date.now();
  const all = await execute(endpoints, { chains: thorough, corpus: extent.corpus, sdk: tools });
  const outcomes = all.filter(
    ({ output }) => (from === null || output.from.id === from) && (to === null || output.to.id === to),
  );
  const outputs = [...new Set(outcomes.map(({ output }) => output))];
  const result = report(
    EXECUTION,
    outputs,
    outcomes.filter(({ kind }) => kind !== 'equal'),
    began,
  );
  printCounts(outcomes);
  return result;
}

function printCounts(outcomes: readonly Outcome[]): void {
  const count = (test: (one: Outcome) => boolean): string => String(outcomes.filter(test).length);
  const isExcepted = (one: Outcome): boolean => exceptionFor(EXECUTION, one) !== null;
  console.log(`  of ${String(outcomes.length)} calls of tools:`);
  console.log(
    `    ${count(({ kind }) => kind === 'equal')} give the same; of ${count(({ kind, says }) => kind === 'equal' && says !== '')} of them the report says that they are adapted in part`,
  );
  console.log(
    `    ${count(({ kind }) => kind === 'named')} are blocked or adapted in part, with the reason in the report`,
  );
  console.log(
    `    ${count((one) => one.kind === 'differs' && !isExcepted(one))} differ without a reason, and ${count((one) => one.kind === 'differs' && isExcepted(one))} by an exception`,
  );
}

/** null where the consumer is not here. */
async function consult({ name, reads, check }: Consumer, outputs: readonly Output[]): Promise<Result | null> {
  const own = outputs.filter(reads);
  if (own.length === 0) return null;
  const began = Date.now();
  const answer = await check(own);
  if (typeof answer === 'string') {
    console.log(`${name}: left out, because ${answer}`);
    return null;
  }
  return report(name, own, answer, began);
}

/** Prints the line of one consumer and what it refuses. */
function report(name: string, own: readonly Output[], answer: readonly Refusal[], began: number): Result {
  const reasons = answer.map((refusal) => exceptionFor(name, refusal));
  const refusals = answer.filter((_, i) => reasons[i] === null);
  const refused = countOf(refusals);
  const excepted = countOf(answer.filter((_, i) => reasons[i] !== null));
  const accepted = own.length - refused - excepted;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${name}: ${String(own.length)} outputs, ${String(accepted)} accepted, ${String(refused)} refused, ${String(excepted)} excepted (${seconds} s)`,
  );
  for (const [reason, list] of grouped(
    reasons.filter((one) => one !== null),
    String,
  ))
    console.log(`  excepted ${String(list.length)}: ${reason}`);
  printRefusals(refusals);
  return { accepted, refusals };
}

function countOf(refusals: readonly Refusal[]): number {
  return new Set(refusals.map(({ output }) => output)).size;
}

function printRefusals(refusals: readonly Refusal[]): void {
  const groups = [...grouped(refusals, ({ says }) => classOf(says))];
  for (const [, group] of groups.sort(([, a], [, b]) => b.length - a.length).slice(0, SHOWN)) {
    const [first] = group;
    if (!first) continue;
    const { from, to, manifest } = first.output;
    console.log(
      `  ${String(group.length)} times, first ${from.id} → ${to.id}, ${manifest.name}: ${shortened(first.says)}`,
    );
  }
}

function shortened(says: string): string {
  return says.replace(/\s+/g, ' ').slice(0, 400);
}

/** The words without what belongs to one plugin: names, numbers, quoted text. */
function classOf(says: string): string {
  return says
    .replace(/^[^:]*:/, '')
    .replace(/«.*»/, '…')
    .replace(
      /'[^']*'|"[^"]*"|\d+|\/properties\/.*?(?=\/(?:type|description|required|enum|format|items|default)\b| must )/g,
      '…',
    )
    .replace(/, data….*/s, '')
    .slice(0, 120);
}

function listed({ consumer, refusals }: { consumer: string; refusals: readonly Refusal[] }): object[] {
  return refusals.map(({ output: { from, to, manifest, files }, says }) => ({
    consumer,
    class: classOf(says),
    pair: `${from.id} → ${to.id}`,
    manifest: manifest.name,
    says,
    source: manifest.source,
    files: files.map(({ path, text }) => ({ path, text })),
  }));
}
