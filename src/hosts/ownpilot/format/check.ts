// Checks members that only 0.8.3 knows.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { join } from '../../../lang/json/pointer.ts';
import { isStorableFormat } from '../install.ts';
import { written } from '../words.ts';
import * as rules from './rules.ts';

/** Findings about members that came after the guide; [] for a package without them. */
export function checkFormat({ value }: SourceDocument): Finding[] {
  const format = member(value, 'format');
  const storable = isStorableFormat(format);
  return [
    ...newerKeys(value),
    ...(storable ? [] : [rules.formatUnknown.at('/format', 'value', { format: written(format) })]),
  ];
}

function newerKeys(manifest: unknown): Finding[] {
  return Object.entries(rules.ROOT_KEYS_0_8_3).flatMap(([key, use]): Finding[] => {
    const value = member(manifest, key);
    // A list of tool permissions has its own finding.
    if (value === undefined || (key === 'permissions' && Array.isArray(value))) return [];
    return [rules.rootKeyNewer.at(join('', key), 'key', { key, use })];
  });
}
