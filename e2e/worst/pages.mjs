// Worst manifests, files and links that need no run: what opening, checking and sharing them can do to the page.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync, strToU8 } from 'fflate';

const WAIT = { timeout: 45_000 };

/** `count` things made from their numbers. */
const many = (count, make) => Array.from({ length: count }, (_, i) => make(i));

const OWNPILOT = {
  id: 'worst',
  name: 'Worst',
  version: '1.0.0',
  description: 'Large',
  icon: '🌊',
  tools: [],
};

const ownpilot = (parts) => ({
  text: JSON.stringify({ ...OWNPILOT, ...parts }, null, 1),
  path: 'skill.json',
});

const tool = (i) => ({
  name: `tool_${i}`,
  description: `Answers question ${i}.`,
  parameters: { type: 'object', properties: {} },
  permissions: ['network'],
  code: "return { content: 'done' };",
});

/** A Milady plugin whose source goes on with `piece`. */
function milady(piece, count) {
  const manifest = { id: 'slow', name: 'Slow', description: 'An action', version: '1.0.0', kind: 'feature' };
  const action = `export const hello = { name: 'SAY_HELLO', description: 'Says hello', handler: async () => ({}) };\n`;
  return {
    host: 'elizaos',
    text: JSON.stringify(manifest, null, 2),
    path: 'elizaos.plugin.json',
    files: [{ path: 'src/index.ts', text: action + piece.repeat(count) }],
  };
}

const verdict = (page) => page.getByRole('list', { name: 'Verdicts' }).locator('> li').first().waitFor(WAIT);
const toRun = (page) => page.getByRole('button', { name: 'Run', exact: true }).waitFor(WAIT);

/** What could be read, or the sentence on why it could not. */
const readOrGivenUp = (page) =>
  page
    .getByRole('button', { name: 'Run', exact: true })
    .or(page.getByText(/took too long|nested too deep/))
    .first()
    .waitFor(WAIT);

async function share(page) {
  await verdict(page);
  await page.getByRole('button', { name: 'Share' }).click(WAIT);
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog
    .getByRole('alert')
    .or(dialog.getByText(/^[1-9][\d,]* characters$/))
    .first()
    .waitFor(WAIT);
}

/** Opens a zip from the page's own menu, and waits until the page says what came of it. */
const openZip = (zip, says) => async (page) => {
  // From the disk: to send the bytes through the browser's protocol would hold the page up.
  const path = join(mkdtempSync(join(tmpdir(), 'plugbench-')), 'worst.zip');
  writeFileSync(path, await zip());
  await page.getByLabel('Manifest file').setInputFiles(path);
  await page.getByText(says).first().waitFor(WAIT);
  // The check and the draft follow.
  await page.waitForTimeout(2_000);
};

const SKILL = strToU8(
  JSON.stringify({ active: true, hubId: 'tide', name: 'Tide', schema: 'skill-1.0.0', version: '1.0.0' }),
);
const LINE = 'const harbour = "deep enough for the ferry";\n';
const code = (bytes) => strToU8(LINE.repeat(bytes / LINE.length));

async function forgedZip() {
  const { loadTypeScript } = await import('../load-typescript.mjs');
  const { forged } = await loadTypeScript('/test/forged-zip.ts');
  return forged(4_000_000, 100);
}

export const PAGES = [
  {
    name: 'a small manifest, to compare with',
    link: { ...ownpilot({ tools: [tool(0)] }), tab: 'problems' },
    reach: verdict,
  },
  { name: 'a source with 40,000 comments that never end', link: milady('/*', 4e4), reach: readOrGivenUp },
  { name: 'a source with 20,000 open calls', link: milady('async(', 2e4), reach: readOrGivenUp },
  {
    name: 'the share dialog of 4,500 members that are called token',
    link: { text: JSON.stringify(many(4_500, () => ({ token: 'a1b2c3d4' }))), tab: 'problems' },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click(WAIT);
      await page.getByRole('dialog', { name: 'Share' }).getByRole('alert').waitFor(WAIT);
    },
  },
  {
    name: 'the share dialog of 100 KB that begin like a key again and again',
    link: { ...ownpilot({ description: '-eyJ'.repeat(25_000) }), tab: 'problems' },
    reach: share,
  },
  {
    name: 'a prompt of 60 KB in one word',
    link: { ...ownpilot({ system_prompt: 'a'.repeat(60_000), tools: [tool(0)] }), tab: 'problems' },
    reach: verdict,
  },
  {
    name: 'the Run tab with 20,000 tools',
    link: ownpilot({ tools: many(20_000, tool) }),
    reach: toRun,
    says: /The first 200 of 20,000 tools are listed/,
  },
  {
    name: 'the preview of 5,000 tools',
    link: { ...ownpilot({ tools: many(5_000, tool) }), tab: 'preview' },
    reach: async (page) => {
      await page.locator('[data-panel]').first().waitFor(WAIT);
      await page.waitForTimeout(1_000);
    },
    says: /Show more \(4800 left\)/,
  },
  {
    name: 'a zip with 19 MB of code',
    link: { text: '{}', tab: 'problems' },
    reach: openZip(() => zipSync({ 'plugin.json': SKILL, 'handler.js': code(19e6) }), /Opened plugin\.json/),
  },
  {
    name: 'a zip with 199 files of 95 KB',
    link: { text: '{}', tab: 'problems' },
    reach: openZip(
      () =>
        zipSync({
          'plugin.json': SKILL,
          ...Object.fromEntries(many(198, (i) => [`lib/f${i}.js`, code(95_000)])),
        }),
      /Opened plugin\.json/,
    ),
  },
  {
    name: 'a zip with a manifest of 60,000 broken tools',
    link: { text: '{}', tab: 'problems' },
    reach: openZip(() => {
      const tools = many(60_000, (i) => ({ name: `tool_${i}`, description: 'x'.repeat(200) }));
      return zipSync({ 'skill.json': strToU8(JSON.stringify({ ...OWNPILOT, tools })) });
    }, /Opened skill\.json/),
  },
  {
    name: 'a zip whose files lie over one another',
    link: { text: '{}', tab: 'problems' },
    reach: openZip(forgedZip, /worst\.zip/),
    says: /worst\.zip/,
  },
];
