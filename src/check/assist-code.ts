// Completion and hover in code, and new files of code, from what the host knows.

import type { Completion, Hover } from '../model/assist.ts';
import type { CodeCaret, CodeChecker, CodeContext } from '../model/code.ts';
import type { Host } from '../model/host.ts';
import type { PluginFile } from '../model/file.ts';
import { readJson } from '../lang/json/read.ts';
import { mainOf } from '../files/plugin.ts';
import { codeContext } from './check.ts';
import type { CheckRequest } from './recognise.ts';

/** The manifest's request with a place in a file of the plugin, or in a string of the manifest. */
export interface CodeAssistRequest extends Omit<CheckRequest, 'file'> {
  /** The code as it is on the screen; for a string of the manifest its value, under any name. */
  readonly file: PluginFile;
  readonly offset: number;
  /** Pointer of the manifest's string that is the code; null for a file of its own. */
  readonly pointer: string | null;
}

/** What can be written at the place; null where the host does not know anything. */
export async function completeCode(
  request: CodeAssistRequest,
  host: Host | null,
): Promise<Completion | null> {
  return ask(request, host, (checker, ...where) => checker.complete?.(...where) ?? null);
}

/** What the host knows about the name at the place; null for nothing. */
export async function hoverCode(request: CodeAssistRequest, host: Host | null): Promise<Hover | null> {
  return ask(request, host, (checker, ...where) => checker.hover?.(...where) ?? null);
}

/** Files to start from that the host writes for this manifest; [] where it has none. */
export async function newFiles(request: CheckRequest, host: Host | null): Promise<readonly PluginFile[]> {
  const checker = await host?.code?.();
  return host ? (checker?.newFiles?.(contextOf(request, host)) ?? []) : [];
}

async function ask<T>(
  request: CodeAssistRequest,
  host: Host | null,
  answer: (checker: CodeChecker, file: PluginFile, caret: CodeCaret, context: CodeContext) => T | null,
): Promise<T | null> {
  const checker = await host?.code?.();
  if (!host || !checker) return null;
  const { file, offset, pointer } = request;
  const release = host.releases.some(({ id }) => id === request.release) ? request.release : null;
  return answer(checker, file, { offset, release, pointer }, contextOf(request, host));
}

function contextOf(request: Pick<CheckRequest, 'plugin'>, host: Host): CodeContext {
  return codeContext(request, host, readJson(mainOf(request.plugin).text));
}
