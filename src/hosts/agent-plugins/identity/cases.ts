// Cases of the manifest as a whole, its `$schema` and its name.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

const SCHEMA = '"$schema":"https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"';

function named(name: string): RuleCase['raises'] {
  return manifest('', name);
}

export const cases: readonly RuleCase[] = [
  { code: 'agent-plugins/not-an-object', raises: `⟦[${manifest('')}]⟧`, misses: manifest('') },
  { code: 'agent-plugins/not-an-object', raises: '⟦"tides"⟧', misses: '{}' },
  { code: 'agent-plugins/schema-missing', raises: '⟦{⟧"name":"tides"}', misses: manifest('') },
  {
    code: 'agent-plugins/schema-unsupported',
    raises: '{"$schema":⟦"https://agent-plugins.org/schemas/2.0.0/plugin.schema.json"⟧,"name":"tides"}',
    misses: manifest(''),
  },
  {
    code: 'agent-plugins/schema-unsupported',
    raises: '{"$schema":⟦"https://agent-plugins.org/schemas/1.0.0/mcp.schema.json"⟧,"name":"tides"}',
    misses: manifest(''),
    path: 'tides/plugin.json',
  },
  {
    code: 'agent-plugins/schema-draft',
    raises: `{${SCHEMA.replace(/1.0.0.*/, '')}1.1.0/plugin.schema.json","name":"tides"}`.replace(
      /"https.*?json"/,
      '⟦$&⟧',
    ),
    misses: manifest(''),
  },
  {
    code: 'agent-plugins/schema-unsupported',
    raises: '{"$schema":⟦7⟧,"name":"tides"}',
    misses: manifest(''),
  },
  { code: 'agent-plugins/name-missing', raises: `⟦{⟧${SCHEMA}}`, misses: `{${SCHEMA},"name":""}` },
  {
    code: 'agent-plugins/name-missing',
    raises: `⟦{⟧${SCHEMA},"title":"Harbour Tides"}`,
    misses: `{${SCHEMA},"name":"harbour-tides"}`,
  },
  { code: 'agent-plugins/name-type', raises: named('⟦7⟧'), misses: named('"7"') },
  { code: 'agent-plugins/name-invalid', raises: named('⟦""⟧'), misses: named('"a"') },
  {
    code: 'agent-plugins/name-invalid',
    raises: named('⟦"Harbour Tides"⟧'),
    misses: named('"harbour-tides"'),
  },
  { code: 'agent-plugins/name-invalid', raises: named('⟦"a--b"⟧'), misses: named('"a-.b"') },
  { code: 'agent-plugins/name-invalid', raises: named('⟦"a..b"⟧'), misses: named('"a.b.c"') },
  { code: 'agent-plugins/name-invalid', raises: named('⟦"-a"⟧'), misses: named('"1a"') },
  { code: 'agent-plugins/name-invalid', raises: named('⟦"a."⟧'), misses: named('"a.1"') },
  {
    code: 'agent-plugins/name-invalid',
    raises: named(`⟦"${'a'.repeat(65)}"⟧`),
    misses: named(`"${'a'.repeat(64)}"`),
  },
];
