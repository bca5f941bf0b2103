// Checks whether each settings field can be saved, and whether its value reaches the handler.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject, member } from '../../../model/guards.ts';
import { secretIn } from '../../kit/secrets.ts';
import { isOn } from '../loading/session.ts';
import { wrongType } from '../manifest/rules.ts';
import type { SchemaRules } from '../official-schema.ts';
import { setupArgs, type ManifestEntry } from '../parts.ts';
import * as rules from './rules.ts';

const input: SchemaRules = {
  type: rules.setupArgInput,
  required: { type: rules.setupArgInputTypeMissing },
  additional: rules.setupArgInputUnknownKey,
  unwanted: { required: rules.setupArgInputRequired },
  properties: {
    default: { type: (value) => (value ? rules.setupArgInputDefault : rules.setupArgInputDefaultFalsy) },
    hint: { type: (value) => (isObject(value) ? rules.setupArgHintObject : wrongType) },
  },
};

const entry: SchemaRules = {
  type: (value, manifest) => (value === null ? nullRule(manifest) : rules.setupArgEntry),
  required: { type: rules.setupArgTypeMissing },
  additional: rules.setupArgUnknownKey,
  unwanted: { default: rules.setupArgDefaultBeside },
  properties: {
    type: { type: rules.setupArgTypeValue },
    required: { type: (value) => (value ? rules.setupArgRequiredType : wrongType) },
    value: { type: rules.setupArgValueType },
    input,
  },
};

export const setupArgSchema: SchemaRules = {
  properties: {
    setup_args: {
      type: (list) => (Array.isArray(list) ? rules.setupArgsArray : rules.setupArgsType),
      each: entry,
    },
  },
};

function nullRule(manifest: unknown): typeof rules.setupArgNull {
  return isOn(manifest) ? rules.setupArgNull : rules.setupArgNullWhenOn;
}

/** HTML input types that do what their name says and give text. */
const FAITHFUL = new Set(
  'text password email url tel search date time datetime-local month week color'.split(' '),
);

/** Input types that authors write when they want a list, a switch or several lines. */
const HOPES: Readonly<Record<string, rules.Hope>> = {
  select: 'list',
  dropdown: 'list',
  multiselect: 'list',
  enum: 'list',
  radio: 'choice',
  checkbox: 'choice',
  boolean: 'switch',
  bool: 'switch',
  toggle: 'switch',
  switch: 'switch',
  textarea: 'lines',
  multiline: 'lines',
  hidden: 'hidden',
  file: 'file',
  button: 'button',
  submit: 'button',
  reset: 'button',
  image: 'button',
};

/** Findings about types, delivery, inputs and secrets of the settings. */
export function checkSetupArgs(document: SourceDocument): Finding[] {
  const list = member(document.value, 'setup_args');
  const parts = setupArgs(document.value);
  if (Array.isArray(list)) {
    // The schema does not look into an array, but the loader does and crashes on null.
    const rule = nullRule(document.value);
    return parts
      .filter((part) => part.value === null)
      .map(({ key, pointer }) => rule.at(pointer, 'value', { key }));
  }
  return parts.flatMap(checkEntry);
}

function checkEntry(part: ManifestEntry): Finding[] {
  if (!isObject(part.value)) return [];
  return [...checkType(part), ...checkDelivery(part), ...checkInputType(part), ...checkSecrets(part)];
}

function checkType({ key, pointer, value }: ManifestEntry): Finding[] {
  const type = member(value, 'type');
  if (typeof type !== 'string' || type === 'string') return [];
  return [rules.setupArgTypeUnsavable.at(`${pointer}/type`, 'value', { key, type })];
}

/** Falsy values and `input.default` never arrive (imported.js:197-212). */
function checkDelivery({ key, pointer, value: entry }: ManifestEntry): Finding[] {
  const value = member(entry, 'value');
  const shown = member(member(entry, 'input'), 'default');
  const arrives = Boolean(value) || Boolean(member(entry, 'default'));
  const required = Boolean(member(entry, 'required'));
  const unset = required && !value ? [rules.setupArgRequiredUnset.at(pointer, 'key', { key })] : [];
  if (!shown || (arrives && unset.length === 0)) return unset;
  const hidden = isObject(entry) && Object.hasOwn(entry, 'value');
  return [
    ...unset,
    hidden
      ? rules.setupArgValueHidesDefault.at(`${pointer}/value`, 'value', { key, shown })
      : rules.setupArgDefaultLost.at(`${pointer}/input/default`, 'value', { key, shown, required }),
  ];
}

function checkInputType({ key, pointer, value }: ManifestEntry): Finding[] {
  const type = member(member(value, 'input'), 'type');
  if (typeof type !== 'string' || type === '' || FAITHFUL.has(type.toLowerCase())) return [];
  const hope = Object.hasOwn(HOPES, type.toLowerCase()) ? HOPES[type.toLowerCase()] : undefined;
  const at = `${pointer}/input/type`;
  return hope === undefined
    ? [rules.setupArgInputAsText.at(at, 'value', { key, type })]
    : [rules.setupArgInputUnsupported.at(at, 'value', { key, type, hope })];
}

function checkSecrets({ key, pointer, value }: ManifestEntry): Finding[] {
  const places = [
    { pointer: `${pointer}/value`, text: member(value, 'value'), where: 'value' },
    {
      pointer: `${pointer}/input/default`,
      text: member(member(value, 'input'), 'default'),
      where: 'input.default',
    },
  ];
  return places
    .filter(({ text }) => typeof text === 'string' && secretIn(text) !== null)
    .map((place) => rules.setupArgSecret.at(place.pointer, 'value', { key, where: place.where }));
}
