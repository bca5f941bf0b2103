// What the compiler says of plugins against the declarations of the page, and the verdicts that follow.

import { expect, test } from 'vitest';
import type { CodeFinding } from '../../../model/finding.ts';
import { applyEdits } from '../../../lang/json/change.ts';
import type { PluginFile } from '../../../model/file.ts';
import { PluginCompiler } from '../../../lang/typescript/program.ts';
import type { CheckedSource } from '../../../lang/typescript/source-host.ts';
import { samples } from '../samples.ts';
import { sourceHost } from './host.ts';

const checked = (text: string): Promise<CheckedSource> => checkedAll([{ path: 'src/index.ts', text }]);

async function checkedAll(files: readonly PluginFile[], main = 'src/index.ts'): Promise<CheckedSource> {
  const programs = await Promise.all(
    sourceHost.releases.map(async (release) => {
      const compiler = new PluginCompiler(await sourceHost.declarations(release));
      return [release, compiler.compile(files)] as const;
    }),
  );
  return sourceHost.check({ files, main, programs: new Map(programs) });
}

const GOOD = `import { type Plugin, type Action, Service, logger, ModelType, type IAgentRuntime } from '@elizaos/core';

const greet: Action = {
  name: 'GREET_HARBOUR',
  description: 'Greets the harbour',
  similes: ['HELLO_HARBOUR'],
  examples: [[{ name: 'user', content: { text: 'Greet the harbour' } }]],
  validate: async (runtime) => Boolean(runtime.getSetting('HARBOUR_KEY')),
  handler: async (runtime, message, _state, _options, callback) => {
    if (!runtime.getSetting('HARBOUR_KEY')) return { success: false, text: 'No key' };
    logger.info(message.content.text);
    await callback?.({ text: 'Ahoy' });
    return { success: true, text: 'Ahoy' };
  },
};

class TideService extends Service {
  static override serviceType = 'tides';
  static override async start(runtime: IAgentRuntime): Promise<TideService> {
    return new TideService(runtime);
  }
  capabilityDescription = 'Tells the tides';
  async stop(): Promise<void> {}
}

const plugin: Plugin = {
  name: 'harbour',
  description: 'Talks to the harbour',
  actions: [greet],
  services: [TideService, { serviceType: 'log', start: async () => ({ stop: async () => {}, size: 3 }) }],
  models: { [ModelType.TEXT_SMALL]: async () => 'ahoy' },
};
export default plugin;
`;

test('a plugin as the page describes it has no faults', async () => {
  const { findings, verdicts } = await checked(GOOD);
  const documented = [...findings.values()].flat().filter(({ releases }) => releases?.includes('documented'));
  expect(documented).toEqual([]);
  expect(verdicts?.[0]).toEqual({ release: 'documented', kind: 'accepted', texts: [], notes: [] });
  expect(verdicts?.[1]).toMatchObject({ release: '2026-03', kind: 'unknown' });
});

