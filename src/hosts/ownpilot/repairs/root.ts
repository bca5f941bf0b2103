// Repairs for what every manifest must have, its metadata and its prompt.

import { isObject, member } from '../../../model/guards.ts';
import { didYouMean } from '../../../text/did-you-mean.ts';
import { join, last, valueAt } from '../../../text/pointer.ts';
import { AUTHOR_KEYS, CATEGORIES, ROOT_KEYS } from '../known.ts';
import { keyMeantFor } from '../rules/unknown-keys.ts';
import { elements, isText } from '../shape.ts';
import { ID_PATTERN } from '../validate.ts';
import { betterId, listOfMap, packageAround, promptFor, rootText, searchWords } from './defaults.ts';
import {
  objectAt,
  removeAt,
  remover,
  renameTo,
  repair,
  setTo,
  splitList,
  type Mender,
  type Menders,
} from './mend.ts';
import { isSafe, renameOrRemove } from './safe.ts';

const EMOJI = /\p{Extended_Pictographic}\uFE0F?/u;

const fillText: Mender = ({ pointer, args }, document) => {
  const key = String(args?.key);
  const given = valueAt(document.value, pointer);
  const manifest = objectAt(document, '');
  if (key === 'version' && typeof given === 'number')
    return [setTo(pointer, version(String(given)) ?? '1.0.0')];
  if (typeof given === 'number' && given >= 0 && Number.isInteger(given))
    return [setTo(pointer, String(given))];
  return [setTo(pointer, rootText(manifest, key))];
};

const addText: Mender = ({ args }, document) => {
  const key = String(args?.key);
  const manifest = objectAt(document, '');
  const misnamed = keyMeantFor(manifest, key, ROOT_KEYS);
  const add = setTo(join('', key), rootText(manifest, key), `Add "${key}"`);
  return misnamed === undefined ? [add] : [renameTo(join('', misnamed), key), add];
};

/** `1.2` → `1.2.0`, `v3` → `3.0.0`; undefined where no version can be seen. */
function version(text: string): string | undefined {
  const parts = /^\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*$/i.exec(text);
  return parts ? `${parts[1] ?? '0'}.${parts[2] ?? '0'}.${parts[3] ?? '0'}` : undefined;
}

const mendContainer: Mender = (_, { value }) => {
  const [only, ...others] = elements(value);
  if (isObject(only) && others.length === 0) return [setTo('', only, 'Unwrap the object from the list')];
  // What somebody has written is never replaced.
  const entries = elements(value);
  if (entries.length > 0 && entries.every(isObject)) {
    return [setTo('', packageAround({ tools: entries }), 'Put the list into a package as its tools')];
  }
  if (isText(value) && value.trim() !== '') {
    return [setTo('', packageAround({ system_prompt: value }), 'Put the text into a package as its prompt')];
  }
  if (entries.length > 0) return [];
  return [setTo('', packageAround({}), 'Start with a minimal manifest')];
};

const mendMember: Mender = ({ pointer }, document) => {
  const key = last(pointer);
  const value = valueAt(document.value, pointer);
  const removal = removeAt(pointer, `"${key}"`);
  if ((key === 'tags' || key === 'keywords') && typeof value === 'string' && splitList(value).length > 0) {
    return [setTo(pointer, splitList(value), 'Turn into a list'), removal];
  }
  if (key === 'author' && isText(value))
    return [setTo(pointer, authorOf(value), 'Turn into an object'), removal];
  if (key === 'required_services' && isObject(value)) {
    const list = isText(member(value, 'name')) ? [value] : listOfMap(value);
    const safe = isSafe('', {}, { required_services: list });
    return safe ? [setTo(pointer, list, 'Turn into a list'), removal] : [removal];
  }
  return [removal];
};

/** `Jo <jo@example.com>` → name and e-mail. */
function authorOf(text: string): Record<string, string> {
  const parts = /^([^<]*)<([^<>@\s]+@[^<>@\s]+)>\s*$/.exec(text);
  const name = parts?.[1]?.trim();
  return name && parts?.[2] ? { name, email: parts[2] } : { name: text };
}

const fillWords: Mender = ({ args }, document) => {
  const key = String(args?.key);
  const words = searchWords(objectAt(document, ''), key);
  return words.length > 0 ? [setTo(join('', key), words, `Add ${key} from the names`)] : [];
};

const mendIcon: Mender = ({ pointer, args }) => {
  const emoji = EMOJI.exec(String(args?.icon))?.[0];
  const removal = removeAt(pointer, 'the icon');
  return emoji === undefined ? [removal] : [setTo(pointer, emoji), removal];
};

const mendCategory: Mender = ({ pointer }, document) => {
  const category = valueAt(document.value, pointer);
  if (category === null) return [removeAt(pointer, 'the category')];
  const near = typeof category === 'string' ? nearCategory(category.trim().toLowerCase()) : undefined;
  return [near, 'other'].filter((c) => c !== undefined).map((c) => setTo(pointer, c));
};

