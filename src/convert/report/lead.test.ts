// The head of a report, by table: what a person counts, then what is blocked or lost, in at most ten lines.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headlineOf, leadOf, worksOf, type Lead } from './lead.ts';
import type { Summary, ToolOutcome } from './summary.ts';

const NO_SETTINGS: Summary['settings'] = {
  names: [],
  secrets: 0,
  stored: 0,
  leftOut: 0,
  place: 'none',
  environment: [],
};
const EMPTY: Summary = {
  notices: [],
  tools: [],
  parameters: 0,
  settings: NO_SETTINGS,
  blocked: [],
  lost: [],
  names: [],
  weaker: [],
  added: [],
  noCode: null,
  remarks: [],
  placeholder: false,
};

const why = { code: 'no-python', says: 'Python cannot run here.' };
const tool = (kind: ToolOutcome['kind'], name = 'tide'): ToolOutcome => {
  return {
    name,
    kind,
    reason: kind === 'blocked' ? why : null,
    ownOnly: kind === 'partly' ? ['utils.callTool'] : [],
    hasCode: kind !== 'stub',
    readsFiles: false,
  };
};

describe('headlines', () => {
  test.each<[Partial<Summary>, string]>([
    [{}, 'No tools · nothing lost'],
    [{ tools: [tool('adapted')] }, '1 of 1 tool adapted, not tried · nothing lost'],
    [
      { tools: [tool('adapted'), tool('adapted')], parameters: 3 },
      '2 of 2 tools adapted, not tried · 3 parameters · nothing lost',
    ],
    [
      { tools: [tool('adapted'), tool('partly')] },
      '1 of 2 tools adapted, not tried · 1 adapted in part · nothing lost',
    ],
    [{ tools: [tool('partly')] }, '1 of 1 tool adapted in part · nothing lost'],
    [
      { tools: [tool('partly'), tool('partly'), tool('blocked')] },
      '2 of 3 tools adapted in part · 1 to write by hand · nothing lost',
    ],
    [{ notices: [why] }, 'No tools · nothing else lost'],
    [{ tools: [tool('stub')], lost: ['icon'] }, '1 of 1 tool to write by hand · 1 detail does not fit'],
    [{ tools: [tool('described'), tool('left-out')] }, '1 of 2 tools described · nothing lost'],
    [
      { tools: [tool('adapted'), tool('blocked')] },
      '1 of 2 tools adapted, not tried · 1 to write by hand · nothing lost',
    ],
    [{ tools: [tool('described')], lost: ['a', 'b'] }, '1 tool described · 2 details do not fit'],
    [
      { tools: [tool('described'), tool('stub')] },
      '1 of 2 tools described · 1 to write by hand · nothing lost',
    ],
    [
      { settings: { ...NO_SETTINGS, names: ['key'], secrets: 1, place: 'target' } },
      'No tools · 1 setting (secret) · nothing lost',
    ],
    [
      { settings: { ...NO_SETTINGS, names: ['key', 'url'], secrets: 1, place: 'environment' } },
      'No tools · 2 settings (1 secret) from the environment · nothing lost',
    ],
    [{ settings: { ...NO_SETTINGS, names: ['url'] } }, 'No tools · 1 setting left out · nothing lost'],
  ])('%#', (over, expected) => {
    expect(headlineOf({ ...EMPTY, ...over }).join(' · ')).toBe(expected);
  });
});

test('what was tried is in the headline', () => {
  const tools = [tool('adapted', 'a'), tool('partly', 'b'), tool('adapted', 'c'), tool('adapted', 'd')];
  const headline = headlineOf({ ...EMPTY, tools }, { runs: ['a', 'b'], differs: ['c'], examples: 3 });
  expect(headline.slice(0, 3)).toEqual([
    '2 of 4 tools run, tried with 3 examples',
    '1 gives something else',
    '1 adapted, not tried',
  ]);
});

test.each<[Partial<Summary>, string]>([
  [{}, 'none'],
  [{ tools: [tool('adapted')] }, 'all'],
  [{ tools: [tool('adapted'), tool('described')] }, 'all'],
  [{ tools: [tool('adapted'), tool('stub')] }, 'some'],
  [{ tools: [tool('blocked'), tool('stub')] }, 'none'],
  [{ tools: [tool('described')] }, 'described'],
  [{ tools: [tool('partly')] }, 'some'],
  [{ tools: [tool('adapted')], notices: [why] }, 'none'],
])('how far the tools work: %#', (over, expected) => {
  expect(worksOf({ ...EMPTY, ...over })).toBe(expected);
});

function lines(over: Partial<Summary>, view: Partial<Lead> = {}): string[] {
  const summary = { ...EMPTY, tools: [tool('adapted')], ...over };
  const given = { to: { name: 'Boat' }, restored: 'none' as const };
  return leadOf({ summary, sidecar: null, back: 'none', ...given, ...view }).map(
    ({ tone, text }) => `${tone}: ${text}`,
  );
}

