// What may be wrong with the members that describe the skill: description, author, licence.

import { isObject, member } from '../../../model/guards.ts';
import { add, remove, setTo, defineRule } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { code, editorSchema, hubCli, LOADER, page, PANEL, define } from '../evidence.ts';
import { scalarText } from '../parts.ts';
import { V2026_08, onlyDocumented, since } from '../releases.ts';
import { webAddress } from './address.ts';

export const descriptionMissing = define.refusedThenChanged('anythingllm/description-missing', {
  message: () =>
    'Without `description` the model does not know what the skill is for, so it will rarely call it.',
  evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  fix: (_, { value }) => add('/description', descriptionFor(value)),
});

export const descriptionType = define.refusedThenChanged<{ found: string }>('anythingllm/description-type', {
  message: ({ found }) =>
    `\`description\` is ${found}, not a string. AnythingLLM passes it to the model provider unchanged.`,
  evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  fix: (_, { value }) =>
    setTo('/description', scalarText(member(value, 'description')) ?? descriptionFor(value)),
});

export const descriptionEmpty = defineRule('anythingllm/description-empty', {
  severity: { ...onlyDocumented('advice'), ...since(V2026_08, 'changed') },
  message: () => 'The description is empty, so the model does not know what the skill is for.',
  evidence: [page('other_properties'), code(`${LOADER}:214-250`)],
  fix: (_, { value }) => setTo('/description', descriptionFor(value)),
});

export const authorObject = define.refusedThenBroken<{ found: string }>('anythingllm/author-object', {
  message: ({ found }) =>
    `\`author\` is ${found}, not a string. Opening the skill in the settings can crash the whole page.`,
  evidence: [page('other_properties'), editorSchema('31'), code(`${PANEL}:110-189`)],
  fix: (_, { value }) => {
    const name = scalarText(member(member(value, 'author'), 'name'));
    return name === undefined ? remove('/author') : setTo('/author', name);
  },
});

export const authorUrlFormat = define.refusedThenAdvice<{ value: unknown }>('anythingllm/author-url-format', {
  message: ({ value }) =>
    `\`author_url\` ${value === '' ? 'is empty' : `${quoted(value)} is not a complete address`}. The settings use it unchanged as a link, which then leads back into AnythingLLM.`,
  evidence: [editorSchema('35'), code(`${PANEL}:110-189`)],
  fix: (_, { value }) => {
    const given = String(member(value, 'author_url'));
    const full = webAddress(given) ?? withName(webAddress(`https://${given}`));
    return full === undefined ? remove('/author_url') : setTo('/author_url', full);
  },
});

export const licenseMissing = define.pageAdvice('anythingllm/license-missing', {
  message: () =>
    'There is no license. It is optional, but the hub asks for one before a skill can be published.',
  evidence: [page('other_properties'), hubCli('64-74')],
  fix: (_, { value }) =>
    isObject(value) && Object.hasOwn(value, 'license') ? setTo('/license', 'MIT') : add('/license', 'MIT'),
});

function descriptionFor(manifest: unknown): string {
  const name = member(manifest, 'name');
  return typeof name === 'string' && name.trim() !== ''
    ? name
    : 'Say here what the skill does and when to use it';
}

/** Only an address of a whole name: `https://unknown` would be a guess. */
function withName(url: string | undefined): string | undefined {
  return url !== undefined && /^https:\/\/[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url) ? url : undefined;
}
