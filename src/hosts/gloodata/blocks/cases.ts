// Cases of the blocks that only published extensions have.

import type { RuleCase } from '../../../../test/hosts/rule-case.ts';
import { arg, field, info, tool } from '../case-texts.fixtures.ts';

const TYPE = '"tagValues":{"Harbour":{"entries":[["w","Whitby"]]}},';
const action = (members: string): string => info(tool(`"contextActions":[{${members}}]`), TYPE);

export const cases: readonly RuleCase[] = [
  {
    code: 'gloodata/practice-shape',
    raises: info(tool(), '"handlers":["a",⟦1⟧],'),
    misses: info(tool(), '"handlers":["a","1"],'),
  },
  {
    code: 'gloodata/practice-shape',
    raises: info(tool(), '"tagValues":{"Harbour":{"entries":[⟦["w"]⟧]}},'),
    misses: info(tool(), TYPE),
  },
  {
    code: 'gloodata/practice-shape',
    raises: field('{"type":"string","multiline":⟦"true"⟧}'),
    misses: field('{"type":"string","multiline":true}'),
  },
  {
    code: 'gloodata/format-unseen',
    raises: field('{"type":"string","format":⟦"date-time"⟧}'),
    misses: field('{"type":"string","format":"date"}'),
  },
  {
    code: 'gloodata/action-incomplete',
    raises: action('"target":{"name":"Harbour"}').replace('[{"target"', '[⟦{⟧"target"'),
    misses: action('"for":{"name":"Harbour"},"handler":"h"'),
  },
  {
    code: 'gloodata/type-undeclared',
    raises: arg('{"prefix":"At","dtypeName":⟦"Harbour"⟧}'),
    misses: arg('{"prefix":"At","dtypeName":"Harbour","dtypeNs":"harbours"}'),
  },
  {
    code: 'gloodata/type-undeclared',
    raises: action('"target":{"name":⟦"Harbor"⟧},"handler":"h"'),
    misses: action('"target":{"name":"Harbour"},"handler":"h"'),
  },
  {
    code: 'gloodata/type-idle',
    raises: info(tool(), '"tagValues":{⟦"Harbour"⟧:{"matchHandlerId":"m"}},'),
    misses: info(tool(), TYPE),
  },
];
