// The smallest host: toy cars. src/hosts/README.md shows this file; a real host has its parts in files of their own.

import { isObject, member } from '../../src/model/guards.ts';
import type { Host } from '../../src/model/host.ts';
import { add, checkOf, defineRule, rulesOf, type Subject } from '../../src/hosts/kit/rule.ts';
import { documentedVerdict } from '../../src/hosts/kit/verdict.ts';

const noWheels = defineRule('toy/no-wheels', {
  severity: { documented: 'refused', '1.0': 'changed' },
  message: () => 'A toy car needs `wheels`.',
  evidence: [
    { release: 'documented', where: 'Assembling' },
    { release: '1.0', where: 'car.c:7', text: 'it slides' },
  ],
  fix: () => add('/wheels', 4),
});

const car: Subject = {
  rules: { noWheels },
  check: ({ value }) =>
    isObject(value) && member(value, 'wheels') === undefined ? [noWheels.at('', 'key')] : [],
};
const rules = rulesOf([car]);

export const host: Host = {
  id: 'toy',
  name: 'Toy',
  manifest: 'car.json',
  releases: [
    { id: 'documented', label: 'Documentation', about: 'The leaflet in the box.' },
    { id: '1.0', label: '1.0', about: 'The only one, run on a carpet.' },
  ],
  samples: [],
  schemas: [],
  detect: ({ keys }) => (keys.has('car') ? { score: 1, reason: 'has `car`' } : null),
  read: {
    schemaFor: () => ({ type: 'object', properties: { wheels: { type: 'integer' } } }),
    defaultPath: (value) => `${String(member(value, 'car'))}/car.json`,
  },
  rules,
  check: checkOf([car]),
  verdicts: (document, findings) => [
    documentedVerdict(document, findings, rules),
    { release: '1.0', kind: 'accepted', texts: [], notes: [] },
  ],
};
