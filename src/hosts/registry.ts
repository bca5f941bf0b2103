// The hosts that the bench knows: one line per host, everything else follows from it.

import type { Host } from '../model/host.ts';
import { anythingllm } from './anythingllm/index.ts';
import { elizaos } from './elizaos/index.ts';
import { gloodata } from './gloodata/index.ts';
import { ownpilot } from './ownpilot/index.ts';
import { ragflow } from './ragflow/index.ts';

export const hosts: readonly Host[] = [ownpilot, anythingllm, gloodata, elizaos, ragflow];
