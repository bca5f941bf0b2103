// Cases for the root, the metadata, the prompt and the place of a manifest (test data).

import type { RuleCase } from '../../rule-case.ts';
import { MARKED, skill, toolText, withTool } from './text.ts';

const longText = 'Tides for every harbour. '.repeat(9);
const longPrompt = 'Use tides_next when the tide matters and always say so. '.repeat(18);

export const rootCases: readonly RuleCase[] = [
  { code: 'ownpilot/root-not-object', raises: `⟦[${skill()}]⟧`, misses: skill() },
  { code: 'ownpilot/root-not-object', raises: '⟦null⟧', misses: '{}' },
  { code: 'ownpilot/required-missing', raises: skill({ version: null }, MARKED), misses: skill() },
  { code: 'ownpilot/required-missing', raises: skill({ id: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/required-missing',
    raises: skill({ description: null, desc: '"High and low water"' }, MARKED),
    misses: skill(),
  },
  {
    code: 'ownpilot/required-type',
    raises: skill({ version: '⟦1.2⟧' }),
    misses: skill({ version: '"1.2"' }),
  },
  { code: 'ownpilot/required-type', raises: skill({ name: '⟦null⟧' }), misses: skill({ name: '"null"' }) },
  { code: 'ownpilot/required-empty', raises: skill({ name: '⟦""⟧' }), misses: skill({ name: '" "' }) },
  { code: 'ownpilot/required-blank', raises: skill({ name: '⟦" "⟧' }), misses: skill({ name: '"-"' }) },
  { code: 'ownpilot/id-pattern', raises: skill({ id: '⟦"Tides"⟧' }), misses: skill({ id: '"tides"' }) },
  {
    code: 'ownpilot/id-pattern',
    raises: skill({ id: '⟦"tide tables"⟧' }),
    misses: skill({ id: '"tide--tables-"' }),
  },
  {
    code: 'ownpilot/id-hyphen',
    raises: skill({ id: '⟦"tide-tables"⟧' }),
    misses: skill({ id: '"tidetables"' }),
  },
  {
    code: 'ownpilot/version-not-semver',
    raises: skill({ version: '⟦"1.0"⟧' }),
    misses: skill({ version: '"1.0.0-beta.2"' }),
  },
  {
    code: 'ownpilot/root-key-unknown',
    raises: skill({ '⟦descripton⟧': '"x"' }),
    misses: skill({ $schema: '"x"', _note: '"x"' }),
  },
  {
    code: 'ownpilot/folder-name',
    raises: skill({ id: '⟦"tides"⟧' }),
    misses: skill(),
    path: 'tide/skill.json',
    missesPath: 'packs/tides/skill.json',
  },
  {
    code: 'ownpilot/file-name',
    raises: skill({}, MARKED),
    misses: skill(),
    path: 'tides/manifest.json',
    missesPath: 'tides/skill.json',
  },
  {
    code: 'ownpilot/file-name',
    raises: skill({}, MARKED),
    misses: skill(),
    path: 'tides/extension.json',
    missesPath: 'skill.json',
    release: '2026-02',
  },
  {
    code: 'ownpilot/secret-literal',
    raises: skill({ docs: '"https://example.org/?key=⟦AKIAABCDEFGHIJKLMNOP⟧"' }),
    misses: skill({ docs: '"https://example.org/?key=AKIA_YOUR_KEY"' }),
  },
];

export const metadataCases: readonly RuleCase[] = [
  {
    code: 'ownpilot/member-type',
    raises: skill({ tags: '⟦"tide, sea"⟧' }),
    misses: skill({ tags: '["tide, sea"]' }),
  },
  {
    code: 'ownpilot/member-type',
    raises: skill({ author: '⟦"Jo <jo@example.org>"⟧' }),
    misses: skill({ author: '{ "name": "Jo" }' }),
  },
  {
    code: 'ownpilot/member-type',
    raises: skill({ icon: '⟦null⟧' }),
    misses: skill({ icon: '"🌊"' }),
    release: 'documented',
  },
  {
    code: 'ownpilot/member-type',
    raises: skill({ required_services: '⟦{ "api": { "config_schema": [] } }⟧' }),
    misses: skill({ required_services: '[]' }),
  },
  {
    code: 'ownpilot/category-unknown',
    raises: skill({ category: '⟦"utility"⟧' }),
    misses: skill({ category: '"utilities"' }),
  },
  {
    code: 'ownpilot/icon-picture',
    raises: skill({ icon: '⟦"https://example.org/wave.png"⟧' }),
    misses: skill({ icon: '"wave"' }),
  },
  { code: 'ownpilot/icon-not-emoji', raises: skill({ icon: '⟦"🌊🌊"⟧' }), misses: skill({ icon: '"👩‍🚀"' }) },
  {
    code: 'ownpilot/icon-not-emoji',
    raises: skill({ icon: '⟦"wave"⟧' }),
    misses: skill({ icon: '"\\u26c5"' }),
  },
  {
    code: 'ownpilot/docs-not-address',
    raises: skill({ docs: '⟦"example.org/docs"⟧' }),
    misses: skill({ docs: '"https://example.org/docs"' }),
  },
  {
    code: 'ownpilot/author-name-missing',
    raises: skill({ author: '⟦{⟧ "nam": "Jo" }' }).replace('"author": ⟦{⟧', '⟦"author"⟧: {'),
    misses: skill({ author: '{ "name": "Jo" }' }),
  },
  {
    code: 'ownpilot/author-name-type',
    raises: skill({ author: '{ "name": ⟦7⟧ }' }),
    misses: skill({ author: '{ "name": "7" }' }),
  },
  {
    code: 'ownpilot/author-email',
    raises: skill({ author: '{ "name": "Jo", "email": ⟦"jo at example.org"⟧ }' }),
    misses: skill({ author: '{ "name": "Jo", "email": "jo@example.org" }' }),
  },
  {
    code: 'ownpilot/author-key-unknown',
    raises: skill({ author: '{ "name": "Jo", ⟦"mail"⟧: "jo@example.org" }' }),
    misses: skill({ author: '{ "name": "Jo", "url": "https://example.org" }' }),
  },
  { code: 'ownpilot/words-missing', raises: skill({ tags: null }, MARKED), misses: skill() },
  { code: 'ownpilot/words-missing', raises: skill({ keywords: null }, MARKED), misses: skill() },
  { code: 'ownpilot/words-empty', raises: skill({ tags: '⟦[]⟧' }), misses: skill({ tags: '["a"]' }) },
  {
    code: 'ownpilot/keywords-empty',
    raises: skill({ keywords: '⟦[]⟧' }),
    misses: skill({ keywords: '["tide"]' }),
  },
  {
    code: 'ownpilot/word-type',
    raises: skill({ tags: '["tide", ⟦7⟧]' }),
    misses: skill({ tags: '["tide", "7"]' }),
  },
  {
    code: 'ownpilot/word-repeated',
    raises: skill({ tags: '["tide", ⟦"Tide"⟧]' }),
    misses: skill({ tags: '["tide", "tides"]' }),
  },
  {
    code: 'ownpilot/description-short',
    raises: skill({ description: '⟦"Tides"⟧' }),
    misses: skill({ description: '"Tides of harbours"' }),
  },
  {
    code: 'ownpilot/description-sentences',
    raises: skill({ description: '"Tells the tides. ⟦Also tells the moon.⟧"' }),
    misses: skill({ description: '"Tells the tides, e.g. Those of Brest, by J. Verne and St. Malo."' }),
  },
  {
    code: 'ownpilot/description-long',
    raises: skill({ description: `⟦"${longText}"⟧` }),
    misses: skill({ description: `"${longText.slice(0, 200)}"` }),
  },
];

const prompt = (text: string): string => skill({ system_prompt: text });

export const promptCases: readonly RuleCase[] = [
  { code: 'ownpilot/prompt-missing', raises: skill({ system_prompt: null }, MARKED), misses: skill() },
  { code: 'ownpilot/prompt-missing', raises: prompt('⟦"  "⟧'), misses: skill() },
  { code: 'ownpilot/prompt-type', raises: prompt('⟦["Use tides_next when asked."]⟧'), misses: skill() },
  {
    code: 'ownpilot/prompt-tools-unnamed',
    raises: prompt('⟦"Use the tide tool when the user asks about tides. Always name the harbour."⟧'),
    misses: prompt('"Use tides_next. Always name the harbour."'),
  },
  {
    code: 'ownpilot/prompt-guidance',
    raises: prompt('⟦"tides_next is the tool of this package. Always name the harbour."⟧'),
    misses: prompt('"Call tides_next. Always name the harbour."'),
  },
  {
    code: 'ownpilot/prompt-expectations',
    raises: prompt('⟦"Use tides_next when the user asks about tides."⟧'),
    misses: prompt('"Use tides_next when the user asks about tides. Mention the harbour."'),
  },
  {
    code: 'ownpilot/prompt-long',
    raises: prompt(`⟦"${longPrompt}${longPrompt}"⟧`),
    misses: prompt(`"${longPrompt}"`),
  },
  {
    code: 'ownpilot/prompt-tool-misspelt',
    raises: prompt('"Use tides_next or ⟦tide_next⟧ when asked. Always name the harbour."'),
    misses: withTool({}, '{', {
      tools: `[${toolText()}, ${toolText({ name: '"tide_next"' })}]`,
      system_prompt: '"Use tides_next or tide_next when asked. Always name the harbour."',
    }),
  },
  {
    code: 'ownpilot/prompt-tool-misspelt',
    raises: prompt('"Use ⟦tidesNext⟧ when asked. Always name the harbour, as tides_next does."'),
    misses: prompt('"Use tides_next when asked. Always name the harbour, also for tidalWaves."'),
  },
  {
    code: 'ownpilot/prompt-tool-unknown',
    raises: prompt('"Use tides_next, then call `⟦harbourDepth⟧` when asked. Always name the harbour."'),
    misses: prompt(
      '"Use tides_next and search_web when asked. Always name the harbour, with wi_fi or iCloud."',
    ),
  },
];
