// Gloodata: the info document with which an extension introduces itself.

import { member } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import { check } from './check.ts';
import { fragment } from './fragments.ts';
import { entry } from './entry.ts';
import { preview } from './preview.ts';
import { read } from './read.ts';
import { repair } from './repairs.ts';
import { slug } from './repairs/values.ts';
import schema from './schema.json';
import { rules } from './sentences.ts';
import { verdicts } from './verdicts.ts';
import { write } from './write.ts';

export const gloodata: Host = {
  ...entry,
  rules,
  schemas: entry.schemas.map((file) => ({ ...file, schema })),
  schemaFor: () => schema,
  defaultPath,
  check,
  fragment,
  placeholders: ['Name your extension', 'Name your tool', 'Ask as a person would'],
  repair,
  verdicts,
  preview,
  read,
  write,
};

/** The host has no rule for file names: an extension serves the document over HTTP. */
function defaultPath(value: unknown): string {
  const ns = member(value, 'ns');
  return `${(typeof ns === 'string' && slug(ns)) || 'my-extension'}.json`;
}
