// Options that are not texts, and hints and schemas that are not lists of options.

import { describe, expect, test } from 'vitest';
import { nativeIndex, nativeText, nativeValue } from './choices.ts';
import type { SelectControl } from './control.ts';
import { controlOf } from './controls.ts';
import { fieldOfCase, type Bag } from './form-case.fixtures.ts';

function selectOf(schema: Bag, hint: Bag = {}, value?: unknown): SelectControl {
  const field = fieldOfCase(schema, { type: 'select', ...hint });
  return controlOf(field, { value, set: value !== undefined }) as SelectControl;
}

const ON_OFF = {
  options: [
    { value: true, label: 'On' },
    { value: false, label: 'Off' },
  ],
};

describe('options that are true and false', () => {
  test('have their text as value, which a default or a stored value does not match', () => {
    expect(selectOf({}, ON_OFF).choices.map(nativeValue)).toEqual(['On', 'Off']);
    expect(nativeIndex(selectOf({ default: true }, ON_OFF))).toBe(0);
    expect(nativeIndex(selectOf({}, ON_OFF, 'Off'))).toBe(2);
  });

  test('of an enum show as empty lines', () => {
    const control = selectOf({ enum: [true, false] }, {}, 'true');
    expect(control.choices.map(nativeText)).toEqual(['', '']);
    expect(nativeIndex(control)).toBe(0);
  });
});

describe('where a select takes its options from', () => {
  test.each([[''], [false], [0], [null]])('the hint %j is ignored in favour of the enum', (options) => {
    expect(selectOf({ enum: ['a'] }, { options }).choices.map(nativeText)).toEqual(['a']);
  });

  test('oneOf with anything but schemas shows empty lines', () => {
    expect(selectOf({ oneOf: ['a', 5] }).choices.map(nativeText)).toEqual(['', '']);
  });

  test('an enum that is not a list crashes the page, unless the hint has options', () => {
    expect(() => selectOf({ enum: 'ab' })).toThrow('plainOptions.map is not a function');
    expect(selectOf({ enum: 'ab' }, ON_OFF).choices).toHaveLength(2);
  });
});

test.each([[true], [false]])('the placeholder %j is none', (placeholder) => {
  const field = fieldOfCase({ default: 'd' }, { placeholder });
  expect(controlOf(field, { value: undefined, set: false })).toMatchObject({ placeholder: '' });
});
