// The published schemas are the ones that the checks use, and every property of them is explained.

import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/model/host.ts';
import { hosts } from './loaded.ts';

const published = import.meta.glob<{ default: unknown }>('../../public/schemas/*.json', { eager: true });
const schemas = hosts.flatMap((host) => host.schemas);

describe.each(schemas)('$file', ({ file, schema, fileMatch }) => {
  test('is published as it is (npm run schemas)', () => {
    expect(published[`../../public/schemas/${file}`]?.default).toEqual(schema);
    expect(schema.$id).toBe(`urn:plugbench:schema:${file}`);
    expect(fileMatch.length).toBeGreaterThan(0);
  });

  test('explains every property', () => {
    expect(unexplained(schema, '')).toEqual([]);
  });
});

test('nothing else is published', () => {
  expect(Object.keys(published).length).toBe(schemas.length);
});

function unexplained(schema: JsonSchema, at: string): string[] {
  const below = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => [
      ...(child.description || child.$ref ? [] : [`${at}/${key}`]),
      ...unexplained(child, `${at}/${key}`),
    ]),
    ...Object.entries(schema.definitions ?? {}).flatMap(([key, child]) => unexplained(child, `${at}#${key}`)),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((child) => unexplained(child, at)),
  ];
  if (schema.items) below.push(...unexplained(schema.items, `${at}/*`));
  if (typeof schema.additionalProperties === 'object') {
    below.push(...unexplained(schema.additionalProperties, `${at}/*`));
  }
  return below;
}
