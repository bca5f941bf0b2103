// Checks the keys of model handlers, and the names under which a plugin listens to events.

import type { CodeFinding } from '../../../../model/finding.ts';
import type { CodeMember, ObjectValue } from '../../../../lang/typescript/read-value.ts';
import { suggester } from '../../checking.ts';
import { EventType, ModelType } from '../../guest/core/names.ts';
import { replaced } from '../edits.ts';
import { found } from '../found.ts';
import { eventName, modelKey, reasoningKey } from './rules.ts';

const MODELS = Object.entries(ModelType).filter(([name]) => !/^(?:SMALL|MEDIUM|LARGE)$/.test(name));
const EVENTS = Object.keys(EventType);

/** The types allow any name. Plugins may have events of their own, so only those that are nearly the core's count. */
export function checkNames(plugin: ObjectValue): CodeFinding[] {
  const keys = MODELS.map(([name]) => name);
  const suggestModel = suggester(keys);
  const suggestEvent = suggester(EVENTS);
  return [
    ...written(plugin, 'models', (name, isConstant) => {
      const value = (isConstant ? undefined : MODELS.find(([one]) => one === name)?.[1]) ?? name;
      if (value !== name) return [reasoningKey, value];
      const isKnown = keys.includes(name) || MODELS.some(([, one]) => one === name);
      return isKnown ? null : [modelKey, suggestModel(name)];
    }),
    ...written(plugin, 'events', (name) => {
      const suggestion = EVENTS.includes(name) ? undefined : suggestEvent(name);
      return suggestion === undefined ? null : [eventName, suggestion];
    }),
  ];
}

type Judged = readonly [rule: typeof modelKey, suggestion: string | undefined] | null;

function written(
  { members }: ObjectValue,
  list: string,
  judge: (name: string, isConstant: boolean) => Judged,
): CodeFinding[] {
  const table = members.get(list)?.value;
  if (table?.kind !== 'object') return [];
  return [...table.members.values()].flatMap(({ name, key }: CodeMember): CodeFinding[] => {
    // A key in brackets, such as `[ModelType.TEXT_SMALL]`, is longer than its name in quotes.
    const isConstant = key.to - key.from > name.length + 2;
    const judged = judge(name, isConstant);
    if (!judged) return [];
    const [rule, suggestion] = judged;
    const fixes =
      suggestion === undefined || isConstant || table.members.has(suggestion)
        ? []
        : replaced(key, suggestion, `Rename to \`${suggestion}\``);
    return [found(rule.at(`/${list}/${name}`, 'key', { name, suggestion }), key, fixes)];
  });
}
