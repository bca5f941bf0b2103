// Defines rules with typed arguments, and joins the rules and checks of subjects.

import type { SourceDocument } from '../../model/document.ts';
import type {
  Args,
  Finding,
  Place,
  Pointer,
  Rule,
  SeverityByRelease,
  Evidence,
  Fix,
} from '../../model/finding.ts';

/** The arguments of a rule whose message needs none. */
type NoArgs = Readonly<Record<never, never>>;

export interface RuleParts<A extends Args> {
  /** Release id → what it costs there; a release that is left out is not affected. */
  readonly severity: SeverityByRelease;
  /** One clear sentence that says what is wrong and what this host really does with it. */
  readonly message: (args: A) => string;
  /** The sources: sections of the documentation, or places in the host's code. */
  readonly evidence: readonly Evidence[];
  /** Fixes, best first; [] where the right text is not known. Absent where it never is. */
  readonly fix?: (found: Finding<A>, document: SourceDocument) => readonly Fix[];
}

export interface DefinedRule<A extends Args> extends Rule {
  /** `<host>/<kebab-case>`; stable, never reused. */
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
  code: `${string}/${string}`,
  { severity, message, evidence, fix }: RuleParts<A>,
): DefinedRule<A> {
  return {
    code,
    severity,
    evidence,
    message: (args) => capitalised(message(args as A)),
    at: (pointer, place, ...[args]) => ({ code, pointer, at: place, args: args ?? ({} as A) }),
    ...(fix && { fix: (finding, document) => fix(finding as Finding<A>, document) }),
  };
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
