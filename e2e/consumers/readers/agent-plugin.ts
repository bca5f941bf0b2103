// Clients of Agent Plugins: plugin.json and mcp.json by their schemas, and the server, which the official SDK starts.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Ajv from 'ajv/dist/2020.js';
import { readJson } from '../../../src/lang/json/read.ts';
import { atOnce } from '../at-once.ts';
import { eachOf, writtenFor, type Consumer, type Output, type Refusal } from '../consumer.ts';
import { connect, packageIn, parsedTools, WAYS } from '../execution/mcp-client.mjs';

const TEXT = { type: 'string' };
const TEXTS = { type: 'array', items: TEXT };
const ADDRESS = 'https://agent-plugins.org/schemas/1.0.0';

/** What version 1.0.0 says of plugin.json, in words of our own. */
const MANIFEST = {
  type: 'object',
  required: ['$schema', 'name'],
  additionalProperties: false,
  properties: {
    $schema: { const: `${ADDRESS}/plugin.schema.json` },
    name: {
      type: 'string',
      maxLength: 64,
      pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$',
      not: { pattern: '--|[.][.]' },
    },
    version: TEXT,
    description: TEXT,
    author: {
      type: 'object',
      additionalProperties: false,
      properties: { name: TEXT, email: TEXT, url: TEXT },
    },
    homepage: TEXT,
    repository: TEXT,
    license: TEXT,
    keywords: TEXTS,
    extensions: { type: 'object', additionalProperties: { type: 'object' } },
  },
};

/** What it says of mcp.json, as far as servers on standard input and output go. */
const SERVERS = {
  type: 'object',
  required: ['$schema', 'mcpServers'],
  additionalProperties: false,
  properties: {
    $schema: { const: `${ADDRESS}/mcp.schema.json` },
    mcpServers: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['type', 'command'],
        additionalProperties: false,
        properties: {
          type: { const: 'stdio' },
          command: { type: 'string', pattern: '^([.]/.+|[^\\s/$]+)$' },
          args: TEXTS,
          env: {
            type: 'object',
            propertyNames: { not: { enum: ['PLUGIN_ROOT', 'PLUGIN_DATA'] } },
            additionalProperties: TEXT,
          },
          cwd: { type: 'string', pattern: '^([.]/|[$][{]PLUGIN_(ROOT|DATA)[}](/|$))' },
        },
      },
    },
  },
};

const ajv = new Ajv({ allErrors: true });
const RULES = [
  { end: /^[^/]+\/plugin\.json$/, validate: ajv.compile(MANIFEST) },
  { end: /^[^/]+\/mcp\.json$/, validate: ajv.compile(SERVERS) },
];

/** What clients read before they start anything. */
export const packages: Consumer = {
  name: 'Agent Plugins: schemas',
  reads: writtenFor('agent-plugins'),
  check: eachOf(({ files }) =>
    RULES.flatMap(({ end, validate }) => {
      const found = files.filter(({ path }) => end.test(path));
      if (found.length !== 1) return [`${String(found.length)} files for ${String(end)}`];
      validate(readJson(found[0]?.text ?? '').value);
      return (validate.errors ?? []).map((error) => `${error.instancePath}: ${error.message ?? ''}`);
    }),
  ),
};

/** A short run starts one of so many servers. */
const STEP = 20;

/** Servers that start, answer with the tools of the package, and end with their input. */
export function servers(tools: string | null, thorough: boolean): Consumer {
  let count = 0;
  return {
    name: 'Agent Plugins: servers',
    reads: ({ to }) => to.id === 'agent-plugins' && (thorough || count++ % STEP === 0),
    check: async (outputs) => {
      if (tools === null) return 'the SDK is not installed';
      const root = mkdtempSync(join(tmpdir(), 'plugbench servers-'));
      try {
        const faults = await atOnce(outputs, (output, i) => fault(tools, join(root, String(i)), output, i));
        return outputs.flatMap((output, i): Refusal[] => {
          const says = faults[i] ?? null;
          return says === null ? [] : [{ output, says }];
        });
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
  };
}

async function fault(sdk: string, folder: string, { files }: Output, i: number): Promise<string | null> {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const expected = files.find(({ path }) => path.endsWith('/server/tools.json'))?.text ?? '';
  try {
    const { client, faults } = await connect(sdk, packageIn(folder), {}, WAYS[i % WAYS.length]);
    const began = Date.now();
    const { tools } = await client.listTools();
    await client.ping();
    await client.close();
    // The client kills what has not ended two seconds after its input.
    if (Date.now() - began > 1900) return 'the server does not end with its input';
    if (faults.length > 0) return `not of the protocol: ${faults.join(' ')}`;
    return isDeepStrictEqual(tools, parsedTools(sdk, expected)) ? null : 'the server lists other tools';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
