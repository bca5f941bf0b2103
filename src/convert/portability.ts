// How far a plugin works in one target, and what stands in the way: a row of the matrix.

import { refusedBy } from '../hosts/kit/verdict.ts';
import { valueAt } from '../lang/json/pointer.ts';
import { pluginOf } from '../files/plugin.ts';
import { documentOf } from '../check/document.ts';
import { convertFiles, type ConvertedFiles } from './convert.ts';
import type { Endpoint } from './endpoints.ts';
import { headlineOf, worksOf, type Works } from './report/lead.ts';
import { originOf, type ConvertRequest } from './request.ts';
import { summaryOf } from './report/summary.ts';

export interface Portability {
  readonly target: string;
  readonly name: string;
  /** How far the tools work there. */
  readonly works: Works;
  /** The conversion in a few words, tools first: “2 of 2 tools run”, “3 parameters” … */
  readonly headline: readonly string[];
  /** What keeps tools from working in the target, or is refused by its documented release; one line each, none twice. */
  readonly blockers: readonly string[];
}

/** null where the text cannot be converted at all, or the target is the text's own host. */
export function portabilityOf(request: ConvertRequest, endpoints: readonly Endpoint[]): Portability | null {
  const origin = originOf(request, endpoints);
  const to = endpoints.find(({ id }) => id === request.target);
  if (typeof origin === 'string' || !to || to.id === origin.endpoint.id) return null;
  const converted = convertFiles(origin.endpoint, to, origin.source, true);
  if (!converted) return null;
  const summary = summaryOf(converted, to);
  return {
    target: to.id,
    name: to.name,
    works: worksOf(summary),
    headline: headlineOf(summary),
    blockers: blockersOf(to, converted),
  };
}

function blockersOf(to: Endpoint, { read, mappings, files }: ConvertedFiles): string[] {
  const lines = new Set(read.notices?.map(({ says }) => says));
  for (const { status, reason } of mappings) if (status === 'blocked') lines.add(reason.says);
  for (const file of files) {
    const { path, value, manifest } = file;
    if (manifest === undefined) continue;
    const checked = valueAt(value, manifest);
    for (const fault of to.format?.faults?.(checked) ?? []) lines.add(fault);
    if (!to.host) continue;
    const text = JSON.stringify(checked);
    const document = documentOf(pluginOf({ path, text }), to.host);
    const [documented] = to.host.releases;
    for (const { code, args } of refusedBy(documented.id, to.host.check(document), to.host.rules)) {
      const message = to.host.rules[code]?.message(args);
      if (message !== undefined) lines.add(message);
    }
  }
  return [...lines];
}
