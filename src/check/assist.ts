// Completion, hover and new files, from a host's schemas and from what it knows of code.

import { engineOf, isCheckedBeside, languageOf } from '../files/language.ts';
import { mainOf } from '../files/plugin.ts';
import { complete as completeJson, hover as hoverJson } from '../lang/json/schema/complete.ts';
import { readJson } from '../lang/json/read.ts';
import type { Completion, Hover } from '../model/assist.ts';
import type { CodeCaret, CodeChecker, CodeContext } from '../model/code.ts';
import type { PluginFile } from '../model/file.ts';
import type { Host, JsonSchema } from '../model/host.ts';
import { codeContext } from './check.ts';
import { codePathOf } from './document.ts';
import type { CheckRequest } from './recognise.ts';

/** The request about a file, with a place in its text. */
export interface AssistRequest extends CheckRequest {
  /** UTF-16 units in the text of the file, or of the part. */
  readonly offset: number;
}

/** What may be written at the place; null where the host does not know anything. */
export async function complete(request: AssistRequest, host: Host | null): Promise<Completion | null> {
  return ask(request, host, completeJson, (checker, ...where) => checker.complete?.(...where) ?? null);
}

/** What the host knows of the place; null for nothing. */
export async function hover(request: AssistRequest, host: Host | null): Promise<Hover | null> {
  return ask(request, host, hoverJson, (checker, ...where) => checker.hover?.(...where) ?? null);
}

/** Files to start from that the host writes for this manifest; [] where it has none. */
export async function newFiles(request: CheckRequest, host: Host | null): Promise<readonly PluginFile[]> {
  const checker = await host?.code?.();
  return host ? (checker?.newFiles?.(contextOf(request, host)) ?? []) : [];
}

async function ask<T>(
  request: AssistRequest,
  host: Host | null,
  ofJson: (text: string, offset: number, schema: JsonSchema) => T | null,
  ofCode: (checker: CodeChecker, file: PluginFile, caret: CodeCaret, context: CodeContext) => T | null,
): Promise<T | null> {
  const file = host && fileOf(request, host);
  if (!file) return null;
  const { offset, part, plugin } = request;
  const language = languageOf(file.path);
  if (language === 'json') {
    const isRead =
      request.file === undefined || isCheckedBeside(host.schemas, file.path, mainOf(plugin).path);
    return isRead ? ofJson(file.text, offset, host.read.schemaFor(readJson(file.text).value)) : null;
  }
  const checker = engineOf(language) === null ? undefined : await host.code?.();
  if (!checker) return null;
  const release = host.releases.some(({ id }) => id === request.release) ? request.release : null;
  return ofCode(checker, file, { offset, release, pointer: part?.pointer ?? null }, contextOf(request, host));
}

/** The text with the place, under a path that tells its language. */
function fileOf({ plugin, file, part }: AssistRequest, host: Host): PluginFile | undefined {
  if (part) return part;
  if (file !== undefined) return plugin.files.find(({ path }) => path === file);
  const { path, text } = mainOf(plugin);
  const code = codePathOf(host, text, readJson(text));
  return { path: code === null ? '.json' : path || code, text };
}

function contextOf(request: Pick<CheckRequest, 'plugin'>, host: Host): CodeContext {
  return codeContext(request, host, readJson(mainOf(request.plugin).text));
}
