// Rules for the default and the bounds of a property.

import { join, parent } from '../../../lang/json/pointer.ts';
import { fix, remove, setTo } from '../../kit/rule.ts';
import { code } from '../../kit/words.ts';
import { FIELD, RENDERER, milady, page, define } from '../evidence.ts';
import { REQUIRED, formOf } from '../form.ts';

/** `problem` ends the sentence; `better` is the nearest right value. */
export const defaultInvalid = define.changed<{ key: string; problem: string; better: unknown }>(
  'elizaos/default-invalid',
  {
    message: ({ key, problem }) => `The default of ${code(key)} ${problem}.`,
    evidence: [page(), milady(`${FIELD}: defaults are shown, never checked`)],
    fix: ({ pointer, args: { better } }) => [...setTo(pointer, better), ...remove(pointer, 'the default')],
  },
);

export const defaultSecret = define.advice<{ key: string }>('elizaos/default-secret', {
  message: ({ key }) =>
    `${code(key)} has a default that everyone who gets this file can read. A secret should not have one.`,
  evidence: [page(), milady(`${FIELD}, the password field`)],
  fix: ({ pointer }) => remove(pointer, 'the default'),
});

export const defaultOfRequired = define.miladyChanged<{ key: string }>('elizaos/default-of-required', {
  message: ({ key }) =>
    `${code(key)} is required and has a default, which the form shows but never fills in. People still see "Required" until they type it.`,
  evidence: [milady(`${RENDERER}, validateField`, 'This field is required.')],
  fix: ({ pointer, args }, document) => {
    const index = formOf(document).requiredAt.get(args.key) ?? null;
    const listed = index === null ? null : ({ op: 'remove', pointer: join(REQUIRED, index) } as const);
    return [...fix('Make it optional', listed), ...remove(pointer, 'the default')];
  },
});

export const boundsCrossed = define.changed<{
  key: string;
  least: string;
  low: number;
  most: string;
  high: number;
}>('elizaos/bounds-crossed', {
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
