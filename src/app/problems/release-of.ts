// Finds what is known of a release by its id, those that only judge code among them.

import type { HostCard } from '../../../workers/contract.ts';
import type { Release } from '../../model/host.ts';

/** Undefined where the host has no such release, or is not known. */
export function releaseOf(host: HostCard | null, id: string): Release | undefined {
  return [...(host?.releases ?? []), ...(host?.codeReleases ?? [])].find((release) => release.id === id);
}
