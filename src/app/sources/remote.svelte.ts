// Opens a plugin from an address, once a person has said yes to the hosts that are asked for it.

import { bytesFrom, SourceFault, type Get } from '../../sources/answers.ts';
import { listingOf, MOST_OF_FILE, type Listing, type RemoteFile } from '../../sources/listing.ts';
import { fragmentOfSource, mayHoldKey, type RemotePlugin } from '../../sources/source.ts';
import { fetchBytes, Unreached } from '../../sandbox/broker.ts';
import { baseName } from '../../files/paths.ts';
import { manifestPatterns, openRead, readPicked, type OpenedPlugin } from '../files/opening.ts';
import type { Picked } from '../files/picked.ts';
import { Unreadable } from '../files/read-file.ts';
import { messageOf } from '../message-of.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { mayBeNeeded, MOST, pluginFolder, pluginsIn } from './chosen-files.ts';

/** So many files are asked for at the same time. */
const AT_ONCE = 6;

export type RemoteStep =
  | { readonly kind: 'asking' }
  /** `all`: how many files there are; null while that is not known. */
  | { readonly kind: 'loading'; readonly done: number; readonly all: number | null }
  /** There are several plugins: a person chooses the manifest of one. */
  | { readonly kind: 'choosing'; readonly manifests: readonly string[] }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'opened' }
  | { readonly kind: 'compared'; readonly theirs: OpenedPlugin };

export class Remote {
  readonly #workspace: Workspace;
  readonly #source: RemotePlugin;
  readonly #compares: boolean;
  readonly #stop = new AbortController();
  #listing: Listing | null = null;
  #step = $state.raw<RemoteStep>({ kind: 'asking' });

  /** `compares`: nothing is opened; what is there now is handed over. */
  constructor(workspace: Workspace, source: RemotePlugin, compares = false) {
    this.#workspace = workspace;
    this.#source = source;
    this.#compares = compares;
  }

  get step(): RemoteStep {
    return this.#step;
  }

  /** To be called only after a yes. Never rejects. */
  async begin(): Promise<void> {
    await this.#attempt(async () => {
      this.#step = { kind: 'loading', done: 0, all: null };
      const listing = await listingOf(this.#source, this.#get);
      this.#listing = listing;
      const manifests = listing.named ? [] : pluginsIn(listing.files, manifestPatterns(this.#workspace));
      if (manifests.length > 1) this.#step = { kind: 'choosing', manifests };
      else await this.#take(listing, listing.named ?? manifests[0]);
    });
  }

  /** Opens the plugin with this manifest. Never rejects. */
  async choose(manifest: string): Promise<void> {
    const listing = this.#listing;
    if (listing) await this.#attempt(() => this.#take(listing, manifest));
  }

  /** Nothing more is asked for; what was open stays. */
  stop(): void {
    this.#stop.abort();
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#step = { kind: 'failed', why: messageOf(error) };
    }
  }

  /** Takes the plugin with this manifest: opens it, or hands it over to be compared. */
  async #take(listing: Listing, chosen: string | undefined): Promise<void> {
    const files = listing.files.filter((file) => mayBeNeeded(file) || file.path === listing.named);
    let wanted: readonly Picked[] = [];
    let folder = '';
    const read = await readPicked(
      this.#workspace,
      files.map((file) => this.#picked(file)),
      {
        ...(chosen === undefined ? {} : { chosen }),
        wanted: async (sorted, manifest) => {
          folder = pluginFolder(
            sorted.map(({ path }) => path),
            manifest.path,
          );
          wanted = sorted.filter(({ path }) => path.startsWith(folder));
          // What has arrived already costs no request.
          if (files.every(({ at }) => typeof at !== 'string')) return wanted;
          wanted = wanted.slice(0, MOST);
          await this.#askForAll(wanted);
          return wanted;
        },
      },
    );
    if (this.#stop.signal.aborted) return;
    const paths = wanted.map(({ path }) => path);
    const others = listing.files.filter(({ path }) => path !== listing.named && !paths.includes(path));
    // Paths beside the manifest are relative to its folder.
    const rest = others.map((file) => {
      const { path } = file;
      return { ...this.#picked(file), path: path.startsWith(folder) ? path.slice(folder.length) : path };
    });
    const warnings = [...read.warnings, ...listing.warnings, ...leftOut(listing)];
    if (this.#compares) this.#step = { kind: 'compared', theirs: read };
    else this.#show({ ...read, warnings }, rest, listing.named === null ? chosen : undefined);
  }

  /** Asks for files before they are read, a few at a time. */
  async #askForAll(files: readonly Picked[]): Promise<void> {
    let done = 0;
    const tell = (): void => void (this.#step = { kind: 'loading', done: done++, all: files.length });
    tell();
    const left = files.values();
    const askForSome = async (): Promise<void> => {
      for (const { file } of left) {
        await file().catch((error: unknown) => {
          if (!(error instanceof Unreadable)) throw error;
        });
        tell();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askForSome));
  }

  /** Asked for when it is first read, and only once. */
  #picked({ path, at }: RemoteFile): Picked {
    const ask = async (): Promise<File> => {
      const bytes = typeof at === 'string' ? (await bytesFrom(this.#get, at, MOST_OF_FILE)).bytes : at;
      return new File([bytes], baseName(path));
    };
    let asked: Promise<File> | null = null;
    return { path, file: () => (asked ??= ask()) };
  }

  #show(read: OpenedPlugin, rest: readonly Picked[], chosen: string | undefined): void {
    const workspace = this.#workspace;
    const source = chosen === undefined ? this.#source : narrowed(this.#source, chosen);
    const from = mayHoldKey(source) ? null : fragmentOfSource(source);
    const more = {
      label: `Show ${rest.length.toLocaleString('en')} more files`,
      run: () => workspace.layout.askForAddress(''),
    };
    openRead(workspace, read, from, rest.length > 0 ? [more] : []);
    workspace.memory.rest = rest;
    this.#step = { kind: 'opened' };
  }

  readonly #get: Get = async (address, most) => {
    this.#stop.signal.throwIfAborted();
    try {
      return await fetchBytes(address, most, this.#stop.signal);
    } catch (error) {
      if (!(error instanceof Unreached)) throw error;
      const host = hostOf(address);
      throw new SourceFault(
        'other',
        navigator.onLine
          ? `${host} gave no answer. It may be down, send on to another address, or not let pages read this: a browser cannot tell these apart.`
          : `This device is offline, so ${host} cannot be asked.`,
      );
    }
  };
}

/** The source of one plugin among several: its folder. `manifest` has the folder of the source in front. */
function narrowed(source: RemotePlugin, manifest: string): RemotePlugin {
  if (source.kind !== 'repository') return source;
  const below = manifest.split('/').slice(1, -1);
  return { ...source, path: [source.path, ...below].filter((step) => step !== '').join('/') };
}

const hostOf = (address: string): string => /^https:\/\/([^/]+)/.exec(address)?.[1] ?? address;

function leftOut({ links }: Listing): string[] {
  if (links === 0) return [];
  return [`${String(links)} ${links === 1 ? 'link or submodule is' : 'links and submodules are'} left out.`];
}
