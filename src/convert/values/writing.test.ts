// What writers make of values: which part is kept, in what form it is written, and under which name.

import { describe, expect, test } from 'vitest';
import type { Parameter, Plugin, Tool } from '../../model/plugin.ts';
import { flatten } from './flatten.ts';
import { readerOf } from './reader.ts';
import { camel, isStated, kebab, Names, screaming, snake, spaced } from './identifiers.ts';
import { pythonLiteral } from './literals.ts';
import { keep, someMembers, someOf } from './output.ts';
import { schemaTool } from '../schema/read.ts';
import { requiredFlag, schemaNode, impliedFlags, describedParameter, typeNode } from '../schema/write.ts';
import { setMember } from './set-member.ts';
import { FUNCTION_NAME, listed, listNode, pluginOf, toolAt } from '../targets/tool-list.ts';

const rootOf = (value: unknown): ReturnType<typeof readerOf> => readerOf({ path: 'f.json', text: '', value });
const sourced = <T>(value: T, pointer = '/x'): { value: T; file: string; pointer: string } => ({
  value,
  file: 'f.json',
  pointer,
});

/** What a tree stands for, and for every value how it was made. */
function written(node: Parameters<typeof flatten>[0]): [unknown, Record<string, string>] {
  const { value, nodes } = flatten(node, 'file.json');
  return [
    value,
    Object.fromEntries(nodes.map(({ pointer, node }) => [pointer, `${node.kind} ${node.reason.code}`])),
  ];
}

const toolOf = (schema: unknown): Tool => ({ ...schemaTool(rootOf(schema)), examples: [] });

describe('a JSON schema is written', () => {
  test('as it was read', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { a: { type: 'string', enum: ['x'] }, b: {} },
      required: ['b'],
    };
    const [value, how] = written(schemaNode(toolOf(schema)));
    expect(value).toEqual(schema);
    expect(Object.values(how).filter((one) => !one.startsWith('kept'))).toEqual(['invented fixed']);
  });

  test.each<[unknown, unknown, Record<string, string>]>([
    [
      {},
      { type: 'object', properties: {} },
      { '/type': 'invented fixed', '/properties': 'invented demanded' },
    ],
    [
      { type: 'array', properties: {}, required: [] },
      { type: 'object', properties: {}, required: [] },
      { '/type': 'approximated nearest-type', '/properties': 'kept kept', '/required': 'kept kept' },
    ],
  ])('of %j', (schema, expected, how) => {
    expect(written(schemaNode(toolOf(schema)))).toEqual([expected, how]);
  });

  test('with a list made of flags, which are told where they say no', () => {
    const flag = (name: string, required: boolean, value?: unknown): Parameter => ({
      name: sourced(name, `/${name}/name`),
      words: [],
      required,
      ...(value === undefined ? {} : { requiredBy: sourced(value, `/${name}/required`) }),
    });
    const tool: Tool = {
      parameters: [flag('a', true, true), flag('b', true), flag('c', false, false), flag('d', false)],
      frame: [],
      examples: [],
    };
    const [value, how] = written(schemaNode(tool));
    expect(value).toEqual({
      type: 'object',
      properties: { a: {}, b: {}, c: {}, d: {} },
      required: ['a', 'b'],
    });
    expect([how['/required/0'], how['/required/1']]).toEqual(['kept kept', 'invented demanded']);
    expect(impliedFlags(tool).map(({ origins }) => origins.map(({ pointer }) => pointer))).toEqual([
      ['/c/required'],
    ]);
    expect(tool.parameters.map(requiredFlag).map(({ value: v, kind }) => [v, kind])).toEqual([
      [true, 'kept'],
      [true, 'invented'],
      [false, 'kept'],
      [false, 'invented'],
    ]);
  });
});

