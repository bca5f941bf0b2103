// Cases for controls and their options.

import type { RuleCase } from '../../../model/rule-case.ts';
import { form, hinted } from '../case-texts.fixtures.ts';

const PIER = '"pier":{"type":"string"}';

export const cases: readonly RuleCase[] = [
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
    code: 'elizaos/choice-without-options',
    raises: form(PIER, '⟦"pier"⟧:{"type":"select"}'),
    misses: hinted('"type":"select"', '"type":"string","enum":["east"]'),
  },
  {
    code: 'elizaos/choice-without-options',
    raises: form('"pier":{"type":"array","items":{"enum":["east"]}}', '⟦"pier"⟧:{"type":"checkbox-group"}'),
    misses: form('"pier":{"type":"array","items":{"enum":["east"]}}', '"pier":{"type":"multiselect"}'),
  },
];
