// Tells errors of the host, of which only the message is shown, from those of the tool.

import { describe, expect, it } from 'vitest';
import { HostRealm } from './host-realm.ts';

const realm = new HostRealm(true);
const list = realm.adopt([1]) as number[];
const none = realm.adopt([]) as number[];
const HostDate = realm.constructorOf(Date as never) as DateConstructor;
const HostObject = realm.constructorOf(Object as never) as ObjectConstructor;

describe('HostRealm.textOf', () => {
  it.each<[string, () => unknown, string]>([
    ['a date', () => new HostDate('x').toISOString(), 'Invalid time value'],
    ['a list', () => none.reduce((a) => a), 'Reduce of empty array with no initial value'],
    [
      'a static method',
      () => HostObject.assign(null as never) as unknown,
      'Cannot convert undefined or null to object',
    ],
    [
      'a callback',
      () =>
        list.map(() => {
          throw new Error('mine');
        }),
      'Error: mine',
    ],
    ['the tool', () => new Date('x').toISOString(), 'RangeError: Invalid time value'],
  ])('of an error of %s', (_, work, text) => {
    let thrown: unknown;
    try {
      work();
    } catch (error) {
      thrown = error;
    }
    expect(realm.textOf(thrown)).toBe(text);
  });

  it('writes prototypes by their tags', () => {
    expect(() => HostObject.prototype).toThrow("(expected '[object Object]' but got '[object Object]')");
  });
});
