// A property that is null: the host crashes on it as soon as it reads a member.

import { describe, expect, test } from 'vitest';
import { formOfCase, sourceOfCase, type Bag } from './form-case.fixtures.ts';

const message = (name: string): string => `Cannot read properties of null (reading '${name}')`;

describe('a property that is null', () => {
  test.each<[Bag, string]>([
    [{}, 'enum'],
    [{ hidden: true, type: 'toggle' }, 'enum'],
    [{ type: 'text' }, 'default'],
    [{ type: 'url', placeholder: 'p' }, 'description'],
    [{ type: 'select', options: [] }, 'enum'],
    [{ type: 'date' }, 'format'],
    [{ type: 'number' }, 'description'],
    [{ sensitive: true }, 'description'],
    [{ type: 'json', help: 'h' }, 'default'],
  ])('with the hint %j the page crashes reading %s', (hint, name) => {
    expect(() => formOfCase(sourceOfCase({ x: null }, { x: hint }))).toThrow(message(name));
  });

  test.each<[Bag]>([[{ type: 'text', hidden: true }], [{ type: 'text', advanced: true }]])(
    'with the hint %j the page lives as long as it is not drawn',
    (hint) => {
      expect(() => formOfCase(sourceOfCase({ x: null }, { x: hint }))).not.toThrow();
    },
  );

  test('in the advanced section it crashes on being unfolded', () => {
    const source = sourceOfCase({ x: null }, { x: { type: 'text', advanced: true } });
    expect(() => formOfCase(source, { open: true })).toThrow(message('default'));
  });
});
