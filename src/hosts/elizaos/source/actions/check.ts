// Checks actions.

import type { CodeReader } from '../../../../typescript/read.ts';
import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { wordsOf } from '../../../kit/words.ts';
import { rewrite, removeElement } from '../edits.ts';
import { found, partsOf, type Part, type SourceFinding, textOf } from '../found.ts';
import { checkParameters } from '../parameters/check.ts';
import { duplicates, missing } from '../parts/check.ts';
import { functionFindings, type TypeOf } from './functions.ts';
import { handlerFindings } from './handler.ts';
import { actionMissing, actionName, coreAction, simile } from './rules.ts';

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

/** As `processActions` of core 1.7.2 compares names. */
const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** A name leads to the first action that is called so, and only then to the first one with such a simile. */
function checkSimiles(plugin: ObjectValue): SourceFinding[] {
  const actions = partsOf(plugin.members.get('actions')?.value, '/actions');
  const names = new Map([...actions].reverse().map(({ name }) => [plain(name), name]));
  const used = new Map<string, string>();
  return actions.flatMap((action) => similesOf(action, names, used));
}

function similesOf(
  { object, pointer, name: own }: Part,
  names: ReadonlyMap<string, string>,
  used: Map<string, string>,
): SourceFinding[] {
  const list = object.members.get('similes')?.value;
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item, i): SourceFinding[] => {
    const text = textOf(item);
    if (text === undefined) return [];
    const key = plain(text);
    const leadsTo = key === '' ? '' : (names.get(key) ?? used.get(key));
    if (leadsTo === undefined) {
      used.set(key, own);
      return [];
    }
    const finding = simile.at(`${pointer}/similes/${String(i)}`, 'value', { simile: text, own, leadsTo });
    return [found(finding, item.at, removeElement(item, 'Remove it'))];
  });
}
