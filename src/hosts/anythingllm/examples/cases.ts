// Cases of the rules on examples.

import type { RuleCase } from '../../../model/rule-case.ts';
import { call, example, skill, skillWithout } from '../case-texts.fixtures.ts';

const one = '{"prompt": "When?", "call": "{}"}';

export const cases: readonly RuleCase[] = [
  { code: 'anythingllm/examples-missing', raises: skillWithout('examples'), misses: skill() },
  {
    code: 'anythingllm/examples-missing',
    raises: skill({ examples: '⟦[]⟧' }),
    misses: skill({ examples: `[${one}]` }),
  },
  {
    code: 'anythingllm/examples-many',
    raises: skill({ examples: `[${[one, one, one, one, one].join(', ')}]` }).replace(
      '"examples"',
      '⟦"examples"⟧',
    ),
    misses: skill({ examples: `[${[one, one, one].join(', ')}]` }),
  },
  {
    code: 'anythingllm/examples-type',
    raises: skill({ examples: `⟦${one}⟧` }),
    misses: skill({ examples: `[${one}]` }),
  },
  { code: 'anythingllm/example-null', raises: example('⟦null⟧'), misses: example('{}') },
  { code: 'anythingllm/example-item', raises: example('⟦"When?"⟧'), misses: example(one) },
  {
    code: 'anythingllm/example-prompt-missing',
    raises: example('⟦{⟧"call": "{}"}'),
    misses: example('{"call": "{}", "prompt": ""}'),
  },
  {
    code: 'anythingllm/example-call-missing',
    raises: example('⟦{⟧"prompt": "When?"}'),
    misses: example('{"prompt": "When?", "call": "{}"}'),
  },
  {
    code: 'anythingllm/example-unknown-key',
    raises: example('{"prompt": "When?", "call": "{}", ⟦"note"⟧: "n"}'),
    misses: example(one),
  },
  {
    code: 'anythingllm/example-unknown-key',
    raises: example('{⟦"promt"⟧: "When?", "call": "{}"}'),
    misses: example(one),
  },
  {
    code: 'anythingllm/example-call-throws',
    raises: example('{"prompt": "When?", "call": ⟦{"harbour": "Dover"}⟧}'),
    misses: example('{"prompt": "When?", "call": 5}'),
  },
  {
    code: 'anythingllm/example-call-type',
    raises: example('{"prompt": "When?", "call": ⟦5⟧}'),
    misses: example('{"prompt": "When?", "call": "5"}'),
  },
  {
    code: 'anythingllm/example-call-lost',
    raises: call('harbour=Dover').replace('"harbour=Dover"', '⟦"harbour=Dover"⟧'),
    misses: call('{\\"harbour\\": \\"Dover\\"}'),
  },
  {
    code: 'anythingllm/example-call-lenient',
    raises: call("{harbour: 'Dover'}").replace(`"{harbour: 'Dover'}"`, `⟦"{harbour: 'Dover'}"⟧`),
    misses: call('{\\"harbour\\": \\"Dover\\"}'),
  },
  {
    code: 'anythingllm/example-call-no-object',
    raises: call('[\\"Dover\\"]').replace('"[\\"Dover\\"]"', '⟦"[\\"Dover\\"]"⟧'),
    misses: call('{\\"harbour\\": \\"Dover\\"}'),
  },
  {
    code: 'anythingllm/example-call-unknown-param',
    raises: call('{⟦\\"harbor\\"⟧: \\"Dover\\"}'),
    misses: call('{\\"harbour\\": \\"Dover\\"}'),
  },
  {
    code: 'anythingllm/example-call-unknown-param',
    raises: call('{\\"harbour\\": \\"Dover\\", ⟦\\"knots\\"⟧: 5}'),
    misses: call('{\\"harbour\\": \\"Dover\\"}'),
  },
  {
    code: 'anythingllm/example-call-value-type',
    raises: call('{\\"harbour\\": ⟦5⟧}'),
    misses: call('{\\"harbour\\": \\"5\\"}'),
  },
];
