// Names in the sentences of a report: as code, and of many only the first.

import { codeSpan } from '../../text/markdown.ts';

const MAX_NAMES = 8;
const MAX_NAME_LENGTH = 60;

/** Names between backticks; of many only the first, and how many more. */
export function listed(names: readonly string[]): string {
  return some(names.map(spanOf));
}

/** The same of parts that are worded already. */
export function some(parts: readonly string[]): string {
  const shown = parts.length > MAX_NAMES + 1 ? parts.slice(0, MAX_NAMES) : parts;
  const more = parts.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}

/** A name as code; what would end the code is replaced. */
export function spanOf(name: string): string {
  const short = name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;
  return codeSpan(short.replaceAll('`', '’'));
}
