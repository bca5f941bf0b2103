// Parameters that were renamed in the output while the tool's code still reads them under their old names.

import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { Plugin } from '../../model/plugin.ts';
import type { Remark } from '../../model/portable.ts';
import { parseWithin } from '../../text/parse-within.ts';
import { some, spanOf } from './listed.ts';
import { nameOf } from './moves.ts';

/** Sound code of the greatest length takes a tenth of it. */
const PATIENCE_MS = 500;

/** What the report says of them. `renamed` has old names by the place of the new one, as `nameOf` gives it. */
export function oldNamesRead({ tools }: Plugin, renamed: ReadonlyMap<string, string>): Remark[] {
  const found = tools.flatMap(({ id, title, parameters, code }) => {
    const changes = parameters.flatMap(({ name }) => {
      const old = renamed.get(nameOf(name));
      const isGone = old !== undefined && parameters.every((one) => one.name.value !== old);
      return isGone ? [{ old, now: name.value }] : [];
    });
    if (!code || changes.length === 0) return [];
    const read = namesRead(code.text.value);
    const tool = (id ?? title)?.value ?? '';
    return changes
      .filter(({ old }) => read.has(old))
      .map(({ old, now }) => `${spanOf(old)} of ${spanOf(tool)}, now ${spanOf(now)}`);
  });
  return found.length === 0
    ? []
    : [{ tone: 'stub', says: `Code still reads parameters by their old names: ${some(found)}.` }];
}

/** Names that code reads of an object: `args.day`, `args['day']`, `const { day } = args`, `({ day }) => …`. */
function namesRead(code: string): ReadonlySet<string> {
  // A handler may be a method or a function expression.
  const text = `(async () => {\n${code}\n})`;
  const names = new Set<string>();
  parseWithin(parser, text, PATIENCE_MS)?.iterate({
    enter: ({ name, node }) => {
      const read =
        name === 'MemberExpression' ? memberOf(node) : name === 'PatternProperty' ? node.firstChild : null;
      if (!read) return;
      const property = text.slice(read.from, read.to);
      names.add(read.name === 'String' ? property.slice(1, -1) : property);
    },
  });
  return names;
}

/** The name after the dot or in brackets; null for a member of a member, which is not an argument. */
function memberOf(node: SyntaxNode): SyntaxNode | null {
  return node.firstChild?.name === 'VariableName'
    ? (node.getChild('PropertyName') ?? node.getChild('String'))
    : null;
}
