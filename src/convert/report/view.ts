// A conversion as the page shows it: plain data with ranges, the target's own checks, and the way back tried out.

import type { InstallNote, OutputCalls, OutputLanguage } from '../../model/output.ts';
import type { Span, Problem } from '../../model/finding.ts';
import type { Host } from '../../model/host.ts';
import type { PluginFile } from '../../model/file.ts';
import type { FilePlace, LedgerRow } from '../../model/ledger.ts';
import type { Verdict } from '../../model/verdict.ts';
import { FIXED } from './reasons.ts';
import { follow } from '../../lang/json/locate.ts';
import { strictOutline, treeOutline } from '../../lang/json/outline.ts';
import { valueAt } from '../../lang/json/pointer.ts';
import { analyseNow, codeProblems } from '../../check/check.ts';
import { folderOf } from '../../files/paths.ts';
import { pluginOf } from '../../files/plugin.ts';
import { stubFindings } from '../../check/stubs.ts';
import { rowsOf } from '../values/mapping.ts';
import { convert, type Converted, type Restored } from '../convert.ts';
import type { Endpoint } from '../endpoints.ts';
import type { Printed } from '../print.ts';
import { wayBack, type WayBack } from '../proof.ts';
import { PlaceSet } from '../places.ts';
import { summaryOf, type Summary } from './summary.ts';
import { originOf, type ConvertRequest, type NoOrigin, type Origin } from '../request.ts';

/** A place with its range in the file's text. */
export interface FileLocation extends FilePlace, Span {}

export interface ReportRow extends LedgerRow {
  /** Whether it is a constant of either host: neither lost nor made up. */
  readonly constant: boolean;
  readonly source: FileLocation | null;
  readonly targets: readonly FileLocation[];
}

export interface TargetCheck {
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly verdicts: readonly Verdict[];
  /** Refusals of formats that have no releases. */
  readonly faults: readonly string[];
}

export interface OutputFile extends PluginFile {
  readonly language: OutputLanguage;
}

export interface ConversionView {
  readonly from: EndpointName;
  readonly to: EndpointName;
  readonly main: string;
  readonly files: readonly OutputFile[];
  /** What the source's own format refuses in it, one sentence each; [] for a host's manifest, which has its own checks. */
  readonly sourceFaults: readonly string[];
  /** Path of the sidecar among the files; null where there is none. */
  readonly sidecar: string | null;
  readonly rows: readonly ReportRow[];
  readonly summary: Summary;
  readonly install: readonly InstallNote[];
  readonly restored: Restored;
  readonly checks: readonly TargetCheck[];
  readonly back: WayBack;
  /** How the tools are called in the target; null where the page cannot call them. */
  readonly calls: OutputCalls | null;
}

interface EndpointName {
  readonly id: string;
  readonly name: string;
}

/** `same`: the target is what the text is for already. */
export type ConvertAnswer =
  ConversionView | { readonly failed: NoOrigin } | { readonly failed: 'same'; readonly from: EndpointName };

/** Converts as asked; `failed` says why nothing could be converted. */
export function viewOf(
  request: ConvertRequest,
  endpoints: readonly Endpoint[],
  hosts: readonly Host[],
): ConvertAnswer {
  const origin = originOf(request, endpoints);
  if (typeof origin === 'string') return { failed: origin };
  const to = endpoints.find(({ id }) => id === request.target);
  const from = { id: origin.endpoint.id, name: origin.endpoint.name };
  if (!to || to.id === from.id) return { failed: 'same', from };
  const converted = convert(origin.endpoint, to, origin.source, request.keepsRest, request.withSecrets);
  if (!converted) return { failed: 'unknown' };
  const { files, sidecar, install, restored } = converted;
  return {
    from,
    to: { id: to.id, name: to.name },
    main: origin.source.main.path,
    files: [
      ...files.map(({ path, text, language }) => ({ path, text, language })),
      ...(sidecar ? [{ ...sidecar, language: 'json' as const }] : []),
    ],
    sourceFaults: origin.endpoint.format?.faults?.(origin.source.main.value) ?? [],
    sidecar: sidecar?.path ?? null,
    rows: reportRows(origin, converted),
    summary: summaryOf(converted, to),
    install,
    restored,
    checks: files.flatMap((file) => checkOf(to, file, files, hosts) ?? []),
    back: wayBack(origin, to, converted, request.withSecrets),
    calls: converted.calls ?? null,
  };
}

function reportRows({ source, reading }: Origin, converted: Converted): ReportRow[] {
  const files = new Map(converted.files.map((file) => [file.path, file]));
  const { main } = source;
  const outline = reading.strict ? strictOutline(main.text) : treeOutline(reading.broken?.root ?? null);
  const here = (place: FilePlace): FileLocation => {
    const inMain = place.file === main.path ? follow(outline, place.pointer).value : { from: 0, to: 0 };
    return { ...place, ...(converted.read.spanOf?.(place) ?? inMain) };
  };
  const constants = new PlaceSet(converted.read.constants ?? []);
  return rowsOf(converted.mappings, converted.nodes).map((row): ReportRow => ({
    ...row,
    constant: row.source ? constants.covers(row.source) : row.code === `invented/${FIXED.code}`,
    source: row.source && here(row.source),
    targets: row.targets.map((place) => ({
      ...place,
      ...(files.get(place.file)?.spanOf(place.pointer) ?? { from: 0, to: 0 }),
    })),
  }));
}

/** The target's checks of a file of the output, with the others beside it; null for files without a manifest or stubs. */
function checkOf(
  to: Endpoint,
  file: Printed,
  files: readonly Printed[],
  hosts: readonly Host[],
): TargetCheck | null {
  if (file.manifest === undefined) return stubCheck(to, file);
  const { path, manifest } = file;
  const value = valueAt(file.value, manifest);
  const own = manifest === '' && file.language === 'json';
  const text = own ? file.text : `${JSON.stringify(value, null, 2)}\n`;
  if (!to.host) {
    return { path, problems: [], verdicts: [], faults: to.format?.faults?.(value) ?? [] };
  }
  const others = own ? files.filter((other) => other !== file).map((other) => beside(other, path)) : [];
  const plugin = pluginOf({ path: own ? path : '', text }, others);
  const request = { plugin, hostId: to.id, release: null, older: null };
  const { problems, verdicts } = analyseNow(request, hosts);
  return { path, problems, verdicts, faults: [] };
}

/** Code that is left to be written, which no release can run; null where there is none. */
function stubCheck({ host }: Endpoint, { path, text }: Printed): TargetCheck | null {
  const stubs = stubFindings(text);
  if (!host || stubs.length === 0) return null;
  const { problems } = codeProblems({ path, text }, stubs, host, null);
  const verdicts = host.releases.map(
    ({ id: release }) => ({ release, kind: 'broken', texts: [], notes: [] }) as const,
  );
  return { path, problems, verdicts, faults: [] };
}

/** A file of the output with its path from the folder of another one. */
function beside({ path, text }: PluginFile, other: string): PluginFile {
  const folder = folderOf(other);
  return { path: path.startsWith(folder) ? path.slice(folder.length) : path, text };
}
