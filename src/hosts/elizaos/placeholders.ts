// Texts of our templates and fixes that authors are to replace by their own.

const ONE_SENTENCE = 'What this plugin does, in one sentence.';

/** In manifests. */
export const PLACEHOLDERS: readonly string[] = ['My Plugin', ONE_SENTENCE, 'Where to get this key'];

/** In code: words of descriptions, and names. */
export const CODE_PLACEHOLDERS: readonly string[] = [
  ONE_SENTENCE,
  ...['What it is for.', 'What it is for, in one sentence.', 'What agents can do with this service.'],
  ...'MY_ACTION MY_EVALUATOR MY_PROVIDER NAME my-data my-service'.split(' '),
  'What the model says.',
];
