// Cases for what code and the files beside it say about the same.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { plugin } from '../case-texts.fixtures.ts';

const MANIFEST = `{"id":"tide","description":"Tells the tide","requiredSecrets":["TIDE_KEY"]}`;
const PACKAGE = `{"name":"@harbour/plugin-tide","description":"Tells the tide","agentConfig":{"pluginParameters":{"TIDE_KEY":{"type":"string"}}}}`;

function reads(expression: string): string {
  return plugin(`init: async (_, runtime) => { ${expression}; }`);
}

export const codeCases: readonly CodeCase[] = [
  {
    code: 'elizaos/source-undeclared-setting',
    raises: reads(`runtime.getSetting('TIDE_KEY'); runtime.getSetting(⟦'TIDE_URL'⟧)`),
    misses: reads(`runtime.getSetting('TIDE_KEY')`),
    others: { 'elizaos.plugin.json': MANIFEST },
  },
  {
    code: 'elizaos/source-undeclared-setting',
    raises: reads(`process.env.TIDE_KEY; process.env.⟦TIDE_URL⟧`),
    misses: reads(`process.env.TIDE_KEY; process.env['NODE_ENV']`),
    others: { 'package.json': PACKAGE },
  },
  {
    code: 'elizaos/source-unread-setting',
    raises: reads(`void runtime`).replace(`'tide'`, `⟦'tide'⟧`),
    misses: reads(`['TIDE_KEY'].map((key) => runtime.getSetting(key))`),
    others: { 'elizaos.plugin.json': MANIFEST },
  },
  {
    code: 'elizaos/source-unread-setting',
    raises: reads(`process.env['TIDE_URL']`).replace(`'tide'`, `⟦'tide'⟧`),
    misses: reads(`['TIDE_KEY'].map((key) => process.env[key])`),
    others: { 'elizaos.plugin.json': MANIFEST },
  },
];
