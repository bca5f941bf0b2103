// Order, groups, layout, marks, progress, summary, help and defaults of the form (docs/hosts/elizaos.md#layout).

import { describe, expect, test } from 'vitest';
import { describeForm } from './describe.ts';
import { formOfCase, keysOf, sourceOfCase, type Bag } from './form-case.fixtures.ts';
import { groupIcon } from './describe.ts';

const text = { type: 'string' };

function groupsOf(
  properties: Bag,
  hints: Bag,
  required: string[] = [],
  values: Bag = {},
): [string, string[]][] {
  const form = formOfCase(sourceOfCase(properties, hints, required), { values });
  return form.groups.map((group) => [group.name, keysOf(group.fields)]);
}

describe('order', () => {
  test.each<[string, Bag, Bag, string[], string[]]>([
    [
      'by key where nothing else decides, not as written',
      { b: text, a: text, C: text },
      {},
      [],
      ['a', 'b', 'C'],
    ],
    [
      'by order, 999 without one',
      { a: text, b: text, c: text },
      { c: { order: 1 }, b: { order: 1000 } },
      [],
      ['c', 'a', 'b'],
    ],
    [
      'required and empty first, before any order',
      { a: text, b: text, z: text },
      { a: { order: 1 } },
      ['z'],
      ['z', 'a', 'b'],
    ],
    [
      'an order that is not a number moves nothing',
      { a: text, b: text },
      { a: { order: 'last' } },
      [],
      ['a', 'b'],
    ],
    [
      'equal orders by key, as they are written',
      { b: text, a: text, d: text, c: text },
      { b: { order: 'x' }, a: { order: 'x' }, d: { order: 1 }, c: { order: '1' } },
      [],
      ['a', 'b', 'd', 'c'],
    ],
  ])('%s', (_, properties, hints, required, expected) => {
    expect(groupsOf(properties, hints, required)).toEqual([['general', expected]]);
  });

  test('a required field with a value is where its order puts it', () => {
    expect(groupsOf({ a: text, z: text }, {}, ['z'], { z: 'v' })).toEqual([['general', ['a', 'z']]]);
  });
});

describe('groups', () => {
  test('in the order of first appearance, and case counts', () => {
    const hints = { a: { group: 'General' }, b: { group: 'auth' }, d: { group: 'auth', order: 1 } };
    expect(groupsOf({ a: text, b: text, c: text, d: text }, hints)).toEqual([
      ['auth', ['d', 'b']],
      ['General', ['a']],
      ['general', ['c']],
    ]);
  });

  test.each<[string, Bag, boolean]>([
    ['one group has no header', {}, false],
    ['two have', { a: { group: 'auth' } }, true],
    ['advanced fields make no group', { a: { group: 'auth', advanced: true } }, false],
  ])('%s', (_, hints, expected) => {
    expect(formOfCase(sourceOfCase({ a: text, b: text }, hints)).showsHeaders).toBe(expected);
  });

  test.each([
    ['auth', '🔑'],
    ['API Keys', '🔑'],
    ['Connection', '🔗'],
    ['models', '🤖'],
    ['general', '⚙️'],
    ['advanced', '🔧'],
    ['storage', '💾'],
    ['security', '🛡️'],
    ['voice', '🎤'],
    ['wallet', '💰'],
    ['webhook', '📡'],
    ['logging', '📝'],
    ['timing', '⏱️'],
    ['tides', '■'],
    ['__proto__', '■'],
  ])('the group %s has the emoji %s', (name, icon) => {
    expect(groupIcon(name)).toBe(icon);
  });
});

describe('advanced section', () => {
  const source = sourceOfCase(
    { a: text, b: text, c: text },
    { b: { advanced: true, group: 'auth' }, a: { advanced: true, order: 5 } },
  );

  test('is folded at first, with the count of its fields', () => {
    const form = formOfCase(source);
    expect(form.advancedFields.map((field) => field.key)).toEqual(['a', 'b']);
    expect(form.advanced).toEqual([]);
    expect(form.groups.map((group) => keysOf(group.fields))).toEqual([['c']]);
  });

  test('unfolded it is one grid without groups', () => {
    expect(keysOf(formOfCase(source, { open: true }).advanced)).toEqual(['a', 'b']);
  });
});

describe('width', () => {
  test.each<[string, Bag, Bag, string]>([
    ...'text password number url email boolean select date datetime color file'
      .split(' ')
      .map((type): [string, Bag, Bag, string] => [`${type} is half`, {}, { type }, 'half']),
    ...'textarea radio multiselect json code array keyvalue custom markdown checkbox-group group table'
      .split(' ')
      .map((type): [string, Bag, Bag, string] => [`${type} is full`, {}, { type }, 'full']),
    ['a hint wins', {}, { type: 'text', width: 'third' }, 'third'],
    ['an unknown width is full', {}, { type: 'text', width: 'wide' }, 'full'],
  ])('%s', (_, property, hint, width) => {
    const form = formOfCase(sourceOfCase({ x: property }, { x: hint }));
    expect(form.groups[0]?.fields[0]?.width).toBe(width);
  });
});

