// What the reference says of every host and every rule, worked out from the very data that the checks use.

import { fragmentOf } from '../src/share/link.ts';
import { hosts as listed } from '../src/hosts/registry.ts';
import { engineOf, languageOf } from '../src/files/language.ts';
import { SEVERITIES } from '../src/model/finding.ts';
import type { Host, JsonSchema, Release } from '../src/model/host.ts';
import type { SeverityByRelease, Rule } from '../src/model/finding.ts';
import { isIndex, split } from '../src/lang/json/pointer.ts';
import { syntaxRules } from '../src/check/syntax/rules.ts';
import { textRules } from '../src/check/texts.ts';
import type { ExamplePlugin } from './analysis.ts';
import { exampleFor, examplesOf, type ShownExample } from './examples.ts';
import { sourceHostOf } from '../workers/source-hosts.ts';

/** One rule, with what its page shows; where text of any host breaks it, its release is `all`. */
export interface RuleFacts extends Pick<Rule, 'severity' | 'evidence'> {
  /** `<host>/<kebab-case>`; its address is `r/<code>/`. */
  readonly code: string;
  readonly message: string;
  /** What it is while a part of the plugin is off; null where that changes nothing. */
  readonly milder: Rule | null;
  /** Null where no small plugin shows it. */
  readonly example: ShownExample | null;
  /** Fragments that open both plugins of the example; '' without one. */
  readonly links: { readonly broken: string; readonly sound: string };
  /** Where in the manifest: `tools[].name`; '' for the whole of it; null in code. */
  readonly member: string | null;
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

/** One host, or JSON itself. */
export interface HostFacts extends Pick<Host, 'id' | 'name' | 'manifest'> {
  /** What runs its code; null for a host that runs no code. */
  readonly engine: string | null;
  /** Those that judge manifests, and those that judge code. */
  readonly releases: readonly Release[];
  readonly rules: readonly RuleFacts[];
  /** Those of its files that have a schema. */
  readonly files: readonly {
    readonly file: string;
    readonly about: string;
    readonly members: readonly MemberFacts[];
  }[];
}

/** The facts of all hosts in the order of menus, and of JSON. */
export async function factsOfAll(): Promise<HostFacts[]> {
  const all: HostFacts[] = [];
  for (const { load } of listed) all.push(await factsOf(await load()));
  return [...all, await factsOfJson()];
}

async function factsOf(host: Host): Promise<HostFacts> {
  const { id, name, manifest, engine = null, releases, codeReleases = [] } = host;
  const [code, source] = await Promise.all([host.code?.(), sourceHostOf(id)]);
  const rules = await rulesOf(host, { ...host.rules, ...code?.rules, ...source?.rules });
  const all = new Map([...releases, ...codeReleases].map((one) => [one.id, one]));
  const files = host.schemas.map(({ fileMatch, schema }, i) => {
    const about = schema.description ?? schema.title ?? '';
    return { file: fileMatch.join(', '), about, members: membersOf(schema, i, i === 0 ? rules : []) };
  });
  return { id, name, manifest, engine, releases: [...all.values()], rules, files };
}

async function factsOfJson(): Promise<HostFacts> {
  const all = Object.entries({ ...syntaxRules, ...textRules }).map(([code, rule]) => {
    return [code, { ...rule, severity: { all: rule.severity } }] as const;
  });
  const releases = [
    { id: 'all', label: 'Every host', about: 'Readers of JSON, unless a host says otherwise.' },
  ];
  const rules = await rulesOf(null, Object.fromEntries(all));
  return { id: 'json', name: 'JSON', manifest: 'any manifest', engine: null, releases, rules, files: [] };
}

/** In the order of their severity, the worst first; milder forms with the rules that they belong to. */
async function rulesOf(host: Host | null, rules: Readonly<Record<string, Rule>>): Promise<RuleFacts[]> {
  const cases = examplesOf(host?.id ?? 'json');
  const all: RuleFacts[] = [];
  for (const [code, rule] of Object.entries(rules)) {
    if (rule.milderFormOf !== undefined) continue;
    const { severity, evidence } = rule;
    const own = cases.filter((one) => one.code === code);
    const example = await exampleFor(host, severity, own);
    const message = example?.problem.message ?? rule.message({});
    const linkOf = async (name: 'broken' | 'sound'): Promise<string> =>
      example ? linkTo(host, example[name], example.release) : '';
    const links = { broken: await linkOf('broken'), sound: await linkOf('sound') };
    const milder = Object.values(rules).find(({ milderFormOf }) => milderFormOf === code) ?? null;
    all.push({ code, severity, message, evidence, milder, example, member: memberOf(example), links });
  }
  return all.sort((a, b) => worst(a.severity) - worst(b.severity));
}

/** The rank of a rule's worst severity in these releases: 0 is the worst; a rule without a severity comes last. */
export function worst(severity: SeverityByRelease, releases = Object.keys(severity)): number {
  const ranks = releases.flatMap((id) => severity[id] ?? []).map((one) => SEVERITIES.indexOf(one));
  return Math.min(SEVERITIES.length, ...ranks);
}

function memberOf(example: ShownExample | null): string | null {
  if (!example || example.broken.manifest !== null || engineOf(languageOf(example.broken.path)) !== null)
    return null;
  const parts = split(example.problem.pointer).map((part) => (isIndex(part) ? '[]' : `.${part}`));
  return parts.join('').replace(/^\./, '');
}

async function linkTo(
  host: Host | null,
  { text, path, manifest, others, older }: ExamplePlugin,
  release: string | null,
): Promise<string> {
  const isBeside = manifest !== null;
  return fragmentOf({
    host: host?.id ?? null,
    release,
    path: isBeside ? null : path || null,
    ...{ tab: 'problems', selection: null, target: null },
    text: isBeside ? manifest : text,
    ...{ older, run: null },
    files: isBeside ? [{ path, text }, ...others] : others,
    open: isBeside ? path : null,
  });
}

/** Members down to the third level, each with the rules about it and what is below it. */
function membersOf(schema: JsonSchema, file: number, rules: readonly RuleFacts[]): MemberFacts[] {
  const found = membersIn(schema, schema);
  const paths = found.map(({ path }) => path).sort((a, b) => b.length - a.length);
  const homeOf = ({ member }: RuleFacts): string | undefined =>
    paths.find((path) => member === path || member?.startsWith(`${path}.`)) ??
    paths.find((path) => member?.startsWith(`${path}[`));
  // The first file's members have the plain names.
  const mark = file === 0 ? '' : `-${String(file + 1)}`;
  return found.map((one) => ({
    ...one,
    anchor: one.path + mark,
    rules: rules.filter((rule) => homeOf(rule) === one.path),
  }));
}

const DEEPEST = 3;

function membersIn(
  root: JsonSchema,
  schema: JsonSchema,
  above = '',
  depth = 1,
): Omit<MemberFacts, 'rules' | 'anchor'>[] {
  if (depth > DEEPEST) return [];
  const { properties = {}, required = [] } = resolved(root, schema);
  return Object.entries(properties).flatMap(([name, given]) => {
    const member = resolved(root, given);
    const path = above + name;
    const about = given.description ?? member.description ?? '';
    return [
      { path, type: typeOf(root, member), isRequired: required.includes(name), about },
      ...membersIn(root, member, `${path}.`, depth + 1),
      ...membersIn(root, member.items ?? {}, `${path}[].`, depth + 1),
    ];
  });
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
