// Replays a tool's way into the registries of both OwnPilot releases.

import { registerTool } from '../../../src/hosts/ownpilot/tool-names/register.ts';
import { V2026_02, V0_8_3 } from '../../../src/hosts/ownpilot/releases.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly packageId: string;
  readonly tool: string;
  readonly code?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const suite: Suite = {
  name: 'ownpilot-register',
  *replay(lines): Iterable<Comparison> {
    for (const { id, packageId, tool, code = '', expected } of lines as Case[]) {
      for (const release of [V2026_02, V0_8_3] as const) {
        if (!(release in expected)) continue;
        const actual = registerTool({ packageId, name: tool, code }, release);
        yield { id, release, expected: expected[release], actual };
      }
    }
  },
};
