// The compiler's worker. It answers at once that it is alive; the compiler itself is loaded behind that.

import { expose } from 'comlink';
import { sourceHostOf } from './source-hosts.ts';

/** The calls. A worker that is still loading waits with its answers, but says that it is alive. */
export interface TypeScriptApi extends Compiling {
  /** Answered once the compiler is there, with what this host adds where it is known; rejects where that cannot be loaded. */
  load(hostId: string | null): Promise<true>;
  /** Answers as soon as the worker has started. */
  alive(): true;
}

type Compiling = Omit<typeof import('./compiling.ts'), 'warmUp'>;

const compiler = import('./compiling.ts');
// Every call that needs it says so itself.
compiler.catch(() => undefined);

const own: Pick<TypeScriptApi, 'load' | 'alive'> = {
  load: async (hostId) => {
    // Both at once, so neither waits for the other's files.
    const source = hostId === null ? null : sourceHostOf(hostId);
    source?.catch(() => undefined);
    const { warmUp } = await compiler;
    if (hostId !== null) await warmUp(hostId);
    return true;
  },
  alive: () => true,
};

/** Everything else is answered by the function of that name. */
const calls = new Proxy<Record<string, unknown>>(own, {
  get: (own, name: string) =>
    own[name] ??
    (async (...args: readonly unknown[]) => {
      const functions = (await compiler) as unknown as Record<
        string,
        (...args: readonly unknown[]) => unknown
      >;
      return functions[name]?.(...args);
    }),
});

expose(calls);
