// Checks and previews of a plugin as most tests have it: one text, its path or null, and the files beside it.

import * as loaded from '../../src/check/analyse.ts';
import { analyseNow, type Analysis } from '../../src/check/check.ts';
import * as documents from '../../src/check/document.ts';
import * as previews from '../../src/check/preview.ts';
import * as recognition from '../../src/check/recognise.ts';
import { pluginOf } from '../../src/files/plugin.ts';
import type { Reading } from '../../src/lang/json/read.ts';
import type { SourceDocument } from '../../src/model/finding.ts';
import type { OpenPlugin, PluginFile } from '../../src/model/file.ts';
import type { Host, HostEntry } from '../../src/model/host.ts';

interface OneText {
  readonly text: string;
  /** Null for where the host expects it. */
  readonly path?: string | null;
  readonly others?: readonly PluginFile[];
}

/** What is asked about the text, or about one of the files beside it. */
export interface TextRequest extends OneText, Omit<recognition.CheckRequest, 'plugin' | 'file' | 'older'> {
  readonly older?: string | null;
}

/** The same about one of the files. */
export interface FileRequest extends TextRequest {
  readonly file: string;
}

function pluginIn({ text, path, others }: OneText): OpenPlugin {
  return pluginOf({ path: path ?? '', text }, others);
}

/** The request as the page makes it. */
export function requestOf({
  text,
  path,
  others,
  older = null,
  ...rest
}: TextRequest): recognition.CheckRequest {
  return {
    ...rest,
    older,
    plugin: pluginIn({ text, ...(path != null && { path }), ...(others && { others }) }),
  };
}

/** Without what hosts load for code. */
export function analyse(request: TextRequest, hosts: readonly Host[]): Analysis {
  return analyseNow(requestOf(request), hosts);
}

/** With all that is needed loaded. */
export function analyseWhole(request: TextRequest, hosts: readonly Host[]): Promise<Analysis> {
  return loaded.analyse(requestOf(request), hosts);
}

/** Of one of the files; `host` null where none is known. */
export function analyseFile(request: FileRequest, host: Host | null): Promise<Analysis> {
  return loaded.analyse(
    { ...requestOf(request), file: request.file, hostId: host?.id ?? null },
    host ? [host] : [],
  );
}

/** The host that the text is for. */
export function recognise(
  request: OneText & { readonly hostId: string | null },
  hosts: readonly HostEntry[],
): recognition.Recognised {
  return recognition.recognise({ plugin: pluginIn(request), hostId: request.hostId }, hosts);
}

/** The text as its host sees it. */
export function documentOf(
  one: OneText & { readonly older?: string | null },
  host: Host,
  reading?: Reading,
): SourceDocument {
  return documents.documentOf(pluginIn(one), host, reading, one.older);
}

/** What a preview is asked about. */
export type PreviewRequest = OneText & Omit<previews.PreviewRequest, 'plugin'>;

/** The preview of a manifest. */
export function previewOf(request: PreviewRequest, hosts: readonly Host[]): previews.PreviewAnswer | null {
  return previews.previewOf({ ...request, plugin: pluginIn(request) }, hosts);
}

/** The preview of a manifest or of code. */
export function previewOfMain(request: PreviewRequest, host: Host): Promise<previews.PreviewAnswer | null> {
  return loaded.previewOfMain({ ...request, plugin: pluginIn(request) }, host);
}
