// The parameters of `agentConfig.pluginParameters`: what the settings page makes of each.

import { isObject, member, typeName } from '../../../model/guards.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { BLOCKED_NAMES, UNSAFE_KEYS } from '../known.ts';
import { suggester, withSuggestion, type Suggest } from '../suggest.ts';
import { parametersOf, validatePluginConfig } from '../values.ts';
import { spotOf } from './spot.ts';
import { inferRequired, inferSensitive, isScreaming, labelOf, looksLikeKey, variableName } from '../words.ts';

const TYPES: readonly string[] = ['string', 'number', 'boolean'];

const TYPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['integer', 'number'],
  ['int', 'number'],
  ['float', 'number'],
  ['bool', 'boolean'],
  ['toggle', 'boolean'],
  ['text', 'string'],
  ['secret', 'string'],
  ['password', 'string'],
  ['url', 'string'],
  ['select', 'string'],
  ['enum', 'string'],
]);

const MEMBERS: readonly string[] = ['type', 'description', 'required', 'sensitive', 'default', 'options'];

/** What authors write for a parameter's member, and the one that is read. */
const MEMBER_ALIASES: ReadonlyMap<string, string> = new Map([
  ['secret', 'sensitive'],
  ['private', 'sensitive'],
  ['enum', 'options'],
  ['choices', 'options'],
  ['values', 'options'],
  ['help', 'description'],
  ['defaultValue', 'default'],
  ['mandatory', 'required'],
]);

/** What the checks of one parameter share. */
interface Context {
  readonly key: string;
  readonly pointer: string;
  readonly suggestType: Suggest;
  readonly suggestMember: Suggest;
}

/** `pointer`: of the block. */
export function checkParameters(block: Record<string, unknown>, pointer: string): Finding[] {
  const suggestType = suggester(TYPES, TYPE_ALIASES);
  const suggestMember = suggester(MEMBERS, MEMBER_ALIASES);
  return Object.entries(block).flatMap(([key, definition]): Finding[] => {
    const context: Context = { key, pointer: join(pointer, key), suggestType, suggestMember };
    const named = checkKey(context);
    if (!isObject(definition)) {
      const args = { key, got: typeName(definition) };
      return [...named, { code: 'elizaos/parameter-shape', pointer: context.pointer, at: 'value', args }];
    }
    return [
      ...named,
      ...checkType(definition, context),
      ...checkDescription(definition, context),
      ...checkSwitches(definition, context),
      ...checkGuesses(definition, context),
      ...checkOptions(definition, context),
      ...checkDefault(definition, context),
      ...checkStrangers(definition, context),
    ];
  });
}

function checkKey({ key, pointer }: Context): Finding[] {
  const at = { pointer, at: 'key' } as const;
  if (UNSAFE_KEYS.has(key)) return [{ code: 'elizaos/unsafe-key', ...at, args: { key } }];
  if (BLOCKED_NAMES.has(key.toUpperCase().trim()))
    return [{ code: 'elizaos/parameter-blocked', ...at, args: { key } }];
  if (isScreaming(key)) return [];
  // An empty part of a name turns into a stray word in the label, which would only confuse here.
  const label = key.split('_').includes('') ? '' : labelOf(key);
  return [{ code: 'elizaos/parameter-name', ...at, args: { key, label, suggestion: variableName(key) } }];
}

function checkType(definition: Record<string, unknown>, context: Context): Finding[] {
  const { key, pointer } = context;
  const type = member(definition, 'type');
  if (type === undefined)
    return [{ code: 'elizaos/parameter-type-missing', pointer, at: 'key', args: { key } }];
  if (typeof type === 'string' && TYPES.includes(type)) return [];
  const got = typeof type === 'string' ? type : typeName(type);
  const suggestion = typeof type === 'string' ? context.suggestType(type) : undefined;
  const args = withSuggestion({ key, got }, suggestion);
  return [{ code: 'elizaos/parameter-type', pointer: join(pointer, 'type'), at: 'value', args }];
}

