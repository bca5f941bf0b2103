// Sentences on examples, which only models without native tool calling are shown.

import type { Args } from '../../../model/finding.ts';
import type { Rule } from '../../../model/host.ts';
import { code, editorSchema, LOADER, page, UNTOOLED } from '../evidence.ts';
import { REAL } from '../releases.ts';
import { quote } from '../words.ts';

const shown = code(`${UNTOOLED}:31-51`);
const parsed = code(`${UNTOOLED}:44`);
const called = code(`${UNTOOLED}:83-124`);

export const exampleRules: Readonly<Record<string, Rule>> = {
  'anythingllm/examples-missing': {
    severity: { documented: 'advice' },
    message: () =>
      'There are no examples. One to three are recommended. They show the model when and how to call the skill.',
    evidence: [page('examples')],
  },
  'anythingllm/examples-many': {
    severity: { documented: 'advice' },
    message: ({ count }) =>
      `There are ${String(count)} examples. One to three are recommended, because each makes every prompt longer.`,
    evidence: [page('examples')],
  },
  'anythingllm/examples-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) => `"examples" is ${String(found)}, not an array, so the model sees no examples.`,
    evidence: [page('examples'), editorSchema('90'), shown],
  },
  'anythingllm/example-item': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      found === 'null'
        ? 'This example is null: a model without native tool calling fails on it with every turn.'
        : `This example is ${String(found)}, not an object with "prompt" and "call", so it teaches the model nothing.`,
    evidence: [page('examples'), editorSchema('90-107'), shown],
  },
  'anythingllm/example-prompt-missing': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () =>
      'This example has no "prompt", so the model sees a call without the request that leads to it.',
    evidence: [page('examples'), editorSchema('95'), shown],
  },
  'anythingllm/example-call-missing': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: () => 'This example has no "call", so it teaches the model to call the skill without arguments.',
    evidence: [page('examples'), editorSchema('95-104'), parsed],
  },
  'anythingllm/example-unknown-key': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ key, meant }: Args) =>
      `${quote(key)} is ignored: an example has only "prompt" and "call".${
        meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      }`,
    evidence: [page('examples'), editorSchema('90-107'), shown],
  },
  'anythingllm/example-call-throws': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"call" is ${String(found)}, not a JSON string. The parser throws, and every turn fails with a model without native tool calling.`,
    evidence: [
      page('examples'),
      editorSchema('95-104'),
      code(`${UNTOOLED}:44`, 'jsonString?.startsWith is not a function'),
    ],
  },
  'anythingllm/example-call-type': {
    severity: { documented: 'refused', [REAL]: 'changed' },
    message: ({ found }) =>
      `"call" is ${String(found)}, not a JSON string, and the model sees ${found === 'null' ? '{}' : 'it'} instead of the arguments.`,
    evidence: [page('examples'), editorSchema('95-104'), parsed],
  },
  'anythingllm/example-call-lost': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ call }) =>
      `The call ${quote(call)} is not JSON, so the model sees {} and learns to call the skill without arguments.`,
    evidence: [page('examples'), parsed],
  },
  'anythingllm/example-call-lenient': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: () => 'The call is not plain JSON. AnythingLLM guesses what it means.',
    evidence: [page('examples'), parsed],
  },
  'anythingllm/example-call-no-object': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ found }) =>
      `The call is ${String(found)}, but arguments are an object with the names from "entrypoint.params".`,
    evidence: [page('examples'), parsed],
  },
  'anythingllm/example-call-unknown-param': {
    severity: { documented: 'changed', [REAL]: 'changed' },
    message: ({ name, meant }) =>
      `The example calls with ${quote(name)}, which is not in "entrypoint.params". A model without native tool calling that copies this gets its call discarded.${
        meant === undefined ? '' : ` Did you mean ${quote(meant)}?`
      }`,
    evidence: [
      page('examples'),
      code(`${UNTOOLED}:83-124`, 'Unknown argument: <key> provided but not in schema.'),
    ],
  },
  'anythingllm/example-call-value-type': {
    severity: { documented: 'advice', [REAL]: 'advice' },
    message: ({ name, type, found }) =>
      `The example gives ${String(found)} for ${quote(name)}, which is declared as ${quote(type)}. Nothing converts it, so the handler may get either.`,
    evidence: [page('examples'), called, code(`${LOADER}:235`)],
  },
};
