// Cases of the rules on the entrypoint and its parameters.

import type { RuleCase } from '../../../model/rule-case.ts';
import { param, skill, skillWithout } from '../case-texts.fixtures.ts';

const file = '"file": "handler.js"';

/** With a parameter of this type, and an example that gives it a number. */
function numbered(type: string): string {
  return skill({
    entrypoint: `{${file}, "params": {"depth": {"description": "D", "type": ${type}}}}`,
    examples: '[{"prompt": "When?", "call": "{\\"depth\\": 3}"}]',
  });
}

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/entrypoint-missing', raises: skillWithout('entrypoint'), misses: skill() },
  {
    code: 'anythingllm/entrypoint-missing',
    raises: skill({ entrypoint: '⟦null⟧' }),
    misses: skill({ entrypoint: '""' }),
  },
  {
    code: 'anythingllm/entrypoint-missing-when-on',
    raises: skill({ active: 'false', entrypoint: null }).replace('{', '⟦{⟧'),
    misses: skill({ active: 'false' }),
  },
  {
    code: 'anythingllm/entrypoint-type',
    raises: skill({ entrypoint: '⟦"handler.js"⟧' }),
    misses: skill({ entrypoint: `{${file}, "params": {}}` }),
  },
  {
    code: 'anythingllm/entrypoint-file',
    raises: skill({ entrypoint: '{"file": ⟦"index.js"⟧, "params": {}}' }),
    misses: skill({ entrypoint: '{"file": "handler.js", "params": {}}' }),
  },
  {
    code: 'anythingllm/entrypoint-unknown-key',
    raises: skill({ entrypoint: `{${file}, "params": {}, ⟦"required"⟧: ["harbour"]}` }),
    misses: skill({ entrypoint: `{${file}, "params": {}}` }),
  },
  {
    code: 'anythingllm/entrypoint-unknown-key',
    raises: skill({ entrypoint: `{${file}, ⟦"parameters"⟧: {}}` }),
    misses: skill({ entrypoint: `{${file}, "params": {}}` }),
  },
  {
    code: 'anythingllm/params-missing',
    raises: skill({ entrypoint: `{${file}}` }).replace('"entrypoint"', '⟦"entrypoint"⟧'),
    misses: skill({ entrypoint: `{${file}, "params": {}}` }),
  },
  {
    code: 'anythingllm/params-type',
    raises: skill({
      entrypoint: `{${file}, "params": ⟦[{"name": "day", "description": "d", "type": "string"}]⟧}`,
    }),
    misses: skill({ entrypoint: `{${file}, "params": {}}` }),
  },
  {
    code: 'anythingllm/param-entry',
    raises: param('⟦"Name of the harbour"⟧'),
    misses: param('{"description": "Name of the harbour", "type": "string"}'),
  },
  {
    code: 'anythingllm/param-description-missing',
    raises: param('{"type": "string"}').replace('"harbour": {"type', '⟦"harbour"⟧: {"type'),
    misses: param('{"type": "string", "description": ""}'),
  },
  {
    code: 'anythingllm/param-description-type',
    raises: param('{"type": "string", "description": ⟦["a"]⟧}'),
    misses: param('{"type": "string", "description": "a"}'),
  },
  {
    code: 'anythingllm/param-type-missing',
    raises: param('{"description": "H"}').replace('"harbour": {"desc', '⟦"harbour"⟧: {"desc'),
    misses: param('{"description": "H", "type": "string"}'),
  },
  {
    code: 'anythingllm/param-type-undocumented',
    raises: numbered('⟦"integer"⟧'),
    misses: numbered('"number"'),
  },
  {
    code: 'anythingllm/param-type-unknown',
    raises: param('{"description": "H", "type": ⟦"str"⟧}'),
    misses: param('{"description": "H", "type": "string"}'),
  },
  {
    code: 'anythingllm/param-required',
    raises: param('{"description": "H", "type": "string", ⟦"required"⟧: true}'),
    misses: param('{"description": "H", "type": "string"}'),
  },
  {
    code: 'anythingllm/param-unknown-key',
    raises: param('{"description": "H", "type": "string", ⟦"enum"⟧: ["a", "b"]}'),
    misses: param('{"description": "H. One of: a, b.", "type": "string"}'),
  },
];