test.each(
  samples.flatMap(({ id, path, text, others }) => (others ? [[id, path, text, others] as const] : [])),
)('the code of the sample %s has no faults in any release', async (id, path, text, others) => {
  const manifest = path.replace(/.*\//, '');
  const beside = await checkedAll([{ path: manifest, text }, ...others], manifest);
  const codes = ({ findings }: CheckedSource): Set<string> =>
    new Set([...findings.values()].flat().map(({ code }) => code));
  // The template says what is still to be written.
  const left = id === 'template' ? ['elizaos/source-placeholder'] : [];
  expect([...codes(beside)]).toEqual(left);
  const alone = await checkedAll(others);
  expect([...codes(alone)]).toEqual(left);
  const { verdicts } = alone;
  expect(verdicts?.map(({ kind }) => kind)).toEqual(['accepted', 'unknown', 'accepted']);
});

/** What plugins make of types and functions that the page names and does not define. */
const LEFT_OPEN = [
  `export const a = (all: WorldSettings) => Object.entries(all).map(([key, one]) => one.name + key);`,
  `export function a(all: WorldSettings) {
    for (const [key, one] of Object.entries(all)) if (one && key) console.log(one.required, one.dependsOn.length);
  }`,
  `export const a = (all: WorldSettings) => Object.values(all).filter((one) => one.value !== null).length;`,
  `export const a = (all: unknown) => Object.entries(all as WorldSettings).find(([, one]) => one.required)?.[1].name;`,
  `export const a = (all: WorldSettings | null) => Object.fromEntries(Object.entries(all)).key.name;`,
  `export function a(all: WorldSettings) {
    for (const one of Object.values(all)) if (typeof one === 'object') console.log(one.name);
    const [first] = Object.values(all);
    return typeof first === 'object' && first && first.name;
  }`,
  `export async function a(runtime: IAgentRuntime) {
    const all = await getWorldSettings(runtime, 'harbour');
    return Object.entries(all).reduce((sum, [, one]) => sum + one.value, 0);
  }`,
  `export async function a(runtime: IAgentRuntime) {
    const keys = await runtime.useModel<typeof ModelType.OBJECT_LARGE, { key: string }[]>(ModelType.OBJECT_LARGE, {});
    await runtime.useModel<typeof ModelType.TEXT_SMALL>(ModelType.TEXT_SMALL, {});
    runtime.getService<Setting, Setting>('tides');
    return keys.map((one) => one.key);
  }`,
];

test.each(LEFT_OPEN)('what the page leaves open is not a fault: %s', async (code) => {
  const names = 'WorldSettings, type Setting, type IAgentRuntime, ModelType, getWorldSettings';
  const { findings } = await checked(`import { type ${names} } from '@elizaos/core';\n${code}`);
  const documented = [...findings.values()].flat().filter(({ releases }) => releases?.includes('documented'));
  expect(documented.filter(({ code }) => code === 'elizaos/types').map(({ args }) => args)).toEqual([]);
});

test.each([
  [`export const a = (all: unknown) => (all as { name: unknown }).name.length;`, 'TS2571'],
  [`export const a = (text: string) => text.size;`, 'TS2339'],
  [`const own = <T>(it: T): T => it;\nexport const a = own<string, string>('a');`, 'TS2558'],
  [
    `export const a = (given: Record<string, unknown>) => Object.values(given).map((one) => one.name);`,
    'TS18046',
  ],
])('what the plugin says itself is judged: %s', async (code, expected) => {
  const { findings } = await checked(`${code}\nexport const b = new Set([1]).union;`);
  expect([...findings.values()].flat().map(({ args }) => args['code'])).toContain(expected);
});

test('the types of the package want more than the page says', async () => {
  const { findings, verdicts } = await checked(GOOD);
  const codes = [...findings.values()].flat().map(({ args, releases }) => [args['code'], releases]);
  expect(codes).toContainEqual(['TS2322', ['core-1.x']]);
  // Types alone refuse nothing: the page counts them.
  expect(verdicts?.[2]).toMatchObject({ release: 'core-1.x', kind: 'accepted' });
  expect(verdicts?.[2]?.texts.join()).toContain('TS2322');
});

test('what the compiler says is said in its words, with its code', async () => {
  const { findings, verdicts } = await checked(GOOD.replace(`name: 'harbour'`, 'name: 7'));
  const [finding] = findings.get('src/index.ts') ?? [];
  expect(finding).toMatchObject({
    code: 'elizaos/types',
    args: { code: 'TS2322', text: `Type 'number' is not assignable to type 'string'.` },
  });
  expect(verdicts?.[0]?.texts).toEqual([`TS2322: Type 'number' is not assignable to type 'string'.`]);
});

test('what does not work counts more than the type of the same value', async () => {
  const { findings, verdicts } = await checked(
    GOOD.replace('actions: [greet],', `routes: [{ type: 'GET', handler: async () => {} }],`),
  );
  const all = [...findings.values()].flat();
  const own = all.find(({ code }) => code === 'elizaos/source-part-missing');
  expect(own?.releases).toEqual(['documented', 'core-1.x']);
  expect(all.filter(({ args }) => String(args['text']).includes("'path'"))).toEqual([]);
  expect(verdicts?.map(({ kind }) => kind)).toEqual(['refused', 'unknown', 'accepted']);
});

test.each([
  ['Import `logger` from `@elizaos/core`', GOOD.replace('logger, ', '')],
  ['Make it async', GOOD.replace('validate: async (runtime)', 'validate: (runtime)')],
  [
    'Make it async',
    GOOD.replace('validate: async (runtime) =>', 'validate(runtime) { return').replace(
      "KEY')),\n  handler",
      "KEY')); },\n  handler",
    ),
  ],
  ['Rename to `actions`', GOOD.replace('actions: [greet]', 'actoins: [greet]')],
])('what the compiler says has the fix %s, which ends it', async (title, text) => {
  const fixed = async (one: string): Promise<[CodeFinding | undefined, CheckedSource]> => {
    const result = await checked(one);
    const all = [...result.findings.values()].flat();
    return [all.find(({ fixes }) => fixes?.some((fix) => fix.title === title)), result];
  };
  const [finding, before] = await fixed(text);
  const [after] = await fixed(applyEdits(text, finding?.fixes?.[0]?.edits ?? []));
  expect(finding, JSON.stringify([...before.findings])).toBeDefined();
  expect(after).toBeUndefined();
});

test('a file whose types take too long is named, and the plugin is not judged whole', async () => {
  const index = `import { deep } from './deep';\n${GOOD}export const depth: number = deep;\n`;
  const files = [
    { path: 'src/index.ts', text: index },
    { path: 'src/deep.ts', text: 'export const deep: string = 7;' },
  ];
  const compiler = new PluginCompiler(await sourceHost.declarations('documented'));
  const programs = new Map([['documented', compiler.compile(files, ['src/deep.ts'])]]);
  const { findings, verdicts } = sourceHost.check({ files, main: 'src/index.ts', programs });
  expect([...findings.values()].flat().map(({ code }) => code)).toEqual(['elizaos/types-slow']);
  expect(findings.get('src/deep.ts')).toHaveLength(1);
  expect(verdicts?.[0]).toMatchObject({ kind: 'unknown', texts: [] });
  expect(verdicts?.[0]?.notes[0]).toContain('took too long');
  const entry = sourceHost.check({
    files,
    main: 'src/index.ts',
    programs: new Map([['documented', compiler.compile(files, ['src/index.ts'])]]),
  });
  expect([...entry.findings.values()].flat().map(({ code }) => code)).toEqual([
    'elizaos/types',
    'elizaos/types-slow',
  ]);
});

test('files that are imported and not open are named once, and nothing is wrong because of them', async () => {
  const imports = "import { a } from './actions/a';\nimport { b } from './b.js';\nimport './actions/a';\n";
  const text = imports + GOOD.replace('actions: [greet]', 'actions: [greet, a, b.inner(1)]');
  const { findings, verdicts } = await checked(text);
  const found = [...findings.values()].flat().filter(({ args }) => JSON.stringify(args).includes('./'));
  expect(found.map(({ code, args }) => [code, args])).toEqual([
    ['elizaos/types-not-open', { paths: ['./actions/a', './b.js'] }],
  ]);
  const judged = verdicts?.filter(({ release }) => sourceHost.releases.includes(release)) ?? [];
  expect(judged.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
  expect(judged.flatMap(({ notes }) => notes).join()).toContain('`./actions/a` and `./b.js`');
});
