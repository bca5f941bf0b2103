// Rules for the parts of a plugin: members without which they do not work, and names that occur twice.

import { CORE_1, inCode } from '../../releases.ts';
import { defineRule } from '../../../kit/rule.ts';
import { code } from '../../../kit/words.ts';
import { core1, section } from '../../evidence.ts';

/** What the core does without a member, by the kind of the part and the member. */
const EFFECTS: Readonly<Record<string, string>> = {
  'action.name': 'The model calls the action by it.',
  'action.description': 'The model chooses actions by it.',
  'action.validate': 'The core calls it before it offers the action.',
  'action.handler': 'The core has nothing to run when the model chooses the action.',
  'provider.name': 'It is needed for logging and to tell providers apart.',
  'provider.get': 'The core calls it for every answer and throws an error without it.',
  'evaluator.validate': 'The core calls it first, and throws an error without it.',
  'evaluator.handler': 'The core never runs this evaluator.',
  'route.type': 'No request ever matches it.',
  'route.path': 'Registering the plugin throws an error without it.',
  'route.handler': 'Nothing answers its requests; only STATIC routes may omit it.',
};

export const partMissing = defineRule<{ kind: string; member: string }>('elizaos/source-part-missing', {
  severity: { documented: 'refused', ...inCode.since(CORE_1, 'broken') },
  message: ({ kind, member }) => `The ${kind} has no ${code(member)}. ${EFFECTS[`${kind}.${member}`] ?? ''}`,
  evidence: [
    section('Plugin Interface'),
    core1('registerPlugin, composeState, processActions and evaluate in src/runtime.ts'),
  ],
});

export const newEvaluator = defineRule('elizaos/source-new-evaluator', {
  severity: { documented: 'advice', ...inCode.since(CORE_1, 'broken') },
  message: () =>
    'This is an evaluator of a newer core, with `shouldRun` and `prompt`. The documentation and core 1.x know only `validate` and `handler`; core 1.x never runs an evaluator without `handler`.',
  evidence: [section('Evaluator Schema'), core1('evaluate in src/runtime.ts')],
});

const TWICE: Readonly<Record<string, string>> = {
  action: 'The core registers the first one and skips the others.',
  provider: 'Both run, and the result of the later one replaces the other’s.',
  evaluator: 'Both run, and logs do not tell them apart.',
  service: 'Both start, and `runtime.getService()` gives only the first one.',
  route: 'Two handlers for the same address cannot both answer.',
  parameter: 'The later one counts.',
};

type Twice = { readonly kind: string; readonly name: string };
const twice = {
  message: ({ kind, name }: Twice): string => `There is another ${kind} ${code(name)}. ${TWICE[kind] ?? ''}`,
  evidence: [
    section('Action Schema'),
    core1('registerAction in src/runtime.ts', 'Action already registered, skipping'),
  ],
};

/** Of what never runs, or is never found, because another one has its name. */
export const duplicateUnused = defineRule<Twice>('elizaos/source-duplicate-unused', {
  ...twice,
  severity: { documented: 'refused', ...inCode.since(CORE_1, 'broken') },
});

export const duplicate = defineRule<Twice>('elizaos/source-duplicate', {
  ...twice,
  severity: { documented: 'refused', ...inCode.since(CORE_1, 'changed') },
});
