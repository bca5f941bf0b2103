// Converting, in the analysis worker: loaded with all hosts when it is first asked for.

import { formats } from '../src/convert/targets/registry.ts';
import { hosts as listed } from '../src/hosts/registry.ts';
import { endpointsOf } from '../src/convert/endpoints.ts';
import { portabilityOf, type Portability } from '../src/convert/portability.ts';
import type { ConvertRequest, ConvertSource } from '../src/convert/request.ts';
import { viewOf, type ConvertAnswer } from '../src/convert/report/view.ts';
import type { TargetCard } from './contract.ts';

const hosts = await Promise.all(listed.map(({ load }) => load()));
const endpoints = await endpointsOf(hosts, formats);

/** All targets, in the order of the registry. */
export function targets(): TargetCard[] {
  return endpoints
    .filter(({ write }) => write)
    .map(({ id, name, manifest, releases, host, read }) => {
      return { id, name, manifest, releases, isHost: host !== undefined, reads: read !== undefined };
    });
}

/** The conversion with everything that the Convert tab shows of it. */
export function convert(request: ConvertRequest): ConvertAnswer {
  return viewOf(request, endpoints, hosts);
}

/** How much of the source each of the first targets keeps: as many rows as fit into `ROWS_TIME`, and at least one. */
export function portability(source: ConvertSource, targets: readonly string[]): (Portability | null)[] {
  const until = performance.now() + ROWS_TIME;
  const rows: (Portability | null)[] = [];
  for (const target of targets) {
    rows.push(portabilityOf({ ...source, target }, endpoints));
    if (performance.now() > until) break;
  }
  return rows;
}

/** In milliseconds: most matrices are one message, and other requests do not wait longer than this and one row. */
const ROWS_TIME = 50;
