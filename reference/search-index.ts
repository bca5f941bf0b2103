// What the search of the reference looks through: pages, and members of hosts' files.

import type { HostFacts, RuleFacts } from './facts.ts';
import type { Page } from './site.ts';
import { plain } from './words.ts';

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
