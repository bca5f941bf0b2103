// Replays how CPython and the host read plugins' Python: a reader must give the same, or say that it cannot tell.

import { readPython } from '../../../src/hosts/ragflow/convert/read/python-file.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly source: string;
  readonly expected: {
    readonly plugins?: readonly { readonly version?: unknown; readonly metadata?: unknown }[];
  };
}

export const suite: Suite = {
  name: 'ragflow-read',
  *replay(lines): Iterable<Comparison> {
    for (const { id, source, expected } of lines as Case[]) {
      const plugins = readPython(source);
      const read = plugins?.map(({ version, metadata }) => ({ version, metadata })) ?? 'cannot tell';
      // A version that is not a text is left out; the host keeps it.
      const known = expected.plugins?.map(({ version, metadata }) => ({
        version: typeof version === 'string' ? version : undefined,
        metadata,
      }));
      const right = known ?? 'cannot tell';
      yield { id, release: 'CPython', expected: read === 'cannot tell' ? read : right, actual: read };
    }
  },
};
