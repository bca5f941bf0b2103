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
  ...ts.configs.recommendedTypeChecked,
  // What Svelte's rules look at is in no other file.
  ...svelte.configs.recommended.map((one) => ({ files: ['**/*.svelte', '**/*.svelte.ts'], ...one })),
  {
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'tsconfig.core.json',
          'tsconfig.workers.json',
          'tsconfig.guest.json',
          'tsconfig.node.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-control-regex': 'off',
      'no-console': 'error',
    },
  },
  {
    // Programs that know of components are made anew for each of them; all others only once.
    files: ['**/*.svelte'],
    languageOptions: {
      parserOptions: { parser: ts.parser, project: ['tsconfig.json'], extraFileExtensions: ['.svelte'] },
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
    // Taking the engine's functions off their objects, before foreign code can change those, is what these files do.
    files: ['src/sandbox/guest/**', 'src/hosts/*/guest/**'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      // A captured function called through `apply` has lost its result's type; tools reject with whatever they like.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      // A host makes text of anything, throws on whatever a plugin threw, and is async without a wait.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/require-await': 'off',
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
    extends: [ts.configs.disableTypeChecked],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
);
