// Cases for parameter schemas (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, withParameters, withProperty, withTool } from '../case-texts.fixtures.ts';

const TEXT = '{ "type": "string", "description": "Name of the harbour" }';
const property = (members: string): string => withProperty(`{ "description": "Where", ${members} }`);
const required = (list: string): string =>
  withParameters({ properties: `{ "harbour": ${TEXT} }`, required: list });
const quiet = `"return { content: {} };"`;

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/parameters-list',
    raises: withTool({ parameters: '⟦["harbour"]⟧' }),
    misses: withTool({}),
  },
  {
    code: 'ownpilot/parameters-type-missing',
    raises: withParameters({ type: null }).replace('"parameters"', '⟦"parameters"⟧'),
    misses: withParameters({}),
  },
  {
    code: 'ownpilot/parameters-type-missing',
    raises: withTool({ '⟦parameters⟧': `{ "harbour": ${TEXT} }`, parameters: null }),
    misses: withTool({}),
  },
  {
    code: 'ownpilot/parameters-type',
    raises: withParameters({ type: '⟦"string"⟧' }),
    misses: withParameters({}),
  },
  {
    code: 'ownpilot/parameters-unchecked',
    raises: withTool({
      '⟦parameters⟧': '{ "type": "object", "required": ["harbour"] }',
      parameters: null,
      code: quiet,
    }),
    misses: withTool({ parameters: '{ "type": "object" }', code: quiet }),
  },
  {
    code: 'ownpilot/properties-type',
    raises: withParameters({ properties: '⟦[{ "name": "harbour", "type": "string" }]⟧' }),
    misses: withParameters({}),
  },
  { code: 'ownpilot/property-not-object', raises: withProperty('⟦"string"⟧'), misses: withProperty(TEXT) },
  {
    code: 'ownpilot/property-type-missing',
    raises: withProperty(`{ "description": "Where" }`).replace('"harbour":', '⟦"harbour"⟧:'),
    misses: withProperty(TEXT),
  },
  {
    code: 'ownpilot/property-type-missing',
    raises: withProperty(`{ "description": "Where", "enum": [1, 2] }`).replace('"harbour":', '⟦"harbour"⟧:'),
    misses: withProperty(TEXT),
  },
  {
    code: 'ownpilot/property-type-list',
    raises: property('"type": ⟦["string", "null"]⟧'),
    misses: property('"type": "string"'),
  },
  {
    code: 'ownpilot/property-type-unknown',
    raises: property('"type": ⟦"text"⟧'),
    misses: property('"type": "integer"'),
  },
  {
    code: 'ownpilot/property-type-unknown',
    raises: property('"type": "array", "items": { "type": ⟦"any"⟧ }'),
    misses: property('"type": "array", "items": { "type": "object" }'),
  },
  {
    code: 'ownpilot/property-description',
    raises: withProperty('{ "type": "string" }').replace('"harbour":', '⟦"harbour"⟧:'),
    misses: withProperty(TEXT),
  },
  {
    code: 'ownpilot/property-description',
    raises: property('"type": "object", "properties": { ⟦"pier"⟧: { "type": "integer" } }'),
    misses: property('"type": "array", "items": { "type": "integer" }'),
  },
  {
    code: 'ownpilot/property-key-misspelt',
    raises: withProperty('{ "type": "string", ⟦"descripton"⟧: "Where" }'),
    misses: property('"type": "string", "title": "Harbour"'),
  },
  {
    code: 'ownpilot/items-missing',
    raises: property('"type": "array"').replace('"harbour":', '⟦"harbour"⟧:'),
    misses: property('"type": "array", "items": { "type": "string" }'),
  },
  {
    code: 'ownpilot/default-ignored',
    raises: property('"type": "integer", ⟦"default"⟧: 5'),
    misses: property('"type": "integer"'),
  },
  {
    code: 'ownpilot/default-ignored',
    raises: withProperty('{ "type": "integer", ⟦"default"⟧: 5 }'),
    misses: property('"type": "integer"'),
  },
  {
    code: 'ownpilot/constraint-unchecked',
    raises: property('"type": "integer", ⟦"minimum"⟧: 1'),
    misses: property('"type": "integer", "examples": [1]'),
  },
  {
    code: 'ownpilot/member-type',
    raises: property('"type": "string", "enum": ⟦"a, b"⟧'),
    misses: property('"type": "string", "enum": ["a, b"]'),
  },
  {
    code: 'ownpilot/enum-empty',
    raises: property('"type": "string", "enum": ⟦[]⟧'),
    misses: property('"type": "string", "enum": [""]'),
  },
  {
    code: 'ownpilot/enum-value-type',
    raises: property('"type": "integer", "enum": [1, ⟦"2"⟧]'),
    misses: property('"type": "integer", "enum": [1, 2]'),
  },
  {
    code: 'ownpilot/enum-value-type',
    raises: property('"type": "string", "enum": [⟦null⟧]'),
    misses: property('"type": "string", "enum": ["null"]'),
  },
  { code: 'ownpilot/required-not-list', raises: required('⟦false⟧'), misses: required('[]') },
  {
    code: 'ownpilot/required-breaks-calls',
    raises: required('⟦"harbour"⟧'),
    misses: required('["harbour"]'),
  },
  { code: 'ownpilot/required-breaks-calls', raises: required('⟦true⟧'), misses: required('[]') },
  {
    code: 'ownpilot/required-on-property',
    raises: property('"type": "string", ⟦"required"⟧: true'),
    misses: property('"type": "object", "properties": {}, "required": []'),
  },
  { code: 'ownpilot/required-undeclared', raises: required('[⟦"harbor"⟧]'), misses: required('["harbour"]') },
  {
    code: 'ownpilot/required-item-type',
    raises: required('["harbour", ⟦1⟧]'),
    misses: required('["harbour"]'),
  },
  {
    code: 'ownpilot/parameters-unchecked',
    raises: withTool({ parameters: obj0() }).replace('"parameters"', '⟦"parameters"⟧'),
    misses: withTool({ parameters: obj0(), code: quiet }),
  },
  {
    code: 'ownpilot/tool-member-missing',
    raises: withTool({ description: null, desc: '"Look up the next tide"' }, MARKED),
    misses: withTool({}),
  },
];

/** A schema that says nothing about its arguments. */
function obj0(): string {
  return '{ "type": "object" }';
}
