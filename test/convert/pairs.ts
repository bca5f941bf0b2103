// What must hold for every pair of hosts and formats, whatever is converted.

import { documentOf } from '../check/of-text.ts';
import { isLoaded } from '../../src/model/verdict.ts';
import { expect } from 'vitest';
import { formats } from '../../src/convert/targets/registry.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { convert, type Converted } from '../../src/convert/convert.ts';
import { endpointsOf, type Endpoint } from '../../src/convert/endpoints.ts';
import { leavesOf } from '../../src/convert/values/leaves.ts';
import { rowsOf } from '../../src/convert/values/mapping.ts';
import type { Printed } from '../../src/convert/print.ts';
import { LEFT_OUT, withoutLeaves } from '../../src/convert/secrets.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { readJson } from '../../src/lang/json/read.ts';
import { hosts } from '../hosts/loaded.ts';
import type { Manifest } from './manifests.ts';

export interface Pair {
  readonly from: Endpoint;
  readonly to: Endpoint;
}

const endpoints = await endpointsOf(hosts, formats);
export const sources = endpoints.filter(({ read }) => read);
export const pairs: readonly Pair[] = sources.flatMap((from) =>
  endpoints.filter((to) => to.write && to !== from).map((to) => ({ from, to })),
);

/** What the documented release of the target refuses in the output. */
export function refusals(to: Endpoint, files: readonly Printed[]): string[] {
  return files.flatMap((file) => {
    const { path, value, manifest } = file;
    if (manifest === undefined) return [];
    const checked = valueAt(value, manifest);
    if (!to.host) return to.format?.faults?.(checked) ?? [];
    const text = JSON.stringify(checked);
    const document = documentOf({ text, path, older: null }, to.host, readJson(text));
    const [verdict] = to.host.verdicts(document, to.host.check(document));
    return verdict && isLoaded(verdict.kind) ? [] : (verdict?.texts ?? ['no verdict']);
  });
}

export function made(converted: Converted | null): Converted {
  if (!converted) throw new Error('nothing was made');
  return converted;
}

/** The output as the source of the way back. */
export function sourceOf({ files, sidecar }: Pick<Converted, 'files' | 'sidecar'>): PluginFiles {
  const [main, ...rest] = files;
  if (!main) throw new Error('no files');
  const others = rest.map(({ path, text }) => ({ path, text }));
  return {
    main: { path: main.path, text: main.text, value: main.value },
    others: sidecar ? [...others, sidecar] : others,
  };
}

/** Every leaf has one account; with the sidecar the way back gives the original, and nothing is left over. */
export function checkAccounts({ from, to }: Pair, source: PluginFiles, label: string): Converted {
  const there = made(convert(from, to, source, true));
  const leaves = there.sources.flatMap(({ path, value }) =>
    leavesOf(value).map(({ pointer }) => `${path}#${pointer}`),
  );
  expect(
    there.mappings.map(({ place }) => `${place.file}#${place.pointer}`),
    label,
  ).toEqual(leaves);
  expect(falseClaims(there), label).toEqual([]);
  if (from.write && to.read) {
    const back = made(convert(to, from, sourceOf(there), true));
    // A path may have been made safe, so the manifest is known by its place in the list.
    const manifest = there.sources[0]?.path;
    const secret = there.mappings.filter(
      ({ place, reason }) => place.file === manifest && reason === LEFT_OUT,
    );
    const expected = withoutLeaves(source.main.value, new Set(secret.map(({ place }) => place.pointer)));
    expect(pretty(back.files[0]?.value), `${label} and back`).toBe(pretty(expected));
    expect(leftOver(back), `${label} and back leaves nothing over`).toEqual([]);
    expect(back.sidecar).toBeNull();
  }
  return there;
}

/** Rows that say that a value is kept, with a place where nothing is. */
function falseClaims({ mappings, nodes, files }: Converted): string[] {
  const written = new Map(files.map(({ path, value }) => [path, value]));
  return rowsOf(mappings, nodes).flatMap(({ code, source, targets }) =>
    targets
      .filter(({ file, pointer }) => valueAt(written.get(file), pointer) === undefined)
      .map(
        ({ file, pointer }) => `${source?.file ?? ''}#${source?.pointer ?? ''} ${code} ${file}#${pointer}`,
      ),
  );
}

/** One member per line, so that a difference is one line. */
function pretty(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

function leftOver({ mappings }: Converted): string[] {
  return mappings
    .filter(
      ({ status, reason }) =>
        status === 'carried' || status === 'blocked' || (status === 'dropped' && reason !== LEFT_OUT),
    )
    .map(({ place, status, reason }) => `${place.file}#${place.pointer} ${status} ${reason.code}`);
}

/** What is made is accepted with and without the sidecar, and every leaf is accounted for. */
export function checkPair(pair: Pair, { name, source }: Manifest): void {
  const { from, to } = pair;
  const label = `${name} to ${to.id}`;
  expect(refusals(to, checkAccounts(pair, source, label).files), label).toEqual([]);
  expect(refusals(to, made(convert(from, to, source, false)).files), `${label} without sidecar`).toEqual([]);
}
