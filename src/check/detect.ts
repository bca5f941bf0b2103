// Which host a text is for, by its text only, with the reason.

import type { Detection, OtherProduct, HostEntry, DetectionInput } from '../model/host.ts';
import { isObject } from '../model/guards.ts';
import type { Reading } from '../lang/json/read.ts';

/** What a text is for: a host, another product, or neither. `reason` completes a sentence. */
export type Detected =
  | { readonly kind: 'host'; readonly hostId: string; readonly reason: string }
  | { readonly kind: 'other-product'; readonly product: string; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Where no object can be read, keys are looked for in this many characters. */
const LOOKED_AT = 50_000;

/** Below this score a host's claim does not count. */
const THRESHOLD = 0.3;

/** The same for broken text: what is half-typed may become anything, so weak claims wait. */
const THRESHOLD_WHILE_TYPING = 0.4;

/** Two hosts closer than this are not told apart. */
const MARGIN = 0.05;

/**
 * Fills what detection looks at; `value` is the reading's value, undefined when nothing could be read.
 * `typed` are keys that are written but have no value yet.
 */
export function detectionInput(text: string, value: unknown, typed: Iterable<string> = []): DetectionInput {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const keys = new Set(isObject(first) ? Object.keys(first) : []);
  for (const key of typed) keys.add(key);
  if (keys.size === 0) {
    for (const key of text.slice(0, LOOKED_AT).matchAll(/"([A-Za-z$_][\w$-]{0,60})"?/g)) {
      keys.add(key[1] ?? '');
    }
  }
  return { text, value, keys };
}

/** Keys of the outermost object of a broken text, those without a value included. */
export function typedKeys({ broken }: Reading): string[] {
  const root = broken?.root;
  const object = root?.kind === 'array' ? root.members[0]?.value : root;
  return object?.kind === 'object' ? object.members.map((m) => m.key) : [];
}

/**
 * Asks every host. A product that merely looks alike wins where no host claims more; a mark that only one host has ends
 * the comparison with all who have none.
 * `complete` tells that the text is JSON and not half-typed or broken.
 */
export function detect(seen: DetectionInput, hosts: readonly HostEntry[], complete = true): Detected {
  const threshold = complete ? THRESHOLD : THRESHOLD_WHILE_TYPING;
  if (seen.text.trim() === '') return { kind: 'unknown', reason: 'There is no text yet.' };
  const all = hosts
    .flatMap((host) => {
      const claim = host.detect(seen);
      return claim && claim.score >= threshold ? [{ host, claim }] : [];
    })
    .sort((a, b) => b.claim.score - a.claim.score);
  const exclusive = all.filter(({ claim }) => claim.exclusive);
  const [best, second] = exclusive.length > 0 ? exclusive : all;
  const otherProduct = exclusive.length > 0 ? null : bestOther(seen, hosts);
  if (otherProduct && otherProduct.score >= (best?.claim.score ?? threshold)) {
    return { kind: 'other-product', product: otherProduct.product, reason: otherProduct.reason };
  }
  if (!best)
    return { kind: 'unknown', reason: 'This does not look like a manifest of any host Plugbench knows.' };
  if (second && best.claim.score - second.claim.score < MARGIN) {
    return { kind: 'unknown', reason: `This could be for ${best.host.name} or ${second.host.name}.` };
  }
  return { kind: 'host', hostId: best.host.id, reason: best.claim.reason };
}

function bestOther(seen: DetectionInput, hosts: readonly HostEntry[]): OtherProduct | null {
  let best: (Detection & OtherProduct) | null = null;
  for (const host of hosts) {
    const claim = host.otherProduct?.(seen) ?? null;
    if (claim && claim.score >= THRESHOLD && claim.score > (best?.score ?? 0)) best = claim;
  }
  return best;
}
