// Code of a manifest as a document: text, problems and fixes both ways, and how it follows the manifest.

import { afterEach, expect, test, vi } from 'vitest';
import { hosts } from '../../../test/hosts/loaded.ts';
import { analyseNow, type Analysis } from '../../check/check.ts';
import type { CheckRequest } from '../../check/recognise.ts';
import { applyEdits } from '../../lang/json/change.ts';
import { assistantOf } from '../files/assist.ts';
import { Manifest } from '../manifest.svelte.ts';
import { Notices } from '../notices.svelte.ts';
import type { WorkerApi } from '../worker-client.ts';
import type { EditorDocument } from '../editor-document.ts';
import { CodeTabs } from './code-tabs.svelte.ts';
import type { CodeDocument } from './code-document.svelte.ts';

const tool = (name: string, code: string): string =>
  `{ "name": "${name}", "description": "Tell the tide of a harbour", "parameters": { "type": "object", "properties": {} }, "code": ${code} }`;

const manifest = (...tools: readonly string[]): string =>
  `{ "id": "tides", "name": "Tides", "version": "1.0.0", "description": "Tells the tide", "tools": [\n${tools.join(',\n')}\n] }`;

const first = tool('high_water', '"const a = utils.hsh(\'x\');\\nreturn { content: a }; // \\u00e9\\/"');
const second = tool('low_water', '"return { content: 2 };"');

interface Page {
  readonly main: Manifest;
  readonly tabs: CodeTabs;
  readonly notices: Notices;
  readonly shown: () => EditorDocument;
}

let cleanUp = (): void => undefined;
afterEach(() => cleanUp());

function pageWith(text: string): Page {
  const api = {
    analyse: (request: CheckRequest): Promise<Analysis> =>
      Promise.resolve(analyseNow({ ...request, hostId: 'ownpilot' }, hosts)),
  } as unknown as WorkerApi;
  const notices = new Notices();
  const main = new Manifest(text, {
    api,
    hosts: () => hosts,
    others: () => [],
    engineFor: () => null,
    onfailure: (message) => expect.fail(message),
  });
  let shown: EditorDocument = main;
  const tabs = new CodeTabs({
    main,
    notices,
    show: (document) => ((shown = document), tabs.shows(document)),
  });
  cleanUp = () => tabs.clear();
  return { main, tabs, notices, shown: () => shown };
}

async function opened(
  text = manifest(first, second),
  pointer = '/tools/0/code',
): Promise<Page & { code: CodeDocument }> {
  const page = pageWith(text);
  await page.tabs.open(pointer);
  const [code] = page.tabs.documents;
  if (!code) throw new Error('not open');
  return { ...page, code };
}

/** Another text of the manifest, from elsewhere, with its check. */
async function changed({ main, tabs }: Page, text: string): Promise<void> {
  // Effects do not run in unit tests.
  const follow = (): void => {
    for (const document of tabs.documents) document.follow();
  };
  main.setText(text, false);
  follow();
  await main.check();
  follow();
}

test('the code is shown as it is, under the name of its tool', async () => {
  const { code, shown, tabs } = await opened();
  expect(code.text).toBe("const a = utils.hsh('x');\nreturn { content: a }; // é/");
  expect([code.path, code.language, code.pointer]).toEqual(['high_water.js', 'javascript', '/tools/0/code']);
  expect(shown()).toBe(code);
  await tabs.open('/tools/0/code');
  expect(tabs.documents).toHaveLength(1);
});

test('typing changes only what was typed in the manifest', async () => {
  const { code, main } = await opened();
  const text = main.text;
  code.setText(code.text.replace("'x'", '"y"'), true);
  expect(main.text).toBe(text.replace("'x'", '\\"y\\"'));
  const edits = [
    { from: 0, to: 5, insert: 'let' },
    { from: code.text.length - 1, to: code.text.length, insert: '!' },
  ];
  code.setText(applyEdits(code.text, edits), true, edits);
  // The escape between the two edits is still written as it was.
  expect(main.text).toContain('"let a = utils.hsh(\\"y\\");\\nreturn { content: a }; // \\u00e9!"');
});

