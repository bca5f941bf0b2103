// What a released version of the page has made is still read: links, drafts, sidecars, marked code, examples, embedding.
// The files beside this one are never changed. A new version of a format gets a file of its own, made by its first code.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { loadDraft, textOfDraft } from '../../src/app/drafts/storage.ts';
import { readExamples, writeExamples } from '../../src/app/run/example.ts';
import { readRunInput, readSharedConfig } from '../../src/app/run/read-run-input.ts';
import { formats } from '../../src/convert/targets/registry.ts';
import { hosts } from '../../test/hosts/loaded.ts';
import type { PluginFile } from '../../src/model/file.ts';
import { stubsIn } from '../../src/check/stubs.ts';
import { convert } from '../../src/convert/convert.ts';
import { endpointsOf, type Endpoint } from '../../src/convert/endpoints.ts';
import { originOf, type Origin } from '../../src/convert/request.ts';
import { pluginOf } from '../../src/files/plugin.ts';
import { openFragment } from '../../src/share/link.ts';
import { embedOf } from '../../src/share/snippets.ts';
import type { SharedState } from '../../src/share/state.ts';

function frozen<T>(file: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as T;
}

interface FrozenLink {
  readonly about: string;
  readonly fragment: string;
  readonly state: SharedState;
}

const links = frozen<readonly FrozenLink[]>('links.json');

test.each(links)('link: $about', async ({ fragment, state }) => {
  expect(await openFragment(fragment)).toEqual({ kind: 'whole', state });
});

test('what a link sets for runs is read, and its settings too', () => {
  const { state } = links.at(-1) ?? {};
  const { config, ...input } = (state?.run ?? {}) as Partial<{ readonly config: object }>;
  expect(readRunInput(state?.run)).toEqual(input);
  expect(readSharedConfig(state?.run)).toEqual(config);
});

const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  getMany: (keys: readonly string[]) => Promise.resolve(keys.map((key) => stored.get(key))),
}));

interface FrozenDraft {
  readonly about: string;
  readonly head: { readonly id: string; readonly touched: boolean };
  readonly body: unknown;
  readonly state: SharedState;
}

test.each(frozen<readonly FrozenDraft[]>('drafts.json'))('draft: $about', async ({ head, body, state }) => {
  stored.set(`head:${head.id}`, head).set(`body:${head.id}`, body);
  expect(await loadDraft(head.id)).toEqual({ touched: head.touched, state });
});

test('of a draft of another version the text can be read, and no more', async () => {
  const [draft] = frozen<readonly FrozenDraft[]>('drafts.json');
  stored.set('head:other', { ...draft?.head, id: 'other', version: 2 }).set('body:other', draft?.body);
  expect(await loadDraft('other')).toBeNull();
  expect(await textOfDraft('other')).toBe(draft?.state.text);
});

test.each(['examples.json', 'examples-2.json'])('examples of a file: %s', (path) => {
  const { file, examples } = frozen<{ readonly file: string; readonly examples: unknown }>(path);
  expect(JSON.parse(writeExamples(readExamples(file)))).toMatchObject({ examples });
});

interface FrozenConversion {
  readonly from: string;
  readonly to: string;
  readonly original: readonly PluginFile[];
  /** What was made of it; the sidecar is the last. */
  readonly files: readonly PluginFile[];
  /** The code of each tool, as it is found in the files without the sidecar. */
  readonly code: readonly ({ readonly convention: string; readonly text: string } | null)[];
}

const endpoints = await endpointsOf(hosts, formats);

function endpoint(id: string): Endpoint {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

/** The files as they are opened again. */
function opened(hostId: string, files: readonly PluginFile[]): Origin {
  const [main, ...others] = files;
  if (!main) throw new Error('There are no files.');
  const origin = originOf({ plugin: pluginOf(main, others), hostId }, endpoints);
  if (typeof origin === 'string') throw new Error(`The files are ${origin}.`);
  return origin;
}

const conversions = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^conversions\/.*\.json$/.test(path))
  .sort();

describe.each(conversions)('%s', (file) => {
  const { from, to, original, files, code } = frozen<FrozenConversion>(file);

  test('the sidecar gives the original back', () => {
    const { source } = opened(to, files);
    const back = convert(endpoint(to), endpoint(from), source, true);
    expect(back?.restored).toBe('unedited');
    expect(back?.files.map(({ path, text }) => ({ path, text }))).toEqual(original);
  });

  test('code is found between its marks, and a placeholder is not code', () => {
    const { source } = opened(to, files.slice(0, -1));
    const read = endpoint(to).read?.(source);
    const found = read?.plugin.tools.map((tool) =>
      tool.code ? { convention: tool.code.convention, text: tool.code.text.value } : null,
    );
    expect(found ?? []).toEqual(code.map((one) => (one && stubsIn(one.text).length > 0 ? null : one)));
  });

  test('every convention of the code is known', () => {
    const known = endpoints.flatMap(({ convention }) => convention?.id ?? []);
    for (const one of code) if (one) expect(known).toContain(one.convention);
  });
});

interface FrozenEmbedding {
  readonly html: string;
  readonly badges: readonly {
    readonly outcome: 'accepted' | 'refused' | 'crashes';
    readonly markdown: string;
  }[];
}

describe('embedding', () => {
  const { html, badges } = frozen<FrozenEmbedding>('embedding.json');

  test('the HTML for another page', () => {
    expect(embedOf('Tide "times"', 'https://plugbench.example/', '#v1.p.AAAA')).toBe(html);
  });

  test.each(badges)('the picture of a badge for $outcome is still there', ({ markdown }) => {
    const [picture = ''] = /badges\/\w+\.svg/.exec(markdown) ?? [];
    expect(existsSync(join(import.meta.dirname, '../../public', picture))).toBe(true);
  });
});
