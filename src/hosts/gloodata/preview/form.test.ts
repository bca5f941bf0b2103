// Tests the argument form: controls by type, what they send, the request, and defaults written back.

import { describe, expect, test } from 'vitest';
import { argsOf, defaultChange, requestOf, valueOf } from './call.ts';
import type { Field } from './fields.ts';
import { panelOf } from './panel.ts';

function fieldOf(field: unknown, words: unknown = {}, tagValues: unknown = {}): Field {
  const tools = { t: { schema: { fields: { a: field } }, ui: { args: { a: words } } } };
  const found = panelOf({ ns: 'kites', tagValues, tools }).tools[0]?.fields[0];
  if (!found) throw new Error('No field');
  return found;
}

const TYPES = { Kite: { entries: [['BOX', 'Box kite']] } };
const ENTRY = fieldOf({ type: 'string', default: 'BOX' }, { dtypeName: 'Kite' }, TYPES);

describe('controls', () => {
  test.each<[rule: string, field: unknown, control: string]>([
    ['string', { type: 'string' }, 'line'],
    ['string or null', { type: ['string', 'null'] }, 'line'],
    ['multiline', { type: 'string', multiline: true }, 'area'],
    ['date', { type: 'string', format: 'date' }, 'date'],
    ['integer', { type: 'integer' }, 'number'],
    ['number', { type: 'number' }, 'number'],
    ['boolean', { type: 'boolean' }, 'choice'],
    ['enum', { type: 'string', enum: ['a', 'b'] }, 'choice'],
    ['enum of nothing', { type: 'string', enum: [] }, 'line'],
    ['enum on a number, which the page does not know', { type: 'integer', enum: [1, 2] }, 'number'],
    ['an unknown type', { type: 'int' }, 'line'],
    ['no object', 5, 'line'],
  ])('%s', (_, field, control) => {
    expect(fieldOf(field).control).toBe(control);
  });

  test('entries of a type are its choices; without known entries it is a line', () => {
    expect(ENTRY.choices).toEqual([{ key: 'BOX', label: 'Box kite' }]);
    expect(fieldOf({ type: 'string' }, { dtypeName: 'Other' }, TYPES).control).toBe('line');
  });

  test('an enum names the choices of a type whose entries are not known, each once', () => {
    const field = fieldOf({ type: 'string', enum: ['a', 'a', 1, 'b'] }, { dtypeName: 'Other' });
    expect(field.choices.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  test('examples are suggestions, only for strings', () => {
    expect(fieldOf({ type: 'string', examples: ['x', 2] }).suggestions).toEqual(['x']);
    expect(fieldOf({ type: 'integer', examples: ['x'] }).suggestions).toEqual([]);
  });

  test.each([
    [{ type: 'string', default: null }, {}],
    [{ type: 'string', default: '' }, {}],
    [{ type: 'string', default: '?' }, { dtypeName: 'Kite' }],
  ])('%j is not a default', (field, words) => {
    expect(fieldOf(field, words).fallback).toBeUndefined();
  });

  test('fields keep the manifest’s order', () => {
    const fields = { zoom: { type: 'integer' }, area: { type: 'string' } };
    const [tool] = panelOf({
      tools: { t: { schema: { fields }, ui: { args: { area: {}, zoom: {} } } } },
    }).tools;
    expect(tool?.fields.map(({ name }) => name)).toEqual(['zoom', 'area']);
  });
});

describe('what is sent', () => {
  test.each<[field: unknown, text: string, value: unknown]>([
    [{ type: 'string' }, '', undefined],
    [{ type: 'string' }, ' 5 ', ' 5 '],
    [{ type: 'integer' }, '12', 12],
    [{ type: 'number' }, ' -1.50 ', -1.5],
    [{ type: 'integer' }, 'many', 'many'],
    [{ type: 'number' }, '0x10', '0x10'],
    [{ type: 'boolean' }, 'false', false],
    [{ type: 'string', format: 'date' }, '2031-04-09', '2031-04-09'],
  ])('%j, %j', (field, text, value) => {
    expect(valueOf(fieldOf(field), text)).toEqual(value);
  });

  test('a chosen entry is sent resolved, any other text as it is', () => {
    const entry = { type: 'enum', ns: 'kites', id: 'Kite', key: 'BOX', label: 'Box kite' };
    expect(valueOf(ENTRY, 'BOX')).toEqual(entry);
    expect(valueOf(ENTRY, 'dragon')).toBe('dragon');
    const ofOther = fieldOf({ type: 'string' }, { dtypeName: 'Kite', dtypeNs: 'wind' }, TYPES);
    expect(valueOf(ofOther, 'BOX')).toMatchObject({ ns: 'wind' });
  });

  test('unset fields are left out, unless their defaults are asked for', () => {
    const number = fieldOf({ type: 'integer', default: 7 });
    const texts = new Map<string, string>();
    expect(argsOf([number], texts, false)).toEqual({});
    expect(argsOf([number], texts, true)).toEqual({ a: 7 });
    expect(argsOf([number], new Map([[number.pointer, '3']]), true)).toEqual({ a: 3 });
    expect(argsOf([ENTRY], texts, true)).toMatchObject({ a: { key: 'BOX' } });
  });

  test('the request is the one of the protocol', () => {
    expect(requestOf('fly', { a: 1 })).toEqual({ action: 'request', opName: 'fly', info: { a: 1 } });
  });

  test('an argument may be called __proto__', () => {
    const fields = JSON.parse('{"__proto__": {"type": "integer"}}') as unknown;
    const [tool] = panelOf({ tools: { t: { schema: { fields } } } }).tools;
    const args = argsOf(tool?.fields ?? [], new Map([['/tools/t/schema/fields/__proto__', '4']]), false);
    expect(JSON.stringify(args)).toBe('{"__proto__":4}');
  });
});

describe('written as default', () => {
  test.each<[field: unknown, text: string, value: unknown]>([
    [{ type: 'integer', default: 7 }, '8', 8],
    [{ type: 'string' }, 'x', 'x'],
    [{ type: 'boolean' }, 'true', true],
  ])('%j, %j', (field, text, value) => {
    const pointer = '/tools/t/schema/fields/a/default';
    expect(defaultChange(fieldOf(field), text)).toEqual({ op: 'set', pointer, value });
  });

  test('an entry by its key', () => {
    expect(defaultChange(ENTRY, 'other')).toMatchObject({ value: 'other' });
  });

  test.each<[field: unknown, text: string]>([
    [{ type: 'integer', default: 7 }, '7'],
    [{ type: 'integer' }, 'many'],
    [{ type: 'integer' }, '1.5'],
    [{ type: 'string' }, ''],
    [5, 'x'],
  ])('nothing for %j, %j', (field, text) => {
    expect(defaultChange(fieldOf(field), text)).toBeNull();
  });
});
