// Names for problems and fixes that stay the same while other parts of the text change.

import type { Finding } from '../model/finding.ts';
import type { Change } from '../model/host.ts';

/**
 * One id per finding, in their order: code, pointer and place, with a number for the second and further with the same.
 * What is inside of a text is one place, so typing in that text keeps the id.
 */
export function problemIds(findings: readonly Finding[]): string[] {
  const seen = new Map<string, number>();
  return findings.map(({ code, pointer, at }) => {
    const name = `${code} ${pointer} ${typeof at === 'string' ? at : 'text'}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${String(count)}`;
  });
}

/** What a fix does, in a few characters: the same for the same changes of values, whatever its title. */
export function keyOfChanges(changes: readonly Change[]): string {
  return fingerprint(JSON.stringify(changes));
}

/** FNV-1a over UTF-16 units; short, because a change may hold a whole manifest. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