describe('for hosts with a few words of a schema', () => {
  const known = ['string', 'number', 'boolean'];
  test.each<[unknown, string, string]>([
    ['boolean', 'boolean', 'kept'],
    ['integer', 'number', 'approximated'],
    [['null', 'number'], 'number', 'approximated'],
    [['null'], 'string', 'approximated'],
    ['object', 'string', 'approximated'],
    [5, 'string', 'approximated'],
    [undefined, 'string', 'invented'],
  ])('the type %j is %s', (type, value, kind) => {
    const words = type === undefined ? [] : ([['type', sourced(type)]] as const);
    expect(typeNode(words, known)).toMatchObject({ value, kind });
  });

  test('an integer is a text where there are no numbers', () => {
    expect(typeNode([['type', sourced('integer')]], ['string'])).toMatchObject({ value: 'string' });
  });

  const described = (schema: object, has: readonly string[], required = false): [unknown, string[]] => {
    const root = rootOf({ properties: { a: schema }, required: required ? ['a'] : [] });
    const [parameter] = schemaTool(root).parameters;
    if (!parameter) throw new Error('no parameter');
    const { value, kind, also } = describedParameter(parameter, has, known);
    return [value, [kind, ...also.map(({ origins }) => origins[0]?.pointer ?? '')]];
  };

  test.each<[object, unknown, string[]]>([
    [{ description: 'D' }, 'D', ['kept']],
    [{}, 'a', ['kept']],
    [{ description: '' }, 'a', ['kept']],
    [{ enum: ['x', 2] }, 'a (one of: x, 2)', ['kept', '/properties/a/enum']],
    [{ enum: [] }, 'a', ['kept']],
    [{ enum: 'x' }, 'a', ['kept']],
    [{ items: { type: 'string' } }, 'a (JSON array of strings)', ['kept', '/properties/a/items/type']],
    [{ items: {} }, 'a (JSON array)', ['kept']],
    [{ items: null }, 'a', ['kept']],
    [{ default: 0 }, 'a (default 0)', ['kept', '/properties/a/default']],
    [{ default: '' }, 'a', ['kept']],
    [{ default: [] }, 'a (default [])', ['kept', '/properties/a/default']],
    [{ other: 1 }, 'a', ['kept']],
    [
      { description: 'D', minimum: 1, maximum: 2, pattern: '^a', format: 'uri' },
      'D (at least 1; at most 2; pattern ^a; format uri)',
      ['kept', ...['minimum', 'maximum', 'pattern', 'format'].map((one) => `/properties/a/${one}`)],
    ],
  ])('%j is told as %j', (schema, text, how) => {
    expect(described(schema, [])).toEqual([text, how]);
  });

  test('what the target has members for is not told', () => {
    expect(described({ description: 'D', default: 1, enum: [1] }, ['default', 'enum'])).toEqual([
      'D',
      ['kept'],
    ]);
  });

  test('required is told first, unless the target can say it', () => {
    expect(described({ default: 1 }, [], true)[0]).toBe('a (required; default 1)');
    expect(described({ default: 1 }, ['required'], true)[0]).toBe('a (default 1)');
  });
});

describe('lists of tools', () => {
  const plugin = (...tools: unknown[]): Plugin =>
    pluginOf(tools.map((tool) => toolAt(rootOf(tool), 'schema')));

  test('have legal names, each once, and the nearest description', () => {
    const { tools, implied } = listed(
      plugin({ name: 'get tide', description: 'D' }, { name: 'get_tide' }, {}, { name: 'x'.repeat(70) }),
      FUNCTION_NAME,
    );
    expect(tools.map(({ name }) => [name.value, name.kind])).toEqual([
      ['get_tide', 'approximated'],
      ['get_tide_2', 'approximated'],
      ['tool', 'invented'],
      ['x'.repeat(64), 'approximated'],
    ]);
    expect(tools.map(({ description }) => description && written(description)[0])).toEqual([
      'D',
      'Get tide',
      'Tool',
      `X${'x'.repeat(69)}`,
    ]);
    expect(tools.map(({ schema }) => written(schema)[0])).toEqual(
      Array(4).fill({ type: 'object', properties: {} }),
    );
    expect(implied).toEqual([]);
  });

  test('are described for people where they are not for models', () => {
    const [tool] = plugin({ name: 'a' }).tools;
    if (!tool) throw new Error('no tool');
    const described = (more: Partial<Tool>): unknown => {
      const [one] = listed({ ...pluginOf([{ ...tool, ...more }]) }, FUNCTION_NAME).tools;
      return one?.description && written(one.description)[0];
    };
    const title = sourced('T');
    expect(described({ description: sourced('D'), display: sourced('P'), title })).toBe('D');
    expect(described({ display: sourced('P'), title })).toBe('P');
    expect(described({ title })).toBe('T');
  });

  test('an empty list says so', () => {
    expect(written(listNode([]))).toEqual([[], { '': 'invented no-tool' }]);
    expect(written(listNode([keep(sourced(1), 1)]))[0]).toEqual([1]);
  });
});

