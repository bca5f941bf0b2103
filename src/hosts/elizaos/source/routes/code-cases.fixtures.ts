// Cases for routes.

import { plugin, type SourceCase } from '../code-case.fixtures.ts';

function route(members: string): string {
  return plugin(`routes: [{ ${members} }]`);
}

const HANDLER = 'handler: async () => {}';

export const cases: readonly SourceCase[] = [
  {
    code: 'elizaos/source-route-missing',
    raises: route(`⟦type⟧: 'GET', ${HANDLER}`),
    misses: route(`type: 'GET', path: '/tide', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-route-missing',
    raises: route(`⟦path⟧: '/tide', ${HANDLER}`),
    misses: route(`path: '/tide', ...rest`),
  },
  {
    code: 'elizaos/source-route-type',
    raises: route(`type: ⟦'get'⟧, path: '/tide', ${HANDLER}`),
    misses: route(`type: 'PATCH', path: '/tide', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-route-type',
    raises: route(`type: ⟦'FETCH'⟧, path: '/tide', ${HANDLER}`),
    misses: route(`type: VERB, path: '/tide', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-route-slash',
    raises: route(`type: 'GET', path: ⟦'tide'⟧, ${HANDLER}`),
    misses: route(`type: 'GET', path: '/', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-route-name',
    raises: route(`type: 'GET', path: '/tide', public: ⟦true⟧, ${HANDLER}`),
    misses: route(`type: 'GET', path: '/tide', public: true, name: 'Tide', ${HANDLER}`),
  },
  {
    code: 'elizaos/source-route-name',
    raises: route(`type: 'STATIC', path: '/tide', filePath: 'a', public: ⟦true⟧`),
    misses: route(`type: 'STATIC', path: '/tide', filePath: 'a', public: false`),
  },
  {
    code: 'elizaos/source-route-handler',
    raises: route(`⟦type⟧: 'POST', path: '/tide', isMultipart: true`),
    misses: route(`type: 'STATIC', path: '/tide', filePath: './public'`),
  },
  {
    code: 'elizaos/source-static-without-files',
    raises: route(`⟦type⟧: 'STATIC', path: '/tide'`),
    misses: route(`type: 'STATIC', path: '/tide', filePath: folder`),
  },
  {
    code: 'elizaos/source-files-of-handler',
    raises: route(`type: 'GET', path: '/tide', ${HANDLER}, ⟦filePath⟧: './public'`),
    misses: route(`type: 'STATIC', path: '/tide', filePath: './public'`),
  },
  {
    code: 'elizaos/source-duplicate-unused',
    raises: plugin(
      `routes: [{ type: 'GET', path: '/a', ${HANDLER} }, { type: 'GET', path: ⟦'a'⟧, ${HANDLER} }]`,
    ),
    misses: plugin(
      `routes: [{ type: 'GET', path: '/a', ${HANDLER} }, { type: 'PUT', path: '/a', ${HANDLER} }]`,
    ),
  },
];
