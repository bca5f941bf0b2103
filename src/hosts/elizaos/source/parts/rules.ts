// Rules for providers, evaluators and component types, and for names that occur twice.

import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

export const providerMissing = defineRule<{ member: string }>('elizaos/source-provider-missing', {
  severity: { documented: 'refused', 'core-1.x': 'broken' },
  message: ({ member }) =>
    member === 'get'
      ? 'The provider has no `get`. The core calls it for every answer and throws an error without it.'
      : `The provider has no ${code(member)}. It is needed for logging and to tell providers apart.`,
  evidence: [section('Provider Schema'), core1('composeState in src/runtime.ts')],
});

export const evaluatorMissing = defineRule<{ member: string }>('elizaos/source-evaluator-missing', {
  severity: { documented: 'refused', 'core-1.x': 'broken' },
  message: ({ member }) =>
    member === 'handler'
      ? '`handler` is missing. The core never runs this evaluator.'
      : '`validate` is missing. The core calls it first, and throws an error without it.',
  evidence: [section('Evaluator Schema'), core1('evaluate in src/runtime.ts')],
});

export const evaluatorUndescribed = defineRule<{ member: string }>('elizaos/source-evaluator-undescribed', {
  severity: { documented: 'types', 'core-1.x': 'changed' },
  message: ({ member }) => `The evaluator has no ${code(member)}, which the interface requires.`,
  evidence: [section('Evaluator Schema'), core1('evaluate in src/runtime.ts')],
});

export const newEvaluator = defineRule('elizaos/source-new-evaluator', {
  severity: { documented: 'advice', 'core-1.x': 'broken' },
  message: () =>
    'This is an evaluator of a newer core, with `shouldRun` and `prompt`. The documentation and core 1.x know only `validate` and `handler`; core 1.x never runs an evaluator without `handler`.',
  evidence: [section('Evaluator Schema'), core1('evaluate in src/runtime.ts')],
});

export const componentMissing = defineRule<{ member: string }>('elizaos/source-component-missing', {
  severity: { documented: 'types', 'core-1.x': 'types' },
  message: ({ member }) => `The component type has no ${code(member)}. The interface requires it.`,
  evidence: [section('Component Type Schema'), core1('Plugin in src/types/plugin.ts')],
});

const EFFECTS: Readonly<Record<string, string>> = {
  action: 'The core registers the first one and skips the others.',
  provider: 'Both run, and the result of the later one replaces the other’s.',
  evaluator: 'Both run, and logs do not tell them apart.',
  service: 'Both start, and `runtime.getService()` gives only the first one.',
  route: 'Two handlers for the same address cannot both answer.',
  parameter: 'The later one counts.',
  'test suite': 'Reports of a test run do not tell them apart.',
  'component type': 'Data of a component cannot be told apart.',
};

type Twice = { readonly kind: string; readonly name: string };
const twice = {
  message: ({ kind, name }: Twice): string =>
    `There is another ${kind} ${code(name)}. ${EFFECTS[kind] ?? ''}`,
  evidence: [
    section('Action Schema'),
    core1('registerAction in src/runtime.ts', 'Action already registered, skipping'),
  ],
};

/** Of what never runs, or is never found, because another one has its name. */
export const duplicateUnused = defineRule<Twice>('elizaos/source-duplicate-unused', {
  ...twice,
  severity: { documented: 'refused', 'core-1.x': 'broken' },
});

export const duplicate = defineRule<Twice>('elizaos/source-duplicate', {
  ...twice,
  severity: { documented: 'refused', 'core-1.x': 'changed' },
});
