// Rules on the blocks that only published extensions have: `tagValues`, `handlers`, `contextActions`.

import { valueAt } from '../../../text/pointer.ts';
import { remove, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, quote } from '../../kit/words.ts';
import { seen } from '../evidence.ts';

const GLOOTIL = seen('glootil-py, src/glootil/__init__.py');

export const practiceShape = defineRule<{ key: string; expected: string }>('gloodata/practice-shape', {
  severity: { observed: 'changed' },
  message: ({ key, expected }) =>
    `${code(key)} should be ${expected}, as in every published extension. Nothing shows that the host accepts anything else.`,
  evidence: [GLOOTIL],
  fix: ({ pointer, args }, { value }) => {
    const { expected } = args;
    const wanted = expected.startsWith('a string') ? 'string' : expected === 'a boolean' ? 'boolean' : '';
    const converted = wanted === '' ? undefined : asType(valueAt(value, pointer), wanted);
    return [...(converted === undefined ? [] : setTo(pointer, converted)), ...remove(pointer)];
  },
});

export const formatUnseen = defineRule<{ format: string }>('gloodata/format-unseen', {
  severity: { observed: 'advice' },
  message: ({ format }) =>
    `The format ${quote(format)} is not known. "date" is the only one that published extensions use.`,
  evidence: [seen('71 of 71 `format` members of published extensions')],
  fix: ({ pointer, args }) => [
    ...(args.format.startsWith('date') ? setTo(pointer, 'date') : []),
    ...remove(pointer),
  ],
});

export const actionIncomplete = defineRule<{ key: string }>('gloodata/action-incomplete', {
  severity: { observed: 'changed' },
  message: ({ key }) =>
    `This context action has no ${code(key)}, so ` +
    (key === 'handler' ? 'there is nothing to call.' : 'it is not clear on which values it is offered.'),
  evidence: [seen('81 of 81 context actions; glootil-py, src/glootil/__init__.py')],
});

export const typeUndeclared = defineRule<{ key: string; name: string }>('gloodata/type-undeclared', {
  severity: { observed: 'changed' },
  message: ({ key, name }) =>
    `${code(key)} names the type ${quote(name)}, which \`tagValues\` does not declare. Its values have no labels.`,
  evidence: [seen('every named type is declared in all 24 known documents')],
  fix: ({ pointer, args }) => (args.key === 'dtypeName' ? remove(pointer) : []),
});

export const typeIdle = defineRule<{ name: string }>('gloodata/type-idle', {
  severity: { observed: 'advice' },
  message: ({ name }) =>
    `The type ${code(name)} has neither \`entries\` nor a handler that gives them, so it has no values.`,
  evidence: [seen('41 of 41 types of published extensions'), GLOOTIL],
});
