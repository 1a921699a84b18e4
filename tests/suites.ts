import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of `tests/` that need no DOM; those with the slowest files come first. */
const plainSuites = [
  'simulation',
  'faults',
  'model',
  'architecture',
  'contract',
  'unit',
  'visualizations',
];

export const plainFiles = plainSuites.map((suite) => `tests/${suite}/**/*.test.ts`);
export const screenFiles = ['tests/component/**/*.test.{ts,tsx}'];
/** Test files that mock modules, or start a complete app, which continues to run in its window. */
export const appFiles = ['tests/component/app/**/*.test.{ts,tsx}'];

/** Runs the suites with the slowest files first, so that no core idles at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const suite = plainSuites.findIndex((name) => moduleId.includes(`/tests/${name}/`));
      return suite < 0 ? plainSuites.length : suite;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method, not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
