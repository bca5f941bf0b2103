// Rules on what people see of a tool.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { last, parent, valueAt } from '../../../lang/json/pointer.ts';
import { setTo, defineRule, rulesWith } from '../../kit/rule.ts';
import { code, quote } from '../../kit/words.ts';
import { converter, readme, selector, NOT_SHOWN, define } from '../evidence.ts';
import { addMissing, likelyDescription, likelyDisplay, likelyName, translateOrShow } from '../fixes.ts';
import { SHIPPED_KEYS } from './translation.ts';

const DISPLAY = readme('get_metadata: the fields that start with `display`');
const NOTATION = readme('the paragraph on the `$t:xxx` notation');
const I18N = { release: '0.19', where: 'i18next 23, as pinned by web/package.json' } as const;

/** The longest text that a message quotes whole, in UTF-16 units: i18next's message on a group of texts is long. */
const SHOWN = 80;

type Display = 'displayName' | 'displayDescription';

const translationRule = rulesWith({ severity: NOT_SHOWN, evidence: [NOTATION, ...selector(), I18N] });

export const displayMissing = define.shownWrong<{ key: Display }>('ragflow/display-missing', {
  message: ({ key }) => `${code(key)} is missing, so ${instead(key)}.`,
  evidence: [DISPLAY, ...selector()],
  fix: ({ pointer, args: { key } }, document, held) =>
    addMissing('tool', key, pointer, document, likelyDisplay(key, held)),
});

export const displayBlank = define.shownWrong<{ key: Display; type: string }>('ragflow/display-blank', {
  message: ({ key, type }) =>
    (type === 'a string'
      ? `${code(key)} is empty, so `
      : `${code(key)} must be a string, but this is ${type}, so `) + `${instead(key)}.`,
  evidence: [DISPLAY, ...selector()],
  fix: showPlainly,
});

export const displayType = defineRule<{ key: Display; type: string }>('ragflow/display-type', {
  severity: { documented: 'refused', '0.19': 'refused', '0.20': 'refused' },
  message: ({ key, type }) =>
    `${code(key)} must be a string. The tool selector of 0.19 calls a string method on it, so with ${type} the whole form of the Generate component crashes, for every tool.`,
  evidence: [DISPLAY, ...selector('TypeError: text.startsWith is not a function')],
  fix: showPlainly,
});

// Below, `key` is the key below `llmTools`, and `shown` is what people see.

export const translationMissing = translationRule('ragflow/translation-missing', {
  message: ({ key, shown }: { key: string; shown: string }) =>
    `RAGFlow has no text for ${code(`llmTools.${key}`)}. People see ${quote(shown, SHOWN)} until you add the key to web/src/locales and rebuild the web pages.`,
  fix: ({ pointer, args }, { value }) =>
    translateOrShow(pointer, args.key, likelyDisplay(last(pointer), valueAt(value, parent(pointer)))),
});

export const translationSubtree = translationRule('ragflow/translation-subtree', {
  message: ({ key, shown }: { key: string; shown: string }) =>
    `${code(`llmTools.${key}`)} is a group of texts, not a text, so people see ${quote(shown, SHOWN)}. Name one of the texts in it.`,
  fix: ({ pointer, args }) => {
    const wanted = `${args.key}.${last(pointer) === 'displayName' ? 'name' : 'description'}`;
    return SHIPPED_KEYS.includes(wanted) ? setTo(pointer, `$t:${wanted}`) : [];
  },
});

export const translationSpace = translationRule<{ key: string; shown: string }>('ragflow/translation-space', {
  message: ({ shown }) =>
    `The white space counts as part of the key, so RAGFlow does not find it, and people see ${quote(shown, SHOWN)}.`,
  fix: (found, document) => {
    const key = found.args.key.replace(/\s+/g, '');
    return key === '' ? showPlainly(found, document) : setTo(found.pointer, `$t:${key}`);
  },
});

export const translationNamespace = translationRule('ragflow/translation-namespace', {
  message: ({ shown }: { key: string; shown: string }) =>
    `RAGFlow treats the part before a second colon as a namespace that does not exist, so people see ${quote(shown, SHOWN)}. Separate the parts of a key with dots.`,
  fix: ({ pointer, args }) => setTo(pointer, `$t:${args.key.replaceAll(':', '.').replace(/\s+/g, '')}`),
});

export const translationNotFirst = define.shownWrong<{ text: string }>('ragflow/translation-not-first', {
  message: ({ text }) =>
    `A text is translated only if it starts with exactly \`$t:\`, in lower case. This one is shown unchanged, ${quote(text, SHOWN)}.`,
  evidence: [NOTATION, ...selector()],
  fix: ({ pointer, args }) => {
    const text = args.text.trim();
    return /^\$t:\S+$/i.test(text) ? setTo(pointer, `$t:${text.slice(3)}`) : [];
  },
});

export const translationElsewhere = define.changed('ragflow/translation-elsewhere', {
  message: ({ key }: { key: 'name' | 'description' }) =>
    `\`$t:\` works only in the fields that start with \`display\`. In ${code(key)} the model gets it unchanged.`,
  evidence: [NOTATION, converter()],
  fix: ({ pointer, args }, { value }) => {
    const tool = valueAt(value, parent(pointer));
    return setTo(pointer, args.key === 'name' ? likelyName(tool) : likelyDescription(tool));
  },
});

function instead(key: Display): string {
  return key === 'displayName'
    ? 'the tool selector of 0.19 labels the tool with its `name`'
    : 'in the tool selector of 0.19 its second column stays empty, and so does the hover text';
}

function showPlainly({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  return setTo(pointer, likelyDisplay(last(pointer), valueAt(value, parent(pointer))));
}
