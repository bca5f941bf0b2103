// A file as a host's checks and previews see it, made from the text and what the person said about it.

import { mainOf, othersOf } from '../files/plugin.ts';
import { json } from '../lang/json/place.ts';
import type { TextReading, ValueLanguage } from '../model/language.ts';
import type { SourceDocument } from '../model/finding.ts';
import type { OpenPlugin, PluginFile } from '../model/file.ts';
import type { Host } from '../model/host.ts';

/** What manifests are written in. */
export function languageFor(host: Host | null): ValueLanguage {
  return host?.read.language ?? json;
}

/** The plugin's main file; `reading` is of its text. The value is what the host itself would work on. */
export function documentOf(
  plugin: OpenPlugin,
  host: Host,
  reading: TextReading = languageFor(host).read(mainOf(plugin).text),
  olderText: string | null = null,
): SourceDocument {
  const { text, path } = mainOf(plugin);
  const lenient = reading.strict ? undefined : host.read.leniently?.(text);
  const value = lenient ?? reading.value;
  const older = olderText === null ? undefined : languageFor(host).read(olderText).value;
  const others = bounded(othersOf(plugin));
  return {
    text,
    value,
    strict: reading.strict,
    ...(reading.parseError === undefined ? {} : { parseError: reading.parseError }),
    path: path || (codePathOf(host, text, reading) ?? host.read.defaultPath(value)),
    ...(older === undefined ? {} : { older }),
    ...(others.length === 0 ? {} : { others }),
  };
}

/** Where the host expects a text that is code or prose and not JSON; null for a manifest. */
export function codePathOf(host: Host | null, text: string, { strict }: TextReading): string | null {
  return strict ? null : (host?.read.codePath?.(text) ?? null);
}

/** What is looked at of the files beside the manifest, characters; checks run while a person types. */
const MAX_FILE_LENGTH = 400_000;
const MAX_FILES = 100;

/** Files that are too long are left out, as if they were not open. */
function bounded(files: readonly PluginFile[]): PluginFile[] {
  return files.filter(({ text }) => text.length <= MAX_FILE_LENGTH).slice(0, MAX_FILES);
}
