// Gloodata: the info document with which an extension introduces itself.

import { member } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import { check } from './check.ts';
import { detect } from './detect.ts';
import { preview } from './preview.ts';
import { read } from './read.ts';
import { releases } from './releases.ts';
import { repair } from './repairs.ts';
import { slug } from './repairs/values.ts';
import { samples } from './samples.ts';
import schema from './schema.json';
import { rules } from './sentences.ts';
import { verdicts } from './verdicts.ts';
import { write } from './write.ts';

export const gloodata: Host = {
  id: 'gloodata',
  name: 'Gloodata',
  manifest: 'extension info',
  releases,
  rules,
  samples,
  schemas: [{ file: 'gloodata-extension-info.json', fileMatch: ['*.gloodata.json'], schema }],
  schemaFor: () => schema,
  defaultPath,
  detect,
  comparesOlder:
    'The documentation asks that a namespace and tool ids never change once they are set. Against an older version, a changed `ns` and vanished tool ids are reported.',
  check,
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
