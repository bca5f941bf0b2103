// AnythingLLM custom agent skills: joins the files of this folder into one host record.

import type { Host, JsonSchema } from '../../model/host.ts';
import { entry } from './entry.ts';
import { fragment } from './fragments.ts';
import { defaultPath } from './hub-id/hub-id.ts';
import { parseAsHost } from './loading/parse.ts';
import { setupArgs } from './parts.ts';
import { preview } from './preview/preview.ts';
import schemaFile from './schema.json';
import { check, rules } from './subjects.ts';
import { syntaxSeverity, verdicts } from './verdicts.ts';

const schema: JsonSchema = schemaFile;

export const host: Host = {
  ...entry,
  engine: 'Node.js 18, in the server itself',
  rules,
  schemas: entry.schemas.map((file) => ({ ...file, schema })),
  read: {
    schemaFor: () => schema,
    defaultPath,
    leniently,
    syntaxSeverity,
    placeholders: [
      'My skill',
      'Say here what the skill does and when to use it',
      'Ask as a person would',
      'What the model should put here',
    ],
    parts: (value) => setupArgs(value).map(({ pointer }) => ({ noun: 'setting', pointer })),
  },
  check,
  fragment,
  verdicts,
  preview,
  code: async () => (await import('./code/checker.ts')).checker,
  run: async () => (await import('./run/skill.ts')).runnable,
  portable: async () => (await import('./convert/write.ts')).portable,
};

function leniently(text: string): unknown {
  const parsed = parseAsHost(text);
  return parsed.kind === 'value' ? parsed.value : undefined;
}