describe('marks', () => {
  const one = (property: Bag, hint: Bag, required: string[], values: Bag, set = Object.keys(values)) =>
    formOfCase(sourceOfCase({ x: property }, { x: hint }, required), { values, set }).groups[0]?.fields[0];

  test.each<[string, Bag, string[], Bag, string[], boolean, boolean]>([
    ['required and unset', text, ['x'], {}, [], true, false],
    ['a default does not set it', { ...text, default: 'd' }, ['x'], {}, [], true, false],
    ['typed but not saved does not set it', text, ['x'], { x: 'v' }, [], true, false],
    ['set', text, ['x'], { x: 'v' }, ['x'], false, true],
    ['optional and unset', text, [], {}, [], false, false],
  ])('%s', (_, property, required, values, set, lacking, configured) => {
    expect(one(property, {}, required, values, set)).toMatchObject({ lacking, configured });
  });

  test.each<[string, Bag, string, boolean]>([
    ['without a label the raw key', {}, 'x', false],
    ['a label with the key beside it', { label: 'The X' }, 'The X', true],
    ['a label that is the key', { label: 'x' }, 'x', false],
    ['an empty label stays empty', { label: '' }, '', true],
    ['a number is shown', { label: 5 }, '5', true],
  ])('%s', (_, hint, label, showsKey) => {
    expect(one(text, hint, [], {})).toMatchObject({ label, showsKey, id: 'field-tide-x' });
  });

  test('readonly', () => {
    expect(one(text, { readonly: true }, [], {})?.field.readonly).toBe(true);
  });
});

describe('help', () => {
  test.each<[string, Bag, Bag, string, string]>([
    ['the hint before the description', { description: 'd' }, { help: 'h' }, 'h', ''],
    ['else the description', { description: 'd' }, {}, 'd', ''],
    ['with the default', { description: 'd', default: 5 }, {}, 'd', ' (default: 5)'],
    ['a default of false is shown too', { description: 'd', default: false }, {}, 'd', ' (default: false)'],
    ['a default of null is none', { description: 'd', default: null }, {}, 'd', ''],
    ['no default without help', { default: 5 }, {}, '', ''],
    [
      'an empty help hides the description',
      { description: 'd', default: 5 },
      { help: '' },
      '',
      ' (default: 5)',
    ],
  ])('%s', (_, property, hint, help, helpDefault) => {
    const form = formOfCase(sourceOfCase({ x: property }, { x: hint }));
    expect(form.groups[0]?.fields[0]).toMatchObject({ help, helpDefault });
  });
});

describe('progress', () => {
  const properties = { a: text, b: text, c: text, d: text };

  test('counts what is set or typed, advanced fields too', () => {
    const source = sourceOfCase(properties, { b: { advanced: true }, d: { hidden: true } }, ['a', 'b', 'd']);
    expect(formOfCase(source, { values: { a: 'v', c: '' }, set: [] }).progress).toEqual({
      requiredSet: 1,
      required: 2,
      set: 1,
      total: 3,
    });
  });

  test('shows only while something required is missing', () => {
    expect(formOfCase(sourceOfCase(properties, {}, ['a']), { values: { a: 'v' } }).progress).toBeNull();
    expect(formOfCase(sourceOfCase(properties)).progress).toBeNull();
  });
});

describe('error summary', () => {
  const source = sourceOfCase({ a: text, b: text }, { a: { label: 'The A' } });
  const errors = (...keys: string[]) => new Map(keys.map((key) => [key, ['bad']]));

  test('one line per field, by label', () => {
    const form = formOfCase(source, { errors: errors('b', 'a') });
    expect(form.summary).toEqual([
      { id: 'field-tide-b', label: 'b' },
      { id: 'field-tide-a', label: 'The A' },
    ]);
    expect(form.summaryTitle).toBe('2 fields need attention');
    expect(form.groups[0]?.fields.map((view) => view.errors)).toEqual([['bad'], ['bad']]);
  });

  test('one field, and one that is hidden by now, under its key', () => {
    const form = formOfCase(source, { errors: errors('gone') });
    expect([form.summaryTitle, form.summary[0]?.label]).toEqual(['1 field needs attention', 'gone']);
  });
});

describe('the renderer’s input', () => {
  const none = { values: {}, set: new Set<string>(), errors: new Map() };
  test('a missing schema is reported, an empty one shows nothing', () => {
    const empty = { ...sourceOfCase({}), schema: null };
    expect(describeForm(empty, '', none, false)).toBeNull();
    expect(formOfCase(sourceOfCase({})).groups).toEqual([]);
  });

  test('hints are found by the exact key: orphans and dotted keys change nothing', () => {
    const form = formOfCase(
      sourceOfCase({ a: { type: 'object' } }, { 'a.b': { hidden: true }, A: { hidden: true } }),
    );
    expect(keysOf(form.groups[0]?.fields ?? [])).toEqual(['a']);
  });

  test('without an id the elements are named only by the key', () => {
    const form = describeForm(sourceOfCase({ a: text }), '', none, false);
    expect(form?.groups[0]?.fields[0]?.id).toBe('field-a');
  });
});
