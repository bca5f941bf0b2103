// Defines rules with typed arguments, makes their fixes as changes of values, and joins the rules and checks of subjects.

import type {
  SourceDocument,
  Args,
  Finding,
  Place,
  Pointer,
  Rule,
  SeverityByRelease,
  Evidence,
  Fix,
  Change,
  Severity,
} from '../../model/finding.ts';
import { isObject } from '../../model/guards.ts';
import { join, last, parent, split, valueAt } from '../../lang/json/pointer.ts';
import { asType } from './types.ts';
import { quote } from './words.ts';
import type { Release } from '../../model/host.ts';

/** The arguments of a rule whose message needs none. */
type NoArgs = Readonly<Record<never, never>>;

/** `<host>/<kebab-case>`; stable, never reused. */
type RuleCode = `${string}/${string}`;

/** The arguments of rules on a member that is not known; `meant` is the one that it probably is. */
export type Misnamed = Readonly<{ key: string; meant: string | undefined }>;

export interface RuleParts<A extends Args> {
  /** Release id → what it costs there; a release that is left out is not affected. */
  readonly severity: SeverityByRelease;
  /** One clear sentence that says what is wrong and what this host really does with it. */
  readonly message: (args: A) => string;
  /** The sources: sections of the documentation, or places in the host's code. */
  readonly evidence: readonly Evidence[];
  /** Fixes, best first; [] where the right text is not known. Absent where it never is. `held` is the value at the pointer. */
  readonly fix?: (found: Finding<A>, document: SourceDocument, held: unknown) => readonly Fix[];
}

export interface DefinedRule<A extends Args> extends Rule {
  readonly code: string;
  /** Raises the rule: a finding at this place, with the arguments of the message. */
  readonly at: (
    pointer: Pointer,
    place: Place,
    ...args: NoArgs extends A ? [args?: A] : [args: A]
  ) => Finding<A>;
}

/** Defines a rule. Only its `at` makes findings with its code, so their arguments have the right type. */
export function defineRule<A extends Args = NoArgs>(
  code: RuleCode,
  { severity, message, evidence, fix }: RuleParts<A>,
): DefinedRule<A> {
  return {
    code,
    severity,
    evidence,
    message: (args) => capitalised(message(args as A)),
    at: (pointer, place, ...[args]) => ({ code, pointer, at: place, args: args ?? ({} as A) }),
    ...(fix && {
      fix: (found, document) => fix(found as Finding<A>, document, valueAt(document.value, found.pointer)),
    }),
  };
}

type Shared = Pick<RuleParts<Args>, 'severity' | 'evidence'>;

/** Makes a `defineRule` for rules that share these parts; each may still have its own. `then` ends their messages. */
export function rulesWith<K extends keyof Shared>(shared: Pick<Shared, K>, then = '') {
  return <A extends Args = NoArgs>(
    code: RuleCode,
    own: Omit<RuleParts<A>, K> & Partial<Shared>,
  ): DefinedRule<A> => {
    const parts: unknown = { ...shared, ...own };
    const { message, ...rest } = parts as RuleParts<A>;
    return defineRule<A>(code, { ...rest, message: (args) => message(args) + then });
  };
}

/** A `defineRule` for each of these severities, under its name. */
export function definersOf<K extends string>(
  severities: Readonly<Record<K, SeverityByRelease>>,
): Readonly<Record<K, ReturnType<typeof rulesWith<'severity'>>>> {
  const all = Object.entries<SeverityByRelease>(severities);
  const definers = all.map(([name, severity]) => [name, rulesWith({ severity })]);
  return Object.fromEntries(definers) as ReturnType<typeof definersOf<K>>;
}

/** Messages may begin with the words for an empty text. */
function capitalised(message: string): string {
  return message.replace(/^a(?=n? (?:empty|blank) text\b)/, 'A');
}

/** Limits a finding to some of its rule's releases, where the others accept this input. */
export function onlyIn<T extends Finding>(releases: readonly string[], finding: T): T {
  return { ...finding, releases };
}

/** A part of a manifest with its rules and the check that raises them. */
export interface Subject {
  /** The module `rules.ts` of the subject's folder; what is not a rule in it is left out. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** Findings in no particular order; any JSON value may come. Absent where other subjects raise the rules. */
  readonly check?: (document: SourceDocument) => readonly Finding[];
}

/** Code → rule, over all subjects of a host. */
export function rulesOf(subjects: readonly Subject[]): Readonly<Record<string, Rule>> {
  const all = subjects.flatMap(({ rules }) => Object.values(rules)).filter(isRule);
  return Object.fromEntries(all.map((rule) => [rule.code, rule]));
}

function isRule(value: unknown): value is DefinedRule<Args> {
  return typeof value === 'object' && value !== null && 'severity' in value && 'code' in value;
}

/** All checks of a host, one subject after the other. */
export function checkOf(subjects: readonly Subject[]): (document: SourceDocument) => Finding[] {
  return (document) => subjects.flatMap(({ check }) => check?.(document) ?? []);
}

/** One fix with these changes; [] where one of them is null, because it cannot be made. */
export function fix(title: string, ...changes: readonly (Change | null)[]): Fix[] {
  const made = changes.filter((change) => change !== null);
  return made.length === changes.length ? [{ title, changes: made }] : [];
}

/** A fix that writes over the value at the pointer; [] where the new value is not known (undefined). */
export function setTo(pointer: Pointer, value: unknown, title = `Change to ${quote(value, 50)}`): Fix[] {
  return value === undefined ? [] : fix(title, { op: 'set', pointer, value });
}

