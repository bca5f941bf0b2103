// The parts of the workspace that a component asks for by name, so its script says what it depends on.

import { createContext } from 'svelte';
import type { Manifest } from './manifest.svelte.ts';
import type { ActiveEditor } from './editor/active-editor.svelte.ts';
import type { Layout } from './layout.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Workspace } from './workspace.svelte.ts';

export const [getWorkspace, setWorkspace] = createContext<Workspace>();

/** Gives the manifest's document, which is what hosts judge; to be called in a derived value. */
export const [getMain, setMain] = createContext<() => Manifest>();

export const [getEditor, setEditor] = createContext<ActiveEditor>();

export const [getLayout, setLayout] = createContext<Layout>();

export const [getNotices, setNotices] = createContext<Notices>();

/** To be called by the component that mounts the page. */
export function provide(workspace: Workspace): void {
  setWorkspace(workspace);
  setMain(() => workspace.main);
  setEditor(workspace.editor);
  setLayout(workspace.layout);
  setNotices(workspace.notices);
}
