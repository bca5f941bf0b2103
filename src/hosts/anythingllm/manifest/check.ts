// Checks the name of the file; the official schema reports everything else about the manifest as a whole.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { fileOf } from '../hub-id/hub-id.ts';
import type { SchemaRules } from '../official-schema.ts';
import { fileName, importedValue, notAnObject, schemaValue } from './rules.ts';

/** The rules for what the official schema asks of the manifest as a whole. */
export const manifestSchema: SchemaRules = {
  type: notAnObject,
  properties: { schema: { type: schemaValue }, imported: { type: importedValue } },
};

/** A finding where the file is not named plugin.json. */
export function checkManifest({ path }: SourceDocument): Finding[] {
  const file = fileOf(path);
  return file === null || file === 'plugin.json' ? [] : [fileName.at('', 'key', { file })];
}
