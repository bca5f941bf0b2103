// `process` of a server in its container, as far as code can ask a page for it.

import EventEmitter from 'events';
import { noFolder } from './files.ts';

export interface ProcessEnv {
  readonly version: string;
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly argv: readonly string[];
  /** Ends the host's process, or the run where a page cannot know. */
  readonly exit: (code: number) => never;
  readonly needs: (what: string) => never;
  readonly write: (stream: 'stdout' | 'stderr', text: string) => void;
}

const later = self.setTimeout;

/** `process.hrtime`, with its `bigint`. */
function clock(): object {
  const hrtime = (before?: readonly [number, number]): [number, number] => {
    const nanoseconds = performance.now() * 1e6;
    const [s, n] = [Math.floor(nanoseconds / 1e9), Math.floor(nanoseconds % 1e9)];
    if (!before) return [s, n];
    return n < before[1] ? [s - before[0] - 1, n - before[1] + 1e9] : [s - before[0], n - before[1]];
  };
  return Object.assign(hrtime, { bigint: () => BigInt(Math.floor(performance.now() * 1e6)) });
}

function streamOf(name: 'stdout' | 'stderr', fd: number, write: ProcessEnv['write']): object {
  return {
    fd,
    isTTY: false,
    writable: true,
    write(text: unknown) {
      write(name, String(text).replace(/\n$/, ''));
      return true;
    },
  };
}

/** The object itself; `process.on` hears what code emits, and nothing of the system. */
export function processOf({ version, env, folder, argv, exit, needs, write }: ProcessEnv): object {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000 + 100;
  const own = {
    version,
    versions: { node: version.slice(1), v8: '10.2.154.26-node.36', uv: '1.44.2', modules: '108' },
    arch: 'x64',
    platform: 'linux',
    release: { name: 'node', lts: 'Hydrogen' },
    argv: [...argv],
    execPath: argv[0],
    env: { ...env },
    pid: 7,
    ppid: 1,
    exitCode: undefined,
    stdout: streamOf('stdout', 1, write),
    stderr: streamOf('stderr', 2, write),
    cwd: () => folder,
    chdir: (path: unknown): never => {
      throw noFolder(folder, String(path));
    },
    uptime: seconds,
    hrtime: clock(),
    memoryUsage: () => ({ rss: 2e8, heapTotal: 1e8, heapUsed: 8e7, external: 3e6, arrayBuffers: 4e5 }),
    nextTick(work: (...args: unknown[]) => void, ...args: unknown[]): void {
      // Before the timers of code, which wait 1 ms at least.
      Reflect.apply(later, undefined, [() => work(...args), 0]);
    },
    emitWarning(warning: unknown): void {
      write(
        'stderr',
        `(node:7) ${warning instanceof Error ? String(warning) : `Warning: ${String(warning)}`}`,
      );
    },
    exit: (code: unknown = 0): never => exit(Number(code)),
    abort: (): never => exit(134),
    kill: (): never => needs('`process.kill`'),
    getuid: () => 1000,
    getgid: () => 1000,
  };
  const made = new EventEmitter();
  Object.defineProperty(made, Symbol.toStringTag, { value: 'process', configurable: true });
  return Object.assign(made, own);
}
