// Detection on hand-made texts.

import { describe, expect, test } from 'vitest';
import { detectionInput } from '../../check/detect.ts';
import { readJson } from '../../lang/json/read.ts';
import { detect } from './detect.ts';
import { samples } from './samples.ts';

const seen = (text: string): ReturnType<typeof detectionInput> => detectionInput(text, readJson(text).value);

describe('detect', () => {
  test.each(samples.map((sample) => [sample.id, sample.text] as const))('sample %s', (_, text) => {
    expect(detect(seen(text))?.score).toBeGreaterThan(0.9);
  });

  test.each([
    ['half-typed', '{ "id": "x", "name": "X", "tools": [ { "name": "a", "parameters": {}, "code": "ret'],
    ['fenced', '```json\n{ "id": "x", "tools": [{ "name": "a", "parameters": {}, "code": "" }] }\n```'],
    ['with a prompt only', '{ "id": "x", "system_prompt": "Use'],
  ])('%s', (_, text) => {
    expect(detect(seen(text))?.score).toBeGreaterThanOrEqual(0.9);
  });

  test.each([
    ['empty object', '{}'],
    ['other host', '{ "hubId": "x", "name": "X", "version": "1", "description": "d", "entrypoint": {} }'],
    ['plugin of another host', '{ "id": "x", "name": "X", "version": "1", "kind": "memory" }'],
    ['prose', 'Hello there'],
  ])('not %s', (_, text) => {
    expect(detect(seen(text))).toBeNull();
  });
});
