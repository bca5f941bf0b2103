// The entry that only tests use: runners, panels and the worker of the shipped page, without the page around them.
// What it imports at once, other chunks of the page must import too: else the build would share the modules out
// differently, and tests would not drive the chunks that ship. build.mjs compares them.

import { mount, tick, type Component } from 'svelte';
import { Analyst } from '../../src/app/analyst.ts';
import type { HostTheme, ThemesOf, ViewProps } from '../../src/model/preview.ts';
import type { PythonEngine } from '../../src/sandbox/python/engine.ts';
import type { ConfigEntry, Runner } from '../../src/model/run.ts';
import type { Loader } from '../../src/model/load.ts';
import Stage from './Stage.svelte';

const runners = import.meta.glob<{ runner: Runner }>('../../src/hosts/*/runner.ts');

/** As the Run tab does, which has the page's own loader in its chunk. */
export async function loadRunner(hostId: string): Promise<Runner> {
  const load = runners[`../../src/hosts/${hostId}/runner.ts`];
  if (!load) throw new Error(`${hostId} has no tools that can be run.`);
  return (await load()).runner;
}

export interface PanelProps extends Pick<ViewProps<unknown>, 'panel' | 'release' | 'now'> {
  /** The host's theme; without it, its first one that is as dark as `dark` says. */
  readonly theme?: string;
  readonly dark?: boolean;
  readonly config?: Readonly<Record<string, ConfigEntry>>;
}

/** What `Stage` shows. */
export interface Shown extends PanelProps {
  readonly View: Component<ViewProps<unknown>>;
  readonly theme: string;
}

const views = import.meta.glob<{ default: Component<ViewProps<unknown>>; themesOf: ThemesOf }>(
  '../../src/hosts/*/view/View.svelte',
);

/** Makes a place for panels and gives the function that shows one there, in place of the one before; null only removes it. */
export function stageIn(
  target: HTMLElement,
): (shown: { readonly hostId: string; readonly props: PanelProps } | null) => Promise<void> {
  const stage = mount(Stage, { target }) as { readonly show: (next: Shown | null) => void };
  return async (shown) => {
    const view = shown && (await views[`../../src/hosts/${shown.hostId}/view/View.svelte`]?.());
    if (shown && !view) throw new Error(`${shown.hostId} has no view.`);
    const theme = shown && view ? themeFor(view.themesOf(shown.props.release), shown.props) : '';
    stage.show(shown && view ? { View: view.default, ...shown.props, theme } : null);
    await tick();
  };
}

function themeFor(themes: readonly HostTheme[], { theme, dark = false }: PanelProps): string {
  return theme ?? (themes.find((one) => one.dark === dark) ?? themes[0])?.id ?? '';
}

/** CPython, without the page's words around it. */
export async function startPython(): Promise<PythonEngine> {
  const { PythonEngine } = await import('../../src/sandbox/python/engine.ts');
  return new PythonEngine();
}

const loaders = import.meta.glob<{ loader: Loader }>('../../src/hosts/*/loader.ts');

/** What loads the plugins of a host as its server does. */
export async function loadLoader(hostId: string): Promise<Loader> {
  const load = loaders[`../../src/hosts/${hostId}/loader.ts`];
  if (!load) throw new Error(`${hostId} loads nothing.`);
  return (await load()).loader;
}

/** A worker of its own. */
export function startAnalyst(): Analyst {
  return new Analyst();
}
