// The schema and hints that the settings page makes of parameters (docs/hosts/elizaos.md#two-ways-to-a-form).

import { describe, expect, test } from 'vitest';
import type { Bag } from './form-case.fixtures.ts';
import { formOfParameters, parameterDefs } from './parameters.ts';

function made(
  key: string,
  definition: Bag = {},
  set: string[] = [],
  over: unknown = null,
): { property: unknown; hint: unknown } {
  const form = formOfParameters(parameterDefs({ [key]: definition }), 'tide', new Set(set), over);
  return { property: form.schema.properties[key], hint: form.hints[key] };
}

const string = { type: 'string' };

describe('type and format by name', () => {
  test.each<[string, string, Bag]>([
    ['A', 'boolean', { type: 'boolean' }],
    ['A', 'number', { type: 'number' }],
    ['A', 'secret', string],
    ['BASE_URL', 'string', { type: 'string', format: 'uri' }],
    ['RPC_ENDPOINT', 'string', { format: 'uri' }],
    ['MAIL_EMAIL', 'string', { format: 'email' }],
    ['START_DATE', 'string', { format: 'date' }],
    ['ASK_SINCE', 'string', { format: 'date' }],
    ['ASK_UNTIL', 'string', { format: 'date' }],
    ['HTTP_PORT', 'string', { type: 'number', minimum: 1, maximum: 65535 }],
    ['ASK_TIMEOUT', 'string', { type: 'number', minimum: 0 }],
    ['ASK_INTERVAL', 'string', { type: 'number', minimum: 0 }],
    ['ASK_MS', 'string', { type: 'number', minimum: 0 }],
    ['RETRY_COUNT', 'string', { type: 'number', minimum: 0, maximum: 100 }],
    ['RATE_LIMIT', 'string', { type: 'number', minimum: 0 }],
    ['MAX_BOATS', 'string', { type: 'number', minimum: 0 }],
    ['TIDE_MAX_BOATS', 'string', string],
    ['ASK_RETRIES', 'string', { type: 'number', minimum: 0, maximum: 100 }],
    ...'ASK_RATE DELAY THRESHOLD PAGE_SIZE TEMPERATURE SEA_DEPTH WIND_PERCENT WIND_RATIO'
      .split(' ')
      .map((key): [string, string, Bag] => [key, 'string', { type: 'number' }]),
    ...'TIDE_SHOULD_ASK X_ENABLED X_DISABLED X_AUTONOMOUS_MODE USE_X ALLOW_X IS_X ENABLE_X DISABLE_X FORCE_X'
      .split(' ')
      .map((key): [string, string, Bag] => [key, 'string', { type: 'boolean' }]),
    ['USE_RATE_DELAY', 'string', { type: 'boolean' }],
    ['USE_PORT', 'string', { type: 'number' }],
    ['X_PORT', 'boolean', { type: 'boolean', minimum: 1 }],
    ...'_IDS _CHANNELS _ROOMS _RELAYS _FEEDS _DEXES _WHITELIST _BLACKLIST _ALLOWLIST _SPACES _THREADS _ROLES _TENANTS _DIRS'
      .split(' ')
      .map((end): [string, string, Bag] => [`X${end}`, 'string', { type: 'array', items: string }]),
    ['INSTRUCTIONS', 'string', { maxLength: 999 }],
    ['X_GREETING', 'string', { maxLength: 999 }],
    ['X_PROMPT', 'string', { maxLength: 999 }],
    ['X_TEMPLATE', 'string', { maxLength: 999 }],
    ['SYSTEM_MESSAGE', 'string', { maxLength: 999 }],
    ['apiUrl', 'string', { format: 'uri' }],
  ])('%s, declared as %s', (key, type, expected) => {
    expect(made(key, { type }).property).toMatchObject(expected);
  });

  test('a prompt for a model is one line', () => {
    expect(made('MODEL_PROMPT').property).not.toHaveProperty('maxLength');
  });

  test.each<[string, Bag, Bag]>([
    ['comma-separated is a list', { description: 'Names, Comma-Separated' }, { type: 'array' }],
    ['comma separated too', { description: 'comma separated' }, { type: 'array' }],
    ['not with options', { description: 'comma-separated', options: ['a'] }, { type: 'string', enum: ['a'] }],
    ['a long description is a large box', { description: 'd'.repeat(201) }, { maxLength: 999 }],
    [
      'default and description are kept as they are',
      { default: 4, description: 'd' },
      { default: 4, description: 'd' },
    ],
  ])('%s', (_, definition, expected) => {
    expect(made('X', definition).property).toMatchObject(expected);
  });

  test.each<[Bag, string[]]>([
    [{ required: true }, ['X']],
    [{ required: 'yes' }, ['X']],
    [{ required: false }, []],
    [{ optional: false }, []],
  ])('%j', (definition, required) => {
    expect(formOfParameters(parameterDefs({ X: definition }), '', new Set(), null).schema.required).toEqual(
      required,
    );
  });
});

