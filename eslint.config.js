import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

// Components, and what Svelte compiles beside them. All other files are oxlint's (.oxlintrc.json), which is ten times as
// fast and checks types too, but does not read components.
export default ts.config(
  { files: ['**/*.svelte', '**/*.svelte.ts'] },
  { ignores: ['dist', 'node_modules', 'test-results', 'public', '**/*.js', '**/*.mjs', '**/!(*.svelte).ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  { files: ['**/*.svelte'], rules: ts.configs.recommendedTypeCheckedOnly.at(-1).rules },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte'],
    languageOptions: {
      parserOptions: {
        parser: ts.parser,
        project: ['tsconfig.page.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
  {
    languageOptions: { globals: globals.browser },
    plugins: { regexp },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-control-regex': 'off',
      'no-console': 'error',
      // The same limits as for all other code of the page.
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-lines-per-function': ['error', { max: 60 }],
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      // The page has no stores, and looking for them takes seconds.
      'svelte/require-store-reactive-access': 'off',
      // Types of template expressions are svelte-check's; the linter sees `any` there.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
