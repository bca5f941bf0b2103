// Checks the parts of a plugin's lists: members without which they do not work, and names that occur twice.

import type { CodeFinding } from '../../../../model/finding.ts';
import * as ts from 'typescript';
import type { CodePlace, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { didYouMean } from '../../../../lang/text/did-you-mean.ts';
import { addMember, replaced, rewrite, removeRepeated } from '../edits.ts';
import {
  found,
  headOf,
  lacks,
  partsOf,
  placeOfMember,
  repeated,
  textOf,
  type Part,
  type PlacedFix,
} from '../found.ts';
import { duplicate, duplicateUnused, newEvaluator, partMissing } from './rules.ts';

/** What is added for a missing member of each name. */
const STUBS: Readonly<Record<string, string>> = {
  name: "'NAME'",
  description: "'What it is for, in one sentence.'",
  validate: 'async () => true',
  handler: 'async () => ({ success: true })',
  get: "async () => ({ text: '' })",
  type: "'GET'",
  path: "'/my-path'",
};

const ANSWER = 'async (_req, res) => {\n    res.json({});\n  }';

/** Members that parts of a plugin do have. */
const NO_SLIPS: readonly string[] = [
  ...Object.keys(STUBS),
  ...'examples similes tags priority parameters position private dynamic alwaysRun public filePath'.split(
    ' ',
  ),
];

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

/** Findings of the plugin's lists. */
export function checkParts(plugin: ObjectValue): CodeFinding[] {
  const listOf = (name: string): Part[] => partsOf(plugin.members.get(name)?.value, `/${name}`);
  const actions = listOf('actions');
  const providers = listOf('providers');
  const evaluators = listOf('evaluators');
  const routes = listOf('routes');
  return [
    ...actions.flatMap((part) => missing(part, 'action', ['name', 'description', 'validate', 'handler'])),
    ...providers.flatMap((part) => missing(part, 'provider', ['name', 'get'])),
    ...evaluators.flatMap((part) =>
      isNewEvaluator(part)
        ? [found(newEvaluator.at(part.pointer, 'value'), newestOf(part.object))]
        : missing(part, 'evaluator', ['validate', 'handler']),
    ),
    ...routes.flatMap((part) =>
      missing(part, 'route', ['type', 'path', ...(isStatic(part) ? [] : ['handler'])]),
    ),
    ...duplicates(actions, 'action', duplicateUnused),
    ...actions.flatMap(({ object, pointer }) =>
      duplicates(partsOf(object.members.get('parameters')?.value, `${pointer}/parameters`), 'parameter'),
    ),
    ...duplicates(providers, 'provider'),
    ...duplicates(evaluators, 'evaluator'),
    ...repeated(routes, addressOf).map((route) => {
      const args = { kind: 'route', name: addressOf(route) };
      const finding = duplicateUnused.at(`${route.pointer}/path`, 'value', args);
      return found(finding, placeOfMember(route.object, 'path'));
    }),
  ];
}

/** Of a newer core: one of its members, and no handler. */
export function isNewEvaluator({ object: { members } }: Part): boolean {
  return (members.has('shouldRun') || members.has('prompt')) && !members.has('handler');
}

/** The first member that only newer cores know, where the compiler points too. */
function newestOf(object: ObjectValue): CodePlace {
  return [...object.members.values()].find(({ name }) => !NO_SLIPS.includes(name))?.key ?? headOf(object);
}

/** Also where the type is not known. */
function isStatic({ object }: Part): boolean {
  const type = textOf(object.members.get('type')?.value);
  return type === undefined || type === 'STATIC';
}

/** `GET /path`; '' where that is not known. */
function addressOf({ object: { members } }: Part): string {
  const [type, path] = [textOf(members.get('type')?.value), textOf(members.get('path')?.value)];
  return type === undefined || path === undefined ? '' : `${type} /${path.replace(/^\//, '')}`;
}

/** A finding for each member that is certainly missing; with its name where it is only misspelt, else one to start from. */
function missing({ object, pointer }: Part, kind: string, names: readonly string[]): CodeFinding[] {
  return names
    .filter((name) => lacks(object, name))
    .map((member) => {
      const isAnswer = kind === 'route' && member === 'handler';
      const stub = isAnswer ? ANSWER : (STUBS[member] ?? '');
      const fixes = [...misspelt(object, member), ...addMember(object, member, stub)];
      return found(partMissing.at(`${pointer}/${member}`, 'key', { kind, member }), headOf(object), fixes);
    });
}

/** Every part but the first of a name; names are compared as they are written. */
function duplicates(parts: readonly Part[], kind: string, rule = duplicate): CodeFinding[] {
  const used = new Set(parts.map(({ name }) => name));
  return repeated(parts, ({ name }) => name).flatMap(({ object, pointer, name }) => {
    const written = object.members.get('name')?.value;
    if (!written) return [];
    let next = 2;
    const joint = /[a-z]/.test(name) ? '' : '_';
    while (used.has(`${name}${joint}${String(next)}`)) next++;
    const free = `${name}${joint}${String(next)}`;
    const finding = rule.at(`${pointer}/name`, 'value', { kind, name });
    // One object that is listed twice keeps its name whatever that is.
    const isSame = parts.filter((one) => one.object.node === object.node).length > 1;
    const fixes = isSame ? removeRepeated(object) : rewrite(written, free, `Rename to "${free}"`);
    return [found(finding, written.at, fixes)];
  });
}
