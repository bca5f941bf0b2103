// The manifests whose conversions are checked: the samples, a corpus of published ones, and generated ones.

import { documentOf } from '../../test/check/of-text.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Host } from '../../src/model/host.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert } from '../../src/convert/convert.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { manifestsOf } from '../../test/convert/generated.ts';
import { ALL_TERMINATORS, hostileOf } from '../../test/convert/hostile.ts';
import { acceptedOf, IN_FILES } from '../../test/convert/manifests.ts';
import { pluginsOf } from './generated-plugins.ts';

/** A plugin of one host or format. */
export interface Manifest {
  readonly name: string;
  readonly source: PluginFiles;
  /** Whether we wrote its code, so that it may be run. */
  readonly ours: boolean;
  /** Keys of settings that are secret, where that is known. */
  readonly secrets?: readonly string[];
}

/** How many manifests are generated per source, and whether the corpus is read. */
export interface Extent {
  readonly generated: number;
  /** Folder of the corpus; null to leave it out. */
  readonly corpus: string | null;
}

/** One seed, so that a refusal is found again. */
const SEED = 20_26;

/**
 * Everything that is converted from this host or format. Formats, and hosts whose tools are in files, convert what hosts
 * were converted to.
 */
export function manifestsFor(from: Endpoint, endpoints: readonly Endpoint[], extent: Extent): Manifest[] {
  const own = from.host ? hostManifests(from.host, from, extent) : [];
  if (from.host && !IN_FILES.has(from.id)) return own;
  const made = endpoints.flatMap((maker) => {
    if (!maker.host || maker === from) return [];
    const share = { corpus: null, generated: Math.ceil(extent.generated / 5) };
    return hostManifests(maker.host, maker, share).flatMap((manifest) => rewritten(maker, from, manifest));
  });
  return [...own, ...made];
}

function hostManifests(host: Host, from: Endpoint, { generated, corpus }: Extent): Manifest[] {
  const samples = samplesOf(host);
  return [
    ...samples,
    ...(corpus === null ? [] : corpusOf(host, corpus)),
    ...samples.flatMap((manifest) => hostileSample(host, manifest)),
    ...fromSchema(host, Math.floor(generated / 2)),
    ...pluginsOf(from, Math.ceil(generated / 2), SEED),
  ];
}

/** Samples that are not meant to be broken, with the files beside them. */
export function samplesOf(host: Host): Manifest[] {
  return host.samples
    .filter(({ kind }) => kind !== 'broken')
    .map(({ id, path, text, others = [] }) => {
      const { value } = documentOf({ text, path, older: null }, host, readJson(text));
      return { name: `${host.id} sample ${id}`, source: { main: { path, text, value }, others }, ours: true };
    });
}

/** Published manifests that all releases of the host accept. */
export function corpusOf(host: Host, folder: string): Manifest[] {
  const own = join(folder, host.id);
  if (!existsSync(own)) return [];
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [`${host.id}/${file}`, readFileSync(join(own, file), 'utf8')] as const);
  return acceptedOf(host, files).map((manifest) => ({ ...manifest, ours: false }));
}

/** A sample whose every text and name tries to become code; none where the sample is source code, not JSON. */
function hostileSample(host: Host, { name, source }: Manifest): Manifest[] {
  if (source.main.value === undefined) return [];
  const value = hostileOf(source.main.value, ALL_TERMINATORS);
  const main = { path: host.read.defaultPath(value), text: JSON.stringify(value), value };
  return [{ name: `hostile ${name}`, source: { main, others: [] }, ours: true }];
}

/** Made of the host's own schema, wrong types included. */
function fromSchema(host: Host, count: number): Manifest[] {
  return fc.sample(manifestsOf(host), { numRuns: count, seed: SEED }).map((value, i) => {
    const main = { path: host.read.defaultPath(value), text: JSON.stringify(value), value };
    return { name: `${host.id} generated ${String(i)}`, source: { main, others: [] }, ours: true };
  });
}

function rewritten(maker: Endpoint, to: Endpoint, { name, source, ours }: Manifest): Manifest[] {
  const [file, ...rest] = convert(maker, to, source, false)?.files ?? [];
  if (!file) return [];
  const { path, text, value } = file;
  const others = rest.map((one) => ({ path: one.path, text: one.text }));
  return [{ name: `${name} as ${to.id}`, source: { main: { path, text, value }, others }, ours }];
}
