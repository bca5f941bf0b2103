// The extension's server: answers for the info document and runs the tools (docs/hosts/gloodata.md#the-protocol).

import type { WrittenFile } from '../../../model/output.ts';
import { CALLS_FILE, callsFile, type NamedTool } from '../../../convert/code/calls-module.ts';
import { libraryFiles } from '../../../convert/code/required.ts';
import type { PlacedName } from '../../../convert/code/setting-names.ts';

const HANDLER = 'extension.mjs';

/** The server, and the tools' code that it calls; the tools have their names in the document. */
export function handlerFiles(
  folder: string,
  tools: readonly NamedTool[],
  names: readonly PlacedName[],
): WrittenFile[] {
  return [
    { path: `${folder}/${HANDLER}`, language: 'javascript', content: [SERVER] },
    callsFile(`${folder}/${CALLS_FILE}`, tools, names),
    ...libraryFiles(folder, tools),
  ];
}

const SERVER = `// Made by Plugbench: an extension's server. It answers for info.json and runs the tools.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import calls from './${CALLS_FILE}';

// Settings are read from the environment.
const read = (name) => process.env[name];

async function answer({ action, opName, info: args }) {
  if (action === 'info') return JSON.parse(await readFile(new URL('./info.json', import.meta.url), 'utf8'));
  if (action !== 'request') return refuse('UnknownAction', \`There is no action \${action}.\`);
  if (!Object.hasOwn(calls, opName)) return refuse('OpNameNotFound', \`There is no tool \${opName}.\`);
  try {
    return await calls[opName](args ?? {}, read);
  } catch (error) {
    return refuse('InternalError', String(error));
  }
}

function refuse(code, reason) {
  return { ok: false, code, reason, info: {} };
}

// What a tool leaves behind may fail after its call: the other tools go on.
process.on('uncaughtException', (error) => console.error(error));

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
