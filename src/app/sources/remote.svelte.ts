// Opens a plugin from an address, once a person has said yes to the hosts that are asked for it.

import { bytesFrom, SourceFault, type Get } from '../../sources/answers.ts';
import { listingOf, MOST_OF_FILE, type Listing, type RemoteFile } from '../../sources/listing.ts';
import { fragmentOfSource, mayHoldKey, type RemotePlugin } from '../../sources/source.ts';
import { fetchBytes, Unreached } from '../../sandbox/broker.ts';
import { manifestPatterns, openRead, readPicked, type OpenedPlugin } from '../files/opening.ts';
import type { Picked } from '../files/picked.ts';
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
    const queue = new Queue(this.#get, (done, all) => {
      this.#step = { kind: 'loading', done, all };
    });
    const files = listing.files.filter((file) => mayBeNeeded(file) || file.path === listing.named);
    let wanted: readonly Picked[] = [];
    let folder = '';
    const read = await readPicked(
      this.#workspace,
      files.map((file) => queue.picked(file)),
      {
        ...(chosen === undefined ? {} : { chosen }),
        wanted: (sorted, manifest) => {
          folder = pluginFolder(
            sorted.map(({ path }) => path),
            manifest.path,
          );
          // What has arrived already costs no request.
          const most = files.some(({ at }) => typeof at === 'string') ? MOST : sorted.length;
          wanted = sorted.filter(({ path }) => path.startsWith(folder)).slice(0, most);
          queue.begin(wanted);
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
      return { ...queue.picked(file), path: path.startsWith(folder) ? path.slice(folder.length) : path };
    });
    const warnings = [...read.warnings, ...listing.warnings, ...leftOut(listing)];
    if (this.#compares) this.#step = { kind: 'compared', theirs: read };
    else this.#show({ ...read, warnings }, rest, listing.named === null ? chosen : undefined);
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
    workspace.memory.opened = workspace.snapshot();
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

/** Asks for files, a few at a time, each of them once. */
class Queue {
  readonly #get: Get;
  readonly #tell: (done: number, all: number) => void;
  readonly #known = new Map<string, Promise<File>>();
  #all = 0;
  #done = 0;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(get: Get, tell: (done: number, all: number) => void) {
    this.#get = get;
    this.#tell = tell;
  }

  picked(file: RemoteFile): Picked {
    return { path: file.path, file: () => this.#fileOf(file) };
  }

  /** Asks for all of them before they are read. */
  begin(picked: readonly Picked[]): void {
    this.#all = picked.length;
    this.#tell(this.#done, this.#all);
    // Whoever reads a file hears of what went wrong.
    for (const one of picked) one.file().catch(() => undefined);
  }

  #fileOf(file: RemoteFile): Promise<File> {
    const known = this.#known.get(file.path) ?? this.#ask(file);
    this.#known.set(file.path, known);
    return known;
  }

  async #ask({ path, at }: RemoteFile): Promise<File> {
    const name = path.split('/').at(-1) ?? path;
    if (typeof at !== 'string') return new File([at], name);
    if (this.#running >= AT_ONCE) await new Promise<void>((next) => this.#waiting.push(next));
    this.#running++;
    try {
      const { bytes } = await bytesFrom(this.#get, at, MOST_OF_FILE);
      this.#tell(++this.#done, Math.max(this.#all, this.#done));
      return new File([bytes], name);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }
}
