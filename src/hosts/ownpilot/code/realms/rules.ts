// Rules for code that mixes the sandbox's own objects with those that come from outside it.

import { defineRule } from '../../../kit/rule.ts';
import { from0_8_3, from2026_02, V0_8_3_CHANGED } from '../../evidence.ts';
import { V2026_02, V0_8_3 } from '../../releases.ts';
import { edit, inCode, insertAt, replace } from '../in-code.ts';
import { textOf } from '../../../../lang/javascript/nodes.ts';

const CONTEXT = 'core/sandbox/context.ts:258-359';

type Constructor = 'Array' | 'Object' | 'RegExp';

export const instanceOf = defineRule<{ name: Constructor }>('ownpilot/code-instanceof', {
  severity: { [V2026_02]: 'advice', [V0_8_3]: 'advice' },
  message: ({ name }) =>
    `In a chat the sandbox gets \`${name}\` from outside, so \`instanceof ${name}\` is false for values that this code creates with literals.${name === 'Array' ? ' Use `Array.isArray`.' : ''}`,
  evidence: [from2026_02('core/sandbox/context.ts:189-308'), from0_8_3(CONTEXT)],
  fix: inCode(({ tool, code, node, args }) => {
    const left = node?.firstChild;
    if (!node || !left || args.name !== 'Array') return [];
    return edit(tool, 'Use `Array.isArray`', replace(node, `Array.isArray(${textOf(code, left)})`));
  }),
});

export const responseBytes = defineRule('ownpilot/code-response-bytes', {
  severity: V0_8_3_CHANGED,
  message: () =>
    'In a chat of 0.8.3 this array is always empty, because the sandbox passes the buffer behind a proxy. Read the response with `text()` or `json()`.',
  evidence: [from0_8_3(CONTEXT)],
});

export const formBody = defineRule('ownpilot/code-form-body', {
  severity: V0_8_3_CHANGED,
  message: () =>
    '0.8.3 sends a `URLSearchParams` body as plain text, so most servers find no form fields in it. Set the content type yourself.',
  evidence: [from0_8_3(CONTEXT)],
  fix: inCode(({ tool, node }) => {
    const header = ", headers: { 'Content-Type': 'application/x-www-form-urlencoded' }";
    return node ? edit(tool, 'Set the content type', insertAt(node.to, header)) : [];
  }),
});
