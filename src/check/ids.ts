// Names for problems and fixes that stay the same while other parts of the text change.

import type { Finding, Change, Fix } from '../model/finding.ts';

/**
 * One id per finding, in their order: code, pointer and place, with a number for the second and further with the same.
 * What is inside of a text is one place, so typing in that text keeps the id.
 */
export function problemIds(findings: readonly Pick<Finding, 'code' | 'pointer' | 'at'>[]): string[] {
  return numbered(
    findings.map(({ code, pointer, at }) => `${code} ${pointer} ${typeof at === 'string' ? at : 'text'}`),
  );
}

/** One id per fix of a problem, by what each of them does. */
export function fixIds(problemId: string, keys: readonly string[]): string[] {
  return numbered(keys.map((key) => `${problemId} ${key}`));
}

/** The names, with a number behind the second and further of the same. */
function numbered(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} ${String(count)}`;
  });
}

/**
 * What a fix does, in a few characters: its key where it has one; its title where it has edits of the text; else a
 * fingerprint of its changes and path, whatever its title.
 */
export function keyOfFix({ key, title, changes, path }: Fix): string {
  if (key !== undefined || !changes) return key ?? title;
  const lines = changes.map((change) => `${change.op} ${change.pointer} ${newIn(change)}`);
  return fingerprint([...lines, ...(path === undefined ? [] : [`path ${path}`])].join('\n'));
}

/** Longer than any name or number: a part of the manifest that is moved, and may be typed in meanwhile. */
const MAX_NEW = 200;

/** What a change writes, wherever in a text; '' where that is long. */
function newIn(change: Change): string {
  if (change.op === 'remove') return '';
  if (change.op === 'rename') return change.key;
  const text = change.op === 'splice' ? change.insert : (JSON.stringify(change.value) ?? '');
  return text.length > MAX_NEW ? '' : text;
}

/** FNV-1a over UTF-16 units; short, because a change may hold a whole manifest. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
