// Parts of manifests that were pasted alone: which host they are for, and how they become a whole one.

import type { Severity, OfferedFix, Problem } from '../model/finding.ts';
import { isObject } from '../model/guards.ts';
import { FRAGMENT } from '../hosts/kit/fragment.ts';
import type { Fragment, Host } from '../model/host.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Region } from '../lang/json/lenient/region.ts';
import type { Recognised } from './recognise.ts';
import { problemIds } from './ids.ts';
import { worst } from './severity.ts';

export interface Claim {
  readonly host: Pick<Host, 'id' | 'name' | 'manifest'>;
  readonly fragment: Fragment;
}

/** Below this a fragment counts only for the host that the person has chosen. */
const THRESHOLD = 0.5;

/** Claims closer than this to the best one are offered beside it. */
const MARGIN = 0.15;

/** The region of a text that is read whole. */
const WHOLE: Region = { from: 0, to: 0, by: 'nothing', others: [] };

/** Longer texts are not fragments, and asking takes time with every key. */
const MAX_LENGTH = 100_000;

/**
 * Asks the chosen or detected host; where none is known, all. Best first; several where the same text could be
 * put into manifests of several hosts.
 */
export function claimsOf(
  text: string,
  { reading, detected, hostId }: Recognised,
  hosts: readonly Host[],
): Claim[] {
  if (text.length > MAX_LENGTH || text.trim() === '' || reading.tooDeep) return [];
  if (hostId === null && detected.kind === 'other-product') return [];
  const part = partOf(text, reading, detected);
  if (part === null) return [];
  const input = { text: part, value: reading.value };
  const asked = hostId === null ? hosts : hosts.filter(({ id }) => id === hostId);
  const claims = asked
    .flatMap((host): Claim[] => {
      const fragment = host.fragment?.(input) ?? null;
      return fragment && (hostId !== null || fragment.score >= THRESHOLD) ? [{ host, fragment }] : [];
    })
    .sort((a, b) => b.fragment.score - a.fragment.score);
  const best = claims[0]?.fragment.score ?? 0;
  return claims.filter(({ fragment }) => best - fragment.score < MARGIN);
}

/**
 * The text that may be a part of a manifest: of a page with one manifest that one. Null for a page with several: one of
 * them is kept, and no part of one replaces the page.
 */
function partOf(
  text: string,
  { broken, value }: Recognised['reading'],
  { kind }: Recognised['detected'],
): string | null {
  const { from, to, by, others } = broken?.region ?? WHOLE;
  const isPage = by === 'fence' || (by === 'prose' && kind === 'host' && isObject(value));
  if (!isPage) return text;
  return others.length > 0 ? null : text.slice(from, to);
}

/** The same text, recognised by what it is a part of where that is for one host alone. */
export function withClaims(recognised: Recognised, claims: readonly Claim[]): Recognised {
  const [first, second] = claims;
  if (!first || recognised.hostId !== null) return recognised;
  if (second) {
    const names = claims.map(({ host }) => host.name);
    const reason = `it could be a part of a manifest for ${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
    return { ...recognised, detected: { kind: 'unknown', reason } };
  }
  const { host, fragment } = first;
  return {
    ...recognised,
    detected: { kind: 'host', hostId: host.id, reason: `looks like ${fragment.what}` },
    hostId: host.id,
  };
}

/** What the whole text being a fragment makes needless to say. */
const COVERED: ReadonlySet<string> = new Set([
  'json/not-json',
  'json/missing-brackets',
  'json/wrapped',
  'json/comment',
]);

/** Faults of the text that a fragment still has. */
export function besideFragment(problems: readonly Problem[], claims: readonly Claim[]): Problem[] {
  const isSource = claims.some(({ fragment }) => fragment.isSource === true);
  return isSource ? [] : problems.filter(({ code }) => !COVERED.has(code));
}

/** The one problem of a fragment: that it is one. Its fixes make a whole manifest of it, with nothing lost. */
export function fragmentProblem(
  text: string,
  claims: readonly Claim[],
  verdicts: readonly Verdict[],
  release: string | null,
): Problem | null {
  const [first] = claims;
  if (!first) return null;
  const releases = costs(verdicts, release);
  const from = text.length - text.trimStart().length;
  const [id = ''] = problemIds([{ code: FRAGMENT, pointer: '', at: 'value' }]);
  return {
    id,
    code: FRAGMENT,
    pointer: '',
    from,
    to: from + (/^[^\r\n]{0,200}/.exec(text.slice(from, from + 200))?.[0].length ?? 0),
    severity: worst(releases) ?? 'advice',
    releases,
    message: messageOf(claims),
    args: {},
    evidence: claims.map(({ host, fragment }) => ({
      release: 'documented',
      where: claims.length > 1 ? `${host.name}, ${fragment.where}` : fragment.where,
    })),
    fixes: claims.flatMap(({ host, fragment }) =>
      fixOf(text, fragment, `${id} ${host.id}`, claims.length > 1 ? host.name : null),
    ),
  };
}

function costs(verdicts: readonly Verdict[], release: string | null): Record<string, Severity> {
  const shown = verdicts.filter((verdict) => release === null || verdict.release === release);
  if (shown.length === 0) return { documented: 'advice' };
  return Object.fromEntries(
    shown.map((verdict) => {
      const refuses = verdict.kind === 'refused' || verdict.kind === 'crashes';
      return [verdict.release, refuses ? 'refused' : 'advice'];
    }),
  );
}

function messageOf(claims: readonly Claim[]): string {
  const [first] = claims;
  if (!first) return '';
  const { host, fragment } = first;
  if (claims.length > 1) {
    const list = claims.map((claim) => `${claim.fragment.what} for ${claim.host.name}`);
    return `This looks like a part of a manifest: ${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}.`;
  }
  if (fragment.says !== undefined) return fragment.says;
  const guess = `This looks like ${fragment.what} for ${host.name}`;
  const isFile = host.manifest.includes('.');
  const whole = isFile ? `\`${host.manifest}\`` : host.manifest;
  if (fragment.isRoot === true) {
    const of = isFile ? `a ${whole}` : whole;
    const only = fragment.what.replace(/ alone$/, '');
    return only.includes(',')
      ? `These are only some members of ${of}.`
      : `This is only the ${only} of ${of}.`;
  }
  return fragment.next === undefined ? `${guess}, not a whole ${whole}.` : `${guess}. ${fragment.next}`;
}

function fixOf(text: string, fragment: Fragment, id: string, hostName: string | null): OfferedFix[] {
  const { whole, wholeText, title, files } = fragment;
  if ((whole === undefined && wholeText === undefined) || title === undefined) return [];
  const insert = wholeText ?? `${JSON.stringify(whole, null, 2)}\n`;
  const edits = [{ from: 0, to: text.length, insert }];
  const named = hostName === null ? title : `${title} for ${hostName}`;
  return [{ id, title: named, edits, ...(files && { files }) }];
}
