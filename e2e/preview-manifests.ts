// Manifests whose panels several browser tests look at.

import type { Page } from 'playwright';

export const KITES = {
  ns: 'kites',
  title: 'Kite Shop',
  tools: {
    flyKite: {
      title: 'Fly a Kite',
      examples: ['Fly a kite at Skye', 'Fly the box kite'],
      schema: {
        fields: {
          where: { type: 'string', examples: ['Skye', 'Lewis'] },
          note: { type: 'string', multiline: true },
          height: { type: 'integer', default: 40 },
          calm: { type: 'boolean' },
          day: { type: 'string', format: 'date', default: null },
          kite: { type: 'string' },
        },
      },
      ui: {
        prefix: 'Fly',
        args: {
          where: { prefix: 'At' },
          height: { prefix: 'Up', suffix: 'm' },
          calm: { prefix: 'Calm' },
          day: { prefix: 'On' },
          kite: { prefix: 'With', dtypeName: 'Kite' },
        },
      },
    },
    listKites: { title: 'List Kites', examples: ['Which kites are there?'] },
  },
  tagValues: { Kite: { icon: 'flag', entries: [['BOX', 'Box kite']] } },
};

export const FERRY = {
  name: 'ferry_departures',
  displayName: '$t:ferry.name',
  description: 'Lists the next ferries',
  displayDescription: 'When ferries leave',
  parameters: {
    harbour: { type: 'string', description: 'The harbour', displayDescription: 'Harbour', required: true },
  },
};

/** Fills in every argument of the tool `flyKite` of `KITES` but its note. */
export async function fillKite(page: Page): Promise<void> {
  const form = page.locator('[data-panel="form"]');
  await form.getByLabel('where').fill('Skye');
  await form.getByLabel('height').fill('5');
  await form.getByLabel('calm').selectOption('true');
  await form.getByLabel('day').fill('2031-04-09');
  await form.getByLabel('kite').selectOption('Box kite');
}