describe('hints', () => {
  test.each<[string, string, Bag, Bag]>([
    ['the label', 'TIDE_API_KEY', {}, { label: 'API Key', sensitive: false, advanced: false }],
    ['bounds of a port', 'X_PORT', {}, { min: 1, max: 65535 }],
    ['milliseconds', 'X_TIMEOUT', {}, { unit: 'ms', min: 0 }],
    ['retries', 'X_RETRIES', {}, { min: 0, max: 100 }],
    ...'EXPERIMENTAL DEBUG VERBOSE TELEMETRY BROWSER_BASE ENABLED'
      .split(' ')
      .map((mark): [string, string, Bag, Bag] => [
        `${mark} is advanced`,
        `X_${mark}_Y`,
        {},
        { advanced: true },
      ]),
    ...['Experimental', 'advanced', 'for debugging'].map((description): [string, string, Bag, Bag] => [
      `"${description}" is advanced`,
      'X',
      { description },
      { advanced: true },
    ]),
    ['a model with options is not', 'DEBUG_MODEL', { options: ['a'] }, { advanced: false }],
    ['a region without options', 'X_REGION', {}, { type: 'select' }],
    ['a zone too', 'TIMEZONE', {}, { type: 'select' }],
    ['a path', 'X_PATH', {}, { type: 'file' }],
    ['a directory', 'X_DIR', {}, { type: 'file' }],
    ['a folder', 'X_FOLDER', {}, { type: 'file' }],
    ['a file', 'X_FILE', {}, { type: 'file' }],
    ['JSON wins over a path', 'X_PATH', { description: 'a JSON array' }, { type: 'json' }],
    ['serialized', 'X', { description: 'Serialized map' }, { type: 'json' }],
    ['options after a colon', 'X_MODE', { description: 'Mode: fast | slow | off' }, { type: 'select' }],
    ['options in brackets', 'X_STRATEGY', { description: 'how (a, b)' }, { type: 'select' }],
    ['two words in quotes', 'X_MODE', { description: "'a' or 'b'" }, { type: 'radio' }],
    ['three words in quotes', 'X_MODE', { description: "'a', 'b' or 'c'" }, { type: 'select' }],
    ['an embedding model', 'X_EMBEDDING_MODEL', {}, { placeholder: 'e.g., text-embedding-3-small' }],
    ['a model for speech', 'X_TTS_MODEL', {}, { placeholder: 'e.g., tts-1, eleven_multilingual_v2' }],
    ['a model for listening', 'X_STT_MODEL', {}, { placeholder: 'e.g., whisper-1' }],
    ['a model for images', 'X_IMAGE_MODEL', {}, { placeholder: 'e.g., dall-e-3, gpt-4o' }],
    ['any model', 'X_MODEL', {}, { placeholder: 'e.g., gpt-4o, claude-sonnet-4-20250514' }],
    ['the default over that', 'X_MODEL', { default: 'm' }, { placeholder: 'Default: m' }],
    ['help with the default', 'X', { description: 'd', default: false }, { help: 'd (default: false)' }],
    ['a secret', 'X', { sensitive: true, default: 'd' }, { sensitive: true, placeholder: 'Enter value...' }],
  ])('%s', (_, key, definition, expected) => {
    expect(made(key, definition).hint).toMatchObject(expected);
  });

  test.each<[string, string, Bag, string]>([
    ['a default of false', 'X', { default: false }, 'placeholder'],
    ['a webhook’s path', 'X_WEBHOOK_PATH', {}, 'type'],
    ['a secret that is JSON', 'X', { sensitive: true, description: 'json-encoded' }, 'type'],
    ['a mode with one option', 'X_MODE', { description: "'a'" }, 'options'],
    ['a mode with eleven', 'X_MODE', { description: `: ${'abcdefghijk'.split('').join('|')}` }, 'options'],
    ['a secret mode', 'X_MODE', { description: ': a|b', sensitive: true }, 'options'],
    ['a mode that has options', 'X_MODE', { description: ': a|b', options: ['c'] }, 'options'],
    ['a region that has options', 'X_REGION', { options: ['c'] }, 'options'],
    ['no description', 'X', {}, 'help'],
  ])('%s adds no %s', (_, key, definition, member) => {
    expect(made(key, definition).hint).not.toHaveProperty(member);
  });

  test('a secret that is set says so', () => {
    expect(made('X', { sensitive: true }, ['X']).hint).toMatchObject({
      placeholder: '********  (already set)',
    });
  });

  test('configUiHints win member by member', () => {
    const over = { X_PORT: { label: 'Door', min: 5 }, Y: { label: 'other' }, Z: 'none' };
    expect(made('X_PORT', {}, [], over).hint).toEqual({
      label: 'Door',
      sensitive: false,
      advanced: false,
      min: 5,
      max: 65535,
    });
  });
});

describe('what the server is given', () => {
  test('without a list there are no options, and without an object no parameters', () => {
    expect(parameterDefs({ X: { options: 'a' }, Y: 5 })).toEqual([
      {
        key: 'X',
        required: false,
        sensitive: false,
        default: undefined,
        type: 'string',
        description: '',
        options: [],
      },
      {
        key: 'Y',
        required: false,
        sensitive: false,
        default: undefined,
        type: 'string',
        description: '',
        options: [],
      },
    ]);
    expect(parameterDefs([1])).toEqual([]);
  });

  test('a description that is not a text crashes the page', () => {
    expect(() => parameterDefs({ X: { description: 5 } })).toThrow('toLowerCase is not a function');
  });
});
