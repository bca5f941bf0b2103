// Cases of the rules on the settings form.

import type { RuleCase } from '../../../model/rule-case.ts';
import { setting, skill } from '../case-texts.fixtures.ts';

const text = '"type": "string"';

export const cases: readonly RuleCase[] = [
  {
    code: 'anythingllm/setup-args-type',
    raises: skill({ setup_args: '⟦null⟧' }),
    misses: skill({ setup_args: null }),
  },
  {
    code: 'anythingllm/setup-args-array',
    raises: skill({ setup_args: '⟦[]⟧' }),
    misses: skill({ setup_args: '{}' }),
  },
  { code: 'anythingllm/setup-arg-null', raises: setting('⟦null⟧'), misses: setting('{}') },
  {
    code: 'anythingllm/setup-arg-null',
    raises: skill({ setup_args: '[{}, ⟦null⟧]' }),
    misses: skill({ setup_args: '[{}, 0]' }),
  },
  {
    code: 'anythingllm/setup-arg-null-when-on',
    raises: skill({ active: 'false', setup_args: '{"KEY": ⟦null⟧}' }),
    misses: skill({ active: 'false', setup_args: '{"KEY": false}' }),
  },
  { code: 'anythingllm/setup-arg-entry', raises: setting('⟦"metric"⟧'), misses: setting(`{${text}}`) },
  {
    code: 'anythingllm/setup-arg-type-missing',
    raises: setting('{"value": "v"}').replace('"KEY"', '⟦"KEY"⟧'),
    misses: setting(`{${text}, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-type-value',
    raises: setting('{"type": ⟦["string"]⟧}'),
    misses: setting('{"type": "string"}'),
  },
  {
    code: 'anythingllm/setup-arg-type-unsavable',
    raises: setting('{"type": ⟦"number"⟧}'),
    misses: setting('{"type": "string"}'),
  },
  {
    code: 'anythingllm/setup-arg-type-unsavable',
    raises: setting('{"type": ⟦"String"⟧}'),
    misses: setting('{"type": "string"}'),
  },
  {
    code: 'anythingllm/setup-arg-required-type',
    raises: setting(`{${text}, "required": ⟦"false"⟧, "value": "v"}`),
    misses: setting(`{${text}, "required": 0, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-required-unset',
    raises: setting(`{${text}, "required": true}`).replace('"KEY"', '⟦"KEY"⟧'),
    misses: setting(`{${text}, "required": true, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-default-lost',
    raises: setting(`{${text}, "input": {"type": "text", "default": ⟦"D"⟧}}`),
    misses: setting(`{${text}, "input": {"type": "text", "default": "D"}, "value": "D"}`),
  },
  {
    code: 'anythingllm/setup-arg-default-lost',
    raises: setting(`{${text}, "required": true, "input": {"type": "text", "default": ⟦"D"⟧}}`),
    misses: setting(`{${text}, "required": true, "input": {"type": "text", "default": ""}}`),
  },
  {
    code: 'anythingllm/setup-arg-value-hides-default',
    raises: setting(`{${text}, "input": {"type": "text", "default": "D"}, "value": ⟦""⟧}`),
    misses: setting(`{${text}, "input": {"type": "text", "default": "D"}, "value": "0"}`),
  },
  {
    code: 'anythingllm/setup-arg-value-type',
    raises: setting(`{${text}, "value": ⟦false⟧}`),
    misses: setting(`{${text}, "value": "false"}`),
  },
  {
    code: 'anythingllm/setup-arg-value-type',
    raises: setting(`{${text}, "value": ⟦5⟧}`),
    misses: setting(`{${text}, "value": "5"}`),
  },
  {
    code: 'anythingllm/setup-arg-default-beside',
    raises: setting(`{${text}, ⟦"default"⟧: "D"}`),
    misses: setting(`{${text}, "value": "D"}`),
  },
  {
    code: 'anythingllm/setup-arg-default-beside',
    raises: setting(`{${text}, ⟦"default"⟧: 5}`),
    misses: setting(`{${text}, "value": "5"}`),
  },
  {
    code: 'anythingllm/setup-arg-unknown-key',
    raises: setting(`{${text}, "input": {"type": "text"}, ⟦"hint"⟧: "h"}`),
    misses: setting(`{${text}, "input": {"type": "text", "hint": "h"}}`),
  },
  {
    code: 'anythingllm/setup-arg-unknown-key',
    raises: setting(`{${text}, ⟦"requierd"⟧: true}`),
    misses: setting(`{${text}, "required": true, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-input',
    raises: setting(`{${text}, "input": ⟦"password"⟧}`),
    misses: setting(`{${text}, "input": {"type": "password"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-type-missing',
    raises: setting(`{${text}, ⟦"input"⟧: {"hint": "h"}}`),
    misses: setting(`{${text}, "input": {"type": "", "hint": "h"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-unsupported',
    raises: setting(`{${text}, "input": {"type": ⟦"select"⟧}}`),
    misses: setting(`{${text}, "input": {"type": "email"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-as-text',
    raises: setting(`{${text}, "input": {"type": ⟦"string"⟧}}`),
    misses: setting(`{${text}, "input": {"type": "text"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-as-text',
    raises: setting(`{${text}, "input": {"type": ⟦"number"⟧}}`),
    misses: setting(`{${text}, "input": {"type": "tel"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-default',
    raises: setting(`{${text}, "input": {"type": "text", "default": ⟦5⟧}, "value": "v"}`),
    misses: setting(`{${text}, "input": {"type": "text", "default": "5"}, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-input-default-falsy',
    raises: setting(`{${text}, "input": {"type": "text", "default": ⟦0⟧}, "value": "v"}`),
    misses: setting(`{${text}, "input": {"type": "text", "default": ""}, "value": "v"}`),
  },
  {
    code: 'anythingllm/setup-arg-hint-object',
    raises: setting(`{${text}, "input": {"type": "text", "hint": ⟦{"en": "h"}⟧}}`),
    misses: setting(`{${text}, "input": {"type": "text", "hint": "h"}}`),
  },
  {
    code: 'anythingllm/setup-arg-input-required',
    raises: setting(`{${text}, "input": {"type": "text", ⟦"required"⟧: true}}`),
    misses: setting(`{${text}, "input": {"type": "text"}, "required": true}`),
  },
  {
    code: 'anythingllm/setup-arg-input-unknown-key',
    raises: setting(`{${text}, "input": {"type": "text", ⟦"options"⟧: ["a"]}}`),
    misses: setting(`{${text}, "input": {"type": "text", "placeholder": "a"}}`),
  },
  {
    code: 'anythingllm/setup-arg-secret',
    raises: setting(`{${text}, "value": ⟦"sk-Abcd1234Efgh5678Ijkl9012"⟧}`),
    misses: setting(`{${text}, "value": "sk-xxxxxxxxxxxxxxxxxxxxxxxx"}`),
  },
];
