// Repairs of `configSchema`, its properties and their defaults.

import { isObject, member } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { join, parent, valueAt } from '../../../text/pointer.ts';
import { formOf, HINTS } from '../form.ts';
import { isPattern, runsInForm } from '../patterns.ts';
import { quoted } from '../phrases.ts';
import { fitsHintMember } from '../rules/hints.ts';
import { converted, place, remove, removeIt, repair, setTo, type Repairer } from './changes.ts';

const REQUIRED = '/configSchema/required';

export const schemaRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/schema-type': (finding) => setTo(finding, 'object'),
  'elizaos/schema-type-missing': (finding, document) =>
    repair('Add "type": "object"', place(document, join(finding.pointer, 'type'), 'object')),
  'elizaos/properties-type': (finding) => setTo(finding, {}, 'Add empty properties'),
  'elizaos/required-type': fixRequired,
  'elizaos/required-item-type': (finding) => remove(finding, 'this entry'),
  'elizaos/required-unknown': (finding) => {
    const { suggestion } = finding.args ?? {};
    return [
      ...(typeof suggestion === 'string' ? setTo(finding, suggestion) : []),
      ...remove(finding, 'it from the list'),
    ];
  },
  'elizaos/property-type': (finding) => setTo(finding, { type: finding.args?.type }),
  'elizaos/type-unknown': fixType,
  'elizaos/hint-in-schema': moveToHint,
  'elizaos/required-in-property': moveToRequired,
  'elizaos/array-of-others': (finding, document) => {
    const pointer = join(finding.pointer, 'type');
    return repair('Mark the entries as strings', place(document, pointer, 'string'));
  },
  'elizaos/enum-empty': removeIt,
  'elizaos/format-passed-over': (finding) => remove(finding, 'the format'),
  'elizaos/default-type': fixDefault,
  'elizaos/default-not-offered': (finding) => remove(finding, 'the default'),
  'elizaos/default-out-of-range': (finding) => {
    const { bound, limit } = finding.args ?? {};
    const inRange = bound === 'minimum' || bound === 'maximum' ? setTo(finding, limit) : [];
    return [...inRange, ...remove(finding, 'the default')];
  },
  'elizaos/default-pattern': (finding) => remove(finding, 'the default'),
  'elizaos/default-secret': (finding) => remove(finding, 'the default'),
  'elizaos/default-of-required': dropRequired,
  'elizaos/bounds-crossed': swapBounds,
  'elizaos/constraint-unenforced': addCheck,
};

function fixRequired(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const properties = member(member(document.value, 'configSchema'), 'properties');
  if (typeof value === 'string' && isObject(properties) && Object.hasOwn(properties, value)) {
    return setTo(finding, [value], 'Make it a list of this one');
  }
  return remove(finding);
}

/** Of several types only the wrong one changes. */
function fixType(finding: Finding, document: SourceDocument): ValueFix[] {
  const type = valueAt(document.value, finding.pointer);
  const { got, suggestion } = finding.args ?? {};
  if (!Array.isArray(type)) return setTo(finding, suggestion ?? 'string');
  const better = new Set(
    type.map((name: unknown) => (name === got && suggestion !== undefined ? suggestion : name)),
  );
  better.delete(got);
  const names = [...better].filter((name) => typeof name === 'string');
  return setTo(finding, names.length > 0 ? names : 'string');
}

function moveToHint(finding: Finding, document: SourceDocument): ValueFix[] {
  const { key, name } = finding.args ?? {};
  const pointer = join(HINTS, String(key), String(name));
  const drop = { op: 'remove', pointer: finding.pointer } as const;
  const value = valueAt(document.value, finding.pointer);
  if (valueAt(document.value, pointer) !== undefined || !fitsHintMember(String(name), value))
    return remove(finding);
  return repair(`Move ${quoted(name)} into "uiHints"`, place(document, pointer, value), drop);
}

function moveToRequired(finding: Finding, document: SourceDocument): ValueFix[] {
  const { key, required } = finding.args ?? {};
  const list = valueAt(document.value, REQUIRED);
  const drop = { op: 'remove', pointer: finding.pointer } as const;
  if (required !== true || formOf(document).requiredAt.has(key)) return remove(finding);
  if (list === undefined)
    return repair('Move it to the list "required"', place(document, REQUIRED, [key]), drop);
  if (!Array.isArray(list)) return [];
  const add = { op: 'set', pointer: join(REQUIRED, list.length), value: key } as const;
  return repair('Move it to the list "required"', add, drop);
}

function fixDefault(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const want = finding.args?.want;
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    boolean: 'true or false',
    number: 'a number',
    integer: 'a number',
  };
  const better = converted(value, words[String(want)] ?? '');
  const whole = want !== 'integer' || Number.isInteger(better);
  return [
    ...(better !== undefined && whole ? setTo(finding, better) : []),
    ...remove(finding, 'the default'),
  ];
}

/** Takes the setting out of `required`; its default keeps it working. */
function dropRequired(finding: Finding, document: SourceDocument): ValueFix[] {
  const index = formOf(document).requiredAt.get(finding.args?.key) ?? null;
  const free =
    index === null ? [] : repair('Make it optional', { op: 'remove', pointer: join(REQUIRED, index) });
  return [...free, ...remove(finding, 'the default')];
}

function swapBounds(finding: Finding): ValueFix[] {
  const { least, most, low, high } = finding.args ?? {};
  const holder = parent(finding.pointer);
  return repair(
    'Swap the two',
    { op: 'set', pointer: join(holder, String(least)), value: high },
    { op: 'set', pointer: join(holder, String(most)), value: low },
  );
}

/** The form's own check beside the constraint that it does not look at. */
function addCheck(finding: Finding, document: SourceDocument): ValueFix[] {
  const { key, name, value } = finding.args ?? {};
  const hint = join(HINTS, String(key));
  if (name === 'pattern' && typeof value === 'string') {
    if (!isPattern(value) || !runsInForm(value)) return [];
    return repair('Add the pattern to the hint, too', place(document, join(hint, 'pattern'), value));
  }
  if ((name !== 'minLength' && name !== 'maxLength') || typeof value !== 'number') return [];
  const check = {
    fn: name,
    args: { [name === 'minLength' ? 'min' : 'max']: value },
    message:
      name === 'minLength' ? `At least ${String(value)} characters.` : `At most ${String(value)} characters.`,
  };
  const pointer = join(hint, 'validation', 'checks');
  const checks = valueAt(document.value, pointer);
  const change = Array.isArray(checks)
    ? ({ op: 'set', pointer: join(pointer, checks.length), value: check } as const)
    : place(document, pointer, [check]);
  return repair(`Add the check "${name}" to the hint`, change);
}
