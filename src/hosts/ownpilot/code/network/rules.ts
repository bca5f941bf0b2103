// Rules for requests: their timeout and their address.

import type { Evidence } from '../../../../model/finding.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code as quoted } from '../../../kit/words.ts';
import { from0_8_3, fromBoth, guide, V0_8_3_CHANGED, define } from '../../evidence.ts';
import { edit, inCode, insertAt, replace } from '../in-code.ts';
import { calls } from '../../../../lang/javascript/nodes.ts';
import { guarded } from '../sandbox.ts';

const guard = (text?: string): Evidence[] =>
  fromBoth(
    'core/agent/tools/dynamic-tools.ts:180-246',
    'core/agent/tools/dynamic-tool-permissions.ts:160-342',
    text,
  );
const refused = guard('attempted to access a private/internal URL');

export const fetchTimeout = define.guideAdvice('ownpilot/code-fetch-timeout', {
  message: () =>
    'The guide wants a timeout on every `fetch`. Its `AbortSignal.timeout(10000)` throws in both real releases, so use it only where it exists. 0.8.3 stops waiting after 30 seconds anyway.',
  evidence: [guide('Tips, 13')],
  fix: inCode(({ tool, code, span }) => {
    const call = calls(code, 'fetch').find(({ callee }) => callee.from === span.from);
    const [url, options] = call?.args ?? [];
    const signal = `signal: ${guarded('AbortSignal.timeout(10000)')}`;
    const title = 'Add a timeout for releases that have one';
    if (url && !options) return edit(tool, title, insertAt(url.to, `, { ${signal} }`));
    if (options?.name !== 'ObjectExpression') return [];
    const last = options.getChildren('Property').at(-1);
    return edit(tool, title, last ? insertAt(last.to, `, ${signal}`) : replace(options, `{ ${signal} }`));
  }),
});

export const formBody = defineRule('ownpilot/code-form-body', {
  severity: V0_8_3_CHANGED,
  message: () =>
    '0.8.3 sends a `URLSearchParams` body as plain text, so most servers find no form fields in it. Set the content type yourself.',
  evidence: [from0_8_3('core/sandbox/context.ts:258-359')],
  fix: inCode(({ tool, node }) => {
    const header = ", headers: { 'Content-Type': 'application/x-www-form-urlencoded' }";
    return node ? edit(tool, 'Set the content type', insertAt(node.to, header)) : [];
  }),
});

export const fetchPrivate = define.realBroken<{ host: string }>('ownpilot/code-fetch-private', {
  message: ({ host }) =>
    `OwnPilot lets tools reach only public addresses. A request to ${quoted(host)} is blocked, and no setting allows it.`,
  evidence: refused,
});

export const fetchScheme = define.realBroken<{ scheme: string }>('ownpilot/code-fetch-scheme', {
  message: ({ scheme }) =>
    `OwnPilot’s \`fetch\` allows only http and https; ${quoted(`${scheme}:`)} is blocked like a private address.`,
  evidence: refused,
});

export const fetchRelative = define.broken<{ text: string }>('ownpilot/code-fetch-relative', {
  message: ({ text }) =>
    `${quoted(text)} is not a complete address: a tool has no page to resolve it against, so \`fetch\` throws “Invalid URL”. Start with \`https://\`.`,
  evidence: [guide('Tool Code Environment, Available Globals'), ...guard('Invalid URL')],
});
