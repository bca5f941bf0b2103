// What the compiler says of a caret in one of the open files.

import type { PlaceRequest } from '../../../workers/typescript-contract.ts';
import { mainOf } from '../../files/plugin.ts';
import type { AskCompiler, EditorDocument } from '../editor-document.ts';
import type { Manifest } from '../manifest.svelte.ts';
import type { Notices } from '../notices.svelte.ts';

export interface CompilerContext {
  readonly main: Manifest;
  readonly notices: Notices;
}

/** Asks about one file. */
export function compilerOf(
  { main, notices }: CompilerContext,
  document: Pick<EditorDocument, 'path'>,
): AskCompiler {
  return async (name, { text, offset, asked }, ...more) => {
    const { codeRequest, compiler } = await import('../compiler.svelte.ts');
    if (compiler.state !== 'ready' && compiler.state !== 'loading' && !asked) return null;
    const hostId = main.host?.codeReleases ? main.host.id : null;
    if (!(await compiler.load(notices, () => undefined, hostId))) return null;
    const { plugin, ...rest } = codeRequest(hostId ?? '', main.plugin, main.requestFor().release);
    const path = document.path === main.path ? mainOf(plugin).path : document.path;
    const files = plugin.files.map((file) => (file.path === path ? { path, text } : file));
    const request: PlaceRequest = { ...rest, plugin: { ...plugin, files }, path, offset };
    // Where it is stopped, typing goes on without help.
    const calls = compiler.api as unknown as Record<string, (...args: readonly unknown[]) => Promise<never>>;
    return (await calls[name]?.(request, ...more).catch(() => null)) ?? null;
  };
}
