import { mkdir } from 'node:fs/promises';
import {
  check,
  inSeconds,
  playwright,
  results,
  secondsSince,
  sum,
  together,
  vitest,
} from './runner.mjs';

/**
 * The gate, `npm test`: stage after stage, each with its budget in seconds on two quiet cores. Its
 * last lines repeat the first failure and the line `N passed, N failed`. The proof runs the tests
 * that the gate leaves out.
 */

const depth = { isProof: false };

/** @type {{ name: string, budget: number, run: () => Promise<import('./runner.mjs').Score> }[]} */
const stages = [
  {
    name: 'unit, contract, component, model, faults, worlds, diagrams up to date',
    budget: 250,
    // The check computes the layouts of the charts that later tests read.
    run: () =>
      together(
        check('node', 'visualizations/run.mjs', 'exporter/export.ts', 'isFresh'),
        vitest(['tests'], depth),
      ),
  },
  {
    name: 'build, types, lint, format, dead code',
    budget: 95,
    // The explorer's build contains the coverage of the tests. Several threads of the compiler
    // would each compute most types.
    run: () =>
      together(
        check('node', 'sandbox/build.mjs'),
        check('tsc', '--singleThreaded'),
        check('oxlint'),
        check('biome', 'format'),
        check('knip'),
        check('knip', '--production', '-c', '.knip-production.json', '--include', 'files,exports'),
      ),
  },
  { name: 'browser, size budget', budget: 135, run: () => playwright(depth) },
];

await mkdir(results, { recursive: true });
const start = Date.now();
const scores = [];
const took = [];
for (const { name, budget, run } of stages) {
  console.log(`\n— ${name}`);
  const began = Date.now();
  const score = await run();
  const seconds = secondsSince(began);
  scores.push(score);
  took.push(`${inSeconds(seconds).padStart(8)} of ${budget}  ${name}`);
  const { passed, failed } = score;
  const outcome = failed > 0 ? 'FAILED' : 'ok';
  console.log(`${outcome}: ${name} (${passed} passed, ${failed} failed, ${inSeconds(seconds)})`);
}
const { passed, failed, first } = sum(scores);
const budget = stages.reduce((all, stage) => all + stage.budget, 0);
process.exitCode = failed > 0 ? 1 : 0;
if (failed > 0) console.log(`\n${first ?? 'First failure: see above.'}`);
console.log(`\n${took.join('\n')}`);
console.log(`${inSeconds(secondsSince(start)).padStart(8)} of ${budget}  in all`);
console.log(`\n${passed} passed, ${failed} failed`);
