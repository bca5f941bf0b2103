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
  return [
    page(
      '',
      'What the hosts really do',
      `${String(count)} facts about plugins of AI agent hosts, release by release.`,
      IndexPage,
      { hosts },
    ),
    ...hosts.flatMap((host) => pagesOfHost(host)),
    page(
      'recorded/',
      'How we know',
      'What was recorded from the real hosts, and what is not equal.',
      RecordedPage,
      { recorded: site.recorded },
    ),
    ...[...movedPages()].map(([from, to]) => moved(from, to)),
  ].map((one) => ({ ...one, html: whole(one, site.origin) }));
}

function pagesOfHost(host: HostFacts): Page[] {
  const { id, name, manifest } = host;
  const differs = host.releases.length > 1;
  return [
    page(
      `${id}/`,
      `${name}: files, members and rules`,
      `What ${name} reads in ${manifest}, and what each release does with it.`,
      HostPage,
      { host, differs },
    ),
    ...(differs
      ? [
          page(
            `${id}/differences/`,
            `${name}: documentation against reality`,
            `Where releases of ${name} do something else than its documentation says.`,
            DifferencesPage,
            { host },
          ),
        ]
      : []),
    ...host.rules.map((rule) =>
      page(`r/${rule.code}/`, firstSentence(rule.message) || rule.code, plain(rule.message), RulePage, {
        host,
        rule,
      }),
    ),
  ];
}

function page<P extends Record<string, unknown>>(
  address: string,
  title: string,
  description: string,
  Body: Component<P & { root: string }>,
  props: P,
): Page {
  const { body } = render(Body, { props: { ...props, root: rootFrom(address) } });
  return { address, title: plain(title), description, html: body };
}

function moved(from: string, to: string): Page {
  const link = `${rootFrom(from)}reference/${to}`;
  const html = `<main><p>This page is <a href="${link}">here</a> now.</p></main>`;
  return { address: from, title: 'Moved', description: 'This page has another address now.', html };
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
  const rules = new Map(
    hosts.flatMap((host) => host.rules.map((rule) => [`r/${rule.code}/`, { host, rule }])),
  );
  return [
    ...hosts.flatMap(membersOf),
    ...pages.map(({ address, title, description }) => {
      const found = rules.get(address);
      const about = found ? wordsOf(found.rule) : '';
      const host = found?.host ?? hosts.find(({ id }) => address.startsWith(`${id}/`));
      const releases = found
        ? ''
        : (host?.releases.map((one) => `${one.label} ${one.about}`).join(' ') ?? '');
      return { address, title, host: host?.name ?? '', words: plain(`${description} ${about} ${releases}`) };
    }),
  ];
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
