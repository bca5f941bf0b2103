// Tests what the pages are made of, and which of their parts are left out.

import { describe, expect, test } from 'vitest';
import { panelOf } from './panel.ts';

const BUOYS = {
  id: 'buoys',
  name: 'Buoys',
  version: '1',
  description: 'D',
  tools: [{ name: 'b' }, { name: 'a' }],
};

test('a service is used by the package, under its name', () => {
  expect(panelOf(BUOYS, '2026-02', false).usedBy).toBe('Tool: Buoys');
  expect(panelOf({ ...BUOYS, name: null }, '2026-02', false).usedBy).toBe('Tool: ');
});

test('the card counts tools and triggers', () => {
  const { card } = panelOf({ ...BUOYS, triggers: [{}, {}, {}] }, '2026-02', false);
  expect([card?.tools, card?.triggers]).toEqual([2, 3]);
  expect(panelOf(BUOYS, '2026-02', false).card?.triggers).toBe(0);
});

test('tools, triggers, tags and services stand as in the manifest', () => {
  const { detail, services } = panelOf(
    {
      ...BUOYS,
      triggers: [{ name: 'z' }, { name: 'y' }],
      tags: ['t', 's'],
      required_services: [{ name: 'n' }, { name: 'm' }],
    },
    '2026-02',
    false,
  );
  if ('crash' in detail.overview) throw new Error('The overview crashes');
  const { tools, triggers, tags } = detail.overview;
  expect(tools.map(({ name }) => name)).toEqual(['b', 'a']);
  expect(triggers.map(({ name }) => name)).toEqual(['z', 'y']);
  expect(tags.map(({ text }) => text)).toEqual(['t', 's']);
  expect(services.map(({ name }) => name)).toEqual(['n', 'm']);
});

describe('the tab Services', () => {
  test.each<[string, unknown, boolean]>([
    ['is left out without the member', undefined, false],
    ['and of an empty list', [], false],
    ['and of an object', {}, false],
    ['is there for one service', [{ name: 's' }], true],
  ])('%s', (_, required_services, there) => {
    expect(panelOf({ ...BUOYS, required_services }, '2026-02', false).detail.services !== null).toBe(there);
  });
});

test('the tab Security is there in 0.8.3 alone', () => {
  expect(panelOf(BUOYS, '2026-02', false).detail.security).toBeNull();
  expect(panelOf(BUOYS, '0.8.3', false).detail.security).toMatchObject({ level: 'low' });
});
