// What releases are called beside a result.

import type { HostCard } from '../../../workers/contract.ts';
import { releaseOf } from '../problems/release-of.ts';

/** Host and release: `Host 2026-08`; the newest release for null. */
export function labelOf(host: HostCard | null, release: string | null): string {
  const newest = (host?.codeReleases ?? host?.releases)?.at(-1)?.id ?? '';
  return `${host?.name ?? ''} ${releaseOf(host, release ?? newest)?.label ?? ''}`.trim();
}
