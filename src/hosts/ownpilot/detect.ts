// Recognises an OwnPilot manifest by its members, also while it is being typed.

import { isObject, member } from '../../model/guards.ts';
import type { Detection, DetectionInput } from '../../model/host.ts';
import { among, hasKeys, weight } from '../kit/detection.ts';
import { code } from '../kit/words.ts';
import { listItems, ROOT_KEYS } from './shape.ts';

/** Members that only this manifest has. */
const OWN = ['system_prompt', 'required_services'];

/** The four required texts. Many formats have some of them, but few have nothing else. */
const TEXTS = ['id', 'name', 'version', 'description'];

/**
 * OwnPilot's claim on a text; null for none. A list is judged by its first element, with a lower score, because
 * OwnPilot reads no lists.
 */
export function detect({ value, keys }: DetectionInput): Detection | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const claim = detectOne(first, keys);
  return claim && Array.isArray(value) ? { ...claim, score: Math.min(claim.score, weight.fair) } : claim;
}

function detectOne(value: unknown, keys: ReadonlySet<string>): Detection | null {
  if (hasTools(value, isWhole)) {
    return { score: weight.own, reason: 'has `tools` with `parameters` and `code`' };
  }
  if (keys.has('tools') && keys.has('parameters') && keys.has('code')) {
    return { score: weight.strong, reason: 'mentions `tools` with `parameters` and `code`' };
  }
  if (hasTools(value, isCoded)) return { score: weight.likely, reason: 'has `tools` with `code`' };
  const own = among(keys, OWN);
  if (own.length > 0 && (keys.has('id') || keys.has('tools'))) {
    return { score: weight.strong, reason: hasKeys(own) };
  }
  const texts = among(keys, TEXTS);
  return texts.length >= 3 && keys.has('id') ? plausible(keys, value, texts) : null;
}

function plausible(keys: ReadonlySet<string>, value: unknown, texts: readonly string[]): Detection | null {
  const known = [...keys].every((key) => ROOT_KEYS.includes(key));
  if (Array.isArray(member(value, 'tools'))) {
    return {
      score: known ? weight.fair : weight.doubtful,
      reason: `has ${texts.map((key) => code(key)).join(', ')} and a list of \`tools\``,
    };
  }
  return known
    ? {
        score: weight.faint,
        reason: `has ${texts.map((key) => code(key)).join(', ')} and no member that OwnPilot does not know`,
      }
    : null;
}

function hasTools(value: unknown, isTool: (entry: unknown) => boolean): boolean {
  return listItems(member(value, 'tools'), '').some((entry) => isTool(entry.value));
}

function isCoded(entry: unknown): boolean {
  return typeof member(entry, 'code') === 'string';
}

function isWhole(entry: unknown): boolean {
  return isCoded(entry) && isObject(member(entry, 'parameters'));
}
