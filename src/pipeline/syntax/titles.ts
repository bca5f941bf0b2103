// Titles of the fixes for faults of the text itself.

import type { Fault, FaultCode } from '../../text/lenient/fault.ts';
import type { TextEdit } from '../../model/problem.ts';

type Title = (fault: Fault, edits: readonly TextEdit[]) => string;

const TITLES: Readonly<Record<FaultCode, Title>> = {
  'backtick-escape': backslash,
  'bad-escape': backslash,
  'bad-number': written,
  bom: () => 'Remove the byte order mark',
  comment: ({ args }) => (args?.['count'] === 1 ? 'Remove the comment' : 'Remove these comments'),
  'extra-comma': () => 'Remove the comma',
  'extra-text': ({ args }) => (args?.['brackets'] === true ? 'Remove the extra brackets' : 'Remove the rest'),
  'joined-strings': () => 'Make it one string',
  'left-out': () => 'Remove the dots',
  'line-break-in-string': ({ args }) =>
    args?.['count'] === 1 ? 'Write it as an escape' : 'Write them as escapes',
  'missing-brackets': () => 'Put braces around the members',
  'missing-colon': () => 'Insert a colon',
  'missing-comma': () => 'Insert a comma',
  'missing-key': () => 'Add a key',
  'missing-value': () => 'Add the value null',
  'python-literal': written,
  'single-quotes': () => 'Use double quotes',
  'smart-quotes': () => 'Use straight double quotes',
  'strange-space': () => 'Remove the invisible character',
  'trailing-comma': () => 'Remove the comma',
  'unclosed-bracket': ({ args }) => (args?.['count'] === 1 ? 'Close the bracket' : 'Close all brackets'),
  'unclosed-string': () => 'Close the string',
  'unescaped-quote': () => 'Escape the quotes',
  unexpected: () => 'Remove it',
  'unquoted-key': () => 'Put the key in quotes',
  'unquoted-string': () => 'Put the string in quotes',
  'wrong-bracket': ({ args }) => `Write \`${String(args?.['wanted'])}\``,
};

/** The title of one fix of a fault. */
export function titleOf(fault: Fault, edits: readonly TextEdit[]): string {
  return TITLES[fault.code](fault, edits);
}

function backslash({ args }: Fault, edits: readonly TextEdit[]): string {
  const many = args?.['count'] !== 1;
  if (edits.some((edit) => edit.insert !== ''))
    return many ? 'Double the backslashes' : 'Double the backslash';
  return many ? 'Remove the backslashes' : 'Remove the backslash';
}

function written({ args }: Fault): string {
  return `Write ${String(args?.['text'])}`;
}
