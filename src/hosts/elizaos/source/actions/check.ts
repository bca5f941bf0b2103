// Checks actions.

import type { CodeReader } from '../../../../typescript/read.ts';
import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { wordsOf } from '../../../kit/words.ts';
import { rewrite } from '../edits.ts';
import { found, partsOf, type Part, type SourceFinding } from '../found.ts';
import { checkParameters } from '../parameters/check.ts';
import { duplicates, missing } from '../parts/check.ts';
import { functionFindings, type TypeOf } from './functions.ts';
import { handlerFindings } from './handler.ts';
import { checkSimiles } from './similes.ts';
import { actionMissing, actionName, coreAction } from './rules.ts';

const NAME = /^[A-Z_][A-Z0-9_]*$/;

/** Actions that every agent has, under which the core ends or continues an answer. */
const OF_AGENTS: ReadonlySet<string> = new Set(['REPLY', 'IGNORE', 'NONE', 'STOP', 'HANDLE_RESPONSE']);

/** Findings of the plugin's actions. */
export function checkActions(plugin: ObjectValue, reader: CodeReader, types: TypeOf): SourceFinding[] {
  const actions = partsOf(plugin.members.get('actions')?.value, '/actions');
  return [
    ...actions.flatMap((action) => [
      ...missing(action, ['name', 'description', 'validate', 'handler'], actionMissing),
      ...functionFindings(action, ['validate', 'handler'], 'action', types),
      ...nameFindings(action),
      ...handlerFindings(action, reader),
      ...checkParameters(action),
    ]),
    ...duplicates(actions, 'action'),
    ...checkSimiles(plugin),
  ];
}

function nameFindings({ object, pointer, name }: Part): SourceFinding[] {
  const value = object.members.get('name')?.value;
  if (!value || name === '') return [];
  const at = `${pointer}/name`;
  if (OF_AGENTS.has(name)) return [found(coreAction.at(at, 'value', { name }), value.at)];
  if (NAME.test(name)) return [];
  const better = wordsOf(name)
    .join('_')
    .toUpperCase()
    .replace(/[^A-Z0-9_]/g, '')
    .replace(/^(?=\d)/, '_');
  const fixes = NAME.test(better) ? rewrite(value, better, `Rename to "${better}"`) : [];
  return [found(actionName.at(at, 'value', { name }), value.at, fixes)];
}
