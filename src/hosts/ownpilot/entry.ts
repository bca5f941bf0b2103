// Joins what menus and detection need, which is loaded with every text.

import type { HostEntry } from '../../model/host.ts';
import { detect } from './detect.ts';
import { releases } from './releases.ts';
import { samples } from './samples.ts';

export const entry: HostEntry = {
  id: 'ownpilot',
  name: 'OwnPilot',
  manifest: 'skill.json',
  releases,
  samples,
  schemas: [
    {
      file: 'ownpilot-skill.json',
      fileMatch: ['**/skill-packages/*/skill.json', '**/extensions/*/extension.json'],
    },
  ],
  detect,
};
