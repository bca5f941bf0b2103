// Reports of conversions, and the row of the matrix.

import { describe, expect, test } from 'vitest';
import { host as toyHost } from '../../../test/hosts/smallest-host.ts';
import { portabilityOf } from '../portability.ts';
import type { Endpoint } from '../endpoints.ts';
import { pluginOf } from '../../files/plugin.ts';
import type { OpenPlugin } from '../../model/file.ts';
import { markdownOf } from './report.ts';
import { originOf, type ConvertRequest } from '../request.ts';
import { left, manifest, right, toys } from '../toy-endpoints.fixtures.ts';
import { viewOf, type ConversionView } from './view.ts';

const of = (text: string, path = 'quay/left.json'): OpenPlugin => pluginOf({ path, text });

const request: ConvertRequest = {
  plugin: of(JSON.stringify(manifest)),
  hostId: 'left',
  target: 'right',
  keepsRest: true,
  withSecrets: false,
};

function viewFor(over: Partial<ConvertRequest>): ConversionView {
  const answer = viewOf({ ...request, ...over }, toys, []);
  if ('failed' in answer) throw new Error(answer.failed);
  return answer;
}

describe('as Markdown', () => {
  test('the gravest comes first, with places and never with values', () => {
    const text = markdownOf(
      viewFor({ plugin: of('{"id":"quay","name":"Quay","icon":"anchor","crew":"Ann"}') }),
    );
    expect(text).toBe(
      [
        '# Left to Right',
        '',
        '**No tools · 1 detail does not fit**',
        '',
        '- Cannot work in Right: `icon`. Because of no-icons.',
        '- The source describes no tool, so the output has none.',
        '- Not in the output, kept in `plugbench.original.json`: `crew`.',
        '- Converting back gives the original.',
        '',
        '<details>',
        '<summary>All values (7)</summary>',
        '',
        '## To write by hand (1)',
        '',
        'Cannot work in the target.',
        '',
        '| from | to | why |',
        '| --- | --- | --- |',
        '| quay/left.json#/icon | quay/icon.py#/icon | Because of no-icons. |',
        '',
        '## Kept in the sidecar (1)',
        '',
        'Does not fit in the target. Converting back restores it.',
        '',
        '| from | to | why |',
        '| --- | --- | --- |',
        '| quay/left.json#/crew |  | It has no meaning outside the host it was written for. |',
        '',
        '## Added (2)',
        '',
        'The target requires it; your manifest does not have it.',
        '',
        '| from | to | why |',
        '| --- | --- | --- |',
        '|  | quay/right.json#/kind | Because of kind. |',
        '|  | quay/notes.txt#/license | Because of licence. |',
        '',
        '## Kept (2)',
        '',
        'The target says the same.',
        '',
        '| from | to | why |',
        '| --- | --- | --- |',
        '| quay/left.json#/id | quay/right.json#/id |  |',
        '| quay/left.json#/name | quay/right.json#/about/title quay/right.json#/about/again |  |',
        '',
        '## Fixed values (1)',
        '',
        'They follow from the formats, not from your plugin.',
        '',
        '| from | to | why |',
        '| --- | --- | --- |',
        '|  | quay/right.json#/labels | The same in every manifest of the target. |',
        '',
        '</details>',
        '',
      ].join('\n'),
    );
  });

  test('a value with two places has both in its row', () => {
    expect(markdownOf(viewFor({}))).toContain(
      '| quay/left.json#/name | quay/right.json#/about/title quay/right.json#/about/again | ',
    );
  });

  test.each<[ConversionView['back'], string]>([
    ['same', 'Converting back gives the original.'],
    ['order', 'Converting back gives all values in a different order.'],
    ['differs', 'Converting back does not give the original.'],
  ])('the way back: %s', (back, message) => {
    expect(markdownOf({ ...viewFor({}), back })).toContain(`\n- ${message}\n`);
  });
});

