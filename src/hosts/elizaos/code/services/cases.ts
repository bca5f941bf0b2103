// Cases for services.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { plugin } from '../case-texts.fixtures.ts';

const STATICS = `static serviceType = 'tide'; static async start(runtime: IAgentRuntime) { return new Tide(runtime); }`;

function service(body: string, extended = 'extends Service'): string {
  return `${plugin('services: [Tide]')}class ⟦Tide⟧ ${extended} { ${body} }\n`;
}

function sound(body: string, extended?: string): string {
  return service(body, extended).replace(/[⟦⟧]/g, '');
}

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-service-missing',
    raises: service(
      `static async start(runtime: IAgentRuntime) { return new Tide(runtime); } async stop() {} capabilityDescription = 'd';`,
    ),
    misses: sound(`${STATICS} async stop() {} capabilityDescription = 'd';`),
  },
  {
    code: 'elizaos/source-service-missing',
    raises: service(`static serviceType = 'tide'; async stop() {} capabilityDescription = 'd';`),
    misses: sound(`async stop() {}`, 'extends Base') + `class Base extends Service { ${STATICS} }`,
  },
  {
    code: 'elizaos/source-service-missing',
    raises: service(`${STATICS} capabilityDescription = 'd';`),
    misses: sound('', 'extends SocketBase'),
  },
  {
    code: 'elizaos/source-service-missing',
    raises: plugin(`services: [{ ⟦serviceType⟧: 'tide' }]`),
    misses: plugin(`services: [{ serviceType: 'tide', start: async () => ({ stop: async () => {} }) }]`),
  },
  {
    code: 'elizaos/source-duplicate-unused',
    raises: `${plugin('services: [Tide, Pier]')}class Tide extends Service { static serviceType = 'a' }\nclass ⟦Pier⟧ extends Service { static serviceType = 'a' }`,
    misses: `${plugin('services: [Tide, Pier]')}class Tide extends Service { static serviceType = 'a' }\nclass Pier extends Service { static serviceType = 'b' }`,
  },
];
