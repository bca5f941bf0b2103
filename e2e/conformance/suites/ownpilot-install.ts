// Replays what the services of both OwnPilot releases answer to a manifest as a whole, as their own code did.

import { install, type Installed } from '../../../src/hosts/ownpilot/install.ts';
import { V2026_02, V0_8_3 } from '../../../src/hosts/ownpilot/releases.ts';
import { applyRecordedEdits } from '../edits.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly edits?: Parameters<typeof applyRecordedEdits>[1];
  /** Raw file text, for what no edit can say. */
  readonly text?: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

export const suite: Suite = {
  name: 'ownpilot-install',
  *replay(lines): Iterable<Comparison> {
    const { base } = lines[0] as { base: unknown };
    for (const { id, edits, text, expected } of lines.slice(1) as Case[]) {
      const manifest =
        text === undefined ? applyRecordedEdits(base, edits ?? []) : (JSON.parse(text) as unknown);
      for (const release of [V2026_02, V0_8_3] as const) {
        yield { id, release, expected: expected[release], actual: recorded(install(manifest, release)) };
      }
    }
  },
};

/** As the recording has it, which calls a crash `dies`. */
function recorded({ kind, texts }: Installed): unknown {
  return { outcome: kind === 'crashes' ? 'dies' : kind, texts };
}
