// A small skill of our own and its panel, for the tests of the settings page.

import { panelOf, type Panel } from './panel.ts';

/** Members of any kind. */
export type Bag = Readonly<Record<string, unknown>>;

/** A complete skill without parameters. */
export const LAMPS = {
  active: true,
  hubId: 'lamps',
  name: 'Deck lamps',
  schema: 'skill-1.0.0',
  version: '1.0.0',
  description: 'Dims lamps',
  author: '@quay',
  author_url: 'https://quay.example',
  entrypoint: { file: 'handler.js', params: {} },
  imported: true,
};

/** The panel of the skill with these settings; `more` replaces its other members. */
export function panelOfCase(setup_args: unknown, more: Bag = {}, path = 'lamps/plugin.json'): Panel {
  return panelOf({ ...LAMPS, setup_args, ...more }, path);
}
