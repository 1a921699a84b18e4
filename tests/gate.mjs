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
 * The gate, `npm test`: stage after stage, each with its budget in seconds on two quiet cores. Its last
 * lines repeat the first failure and say `N passed, N failed`. What it leaves out is the proof's.
 */

const depth = { isProof: false };

/** @type {{ name: string, budget: number, run: () => Promise<import('./runner.mjs').Score> }[]} */
const stages = [
  {
    name: 'unit, contract, component, model, faults, worlds, diagrams up to date',
    budget: 250,
    // The check lays out the charts before the tests that look at them do.
    run: () =>
      together(
        check('node', 'visualizations/exporter/run.mjs', '--check'),
        vitest(['tests'], depth),
      ),
  },
  {
    name: 'build, types, lint, format, dead code',
    budget: 95,
    // The explorer is built with what the tests walked. Several threads of the compiler would work
    // out most types once in each.
    run: () =>
      together(
        check('node', 'sandbox/build.mjs'),
        check('tsc', '--singleThreaded'),
        check('oxlint'),
        check('biome', 'format'),
        check('knip'),
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
if (failed > 0) console.log(`\n${first ?? 'First failure: it is told above.'}`);
console.log(`\n${took.join('\n')}`);
console.log(`${inSeconds(secondsSince(start)).padStart(8)} of ${budget}  in all`);
console.log(`\n${passed} passed, ${failed} failed`);
