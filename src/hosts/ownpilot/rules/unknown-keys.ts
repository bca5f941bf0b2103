// Members that nobody reads, with the member that was likely meant.

import type { Finding } from '../../../model/finding.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join } from '../../../text/pointer.ts';
import { ALIASES } from '../known.ts';
import type { Members } from '../shape.ts';
import { report } from './report.ts';

/** Objects with more members are no manifest's; keeps huge ones cheap. */
const MOST_KEYS = 200;

/** The known member that a name was meant for and that is not there yet; undefined where nothing is near. */
export function meantKey(object: Members, key: string, known: readonly string[]): string | undefined {
  const free = known.filter((candidate) => !Object.hasOwn(object, candidate));
  const alias = Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  return alias !== undefined && free.includes(alias) ? alias : didYouMean(key, free);
}

/** The misnamed member that was meant for `wanted`; undefined where there is none. */
export function keyMeantFor(object: Members, wanted: string, known: readonly string[]): string | undefined {
  return Object.keys(object)
    .slice(0, MOST_KEYS)
    .find((key) => !known.includes(key) && !isNote(key) && meantKey(object, key, known) === wanted);
}

/** One finding per member that is neither known nor a note of the author; each known one is meant once. */
export function unknownKeys(
  code: string,
  object: Members,
  pointer: string,
  known: readonly string[],
  silent: readonly string[] = [],
): Finding[] {
  const given = new Set<string>();
  return Object.keys(object)
    .filter((key) => !known.includes(key) && !silent.includes(key) && !isNote(key))
    .map((key) => {
      const meant = meantKey(object, key, known);
      if (meant === undefined || given.has(meant)) return report(code, join(pointer, key), 'key', { key });
      given.add(meant);
      return report(code, join(pointer, key), 'key', { key, meant });
    });
}

/** `$schema` and keys by which people write comments; nobody takes them for settings. */
function isNote(key: string): boolean {
  return key === '$schema' || key === '$comment' || key.startsWith('//') || key.startsWith('_');
}
