// What the validator answers to manifests that no JSON file can hold but an edit can make.

import { expect, test } from 'vitest';
import { V2026_02, V0_8_3 } from './releases.ts';
import { validateManifest } from './validate.ts';

const base = { id: 'a', name: 'A', version: '1', description: 'd' };
const tool = { name: 't', description: 'd', parameters: {}, code: 'c' };
const gap: unknown[] = [tool];
gap[2] = tool;

test.each<[string, unknown, unknown]>([
  [
    'null in a list',
    { ...base, tools: [null] },
    { crash: "Cannot read properties of null (reading 'name')" },
  ],
  [
    'a gap in a list',
    { ...base, tools: gap },
    { crash: "Cannot read properties of undefined (reading 'name')" },
  ],
  ['an inherited member', Object.create({ ...base, tools: [tool] }), { valid: true, errors: [] }],
])('%s', (_, value, expected) => {
  for (const release of [V2026_02, V0_8_3] as const)
    expect(validateManifest(value, release)).toEqual(expected);
});
