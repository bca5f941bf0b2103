// Joins the parts of the host Gloodata, whose manifest is the info document of an extension.

import { textIn } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import { entry } from './entry.ts';
import { fragment } from './fragments.ts';
import { preview } from './preview/preview.ts';
import schema from './schema.json';
import { check, rules } from './subjects.ts';
import { slug } from './values.ts';
import { verdicts } from './verdicts.ts';

export const host: Host = {
  ...entry,
  rules,
  schemas: entry.schemas.map((file) => ({ ...file, schema })),
  read: {
    schemaFor: () => schema,
    defaultPath,
    placeholders: ['Name your extension', 'Name your tool', 'Ask as a person would'],
  },
  check,
  fragment,
  verdicts,
  preview,
  portable: async () => (await import('./convert/write.ts')).portable,
};

/** The host has no rule for file names: an extension serves the document over HTTP. */
function defaultPath(value: unknown): string {
  return `${slug(textIn(value, 'ns')) || 'my-extension'}.json`;
}
