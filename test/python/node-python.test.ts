// What one call changes in Python does not reach the next one.

import { expect, test } from 'vitest';
import type { PythonCall } from '../../src/model/python.ts';
import { forgetPython, nodePython } from './node-python.ts';

const setup = 'def run(lines, wanted):\n    exec(lines, {})\n    return repr(eval(wanted, {}))';

async function run(lines: string, wanted: string): Promise<unknown> {
  const call: PythonCall = { setup, entry: 'run', args: [lines, wanted], limit: 20_000 };
  const { end } = await nodePython(call);
  return end.kind === 'returned' ? end.value : end;
}

test.each([
  ['a name that is replaced', 'builtins.dict = list', 'dict() == {}'],
  ['a name that is added', 'builtins.tide = 1', '"tide" not in dir(__builtins__)'],
  ['a name that is deleted', 'del builtins.len', 'len("") == 0'],
])('gives back %s', async (_, line, isAsBefore) => {
  expect(await run(`import builtins\n${line}`, '1')).toBe('1');
  expect(await run('', isAsBefore)).toBe('True');
});

test('an interpreter that is forgotten keeps nothing', async () => {
  expect(await run('import json\njson.tide = 1', '__import__("json").tide')).toBe('1');
  forgetPython();
  expect(await run('', 'hasattr(__import__("json"), "tide")')).toBe('False');
});
