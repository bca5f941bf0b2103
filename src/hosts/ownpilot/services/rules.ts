// Rules for required services and the fields of their forms.

import { parent } from '../../../lang/json/pointer.ts';
import {
  objectAt,
  remove,
  setTo,
  defineRule,
  rulesWith,
  type Misnamed,
  renameOrRemove,
} from '../../kit/rule.ts';
import { code, perhaps, shouldBe } from '../../kit/words.ts';
import {
  ADVICE,
  CHANGED,
  fromBoth,
  guide,
  REAL_CHANGED,
  REFUSED_THEN_BROKEN,
  CHANGED_THEN_BROKEN,
  define,
} from '../evidence.ts';
import { isText } from '../shape.ts';
import { renameOrAdd } from '../unknown-keys.ts';
import { readable } from '../words.ts';
import * as fixes from './fixes.ts';

const section = guide('Required Services');
const rule10 = guide('Validation Rule 10');
const types = guide('Config Schema Field Types');
const registrar = fromBoth(
  'gw/services/skill-package-service.ts',
  'gw/services/extension/service.ts:220-240',
);
const upsert = fromBoth('gw/services/api-service-registrar.ts', 'gw/services/api-service-registrar.ts');
const form = fromBoth('ui/components/DynamicConfigForm.tsx', 'ui/components/DynamicConfigForm.tsx');
const FALLBACKS: Readonly<Record<fixes.ServiceText, string>> = {
  display_name: 'the Config Center then shows the bare name',
  description: 'its card then says “No description available”',
  category: 'it is then filed under “general”',
};
const FIELD_FALLBACKS = {
  label: 'the real releases show the bare name instead',
  type: 'the real releases show a plain text box',
};

const serviceRule = rulesWith({ severity: CHANGED_THEN_BROKEN, evidence: [section, ...registrar] });

export const serviceNotObject = serviceRule<{ found: string }>('ownpilot/service-not-object', {
  message: ({ found }) =>
    `Every service must be an object, and this is ${found}. The Config Center gets no usable entry for it, and null even stops the registration of all services.`,
  fix: ({ pointer }, _, given) => {
    const named = isText(given) ? setTo(pointer, { name: given, display_name: readable(given) }) : [];
    return [...named, ...remove(pointer)];
  },
});

export const serviceNameMissing = serviceRule('ownpilot/service-name-missing', {
  message: () =>
    'This service has no `name`. Code asks for settings by this name, so nothing can be read from the service.',
  evidence: [section, ...upsert],
  fix: ({ pointer }, document) => fixes.addText(document, pointer, 'name'),
});

export const serviceNameRepeated = define.changed<{ name: string }>('ownpilot/service-name-repeated', {
  message: ({ name }) =>
    `There is already a service ${code(name)} above. Services are stored by name, so this one overwrites it.`,
  evidence: [section, ...upsert],
  fix: fixes.freeName,
});

export const serviceTextMissing = define.advice<{ key: fixes.ServiceText }>('ownpilot/service-text-missing', {
  message: ({ key }) => `The service has no ${code(key)}; ${FALLBACKS[key]}.`,
  evidence: [section, ...upsert],
  fix: ({ pointer, args }, document) => fixes.addText(document, pointer, args.key),
});

export const serviceKeyUnknown = serviceRule<Misnamed>('ownpilot/service-key-unknown', {
  severity: CHANGED,
  message: ({ key, meant }) => `An install drops ${code(key)} of a service.${perhaps(meant)}`,
  fix: renameOrRemove,
});

export const configSchemaMissing = define.advice('ownpilot/config-schema-missing', {
  message: () => 'The service has no fields in `config_schema`, so there is nothing to fill in.',
  evidence: [guide('Tips for LLMs, tip 8'), ...registrar],
  fix: ({ pointer, at }, document) =>
    at === 'key'
      ? renameOrAdd(document, pointer, 'config_schema', fixes.SERVICE_KEYS, [fixes.FIRST_FIELD])
      : setTo(pointer, [fixes.FIRST_FIELD], 'Add a first field'),
});

export const configSchemaType = serviceRule<{ found: string }>('ownpilot/config-schema-type', {
  message: ({ found }) =>
    `\`config_schema\` must be a list of fields and is ${found}. The registration stops here, and no service of the package reaches the Config Center.`,
  fix: ({ pointer }) => setTo(pointer, [fixes.FIRST_FIELD], 'Add a first field'),
});

