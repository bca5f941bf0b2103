// The analysis worker: checks, fixes, completion and hover over all hosts, away from the page's own thread.

import { expose } from 'comlink';
import { formats } from '../src/formats/registry.ts';
import { hosts } from '../src/hosts/registry.ts';
import { analyse } from '../src/pipeline/check.ts';
import { partiesOf } from '../src/pipeline/convert/parties.ts';
import { portabilityOf } from '../src/pipeline/convert/portability.ts';
import { viewOf } from '../src/pipeline/convert/view.ts';
import { fixAll } from '../src/pipeline/fix.ts';
import { previewOf } from '../src/pipeline/preview.ts';
import { complete } from '../src/schema/complete.ts';
import { hover } from '../src/schema/hover.ts';
import type { JsonSchema } from '../src/model/host.ts';
import { formatEdits } from '../src/text/format.ts';
import { editsFor, placeOf, pointerAt } from '../src/text/place.ts';
import { readJson } from '../src/text/read.ts';
import type { AnalysisApi, HostCard, TargetCard } from './contract.ts';

const parties = partiesOf(hosts, formats);

const api: AnalysisApi = {
  hosts: () =>
    hosts.map(({ id, name, manifest, releases, samples, schemas, comparesOlder, preview }): HostCard => ({
      id,
      name,
      manifest,
      releases,
      samples,
      previews: preview !== undefined,
      schemas: schemas.map(({ file, fileMatch }) => ({ file, fileMatch })),
      ...(comparesOlder === undefined ? {} : { comparesOlder }),
    })),
  analyse: (request) => analyse(request, hosts),
  fixAll: (request, code) => fixAll(request, code, hosts),
  format: formatEdits,
  complete: (text, offset, hostId) => complete(text, offset, schemaOf(hostId, text)),
  hover: (text, offset, hostId) => hover(text, offset, schemaOf(hostId, text)),
  preview: (request) => previewOf(request, hosts),
  targets: () =>
    parties
      .filter(({ write }) => write)
      .map(({ id, name, manifest, releases, host, read }): TargetCard => {
        return { id, name, manifest, releases, isHost: host !== undefined, reads: read !== undefined };
      }),
  convert: (request) => viewOf(request, parties, hosts),
  portability: (request) => portabilityOf(request, parties),
  editsFor,
  placeOf,
  pointerAt,
};

function schemaOf(hostId: string, text: string): JsonSchema {
  return hosts.find((h) => h.id === hostId)?.schemaFor(readJson(text).value) ?? {};
}

expose(api);
