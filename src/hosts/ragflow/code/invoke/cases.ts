// Cases for `invoke`.

import type { CodeCase } from '../../../../model/rule-case.ts';
import { invoke, metadata, parameter, plugin } from '../case-texts.fixtures.ts';

const A = parameter('a');
const OPTIONAL = parameter('a', 'string', 'False');

/** A plugin with the parameter `a`, and this `invoke`. */
function withA(method: string, declared = A): string {
  return plugin(metadata(declared), method);
}

export const codeCases: readonly CodeCase[] = [
  {
    code: 'ragflow/invoke-missing',
    raises: plugin(metadata()).replace('class Tide', 'class ⟦Tide⟧'),
    misses: plugin(metadata(), invoke()),
    fix: 'Add `invoke`',
  },
  {
    code: 'ragflow/invoke-lacks-parameter',
    raises: withA(invoke()).replace('"a":', '⟦"a"⟧:'),
    misses: withA(invoke(', **kwargs')),
    fix: 'Add `a` to `invoke`',
  },
  {
    code: 'ragflow/invoke-lacks-parameter',
    raises: withA(invoke(', b=1'), OPTIONAL).replace('"a":', '⟦"a"⟧:'),
    misses: withA(invoke(', *, a=None'), OPTIONAL),
    fix: 'Add `a` to `invoke`',
  },
  {
    code: 'ragflow/invoke-needs-more',
    raises: withA(invoke(', a, ⟦b⟧')),
    misses: withA(invoke(', a, b=1')),
    fix: 'Add `b` to the metadata',
  },
  {
    code: 'ragflow/invoke-no-default',
    raises: withA(invoke(', ⟦a: str⟧'), OPTIONAL),
    misses: withA(invoke(', a: str = ""'), OPTIONAL),
    fix: 'Give it the default `""`',
  },
  {
    code: 'ragflow/invoke-no-default',
    raises: plugin(metadata(`${OPTIONAL}, ${parameter('b')}`), invoke(', ⟦a⟧, b')),
    misses: plugin(metadata(`${A}, ${parameter('b')}`), invoke(', a, b')),
    fix: 'Make it required in the metadata',
  },
  {
    code: 'ragflow/invoke-positional-only',
    raises: withA(invoke(', ⟦a⟧, /')),
    misses: withA(invoke(', /, a')),
  },
  {
    code: 'ragflow/invoke-no-self',
    raises: withA('    def invoke(⟦a⟧):\n        return a\n'),
    misses: withA('    def invoke(this, a):\n        return a\n'),
    fix: 'Add `self`',
  },
  {
    code: 'ragflow/invoke-no-self',
    raises: plugin(metadata(), '    def ⟦invoke⟧():\n        return ""\n'),
    misses: plugin(metadata(), '    @staticmethod\n    def invoke():\n        return ""\n'),
    fix: 'Add `self`',
  },
  {
    code: 'ragflow/invoke-decorator',
    raises: withA(`    ⟦@staticmethod⟧\n${invoke(', a')}`),
    misses: withA('    @staticmethod\n    def invoke(a):\n        return a\n'),
    fix: 'Remove the decorator',
  },
  {
    code: 'ragflow/invoke-async',
    raises: withA('    ⟦async⟧ def invoke(self, a):\n        return a\n'),
    misses: withA(invoke(', a')),
    fix: 'Remove `async`',
  },
  {
    code: 'ragflow/invoke-return-value',
    raises: withA(invoke(', a', 'return ⟦{"a": a}⟧')),
    misses: withA(invoke(', a', 'return json.dumps({"a": a})')),
    fix: 'Return it as JSON',
  },
  {
    code: 'ragflow/invoke-return-value',
    raises: withA(invoke(', a', 'return ⟦12⟧')),
    misses: withA(invoke(', a', 'keep = lambda: 12\n        return str(keep())')),
    fix: 'Make a text of it',
  },
  {
    code: 'ragflow/invoke-return-value',
    raises: withA(invoke(', a', 'if not a:\n            ⟦return⟧\n        return a')),
    misses: withA(invoke(', a', 'def inner():\n            return\n        return a')),
    fix: 'Return an empty text',
  },
];
