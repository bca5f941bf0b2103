// What of TypeScript leaves something to run, or nothing at all: each source exports what it comes to as `out`.

/** What `./other` is beside each of them. */
export const other = 'export const x = 1;';

/** Name, text of `src/index.ts`, and its `out` when it has run. */
export const snippets: readonly (readonly [name: string, text: string, out: unknown])[] = [
  ['an enum', `export enum Tide { Low = 4, High }\nexport const out = Tide[5] + Tide.Low;`, 'High4'],
  ['a constant enum', `const enum Tide { Low = 2 }\nexport const out = Tide.Low;`, 2],
  [
    'namespaces',
    `namespace Port { export const depth = 9; export namespace Pier { export const half = depth / 3 } }\nexport const out = Port.Pier.half;`,
    3,
  ],
  [
    'parameter properties',
    `class Boat { constructor(readonly mast: number, protected sail = 5) {} all() { return this.mast * this.sail } }\nexport const out = new Boat(4).all();`,
    20,
  ],
  [
    'an import of a name',
    `namespace Port { export const berth = 7 }\nimport berth = Port.berth;\nexport const out = berth;`,
    7,
  ],
  [
    'an import that is only a type',
    `import { Plugin } from '@elizaos/core';\nconst plugin: Plugin = { name: 'harbour' } as never;\nexport const out = plugin.name;`,
    'harbour',
  ],
  [
    'a decorator',
    `const twice = (f: () => number, _: unknown) => function (this: unknown) { return 2 * f.call(this) };\nclass Buoy { @twice light() { return 6 } }\nexport const out = new Buoy().light();`,
    12,
  ],
  ['an accessor', `class Buoy { accessor lit = 8 }\nexport const out = new Buoy().lit;`, 8],
  ['type parameters', `const same = <T,>(value: T): T => value;\nexport const out = same<number>(11);`, 11],
  [
    'overloads',
    `function knots(speed: string): string; function knots(speed: number): number; function knots(speed: any) { return speed }\nexport const out = knots(12);`,
    12,
  ],
  [
    'abstract members and declared fields',
    `abstract class Vessel { abstract crew(): number; declare flag: string }\nclass Ferry extends Vessel { override crew() { return 13 } }\nexport const out = 'flag' in new Ferry() ? 0 : new Ferry().crew();`,
    13,
  ],
  [
    'satisfies and as',
    `export const out = ({ at: 14 } satisfies Record<string, number>).at as unknown as number;`,
    14,
  ],
  ['a value that is not null', `export const out = new Map([['x', 15]]).get('x')!;`, 15],
  [
    'types that are exported again',
    `type Depth = number;\nexport { type Depth as Fathom };\nexport const out = 16;`,
    16,
  ],
  [
    'the type of this',
    `function depth(this: { at: number }) { return this.at }\nexport const out = depth.call({ at: 17 });`,
    17,
  ],
  [
    'fields of all kinds',
    `class Log { note?: string; name!: string; static start: number = 10; readonly #end: number = 8; get all(): number { return Log.start + this.#end } }\nexport const out = new Log().all;`,
    18,
  ],
  ['types over lines', `export const out = ((\n  depth: number,\n):\n  number => depth)(19);`, 19],
  [
    'a line without a semicolon',
    `let depth = 20\ntype Depth = number\n;(depth as any)\nexport const out = depth`,
    20,
  ],
  [
    'using',
    `let closed = 0;\n{ using log = { [Symbol.dispose]() { closed = 21 } }; }\nexport const out = closed;`,
    21,
  ],
  ['an assertion in angle brackets', `export const out = <number>(22 as any);`, 22],
  [
    'a default class',
    `export default class Berth { static length: number = 23 }\nexport const out = Berth.length;`,
    23,
  ],
  ['a default arrow', `export default (depth: number): number => depth;\nexport const out = 24;`, 24],
  ['a default object', `export default { name: 'x' } as const;\nexport const out = 25;`, 25],
  [
    'a tagged template',
    'const tag = <T,>(parts: TemplateStringsArray, ...values: T[]): string => parts.join("/") + values.length;\nexport const out = tag`x${1}y${2}`;',
    'x/y/2',
  ],
  ['everything of a file as one name', `export * as other from './other';\nexport const out = 27;`, 27],
  ['the type of an import', `export const out = typeof import('./other');`, 'object'],
  [
    'type syntax in a text',
    `export const out = 'depth: number as string // note' as string;`,
    'depth: number as string // note',
  ],
  ['import.meta', `export const out = import.meta.url;`, 'file:///src/index.ts'],
];
