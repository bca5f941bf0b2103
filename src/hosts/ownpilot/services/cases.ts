// Cases for required services and their fields (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import {
  MARKED,
  obj,
  skill,
  serviceText,
  withField,
  withService,
  withServices,
} from '../case-texts.fixtures.ts';

const two = (second: string): string => withServices(`[${serviceText()}, ${serviceText({ name: second })}]`);
const fields = (second: string): string =>
  withService({ config_schema: `[{ "name": "a", "label": "A", "type": "string" }, ${second}]` });

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/service-not-object',
    raises: skill({ required_services: '[⟦"tide_api"⟧]' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/service-not-object',
    raises: skill({ required_services: '[⟦null⟧]' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/service-name-missing',
    raises: withService({ name: null }, MARKED),
    misses: withService({}),
  },
  {
    code: 'ownpilot/service-name-missing',
    raises: withService({ name: null, nmae: '"tide_api"' }, MARKED),
    misses: withService({}),
  },
  {
    code: 'ownpilot/member-type',
    raises: withService({ name: '⟦7⟧' }),
    misses: withService({ name: '"7"' }),
  },
  { code: 'ownpilot/service-name-repeated', raises: two('⟦"tide_api"⟧'), misses: withService({}) },
  {
    code: 'ownpilot/service-text-missing',
    raises: withService({ category: null }, MARKED),
    misses: withService({}),
  },
  {
    code: 'ownpilot/service-text-missing',
    raises: withService({ display_name: null, displayName: '"Tides"' }, MARKED),
    misses: withService({}),
  },
  {
    code: 'ownpilot/member-type',
    raises: withService({ description: '⟦" "⟧' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/service-key-unknown',
    raises: withService({ '⟦multi_entry⟧': 'true' }),
    misses: withService({ docs_url: '"https://example.org"' }),
  },
  {
    code: 'ownpilot/config-schema-missing',
    raises: withService({ config_schema: null }, MARKED),
    misses: withService({}),
  },
  {
    code: 'ownpilot/config-schema-missing',
    raises: withService({ config_schema: '⟦[]⟧' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/config-schema-type',
    raises: withService({ config_schema: '⟦{ "token": { "type": "password" }, "port": "number" }⟧' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/config-schema-type',
    raises: withService({ config_schema: '⟦null⟧' }),
    misses: withService({}),
  },
  {
    code: 'ownpilot/config-field-not-object',
    raises: fields('⟦"token"⟧'),
    misses: fields('{ "name": "b", "label": "B", "type": "url" }'),
  },
  {
    code: 'ownpilot/config-field-not-object',
    raises: fields('⟦null⟧'),
    misses: fields('{ "name": "b", "label": "B", "type": "url" }'),
  },
  {
    code: 'ownpilot/config-field-missing',
    raises: withField({ label: null }, MARKED),
    misses: withField({}),
  },
  {
    code: 'ownpilot/config-field-unnamed',
    raises: withField({ name: null, key: '"token"' }, MARKED),
    misses: withField({}),
  },
  {
    code: 'ownpilot/config-field-member',
    raises: withField({ label: '⟦""⟧' }),
    misses: withField({ label: '" "' }),
  },
  {
    code: 'ownpilot/member-type',
    raises: withField({ description: '⟦3⟧' }),
    misses: withField({ description: '"3"' }),
  },
  {
    code: 'ownpilot/config-field-repeated',
    raises: fields('{ "name": ⟦"a"⟧, "label": "B", "type": "url" }'),
    misses: fields('{ "name": "b", "label": "A", "type": "url" }'),
  },
  {
    code: 'ownpilot/config-type-unlisted',
    raises: withField({ type: '⟦"json"⟧' }),
    misses: withField({ type: '"boolean"' }),
  },
  {
    code: 'ownpilot/config-type-select',
    raises: withField({ type: '⟦"select"⟧' }),
    misses: withField({ type: '"text"' }),
  },
  {
    code: 'ownpilot/config-type-unknown',
    raises: withField({ type: '⟦"password"⟧' }),
    misses: withField({ type: '"text"' }),
  },
  {
    code: 'ownpilot/member-type',
    raises: withField({ required: '⟦"yes"⟧' }),
    misses: withField({ required: 'true' }),
  },
  {
    code: 'ownpilot/config-field-unmasked',
    raises: withField({ name: '"api_key"', type: '⟦"string"⟧' }),
    misses: withField({ name: '"api_key"', type: '"secret"' }),
  },
  {
    code: 'ownpilot/config-field-dropped',
    raises: withField({ '⟦placeholder⟧': '"0000"' }),
    misses: withField({ description: '"0000"' }),
  },
  {
    code: 'ownpilot/config-field-dropped',
    raises: withField({ description: '"Where"', '⟦defaultValue⟧': '"north"' }),
    misses: withField({ description: '"Where (default: north)"' }),
  },
  {
    code: 'ownpilot/config-field-key-unknown',
    raises: withField({ '⟦requred⟧': 'true' }),
    misses: withField({ required: 'true' }),
  },
  {
    code: 'ownpilot/list-type',
    raises: skill({ required_services: `⟦${obj({ name: '"tide_api"' })}⟧` }),
    misses: withService({}),
  },
];