describe('names', () => {
  test.each<[string, string, string, string, string, string]>([
    [
      'getWeather2 for_town',
      'get-weather2-for-town',
      'get_weather2_for_town',
      'GET_WEATHER2_FOR_TOWN',
      'getWeather2ForTown',
      'Get weather2 for town',
    ],
    ['Über--café', 'uber-cafe', 'uber_cafe', 'UBER_CAFE', 'uberCafe', 'Uber cafe'],
    ['KPI list', 'kpi-list', 'kpi_list', 'KPI_LIST', 'kPIList', 'KPI list'],
    ['潮汐', '', '', '', '', ''],
  ])('%s in the forms of targets', (text, ...forms) => {
    expect([kebab, snake, screaming, camel, spaced].map((form) => form(text))).toEqual(forms);
  });

  test.each([
    ['SOLANA_PRIVATE_KEY', 'Solana private key'],
    ['BAGS_API_KEY', 'Bags API key'],
    ['API_URL', 'API URL'],
    ['rate_in_US', 'Rate in US'],
    ['AES_256', 'Aes 256'],
  ])('%s is %s for people', (text, label) => {
    expect(spaced(text)).toBe(label);
  });

  test('long texts are cut before they are split', () => {
    expect(kebab('a'.repeat(400))).toBe('a'.repeat(300));
  });

  test('a blank text says nothing', () => {
    expect([isStated(undefined), isStated(sourced('  ')), isStated(sourced(' a '))]).toEqual([
      false,
      false,
      true,
    ]);
  });

  const names = (longest = 8, separator = '-'): Names =>
    new Names({
      legal: (name) => /^[a-z][a-z0-9-]*$/.test(name),
      make: kebab,
      fallback: 'tool',
      separator,
      longest,
    });

  test.each([
    [
      ['tide', 'tide', 'tide'],
      ['tide', 'tide-2', 'tide-3'],
    ],
    [
      ['harbours', 'harbours'],
      ['harbours', 'harbou-2'],
    ],
    [['Tide'], ['tide']],
    [['2nd'], ['tool-2nd']],
    [['潮汐'], ['tool']],
    [[''], ['tool']],
    [['abcdefg hij'], ['abcdefg']],
    [['abcdefghi'], ['abcdefgh']],
  ])('%j become %j', (texts, expected) => {
    const given = names();
    expect(texts.map((text) => given.of(text))).toEqual(expected);
  });

  test('a name without a separator is only cut', () => {
    const given = names(4, '');
    expect(['tides', 'tide'].map((text) => given.of(text))).toEqual(['tide', 'tid2']);
  });

  test('say how they were made', () => {
    const reason = { code: 'r', says: 'R' };
    const given = names();
    expect(given.give(sourced('tide'), reason)).toMatchObject({ value: 'tide', kind: 'kept' });
    expect(given.give(sourced('tide'), reason)).toMatchObject({
      value: 'tide-2',
      kind: 'approximated',
      reason,
    });
    expect(given.give(undefined, reason)).toMatchObject({ value: 'tool', kind: 'invented' });
  });
});

test('nothing is left out of an object or a list as a whole', () => {
  expect([someOf([]), someOf([1])]).toEqual([undefined, [1]]);
  const held = keep(sourced(1), 2);
  expect([someMembers({}), someMembers({ a: undefined })]).toEqual([undefined, undefined]);
  expect(someMembers({ a: undefined, b: held })).toEqual({ a: undefined, b: held });
  expect(held).toMatchObject({ value: 2, kind: 'kept' });
});

test('every name is a member like any other, and can be changed and removed', () => {
  const target = {};
  setMember(target, '__proto__', 1);
  expect(JSON.stringify(target)).toBe('{"__proto__":1}');
  setMember(target, '__proto__', 2);
  expect(JSON.stringify(target)).toBe('{"__proto__":2}');
  setMember(target, 'a', 1);
  (target as { a: number }).a = 2;
  expect(target).toHaveProperty('a', 2);
  expect(Reflect.deleteProperty(target, 'a')).toBe(true);
});

test.each<[unknown, string]>([
  [[], '[]'],
  [{}, '{}'],
  [
    { a: [true, { b: false }] },
    '{\n    "a": [\n        True,\n        {\n            "b": False,\n        },\n    ],\n}',
  ],
  [1.5, '1.5'],
  ['x', '"x"'],
  [undefined, 'None'],
])('%j in Python', (value, text) => {
  expect(pythonLiteral(value)).toBe(text);
});

test('a literal within a file is indented from its second line on', () => {
  expect(pythonLiteral([1], 4)).toBe('[\n        1,\n    ]');
  expect(pythonLiteral({ a: 1 }, 4)).toBe('{\n        "a": 1,\n    }');
});
