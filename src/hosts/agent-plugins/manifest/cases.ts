// Cases of plugin.json.

import type { RuleCase } from '../../../model/rule-case.ts';
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
  {
    code: 'agent-plugins/text-type',
    raises: manifest('"version":⟦1.2⟧'),
    misses: manifest('"version":""'),
  },
  {
    code: 'agent-plugins/text-type',
    raises: manifest('"repository":⟦{"type":"git","url":"https://example.com"}⟧'),
    misses: manifest('"repository":"not an address"'),
  },
  {
    code: 'agent-plugins/text-type',
    raises: manifest('"author":{"email":⟦null⟧}'),
    misses: manifest('"author":{"email":"none"}'),
  },
  {
    code: 'agent-plugins/author-type',
    raises: manifest('"author":⟦"Mia Moe <mia@example.com> (https://example.com)"⟧'),
    misses: manifest('"author":{}'),
  },
  {
    code: 'agent-plugins/author-type',
    raises: manifest('"author":⟦["Mia"]⟧'),
    misses: manifest('"author":{"name":"Mia"}'),
  },
  {
    code: 'agent-plugins/author-member',
    raises: manifest('"author":{⟦"website"⟧:"https://example.com"}'),
    misses: manifest('"author":{"url":"https://example.com"}'),
  },
  {
    code: 'agent-plugins/keywords-type',
    raises: manifest('"keywords":⟦"tides, sea"⟧'),
    misses: manifest('"keywords":[]'),
  },
  {
    code: 'agent-plugins/keyword-type',
    raises: manifest('"keywords":["sea",⟦2⟧]'),
    misses: manifest('"keywords":["sea","2"]'),
  },
  {
    code: 'agent-plugins/extensions-type',
    raises: manifest('"extensions":⟦["com.example"]⟧'),
    misses: manifest('"extensions":{}'),
  },
  {
    code: 'agent-plugins/extension-type',
    raises: manifest('"extensions":{"com.example.client":⟦true⟧}'),
    misses: manifest('"extensions":{"com.example.client":{}}'),
  },
  {
    code: 'agent-plugins/extension-name',
    raises: manifest('"extensions":{⟦"vscode"⟧:{"icon":"tide"}}'),
    misses: manifest('"extensions":{"com.example":{"icon":"tide"}}'),
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"licence"⟧:"MIT"'),
    misses: manifest('"license":"MIT"'),
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"hooks"⟧:{"start":[]},"extensions":{"com.example.client":{}}'),
    misses: manifest('"extensions":{"com.example.client":{"hooks":{"start":[]}}}'),
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"title"⟧:"Tides"'),
    misses: '{"$schema":"https://agent-plugins.org/schemas/1.0.0/plugin.schema.json","title":"Tides"}',
  },
  {
    code: 'agent-plugins/unknown-member',
    raises: manifest('⟦"mcpServers"⟧:{}'),
    misses: manifest('"keywords":["mcpServers"]'),
  },
];
