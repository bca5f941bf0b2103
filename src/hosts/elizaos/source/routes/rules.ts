// Rules for routes.

import { defineRule } from '../../../kit/rule.ts';
import { code, perhaps } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

const ROUTE = section('Route Schema');
const REGISTER = core1('registerPlugin in src/runtime.ts');

export const routeMissing = defineRule<{ member: string }>('elizaos/source-route-missing', {
  severity: { documented: 'refused', 'core-1.x': 'refused' },
  message: ({ member }) =>
    member === 'path'
      ? 'The route has no `path`. Registering the plugin throws an error without it.'
      : `The route has no ${code(member)}. No request ever matches it.`,
  evidence: [ROUTE, REGISTER],
});

export const routeType = defineRule<{ type: string; suggestion: string | undefined }>(
  'elizaos/source-route-type',
  {
    severity: { documented: 'types', 'core-1.x': 'types' },
    message: ({ type, suggestion }) =>
      `${code(type)} is not a type of route: they are \`GET\`, \`POST\`, \`PUT\`, \`PATCH\`, \`DELETE\` and \`STATIC\`.${perhaps(suggestion)}`,
    evidence: [ROUTE, core1('Route in src/types/plugin.ts')],
  },
);

export const routeSlash = defineRule<{ path: string }>('elizaos/source-route-slash', {
  severity: { documented: 'advice', 'core-1.x': 'advice' },
  message: ({ path }) =>
    `The path ${code(path)} does not start with a slash. Core 1.x adds it; the documentation shows no path without one.`,
  evidence: [ROUTE, REGISTER],
});

export const routeName = defineRule('elizaos/source-route-name', {
  severity: { documented: 'types', 'core-1.x': 'advice' },
  message: () => 'A public route needs a `name`: the documentation requires it where `public` is true.',
  evidence: [ROUTE, core1('Route in src/types/plugin.ts')],
});

export const routeHandler = defineRule<{ type: string }>('elizaos/source-route-handler', {
  severity: { documented: 'refused', 'core-1.x': 'broken' },
  message: ({ type }) =>
    `The ${code(type)} route has no \`handler\`, which only STATIC routes may omit. Nothing answers its requests.`,
  evidence: [ROUTE, core1('Route in src/types/plugin.ts')],
});

export const staticWithoutFiles = defineRule('elizaos/source-static-without-files', {
  severity: { documented: 'broken', 'core-1.x': 'broken' },
  message: () => 'The STATIC route has no `filePath`, so there is no folder to serve.',
  evidence: [ROUTE, core1('Route in src/types/plugin.ts')],
});

export const filesOfHandler = defineRule<{ type: string }>('elizaos/source-files-of-handler', {
  severity: { documented: 'changed', 'core-1.x': 'changed' },
  message: ({ type }) => `\`filePath\` is only for STATIC routes. This ${code(type)} route ignores it.`,
  evidence: [ROUTE, core1('Route in src/types/plugin.ts')],
});
