// Cases for `uiHints`: keys, members, controls, options and checks.

import type { RuleCase } from '../../rule-case.ts';
import { form, hinted } from './texts.ts';

const PIER = '"pier":{"type":"string"}';
const checks = (inside: string, schema?: string): string =>
  hinted(`"validation":{"checks":[${inside}]}`, schema);

export const hintCases: readonly RuleCase[] = [
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
    code: 'elizaos/hint-member-unknown',
    raises: hinted('⟦"lable"⟧:"Pier"'),
    misses: hinted('"label":"Pier"'),
  },
  { code: 'elizaos/hint-member-unknown', raises: hinted('⟦"description"⟧:7'), misses: hinted('"help":"7"') },
  {
    code: 'elizaos/hint-member-openclaw',
    raises: hinted('⟦"tags"⟧:["a"]'),
    misses: hinted('"group":"tags"'),
  },
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
    code: 'elizaos/hint-member-no-effect',
    raises: hinted('⟦"placeholder"⟧:"5"', '"type":"boolean"'),
    misses: hinted('"placeholder":"5"', '"type":"number"'),
  },
  {
    code: 'elizaos/hint-member-no-effect',
    raises: hinted('⟦"unit"⟧:"m"'),
    misses: hinted('"unit":"m"', '"type":"number"'),
  },
  { code: 'elizaos/hint-width', raises: hinted('"width":⟦"halve"⟧'), misses: hinted('"width":"half"') },
  {
    code: 'elizaos/hints-beyond-core',
    raises: form(PIER, '"pier":{"order":1}').replace('"uiHints"', '⟦"uiHints"⟧'),
    misses: hinted('"placeholder":"1"'),
  },
  { code: 'elizaos/pattern-broken', raises: hinted('"pattern":⟦"["⟧'), misses: hinted('"pattern":"[a]"') },
  {
    code: 'elizaos/pattern-broken',
    raises: checks('{"fn":"pattern","args":{"pattern":⟦"("⟧},"message":"?"}'),
    misses: checks('{"fn":"pattern","args":{"pattern":"()"},"message":"?"}'),
  },
  {
    code: 'elizaos/pattern-broken',
    raises: form('"pier":{"type":"string","pattern":⟦"*"⟧}'),
    misses: form('"pier":{"type":"string","pattern":"a*"}'),
  },
  {
    code: 'elizaos/pattern-skipped',
    raises: hinted('"pattern":⟦"(a+)+"⟧'),
    misses: hinted('"pattern":"(a+)"'),
  },
  {
    code: 'elizaos/pattern-skipped',
    raises: hinted(`"pattern":⟦"${'a'.repeat(201)}"⟧`),
    misses: hinted(`"pattern":"${'a'.repeat(200)}"`),
  },
  { code: 'elizaos/hint-type-unknown', raises: hinted('"type":⟦"string"⟧'), misses: hinted('"type":"text"') },
  {
    code: 'elizaos/hint-type-unknown',
    raises: hinted('"type":⟦"textaria"⟧'),
    misses: hinted('"type":"textarea"'),
  },
  {
    code: 'elizaos/hint-type-conflict',
    raises: hinted('"type":⟦"boolean"⟧'),
    misses: hinted('"type":"boolean"', '"type":"boolean"'),
  },
  {
    code: 'elizaos/option-type',
    raises: hinted('"type":"select","options":[⟦"east"⟧,{"value":"w","label":"West"}]'),
    misses: hinted('"type":"select","options":[{"value":"w","label":"West"}]'),
  },
  {
    code: 'elizaos/option-type',
    raises: hinted('"type":"select","options":[⟦null⟧,{"value":"w","label":"West"}]'),
    misses: hinted('"type":"select","options":[{"value":"w","label":"West","description":"windy"}]'),
  },
  {
    code: 'elizaos/option-incomplete',
    raises: hinted('"type":"select","options":[⟦{⟧"value":"w"}]'),
    misses: hinted('"type":"select","options":[{"value":"w","label":"w"}]'),
  },
  {
    code: 'elizaos/option-not-text',
    raises: hinted('"type":"select","options":[{"value":⟦1⟧,"label":"One"}]'),
    misses: hinted('"type":"select","options":[{"value":"1","label":"One"}]'),
  },
  {
    code: 'elizaos/choice-without-options',
    raises: form(PIER, '⟦"pier"⟧:{"type":"select"}'),
    misses: hinted('"type":"select"', '"type":"string","enum":["east"]'),
  },
  {
    code: 'elizaos/choice-without-options',
    raises: form('"pier":{"type":"array","items":{"enum":["east"]}}', '⟦"pier"⟧:{"type":"checkbox-group"}'),
    misses: form('"pier":{"type":"array","items":{"enum":["east"]}}', '"pier":{"type":"multiselect"}'),
  },
  {
    code: 'elizaos/check-shape',
    raises: checks('⟦"email"⟧'),
    misses: checks('{"fn":"email","message":"?"}'),
  },
  {
    code: 'elizaos/check-shape',
    raises: hinted('"validation":{"checks":⟦{"fn":"email"}⟧}'),
    misses: hinted('"validation":{"checks":[]}'),
  },
  {
    code: 'elizaos/check-unknown',
    raises: checks('{"fn":⟦"e-mial"⟧,"message":"?"}'),
    misses: checks('{"fn":"email","message":"?"}'),
  },
  {
    code: 'elizaos/check-argument',
    raises: checks('⟦{⟧"fn":"minLength","message":"?"}'),
    misses: checks('{"fn":"minLength","args":{"min":{"path":"other"}},"message":"?"}'),
  },
  {
    code: 'elizaos/check-of-number',
    raises: checks('{"fn":⟦"min"⟧,"args":{"min":1},"message":"?"}', '"type":"number"'),
    misses: checks('{"fn":"numeric","message":"?"}', '"type":"number"'),
  },
];
