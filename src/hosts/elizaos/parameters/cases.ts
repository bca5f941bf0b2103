// Cases for the parameters of package.json.

import type { RuleCase } from '../../../model/rule-case.ts';
import { parameters, parameter } from '../case-texts.fixtures.ts';

const PIER = '"type":"string","description":"Where to look"';

export const cases: readonly RuleCase[] = [
  { code: 'elizaos/parameter-shape', raises: parameters('"TIDE_PIER":⟦"string"⟧'), misses: parameter(PIER) },
  {
    code: 'elizaos/parameter-name',
    raises: parameters(`⟦"tidePier"⟧:{${PIER}}`),
    misses: parameters(`"TIDE_PIER":{${PIER}}`),
  },
  {
    code: 'elizaos/parameter-name',
    raises: parameters(`⟦"TIDE__PIER"⟧:{${PIER}}`),
    misses: parameters(`"TIDE_PIER_2":{${PIER}}`),
  },
  {
    code: 'elizaos/parameter-blocked',
    raises: parameters(`⟦"SOLANA_PRIVATE_KEY"⟧:{${PIER},"sensitive":true}`),
    misses: parameters(`"TIDE_SOLANA_PRIVATE_KEY":{${PIER},"sensitive":true}`),
  },
  {
    code: 'elizaos/parameter-type',
    raises: parameter('"type":⟦"integer"⟧,"description":"How deep"'),
    misses: parameter('"type":"number","description":"How deep"'),
  },
  {
    code: 'elizaos/parameter-description',
    raises: parameter('"type":"string","description":⟦7⟧'),
    misses: parameter('"type":"string","description":null'),
  },
  {
    code: 'elizaos/parameter-in-clear',
    raises: parameters(`⟦"TIDE_API_KEY"⟧:{${PIER}}`),
    misses: parameters(`"TIDE_API_KEY":{${PIER},"sensitive":false}`),
  },
  {
    code: 'elizaos/parameter-options',
    raises: parameter(`${PIER},"options":⟦[1,2]⟧`),
    misses: parameter(`${PIER},"options":["1","2"]`),
  },
  {
    code: 'elizaos/parameter-options',
    raises: parameter(`${PIER},"options":⟦{}⟧`),
    misses: parameter(`${PIER},"options":["east"]`),
  },
  {
    code: 'elizaos/parameter-default-mismatch',
    raises: parameter('"type":"number","description":"How deep","default":⟦"deep"⟧'),
    misses: parameter('"type":"number","description":"How deep","default":"12"'),
  },
  {
    code: 'elizaos/parameter-default-mismatch',
    raises: parameter('"type":"boolean","description":"Loud","default":⟦"yes"⟧'),
    misses: parameter('"type":"boolean","description":"Loud","default":"true"'),
  },
  {
    code: 'elizaos/parameter-default-mismatch',
    raises: parameter(`${PIER},"options":["east"],"default":⟦"west"⟧`),
    misses: parameter(`${PIER},"options":["east"],"default":"east"`),
  },
  {
    code: 'elizaos/default-secret',
    raises: parameter(`${PIER},"sensitive":true,"default":⟦"hunter2"⟧`),
    misses: parameter(`${PIER},"sensitive":false,"default":"hunter2"`),
  },
  {
    code: 'elizaos/parameter-member',
    raises: parameter(`${PIER},⟦"minLength"⟧:1`),
    misses: parameter(`${PIER},"sensitive":true`),
  },
  {
    code: 'elizaos/parameter-member',
    raises: parameter(`${PIER},⟦"secret"⟧:true`),
    misses: parameter(`${PIER},"required":true`),
  },
];
