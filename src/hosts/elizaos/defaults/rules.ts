// Rules for the default and the bounds of a property.

import { join, parent, valueAt } from '../../../text/pointer.ts';
import { fix, remove, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code } from '../../kit/words.ts';
import { FIELD, RENDERER, milady, page } from '../evidence.ts';
import { REQUIRED, formOf } from '../form.ts';

export const defaultType = defineRule<{ key: string; got: string; want: string }>('elizaos/default-type', {
  severity: { documented: 'changed', '2026-03': 'changed' },
  message: ({ key, got, want }) => `The default of ${code(key)} is ${got}, while its type is ${code(want)}.`,
  evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
  fix: ({ pointer, args }, { value }) => [
    ...setTo(pointer, asType(valueAt(value, pointer), args.want)),
    ...remove(pointer, 'the default'),
  ],
});

export const defaultNotOffered = defineRule<{ value: unknown; key: string }>('elizaos/default-not-offered', {
  severity: { documented: 'changed', '2026-03': 'changed' },
  message: ({ value, key }) =>
    `The default ${code(value)} of ${code(key)} is not among the values of its \`enum\`, so it can never be chosen again.`,
  evidence: [page(), milady(`${FIELD}, renderSelectField`)],
  fix: ({ pointer }) => remove(pointer, 'the default'),
});

export const defaultOutOfRange = defineRule<{ key: string; bound: string; limit: number }>(
  'elizaos/default-out-of-range',
  {
    severity: { documented: 'changed', '2026-03': 'changed' },
    message: ({ key, bound, limit }) =>
      `The default of ${code(key)} breaks its own ${code(bound)} of ${String(limit)}.`,
    evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
    fix: ({ pointer, args: { bound, limit } }) => [
      ...(bound === 'minimum' || bound === 'maximum' ? setTo(pointer, limit) : []),
      ...remove(pointer, 'the default'),
    ],
  },
);

export const defaultPattern = defineRule<{ key: string; pattern: string }>('elizaos/default-pattern', {
  severity: { documented: 'changed', '2026-03': 'changed' },
  message: ({ key, pattern }) =>
    `The default of ${code(key)} does not match its own pattern ${code(pattern)}.`,
  evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
  fix: ({ pointer }) => remove(pointer, 'the default'),
});

export const defaultSecret = defineRule<{ key: string }>('elizaos/default-secret', {
  severity: { documented: 'advice', '2026-03': 'advice' },
  message: ({ key }) =>
    `${code(key)} has a default that everyone who gets this file can read. A secret should not have one.`,
  evidence: [page(), milady(`${FIELD}, the password field`)],
  fix: ({ pointer }) => remove(pointer, 'the default'),
});

export const defaultOfRequired = defineRule<{ key: string }>('elizaos/default-of-required', {
  severity: { '2026-03': 'changed' },
  message: ({ key }) =>
    `${code(key)} is required and has a default, which the form shows but never fills in. People still see "Required" until they type it.`,
  evidence: [milady(`${RENDERER}, validateField`, 'This field is required.')],
  fix: ({ pointer, args }, document) => {
    const index = formOf(document).requiredAt.get(args.key) ?? null;
    const listed = index === null ? null : ({ op: 'remove', pointer: join(REQUIRED, index) } as const);
    return [...fix('Make it optional', listed), ...remove(pointer, 'the default')];
  },
});

export const boundsCrossed = defineRule<{
  key: string;
  least: string;
  low: number;
  most: string;
  high: number;
}>('elizaos/bounds-crossed', {
  severity: { documented: 'changed', '2026-03': 'changed' },
  message: ({ key, least, low, most, high }) =>
    `No value of ${code(key)} can satisfy both ${code(least)} ${String(low)} and ${code(most)} ${String(high)}.`,
  evidence: [page(), milady(`${FIELD}, the number field`)],
  fix: ({ pointer, args: { least, most, low, high } }) => {
    const holder = parent(pointer);
    return fix(
      'Swap the two',
      { op: 'set', pointer: join(holder, least), value: high },
      { op: 'set', pointer: join(holder, most), value: low },
    );
  },
});