export const configFieldNotObject = defineRule<{ found: string }>('ownpilot/config-field-not-object', {
  severity: REFUSED_THEN_BROKEN,
  message: ({ found }) =>
    found === 'null'
      ? 'This field is null. The registration stops here, and no service of the package reaches the Config Center.'
      : `Every field must be an object with name, label and type; this is ${found}.`,
  evidence: [rule10, ...registrar],
  fix: ({ pointer }, _, given) => {
    return [...(isText(given) ? setTo(pointer, fixes.completed({ name: given })) : []), ...remove(pointer)];
  },
});

export const configFieldUnnamed = defineRule('ownpilot/config-field-unnamed', {
  severity: REFUSED_THEN_BROKEN,
  message: () =>
    'This field has no `name`, which the guide requires; the real releases still register it, but no tool can read it.',
  evidence: [rule10, ...registrar, ...form],
  fix: ({ pointer }, document) => fixes.addFieldText(document, pointer, 'name'),
});

export const configFieldMissing = define.guideRefused('ownpilot/config-field-missing', {
  message: ({ key }: { key: keyof typeof FIELD_FALLBACKS }) =>
    `This field has no ${code(key)}, which the guide requires; ${FIELD_FALLBACKS[key]}.`,
  evidence: [rule10, ...registrar, ...form],
  fix: ({ pointer, args: { key } }, document) => fixes.addFieldText(document, pointer, key),
});

export const configFieldMember = define.guideRefused('ownpilot/config-field-member', {
  message: ({ key, found }: { key: fixes.FieldText; found: string }) =>
    shouldBe(`The field's ${code(key)}`, 'a string that is not empty', found),
  evidence: [rule10, ...registrar],
  fix: ({ pointer, args }, document) =>
    setTo(pointer, fixes.fieldText(objectAt(document, parent(pointer)), args.key)),
});

export const configFieldRepeated = define.changed<{ name: string }>('ownpilot/config-field-repeated', {
  message: ({ name }) => `The service already has a field ${code(name)}. Both would share one value.`,
  evidence: [section, ...form],
  fix: fixes.freeName,
});

export const configTypeUnlisted = define.guideChanged<{ type: string }>('ownpilot/config-type-unlisted', {
  message: ({ type }) =>
    `The forms of the real releases know the type ${code(type)}, but the guide only lists \`string\`, \`secret\`, \`url\`, \`number\` and \`boolean\`.`,
  evidence: [types],
  fix: ({ pointer, args }) => setTo(pointer, fixes.betterType(args.type)),
});

export const configTypeSelect = serviceRule('ownpilot/config-type-select', {
  message: () =>
    'The guide has no type `select`, and the real releases show an empty selection for it, because an install drops the `options` of a field.',
  evidence: [types, ...registrar, ...form],
  fix: ({ pointer }) => setTo(pointer, fixes.betterType('select')),
});

export const configTypeUnknown = define.changed<{ type: string }>('ownpilot/config-type-unknown', {
  message: ({ type }) =>
    `${code(type)} is not one of the five field types. The real releases show an ordinary text box for it and check nothing.`,
  evidence: [types, ...form],
  fix: ({ pointer, args }) => setTo(pointer, fixes.betterType(args.type)),
});

export const configFieldUnmasked = define.guideAdvice<{ name: string }>('ownpilot/config-field-unmasked', {
  message: ({ name }) =>
    `${code(name)} sounds like a credential, but a \`string\` field shows it on the screen. \`secret\` hides it.`,
  evidence: [types],
  fix: ({ pointer }) => setTo(pointer, 'secret'),
});

export const configFieldDropped = serviceRule<{ key: string }>('ownpilot/config-field-dropped', {
  severity: { ...ADVICE, ...REAL_CHANGED },
  message: ({ key }) =>
    `An install keeps only name, label, type, required and description of a field, and drops ${code(key)}.`,
  fix: ({ pointer }) => remove(pointer),
});

export const configFieldKeyUnknown = serviceRule<Misnamed>('ownpilot/config-field-key-unknown', {
  severity: CHANGED,
  message: ({ key, meant }) => `An install drops ${code(key)} of a field.${perhaps(meant)}`,
  fix: renameOrRemove,
});
