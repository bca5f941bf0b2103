// The manifest as a host's checks and previews see it, made from the text and what the person said about it.

import type { SourceDocument } from '../model/document.ts';
import type { PluginFile } from '../model/file.ts';
import type { Host } from '../model/host.ts';
import { readJson, type Reading } from '../lang/json/read.ts';
import type { CheckRequest } from './recognise.ts';

/** `reading` is of `request.text`. The value is what the host itself would work on. */
export function documentOf(
  request: Pick<CheckRequest, 'text' | 'path' | 'older' | 'others'>,
  host: Host,
  reading: Reading,
): SourceDocument {
  const lenient = reading.strict ? undefined : host.readLeniently?.(request.text);
  const value = lenient ?? reading.value;
  const codePath = reading.strict ? null : host.codePath?.(request.text);
  const older = request.older === null ? null : readJson(request.older);
  const others = bounded(request.others ?? []);
  return {
    text: request.text,
    value,
    strict: reading.strict,
    ...(reading.parseError === undefined ? {} : { parseError: reading.parseError }),
    path: request.path ?? codePath ?? host.defaultPath(value),
    ...(older === null || older.value === undefined ? {} : { older: older.value }),
    ...(others.length === 0 ? {} : { others }),
  };
}

/** What is looked at of the files beside the manifest, characters; checks run while a person types. */
const MAX_FILE_LENGTH = 400_000;
const MAX_FILES = 100;

/** Files that are too long are left out, as if they were not open. */
function bounded(files: readonly PluginFile[]): PluginFile[] {
  return files.filter(({ text }) => text.length <= MAX_FILE_LENGTH).slice(0, MAX_FILES);
}
