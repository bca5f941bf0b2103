// Which release a preview is for, what a prompt tells a model, and what can be run of a plugin.

import { pluginOf } from '../files/plugin.ts';
import { analyse, previewOf, type PreviewRequest } from '../../test/check/of-text.ts';
import { describe, expect, test } from 'vitest';
import { host as toy } from '../../test/hosts/smallest-host.ts';
import type { Host } from '../model/host.ts';
import type { Preview } from '../model/preview.ts';
import { promptFor } from './prompt.ts';
import { runnableOf } from './runnable.ts';

const release = (id: string): Host['releases'][0] => ({ id, label: id, about: '' });

describe('a preview', () => {
  const host = (rest: Partial<Host> = {}): Host => ({
    ...toy,
    releases: [release('documented'), release('1.0'), release('2.0')],
    preview: (document, shown) =>
      ({ value: document.value, path: document.path, shown }) as unknown as Preview,
    ...rest,
  });
  const of = (over: Partial<PreviewRequest>, rest?: Partial<Host>): unknown => {
    const request = { text: '{"car": "red"}', hostId: 'toy', release: null, path: null, ...over };
    return previewOf(
      request,
      [toy, host(rest)].filter(({ preview }) => preview || request.hostId !== 'toy'),
    );
  };

  test('is of the chosen release, else of the newest', () => {
    expect(of({ release: '1.0' })).toEqual({
      hostId: 'toy',
      release: '1.0',
      preview: { value: { car: 'red' }, path: 'red/car.json', shown: '1.0' },
    });
    expect(of({})).toMatchObject({ release: '2.0' });
    expect(of({ release: 'none' })).toMatchObject({ release: '2.0' });
    expect(of({ path: 'a/b.json' })).toMatchObject({ preview: { path: 'a/b.json' } });
  });

  test.each<[string, Partial<PreviewRequest>]>([
    ['an unknown host', { hostId: 'none' }],
    ['no text', { text: ' \n' }],
    ['what nests too deep', { text: '['.repeat(500) }],
    ['what cannot be read', { text: 'x' }],
  ])('there is none of %s', (_, over) => {
    expect(of(over)).toBeNull();
  });

  test('there is none of a host without one', () => {
    const request = { text: '{}', hostId: 'toy', release: null, path: null };
    expect(previewOf(request, [toy])).toBeNull();
  });
});

describe('a prompt', () => {
  const promptOf = (text: string, path = 'red/car.json'): string => {
    const analysis = analyse({ text, hostId: 'toy', release: null, path: null, older: null }, [toy]);
    return promptFor({ text, path, analysis, hostName: 'Toy', releaseLabel: (id) => `Toy ${id}` });
  };

  test('has the other files with problems, each with its own', () => {
    const analysis = analyse({ text: '{}', hostId: 'toy', release: null, path: null, older: null }, [toy]);
    const [problem] = analysis.problems;
    if (!problem) throw new Error('No problem was found');
    const others = [
      { path: 'src/index.ts', text: 'a;\n```;', problems: [{ ...problem, from: 3, to: 6 }] },
      { path: 'src/sound.ts', text: '', problems: [] },
    ];
    const prompt = promptFor({
      text: '{}',
      path: '',
      analysis,
      hostName: 'Toy',
      releaseLabel: (id) => id,
      others,
    });
    expect(prompt).toContain('Answer with every corrected file as a whole');
    expect(prompt).toContain('## The file `src/index.ts`\n\n````\na;\n```;\n````\n');
    expect(prompt).toMatch(/src\/index\.ts[^]*- \*\*refused\*\* line 2, column 1/);
    expect(prompt).not.toContain('sound.ts');
  });

  test('has the manifest, the verdicts, and every problem with its place', () => {
    expect(promptOf('{\n  "car": "red"}')).toBe(
      [
        'This is a plugin manifest for Toy (`red/car.json`).',
        'Fix the problems listed below it. Keep everything else unchanged, including the order of keys.',
        'Answer with the whole corrected file only: plain JSON, no code fence, no explanation.',
        '',
        '```json\n{\n  "car": "red"}\n```',
        '',
        '## Verdict of each release',
        '',
        '- Toy documented: refuses',
        '  - says: A toy car needs `wheels`.',
        '- Toy 1.0: accepts',
        '',
        '## Problems',
        '',
        '- **refused** line 1, column 1, `/` (toy/no-wheels): A toy car needs `wheels`.',
        '  - evidence: Toy documented: Assembling; Toy 1.0: car.c:7 ("it slides")',
        '  - suggested fix: Add "wheels": 4',
        '',
      ].join('\n'),
    );
  });

  test('has a fence that the manifest does not close, and no path without one', () => {
    const prompt = promptOf('{"wheels": "````"}\n', '');
    expect(prompt).toContain('for Toy.\n');
    expect(prompt).toContain('`````json\n{"wheels": "````"}\n`````\n');
    expect(prompt).toContain('## Problems\n\nNo problems were found.\n');
  });

  test('has no verdicts where there are none, and no more than one fix', () => {
    const problem = {
      id: 'x',
      code: 'x/y',
      pointer: '/a',
      from: 0,
      to: 1,
      severity: 'advice' as const,
      releases: {},
      message: 'M.',
      args: {},
      evidence: [],
      fixes: ['First', 'Second'].map((title) => ({ id: title, title, edits: [] })),
    };
    const analysis = analyse({ text: '{}', hostId: 'toy', release: null, path: null, older: null }, [toy]);
    const prompt = promptFor({
      text: '{}',
      path: '',
      analysis: {
        ...analysis,
        verdicts: [{ release: '1.0', kind: 'accepted', texts: [], notes: ['It rolls.'] }],
        problems: [problem],
      },
      hostName: 'Toy',
      releaseLabel: (id) => id,
    });
    expect(prompt).toContain('- 1.0: accepts\n  - silently: It rolls.\n');
    expect(prompt).toContain('- **advice** line 1, column 1, `/a` (x/y): M.\n  - suggested fix: First\n');
    expect(prompt).not.toMatch(/Second|evidence/);
    const bare = promptFor({
      text: '{}',
      path: '',
      analysis: { ...analysis, verdicts: [] },
      hostName: 'Toy',
      releaseLabel: (id) => id,
    });
    expect(bare).not.toContain('Verdict');
  });
});

describe('what can be run', () => {
  const others = [{ path: 'c', text: 'd' }];
  const request = (text: string) => ({ plugin: pluginOf({ path: 'a/b.json', text }, others), hostId: 'toy' });
  const given = request('{"id": "a"}');
  const seen: unknown[] = [];
  const runner = {
    ...toy,
    run: () =>
      Promise.resolve((source: unknown) => {
        seen.push(source);
        return { tools: [], settings: [] };
      }),
  } as unknown as Host;

  test('is read from the manifest and the files beside it', async () => {
    expect(await runnableOf(given, runner)).toEqual({ tools: [], settings: [], packageId: 'a' });
    expect(seen).toEqual([{ main: { path: 'a/b.json', text: '{"id": "a"}', value: { id: 'a' } }, others }]);
  });

  test('has no package id where the manifest has none', async () => {
    expect(await runnableOf(request('{"id": 1}'), runner)).toMatchObject({ packageId: '' });
  });

  test('is nothing for a host that runs nothing', async () => {
    expect(await runnableOf(given, toy)).toBeNull();
  });
});
