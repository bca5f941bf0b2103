// Cases of the rules on the handler that is open beside the manifest.

import type { RuleCase } from '../../../../model/rule-case.ts';
import { skill } from '../../case-texts.fixtures.ts';

const handler = (code: string): Record<string, string> => ({ 'handler.js': code });
const reading = (args: string, body = ''): Record<string, string> =>
  handler(`module.exports.runtime = {\n  handler: async function (${args}) {${body}},\n};\n`);

const params = (...names: string[]): string => {
  const entries = names.map((name) => `${name}: {"description": "A", "type": "string"}`);
  return `{"file": "handler.js", "params": {${entries.join(', ')}}}`;
};
const call = (name: string): string => `[{"prompt": "When?", "call": "{\\"${name}\\": \\"Dover\\"}"}]`;
const setup = (...names: string[]): string =>
  `{${names.map((name) => `${name}: {"type": "string", "input": {"type": "text"}}`).join(', ')}}`;

export const cases: readonly RuleCase[] = [
  {
    code: 'anythingllm/handler-file-missing',
    raises: skill().replace('{', '⟦{⟧'),
    misses: skill(),
    others: { 'index.js': '' },
    missesOthers: reading('{ harbour }'),
  },
  {
    code: 'anythingllm/handler-param-unread',
    raises: skill({ entrypoint: params('⟦"latitude"⟧'), examples: call('latitude') }),
    misses: skill({ entrypoint: params('"latitude"'), examples: call('latitude') }),
    others: reading('{ harbour }'),
    missesOthers: reading('{ lat }'),
  },
  {
    code: 'anythingllm/handler-param-unread',
    raises: skill({ entrypoint: params('⟦"harbour"⟧') }),
    misses: skill(),
    others: reading(''),
    missesOthers: reading('args', 'return call(args);'),
  },
  {
    code: 'anythingllm/handler-param-undeclared',
    raises: skill({ entrypoint: params('"harbour"').replace('"params"', '⟦"params"⟧') }),
    misses: skill(),
    others: reading('{ harbour, day }'),
    missesOthers: reading("{ harbour, day = 'today' }"),
  },
  {
    code: 'anythingllm/handler-setting-undeclared',
    raises: skill({ setup_args: setup('"PORT"') }).replace('"setup_args"', '⟦"setup_args"⟧'),
    misses: skill({ setup_args: setup('"API_KEY"') }),
    others: reading('{ harbour }', 'return this.runtimeArgs.API_KEYS;'),
  },
  {
    code: 'anythingllm/handler-setting-undeclared',
    raises: skill({ setup_args: null }).replace('{', '⟦{⟧'),
    misses: skill({ setup_args: null }),
    others: reading('{ harbour }', 'const { API_KEY } = this.runtimeArgs;'),
    missesOthers: reading('{ harbour }', "const { API_KEY = '' } = this.runtimeArgs;"),
  },
  {
    code: 'anythingllm/handler-setting-unread',
    raises: skill({ setup_args: setup('⟦"API_KEY"⟧') }),
    misses: skill({ setup_args: setup('"API_KEY"') }),
    others: reading('{ harbour }'),
    missesOthers: reading('{ harbour }', 'return call(this.runtimeArgs);'),
  },
];
