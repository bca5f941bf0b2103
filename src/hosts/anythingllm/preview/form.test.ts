// When Save shows, and what saving reports and keeps (docs/hosts/anythingllm.md#save).

import { describe, expect, test } from 'vitest';
import { attempt, isChanged, NO_TEXTS, unsaid, withText, type Texts } from './form.ts';
import { panelOfCase } from './panel-case.fixtures.ts';

const STATION = { type: 'string', input: { type: 'text', default: 'North' } };

function errorsOf(entry: unknown, typed?: string): readonly string[] {
  return attempt(panelOfCase({ A: entry }), typed === undefined ? NO_TEXTS : { A: typed }, NO_TEXTS).errors;
}

describe('Save shows', () => {
  test.each<[string, unknown, readonly string[], boolean]>([
    ['not before an edit, so a default is never stored by itself', STATION, [], false],
    ['after an edit', STATION, ['South'], true],
    ['not once the old text is typed again', STATION, ['South', 'North'], false],
    ['where a number is typed again, for it is a text now', { type: 'number', value: 5 }, ['6', '5'], true],
    ['not where the field says it already', { type: 'number', value: 5 }, ['5'], false],
  ])('%s', (_, entry, edits, shows) => {
    const panel = panelOfCase({ A: entry });
    const typed = edits.reduce((texts, text) => withText(panel, texts, 'A', text), NO_TEXTS);
    expect(isChanged(panel, typed, NO_TEXTS)).toBe(shows);
  });
});

describe('required', () => {
  const missing = ['A is required to have a value.'];

  test.each<[string, unknown, readonly string[]]>([
    ['empty', { type: 'string', required: true }, missing],
    ['a value of 0 is empty', { type: 'number', required: true, value: 0 }, missing],
    ['a value of false is empty', { type: 'boolean', required: true, value: false }, missing],
    ['asked before the type', { type: 'number', required: true, value: '' }, missing],
    ['the text false asks too', { type: 'string', required: 'false' }, missing],
    ['that of the input does not ask', { type: 'string', input: { required: true } }, []],
    ['a value is enough', { type: 'string', required: true, value: 'x' }, []],
  ])('%s', (_, entry, errors) => {
    expect(errorsOf(entry)).toEqual(errors);
  });
});

describe('type of an edited field', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['string', { type: 'string' }, []],
    ['number', { type: 'number' }, ['A must be of type number.']],
    ['boolean', { type: 'boolean' }, ['A must be of type boolean.']],
    ['any other word', { type: 'text' }, ['A must be of type text.']],
    ['none', {}, ['A must be of type undefined.']],
  ])('%s', (_, entry, errors) => {
    expect(errorsOf(entry, '5')).toEqual(errors);
  });

  test.each(['email', 'url', 'date', 'color'])('an input of type %s is not checked', (type) => {
    expect(errorsOf({ type: 'string', input: { type } }, 'anything at all')).toEqual([]);
  });
});

describe('type of a field that was not edited', () => {
  const must = (type: string): readonly string[] => [`A must be of type ${type}.`];

  test.each<[string, unknown, readonly string[]]>([
    ['string: empty', { type: 'string' }, []],
    ['string: a default', STATION, []],
    ['string: null', { type: 'string', value: null }, must('string')],
    ['string: a number', { type: 'string', value: 5 }, must('string')],
    ['number: a number', { type: 'number', value: 5 }, []],
    ['number: a default of 5', { type: 'number', input: { default: 5 } }, []],
    ['number: a default of 0 becomes empty', { type: 'number', input: { default: 0 } }, must('number')],
    ['number: a value of 0 is kept', { type: 'number', value: 0 }, []],
    ['number: empty', { type: 'number' }, must('number')],
    ['boolean: true', { type: 'boolean', value: true }, []],
    [
      'boolean: a default of false becomes empty',
      { type: 'boolean', input: { default: false } },
      must('boolean'),
    ],
    ['text is not a type', { type: 'text', value: 'x' }, must('text')],
    ['password is not a type', { type: 'password', value: 'x' }, must('password')],
    ['String is not a type', { type: 'String', value: 'x' }, must('String')],
    ['no type', { value: 'x' }, must('undefined')],
  ])('%s', (_, entry, errors) => {
    expect(errorsOf(entry)).toEqual(errors);
  });
});

describe('all fields together', () => {
  const tried = (setup: unknown, typed: Texts) => attempt(panelOfCase(setup), typed, NO_TEXTS);

  test('one toast per field, in the order of the keys, for untouched ones too', () => {
    const setup = { Z: { type: 'number' }, A: { type: 'number', required: true }, STATION };
    expect(tried(setup, { STATION: 'South' }).errors).toEqual([
      'Z must be of type number.',
      'A is required to have a value.',
    ]);
  });

  test('valid values are kept in memory even when others are refused', () => {
    const setup = { STATION, LEVEL: { type: 'number' } };
    const { errors, held } = tried(setup, { STATION: 'South', LEVEL: '5' });
    expect([errors, held]).toEqual([['LEVEL must be of type number.'], { STATION: 'South' }]);
    expect(isChanged(panelOfCase(setup), { STATION: 'South' }, held)).toBe(false);
  });

  test('so is the first text where it is typed again', () => {
    const panel = panelOfCase({ STATION, LEVEL: { type: 'number' } });
    const { held } = attempt(panel, { STATION: 'South' }, NO_TEXTS);
    expect([held, attempt(panel, NO_TEXTS, held).held]).toEqual([{ STATION: 'South' }, {}]);
  });

  test('of a list every edit is a change, and only edited fields are checked', () => {
    const panel = panelOfCase([{ type: 'string', value: 'a' }, { type: 'number' }]);
    const again = withText(panel, withText(panel, NO_TEXTS, '0', 'b'), '0', 'a');
    expect(isChanged(panel, again, NO_TEXTS)).toBe(true);
    expect(attempt(panel, { 0: 'a' }, NO_TEXTS).errors).toEqual([]);
    expect(attempt(panel, { 1: '5' }, NO_TEXTS).errors).toEqual(['1 must be of type number.']);
  });
});

test('fields that are not tracked are checked in the order of their first edits', () => {
  const panel = panelOfCase({ A: { type: 'number' }, constructor: { type: 'number' } });
  const edits = ['constructor=x', 'A=y', 'constructor=z'].map((edit) => edit.split('='));
  const typed = edits.reduce((texts, [key = '', text = '']) => withText(panel, texts, key, text), NO_TEXTS);
  expect(attempt(panel, typed, NO_TEXTS).errors).toEqual([
    'constructor must be of type number.',
    'A must be of type number.',
  ]);
});

test('texts that the manifest says itself by now are let go', () => {
  const panel = panelOfCase({ STATION: { ...STATION, value: 'South' }, OTHER: { type: 'string' } });
  expect(unsaid(panel, { STATION: 'South', OTHER: 'x' })).toEqual({ OTHER: 'x' });
});
