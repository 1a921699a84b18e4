const folder = process.env['MUTATED_FOLDER'] ?? '';
const report = `test-results/mutation/${folder}`;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.mjs' },
  mutate: (process.env['MUTATED_FILES'] ?? `src/${folder}/**/*.{ts,tsx}`).split(' '),
  coverageAnalysis: 'perTest',
  // A mutant that acts while a module loads reaches every test: a fifth of the mutants would take
  // four fifths of the time.
  ignoreStatic: true,
  concurrency: Number(process.env['MUTATION_WORKERS'] ?? 2),
  // With this variable, the report names all tests that detect a mutant.
  disableBail: process.env['MUTATION_ALL'] === '1',
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { reportTests: false, logTests: false, skipFull: true },
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['dist', 'test-results', '.data'],
  // Stryker cannot read a tsconfig with TypeScript 7, and the tests run without type checks.
  tsconfigFile: 'none',
  disableTypeChecks: false,
};
