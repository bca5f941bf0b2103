// Sentences for required services and the fields of their forms.

import type { Rule } from '../../../model/host.ts';
import { GUIDE } from '../releases.ts';
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

const section = guide('Required Services');
const rule10 = guide('Validation Rule 10');
const types = guide('Config Schema Field Types');
const registrar = [
  era('gw/services/skill-package-service.ts'),
  now('gw/services/extension/service.ts:220-240'),
];
const upsert = [era('gw/services/api-service-registrar.ts'), now('gw/services/api-service-registrar.ts')];
const form = [era('ui/components/DynamicConfigForm.tsx'), now('ui/components/DynamicConfigForm.tsx')];

const FALLBACKS: Readonly<Record<string, string>> = {
  display_name: 'the Config Center then shows the bare name',
  description: 'its card then says “No description available”',
  category: 'it is then filed under “general”',
};

const FIELD_FALLBACKS: Readonly<Record<string, string>> = {
  name: 'the real releases still register it, but no tool can read it',
  label: 'the real releases show the bare name instead',
  type: 'the real releases show a plain text box',
};

export const serviceRules: Readonly<Record<string, Rule>> = {
  'ownpilot/service-not-object': {
    severity: CHANGED,
    message: (args) =>
      `Every service must be an object, and this is ${say(args, 'found')}. The Config Center gets no usable entry for it, and null even stops the registration of all services.`,
    evidence: [section, ...registrar],
  },
  'ownpilot/service-name-missing': {
    severity: CHANGED,
    message: () =>
      'This service has no `name`. Code asks for settings by this name, so nothing can be read from the service.',
    evidence: [section, ...upsert],
  },
  'ownpilot/service-name-type': {
    severity: CHANGED,
    message: (args) =>
      `The service's \`name\` must be a string that is not blank; here it is ${say(args, 'found')}.`,
    evidence: [section, ...upsert],
  },
  'ownpilot/service-name-repeated': {
    severity: CHANGED,
    message: (args) =>
      `There is already a service ${code(args, 'name')} above. Services are stored by name, so this one overwrites it.`,
    evidence: [section, ...upsert],
  },
  'ownpilot/service-text-missing': {
    severity: ADVICE,
    message: (args) =>
      `The service has no \`${say(args, 'key')}\`; ${FALLBACKS[say(args, 'key')] ?? 'it stays empty'}.`,
    evidence: [section, ...upsert],
  },
  'ownpilot/service-text-type': {
    severity: CHANGED,
    message: (args) =>
      `The service's \`${say(args, 'key')}\` should be a string that is not blank; here it is ${say(args, 'found')}.`,
    evidence: [section, ...upsert],
  },
  'ownpilot/service-key-unknown': {
    severity: CHANGED,
    message: (args) => `An install drops \`${say(args, 'key')}\` of a service.${meant(args)}`,
    evidence: [section, ...registrar],
  },
  'ownpilot/config-schema-missing': {
    severity: ADVICE,
    message: () => 'The service has no fields in `config_schema`, so there is nothing to fill in.',
    evidence: [guide('Tips for LLMs, tip 8'), ...registrar],
  },
  'ownpilot/config-schema-type': {
    severity: CHANGED,
    message: (args) =>
      `\`config_schema\` must be a list of fields and is ${say(args, 'found')}. The registration stops here, and no service of the package reaches the Config Center.`,
    evidence: [section, ...registrar],
  },
  'ownpilot/config-field-not-object': {
    severity: GUIDE_REFUSED,
    message: (args) =>
      args.isNull === true
        ? 'This field is null. The registration stops here, and no service of the package reaches the Config Center.'
        : `Every field must be an object with name, label and type; this is ${say(args, 'found')}.`,
    evidence: [rule10, ...registrar],
  },
  'ownpilot/config-field-missing': {
    severity: GUIDE_REFUSED,
    message: (args) =>
      `This field has no \`${say(args, 'key')}\`, which the guide requires; ${FIELD_FALLBACKS[say(args, 'key')] ?? ''}.`,
    evidence: [rule10, ...registrar, ...form],
  },
  'ownpilot/config-field-member': {
    severity: GUIDE_REFUSED,
    message: (args) =>
      `The field's \`${say(args, 'key')}\` must be a string that is not empty and is ${say(args, 'found')}.`,
    evidence: [rule10, ...registrar],
  },
  'ownpilot/config-field-repeated': {
    severity: CHANGED,
    message: (args) => `The service already has a field ${code(args, 'name')}. Both would share one value.`,
    evidence: [section, ...form],
  },
  'ownpilot/config-type-unlisted': {
    severity: { [GUIDE]: 'changed' },
    message: (args) =>
      `The forms of the real releases know the type ${code(args, 'type')}, but the guide only lists \`string\`, \`secret\`, \`url\`, \`number\` and \`boolean\`.`,
    evidence: [types],
  },
  'ownpilot/config-type-select': {
    severity: CHANGED,
    message: () =>
      'The guide has no type `select`, and the real releases show an empty selection for it, because an install drops the `options` of a field.',
    evidence: [types, ...registrar, ...form],
  },
  'ownpilot/config-type-unknown': {
    severity: CHANGED,
    message: (args) =>
      `${code(args, 'type')} is not one of the five field types. The real releases show an ordinary text box for it and check nothing.`,
    evidence: [types, ...form],
  },
  'ownpilot/config-field-required': {
    severity: CHANGED,
    message: (args) => `\`required\` of a field must be true or false and is ${say(args, 'found')}.`,
    evidence: [section, ...form],
  },
  'ownpilot/config-field-unmasked': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `${code(args, 'name')} sounds like a credential, but a \`string\` field shows it on the screen. \`secret\` hides it.`,
    evidence: [types],
  },
  'ownpilot/config-field-dropped': {
    severity: { ...ADVICE, ...REAL_CHANGED },
    message: (args) =>
      `An install keeps only name, label, type, required and description of a field, and drops \`${say(args, 'key')}\`.`,
    evidence: [section, ...registrar],
  },
  'ownpilot/config-field-key-unknown': {
    severity: CHANGED,
    message: (args) => `An install drops \`${say(args, 'key')}\` of a field.${meant(args)}`,
    evidence: [section, ...registrar],
  },
};
