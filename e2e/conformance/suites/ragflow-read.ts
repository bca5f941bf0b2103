// Replays how CPython and the host read plugins' Python. A reader of the text must give the same, or say that it cannot
// tell; loading in the page's CPython must give the same.

import { jsonOf } from '../../../src/hosts/ragflow/code/metadata/values.ts';
import { HOST_MODULES, INSTALLED_MODULES, PYTHON_MODULES } from '../../../src/hosts/ragflow/code/modules.ts';
import { readPluginSource } from '../../../src/hosts/ragflow/code/read.ts';
import { readsByLoading, type ReadCase } from '../reads-by-loading.ts';
import type { Comparison, Suite } from '../suite.ts';

/** So many of the recorded sources are read whole from their text. */
const READ_WHOLE = 31;
const CANNOT_TELL = 'cannot tell';

export const suite: Suite = {
  name: 'ragflow-read',
  async *replay(lines, _folder, brief): AsyncIterable<Comparison> {
    const cases = lines as ReadCase[];
    let whole = 0;
    for (const { id, source, expected } of cases) {
      const actual = readFromText(source);
      const known = expected.plugins?.map(({ version, metadata }) => ({
        version: version ?? null,
        metadata,
      }));
      if (actual !== CANNOT_TELL) whole++;
      yield {
        id,
        release: 'text',
        expected: actual === CANNOT_TELL ? actual : (known ?? CANNOT_TELL),
        actual,
      };
    }
    console.log(`ragflow-read: ${String(whole)} of ${String(cases.length)} read whole from their text`);
    const enough = cases.length < READ_WHOLE || whole >= READ_WHOLE;
    yield { id: 'read whole', release: 'text', expected: true, actual: enough };
    yield* readsByLoading(cases, brief);
  },
};

/** Version and metadata of all plugins; or that only running the code would show some of it. */
function readFromText(source: string): unknown {
  const { errors, unread, importDoubt, plugins, imports } = readPluginSource(source);
  if (errors.length > 0 || unread || importDoubt || imports.some(({ module }) => !isOnServer(module)))
    return CANNOT_TELL;
  const read = plugins.map(({ version, metadata }) => ({
    version: version && jsonOf(version),
    metadata: metadata && jsonOf(metadata),
  }));
  const unknown = read.some(({ version, metadata }) => version === undefined || metadata === undefined);
  return unknown ? CANNOT_TELL : read;
}

/** Whether the server has the module; loading a file that imports another one ends in an error. */
function isOnServer(module: string): boolean {
  const [top = ''] = module.split('.');
  return top === '' || [PYTHON_MODULES, INSTALLED_MODULES, HOST_MODULES].some((modules) => modules.has(top));
}
