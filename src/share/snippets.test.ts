import { expect, test } from 'vitest';
import { badgeOf, embedOf, markdownOf, type ReleaseVerdict } from './snippets.ts';

const accepted: ReleaseVerdict = { release: 'OwnPilot 2026-02', kind: 'accepted' };

test('Markdown holds the link, the verdicts and the source, whatever fences stand in it', () => {
  const files = [{ path: 'a/skill.json', text: '{ "code": "````" }\n' }];
  expect(markdownOf('My [tool]', 'https://x.example/#v1.p.AA', [accepted], files, '2026-08-31')).toBe(
    '[My \\[tool\\] in Plugbench](https://x.example/#v1.p.AA)\n\nChecked on 2026-08-31:\n\n' +
      '- OwnPilot 2026-02: accepts\n\n`a/skill.json`\n\n`````json\n{ "code": "````" }\n`````\n',
  );
});

test('the name of a file stays in its span of code', () => {
  const files = [{ path: 'a`\n\n# Free\u2028<img src=x>![y](z)\u202e.json', text: '' }];
  const lines = markdownOf('x', 'https://x.example/', [], files, '2026-08-31').split(/\r|\n/);
  expect(lines).toContain('``a`  # Free <img src=x>![y](z)\\u202e.json``');
  expect(lines.filter((line) => line.startsWith('#'))).toEqual([]);
});

test('a name cannot break out of the embed snippet', () => {
  const html = embedOf('"><script>', 'https://x.example/', '#v1.p.AA');
  expect(html).toContain('src="https://x.example/embed.html#v1.p.AA"');
  expect(html).toContain('title="&#34;&#62;&#60;script&#62; in Plugbench"');
});

test('a badge has no verdict and leads to the link', () => {
  expect(badgeOf('https://x.example/', 'https://x.example/#gh=harbour/tools')).toBe(
    '[![Check with Plugbench](https://x.example/badges/check.svg)](https://x.example/#gh=harbour/tools)',
  );
});

test('types that do not match are named in Markdown', () => {
  const types: ReleaseVerdict = { release: 'core-1.x', kind: 'types' };
  expect(markdownOf('x', 'https://x.example/', [types], [], '2026-08-31')).toContain(
    '- core-1.x: accepts, but types do not match\n',
  );
});

test('without verdicts only the source is under the link, with the language of its ending', () => {
  const files = [
    { path: 'src/tide.test.ts', text: 'one\ntwo\n\n' },
    { path: 'v1.2/notes', text: 'three' },
  ];
  expect(markdownOf('x', 'https://x.example/', [], files, '2026-08-31')).toBe(
    '[x in Plugbench](https://x.example/)\n\n`src/tide.test.ts`\n\n```ts\none\ntwo\n\n```\n\n`v1.2/notes`\n\n```\nthree\n```\n',
  );
});
