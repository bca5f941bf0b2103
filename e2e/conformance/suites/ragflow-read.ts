// Replays how CPython and the host read plugins' Python. A reader of the text must give the same, or say that it cannot
// tell; loading in the page's CPython must give the same.

import { readPython } from '../../../src/hosts/ragflow/convert/read/python-file.ts';
import { readsByLoading, type ReadCase } from '../reads-by-loading.ts';
import type { Comparison, Suite } from '../suite.ts';

export const suite: Suite = {
  name: 'ragflow-read',
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    for (const { id, source, expected } of lines as ReadCase[]) {
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
    yield* readsByLoading(lines as ReadCase[], brief);
  },
};
