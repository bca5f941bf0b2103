// Toy cars: sounds are tools.

import type { Host } from '../../model/host.ts';
import { checkOf, rulesOf, type Subject } from '../kit/rule.ts';
import { documentedVerdict } from '../kit/verdict.ts';
import { entry } from './entry.ts';
import { preview } from './preview/preview.ts';
import { checkSounds } from './sounds/check.ts';
import * as sounds from './sounds/rules.ts';

const subjects: readonly Subject[] = [{ rules: sounds, check: checkSounds }];
const rules = rulesOf(subjects);

export const host: Host = {
  ...entry,
  rules,
  schemas: [],
  schemaFor: () => ({ type: 'object', properties: { toyCar: { type: 'string' } } }),
  defaultPath: () => 'toy-car.json',
  check: checkOf(subjects),
  verdicts: (document, findings) => [
    documentedVerdict(document, findings, rules),
    document.strict
      ? { release: '1.0', outcome: 'accepted', texts: [], notes: [] }
      : { release: '1.0', outcome: 'refused', texts: ['beep'], notes: [] },
  ],
  preview,
  loadRunnable: async () => (await import('./run/runnable.ts')).runnable,
  loadPortable: async () => (await import('./convert/portable.ts')).portable,
};
