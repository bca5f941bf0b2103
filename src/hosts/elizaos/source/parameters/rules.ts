// Rules for the parameters of actions and their schemas.

import { defineRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { section } from '../../evidence.ts';

const PARAMETER = section('Action Schema, ActionParameter');

export const parameterMissing = defineRule<{ member: string }>('elizaos/source-parameter-missing', {
  severity: { documented: 'types' },
  message: ({ member }) =>
    member === 'required'
      ? 'The parameter does not say whether it is `required`. The documented interface asks for it.'
      : `The parameter has no ${code(member)}. The model needs it to fill the parameter in.`,
  evidence: [PARAMETER],
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
