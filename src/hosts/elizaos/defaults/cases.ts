// Cases for defaults and bounds.

import type { RuleCase } from '../../../model/rule-case.ts';
import { form, hinted } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/default-invalid',
    raises: form('"depth":{"type":"number","default":⟦"5"⟧}'),
    misses: form('"depth":{"type":"number","default":5}'),
  },
  {
    code: 'elizaos/default-invalid',
    raises: form('"depth":{"type":"integer","default":⟦5.5⟧}'),
    misses: form('"depth":{"type":["integer","string"],"default":"5.5"}'),
  },
  {
    code: 'elizaos/default-invalid',
    raises: form('"pier":{"type":"string","enum":["east","west"],"default":⟦"north"⟧}'),
    misses: form('"pier":{"type":"string","enum":["east","west"],"default":"west"}'),
  },
  {
    code: 'elizaos/default-invalid',
    raises: form('"depth":{"type":"number","minimum":1,"default":⟦0⟧}'),
    misses: form('"depth":{"type":"number","minimum":1,"default":1}'),
  },
  {
    code: 'elizaos/default-invalid',
    raises: form('"pier":{"type":"string","maxLength":3,"default":⟦"east"⟧}'),
    misses: form('"pier":{"type":"string","maxLength":4,"default":"east"}'),
  },
  {
    code: 'elizaos/default-secret',
    raises: form('"tideToken":{"type":"string","default":⟦"abc"⟧}', '"tideToken":{"sensitive":true}'),
    misses: form('"tideToken":{"type":"string","default":""}', '"tideToken":{"sensitive":true}'),
  },
  {
    code: 'elizaos/default-secret',
    raises: form('"pier":{"type":"string","default":⟦"ghp_aaaabbbbccccdddd"⟧}'),
    misses: form('"pier":{"type":"string","default":"ghp_aaaa"}'),
  },
  {
    code: 'elizaos/default-of-required',
    raises: form('"pier":{"type":"string","default":⟦"east"⟧}', '', '"pier"'),
    misses: form('"pier":{"type":"string","default":"east"},"quay":{"type":"string"}', '', '"quay"'),
  },
  {
    code: 'elizaos/bounds-crossed',
    raises: form('"depth":{"type":"number","minimum":⟦9⟧,"maximum":1}'),
    misses: form('"depth":{"type":"number","minimum":1,"maximum":1}'),
  },
  {
    code: 'elizaos/bounds-crossed',
    raises: hinted('"min":⟦9⟧,"max":1', '"type":"number"'),
    misses: hinted('"min":1,"max":9', '"type":"number"'),
  },
];
