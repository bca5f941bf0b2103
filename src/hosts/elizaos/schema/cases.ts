// Cases for `configSchema` and its properties.

import type { RuleCase } from '../../../model/rule-case.ts';
import { withSchema, form, hinted } from '../case-texts.fixtures.ts';

const PIER = '"properties":{"pier":{"type":"string"}}';
/** A choice whose hint lists what there is to choose from. */
const CHOICE = '"type":"select","options":[{"value":"east","label":"East"}]';

export const cases: readonly RuleCase[] = [
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
    code: 'elizaos/required-type-crash',
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
    code: 'elizaos/property-type-crash',
    raises: form('"pier":⟦null⟧'),
    misses: form('"pier":false'),
  },
  {
    code: 'elizaos/enum-empty-crash',
    raises: hinted(CHOICE, '"type":"string","enum":⟦"east"⟧'),
    misses: hinted(CHOICE, '"type":"string","enum":["east"]'),
  },
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
    code: 'elizaos/enum-empty',
    raises: form('"pier":{"type":"string","enum":⟦[]⟧}'),
    misses: form('"pier":{"type":"string","enum":["east"]}'),
  },
];
