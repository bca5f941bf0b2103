// Repairs of unknown members and of the undocumented blocks.

import type { Pointer } from '../../../model/finding.ts';
import type { ValueFix } from '../../../model/host.ts';
import { last, parent, valueAt } from '../../../text/pointer.ts';
import { remove, rename, set, short, type Repairer } from './repairer.ts';
import { asType } from './values.ts';

export const memberRepairs: Readonly<Record<string, Repairer>> = {
  'gloodata/unknown-member': ({ pointer, args }, value) => [
    ...(typeof args?.meant === 'string' ? rename(pointer, args.meant, value) : []),
    remove(pointer, last(pointer)),
  ],
  'gloodata/practice-shape': ({ pointer, args }, value) => {
    const expected = String(args?.expected);
    const wanted = expected.startsWith('a string') ? 'string' : expected === 'a boolean' ? 'boolean' : '';
    const converted = wanted === '' ? undefined : asType(valueAt(value, pointer), wanted);
    return [
      ...(converted === undefined ? [] : [set(`Change to ${short(converted)}`, pointer, converted)]),
      removeFrom(pointer, value),
    ];
  },
  'gloodata/format-unseen': ({ pointer }, value) => {
    const format = valueAt(value, pointer);
    const dated = typeof format === 'string' && format.startsWith('date');
    return [...(dated ? [set('Change to "date"', pointer, 'date')] : []), remove(pointer, 'format')];
  },
  'gloodata/type-undeclared': ({ pointer, args }) =>
    args?.key === 'dtypeName' ? [remove(pointer, 'dtypeName')] : [],
  'gloodata/null-description': ({ pointer }) => [remove(pointer, 'description')],
  'gloodata/null-default': ({ pointer }) => [remove(pointer, 'default')],
};

/** An element of a list has no name to call it by. */
function removeFrom(pointer: Pointer, value: unknown): ValueFix {
  const repair = remove(pointer, last(pointer));
  return Array.isArray(valueAt(value, parent(pointer)))
    ? { ...repair, title: 'Remove this element' }
    : repair;
}
