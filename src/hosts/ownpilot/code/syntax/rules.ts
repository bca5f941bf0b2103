// Rules for code that does not compile. OwnPilot does not compile it before the first call.

import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { BROKEN, fromBoth, guide } from '../../evidence.ts';
import { edit, inCode, insertAt, replace } from '../in-code.ts';
import { functionOf } from '../../../../lang/javascript/nodes.ts';
import type { SyntaxFault } from './fault.ts';

const EXECUTOR = fromBoth(
  'core/agent/tools/dynamic-tools.ts:752-758',
  'core/agent/tools/dynamic-tool-executor.ts:217-223',
);
const evidence = [guide('Tool Code Environment'), ...EXECUTOR];

const THEN = 'OwnPilot installs the package, but every call of this tool fails';

export const syntax = defineRule<{ kind: SyntaxFault['kind']; found: string }>('ownpilot/code-syntax', {
  severity: BROKEN,
  message: ({ kind, found }) =>
    kind === 'end'
      ? `The code ends while a bracket, a brace or a string is still open. ${THEN}.`
      : `Syntax error at ${code(found)}. ${THEN}.`,
  evidence,
});

export const typescript = defineRule<{ type: string }>('ownpilot/code-typescript', {
  severity: BROKEN,
  message: ({ type }) => `OwnPilot runs JavaScript, which has no types: remove ${code(type)}. ${THEN}.`,
  evidence,
  fix: inCode(({ tool, node }) => {
    if (!node) return [];
    const { from } = node.prevSibling?.name === 'Optional' ? node.prevSibling : node;
    return edit(tool, 'Remove the type', replace({ from, to: node.to }, ''));
  }),
});

export const importExport = defineRule<{ keyword: 'import' | 'export' }>('ownpilot/code-import-export', {
  severity: BROKEN,
  message: ({ keyword }) =>
    `Tool code is the body of a function, where \`${keyword}\` is not allowed. ${THEN}.`,
  evidence,
});

export const redeclares = defineRule<{ name: string; by: 'host' | 'code' }>('ownpilot/code-redeclares', {
  severity: BROKEN,
  message: ({ name, by }) =>
    by === 'host'
      ? `OwnPilot declares ${code(name)} before the code, so it cannot be declared again. ${THEN}.`
      : `${code(name)} is declared twice. ${THEN}.`,
  evidence,
});

export const awaitPlace = defineRule('ownpilot/code-await-place', {
  severity: BROKEN,
  message: () => `\`await\` is in a function that is not \`async\`, so the code does not compile. ${THEN}.`,
  evidence,
  fix: inCode(({ tool, node }) => {
    const around = node && functionOf(node);
    if (!around || around.getChild('get') || around.getChild('set') || around.getChild('static')) return [];
    if (around.name === 'StaticBlock') return [];
    return edit(tool, 'Make the function async', insertAt(around.from, 'async '));
  }),
});
