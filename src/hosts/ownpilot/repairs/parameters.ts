// Repairs for parameter schemas.

import type { ValueFix } from '../../../model/host.ts';
import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join, last, parent, valueAt } from '../../../text/pointer.ts';
import { PARAMETER_TYPE_ALIASES, PARAMETER_TYPES } from '../known.ts';
import { fits } from '../rules/properties.ts';
import { elements, isText, type Members } from '../shape.ts';
import { readable } from '../words.ts';
import { argumentNames } from './defaults.ts';
import { objectAt, removeAt, remover, repair, setTo, splitList, type Mender, type Menders } from './mend.ts';
import { isSafe, renameOrRemove } from './safe.ts';

const textParameter = (name: string): Members => ({ type: 'string', description: readable(name) });

/** Properties from a list such as `[{ "name": "city", "type": "string" }]` or `["city"]`. */
function propertiesOf(list: readonly unknown[]): Members {
  const out: Members = {};
  for (const item of list) {
    const name = typeof item === 'string' ? item : member(item, 'name');
    if (!isText(name) || name === '__proto__') continue;
    const rest = isObject(item) ? Object.entries(item).filter(([key]) => key !== 'name') : [];
    out[name] = rest.length > 0 ? Object.fromEntries(rest) : textParameter(name);
  }
  return out;
}

const mendList: Mender = ({ pointer }, document) => {
  const properties = propertiesOf(elements(valueAt(document.value, pointer)));
  return [setTo(pointer, { type: 'object', properties }, 'Turn into a schema')];
};

const addType: Mender = ({ pointer }, document) => {
  const parameters = objectAt(document, pointer);
  const add = setTo(join(pointer, 'type'), 'object', 'Add "type": "object"');
  const schemas = Object.values(parameters);
  const bare =
    schemas.length > 0 && schemas.every((schema) => isObject(schema) && Object.hasOwn(schema, 'type'));
  if (!bare) return [add];
  return [
    setTo(pointer, { type: 'object', properties: parameters }, 'Move the parameters into "properties"'),
  ];
};

const addProperties: Mender = ({ pointer }, document) => {
  const names = argumentNames(objectAt(document, pointer), objectAt(document, parent(pointer)).code);
  const properties = Object.fromEntries(names.map((name) => [name, textParameter(name)]));
  return [setTo(join(pointer, 'properties'), properties, 'Add "properties"')];
};

const mendProperties: Mender = ({ pointer }, document) => {
  const place = parent(pointer);
  const parameters = objectAt(document, place);
  const properties = propertiesOf(elements(parameters.properties));
  const mended = isSafe(place, parameters, { ...parameters, properties });
  return mended ? [setTo(pointer, properties, 'Turn into an object')] : [removeAt(pointer, '"properties"')];
};

const mendProperty: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const type = typeof given === 'string' ? betterType(given) : 'string';
  return [setTo(pointer, { ...textParameter(last(pointer)), type })];
};

function betterType(word: string): string {
  const plain = word.trim().toLowerCase();
  if (PARAMETER_TYPES.includes(plain)) return plain;
  const alias = Object.hasOwn(PARAMETER_TYPE_ALIASES, plain) ? PARAMETER_TYPE_ALIASES[plain] : undefined;
  return alias ?? didYouMean(plain, PARAMETER_TYPES) ?? 'string';
}

/** Adds the type that the schema's other members speak of, where that raises nothing worse. */
const guessType: Mender = ({ pointer }, document) => {
  const schema = objectAt(document, pointer);
  const add = (type: string): ValueFix[] => [setTo(join(pointer, 'type'), type, `Add "type": "${type}"`)];
  if (Array.isArray(schema.enum)) {
    const values: readonly unknown[] = schema.enum;
    const type = PARAMETER_TYPES.find((t) => values.every((value) => fits(value, t)));
    return type === undefined ? [] : add(type);
  }
  if (isObject(schema.properties)) return Object.hasOwn(schema, 'required') ? [] : add('object');
  if (Object.hasOwn(schema, 'items')) return add('array');
  if (typeof schema.default === 'number') return add('number');
  return add(typeof schema.default === 'boolean' ? 'boolean' : 'string');
};

const mendTypeList: Mender = ({ pointer }, document) => {
  const types = elements(valueAt(document.value, pointer));
  return [setTo(pointer, types.find((type) => PARAMETER_TYPES.includes(String(type))) ?? 'string')];
};

const mendType: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const removal = removeAt(pointer, 'the type');
  return given === 'any' || typeof given !== 'string'
    ? [removal]
    : [setTo(pointer, betterType(given)), removal];
};

