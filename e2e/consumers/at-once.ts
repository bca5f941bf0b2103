// Programs that run at once, one per core.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What the work gives for each item, in their order; as many at once as there are cores. */
export async function atOnce<T, R>(
  items: readonly T[],
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const takeNext = async (): Promise<void> => {
    for (const [i, item] of left) results[i] = await work(item, i);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeNext));
  return results;
}

/** What a program printed until it ended; `status` is null where a signal ended it. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program to its end; rejects where it cannot start. */
export function run(
  command: string,
  args: readonly string[],
  { input = '', ...options }: { input?: string; cwd?: string; timeout?: number } = {},
): Promise<Ended> {
  return new Promise((done, refuse) => {
    const child = spawn(command, args, options);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    // It may end before it has read all.
    child.stdin.on('error', () => undefined).end(input);
    child.on('error', refuse).on('close', (status) => {
      done({ status, stdout, stderr });
    });
  });
}
