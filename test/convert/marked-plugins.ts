// Generated plugins whose tools, parameters and settings each have a mark of their own in all that they say.

import fc, { type Arbitrary } from 'fast-check';
import type { Code, Parameter, Plugin, Service, Setting, SettingKind, Tool } from '../../src/model/plugin.ts';
import { from } from './any-plugin.ts';

/** How names are written; `same` makes names that other hosts' names make the same of. */
type Style = 'snake' | 'kebab' | 'camel' | 'capitals' | 'words' | 'same' | 'case' | 'hard';

const STYLES: readonly Style[] = ['snake', 'snake', 'kebab', 'camel', 'capitals', 'words'];
const WORDS = ['tide', 'moon', 'list', 'price', 'star', 'route'];
const HARD = ['constructor', '7', 'a/b', 'é tide', 'toString', '~1', '12', 'default'];

function nameOf(style: Style, word: string, mark: number): string {
  const unique = 'abcdefghijklmnop'.charAt(mark % 16);
  switch (style) {
    case 'snake':
      return `${word}_${unique}`;
    case 'kebab':
      return `${word}-${unique}`;
    case 'camel':
      return `${word}For${unique.toUpperCase()}`;
    case 'capitals':
      return `${word}_${unique}`.toUpperCase();
    case 'words':
      return `${word} of ${unique}`;
    case 'same':
      return ['one_name', 'one-name', 'one name', 'ONE_NAME', 'oneName'][mark % 5] ?? word;
    case 'case':
      return ['mixed', 'Mixed', 'MIXED', 'mIxed', 'mixeD'][mark % 5] ?? word;
    case 'hard':
      return HARD[mark % HARD.length] ?? word;
  }
}

const styles: Arbitrary<Style> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...STYLES) },
  { weight: 1, arbitrary: fc.constantFrom<Style>('same', 'case', 'hard') },
);

/** Names of `count` things, all different. */
function names(most: number): Arbitrary<string[]> {
  return fc
    .record({
      style: styles,
      other: styles,
      words: fc.array(fc.constantFrom(...WORDS), { minLength: 0, maxLength: most }),
    })
    .map(({ style, other, words }) => [
      ...new Set(words.map((word, i) => nameOf(i % 3 === 2 ? other : style, word, i))),
    ]);
}

const schemas: Arbitrary<Readonly<Record<string, unknown>>> = fc.constantFrom<
  Readonly<Record<string, unknown>>[]
>(
  { type: 'string' },
  { type: 'string', enum: ['low', 'high'] },
  { type: 'string', minLength: 1, default: 'none' },
  { type: 'integer', minimum: 1, default: 3 },
  { type: 'number', maximum: 9.5 },
  { type: 'boolean', default: false },
  { type: 'array', items: { type: 'string' } },
  { type: 'object', properties: { inner: { type: 'string' } } },
);

interface ParameterShape {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly required: boolean;
  readonly isDescribed: boolean;
}

const parameterShapes = fc.record<ParameterShape>({
  schema: schemas,
  required: fc.boolean(),
  isDescribed: fc.boolean(),
});

interface ToolShape {
  readonly names: readonly string[];
  readonly parameters: readonly ParameterShape[];
  readonly isDescribed: boolean;
  readonly hasTitle: boolean;
  readonly hasCode: boolean;
  readonly hasMore: boolean;
}

const toolShapes = fc.record<ToolShape>({
  names: names(4),
  parameters: fc.array(parameterShapes, { minLength: 4, maxLength: 4 }),
  isDescribed: fc.integer({ max: 9, min: 0 }).map((n) => n > 1),
  hasTitle: fc.boolean(),
  hasCode: fc.integer({ max: 9, min: 0 }).map((n) => n > 1),
  hasMore: fc.boolean(),
});

const KINDS: readonly SettingKind[] = ['text', 'secret', 'number', 'boolean', 'url'];
const TYPES: Partial<Record<SettingKind, string>> = { text: 'string', secret: 'secret' };

interface SettingShape {
  readonly kind: SettingKind;
  readonly required: boolean;
  readonly service: number;
  readonly hasPreset: boolean;
}

const settingShapes = fc.record<SettingShape>({
  kind: fc.constantFrom(...KINDS),
  required: fc.boolean(),
  service: fc.integer({ min: 0, max: 1 }),
  hasPreset: fc.boolean(),
});

