// What the page asks the server in the interpreter, and what it says where the server did not come to an end.

import type { PythonCall, PythonEnd } from '../../../model/python.ts';
import { HOST_MODULES, INSTALLED_MODULES, REMOVED_MODULES } from '../code/modules.ts';
import type { ServerFiles } from './server-files.ts';
import environment from '../guest/environment.py?raw';
import host from '../guest/host.py?raw';
import plugins from '../guest/plugins.py?raw';
import report from '../guest/report.py?raw';
import serverModules from '../guest/server_modules.py?raw';
import stubs from '../guest/stubs.py?raw';
import versions from '../guest/versions.py?raw';

/** What differs between releases for plugins that are loaded (docs/hosts/ragflow.md#releases). */
export interface ServerRelease {
  readonly id: string;
  /** The package of plugins. */
  readonly package: 'plugin' | 'agent.plugin';
  /** The Python that it asks for, for a sentence. */
  readonly python: string;
}

const NEWEST: ServerRelease = { id: '2026-08', package: 'agent.plugin', python: '3.13' };

const RELEASES: readonly ServerRelease[] = [
  { id: '0.19', package: 'plugin', python: '3.10 to 3.12' },
  { id: '0.20', package: 'plugin', python: '3.10 to 3.12' },
  { id: '0.21', package: 'plugin', python: '3.10 to 3.12' },
  { id: '0.24', package: 'agent.plugin', python: '3.12 to 3.14' },
  { id: '0.26', package: 'agent.plugin', python: '3.13 or 3.14' },
  NEWEST,
];

/** The newest for null, for the documentation, and for one that is not known. */
export function serverRelease(id: string | null): ServerRelease {
  return RELEASES.find((release) => release.id === id) ?? NEWEST;
}

/** ms. A server waits as long as a plugin takes. */
export const LOAD_LIMIT = 20_000;

/** Starts the server with these files. */
export function loadCall({ texts }: ServerFiles, release: ServerRelease): PythonCall {
  return { setup, entry: 'load', args: argsOf(texts, release), limit: LOAD_LIMIT };
}

/** The tool is looked up by its name for the model, or by its class where that is null. */
export interface ToolCall {
  readonly tool: string | null;
  readonly name: string | null;
  readonly arguments: unknown;
}

/** Starts the server with these files and calls a tool. */
export function invokeCall(
  { texts }: ServerFiles,
  release: ServerRelease,
  call: ToolCall,
  limit: number,
): PythonCall {
  return { setup, entry: 'invoke', args: [...argsOf(texts, release), JSON.stringify(call)], limit };
}

const MODULES = [...INSTALLED_MODULES, ...HOST_MODULES];

function argsOf(texts: ServerFiles['texts'], release: ServerRelease): readonly string[] {
  // Which of them is there depends on the Python that was chosen.
  const perhaps = release.python.startsWith('3.13') ? [] : [...REMOVED_MODULES];
  const options = { package: release.package, modules: MODULES, perhaps };
  return [JSON.stringify(texts), JSON.stringify(options)];
}

/** A sentence for a call that gave nothing; `what` was to be done, for `Plugbench ended …`. */
export function endSentence(
  end: Exclude<PythonEnd, { kind: 'returned' }>,
  what: string,
  limit: number,
): string {
  if (end.kind === 'crashed') return `The interpreter ended while it ${what}: ${end.text.slice(0, 1_000)}`;
  if (end.kind === 'late')
    return `Plugbench ended this after ${String(limit / 1000)} s. The server has no time limit and would keep waiting.`;
  if (end.kind === 'stopped') return 'You stopped this before it ended.';
  return end.kind === 'cut' ? 'The code sent too much output, so Plugbench stopped it.' : end.why;
}

/** The path, as it was given, of a path of the server; the path of the server where it is none of these files. */
export function givenPath(path: string, root: string, files: ServerFiles): string {
  return fileAt(path, root, files)?.path ?? path;
}

/** The file at a path of the server. */
export function fileAt(
  path: string,
  root: string,
  { given }: ServerFiles,
): { path: string; text: string } | undefined {
  return path.startsWith(`${root}/`) ? given.get(path.slice(root.length + 1)) : undefined;
}

/** What `load(files, options)` and `invoke(files, options, call)` are in; all take and give JSON. */
const setup = [versions, stubs, report, plugins, environment, serverModules, host].join('\n');
