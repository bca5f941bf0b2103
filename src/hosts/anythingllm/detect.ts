// Tells AnythingLLM skills from their marks, in whole and in half-typed text.

import type { Detection, Look } from '../../model/host.ts';
import { isObject, member } from '../../model/guards.ts';

/** Root members that no other host's manifest has, by how sure they make it. */
const MARKS: Readonly<Record<string, number>> = { hubId: 0.97, setup_args: 0.95 };

/** Members that other products may have too; several together are telling. */
const COMMON = ['active', 'imported', 'entrypoint', 'examples', 'author_url', 'schema'];

/** How sure it is that the text is a plugin.json of AnythingLLM; null where nothing speaks for it. */
export function detect({ value, keys }: Look): Detection | null {
  if (value !== undefined && !isObject(value)) return null;
  if (member(value, 'schema') === 'skill-1.0.0') {
    return { score: 0.98, reason: 'has the `schema` "skill-1.0.0"' };
  }
  const marks = Object.keys(MARKS).filter((key) => keys.has(key));
  if (marks.length > 0) {
    const score = Math.max(...marks.map((key) => MARKS[key] ?? 0));
    return { score, reason: `has ${spoken(marks)}` };
  }
  const entrypoint = member(value, 'entrypoint');
  if (isObject(member(entrypoint, 'params'))) {
    return { score: 0.92, reason: 'has `params` inside `entrypoint`' };
  }
  return detectByCommon(value, keys);
}

function detectByCommon(value: unknown, keys: ReadonlySet<string>): Detection | null {
  if (keys.has('skill-1.0.0')) return { score: 0.6, reason: 'contains `skill-1.0.0`' };
  const found = COMMON.filter((key) => keys.has(key));
  if (found.length >= 3) return { score: 0.7, reason: `has ${spoken(found)}` };
  const entrypoint = member(value, 'entrypoint');
  const script = typeof entrypoint === 'string' && entrypoint.endsWith('.js');
  if (script && keys.has('name') && keys.has('description')) {
    return { score: 0.5, reason: 'has a script as `entrypoint`, as early AnythingLLM skills had' };
  }
  if (found.length === 2 && (keys.has('active') || keys.has('imported'))) {
    return { score: 0.4, reason: `has ${spoken(found)}` };
  }
  return null;
}

function spoken(keys: readonly string[]): string {
  return keys.map((key) => `\`${key}\``).join(keys.length > 2 ? ', ' : ' and ');
}
