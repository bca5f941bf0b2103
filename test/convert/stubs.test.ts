// What a writer left to be written is not code: the next conversion says so too, whichever hosts are on the way.

import { expect, test } from 'vitest';
import { summaryOf } from '../../src/convert/report/summary.ts';
import { convert } from '../../src/convert/convert.ts';
import type { PluginFiles } from '../../src/model/portable.ts';
import { made, pairs, sourceOf } from './pairs.ts';

const skill = {
  hubId: 'tide',
  name: 'Tide',
  version: '1.0.0',
  description: 'Tells the tide',
  active: true,
  entrypoint: { file: 'handler.js', params: { pier: { type: 'string' } } },
};
const HANDLER = "const x = require('./x.js');\nmodule.exports.runtime = { handler: async () => x() };\n";
const PYTHON = `from agent.plugin.llm_tool_plugin import LLMToolMetadata, LLMToolPlugin


class Tide(LLMToolPlugin):
    _version_ = "1.0"

    @classmethod
    def get_metadata(cls):
        return {"name": "tide", "description": "Tells the tide", "parameters": {}}

    def invoke(self):
        return "x"
`;

/** Code that no JavaScript host can run, and code that is missing. */
const SOURCES: Readonly<Record<string, PluginFiles>> = {
  ragflow: { main: { path: 'tide.py', text: PYTHON, value: null }, others: [] },
  anythingllm: {
    main: { path: 'tide/plugin.json', text: JSON.stringify(skill), value: skill },
    others: [{ path: 'tide/handler.js', text: HANDLER }],
  },
};

const chains = pairs.flatMap((first) =>
  first.from.id in SOURCES &&
  first.to.host &&
  !(first.from.id === 'ragflow' && first.to.id === 'agent-plugins')
    ? pairs.filter(({ from, to }) => from === first.to && to.host).map((second) => ({ first, second }))
    : [],
);

test.each(
  chains.map(
    (chain) =>
      [[chain.first.from, chain.first.to, chain.second.to].map(({ id }) => id).join(' → '), chain] as const,
  ),
)('%s', (_, { first, second }) => {
  const there = made(convert(first.from, first.to, SOURCES[first.from.id]!, false));
  const summary = summaryOf(made(convert(second.from, second.to, sourceOf(there), false)), second.to);
  expect(summary.tools.map(({ kind }) => kind)).toEqual(['stub']);
  expect(summary.lost.filter((name) => /code/.test(name))).toEqual([]);
  expect(summary.noCode?.says ?? '').not.toMatch(/not open/);
});
