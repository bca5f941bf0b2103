// Credentials written into the manifest outside of tool code (code has its own check).

import type { Finding } from '../../../model/finding.ts';
import { join } from '../../../text/pointer.ts';
import { knownSecret } from '../code/secret-literals.ts';
import type { Members } from '../shape.ts';
import { report } from './report.ts';

export function checkSecrets(manifest: Members): Finding[] {
  const findings: Finding[] = [];
  const open: [string, unknown][] = [['', manifest]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [pointer, value] = next;
    if (typeof value === 'string') {
      const place = isCode(pointer) ? null : knownSecret(value);
      if (place) {
        const start = value.slice(place.from, place.from + 6);
        findings.push(report('secret-literal', pointer, place, { start }));
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
