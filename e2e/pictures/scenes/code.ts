// Code in tabs, problems in it, files beside a manifest, and loading of Python.

import { packageOf } from '../../workbench.ts';
import { MISTAKEN } from '../../python-author.ts';
import { scene, type Scene } from '../stage.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text, 'utf8'),
});

/** The first start of CPython takes a while. */
const PATIENCE = { timeout: 120_000 };

export const codeScenes: readonly Scene[] = [
  scene('code of a tool', async (stage) => {
    await stage.open();
    await stage.paste(packageOf('const answer = await fetch("https://a.example");\nreturn { conten: 1 ;'));
    await stage.page
      .getByRole('region', { name: 'Source' })
      .getByRole('button', { name: 'Edit code' })
      .click();
    await stage.checked();
    await stage.shoot('source', 'source');
    await stage.shoot('problems');
    await stage.page.getByTestId('editor').getByRole('textbox').click();
    await stage.page.keyboard.press('Control+f');
    await stage.shoot('find', 'source');
  }),
  scene('code files', async (stage) => {
    await stage.open();
    await stage.page
      .getByLabel('Manifest file')
      .setInputFiles([
        file('plugin.json', '{"hubId": "a", "name": "A", "entrypoint": {"file": "handler.js"}}'),
        file('handler.js', 'module.exports = { runtime: { handler: async () => 1 } };\n'),
        file('a/long/path/of/folders/with-a-very-long-name-of-a-file.js', 'let a;\n'),
        file('README.md', '# Read me\n'),
      ]);
    await stage.dismiss();
    await stage.page.getByRole('tab', { name: 'handler.js' }).click();
    await stage.checked();
    await stage.shoot('tabs', 'source');
    await stage.shoot('problems');
    await stage.press(/^Actions for|^File handler|^handler.js: /).catch(() => undefined);
    await stage.shoot('menu', 'source');
  }),
  scene('code typed', async (stage) => {
    await stage.open();
    await stage.sample('Trail planner');
    await stage.page.getByTestId('editor').getByRole('textbox').click();
    await stage.page.keyboard.press('Control+Home');
    await stage.page.keyboard.press('ArrowDown');
    await stage.page.keyboard.press('Home');
    await stage.page.mouse.move(0, 0);
    await stage.page.keyboard.type('"');
    await stage.page.getByRole('listbox').waitFor();
    await stage.shoot('completion', 'over');
  }),
  scene('code in Python', async (stage) => {
    await stage.open();
    await stage.paste(MISTAKEN);
    await stage.shoot('mistakes');
    await stage.press(/^Load$/);
    await stage.shoot('loading');
    await stage.page.getByRole('button', { name: 'Load again' }).waitFor(PATIENCE);
    await stage.shoot('loaded');
  }),
];
