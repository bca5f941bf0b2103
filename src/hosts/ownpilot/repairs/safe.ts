// Repairs for misspelt members, after a trial on a small manifest: a rename may bring worse problems to light.

import type { Severity } from '../../../model/finding.ts';
import { parent } from '../../../text/pointer.ts';
import { check } from '../check.ts';
import { rules } from '../sentences.ts';
import type { Members } from '../shape.ts';
import { EMPTY_PARAMETERS, STARTER_TOOL } from './defaults.ts';
import { objectAt, removeAt, renameTo, type Mender } from './mend.ts';

const MANIFEST = { id: 'a', name: 'A', version: '1.0.0', description: 'A small manifest to try things in' };

const FIELD = { name: 'a', label: 'A', type: 'string' };

/** The object at that pointer inside an otherwise harmless manifest; for the root some of its members. */
function around(pointer: string, object: Members): Members {
  const base = { ...MANIFEST, tools: [STARTER_TOOL] };
  if (pointer === '') return { ...base, ...object };
  if (pointer === '/author') return { ...base, author: object };
  if (/^\/tools\/\d+$/.test(pointer)) return { ...base, tools: [object] };
  if (/^\/triggers\/\d+$/.test(pointer)) return { ...base, triggers: [object] };
  if (/^\/required_services\/\d+$/.test(pointer)) return { ...base, required_services: [object] };
  if (pointer.startsWith('/required_services/')) {
    return { ...base, required_services: [{ name: 'a', config_schema: [FIELD, object] }] };
  }
  const whole = /^\/tools\/\d+\/parameters$/.test(pointer);
  const parameters = whole ? object : { ...EMPTY_PARAMETERS, properties: { value: object } };
  return { ...base, tools: [{ ...STARTER_TOOL, parameters }] };
}

function codesOf(pointer: string, object: Members, worse: readonly Severity[]): Set<string> {
  const value = around(pointer, object);
  const findings = check({ text: '', value, strict: true, path: '' });
  const bad = findings.filter(({ code }) =>
    Object.values(rules[code]?.severity ?? {}).some((severity) => severity && worse.includes(severity)),
  );
  return new Set(bad.map(({ code }) => code));
}

/** True where the object at `pointer` has no problem of the worse severities after the change that it had not before. */
export function isSafe(
  pointer: string,
  before: Members,
  after: Members,
  worse: readonly Severity[] = ['refused'],
): boolean {
  const known = codesOf(pointer, before, worse);
  return [...codesOf(pointer, after, worse)].every((code) => known.has(code));
}

/** Renames a misspelt member where the finding knows what was meant and that is of use, else removes it. */
export const renameOrRemove: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const removal = removeAt(pointer, `"${key}"`);
  if (typeof args?.meant !== 'string') return [removal];
  const place = parent(pointer);
  const object = objectAt(document, place);
  // The rest of a whole manifest has no bearing on one member, and may be large.
  const rest = place === '' ? {} : object;
  return isSafe(place, rest, { ...rest, [args.meant]: object[key] })
    ? [renameTo(pointer, args.meant), removal]
    : [removal];
};
