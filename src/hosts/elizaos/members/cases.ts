// Cases for the manifest's members.

import type { RuleCase } from '../../../model/rule-case.ts';
import { manifest, withSchema, form, parameters } from '../case-texts.fixtures.ts';

const NAMED = '"name":"Tide","description":"Tides","version":"1.0.0","configSchema":{"type":"object"}';

const PIER = '"type":"string","description":"Where to look"';

export const cases: readonly RuleCase[] = [
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
    code: 'elizaos/members-unread',
    raises: `{"id":"tide",⟦"configSchema"⟧:{"type":"object","properties":{"pier":{}}},"skills":[]}`,
    misses: '{"id":"tide","configSchema":{"type":"object","properties":{}},"uiHints":{},"skills":[]}',
  },
  {
    code: 'elizaos/members-unread',
    raises: '{"id":"tide",⟦"requiredSecrets"⟧:["TIDE_KEY"]}',
    misses: '{"id":"tide","kind":"app","app":{}}',
  },
  {
    code: 'elizaos/members-unread',
    raises: '{"id":"tide",⟦"configSchema"⟧:{"properties":{"pier":{},"boat":{}}}}',
    misses: '{"id":"tide","configSchema":{"properties":{"pier":{}}}}',
    others: { 'package.json': '{"agentConfig":{"pluginParameters":{"TIDE_PIER":{"type":"string"}}}}' },
  },
  {
    code: 'elizaos/members-unread',
    raises: '{"id":"tide",⟦"requiredSecrets"⟧:["TIDE_KEY"]}',
    misses: '{"id":"tide","requiredSecrets":["PIER_KEY"]}',
    others: { 'package.json': '{"agentConfig":{"pluginParameters":{"PIER_KEY":{"type":"string"}}}}' },
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
    code: 'elizaos/unsafe-key',
    raises: parameters(`⟦"__proto__"⟧:{${PIER}}`),
    misses: parameters(`"TO_STRING":{${PIER}}`),
  },
];
