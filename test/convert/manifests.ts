// Manifests to convert in tests: the samples, and real ones that their own host accepts, where those are at hand.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Host } from '../../src/model/host.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { readJson } from '../../src/text/read.ts';
import { documentOf } from '../../src/pipeline/document.ts';

const CORPUS = resolve(import.meta.dirname, '../../../shared/corpus');

export interface Manifest {
  readonly name: string;
  readonly source: PluginFiles;
}

export const hasCorpus = existsSync(CORPUS);

/** Samples that are not meant to be broken. */
export function samplesOf(host: Host): Manifest[] {
  return host.samples
    .filter(({ kind }) => kind !== 'broken')
    .flatMap(({ id, text, path }) => manifestOf(host, `${host.id} sample ${id}`, text, path, true) ?? []);
}

export function corpusOf(host: Host): Manifest[] {
  const folder = join(CORPUS, host.id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => manifestOf(host, file, readFileSync(join(folder, file), 'utf8'), null, false) ?? []);
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
  if (!sure && verdicts.some(({ kind }) => kind !== 'accepted')) return null;
  return { name, source: { main: { path: document.path, text, value: document.value }, others: [] } };
}
