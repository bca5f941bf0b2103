// Cases for Config Center values.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { service, withCode } from '../case-texts.fixtures.ts';

const READ = "const key = await config.get('tides', 'api_key'); return { content: Boolean(key) };";

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/code-config-service',
    raises: withCode("return { content: await config.get(⟦'tide'⟧, 'api_key') };", {
      services: [service('tides', 'api_key')],
    }),
    misses: withCode("return { content: await config.get('tides', 'api_key') };", {
      services: [service('tides', 'api_key')],
    }),
  },
  {
    code: 'ownpilot/code-config-service',
    raises: withCode("return { content: utils.getApiKey(⟦'tides'⟧) };"),
    misses: withCode('return { content: utils.getApiKey(args.harbour) };'),
  },
  {
    code: 'ownpilot/code-config-field',
    raises: withCode("return { content: await config.get('tides', ⟦'apikey'⟧) };", {
      services: [service('tides', 'api_key')],
    }),
    misses: withCode("return { content: await config.get('tides', 'api_key') };", {
      services: [service('tides', 'api_key')],
    }),
  },
  {
    code: 'ownpilot/code-config-arguments',
    raises: withCode("return { content: await ⟦config.get('tides')⟧ };", {
      services: [service('tides', 'api_key')],
    }),
    misses: withCode("return { content: await config.get('tides', 'api_key') };", {
      services: [service('tides', 'api_key')],
    }),
  },
  {
    code: 'ownpilot/code-config-service-unread',
    raises: withCode(READ, { services: [service('tides', 'api_key'), service('«moon»', 'api_key')] }),
    misses: withCode(`utils.getServiceConfig('moon'); ${READ}`, {
      services: [service('tides', 'api_key'), service('moon', 'api_key')],
    }),
  },
  {
    code: 'ownpilot/code-config-field-unread',
    raises: withCode(READ, { services: [service('tides', 'api_key', '«region»')] }),
    misses: withCode(`const field = args.harbour; await config.get('tides', field); ${READ}`, {
      services: [service('tides', 'api_key', 'region')],
    }),
  },
];
