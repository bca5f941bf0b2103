// Rules for the members that describe a package: category, icon, docs, author, tags, keywords.

import type { SourceDocument, Finding, Fix } from '../../../model/finding.ts';
import { isObject } from '../../../model/guards.ts';
import { didYouMean } from '../../../lang/text/did-you-mean.ts';
import { join, last, valueAt } from '../../../lang/json/pointer.ts';
import {
  objectAt,
  remove,
  rename,
  setTo,
  defineRule,
  type Misnamed,
  renameOrRemove,
} from '../../kit/rule.ts';
import { code, found, perhaps, shouldBe } from '../../kit/words.ts';
import { onlyDocumented, from0_8_3, from2026_02, guide, V0_8_3_CHANGED, define } from '../evidence.ts';
import { isText, listOfMap } from '../shape.ts';
import { keyMeantFor } from '../unknown-keys.ts';
import { writeText } from '../services/fixes.ts';
import { asBoolean, splitList } from '../words.ts';

/**
 * The nine categories, the same in the guide and in both releases (0.8.3:
 * gw/services/extension/types.ts:139-148).
 */
export const CATEGORIES: readonly string[] = [
  'developer',
  'productivity',
  'communication',
  'data',
  'utilities',
  'integrations',
  'media',
  'lifestyle',
  'other',
];

/** Members of `author` in the guide; 0.8.3 also has `url`. */
export const AUTHOR_KEYS: readonly string[] = ['name', 'email'];

/** Members that may be left out, of which the pages show whatever is there. */
export type Optional = keyof typeof EFFECTS;
/** Lists that may be left out; the pages and the install go through them. */
export type List = keyof typeof LIST_EFFECTS;

/** The consequences of an optional member of the wrong type; each completes a message. */
export const EFFECTS = {
  icon: 'It is stored unchecked and shown on the card unchanged',
  docs: 'It is stored unchecked, and the link to the documentation cannot work',
  author: 'It is stored unchecked, and the card shows no author because it only looks at `author.name`',
};
const LIST_EFFECTS = {
  tags: 'the package installs, and then the page that lists it crashes',
  keywords: 'the package installs, and then its page crashes where it has words to show',
  required_services: 'the package installs, and none of the services reaches the Config Center',
};
const cards = [
  from2026_02('ui/pages/SkillPackagesPage.tsx:277-368'),
  from0_8_3('ui/pages/extensions/ExtensionCard.tsx'),
];

export const memberType = define.changed<{ name: string; wanted: string; found: string; then?: string }>(
  'ownpilot/member-type',
  {
    message: ({ name, wanted, found, then = '' }) =>
      shouldBe(name, wanted, found) + (then === '' ? '' : ` ${then}.`),
    evidence: [
      guide('Field Details'),
      from2026_02('gw/services/skill-package-types.ts:120-214'),
      from0_8_3('gw/services/extension/types.ts:214-313'),
    ],
    fix: retype,
  },
);

export const listType = define.changedThenBroken<{ key: List; wanted: string; found: string }>(
  'ownpilot/list-type',
  {
    message: ({ key, wanted, found }) =>
      `${code(key)} should be ${wanted} and is ${found}: ${LIST_EFFECTS[key]}.`,
    evidence: [guide('Field Details'), ...cards],
    fix: retype,
  },
);

export const categoryUnknown = define.guideRefused<{ category: unknown }>('ownpilot/category-unknown', {
  message: ({ category }) =>
    isText(category) && category.trim() !== ''
      ? `${code(category)} is not one of the nine categories. The releases show it in the grey of \`other\`.`
      : shouldBe('`category`', 'one of the nine categories', found(category)),
  evidence: [
    guide('Validation Rule 9'),
    from2026_02('gw/services/skill-package-types.ts:120-214'),
    from0_8_3('ui/pages/extensions/constants.ts'),
  ],
  fix: nearestCategory,
});

export const iconPicture = define.changed<{ icon: string }>('ownpilot/icon-picture', {
  message: ({ icon }) =>
    `OwnPilot prints \`icon\` as text, so people would read ${code(icon)} on the card instead of seeing a picture.`,
  evidence: [guide('Field Details, icon'), ...cards],
  fix: onlyEmoji,
});

export const iconNotEmoji = define.advice<{ icon: string }>('ownpilot/icon-not-emoji', {
  message: ({ icon }) =>
    `\`icon\` should be exactly one emoji; ${code(icon)} is shown unchanged in a small square.`,
  evidence: [guide('Field Details, icon'), ...cards],
  fix: onlyEmoji,
});

export const docsNotAddress = define.advice<{ docs: string }>('ownpilot/docs-not-address', {
  message: ({ docs }) =>
    `\`docs\` should be a complete web address with \`https://\`, and ${code(docs)} is not.`,
  evidence: [guide('Field Details, docs')],
  fix: ({ pointer, args }) => {
    const docs = args.docs.trim();
    const bare = /^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(docs);
    return bare ? setTo(pointer, `https://${docs.replace(/^\/\//, '')}`) : [];
  },
});

