// Cuts what comes out of runs to what a page can show, before any pattern, list or sentence sees it. Only the text that
// the model gets stays whole: it has a box of its own, which shows a part of it until all is wanted.

import { isObject } from '../model/guards.ts';
import type { HttpRequest, TimelineEntry } from '../model/run.ts';
import { SHOWN } from './limits.ts';

/** What ends a cut text, so a person knows, and so it is not treated as a whole one. */
const MARK = /… \d+ more characters$/;

/** The beginning of a text that is too long, with how much is missing. Never ends between the halves of a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const end = last >= 0xd800 && last <= 0xdbff ? most - 1 : most;
  return `${text.slice(0, end)}… ${String(text.length - end)} more characters`;
}

/** Whether a text was cut here: then it is not the name or address that it begins like. */
export function isCut(text: string): boolean {
  return MARK.test(text.slice(-40));
}

/** What a part of an entry may have at most, where it is longer than a name. */
const MOST: Readonly<Record<string, number>> = {
  text: SHOWN.line,
  failure: SHOWN.line,
  args: SHOWN.body,
  content: SHOWN.body,
  body: SHOWN.body,
  address: SHOWN.address,
};

/** The entry with every part of it cut. */
export function cutEntry<T extends TimelineEntry | Record<string, unknown>>(entry: T): T {
  const parts = Object.entries(entry).map(([name, part]: [string, unknown]) => [name, cutPart(name, part)]);
  return Object.fromEntries(parts) as T;
}

function cutPart(name: string, part: unknown): unknown {
  if (typeof part === 'string') return cutText(part, MOST[name] ?? SHOWN.name);
  if (name === 'headers') return cutHeaders(part as Headers);
  return isObject(part) ? cutEntry(part) : part;
}

type Headers = HttpRequest['headers'];

function cutHeaders(headers: Headers): Headers {
  const kept = headers
    .slice(0, SHOWN.headers)
    .map(([name, value]) => [cutText(name, SHOWN.name), cutText(value, SHOWN.header)] as const);
  const more = headers.length - kept.length;
  return more > 0 ? [...kept, ['…', `${String(more)} more headers`]] : kept;
}
