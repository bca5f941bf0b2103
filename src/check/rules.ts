// The rule of a code: the host's own, or one of all hosts.

import type { Rule, Severity, SeverityByRelease } from '../model/finding.ts';
import type { Host } from '../model/host.ts';
import { syntaxRules } from './syntax/rules.ts';
import { textRules } from './texts.ts';

declare const console: { readonly error: (message: string) => void };

/** A rule with what it costs in the host's releases by default, and whether the host may say that it costs less. */
export interface KnownRule {
  readonly rule: Pick<Rule, 'message' | 'evidence'>;
  readonly costs: SeverityByRelease | Severity;
  readonly isSyntax: boolean;
}

/** Never null: a finding of a host that forgot its rule is shown as what it is, and the log has it. */
export function ruleFor(host: Host | null, code: string): KnownRule {
  const own = host?.rules[code];
  if (own) return { rule: own, costs: own.severity, isSyntax: false };
  const syntax = syntaxRules[code];
  const rule = textRules[code] ?? syntax;
  if (rule) return { rule, costs: rule.severity, isSyntax: rule === syntax };
  console.error(`No rule is written for ${code}.`);
  const message = () => `Plugbench found \`${code}\` here and has no text for it. Please report this.`;
  return { rule: { message, evidence: [] }, costs: 'advice', isSyntax: false };
}
