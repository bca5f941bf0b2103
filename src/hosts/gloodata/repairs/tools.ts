// Repairs of tools, their titles and their examples.

import type { Pointer } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { last, parent, valueAt } from '../../../text/pointer.ts';
import { add, remove, set, short, type Repairer } from './repairer.ts';
import { asType, humanize } from './values.ts';

const retitle: Repairer = ({ pointer }, value) => {
  const title = titleOf(parent(pointer), value);
  return [set(`Change to ${short(title)}`, pointer, title)];
};

const removeExample: Repairer = ({ pointer }, value) => [remove(pointer, valueAt(value, pointer))];

export const toolRepairs: Readonly<Record<string, Repairer>> = {
  'gloodata/tool-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const title = typeof given === 'string' && given.trim() !== '' ? given : titleOf(pointer, value);
    return [set('Replace with a tool with a title', pointer, { title, examples: [title] })];
  },
  'gloodata/tool-title-missing': ({ pointer }, value) =>
    add('tool', pointer, 'title', titleOf(pointer, value), value),
  'gloodata/tool-title-type': retitle,
  'gloodata/tool-title-blank': retitle,
  'gloodata/examples-missing': ({ pointer }, value) =>
    add('tool', pointer, 'examples', [titleOf(pointer, value)], value),
  'gloodata/examples-empty': ({ pointer }, value) => [
    set('Use the title as an example', pointer, [titleOf(parent(pointer), value)]),
  ],
  'gloodata/examples-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    if (typeof given === 'string') return [set('Put it into a list', pointer, [given])];
    return [remove(pointer, 'examples')];
  },
  'gloodata/example-type': ({ pointer }, value) => {
    const given = valueAt(value, pointer);
    const text = asType(given, 'string');
    return text === undefined ? [remove(pointer, given)] : [set('Turn into a string', pointer, text)];
  },
  'gloodata/example-blank': removeExample,
  'gloodata/example-repeated': removeExample,
  'gloodata/example-shared': removeExample,
};

/** The tool's own title where it has one, else its id in words. */
function titleOf(pointer: Pointer, value: unknown): string {
  const title = member(valueAt(value, pointer), 'title');
  if (typeof title === 'string' && title.trim() !== '') return title;
  if (typeof title === 'number') return String(title);
  return humanize(last(pointer)) || 'My tool';
}
