// Rules for what OwnPilot's code check refuses.

import type { SyntaxNode } from '@lezer/common';
import type { Fix } from '../../../../model/finding.ts';
import { code as quoted } from '../../../kit/words.ts';
import { fromBoth, guide, define } from '../../evidence.ts';
import { edit, inCode, insertAt, replace, type InCode } from '../in-code.ts';
import { expressions, resolve, textOf } from '../../../../lang/javascript/nodes.ts';
import type { ParsedCode } from '../../../../lang/javascript/parse.ts';
import { MAX_CODE, type BlockedPattern } from './patterns.ts';

const IN_2026_02 = 'core/sandbox/code-validator.ts:46-149';
const IN_0_8_3 = 'core/sandbox/code-validator.ts:46-208';

/** What happens to the tool. Only a line in the server's log says so. */
const LEFT_OUT = 'The package installs, but this tool is silently left out';
const RELAXED = 'With `local` the tool is still registered, but every call is refused';

const TEXTS = {
  string: 'also inside a string',
  comment: 'also inside a comment',
  regexp: 'also inside a regular expression',
};

/** What the matched text belongs to. */
export type Where = 'code' | keyof typeof TEXTS;

export interface BlockedArgs {
  readonly [key: string]: unknown;
  readonly pattern: BlockedPattern;
  /** The text that the pattern matches. */
  readonly found: string;
  readonly where: Where;
  /** True where the code uses the global that the guide rules out. */
  readonly documented: boolean;
  /** True where the tool's permissions let it register anyway; its calls still fail. */
  readonly relaxed: boolean;
}

/** Every pattern has its own releases. */
export const blocked = define.broken<BlockedArgs>('ownpilot/code-blocked', {
  message: ({ pattern: { instead }, found, where, documented, relaxed }) => {
    const then = relaxed ? RELAXED : LEFT_OUT;
    if (where !== 'code') {
      return `OwnPilot searches the code as plain text, so ${quoted(found)} counts ${TEXTS[where]}. ${then}, so reword it.`;
    }
    const forbidden = documented ? 'The guide forbids it, too. ' : '';
    const better = instead === undefined ? '.' : `; use ${instead} instead.`;
    return `OwnPilot's code check refuses ${quoted(found)}. ${forbidden}${then}${better}`;
  },
  evidence: [
    guide('Tool Code Environment, Available Globals'),
    ...fromBoth(IN_2026_02, IN_0_8_3, 'Tool code validation failed: … is not allowed'),
  ],
  fix: inCode((place) => [...fixOf(place), ...reword(place)]),
});

function fixOf(place: InCode<BlockedArgs>): Fix[] {
  const { id } = place.args.pattern;
  if (id === 'exec') return useMatch(place);
  return id === 'require' ? removeRequire(place) : [];
}

export const anonymousFunction = define.realBroken('ownpilot/code-anonymous-function', {
  message: () =>
    `The code check treats \`function (\` without a name as the forbidden \`Function(\` constructor. ${LEFT_OUT}; write an arrow function or give the function a name.`,
  evidence: fromBoth(IN_2026_02, IN_0_8_3, 'Function() constructor is not allowed'),
  fix: inCode(({ tool, code, span }) => {
    const isExpression = code
      .all('FunctionExpression')
      .some(
        (node) =>
          node.getChild('function')?.from === span.from &&
          node.getChild('ParamList') &&
          !node.getChild('Star'),
      );
    if (!isExpression) return [];
    return edit(tool, 'Give the function a name', insertAt(span.to, ` ${freeName(code)}`));
  }),
});

export const tooLong = define.realBroken<{ length: number }>('ownpilot/code-too-long', {
  message: ({ length }) =>
    `The code has ${String(length)} characters, and OwnPilot accepts at most ${String(MAX_CODE)}. ${LEFT_OUT}. Plugbench does not check code this long.`,
  evidence: fromBoth(IN_2026_02, IN_0_8_3, `Code exceeds maximum size of ${String(MAX_CODE)} characters`),
});

function freeName(code: ParsedCode): string {
  let name = 'callback';
  for (let n = 2; code.text.includes(name); n++) name = `callback${String(n)}`;
  return name;
}

/** `pattern.exec(text)` → `String(text).match(pattern)`, the same for patterns that keep no position. */
function useMatch({ tool, code, span, args: { where } }: InCode<BlockedArgs>): Fix[] {
  if (where !== 'code') return [];
  const method = code.tree.resolveInner(span.from, 1).parent;
  const call = method?.parent;
  if (method?.name !== 'MemberExpression' || call?.name !== 'CallExpression') return [];
  const [base] = expressions(method);
  const list = call.getChild('ArgList');
  const [text, ...rest] = list ? expressions(list) : [];
  if (!base || !text) return [];
  if (rest.length > 0 || keepsPosition(code, resolve(code, base))) return [];
  const plain = /^(?:Template)?String$/.test(text.name);
  const subject = plain ? textOf(code, text) : `String(${textOf(code, text)})`;
  return edit(tool, 'Use `match`', replace(call, `${subject}.match(${textOf(code, base)})`));
}

/** True for the flags `g` and `y`, and for anything but a literal, whose flags are not known. */
function keepsPosition(code: ParsedCode, pattern: SyntaxNode): boolean {
  return pattern.name !== 'RegExp' || /[gy]/.test(textOf(code, pattern).split('/').at(-1) ?? '');
}

/** Removes the comment that contains the match. */
function reword({ tool, code, span, args }: InCode<BlockedArgs>): Fix[] {
  if (args.where !== 'comment') return [];
  const comment = around(code, span.from, /Comment$/);
  if (!comment) return [];
  return edit(tool, 'Remove the comment', replace(comment, comment.name === 'BlockComment' ? ' ' : ''));
}

function around(code: ParsedCode, offset: number, kind: RegExp): SyntaxNode | null {
  let here: SyntaxNode | null = code.tree.resolveInner(offset, 1);
  while (here && !kind.test(here.name)) here = here.parent;
  return here;
}

/** Modules of which the sandbox has the parts that are used under the same names. */
const GLOBALS: Readonly<Record<string, readonly string[]>> = {
  crypto: ['crypto'],
  'node:crypto': ['crypto'],
  'node-fetch': ['fetch'],
  url: ['URL', 'URLSearchParams'],
  'node:url': ['URL', 'URLSearchParams'],
};

/** `const crypto = require('crypto');` goes, because `crypto` is there already. */
function removeRequire({ tool, code, span, args }: InCode<BlockedArgs>): Fix[] {
  const statement = args.where === 'comment' ? null : around(code, span.from, /^VariableDeclaration$/);
  if (!statement) return [];
  const match =
    /^(?:const|let|var)\s+(?:\{([\w\s,]*)\}|(\w+))\s*=\s*require\(\s*['"]([\w:-]+)['"]\s*\);?$/.exec(
      textOf(code, statement),
    );
  const module = match?.[3] ?? '';
  const names = (match?.[1] ?? match?.[2] ?? '').split(',').map((name) => name.trim());
  const known = Object.hasOwn(GLOBALS, module) ? (GLOBALS[module] ?? []) : [];
  if (!names.every((name) => known.includes(name))) return [];
  const rest = /^[ \t]*\n?/.exec(code.text.slice(statement.to))?.[0].length ?? 0;
  const line = { from: statement.from, to: statement.to + rest };
  return edit(tool, `Remove the line: ${names.join(' and ')} is there already`, replace(line, ''));
}
