// Cases for settings that hold secrets, and the lists that name them.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest, form } from '../case-texts.fixtures.ts';

const KEY = '"apiKey":{"type":"string"}';

const MASKED = '"apiKey":{"type":"password","sensitive":true}';

export const cases: readonly RuleCase[] = [
  {
    code: 'elizaos/secret-in-clear',
    raises: form('⟦"apiKey"⟧:{"type":"string"}', '"apiKey":{"label":"Key"}'),
    misses: form('"apiKeyName":{"type":"string"}'),
  },
  {
    code: 'elizaos/secret-in-clear',
    raises: form('⟦"TIDE_TOKEN"⟧:{"type":"string"}', '"TIDE_TOKEN":{"type":"text"}'),
    misses: form('"TIDE_TOKENS":{"type":"string"}'),
  },
  {
    code: 'elizaos/secret-in-clear',
    raises: form(KEY, '"apiKey":{"type":⟦"text"⟧,"sensitive":true}'),
    misses: form(KEY, '"apiKey":{"sensitive":true}'),
  },
  {
    code: 'elizaos/secret-in-clear',
    raises: form('"pin":{"type":"number"}', '"pin":{"type":⟦"number"⟧,"sensitive":true}'),
    misses: form('"pin":{"type":"number"}', '"pin":{"type":"number"}'),
  },
  {
    code: 'elizaos/password-not-sensitive',
    raises: form(KEY, '⟦"apiKey"⟧:{"type":"password"}'),
    misses: form(KEY, MASKED),
  },
  {
    code: 'elizaos/secret-undeclared',
    raises: form('⟦"apiKey"⟧:{"type":"string"}', MASKED, '"apiKey"'),
    misses: form(KEY, MASKED, '', '"requiredSecrets":["TIDE_API_KEY"]'),
  },
  {
    code: 'elizaos/secret-undeclared',
    raises: form('⟦"apiKey"⟧:{"type":"string"}', MASKED, '', '"optionalSecrets":["TIDE_KEY"]'),
    misses: form(KEY, MASKED, '', '"optionalSecrets":["API_KEY"]'),
  },
  {
    code: 'elizaos/secret-twice',
    raises: manifest('"requiredSecrets":["TIDE_KEY"],"optionalSecrets":[⟦"TIDE_KEY"⟧]'),
    misses: manifest('"requiredSecrets":["TIDE_KEY"],"optionalSecrets":["TIDE_KEY_2"]'),
  },
  {
    code: 'elizaos/secret-name',
    raises: manifest('"requiredSecrets":[⟦"tideKey"⟧]'),
    misses: manifest('"requiredSecrets":["TIDE_KEY"]'),
  },
  {
    code: 'elizaos/secret-name',
    raises: manifest('"requiredSecrets":[⟦"github-token"⟧]'),
    misses: manifest('"requiredSecrets":["TIDE_GITHUB_TOKEN"]'),
  },
  {
    code: 'elizaos/secret-blocked',
    raises: manifest('"requiredSecrets":[⟦"GITHUB_TOKEN"⟧]'),
    misses: manifest('"requiredSecrets":["GITHUB_TOKENS"]'),
  },
];
