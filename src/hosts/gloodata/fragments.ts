// Recognises parts of an info document, and makes a whole document of each.

import type { Fragment, FragmentInput } from '../../model/host.ts';
import { has, hasOnly, isListOf, isMapOf, isParameter } from '../kit/fragment.ts';
import { isObject, member } from '../../model/guards.ts';
import { MEMBERS } from './members/known.ts';

type Members = Record<string, unknown>;

const TOOL = { title: 'Name your tool', examples: ['Ask as a person would'] };

/** The part of an info document that a text is, with the document around it; null where it is not one. */
export function fragment({ value }: FragmentInput): Fragment | null {
  if (!isObject(value) || has(value, 'ns')) return null;
  const tools = member(value, 'tools');
  if (hasOnly(value, ['title', 'tools']) && isMapOf(tools, isTool))
    return { ...made(0.9, '`tools` alone', value), isRoot: true };
  if (isTool(value)) return made(0.85, 'a tool', around(value));
  if (isMapOf(value, isTool)) return made(0.85, 'a list of tools', { tools: value });
  if (hasOnly(value, ['schema', 'ui'])) return made(0.8, 'a part of a tool', around(value));
  if (hasOnly(value, ['fields']) && isMapOf(member(value, 'fields'), isField)) {
    return made(0.8, 'the `schema` of a tool', around({ schema: value }));
  }
  if (isUi(value)) return made(0.8, 'the `ui` of a tool', around({ ui: value }));
  if (hasOnly(value, ['examples']) && isListOf(member(value, 'examples'), (text) => typeof text === 'string'))
    return made(0.5, 'the `examples` of a tool', around(value));
  return isMapOf(value, isField)
    ? made(0.5, 'fields of a tool', around({ schema: { fields: value } }))
    : null;
}

function made(score: number, what: string, parts: Members): Fragment {
  const whole = { ns: 'my-extension', title: 'Name your extension', ...parts };
  return { score, what, where: 'Extension Info Schema', whole, title: 'Put it into an extension' };
}

/** A document with one tool of these members; arguments without a field get one. */
function around(parts: Members): Members {
  const args = member(member(parts, 'ui'), 'args');
  const field = (name: string): [string, Members] => [name, { type: 'string', description: `the ${name}` }];
  const fields = isObject(args) ? Object.fromEntries(Object.keys(args).map(field)) : {};
  const schema = has(parts, 'schema') || !isObject(args) ? {} : { schema: { fields } };
  return { tools: { myTool: { ...TOOL, ...schema, ...parts } } };
}

function isTool(value: unknown): boolean {
  const keys = [...MEMBERS.tool.documented, ...Object.keys(MEMBERS.tool.practice)];
  if (!hasOnly(value, keys)) return false;
  return isObject(member(member(value, 'schema'), 'fields')) || isUi(member(value, 'ui'));
}

function isUi(value: unknown): boolean {
  return hasOnly(value, MEMBERS.ui.documented) && isObject(member(value, 'args'));
}

function isField(value: unknown): boolean {
  const known = ['string', 'integer', 'number', 'boolean'].includes(String(member(value, 'type')));
  return known && isParameter(value) && hasOnly(value, MEMBERS.field.documented);
}
