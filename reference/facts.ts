// What the reference says of every host and every rule, worked out from the very data that the checks use.

import { fragmentOf } from '../src/share/link.ts';
import { hosts as listed } from '../src/hosts/registry.ts';
import { SEVERITIES } from '../src/model/finding.ts';
import type { Host, JsonSchema, Release } from '../src/model/host.ts';
import type { SeverityByRelease, Evidence, Rule } from '../src/model/finding.ts';
import { isIndex, split } from '../src/lang/json/pointer.ts';
import { syntaxRules } from '../src/check/syntax/rules.ts';
import { textRules } from '../src/check/texts.ts';
import { releasesOf, type ExamplePlugin } from './analysis.ts';
import { examplesOf } from './rule-examples.ts';
import { exampleFor, type ShownExample } from './examples.ts';
import { sourceHostOf } from '../workers/source-hosts.ts';

/** One rule, with what its page shows. */
export interface RuleFacts {
  /** `<host>/<kebab-case>`; its address is `r/<code>/`. */
  readonly code: string;
  /** Release id → what it costs; `all` for text of any host. */
  readonly severity: SeverityByRelease;
  readonly message: string;
  readonly evidence: readonly Evidence[];
  /** What it is while a part of the plugin is off; null where that changes nothing. */
  readonly milder: RuleFacts | null;
  /** Null where no small plugin shows it. */
  readonly example: ShownExample | null;
  /** Where in the manifest: `tools[].name`; '' for the whole of it; null in code. */
  readonly member: string | null;
  /** Fragments that open both plugins of the example; null without an example, or where it is too long for a link. */
  readonly links: { readonly broken: string | null; readonly sound: string | null };
}

/** A member of a host's files, from its schema. */
interface MemberFacts {
  readonly path: string;
  /** Its place on the host's page. */
  readonly anchor: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string;
  readonly rules: readonly RuleFacts[];
}

/** One of a host's files that has a schema. */
interface FileFacts {
  readonly file: string;
  readonly about: string;
  readonly members: readonly MemberFacts[];
}

/** One host, or JSON itself. */
export interface HostFacts {
  readonly id: string;
  readonly name: string;
  readonly manifest: string;
  /** What runs its code; null for a host that runs no code. */
  readonly engine: string | null;
  /** Those that judge manifests, and those that judge code. */
  readonly releases: readonly Release[];
  readonly rules: readonly RuleFacts[];
  readonly files: readonly FileFacts[];
}

/** A longer link does not survive everywhere. */
const LONGEST_LINK = 8000;

/** The facts of all hosts in the order of menus, and of JSON. */
export async function factsOfAll(): Promise<HostFacts[]> {
  const all: HostFacts[] = [];
  for (const { load } of listed) all.push(await factsOf(await load()));
  return [...all, await factsOfJson()];
}

async function factsOf(host: Host): Promise<HostFacts> {
  const [code, source] = await Promise.all([host.code?.(), sourceHostOf(host.id)]);
  const rules = await rulesOf(host, { ...host.rules, ...code?.rules, ...source?.rules });
  return {
    id: host.id,
    name: host.name,
    manifest: host.manifest,
    engine: host.engine ?? null,
    releases: releasesOf(host),
    rules,
    files: host.schemas.map(({ fileMatch, schema }, i) => {
      const about = schema.description ?? schema.title ?? '';
      return { file: fileMatch.join(', '), about, members: membersOf(schema, i, i === 0 ? rules : []) };
    }),
  };
}

async function factsOfJson(): Promise<HostFacts> {
  const all = Object.entries({ ...syntaxRules, ...textRules }).map(([code, rule]) => {
    return [code, { ...rule, severity: { all: rule.severity } }] as const;
  });
  const release = { id: 'all', label: 'Every host', about: 'Readers of JSON, unless a host says otherwise.' };
  return {
    id: 'json',
    name: 'JSON',
    manifest: 'any manifest',
    engine: null,
    releases: [release],
    rules: await rulesOf(null, Object.fromEntries(all)),
    files: [],
  };
}

