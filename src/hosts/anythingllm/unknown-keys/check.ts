// Finds members of the root that AnythingLLM does not know.

import type { SourceDocument, Finding } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join } from '../../../lang/json/pointer.ts';
import { ROOT_KEYS } from '../official-schema.ts';
import { misspeltKey, unknownKey } from './rules.ts';

/** One finding per unknown member, with the known one that is meant where a similar name exists. */
export function checkUnknownKeys({ value }: SourceDocument): Finding[] {
  if (!isObject(value)) return [];
  const missing = ROOT_KEYS.filter((key) => !Object.hasOwn(value, key));
  return Object.keys(value)
    .filter((key) => !ROOT_KEYS.includes(key) && key !== '$schema')
    .map((key) => {
      const meant = didYouMean(key, missing);
      const pointer = join('', key);
      return meant === undefined
        ? unknownKey.at(pointer, 'key', { key })
        : misspeltKey.at(pointer, 'key', { key, meant });
    });
}
