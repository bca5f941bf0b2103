// Cases of version, author, addresses, licence and keywords.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { manifest } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
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
];
