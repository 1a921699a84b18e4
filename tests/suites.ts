import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The suites that need no DOM, each a folder of `tests/`: few files that take long, in order. */
export const LONG_SUITES = ['architecture', 'simulation', 'faults', 'model'];
/** Many files that take little beside loading their modules. */
export const SHORT_SUITES = ['contract', 'unit', 'visualizations'];
const PLAIN_SUITES = [...LONG_SUITES, ...SHORT_SUITES];

/** The test files of suites. */
export const filesOf = (suites: readonly string[]) =>
  suites.map((suite) => `tests/${suite}/**/*.test.ts`);

/** A core that has nothing left to do is lost: what takes longest does not come last. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const suite = PLAIN_SUITES.findIndex((name) => moduleId.includes(`/tests/${name}/`));
      return suite < 0 ? PLAIN_SUITES.length : suite;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => place(a) - place(b));
  }
}
