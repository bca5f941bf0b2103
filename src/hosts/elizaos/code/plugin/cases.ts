// Cases for the plugin object.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { plugin } from '../case-texts.fixtures.ts';

const GET = 'providers: [{ name: "TIDE", get: async () => ({}) }]';

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-no-plugin',
    raises: `const ⟦plugin⟧: Plugin = { name: 'tide', description: 'd', ${GET} };`,
    misses: `export const tide: Plugin = { name: 'tide', description: 'd', ${GET} };`,
  },
  {
    code: 'elizaos/source-no-plugin',
    raises: `⟦export const action: Action = { name: 'READ', handler: async () => undefined };⟧`,
    misses: `import { make } from './make';\nexport default make();`,
  },
  {
    code: 'elizaos/source-no-plugin',
    raises: `⟦export const text = 'tide';⟧`,
    misses: `export default { name: 'tide', description: 'd' };`,
  },
  {
    code: 'elizaos/source-no-plugin',
    raises: `⟦export function tide() {}⟧`,
    misses: `export function tidePlugin() { return { name: 'tide' }; }`,
  },
  {
    code: 'elizaos/source-no-plugin',
    raises: `⟦class Plugin {}⟧`,
    misses: `const p = { name: 'tide', description: 'd' } satisfies Plugin;\nexport { p };`,
  },
  {
    code: 'elizaos/source-name',
    raises: `export default { ⟦description⟧: 'd', ${GET} };`,
    misses: `const rest = JSON.parse('');\nexport default { description: 'd', ...rest };`,
  },
  {
    code: 'elizaos/source-name',
    raises: `export const plugin: Plugin = { name: ⟦''⟧, description: 'd', ${GET} };`,
    misses: `const NAME = 'tide';\nexport const plugin: Plugin = { name: NAME, description: 'd', ${GET} };`,
  },
  {
    code: 'elizaos/source-name-form',
    release: 'documented',
    raises: `export default { name: ⟦'TidePlugin'⟧, description: 'd', ${GET} };`,
    misses: `export default { name: '@harbour/plugin-tide', description: 'd', ${GET} };`,
  },
  {
    code: 'elizaos/source-does-nothing',
    raises: `export default { name: ⟦'tide'⟧, description: 'd', actions: [], dependencies: ['a'] };`,
    misses: `export default { name: 'tide', description: 'd', init: async () => {} };`,
  },
  {
    code: 'elizaos/source-does-nothing',
    raises: `export default { name: ⟦'tide'⟧, description: 'd', config: { A: 1 } };`,
    misses: `export const tide: Plugin = { name: 'tide', description: 'd', actions: [] };\ntide.actions?.push(make());`,
  },
  {
    code: 'elizaos/source-depends-on-itself',
    raises: plugin(`dependencies: ['sql', ⟦'tide'⟧], init: async () => {}`),
    misses: plugin(`dependencies: ['tides'], init: async () => {}`),
  },
  {
    code: 'elizaos/source-depends-on-itself',
    raises: plugin(`dependencies: [⟦'@harbour/plugin-tide'⟧, 'sql']`),
    misses: plugin(`dependencies: [OWN]`),
  },
  {
    code: 'elizaos/source-config-unused',
    raises: plugin(`⟦config⟧: { PIER: 'north' }, ${GET}`),
    misses: plugin(`config: { PIER: 'north' }, ${GET}, init: async () => {}`),
  },
  {
    code: 'elizaos/source-config-unused',
    raises: plugin(`⟦config⟧: { PIER: process.env.PIER }, init: undefined`),
    misses: plugin(`config: {}, ${GET}`),
  },
  {
    code: 'elizaos/source-config-text',
    release: 'core-1.x',
    raises: plugin(`config: { LOUD: ⟦false⟧ }, init: async () => {}`),
    misses: plugin(`config: { LOUD: 'false', PIER: null }, init: async () => {}`),
  },
  {
    code: 'elizaos/source-config-text',
    release: 'core-1.x',
    raises: plugin(`config: { ...BASE, DEPTH: ⟦12⟧ }, init`),
    misses: plugin(`config: { DEPTH: process.env.DEPTH }, init`),
  },
  {
    code: 'elizaos/source-init-waits',
    release: 'core-1.x',
    raises: plugin('async init(_, runtime) { ⟦await runtime.initPromise⟧; }'),
    misses: plugin('async init(_, runtime) { void runtime.initPromise.then(() => begin()); }'),
  },
  {
    code: 'elizaos/source-service-in-init',
    release: 'core-1.x',
    raises: plugin(`async init(_, runtime) { const tides = ⟦runtime.getService('tides')⟧; }`),
    misses: plugin(`async init(_, runtime) { later(() => runtime.getService('tides')); }`),
  },
];
