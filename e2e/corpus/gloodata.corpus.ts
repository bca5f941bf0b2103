// Published extensions: both releases accept them, and the panel shows every tool with its prompts.

import { analyse, previewOf } from '../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { host } from '../../src/hosts/gloodata/index.ts';
import type { Panel } from '../../src/hosts/gloodata/preview/panel.ts';
import schema from '../../src/hosts/gloodata/schema.json';
import { type Analysis } from '../../src/check/check.ts';
import { manifestsIn } from './corpus.ts';
import { schemaErrorsOf } from '../../test/hosts/schema-errors.ts';

const own = manifestsIn('gloodata');

function check(text: string, release: string | null = null): Analysis {
  return analyse({ text, hostId: host.id, release, path: null, older: null }, [host]);
}

test.each(own)('%s is accepted by both releases', (_, text) => {
  const analysis = check(text);
  expect(analysis.verdicts.map((v) => [v.kind, v.notes])).toEqual([
    ['accepted', []],
    ['accepted', []],
  ]);
  expect(analysis.problems.filter((p) => p.severity !== 'advice').map((p) => p.message)).toEqual([]);
  expect(schemaErrorsOf(schema)(JSON.parse(text))).toEqual([]);
});

test('what only the page does not know is named as the page’s view', () => {
  for (const [, text] of own) {
    const codes = check(text, 'observed').problems.map((p) => p.code);
    const idle = ['gloodata/arg-bare-string', 'gloodata/tools-empty'];
    expect(codes.filter((code) => !idle.includes(code))).toEqual([]);
  }
});

test.each(own)('%s shows every tool with its prompts', (_, text) => {
  const { tools = {} } = JSON.parse(text) as {
    tools?: Record<string, { title: string; examples: string[] }>;
  };
  const answer = previewOf({ text, hostId: host.id, release: 'observed', path: null }, [host]);
  const panel = answer?.preview.panel as Panel | null;
  expect(panel?.tools.map(({ id, title, prompts }) => [id, title, prompts.map((p) => p.text)])).toEqual(
    Object.entries(tools).map(([id, { title, examples }]) => [id, title, examples]),
  );
});
