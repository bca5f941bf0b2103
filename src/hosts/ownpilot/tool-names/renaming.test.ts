// A tool's new name replaces the old one wherever the package mentions the tool.

import { analyse } from '../../../../test/check/of-text.ts';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../lang/json/change.ts';
import { host as ownpilot } from '../index.ts';

const tool = (name: string, code: string): Record<string, unknown> => ({
  name,
  description: 'Look up the tide at a harbour, before calcTip',
  parameters: { type: 'object', properties: {} },
  code,
});

/** The manifest after the first fix of the problem with this code. */
function fixed(manifest: unknown, code: string): unknown {
  const text = JSON.stringify(manifest, null, 2);
  const { problems } = analyse({ text, hostId: 'ownpilot', release: null, path: null, older: null }, [
    ownpilot,
  ]);
  const fix = problems.find((problem) => problem.code === code)?.fixes[0];
  return JSON.parse(applyEdits(text, fix?.edits ?? []));
}

const manifest = {
  id: 'tips',
  name: 'Tips',
  version: '1.0.0',
  description: 'Works out tips',
  system_prompt: 'Use calcTip for tips; calcTipping is another word. Say that calcTip was used.',
  tools: [
    tool('calcTip', 'return { content: 1 };'),
    tool('tip_note', "const tip = await utils.callTool('calcTip', { calcTip: 1 }); return { content: tip };"),
  ],
  triggers: [
    { name: 'a', type: 'event', config: {}, action: { type: 'tool', payload: { tool: 'calcTip' } } },
    {
      name: 'b',
      type: 'event',
      config: {},
      action: { type: 'chat', payload: { prompt: 'Run calcTip now' } },
    },
  ],
};

test('prompt, descriptions, triggers and calls follow a renamed tool', () => {
  const text = JSON.stringify(fixed(manifest, 'ownpilot/tool-name-pattern'));
  expect(text).toBe(
    JSON.stringify(manifest)
      .replaceAll('calcTip', 'calc_tip')
      .replace('calc_tipping', 'calcTipping')
      .replace('{ calc_tip: 1 }', '{ calcTip: 1 }'),
  );
});

test('a plain word is not treated as the name of a tool', () => {
  const tools = [tool('search', 'return { content: 1 };'), tool('tides_old', 'return { content: 1 };')];
  const prompt = 'When asked to search, use `search` or tides_old.';
  const after = fixed(
    { ...manifest, id: 'tides', tools, system_prompt: prompt },
    'ownpilot/tool-name-context',
  );
  expect(after).toMatchObject({ system_prompt: 'When asked to search, use `tides_search` or tides_old.' });
});

test('of two tools with the same name nothing else follows', () => {
  const tools = [...manifest.tools, tool('calcTip', 'return { content: 2 };')];
  expect(fixed({ ...manifest, tools }, 'ownpilot/tool-name-pattern')).toMatchObject({
    system_prompt: manifest.system_prompt,
  });
});
