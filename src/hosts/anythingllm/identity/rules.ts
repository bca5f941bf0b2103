// Rules for the switch and the name of the skill.

import type { SourceDocument } from '../../../model/finding.ts';
import { member } from '../../../model/guards.ts';
import { add, setTo } from '../../kit/rule.ts';
import { code as quoted } from '../../kit/words.ts';
import { code, LOADER, page, SKILL_LIST, define } from '../evidence.ts';
import { sessionWhenOn } from '../loading/session.ts';
import { sentenceCase } from './sentence-case.ts';

export const activeMissing = define.refusedThenBroken('anythingllm/active-missing', {
  message: () =>
    'Without `active` the skill is off, and its switch in the settings moves but never saves anything.',
  evidence: [page('active'), code('frontend/src/components/lib/Toggle/index.jsx:60-63')],
  fix: (_, document) => add('/active', loadsWhenOn(document)),
});

export const activeType = define.refusedThenChanged<{ value: unknown; found: string }>(
  'anythingllm/active-type',
  {
    message: ({ value, found }) =>
      `\`active\` is ${found} instead of true or false. AnythingLLM only checks whether it is truthy, so the skill is ${
        value || found === 'an object' || found === 'an array' ? 'on' : 'off'
      }.`,
    evidence: [page('active'), code(`${LOADER}:78`)],
    fix: (_, { value }) => setTo('/active', meantBoolean(member(value, 'active'))),
  },
);

export const inactive = define.advice('anythingllm/inactive', {
  message: () => 'The skill is off. No agent loads it until someone switches it on.',
  evidence: [page('active'), code(`${LOADER}:78`)],
  fix: (_, document) => (loadsWhenOn(document) ? setTo('/active', true, 'Switch the skill on') : []),
});

export const nameMissing = define.refused('anythingllm/name-missing', {
  message: () => 'Without `name` the agent settings page crashes and shows an error instead of all skills.',
  evidence: [page('name'), code(SKILL_LIST, "Cannot read properties of undefined (reading 'replace')")],
  fix: (_, { value }) => add('/name', titleFor(value)),
});

export const nameType = define.refused<{ found: string }>('anythingllm/name-type', {
  message: ({ found }) =>
    `\`name\` is ${found}, not a string: the agent settings page crashes and shows an error instead of all skills.`,
  evidence: [page('name'), code(SKILL_LIST)],
  fix: (_, { value }) => setTo('/name', titleFor(value)),
});

export const nameVanishes = define.serverChanged<{ name: string }>('anythingllm/name-vanishes', {
  message: ({ name }) =>
    name === ''
      ? 'The name is empty, so the skill is a row without a title in the settings.'
      : `The settings show only ASCII letters and digits, so nothing of the name ${quoted(name)} is left.`,
  evidence: [code(`${SKILL_LIST}, sentenceCase of text-case 1.0.9`)],
  fix: (_, { value }) => setTo('/name', titleFor(value)),
});

export const nameLosesLetters = define.serverChanged('anythingllm/name-loses-letters', {
  message: ({ name, shown }: { name: string; shown: string }) =>
    `The settings drop every letter that is not ASCII: ${quoted(name)} is shown as ${quoted(shown)}.`,
  evidence: [code(`${SKILL_LIST}, sentenceCase of text-case 1.0.9`)],
  fix: ({ args }) => {
    const plain = args.name.normalize('NFD').replace(/\p{M}/gu, '');
    return /(?![\0-\x7f])[\p{L}\p{N}]/u.test(plain) ? [] : setTo('/name', plain);
  },
});

function titleFor(manifest: unknown): string {
  const hubId = member(manifest, 'hubId');
  return (typeof hubId === 'string' && sentenceCase(hubId)) || 'My skill';
}

function loadsWhenOn({ value, path }: SourceDocument): boolean {
  return sessionWhenOn(value, path).kind === 'loaded';
}

/** The value that the author meant. Words for false count as false here; in the host every such string is truthy. */
function meantBoolean(value: unknown): boolean {
  return Boolean(value) && !(typeof value === 'string' && /^(false|no|off|0)$/i.test(value.trim()));
}
