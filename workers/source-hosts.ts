// What hosts add to the compiler, each loaded when a plugin of the host is first asked about.

import type { SourceHost } from '../src/lang/typescript/source-host.ts';

const sources = import.meta.glob<SourceHost>('../src/hosts/*/code/host.ts', { import: 'sourceHost' });

/** Null where the host reads no code with the compiler. Rejects where it cannot be loaded. */
export async function sourceHostOf(hostId: string): Promise<SourceHost | null> {
  return (await sources[`../src/hosts/${hostId}/code/host.ts`]?.()) ?? null;
}
