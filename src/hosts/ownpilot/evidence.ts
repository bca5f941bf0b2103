// Severities and evidence that many rules of this host share.

import type { Finding, SeverityByRelease, Evidence } from '../../model/finding.ts';
import { onlyIn } from '../kit/rule.ts';
import { V2026_02, DOCUMENTED, V0_8_3 } from './releases.ts';

/** Every release refuses the package. */
export const REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'refused',
  [V2026_02]: 'refused',
  [V0_8_3]: 'refused',
};
/** Every release installs the package and then ignores or alters this part. */
export const CHANGED: SeverityByRelease = {
  [DOCUMENTED]: 'changed',
  [V2026_02]: 'changed',
  [V0_8_3]: 'changed',
};
/** Every release installs the package, and then this part does not work. */
export const BROKEN: SeverityByRelease = {
  [DOCUMENTED]: 'broken',
  [V2026_02]: 'broken',
  [V0_8_3]: 'broken',
};
/** The guide has no objection; both releases install the package, and then this part does not work. */
export const REAL_BROKEN: SeverityByRelease = { [V2026_02]: 'broken', [V0_8_3]: 'broken' };
/** The guide does not say what comes of it; in both releases this part does not work. */
export const CHANGED_THEN_BROKEN: SeverityByRelease = { [DOCUMENTED]: 'changed', ...REAL_BROKEN };
/** The guide's validation rules refuse it; both releases install it, and then this part does not work. */
export const REFUSED_THEN_BROKEN: SeverityByRelease = { [DOCUMENTED]: 'refused', ...REAL_BROKEN };
/** Works in every release, but could be better. */
export const ADVICE: SeverityByRelease = { [DOCUMENTED]: 'advice', [V2026_02]: 'advice', [V0_8_3]: 'advice' };
/** A recommendation of the guide; the code of neither release looks at it. */
export const DOCUMENTED_ADVICE: SeverityByRelease = { [DOCUMENTED]: 'advice' };
/** The guide has no objection, but both releases ignore or alter this part. */
export const REAL_CHANGED: SeverityByRelease = { [V2026_02]: 'changed', [V0_8_3]: 'changed' };
/** Both releases refuse what the guide itself teaches. */
export const REAL_REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'changed',
  [V2026_02]: 'refused',
  [V0_8_3]: 'refused',
};
/** The guide's validation rules refuse it; both releases install it and then ignore or alter this part. */
export const DOCUMENTED_REFUSED: SeverityByRelease = {
  [DOCUMENTED]: 'refused',
  [V2026_02]: 'changed',
  [V0_8_3]: 'changed',
};
/** Only 0.8.3 refuses it; the other releases do not know this part. */
export const V0_8_3_REFUSED: SeverityByRelease = { [V0_8_3]: 'refused' };
/** Only 0.8.3 installs the package and then does not get this part to work; the other releases are not concerned. */
export const V0_8_3_BROKEN: SeverityByRelease = { [V0_8_3]: 'broken' };
/** Only 0.8.3 ignores or alters it; the other releases are not concerned. */
export const V0_8_3_CHANGED: SeverityByRelease = { [V0_8_3]: 'changed' };

/** Cites a section of the guide. */
export function guide(section: string): Evidence {
  return { release: DOCUMENTED, where: `Skill Package Development Guide, ${section}` };
}

/**
 * Cites a place in the code of 0.8.3 (`core/`, `gw/` or `ui/`, see docs/hosts/ownpilot.md#paths), with the
 * host's message if it has one.
 */
export function from0_8_3(where: string, text?: string): Evidence {
  return { release: V0_8_3, where: fullPaths(where), ...(text === undefined ? {} : { text }) };
}

/** Cites a place in the code of 2026-02, with the host's message if it has one. */
export function from2026_02(where: string, text?: string): Evidence {
  return { release: V2026_02, where: fullPaths(where), ...(text === undefined ? {} : { text }) };
}

const FOLDERS: Readonly<Record<string, string>> = {
  'core/': 'packages/core/src/',
  'gw/': 'packages/gateway/src/',
  'ui/': 'packages/ui/src/',
};

/** With paths as they are in the repository. */
function fullPaths(where: string): string {
  return where.replace(/^(?:core|gw|ui)\//, (short) => FOLDERS[short] ?? short);
}

/** Cites code that is in another place in each release, with the message that both share. */
export function fromBoth(in2026_02: string, in0_8_3: string, text?: string): Evidence[] {
  return [from2026_02(in2026_02, text), from0_8_3(in0_8_3, text)];
}

/** Cites the manifest validators of both releases, with the message that they share. */
export function validators(text: string): Evidence[] {
  return fromBoth(
    'gw/services/skill-package-types.ts:120-214',
    'gw/services/extension/types.ts:214-313',
    text,
  );
}

/**
 * Limits a finding to the guide where the value is null, because both releases treat null like a missing
 * member.
 */
export function nullIsAbsent<T extends Finding>(value: unknown, finding: T): T {
  return value === null ? onlyIn([DOCUMENTED], finding) : finding;
}
