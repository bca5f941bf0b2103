import { expect, test } from 'vitest';
import { withSafeNames } from './safe-names.ts';

test('no file takes the manifest’s place', () => {
  const files = [
    { path: 'Skill.json', text: 'evil' },
    { path: 'handler.js', text: '' },
  ];
  expect(withSafeNames({ path: 'tide/skill.json', files })).toEqual({
    path: 'tide/skill.json',
    files: [
      { path: 'Skill-2.json', text: 'evil' },
      { path: 'handler.js', text: '' },
    ],
    renamed: [{ from: 'Skill.json', to: 'Skill-2.json' }],
  });
});

test('a manifest without a path has none, and still keeps its name', () => {
  expect(withSafeNames({ path: null, files: [{ path: 'manifest.json' }] })).toMatchObject({
    path: null,
    files: [{ path: 'manifest-2.json' }],
  });
});

test('the manifest’s own path is made safe', () => {
  const { path, renamed } = withSafeNames({ path: '../../Invoice 2026.bat', files: [] });
  expect(path).toBe('Invoice 2026.bat.txt');
  expect(renamed).toEqual([{ from: '../../Invoice 2026.bat', to: 'Invoice 2026.bat.txt' }]);
});
