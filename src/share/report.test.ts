import { expect, test } from 'vitest';
import { reportOf, titleOf, trackerOf, type PluginReport } from './report.ts';

const report: PluginReport = {
  host: 'Harbour',
  message: 'The id `a` is not allowed.',
  code: 'harbour/id',
  quotes: [{ title: 'In `tide/skill.json`', text: '  "id": "```"' }],
  releases: [
    {
      label: 'documentation',
      effect: 'Refused',
      evidence: [{ where: 'guide, section 2', href: null, text: 'lower case' }],
    },
    {
      label: '1.0',
      effect: 'Changed',
      evidence: [{ where: 'src/id.ts:4', href: 'https://code.example/id#L4', text: null }],
    },
  ],
  link: 'https://bench.example/#v1',
  version: '0.2.0',
};

test('a report says what each release does and where that is known from', () => {
  expect(reportOf(report, false)).toMatchInlineSnapshot(`
    "The id \`a\` is not allowed.

    In \`tide/skill.json\`:

    \`\`\`\`
      "id": "\`\`\`"
    \`\`\`\`

    - **Harbour documentation**: Refused
      - guide, section 2: “lower case”
    - **Harbour 1.0**: Changed
      - [src/id.ts:4](https://code.example/id#L4)

    [The whole plugin, at this place](https://bench.example/#v1)

    Plugbench 0.2.0, rule \`harbour/id\`
    "
  `);
});

test('what is not about a rule names none', () => {
  expect(reportOf({ ...report, code: null, quotes: [], releases: [] }, false)).toBe(
    'The id `a` is not allowed.\n\n[The whole plugin, at this place](https://bench.example/#v1)\n\nPlugbench 0.2.0\n',
  );
});

test('for our own tracker it leaves room for what the host does', () => {
  expect(reportOf(report, true)).toContain('What the host really does');
  expect(titleOf({ ...report, message: `a\n${'b'.repeat(200)}` })).toHaveLength('Harbour: '.length + 100);
});

test('a tracker is known for repositories alone, and long texts are left to be pasted', () => {
  const source = 'https://github.com/harbour/tools/blob/1/docs/';
  expect(trackerOf(source, 'a b', 'c')).toBe(
    'https://github.com/harbour/tools/issues/new?title=a%20b&body=c',
  );
  expect(trackerOf(source, 'a', 'c'.repeat(9000))).toBe(
    'https://github.com/harbour/tools/issues/new?title=a',
  );
  expect(trackerOf('https://docs.example/', 'a', 'c')).toBeNull();
  expect(trackerOf(undefined, 'a', 'c')).toBeNull();
});
