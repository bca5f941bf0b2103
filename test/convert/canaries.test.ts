// Secrets in a plugin go into no file of a conversion, nor into its report, unless the person asks for them.

import { expect, test } from 'vitest';
import { viewOf } from '../../src/convert/report/view.ts';
import { endpointsOf } from '../../src/convert/endpoints.ts';
import { formats } from '../../src/convert/targets/registry.ts';
import { hosts } from '../hosts/loaded.ts';

const endpoints = await endpointsOf(hosts, formats);

const CANARY = 'c4nary-Qz81kXw7Lm2p';
const OTHER = 'c4nary-Vb93nYt5Rd8s';

interface Source {
  readonly host: string;
  readonly path: string;
  readonly value: unknown;
  readonly others?: Readonly<Record<string, string>>;
}

const skill = (setup: unknown, more: object = {}): unknown => ({
  active: true,
  hubId: 'tide',
  name: 'Tide',
  schema: 'skill-1.0.0',
  version: '1.0.0',
  description: 'Tells the tide',
  entrypoint: { file: 'handler.js', params: {} },
  imported: true,
  setup_args: setup,
  ...more,
});

const packageOf = (field: object): unknown => ({
  id: 'tide',
  name: 'Tide',
  version: '1.0.0',
  description: 'Tells the tide',
  required_services: [{ name: 'tides', display_name: 'Tides', config_schema: [{ label: 'Key', ...field }] }],
  tools: [],
});

const milady = { id: 'tide', name: 'Tide', description: 'Tells the tide', version: '1.0.0', kind: 'feature' };
const agentPlugin = { name: 'tide', version: '1.0.0', description: 'Tells the tide' };

const HANDLER = `module.exports.runtime = { handler: async () => fetch('https://example.org/?k=${CANARY}') };\n`;

const SOURCES: readonly (readonly [name: string, source: Source])[] = [
  [
    'the default of a secret setting of OwnPilot',
    {
      host: 'ownpilot',
      path: 'skill.json',
      value: packageOf({ name: 'api_key', type: 'secret', default: CANARY }),
    },
  ],
  [
    'the default of a setting named as a key',
    {
      host: 'ownpilot',
      path: 'skill.json',
      value: packageOf({ name: 'api_key', type: 'string', default: CANARY }),
    },
  ],
  [
    'a stored value behind a text input',
    {
      host: 'anythingllm',
      path: 'plugin.json',
      value: skill({ OPENAI_API_KEY: { type: 'string', input: { type: 'text' }, value: CANARY } }),
    },
  ],
  [
    'the default of an input',
    {
      host: 'anythingllm',
      path: 'plugin.json',
      value: skill({ MY_TOKEN: { type: 'string', input: { type: 'text', default: CANARY } } }),
    },
  ],
  [
    'a password in an example and in the code',
    {
      host: 'anythingllm',
      path: 'plugin.json',
      value: skill(
        { PHRASE: { type: 'string', input: { type: 'password' }, value: CANARY } },
        { examples: [{ prompt: `Log in with ${CANARY} now`, call: '{}' }] },
      ),
      others: { 'handler.js': HANDLER },
    },
  ],
  [
    'publishConfig, parameters and .npmrc beside a plugin of Milady',
    {
      host: 'elizaos',
      path: 'elizaos.plugin.json',
      value: { ...milady, configSchema: { API_KEY: { type: 'string', default: OTHER } } },
      others: {
        'package.json': JSON.stringify({
          name: 'tide',
          version: '1.0.0',
          publishConfig: { _authToken: CANARY },
          agentConfig: {
            pluginParameters: { API_KEY: { type: 'string', sensitive: true, default: OTHER + '2' } },
          },
        }),
        '.npmrc': `//registry.npmjs.org/:_authToken=${CANARY}\n`,
      },
    },
  ],
  [
    'environment, headers, addresses and arguments of MCP servers',
    {
      host: 'agent-plugins',
      path: 'plugin.json',
      value: agentPlugin,
      others: {
        'mcp.json': JSON.stringify({
          mcpServers: {
            a: { command: 'npx', args: ['tide', '--api-key', CANARY], env: { API_KEY: OTHER } },
            b: {
              type: 'http',
              url: `https://example.org/mcp?api_key=${CANARY}`,
              headers: { 'X-Api-Key': OTHER },
            },
            c: {
              type: 'http',
              url: 'https://example.org/mcp',
              headers: { Authorization: `Bearer ${CANARY}${OTHER}` },
            },
            d: { command: `tide --api-key ${CANARY}` },
          },
        }),
        'settings.json': JSON.stringify({ tides: { access_token: OTHER } }),
      },
    },
  ],
];

function viewsOf({ host, path, value, others = {} }: Source, withSecrets: boolean): string[] {
  return endpoints
    .filter(({ id, write }) => write && id !== host)
    .map(({ id }) =>
      JSON.stringify(
        viewOf(
          {
            text: JSON.stringify(value, null, 2),
            hostId: host,
            path,
            others: Object.entries(others).map(([name, text]) => ({ path: name, text })),
            target: id,
            keepsRest: true,
            withSecrets,
          },
          endpoints,
          hosts,
        ),
      ),
    );
}

test.each(SOURCES)('%s: in no file and no report of any conversion', (_, source) => {
  for (const view of viewsOf(source, false)) {
    expect(view).not.toContain(CANARY);
    expect(view).not.toContain(OTHER);
    expect(view).not.toMatch(/"leftOut":0/);
  }
});

test.each(SOURCES)('%s: kept where the person asks for it', (_, source) => {
  const views = viewsOf(source, true);
  expect(views.some((view) => view.includes(CANARY) || view.includes(OTHER))).toBe(true);
  for (const view of views) expect(view).not.toMatch(/"stored":0/);
});
