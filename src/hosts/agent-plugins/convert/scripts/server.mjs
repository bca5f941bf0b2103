// Made by Plugbench: the plugin's tools as an MCP server on standard input and output. It needs Node.js 18 or newer and
// nothing else. Messages are JSON, one a line.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Revisions of the protocol, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'];
/** How long calls may still run after the client has closed the input. */
const LAST_CALLS_MS = 1000;

const { tools } = read('./tools.json');
const settings = read('./settings.json');
const { name, version = '0.0.0' } = read('../plugin.json');

function read(path) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
}

// Only messages may be on standard output: what tools print goes to standard error.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

/** The tools' code. Where it does not load, the list of tools stands, and every call says why. */
const { calls, fault } = await import('./tools.cjs').then(
  (module) => ({ calls: module.default }),
  (error) => ({ fault: new Error(`The tools do not load: ${String(error)}`) }),
);

function send(message) {
  print(`${JSON.stringify(message)}\n`);
}

const result = (id, value) => ({ jsonrpc: '2.0', id, result: value });
const failure = (id, code, message) => ({ jsonrpc: '2.0', id, error: { code, message } });
const textResult = (text, more) => ({ content: [{ type: 'text', text }], ...more });
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls that run, by their id; true for those that were cancelled. */
const running = new Map();

/** The answer to one message; undefined for none. */
async function answerTo(message) {
  if (!isObject(message) || message.jsonrpc !== '2.0') return failure(undefined, -32600, 'Invalid request');
  const { id, method, params = {} } = message;
  // An answer to a request, of which this server sends none.
  if (method === undefined && ('result' in message || 'error' in message)) return undefined;
  const isRequest = typeof id === 'string' || typeof id === 'number';
  if (typeof method !== 'string' || (id !== undefined && !isRequest)) {
    return failure(isRequest ? id : undefined, -32600, 'Invalid request');
  }
  if (!isRequest) return notice(method, params);
  return isObject(params) ? answerToRequest(id, method, params) : failure(id, -32602, 'Invalid parameters');
}

/** A cancelled call gets no answer. */
function notice(method, params) {
  const isCancelled = method === 'notifications/cancelled' && isObject(params);
  if (isCancelled && running.has(params.requestId)) running.set(params.requestId, true);
}

function answerToRequest(id, method, params) {
  switch (method) {
    case 'initialize':
      return result(id, {
        protocolVersion: VERSIONS.includes(params.protocolVersion) ? params.protocolVersion : VERSIONS[0],
        capabilities: { tools: {} },
        serverInfo: { name, version },
      });
    case 'ping':
      return result(id, {});
    case 'tools/list':
      return result(id, { tools });
    case 'tools/call':
      return answerToCall(id, params);
    default:
      return failure(id, -32601, `Method not found: ${method}`);
  }
}

async function answerToCall(id, { name: tool, arguments: args = {} }) {
  if (!tools.some((one) => one.name === tool)) return failure(id, -32602, `Unknown tool: ${String(tool)}`);
  if (!isObject(args)) return failure(id, -32602, 'The arguments must be an object.');
  running.set(id, false);
  const value = await resultOf(tool, args);
  const isCancelled = running.get(id);
  running.delete(id);
  return isCancelled ? undefined : result(id, value);
}

/** What the tool gives. A required setting that it asked for and that is not set is the fault, whatever came of it. */
async function resultOf(tool, args) {
  const missing = new Set();
  const words = () => `Not set: ${[...missing].join(', ')}. ${WHERE}`;
  try {
    if (fault) throw fault;
    const text = String(await calls[tool](args, settingsReader(missing)));
    return missing.size > 0 ? textResult(words(), { isError: true }) : textResult(text);
  } catch (error) {
    const text = missing.size > 0 ? words() : String(error instanceof Error ? error.message : error);
    return textResult(text, { isError: true });
  }
}

const WHERE =
  'Set it in the environment of this server, or in settings.json in the folder that PLUGIN_DATA names, and try again.';

/** Gives a setting by its name: from the environment, else from the file. Nothing is kept between calls. */
function settingsReader(missing) {
  const kept = keptSettings();
  return (setting) => {
    const value = process.env[setting] || (Object.hasOwn(kept, setting) ? kept[setting] : undefined);
    if (value !== undefined && value !== null && value !== '') return value;
    if (!settings.some((one) => one.name === setting && one.required)) return undefined;
    missing.add(setting);
    throw new Error(`Not set: ${setting}. ${WHERE}`);
  };
}

function keptSettings() {
  const folder = process.env.PLUGIN_DATA;
  if (!folder) return {};
  let text;
  try {
    text = readFileSync(join(folder, 'settings.json'), 'utf8');
  } catch {
    return {};
  }
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch {
    // What the parser says may quote the file, and so a secret.
  }
  throw new Error('settings.json in the folder that PLUGIN_DATA names is not a JSON object.');
}

async function receive(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    send(failure(undefined, -32700, 'Parse error'));
    return;
  }
  // Revision 2025-03-26 has lists of messages.
  const isList = Array.isArray(message) && message.length > 0;
  const answers = await Promise.all((isList ? message : [message]).map(answerTo));
  const given = answers.filter((answer) => answer !== undefined);
  if (given.length > 0) send(isList ? given : given[0]);
}

const open = new Set();
let rest = '';

function take(line) {
  if (line.trim() === '') return;
  const work = receive(line).finally(() => open.delete(work));
  open.add(work);
}

process.stdin.setEncoding('utf8');
process.stdin.on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  for (const line of lines) take(line);
});
process.stdin.on('end', () => {
  take(rest);
  const late = new Promise((done) => setTimeout(done, LAST_CALLS_MS));
  void Promise.race([Promise.all(open), late]).then(() => process.stdout.end(() => process.exit(0)));
});
// The client is gone.
process.stdout.on('error', () => process.exit(0));
// What a tool leaves behind may fail after its call: the other tools go on.
process.on('uncaughtException', (error) => console.error(error));
