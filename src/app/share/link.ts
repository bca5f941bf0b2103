// Makes links of a session's work and puts them into the address and the clipboard.

import { fragmentOf } from '../../share/link.ts';
import { findSecrets, type Secret } from '../../share/secrets.ts';
import { workOf } from '../drafts/read-work.ts';
import { readingOf } from '../run/reading.svelte.ts';
import type { Session, Work } from '../session.svelte.ts';
import { pageAddress, showInAddress } from './address.ts';
import { parcelOf, sortSettings, USUAL, type Choice, type Settings } from './parcel.ts';

export interface Link {
  readonly fragment: string;
  readonly address: string;
}

/** Makes it and shows it in the page's address. Rejects where the browser cannot deflate. */
export async function makeLink(work: Work, settings: Settings, choice: Choice): Promise<Link> {
  const parcel = parcelOf(work, settings, choice);
  const fragment = await fragmentOf(parcel);
  showInAddress(fragment, workOf(parcel));
  return { fragment, address: pageAddress() + fragment };
}

/** The config store's values, sorted by the fields that the manifest declares. */
export async function settingsOf(session: Session): Promise<Settings> {
  const reading = readingOf(session);
  await reading.read();
  const services = reading.of(session.host?.id ?? '')?.services ?? null;
  return sortSettings(session.config.values, services);
}

export interface Found extends Secret {
  /** Where it stands: the manifest's path, a file's, or a name for what was typed. */
  readonly place: string;
  readonly text: string;
}

/** What looks like a key in all that a link could carry. */
export function secretsOf(work: Work, path: string): Found[] {
  const texts: readonly (readonly [place: string, text: string])[] = [
    [path || 'the manifest', work.text],
    ['the older version', work.older ?? ''],
    ...work.files.map((file) => [file.path, file.text] as const),
    ...Object.values(work.run.args).map((text) => ['the arguments', text] as const),
    ...work.run.http.map(({ body }) => ['an answer', body] as const),
    ...work.run.tools.map(({ content }) => ['an answer', content] as const),
  ];
  return texts.flatMap(([place, text]) =>
    findSecrets(text).map((secret) => ({ ...secret, place, text: text.slice(secret.from, secret.to) })),
  );
}

/** Ctrl+S: copies the usual link. False where a person has to look at it first. */
export async function copyUsualLink(session: Session): Promise<boolean> {
  const work = session.snapshot();
  if (secretsOf(work, session.path).length > 0) return false;
  const { address } = await makeLink(work, { open: {}, secret: {} }, USUAL);
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return false;
  }
  const length = address.length.toLocaleString('en');
  session.say(
    `The link is copied (${length} characters). It holds the source and what you set for runs, and no settings of the config store.`,
  );
  return true;
}
