// Makes links of a workspace's work and puts them into the address and the clipboard.

import { fragmentOf } from '../../share/link.ts';
import type { SharedState } from '../../share/state.ts';
import type { Secret } from '../../hosts/kit/secrets.ts';
import { withoutSecrets } from '../../share/secrets.ts';
import { workOf, type Work } from '../drafts/work.ts';
import type { Tab } from '../layout.svelte.ts';
import { readingOf } from '../run/plugin-reading.svelte.ts';
import type { Workspace } from '../workspace.svelte.ts';
import { pageAddress, showInAddress } from './address.ts';
import {
  payloadOf,
  sortSettings,
  USUAL,
  type ShareOptions,
  type Clean,
  type SortedSettings,
} from './payload.ts';

export interface ShareLink {
  readonly fragment: string;
  readonly address: string;
}

/** Makes it and shows it in the page's address. Rejects where the browser cannot deflate. */
export async function makeLink(
  work: Work,
  settings: SortedSettings,
  choice: ShareOptions,
  clean: Clean,
): Promise<ShareLink> {
  const payload = payloadOf(work, settings, choice, clean);
  const fragment = await fragmentOf(payload);
  showInAddress(fragment, workOf(payload));
  return { fragment, address: pageAddress() + fragment };
}

/** The config store's values, sorted by the fields that the manifest declares. */
export async function settingsOf(workspace: Workspace): Promise<SortedSettings> {
  const reading = readingOf(workspace);
  await reading.read();
  const services = reading.of(workspace.main.host?.id ?? '')?.services ?? null;
  return sortSettings(workspace.config.values, services);
}

/** Shorter secrets are words that any text may have. */
const SHORTEST_KEY = 4;

/** Secret values of the config store, as they are and as they are written in JSON. */
export async function secretSettings(workspace: Workspace): Promise<readonly string[]> {
  if (workspace.config.isEmpty) return [];
  const { secret } = await settingsOf(workspace);
  const values = Object.values(secret).flatMap(({ data }) => Object.values(data).map(String));
  return values
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1)])
    .filter(({ length }) => length >= SHORTEST_KEY);
}

export interface FoundSecret extends Secret {
  /** Where it is: the manifest's path, a file's, or a name for what was typed. */
  readonly place: string;
  readonly text: string;
}

/** What looks like a key in all that a link could carry, and what takes it out. */
export interface SecretSearch {
  readonly found: readonly FoundSecret[];
  readonly clean: Clean;
}

/** Searches in a worker. Rejects where that took too long. */
export async function searchSecrets({ reader }: Workspace, work: Work, path: string): Promise<SecretSearch> {
  const { args, http, tools } = work.run;
  const places: readonly (readonly [place: string, text: string])[] = [
    [path || 'the manifest', work.text],
    ['the older version', work.older ?? ''],
    ...work.files.map((file) => [file.path, file.text] as const),
    ...Object.values(args).map((text) => ['the arguments', text] as const),
    ...http.flatMap(({ address, headers, body }) =>
      [address, ...headers.map(([, value]) => value), body].map((text) => ['an answer', text] as const),
    ),
    ...tools.map(({ content }) => ['an answer', content] as const),
  ];
  const texts = [...new Set(places.map(([, text]) => text))];
  const secrets = await reader.secrets(texts);
  const byText = new Map(texts.map((text, i) => [text, secrets[i] ?? []]));
  const found = places.flatMap(([place, text]) =>
    (byText.get(text) ?? []).map((one) => ({ ...one, place, text: text.slice(one.from, one.to) })),
  );
  return { found, clean: (text) => withoutSecrets(text, byText.get(text) ?? []) };
}

/** Where a link leads. */
export interface LinkedPlace {
  /** The tab of the result pane. */
  readonly tab: Tab;
  /** The file that is shown; null for the manifest. */
  readonly path?: string | null;
  /** What is selected there; null for nothing. */
  readonly selection?: readonly [number, number] | null;
}

/** The usual link of some work, what it carries, and what in it looks like a key. Rejects where keys could not be looked for. */
async function usualLink(
  workspace: Workspace,
  work: Work,
): Promise<SecretSearch & { readonly fragment: string; readonly payload: SharedState }> {
  const search = await searchSecrets(workspace, work, workspace.main.path);
  const payload = payloadOf(work, { open: {}, secret: {} }, USUAL, search.clean);
  return { ...search, payload, fragment: await fragmentOf(payload) };
}

/** A link to a place, without settings and keys. Rejects where keys could not be looked for. */
export async function linkTo(
  workspace: Workspace,
  { tab, path = null, selection = null }: LinkedPlace,
): Promise<SecretSearch & { readonly address: string }> {
  const link = await usualLink(workspace, { ...workspace.snapshot(), tab, open: path, selection });
  return { ...link, address: pageAddress() + link.fragment };
}

/** The address of the usual link, also in the bar. Rejects where a person has to look at it first, or keys were not looked for. */
export async function usualAddress(workspace: Workspace): Promise<string> {
  const { found, fragment, payload } = await usualLink(workspace, workspace.snapshot());
  if (found.length > 0) throw new Error('It is not copied unseen.');
  showInAddress(fragment, workOf(payload));
  return pageAddress() + fragment;
}

/** An address that follows is shorter than this. */
const MOST_IN_BAR = 8000;
/** Longer texts never pack into so short an address; UTF-16 units. */
const LONGEST_WORK = 200_000;

/** Puts the usual link of some work into the address, where it is short and holds no key and no setting. Rejects as `usualLink`. */
export async function followWith(workspace: Workspace, work: Work, isNewest: () => boolean): Promise<void> {
  if (work.files.reduce((sum, { text }) => sum + text.length, work.text.length) > LONGEST_WORK) return;
  const { found, fragment, payload } = await usualLink(workspace, work);
  if (found.length > 0 || pageAddress().length + fragment.length >= MOST_IN_BAR) return;
  const plain = JSON.stringify(payload);
  if ((await secretSettings(workspace)).some((value) => plain.includes(value))) return;
  // Meanwhile something else may have been opened, or another link followed.
  if (isNewest() && location.hash === '') showInAddress(fragment, workOf(payload));
}
