// Severities and evidence as the rules of this host name them.

import type { Finding } from '../../model/finding.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import type { Evidence } from '../../model/problem.ts';
import { onlyIn } from '../kit/rule.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from './releases.ts';

export const REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'refused',
  [V2026_02]: 'refused',
  [V0_8_3]: 'refused',
};
export const CHANGED: SeverityByRelease = {
  [DOCUMENTED]: 'changed',
  [V2026_02]: 'changed',
  [V0_8_3]: 'changed',
};
export const ADVICE: SeverityByRelease = { [DOCUMENTED]: 'advice', [V2026_02]: 'advice', [V0_8_3]: 'advice' };
export const DOCUMENTED_ADVICE: SeverityByRelease = { [DOCUMENTED]: 'advice' };
export const REAL_CHANGED: SeverityByRelease = { [V2026_02]: 'changed', [V0_8_3]: 'changed' };
export const REAL_REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'changed',
  [V2026_02]: 'refused',
  [V0_8_3]: 'refused',
};
export const DOCUMENTED_REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'refused',
  [V2026_02]: 'changed',
  [V0_8_3]: 'changed',
};
export const V0_8_3_REFUSED: SeverityByRelease = { [V0_8_3]: 'refused' };
export const V0_8_3_CHANGED: SeverityByRelease = { [V0_8_3]: 'changed' };

/** A section of the guide. */
export function guide(section: string): Evidence {
  return { release: DOCUMENTED, where: `Skill Package Development Guide, ${section}` };
}

/** A place in the code of 0.8.3, with the host's message where it has one. */
export function from0_8_3(where: string, text?: string): Evidence {
  return { release: V0_8_3, where, ...(text === undefined ? {} : { text }) };
}

/** A place in the code of 2026-02. */
export function from2026_02(where: string, text?: string): Evidence {
  return { release: V2026_02, where, ...(text === undefined ? {} : { text }) };
}

/** The manifest validators of both releases, with their common message. */
export function validators(text: string): Evidence[] {
  return [
    from2026_02('gw/services/skill-package-types.ts:120-214', text),
    from0_8_3('gw/services/extension/types.ts:214-313', text),
  ];
}

/** The finding for the guide alone where a value is null, which real releases take for a member that is left out. */
export function nullIsAbsent<T extends Finding>(value: unknown, finding: T): T {
  return value === null ? onlyIn([DOCUMENTED], finding) : finding;
}
