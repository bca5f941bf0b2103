// The document that hosts read first, with what a person chose for it: verdicts, preview, runs and conversions start here.

import type { HostCard } from '../../workers/contract.ts';
import { pluginOf } from '../files/plugin.ts';
import type { OpenPlugin, PluginFile } from '../model/file.ts';
import { OpenDocument, type DocumentContext } from './document.svelte.ts';

export interface OpenPluginContext extends Omit<DocumentContext, 'requestFor'> {
  /** All hosts; empty until they are loaded. */
  readonly hosts: () => readonly HostCard[];
  /** The files beside it, which checks read too. */
  readonly others: () => readonly PluginFile[];
}

/** The choices change only through verbs; those that checks depend on start one. */
export class Manifest extends OpenDocument {
  readonly #hosts: OpenPluginContext['hosts'];
  readonly #others: OpenPluginContext['others'];
  #overrides = $state.raw<Overrides>(NO_OVERRIDES);

  /** The chosen or detected host; null where none is known. */
  readonly host = $derived.by(() => this.#hosts().find(({ id }) => id === this.analysis?.hostId) ?? null);
  /** Id of the chosen release, if this host has it; null for all releases. */
  readonly release = $derived(
    this.host?.releases.some((r) => r.id === this.#overrides.release) ? this.#overrides.release : null,
  );

  constructor(text: string, context: OpenPluginContext) {
    super('', text, {
      ...context,
      requestFor: (_, asked) => {
        const { host: hostId, release, path, older } = this.#overrides;
        const plugin = pluginOf({ path: path ?? '', text: asked }, this.#others());
        return { plugin, hostId, release, older };
      },
    });
    this.#hosts = context.hosts;
    this.#others = context.others;
  }

  /** The chosen path, else the one that the host expects; '' before the first check. */
  override get path(): string {
    return this.#overrides.path ?? this.analysis?.path ?? '';
  }
  get overrides(): Overrides {
    return this.#overrides;
  }
  /** Everything that is open, with the path that this file has for hosts. */
  get plugin(): OpenPlugin {
    return pluginOf({ path: this.path, text: this.text }, this.#others());
  }

  /** Sets some of the overrides and checks again. */
  override(part: Partial<Overrides>): void {
    this.#overrides = { ...this.#overrides, ...part };
    void this.check();
  }

  /** Chooses what the Convert tab converts to; no check depends on it. */
  chooseTarget(target: string | null): void {
    this.#overrides = { ...this.#overrides, target };
  }

  /** Takes over a stored set of overrides; the text that follows is what gets checked. */
  restoreOverrides(overrides: Overrides): void {
    this.#overrides = overrides;
  }
}

/** In every member, null follows the text. */
export interface Overrides {
  /** Id of a host. */
  readonly host: string | null;
  /** Id of a release, which only some hosts have. */
  readonly release: string | null;
  /** Folder and file name. */
  readonly path: string | null;
  /** An older version of the text to compare with. */
  readonly older: string | null;
  /** Id of what the Convert tab converts to. */
  readonly target: string | null;
  /** Where it was opened from, as the fragment of a link (`#gh=…`); absent or null where it was not from an address. */
  readonly from?: string | null;
}

const NO_OVERRIDES: Overrides = { host: null, release: null, path: null, older: null, target: null };
