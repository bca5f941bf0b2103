// Sentences for parameter schemas and permissions.

import type { Rule } from '../../../model/host.ts';
import { ERA, GUIDE, NOW } from '../releases.ts';
import {
  ADVICE,
  CHANGED,
  code,
  era,
  guide,
  GUIDE_ADVICE,
  GUIDE_REFUSED,
  meant,
  now,
  REAL_CHANGED,
  say,
} from '../evidence.ts';

const schema = guide('Parameter Schema');
const checker = (text?: string): ReturnType<typeof now>[] => [
  era('core/agent/tool-validation.ts', text),
  now('core/agent/tool-validation.ts', text),
];

const REQUIRED_KINDS: Readonly<Record<string, string>> = {
  letters: 'OwnPilot splits a string and requires every letter of it as an argument',
  throws: 'OwnPilot throws on every call of this tool because it cannot iterate over it',
  ignored: 'OwnPilot treats it as an empty list',
};

export const parameterRules: Readonly<Record<string, Rule>> = {
  'ownpilot/parameters-list': {
    severity: GUIDE_REFUSED,
    message: () =>
      '`parameters` is a list. The guide wants a schema with `"type": "object"`. The real releases accept the list, but find no parameters in it and check no arguments.',
    evidence: [guide('Validation Rule 8'), ...checker()],
  },
  'ownpilot/parameters-type-missing': {
    severity: { [GUIDE]: 'refused' },
    message: () =>
      '`parameters` lacks `"type": "object"`; the guide refuses that; the real releases do not check it.',
    evidence: [guide('Validation Rule 8')],
  },
  'ownpilot/parameters-type': {
    severity: { [GUIDE]: 'refused' },
    message: (args) =>
      `The type of \`parameters\` must be "object" and is ${say(args, 'found')}; the guide refuses that; the real releases do not check it.`,
    evidence: [guide('Validation Rule 8')],
  },
  'ownpilot/parameters-unchecked': {
    severity: { [GUIDE]: 'advice', [ERA]: 'changed', [NOW]: 'changed' },
    message: () =>
      'There is no `properties` here. OwnPilot checks no arguments, not even the required ones, and the model does not know what to send.',
    evidence: [schema, ...checker()],
  },
  'ownpilot/properties-type': {
    severity: CHANGED,
    message: (args) =>
      `\`properties\` must be an object with one schema per parameter and is ${say(args, 'found')}. No argument is checked against it.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/property-not-object': {
    severity: CHANGED,
    message: (args) =>
      `The schema of ${code(args, 'path')} must be an object and is ${say(args, 'found')}; OwnPilot does not check that argument.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/property-type-missing': {
    severity: ADVICE,
    message: (args) =>
      `${code(args, 'path')} has no \`type\`, so OwnPilot lets any value through to the code.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/property-type-list': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'path')} has a list of types. OwnPilot compares it with a single type name, so every call that sends this argument fails.`,
    evidence: [schema, ...checker('params.…: expected string,null, got string')],
  },
  'ownpilot/property-type-unknown': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'found')} is not one of the six parameter types, so every call that sends ${code(args, 'path')} fails.`,
    evidence: [schema, ...checker('params.…: expected …, got …')],
  },
  'ownpilot/property-description': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `${code(args, 'path')} has no description, so the model has to guess what to put in it.`,
    evidence: [schema],
  },
  'ownpilot/property-key-misspelt': {
    severity: CHANGED,
    message: (args) =>
      `\`${say(args, 'key')}\` in ${code(args, 'path')} means nothing in a schema.${meant(args)}`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/items-missing': {
    severity: ADVICE,
    message: (args) =>
      `The list ${code(args, 'path')} does not say what is in it, so OwnPilot checks none of its elements.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/default-ignored': {
    severity: REAL_CHANGED,
    message: (args) =>
      `OwnPilot fills in no defaults: when the model leaves ${code(args, 'path')} out, the code gets nothing. Set the default in the code and mention it in the description.`,
    evidence: checker(),
  },
  'ownpilot/constraint-unchecked': {
    severity: { [ERA]: 'advice', [NOW]: 'advice' },
    message: (args) =>
      `\`${say(args, 'key')}\` of ${code(args, 'path')} reaches the model, but OwnPilot does not check it. The code has to.`,
    evidence: checker(),
  },
  'ownpilot/enum-type': {
    severity: CHANGED,
    message: (args) =>
      `The \`enum\` of ${code(args, 'path')} must be a list and is ${say(args, 'found')}, so OwnPilot ignores it.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/enum-empty': {
    severity: CHANGED,
    message: (args) => `The \`enum\` of ${code(args, 'path')} is empty, so no value is accepted.`,
    evidence: [schema, ...checker('params.…: must be one of ')],
  },
  'ownpilot/enum-value-type': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'path')} is declared as ${say(args, 'type')}, and this choice is ${say(args, 'found')}. A call that picks it fails the type check.`,
    evidence: [schema, ...checker('params.…: expected …, got …')],
  },
  'ownpilot/enum-repeated': {
    severity: ADVICE,
    message: (args) => `This choice of ${code(args, 'path')} is already in the list.`,
    evidence: [schema],
  },
  'ownpilot/required-not-list': {
    severity: CHANGED,
    message: (args) =>
      `\`required\` must be a list of parameter names and is ${say(args, 'found')}: ${REQUIRED_KINDS[say(args, 'kind')] ?? ''}.`,
    evidence: [schema, ...checker('Missing required parameter: … (any)')],
  },
  'ownpilot/required-on-property': {
    severity: CHANGED,
    message: (args) =>
      `\`required\` inside ${code(args, 'path')} has no effect. Add the name of the parameter to the \`required\` list next to \`properties\`.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/required-undeclared': {
    severity: CHANGED,
    message: (args) =>
      `\`required\` lists ${code(args, 'name')}, which \`properties\` does not describe. Calls fail unless the model sends an argument it does not know.${meant(args)}`,
    evidence: [schema, ...checker('Missing required parameter: … (any)')],
  },
  'ownpilot/required-item-type': {
    severity: CHANGED,
    message: (args) =>
      `Everything in \`required\` must be a parameter's name, and this is ${say(args, 'found')}.`,
    evidence: [schema, ...checker()],
  },
  'ownpilot/required-repeated': {
    severity: ADVICE,
    message: (args) => `${code(args, 'name')} is already in the \`required\` list.`,
    evidence: [schema],
  },
};
