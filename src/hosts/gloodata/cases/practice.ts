// Cases of members that the page does not know.

import type { RuleCase } from '../../rule-case.ts';
import { arg, field, info, tool } from './build.ts';

const TYPE = '"tagValues":{"Harbour":{"entries":[["w","Whitby"]]}},';
const action = (members: string): string => info(tool(`"contextActions":[{${members}}]`), TYPE);

export const practiceCases: readonly RuleCase[] = [
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
    code: 'gloodata/null-pair',
    raises: field('{"type":⟦["string","null"]⟧,"default":null}'),
    misses: field('{"type":"string","default":null}'),
  },
  {
    code: 'gloodata/null-default',
    raises: field('{"type":"string","default":⟦null⟧}'),
    misses: field('{"type":["string","null"],"default":null}'),
  },
  {
    code: 'gloodata/null-description',
    raises: field('{"type":"string","description":⟦null⟧}'),
    misses: field('{"type":"string","description":""}'),
  },
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