/** The guide's own way: the default stands in the description. */
const mendDefault: Mender = ({ pointer }, document) => {
  const at = parent(pointer);
  const { default: value, ...rest } = objectAt(document, at);
  const note = `default: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  const title = 'Move the default into the description';
  const text = rest.description;
  if (typeof text !== 'string') {
    return [setTo(at, { ...rest, description: `${readable(last(at))} (${note})` }, title)];
  }
  const removal = { op: 'remove', pointer } as const;
  if (/default/i.test(text)) return [repair('Remove the default', removal)];
  const end = { from: text.length, to: text.length };
  return [
    repair(title, removal, { op: 'splice', pointer: join(at, 'description'), ...end, insert: ` (${note})` }),
  ];
};

const mendEnum: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const removal = removeAt(pointer, 'the enum');
  if (typeof given === 'number') return [setTo(pointer, [given], 'Turn into a list'), removal];
  const parts = typeof given === 'string' ? splitList(given) : [];
  return parts.length > 0 ? [setTo(pointer, parts, 'Turn into a list'), removal] : [removal];
};

const mendEnumValue: Mender = ({ pointer, args }, document) => {
  const list = parent(pointer);
  const only = elements(valueAt(document.value, list)).length === 1;
  const removal = only ? removeAt(list, 'the enum') : removeAt(pointer, 'the choice');
  const better = converted(valueAt(document.value, pointer), String(args?.type));
  return better === undefined ? [removal] : [setTo(pointer, better), removal];
};

function converted(value: unknown, type: string): unknown {
  if (type === 'string')
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : undefined;
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return fits(number, type) && Number.isFinite(number) ? number : undefined;
}

const mendRequired: Mender = ({ pointer }, document) => {
  const given = valueAt(document.value, pointer);
  const removal = removeAt(pointer, '"required"');
  const names = typeof given === 'string' ? splitList(given) : [];
  return names.length > 0 ? [setTo(pointer, names, 'Turn into a list'), removal] : [removal];
};

/** `"required": true` inside a property becomes an entry of the list beside `properties`. */
const moveRequired: Mender = ({ pointer }, document) => {
  const property = parent(pointer);
  const owner = parent(parent(property));
  const removal = removeAt(pointer, '"required"');
  const list = objectAt(document, owner).required;
  const movable = valueAt(document.value, pointer) === true && last(parent(property)) === 'properties';
  if (!movable || (list !== undefined && !Array.isArray(list))) return [removal];
  const names = [...new Set([...elements(list), last(property)])];
  const set = { op: 'set', pointer: join(owner, 'required'), value: names } as const;
  return [repair('Move into the "required" list', ...removal.changes, set), removal];
};

const mendUndeclared: Mender = ({ pointer, args }, document) => {
  const name = String(args?.name);
  const list = elements(valueAt(document.value, parent(pointer)));
  const declared = join(parent(parent(pointer)), 'properties', name);
  const repairs = [
    setTo(declared, textParameter(name), `Describe "${name}" in "properties"`),
    removeAt(pointer, 'it from the list'),
  ];
  const { meant } = args ?? {};
  return isText(meant) && !list.includes(meant) ? [setTo(pointer, meant), ...repairs] : repairs;
};

export const parameterMenders: Menders = {
  'ownpilot/parameters-list': mendList,
  'ownpilot/parameters-type-missing': addType,
  'ownpilot/parameters-type': ({ pointer }) => [setTo(pointer, 'object')],
  'ownpilot/parameters-unchecked': addProperties,
  'ownpilot/properties-type': mendProperties,
  'ownpilot/property-not-object': mendProperty,
  'ownpilot/property-type-missing': guessType,
  'ownpilot/property-type-list': mendTypeList,
  'ownpilot/property-type-unknown': mendType,
  'ownpilot/property-description': ({ pointer, at, args }) => {
    const place = at === 'key' ? join(pointer, 'description') : pointer;
    return [setTo(place, readable(String(args?.name)), 'Add a description from its name')];
  },
  'ownpilot/property-key-misspelt': renameOrRemove,
  'ownpilot/items-missing': ({ pointer }) => [
    setTo(join(pointer, 'items'), { type: 'string' }, 'Make it a list of strings'),
  ],
  'ownpilot/default-ignored': mendDefault,
  'ownpilot/enum-type': mendEnum,
  'ownpilot/enum-empty': remover('the empty enum'),
  'ownpilot/enum-value-type': mendEnumValue,
  'ownpilot/enum-repeated': remover('the repetition'),
  'ownpilot/required-not-list': mendRequired,
  'ownpilot/required-on-property': moveRequired,
  'ownpilot/required-undeclared': mendUndeclared,
  'ownpilot/required-item-type': remover('it'),
  'ownpilot/required-repeated': remover('the repetition'),
};
