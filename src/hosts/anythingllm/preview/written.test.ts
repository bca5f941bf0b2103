// The requests of switch and Save, plugin.json afterwards, and the same as an edit of the source.

import { describe, expect, test } from 'vitest';
import { NO_TEXTS } from './form.ts';
import { LAMPS, panelOfCase } from './panel-case.fixtures.ts';
import { changesOf, linesOf, saveRequest, toggleRequest } from './written.ts';

const SETUP = {
  STATION: { type: 'string', required: true, input: { type: 'text', default: 'North' } },
  KEY: { type: 'string', input: { type: 'password' } },
};
const panel = panelOfCase(SETUP);

describe('the request', () => {
  test('of the switch is only the switch', () => {
    expect(toggleRequest(false)).toEqual({ updates: { active: false } });
  });

  test('of Save is the whole manifest, every setting with a value', () => {
    const setup_args = {
      STATION: { ...SETUP.STATION, value: 'North' },
      KEY: { ...SETUP.KEY, value: 'k' },
    };
    expect(saveRequest(panel, null, { KEY: 'k' })).toEqual({ updates: { ...LAMPS, setup_args } });
  });

  test.each([undefined, false, 'yes'])('of Save has imported, whatever the manifest says', (imported) => {
    expect(saveRequest(panelOfCase(SETUP, { imported }), null, NO_TEXTS).updates.imported).toBe(true);
  });

  test('of Save has the switch as it was put last', () => {
    expect(saveRequest(panel, false, NO_TEXTS).updates.active).toBe(false);
  });

  test.each([null, 'x', undefined])('of Save leaves settings without entries unchanged: %j', (setup) => {
    expect(saveRequest(panelOfCase(setup), null, NO_TEXTS).updates.setup_args).toBe(setup);
  });
});

describe('as lines', () => {
  const lines = (setup: unknown, saved: Readonly<Record<string, string>>): [string, string][] => {
    const panel = panelOfCase(setup, { imported: true });
    return linesOf(panel, changesOf(panel, { active: null, saved })).map(({ name, value }) => [name, value]);
  };

  test.each<[string, string, [string, string][]]>([
    ['text', 's3cret', [['setup_args.KEY.value', '"s3cret"']]],
    ['password', 's3cret', [['setup_args.KEY.value', '••••']]],
    ['PASSWORD', 's3cret', [['setup_args.KEY.value', '••••']]],
    ['password', '', [['setup_args.KEY.value', '""']]],
  ])('%s %j', (type, text, expected) => {
    expect(lines({ KEY: { type: 'string', input: { type } } }, { KEY: text })).toEqual(expected);
  });
});

describe('as changes of the source', () => {
  test('defaults of untouched settings are fixed by a Save', () => {
    expect(changesOf(panel, { active: null, saved: { KEY: 'k' } })).toEqual([
      { op: 'set', pointer: '/setup_args/STATION/value', value: 'North' },
      { op: 'set', pointer: '/setup_args/KEY/value', value: 'k' },
    ]);
  });

  test('the switch is one member, and none where it is put back', () => {
    expect(changesOf(panel, { active: false, saved: null })).toEqual([
      { op: 'set', pointer: '/active', value: false },
    ]);
    expect(changesOf(panel, { active: true, saved: null })).toEqual([]);
  });

  test('of a list only the edited element is written', () => {
    const list = panelOfCase([{ type: 'string' }, { type: 'string' }]);
    expect(changesOf(list, { active: null, saved: { 1: 'b' } })).toEqual([
      { op: 'set', pointer: '/setup_args/1/value', value: 'b' },
    ]);
  });

  test('they make the file that the host would write', () => {
    const sent = { active: false, saved: { STATION: 'x', KEY: '' } };
    const written = changesOf(panel, sent).map((change) => [
      change.pointer,
      'value' in change && change.value,
    ]);
    expect(Object.fromEntries(written)).toEqual({
      '/active': false,
      '/setup_args/STATION/value': 'x',
      '/setup_args/KEY/value': '',
    });
  });
});
