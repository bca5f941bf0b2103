// The extension's server: answers for the info document and runs the tools (protocol: sheet section 2).

import type { WrittenFile } from '../../../model/output.ts';
import type { Plugin, SettingName } from '../../../model/plugin.ts';
import { nameInSource, settingTable } from '../../kit/convert/code/adapter.ts';
import { callsOf, NODE_HEAD } from '../../kit/convert/code/calls-module.ts';
import { screaming } from '../../kit/convert/identifiers.ts';
import { jsLiteral } from '../../kit/convert/literals.ts';

/** The server that answers the calls of an extension. */
export const HANDLER = 'extension.mjs';

/** `ids` are the tools' names in the document, in the order of the tools. */
export function handlerFile(folder: string, plugin: Plugin, ids: readonly string[]): WrittenFile {
  const names = plugin.settings.map((setting): SettingName => {
    const own = nameInSource(setting);
    return { ...own, to: screaming(`${own.service} ${own.key}`) };
  });
  return {
    path: `${folder}/${HANDLER}`,
    language: 'javascript',
    content: [
      HEAD,
      `// Settings are read from the environment.\nconst SETTINGS = ${settingTable(names)};\n`,
      SETTING,
      ...callsOf(plugin.tools, names),
      `\nconst ids = ${jsLiteral(ids)};\n`,
      SERVER,
    ],
  };
}

const HEAD = `// Made by Plugbench: an extension's server. It answers for info.json and runs the tools.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
${NODE_HEAD}
`;

const SETTING = `const setting = (service, key) => process.env[(SETTINGS[service] || {})[key]];

`;

const SERVER = `
async function answer({ action, opName, info: args }) {
  if (action === 'info') return JSON.parse(await readFile(new URL('./info.json', import.meta.url), 'utf8'));
  if (action !== 'request') return refuse('UnknownAction', \`There is no action \${action}.\`);
  const call = calls[ids.indexOf(opName)];
  if (!call) return refuse('OpNameNotFound', \`There is no tool \${opName}.\`);
  try {
    return await call(args ?? {}, setting);
  } catch (error) {
    return refuse('InternalError', String(error));
  }
}

function refuse(code, reason) {
  return { ok: false, code, reason, info: {} };
}

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  let result;
  try {
    result = await answer(JSON.parse(body));
  } catch {
    result = refuse('BadRequestBody', 'The body is not JSON.');
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(result));
});

server.listen(Number(process.env.EXTENSION_PORT ?? 8086), process.env.EXTENSION_HOST ?? '127.0.0.1');
`;
