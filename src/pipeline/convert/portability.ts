// How much of a manifest one target would keep, and what stands in the way: a row of the matrix.

import { scoreOf } from '../../model/ledger.ts';
import { refusedBy } from '../../hosts/kit/verdict.ts';
import { valueAt } from '../../text/pointer.ts';
import { readJson } from '../../text/read.ts';
import { documentOf } from '../document.ts';
import { convertFiles, type ConvertedFiles } from './convert.ts';
import type { Endpoint } from './endpoints.ts';
import { originOf, type ConvertRequest } from './request.ts';

/** What one target would keep of the source. */
export interface Portability {
  readonly target: string;
  readonly name: string;
  /** Whole percent of leaves that are exact, renamed or reshaped. */
  readonly kept: number;
  /** Leaves that are carried in the sidecar alone. */
  readonly carried: number;
  readonly leaves: number;
  /** What cannot work in the target, or is refused by its documented release; one line each, none twice. */
  readonly blockers: readonly string[];
}

/** null where the text cannot be converted at all, or the target is the text's own host. */
export function portabilityOf(request: ConvertRequest, endpoints: readonly Endpoint[]): Portability | null {
  const origin = originOf(request, endpoints);
  const to = endpoints.find(({ id }) => id === request.target);
  if (typeof origin === 'string' || !to || to.id === origin.endpoint.id) return null;
  const converted = convertFiles(origin.endpoint, to, origin.source, true);
  if (!converted) return null;
  const { kept, carried, leaves } = scoreOf(converted.mappings);
  return { target: to.id, name: to.name, kept, carried, leaves, blockers: blockersOf(to, converted) };
}

function blockersOf(to: Endpoint, { mappings, files }: ConvertedFiles): string[] {
  const lines = new Set<string>();
  for (const { status, reason } of mappings) if (status === 'blocked') lines.add(reason.says);
  for (const { path, value, manifest } of files) {
    if (manifest === undefined) continue;
    const checked = valueAt(value, manifest);
    for (const fault of to.format?.faults(checked) ?? []) lines.add(fault);
    if (!to.host) continue;
    const text = JSON.stringify(checked);
    const document = documentOf({ text, path, older: null }, to.host, readJson(text));
    const [documented] = to.host.releases;
    for (const { code, args } of refusedBy(documented.id, to.host.check(document), to.host.rules)) {
      const message = to.host.rules[code]?.message(args ?? {});
      if (message !== undefined) lines.add(message);
    }
  }
  return [...lines];
}
