// Cases of `schema` and its fields.

import type { RuleCase } from '../../../model/rule-case.ts';
import { field, info, tool } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'gloodata/schema-type',
    raises: info(tool('"schema":⟦[]⟧')),
    misses: info(tool('"schema":{"fields":{}}')),
  },
  {
    code: 'gloodata/fields-missing',
    raises: info(tool('⟦"schema"⟧:{"properties":{}}')),
    misses: info(tool('"schema":{"fields":{}}')),
  },
  {
    code: 'gloodata/fields-type',
    raises: info(tool('"schema":{"fields":⟦[{"name":"at","type":"string"}]⟧}')),
    misses: info(tool('"schema":{"fields":{"at":{"type":"string"}}}')),
  },
  {
    code: 'gloodata/required-list',
    raises: info(tool('"schema":{"fields":{},⟦"required"⟧:["at"]}')),
    misses: info(tool('"schema":{"fields":{}}')),
  },
  {
    code: 'gloodata/required-list',
    raises: field('{"type":"string",⟦"required"⟧:true}'),
    misses: field('{"type":"string"}'),
  },
  { code: 'gloodata/field-shape', raises: field('⟦"string"⟧'), misses: field('{"type":"string"}') },
  {
    code: 'gloodata/field-shape',
    raises: field('⟦null⟧'),
    misses: field('{"type":"string","default":null}'),
  },
  {
    code: 'gloodata/field-type-missing',
    raises: field('{"default":2}').replace('"at"', '⟦"at"⟧'),
    misses: field('{"type":null}'),
  },
  {
    code: 'gloodata/field-type-unknown',
    raises: field('{"type":⟦"int"⟧}'),
    misses: field('{"type":"integer"}'),
  },
  {
    code: 'gloodata/field-type-unknown',
    raises: field('{"type":⟦["string","integer"]⟧}'),
    misses: field('{"type":["string","null"]}'),
  },
  {
    code: 'gloodata/description-type',
    raises: field('{"type":"string","description":⟦["where"]⟧}'),
    misses: field('{"type":"string","description":null}'),
  },
  {
    code: 'gloodata/default-type',
    raises: field('{"type":"integer","default":⟦"12"⟧}'),
    misses: field('{"type":"integer","default":12}'),
  },
  {
    code: 'gloodata/default-type',
    raises: field('{"type":["integer","null"],"default":⟦1.5⟧}'),
    misses: field('{"type":["number","null"],"default":1.5}'),
  },
  {
    code: 'gloodata/default-not-allowed',
    raises: field('{"type":"string","enum":["a","b"],"default":⟦"c"⟧}'),
    misses: field('{"type":"string","enum":["a","b"],"default":""}'),
  },
  {
    code: 'gloodata/string-only-member',
    raises: field('{"type":"integer",⟦"enum"⟧:[1,2]}'),
    misses: field('{"type":"string","enum":["1","2"]}'),
  },
  {
    code: 'gloodata/enum-type',
    raises: field('{"type":"string","enum":⟦"a"⟧}'),
    misses: field('{"type":"string","enum":["a"]}'),
  },
  {
    code: 'gloodata/enum-empty',
    raises: field('{"type":"string","enum":⟦[]⟧}'),
    misses: field('{"type":"string","enum":["a"]}'),
  },
  {
    code: 'gloodata/enum-item-type',
    raises: field('{"type":"string","enum":["1",⟦2⟧]}'),
    misses: field('{"type":"string","enum":["1","2"]}'),
  },
];
