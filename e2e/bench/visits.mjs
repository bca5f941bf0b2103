// What a person waits for on a visit: the compiler's first message after a paste on a first one, and a zip of 20 files.
import { strToU8, zipSync } from 'fflate';

const ROUNDS = 5;
/** ms that each may take. */
const GOAL = 1000;

const PLUGIN = `import type { Plugin } from '@elizaos/core';\n\nexport const plugin: Plugin = {\n  name: 7,\n  description: 'Talks to the harbour',\n  actions: [],\n};\n\nexport default plugin;\n`;

/** Prints a line for each; medians of new visits. */
export async function visitTimes(browser, address) {
  const message = await median(() => firstMessage(browser, address));
  print('first message of the compiler after a paste on a first visit', message);
  print('a zip of 20 files, until its verdicts are there', await median(() => zip(browser, address)));
}

function print(what, ms) {
  console.log(
    `${what}: ${ms.toFixed(0)} ms, ${ms <= GOAL ? 'within' : 'ABOVE'} ${GOAL} ms (median of ${ROUNDS})`,
  );
}

async function median(round) {
  const times = [];
  for (let i = 0; i < ROUNDS; i++) times.push(await round());
  return times.sort((a, b) => a - b)[ROUNDS >> 1];
}

/** Opens the page in a browser that has nothing of it, and gives ms that `act` takes there. */
async function visit(browser, address, act) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  const editor = page.getByTestId('editor').getByRole('textbox');
  await editor.waitFor();
  const took = await act(page, editor);
  await context.close();
  return took;
}

function firstMessage(browser, address) {
  return visit(browser, address, async (page, editor) => {
    await editor.click();
    await page.keyboard.press('Control+a');
    const from = performance.now();
    await page.keyboard.insertText(PLUGIN);
    await page.getByText('TS2322').first().waitFor();
    return performance.now() - from;
  });
}

function zip(browser, address) {
  const parts = Array.from({ length: 18 }, (_, i) => [
    `harbour/lib/part${i}.js`,
    `module.exports.depth${i} = (berth) => berth.depth + ${i};\n`.repeat(20),
  ]);
  const files = {
    'harbour/plugin.json': JSON.stringify({
      active: true,
      hubId: 'harbour',
      name: 'Harbour',
      schema: 'skill-1.0.0',
      version: '1.0.0',
      description: 'Tells the depth of a berth',
      entrypoint: { file: 'handler.js', params: { berth: { type: 'string', description: 'A berth' } } },
      imported: true,
    }),
    'harbour/handler.js': `module.exports.runtime = { handler: async function ({ berth }) { return String(berth); } };\n`,
    ...Object.fromEntries(parts),
  };
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return visit(browser, address, async (page) => {
    const from = performance.now();
    await page
      .getByLabel('Manifest file')
      .setInputFiles({ name: 'harbour.zip', mimeType: 'application/zip', buffer: Buffer.from(packed) });
    await page.getByRole('list', { name: 'Verdicts' }).getByText('each accepts it').waitFor();
    return performance.now() - from;
  });
}
