// The code check of the real releases: a plain text search that also finds words in strings and comments.

import { V2026_02, type RealRelease } from '../../releases.ts';
import { BLOCKED, MAX_CODE, type BlockedPattern } from './patterns.ts';

/**
 * The messages of a release's code check in its order, [] where the code passes. `permissions` are the
 * tool's: they matter at registration only, each call is checked without them.
 */
export function codeErrors(
  code: string,
  release: RealRelease,
  permissions: readonly unknown[] | string = [],
): string[] {
  const size = code.length > MAX_CODE ? [`Code exceeds maximum size of ${String(MAX_CODE)} characters`] : [];
  const patterns = BLOCKED.filter((row) => {
    const pattern = patternOf(row, release);
    return pattern !== null && code.search(pattern) >= 0 && !isRelaxed(row, permissions);
  });
  return [...size, ...patterns.map((row) => row.message)];
}

/** A release's pattern of a row; null where it has none. */
export function patternOf(row: BlockedPattern, release: RealRelease): RegExp | null {
  return release === V2026_02 && row.patternIn2026_02 !== undefined ? row.patternIn2026_02 : row.pattern;
}

/** True where the tool is registered all the same; its calls then fail. */
export function isRelaxed({ relaxed }: BlockedPattern, permissions: readonly unknown[] | string): boolean {
  return permissions.includes('local') && (relaxed?.some((name) => permissions.includes(name)) ?? false);
}
