// Rules for actions: their members, names, and what their functions do.

import { CORE_1, inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code, listed } from '../../../kit/words.ts';
import { core1, section, define } from '../../evidence.ts';

const ACTION = section('Action Schema');
const PROCESS = core1('processActions in src/runtime.ts');

export const actionName = defineRule<{ name: string }>('elizaos/source-action-name', {
  severity: { documented: 'refused', ...inCode.since(CORE_1, 'advice') },
  message: ({ name }) =>
    `The action name ${code(name)} is not in SCREAMING_SNAKE_CASE. Core 1.x compares names without case and \`_\`; newer ones throw “Invalid tool name” for anything but capital letters, digits and \`_\`.`,
  evidence: [ACTION, PROCESS],
});

export const coreAction = defineRule<{ name: string }>('elizaos/source-core-action', {
  severity: inCode.everywhere('broken'),
  message: ({ name }) =>
    `${code(name)} is an action that agents already have. The core registers the first action of a name and skips the others.`,
  evidence: [ACTION, core1('registerAction in src/runtime.ts', 'Action already registered, skipping')],
});

export const throws = defineRule('elizaos/source-throw', {
  severity: inCode.everywhere('changed'),
  message: () =>
    'The handler throws an error here. The documentation asks for a result with `success: false`. In core 1.x the error ends all actions of this answer, no result is kept, and what the callback was given before is lost.',
  evidence: [ACTION, PROCESS],
});

/** `holder`: where the member is named whose function gives the result. */
export const noSuccess = defineRule<{ member: string; holder: number }>('elizaos/source-no-success', {
  severity: { documented: 'types', ...inCode.since(CORE_1, 'changed') },
  message: () => '`success` is missing in the result. Core 1.x then reports every failure as a success.',
  evidence: [section('Action Schema, ActionResult'), PROCESS],
});

export const bareFailure = define.codeChanged('elizaos/source-bare-failure', {
  message: () =>
    'Core 1.x keeps this result as a success, also where `success` is false: a result needs `text`, `data` or `values`, else it is wrapped as `{ success: true, data: { legacyResult } }`.',
  evidence: [PROCESS],
});

export const noResult = define.codeChanged('elizaos/source-no-result', {
  message: () =>
    'The handler returns nothing. Core 1.x keeps the action as failed, and the next action and evaluators see no result of it.',
  evidence: [PROCESS],
});

export const lostCallback = defineRule('elizaos/source-lost-callback', {
  severity: inCode.since(CORE_1, 'advice'),
  message: () =>
    'Core 1.x says this only when the handler has ended. If what is awaited after it fails, the person gets none of it: catch the error, and return a result.',
  evidence: [PROCESS],
});

export const notAwaited = define.codeChanged('elizaos/source-not-awaited', {
  message: () =>
    'Nothing awaits this promise. The handler goes on without it, and if it fails, nothing handles the error, which ends the whole process. Add `await`, or `.catch()`.',
  evidence: [PROCESS],
});

export const validateAsGuard = define.codeChanged<{ key: string }>('elizaos/source-validate-guard', {
  message: ({ key }) =>
    `Only \`validate\` asks for ${code(key)}. In core 1.x it keeps the action out of the prompt and no more: the handler runs without ${code(key)} too, if the model names the action. Ask in the handler.`,
  evidence: [PROCESS],
});

export const parametersInOptions = define.codeChanged('elizaos/source-parameters-in-options', {
  message: () =>
    '`parameters` of the options is never set in core 1.x: there the parameters of a step are in `state.data.actionParams`.',
  evidence: [core1('runMultiStepCore in src/services/default-message-service.ts')],
});

export const contentWithoutParameters = define.pageAdvice<{ members: readonly string[] }>(
  'elizaos/source-content-without-parameters',
  {
    message: ({ members }) =>
      `The handler reads ${listed(
        members.map((one) => code(`content.${one}`)),
      )} from the message, but the action declares no \`parameters\`. The model is not asked for them, and a newer core makes a tool of it that takes no arguments at all.`,
    evidence: [section('Action Schema, ActionParameter')],
  },
);

/** `leadsTo` is the action that has the name; `own` where it is the same one, '' where the simile is empty. */
export const simile = defineRule<{ simile: string; own: string; leadsTo: string }>('elizaos/source-simile', {
  severity: { documented: 'advice', ...inCode.since(CORE_1, 'changed') },
  message: ({ simile, own, leadsTo }) => {
    if (leadsTo === '')
      return 'An empty simile fits any answer of the model that names no action of the agent.';
    return leadsTo === own
      ? `The core knows ${code(own)} under ${code(simile)} already. It compares names without case and \`_\`.`
      : `${code(simile)} leads to the action ${code(leadsTo)}, which the core finds first.`;
  },
  evidence: [ACTION, PROCESS],
});

export const parametersAsList = defineRule<{ names: readonly string[] }>('elizaos/source-parameters-list', {
  severity: inCode.since(CORE_1, 'advice'),
  message: ({ names }) =>
    `The model of core 1.x hears nothing of ${listed(names.map((one) => code(one)))}. Its prompt leaves out this list, which the documentation asks for, and names only parameters that are written as \`{ name: { type, description, required } }\`. The description of the action can name them.`,
  evidence: [
    section('Action Schema, ActionParameter'),
    core1('formatActionsWithParams of @elizaos/plugin-bootstrap 1.7.2'),
  ],
});
