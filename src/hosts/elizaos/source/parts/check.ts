// Checks providers, evaluators and component types.

import * as ts from 'typescript';
import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { functionFindings } from '../actions/functions.ts';
import { didYouMean } from '../../../../text/did-you-mean.ts';
import { addMember, replaced, rewrite } from '../edits.ts';
import {
  found,
  headOf,
  lacks,
  partsOf,
  repeated,
  type Part,
  type PlacedFix,
  type SourceFinding,
} from '../found.ts';
import type { TypeOf } from '../actions/functions.ts';
import {
  componentMissing,
  duplicate,
  duplicateUnused,
  evaluatorMissing,
  evaluatorUndescribed,
  newEvaluator,
  providerMissing,
} from './rules.ts';

/** What is added for a missing member of each name. */
const STUBS: Readonly<Record<string, string>> = {
  name: "'NAME'",
  description: "'What it is for, in one sentence.'",
  examples: '[]',
  validate: 'async () => true',
  handler: 'async () => ({ success: true })',
  get: "async () => ({ text: '' })",
  schema: "{ type: 'object', properties: {} }",
};

/** The fixes that give a member its name back, where it is only misspelt, and that add one to start from. */
export function stub(object: ObjectValue, name: string): PlacedFix[] {
  const value = STUBS[name];
  if (value === undefined || object.members.has(name)) return [];
  return [...misspelt(object, name), ...addMember(object, name, value)];
}

/** The fix that gives a misspelt member its name. */
export function misspelt({ members, node }: ObjectValue, name: string): PlacedFix[] {
  const meant = didYouMean(
    name,
    [...members.keys()].filter((key) => !NO_SLIPS.includes(key)),
  );
  const key = meant === undefined ? undefined : members.get(meant)?.key;
  // `{ valdiate }` is the name of a variable too.
  const properties = ts.isObjectLiteralExpression(node) ? [...node.properties] : [];
  const isShort = properties.some((one) => ts.isShorthandPropertyAssignment(one) && one.name.text === meant);
  return key && !isShort ? replaced(key, name, `Rename \`${meant ?? ''}\` to \`${name}\``) : [];
}

/** Members that parts of a plugin do have. */
const NO_SLIPS: readonly string[] = [
  ...Object.keys(STUBS),
  ...'similes tags priority parameters position private dynamic alwaysRun validator'.split(' '),
];

/** Findings of these three lists of the plugin. */
export function checkParts(plugin: ObjectValue, types: TypeOf): SourceFinding[] {
  const listOf = (name: string): Part[] => partsOf(plugin.members.get(name)?.value, `/${name}`);
  const providers = listOf('providers');
  const evaluators = listOf('evaluators');
  const components = listOf('componentTypes');
  return [
    ...providers.flatMap((part) => [
      ...missing(part, ['name', 'get'], providerMissing),
      ...functionFindings(part, ['get'], 'provider', types),
    ]),
    ...evaluators.flatMap((part) => evaluatorFindings(part, types)),
    ...components.flatMap((part) => missing(part, ['name', 'schema'], componentMissing)),
    ...duplicates(providers, 'provider'),
    ...duplicates(evaluators, 'evaluator'),
    ...duplicates(components, 'component type'),
    ...duplicates(listOf('tests'), 'test suite'),
  ];
}

function evaluatorFindings(part: Part, types: TypeOf): SourceFinding[] {
  const { object, pointer } = part;
  if (isNewEvaluator(part)) return [found(newEvaluator.at(pointer, 'value'), headOf(object))];
  return [
    ...missing(part, ['validate', 'handler'], evaluatorMissing),
    ...missing(part, ['name', 'description', 'examples'], evaluatorUndescribed),
    ...functionFindings(part, ['validate', 'handler'], 'evaluator', types),
  ];
}

/** Of a newer core: one of its members, and no handler. */
export function isNewEvaluator({ object: { members } }: Part): boolean {
  return (members.has('shouldRun') || members.has('prompt')) && !members.has('handler');
}

/** A finding for each member that is certainly missing. */
export function missing(
  { object, pointer }: Pick<Part, 'object' | 'pointer'>,
  names: readonly string[],
  rule: typeof providerMissing,
): SourceFinding[] {
  return names
    .filter((name) => lacks(object, name))
    .map((member) =>
      found(rule.at(`${pointer}/${member}`, 'key', { member }), headOf(object), stub(object, member)),
    );
}

/** Every part but the first of a name; action names are compared as they are written. */
export function duplicates(parts: readonly Part[], kind: string): SourceFinding[] {
  const used = new Set(parts.map(({ name }) => name));
  return repeated(parts, ({ name }) => name).flatMap(({ object, pointer, name }) => {
    const written = object.members.get('name')?.value;
    if (!written) return [];
    let next = 2;
    const joint = /[a-z]/.test(name) ? '' : '_';
    while (used.has(`${name}${joint}${String(next)}`)) next++;
    const free = `${name}${joint}${String(next)}`;
    const rule = kind === 'action' ? duplicateUnused : duplicate;
    const finding = rule.at(`${pointer}/name`, 'value', { kind, name });
    // One object that is listed twice keeps its name whatever that is.
    const isSame = parts.filter((one) => one.object.node === object.node).length > 1;
    const fixes = isSame ? [] : rewrite(written, free, `Rename to "${free}"`);
    return [found(finding, written.at, fixes)];
  });
}
