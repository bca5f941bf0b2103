// Which services and fields count as declared, and when the manifest leaves open whether there are more.

import { describe, expect, test } from 'vitest';
import { declaredServices, servicesAreClear } from './services.ts';

const manifest = (...services: unknown[]): object => ({ required_services: services });

describe('declaredServices', () => {
  test('lists named services and fields with their pointers', () => {
    const schema = [null, { name: 'api_key' }, { name: '' }, { name: 'region' }];
    expect(declaredServices(manifest('x', {}, { name: 'tides', config_schema: schema }))).toEqual([
      {
        name: 'tides',
        pointer: '/required_services/2',
        fields: [
          { name: 'api_key', pointer: '/required_services/2/config_schema/1' },
          { name: 'region', pointer: '/required_services/2/config_schema/3' },
        ],
        complete: false,
      },
    ]);
  });

  test.each([
    ['no config_schema', undefined, true],
    ['an empty list', [], true],
    ['only named fields', [{ name: 'a' }, { name: 'b' }], true],
    ['a named field and one without a name', [{ name: 'a' }, {}], false],
    ['a field without a name and a named one', [{}, { name: 'a' }], false],
    ['a named field and null', [{ name: 'a' }, null], false],
    ['an object', {}, false],
    ['null', null, false],
    ['a string', 'a', false],
  ])('a service with %s is complete: %o %s', (_, schema, complete) => {
    const service = schema === undefined ? { name: 's' } : { name: 's', config_schema: schema };
    expect(declaredServices(manifest(service)).map((one) => one.complete)).toEqual([complete]);
  });
});

test.each([
  [{}, true],
  [manifest(), true],
  [manifest({ name: 'a' }, { name: 'b' }), true],
  [manifest({ name: 'a' }, { name: '' }), false],
  [manifest({ name: 'a' }, 'b'), false],
  [manifest(null, { name: 'a' }), false],
  [{ required_services: { name: 'a' } }, false],
  [{ required_services: null }, false],
])('servicesAreClear(%j) is %s', (value, clear) => {
  expect(servicesAreClear(value)).toBe(clear);
});
