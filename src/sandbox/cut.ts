// Cuts what comes out of runs to what a page can show, before any pattern, list or sentence sees it. Only the text that
// the model gets stays whole: it has a box of its own, which shows a part of it until all is wanted.

import type { HttpAnswer, HttpRequest, TimelineEntry } from '../model/run.ts';
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

/** The entry with every part of it cut. */
export function cutEntry(entry: TimelineEntry): TimelineEntry {
  switch (entry.kind) {
    case 'log':
      return { ...entry, level: cutText(entry.level, SHOWN.name), text: cutText(entry.text, SHOWN.line) };
    case 'config':
      return {
        ...entry,
        service: cutText(entry.service, SHOWN.name),
        field: cutText(entry.field, SHOWN.name),
      };
    case 'tool':
      return {
        ...entry,
        name: cutText(entry.name, SHOWN.name),
        args: cutText(entry.args, SHOWN.body),
        ...(entry.content === undefined ? {} : { content: cutText(entry.content, SHOWN.body) }),
        ...failure(entry.failure),
      };
    case 'request':
      return {
        ...entry,
        request: cutRequest(entry.request),
        ...(entry.answer === undefined ? {} : { answer: cutAnswer(entry.answer) }),
        ...failure(entry.failure),
      };
  }
}

function failure(text: string | undefined): { failure?: string } {
  return text === undefined ? {} : { failure: cutText(text, SHOWN.line) };
}

function cutRequest({ method, address, headers, body }: HttpRequest): HttpRequest {
  return {
    method: cutText(method, SHOWN.name),
    address: cutText(address, SHOWN.address),
    headers: cutHeaders(headers),
    body: body === null ? null : cutText(body, SHOWN.body),
  };
}

function cutAnswer(answer: HttpAnswer): HttpAnswer {
  const { statusText, headers, body } = answer;
  return {
    ...answer,
    statusText: cutText(statusText, SHOWN.name),
    headers: cutHeaders(headers),
    body: cutText(body, SHOWN.body),
  };
}

type Headers = HttpRequest['headers'];

function cutHeaders(headers: Headers): Headers {
  const kept = headers
    .slice(0, SHOWN.headers)
    .map(([name, value]) => [cutText(name, SHOWN.name), cutText(value, SHOWN.header)] as const);
  const more = headers.length - kept.length;
  return more > 0 ? [...kept, ['…', `${String(more)} more headers`]] : kept;
}
