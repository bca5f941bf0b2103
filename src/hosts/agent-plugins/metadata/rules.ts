// Rules on what plugin.json tells people: version, author, addresses, licence and keywords.

import { member } from '../../../model/guards.ts';
import { valueAt } from '../../../text/pointer.ts';
import { asText, remove, rename, setTo } from '../../kit/fix.ts';
import { defineRule } from '../../kit/rule.ts';
import { asType } from '../../kit/types.ts';
import { code, perhaps } from '../../kit/words.ts';
import { REFUSED, REJECTS, section } from '../evidence.ts';

export const textType = defineRule<{ key: string; type: string }>('agent-plugins/text-type', {
  severity: REFUSED,
  message: ({ key, type }) => `${code(key)} must be a string, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.2'), section('5.4')],
  fix: ({ pointer }, { value }) => {
    const held = valueAt(value, pointer);
    const inner = member(held, 'url') ?? member(held, 'type') ?? member(held, 'name');
    const text = typeof inner === 'string' ? inner : asType(held, 'string');
    return [...setTo(pointer, text), ...remove(pointer)];
  },
});

export const authorType = defineRule<{ type: string }>('agent-plugins/author-type', {
  severity: REFUSED,
  message: ({ type }) =>
    `\`author\` must be an object with \`name\`, \`email\` or \`url\`, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.4')],
  fix: ({ pointer }, { value }) => {
    const held = valueAt(value, pointer);
    return typeof held === 'string' ? setTo(pointer, authorOf(held)) : remove(pointer);
  },
});

export const authorMember = defineRule<{ key: string; meant: string | undefined }>(
  'agent-plugins/author-member',
  {
    severity: REFUSED,
    message: ({ key, meant }) =>
      `\`author\` may only have \`name\`, \`email\` and \`url\`, and ${code(key)} is another member.${perhaps(meant)} ${REJECTS}`,
    evidence: [section('5.4')],
    fix: ({ pointer, args: { meant } }, document) =>
      meant === undefined ? remove(pointer) : rename(document, pointer, meant),
  },
);

export const keywordsType = defineRule<{ type: string }>('agent-plugins/keywords-type', {
  severity: REFUSED,
  message: ({ type }) => `\`keywords\` must be a list of strings, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.2'), section('5.4')],
  fix: ({ pointer }, { value }) => {
    const held = valueAt(value, pointer);
    if (typeof held !== 'string') return remove(pointer);
    const words = held.split(/[,;]/).map((word) => word.trim());
    return setTo(
      pointer,
      words.filter((word) => word !== ''),
    );
  },
});

export const keywordType = defineRule<{ type: string }>('agent-plugins/keyword-type', {
  severity: REFUSED,
  message: ({ type }) => `Each of the \`keywords\` must be a string, but this is ${type}. ${REJECTS}`,
  evidence: [section('5.2'), section('5.4')],
  fix: asText,
});

/** `Mia Moe <mia@example.com> (https://example.com)`, of which all but the name may be missing. */
function authorOf(text: string): Record<string, string> {
  const [, name = '', email, url] = /^([^<(]*)(?:<([^>]*)>)?[^(]*(?:\(([^)]*)\))?/.exec(text) ?? [];
  return {
    name: name.trim() === '' ? text : name.trim(),
    ...(email === undefined ? {} : { email }),
    ...(url === undefined ? {} : { url }),
  };
}
