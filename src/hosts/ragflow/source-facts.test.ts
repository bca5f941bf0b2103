// Tests what Python reads from a JSON text: floats like 1.0, and the order of names like 2 and 1.

import { documentOf } from '../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { readJson } from '../../lang/json/read.ts';
import { host as ragflow } from './index.ts';
import { modelOf } from './preview/preview.ts';
import { toolsOf } from './input/pasted.ts';
import { toOpenAiTool } from './openai-tool.ts';
import { factsOf } from './source-facts.ts';
import { verdicts } from './verdicts.ts';

const documented = (text: string) => documentOf({ text, path: null, older: null }, ragflow, readJson(text));

test.each([
  ['1.0', "TypeError: 'float' object is not subscriptable"],
  ['1', "TypeError: 'int' object is not subscriptable"],
  [
    '{"name": "a", "description": "", "parameters": 1e2}',
    "AttributeError: 'float' object has no attribute 'items'",
  ],
  [
    '{"name": "a", "description": "", "parameters": {"b": 2.0}}',
    "TypeError: 'float' object is not subscriptable",
  ],
])('%s raises %s', (text, error) => {
  const document = documented(text);
  expect(verdicts(document, [])[1]?.texts).toEqual([error]);
});

test('parameters named by numbers keep their order', () => {
  const one = '{"type": "string", "description": "d", "required": true}';
  const document = documented(
    `{"name": "a", "description": "", "parameters": {"b": ${one}, "2": ${one}, "1": ${one}}}`,
  );
  const made = toOpenAiTool(document.value, '', factsOf(document));
  if ('error' in made) throw new Error(made.error);
  expect(made.names).toEqual(['b', '2', '1']);
  expect(made.tool.function.parameters.required).toEqual(['b', '2', '1']);
  const [block] = modelOf('0.19', toolsOf(document), factsOf(document));
  expect([...(block?.text ?? '').matchAll(/"(b|1|2)": \{/g)].map((match) => match[1])).toEqual([
    'b',
    '2',
    '1',
  ]);
  expect(JSON.parse(block?.text ?? '')).toEqual(made.tool);
});
