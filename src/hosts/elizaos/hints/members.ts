// The members of a hint: the type of each, and which product knows it.

import { asType, hasType } from '../../kit/types.ts';
import { inverted } from '../../kit/words.ts';

/** What a member must be, in words, and as types of JSON; none for anything. */
const WANTED = {
  'a string': ['string'],
  'true or false': ['boolean'],
  'a number': ['number'],
  'a list': ['array'],
  'an object': ['object'],
  'true, false or an object': ['object', 'boolean'],
  anything: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Want = keyof typeof WANTED;

/** Members of a hint in Milady's type (apps/app/src/types.ts, ConfigUiHint) → the type of their values. */
export const HINT_MEMBERS: ReadonlyMap<string, Want> = inverted({
  'a string': [
    'label',
    'help',
    'type',
    'placeholder',
    'group',
    'width',
    'pattern',
    'patternError',
    'unit',
    'component',
    'icon',
  ],
  'true or false': ['sensitive', 'advanced', 'hidden', 'readonly'],
  'a number': ['order', 'min', 'max', 'step', 'minItems', 'maxItems'],
  'a list': ['options', 'columns'],
  'an object': ['showIf', 'validation', 'on'],
  'true, false or an object': ['visible'],
  anything: ['itemTemplate', 'itemSchema'],
});

/** Names that authors write for a hint's members → the right names. */
export const MEMBER_ALIASES = inverted({
  label: ['title', 'name'],
  help: ['description', 'hint', 'helpText', 'tooltip'],
  sensitive: ['secret', 'password'],
  options: ['choices', 'values', 'enum'],
  type: ['widget'],
  readonly: ['disabled'],
  group: ['section'],
  showIf: ['visibleIf'],
});

/** Members in the example of the documentation. */
export const SHOWN: ReadonlySet<string> = new Set(['label', 'type', 'sensitive', 'help', 'advanced']);

/** Members in the current core's type of a hint (PluginConfigUiHint). */
export const IN_CORE: ReadonlySet<string> = new Set([...SHOWN, 'placeholder', 'options']);

/** Members that Milady declares and its form never reads. For `on` the default registry has no handlers. */
export const NEVER_READ: ReadonlySet<string> = new Set([
  'icon',
  'itemTemplate',
  'itemSchema',
  'minItems',
  'maxItems',
  'on',
]);

/** True where a hint's member may have this value; true for unknown names too. */
export function fitsHintMember(name: string, value: unknown): boolean {
  const want = HINT_MEMBERS.get(name);
  const types: readonly string[] = want === undefined ? [] : WANTED[want];
  return types.length === 0 || types.some((type) => hasType(value, type));
}

/** The value as what a member of that name must be, where that is text, a number, or true or false. */
export function asHintMember(name: string, value: unknown): string | number | boolean | undefined {
  const want = HINT_MEMBERS.get(name);
  return asType(value, (want && WANTED[want][0]) ?? '');
}