describe('lines', () => {
  test.each<[string, Partial<Summary>, Partial<Lead>, string[]]>([
    ['nothing to say', {}, {}, []],
    ['the way back', {}, { back: 'same' }, ['note: Converting back gives the original.']],
    [
      'what is missing comes first',
      {
        notices: [{ code: 'no-actions', says: 'No actions found: add `src/index.ts`.' }],
        tools: [],
        placeholder: true,
      },
      {},
      ['blocked: No actions found: add `src/index.ts`.', 'stub: The output has a placeholder for a tool.'],
    ],
    [
      'tools without code',
      { tools: [tool('stub'), tool('stub', 'moon')] },
      {},
      ['stub: To write by hand: `tide`, `moon`. No open file has their code.'],
    ],
    [
      'lines of the reader, by how grave they are',
      {
        remarks: [
          { tone: 'note', says: 'Values of `a`.' },
          { tone: 'stub', says: 'Parameters missing: `a`.' },
        ],
      },
      {},
      ['stub: Parameters missing: `a`.', 'note: Values of `a`.'],
    ],
    [
      'tools whose code may be had',
      { tools: [tool('stub')], noCode: { code: 'no-handler', says: 'Its `handler.js` is not open.' } },
      {},
      ['stub: To write by hand: `tide`. Its `handler.js` is not open.'],
    ],
    [
      'names that the target does not allow',
      { names: [{ from: 'tide-desk', to: 'tidedesk' }] },
      {},
      ['note: Names changed to valid ones: `tide-desk` to `tidedesk`.'],
    ],
    ['lost', { lost: ['icon', 'tags'] }, {}, ['lost: Not in the output: `icon`, `tags`.']],
    [
      'carried',
      { lost: ['icon'] },
      { sidecar: 'x.json' },
      ['lost: Not in the output, kept in `x.json`: `icon`.'],
    ],
    [
      'settings without a place',
      { settings: { ...NO_SETTINGS, names: ['key'] } },
      {},
      ['note: Settings left out: `key`. Boat has no settings.'],
    ],
    [
      'settings in the environment, and a secret that stays behind',
      {
        settings: {
          ...NO_SETTINGS,
          names: ['key'],
          place: 'environment',
          environment: ['TIDE_KEY'],
          leftOut: 1,
        },
      },
      {},
      ['note: Settings are environment variables: `TIDE_KEY`. Left out: 1 secret value.'],
    ],
    [
      'values that are made up',
      {
        added: ['version: 1.0.0', 'license'],
      },
      {},
      ['note: Added, because Boat requires it: `version: 1.0.0`, `license`. Please check.'],
    ],
    [
      'code that uses its own host',
      { tools: [tool('partly')] },
      {},
      ['stub: Adapted in part: `tide`. The code uses `utils.callTool`, which only its own host has.'],
    ],
    [
      'code that reads files',
      { tools: [{ ...tool('adapted'), readsFiles: true }] },
      {},
      ['stub: Reads files beside its code, which are not converted: `tide`.'],
    ],
    [
      'code that stays behind',
      { tools: [tool('described')] },
      {},
      ['note: Code left out: `tide`. Boat only describes tools.'],
    ],
    ['no code to begin with', { tools: [{ ...tool('described'), hasCode: false }] }, {}, []],
    [
      'many names are cut',
      { weaker: 'abcdefghijk'.split('') },
      {},
      ['note: Weaker in Boat: `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h` and 3 more.'],
    ],
    ['a name cannot leave its code', { lost: ['a` b\n# c'] }, {}, ['lost: Not in the output: `a’ b # c`.']],
  ])('%s', (_, over, view, expected) => {
    expect(lines(over, view)).toEqual(expected);
  });

  test('with the headline they are ten at most, each with an even number of backticks', () => {
    const names = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 });
    const reasons = fc.uniqueArray(fc.record({ code: fc.string(), says: fc.constant('No.') }), {
      selector: ({ code }) => code,
      maxLength: 4,
    });
    const kinds = fc.constantFrom<ToolOutcome['kind']>('adapted', 'described', 'stub', 'blocked');
    const summaries = fc.record({
      notices: reasons,
      tools: fc.array(
        kinds.map((kind) => tool(kind)),
        { maxLength: 4 },
      ),
      blocked: reasons.map((list) => list.map((reason) => ({ reason, names: ['x'] }))),
      lost: names,
      weaker: names,
      names: names.map((list) => list.map((from) => ({ from, to: `${from}\`` }))),
      added: names,
      placeholder: fc.boolean(),
      settings: names.map((list) => ({ ...NO_SETTINGS, names: list, leftOut: list.length })),
    });
    fc.assert(
      fc.property(summaries, (over) => {
        const all = lines(over, { back: 'differs' });
        expect(all.length).toBeLessThan(10);
        for (const line of all) expect(line.split('`').length % 2).toBe(1);
      }),
    );
  });
});
