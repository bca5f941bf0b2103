// Severities and evidence that many rules of this host share.

import type { Finding, Evidence } from '../../model/finding.ts';
import { onlyIn, definersOf, severitiesOf } from '../kit/rule.ts';
import { V2026_02, DOCUMENTED, V0_8_3, releases } from './releases.ts';

export const { everywhere, onlyDocumented, since } = severitiesOf(releases);

/** Every release refuses the package. */
export const REFUSED = everywhere('refused');
/** Every release installs the package and then ignores or alters this part. */
export const CHANGED = everywhere('changed');
/** Every release installs the package, and then this part does not work. */
export const BROKEN = everywhere('broken');
/** Works in every release, but could be better. */
export const ADVICE = everywhere('advice');
/** The guide has no objection; the real releases install the package, and then this part does not work. */
const REAL_BROKEN = since(V2026_02, 'broken');
/** The guide has no objection, but the real releases ignore or alter this part. */
export const REAL_CHANGED = since(V2026_02, 'changed');
/** The guide does not say what comes of it; in the real releases this part does not work. */
export const CHANGED_THEN_BROKEN = { ...CHANGED, ...REAL_BROKEN };
/** The guide's validation rules refuse it; the real releases install it, and then this part does not work. */
export const REFUSED_THEN_BROKEN = { ...REFUSED, ...REAL_BROKEN };
/** The real releases refuse what the guide itself teaches. */
export const REAL_REFUSED = { ...CHANGED, ...since(V2026_02, 'refused') };
/** 0.8.3 refuses it; the releases before do not know this part. */
export const V0_8_3_REFUSED = since(V0_8_3, 'refused');
/** 0.8.3 installs the package and then does not get this part to work; the releases before are not concerned. */
export const V0_8_3_BROKEN = since(V0_8_3, 'broken');
/** 0.8.3 ignores or alters it; the releases before are not concerned. */
export const V0_8_3_CHANGED = since(V0_8_3, 'changed');

/** Defines rules by severity. */
export const define = definersOf({
  changed: CHANGED,
  broken: BROKEN,
  advice: ADVICE,
  realBroken: REAL_BROKEN,
  realChanged: REAL_CHANGED,
  changedThenBroken: CHANGED_THEN_BROKEN,
  /** A recommendation of the guide; the code of no release looks at it. */
  guideAdvice: onlyDocumented('advice'),
  guideChanged: onlyDocumented('changed'),
  /** The guide's validation rules refuse it; the real releases install it and then ignore or alter this part. */
  guideRefused: { ...REFUSED, ...REAL_CHANGED },
});

/** Cites a section of the guide. */
export function guide(section: string): Evidence {
  return { release: DOCUMENTED, where: `Skill Package Development Guide, ${section}` };
}

/**
 * Cites a place in the code of 0.8.3 (`core/`, `gw/` or `ui/`, see docs/hosts/ownpilot.md#paths), with the
 * host's message if it has one.
 */
export function from0_8_3(where: string, text?: string): Evidence {
  return { release: V0_8_3, where: fullPaths(where), text };
}

/** Cites a place in the code of 2026-02, with the host's message if it has one. */
export function from2026_02(where: string, text?: string): Evidence {
  return { release: V2026_02, where: fullPaths(where), text };
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
