// Replays the manifest validator of both OwnPilot releases.

import { V2026_02, V0_8_3 } from '../../../src/hosts/ownpilot/releases.ts';
import { validateManifest } from '../../../src/hosts/ownpilot/validate.ts';
import { applyRecordedEdits } from '../edits.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly base: string;
  readonly edits: Parameters<typeof applyRecordedEdits>[1];
  readonly text?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const suite: Suite = {
  name: 'ownpilot-validate',
  *replay(lines): Iterable<Comparison> {
    const { bases } = lines[0] as { bases: Record<string, unknown> };
    for (const { id, base, edits, text, expected } of lines.slice(1) as Case[]) {
      const manifest =
        text === undefined ? applyRecordedEdits(bases[base], edits) : (JSON.parse(text) as unknown);
      for (const release of [V2026_02, V0_8_3] as const) {
        if (!(release in expected)) continue;
        yield { id, release, expected: expected[release], actual: validateManifest(manifest, release) };
      }
    }
  },
};
