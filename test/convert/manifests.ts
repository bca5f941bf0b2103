// Manifests to convert in tests: the samples, and others that their own host accepts.

import { documentOf } from '../check/of-text.ts';
import { isLoaded } from '../../src/model/verdict.ts';
import type { Host } from '../../src/model/host.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { readJson } from '../../src/lang/json/read.ts';

export interface Manifest {
  readonly name: string;
  readonly source: PluginFiles;
}

/** Hosts whose tools are in files beside the manifest alone: what others become there is converted too. */
export const IN_FILES: ReadonlySet<string> = new Set(['agent-plugins']);

/** Samples that are not meant to be broken. */
export function samplesOf(host: Host): Manifest[] {
  return host.samples
    .filter(({ kind }) => kind !== 'broken')
    .flatMap(({ id, text, path }) => manifestOf(host, `${host.id} sample ${id}`, text, path, true) ?? []);
}

/** Those of these files that all releases of the host accept. */
export function acceptedOf(
  host: Host,
  files: readonly (readonly [name: string, text: string])[],
): Manifest[] {
  return files.flatMap(([name, text]) => manifestOf(host, name, text, null, false) ?? []);
}

/** null where a release of the host refuses it; samples are taken as they are. */
function manifestOf(
  host: Host,
  name: string,
  text: string,
  path: string | null,
  sure: boolean,
): Manifest | null {
  const reading = readJson(text);
  if (reading.value === undefined) return null;
  const document = documentOf({ text, path, older: null }, host, reading);
  const verdicts = host.verdicts(document, host.check(document));
  if (!sure && verdicts.some(({ kind }) => !isLoaded(kind))) return null;
  return { name, source: { main: { path: document.path, text, value: document.value }, others: [] } };
}
