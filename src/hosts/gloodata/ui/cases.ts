// Cases of `ui`.

import type { RuleCase } from '../../../model/rule-case.ts';
import { arg, info, tile, tool } from '../case-texts.fixtures.ts';

const AT = '"at":{"type":"string"}';
const FIELDS = `"schema":{"fields":{${AT}}}`;

export const cases: readonly RuleCase[] = [
  {
    code: 'gloodata/ui-missing',
    raises: info(tool(FIELDS)).replace('"show"', '⟦"show"⟧'),
    misses: info(tool('"schema":{"fields":{}}')),
  },
  {
    code: 'gloodata/ui-type',
    raises: info(tool(`${FIELDS},"ui":⟦"Show"⟧`)),
    misses: tile(AT, '"at":{"prefix":"At"}'),
  },
  {
    code: 'gloodata/ui-args-missing',
    raises: info(tool(`${FIELDS},⟦"ui"⟧:{"prefix":"Show"}`)),
    misses: info(tool('"schema":{"fields":{}},"ui":{"prefix":"Show"}')),
  },
  {
    code: 'gloodata/ui-args-type',
    raises: info(tool(`${FIELDS},"ui":{"prefix":"Show","args":⟦["at"]⟧}`)),
    misses: tile(AT, '"at":{"prefix":"At"}'),
  },
  { code: 'gloodata/affix-type', raises: arg('{"prefix":⟦5⟧}'), misses: arg('{"prefix":"5"}') },
  {
    code: 'gloodata/affix-type',
    raises: tile(AT, '"at":{"prefix":"At"}', '"prefix":"Show","suffix":⟦null⟧,'),
    misses: tile(AT, '"at":{"prefix":"At"}', '"prefix":"Show","suffix":"",'),
  },
  { code: 'gloodata/arg-type', raises: arg('⟦null⟧'), misses: arg('{"prefix":"At"}') },
  { code: 'gloodata/arg-bare-string', raises: arg('⟦"At"⟧'), misses: arg('{"prefix":"At"}') },
  {
    code: 'gloodata/arg-without-field',
    raises: tile('"harbour":{"type":"string"}', '⟦"harbor"⟧:{"prefix":"At"}'),
    misses: tile('"harbor":{"type":"string"}', '"harbor":{"prefix":"At"}'),
  },
  {
    code: 'gloodata/field-not-shown',
    raises: tile(`${AT},⟦"days"⟧:{"type":"integer"}`, '"at":{"prefix":"At"}'),
    misses: tile(`${AT},"days":{"type":"integer"}`, '"days":{"prefix":"For"},"at":{"prefix":"At"}'),
  },
  {
    code: 'gloodata/integer-like-name',
    raises: tile(`${AT},"2":{"type":"string"}`, '"at":{"prefix":"At"},⟦"2"⟧:{"prefix":"By"}'),
    misses: tile(`${AT},"02":{"type":"string"}`, '"at":{"prefix":"At"},"02":{"prefix":"By"}'),
  },
];
