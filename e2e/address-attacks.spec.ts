// Attacks by address, from the public list: what they must not reach, and what the page says instead.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, type Page } from 'playwright/test';
import { openFragment } from '../src/share/link.ts';
import { safePath } from '../src/files/paths.ts';
import { centralAt } from '../test/forged-zip.ts';
import { blob, isOne, tarballOf, test, type Played } from './address/playing.ts';
import { Workbench } from './workbench.ts';

type Files = Readonly<Record<string, string>>;

interface AttackAnswer {
  readonly status?: number;
  readonly headers?: Files;
  readonly body?: string;
  readonly json?: unknown;
  /** A listing of GitHub with these paths. */
  readonly tree?: readonly string[];
  readonly zip?: Files;
  readonly tar?: Files;
  /** A zip that says its only file has 10 bytes, and the same as gzip; what they unpack to, bytes. */
  readonly bomb?: number;
  readonly gzip?: number;
}

interface Attack {
  readonly id: string;
  readonly category: string;
  /** Typed one after another. */
  readonly address: string | readonly string[];
  readonly answers?: Readonly<Record<string, AttackAnswer>>;
  readonly mustNot: string;
  /** All that may be asked, and is; `*` at the end stands for any rest. */
  readonly asked: readonly string[];
  /** What the dialog says; what was open stays. Left out where something opens. */
  readonly says?: string;
  /** The name of what is opened. */
  readonly opens?: string;
  /** A text that must not be kept anywhere. */
  readonly never?: string;
  /** The addresses are given by links, and nothing is pressed. */
  readonly withoutYes?: true;
}

const attacks = JSON.parse(
  readFileSync(join(import.meta.dirname, 'address/attacks.json'), 'utf8'),
) as readonly Attack[];

const MINE = '{"ns": "mine", "title": "My own work", "tools": {}}';

for (const attack of attacks) {
  test(`${attack.id} ${attack.category}: ${attack.mustNot}`, async ({ page, play, asked }) => {
    const faults = faultsOf(page);
    play(playedOf(attack.answers ?? {}));
    const bench = new Workbench(page);
    await bench.open();
    await bench.paste(MINE);
    const dialog = page.getByRole('dialog', { name: 'Open from an address' });
    for (const address of [attack.address].flat()) {
      if (attack.withoutYes) await arrive(page, address);
      else await type(page, address);
      if (attack.says) await expect(dialog).toContainText(attack.says);
    }
    if (attack.opens) await expect(page.getByRole('status').first()).toContainText(`Opened ${attack.opens}`);
    // What was planted has time to act.
    await page.waitForTimeout(500);
    if (attack.says) {
      await page.keyboard.press('Escape');
      expect(await bench.text()).toBe(MINE);
    }
    for (const one of asked)
      expect(
        attack.asked.some((pattern) => isOne(one, pattern)),
        one,
      ).toBe(true);
    for (const pattern of attack.asked)
      expect(
        asked.some((one) => isOne(one, pattern)),
        pattern,
      ).toBe(true);
    await expectUnharmed(page, faults);
    for (const path of await pathsIn(page)) expect(safePath(path)).toBe(path);
    if (attack.never) expect(await kept(page)).not.toContain(attack.never);
  });
}

/** The body that an answer stands for. */
function playedOf(answers: Readonly<Record<string, AttackAnswer>>): Played {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const zipped = (files: Files): Buffer =>
    Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)]))),
    );
  const bomb = (size: number): Buffer => {
    const zip = Buffer.from(zipSync({ 'skill.json': new Uint8Array(size) }));
    zip.writeUInt32LE(10, centralAt(zip) + 24);
    return zip;
  };
  return Object.fromEntries(
    Object.entries(answers).map(([address, { tree, zip, tar, bomb: size, gzip, ...answer }]) => [
      address,
      {
        ...answer,
        ...(tree ? { json: { tree: tree.map((path) => blob(path)) } } : {}),
        ...(zip ? { body: zipped(zip) } : {}),
        ...(tar ? { body: tarballOf(tar) } : {}),
        ...(size === undefined ? {} : { body: bomb(size) }),
        ...(gzip === undefined ? {} : { body: gzipSync(Buffer.alloc(gzip)) }),
      },
    ]),
  );
}

/** Types an address, and says yes where that can be said. */
async function type(page: Page, address: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Address of/ });
  if (!(await field.isVisible())) await new Workbench(page).choose(/^File$/, 'Open from an address …');
  await field.fill(address);
  const button = page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true });
  if (await button.isEnabled()) await button.click();
}

/** Follows links to an address, one right after the other. */
async function arrive(page: Page, address: string): Promise<void> {
  const [, kind = 'url', value = address] = /^(npm):(.*)$/.exec(address) ?? [];
  const fragment = `#${kind}=${encodeURIComponent(value)}`;
  await page.evaluate(async (hash) => {
    for (let at = 0; at < 20; at++) {
      location.hash = hash;
      await new Promise((done) => setTimeout(done));
    }
  }, fragment);
}

/** What must never happen, whatever was opened; the list grows. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`page error: ${message}`));
  page.on('dialog', (dialog) => (faults.push(`dialog: ${dialog.message()}`), void dialog.dismiss()));
  page.on('popup', (popup) => faults.push(`popup: ${popup.url()}`));
  page.on('download', (download) => faults.push(`download: ${download.url()}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) faults.push(message.text());
  });
  page.on('request', (request) => {
    for (const name of ['cookie', 'referer', 'authorization'])
      if (request.url().startsWith('https:') && name in request.headers()) faults.push(`${name} was sent`);
  });
  return faults;
}

async function expectUnharmed(page: Page, faults: readonly string[]): Promise<void> {
  expect(faults).toEqual([]);
  await expect(page.locator('[id=attacked]')).toHaveCount(0);
  for (const frame of page.frames())
    expect(await frame.evaluate(() => 'attacked' in globalThis || document.cookie.includes('attacked'))).toBe(
      false,
    );
  expect(new URL(page.url()).pathname).toBe('/sub/dir/');
}

/** All that the browser keeps of this page. */
async function stored(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open('plugbench');
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(new Error('no database'));
    });
    const request = database.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => (request.onsuccess = done));
    database.close();
    return [...all, ...(request.result as unknown[])];
  });
}

/** Paths of files in drafts. */
async function pathsIn(page: Page): Promise<string[]> {
  await page.waitForTimeout(500);
  return (await stored(page)).flatMap((one) => {
    const { files, path } = one as { files?: readonly { path: string }[]; path?: string | null };
    return [...(files ?? []).map((file) => file.path), ...(path ? [path] : [])];
  });
}

/** What is stored, in the bar, and in what a person could share, as one text. */
async function kept(page: Page): Promise<string> {
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/#v1\./);
  const links = [page.url(), await link.inputValue()];
  await page.getByRole('button', { name: /^Copy badge/ }).click();
  links.push(await page.evaluate(() => navigator.clipboard.readText()));
  const opened = await Promise.all(links.map((one) => openFragment(/#v1[^)]*/.exec(one)?.[0] ?? '')));
  expect(opened.map(({ kind }) => kind)).toContain('whole');
  return JSON.stringify([links, opened, await stored(page)]);
}
