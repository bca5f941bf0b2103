// The guest's own script for AnythingLLM skills: the handler's module is loaded as Node.js loads it, then its handler is
// called as the host calls it (server/utils/agents/imported.js:214-246, server/utils/agents/aibitat/index.js:1076-1088).

import { boot } from '../../../sandbox/guest/boot.ts';
import { sayer, type Say } from '../../../sandbox/guest/console.ts';
import { compiler, provide } from '../../../sandbox/guest/harden.ts';
import { type Link, watched } from '../../../sandbox/guest/link.ts';
import type { GuestResult, NodeStart } from '../../../sandbox/guest/messages.ts';
import { ModuleLoader, type CompiledFiles } from '../../../sandbox/guest/modules.ts';
import { joined } from '../../../sandbox/guest/resolving.ts';
import { provideNode, type Fetch, type NodeLike } from '../../../sandbox/guest/node-like.ts';
import { jsonOf, worded } from '../../../sandbox/guest/words.ts';
import { handedDown } from '../../../sandbox/guest/part.ts';
import { apply, get, isObjectLike, parse } from '../../../sandbox/guest/primordials.ts';
import { conclusion, type Conclusion } from './conclusion.ts';
import type { Library } from './library.ts';
import { consoleOf, shown } from './log.ts';

interface Runtime {
  readonly handler?: unknown;
}

/** Where the official image has the server, and the files that required the handler. */
const SERVER = '/app/server';
const ABOVE = ['utils/agents/imported.js', 'endpoints/admin.js', 'index.js'].map(
  (file) => `${SERVER}/${file}`,
);
const ENV = {
  NODE_ENV: 'production',
  ANYTHING_LLM_RUNTIME: 'docker',
  STORAGE_DIR: `${SERVER}/storage`,
  SERVER_PORT: '3001',
  HOME: '/app',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
};

const library = handedDown() as Library | undefined;

/** What is thrown where the run is over already. */
class Over extends Error {}

boot((global, given, link) => {
  const start = given as SkillStart;
  const end = conclusion(link);
  const needs = (what: string): never => {
    end.now({ isError: true, of: 'page', error: what });
    throw new Over(what);
  };
  compiler.refuse = () => needs('code that is made of a text');
  const node = provideNode(global, start, link, 'node-18');
  const say = sayer(link);
  provide(global, 'console', consoleOf(say, library));
  const run = { start, link, needs, say, end, node, global };
  const builtIn = builtInOf(run);
  provide(global, 'process', builtIn('process'));
  provide(global, '__run__', (compiled: CompiledFiles) => {
    const exports = load(run, compiled, builtIn);
    const self = selfOf(run, exports);
    const { handler } = self as Runtime;
    if (typeof handler !== 'function') throw new TypeError('fn.handler is not a function');
    return apply(handler as (args: unknown) => unknown, self, [parse(start.args)]);
  });
  return { returned: (value) => returned(value, say), threw, conclude: end.conclude };
});

interface Run {
  readonly start: SkillStart;
  readonly link: Link;
  readonly needs: (what: string) => never;
  readonly say: Say;
  readonly end: Conclusion;
  readonly node: NodeLike;
  readonly global: object;
}

/** Modules of Node.js by name; undefined for a name that it has not. */
function builtInOf({ start, needs, say, end, node, global }: Run): (name: string) => unknown {
  if (!library) return (name) => (name === 'process' ? { env: { ...ENV } } : needs(`\`${name}\``));
  const exit = (code: number): never => {
    end.now({ isError: true, of: 'exit', error: String(code) });
    throw new Over();
  };
  const process = library.processOf({
    version: 'v18.20.8',
    env: ENV,
    folder: SERVER,
    argv: ['/usr/bin/node', `${SERVER}/index.js`],
    exit,
    needs,
    write: say,
  });
  const files = new Map<string, string | Uint8Array>(Object.entries(start.files));
  const modules = library.nodeModules({
    global: global as Record<string, unknown>,
    crypto: node.crypto,
    process,
    needs,
    files: {
      files,
      resolve: (path) => (path.startsWith('/') ? joined(path) : joined(SERVER, path)),
      check: (path) => {
        if (!files.has(path) && isOfServer(path)) needs(`the server’s file \`${path}\``);
      },
      wrote: (path, content) =>
        say('file', `${path}: ${typeof content === 'string' ? content : `${String(content.length)} bytes`}`),
    },
  });
  return (name) => (name === 'module' ? { builtinModules: [] } : modules(name));
}

