// Repairs for required services and the fields of their forms.

import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { FIELD_KEYS, FIELD_TYPE_ALIASES, FIELD_TYPES, SERVICE_KEYS } from '../known.ts';
import { keyMeantFor } from '../rules/unknown-keys.ts';
import { elements, isText, type Members } from '../shape.ts';
import { readable, unique, wordsOf } from '../words.ts';
import { asBoolean, objectAt, removeAt, renameTo, repair, setTo, type Mender, type Menders } from './mend.ts';
import { isSafe, renameOrRemove } from './safe.ts';

const FIRST_FIELD = {
  name: 'api_key',
  label: 'API Key',
  type: 'secret',
  required: true,
  description: 'Your key for the service',
} as const;

function serviceText(service: Members, key: string): string {
  const name = member(service, 'name');
  const shown = member(service, 'display_name');
  if (key === 'category') return 'api';
  const title = isText(shown) ? shown : isText(name) ? readable(name) : 'Service';
  if (key === 'display_name') return title;
  if (key === 'description') return `Access to ${title}`;
  return isText(shown) && wordsOf(shown).length > 0 ? wordsOf(shown).join('_') : 'service';
}

const addText: Mender = ({ pointer, args }, document) => {
  const key = typeof args?.key === 'string' ? args.key : 'name';
  const service = objectAt(document, pointer);
  const misnamed = keyMeantFor(service, key, SERVICE_KEYS);
  const add = setTo(join(pointer, key), serviceText(service, key), `Add "${key}"`);
  return misnamed === undefined || !isText(service[misnamed])
    ? [add]
    : [renameTo(join(pointer, misnamed), key), add];
};

const fillText: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  if (typeof given === 'number') return [setTo(pointer, String(given))];
  return [setTo(pointer, serviceText(objectAt(document, parent(pointer)), last(pointer)))];
};

const addSchema: Mender = ({ pointer, at }, document) => {
  if (at !== 'key') return [setTo(pointer, [FIRST_FIELD], 'Add a first field')];
  const service = objectAt(document, pointer);
  const add = setTo(join(pointer, 'config_schema'), [FIRST_FIELD], 'Add a first field');
  const misnamed = keyMeantFor(service, 'config_schema', SERVICE_KEYS);
  if (misnamed === undefined) return [add];
  const renamed = { ...service, config_schema: service[misnamed] };
  const safe = isSafe(pointer, service, renamed, ['refused', 'changed']);
  return safe ? [renameTo(join(pointer, misnamed), 'config_schema'), add] : [add];
};

/** A name that none of the objects beside this one has. */
const freeName: Mender = ({ pointer, args }, document) => {
  const beside = elements(valueAt(document.value, parent(parent(pointer))));
  const names = beside.map((value) => member(value, 'name')).filter(isText);
  return [setTo(pointer, unique(String(args?.name), new Set(names)))];
};

const mendSchema: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  if (!isObject(given)) return [setTo(pointer, [FIRST_FIELD], 'Add a first field')];
  const fields = isText(given.name) ? [completed(given)] : fieldsOfMap(given);
  return [setTo(pointer, fields, 'Turn into a list')];
};

function fieldsOfMap(map: Members): Members[] {
  return Object.entries(map).map(([name, value]) => completed({ ...(isObject(value) ? value : {}), name }));
}

/** A field with everything that the guide demands of one. */
function completed(field: Members): Members {
  const known = Object.entries(field).filter(([key]) => FIELD_KEYS.includes(key));
  const given: Members = Object.fromEntries(known);
  const label = isText(given.label) ? given.label : fieldText(given, 'label');
  const type = isText(given.type) ? betterType(given.type) : fieldText(given, 'type');
  const name = isText(given.name) ? given.name : fieldText(given, 'name');
  return { ...given, name, label, type };
}

