// Cases for the file as a whole, its members, lists and the `app` block.

import type { RuleCase } from '../../rule-case.ts';
import { app, form, manifest, withSchema } from './texts.ts';

const NAMED = '"name":"Tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}';
const PATH = 'tide/elizaos.plugin.json';

export const manifestCases: readonly RuleCase[] = [
  { code: 'elizaos/root-not-object', raises: '⟦[⟧{"id":"tide"}]', misses: '{"id":"tide"}' },
  {
    code: 'elizaos/other-shape',
    raises: '⟦{⟧"schemaVersion":"1.0.0","displayName":"Tide"}',
    misses: '{"id":"tide","schemaVersion":"1.0.0","displayName":"Tide"}',
  },
  {
    code: 'elizaos/typescript-source',
    raises: `import type { Plugin } from '⟦@elizaos/core⟧';`,
    misses: manifest('"homepage":"https://tide.test/@elizaos/core"'),
  },
  {
    code: 'elizaos/typescript-source',
    raises: `const tide⟦: Plugin =⟧ { name: 'tide' };`,
    misses: manifest('"homepage":": Plugin = {"'),
  },
  {
    code: 'elizaos/file-name',
    raises: `⟦{⟧"id":"tide",${NAMED}}`,
    misses: `{"id":"tide",${NAMED}}`,
    path: 'tide/plugin.json',
    missesPath: PATH,
  },
  {
    code: 'elizaos/file-name',
    raises: '⟦{⟧"name":"plugin-tide","agentConfig":{}}',
    misses: '{"name":"plugin-tide","agentConfig":{}}',
    path: PATH,
    missesPath: 'plugin-tide/package.json',
  },
  { code: 'elizaos/id-missing', raises: `⟦{⟧${NAMED}}`, misses: `{"id":"tide",${NAMED}}` },
  { code: 'elizaos/id-empty', raises: `{"id":⟦" "⟧,${NAMED}}`, misses: `{"id":"t",${NAMED}}` },
  {
    code: 'elizaos/id-format',
    raises: `{"id":⟦"tideTimes"⟧,${NAMED}}`,
    misses: `{"id":"tide-times",${NAMED}}`,
  },
  {
    code: 'elizaos/member-missing',
    raises: '⟦{⟧"id":"tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}}',
    misses: `{"id":"tide",${NAMED}}`,
  },
  {
    code: 'elizaos/version-format',
    raises: '{"id":"tide","version":⟦"v1.0"⟧}',
    misses: '{"id":"tide","version":"1.0.0-rc.1+b2"}',
  },
  {
    code: 'elizaos/kind-unknown',
    raises: manifest('"kind":⟦"plugin"⟧'),
    misses: manifest('"kind":"provider"'),
  },
  {
    code: 'elizaos/kind-unknown',
    raises: manifest('"kind":⟦"Memory"⟧'),
    misses: manifest('"kind":"memory"'),
  },
  {
    code: 'elizaos/kind-app',
    raises: manifest('"kind":⟦"app"⟧,"app":{}'),
    misses: manifest('"kind":"skill","app":{}'),
  },
  { code: 'elizaos/member-type', raises: `{"id":⟦7⟧,${NAMED}}`, misses: `{"id":"7",${NAMED}}` },
  { code: 'elizaos/member-type', raises: manifest('"kind":⟦["skill"]⟧'), misses: manifest('"kind":"skill"') },
  { code: 'elizaos/member-type', raises: withSchema('⟦"object"⟧'), misses: withSchema('{"type":"object"}') },
  { code: 'elizaos/member-type', raises: manifest('"uiHints":⟦[]⟧'), misses: manifest('"uiHints":{}') },
  {
    code: 'elizaos/extra-member-type',
    raises: manifest('"homepage":⟦1⟧'),
    misses: manifest('"homepage":"https://tide.test"'),
  },
  { code: 'elizaos/extra-member-type', raises: manifest('"app":⟦null⟧'), misses: manifest('"app":{}') },
  {
    code: 'elizaos/unknown-member',
    raises: manifest('⟦"optionalSecret"⟧:["TIDE_KEY"]'),
    misses: manifest('"optionalSecrets":["TIDE_KEY"]'),
  },
  {
    code: 'elizaos/unknown-member',
    raises: manifest('⟦"gatewayMethod"⟧:7'),
    misses: manifest('"$schema":"elizaos-plugin.json"'),
  },
  {
    code: 'elizaos/openclaw-member',
    raises: manifest('⟦"contracts"⟧:{}'),
    misses: manifest('"skills":["contracts"]'),
  },
  {
    code: 'elizaos/undocumented-members',
    raises: manifest('⟦"author"⟧:"Ada","license":"MIT"'),
    misses: manifest('"cliCommands":["author"]'),
  },
  {
    code: 'elizaos/members-unread',
    raises: `{"id":"tide",⟦"configSchema"⟧:{"type":"object"},"skills":[]}`,
    misses: '{"id":"tide","kind":"app","app":{}}',
  },
  {
    code: 'elizaos/viewer-at-top',
    raises: manifest('⟦"viewer"⟧:{"url":"/tide"}'),
    misses: manifest('"viewer":{"url":"/tide"},"app":{"viewer":{"url":"/tide"}}'),
  },
  {
    code: 'elizaos/unsafe-key',
    raises: form('⟦"__proto__"⟧:{"type":"string"}'),
    misses: form('"proto":{"type":"string"}'),
  },
  { code: 'elizaos/unsafe-key', raises: manifest('⟦"constructor"⟧:1'), misses: manifest('"builder":1') },
  {
    code: 'elizaos/unsafe-key',
    raises: manifest('"uiHints":{⟦"prototype"⟧:{}}'),
    misses: manifest('"uiHints":{"toString":{}}'),
  },
  {
    code: 'elizaos/list-type',
    raises: manifest('"requiredSecrets":⟦"TIDE_KEY"⟧'),
    misses: manifest('"requiredSecrets":["TIDE_KEY"]'),
  },
  { code: 'elizaos/list-type', raises: manifest('"channels":⟦{}⟧'), misses: manifest('"channels":[]') },
  {
    code: 'elizaos/list-item-type',
    raises: manifest('"providers":["tides",⟦{"name":"moon"}⟧]'),
    misses: manifest('"skills":["tides",{"id":"moon"}]'),
  },
  {
    code: 'elizaos/list-item-type',
    raises: manifest('"dependencies":[⟦7⟧]'),
    misses: manifest('"dependencies":["7"]'),
  },
  {
    code: 'elizaos/list-item-nameless',
    raises: manifest('"gatewayMethods":[⟦{⟧"id":"tides.next"}]'),
    misses: manifest('"gatewayMethods":[{"method":"tides.next"}]'),
  },
  {
    code: 'elizaos/keywords-type',
    raises: manifest('"keywords":⟦["tides",7]⟧'),
    misses: manifest('"keywords":["tides","7"]'),
  },
  { code: 'elizaos/app-block-missing', raises: manifest('"kind":⟦"app"⟧'), misses: app('') },
  {
    code: 'elizaos/app-member-type',
    raises: app('"capabilities":⟦"tides"⟧'),
    misses: app('"capabilities":["tides"]'),
  },
  { code: 'elizaos/app-member-type', raises: app('"minPlayers":⟦"2"⟧'), misses: app('"minPlayers":null') },
  {
    code: 'elizaos/app-member-unknown',
    raises: app('⟦"launchURL"⟧:"https://tide.test"'),
    misses: app('"launchUrl":"https://tide.test"'),
  },
  {
    code: 'elizaos/app-launch-type',
    raises: app('"launchType":⟦"conect"⟧'),
    misses: app('"launchType":"connect"'),
  },
  {
    code: 'elizaos/app-sandbox-token',
    raises: app('"viewer":{"sandbox":"allow-scripts ⟦allow-top-navigation⟧ allow-forms"}'),
    misses: app('"viewer":{"sandbox":"allow-scripts allow-top-navigation-by-user-activation allow-forms"}'),
  },
  {
    code: 'elizaos/app-sandbox-token',
    raises: app('"viewer":{"sandbox":"allow-scripts ⟦allow-all⟧"}'),
    misses: app('"viewer":{"sandbox":"allow-scripts"}'),
  },
  {
    code: 'elizaos/app-session-mode',
    raises: app('"session":{"mode":⟦"viewers"⟧}'),
    misses: app('"session":{"mode":"viewer"}'),
  },
  {
    code: 'elizaos/app-session-feature',
    raises: app('"session":{"features":["pause",⟦"resum"⟧]}'),
    misses: app('"session":{"features":["pause","resume"]}'),
  },
];
