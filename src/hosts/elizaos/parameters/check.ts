// Checks the parameters of `agentConfig.pluginParameters`.

import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { secretIn } from '../../kit/secrets.ts';
import { meantType } from '../../kit/types.ts';
import { budgeted, suggester, type Suggest } from '../checking.ts';
import { defaultSecret } from '../defaults/rules.ts';
import { UNSAFE_KEYS } from '../members/known.ts';
import { unsafeKey } from '../members/rules.ts';
import { inferSensitive, isScreaming, labelOf, variableName } from '../words.ts';
import { inverted } from '../../kit/words.ts';
import * as rules from './rules.ts';
import { BLOCKED_NAMES } from './values.ts';

const TYPES: readonly string[] = ['string', 'number', 'boolean'];

const MEMBERS: readonly string[] = ['type', 'description', 'required', 'sensitive', 'default', 'options'];

/** Names that authors write for a parameter's members → the names that are read. */
const MEMBER_ALIASES = inverted({
  sensitive: ['secret', 'private'],
  options: ['enum', 'choices', 'values'],
  description: ['help'],
  default: ['defaultValue'],
  required: ['mandatory'],
});

interface Context {
  readonly key: string;
  readonly pointer: string;
  readonly suggestType: Suggest;
  readonly suggestMember: Suggest;
}

/** `pointer`: of the block. */
export function checkParameters(block: Record<string, unknown>, pointer: string): Finding[] {
  const suggestType = budgeted((word) => meantType(word, TYPES));
  const suggestMember = suggester(MEMBERS, MEMBER_ALIASES);
  return Object.entries(block).flatMap(([key, definition]): Finding[] => {
    const context: Context = { key, pointer: join(pointer, key), suggestType, suggestMember };
    const named = checkKey(context);
    if (!isObject(definition)) {
      const args = { key, got: typeName(definition) };
      return [...named, rules.parameterShape.at(context.pointer, 'value', args)];
    }
    return [
      ...named,
      ...checkType(definition, context),
      ...checkDescription(definition, context),
      ...checkGuesses(definition, context),
      ...checkOptions(definition, context),
      ...checkDefault(definition, context),
      ...checkStrangers(definition, context),
    ];
  });
}

function checkKey({ key, pointer }: Context): Finding[] {
  const at = [pointer, 'key'] as const;
  if (UNSAFE_KEYS.has(key)) return [unsafeKey.at(...at, { key })];
  if (BLOCKED_NAMES.has(key.toUpperCase().trim())) return [rules.parameterBlocked.at(...at, { key })];
  if (isScreaming(key)) return [];
  // An empty part of a name becomes the word “undefined” in the label, which would only confuse here.
  const label = key.split('_').includes('') ? '' : labelOf(key);
  return [rules.parameterName.at(...at, { key, label, suggestion: variableName(key) })];
}

function checkType(definition: Record<string, unknown>, context: Context): Finding[] {
  const { key, pointer } = context;
  const type = member(definition, 'type');
  if (type === undefined || (typeof type === 'string' && TYPES.includes(type))) return [];
  const got = typeof type === 'string' ? type : typeName(type);
  const suggestion = typeof type === 'string' ? context.suggestType(type) : undefined;
  return [rules.parameterType.at(join(pointer, 'type'), 'value', { key, got, suggestion })];
}

function checkDescription(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const text = member(definition, 'description');
  if (text === undefined || text === null || typeof text === 'string') return [];
  return [rules.parameterDescription.at(join(pointer, 'description'), 'value', { key, got: typeName(text) })];
}

/** A missing member that the terminal guesses from the name, and the settings page does not. */
function checkGuesses(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const isOpen = member(definition, 'sensitive') === undefined && inferSensitive(key);
  return isOpen ? [rules.parameterInClear.at(pointer, 'key', { key })] : [];
}

function checkOptions(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const options = member(definition, 'options');
  if (options === undefined) return [];
  if (Array.isArray(options) && options.length > 0 && options.every((item) => typeof item === 'string'))
    return [];
  const got = !Array.isArray(options)
    ? typeName(options)
    : options.length === 0
      ? 'an empty list'
      : 'a list with other things in it';
  return [rules.parameterOptions.at(join(pointer, 'options'), 'value', { key, got })];
}

function checkDefault(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const value = member(definition, 'default');
  if (value === undefined) return [];
  const at = [join(pointer, 'default'), 'value'] as const;
  const want = mismatch(definition, value);
  const isSecret = (text: string): boolean =>
    member(definition, 'sensitive') === true || secretIn(text) !== null;
  return [
    ...(want === null ? [] : [rules.parameterDefaultMismatch.at(...at, { key, want })]),
    ...(typeof value === 'string' && value !== '' && isSecret(value)
      ? [defaultSecret.at(...at, { key })]
      : []),
  ];
}

/** The expected default in words, or `options`; null where it fits. A text may spell a value of any type. */
function mismatch(definition: Record<string, unknown>, value: unknown): string | null {
  const type = member(definition, 'type');
  const options = member(definition, 'options');
  if (value === null || value === '') return null;
  if (typeof value === 'object') return 'text';
  const text = typeof value === 'string' ? value.trim() : JSON.stringify(value);
  if (type === 'number' && (typeof value === 'boolean' || !Number.isFinite(Number(text)))) return 'a number';
  if (type === 'boolean' && !['true', 'false', '1', '0'].includes(text)) return 'true or false';
  if (Array.isArray(options) && options.length > 0 && !options.includes(value)) return 'options';
  return null;
}

function checkStrangers(definition: Record<string, unknown>, context: Context): Finding[] {
  const { key, pointer } = context;
  return Object.keys(definition).flatMap((name): Finding[] => {
    if (MEMBERS.includes(name)) return [];
    const at = [join(pointer, name), 'key'] as const;
    const suggestion = context.suggestMember(name);
    const isFree = suggestion !== undefined && !Object.hasOwn(definition, suggestion);
    // Only that one is a list.
    const isMeant = isFree && Array.isArray(definition[name]) === (suggestion === 'options');
    return [rules.parameterMember.at(...at, { key, name, suggestion: isMeant ? suggestion : undefined })];
  });
}
