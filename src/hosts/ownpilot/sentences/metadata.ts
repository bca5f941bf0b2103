// Sentences for what describes a package to people and to the model.

import type { Args } from '../../../model/finding.ts';
import type { Rule } from '../../../model/host.ts';
import { GUIDE, NOW } from '../releases.ts';
import {
  ADVICE,
  CHANGED,
  code,
  era,
  guide,
  GUIDE_ADVICE,
  GUIDE_REFUSED,
  meant,
  now,
  say,
} from '../evidence.ts';

/** What goes wrong with an optional member of the wrong type. */
const EFFECTS: Readonly<Record<string, string>> = {
  icon: 'it is stored unchecked and shown on the card unchanged',
  docs: 'it is stored unchecked and the link to the documentation cannot work',
  author: 'it is stored unchecked, and the card shows no author because it only looks at `author.name`',
  tags: 'it is stored unchecked, and search and card expect a list',
  keywords: 'it is stored unchecked, and the choice of tools by keyword expects a list',
  required_services: 'none of the services reaches the Config Center',
};

const cards = [era('ui/pages/SkillPackagesPage.tsx:277-368'), now('ui/pages/extensions/ExtensionCard.tsx')];

export const metadataRules: Readonly<Record<string, Rule>> = {
  'ownpilot/member-type': {
    severity: CHANGED,
    message: (args) =>
      `\`${say(args, 'key')}\` should be ${say(args, 'wanted')} and is ${say(args, 'found')}: ${effect(args)}.`,
    evidence: [
      guide('Field Details'),
      era('gw/services/skill-package-types.ts:120-214'),
      now('gw/services/extension/types.ts:214-313'),
    ],
  },
  'ownpilot/category-unknown': {
    severity: GUIDE_REFUSED,
    message: (args) =>
      `${code(args, 'category')} is not one of OwnPilot's nine categories. The guide refuses it; the real releases keep the word and show it in the grey of \`other\`.`,
    evidence: [
      guide('Validation Rule 9'),
      era('gw/services/skill-package-types.ts:120-214'),
      now('ui/pages/extensions/constants.ts'),
    ],
  },
  'ownpilot/icon-picture': {
    severity: CHANGED,
    message: (args) =>
      `OwnPilot prints \`icon\` as text, so people would read ${code(args, 'icon')} on the card instead of seeing a picture.`,
    evidence: [guide('Field Details, icon'), ...cards],
  },
  'ownpilot/icon-not-emoji': {
    severity: ADVICE,
    message: (args) =>
      `\`icon\` should be exactly one emoji; ${code(args, 'icon')} is shown unchanged in a small square.`,
    evidence: [guide('Field Details, icon'), ...cards],
  },
  'ownpilot/docs-not-address': {
    severity: ADVICE,
    message: (args) =>
      `\`docs\` should be a complete web address with \`https://\`, and ${code(args, 'docs')} is not.`,
    evidence: [guide('Field Details, docs')],
  },
  'ownpilot/author-name-missing': {
    severity: CHANGED,
    message: () => '`author` has no `name`, the only part of it that OwnPilot shows on the card.',
    evidence: [guide('Field Details, author'), now('gw/services/extension/service.ts:166-310')],
  },
  'ownpilot/author-name-type': {
    severity: CHANGED,
    message: (args) =>
      `\`author.name\` should be a string with a name in it, and it is ${say(args, 'found')}.`,
    evidence: [guide('Field Details, author'), now('gw/services/extension/service.ts:166-310')],
  },
  'ownpilot/author-email': {
    severity: ADVICE,
    message: () => '`author.email` does not look like an e-mail address.',
    evidence: [guide('Field Details, author')],
  },
  'ownpilot/author-key-unknown': {
    severity: CHANGED,
    message: (args) => `OwnPilot reads no \`${say(args, 'key')}\` of an author.${meant(args)}`,
    evidence: [guide('Field Details, author'), now('gw/services/extension/types.ts:12-137')],
  },
  'ownpilot/words-missing': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      args.key === 'tags'
        ? 'There are no `tags`. People find a package by its tags, and 0.8.3 uses them where keywords are missing.'
        : 'There are no `keywords`. The AI uses them to notice that a request is about this package.',
    evidence: [guide('Tips for LLMs, tip 7')],
  },
  'ownpilot/words-empty': {
    severity: GUIDE_ADVICE,
    message: (args) => `The list \`${say(args, 'key')}\` is empty, so it does not help to find the package.`,
    evidence: [guide('Tips for LLMs, tip 7')],
  },
  'ownpilot/keywords-empty': {
    severity: { [GUIDE]: 'advice', [NOW]: 'changed' },
    message: () =>
      'With an empty `keywords` list, 0.8.3 has no words to choose this package by. Without the list it would use the tags.',
    evidence: [guide('Tips for LLMs, tip 7'), now('gw/services/extension/service.ts:661')],
  },
  'ownpilot/word-type': {
    severity: CHANGED,
    message: (args) =>
      `Everything in \`${say(args, 'key')}\` should be a word, and this is ${say(args, 'found')}.`,
    evidence: [guide('Field Details')],
  },
  'ownpilot/word-repeated': {
    severity: ADVICE,
    message: (args) => `${code(args, 'word')} is already in \`${say(args, 'key')}\`.`,
    evidence: [guide('Field Details')],
  },
  'ownpilot/description-short': {
    severity: GUIDE_ADVICE,
    message: (args) =>
      `${code(args, 'description')} does not say what the package does. One clear sentence helps people and the model.`,
    evidence: [guide('Field Details, description')],
  },
  'ownpilot/description-sentences': {
    severity: GUIDE_ADVICE,
    message: () => 'The guide asks for one sentence; the rest fits better in `system_prompt`.',
    evidence: [guide('skill.json Schema Reference, description')],
  },
  'ownpilot/description-long': {
    severity: ADVICE,
    message: (args) =>
      `The description has ${say(args, 'length')} characters, and the card cuts it off after two lines. Say it in one sentence.`,
    evidence: [guide('Field Details, description'), ...cards],
  },
};

function effect(args: Args): string {
  const key = say(args, 'key');
  return (Object.hasOwn(EFFECTS, key) ? EFFECTS[key] : undefined) ?? 'it is stored unchecked';
}