/** Files that are on a server and not here: of the system, and beside the server's own `package.json`. */
function isOfServer(path: string): boolean {
  if (path.startsWith(`${SERVER}/storage/plugins/`) || path.startsWith('/tmp')) return false;
  if (!path.startsWith(`${SERVER}/`)) return path !== '/' && path !== SERVER && path !== '/app';
  return /^\/app\/server\/(?:package\.json|index\.js|yarn\.lock|\.env|utils|endpoints|models|node_modules|prisma|storage|swagger|jobs|middleware)(?:\/|$)/.test(
    path,
  );
}

/** The exports of handler.js, once it is loaded; what it throws ends every session before it begins. */
function load({ start, needs }: Run, compiled: CompiledFiles, builtIn: (name: string) => unknown): unknown {
  const loader = new ModuleLoader({
    files: new Map(Object.entries(start.files)),
    compiled,
    above: ABOVE,
    builtIn,
    isElsewhere: (name) => start.packages.includes(name),
    needs,
    caught: worded,
  });
  try {
    return loader.enter(start.entry).exports;
  } catch (error) {
    throw new Failed(error);
  }
}

/** An error of loading; its place is that of what was thrown. */
class Failed {
  readonly stack: unknown;
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
    this.stack = isObjectLike(error) ? get(error, 'stack') : undefined;
  }
}

function selfOf({ start, link, say, node }: Run, exports: unknown): object {
  // What the host alone sets; the members of the skill's own `runtime` replace all others.
  const members = parse(start.members) as { readonly runtimeArgs: object };
  const runtime = isObjectLike(exports) ? (exports as { runtime?: Runtime }).runtime : undefined;
  const { console } = globalThis;
  return {
    ...members,
    runtimeArgs: watched(link, start.hubId, members.runtimeArgs),
    logger: (text: unknown, ...rest: unknown[]) => console.log(`[AgentHandler] ${text as string}`, ...rest),
    introspect: (text: unknown) => say('introspect', shown(text)),
    runtime: 'docker',
    webScraper: { getLinkContent: scraper(node.fetch) },
    ...runtime,
    requestToolApproval: () =>
      Promise.resolve({ approved: true, message: 'Approval not required in this context.' }),
    caller: '@agent',
  };
}

/** A port of server/utils/collectorApi/index.js:294-322, with the page's mocks in place of the collector. */
function scraper(fetch: Fetch): (url?: unknown) => Promise<unknown> {
  return async (url) => {
    if (!url) return false;
    try {
      const answer = (await fetch(url)) as Response;
      if (!answer.ok) return { success: false, content: null };
      return { success: true, content: await answer.text() };
    } catch {
      return { success: false, content: null };
    }
  };
}

/** What OpenAI-compatible providers send on (aibitat/providers/helpers/tooled.js:110-114). */
function returned(value: unknown, say: Say): GuestResult {
  if (typeof value === 'string') return { isError: false, content: value };
  let content: string | undefined;
  try {
    content = jsonOf(value);
  } catch (error) {
    const failure = `The agent model failed to respond: ${messageOf(error) ?? 'undefined'}`;
    say('introspect', `Error encountered while running: ${failure}`);
    return { isError: true, of: 'session', error: failure };
  }
  return content === undefined ? { isError: false } : { isError: false, content, value: content };
}

/** The endpoint reads the message of whatever was thrown (server/endpoints/agentWebsocket.js:66-70). */
function threw(given: unknown): GuestResult {
  const isLoading = given instanceof Failed;
  const error = worded(isLoading ? given.error : given);
  if (error === null || error === undefined) {
    const words = `TypeError: Cannot read properties of ${String(error)} (reading 'message')`;
    return { isError: true, of: 'server', error: words };
  }
  const text = messageOf(error);
  return {
    isError: true,
    of: isLoading ? 'load' : 'session',
    ...(text === undefined ? {} : { error: text }),
  };
}

/** Undefined for none. */
function messageOf(error: unknown): string | undefined {
  const message: unknown = isObjectLike(error) ? get(error, 'message') : undefined;
  return message === undefined ? undefined : shown(message);
}

/** Everything that the guest needs for one call. */
export interface SkillStart extends NodeStart {
  /** JSON of the arguments. */
  readonly args: string;
  readonly hubId: string;
  /** JSON of the members that the host sets: `runtimeArgs`, `config`, `name` and so on. */
  readonly members: string;
  /** Absolute path of handler.js, and the open files by theirs. */
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
  /** Names of packages that the server has. */
  readonly packages: readonly string[];
}
