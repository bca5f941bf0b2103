// Plugins that use packages, sound and broken: values of packages and of their own, each used in a few ways.

import { VALUES, type Value } from './values.ts';

/** What a value is used for; `@` is the value, `$` a name of its own. Most suit some values and not others. */
const USES: readonly string[] = [
  'const $: string = @;',
  'const $: number = @;',
  'const $ = @;\nlogger.info(String($));',
  'logger.info(@);',
  'logger.info((@).trim());',
  'logger.info((@).toFixed(1));',
  'const $ = (@).length;\nlogger.info(`${$}`);',
  'const $ = (@).map((one) => one.name);\nlogger.info($.join());',
  'for (const $ of @) logger.info($);',
  'const { name: $ } = @;\nlogger.info($);',
  'const $ = (await (@)).nothing;\nlogger.info($);',
  'const $ = { inner: @ };\nlogger.info($.inner.data);\n$.other = 1;',
  'const $: Record<string, string> = { a: @ };\nlogger.info($.a);',
  'const $ = [@, @];\n$.forEach((one) => logger.info(one.text));',
  'const $: unknown = @;\nlogger.info($.message);',
  'let $;\n$ = @;\nlogger.info($.gone.more);',
  'let $ = null;\nif (Math.random() > 1) $ = @;\nlogger.info($.more);',
  'if (typeof (@) === "string") logger.info((@).length);',
  'const $ = @;\nif (!$) return { success: false };\nlogger.info($.toString());',
  'const $ = (@)?.data ?? "none";\nconst $Text: string = $;\nlogger.info($Text);',
  'const $ = (one: string, two?: number) => one + two;\n$(@);\n$(@, @);',
  'const $ = (a, b) => a + b;\n$(@, 1);',
  'function $(value) {\n  return value.x;\n}\n$(@);',
  'const $ = async () => {\n  const inner = @;\n  return inner;\n};\nlogger.info((await $()).trim());',
  'try {\n  logger.info(String(@));\n} catch (error) {\n  logger.error(error.message);\n}',
  'try {\n  logger.info(String(@));\n} catch (error) {\n  logger.error(error instanceof Error ? error.message : error);\n}',
  'await Promise.all([@, 1].map(async (one) => one.id));',
  'const $ = new Map([["a", @]]);\nlogger.info($.get("a").text);',
  'const $ = (@) as { time: string }[];\nlogger.info($[0].time, $.lenght);',
  'const $ = (@) satisfies object;\nlogger.info(Object.keys($).join());',
  'return { success: true, text: @ };',
  'return { success: true, data: @ };',
  'await callback?.({ text: @ });',
  'const $ = [];\n$.push(@);\nlogger.info($[0].x);',
  'switch (@) {\n  case "a":\n    return { success: true };\n}',
  'const $: Promise<string> = Promise.resolve(@);\nlogger.info((await $).length);',
  '(@).then((one) => logger.info(one.a)).catch((error) => logger.error(error.message));',
  'const $ = (@) + 1;\nlogger.info($ * 2);',
  'const [$, $Rest] = @;\nlogger.info($.name, $Rest);',
  'const $ = { ...(@), a: 1 };\nlogger.info($.a.trim(), $.b);',
  'class $ {\n  value = @;\n  read(): string {\n    return this.value;\n  }\n  lost() {\n    return this.valeu;\n  }\n}\nlogger.info(new $().read());',
  'delete (@).inner;',
  'const $ = (@)!.toString().padStart("2");\nlogger.info($);',
  'logger.info((@)[0].name);',
  'const $ = Object.entries(@).filter(([, one]) => one).map(([key]) => key.x);\nlogger.info($.length);',
];

