// Types alone keep no host from loading a plugin; what an engine refuses, or what surely throws, does.

import { expect, test } from 'vitest';
import { PluginCompiler } from '../../../../lang/typescript/program.ts';
import { declarations } from '../host.ts';
import { sourceHost } from '../host.ts';

const compiler = new PluginCompiler(await declarations('documented'));
const PLUGIN = `export default { name: 'tides', description: 'Tide tables.' };\n`;

/** What each message of the compiler costs. */
function costs(
  index: string,
  others: Readonly<Record<string, string>> = {},
  entry = 'src/index.ts',
): string[] {
  const all = Object.entries({ [entry]: `${index}\n${PLUGIN}`, ...others });
  const files = all.map(([path, text]) => ({ path, text }));
  const programs = new Map([['documented', compiler.compile(files)]]);
  const { findings } = sourceHost.check({ files, main: entry, programs });
  return [...findings.values()]
    .flat()
    .filter(({ code }) => code.startsWith('elizaos/types'))
    .map(
      ({ code, args }) => `${sourceHost.rules[code]?.severity['documented'] ?? ''} ${String(args?.['code'])}`,
    );
}

test.each([
  ['a type that does not match', `const depth: number = 'deep';\nvoid depth;`, ['types TS2322']],
  ['a member that is not there', `void ({}).depth;`, ['types TS2339']],
  ['a parameter without a type', `export function go(depth) { return depth; }`, ['types TS7006']],
  ['an unfinished text', `const depth = (;`, ['refused TS1109']],
  ['two constants of a name', `const depth = 1;\nconst depth = 2;`, ['refused TS2451', 'refused TS2451']],
  ['two types of a name', `type Depth = 1;\ntype Depth = 2;`, ['types TS2300', 'types TS2300']],
  ['two properties of a name', `void { depth: 1, depth: 2 };`, ['types TS1117']],
  ['`await` in a plain function', `function go() { await 1; }`, ['refused TS1308']],
  [
    'a private name that no class has',
    `class Sea { go() { return this.#depth; } }\nconst go = () => new Sea();`,
    ['refused TS2339'],
  ],
  ['a value that the core lacks', `import { tidesOf } from '@elizaos/core';\ntidesOf();`, ['refused TS2305']],
  [
    'the same, used later',
    `import { tidesOf } from '@elizaos/core';\nconst go = () => tidesOf();`,
    ['refused TS2305'],
  ],
  [
    'a type that the core lacks',
    `import { Tides } from '@elizaos/core';\nconst go = (tides: Tides) => tides;`,
    ['types TS2305'],
  ],
  [
    'a type as a value',
    `import { Memory } from '@elizaos/core';\nconst go = () => Memory;`,
    ['refused TS2693'],
  ],
  ['a name that nothing defines', `const depth = sonar;`, ['refused TS2304']],
  ['the same in an extended class', `class Sea extends Water {}`, ['refused TS2304']],
  ['the same in a function', `const go = () => sonar;`, ['broken TS2304']],
  ['the same in a condition', `const depth = process.env.SEA ? sonar : 0;`, ['broken TS2304']],
  [
    'the same where it is asked for',
    `const go = () => (typeof sonar === 'undefined' ? 0 : sonar);`,
    ['types TS2304', 'types TS2304'],
  ],
  ['the same where it is caught', `try { sonar(); } catch { /* none */ }`, ['types TS2304']],
  ['the same as a type', `const go = (depth: Sonar) => depth as Sonar[];`, ['types TS2304', 'types TS2304']],
  ['a shorthand of no name', `const go = () => ({ sonar });`, ['broken TS18004']],
  [
    'a read before the declaration',
    `const depth = sonar;\nconst sonar = 1;`,
    ['refused TS2448', 'types TS2454'],
  ],
  ['an assignment to a constant', `const depth = 1;\nconst go = () => { depth = 2; };`, ['broken TS2588']],
  ['types of newer engines', `const go = () => Iterator;`, ['types TS2693']],
])('%s', (_, text, expected) => {
  expect(costs(text)).toEqual(expected);
});

test('files that the entry never imports keep it from nothing', () => {
  const broken = { 'src/other.ts': 'export const depth = (;' };
  expect(costs('', broken)).toEqual(['types TS1109']);
  expect(costs(`import { depth } from './other.js';\nvoid depth;`, broken)).toEqual(['refused TS1109']);
  expect(costs(`const go = () => import('./other');`, broken)).toEqual(['refused TS1109']);
  expect(costs(`import type { depth } from './other';`, broken)).toEqual(['types TS1109']);
});
