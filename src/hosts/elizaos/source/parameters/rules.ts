// Rules for the parameters of actions and their schemas.

import { defineRule } from '../../../kit/rule.ts';
import { code, listed, perhaps } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

const PARAMETER = section('Action Schema, ActionParameter');

export const parameterMissing = defineRule<{ member: string }>('elizaos/source-parameter-missing', {
  severity: { documented: 'types' },
  message: ({ member }) =>
    member === 'required'
      ? 'The parameter does not say whether it is `required`. The documented interface asks for it.'
      : `The parameter has no ${code(member)}. The model needs it to fill the parameter in.`,
  evidence: [PARAMETER],
});

export const parametersAsList = defineRule<{ names: readonly string[] }>('elizaos/source-parameters-list', {
  severity: { 'core-1.x': 'advice' },
  message: ({ names }) =>
    `The model of core 1.x hears nothing of ${listed(names.map((one) => code(one)))}. Its prompt leaves out this list, which the documentation asks for, and names only parameters that are written as \`{ name: { type, description, required } }\`. The description of the action can name them.`,
  evidence: [PARAMETER, core1('formatActionsWithParams of @elizaos/plugin-bootstrap 1.7.2')],
});

export const parameterType = defineRule<{ type: string; name: string; suggestion: string | undefined }>(
  'elizaos/source-parameter-type',
  {
    severity: { documented: 'types' },
    message: ({ type, name, suggestion }) =>
      `${code(type)} is not a type of JSON Schema. A newer core throws “Unsupported schema type” for the parameter ${code(name)}.${perhaps(suggestion)}`,
    evidence: [PARAMETER],
  },
);

export const parameterWithoutType = defineRule<{ name: string }>('elizaos/source-parameter-without-type', {
  severity: { documented: 'types' },
  message: ({ name }) =>
    `The schema of ${code(name)} has no \`type\`, nor \`oneOf\` or \`anyOf\`. A newer core throws an error when it makes a tool of the action.`,
  evidence: [PARAMETER],
});
