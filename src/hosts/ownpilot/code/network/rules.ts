// Sentences for requests, permissions and calls of other tools.

import type { Rule } from '../../../../model/host.ts';
import { ADVICE, CHANGED, code, era, guide, GUIDE_ADVICE, now, REAL_CHANGED, say } from '../../evidence.ts';

const PERMISSIONS = guide('Permissions');
const SANDBOX = 'core/agent/tools/dynamic-tool-sandbox.ts:114-153';
const GUARD = 'core/agent/tools/dynamic-tool-permissions.ts:160-342';
const GATE = 'core/agent/tools/dynamic-tool-permissions.ts:20-161';

export const networkRules: Readonly<Record<string, Rule>> = {
  'ownpilot/code-fetch-permission': {
    severity: CHANGED,
    message: () =>
      'The tool calls `fetch` without the `network` permission, so every call fails with “fetch is not a function”.',
    evidence: [
      guide('Permissions; Tips, 9'),
      era(SANDBOX, 'fetch is not a function'),
      now(SANDBOX, 'fetch is not a function'),
    ],
  },
  'ownpilot/code-permission-unused': {
    severity: ADVICE,
    message: (args) =>
      `The code uses nothing that needs the permission ${code(args, 'permission')}. The guide says to request only what a tool needs.`,
    evidence: [PERMISSIONS, era(SANDBOX), now(SANDBOX)],
  },
  'ownpilot/code-fetch-timeout': {
    severity: GUIDE_ADVICE,
    message: () =>
      'The guide wants a timeout on every `fetch`. Its `AbortSignal.timeout(10000)` throws in both real releases, so use it only where it exists. 0.8.3 stops waiting after 30 seconds anyway.',
    evidence: [guide('Tips, 13')],
  },
  'ownpilot/code-fetch-private': {
    severity: REAL_CHANGED,
    message: (args) =>
      `OwnPilot lets tools reach only public addresses. A request to ${code(args, 'host')} is blocked, and no setting allows it.`,
    evidence: [
      era(GUARD, 'attempted to access a private/internal URL'),
      now(GUARD, 'attempted to access a private/internal URL'),
    ],
  },
  'ownpilot/code-fetch-scheme': {
    severity: REAL_CHANGED,
    message: (args) =>
      `OwnPilot’s \`fetch\` allows only http and https; \`${say(args, 'scheme')}:\` is blocked like a private address.`,
    evidence: [
      era(GUARD, 'attempted to access a private/internal URL'),
      now(GUARD, 'attempted to access a private/internal URL'),
    ],
  },
  'ownpilot/code-fetch-relative': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'text')} is not a complete address: a tool has no page to resolve it against, so \`fetch\` throws “Invalid URL”. Start with \`https://\`.`,
    evidence: [
      guide('Tool Code Environment, Available Globals'),
      era(GUARD, 'Invalid URL'),
      now(GUARD, 'Invalid URL'),
    ],
  },
  'ownpilot/code-call-tool-blocked': {
    severity: REAL_CHANGED,
    message: (args) =>
      `OwnPilot never lets a package call ${code(args, 'name')}: \`utils.callTool\` throws, whatever the permissions say.`,
    evidence: [era(GATE, 'is blocked for security'), now(GATE, 'is blocked for security')],
  },
  'ownpilot/code-call-tool-permission': {
    severity: REAL_CHANGED,
    message: (args) =>
      `${code(args, 'name')} may only be called by tools with the \`${say(args, 'permission')}\` permission; without it \`utils.callTool\` throws.`,
    evidence: [
      era(GATE, 'permission which this custom tool does not have'),
      now(GATE, 'permission which this custom tool does not have'),
    ],
  },
};
