// All pages of the reference as HTML with their addresses, and what its search looks through: pages, and members of files.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import addresses from './addresses.txt?raw';
import DifferencesPage from './DifferencesPage.svelte';
import { factsOfAll, type HostFacts, type RuleFacts } from './facts.ts';
import HostPage from './HostPage.svelte';
import IndexPage from './IndexPage.svelte';
import RecordedPage from './RecordedPage.svelte';
import RulePage from './RulePage.svelte';
import { whole, type Page } from './site.ts';
import { firstSentence, plain } from './words.ts';

/** Pages that were renamed: old address → new one. */
export function movedPages(): ReadonlyMap<string, string> {
  const lines = addresses.split('\n').map((line) => line.split(' -> '));
  return new Map(lines.flatMap(([from = '', to]) => (to === undefined ? [] : [[from, to] as const])));
}

/** All pages, and all that the search can find. */
export async function siteOf(origin: string | null): Promise<{ pages: Page[]; index: SearchEntry[] }> {
  const hosts = await factsOfAll();
  const pages = pagesOf(hosts, origin);
  return { pages, index: searchIndex(hosts, pages) };
}

/** Every page, the first one first. */
export function pagesOf(hosts: readonly HostFacts[], origin: string | null): Page[] {
  const count = hosts.reduce((sum, { rules }) => sum + rules.length, 0);
  const pages = [
    page(IndexPage, { hosts }, '', {
      title: 'What the hosts really do',
      description: `${String(count)} facts about plugins of AI agent hosts, release by release.`,
    }),
    ...hosts.flatMap(pagesOfHost),
    page(RecordedPage, {}, 'recorded/', {
      title: 'How we know',
      description: 'What was recorded from the real hosts, and what is not equal.',
    }),
    ...[...movedPages()].map(([address, to]): Page => {
      const html = `<p>This page is <a href="~/reference/${to}">here</a> now.</p>`;
      const description = 'This page has another address now.';
      return { address, title: 'Moved', description, html, host: '', words: '' };
    }),
  ];
  return pages.map((one) => ({ ...one, html: whole(one, origin) }));
}

function pagesOfHost(host: HostFacts): Page[] {
  const { id, name, manifest, releases } = host;
  const found = { host: name, words: releases.map(({ label, about }) => `${label} ${about}`).join(' ') };
  const differences = page(DifferencesPage, { host }, `${id}/differences/`, {
    title: `${name}: documentation against reality`,
    description: `Where releases of ${name} do something else than its documentation says.`,
    ...found,
  });
  return [
    page(HostPage, { host }, `${id}/`, {
      title: `${name}: files, members and rules`,
      description: `What ${name} reads in ${manifest}, and what each release does with it.`,
      ...found,
    }),
    ...(releases.length > 1 ? [differences] : []),
    ...host.rules.map((rule) => {
      const { code, message } = rule;
      const about = { title: firstSentence(message), description: message, host: name, words: wordsOf(rule) };
      return page(RulePage, { host, rule }, `r/${code}/`, about);
    }),
  ];
}

function page<P extends Record<string, unknown>>(
  Body: Component<P>,
  props: P,
  address: string,
  { title, description, host = '', words = '' }: Pick<Page, 'title' | 'description'> & Partial<Page>,
): Page {
  const html = render(Body, { props }).body;
  return { address, title: plain(title), description: plain(description), html, host, words };
}

/** One place that the search can find: a page, or below it. */
export type SearchEntry = Pick<Page, 'address' | 'title' | 'host' | 'words'>;

/** All entries, those of hosts and members before those of rules. */
function searchIndex(hosts: readonly HostFacts[], pages: readonly Page[]): SearchEntry[] {
  const ofMembers = hosts.flatMap(({ id, name, files }) =>
    files.flatMap(({ file, members }) =>
      members.map(({ path, anchor, about, type }) => {
        const words = plain(`${about} ${type} ${file} member field`);
        return { address: `${id}/#${encodeURIComponent(anchor)}`, title: path, host: name, words };
      }),
    ),
  );
  const ofPages = pages.map(({ address, title, description, host, words }) => {
    return { address, title, host, words: plain(`${description} ${words}`) };
  });
  return [...ofMembers, ...ofPages];
}

/** The rule's name, and what hosts themselves say: authors look for the message that they got. */
function wordsOf({ code, evidence, example }: RuleFacts): string {
  const texts = example?.verdicts.flatMap((one) => one.texts) ?? [];
  return [code, ...texts, ...evidence.map(({ text = '' }) => text)].join(' ').slice(0, 1200);
}
