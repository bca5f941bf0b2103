// Replays what RAGFlow's mapping makes of metadata as CPython reads their text: the OpenAI tool, or the exception.

import { documentOf } from '../../../test/check/of-text.ts';
import { host as ragflow } from '../../../src/hosts/ragflow/index.ts';
import { toOpenAiTool } from '../../../src/hosts/ragflow/openai-tool.ts';
import { factsOf } from '../../../src/hosts/ragflow/source-facts.ts';
import { readJson } from '../../../src/lang/json/read.ts';
import type { Comparison, Suite } from '../suite.ts';

interface Case {
  readonly id: string;
  readonly text: string;
  /** `names` are the properties in their order, `required` as the model gets it. */
  readonly expected: { readonly error: string } | { readonly names: string[]; readonly required: string[] };
}

export const suite: Suite = {
  name: 'ragflow-tool',
  *replay(lines): Iterable<Comparison> {
    for (const { id, text, expected } of lines as Case[]) {
      const document = documentOf({ text, path: null, older: null }, ragflow, readJson(text));
      const made = toOpenAiTool(document.value, '', factsOf(document));
      const actual =
        'error' in made ? made : { names: made.names, required: made.tool.function.parameters.required };
      yield { id, release: '0.19', expected, actual };
    }
  },
};
