// What a generated plugin has, before it is written for a host: tools, arguments, settings, odd names and versions.

import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../src/model/host.ts';

/** A generated argument of a tool. */
export interface PlannedArgument {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

/** A generated tool; texts may be empty, and names not what the host demands. */
export interface PlannedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly args: readonly PlannedArgument[];
  /** Which of the host's pieces of code it has. */
  readonly code: number;
}

/** A generated setting. */
export interface PlannedSetting {
  readonly key: string;
  readonly kind: 'text' | 'secret' | 'number' | 'boolean' | 'choice';
  readonly required: boolean;
  readonly preset: string | undefined;
}

/** A generated plugin, in the words of no host. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly tools: readonly PlannedTool[];
  readonly settings: readonly PlannedSetting[];
}

const TOOL_NAMES = [
  'get_tides',
  'getTides',
  'gettides',
  'GET_TIDES',
  'tide-table',
  '2fast',
  '_private',
  'class',
  'None',
  'con',
  'constructor',
  'toString',
  '__proto__',
  'tide.table',
  'größe',
  '潮汐',
  'a'.repeat(70),
  'REPLY',
  'flow_1',
  '',
];

const ARGUMENT_NAMES = [
  'harbour',
  'days',
  'from',
  'class',
  'others',
  '__debug__',
  'None',
  'self',
  'args',
  'µ',
  'ﬁsh',
  'naïve',
  '日付',
  'a b',
  'a-b',
  '1st',
  '__proto__',
  'constructor',
  '$ref',
  "it's",
];

const VERSIONS = [
  '1.0.0',
  '2.1',
  '3',
  'v1.2.3',
  '1.0.0-beta.1',
  '1.0a1b2',
  '1.0dev1a2',
  '1.0.post1.dev2',
  '1!2.0',
  '2026.11',
  'latest',
  '1.0.0+build.5',
  '01.02.03',
  '１.０',
  '',
];

const TEXTS = [
  'Lists the tides of a harbour. Use it for questions about high water.',
  '',
  'A line\n---\nand another: one # two',
  'true',
  '2048',
  'null',
  'Says \'quoted\', "double" and `ticks` \\ back',
  '<b>bold</b> & {{handlebars}} $t:lang.key %s',
  '日本語の説明 🌊',
  `${'Long text about tides. '.repeat(60)}🌊`,
  '- list\n* other\n> quote',
  '\u0007\u2028\ud83d end',
];

const leaf: Arbitrary<JsonSchema> = fc.oneof(
  fc.constantFrom<JsonSchema>(
    { type: 'string' },
    { type: 'number' },
    { type: 'integer' },
    { type: 'boolean' },
    { type: 'string', enum: ['low', 'high'] },
    { type: 'integer', default: 3, description: 'How many' },
    { type: 'string', format: 'date' },
    { type: 'string', pattern: '^[a-z]+$' },
    { type: ['string', 'null'] },
    {},
    { type: 'array' },
    { type: 'object' },
  ),
  fc.constantFrom(...TEXTS).map((description): JsonSchema => ({ type: 'string', description })),
);

const schemas: Arbitrary<JsonSchema> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  { weight: 1, arbitrary: leaf.map((items): JsonSchema => ({ type: 'array', items })) },
  {
    weight: 1,
    arbitrary: fc.tuple(leaf, leaf).map(([a, b]): JsonSchema => ({
      type: 'object',
      properties: { a, list: { type: 'array', items: b } },
      required: ['a'],
    })),
  },
);

const args: Arbitrary<readonly PlannedArgument[]> = fc.uniqueArray(
  fc.record({ name: fc.constantFrom(...ARGUMENT_NAMES), schema: schemas, required: fc.boolean() }),
  { maxLength: 4, selector: ({ name }) => name },
);

const texts = fc.constantFrom(...TEXTS);

const tools: Arbitrary<readonly PlannedTool[]> = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(...TOOL_NAMES),
    title: fc.oneof(fc.constant('Tide table'), texts),
    description: texts,
    examples: fc.array(texts, { maxLength: 2 }),
    args,
    code: fc.nat(),
  }),
  { maxLength: 4, selector: ({ name }) => name },
);

const settings: Arbitrary<readonly PlannedSetting[]> = fc
  .uniqueArray(
    fc.record({
      key: fc.constantFrom(
        'API_KEY',
        'apiKey',
        'SOLANA_PRIVATE_KEY',
        'base url',
        'größe',
        '__proto__',
        'units',
        '1st',
      ),
      kind: fc.constantFrom<PlannedSetting['kind']>('text', 'secret', 'number', 'boolean', 'choice'),
      required: fc.boolean(),
      preset: fc.option(fc.constantFrom('metre', '30', 'a"b\n'), { nil: undefined }),
    }),
    { maxLength: 3, selector: ({ key }) => key },
  )
  .map((list) =>
    list.map((one) =>
      one.kind === 'secret' && one.preset !== undefined ? { ...one, preset: SECRET_VALUE } : one,
    ),
  );

/** The stored value of every secret setting that has one. */
export const SECRET_VALUE = 's3cret-for-tests';

/** Plugins with every combination of these. */
export const plans: Arbitrary<Plan> = fc.record({
  id: fc.constantFrom('tide-tables', 'Tides', 'größe', '2048', 'true', 'con', '__proto__', 'a--b-', ''),
  name: fc.oneof(fc.constant('Tide tables'), texts),
  version: fc.constantFrom(...VERSIONS),
  description: texts,
  tools,
  settings,
});
