// Repairs of settings that hold secrets and of the lists that name them.

import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { Change, ValueFix } from '../../../model/host.ts';
import { join, valueAt } from '../../../text/pointer.ts';
import { fits } from '../field-types.ts';
import { HINTS, PROPERTIES } from '../form.ts';
import { BLOCKED_NAMES } from '../known.ts';
import { quoted } from '../phrases.ts';
import { place, remove, repair, setTo, type Repairer } from './changes.ts';

export const secretRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/secret-in-clear': (finding, document) => {
    if (finding.args?.why === 'name') return markSensitive(finding, document);
    const schema = valueAt(document.value, join(PROPERTIES, String(finding.args?.key)));
    return [...(fits(schema, 'password') ? setTo(finding, 'password') : []), ...remove(finding, 'the type')];
  },
  'elizaos/password-not-sensitive': markSensitive,
  'elizaos/secret-undeclared': (finding, document) => {
    const { name, list } = finding.args ?? {};
    if (BLOCKED_NAMES.has(String(name))) return [];
    return repair(`Add ${quoted(name)} to ${quoted(list)}`, append(document, String(list), String(name)));
  },
  'elizaos/secret-only-optional': (finding, document) =>
    repair('Move it to "requiredSecrets"', append(document, 'requiredSecrets', String(finding.args?.name)), {
      op: 'remove',
      pointer: finding.pointer,
    }),
  'elizaos/secret-is-plain': (finding) => remove(finding, 'it from the list'),
  'elizaos/secret-twice': (finding) => remove(finding, 'it from "optionalSecrets"'),
  'elizaos/secret-name': (finding) =>
    finding.args?.usable === true ? setTo(finding, finding.args.suggestion) : [],
};

/** Where a type in the hint would still show it, the type changes too. */
function markSensitive(finding: Finding, document: SourceDocument): ValueFix[] {
  const hint = join(HINTS, String(finding.args?.key));
  const type = join(hint, 'type');
  const typed = valueAt(document.value, type);
  const masked = typed === undefined || typed === 'password';
  const mask: Change[] = masked ? [] : [{ op: 'set', pointer: type, value: 'password' }];
  return repair('Mark it as sensitive', place(document, join(hint, 'sensitive'), true), ...mask);
}

/** A name at the end of a list, which is made where there is none. */
function append(document: SourceDocument, list: string, name: string): Change | null {
  const names = valueAt(document.value, `/${list}`);
  if (!Array.isArray(names)) return names === undefined ? place(document, `/${list}`, [name]) : null;
  return { op: 'set', pointer: join('', list, names.length), value: name };
}
