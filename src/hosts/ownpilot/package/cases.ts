// Cases for the folder and the file name (test data).

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { MARKED, skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/folder-name',
    raises: skill({ id: '⟦"tides"⟧' }),
    misses: skill(),
    path: 'tide/skill.json',
    missesPath: 'packs/tides/skill.json',
  },
  {
    code: 'ownpilot/file-name',
    raises: skill({}, MARKED),
    misses: skill(),
    path: 'tides/manifest.json',
    missesPath: 'tides/skill.json',
  },
  {
    code: 'ownpilot/file-name',
    raises: skill({}, MARKED),
    misses: skill(),
    path: 'tides/extension.json',
    missesPath: 'skill.json',
    release: '2026-02',
  },
];
