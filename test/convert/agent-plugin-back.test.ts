// Packages of Agent Plugins as sources: their tools' own code comes out of its adapter, and goes on to other hosts.

import { describe, expect, test } from 'vitest';
import { member } from '../../src/model/guards.ts';
import { convert, type Converted } from '../../src/convert/convert.ts';
import type { Endpoint } from '../../src/convert/endpoints.ts';
import { withMember, withValue } from './edit-values.ts';
import { made, sourceOf, sources } from './pairs.ts';

function endpoint(id: string): Endpoint {
  const found = sources.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}
const [ownpilot, ragflow, target] = ['ownpilot', 'ragflow', 'agent-plugins'].map(endpoint) as [
  Endpoint,
  Endpoint,
  Endpoint,
];

function packageOf(tools: readonly object[], more: object = {}): Converted {
  const value = { id: 'tides', name: 'Tides', version: '1.0.0', description: 'Of the sea', tools, ...more };
  const main = { path: 'tides/skill.json', text: JSON.stringify(value), value };
  return made(convert(ownpilot, target, { main, others: [] }, true));
}

const tool = (name: string, code: string): object => ({
  name,
  description: name,
  parameters: { type: 'object', properties: {} },
  code,
});

const alone = (there: Converted): Converted => ({ ...there, sidecar: null });
const back = (there: Converted, to = ownpilot): Converted => made(convert(target, to, sourceOf(there), true));
const textOf = ({ files }: Converted, end: string): string =>
  files.find(({ path }) => path.endsWith(end))?.text ?? '';

function codesIn({ files }: Converted): unknown[] {
  const tools: unknown = member(files[0]?.value, 'tools');
  return Array.isArray(tools) ? tools.map((one: unknown) => member(one, 'code')) : [];
}

test('code comes out of its adapter, and is wrapped once when it is converted again', () => {
  const codes = ['return 1;', "return config.get('tides', 'units');"];
  const service = { name: 'tides', config_schema: [{ name: 'units', label: 'Units', type: 'string' }] };
  const there = packageOf(
    codes.map((code, i) => tool(`tool_${String(i)}`, code)),
    { required_services: [service] },
  );
  const returned = back(alone(there));
  expect(codesIn(returned)).toEqual(codes);
  expect(returned.files[0]?.value).toMatchObject({ required_services: [service] });
  const again = made(convert(ownpilot, target, sourceOf(alone(returned)), false));
  expect(textOf(again, '/tools.cjs').match(/the tool’s own code \(/g)).toHaveLength(codes.length);
});

test('tools that are called like an index of a list keep their names and code', () => {
  const there = packageOf([tool('0', 'return 0;'), tool('one', 'return 1;')]);
  expect(codesIn(back(alone(there)))).toEqual(['return 0;', 'return 1;']);
  expect(back(there).mappings.filter(({ status }) => status === 'carried')).toEqual([]);
});

describe('a setting that is deleted goes alone', () => {
  const fields = ['key', 'units'].map((name) => ({ name, label: name, type: 'string' }));
  const service = { name: 'tides', config_schema: fields };
  const code = "return config.get('tides', 'key') + config.get('tides', 'units');";
  const there = packageOf([tool('ebb', code)], { required_services: [service] });

  /** The output with another value in the file whose path ends so. */
  const edited = (output: Converted, end: string, change: (value: unknown) => unknown): Converted => ({
    ...output,
    files: output.files.map((one) => (one.path.endsWith(end) ? withValue(one, change(one.value)) : one)),
  });

  test('from the package', () => {
    const returned = back(edited(there, 'settings.json', (list) => (list as unknown[]).slice(1)));
    expect(returned.files[0]?.value).toMatchObject({
      required_services: [{ name: 'tides', config_schema: [fields[1]] }],
    });
  });

  test('from where a package went', () => {
    const went = back(alone(there));
    const less = edited(went, 'skill.json', (value) =>
      withMember(value, '/required_services/0/config_schema', (list: unknown[]) => list.slice(1)),
    );
    const returned = made(convert(ownpilot, target, sourceOf(less), true));
    expect(returned.restored).toBe('edited');
    expect(JSON.parse(textOf(returned, '/settings.json'))).toMatchObject([{ name: 'TIDES_UNITS' }]);
  });
});

const plugin = (name: string): string => `class ${name}(LLMToolPlugin):
    _version_ = "1.0.0"

    @classmethod
    def get_metadata(cls):
        return {"name": "${name.toLowerCase()}", "displayName": "${name}", "description": "${name}", "displayDescription": "${name}", "parameters": {}}

    def invoke(self):
        return helper("${name}")
`;
const HELPER = `from plugin.llm_tool_plugin import LLMToolPlugin
import json  # for the helper


def helper(value):
    return json.dumps(value)


`;

function fromPython(text: string): Converted {
  const main = { path: 'sea.py', text, value: undefined };
  return back(alone(made(convert(ragflow, target, { main, others: [] }, true))), ragflow);
}

test('a file of one tool in Python keeps all that is in it', () => {
  const { files, mappings } = fromPython(HELPER + plugin('Ebb'));
  expect(files.map(({ path }) => path.split('/').at(-1))).toEqual(['ebb.py']);
  const [file] = files;
  expect(file?.text).toContain(HELPER);
  expect(file?.text).toContain('return helper("Ebb")');
  expect(file?.value).toMatchObject({ tools: [{ version: '1.0.0', metadata: { name: 'ebb' } }] });
  expect(mappings.filter(({ status }) => status === 'blocked')).toEqual([]);
});

test('of a file of two tools each gets a file with all but the other', () => {
  const { files } = fromPython(`${HELPER}${plugin('Ebb')}\n\n${plugin('Flood')}`);
  expect(files.map(({ path }) => path.split('/').at(-1))).toEqual(['ebb.py', 'flood.py']);
  expect(files.map(({ text }) => text.includes(HELPER))).toEqual([true, true]);
  expect(files.map(({ text }) => [text.includes('class Ebb('), text.includes('class Flood(')])).toEqual([
    [true, false],
    [false, true],
  ]);
});
