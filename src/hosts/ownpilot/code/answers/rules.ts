// Sentences for code that does not compile, promises that are not awaited, and what the tool returns.

import type { Args } from '../../../../model/finding.ts';
import type { Rule } from '../../../../model/host.ts';
import { GUIDE } from '../../releases.ts';
import { CHANGED, code, codes, era, guide, now, say } from '../../evidence.ts';

const BODY = guide('Tool Code Environment');
const FORMAT = guide('Tool Code Environment, Return Format');
const EXECUTOR = 'core/agent/tools/dynamic-tool-executor.ts:217-223';
const RUN = [BODY, era(EXECUTOR), now(EXECUTOR)];
const RESULT = 'gw/tools/registry/external-registration.ts:173-178';

/** Nothing compiles the code before the first call. */
const FATE = 'The package installs and the tool is offered, but every call fails';

const EFFECTS: Readonly<Record<string, string>> = {
  'config.get': 'never what the user has entered',
  fetch: 'never the response',
  'utils.callTool': "never the tool's answer",
};

function syntax(args: Args): string {
  return args.kind === 'end'
    ? `The code ends while a bracket, a brace or a string is still open. ${FATE}.`
    : `The code is not valid JavaScript at ${code(args, 'found')}. ${FATE}.`;
}

function redeclared(args: Args): string {
  return args.by === 'host'
    ? `OwnPilot declares ${code(args, 'name')} before the code, so it cannot be declared again. ${FATE}.`
    : `${code(args, 'name')} is declared twice. ${FATE}.`;
}

export const answerRules: Readonly<Record<string, Rule>> = {
  'ownpilot/code-syntax': { severity: CHANGED, message: syntax, evidence: RUN },
  'ownpilot/code-typescript': {
    severity: CHANGED,
    message: (args) => `OwnPilot runs JavaScript, which has no types: remove ${code(args, 'type')}. ${FATE}.`,
    evidence: RUN,
  },
  'ownpilot/code-import-export': {
    severity: CHANGED,
    message: (args) =>
      `Tool code is the body of a function, where \`${say(args, 'keyword')}\` is not allowed. ${FATE}.`,
    evidence: RUN,
  },
  'ownpilot/code-redeclares': { severity: CHANGED, message: redeclared, evidence: RUN },
  'ownpilot/code-await-place': {
    severity: CHANGED,
    message: () => `\`await\` is in a function that is not \`async\`, so the code does not compile. ${FATE}.`,
    evidence: RUN,
  },
  'ownpilot/code-await-missing': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'path')} is asynchronous; without \`await\` this works on a promise, ${EFFECTS[say(args, 'path')] ?? 'not on a value'}.`,
    evidence: [guide('Tool Code Environment, Available Globals'), era(EXECUTOR), now(EXECUTOR)],
  },
  'ownpilot/code-no-return': {
    severity: CHANGED,
    message: (args) =>
      args.alone === true
        ? 'The code declares a function that nothing calls, so the model gets an empty answer. The code itself is the body of the tool.'
        : 'The code never returns anything, so the model gets an empty answer. The guide wants `return { content: … }`.',
    evidence: [FORMAT, era(RESULT), now(RESULT)],
  },
  'ownpilot/code-return-nothing': {
    severity: CHANGED,
    message: () =>
      'The tool returns nothing here, so the model gets an empty answer. The guide wants `return { content: … }`.',
    evidence: [FORMAT, era(RESULT), now(RESULT)],
  },
  'ownpilot/code-return-response': {
    severity: CHANGED,
    message: () =>
      'This returns the response itself, and the model gets `{}`. Read it first, for example with `await response.json()`.',
    evidence: [FORMAT, era(RESULT), now(RESULT)],
  },
  'ownpilot/code-return-not-object': {
    severity: { [GUIDE]: 'changed' },
    message: () =>
      'The guide wants an object with `content` from every `return`. The real releases pass any value to the model unchanged.',
    evidence: [FORMAT],
  },
  'ownpilot/code-return-no-content': {
    severity: { [GUIDE]: 'changed' },
    message: (args) =>
      `The returned object has ${Array.isArray(args.keys) && args.keys.length > 0 ? codes({ keys: args.keys.slice(0, 4) }, 'keys') : 'no members'} but no \`content\`, which the guide requires. The real releases pass the whole object to the model.`,
    evidence: [FORMAT],
  },
};
