/**
 * For each folder of `src`, the test files that run for its mutants. Each test that reaches a
 * mutant runs for it, so only fast test files are used.
 *
 * @type {Record<string, string[]>}
 */
export const folders = {
  domain: ['tests/unit/domain/**/*.test.ts'],
  protocol: ['tests/unit/protocol/*.test.ts', 'tests/contract/*.test.ts'],
  services: ['tests/contract/*.test.ts', 'tests/unit/app/erase.test.ts'],
  app: ['tests/unit/app/**/*.test.ts'],
  flows: ['tests/component/{outlines,views}/*.test.tsx'],
  views: ['tests/component/{outlines,views}/*.test.tsx'],
  components: ['tests/component/{kit,outlines,views}/*.test.tsx'],
};

/** Test files that take seconds even without a mutant. */
export const slow = ['tests/unit/domain/help-search.test.ts'];
