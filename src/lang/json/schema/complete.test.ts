import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../model/host.ts';
import { applyEdits } from '../change.ts';
import { complete, hover } from './complete.ts';

const schema: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    kind: { type: 'string', enum: ['big', 'small'], description: 'How big.' },
    name: { type: 'string', description: 'What it is called.' },
    tools: { type: 'array', description: 'The tools.', items: { $ref: '#/definitions/tool' } },
    open: { type: 'boolean', description: 'Whether it is open.' },
    fields: {
      type: 'object',
      description: 'By name.',
      additionalProperties: {
        type: 'object',
        properties: { label: { type: 'string', description: 'Shown.' } },
      },
    },
  },
  definitions: {
    tool: {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'string', description: 'Its id.' } },
    },
  },
};

/** Completes at the caret `|`, takes the option with this label, and gives the text with the caret again. */
function take(marked: string, label: string): string {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = complete(text, offset, schema);
  const option = found?.options.find((o) => o.label === label);
  if (!found || !option) return `no ${label}`;
  const shift = found.also.reduce((n, e) => n + e.insert.length, 0);
  const done = applyEdits(text, [...found.also, { from: found.from, to: found.to, insert: option.insert }]);
  const caret = found.from + shift + option.caret;
  return done.slice(0, caret) + '|' + done.slice(caret);
}

const labels = (marked: string): string[] =>
  complete(marked.replace('|', ''), marked.indexOf('|'), schema)?.options.map((o) => o.label) ?? [];

describe('complete', () => {
  test.each([
    ['{|}', 'name', '{"name": "|"}'],
    ['{"|"}', 'tools', '{"tools": [|]}'],
    ['{na|}', 'name', '{"name": "|"}'],
    ['{"na|', 'name', '{"name": "|"'],
    ['{"name": "x"|}', 'open', 'no open'],
    ['{"tools": []\n  |\n}', 'name', '{"tools": [],\n  "name": "|"\n}'],
    ['{"kind": "big"\n  na|\n}', 'name', '{"kind": "big",\n  "name": "|"\n}'],
    ['{"name": "x" |}', 'open', '{"name": "x", "open": false|}'],
    ['{|"name": "x"}', 'open', '{"open": false|,"name": "x"}'],
    ['{| "name": "x"}', 'open', '{"open": false|, "name": "x"}'],
    ['{"kin|": "big"}', 'kind', '{"kind"|: "big"}'],
    ['{"kind": |}', 'small', '{"kind": "small"|}'],
    ['{"kind": "b|"}', 'big', '{"kind": "big"|}'],
    ['{"open": tr|}', 'true', '{"open": true|}'],
    ['{"tools": [{|}]}', 'id', '{"tools": [{"id": "|"}]}'],
    ['{"fields": {"a": {|}}}', 'label', '{"fields": {"a": {"label": "|"}}}'],
  ])('%s takes %s', (marked, label, expected) => {
    expect(take(marked, label)).toBe(expected);
  });

  test('required members come first, present ones are left out', () => {
    expect(labels('{|}')[0]).toBe('name');
    expect(labels('{"name": "x", |}')).not.toContain('name');
  });

  test('members after a fault are present too', () => {
    expect(labels('{kind: "big", | "tools": [}, "open": true')).toEqual(['name', 'fields']);
    expect(labels('{"tools": [{}, {"id": 1, |}]}')).toEqual([]);
  });

  test('never throws, and its range is in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'{}[]":,nametools1 \n\\') }), fc.nat(), (text, n) => {
        const offset = n % (text.length + 1);
        const found = complete(text, offset, schema);
        hover(text, offset, schema);
        if (found) {
          expect(found.from).toBeGreaterThanOrEqual(0);
          expect(found.to).toBeLessThanOrEqual(text.length);
          expect(found.from).toBeLessThanOrEqual(offset);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe('hover', () => {
  test.each([
    ['{"name": "x"}', 3, 'name · string · required', 'What it is called.'],
    ['{"name": "x"}', 10, 'name · string · required', 'What it is called.'],
    ['{"kind": "big"}', 3, 'kind · one of "big", "small"', 'How big.'],
    ['{"tools": [{"id": "a"}]}', 13, 'id · string · required', 'Its id.'],
  ])('%s at %i', (text, offset, title, words) => {
    expect(hover(text, offset, schema)).toMatchObject({ title, text: words });
  });

  test('says nothing where the schema says nothing', () => {
    expect(hover('{"other": 1}', 3, schema)).toBeNull();
    expect(hover('{"name": "x"}', 8, schema)).toBeNull();
  });
});
