// Cases for `configSchema`, its properties and their defaults.

import type { RuleCase } from '../../rule-case.ts';
import { form, hinted, withSchema } from './texts.ts';

const PIER = '"properties":{"pier":{"type":"string"}}';

export const schemaCases: readonly RuleCase[] = [
  {
    code: 'elizaos/schema-type',
    raises: withSchema('{"type":⟦"array"⟧}'),
    misses: withSchema('{"type":"object"}'),
  },
  {
    code: 'elizaos/schema-type-missing',
    raises: withSchema(`{${PIER}}`).replace('"configSchema"', '⟦"configSchema"⟧'),
    misses: withSchema(`{"type":"object",${PIER}}`),
  },
  {
    code: 'elizaos/properties-type',
    raises: withSchema('{"type":"object","properties":⟦["pier"]⟧}'),
    misses: withSchema('{"type":"object","properties":{}}'),
  },
  {
    code: 'elizaos/required-type',
    raises: withSchema(`{"type":"object",${PIER},"required":⟦"pier"⟧}`),
    misses: withSchema(`{"type":"object",${PIER},"required":["pier"]}`),
  },
  {
    code: 'elizaos/required-type',
    raises: withSchema(`{"type":"object",${PIER},"required":⟦true⟧}`),
    misses: withSchema(`{"type":"object",${PIER},"required":[]}`),
  },
  {
    code: 'elizaos/required-item-type',
    raises: withSchema(`{"type":"object",${PIER},"required":["pier",⟦1⟧]}`),
    misses: withSchema(`{"type":"object",${PIER},"required":["pier"]}`),
  },
  {
    code: 'elizaos/required-unknown',
    raises: form('"pier":{"type":"string"}', '', '⟦"peer"⟧'),
    misses: form('"pier":{"type":"string"}', '', '"pier"'),
  },
  {
    code: 'elizaos/schema-joint',
    raises: withSchema(`{"type":"object",${PIER},⟦"allOf"⟧:[]}`),
    misses: withSchema(`{"type":"object",${PIER},"additionalProperties":false}`),
  },
  {
    code: 'elizaos/property-type',
    raises: form('"pier":⟦"number"⟧'),
    misses: form('"pier":{"type":"number"}'),
  },
  { code: 'elizaos/property-type', raises: form('"pier":⟦true⟧'), misses: form('"pier":{}') },
  {
    code: 'elizaos/type-unknown',
    raises: form('"pier":{"type":⟦"int"⟧}'),
    misses: form('"pier":{"type":"integer"}'),
  },
  {
    code: 'elizaos/type-unknown',
    raises: form('"pier":{"type":⟦["string","nul"]⟧}'),
    misses: form('"pier":{"type":["string","null"]}'),
  },
  {
    code: 'elizaos/hint-in-schema',
    raises: form('"pier":{"type":"string",⟦"label"⟧:"Pier"}'),
    misses: form('"pier":{"type":"string","title":"Pier"}', '"pier":{"label":"Pier"}'),
  },
  {
    code: 'elizaos/hint-in-schema',
    raises: form('"pier":{"type":"string",⟦"sensitive"⟧:"yes"}'),
    misses: form('"pier":{"type":"string"}', '"pier":{"sensitive":true}'),
  },
  {
    code: 'elizaos/required-in-property',
    raises: form('"pier":{"type":"string",⟦"required"⟧:true}'),
    misses: form('"pier":{"type":"object","required":["depth"]}'),
  },
  {
    code: 'elizaos/required-in-property',
    raises: form('"pier":{"type":"string",⟦"required"⟧:true},"quay":{"type":"string"}', '', '"quay"'),
    misses: form('"pier":{"type":"string"},"quay":{"type":"string"}', '', '"quay","pier"'),
  },
  {
    code: 'elizaos/keyword-passed-over',
    raises: form('"pier":{⟦"anyOf"⟧:[{"type":"string"}]}'),
    misses: form('"pier":{"oneOf":[{"const":"east"}]}'),
  },
  {
    code: 'elizaos/nested-object',
    raises: form('"pier":{"type":"object",⟦"properties"⟧:{"depth":{"type":"number"}}}'),
    misses: form('"pier":{"type":"object","properties":{}}'),
  },
  {
    code: 'elizaos/array-of-others',
    raises: form('"piers":{"type":"array",⟦"items"⟧:{"type":"number"}}'),
    misses: form('"piers":{"type":"array","items":{"type":"string"}}'),
  },
  {
    code: 'elizaos/enum-empty',
    raises: form('"pier":{"type":"string","enum":⟦[]⟧}'),
    misses: form('"pier":{"type":"string","enum":["east"]}'),
  },
  {
    code: 'elizaos/enum-not-text',
    raises: form('"pier":{"type":"number","enum":⟦[1,2]⟧}'),
    misses: form('"pier":{"type":"string","enum":["1","2"]}'),
  },
  {
    code: 'elizaos/format-passed-over',
    raises: form('"pier":{"type":"string","format":⟦"time"⟧}'),
    misses: form('"pier":{"type":"string","format":"date"}'),
  },
  {
    code: 'elizaos/default-type',
    raises: form('"depth":{"type":"number","default":⟦"5"⟧}'),
    misses: form('"depth":{"type":"number","default":5}'),
  },
  {
    code: 'elizaos/default-type',
    raises: form('"depth":{"type":"integer","default":⟦5.5⟧}'),
    misses: form('"depth":{"type":["integer","string"],"default":"5.5"}'),
  },
  {
    code: 'elizaos/default-not-offered',
    raises: form('"pier":{"type":"string","enum":["east","west"],"default":⟦"north"⟧}'),
    misses: form('"pier":{"type":"string","enum":["east","west"],"default":"west"}'),
  },
  {
    code: 'elizaos/default-out-of-range',
    raises: form('"depth":{"type":"number","minimum":1,"default":⟦0⟧}'),
    misses: form('"depth":{"type":"number","minimum":1,"default":1}'),
  },
  {
    code: 'elizaos/default-out-of-range',
    raises: form('"pier":{"type":"string","maxLength":3,"default":⟦"east"⟧}'),
    misses: form('"pier":{"type":"string","maxLength":4,"default":"east"}'),
  },
  {
    code: 'elizaos/default-pattern',
    raises: form('"pier":{"type":"string","pattern":"^[a-z]+$","default":⟦"East"⟧}'),
    misses: form('"pier":{"type":"string","pattern":"^[a-z]+$","default":"east"}'),
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
  {
    code: 'elizaos/constraint-unenforced',
    raises: form('"pier":{"type":"string",⟦"pattern"⟧:"^[a-z]+$"}'),
    misses: hinted('"pattern":"^[a-z]+$"', '"type":"string","pattern":"^[a-z]+$"'),
  },
  {
    code: 'elizaos/constraint-unenforced',
    raises: hinted(
      '"validation":{"checks":[{"fn":"email","message":"?"}]}',
      '"type":"string",⟦"minLength"⟧:3',
    ),
    misses: hinted(
      '"validation":{"checks":[{"fn":"minLength","args":{"min":3},"message":"?"}]}',
      '"type":"string","minLength":3',
    ),
  },
  {
    code: 'elizaos/constraint-unenforced',
    raises: form('"depth":{"type":"number",⟦"multipleOf"⟧:5}'),
    misses: form('"depth":{"type":"number"}'),
  },
];
