// Members of `utils`, `console`, `crypto` and `config` that do not exist, and the traps of those that do.

import type { SyntaxNode } from '@lezer/common';
import type { Finding } from '../../../../model/finding.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import { calls, expressions, memberName, outerOf, textOf } from '../nodes.ts';
import type { Code } from '../parse.ts';
import { CONSOLE, CRYPTO, UTILS } from '../sandbox.ts';
import { mark, type ReadableTool } from '../tool.ts';

const MEMBERS: readonly (readonly [string, string, ReadonlySet<string>])[] = [
  ['utils', 'utils-member', UTILS],
  ['console', 'console-member', CONSOLE],
  ['crypto', 'crypto-member', CRYPTO],
  ['config', 'config-member', new Set(['get'])],
];

/** Members that every object has. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

export function checkMembers(tool: ReadableTool): Finding[] {
  const { code } = tool;
  const findings = MEMBERS.flatMap(([base, rule, known]) =>
    membersOf(code, base).flatMap(({ name, node }) => {
      if (known.has(name) || INHERITED.has(name)) return [];
      const meant = didYouMean(name, known);
      return [mark(tool, rule, node, { name, ...(meant === undefined ? {} : { meant }) })];
    }),
  );
  return [...findings, ...checkThis(tool), ...checkRandomInt(tool)];
}

export interface MemberUse {
  readonly name: string;
  readonly node: SyntaxNode;
  /** Taken out of its object, so that `this` is lost when it is called. */
  readonly detached: boolean;
}

/** Members of a free name that the code uses: `base.x` and `const { x } = base`. */
export function membersOf(code: Code, base: string): MemberUse[] {
  if (code.own.has(base)) return [];
  return code.uses(base).flatMap((name) => {
    const parent = name.parent;
    if (parent?.name === 'MemberExpression' && parent.firstChild?.from === name.from) {
      const member = memberName(code, parent);
      const node = expressions(parent).at(-1);
      const outer = parent.parent;
      if (member === undefined || !node || outer?.getChild('typeof')) return [];
      return [{ name: member, node, detached: outer?.name === 'VariableDeclaration' }];
    }
    return patternKeys(code, name).map((key) => ({ ...key, detached: true }));
  });
}

/** The keys that a destructuring takes out of the value: `const { a, b: c } = value`. */
export function patternKeys(code: Code, value: SyntaxNode): { name: string; node: SyntaxNode }[] {
  const pattern = patternFor(value);
  if (!pattern) return [];
  return pattern.getChildren('PatternProperty').flatMap((property) => {
    const node = property.firstChild;
    const plain = node?.name === 'PropertyName' || node?.name === 'VariableDefinition';
    return node && plain ? [{ name: textOf(code, node), node }] : [];
  });
}

/** The pattern that takes a value apart, also `const { a } = value || {}`. */
export function patternFor(value: SyntaxNode): SyntaxNode | null {
  let parent = outerOf(value);
  while (parent?.name === 'BinaryExpression' && parent.getChild('LogicOp')) parent = outerOf(parent);
  if (parent?.name !== 'VariableDeclaration' && parent?.name !== 'AssignmentExpression') return null;
  const pattern = parent.getChild('ObjectPattern');
  return pattern && pattern.to <= value.from ? pattern : null;
}

/** `flatten` and `sample` call other members through `this` (sheet 3.3). */
function checkThis(tool: ReadableTool): Finding[] {
  return membersOf(tool.code, 'utils').flatMap(({ name, node, detached }) =>
    detached && (name === 'flatten' || name === 'sample')
      ? [mark(tool, 'utils-detached', node, { name })]
      : [],
  );
}

function checkRandomInt(tool: ReadableTool): Finding[] {
  return calls(tool.code, 'utils').flatMap(({ path, args: [min, max], node }) => {
    if (path !== 'utils.randomInt' || min?.name !== 'Number' || max?.name !== 'Number') return [];
    const same = Number(textOf(tool.code, min)) === Number(textOf(tool.code, max));
    return same ? [mark(tool, 'random-int', node, { value: textOf(tool.code, min) })] : [];
  });
}
