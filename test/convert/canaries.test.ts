// Secrets in a plugin go into no file of a conversion, nor into its report, unless the person asks for them.

import { expect, test } from 'vitest';
import { viewOf, type ConversionView } from '../../src/convert/report/view.ts';
import { endpointsOf } from '../../src/convert/endpoints.ts';
import { formats } from '../../src/convert/targets/registry.ts';
import { pluginOf } from '../../src/files/plugin.ts';
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

const KEYS =
  'API_KEY apiKey api-key OPENAI_API_KEY githubToken bot_token PASSWORD db.password clientSecret accessToken PRIVATE_KEY';
const MORE_KEYS = 'passphrase MNEMONIC seedPhrase sessionCookie';
const NAMES = `${KEYS} ${MORE_KEYS}`.split(' ');

/** One setting for each name, with `make` for what the host has behind it. */
const each = (make: (name: string) => unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)]));

const PARTS = ['text', 'url', 'number', undefined];

/** Settings of every kind, in every host that has settings. */
const KINDS: readonly (readonly [name: string, source: Source])[] = [
  ...['string', 'text', 'url', 'secret', 'number', 'other', undefined].map((type) => {
    const fields = NAMES.map((name) => ({ name, label: name, type, default: CANARY, value: OTHER }));
    const service = { name: 'tides', display_name: 'Tides', config_schema: fields };
    const value = { ...(packageOf({}) as object), required_services: [service] };
    return [`a field of OwnPilot, ${String(type)}`, { host: 'ownpilot', path: 'skill.json', value }] as const;
  }),
  ...[...PARTS, 'password', 'textarea'].map((type) => {
    const setup = each(() => ({ type: 'string', input: { type, default: CANARY }, value: OTHER }));
    const value = skill(setup);
    return [
      `an input of AnythingLLM, ${String(type)}`,
      { host: 'anythingllm', path: 'plugin.json', value },
    ] as const;
  }),
  ...[...PARTS, 'password'].map((type) => {
    const uiHints = each(() => ({ type, placeholder: 'x' }));
    const properties = each(() => ({
      type: 'string',
      default: CANARY,
      format: type === 'url' ? 'uri' : undefined,
    }));
    const pluginParameters = each(() => ({ type: 'string', default: OTHER }));
    const value = { ...milady, uiHints, configSchema: { type: 'object', properties } };
    const others = { 'package.json': JSON.stringify({ name: 'tide', agentConfig: { pluginParameters } }) };
    return [
      `a member of Milady’s form, ${String(type)}`,
      { host: 'elizaos', path: 'elizaos.plugin.json', value, others },
    ] as const;
  }),
  ...['text', 'url', 'secret', 'number', 'other', undefined].map((type) => {
    const list = NAMES.map((name) => ({ name, required: false, type, default: CANARY, placeholder: 'x' }));
    const others = { 'server/settings.json': JSON.stringify(list), 'server/tools.json': '{"tools":[]}' };
    return [
      `a setting of a server, ${String(type)}`,
      { host: 'agent-plugins', path: 'plugin.json', value: agentPlugin, others },
    ] as const;
  }),
];

/** Whether each setting of a target’s form hides what is typed in. */
const HIDES: Readonly<Record<string, readonly [file: RegExp, hidden: RegExp]>> = {
  ownpilot: [/skill\.json$/, /"type": "secret"/g],
  anythingllm: [/plugin\.json$/, /"type": "password"/g],
  elizaos: [/elizaos\.plugin\.json$/, /"sensitive": true/g],
  'agent-plugins': [/settings\.json$/, /"type": "secret"/g],
};

test.each(KINDS)('%s: without its value in any conversion, and masked', (name, source) => {
  for (const text of viewsOf(source, false)) {
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain(OTHER);
    const { to, files } = JSON.parse(text) as ConversionView;
    const [path, hidden] = HIDES[to.id] ?? [];
    const form = path && files.find((file) => path.test(file.path));
    if (hidden && !name.endsWith('number'))
      expect(form?.text.match(hidden)?.length, to.id).toBe(NAMES.length);
  }
});

function viewsOf({ host, path, value, others = {} }: Source, withSecrets: boolean): string[] {
  return endpoints
    .filter(({ id, write }) => write && id !== host)
    .map(({ id }) =>
      JSON.stringify(
        viewOf(
          {
            plugin: pluginOf(
              { path, text: JSON.stringify(value, null, 2) },
              Object.entries(others).map(([name, text]) => ({ path: name, text })),
            ),
            hostId: host,
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
