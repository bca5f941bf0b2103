// Faults that bite as soon as the skill is switched on, and so cost less while it is off.

import type { Rule } from '../../model/host.ts';
import { REAL } from './releases.ts';

/** Ending of the code that such a fault has while the skill is off. */
export const WHEN_ON = '-when-on';

export const DEFERRED: ReadonlySet<string> = new Set(
  [
    'hub-id-missing',
    'hub-id-type',
    'hub-id-path',
    'hub-id-reserved',
    'hub-id-folder',
    'setup-arg-null',
    'entrypoint-missing',
  ].map((code) => `anythingllm/${code}`),
);

/** The rules together with the milder ones for skills that are off. */
export function withDeferred(rules: Readonly<Record<string, Rule>>): Record<string, Rule> {
  const out = { ...rules };
  for (const [code, rule] of Object.entries(rules)) {
    if (!DEFERRED.has(code)) continue;
    out[code + WHEN_ON] = {
      severity: { ...rule.severity, [REAL]: 'changed' },
      message: (args) => `The skill is off, so nothing happens yet. Once it is on: ${rule.message(args)}`,
      evidence: rule.evidence,
    };
  }
  return out;
}

/** The code without the ending. */
export function baseCode(code: string): string {
  return code.endsWith(WHEN_ON) ? code.slice(0, -WHEN_ON.length) : code;
}
