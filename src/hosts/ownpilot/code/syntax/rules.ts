// The rule for code that does not compile. OwnPilot does not compile it before the first call.

import type { Fix } from '../../../../model/finding.ts';
import { fromBoth, guide, define } from '../../evidence.ts';
import { edit, inCode, insertAt, replace, type InCode } from '../in-code.ts';
import { functionOf } from '../../../../lang/javascript/nodes.ts';

export const syntax = define.broken<{ message: string }>('ownpilot/code-syntax', {
  message: ({ message }) =>
    `The code does not compile here: “${message}”. OwnPilot installs the package, but every call of this tool fails.`,
  evidence: [
    guide('Tool Code Environment'),
    ...fromBoth(
      'core/agent/tools/dynamic-tools.ts:752-758',
      'core/agent/tools/dynamic-tool-executor.ts:217-223',
    ),
  ],
  fix: inCode((place) => [...withoutTypes(place), ...asyncAround(place)]),
});

/** Removes the annotations of TypeScript, where the first of them is what does not compile. */
function withoutTypes({ tool, code, span }: InCode): Fix[] {
  const types = code.all('TypeAnnotation');
  if (types[0]?.from !== span.from) return [];
  const edits = types.map((node) => {
    const { from } = node.prevSibling?.name === 'Optional' ? node.prevSibling : node;
    return replace({ from, to: node.to }, '');
  });
  return edit(tool, types.length > 1 ? 'Remove the types' : 'Remove the type', ...edits);
}

/** Makes the function around a misplaced `await` asynchronous. */
function asyncAround({ tool, code, span }: InCode): Fix[] {
  const misplaced = code.all('AwaitExpression').find(({ from }) => from === span.from);
  const around = misplaced && functionOf(misplaced);
  if (!around || around.name === 'StaticBlock') return [];
  if (['async', 'get', 'set', 'static'].some((keyword) => around.getChild(keyword))) return [];
  return edit(tool, 'Make the function async', insertAt(around.from, 'async '));
}
