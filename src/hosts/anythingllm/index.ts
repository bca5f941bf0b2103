// AnythingLLM custom agent skills: joins the files of this folder into one host record.

import type { Host, JsonSchema } from '../../model/host.ts';
import { check } from './check.ts';
import { detect } from './detect.ts';
import { defaultPath } from './hub-id.ts';
import { parseAsHost } from './parse.ts';
import { preview } from './preview.ts';
import { read } from './read.ts';
import { releases } from './releases.ts';
import { repair } from './repairs.ts';
import { samples } from './samples.ts';
import schemaFile from './schema.json';
import { rules } from './sentences.ts';
import { syntaxSeverity } from './syntax.ts';
import { verdicts } from './verdicts.ts';
import { write } from './write.ts';

const schema: JsonSchema = schemaFile;

export const anythingllm: Host = {
  id: 'anythingllm',
  name: 'AnythingLLM',
  manifest: 'plugin.json',
  releases,
  rules,
  samples,
  schemas: [
    { file: 'anythingllm-plugin.json', fileMatch: ['**/agent-skills/*/plugin.json', 'plugin.json'], schema },
  ],
  schemaFor: () => schema,
  defaultPath,
  detect,
  repairText,
  syntaxSeverity,
  check,
  repair,
  verdicts,
  preview,
  read,
  write,
};

function repairText(text: string): unknown {
  const parsed = parseAsHost(text);
  return parsed.kind === 'value' ? parsed.value : undefined;
}
