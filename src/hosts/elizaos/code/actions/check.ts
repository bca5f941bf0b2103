// Checks actions.

import type { CodeFinding } from '../../../../model/finding.ts';
import type { TypeChecker } from 'typescript';
import type { CodeReader } from '../../../../lang/typescript/read.ts';
import type { CodeValue, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { findAction, plain } from '../../guest/agent/actions.ts';
import { wordsOf } from '../../../kit/words.ts';
import { rewrite, removeElement } from '../edits.ts';
import { found, itemsIn, partsOf, type Part, textOf } from '../found.ts';
import { handlerFindings } from './handler.ts';
import { actionName, coreAction, parametersAsList, simile } from './rules.ts';

const NAME = /^[A-Z_][A-Z0-9_]*$/;

/** Actions that every agent has, under which the core ends or continues an answer. */
const OF_AGENTS: ReadonlySet<string> = new Set(['REPLY', 'IGNORE', 'NONE', 'STOP', 'HANDLE_RESPONSE']);

/** Findings of the plugin's actions. */
export function checkActions(plugin: ObjectValue, reader: CodeReader, types: TypeChecker): CodeFinding[] {
  const actions = partsOf(plugin.members.get('actions')?.value, '/actions');
  return [
    ...actions.flatMap((action) => [
      ...nameFindings(action),
      ...handlerFindings(action, reader, types),
      ...unheard(action),
    ]),
    ...checkSimiles(actions),
  ];
}

/** Parameters that only newer cores tell the model of, unless the description of the action names them. */
function unheard({ object: { members }, pointer }: Part): CodeFinding[] {
  const list = members.get('parameters');
  const description = members.get('description')?.value;
  const text = textOf(description);
  const names = partsOf(list?.value, '').flatMap(({ name }) =>
    name === '' || text?.includes(name) ? [] : [name],
  );
  if (!list || !description || text === undefined || names.length === 0) return [];
  const longer = `${text}${/[.!?]$/.test(text) ? '' : '.'} Takes ${names.join(', ')}.`;
  const fixes =
    list.key.file === description.at.file ? rewrite(description, longer, 'Name them in the description') : [];
  return [found(parametersAsList.at(`${pointer}/parameters`, 'key', { names }), list.key, fixes)];
}

function nameFindings({ object, pointer, name }: Part): CodeFinding[] {
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

/** Similes by which the core finds another action, or this one already. */
function checkSimiles(actions: readonly Part[]): CodeFinding[] {
  const named = actions.filter(({ name }) => name !== '');
  const known = named.map((action) => ({
    name: action.name,
    similes: similesOf(action).map(([, text]) => text),
  }));
  return named.flatMap((action) => {
    const seen = new Set([plain(action.name)]);
    return similesOf(action).flatMap(([item, text, i]): CodeFinding[] => {
      const key = plain(text);
      const leadsTo = key === '' ? '' : (findAction(known, text)?.name ?? action.name);
      const isNew = leadsTo === action.name && !seen.has(key);
      seen.add(key);
      if (isNew) return [];
      const finding = simile.at(`${action.pointer}/similes/${String(i)}`, 'value', {
        simile: text,
        own: action.name,
        leadsTo,
      });
      return [found(finding, item.at, removeElement(item, 'Remove it'))];
    });
  });
}

/** The similes that are known, each with its place in the list. */
function similesOf({ object }: Part): [item: CodeValue, text: string, i: number][] {
  return itemsIn(object, 'similes').flatMap((item, i): [CodeValue, string, number][] => {
    const text = textOf(item);
    return text === undefined ? [] : [[item, text, i]];
  });
}
