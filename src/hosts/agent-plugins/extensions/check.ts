// Checks what plugin.json has for single clients.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { isObject, member, typeName } from '../../../model/guards.ts';
import { join } from '../../../text/pointer.ts';
import { extensionName, extensionsType, extensionType } from './rules.ts';

/** At least two labels of a domain. */
export const REVERSE_DOMAIN = /^[a-z][a-z\d-]*(?:\.[a-z\d][a-z\d-]*)+$/i;

/** What is inside of a client's member is that client's. */
export function checkExtensions({ value }: SourceDocument): Finding[] {
  const extensions = member(value, 'extensions');
  if (extensions === undefined) return [];
  if (!isObject(extensions)) {
    return [extensionsType.at('/extensions', 'value', { type: typeName(extensions) })];
  }
  return Object.entries(extensions).flatMap(([name, held]): Finding[] => {
    const pointer = join('/extensions', name);
    if (!isObject(held)) return [extensionType.at(pointer, 'value', { name, type: typeName(held) })];
    return name.length < 300 && REVERSE_DOMAIN.test(name) ? [] : [extensionName.at(pointer, 'key', { name })];
  });
}