/** The category that is spelt like the word, or starts like it: `utility` → `utilities`. */
function nearCategory(word: string): string | undefined {
  const same = word.length > 4 ? CATEGORIES.find((c) => c.startsWith(word.slice(0, 5))) : undefined;
  return same ?? didYouMean(word, CATEGORIES);
}

const mendDocs: Mender = ({ pointer, args }) => {
  const docs = String(args?.docs).trim();
  const removal = removeAt(pointer, '"docs"');
  if (!/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(docs)) return [removal];
  return [setTo(pointer, `https://${docs.replace(/^\/\//, '')}`), removal];
};

const writePrompt: Mender = (_, document) => {
  const prompt = promptFor(objectAt(document, ''));
  return prompt === '' ? [] : [setTo('/system_prompt', prompt, 'Write a prompt from the tool descriptions')];
};

const mentionTools: Mender = ({ args }, document) => {
  const manifest = objectAt(document, '');
  const prompt = member(manifest, 'system_prompt');
  const names = Array.isArray(args?.names) ? args.names.map(String) : [];
  if (typeof prompt !== 'string' || names.length === 0) return [];
  const insert = `${/\s$/.test(prompt) ? '' : ' '}${promptFor(manifest, names)}`;
  const place = { from: prompt.length, to: prompt.length };
  return [
    repair('Add what these tools are for', { op: 'splice', pointer: '/system_prompt', ...place, insert }),
  ];
};

export const rootMenders: Menders = {
  'ownpilot/root-not-object': mendContainer,
  'ownpilot/required-missing': addText,
  'ownpilot/required-type': fillText,
  'ownpilot/required-empty': fillText,
  'ownpilot/required-blank': fillText,
  'ownpilot/id-pattern': ({ args }) => {
    const ids = (['', '-'] as const).map((joint) => betterId(String(args?.id), joint) ?? 'myskill');
    return [...new Set(ids)].map((id) => setTo('/id', id));
  },
  'ownpilot/id-hyphen': ({ args }) => [setTo('/id', String(args?.id).replaceAll('-', ''))],
  'ownpilot/version-not-semver': ({ args }) => {
    const better = version(String(args?.version));
    return better === undefined ? [] : [setTo('/version', better)];
  },
  'ownpilot/root-key-unknown': renameOrRemove,
  'ownpilot/folder-name': ({ args }) => {
    const folder = String(args?.folder);
    return ID_PATTERN.test(folder) ? [setTo('/id', folder)] : [];
  },
  'ownpilot/member-type': mendMember,
  'ownpilot/category-unknown': mendCategory,
  'ownpilot/icon-picture': mendIcon,
  'ownpilot/icon-not-emoji': mendIcon,
  'ownpilot/docs-not-address': mendDocs,
  'ownpilot/author-key-unknown': renameOrRemove,
  'ownpilot/author-name-missing': ({ pointer }, document) => {
    const misnamed = keyMeantFor(objectAt(document, pointer), 'name', AUTHOR_KEYS);
    return misnamed === undefined ? [] : [renameTo(join(pointer, misnamed), 'name')];
  },
  'ownpilot/author-name-type': ({ pointer }, document) => {
    const name = valueAt(document.value, pointer);
    return typeof name === 'number' ? [setTo(pointer, String(name))] : [];
  },
  'ownpilot/author-email': remover('the e-mail address'),
  'ownpilot/words-missing': fillWords,
  'ownpilot/words-empty': fillWords,
  'ownpilot/keywords-empty': (finding, document) => [
    removeAt('/keywords', '"keywords"'),
    ...fillWords(finding, document),
  ],
  'ownpilot/word-type': ({ pointer }, document) => {
    const word = valueAt(document.value, pointer);
    const removal = removeAt(pointer, 'it');
    return typeof word === 'number' ? [setTo(pointer, String(word)), removal] : [removal];
  },
  'ownpilot/word-repeated': remover('the repetition'),
  'ownpilot/prompt-missing': writePrompt,
  'ownpilot/prompt-type': ({ pointer }, document) => {
    const prompt = valueAt(document.value, pointer);
    const lines = Array.isArray(prompt) ? prompt.filter(isText) : [];
    const removal = removeAt(pointer, '"system_prompt"');
    return lines.length > 0
      ? [setTo(pointer, lines.join('\n'), 'Join the lines into one string'), removal]
      : [removal];
  },
  'ownpilot/prompt-tools-unnamed': mentionTools,
  'ownpilot/prompt-tool-misspelt': ({ pointer, at, args }) =>
    typeof at === 'object'
      ? [
          repair(`Change to "${String(args?.meant)}"`, {
            op: 'splice',
            pointer,
            ...at,
            insert: String(args?.meant),
          }),
        ]
      : [],
};
