// All pages of the reference as HTML with their addresses, and what its search looks through: pages, and members of files.

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import addresses from './addresses.txt?raw';
import DifferencesPage from './DifferencesPage.svelte';
import type { HostFacts, RuleFacts } from './facts.ts';
import HostPage from './HostPage.svelte';
import IndexPage from './IndexPage.svelte';
import RecordedPage from './RecordedPage.svelte';
import RulePage from './RulePage.svelte';
import { rootFrom, whole, type Page, type SiteFacts } from './site.ts';
import { firstSentence, plain } from './words.ts';

/** Pages that were renamed: old address → new one. */
export function movedPages(): ReadonlyMap<string, string> {
  const lines = addresses.split('\n').map((line) => line.split(' -> '));
  return new Map(lines.flatMap(([from = '', to]) => (to === undefined ? [] : [[from, to] as const])));
}

/** Every page, the first one first. */
export function pagesOf(hosts: readonly HostFacts[], site: SiteFacts): Page[] {
  const count = hosts.reduce((sum, { rules }) => sum + rules.length, 0);
  const about = `${String(count)} facts about plugins of AI agent hosts, release by release.`;
  const how = 'What was recorded from the real hosts, and what is not equal.';
  return [
    page(IndexPage, { hosts }, { address: '', title: 'What the hosts really do', description: about }),
    ...hosts.flatMap(pagesOfHost),
    page(
      RecordedPage,
      { recorded: site.recorded },
      { address: 'recorded/', title: 'How we know', description: how },
    ),
    ...[...movedPages()].map(([from, to]) => moved(from, to)),
  ].map((one) => ({ ...one, html: whole(one, site.origin) }));
}

function pagesOfHost(host: HostFacts): Page[] {
  const { id, name, manifest, releases } = host;
  const differs = releases.length > 1;
  const found = { host: name, words: releases.map(({ label, about }) => `${label} ${about}`).join(' ') };
  const own = {
    address: `${id}/`,
    title: `${name}: files, members and rules`,
    description: `What ${name} reads in ${manifest}, and what each release does with it.`,
  };
  const differences = {
    address: `${id}/differences/`,
    title: `${name}: documentation against reality`,
    description: `Where releases of ${name} do something else than its documentation says.`,
  };
  return [
    page(HostPage, { host, differs }, { ...own, ...found }),
    ...(differs ? [page(DifferencesPage, { host }, { ...differences, ...found })] : []),
    ...host.rules.map((rule) => {
      const { code, message } = rule;
      const about = { address: `r/${code}/`, title: firstSentence(message) || code, description: message };
      return page(RulePage, { host, rule }, { ...about, host: name, words: wordsOf(rule) });
    }),
  ];
}

type About = Pick<Page, 'address' | 'title' | 'description'> & Partial<Page>;

function page<P extends Record<string, unknown>>(
  Body: Component<P & { root: string }>,
  props: P,
  { address, title, description, host = '', words = '' }: About,
): Page {
  const { body } = render(Body, { props: { ...props, root: rootFrom(address) } });
  return { address, title: plain(title), description: plain(description), html: body, host, words };
}

function moved(from: string, to: string): Page {
  const link = `${rootFrom(from)}reference/${to}`;
  const html = `<main><p>This page is <a href="${link}">here</a> now.</p></main>`;
  const description = 'This page has another address now.';
  return { address: from, title: 'Moved', description, html, host: '', words: '' };
}

/** One place that the search can find. */
export interface SearchEntry {
  /** Below the folder of the reference. */
  readonly address: string;
  readonly title: string;
  /** The host's name; '' for pages about all. */
  readonly host: string;
  /** What is looked through besides. */
  readonly words: string;
}

/** All entries, those of hosts and members before those of rules. */
export function searchIndex(hosts: readonly HostFacts[], pages: readonly Page[]): SearchEntry[] {
  const ofPages = pages.map(({ address, title, description, host, words }) => {
    return { address, title, host, words: plain(`${description} ${words}`) };
  });
  return [...hosts.flatMap(membersOf), ...ofPages];
}

function membersOf({ id, name, files }: HostFacts): SearchEntry[] {
  return files.flatMap(({ file, members }) =>
    members.map(({ path, anchor, about, type }) => {
      const words = plain(`${about} ${type} ${file} member field`);
      return { address: `${id}/#${encodeURIComponent(anchor)}`, title: path, host: name, words };
    }),
  );
}

/** The rule's name, and what hosts themselves say: authors look for the message that they got. */
function wordsOf({ code, evidence, example }: RuleFacts): string {
  const texts = [
    ...(example?.verdicts ?? []).flatMap((one) => one.texts),
    ...evidence.map((one) => one.text ?? ''),
  ];
  return [code, ...texts].join(' ').slice(0, 1200);
}
