// What a rule costs by name, so that a new release of a host is added in one place.

import type { Severity, SeverityByRelease } from '../../model/finding.ts';
import type { Release } from '../../model/host.ts';

/** Severities over a host's releases, from the oldest to the newest. */
export interface Severities {
  /** In every release, the documented one included. */
  readonly everywhere: (severity: Severity) => SeverityByRelease;
  /** Only where the documentation speaks. */
  readonly onlyDocumented: (severity: Severity) => SeverityByRelease;
  /** In this release and all newer ones; without the documented one. */
  readonly since: (release: string, severity: Severity) => SeverityByRelease;
}

/** The severities of these releases; the first is 'documented'. */
export function severitiesOf(releases: readonly Pick<Release, 'id'>[]): Severities {
  const ids = releases.map(({ id }) => id);
  const from = (first: number, severity: Severity): SeverityByRelease =>
    Object.fromEntries(ids.slice(first).map((id) => [id, severity]));
  return {
    everywhere: (severity) => from(0, severity),
    onlyDocumented: (severity) => ({ documented: severity }),
    since: (release, severity) => from(ids.indexOf(release), severity),
  };
}
