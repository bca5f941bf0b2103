// Mutation testing (`npm run mutants`): changes one operator of the code at a time and runs the tests beside it.

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What runs while a module loads, tables mostly, would need all modules to be loaded anew for each mutant.
  ignoreStatic: true,
  disableTypeChecks: false,
  // Empty strings instead of texts: most are messages, which the cases beside the rules and the recorded panels hold.
  mutator: { excludedMutations: ['StringLiteral'] },
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutants/report.json' },
  tempDirName: 'test-results/mutants/copies',
  ignorePatterns: ['dist', 'test-results'],
  concurrency: 2,
  timeoutMS: 5000,
};
