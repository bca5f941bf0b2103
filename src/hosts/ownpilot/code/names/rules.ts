// Sentences for names and members that the sandbox does not have, and for the traps of those that it has.

import type { Args } from '../../../../model/finding.ts';
import type { Rule } from '../../../../model/host.ts';
import { ERA, NOW } from '../../releases.ts';
import {
  CHANGED,
  code,
  codes,
  era,
  guide,
  meant,
  now,
  NOW_CHANGED,
  REAL_CHANGED,
  say,
} from '../../evidence.ts';
import { INSTEAD } from '../sandbox.ts';

const GLOBALS = guide('Tool Code Environment, Available Globals');
const CONTEXT = 'core/sandbox/context.ts:394-446';
const TOOLBOX = 'core/agent/tools/dynamic-tool-sandbox.ts:164-468';

function instead(args: Args): string {
  const name = say(args, 'name');
  return Object.hasOwn(INSTEAD, name) ? ` Use ${INSTEAD[name] ?? ''} instead.` : '';
}

function missing(args: Args): string {
  const name = code(args, 'name');
  if (args.kind === 'network') {
    return `${name} only exists in 0.8.3, and there only for tools with the \`network\` permission. \`fetch\` accepts plain objects everywhere.`;
  }
  if (args.kind === 'undefined') return `The sandbox clears ${name}, so using it throws.${instead(args)}`;
  return `The sandbox has no ${name}, so using it throws a ReferenceError.${instead(args)}`;
}

function noMember(what: string, list: string): (args: Args) => string {
  return (args) =>
    `\`${what}\` has no ${code(args, 'name')}, so the tool fails where it uses it; there ${list}.${meant(args)}`;
}

export const sandboxRules: Readonly<Record<string, Rule>> = {
  'ownpilot/code-name-forbidden': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'name')} is not available to tools: the guide says so, and the sandbox clears it, so using it throws.${args.name === 'setTimeout' ? ' `setInterval` does exist in the real releases.' : ''}`,
    evidence: [GLOBALS, era(CONTEXT), now(CONTEXT)],
  },
  'ownpilot/code-name-missing': {
    severity: CHANGED,
    message: missing,
    evidence: [GLOBALS, era(CONTEXT), now(CONTEXT)],
  },
  'ownpilot/code-name-unknown': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'name')} is not declared in this code and the sandbox does not have it, so the call fails here.${meant(args)}`,
    evidence: [GLOBALS, era(CONTEXT), now(CONTEXT)],
  },
  'ownpilot/code-abort-signal': {
    severity: REAL_CHANGED,
    message: () =>
      'The guide recommends `AbortSignal.timeout`, but neither release has it in the sandbox: the line throws “AbortSignal is not defined” and the request is never sent.',
    evidence: [era(CONTEXT, 'AbortSignal is not defined'), now(CONTEXT, 'AbortSignal is not defined')],
  },
  'ownpilot/code-module-exports': {
    severity: CHANGED,
    message: (args) =>
      `Tool code is the body of a function, not a module: \`${say(args, 'name')}\` does not exist in a chat, and the call fails. Only the worker of 0.8.3 (triggers, plans, “Run Tool”) accepts it. \`return\` works everywhere.`,
    evidence: [
      guide('Tool Code Environment'),
      era('core/agent/tools/dynamic-tool-executor.ts'),
      now('gw/services/extension/sandbox.ts:236-243'),
    ],
  },
  'ownpilot/code-utils-member': {
    severity: CHANGED,
    message: noMember('utils', 'are 48 others'),
    evidence: [GLOBALS, era(TOOLBOX), now(TOOLBOX)],
  },
  'ownpilot/code-console-member': {
    severity: CHANGED,
    message: noMember('console', 'are `log`, `warn` and `error`'),
    evidence: [GLOBALS, era(CONTEXT), now(CONTEXT)],
  },
  'ownpilot/code-crypto-member': {
    severity: CHANGED,
    message: noMember(
      'crypto',
      'are `randomUUID`, `randomBytes` and `createHash`, not the Web Crypto of browsers',
    ),
    evidence: [GLOBALS, era(TOOLBOX), now(TOOLBOX)],
  },
  'ownpilot/code-config-member': {
    severity: CHANGED,
    message: noMember('config', 'is `get` alone'),
    evidence: [
      guide('Required Services, Reading Config in Tool Code'),
      era('core/agent/tools/dynamic-tool-executor.ts:75-79'),
      now('core/agent/tools/dynamic-tool-executor.ts:75-79'),
    ],
  },
  'ownpilot/code-utils-detached': {
    severity: REAL_CHANGED,
    message: (args) =>
      `\`utils.${say(args, 'name')}\` works through \`this\`, so it throws when taken out of \`utils\`. Call it as \`utils.${say(args, 'name')}(…)\`.`,
    evidence: [era(TOOLBOX), now(TOOLBOX)],
  },
  'ownpilot/code-random-int': {
    severity: REAL_CHANGED,
    message: (args) =>
      `\`utils.randomInt\` does not give a number when both ends are the same (here ${say(args, 'value')}), and the model gets \`null\`.`,
    evidence: [era(TOOLBOX), now(TOOLBOX)],
  },
  'ownpilot/code-instanceof': {
    severity: { [ERA]: 'advice', [NOW]: 'advice' },
    message: (args) =>
      `In a chat the sandbox gets ${code(args, 'name')} from outside, so \`instanceof ${say(args, 'name')}\` is false for values that this code creates with literals.${args.name === 'Array' ? ' Use `Array.isArray`.' : ''}`,
    evidence: [era(CONTEXT), now('core/sandbox/context.ts:258-359')],
  },
  'ownpilot/code-response-bytes': {
    severity: NOW_CHANGED,
    message: () =>
      'In a chat of 0.8.3 this array is always empty, because the sandbox passes the buffer behind a proxy. Read the response with `text()` or `json()`.',
    evidence: [now('core/sandbox/context.ts:258-359')],
  },
  'ownpilot/code-form-body': {
    severity: NOW_CHANGED,
    message: () =>
      '0.8.3 sends a `URLSearchParams` body as plain text, so most servers find no form fields in it. Set the content type yourself.',
    evidence: [now('core/sandbox/context.ts:258-359')],
  },
  'ownpilot/code-worker': {
    severity: { [NOW]: 'advice' },
    message: (args) =>
      `This works when the model calls the tool in a chat. When a trigger, a plan or “Run Tool” calls it, 0.8.3 runs it in a worker without ${codes(args, 'names')}${Number(args.more) > 0 ? ` (and ${say(args, 'more')} more)` : ''}, and it fails.`,
    evidence: [now('gw/services/tool/executor.ts:268-375'), now('gw/services/extension/sandbox.ts')],
  },
};
