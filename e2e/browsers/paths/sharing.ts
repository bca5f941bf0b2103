// Links, files in and out, and the page without a network.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { same, type Path, type Visit } from '../path.ts';
import { HANDLER, packageOf, SKILL } from '../plugins.ts';

export const SHARING: readonly Path[] = [
  {
    name: 'share: a copied link brings back text and arguments in another browser',
    walk: async ({ bench, elsewhere }: Visit): Promise<void> => {
      const manifest = packageOf('return { content: args.place };', {
        parameters: { type: 'object', properties: { place: { type: 'string' } } },
      });
      await bench.paste(manifest);
      await bench.showTab('Run');
      await bench.labelled(/^place/).fill('Quay 9');
      await bench.find('button', 'Share').click();
      const link = await bench.labelled('Link').holds(/#v1\./);
      await bench.find('button', 'Copy link').click();
      await bench.find('dialog').says('Copied');
      await bench.tab.press('Escape');
      await bench.find('dialog').goes();
      same(await bench.clipboard(), link);
      const other = await elsewhere(link);
      await other.notice.says('from a link');
      same(await other.text(), manifest);
      await other.labelled(/^place/).holds('Quay 9');
    },
  },
  {
    name: 'share: Ctrl+S copies the link',
    walk: async ({ bench }: Visit): Promise<void> => {
      await bench.paste(packageOf('return 1;'));
      await bench
        .find('region', 'Source')
        .with(/Checking …/)
        .goes();
      await bench.tab.press('Control+s');
      await bench.notice.says('The link is copied');
      if (!(await bench.clipboard()).includes('#v1.')) throw new Error('No link is in the clipboard.');
    },
  },
  {
    name: 'files: several as one plugin, which survives a reload',
    walk: async ({ bench, address, file }: Visit): Promise<void> => {
      await bench.openFiles(file('handler.js', HANDLER), file('plugin.json', SKILL));
      await bench.find('combobox', 'Host').holds('AnythingLLM (detected)');
      await bench.find('tab', /^handler\.js/).click();
      await bench.find('textbox', /^Text of handler\.js/).says('high tide');
      await bench.open(address);
      await bench.find('tab', /^handler\.js/).comes();
    },
  },
  {
    name: 'files: a zip comes in with its folder, and goes out as it came',
    walk: async ({ bench, file, downloads }: Visit): Promise<void> => {
      const zip = zipSync({ 'tide/plugin.json': strToU8(SKILL), 'tide/lib/handler.js': strToU8(HANDLER) });
      await bench.openFiles(file('tide.zip', zip));
      await bench.labelled('Path').holds('tide/plugin.json');
      await bench.find('tab', /^lib\/handler\.js/).comes();
      await bench.choose('File', /zip file/);
      await bench.notice.says('tide.zip is in your downloads');
      const files = unzipSync(await downloaded(join(downloads, 'tide.zip')));
      same(strFromU8(files['tide/lib/handler.js'] ?? new Uint8Array()), HANDLER);
    },
  },
  {
    name: 'offline: after one visit it checks, previews, runs, converts and shares without a network',
    seconds: 120,
    walk: async ({ bench, address, disconnect }: Visit): Promise<void> => {
      await bench.notice.says('Ready to work offline', 45_000);
      await disconnect();
      await bench.open(address);
      await bench.paste('{"ns": "", "title": "T", "tools": {}}');
      await bench.problems.comes();
      await bench.choose('Samples', /Tide times/);
      await bench.showTab('Preview');
      await bench.css('[data-panel]').says('Tide');
      await bench.showTab('Run');
      await bench.find('button', 'Fill with example values').click();
      await bench.find('button', 'Run').click();
      await bench.labelled('Sent to the model').says('not configured');
      await bench.showTab('Convert');
      await bench.find('radio', /^RAGFlow/).check();
      await bench.find('region', /^Text of .*\.py/).says('get_metadata');
      await bench.find('button', 'Share').click();
      await bench.labelled('Link').holds(/#v1\./);
    },
  },
];

/** Waits until the browser has saved the file. */
async function downloaded(path: string): Promise<Uint8Array> {
  for (let i = 0; i < 100; i++) {
    if (existsSync(path) && readFileSync(path).length > 0) return readFileSync(path);
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${path} was not saved.`);
}
