// SKILL.md as agents read it: its front matter in both versions of YAML, its length, and what it says about programs.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Plugin, Setting, Tool } from '../../src/model/plugin.ts';
import { valueAt } from '../../src/lang/json/pointer.ts';
import { runs } from '../runs.ts';
import { EMPTY, filesOf, from } from './any-plugin.ts';
import { pairs, refusals } from './pairs.ts';

const skills = pairs.find(({ to }) => to.id === 'agent-skill')?.to;

function filesFor(plugin: Plugin): ReturnType<typeof filesOf> {
  if (!skills) throw new Error('no target');
  return filesOf(plugin, skills);
}

function skillFor(plugin: Plugin): string {
  return filesFor(plugin)[0]?.text ?? '';
}

const tool = (over: Partial<Tool> = {}): Tool => ({ parameters: [], frame: [], examples: [], ...over });
const code = { convention: 'ownpilot-body', text: from('return 1;'), shell: () => ['', ''] as const };

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '2048',
    'true',
    'null',
    '1e5',
    'on',
    '~',
    '- a',
    '# a',
    'a: b',
    '---',
    'a --- b',
    '-----',
    '<b>',
    '\n---\n',
    '\u0007',
    '\ud83d',
    '😀'.repeat(600),
    'a'.repeat(1023) + '😀',
    'con',
    '',
    ' ',
    '*/',
    '\u202e',
    'x\ny'.repeat(400),
  ),
);
const sourced = fc.option(texts.map(from), { nil: undefined });
const settings = fc.array(
  fc.record({
    key: texts.map(from),
    kind: fc.constantFrom('text' as const, 'secret' as const, 'other' as const),
    required: fc.boolean(),
    label: sourced,
    help: sourced,
  }),
  { maxLength: 3 },
);

test('any texts make a skill that agents take', () => {
  fc.assert(
    fc.property(
      fc.record({
        id: sourced,
        name: sourced,
        version: sourced,
        description: sourced,
        license: sourced,
        homepage: sourced,
        prompt: sourced,
      }),
      fc.array(
        fc.record({
          id: sourced,
          title: sourced,
          description: sourced,
          display: sourced,
          coded: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      settings,
      (plugin, tools, list) => {
        const own = tools.map(({ coded, ...rest }) => tool({ ...rest, ...(coded ? { code } : {}) }));
        const files = filesFor({ ...EMPTY, ...plugin, settings: list, tools: own });
        if (!skills) throw new Error('no target');
        expect(refusals(skills, files)).toEqual([]);
        const [skill] = files;
        const front: unknown = parse(skill?.text.split('---')[1] ?? '');
        expect(front).toEqual(valueAt(skill?.value, '/front matter'));
        const paths = files.map(({ path }) => path.toLowerCase());
        expect(new Set(paths).size).toBe(paths.length);
        const named = files.slice(1).map(({ path }) => path.slice(path.indexOf('/') + 1));
        const stated = files.map(({ path, text }) => (path.endsWith('.md') ? text : '')).join('\n');
        expect(named.filter((path) => !stated.includes(path))).toEqual([]);
      },
    ),
    { numRuns: runs(300, 5000) },
  );
});

const key: Setting = {
  key: from('api_key'),
  service: { name: from('tides') },
  kind: 'secret',
  type: from('secret'),
  required: true,
  label: from('Key'),
  help: from('From the office'),
};

test('variables, packages and Node.js are named where there is a script', () => {
  const packages = [{ name: 'axios' }];
  const plugin = {
    ...EMPTY,
    id: from('tide'),
    settings: [key],
    tools: [tool({ id: from('get_tide'), code: { ...code, packages } })],
  };
  const text = skillFor(plugin);
  expect(parse(text.split('---')[1] ?? '')).toMatchObject({
    compatibility: 'Needs Node.js 18 or newer. npm packages: axios. Environment variables: TIDES_API_KEY.',
  });
  const newer = { ...code, text: from('return { content: [...args.list].toSorted() };'), packages };
  expect(skillFor({ ...plugin, tools: [tool({ id: from('get_tide'), code: newer })] })).toContain(
    'Needs Node.js 22 or newer.',
  );
  expect(text).toContain('- `TIDES_API_KEY` (required secret): Key. From the office\n');
  expect(text).toContain('Run it with its parameters as JSON: `node scripts/get_tide.');
});

test('so many variables that the line is too long are left out', () => {
  const many = Array.from({ length: 60 }, (_, i) => ({ ...key, key: from(`key_number_${String(i)}`) }));
  const text = skillFor({ ...EMPTY, id: from('tide'), settings: many, tools: [tool({ code })] });
  const { compatibility } = parse(text.split('---')[1] ?? '') as { compatibility: string };
  expect(compatibility).toBe('Needs Node.js 18 or newer.');
});

test.each<[string, Partial<Tool>, string[]]>([
  ['no code', {}, ['tide/references/get_tide.json']],
  [
    'code that nothing can call',
    { code: { convention: 'python-method', text: from('def invoke(self)') } },
    ['tide/references/get_tide.json', 'tide/references/get_tide-original.py'],
  ],
])('a tool with %s is said to have no program', (_, over, expected) => {
  const [skill, ...files] = filesFor({
    ...EMPTY,
    id: from('tide'),
    tools: [tool({ id: from('get_tide'), ...over })],
  });
  expect(skill?.text).toContain('This tool cannot be run: its program is missing.');
  expect(skill?.text).not.toContain('```json');
  expect(skill?.text).not.toContain('compatibility');
  expect(files.map(({ path }) => path)).toEqual(expected);
});

test('a tool alone gives the skill its title and description', () => {
  const one = tool({ id: from('bad_sum'), title: from('Calculator'), display: from('Adds') });
  const text = skillFor({ ...EMPTY, tools: [one] });
  expect(text).toContain('description: Adds\n');
  expect(text).toContain('\n# Calculator\n\n## bad_sum\n\nAdds\n');
  const two = skillFor({
    ...EMPTY,
    tools: [one, tool({ id: from('good_sum'), description: from('Adds well!') })],
  });
  expect(two).toContain('description: Adds. Adds well!\n');
  expect(two).toContain('\n# Bad sum\n');
});

test('what is too long goes to references, the longest first', () => {
  const long = 'Line\n\n'.repeat(300);
  const tools = [
    tool({ id: from('long'), description: from(long), code }),
    tool({ id: from('short'), code }),
  ];
  const files = filesFor({ ...EMPTY, id: from('tide'), tools, prompt: from('One line') });
  expect(files.map(({ path }) => path)).toContain('tide/references/long.md');
  expect(files[0]?.text).toContain('[references/long.md](references/long.md)\n\n## short');
});

test('examples have the arguments of their call', () => {
  const examples = [{ prompt: from('Tide in Oban?'), call: from({ harbour: 'Oban' }) }];
  expect(skillFor({ ...EMPTY, tools: [tool({ id: from('get_tide'), examples, code })] })).toContain(
    '- Tide in Oban? `{"harbour":"Oban"}`\n',
  );
});
