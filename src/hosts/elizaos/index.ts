// Milady / ElizaOS: joins the files of this folder into one host record.

import { textIn } from '../../model/guards.ts';
import type { Host } from '../../model/host.ts';
import agentConfigSchema from './agent-config.schema.json';
import { fragment } from './fragments.ts';
import { entry, manifestFile, packageFile } from './entry.ts';
import { isPackage, isSource } from './file/kind.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { preview } from './preview/preview.ts';
import manifestSchema from './schema.json';
import { check, rules } from './subjects.ts';
import { syntaxSeverity, verdicts } from './verdicts.ts';

export const host: Host = {
  ...entry,
  engine: 'Node.js 22 or newer, in the agent itself',
  rules,
  schemas: [
    { ...manifestFile, schema: manifestSchema },
    { ...packageFile, schema: agentConfigSchema },
  ],
  read: {
    schemaFor: (value) => (isPackage(value) ? agentConfigSchema : manifestSchema),
    defaultPath,
    codePath: (text) => (isSource(text) ? 'src/index.ts' : null),
    syntaxSeverity,
    placeholders: PLACEHOLDERS,
  },
  check,
  fragment,
  verdicts,
  preview,
  run: async () => (await import('./run/actions.ts')).runnable,
  portable: async () => (await import('./convert/write.ts')).portable,
};

/** `<id>/elizaos.plugin.json`, or `<package name without scope>/package.json`. */
function defaultPath(value: unknown): string {
  const [key, file] = isPackage(value) ? ['name', 'package.json'] : ['id', 'elizaos.plugin.json'];
  const folder = textIn(value, key).split('/').at(-1) ?? '';
  return `${folder === '' ? 'my-plugin' : folder}/${file}`;
}
