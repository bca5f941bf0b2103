// The samples of this host, all of our own writing.

import type { Sample } from '../../model/host.ts';
import broken from './samples/broken.json?raw';
import good from './samples/good.json?raw';
import key from './samples/key.json?raw';
import template from './samples/template.json?raw';

/** The examples of the menu, the working one first. Each `path` is where the host would keep the file. */
export const samples: readonly Sample[] = [
  {
    id: 'good',
    kind: 'good',
    label: 'Trail planner',
    teaches: 'Two tools that every release of OwnPilot installs, registers and runs as written.',
    path: 'trailplanner/skill.json',
    text: good,
  },
  {
    id: 'key',
    kind: 'broken',
    label: 'Tide times, with a key',
    teaches:
      'Run it: it fails until its key is set. Then it works in the guide’s own sandbox, and gives a different answer in every real release.',
    path: 'tidetimes/skill.json',
    text: key,
  },
  {
    id: 'broken',
    kind: 'broken',
    label: 'Library loans with mistakes',
    teaches: 'It follows the guide, but real releases refuse its trigger and never register its tools.',
    path: 'library-loans/skill.json',
    text: broken,
  },
  {
    id: 'template',
    kind: 'template',
    label: 'New package',
    teaches: 'The smallest useful package: one tool, a prompt, and keywords to find it.',
    path: 'helloskill/skill.json',
    text: template,
  },
];