describe('the row of the matrix', () => {
  test('counts what is lost, and names what is blocked or refused once', () => {
    expect(portabilityOf(request, toys)).toEqual({
      target: 'right',
      name: 'Right',
      works: 'none',
      headline: ['No tools', '1 detail does not fit'],
      blockers: ['Because of no-icons.'],
    });
    const refused = portabilityOf({ ...request, plugin: of('{"id":"a","name":"!","icon":"b"}') }, toys);
    expect(refused?.blockers).toEqual(['Because of no-icons.', 'It has a `!`.']);
    expect(portabilityOf({ ...request, plugin: of('{"id":"a"}') }, toys)?.blockers).toEqual([]);
  });

  test('names what the documented release of a host refuses', () => {
    const { format, ...rest } = right;
    const car: Endpoint = { ...rest, id: 'toy', name: 'Toy', releases: toyHost.releases, host: toyHost };
    expect(format?.id).toBe('right');
    const row = portabilityOf({ ...request, target: 'toy', plugin: of('{"id":"a"}') }, [...toys, car]);
    expect(row?.blockers).toEqual(['A toy car needs `wheels`.']);
    const lenient = {
      ...toyHost,
      rules: { 'toy/no-wheels': { ...toyHost.rules['toy/no-wheels'], severity: { '1.0': 'refused' } } },
    } as typeof toyHost;
    const other = portabilityOf({ ...request, target: 'toy', plugin: of('{"id":"a"}') }, [
      ...toys,
      { ...car, host: lenient },
    ]);
    expect(other?.blockers).toEqual([]);
  });

  test.each<[string, Partial<ConvertRequest>]>([
    ['to itself', { target: 'left' }],
    ['to what is not known', { target: 'none' }],
    ['from what cannot be read', { plugin: of('') }],
    ['from code', { plugin: of('{"code":"x"}') }],
  ])('there is none %s', (_, over) => {
    expect(portabilityOf({ ...request, ...over }, toys)).toBeNull();
  });

  test('there is none to what cannot be written', () => {
    const { write, ...readOnly } = right;
    expect(write).toBeDefined();
    expect(portabilityOf(request, [left, readOnly])).toBeNull();
  });
});

describe('what a text can be converted from', () => {
  const origin = (text: string, hostId: string | null, path = ''): unknown => {
    const found = originOf({ plugin: of(text, path), hostId }, toys);
    return typeof found === 'string' ? found : [found.endpoint.id, found.source.main.path];
  };

  test.each<[string, string | null, unknown]>([
    ['{"id": 1}', 'left', ['left', 'left.json']],
    ['{"id": 1}', 'right', ['right', 'right.json']],
    ['{"left": 1}', null, ['left', 'left.json']],
    ['{"right": 1}', null, ['right', 'right.json']],
    ['{"right": 1}', 'other', ['right', 'right.json']],
    ['[]', 'left', ['left', 'left.json']],
    ['{"id": 1}', null, 'unknown'],
    ['{"write-only": 1}', null, 'unknown'],
    ['1', 'left', 'unreadable'],
    ['', 'left', 'unreadable'],
    ['', null, 'unreadable'],
    ['{"code": "x"}', 'left', 'source'],
    ['['.repeat(500), 'left', 'unreadable'],
  ])('%.20s for %s', (text, hostId, expected) => {
    expect(origin(text, hostId)).toEqual(expected);
  });

  test('its own path comes before the usual one', () => {
    expect(origin('{}', 'left', 'quay/plugin.json')).toEqual(['left', 'quay/plugin.json']);
  });

  test('a host gives the path and the value that it would work on', () => {
    const car: Endpoint = { ...left, id: 'toy', host: toyHost };
    const found = originOf({ plugin: of('{"car": "red"}', ''), hostId: 'toy' }, [car]);
    expect(typeof found === 'object' && found.source.main).toEqual({
      path: 'red/car.json',
      text: '{"car": "red"}',
      value: { car: 'red' },
    });
  });
});
