// The rules for what the compiler says, its words with its code, by what it costs; and for what it cannot say.

import type { TypeArgs } from '../../../../lang/typescript/type-findings.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code, listed } from '../../../kit/words.ts';
import { page, core1, define } from '../../evidence.ts';
import { CORE_1, inCode } from '../../releases.ts';

const COMPILED = [
  page('Plugin Schemas, its interfaces'),
  { release: CORE_1, where: '`@elizaos/core` 1.7.2, dist/index.d.ts' },
];

function words({ code: name, text }: TypeArgs): string {
  return name === '' ? text : `${name}: ${text}`;
}

export const types = defineRule<TypeArgs>('elizaos/types', {
  severity: inCode.everywhere('types'),
  message: words,
  evidence: COMPILED,
});

export const unloadable = define.codeRefused<TypeArgs>('elizaos/types-unloadable', {
  message: (args) => `${words(args)} This keeps the module from loading.`,
  evidence: [...COMPILED, core1('loadAndPreparePlugin in src/plugin.ts', 'Failed to load plugin')],
});

export const throwing = defineRule<TypeArgs>('elizaos/types-throwing', {
  severity: inCode.everywhere('broken'),
  message: (args) => `${words(args)} This code throws an error when it runs.`,
  evidence: COMPILED,
});

export const slowTypes = define.codeAdvice('elizaos/types-slow', {
  message: () =>
    'The compiler took too long with the types of this file and was stopped. The file is left out: nothing in it is checked, and what it exports is `any` in the other files.',
  evidence: [page('Plugin Schemas, its interfaces')],
});

/** Its words stand with the verdicts that it leaves open, too. */
export const notOpen = define.codeAdvice<{ paths: readonly string[] }>('elizaos/types-not-open', {
  message: ({ paths }) =>
    `The plugin imports what is not open here: ${listed(paths.map((path) => code(path)))}. Open its whole folder to have it judged with that.`,
  evidence: [page('Plugin Schemas, its interfaces')],
});
