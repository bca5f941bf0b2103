// Rules for the manifest as a whole, and for members that only the official schema restricts.

import { join, last } from '../../../lang/json/pointer.ts';
import { add, remove, setTo, rulesWith } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { code, editorSchema, LOADER, page, SKILL_LIST, define } from '../evidence.ts';
import { scalarText } from '../parts.ts';
import { onlyDocumented } from '../releases.ts';

/** Values for members that the schema requires and the loader never reads. */
const STANDARD: Readonly<Record<string, unknown>> = {
  schema: 'skill-1.0.0',
  version: '1.0.0',
  imported: true,
  file: 'handler.js',
  type: 'text',
  required: false,
  prompt: '',
};

const schemaRule = rulesWith({ severity: onlyDocumented('refused') });

export const notAnObject = define.refused<{ found: string }>('anythingllm/not-an-object', {
  message: ({ found }) =>
    `The manifest is ${found}, not an object. AnythingLLM still looks for members in it, and its skill settings page crashes for all skills.`,
  evidence: [
    editorSchema('4'),
    code(`${LOADER}:78`, "Cannot read properties of null (reading 'active')"),
    code(SKILL_LIST),
  ],
});

export const fileName = define.refused<{ file: string }>('anythingllm/file-name', {
  message: ({ file }) =>
    `The file is called ${quoted(file)}, but AnythingLLM reads only files called \`plugin.json\` and silently ignores the folder.`,
  evidence: [page('introduction'), code(`${LOADER}:69-76`)],
});

export const missingMember = schemaRule<{ member: string; key: string }>('anythingllm/missing-member', {
  message: ({ member }) =>
    `\`${member}\` is required by the documentation and by the schema that editors use, although the skill loads without it.`,
  evidence: [page('other_properties, entrypoint, imported'), editorSchema('109-153')],
  fix: ({ pointer, args }) => {
    const { key } = args;
    return Object.hasOwn(STANDARD, key) ? add(join(pointer, key), STANDARD[key]) : [];
  },
});

export const wrongType = schemaRule<{ member: string; found: string }>('anythingllm/wrong-type', {
  message: ({ member, found }) =>
    `\`${member}\` is ${found}, which the schema that editors use does not allow. The skill still loads.`,
  evidence: [page('all properties'), editorSchema('1-157')],
  fix: ({ pointer }, _, held) => {
    const key = last(pointer);
    const text = key === 'required' || key === 'author_url' ? undefined : scalarText(held);
    if (text !== undefined) return setTo(pointer, text);
    return Object.hasOwn(STANDARD, key) ? setTo(pointer, STANDARD[key]) : remove(pointer);
  },
});

export const schemaValue = schemaRule<{ value: unknown }>('anythingllm/schema-value', {
  message: ({ value }) =>
    `\`schema\` must be \`skill-1.0.0\`${typeof value === 'string' ? `, not ${quoted(value)}` : ''}. Only editors and the documentation require it; the loader never reads it.`,
  evidence: [page('other_properties'), editorSchema('18')],
  fix: () => setTo('/schema', 'skill-1.0.0'),
});

export const importedValue = schemaRule('anythingllm/imported-value', {
  message: () =>
    '`imported` must be true. Only editors and the documentation require it; the settings page sets its own.',
  evidence: [page('imported'), editorSchema('141')],
  fix: () => setTo('/imported', true),
});
