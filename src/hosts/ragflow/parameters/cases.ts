// Cases of the parameters of a tool.

import type { RuleCase } from '../../../model/rule-case.ts';
import { parameter, tool, withParameters } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ragflow/parameters-missing',
    raises: `⟦{⟧${tool({ parameters: null }).slice(1)}`,
    misses: tool({ parameters: '{}' }),
  },
  {
    code: 'ragflow/parameters-type',
    raises: withParameters('⟦[{"name":"at","type":"string"}]⟧'),
    misses: withParameters('{"at":{"type":"string"}}'),
  },
  { code: 'ragflow/parameters-type', raises: withParameters('⟦null⟧'), misses: withParameters('{}') },
  {
    code: 'ragflow/parameters-json-schema',
    raises: withParameters(
      '{"type":"object","properties":{"at":{"type":"string"}},"required":["at"]}',
    ).replace('"parameters"', '⟦"parameters"⟧'),
    misses: parameter({}, '', '"properties"'),
  },
  {
    code: 'ragflow/parameter-shape',
    raises: withParameters('{"at":⟦"string"⟧}'),
    misses: withParameters('{"at":{}}'),
  },
  {
    code: 'ragflow/parameter-member-missing',
    raises: parameter({ required: null }, '"default":"here"', '⟦"at"⟧'),
    misses: parameter({}, '"default":"here"'),
  },
  {
    code: 'ragflow/parameter-member-missing',
    raises: parameter({ type: null, description: null }, '"Type":"string"', '⟦"at"⟧'),
    misses: parameter({ description: '""' }),
  },
  {
    code: 'ragflow/parameter-name',
    raises: parameter({}, '', '⟦"from"⟧'),
    misses: parameter({}, '', '"from_"'),
  },
  {
    code: 'ragflow/parameter-name',
    raises: parameter({}, '', '⟦"2nd"⟧'),
    misses: parameter({}, '', '"größe2"'),
  },
  {
    code: 'ragflow/parameter-type-kind',
    raises: parameter({ type: '⟦["string","null"]⟧' }),
    misses: parameter({ type: '"string"' }),
  },
  {
    code: 'ragflow/parameter-type-unknown',
    raises: parameter({ type: '⟦"int"⟧' }),
    misses: parameter({ type: '"integer"' }),
  },
  {
    code: 'ragflow/parameter-array',
    raises: parameter({ type: '⟦"array"⟧' }),
    misses: parameter({ type: '"object"' }),
  },
  {
    code: 'ragflow/parameter-description-type',
    raises: parameter({ description: '⟦["Where"]⟧' }),
    misses: parameter({ description: '"[Where]"' }),
  },
  {
    code: 'ragflow/parameter-description-blank',
    raises: parameter({ description: '⟦""⟧' }),
    misses: parameter({ description: '"."' }),
  },
  {
    code: 'ragflow/parameter-display-missing',
    raises: parameter({ displayDescription: null }, '', '⟦"at"⟧'),
    misses: parameter({ displayDescription: '"$t:tides.at"' }),
  },
  {
    code: 'ragflow/parameter-translation',
    raises: parameter({ displayDescription: '⟦"$t:tides.at"⟧' }),
    misses: parameter({ displayDescription: '"$t:bad_calculator.params.a"' }),
  },
  {
    code: 'ragflow/parameter-display-type',
    raises: parameter({ displayDescription: '⟦null⟧' }),
    misses: parameter({ displayDescription: '""' }),
  },
  {
    code: 'ragflow/required-type',
    raises: parameter({ required: '⟦"false"⟧' }),
    misses: parameter({ required: 'false' }),
  },
  {
    code: 'ragflow/required-type',
    raises: parameter({ required: '⟦0⟧' }),
    misses: parameter({ required: 'false' }),
  },
  {
    code: 'ragflow/keyword-dropped',
    raises: parameter({}, '⟦"enum"⟧:["Oban","Whitby"]'),
    misses: parameter({}, '"enums":["Oban","Whitby"]'),
  },
  {
    code: 'ragflow/keyword-dropped',
    raises: parameter({ type: '"number"' }, '⟦"minimum"⟧:1'),
    misses: parameter({ type: '"number"' }),
  },
  {
    code: 'ragflow/parameter-unknown-member',
    raises: parameter({}, '⟦"unit"⟧:"m"'),
    misses: parameter({}, '"format":"m"'),
  },
  {
    code: 'ragflow/parameter-unknown-member',
    raises: parameter({ description: null }, '⟦"desc"⟧:"Where"'),
    misses: parameter(),
  },
];
