// Repairs of `uiHints`: members, controls, options, checks and conditions.

import { isObject } from '../../../model/guards.ts';
import type { SourceDocument } from '../../../model/document.ts';
import type { Finding } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { join, parent, valueAt } from '../../../text/pointer.ts';
import {
  converted,
  place,
  remove,
  removeIt,
  renameOrRemove,
  renameTo,
  repair,
  setTo,
  suggestOrRemove,
  type Repairer,
} from './changes.ts';

export const hintRepairs: Readonly<Record<string, Repairer>> = {
  'elizaos/hint-type-wrong': (finding, document) => {
    const value = valueAt(document.value, finding.pointer);
    if (typeof value === 'string') return setTo(finding, { label: value }, 'Make it the label');
    return remove(finding, 'the hint');
  },
  'elizaos/hint-orphan': (finding, document) => [
    ...renameTo(finding, document, finding.args?.suggestion),
    ...remove(finding, 'the hint'),
  ],
  'elizaos/hint-dotted': (finding) => remove(finding, 'the hint'),
  'elizaos/hint-member-type': fixMember,
  'elizaos/hint-member-unknown': renameOrRemoveMember,
  'elizaos/hint-member-openclaw': removeIt,
  'elizaos/hint-member-unread': removeIt,
  'elizaos/hint-member-no-effect': removeIt,
  'elizaos/hint-width': suggestOrRemove,
  'elizaos/pattern-broken': (finding) => remove(finding, 'the pattern'),
  'elizaos/pattern-skipped': (finding) => remove(finding, 'the pattern'),
  'elizaos/hint-type-unknown': changeControl,
  'elizaos/hint-type-conflict': (finding) => [
    ...setTo(finding, finding.args?.own),
    ...remove(finding, 'the type'),
  ],
  'elizaos/option-type': fixOption,
  'elizaos/option-incomplete': completeOption,
  'elizaos/option-not-text': (finding, document) => {
    const text = converted(valueAt(document.value, finding.pointer), 'text');
    return typeof text === 'string' ? setTo(finding, text) : [];
  },
  'elizaos/check-shape': (finding) => remove(finding, 'it'),
  'elizaos/check-unknown': (finding) => {
    const { suggestion } = finding.args ?? {};
    const drop = repair('Remove the check', { op: 'remove', pointer: parent(finding.pointer) });
    return [
      ...(typeof suggestion === 'string' && !NUMERIC.has(suggestion) ? setTo(finding, suggestion) : []),
      ...drop,
    ];
  },
  'elizaos/check-argument': (finding) => remove(finding, 'the check'),
  'elizaos/check-of-number': (finding) =>
    repair('Remove the check', { op: 'remove', pointer: parent(finding.pointer) }),
  'elizaos/condition-overridden': removeIt,
  'elizaos/condition-field': changeField,
  'elizaos/condition-operator': changeOperator,
  'elizaos/condition-in': changeIn,
  'elizaos/condition-toggle': compareToggle,
  'elizaos/condition-literal': (finding, document) =>
    setTo(finding, asTexts(valueAt(document.value, finding.pointer))),
};

/** Checks that no text passes: nothing to suggest. */
const NUMERIC: ReadonlySet<string> = new Set(['min', 'max']);

function fixMember(finding: Finding, document: SourceDocument): ValueFix[] {
  const better = converted(valueAt(document.value, finding.pointer), finding.args?.want);
  return better === undefined ? remove(finding) : setTo(finding, better);
}

/** A new name only where the value has a type that goes with it. */
function renameOrRemoveMember(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  const { suggestion } = finding.args ?? {};
  const flags = ['sensitive', 'advanced', 'hidden', 'readonly'];
  const lists = ['options', 'columns'];
  const texts = [
    'label',
    'help',
    'type',
    'placeholder',
    'group',
    'unit',
    'component',
    'pattern',
    'patternError',
  ];
  const fitting =
    (typeof value === 'boolean' && flags.includes(String(suggestion))) ||
    (Array.isArray(value) && lists.includes(String(suggestion))) ||
    (typeof value === 'string' && texts.includes(String(suggestion)));
  return fitting ? renameOrRemove(finding, document) : remove(finding);
}

function changeControl(finding: Finding): ValueFix[] {
  const { suggestion } = finding.args ?? {};
  return [
    ...(typeof suggestion === 'string' ? setTo(finding, suggestion) : []),
    ...remove(finding, 'the type'),
  ];
}

function fixOption(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return remove(finding, 'the option');
  }
  const text = String(value);
  return setTo(finding, { value: text, label: text }, 'Make it a value with a label');
}

function completeOption(finding: Finding, document: SourceDocument): ValueFix[] {
  const option = valueAt(document.value, finding.pointer);
  const name = String(finding.args?.name);
  const other = isObject(option) ? option[name === 'value' ? 'label' : 'value'] : undefined;
  if (typeof other !== 'string' && typeof other !== 'number') return remove(finding, 'the option');
  return repair(
    `Add the ${name} "${String(other).slice(0, 60)}"`,
    place(document, join(finding.pointer, name), String(other)),
  );
}

function changeField(finding: Finding): ValueFix[] {
  const { suggestion } = finding.args ?? {};
  return typeof suggestion === 'string' ? setTo(finding, suggestion) : [];
}

function changeOperator(finding: Finding): ValueFix[] {
  const { suggestion } = finding.args ?? {};
  return typeof suggestion === 'string' && finding.at === 'value' ? setTo(finding, suggestion) : [];
}

function changeIn(finding: Finding, document: SourceDocument): ValueFix[] {
  const value = valueAt(document.value, finding.pointer);
  return finding.at === 'value' && value !== null
    ? setTo(finding, [value], 'Make it a list of this one')
    : [];
}

/** Comparing with the text that the toggle hands over says what was meant. */
function compareToggle(finding: Finding, document: SourceDocument): ValueFix[] {
  const holder = parent(finding.pointer);
  const path = valueAt(document.value, join(holder, 'path'));
  if (path !== undefined) {
    const comparison = { eq: [{ path }, 'true'] };
    return repair('Compare it with "true"', { op: 'set', pointer: holder, value: comparison });
  }
  const op = finding.args?.wantsTrue === true ? 'eq' : 'neq';
  return repair(
    'Compare it with "true"',
    { op: 'set', pointer: finding.pointer, value: op },
    place(document, join(holder, 'value'), 'true'),
  );
}

function asTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  return typeof value === 'boolean' || typeof value === 'number' ? String(value) : value;
}
