// What counts of a result when an example is run again: all of it, a text in it, some of its members, or that it failed.

import { code } from '../../hosts/kit/words.ts';
import { isObject, parsedJson } from '../../model/guards.ts';
import type { RunResult } from '../../model/run.ts';
import { CAPS } from '../../sandbox/limits.ts';
import { nestingDepth } from '../../lang/json/depth.ts';
import { treeOf } from './result-words.ts';

/** What is looked for in place of the whole result; `text` is JSON for members, and may be '' for an error. */
export interface Expectation {
  readonly kind: 'text' | 'members' | 'error';
  readonly text: string;
}

/** The result that an example was saved with. */
export interface SavedResult {
  readonly isError: boolean;
  /** null where the model got nothing. */
  readonly content: string | null;
}

/** A sentence on what is wrong with an expectation; null where it can be looked for. */
export function faultOf({ kind, text }: Expectation): string | null {
  if (kind === 'error') return null;
  if (kind === 'text') return text === '' ? 'Write the text that the result must contain.' : null;
  if (nestingDepth(text, CAPS.depth + 1) > CAPS.depth)
    return `This is nested deeper than ${String(CAPS.depth)} levels.`;
  const value = parsedJson(text);
  if (value === undefined)
    return 'This is not valid JSON. Use double quotes for names and strings, and leave out a comma after the last member.';
  if (isObject(value) && Object.keys(value).length > 0) return null;
  return 'Write a JSON object with at least one member, for example `{"city": "Porto"}`.';
}

/** What an example expects, in a few words. */
export function inWords({ isError, content }: SavedResult, lookedFor?: Expectation): string {
  if (!lookedFor) return `exactly ${isError ? 'the error ' : ''}${code(content ?? undefined)}`;
  const { kind, text } = lookedFor;
  if (kind === 'error') return text === '' ? 'an error' : `an error with ${code(text)} in it`;
  return kind === 'text' ? `${code(text)} in its text` : `the members ${code(text.replace(/\s+/g, ' '))}`;
}

/** The first thing in which a result is not what an example expects, as a sentence; null where nothing differs. */
export function differenceFrom(
  saved: SavedResult,
  lookedFor: Expectation | undefined,
  result: RunResult,
): string | null {
  const { isError, content = '' } = result;
  const { kind, text: wanted } = lookedFor ?? { kind: 'all', text: '' };
  const fails = kind === 'all' ? saved.isError : kind === 'error';
  if (isError !== fails) return isError ? `It failed: ${code(content, 100)}.` : 'It did not fail.';
  if (kind === 'all') return differenceIn(result.content ?? null, saved.content);
  if (kind === 'members') return differenceOfMembers(result, wanted);
  return content.includes(wanted) ? null : `Its text does not contain ${code(wanted)}.`;
}

/** Quotes both from a little before the first difference on. */
function differenceIn(text: string | null, wanted: string | null): string | null {
  if (text === wanted) return null;
  if (text === null || wanted === null) return `The model gets ${text === null ? 'nothing' : code(text)}.`;
  let at = 0;
  while (text[at] === wanted[at]) at++;
  const [is, should] = [text, wanted].map((one) => code(one.slice(Math.max(0, at - 12)), 40));
  return `From character ${String(at + 1)} on it differs: ${is ?? ''}, not ${should ?? ''}.`;
}

function differenceOfMembers({ value, content, isError }: RunResult, wanted: string): string | null {
  // What the model gets comes first, as for a text.
  const tree = (isError ? null : treeOf(content)) ?? treeOf(value);
  if (tree && tree.kind !== 'value') return 'The result is too long or nested too deep to look for members.';
  return isObject(tree?.value)
    ? differenceAt(tree.value, JSON.parse(wanted), '')
    : 'The result is not a JSON object.';
}

/** Objects may have further members, at any depth; lists may not have further items. */
function differenceAt(value: unknown, wanted: unknown, path: string): string | null {
  const areLists = Array.isArray(wanted) && Array.isArray(value) && wanted.length === value.length;
  if (areLists || (isObject(wanted) && isObject(value))) {
    const members = new Map<string, unknown>(Object.entries(value));
    for (const [key, one] of Object.entries(wanted)) {
      const at = areLists ? `${path}[${key}]` : `${path}.${key}`;
      if (!members.has(key)) return `${code(at.slice(1))} is missing.`;
      const found = differenceAt(members.get(key), one, at);
      if (found !== null) return found;
    }
    return null;
  }
  const [is, should] = [value, wanted].map((one) => code(JSON.stringify(one)));
  return value === wanted ? null : `${code(path.slice(1))} is ${is ?? ''}, not ${should ?? ''}.`;
}
