// The compiler's worker. It answers at once that it is alive; the compiler itself is loaded behind that.

import { expose } from 'comlink';
import type { Answering } from './contract.ts';
import { sourceHostOf } from './source-hosts.ts';
import type { TypeScriptApi } from './typescript-contract.ts';

const compiler = import('./compiling.ts');
// Every call that needs it says so itself.
compiler.catch(() => undefined);

const api: Answering<TypeScriptApi> = {
  load: async (hostId): Promise<true> => {
    // Both at once, so neither waits for the other's files.
    const source = hostId === null ? null : sourceHostOf(hostId);
    source?.catch(() => undefined);
    const { warmUp } = await compiler;
    if (hostId !== null) await warmUp(hostId);
    return true;
  },
  check: async (request) => (await compiler).check(request),
  transpile: async (files, entry) => (await compiler).transpile(files, entry),
  preview: async (request) => (await compiler).preview(request),
  runnable: async (request) => (await compiler).runnable(request),
  reading: async (request) => (await compiler).reading(request),
  complete: async (request) => (await compiler).complete(request),
  hover: async (request) => (await compiler).hover(request),
  signature: async (request) => (await compiler).signature(request),
  definition: async (request) => (await compiler).definition(request),
  rename: async (request, name) => (await compiler).rename(request, name),
  alive: () => true,
};

expose(api);
