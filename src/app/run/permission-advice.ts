// What a run says of the permissions that its tool declares.

import type { RunResult, RunTool } from '../../model/run.ts';

export interface PermissionAdvice {
  /** `unreached`: not used in this run, though the code could; `idle`: nothing in the code would use it. */
  readonly kind: 'idle' | 'unreached' | 'missing';
  readonly name: string;
}

const NETWORK = 'network';

/** A run shows the use of the network alone; one that failed says nothing of what it would have used. */
export function permissionAdvice(tool: RunTool, result: RunResult): PermissionAdvice[] {
  const { permissions, code } = tool;
  const missing = [...wanted(result)].filter((name) => !permissions.includes(name));
  const unused =
    result.kind === 'ok' && permissions.includes(NETWORK) && !result.used.includes(NETWORK) && NETWORK;
  return [
    ...missing.map((name) => ({ kind: 'missing', name }) as const),
    ...(unused
      ? [{ kind: /\bfetch\b|\bcallTool\b/.test(code) ? 'unreached' : 'idle', name: unused } as const]
      : []),
  ];
}

/** What was used, and what the run failed for: a host takes `fetch` away and refuses calls without a permission. */
function wanted({ used, content = '', timeline }: RunResult): Set<string> {
  const refusals = timeline.flatMap((entry) =>
    entry.kind === 'tool' ? (/requires '([\w-]+)' permission/.exec(entry.failure ?? '')?.[1] ?? []) : [],
  );
  return new Set([...used, ...refusals, ...(content.includes('fetch is not a function') ? [NETWORK] : [])]);
}
