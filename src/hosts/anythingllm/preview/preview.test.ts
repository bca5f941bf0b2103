// The preview as a whole: crashes, readings of what is not JSON, the samples' notes, and any JSON at all.

import { previewOf } from '../../../../test/check/of-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Preview } from '../../../model/preview.ts';
import { host as anythingllm } from '../index.ts';
import { attempt, inputsOf } from './form.ts';
import { LAMPS } from './panel-case.fixtures.ts';
import type { Panel } from './panel.ts';
import { changesOf } from './written.ts';
import { V2026_08 } from '../releases.ts';

function showText(text: string, release = V2026_08): Preview {
  const answer = previewOf({ text, hostId: 'anythingllm', release, path: 'lamps/plugin.json' }, [
    anythingllm,
  ]);
  if (!answer) throw new Error('No preview');
  return answer.preview;
}

const show = (value: unknown): Preview => showText(JSON.stringify(value));

/** After white space the host does not read broken text leniently (docs/hosts/anythingllm.md#reading-pluginjson). */
const UNREADABLE = '\n{"name": "Deck" "lamps"}';

test.each<[string, unknown]>([
  ['null', null],
  ['a manifest without a name', { ...LAMPS, name: undefined }],
  ['a list', [LAMPS]],
])('of %s there is a crash and no panel', (_, manifest) => {
  const { crash, panel } = show(manifest);
  expect(panel).toBeNull();
  expect(crash?.message).toContain('Cannot read properties');
});

test('a file that cannot be read ends the page, and the session of every agent', () => {
  const { crash, model } = showText(UNREADABLE);
  expect(crash?.message).toBe("Cannot read properties of null (reading 'hubId')");
  expect(model).toMatchObject([{ note: expect.stringContaining("(reading 'active')") as string }]);
});

test('a text that the host reads leniently is shown as it reads it', () => {
  const text = `${JSON.stringify(LAMPS).slice(0, -1)}, /* mine */ setup_args: {KEY: {type: 'string'}}}`;
  const panel = showText(text).panel as Panel | null;
  expect(panel?.fields.map(({ key }) => key)).toEqual(['KEY']);
});

test('any JSON value is shown without throwing, as plain data', () => {
  const json = fc.jsonValue();
  const input = fc.dictionary(fc.constantFrom('type', 'default', 'placeholder', 'hint', 'required'), json);
  const entry = fc.record({ type: json, required: json, value: json, input }, { requiredKeys: [] });
  const keys = fc.constantFrom('A', '1', '__proto__', 'constructor');
  const setup_args = fc.oneof(json, fc.dictionary(keys, fc.oneof(json, entry)));
  const members = { active: json, hubId: json, author: json, author_url: json, examples: json, setup_args };
  const skill = fc
    .record({ ...members, entrypoint: json }, { requiredKeys: [] })
    .map((more) => ({ ...LAMPS, ...more }));
  fc.assert(
    fc.property(fc.oneof(json, skill), (value) => {
      const preview = show(value);
      expect(() => structuredClone(preview)).not.toThrow();
      const panel = preview.panel as Panel | null;
      if (!panel) return;
      const saved = Object.fromEntries(panel.fields.map(({ key }) => [key, 'x']));
      attempt(panel, saved, {});
      inputsOf(panel, saved);
      changesOf(panel, { active: true, saved });
    }),
    { numRuns: 300 },
  );
});