/** Members of the module besides the action. */
const OTHERS: readonly string[] = [
  `export const tides: Provider = { name: 'TIDES', get: async () => ({ text: @ }) };`,
  `export const judge: Evaluator = { name: 'JUDGE', description: 'x', examples: [], validate: async () => @, handler: async () => undefined };`,
  `export class Tides extends Service {\n  static serviceType = 'tides';\n  capabilityDescription = 'x';\n  static async start(runtime: IAgentRuntime) {\n    return new Tides(runtime);\n  }\n  async stop() {}\n  read(): number {\n    return this.gone;\n  }\n}`,
  `export class Other extends Service {\n  capabilityDescription = 4;\n}`,
  `export const settings: Plugin['init'] = async (config, runtime) => {\n  logger.info(config.KEY.trim(), runtime.getSetting('A').trim());\n};`,
];

const NAMES = 'type Action, type Evaluator, type IAgentRuntime, type Plugin, type Provider, Service, logger';

export interface GeneratedPlugin {
  readonly text: string;
  /** The packages that it imports. */
  readonly packages: readonly string[];
}

/** The same plugins for the same seed. */
export function pluginsOf(count: number, seed: number): GeneratedPlugin[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => plugin(random));
}

function plugin(random: () => number): GeneratedPlugin {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const packages = [...new Set([pick(Object.keys(VALUES)), pick(Object.keys(VALUES)), 'own'])];
  let names = 0;
  const imports = new Set<string>();
  const tops: string[] = [];
  const take = (): string => {
    const { text, imports: own = [], top }: Value = pick(VALUES[pick(packages)] ?? []);
    const name = `Value${String(++names)}`;
    own.forEach((line) => imports.add(line));
    if (top !== undefined) tops.push(top.replaceAll('$', name));
    return text.replaceAll('$', name);
  };
  /** A few ways to use one value. */
  const used = (): string => {
    const value = take();
    const uses = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(USES));
    return uses.map((use) => filled(use, value, `own${String(++names)}`)).join('\n');
  };
  const body = Array.from({ length: 2 + Math.floor(random() * 3) }, () => `{\n${used()}\n}`).join('\n');
  const other = random() < 0.4 ? pick(OTHERS) : '';
  const extra = other.includes('@') ? filled(other, pick(['1', `'x'`, 'null', '{}']), '') : other;
  const head = [`import { ${NAMES} } from '@elizaos/core';`, ...merged(imports)].join('\n');
  return { text: [head, ...tops, extra, action(body)].join('\n\n'), packages };
}

/** A template may have two values in it that stand for the same name. */
function filled(use: string, value: string, name: string): string {
  return use
    .split('@')
    .join(value)
    .replace(/\$(?!\{)/g, name);
}

/** Of imports that bring the same name, the first. */
function merged(lines: ReadonlySet<string>): string[] {
  const known = new Set<string>();
  return [...lines].flatMap((line) => {
    const [, clause = '', from = ''] = /^import (.+) from (.+)$/.exec(line) ?? [];
    const [, first = '', , braces = ''] =
      /^([^{,]*)(, )?(?:\{ (.*) \})?$/.exec(clause.replace(/^type /, 'type ')) ?? [];
    const isNew = (name: string): boolean => {
      const bare = name.replace(/^.*\bas /, '').replace(/^type /, '');
      return bare !== '' && !known.has(bare) && known.add(bare) !== undefined;
    };
    const all = clause.startsWith('type {') ? clause.slice(7, -2) : braces;
    const kept = all.split(', ').filter(isNew);
    const head = !clause.startsWith('type {') && isNew(first.trim()) ? first.trim() : '';
    const type = clause.startsWith('type {') ? 'type ' : '';
    const named = kept.length > 0 ? `${type}{ ${kept.join(', ')} }` : '';
    const whole = [head, named].filter((one) => one !== '').join(', ');
    return whole === '' ? [] : [`import ${whole} from ${from}`];
  });
}

function action(body: string): string {
  return `const action: Action = {
  name: 'ASK',
  description: 'Asks',
  similes: [],
  examples: [],
  validate: async (runtime) => Boolean(runtime.getSetting('KEY')),
  handler: async (runtime, message, state, options, callback) => {
${body}
return { success: true, text: 'x' };
  },
};

export const plugin: Plugin = { name: 'p', description: 'd', actions: [action] };
export default plugin;
`;
}

/** Numbers from 0 to 1; a small generator, which is the same everywhere. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
