// Checks the folder that the hubId leads to, and the tool name that is made from it.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { onlyIn } from '../../kit/rule.ts';
import { isOn } from '../loading/session.ts';
import type { SchemaRules } from '../official-schema.ts';
import { folderOf, hubPath, mistakenFor, TOOL_NAME } from './hub-id.ts';
import * as rules from './rules.ts';

export const hubIdSchema: SchemaRules = {
  required: { hubId: (_, manifest) => (isOn(manifest) ? rules.hubIdMissing : rules.hubIdMissingWhenOn) },
  properties: {
    hubId: { type: (_, manifest) => (isOn(manifest) ? rules.hubIdType : rules.hubIdTypeWhenOn) },
  },
};

/** Findings about the folder and the tool name. */
export function checkHubId({ value, path }: SourceDocument): Finding[] {
  const hubId = member(value, 'hubId');
  if (typeof hubId !== 'string') return [];
  const on = isOn(value);
  const mistaken = mistakenFor(hubId);
  if (mistaken) {
    const rule = on ? rules.hubIdReserved : rules.hubIdReservedWhenOn;
    return [rule.at('/hubId', 'value', { hubId, mark: mistaken.mark })];
  }
  const target = hubPath(hubId);
  if ('throws' in target)
    return [(on ? rules.hubIdPath : rules.hubIdPathWhenOn).at('/hubId', 'value', { hubId })];
  const toolName = TOOL_NAME.test(hubId) ? [] : [rules.hubIdToolName.at('/hubId', 'value', { hubId })];
  return [...checkFolder(hubId, target.folder, folderOf(path), on), ...toolName];
}

function checkFolder(hubId: string, target: string | null, folder: string | null, on: boolean): Finding[] {
  if ((hubId === folder && target === folder) || (folder === null && target !== null)) return [];
  const caseOnly = hubId.toLowerCase() === folder?.toLowerCase();
  // The cleaned path may meet the folder although the texts differ; only the documentation minds that.
  const loads = target !== null && target === folder;
  const rule = on ? rules.hubIdFolder : rules.hubIdFolderWhenOn;
  const found = rule.at('/hubId', 'value', { hubId, folder, caseOnly, loads });
  return [loads ? onlyIn(['documented'], found) : found];
}