function fieldText(field: Members, key: string): string {
  const name = member(field, 'name');
  const label = member(field, 'label');
  if (key === 'label') return isText(name) ? readable(name) : 'Value';
  if (key === 'name') return isText(label) && wordsOf(label).length > 0 ? wordsOf(label).join('_') : 'value';
  const words = wordsOf(`${isText(name) ? name : ''} ${isText(label) ? label : ''}`);
  if (words.some((word) => ['key', 'token', 'secret', 'password'].includes(word))) return 'secret';
  return words.some((word) => ['url', 'link', 'endpoint'].includes(word)) ? 'url' : 'string';
}

const addFieldText: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const field = objectAt(document, pointer);
  const misnamed = keyMeantFor(field, key, FIELD_KEYS);
  const add = setTo(join(pointer, key), fieldText(field, key), `Add "${key}"`);
  return misnamed === undefined ? [add] : [renameTo(join(pointer, misnamed), key), add];
};

function betterType(word: string): string {
  const plain = word.trim().toLowerCase();
  if (FIELD_TYPES.includes(plain)) return plain;
  const alias = Object.hasOwn(FIELD_TYPE_ALIASES, plain) ? FIELD_TYPE_ALIASES[plain] : undefined;
  return alias ?? didYouMean(plain, FIELD_TYPES) ?? 'string';
}

const mendType: Mender = ({ pointer }, document) => [
  setTo(pointer, betterType(String(valueAt(document.value, pointer)))),
];

/** A default may at least be told to people, as the guide's own example does. */
const mendDropped: Mender = ({ pointer, args }, document) => {
  const removal = removeAt(pointer, `"${String(args?.key)}"`);
  const field = objectAt(document, parent(pointer));
  const value = valueAt(document.value, pointer);
  const told = field.description;
  const plain = typeof value === 'string' || typeof value === 'number';
  if (!/default/i.test(last(pointer)) || !plain || typeof told !== 'string') return [removal];
  const splice = {
    op: 'splice',
    pointer: join(parent(pointer), 'description'),
    from: told.length,
    to: told.length,
    insert: ` (default: ${String(value)})`,
  } as const;
  return [repair('Move the default into the description', ...removal.changes, splice), removal];
};

export const serviceMenders: Menders = {
  'ownpilot/service-not-object': ({ pointer }, document) => {
    const given = valueAt(document.value, pointer);
    const removal = removeAt(pointer, 'the entry');
    return isText(given)
      ? [setTo(pointer, { name: given, display_name: readable(given) }), removal]
      : [removal];
  },
  'ownpilot/service-name-missing': addText,
  'ownpilot/service-name-type': fillText,
  'ownpilot/service-name-repeated': freeName,
  'ownpilot/service-text-missing': addText,
  'ownpilot/service-text-type': fillText,
  'ownpilot/service-key-unknown': renameOrRemove,
  'ownpilot/config-schema-missing': addSchema,
  'ownpilot/config-schema-type': mendSchema,
  'ownpilot/config-field-not-object': ({ pointer }, document) => {
    const given = valueAt(document.value, pointer);
    const removal = removeAt(pointer, 'the entry');
    return isText(given) ? [setTo(pointer, completed({ name: given })), removal] : [removal];
  },
  'ownpilot/config-field-missing': addFieldText,
  'ownpilot/config-field-member': ({ pointer }, document) => [
    setTo(pointer, fieldText(objectAt(document, parent(pointer)), last(pointer))),
  ],
  'ownpilot/config-field-repeated': freeName,
  'ownpilot/config-type-unlisted': mendType,
  'ownpilot/config-type-select': mendType,
  'ownpilot/config-type-unknown': mendType,
  'ownpilot/config-field-required': ({ pointer }, document) => [
    setTo(pointer, asBoolean(valueAt(document.value, pointer), true)),
  ],
  'ownpilot/config-field-unmasked': ({ pointer }) => [setTo(pointer, 'secret')],
  'ownpilot/config-field-dropped': mendDropped,
  'ownpilot/config-field-key-unknown': renameOrRemove,
};
