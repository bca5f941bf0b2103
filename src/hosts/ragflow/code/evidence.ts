// The sources that rules about plugins in Python cite, and severities that they share.

import type { Severity, SeverityByRelease, Evidence } from '../../../model/finding.ts';
import { EVERY_RELEASE, HOST_RELEASES, NEWER_PATH } from '../releases.ts';

/** The package with the base class, by release. */
export function packageIn(release: string): string {
  return NEWER_PATH.includes(release) ? 'agent.plugin' : 'plugin';
}

/** Evidence from the library that loads plugins, in every release that has one; `text` is its own, unchanged. */
export function loader(where: string, text?: string): readonly Evidence[] {
  return HOST_RELEASES.map((release) => {
    const version = release === '2026-08' ? '0.11.0' : release === '0.26' ? '0.10.0' : '0.9.4';
    const place = { release, where: `pluginlib ${version}, ${where}` };
    return text === undefined ? place : { ...place, text };
  });
}

/** Evidence from the host's plugin manager and base class, whose folder is another one since 0.24. */
export function own(where: string, text?: string): readonly Evidence[] {
  return HOST_RELEASES.map((release) => {
    const place = { release, where: `${packageIn(release).replace('.', '/')}/${where}` };
    return text === undefined ? place : { ...place, text };
  });
}

/** Evidence from the session that calls plugins, which only 0.19 has. */
export const CALLS: Evidence = {
  release: '0.19',
  where: 'agent/component/generate.py, LLMToolPluginCallSession',
};

function everywhere(severity: Severity, releases: readonly string[]): SeverityByRelease {
  return Object.fromEntries(releases.map((release) => [release, severity]));
}

/** For what ends the start of the server, or leaves the plugin out. */
export const REFUSED = everywhere('refused', HOST_RELEASES);

/** The same, where the README says so too. */
export const REFUSED_AND_DOCUMENTED = everywhere('refused', EVERY_RELEASE);

/** For plugins that every release leaves out without a word. */
export const LEFT_OUT = everywhere('broken', HOST_RELEASES);

/** For what could be better in every release. */
export const BETTER = everywhere('advice', EVERY_RELEASE);

/** For calls that fail: only 0.19 makes them. */
export const CALL_FAILS: SeverityByRelease = { documented: 'broken', '0.19': 'broken' };

/** For answers that reach the model as something else. */
export const ANSWER_CHANGED: SeverityByRelease = { documented: 'changed', '0.19': 'changed' };

/** For `invoke` that is not as the README wants it. */
export const CALL_WRONG: SeverityByRelease = { documented: 'refused', '0.19': 'broken' };