function checkDescription(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const text = member(definition, 'description');
  if (typeof text === 'string' && text.trim() !== '') return [];
  return [
    { code: 'elizaos/parameter-undescribed', ...spotOf(definition, pointer, 'description'), args: { key } },
  ];
}

/** `required` and `sensitive`: the settings page asks for truth, not for true. */
function checkSwitches(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  return ['required', 'sensitive'].flatMap((name): Finding[] => {
    const value = member(definition, name);
    if (value === undefined || typeof value === 'boolean') return [];
    const args = { key, name, got: typeName(value), taken: Boolean(value) };
    return [{ code: 'elizaos/parameter-switch', pointer: join(pointer, name), at: 'value', args }];
  });
}

/** Where a member is left out, the terminal guesses by the name and the settings page does not. */
function checkGuesses(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const at = { pointer, at: 'key' } as const;
  const sensitive = member(definition, 'sensitive');
  const out: Finding[] = [];
  if (sensitive === undefined && inferSensitive(key)) {
    out.push({ code: 'elizaos/parameter-in-clear', ...at, args: { key } });
  }
  const secret = typeof sensitive === 'boolean' ? sensitive : inferSensitive(key);
  if (member(definition, 'required') === undefined && inferRequired(key, secret)) {
    out.push({ code: 'elizaos/parameter-required-guessed', ...at, args: { key } });
  }
  return out;
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
  return [
    { code: 'elizaos/parameter-options', pointer: join(pointer, 'options'), at: 'value', args: { key, got } },
  ];
}

function checkDefault(definition: Record<string, unknown>, { key, pointer }: Context): Finding[] {
  const value = member(definition, 'default');
  if (value === undefined) return [];
  const at = { pointer: join(pointer, 'default'), at: 'value' } as const;
  const out: Finding[] = [];
  const want = mismatch(definition, value);
  if (want !== null) {
    out.push({
      code: 'elizaos/parameter-default-mismatch',
      ...at,
      args: { key, want, got: typeName(value) },
    });
  }
  if (member(definition, 'required')) {
    const { errors, warnings } = validatePluginConfig(parametersOf({ [key]: definition }), new Map());
    const code = value ? 'elizaos/parameter-required-default' : 'elizaos/parameter-default-unseen';
    const message = [...errors, ...warnings][0]?.message ?? '';
    out.push({ code, ...at, args: { key, message } });
  }
  if (
    typeof value === 'string' &&
    value !== '' &&
    (member(definition, 'sensitive') === true || looksLikeKey(value))
  ) {
    out.push({ code: 'elizaos/default-secret', ...at, args: { key } });
  }
  return [...out, ...checkDefaultAsValue(definition, value, key, pointer)];
}

/** What the default should have been, in words or `options`; null where it fits. Text may spell any type. */
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

/** What the settings page would say if somebody typed the default in. */
function checkDefaultAsValue(
  definition: Record<string, unknown>,
  value: unknown,
  key: string,
  pointer: string,
): Finding[] {
  if (typeof value !== 'string' || value.trim() === '') return [];
  const { warnings } = validatePluginConfig(parametersOf({ [key]: definition }), new Map([[key, value]]));
  return warnings.map(({ message }) => ({
    code: 'elizaos/parameter-default-doubted',
    pointer: join(pointer, 'default'),
    at: 'value' as const,
    args: { key, message },
  }));
}

function checkStrangers(definition: Record<string, unknown>, context: Context): Finding[] {
  const { key, pointer } = context;
  return Object.entries(definition).flatMap(([name, value]): Finding[] => {
    if (MEMBERS.includes(name)) return [];
    const at = { pointer: join(pointer, name), at: 'key' } as const;
    if (name === 'optional') {
      const declared = Object.hasOwn(definition, 'required');
      return [
        { code: 'elizaos/parameter-optional', ...at, args: { key, optional: value !== false, declared } },
      ];
    }
    const suggestion = context.suggestMember(name);
    const free = suggestion !== undefined && !Object.hasOwn(definition, suggestion);
    const args = withSuggestion({ key, name }, free ? suggestion : undefined);
    return [{ code: 'elizaos/parameter-member', ...at, args }];
  });
}
