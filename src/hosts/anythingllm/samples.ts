// The sample skills of AnythingLLM.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import goodHandler from './samples/good-handler.txt?raw';
import good from './samples/good.json?raw';
import templateHandler from './samples/template-handler.txt?raw';
import template from './samples/template.json?raw';

/** The samples in the order of the menu. */
export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Sunset clock',
    teaches:
      'A skill that loads, saves and reaches its handler as written. Its default is in "value", because "input.default" never arrives.',
    path: 'sunset-clock/plugin.json',
    text: good,
    others: [{ path: 'handler.js', text: goodHandler }],
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Bike counter with mistakes',
    teaches:
      'AnythingLLM loads this without a message. But one setting never reaches the handler, another can never be saved, and the examples teach the model wrong calls.',
    path: 'bike counter/plugin.json',
    text: broken,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New skill',
    teaches: 'Everything that a skill must have, with a handler to run.',
    path: 'my-skill/plugin.json',
    text: template,
    others: [{ path: 'handler.js', text: templateHandler }],
  },
];
