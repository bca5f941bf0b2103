// Looks at the file's name; what else is wrong with the manifest as a whole, the official schema tells.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { fileOf } from '../hub-id/hub-id.ts';
import type { SchemaRules } from '../official-schema.ts';
import { fileName, importedValue, notAnObject, schemaValue } from './rules.ts';

export const manifestSchema: SchemaRules = {
  type: notAnObject,
  properties: { schema: { type: schemaValue }, imported: { type: importedValue } },
};

export function checkManifest({ path }: SourceDocument): Finding[] {
  const file = fileOf(path);
  return file === null || file === 'plugin.json' ? [] : [fileName.at('', 'key', { file })];
}
