// The hosts that the bench knows: one line per host, everything else follows from it.

import type { ListedHost } from '../model/host.ts';
import { entry as anythingllm } from './anythingllm/entry.ts';
import { entry as elizaos } from './elizaos/entry.ts';
import { entry as gloodata } from './gloodata/entry.ts';
import { entry as ownpilot } from './ownpilot/entry.ts';
import { entry as ragflow } from './ragflow/entry.ts';

export const hosts: readonly ListedHost[] = [
  { ...ownpilot, load: async () => (await import('./ownpilot/index.ts')).ownpilot },
  { ...anythingllm, load: async () => (await import('./anythingllm/index.ts')).anythingllm },
  { ...gloodata, load: async () => (await import('./gloodata/index.ts')).gloodata },
  { ...elizaos, load: async () => (await import('./elizaos/index.ts')).elizaos },
  { ...ragflow, load: async () => (await import('./ragflow/index.ts')).ragflow },
];
