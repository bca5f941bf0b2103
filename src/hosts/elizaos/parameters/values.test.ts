// The settings check says what the host says, word for word and in its order.

import { describe, expect, test } from 'vitest';
import { parametersOf, rejectedNames, validatePluginConfig } from './values.ts';

const BLOCK = {
  OPENAI_API_KEY: { type: 'string', required: true, sensitive: true },
  TIDE_HOST: { type: 'string', required: true, default: 'tide.test' },
  TIDE_NOTE: { type: 'string' },
};

function messagesFor(
  values: Record<string, string>,
  block: unknown = BLOCK,
): { errors: string[]; warnings: string[] } {
  const result = validatePluginConfig(parametersOf(block), new Map(Object.entries(values)));
  expect(result.valid).toBe(result.errors.length === 0);
  const texts = (all: readonly { message: string }[]): string[] => all.map(({ message }) => message);
  return { errors: texts(result.errors), warnings: texts(result.warnings) };
}

describe('validatePluginConfig', () => {
  test('nothing set', () => {
    expect(messagesFor({})).toEqual({
      errors: ['OPENAI_API_KEY is required but not set'],
      warnings: ['TIDE_HOST is not set (will use default: tide.test)'],
    });
  });

  test('white space counts as nothing', () => {
    expect(messagesFor({ OPENAI_API_KEY: '  ', TIDE_HOST: 'x' }).errors).toEqual([
      'OPENAI_API_KEY is required but not set',
    ]);
  });

  test('prefix before length', () => {
    expect(messagesFor({ OPENAI_API_KEY: 'gsk_1', TIDE_HOST: 'x' }).warnings).toEqual([
      'OpenAI key should start with "sk-" — the current value may be invalid',
      'OPENAI_API_KEY looks too short (5 chars)',
    ]);
  });

  test('ten characters are enough, and values that are not secret may be shorter', () => {
    expect(messagesFor({ OPENAI_API_KEY: 'sk-3456789', TIDE_HOST: 'x' })).toEqual({
      errors: [],
      warnings: [],
    });
  });

  test('names come first: another case, then not declared', () => {
    expect(
      messagesFor({ tide_note: '1', TIDE_MOON: '2', OPENAI_API_KEY: 'sk-34567890', TIDE_HOST: 'x' }).errors,
    ).toEqual([
      'tide_note does not match declared config key casing; use TIDE_NOTE',
      'TIDE_MOON is not a declared config key for this plugin',
    ]);
  });

  test('falsy defaults do not count, others are printed as a template prints them', () => {
    const block = { A: { required: 1, default: 0 }, B: { required: true, default: ['x', null, { y: 1 }] } };
    expect(messagesFor({}, block)).toEqual({
      errors: ['A is required but not set'],
      warnings: ['B is not set (will use default: x,,[object Object])'],
    });
  });

  test.each([null, [], 'x', { A: null, B: 5, C: [] }])('any block is read: %j', (block) => {
    expect(messagesFor({}, block)).toEqual({ errors: [], warnings: [] });
  });
});

test('rejectedNames: not declared, or blocked in any case', () => {
  const parameters = parametersOf({ PATH: {}, TIDE_KEY: {} });
  expect(rejectedNames(parameters, ['TIDE_MOON', 'Path', ' tide_key ']).map((m) => m.message)).toEqual([
    'TIDE_MOON is not a declared config key for this plugin',
    'Path is blocked for security reasons',
  ]);
});
