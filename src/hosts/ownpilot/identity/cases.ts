// Cases for what every manifest must have (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  { code: 'ownpilot/root-not-object', raises: `⟦[${skill()}]⟧`, misses: skill() },
  { code: 'ownpilot/root-not-object', raises: '⟦null⟧', misses: '{}' },
  { code: 'ownpilot/required-missing', raises: skill({ version: null }, MARKED), misses: skill() },
  { code: 'ownpilot/required-missing', raises: skill({ id: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/required-missing',
    raises: skill({ description: null, desc: '"High and low water"' }, MARKED),
    misses: skill(),
  },
  {
    code: 'ownpilot/required-type',
    raises: skill({ version: '⟦1.2⟧' }),
    misses: skill({ version: '"1.2"' }),
  },
  { code: 'ownpilot/required-type', raises: skill({ name: '⟦null⟧' }), misses: skill({ name: '"null"' }) },
  { code: 'ownpilot/required-empty', raises: skill({ name: '⟦""⟧' }), misses: skill({ name: '" "' }) },
  { code: 'ownpilot/id-pattern', raises: skill({ id: '⟦"Tides"⟧' }), misses: skill({ id: '"tides"' }) },
  {
    code: 'ownpilot/id-pattern',
    raises: skill({ id: '⟦"tide tables"⟧' }),
    misses: skill({ id: '"tide--tables-"' }),
  },
  {
    code: 'ownpilot/id-hyphen',
    raises: skill({ id: '⟦"tide-tables"⟧' }),
    misses: skill({ id: '"tidetables"' }),
  },
  {
    code: 'ownpilot/version-not-semver',
    raises: skill({ version: '⟦"1.0"⟧' }),
    misses: skill({ version: '"1.0.0-beta.2"' }),
  },
  {
    code: 'ownpilot/root-key-unknown',
    raises: skill({ '⟦descripton⟧': '"x"' }),
    misses: skill({ $schema: '"x"', _note: '"x"' }),
  },
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
