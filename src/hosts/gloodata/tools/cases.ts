// Cases of tools, their titles and their examples.

import type { RuleCase } from '../../../model/rule-case.ts';
import { info } from '../case-texts.fixtures.ts';

const shown = (members: string): string => info(`"show":{${members}}`);

export const cases: readonly RuleCase[] = [
  { code: 'gloodata/tool-type', raises: info('"show":⟦"Show"⟧'), misses: info('"show":{"title":"Show"}') },
  {
    code: 'gloodata/tool-title-missing',
    raises: info('⟦"showTides"⟧:{"examples":["Do"]}'),
    misses: shown('"title":"","examples":["Do"]'),
  },
  {
    code: 'gloodata/tool-title-type',
    raises: shown('"title":⟦3⟧,"examples":["Do"]'),
    misses: shown('"title":"3","examples":["Do"]'),
  },
  {
    code: 'gloodata/tool-title-blank',
    raises: shown('"title":⟦""⟧,"examples":["Do"]'),
    misses: shown('"title":"S","examples":["Do"]'),
  },
  {
    code: 'gloodata/examples-missing',
    raises: info('⟦"show"⟧:{"title":"Show"}'),
    misses: shown('"title":"Show","examples":[]'),
  },
  {
    code: 'gloodata/examples-empty',
    raises: shown('"title":"Show","examples":⟦[]⟧'),
    misses: shown('"title":"Show","examples":["Do"]'),
  },
  {
    code: 'gloodata/examples-type',
    raises: shown('"title":"Show","examples":⟦"Do"⟧'),
    misses: shown('"title":"Show","examples":["Do"]'),
  },
  {
    code: 'gloodata/example-type',
    raises: shown('"title":"Show","examples":["Do",⟦7⟧]'),
    misses: shown('"title":"Show","examples":["Do","7"]'),
  },
  {
    code: 'gloodata/example-type',
    raises: shown('"title":"Show","examples":["Do",⟦{"prompt":"Do"}⟧]'),
    misses: shown('"title":"Show","examples":["Do"]'),
  },
];
