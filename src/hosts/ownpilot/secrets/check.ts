// Looks for credentials in the manifest, except in tool code, which has its own check.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { secretIn } from '../../kit/secrets.ts';
import { secretLiteral } from './rules.ts';

/**
 * One finding per string that holds a credential, at the credential's range. Never recurses, so depth does not
 * matter.
 */
export function checkSecrets({ value: manifest }: SourceDocument): Finding[] {
  const findings: Finding[] = [];
  const open: [string, unknown][] = [['', manifest]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string') {
      const place = isCode(pointer) ? null : secretIn(value);
      if (place) {
        const start = value.slice(place.from, place.from + 6);
        findings.push(secretLiteral.at(pointer, place, { start }));
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (typeof inner === 'string' || typeof inner === 'object') open.push([join(pointer, key), inner]);
      }
    }
  }
  return findings;
}

function isCode(pointer: string): boolean {
  return /^\/tools\/\d+\/code$/.test(pointer);
}
