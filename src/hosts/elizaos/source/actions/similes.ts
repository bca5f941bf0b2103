// Checks the other names of actions: which of them the core never comes to.

import { found, partsOf, textOf, type Part, type SourceFinding } from '../found.ts';
import { removeElement } from '../edits.ts';
import type { ObjectValue } from '../../../../typescript/read-value.ts';
import { simile } from './rules.ts';

/** As `processActions` of core 1.7.2 compares names. */
const plain = (name: string): string => name.toLowerCase().replaceAll('_', '');

/** A name leads to the first action that is called so, and only then to the first one with such a simile. */
export function checkSimiles(plugin: ObjectValue): SourceFinding[] {
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
