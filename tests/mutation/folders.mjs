/**
 * For each folder of `src`: the least share of detected mutants, in percent, and the test files
 * that run for them. Each test that reaches a mutant runs for it, so only fast test files are used.
 *
 * @type {Record<string, { least: number; tests: string[] }>}
 */
export const folders = {
  domain: { least: 90, tests: ['tests/unit/domain/**/*.test.ts'] },
  protocol: { least: 90, tests: ['tests/unit/protocol/*.test.ts', 'tests/contract/*.test.ts'] },
  services: {
    least: 90,
    tests: ['tests/contract/*.test.ts', 'tests/unit/app/erase.test.ts'],
  },
  app: { least: 90, tests: ['tests/unit/app/**/*.test.ts'] },
  flows: { least: 80, tests: ['tests/component/{outlines,views}/*.test.tsx'] },
  views: { least: 80, tests: ['tests/component/{outlines,views}/*.test.tsx'] },
  components: { least: 80, tests: ['tests/component/{kit,outlines,views}/*.test.tsx'] },
};

/** Test files that take seconds even without a mutant. */
export const slow = ['tests/unit/domain/help-search.test.ts'];
