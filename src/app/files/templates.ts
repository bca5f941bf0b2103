// The files that can be added beside a manifest, ready to be written in.

import type { HostCard } from '../../../workers/contract.ts';
import type { SharedFile } from '../../share/state.ts';
import { pathKey } from '../../text/paths.ts';

/** Those that the host wrote for the manifest, then of its templates and samples; `used` are the paths that are open. */
export function templatesOf(
  host: HostCard,
  used: readonly string[],
  fitting: readonly SharedFile[],
): readonly SharedFile[] {
  const seen = new Set(used.map(pathKey));
  const templates = host.samples.filter(({ kind }) => kind === 'template');
  const rest = host.samples.filter(({ kind }) => kind !== 'template');
  return [...fitting, ...[...templates, ...rest].flatMap(({ others }) => others ?? [])].filter(({ path }) => {
    const key = pathKey(path);
    return !seen.has(key) && seen.add(key);
  });
}
