import { expect, test, vi } from 'vitest';
import { pressOf, SHORTCUTS, wordsOf } from './keys.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: 'Linux' }));

test('keys are written as this system writes them', () => {
  expect(wordsOf('Mod+Shift+M', false)).toBe('Ctrl+Shift+M');
  expect(wordsOf('Mod+Shift+M', true)).toBe('⇧⌘M');
  expect(wordsOf('Shift+Alt+F', true)).toBe('⌥⇧F');
  expect(wordsOf('Ctrl+Space', true)).toBe('⌃Space');
  expect(wordsOf('Escape, then Tab', true)).toBe('Escape, then Tab');
});

test('a press is what a keyboard of the system reports', () => {
  expect(pressOf('Mod+Z', false)).toMatchObject({ key: 'z', ctrlKey: true, metaKey: false, shiftKey: false });
  expect(pressOf('Mod+Shift+Z', true)).toMatchObject({
    key: 'Z',
    keyCode: 90,
    metaKey: true,
    ctrlKey: false,
  });
  expect(pressOf('Ctrl+Space', true)).toMatchObject({ key: ' ', ctrlKey: true, metaKey: false });
  expect(pressOf('Mod+.', false)).toMatchObject({ key: '.', ctrlKey: true });
});

test('no two keys of the editor are the same, and each says what it does', () => {
  const keys = SHORTCUTS.flatMap((one) => (one.for ? [one.keys] : []));
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(SHORTCUTS.map(({ what }) => what)).size).toBe(SHORTCUTS.length);
});
