// The compiler's worker. It answers at once that it is alive; the compiler itself is loaded behind that.

import { expose } from 'comlink';
import type { Answering } from './contract.ts';
import type { TypeScriptApi } from './typescript-contract.ts';

const compiler = import('./compiling.ts');
// Every call that needs it says so itself.
compiler.catch(() => undefined);

const api: Answering<TypeScriptApi> = {
  load: async (): Promise<true> => {
    await compiler;
    return true;
  },
  check: async (request) => (await compiler).check(request),
  transpile: async (files, entry) => (await compiler).transpile(files, entry),
  preview: async (request) => (await compiler).preview(request),
  runnable: async (request) => (await compiler).runnable(request),
  reading: async (request) => (await compiler).reading(request),
  alive: () => true,
};

expose(api);
