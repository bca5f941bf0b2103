// What can be written at which place of a handler, and what is known of what is there.

import { describe, expect, test } from 'vitest';
import type { CodeContext } from '../../../model/code.ts';
import { complete, hover } from './assist.ts';

const value = {
  hubId: 'tides',
  name: 'Tides',
  setup_args: {
    API_KEY: { type: 'string', required: true, input: { type: 'text', hint: 'From your account' } },
    'time-zone': { type: 'string' },
  },
  entrypoint: {
    params: {
      harbour: { type: 'string', description: 'Name of the harbour' },
      day: { type: 'string' },
    },
  },
};
const manifest = { text: JSON.stringify(value), value, strict: true, path: 'tides/plugin.json' };
const context: CodeContext = { manifest, files: [] };

/** The code with its caret as `|`, in the place of the body or of the parameters. */
function at(marked: string, release: string | null = null): { names: string[] | null; hover: string | null } {
  const offset = marked.indexOf('|');
  const file = { path: 'handler.js', text: marked.replace('|', '') };
  const caret = { offset, release, pointer: null };
  const found = complete(file, caret, context);
  return {
    names: found && found.options.map(({ label }) => label),
    hover: hover(file, caret, context)?.title ?? null,
  };
}
const inBody = (text: string, args = '{ harbour }'): string =>
  `module.exports.runtime = {\n  handler: async function (${args}) {\n    ${text}\n  },\n};\n`;

describe('completion', () => {
  test('members of this, by release', () => {
    expect(at(inBody('this.|')).names).toEqual(
      expect.arrayContaining(['runtimeArgs', 'introspect', 'logger', 'config', 'webScraper', 'super']),
    );
    expect(at(inBody('this.|'), 'documented').names).toEqual([
      'runtimeArgs',
      'introspect',
      'logger',
      'config',
      'requestToolApproval',
    ]);
  });

  test.each<[string, string, string[] | null]>([
    ['settings that are names', inBody('return this.runtimeArgs.|'), ['API_KEY']],
    ['settings of what is begun', inBody('return this.runtimeArgs.AP|;'), ['API_KEY']],
    ['settings in a pattern', inBody('const { | } = this.runtimeArgs;'), ['API_KEY']],
    ['members of the manifest', inBody('this.config.|'), ['hubId', 'name', 'setup_args', 'entrypoint']],
    ['arguments in the pattern', inBody('return 1;', '{ | }'), ['harbour', 'day']],
    ['arguments that are not there yet', inBody('return 1;', '{ harbour, | }'), ['day']],
    ['arguments of a name', inBody('return args.|', 'args'), ['harbour', 'day']],
    ['nothing in a string', inBody("return 'this.|';"), null],
    ['nothing in a comment', inBody('// this.|'), null],
    ['nothing of another object', inBody('harbour.|'), null],
    ['nothing of a member called this', inBody('a.this.|'), null],
    ['nothing in another function', inBody('return (({ | }) => 1)(2);'), null],
    ['nothing at the top', '|', null],
  ])('%s', (_, text, names) => {
    expect(at(text).names).toEqual(names);
  });

  test('a function gets its parentheses, unless they are there', () => {
    const file = (text: string) => ({ path: 'handler.js', text: inBody(text) });
    const begin = inBody('').indexOf('\n    ') + 5;
    const inserted = (text: string): unknown =>
      complete(file(text), { offset: begin + 5, release: null, pointer: null }, context)?.options.find(
        ({ label }) => label === 'introspect',
      );
    expect(inserted('this.')).toMatchObject({ insert: 'introspect()', caret: 11 });
    expect(inserted('this.(1)')).toMatchObject({ insert: 'introspect', caret: 10 });
  });
});

test.each<[string, string | null]>([
  [inBody('this.intro|spect(harbour);'), 'this.introspect(text)'],
  [inBody('return this.runtimeArgs.API|_KEY;'), 'Setting API_KEY'],
  [inBody('return this.config.hub|Id;'), 'hubId of plugin.json'],
  [inBody('return harbour;', '{ har|bour }'), 'Argument harbour: string'],
  [inBody('this.unkn|own;'), null],
  [inBody('harb|our;'), null],
])('hover in %j', (text, title) => {
  expect(at(text).hover).toBe(title);
});
