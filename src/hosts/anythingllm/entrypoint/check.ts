// Rules on the entrypoint that the official schema does not know: which file really runs.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';

/** The host always runs handler.js beside the manifest (imported.js:15-19, 151-158). */
export function checkEntrypoint({ value }: SourceDocument): Finding[] {
  const file = member(member(value, 'entrypoint'), 'file');
  if (typeof file !== 'string' || file === 'handler.js') return [];
  return [{ code: 'anythingllm/entrypoint-file', pointer: '/entrypoint/file', at: 'value', args: { file } }];
}
