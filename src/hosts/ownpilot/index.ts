// OwnPilot: joins the files of this folder into one host record.

import { member } from '../../model/guards.ts';
import type { Host, PublishedSchema } from '../../model/host.ts';
import { check } from './check.ts';
import { detect } from './detect.ts';
import { foreign } from './foreign.ts';
import { preview } from './preview.ts';
import { read } from './read.ts';
import { releases } from './releases.ts';
import { repairsFor } from './repairs.ts';
import { samples } from './samples.ts';
import skillSchema from './schema.json';
import { rules } from './sentences.ts';
import { isText } from './shape.ts';
import { verdicts } from './verdicts.ts';
import { write } from './write.ts';

const schema: PublishedSchema = {
  file: 'ownpilot-skill.json',
  fileMatch: ['**/skill-packages/*/skill.json', '**/extensions/*/extension.json'],
  schema: skillSchema,
};

export const ownpilot: Host = {
  id: 'ownpilot',
  name: 'OwnPilot',
  manifest: 'skill.json',
  releases,
  rules,
  samples,
  schemas: [schema],
  schemaFor: () => schema.schema,
  defaultPath: (value) => {
    const id = member(value, 'id');
    return `${isText(id) ? id : 'my-skill'}/skill.json`;
  },
  detect,
  foreign,
  check,
  repair: repairsFor,
  verdicts,
  preview,
  read,
  write,
};
