// Parameters of actions. The host's types take few keywords of JSON Schema, so the rest goes into descriptions.

import type { OutputTree } from '../../../../model/output.ts';
import type { Parameter } from '../../../../model/plugin.ts';
import { keep } from '../../../kit/convert/output.ts';
import { keywordMap } from '../../../kit/convert/schema-keywords.ts';
import { soundWords } from '../../../kit/convert/schema-sound.ts';
import { requiredFlag } from '../../../kit/convert/schema-write.ts';

/** What a schema may have (ActionParameterSchema in packages/typescript/src/types). */
const KEYWORDS = keywordMap({
  oneType: 'type',
  text: 'description pattern',
  any: 'default',
  texts: 'enum',
  number: 'minimum maximum',
  members: 'properties',
  schema: 'items',
});

/** A parameter with its schema in the words of the host. */
export function parameterNode(parameter: Parameter): OutputTree {
  const { name, words } = parameter;
  const context = { knownOnly: true, keywords: KEYWORDS, typeNeeded: true, leads: () => false };
  const { description, ...schema } = soundWords(words, context);
  return {
    name: keep(name),
    description: description ?? keep(name),
    required: requiredFlag(parameter),
    schema,
  };
}
