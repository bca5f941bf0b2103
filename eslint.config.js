import js from '@eslint/js';
import regexp from 'eslint-plugin-regexp';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  // Declarations of a host are data: text that the compiler in the page reads.
  {
    ignores: ['dist', 'node_modules', 'test-results', 'public', 'src/{lang/typescript,hosts/*/code}/*.d.ts'],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  // What needs types is oxlint's (.oxlintrc.json), which is twenty times as fast but does not read components.
  { files: ['**/*.svelte'], rules: ts.configs.recommendedTypeCheckedOnly.at(-1).rules },
  // What Svelte's rules look at is in no other file.
  ...svelte.configs.recommended.map((one) => ({ files: ['**/*.svelte', '**/*.svelte.ts'], ...one })),
  {
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
    },
  },
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
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser },
    rules: {
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
  {
    // A function is read at one go. The many cases of one switch count as one decision.
    files: ['src/**', 'workers/**'],
    ignores: ['**/*.test.ts', '**/*.fixtures.ts'],
    rules: {
      complexity: ['error', { max: 15, variant: 'modified' }],
      'max-lines-per-function': ['error', { max: 60 }],
    },
  },
  {
    // Patterns that meet text of others take linear time, or say at their place why not.
    files: ['src/**', 'workers/**'],
    ignores: ['**/*.test.ts', '**/*.fixtures.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // The host's own text functions: they run in the sandbox, which ends what takes too long.
    files: ['src/hosts/ownpilot/tool/text.ts'],
    rules: { 'regexp/no-super-linear-move': 'off' },
  },
  {
    // Servers that converted plugins carry run in Node.js.
    files: ['src/hosts/*/convert/scripts/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['scripts/**', 'e2e/**', 'build/**', '*.config.*'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
