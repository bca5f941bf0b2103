// Cases of members that the documentation does not have.

import type { RuleCase } from '../../../model/rule-case.ts';
import { arg, info, tool } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'gloodata/unknown-member',
    raises: info(tool(), '⟦"version"⟧:"1.0.0",'),
    misses: info(tool(), '"description":"1.0.0",'),
  },
  {
    code: 'gloodata/unknown-member',
    raises: info(tool('⟦"exmples"⟧:["Do"]')),
    misses: info(tool('"description":"Do"')),
  },
  {
    code: 'gloodata/unknown-member',
    raises: arg('{"prefix":"At",⟦"dtypename"⟧:"Harbour"}'),
    misses: arg('{"prefix":"At"}'),
  },
  {
    code: 'gloodata/practice-member',
    raises: info(tool(), '⟦"description"⟧:"Tide tables",'),
    misses: info(tool(), '"$schema":"./info.json",'),
  },
  {
    code: 'gloodata/type-undeclared',
    raises: arg('{"prefix":"At","dtypeName":⟦"Harbour"⟧}'),
    misses: arg('{"prefix":"At","dtypeName":"Harbour","dtypeNs":"harbours"}'),
  },
];