export const authorNameMissing = define.changed('ownpilot/author-name-missing', {
  message: () => '`author` has no `name`, the only part of it that OwnPilot shows on the card.',
  evidence: [guide('Field Details, author'), from0_8_3('gw/services/extension/service.ts:166-310')],
  fix: ({ pointer }, document) => {
    const misnamed = keyMeantFor(objectAt(document, pointer), 'name', AUTHOR_KEYS);
    return misnamed === undefined ? [] : rename(document, join(pointer, misnamed), 'name');
  },
});

export const authorKeyUnknown = define.changed<Misnamed>('ownpilot/author-key-unknown', {
  message: ({ key, meant }) => `OwnPilot reads no ${code(key)} of an author.${perhaps(meant)}`,
  evidence: [guide('Field Details, author'), from0_8_3('gw/services/extension/types.ts:12-137')],
  fix: renameOrRemove,
});

export const wordsMissing = define.guideAdvice<{ key: 'tags' | 'keywords' }>('ownpilot/words-missing', {
  message: ({ key }) =>
    key === 'tags'
      ? 'There are no `tags`. People find a package by its tags, and 0.8.3 uses them where keywords are missing.'
      : 'There are no `keywords`. The AI uses them to notice that a request is about this package.',
  evidence: [guide('Tips for LLMs, tip 7')],
});

export const keywordsEmpty = defineRule('ownpilot/keywords-empty', {
  severity: { ...onlyDocumented('advice'), ...V0_8_3_CHANGED },
  message: () =>
    'With an empty `keywords` list, 0.8.3 has no words to choose this package by. Without the list it would use the tags.',
  evidence: [guide('Tips for LLMs, tip 7'), from0_8_3('gw/services/extension/service.ts:661')],
  fix: ({ pointer }) => remove(pointer),
});

const BOOLEANS = ['required', 'requires_approval', 'enabled'];

const SERVICE_TEXT = /^\/required_services\/\d+\/[a-z_]+$/;

/** Converts the value to the right type where that is possible, or removes it. */
function retype({ pointer }: Finding, document: SourceDocument): Fix[] {
  const manifest = document.value;
  const key = last(pointer);
  const value = valueAt(manifest, pointer);
  if (BOOLEANS.includes(key)) return setTo(pointer, asBoolean(value));
  if (SERVICE_TEXT.test(pointer)) return writeText(document, pointer);
  if (typeof value === 'number' && key !== 'icon' && key !== 'docs' && key !== 'author' && key !== 'enum')
    return [...setTo(pointer, String(value)), ...remove(pointer)];
  if (key === 'author' && isText(value)) {
    return [...setTo(pointer, authorOf(value), 'Turn into an object'), ...remove(pointer)];
  }
  const list = listFor(key, value);
  return list ? [...setTo(pointer, list, 'Turn into a list'), ...remove(pointer)] : remove(pointer);
}

/** The list that a value was meant as; null for none. */
function listFor(key: string, value: unknown): readonly unknown[] | null {
  if (key === 'enum' && typeof value === 'number') return [value];
  if (['tags', 'keywords', 'enum'].includes(key) && typeof value === 'string') {
    const words = splitList(value);
    return words.length > 0 ? words : null;
  }
  if (key !== 'required_services' || !isObject(value)) return null;
  return isText(value.name) ? [value] : listOfMap(value);
}

/** `Jo <jo@example.com>` → name and e-mail. */
function authorOf(text: string): Record<string, string> {
  const parts = /^([^<]*)<([^<>@\s]+@[^<>@\s]+)>\s*$/.exec(text);
  const name = parts?.[1]?.trim();
  return name && parts?.[2] ? { name, email: parts[2] } : { name: text };
}

const EMOJI = /\p{Extended_Pictographic}\uFE0F?/u;

function onlyEmoji({ pointer, args }: Finding<{ icon: string }>): Fix[] {
  const emoji = EMOJI.exec(args.icon)?.[0];
  return emoji === undefined ? remove(pointer) : setTo(pointer, emoji);
}

function nearestCategory({ pointer }: Finding, { value }: SourceDocument): Fix[] {
  const category = valueAt(value, pointer);
  if (category === null) return remove(pointer);
  const word = typeof category === 'string' ? category.trim().toLowerCase() : '';
  // `utility` starts like `utilities`.
  const alike = word.length > 4 ? CATEGORIES.find((known) => known.startsWith(word.slice(0, 5))) : undefined;
  const near = alike ?? didYouMean(word, CATEGORIES);
  return [...(near === undefined ? [] : setTo(pointer, near)), ...setTo(pointer, 'other')];
}
