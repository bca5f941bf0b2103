// Severities and evidence as the rules of this host name them.

import type { Finding } from '../../model/finding.ts';
import type { SeverityByRelease } from '../../model/host.ts';
import type { Evidence } from '../../model/problem.ts';
import { onlyIn } from '../kit/rule.ts';
import { ERA, GUIDE, NOW } from './releases.ts';

export const REFUSED: SeverityByRelease = { [GUIDE]: 'refused', [ERA]: 'refused', [NOW]: 'refused' };
export const CHANGED: SeverityByRelease = { [GUIDE]: 'changed', [ERA]: 'changed', [NOW]: 'changed' };
export const ADVICE: SeverityByRelease = { [GUIDE]: 'advice', [ERA]: 'advice', [NOW]: 'advice' };
export const GUIDE_ADVICE: SeverityByRelease = { [GUIDE]: 'advice' };
export const REAL_CHANGED: SeverityByRelease = { [ERA]: 'changed', [NOW]: 'changed' };
export const REAL_REFUSED: SeverityByRelease = { [GUIDE]: 'changed', [ERA]: 'refused', [NOW]: 'refused' };
export const GUIDE_REFUSED: SeverityByRelease = { [GUIDE]: 'refused', [ERA]: 'changed', [NOW]: 'changed' };
export const NOW_REFUSED: SeverityByRelease = { [NOW]: 'refused' };
export const NOW_CHANGED: SeverityByRelease = { [NOW]: 'changed' };

/** A section of the guide. */
export function guide(section: string): Evidence {
  return { release: GUIDE, where: `Skill Package Development Guide, ${section}` };
}

/** A place in the code of 0.8.3, with the host's message where it has one. */
export function now(where: string, text?: string): Evidence {
  return { release: NOW, where, ...(text === undefined ? {} : { text }) };
}

/** A place in the code of 2026-02. */
export function era(where: string, text?: string): Evidence {
  return { release: ERA, where, ...(text === undefined ? {} : { text }) };
}

/** The manifest validators of both releases, with their common message. */
export function validators(text: string): Evidence[] {
  return [
    era('gw/services/skill-package-types.ts:120-214', text),
    now('gw/services/extension/types.ts:214-313', text),
  ];
}

/** The finding for the guide alone where a value is null, which real releases take for a member that is left out. */
export function nullIsAbsent<T extends Finding>(value: unknown, finding: T): T {
  return value === null ? onlyIn([GUIDE], finding) : finding;
}
