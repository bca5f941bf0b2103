// Cases for what describes a package (test data).

import type { RuleCase } from '../../../model/rule-case.ts';
import { MARKED, skill } from '../case-texts.fixtures.ts';

export const cases: readonly RuleCase[] = [
  {
    code: 'ownpilot/list-type',
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
    code: 'ownpilot/list-type',
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
    code: 'ownpilot/member-type',
    raises: skill({ author: '{ "name": ⟦7⟧ }' }),
    misses: skill({ author: '{ "name": "7" }' }),
  },
  {
    code: 'ownpilot/author-key-unknown',
    raises: skill({ author: '{ "name": "Jo", ⟦"mail"⟧: "jo@example.org" }' }),
    misses: skill({ author: '{ "name": "Jo", "url": "https://example.org" }' }),
  },
  { code: 'ownpilot/words-missing', raises: skill({ tags: null }, MARKED), misses: skill() },
  { code: 'ownpilot/words-missing', raises: skill({ keywords: null }, MARKED), misses: skill() },
  {
    code: 'ownpilot/keywords-empty',
    raises: skill({ keywords: '⟦[]⟧' }),
    misses: skill({ keywords: '["tide"]' }),
  },
  {
    code: 'ownpilot/member-type',
    raises: skill({ tags: '["tide", ⟦7⟧]' }),
    misses: skill({ tags: '["tide", "7"]' }),
  },
];