/** Plugins with one to five tools. Code is that of the given convention, and says the mark of its tool. */
export function markedPlugins(convention: string): Arbitrary<Plugin> {
  return fc
    .record({
      names: names(5).filter((all) => all.length > 0),
      tools: fc.array(toolShapes, { minLength: 5, maxLength: 5 }),
      keys: names(4),
      settings: fc.array(settingShapes, { minLength: 4, maxLength: 4 }),
      hasServices: fc.boolean(),
      isBare: fc.boolean(),
    })
    .map(({ names: ids, tools, keys, settings, hasServices, isBare }): Plugin => {
      const made = keys.flatMap((key, i) => {
        const shape = settings[i];
        return shape ? [settingOf(key, i, shape, hasServices)] : [];
      });
      return {
        id: from('marked'),
        name: from('Marked plugin'),
        version: from('1.2.0'),
        ...(isBare ? {} : { description: from('What the plugin is for'), license: from('MIT') }),
        author: isBare ? {} : { name: from('Ann'), url: from('https://example.org/ann') },
        tags: isBare ? [] : [from('sea'), from('sky')],
        keywords: [],
        services: SERVICES.filter((service) => made.some((one) => one.service === service)),
        settings: made,
        tools: ids.flatMap((id, i) => {
          const shape = tools[i];
          return shape ? [toolOf(id, i, shape, made, convention)] : [];
        }),
        triggers: [],
      };
    });
}

const SERVICES: readonly Service[] = ['weather', 'maps'].map((name) => ({
  name: from(name),
  label: from(`The ${name}`),
}));

function settingOf(
  key: string,
  i: number,
  { kind, required, service, hasPreset }: SettingShape,
  hasServices: boolean,
): Setting {
  return {
    key: from(key),
    kind,
    service: hasServices ? SERVICES[service] : undefined,
    type: from(TYPES[kind] ?? kind),
    required,
    requiredBy: from(required),
    label: from(`Label S${String(i)}`),
    help: from(`Help of S${String(i)}`),
    ...(hasPreset && kind === 'text' ? { preset: from(`preset S${String(i)}`) } : {}),
  };
}

function toolOf(
  id: string,
  i: number,
  shape: ToolShape,
  settings: readonly Setting[],
  convention: string,
): Tool {
  const mark = `T${String(i)}`;
  const parameters = shape.names.flatMap((name, j): Parameter[] => {
    const one = shape.parameters[j];
    if (!one) return [];
    const words = Object.entries(
      one.isDescribed ? { ...one.schema, description: `Says ${mark}P${String(j)}` } : one.schema,
    );
    return [
      {
        name: from(name),
        words: words.map(([keyword, value]) => [keyword, from(value)] as const),
        required: one.required,
        requiredBy: one.required ? from(true) : undefined,
      },
    ];
  });
  return {
    id: from(id),
    ...(shape.hasTitle ? { title: from(`Title ${mark}`) } : {}),
    ...(shape.isDescribed ? { description: from(`Does ${mark}`) } : {}),
    parameters,
    frame: [['type', from('object')]],
    examples: [],
    ...(shape.hasMore ? { permissions: [from('network')], approval: from(true) } : {}),
    ...(shape.hasCode ? { code: codeOf(mark, parameters, settings, convention) } : {}),
  };
}

/** Reads an argument and a setting, as code of that convention does. */
function codeOf(
  mark: string,
  [parameter]: readonly Parameter[],
  [setting]: readonly Setting[],
  convention: string,
): Code {
  const argument = parameter ? `args[${JSON.stringify(parameter.name.value)}]` : 'args';
  const key = JSON.stringify(setting?.key.value ?? 'none');
  const service = JSON.stringify(setting?.service?.name.value ?? '');
  const texts: Readonly<Record<string, string>> = {
    'commonjs-runtime': `module.exports.runtime = {
  handler: async function (args) {
    return 'Code ${mark} ' + ${argument} + this.runtimeArgs[${key}];
  },
};`,
    'python-method': `    def invoke(self, **args) -> str:
        return "Code ${mark}"`,
    'action-handler': `async function (runtime, message, state, options) {
  const args = options.parameters;
  return { success: true, text: 'Code ${mark} ' + ${argument} + runtime.getSetting(${key}) };
}`,
  };
  const text =
    texts[convention] ??
    `return { content: 'Code ${mark} ' + ${argument} + config.get(${service}, ${key}) };`;
  return { convention, text: from(text) };
}
