// Cases for `uiHints`.

import type { RuleCase } from '../../../model/rule-case.ts';
import { form, hinted } from '../case-texts.fixtures.ts';

const PIER = '"pier":{"type":"string"}';

export const cases: readonly RuleCase[] = [
  { code: 'elizaos/hint-type-wrong', raises: form(PIER, '"pier":⟦"Pier"⟧'), misses: form(PIER, '"pier":{}') },
  {
    code: 'elizaos/hint-type-wrong',
    raises: form(PIER, '"pier":⟦null⟧'),
    misses: form(PIER, '"pier":{"label":"Pier"}'),
  },
  {
    code: 'elizaos/hint-orphan',
    raises: form(PIER, '⟦"peir"⟧:{"label":"Pier"}'),
    misses: form(PIER, '"pier":{"label":"Pier"}'),
  },
  {
    code: 'elizaos/hint-orphan',
    raises: form(PIER, '"pier":{},⟦"a.b"⟧:{}'),
    misses: form('"a.b":{}', '"a.b":{}'),
  },
  {
    code: 'elizaos/hint-dotted',
    raises: form('"pier":{"type":"object"}', '⟦"pier.depth"⟧:{}'),
    misses: form('"pier":{"type":"object"}', '"pier":{}'),
  },
  {
    code: 'elizaos/hint-member-type',
    raises: hinted('"sensitive":⟦"true"⟧'),
    misses: hinted('"sensitive":true'),
  },
  { code: 'elizaos/hint-member-type', raises: hinted('"order":⟦"2"⟧'), misses: hinted('"order":2') },
  { code: 'elizaos/hint-member-type', raises: hinted('"label":⟦7⟧'), misses: hinted('"label":"7"') },
  { code: 'elizaos/hint-member-type', raises: hinted('"visible":⟦null⟧'), misses: hinted('"visible":true') },
  {
    code: 'elizaos/hint-member-type-crash',
    raises: hinted('"type":"select","options":⟦"A"⟧'),
    misses: hinted('"options":"A"'),
  },
  {
    code: 'elizaos/hint-member-type-crash',
    raises: hinted('"label":⟦{"en":"Pier"}⟧'),
    misses: hinted('"label":["Pier"]'),
  },
  {
    code: 'elizaos/hint-member-type-crash',
    raises: hinted('"group":⟦7⟧'),
    misses: hinted('"group":null'),
  },
  {
    code: 'elizaos/hint-member-unknown',
    raises: hinted('⟦"lable"⟧:"Pier"'),
    misses: hinted('"label":"Pier"'),
  },
  { code: 'elizaos/hint-member-unknown', raises: hinted('⟦"description"⟧:7'), misses: hinted('"help":"7"') },
  {
    code: 'elizaos/hint-member-unread',
    raises: hinted('⟦"icon"⟧:"anchor"'),
    misses: hinted('"label":"icon"'),
  },
  {
    code: 'elizaos/hint-member-unread',
    raises: hinted('"validation":{⟦"validateOn"⟧:"blur"}'),
    misses: hinted('"validation":{"checks":[]}'),
  },
  {
    code: 'elizaos/hints-beyond-core',
    raises: form(PIER, '"pier":{"order":1}').replace('"uiHints"', '⟦"uiHints"⟧'),
    misses: hinted('"placeholder":"1"'),
  },
];
