// Rules for faults that do no harm before the skill is switched on, and so are milder while it is off.

import type { Args, Rule } from '../../model/finding.ts';
import { defineRule, type DefinedRule } from '../kit/rule.ts';
import { V2026_08, since } from './releases.ts';

/** The milder rule to raise instead while the skill is off. */
export function deferred<A extends Args>(
  code: `${string}/${string}`,
  { severity, message, evidence, fix }: DefinedRule<A>,
): DefinedRule<A> {
  const rule = defineRule<A>(code, {
    severity: { ...severity, ...since(V2026_08, 'broken') },
    message: (args) => `${message(args)} The skill is off, so this happens only once it is on.`,
    evidence,
    ...(fix && { fix }),
  });
  all.add(rule);
  return rule;
}

const all = new Set<Rule>();

/** True for a rule that `deferred` made; undefined counts as no rule. */
export function isDeferred(rule: Rule | undefined): boolean {
  return rule !== undefined && all.has(rule);
}
