// The samples of Gloodata, all written for Plugbench.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import good from './samples/good.json?raw';
import template from './samples/template.json?raw';

export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Tide tables',
    teaches: 'An extension with two tools whose arguments appear in the tile in the order of `ui.args`.',
    path: 'tide-tables.json',
    text: good,
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Allotment planner with mistakes',
    teaches:
      'Members that the documentation does not have, keys that JavaScript reorders, and arguments that the tile never shows.',
    path: 'allotment-planner.json',
    text: broken,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New extension',
    teaches: 'Only what an extension with one tool needs.',
    path: 'my-extension.json',
    text: template,
  },
];
