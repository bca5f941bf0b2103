// Whether an edit leaves another plugin behind, so the one before is worth an entry in the history.

import type { HostEntry } from '../../model/host.ts';
import type { TextEdit } from '../../model/problem.ts';
import { namesIn } from './name.ts';

/** A shorter text is the beginning of one. */
const SHORT = 20;

/** True where most of the text goes, or where the manifest gets another name or id as a whole, not letter by letter. */
export function replaces(
  before: string,
  after: string,
  edits: readonly TextEdit[],
  hosts: readonly Pick<HostEntry, 'nameKey'>[],
): boolean {
  if (before.trim().length < SHORT) return false;
  const gone = edits.reduce((sum, { from, to }) => sum + to - from, 0);
  if (gone > before.length / 2) return true;
  const whole = (name: string): boolean =>
    edits.some(({ insert }) => name.length > 1 && insert.includes(name));
  if (!edits.some(({ insert }) => insert.length > 1)) return false;
  const names = namesIn(after, hosts);
  return Object.entries(namesIn(before, hosts)).some(([key, name]) => {
    const now = names[key];
    return now !== undefined && now !== name && whole(now);
  });
}