/** In the order of their severity, the worst first; milder forms with the rules that they belong to. */
async function rulesOf(host: Host | null, rules: Readonly<Record<string, Rule>>): Promise<RuleFacts[]> {
  const cases = examplesOf(host?.id ?? 'json');
  const ofRule = async ([code, rule]: readonly [string, Rule]): Promise<RuleFacts> => {
    const { severity, evidence } = rule;
    const own = cases.filter((one) => one.code === code);
    const example = await exampleFor(host, severity, own);
    const message = example?.problem.message ?? rule.message({});
    const links = {
      broken: example && (await linkTo(host, example.broken, example.release)),
      sound: example && (await linkTo(host, example.sound, example.release)),
    };
    const form = Object.entries(rules).find(([, one]) => one.milderFormOf === code);
    const milder = form ? await ofRule(form) : null;
    return { code, severity, message, evidence, milder, example, member: memberOf(example), links };
  };
  const all: RuleFacts[] = [];
  for (const entry of Object.entries(rules)) {
    if (entry[1].milderFormOf === undefined) all.push(await ofRule(entry));
  }
  return all.sort((a, b) => worst(a.severity) - worst(b.severity));
}

/** The rank of a rule's worst severity in these releases: 0 is the worst; a rule without a severity comes last. */
export function worst(severity: SeverityByRelease, releases = Object.keys(severity)): number {
  const ranks = releases.flatMap((id) => severity[id] ?? []).map((one) => SEVERITIES.indexOf(one));
  return Math.min(SEVERITIES.length, ...ranks);
}

function memberOf(example: ShownExample | null): string | null {
  if (example?.broken.kind !== 'manifest') return null;
  return split(example.problem.pointer)
    .map((part) => (isIndex(part) ? '[]' : part))
    .join('.')
    .replaceAll('.[]', '[]');
}

async function linkTo(
  host: Host | null,
  { kind, text, path, manifest = '', others, older }: ExamplePlugin,
  release: string | null,
): Promise<string | null> {
  const isBeside = kind === 'file';
  const fragment = await fragmentOf({
    host: host?.id ?? null,
    release,
    path: isBeside ? null : path,
    ...{ tab: 'problems', selection: null, target: null },
    text: isBeside ? manifest : text,
    older: older ?? null,
    run: null,
    files: isBeside ? [{ path: path ?? '', text }, ...others] : others,
    open: isBeside ? path : null,
  });
  return fragment.length > LONGEST_LINK ? null : fragment;
}

/** Members down to the third level, each with the rules about it and what is below it. */
function membersOf(schema: JsonSchema, file: number, rules: readonly RuleFacts[]): MemberFacts[] {
  const found: Omit<MemberFacts, 'rules' | 'anchor'>[] = [];
  walk(schema, schema, '', 0, found);
  const paths = found.map(({ path }) => path).sort((a, b) => b.length - a.length);
  const placed = new Map<string, RuleFacts[]>();
  for (const rule of rules) {
    const at = paths.find((path) => rule.member === path || rule.member?.startsWith(`${path}.`));
    const home = at ?? paths.find((path) => rule.member?.startsWith(`${path}[`));
    if (home !== undefined) placed.set(home, [...(placed.get(home) ?? []), rule]);
  }
  // The first file's members have the plain names.
  const mark = file === 0 ? '' : `-${String(file + 1)}`;
  return found.map((one) => ({ ...one, anchor: one.path + mark, rules: placed.get(one.path) ?? [] }));
}

const DEEPEST = 3;

function walk(
  root: JsonSchema,
  schema: JsonSchema,
  above: string,
  depth: number,
  found: Omit<MemberFacts, 'rules' | 'anchor'>[],
): void {
  if (depth >= DEEPEST) return;
  const { properties = {}, required = [] } = resolved(root, schema);
  for (const [name, given] of Object.entries(properties)) {
    const member = resolved(root, given);
    const path = above === '' ? name : `${above}.${name}`;
    const about = given.description ?? member.description ?? '';
    found.push({ path, type: typeOf(root, member), isRequired: required.includes(name), about });
    walk(root, member, path, depth + 1, found);
    if (member.items) walk(root, member.items, `${path}[]`, depth + 1, found);
  }
}

function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  return (name === undefined ? undefined : root.definitions?.[name]) ?? schema;
}

function typeOf(root: JsonSchema, schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeOf(root, resolved(root, one))))].join(' or ');
  if (schema.enum) return 'one of a list';
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.join(' or ');
}
