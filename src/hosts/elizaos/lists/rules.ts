// Rules for the manifest's lists of secrets, plugins, skills and so on.

import type { SourceDocument, Pointer, Fix } from '../../../model/finding.ts';
import { valueAt } from '../../../lang/json/pointer.ts';
import { remove, setTo } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code } from '../../kit/words.ts';
import { core, page, define } from '../evidence.ts';

export const listType = define.pageRefused<{ name: string; got: string }>('elizaos/list-type', {
  message: ({ name, got }) => `${code(name)} must be a list, not ${got}.`,
  evidence: [page()],
  fix: ({ pointer }, document) => fixList(pointer, document),
});

export const listItemType = define.pageRefused<{ name: string; needs: string | null; got: string }>(
  'elizaos/list-item-type',
  {
    message: ({ name, needs, got }) =>
      `${code(name)} lists ${typeof needs === 'string' ? `strings, or objects with ${code(needs)}` : 'strings'}; this entry is ${got}.`,
    evidence: [page(), core()],
    fix: ({ pointer }, { value }) => {
      const text = asType(valueAt(value, pointer), 'string');
      return text === undefined ? remove(pointer) : setTo(pointer, text);
    },
  },
);

/** A list of strings with as much of the wrong value as fits in one. */
export function fixList(pointer: Pointer, document: SourceDocument): Fix[] {
  const value = valueAt(document.value, pointer);
  const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  if (texts.length > 0) return setTo(pointer, texts, 'Keep only the strings');
  if (typeof value === 'string' && value !== '') return setTo(pointer, [value], 'Make it a list of this one');
  return remove(pointer);
}