test('problems are at their place in the code, and their fixes change the code', async () => {
  const { code, main } = await opened();
  const problem = code.problems.find((one) => one.code === 'ownpilot/code-utils-member');
  expect(problem && code.text.slice(problem.from, problem.to)).toBe('hsh');
  const outer = main.problems.find(({ id }) => id === problem?.id);
  expect(outer && code.part.spanOf(outer)).toEqual({ from: problem?.from, to: problem?.to });
  const [fix] = problem?.fixes ?? [];
  expect(fix && applyEdits(code.text, fix.edits)).toContain('utils.hash(');
  code.setText(applyEdits(code.text, fix?.edits ?? []), false);
  await code.check();
  expect(code.analysedText).toBe(code.text);
  expect(code.problems.map((one) => one.code)).not.toContain('ownpilot/code-utils-member');
});

test('what is about the manifest around it is not a problem of the code', async () => {
  const { code, main } = await opened();
  expect(main.problems.length).toBeGreaterThan(code.problems.length);
  expect(code.part.spanOf({ from: 0, to: main.text.length })).toBeNull();
});

test('it follows changes of the manifest around it and in it', async () => {
  const page = await opened();
  const { code, main } = page;
  await changed(page, main.text.replace('"Tides"', '"Tides and harbours"'));
  code.setText(`${code.text}\n`, true);
  expect(main.text).toContain('\\/\\n"');
  await changed(page, main.text.replace('const a', 'let a'));
  expect(code.text).toMatch(/^let a/);
});

test('it follows its tool to another place and name', async () => {
  const page = await opened();
  const { code, main, tabs } = page;
  await changed(page, manifest(second, first));
  expect(code.pointer).toBe('/tools/1/code');
  await changed(page, main.text.replace('high_water', 'high_tide'));
  expect(code.path).toBe('high_tide.js');
  code.setText('return 1;', true);
  expect(main.text).toBe(manifest(second, tool('high_tide', '"return 1;"')));
  expect(tabs.documents).toEqual([code]);
});

test('it waits while the manifest is broken, and does not write over it', async () => {
  const page = await opened();
  const { code, main, notices, tabs } = page;
  const broken = main.text.replace('"const a', 'const a');
  await changed(page, broken);
  code.setText('return 1;', true);
  expect(main.text).toBe(broken);
  expect(notices.current?.text).toContain('The manifest has changed around this code');
  await changed(page, manifest(first, second));
  expect(tabs.documents).toEqual([code]);
  code.setText('return 1;', true);
  expect(main.text).toBe(manifest(tool('high_water', '"return 1;"'), second));
});

test.each([
  ['its tool is gone', manifest(second)],
  ['it is not text any more', manifest(tool('high_water', '12'), second)],
])('it closes where %s', async (_, text) => {
  const page = await opened();
  await changed(page, text);
  expect(page.tabs.documents).toEqual([]);
  expect(page.shown()).toBe(page.main);
  expect(page.notices.current?.text).toContain('Closed high_water.js');
});

test('code that cannot be shown as it is stays in the manifest', async () => {
  const page = pageWith(manifest(tool('high_water', '"a\\rb"')));
  await page.tabs.open('/tools/0/code');
  expect(page.tabs.documents).toEqual([]);
  expect(page.notices.current?.text).toContain('cannot be edited apart');
});

test('completion asks about the text on the screen', async () => {
  const complete = vi.fn(() => Promise.resolve(null));
  const api = { complete } as unknown as WorkerApi;
  const { code, main } = await opened();
  const compiler = (): never => expect.unreachable();
  await assistantOf({ main, compiler, api }, code).complete('utils.', 6, false);
  const part = { path: 'high_water.js', text: 'utils.', pointer: '/tools/0/code' };
  expect(complete).toHaveBeenCalledWith(expect.objectContaining({ hostId: 'ownpilot', offset: 6, part }));
});
