// Settings that code reads; each reading is reported to the page.

import type { Link } from './link.ts';
import { get, stringify } from './primordials.ts';

/** Says that a setting was read, for the timeline. */
export function sayRead(link: Link, service: string, field: string, found: boolean): void {
  const detail = `{"service":${stringify(service)},"field":${stringify(field)},"found":${String(found)}}`;
  link.say('note', [
    ['name', '"config"'],
    ['detail', stringify(detail)],
  ]);
}

/** The same object, whose readings are reported. */
export function watched(link: Link, service: string, values: object): object {
  return new Proxy(values, {
    get(target, key) {
      const value: unknown = get(target, key);
      if (typeof key === 'string') sayRead(link, service, key, value !== undefined && value !== null);
      return value;
    },
  });
}
