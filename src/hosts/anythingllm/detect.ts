// Recognises AnythingLLM skills by their members, in complete and in half-typed text.

import type { Detection, DetectionInput } from '../../model/host.ts';
import { isObject, member } from '../../model/guards.ts';
import { among, hasKeys, weight } from '../kit/detection.ts';

/** Root members that only a skill has. */
const OWN = ['hubId', 'setup_args'];

/** Members that other products may have too; several together are telling. */
const COMMON = ['active', 'imported', 'entrypoint', 'examples', 'author_url', 'schema'];

/** The likelihood that the text is a plugin.json of AnythingLLM; null where nothing suggests it. */
export function detect({ value, keys }: DetectionInput): Detection | null {
  if (value !== undefined && !isObject(value)) return null;
  const own = among(keys, OWN);
  const exclusive = keys.has('hubId');
  if (member(value, 'schema') === 'skill-1.0.0') {
    return { score: weight.certain, reason: 'has the `schema` "skill-1.0.0"', exclusive };
  }
  if (own.length > 0) return { score: weight.own, reason: hasKeys(own), exclusive };
  const entrypoint = member(value, 'entrypoint');
  if (isObject(member(entrypoint, 'params'))) {
    return { score: weight.strong, reason: 'has `params` inside `entrypoint`' };
  }
  return detectByCommon(value, keys);
}

function detectByCommon(value: unknown, keys: ReadonlySet<string>): Detection | null {
  if (keys.has('skill-1.0.0')) return { score: weight.fair, reason: 'contains `skill-1.0.0`' };
  const found = among(keys, COMMON);
  if (found.length >= 3) return { score: weight.likely, reason: hasKeys(found) };
  const entrypoint = member(value, 'entrypoint');
  const script = typeof entrypoint === 'string' && entrypoint.endsWith('.js');
  if (script && keys.has('name') && keys.has('description')) {
    return {
      score: weight.doubtful,
      reason: 'has a script as `entrypoint`, as early AnythingLLM skills had',
    };
  }
  return found.length === 2 && (keys.has('active') || keys.has('imported'))
    ? { score: weight.weak, reason: hasKeys(found) }
    : null;
}
