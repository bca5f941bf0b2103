// Fixes of what the compiler says: each ends its message and brings no other.

import { expect, test } from 'vitest';
import { applyEdits } from '../json/change.ts';
import { diagnosticsOf, type CompilerDiagnostic } from './diagnostics.ts';
import { PluginCompiler } from './program.ts';

const CORE = `declare module '@elizaos/core' {
  export interface Action { name: string; method?: 'GET' | 'POST'; examples?: readonly string[] }
  export const logger: { info(text: string): void };
  export function ask(text: string): Promise<string>;
  export function all(): Promise<string[]>;
}`;
const compiler = new PluginCompiler([{ path: '/types/core.d.ts', text: CORE }]);

function reported(text: string): readonly CompilerDiagnostic[] {
  return diagnosticsOf(compiler.compile([{ path: 'src/index.ts', text }]));
}

const inside = (text: string): string =>
  `import { all, ask } from '@elizaos/core';\nexport async function run() {\n  ${text}\n}\n`;

const AWAITS: readonly (readonly [string, string])[] = [
  [`return ask('a').length;`, `return (await ask('a')).length;`],
  [`const a: string = ask('a'); return a;`, `const a: string = await ask('a'); return a;`],
  [
    `const a = ask('a'); return a.length + a.trim();`,
    `const a = await ask('a'); return a.length + a.trim();`,
  ],
  [`const { length } = ask('a'); return length;`, `const { length } = await ask('a'); return length;`],
  [`const a = [ask('a')]; return ask(ask('a'));`, `const a = [ask('a')]; return ask(await ask('a'));`],
  [`for (const a of all()) console.log(a);`, `for (const a of await all()) console.log(a);`],
  [`return [...all()];`, `return [...await all()];`],
  [`if (ask('a')) return 1; return 2;`, `if (await ask('a')) return 1; return 2;`],
  [`return ask('a') + 1 + ask('b');`, `return await ask('a') + 1 + ask('b');`],
  [
    `const a = ask('a'); a.catch(() => {}); return a.length;`,
    `const a = ask('a'); a.catch(() => {}); return (await a).length;`,
  ],
];

const NAMES: readonly (readonly [string, string])[] = [
  [
    `import { loger as log } from '@elizaos/core';\nlog.info('a');\n`,
    `import { logger as log } from '@elizaos/core';\nlog.info('a');\n`,
  ],
  [
    `import { logger } from '@elizaos/core';\nloger.info('a');\n`,
    `import { logger } from '@elizaos/core';\nlogger.info('a');\n`,
  ],
  [
    `import { logger } from '@elizaos/core';\nlogger.inffo('a');\n`,
    `import { logger } from '@elizaos/core';\nlogger.info('a');\n`,
  ],
  [
    `import type { Action } from '@elizaos/core';\nconst exmples = ['a'];\nexport const a: Action = { name: 'a', exmples };\n`,
    `import type { Action } from '@elizaos/core';\nconst exmples = ['a'];\nexport const a: Action = { name: 'a', examples: exmples };\n`,
  ],
  [
    `const harbour = 1;\nexport const o = { harbuor };\n`,
    `const harbour = 1;\nexport const o = { harbuor: harbour };\n`,
  ],
  [
    `export class A {\n  tide = 1;\n  read() { return tide; }\n}\n`,
    `export class A {\n  tide = 1;\n  read() { return this.tide; }\n}\n`,
  ],
  [
    `export class A {\n  #tide = 1;\n  read() { return this.#tdie + this.#tide; }\n}\n`,
    `export class A {\n  #tide = 1;\n  read() { return this.#tide + this.#tide; }\n}\n`,
  ],
];

test.each([...AWAITS.map(([broken, fixed]) => [inside(broken), inside(fixed)] as const), ...NAMES])(
  'of %s',
  (broken, fixed) => {
    const before = reported(broken);
    const fix = before.find(({ fixes }) => fixes.length > 0)?.fixes[0];
    expect(applyEdits(broken, fix?.edits ?? []), JSON.stringify(before)).toBe(fixed);
    expect(reported(fixed)).toEqual([]);
  },
);

test.each([
  [
    'no await where nothing waits',
    `import { ask } from '@elizaos/core';\nexport const a = () => ask('a').length;\n`,
  ],
  [
    'no await in a default value',
    `import { ask } from '@elizaos/core';\nexport async function a(b: string = ask('a')) { return b; }\n`,
  ],
  ['no await at the start of a line', inside(`const a = all\n  ask('a').trim()\n  return a`)],
  ['no await of what does not fit either', inside(`const a: number = ask('a'); return a;`)],
  ['no import, which has uses elsewhere', `import { loger } from '@elizaos/core';\nloger.info('a');\n`],
])('%s', (_, text) => {
  const all = reported(text);
  expect(all.length).toBeGreaterThan(0);
  expect(all.flatMap(({ fixes }) => fixes)).toEqual([]);
});
