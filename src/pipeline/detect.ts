// Which host a text is for, told from the text alone, with the reason.

import type { Detection, Foreign, Host, Look } from '../model/host.ts';
import { isObject } from '../model/guards.ts';

export type Detected =
  | { readonly kind: 'host'; readonly hostId: string; readonly reason: string }
  | { readonly kind: 'foreign'; readonly product: string; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Below this score a host's claim does not count. */
const THRESHOLD = 0.3;

/** Two hosts closer than this are not told apart. */
const MARGIN = 0.05;

/** Fills what detection looks at; `value` is the tolerant reading, undefined when nothing could be read. */
export function look(text: string, value: unknown): Look {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const keys = new Set(isObject(first) ? Object.keys(first) : []);
  if (keys.size === 0)
    for (const key of text.matchAll(/"([A-Za-z$_][\w$-]*)"?\s*:?/g)) keys.add(key[1] ?? '');
  return { text, value, keys };
}

/** Asks every host; a product that merely looks alike wins over a weaker claim. */
export function detect(seen: Look, hosts: readonly Host[]): Detected {
  if (seen.text.trim() === '') return { kind: 'unknown', reason: 'there is no text yet' };
  const claims = hosts
    .flatMap((host) => {
      const claim = host.detect(seen);
      return claim && claim.score >= THRESHOLD ? [{ host, claim }] : [];
    })
    .sort((a, b) => b.claim.score - a.claim.score);
  const foreign = bestForeign(seen, hosts);
  const [best, second] = claims;
  if (foreign && foreign.score >= (best?.claim.score ?? THRESHOLD)) {
    return { kind: 'foreign', product: foreign.product, reason: foreign.reason };
  }
  if (!best) return { kind: 'unknown', reason: 'it has no marks of a manifest that is known here' };
  if (second && best.claim.score - second.claim.score < MARGIN) {
    return { kind: 'unknown', reason: `it could be for ${best.host.name} or ${second.host.name}` };
  }
  return { kind: 'host', hostId: best.host.id, reason: best.claim.reason };
}

function bestForeign(seen: Look, hosts: readonly Host[]): Foreign | null {
  let best: (Detection & Foreign) | null = null;
  for (const host of hosts) {
    const claim = host.foreign?.(seen) ?? null;
    if (claim && claim.score >= THRESHOLD && claim.score > (best?.score ?? 0)) best = claim;
  }
  return best;
}