/** A fix that adds a missing member; the object around it must exist. */
export function add(
  pointer: Pointer,
  value: unknown,
  title = `Add ${quote(last(pointer), 50)}: ${quote(value, 50)}`,
): Fix[] {
  return fix(title, { op: 'set', pointer, value });
}

/** A fix that removes a member of an object or an element of a list. */
export function remove(pointer: Pointer, what = named(pointer)): Fix[] {
  return fix(`Remove ${what}`, { op: 'remove', pointer });
}

function named(pointer: Pointer): string {
  const key = last(pointer);
  return /^\d+$/.test(key) ? 'this entry' : quote(key, 50);
}

/** Fixes for a value that should be text: the same as text, where it is a number or so, or without it. */
export function asText({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  return [...setTo(pointer, asType(valueAt(value, pointer), 'string')), ...remove(pointer)];
}

/** A fix that renames a member; [] where the new name is unknown (undefined), the same, or in use. */
export function rename({ value }: SourceDocument, pointer: Pointer, key: string | undefined): Fix[] {
  const holder = valueAt(value, parent(pointer));
  if (key === undefined || !isObject(holder) || Object.hasOwn(holder, key)) return [];
  return fix(`Rename to ${quote(key, 50)}`, { op: 'rename', pointer, key });
}

type MeantFinding = Finding<Pick<Misnamed, 'meant'>>;

/** Fixes for a member that is not known: the name that is meant, and without it. */
export function renameOrRemove({ pointer, args }: MeantFinding, document: SourceDocument): Fix[] {
  return [...rename(document, pointer, args.meant), ...remove(pointer)];
}

/** The same where no author would remove what has a name that is meant. */
export function renameElseRemove(
  { pointer, args: { meant } }: MeantFinding,
  document: SourceDocument,
): Fix[] {
  return meant === undefined ? remove(pointer) : rename(document, pointer, meant);
}

/** A fix for a list of one object where that object alone should be; [] for any other value. */
export function unwrap({ pointer }: Finding, _: SourceDocument, held: unknown): Fix[] {
  const [only, ...more] = Array.isArray(held) ? (held as unknown[]) : [];
  return isObject(only) && more.length === 0 ? setTo(pointer, only, 'Unwrap the object from the list') : [];
}

/** A fix that gives the manifest another path; [] where that is the one that it has, or not known (undefined). */
export function moveTo({ path: now }: SourceDocument, path: string | undefined): Fix[] {
  if (path === undefined || path === now) return [];
  return [{ title: `Rename to ${quote(path, 80)}`, changes: [], path }];
}

/** Fixes for a missing member: rename the neighbour that `isMeant` picks, or add it; [] where its parent is not an object. */
export function addOrRename(
  document: SourceDocument,
  pointer: Pointer,
  value: unknown,
  isMeant: (key: string) => boolean,
): Fix[] {
  const holder = valueAt(document.value, parent(pointer));
  if (!isObject(holder)) return [];
  const meant = Object.keys(holder).find(isMeant);
  const renamed = meant === undefined ? [] : rename(document, join(parent(pointer), meant), last(pointer));
  return [...renamed, ...add(pointer, value)];
}

/** The change that sets a value and creates the objects above it; null where one of those is another value. */
export function place({ value: root }: SourceDocument, pointer: Pointer, value: unknown): Change | null {
  let here = '';
  const keys = split(pointer);
  for (const [i, key] of keys.entries()) {
    const holder = valueAt(root, here);
    const next = join(here, key);
    const there = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key);
    if (!there && !isObject(holder)) return null;
    if (!there || i === keys.length - 1) {
      const rest = keys.slice(i + 1).reverse();
      return { op: 'set', pointer: next, value: rest.reduce((inner, name) => ({ [name]: inner }), value) };
    }
    here = next;
  }
  return null;
}

/** The change that adds an element to the list at the pointer or creates it; null where that is not a list. */
export function append(document: SourceDocument, pointer: Pointer, value: unknown): Change | null {
  const list = valueAt(document.value, pointer);
  if (list === undefined) return place(document, pointer, [value]);
  return Array.isArray(list) ? { op: 'set', pointer: join(pointer, list.length), value } : null;
}

/** The object at a pointer; an empty one if something else is there. */
export function objectAt({ value }: SourceDocument, pointer: Pointer): Readonly<Record<string, unknown>> {
  const found = valueAt(value, pointer);
  return isObject(found) ? found : {};
}

/** Severities over a host's releases, from the oldest to the newest. */
export interface Severities {
  /** In every release, the documented one included. */
  readonly everywhere: (severity: Severity) => SeverityByRelease;
  /** Only where the documentation speaks. */
  readonly onlyDocumented: (severity: Severity) => SeverityByRelease;
  /** In this release and all newer ones; without the documented one. */
  readonly since: (release: string, severity: Severity) => SeverityByRelease;
}

/** The severities of these releases; the first is 'documented'. */
export function severitiesOf(releases: readonly Pick<Release, 'id'>[]): Severities {
  const ids = releases.map(({ id }) => id);
  const from = (first: number, severity: Severity): SeverityByRelease =>
    Object.fromEntries(ids.slice(first).map((id) => [id, severity]));
  return {
    everywhere: (severity) => from(0, severity),
    onlyDocumented: (severity) => ({ documented: severity }),
    since: (release, severity) => from(ids.indexOf(release), severity),
  };
}
