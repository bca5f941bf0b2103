// Reads an example's `call` as the host does for models without native tool calling (untooled.js:44).

import { strictOutline } from '../../../lang/json/outline.ts';
import type { Member } from '../../../model/language.ts';
import { asText } from '../hub-id/hub-id.ts';
import { readTolerantly } from '../loading/parse.ts';

/** An example's call after the host has parsed it. */
export type Call =
  /** The arguments shown to the model; `strict` where the text is plain JSON. */
  | { readonly kind: 'arguments'; readonly value: unknown; readonly strict: boolean }
  /** Unreadable: the model is shown `{}`. */
  | { readonly kind: 'lost' }
  /** The parser throws, and with it the model's whole turn. */
  | { readonly kind: 'throws' }
  | { readonly kind: 'cannot-tell' };

/** Longer broken calls are not read leniently, because a manifest may have many of them. */
const MAX_CALL_LENGTH = 20_000;

/** Reads a `call` of any JSON type with the host's lenient parser. */
export function readCall(call: unknown): Call {
  // The host's parser gives its fallback for null before it tries anything.
  if (call === null) return { kind: 'lost' };
  const strict = parseStrictly(call);
  if (strict) return { kind: 'arguments', value: strict.value, strict: typeof call === 'string' };
  if (typeof call !== 'string') return { kind: 'throws' };
  const parsed = readTolerantly(call, MAX_CALL_LENGTH);
  if (parsed.kind === 'nothing') return { kind: 'lost' };
  return parsed.kind === 'value' ? { kind: 'arguments', value: parsed.value, strict: false } : parsed;
}

/** JSON.parse makes text of its argument first, so numbers and some arrays pass. */
function parseStrictly(call: unknown): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(asText(call)) as unknown };
  } catch {
    return undefined;
  }
}

/** The ranges of the call's members in its text. For duplicate keys the last one counts, as in JSON.parse. */
export function argumentRanges(call: string): Map<string, Member> {
  const outline = strictOutline(call);
  return new Map(outline.members(outline.root).map((m) => [m.key, m]));
}
