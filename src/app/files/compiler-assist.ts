// What the compiler says of a caret in one of the open files.

import type { PlaceRequest } from '../../../workers/typescript-contract.ts';
import { withRelativeMain } from '../../files/main-path.ts';
import { mainOf } from '../../files/plugin.ts';
import type { AskCompiler, EditorDocument } from '../editor-document.ts';
import type { Compiler } from '../compiler.svelte.ts';
import type { Manifest } from '../manifest.svelte.ts';

export interface CompilerContext {
  readonly main: Manifest;
  compiler(): Promise<Compiler>;
}

/** Asks about one file. */
export function compilerOf(context: CompilerContext, document: Pick<EditorDocument, 'path'>): AskCompiler {
  return async (name, { text, offset, asked }, ...more) => {
    const { main } = context;
    const compiler = await context.compiler();
    if (compiler.state !== 'ready' && compiler.state !== 'loading' && !asked) return null;
    const hostId = main.host?.codeReleases ? main.host.id : null;
    if (!(await compiler.load(hostId))) return null;
    const plugin = withRelativeMain(main.plugin);
    const path = document.path === main.path ? mainOf(plugin).path : document.path;
    const files = plugin.files.map((file) => (file.path === path ? { path, text } : file));
    const { release } = main.requestFor();
    const whole = { ...plugin, files };
    const request: PlaceRequest = { plugin: whole, hostId: hostId ?? '', release, path, offset };
    // Where it is stopped, typing goes on without help.
    const calls = compiler.api as unknown as Record<string, (...args: readonly unknown[]) => Promise<never>>;
    return (await calls[name]?.(request, ...more).catch(() => null)) ?? null;
  };
}
