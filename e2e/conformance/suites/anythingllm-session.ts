// Replays which manifests crash the start of an agent session, and with what message.

import { session } from '../../../src/hosts/anythingllm/loading/session.ts';
import { defaultPath } from '../../../src/hosts/anythingllm/hub-id/hub-id.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly text: string;
  /** null where the session goes on. */
  readonly expected: string | null;
}

export const suite: Suite = {
  name: 'anythingllm-session',
  *replay(lines): Iterable<Comparison> {
    for (const { id, text, expected } of lines as Case[]) {
      const config = JSON.parse(text) as unknown;
      const started = session(config, defaultPath(config));
      const actual = started.kind === 'crashes' ? started.message : null;
      yield { id, release: '2026-08', expected, actual };
    }
  },
};
